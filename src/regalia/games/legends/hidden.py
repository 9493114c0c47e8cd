"""What a seat may not know: face-down tokens, and bids that are not yet shown (EL-14.7, EL-4.1)."""

from regalia.core.events import SPECTATOR
from regalia.games.legends.material import UNTURNED
from regalia.games.legends.rules import Legends
from regalia.games.legends.state import BIDS, UNKNOWN


def hidden(state: Legends, seat: int) -> dict[str, object]:
    """The zones that a seat, or a spectator, cannot see, and what is in them."""
    zones: dict[str, object] = {}
    looked = 0 if seat == SPECTATOR else state.looked(seat)
    unseen = state.face_down & ~looked
    tokens = [
        (region, state.tokens(region))
        for region in state.regions
        if (unseen >> region) & 1 and state.tokens(region) != UNTURNED
    ]
    if tokens:
        zones["tokens"] = tuple(tokens)
    if state.phase == BIDS:
        sealed = [
            (other, bid)
            for other, bid in enumerate(state.all_bids())
            if other != seat and bid != UNKNOWN
        ]
        if sealed:
            zones["bids"] = tuple(sealed)
    return zones
