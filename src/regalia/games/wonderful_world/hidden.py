"""What a seat may not know: hands, picks, and what others do within a window."""

from regalia.core.events import SPECTATOR
from regalia.games.wonderful_world.rules import World
from regalia.games.wonderful_world.state import DRAFT, NONE, OVER


def hidden(state: World, seat: int) -> dict[str, object]:
    """The zones that a seat, or a spectator, cannot see, and what is in them."""
    if state.seats == 1 or state.phase == OVER:
        return leftovers(state, seat)
    others = [other for other in range(state.seats) if other != seat]
    if state.phase == DRAFT:
        return {**leftovers(state, seat), **draft_secrets(state, seat, others)}
    plans: dict[str, object] = {f"plans of {other}": plan(state, other) for other in others}
    return {**leftovers(state, seat), **plans}


def leftovers(state: World, seat: int) -> dict[str, object]:
    """Draft leftovers were in every player's hand; a spectator never saw them (IWW-4.9)."""
    return {"leftovers": tuple(state.buried)} if seat == SPECTATOR and state.buried else {}


def draft_secrets(state: World, seat: int, others: list[int]) -> dict[str, object]:
    """Hands the seat has not held, and what others have picked."""
    zones: dict[str, object] = {}
    for other in others:
        if not state.sees_hand(seat, other):
            zones[f"hand of {other}"] = tuple(state.hands(other))
        if state.sealed(other) != NONE and len(state.hands(other)) > 1:
            zones[f"pick of {other}"] = state.sealed(other)
    return zones


def plan(state: World, seat: int) -> tuple[object, ...]:
    """What a seat has done in this window."""
    return (
        tuple(state.row_sites(seat)),
        tuple(state.built(seat)),
        tuple(state.todo(seat)),
        (state.purse(seat), state.loose(seat), state.carried(seat)),
        ((state.due >> seat) & 1, (state.chosen >> seat) & 1),
    )
