"""How long levels think: `python bench/pace.py [GAME ...] [--levels 3,5] [--games 2]`.

Every seat is of the level that is asked about; game n has the seed n. Times are processor time of
one core, so that other work on the machine lengthens them a little, but waiting does not count.
"""

import argparse
from statistics import fmean
from time import process_time

from regalia import bots, registry
from regalia.build import build
from regalia.core.game import Game


def times(game: Game, seats: int, level: str, number: int) -> list[float]:
    """What each decision between several actions took in one game, in seconds."""
    state = game.new(registry.options(game, seats), number)
    state.keeps_events = False
    company = [bots.find(level, game.id, number * seats + seat) for seat in range(seats)]
    taken: list[float] = []
    while waiting := state.to_act():
        for seat in waiting:
            seen = game.observe(state, seat)
            begin = process_time()
            action = company[seat].choose(seen)
            if len(seen.legal) > 1:
                taken.append(process_time() - begin)
            state.apply(seat, action)
    return taken


def main() -> None:
    """Print a row for each game, level and number of seats: two, and as many as there may be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--levels", default="3,5")
    parser.add_argument("--seats", default="", help="such as 5,6,7")
    parser.add_argument("--games", type=int, default=2)
    chosen = parser.parse_args()
    print(f"Milliseconds of processor time, {build()}.\n")
    print("| game | seats | level | games | decisions | mean | 99 of 100 | longest |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in [registry.find(name) for name in chosen.names] or registry.games():
        asked = [int(seats) for seats in chosen.seats.split(",") if seats]
        for seats in asked or sorted({2, max(game.seats)}):
            for level in chosen.levels.split(","):
                taken = sorted(
                    1000 * second
                    for number in range(chosen.games)
                    for second in times(game, seats, f"level{level}", number)
                )
                late = taken[len(taken) * 99 // 100]
                row = f"{game.name.en} | {seats} | {level} | {chosen.games} | {len(taken)}"
                print(f"| {row} | {fmean(taken):.1f} | {late:.1f} | {taken[-1]:.1f} |", flush=True)


if __name__ == "__main__":
    main()
