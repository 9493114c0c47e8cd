"""Golden records: games chosen for what happens in them, kept and replayed digest for digest."""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from regalia import bots, registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.match import Match
from regalia.testing.settings import default_options, option_sets, unusual
from regalia.testing.walk import Walk

FOLDER = Path(__file__).parents[1] / "golden"
CANDIDATES = 24  # games played for each record kept
FEW = 2  # for a setting that is only listed
EXTRAS = 3  # more records, for what none of the others shows
NONCE = "0" * 32  # golden deals need no secrecy, and a fixed nonce keeps the files the same

Feature = tuple[object, ...]


def slots(game: Game) -> Iterator[tuple[str, Options]]:
    """What must be on record: every seat count, every option value, everything unusual at once.

    Then the settings that the game lists for itself.
    """
    for seats in game.seats:
        yield f"{seats}", default_options(game, seats)
    counts = cycle(game.seats)
    idle = list(listed(game, "not "))
    names = [name for seats in game.seats for name, _ in islice(option_sets(game, seats), 1, None)]
    for name in dict.fromkeys(names):
        for seats in islice(counts, len(game.seats)):  # the next seat count that offers it
            options = dict(option_sets(game, seats)).get(name)
            if options is not None:
                if options not in idle:
                    yield f"{seats}{name}", options
                break
    for options in listed(game):
        yield f"{options.seats}{unusual(game, options)}", options


def listed(game: Game, mark: str = "") -> Iterator[Options]:
    """The settings of `settings.txt`, a line each, as `2;module=quest;side=B`.

    With the mark "not " in front they are those that change nothing at this seat count.
    """
    path = FOLDER / game.id / "settings.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for line in lines:
        if line.startswith(mark) and line[len(mark) :][:1].isdigit():
            seats, *values = line.removeprefix(mark).split(";")
            yield registry.options(game, int(seats), registry.read_options(game, values))


def bot_match(game: Game, options: Options, seed: int, strong: bool = False) -> Match:
    """A match between the quick bots of a game, seated in turn; or the better one everywhere."""
    usual = bots.usual(game.id)
    known = [usual] if strong else list(dict.fromkeys(["uniform", usual]))
    names = [known[(seat + seed) % len(known)] for seat in range(options.seats)]
    players = [bots.find(name, game.id, seed + seat) for seat, name in enumerate(names)]
    match = Match(game, options, seed, NONCE)
    match.bots = tuple(names)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
    return match


def wild_match(game: Game, options: Options, seed: int) -> Match:
    """A match of random players with strong tastes."""
    walk = Walk(game, options, seed, "taste")
    walk.end()
    match = Match(game, options, seed, NONCE)
    for seat, action in walk.steps:
        match.play(seat, action)
    return match


def features(match: Match) -> set[Feature]:
    """What happens in a match: kinds of events, choices made, shared places."""
    found: set[Feature] = {("event", event.kind) for event in match.opening}
    for ply in match.plies:
        found.add(("choice", *match.game.actions.code(ply.action)[:2]))
        found.update(("event", event.kind, event.rule) for event in ply.events)
    places = match.ranks()
    if 1 in places and len(set(places)) < match.seats:
        found.add(("tie",))
    return found


def choose(game: Game) -> Iterator[tuple[str, Match, set[Feature]]]:
    """For each slot, the candidate that shows most of what the earlier ones did not; then more."""
    covered: set[Feature] = set()
    pool: list[Match] = []
    few = list(listed(game))
    for name, options in slots(game):
        play = wild_match if "-" in name else bot_match
        count = FEW if options in few else CANDIDATES
        matches = [play(game, options, seed) for seed in range(1, count + 1)]
        pool += matches
        telling = [match for match in matches if not is_idle(match)]
        best, new = newest(telling or matches, covered)
        covered |= new
        yield name, best, new
    for number in range(1, EXTRAS + 1):
        best, new = newest(pool, covered)
        covered |= new
        yield f"{best.seats}-more-{number}", best, new


def is_idle(match: Match) -> bool:
    """Whether the defaults would offer and bring the very same: its setting never shows."""
    game, seed = match.game, match.seed
    state = game.new(match.options, seed)
    twin = game.new(default_options(game, match.seats), seed)
    for ply in match.plies:
        if state.key() != twin.key() or state.legal(ply.seat) != twin.legal(ply.seat):
            return False
        state.apply(ply.seat, ply.action)
        twin.apply(ply.seat, ply.action)
    return state.key() == twin.key() and state.ranks() == twin.ranks()


def newest(matches: list[Match], covered: set[Feature]) -> tuple[Match, set[Feature]]:
    """The match with most features that are not covered yet, and these."""
    best = max(matches, key=lambda match: len(features(match) - covered))
    return best, features(best) - covered
