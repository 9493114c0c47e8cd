"""How well bots play the two Wonderful games: `python bench/bots.py GAME [--bot NAME]`.

Against `uniform` the seats are rotated; alone the medals are counted. Game n has the seed n.
"""

import argparse
from collections.abc import Iterator
from statistics import fmean
from time import perf_counter

from regalia import bots, registry
from regalia.core.game import Game
from regalia.core.options import Options
from regalia.core.state import GameState
from regalia.games.wonderful_kingdom import scoring as kingdom_scoring
from regalia.games.wonderful_kingdom.material import PACK_SLUG, PACK_SOLO
from regalia.games.wonderful_kingdom.options import MODULES
from regalia.games.wonderful_kingdom.quests import QUEST_SLUG
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.scenarios import SCENARIO_SLUG as KINGDOM_SCENARIOS
from regalia.games.wonderful_world import scoring as world_scoring
from regalia.games.wonderful_world.material import SCENARIO_SLUG as WORLD_SCENARIOS
from regalia.games.wonderful_world.rules import World

Choices = dict[str, str]
MEDALS = ("lost", "none", "bronze", "silver", "gold")


def cases(game: Game) -> Iterator[tuple[int, Choices]]:
    """Seats and options of every series."""
    if game.id == "wonderful_world":
        yield 2, {}
        yield 2, {"corruption_ascension": "always"}
        yield 1, {}
        yield from [(1, {"scenario": slug}) for slug in WORLD_SCENARIOS]
        return
    for module in MODULES:
        if module != "menace":
            yield 2, {"module": module}
    for one, other in zip(PACK_SLUG[::2], PACK_SLUG[1::2], strict=True):
        yield 2, {"pack_1": one, "pack_2": other}
    alone: list[Choices] = [
        {"pack_1": p} for p, fit in zip(PACK_SLUG, PACK_SOLO, strict=True) if fit
    ]
    alone += [{"module": "advisors"}]
    alone += [{"module": "quest", "quest": slug} for slug in QUEST_SLUG]
    alone += [{"scenario": slug} for slug in KINGDOM_SCENARIOS]
    yield from [(1, {**choices, "side": "B"}) for choices in alone]
    yield from [(1, {"module": "conquest", "board": board}) for board in ("C1", "C2")]


def medal(state: GameState) -> int:
    """-1 for lost, 0 for nothing, 1 to 3 for bronze, silver and gold."""
    if isinstance(state, Kingdom):
        return kingdom_scoring.medal(state)
    assert isinstance(state, World)
    if state.options["scenario"] == "none":
        return world_scoring.title(state.points(0))
    return world_scoring.medal(state.built(0), state.scenario, state.points(0))


def has_won(state: GameState, seat: int) -> bool:
    """First, alone, and with everything done that a quest asks for."""
    return state.ranks().count(1) == 1 and state.ranks()[seat] == 1 and state.may_win(seat)


def play(game: Game, options: Options, number: int, bot: str) -> tuple[GameState, int]:
    """One game, and how many decisions the bot took in it; it sits at `number % seats`."""
    state = game.new(options, number)
    state.keeps_events = False
    seats = options.seats
    mine = number % seats
    company = [
        bots.find(bot if seat == mine else "uniform", game.id, number * seats + seat)
        for seat in range(seats)
    ]
    decisions = 0
    while waiting := state.to_act():
        for seat in waiting:
            state.apply(seat, company[seat].choose(game.observe(state, seat)))
            decisions += seat == mine
    return state, decisions


def name_of(choices: Choices) -> str:
    """What differs from the defaults."""
    return ", ".join(choices.values()) or "base"


def series(game: Game, seats: int, choices: Choices, games: int, bot: str) -> str:
    """A row of the table."""
    values = registry.read_options(game, [f"{key}={value}" for key, value in choices.items()])
    options = registry.options(game, seats, values)
    begin = perf_counter()
    played = [play(game, options, number, bot) for number in range(games)]
    cost = (perf_counter() - begin) / sum([decisions for _, decisions in played])
    states = [state for state, _ in played]
    mine = fmean([state.points(number % seats) for number, state in enumerate(states)])
    name = name_of(choices)
    if seats == 1:
        found = [medal(state) for state in states]
        counted = ", ".join([f"{MEDALS[m + 1]} {found.count(m)}" for m in range(-1, 4)])
        won = sum([m > 0 for m in found])
        row = f"alone | {name} | {won} of {games} | {mine:.1f} | {counted}"
    else:
        wins = sum([has_won(state, number % seats) for number, state in enumerate(states)])
        theirs = fmean([state.points(1 - number % seats) for number, state in enumerate(states)])
        row = f"against uniform | {name} | {wins} of {games} | {mine:.1f} | to {theirs:.1f}"
    return f"| {row} | {1000 * cost:.1f} ms |"


def main() -> None:
    """Print a table; a decision's time includes what `uniform` and the game take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["wonderful_world", "wonderful_kingdom"])
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--duels", type=int, default=200, help="games against uniform")
    parser.add_argument("--solos", type=int, default=100, help="games alone")
    parser.add_argument("--only", default="", help="series whose options contain this word")
    chosen = parser.parse_args()
    game = registry.find(chosen.game)
    print("| table | options | won, or a medal | points | more | a decision |")
    print("| --- | --- | --- | --- | --- | --- |")
    for seats, choices in cases(game):
        games = chosen.solos if seats == 1 else chosen.duels
        if games and chosen.only in name_of(choices):
            print(series(game, seats, choices, games, chosen.bot), flush=True)


if __name__ == "__main__":
    main()
