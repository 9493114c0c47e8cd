"""Free actions: Krystallium and Soldiers onto cards, cards given up, quest steps (IWK-12.7).

All `add_…` functions keep a list ascending if what it holds belongs to earlier families.
"""

from typing import Final

from mypy_extensions import i64

from regalia.core.block import Block, block_of
from regalia.games.wonderful.construction import Choices, copy_of, is_twin
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
from regalia.games.wonderful_kingdom.sites import FREE_MASK, GIANT, OPEN_BITS, is_frozen, wild_of
from regalia.games.wonderful_kingdom.state import (
    ANY_CUBE,
    CUBE,
    NONE,
    PLANNING,
    SELECTION,
    KingdomState,
    is_development,
)

# The four bits of each kind in what is free of a site.
NIBBLE: Final[Block] = block_of([0xF, 0xF0, 0xF00, 0xF000, 0xF0000, 0xF00000])
ANY_RESOURCE: Final = 0xFFFF
CHOICES: Final[Choices] = Choices(FIRST_COPY, KINDS, OPEN_BITS)


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
            CHOICES.add_slots(s.sites_rows, seat, wanted, can_lose, PLACE_AT, actions)
        if has_krystallium:
            CHOICES.add_slots(s.sites_rows, seat, ANY_RESOURCE, can_lose, WILD_AT, actions)
        if can_lose:
            kept = FARM if s.scenario == FARMS else NONE
            CHOICES.add_copies(s.sites_rows, seat, GIANT, kept, GIVE_UP_AT, actions)


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
    rows = s.sites_rows
    for place in range(rows[seat], rows[seat + 1]):
        if is_twin(rows, seat, place):
            continue
        card = rows[place] >> CARD_SHIFT
        at = (FIRST_COPY[card] + copy_of(rows, seat, place)) * KINDS
        for kind in range(RESOURCES):
            if placed(rows[place], card, kind):
                actions.append(table[at + kind])


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
    CHOICES.add_slots(s.sites_rows, seat, wanted, can_lose(s, seat), PLACE_AT, actions)
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
        CHOICES.add_slots(s.sites_rows, seat, mask, can_lose(s, seat), CONJURE_AT, actions)
    return actions
