"""What a duke may not know: cards face down, and what belongs to the other alone (IWK-6)."""

from regalia.games.wonderful_kingdom.phases import choice
from regalia.games.wonderful_kingdom.rules import Kingdom
from regalia.games.wonderful_kingdom.state import (
    ARRIVAL,
    CHOICE,
    COUNCIL,
    FACE_DOWN,
    KNOWN_SHIFT,
    NONE,
    START,
)


def hidden(state: Kingdom, seat: int) -> dict[str, object]:
    """The zones that a seat, or a spectator, cannot see, and what is in them."""
    zones: dict[str, object] = {}
    if state.box and (state.seats == 2 or state.phase != COUNCIL):
        zones["box"] = tuple(sorted(state.box))
    if state.seats == 2:
        zones |= hidden_cards(state, seat)
        for other in range(2):
            if other != seat:
                zones |= hidden_matter(state, other)
    return zones


def hidden_cards(state: Kingdom, seat: int) -> dict[str, object]:
    """Face-down cards, on the table or discarded, that the seat neither hid nor peeked at."""

    def is_secret(tabled: int) -> bool:
        known = seat >= 0 and (tabled >> (KNOWN_SHIFT + seat)) & 1 == 1
        return tabled & FACE_DOWN != 0 and not known

    table = enumerate(state.all_zones())
    down = [(zone, tabled) for zone, row in table for tabled in row if is_secret(tabled)]
    if state.lifted != NONE and is_secret(state.lifted):
        down.append((4, int(state.lifted)))
    buried = [tabled for tabled in state.buried if is_secret(tabled)]
    zones: dict[str, object] = {}
    if down:
        zones["face-down cards"] = tuple(sorted(down))
    if buried:
        zones["discarded face down"] = tuple(sorted(buried))
    return zones


def hidden_matter(state: Kingdom, other: int) -> dict[str, object]:
    """What belongs to another seat alone: hand, pack, advisors, cards it looks at."""
    zones: dict[str, object] = {}
    if state.hands(other):
        zones[f"hand of {other}"] = tuple(state.hands(other))
    if len(set(state.packs_left(other))) > 1:
        zones[f"pack of {other}"] = tuple(state.packs_left(other))
    if state.phase == COUNCIL:
        zones[f"advisors of {other}"] = tuple(state.choices(other))
    if state.phase in (COUNCIL, ARRIVAL) and state.sealed(other) != NONE:
        zones[f"choice of {other}"] = state.sealed(other)
    if state.rejected(other) != NONE:
        zones[f"advisor sent away by {other}"] = state.rejected(other)
    if state.phase == START and state.drawn and (state.pending >> other) & 1:
        zones[f"cards that {other} looks at"] = tuple(state.drawn)
    if state.phase == CHOICE and state.stage == choice.HALF and (state.pending >> other) & 1:
        zones[f"first card of {other}"] = state.half
    return zones
