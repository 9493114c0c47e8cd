"""Build a city where an own army stands; what lies there is found (EL-6.3.1 to EL-6.3.4)."""

from regalia.games.legends.actions import BUILD, DONE
from regalia.games.legends.material import NO_TOKEN, POISON_SWAMP, UNTURNED, WHITE_KNIGHT
from regalia.games.legends.phases import parts
from regalia.games.legends.state import ONE_CITY, LegendsState


def sites(s: LegendsState, seat: int) -> list[int]:
    """Where the seat may build (EL-6.3.1, EL-6.3.3)."""
    found: list[int] = []
    if s.cities[seat] == 0:
        return found
    once = s.flags & ONE_CITY != 0
    regions = s.regions
    for i in range(len(regions)):
        region = regions[i]
        if s.armies(region, seat) and not (once and s.cities_at(region, seat)):
            found.append(region)
    return found


def is_possible(s: LegendsState, seat: int) -> bool:
    return len(sites(s, seat)) > 0


def enter(s: LegendsState) -> None:
    if is_possible(s, s.turn):
        s.ask(s.turn)


def legal(s: LegendsState, seat: int) -> list[int]:
    actions = [DONE]
    for region in sites(s, seat):
        actions.append(BUILD + region)
    return actions


def apply(s: LegendsState, seat: int, action: int) -> None:
    if action == DONE:
        parts.forgo(s, seat)
        return
    region = action - BUILD
    s.raise_city(region, seat)
    if s.keeps_events:
        s.tell("builds", seat, (region,), "EL-6.3.1")
    token = s.tokens[region]
    if token == UNTURNED or NO_TOKEN < token <= POISON_SWAMP:
        find(s, seat, region)
    if s.warlords[seat] == WHITE_KNIGHT and s.supply[seat] > 0:  # EL-13.14: after the token
        s.raise_army(region, seat)
        if s.keeps_events:
            s.tell("knight", seat, (region,), "EL-13.8")
        s.army_enters(seat, region)
    s.pending = 0


def find(s: LegendsState, seat: int, region: int) -> None:
    """The first to build on a token takes it, and turns it face up (EL-10.2, EL-14.2)."""
    token = s.turn_token(region)
    was_hidden = (s.face_down >> region) & 1 == 1
    if was_hidden:
        s.shown += 1
        s.face_down &= ~(1 << region)
        for other in range(s.seats):
            s.known[other] = s.known[other] & ~(1 << region)
    s.put_token(region, NO_TOKEN)
    if s.keeps_events:
        rule = "EL-14.3" if token == POISON_SWAMP else "EL-14.2" if was_hidden else "EL-10.2"
        s.tell("finds", seat, (token, region), rule)
    s.win_token(seat, token)


def leave(s: LegendsState) -> int:
    return parts.after_part(s)
