"""Free actions: Krystallium and Soldiers onto cards, cards given up, quest steps (IWK-12.7).

All `add_…` functions keep a list ascending if what it holds belongs to earlier families.
"""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.wonderful.sites import CARD_SHIFT
from regalia.games.wonderful_kingdom import quest
from regalia.games.wonderful_kingdom.actions import (
    ALCHEMY,
    CONJURE_AT,
    FIRST_COPY,
    FREEZE,
    GIVE_UP,
    GIVE_UP_AT,
    KEEP,
    PLACE,
    PLACE_AT,
    QUEST,
    RECRUIT,
    SITE_CARD,
    SITE_COPY,
    SITE_KIND,
    TRANSMUTE,
    WILD,
    WILD_AT,
    Actions,
)
from regalia.games.wonderful_kingdom.material import (
    CARD_SLOTS,
    FARM,
    FROST_GIANT,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.scenarios import FARMS
from regalia.games.wonderful_kingdom.sites import FREE_MASK, GIANT, is_frozen, wild_of
from regalia.games.wonderful_kingdom.state import (
    ANY_CUBE,
    CUBE,
    PLANNING,
    SELECTION,
    KingdomState,
    is_development,
)

# The four bits of each kind in what is free of a site.
NIBBLE: Final[Block] = block_of([0xF, 0xF0, 0xF00, 0xF000, 0xF0000, 0xF00000])
ANY_RESOURCE: Final = 0xFFFF


def unplaced(s: KingdomState, seat: i64) -> i64:
    """Frost Giants that still need a card, of this round or waiting (IWK-19.9)."""
    if not s.has_giants:
        return 0
    count: i64 = 0
    zone = SELECTION + seat
    at = s.zones_count(zone) - 1
    while at >= 0 and s.zones(zone, at) >= FROST_GIANT:  # Menaces come last
        if s.zones(zone, at) == FROST_GIANT:
            count += 1
        at -= 1
    menaces = s.menaces(seat)
    for i in range(len(menaces)):
        if menaces[i] == FROST_GIANT:
            count += 1
    return count


def can_lose(s: KingdomState, seat: i64) -> bool:
    """Whether unplaced Giants leave an unfrozen Development card to spare (IWK-19.10)."""
    if not s.has_giants or s.phase != PLANNING:
        return True
    return has_spare(s, seat, unplaced(s, seat))


def has_spare(s: KingdomState, seat: i64, giants: i64) -> bool:
    """Whether so many Giants leave an unfrozen Development card over."""
    if giants == 0:
        return True
    cards = s.sites_count(seat) - s.frozen(seat)
    for at in range(s.picked_count(seat)):
        if is_development(s.zones(SELECTION + seat, at)):
            cards += 1
    return cards > giants


def add_free(s: KingdomState, seat: i64, cube: i64, can_lose: bool, actions: Actions) -> None:
    """Everything that can be put on cards or given up; `cube` is a mask of kinds in hand."""
    if s.has_quest:
        quest.add_steps(s, seat, actions)
    if s.sites_count(seat) > 0:
        wanted = cube
        has_krystallium = s.krystallium(seat) > 0
        if has_krystallium:
            wanted |= 0xF0000
        if s.soldiers(seat) > 0:
            wanted |= 0xF00000
        if wanted != 0:
            add_slots(s, seat, wanted, PLACE_AT, can_lose, actions)
        if has_krystallium:
            add_slots(s, seat, ANY_RESOURCE, WILD_AT, can_lose, actions)
        if can_lose:
            add_copies(s, seat, GIVE_UP_AT, s.scenario == FARMS, actions)


def add_copies(
    s: KingdomState, seat: i64, table: Actions, but_farms: bool, actions: Actions
) -> None:
    """An action for each unfrozen card under construction; equal copies are one choice."""
    card: i64 = -1
    copy: i64 = 0
    before: i64 = -1
    sites = s.sites_rows
    for place in range(sites[seat], sites[seat + 1]):
        site = sites[place]
        if site >> CARD_SHIFT == card:
            copy += 1
        else:
            card = site >> CARD_SHIFT
            copy = 0
        if site != before:
            before = site
            if site & GIANT == 0 and not (but_farms and card == FARM):
                actions.append(table[FIRST_COPY[card] + copy])


def add_slots(
    s: KingdomState, seat: i64, wanted: i64, table: Actions, can_lose: bool, actions: Actions
) -> None:
    """The actions of a table for all free slots among the wanted; equal copies are one choice.

    Unless a card can be lost to the Duchy, none may be finished.
    """
    card: i64 = -1
    copy: i64 = 0
    before: i64 = -1
    sites = s.sites_rows
    for place in range(sites[seat], sites[seat + 1]):
        site = sites[place]
        if site >> CARD_SHIFT == card:
            copy += 1
        else:
            card = site >> CARD_SHIFT
            copy = 0
        if site == before:
            continue
        before = site
        free = site & wanted
        if free == 0 or not (can_lose or site & GIANT != 0 or slots_left(site) > 1):
            continue
        at = (FIRST_COPY[card] + copy) * KINDS
        while free != 0:
            if free & 15 != 0:
                actions.append(table[at])
            free >>= 4
            at += 1


def has_slot(s: KingdomState, seat: i64, wanted: i64, can_lose: bool) -> bool:
    """Whether some card has a free slot among the wanted, and may be given its cube."""
    for at in range(s.sites_count(seat)):
        site = s.sites(seat, at)
        if site & wanted != 0 and (can_lose or is_frozen(site) or slots_left(site) > 1):
            return True
    return False


def slots_left(site: i64) -> i64:
    """How many slots of any kind are empty."""
    free = site & FREE_MASK
    count: i64 = 0
    while free != 0:
        count += free & 15
        free >>= 4
    return count


def add_cubes_on(s: KingdomState, seat: i64, table: Actions, actions: Actions) -> None:
    """A slot for each basic cube, not Krystallium, that lies on a card (IWK-26.2)."""
    card: i64 = -1
    copy: i64 = 0
    before: i64 = -1
    for place in range(s.sites_count(seat)):
        site = s.sites(seat, place)
        if site >> CARD_SHIFT == card:
            copy += 1
        else:
            card = site >> CARD_SHIFT
            copy = 0
        if site == before:
            continue
        before = site
        for kind in range(RESOURCES):
            if placed(site, card, kind):
                actions.append(table[(FIRST_COPY[card] + copy) * KINDS + kind])


def placed(site: i64, card: i64, kind: i64) -> i64:
    """How many cubes of a resource lie on a site."""
    empty = (site >> (4 * kind)) & 15
    return CARD_SLOTS[card * KINDS + kind] - empty - wild_of(site, kind)


def soldiers_on(site: i64, card: i64) -> i64:
    """How many Soldiers lie on a site."""
    return CARD_SLOTS[card * KINDS + SOLDIER] - ((site >> (4 * SOLDIER)) & 15)


def is_giving_up(action: i64) -> bool:
    """Whether an action discards a card under construction."""
    return GIVE_UP <= action < FREEZE


def place_cubes(s: KingdomState, seat: i64) -> list[int]:
    """Where a cube in hand may go: nothing else comes in between (IWK-7.11)."""
    actions: Actions = []
    cubes = s.cubes(seat)
    wanted: i64 = 0
    for kind in range(RESOURCES):
        if cubes >= ANY_CUBE or (cubes >> (8 * kind)) & 255 != 0:
            actions.append(ALCHEMY + kind)
            wanted |= NIBBLE[kind]
    add_slots(s, seat, wanted, PLACE_AT, can_lose(s, seat), actions)
    return actions


def settle_cubes(s: KingdomState, seat: i64) -> None:
    """Cubes in hand without a slot go into Alchemy by themselves (IWK-7.11)."""
    if s.cubes(seat) >= ANY_CUBE:
        return
    losing = can_lose(s, seat)
    for kind in range(RESOURCES):
        count = s.in_hand(seat, kind)
        if count > 0 and not has_slot(s, seat, NIBBLE[kind], losing):
            s.add_cubes(seat, -count * CUBE[kind])
            for _ in range(count):
                s.add_cube(seat, kind)


def use_cube(s: KingdomState, seat: i64, kind: i64) -> None:
    """Take a cube out of the hand, or one of this step."""
    if s.cubes(seat) >= ANY_CUBE:
        s.add_cubes(seat, -ANY_CUBE)
    elif s.cubes(seat) > 0:
        s.add_cubes(seat, -CUBE[kind])
    else:
        s.add_loose(seat, -1)


def is_free(action: i64) -> bool:
    """Whether an action is one of those that `add_free` or `place_cubes` offer."""
    return PLACE <= action < FREEZE or QUEST <= action < RECRUIT or ALCHEMY <= action < KEEP


def apply(s: KingdomState, seat: i64, action: i64) -> None:
    """Carry out a free action, or place a cube."""
    if action < KEEP:
        kind = action - ALCHEMY
        use_cube(s, seat, kind)
        s.add_cube(seat, kind)
    elif action < TRANSMUTE:
        quest.pay_step(s, seat, action - QUEST)
    elif action < PLACE:
        quest.transmute(s, seat, action - TRANSMUTE)
    else:
        at = action - PLACE
        if action >= GIVE_UP:
            s.give_up(seat, SITE_CARD[at], SITE_COPY[at])
            return
        kind = SITE_KIND[at]
        if action >= WILD:
            s.pay(seat, KRYSTALLIUM, 1)
        elif kind < RESOURCES:
            use_cube(s, seat, kind)
        else:
            s.pay(seat, kind, 1)
        s.fill(seat, SITE_CARD[at], SITE_COPY[at], kind, action >= WILD)


def conjurable(s: KingdomState, seat: i64) -> list[int]:
    """Cubes that the Court Mage can move from Alchemy onto cards."""
    mask: i64 = 0
    for kind in range(RESOURCES):
        if s.in_alchemy(seat, kind):
            mask |= NIBBLE[kind]
    actions: Actions = []
    if mask != 0:
        add_slots(s, seat, mask, CONJURE_AT, can_lose(s, seat), actions)
    return actions
