"""Positions played on, by what search takes for likely play, and judged where that ends."""

from dataclasses import dataclass

from regalia.bots.search import Mind
from regalia.bots.search.search import play_on, players
from regalia.core.rng import FastRng
from regalia.core.state import GameState


def reseeded(state: GameState, seed: int) -> GameState:
    """A copy whose chance to come is another: what is to be drawn lies in no order yet."""
    twin = state.clone()
    twin.rng = FastRng(seed)
    return twin


@dataclass(frozen=True, slots=True)
class Look:
    """One look ahead: every seat's chance to win, and its margin over the best rival."""

    chances: tuple[float, ...]
    margins: tuple[float, ...]


def look(state: GameState, mind: Mind, seed: int, goal: int) -> Look:
    """Play on to a stage, in place, and judge the position for every seat."""
    play_on(mind, state, goal, players(seed))
    seats = range(state.seats)
    margins = tuple([mind.value(state, seat) for seat in seats])
    chances = [mind.chance(state, seat, margins[seat]) for seat in seats]
    total = sum(chances)
    # Each seat is judged by itself; together they win once, unless nobody may.
    if state.seats > 1 and state.pending and total > 0:
        chances = [chance / total for chance in chances]
    return Look(tuple(chances), margins)


def goals(state: GameState, mind: Mind, count: int) -> list[int]:
    """How far each of some looks goes: to the end of this turn, of the next one, and so on.

    A seat that has just moved looks better than the others; over a round of goals everybody has.
    """
    stage = mind.stage(state)
    return [stage + 1 + number % state.seats for number in range(count)]
