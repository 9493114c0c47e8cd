"""What a finished game is worth to each seat, for learners."""

from typing import Final

from regalia.core.state import GameState

HUNDRED: Final = 100.0


def utilities(state: GameState) -> list[float]:
    """By places: 1 for a seat ahead of all others, -1 for one behind all others; the sum is 0.

    A lone player gets a hundredth of the points.
    """
    if state.seats == 1:
        return [state.points(0) / HUNDRED]
    places = state.ranks()
    others = float(state.seats - 1)
    return [
        (
            sum([int(place < other) for other in places])
            - sum([int(other < place) for other in places])
        )
        / others
        for place in places
    ]
