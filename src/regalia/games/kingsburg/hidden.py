"""What a seat may not know: the enemy of the year, until it has seen it (KB-6.7)."""

from regalia.games.kingsburg.rules import Kingsburg
from regalia.games.kingsburg.state import UNKNOWN


def hidden(state: Kingsburg, seat: int) -> dict[str, object]:
    """The zones that a seat, or a spectator, cannot see, and what is in them."""
    if state.enemy == UNKNOWN or state.sees_enemy(seat):
        return {}
    return {"enemy": state.enemy}
