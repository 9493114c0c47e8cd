"""Conquest: armies are recruited and moved, in turn, until both pass (IWK-30 to IWK-32)."""

from typing import Final

from mypy_extensions import i64

from regalia.games.wonderful.row import added, changed
from regalia.games.wonderful_kingdom import prison, window, yields
from regalia.games.wonderful_kingdom.actions import (
    DONE,
    GO,
    IMPRISON,
    JOIN,
    MARCH,
    OCCUPY,
    RECRUIT,
)
from regalia.games.wonderful_kingdom.land import armies, castle, place_of, places, shift
from regalia.games.wonderful_kingdom.maps import (
    DOUBLE_MOVE,
    NEAR,
    PLACE_CODE,
    SITES,
    bits,
)
from regalia.games.wonderful_kingdom.material import SOLDIER
from regalia.games.wonderful_kingdom.state import BIT, EVENING, NONE, KingdomState

# Stages of a turn.
FREE: Final = 0
JOINING: Final = 1
SETTLING: Final = 2  # which sites stay occupied
JAILING: Final = prison.JAILING


def enter(s: KingdomState) -> None:
    """More Soldiers act first, else the first player (IWK-30.8)."""
    s.passes = 0
    s.turn = 0
    s.mover = s.player(0)
    if s.seats == 2 and s.soldiers(1 - s.mover) > s.soldiers(s.mover):
        s.mover = 1 - s.mover
    begin_turn(s)


def begin_turn(s: KingdomState) -> None:
    """Ask the seat that is to act; one that can do nothing passes by itself."""
    s.pending = 0
    s.stage = FREE
    while s.passes < s.seats:
        if len(legal(s, s.mover)) > 1:
            s.ask(s.mover)
            return
        s.passes += 1
        if s.seats == 2:
            s.mover = 1 - s.mover
    prison.jail(s)


def standing(s: KingdomState, side: i64) -> i64:
    """A mask of the places where a side has armies."""
    mask = 0
    at = side * places(s)
    for place in range(places(s)):
        if s.armies[at + place] > 0:
            mask |= BIT[place]
    return mask


def origins(s: KingdomState, side: i64, goal: i64, held: i64, doubles: bool) -> i64:
    """A mask of the places from which a side may move to a goal (IWK-30.10, IWK-31.5).

    `held` are the places where it has armies, `doubles` tells whether it moves two steps.
    """
    near = NEAR[s.board][goal]
    mask = near
    if doubles:
        for between in range(places(s)):
            if (near >> between) & 1 and is_passable(s, side, between):
                mask |= NEAR[s.board][between]
    return mask & held & ~BIT[goal]


def moves_double(s: KingdomState, side: i64) -> bool:
    """Whether a side occupies a Double move (IWK-31.5)."""
    return yields.count_sites(s, side, DOUBLE_MOVE) > 0


def is_passable(s: KingdomState, side: i64, place: i64) -> bool:
    """Whether the way may lead through a place: no enemy controls it (IWK-31.9)."""
    if place == castle(s, 1 - side) and s.seats == 2:
        return False
    return armies(s, 1 - side, place) == 0


def legal(s: KingdomState, seat: i64) -> list[int]:
    if s.stage == JAILING:
        return prison.jailable(s)
    if s.stage == SETTLING:
        return layouts(s, seat, lowest(s.unsettled))
    if s.stage == JOINING:
        return joins(s, seat)
    actions = [DONE]
    purse = s.soldiers(seat)
    if purse > 0:
        for count in range(min(purse, s.reserve[seat])):
            actions.append(RECRUIT + count)
        add_marches(s, seat, purse, actions)
        actions.sort()
    window.add_free(s, seat, 0, True, actions)
    return actions


def add_marches(s: KingdomState, seat: i64, soldiers: i64, actions: list[int]) -> None:
    """The places that enough armies can reach (IWK-30.11)."""
    held = standing(s, seat)
    doubles = moves_double(s, seat)
    forbidden = castle(s, 1 - seat) if s.seats == 2 else NONE  # IWK-30.4
    for goal in range(places(s)):
        if goal == forbidden:
            continue
        enemies = armies(s, 1 - seat, goal)
        if soldiers <= enemies:
            continue
        mask = origins(s, seat, goal, held, doubles)
        count = 0
        while mask != 0:
            place = lowest(mask)
            count += armies(s, seat, place)
            mask &= mask - 1
        if count > enemies:
            actions.append(MARCH + PLACE_CODE[s.board][goal])


def joins(s: KingdomState, seat: i64) -> list[int]:
    """One more army from somewhere, or go."""
    actions: list[int] = []
    total = sum(s.joined)
    if total < s.soldiers(seat):
        mask = origins(s, seat, s.goal, standing(s, seat), moves_double(s, seat))
        for place in range(places(s)):
            if (mask >> place) & 1 and s.joined[place] < armies(s, seat, place):
                actions.append(JOIN + PLACE_CODE[s.board][place])
    if total > armies(s, 1 - seat, s.goal):
        actions.append(GO)
    actions.sort()
    return actions


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    if s.stage == JAILING:
        if action != DONE:
            prison.imprison(s, action - IMPRISON)
        prison.finish(s)
    elif action == DONE:
        s.passes += 1
        if s.keeps_events:
            s.tell("passes", seat, (), "IWK-30.8")
        pass_on(s)
    elif RECRUIT <= action < MARCH:
        recruit(s, seat, action - RECRUIT + 1)
    elif MARCH <= action < JOIN:
        s.goal = place_of(s, action - MARCH)
        s.joined = bytes(places(s))
        s.stage = JOINING
        march_on(s, seat)
    elif JOIN <= action < GO:
        place = place_of(s, action - JOIN)
        s.joined = added(s.joined, place, 1)
        march_on(s, seat)
    elif action == GO:
        go(s, seat)
    elif OCCUPY <= action < IMPRISON:
        s.occupied = changed(s.occupied, lowest(s.unsettled), action - OCCUPY)
        s.unsettled &= s.unsettled - 1
        settle(s, seat)
    else:
        window.apply(s, seat, action)
        if len(legal(s, seat)) == 1:
            begin_turn(s)


def pass_on(s: KingdomState) -> None:
    """The other acts."""
    if s.seats == 2:
        s.mover = 1 - s.mover
    begin_turn(s)


def recruit(s: KingdomState, seat: i64, count: i64) -> None:
    """Armies from the reserve to the castle (IWK-30.9)."""
    s.pay(seat, SOLDIER, count)
    s.reserve = added(s.reserve, seat, -count)
    shift(s, seat, castle(s, seat), count)
    s.passes = 0
    if s.keeps_events:
        s.tell("recruits", seat, (count,), "IWK-30.9")
    pass_on(s)


def march_on(s: KingdomState, seat: i64) -> None:
    """Take the steps of a Move that have no choice."""
    while s.stage == JOINING:
        choices = joins(s, seat)
        if len(choices) > 1:
            return
        if choices[0] == GO:
            go(s, seat)
        else:
            place = place_of(s, choices[0] - JOIN)
            s.joined = added(s.joined, place, 1)


def go(s: KingdomState, seat: i64) -> None:
    """Pay, move, fight: as many of both sides go home (IWK-30.10 to IWK-30.12)."""
    goal = s.goal
    total = sum(s.joined)
    s.pay(seat, SOLDIER, total)
    s.unsettled = BIT[goal]
    for place in range(places(s)):
        if s.joined[place]:
            shift(s, seat, place, -s.joined[place])
            s.unsettled |= BIT[place]
    enemies = armies(s, 1 - seat, goal)
    if enemies:
        shift(s, 1 - seat, goal, -enemies)
        if s.seats == 1:
            s.reserve = added(s.reserve, 1, enemies)  # IWK-32.6
        else:
            shift(s, 1 - seat, castle(s, 1 - seat), enemies)
        shift(s, seat, castle(s, seat), enemies)
        s.occupied = changed(s.occupied, goal, 0)
    shift(s, seat, goal, total - enemies)
    if s.keeps_events:
        s.tell("marches", seat, (s.board, goal, total, enemies), "IWK-30.10")
    s.goal = NONE
    s.joined = bytes(places(s))
    s.passes = 0
    settle(s, seat)


def lowest(mask: i64) -> i64:
    """The number of the lowest bit."""
    place = 0
    while (mask >> place) & 1 == 0:
        place += 1
    return place


def settle(s: KingdomState, seat: i64) -> None:
    """Choose sites where armies are fewer than sites, after a Move (IWK-30.15)."""
    while s.unsettled:
        place = lowest(s.unsettled)
        choices = layouts(s, seat, place)
        if len(choices) > 1:
            s.stage = SETTLING
            return
        s.occupied = changed(s.occupied, place, choices[0] - OCCUPY)
        s.unsettled &= s.unsettled - 1
    prison.free_prisoners(s, seat)
    pass_on(s)


def layouts(s: KingdomState, seat: i64, place: i64) -> list[int]:
    """The ways to stand on the sites of a territory, as masks."""
    sites = len(SITES[s.board][place])
    count = min(sites, armies(s, seat, place))
    actions: list[int] = []
    for mask in range(BIT[sites]):
        if bits(mask) == count:
            actions.append(OCCUPY + mask)
    return actions


def leave(s: KingdomState) -> i64:
    return EVENING
