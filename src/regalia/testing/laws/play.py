"""Laws of play: legality, asking, commutation, determinism, termination, conservation, scores."""

from itertools import pairwise, permutations
from random import Random

from regalia.core.errors import Broken
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.match.snapshot import pack
from regalia.testing.failures import law
from regalia.testing.laws.knowledge import watchers
from regalia.testing.walk import walks

Steps = list[tuple[int, int]]


@law
def check_legality(game: Game, options: Options, seed: int) -> None:
    """Legal lists ascend without repetition, and are empty exactly for seats that owe nothing."""
    for walk in walks(game, options, seed, 4):
        for state in walk.states():
            key = state.key()
            owing = state.to_act()
            assert is_ascending(owing), f"to_act is not ascending: {owing}"
            assert owing == [seat for seat in range(options.seats) if state.pending >> seat & 1]
            assert state.is_over() == (owing == [])
            for seat in range(options.seats):
                legal = state.legal(seat)
                assert is_ascending(legal), f"legal is not ascending: {legal}"
                assert bool(legal) == (seat in owing), f"seat {seat}: {legal}, to act: {owing}"
                assert all(0 <= action < len(game.actions) for action in legal)
                assert state.legal(seat) == legal, "asking twice gives another answer"
            assert state.key() == key, "asking what is legal changed the state"


@law
def check_asking(game: Game, options: Options, seed: int) -> None:
    """`legal` changes nothing, not even what no key holds: in states, clones, imagined worlds."""
    for walk in walks(game, options, seed, 3):
        for state in walk.some(16):
            ask_all(state.clone())
            for seat in state.to_act():
                ask_all(game.imagine(game.observe(state, seat), walk.next_seed()))
            ask_all(state)


def ask_all(state: GameState) -> None:
    """Ask every seat twice what it may do; lists that were handed out belong to the caller."""
    key, content, events = state.key(), pack(state), state.events[:]
    for seat in range(state.seats):
        first = state.legal(seat)
        again = first[:]
        first.clear()
        assert state.legal(seat) == again, "a list of legal actions is handed out twice"
    assert state.key() == key, "asking what is legal changed the state"
    assert pack(state) == content, "asking what is legal left a trace in the state"
    assert state.events == events, "asking what is legal is told"


def is_ascending(items: list[int]) -> bool:
    """Whether items grow strictly, which also makes them unique."""
    return all(a < b for a, b in pairwise(items))


@law
def check_commutation(game: Game, options: Options, seed: int) -> None:
    """Whatever the order of answers within a window, the same position follows."""
    for walk in walks(game, options, seed, 4):
        for state in walk.states():
            if len(state.to_act()) > 1 and walk.random.random() < 0.5:
                compare_orders(state, walk.random)


def compare_orders(state: GameState, random: Random) -> None:
    """Play on to the end of the window, then play the same answers in other orders."""
    end, scripts = play_window(state, random)
    seats = list(scripts)
    many = len(seats) > 4  # more orders than one wants to list
    orders = [random.sample(seats, len(seats)) for _ in range(6)] if many else permutations(seats)
    orders = [[seat for seat in order for _ in scripts[seat]] for order in orders]
    random.shuffle(orders)
    mixed = [seat for seat in seats for _ in scripts[seat]]
    random.shuffle(mixed)
    for order in [*orders[:6], mixed]:
        rest = {seat: answers[:] for seat, answers in scripts.items()}
        other = state.clone()
        for seat in order:
            action, legal = rest[seat].pop(0)
            assert other.legal(seat) == legal, f"others' answers changed what seat {seat} may do"
            other.apply(seat, action)
        assert other.key() == end.key(), f"the order {order} of {scripts} matters"


def play_window(
    state: GameState, random: Random
) -> tuple[GameState, dict[int, list[tuple[int, list[int]]]]]:
    """The end of the window, and each seat's answers with what was legal when it gave them."""
    first, window = state.pending, state.window
    end = state.clone()
    scripts: dict[int, list[tuple[int, list[int]]]] = {seat: [] for seat in state.to_act()}
    while end.window == window and end.pending and not end.pending & ~first:
        seat = random.choice(end.to_act())
        legal = end.legal(seat)
        action = random.choice(legal)
        scripts[seat].append((action, legal))
        drawn, others = end.rng.count, end.pending & ~(1 << seat)
        end.apply(seat, action)
        assert not others or end.rng.count == drawn, "chance was drawn while others still owe"
    return end, scripts


@law
def check_determinism(game: Game, options: Options, seed: int) -> None:
    """The same seed and the same actions give the same keys and the same events."""
    for walk in walks(game, options, seed, 2):
        first = [(state.key(), walk.events) for state in walk.states()]
        again = [(state.key(), walk.events) for state in walk.again(walk.steps)]
        for (key, events), (other_key, other_events) in zip(first, again, strict=True):
            assert key == other_key, "the same actions gave another position"
            assert events == other_events, "the same actions gave other events"


@law
def check_termination(game: Game, options: Options, seed: int) -> None:
    """Every game ends within `max_actions`."""
    for walk in walks(game, options, seed, 12):
        state = walk.end()
        assert state.is_over()
        assert all(not state.legal(seat) for seat in range(options.seats))


@law
def check_conservation(game: Game, options: Options, seed: int) -> None:
    """Nothing of the game's material is ever lost or made: `check` holds after every action."""
    for walk in walks(game, options, seed, 6):
        for state in walk.states():
            try:
                state.check()
            except Broken as broken:
                raise AssertionError(f"check: {broken}") from broken


@law
def check_scores(game: Game, options: Options, seed: int) -> None:
    """Points are the sheet's total; ranks start at 1, share ties, and follow the points.

    When the game is over, everybody may know all points, and `Game.scores` tells them so.
    Seats that may not win stand behind those that may, whatever their points. Only where nobody
    may win there need not be a first place: then all are second.
    """
    for walk in walks(game, options, seed, 4):
        for state in walk.states():
            points = [state.points(seat) for seat in range(options.seats)]
            for seat in range(options.seats):
                sheet = state.score(seat)
                assert sheet.total == points[seat], f"{points[seat]} points, sheet {sheet.total}"
                assert all(line.rule for line in sheet.lines), "a score line names no rule"
            for viewer in watchers(options) if state.is_over() else ():
                told = [sheet.total for sheet in game.scores(game.observe(state, viewer))]
                assert told == points, f"in the end seat {viewer} is told {told}, not {points}"
            if state.is_over():
                check_outcome(state)
            ranks = state.ranks()
            if not any(state.may_win(seat) for seat in range(options.seats)):
                assert state.winners() == [], ranks
                if 1 not in ranks:
                    assert set(ranks) == {2}, ranks
                    continue
            assert ranks == [1 + sum(other < mine for other in ranks) for mine in ranks], ranks
            for a in range(options.seats):
                for b in range(options.seats):
                    if state.may_win(a) == state.may_win(b):
                        assert points[a] <= points[b] or ranks[a] < ranks[b], (points, ranks)
                    else:
                        assert (ranks[a] < ranks[b]) == state.may_win(a), (points, ranks)


def check_outcome(state: GameState) -> None:
    """How a game ended as data agrees with its ranks, and names a rule."""
    outcome = state.outcome()
    assert outcome.rule and outcome.by, f"{outcome} does not say why"
    assert outcome.winners == state.winners(), f"{outcome}, but {state.winners()} won"
    assert outcome.places == (state.ranks() if outcome.winners else [2] * state.seats), outcome
    assert (outcome.threshold is None) == (not outcome.medal and not outcome.title), outcome
