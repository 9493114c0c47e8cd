"""Everything a duke can choose, as dense ints with stable codes.

A card under construction is named by its design and, where a seat builds several of it, by the
number of the copy. A card on the table in the Choice phase is named by its design, or, face down
and unknown to the seat, by the Offer it came with.
"""

from typing import Any, Final

from regalia.core.actions import ActionSpace, Code
from regalia.games.wonderful_kingdom import maps, quests
from regalia.games.wonderful_kingdom.material import (
    CARD_COPIES,
    CARD_KIND,
    CARD_PER,
    CARD_SLOTS,
    CARD_SLUG,
    CARD_YIELD,
    CARDS,
    DEVELOPMENTS,
    DUCHIES,
    DUCHY_SIDE,
    DUCHY_SLUG,
    DUCHY_YIELD,
    KIND_SLUG,
    KINDS,
    MENACE,
    RESOURCES,
    SIDES,
    SOLDIER,
)

OFFERS: Final = 8  # in a round; the number tells face-down cards apart (IWK-6.5)
AREAS: Final = 2
ZONES: Final = 4  # Offer areas 0 and 1, then the Selection areas of seats 0 and 1
UP: Final = 0
DOWN: Final = 1

DONE: Final = 0  # close the window, pass, decline
SELECT: Final = 1  # take all cards of area a
ALCHEMY: Final = SELECT + AREAS  # put a cube of resource r into Alchemy
KEEP: Final = ALCHEMY + RESOURCES  # keep card c of those drawn
TAKE: Final = KEEP + CARDS  # take Menace c into the hand
OFFER: Final = TAKE + CARDS  # offer card c: (c * 2 + area) * 2 + face
# A card on the table as a seat can name it: design, face up or known; or an unknown one of Offer n.
TARGETS: Final = CARDS * 2 + OFFERS
ILLUSION: Final = OFFER + CARDS * 4  # put an Illusion token on a card of area a
SWAP_TAKE: Final = ILLUSION + AREAS * TARGETS  # swap for a card with your token in area a
SWAP_GIVE: Final = SWAP_TAKE + AREAS * TARGETS  # … and give a card of your Selection
SMUGGLE: Final = SWAP_GIVE + TARGETS  # move a card of area a to the other area
PEEK: Final = SMUGGLE + AREAS * TARGETS  # the Spymaster looks at area a
SPY: Final = PEEK + AREAS  # look at an unknown card of Offer n in zone z
SEARCH: Final = SPY + ZONES * OFFERS  # solo: discard card c for a Search, one of two
CONSTRUCT: Final = SEARCH + CARDS  # put card c under construction
RECYCLE: Final = CONSTRUCT + CARDS
DOUBLE: Final = RECYCLE + CARDS  # recycle with the Grey Eminence
SACRIFICE: Final = DOUBLE + CARDS  # discard card c to a Shadow
DESTROY: Final = SACRIFICE + CARDS  # Card destruction hits the opposing card c
MURDER: Final = DESTROY + CARDS  # the Assassin hits the opposing card c
JEST_GIVE: Final = MURDER + CARDS  # the Jester gives card c
JEST_TAKE: Final = JEST_GIVE + CARDS  # … and takes card c
FIGHT: Final = JEST_TAKE + CARDS  # beat Menace c
POWER: Final = FIGHT + CARDS  # use advisor c where nothing else is to be chosen
QUEST: Final = POWER + CARDS  # pay a quest step, by way of paying
TRANSMUTE: Final = QUEST + quests.WAYS  # five cubes into a Krystallium, by mix
RECRUIT: Final = TRANSMUTE + quests.MIXES  # n + 1 armies
MARCH: Final = RECRUIT + maps.ARMIES  # move to place p, by its code
JOIN: Final = MARCH + len(maps.PLACE_CODES)  # one army from place p
GO: Final = JOIN + len(maps.PLACE_CODES)
OCCUPY: Final = GO + 1  # armies on the sites of mask m
IMPRISON: Final = OCCUPY + (1 << maps.MOST_SITES)  # an army of place p, from site s
COVER: Final = IMPRISON + len(maps.PLACE_CODES) * maps.MOST_SITES  # a production icon, for a Thief

# Production icons: a resource of a card or Duchy, or a whole "per type" line (IWK-21.5).
PER_LINE: Final = RESOURCES
_icons: Final[list[tuple[int, int]]] = [
    (card, what)
    for card in range(DEVELOPMENTS)
    for what in range(RESOURCES + 1)
    if (CARD_PER[card] if what == PER_LINE else CARD_YIELD[card * KINDS + what])
] + [
    (CARDS + row, what)
    for row in range(DUCHIES)
    for what in range(RESOURCES)
    if DUCHY_YIELD[row * KINDS + what]
]
ICONS: Final[int] = len(_icons)
ICON_CARD: Final[bytes] = bytes([card for card, _ in _icons])  # CARDS + row for a Duchy card
ICON_WHAT: Final[bytes] = bytes([what for _, what in _icons])
UNCOVER: Final[int] = COVER + ICONS
PLACE: Final[int] = UNCOVER + ICONS  # fill a slot with what it shows

# Copies of all cards in one row: copy n of card c has the number FIRST_COPY[c] + n.
COPIES: Final[int] = sum(CARD_COPIES[:DEVELOPMENTS])
FIRST_COPY: Final[bytes] = bytes([sum(CARD_COPIES[:card]) for card in range(DEVELOPMENTS)])
_copy_card: Final[list[int]] = [
    card for card in range(DEVELOPMENTS) for _ in range(CARD_COPIES[card])
]


def _slots(first: int, last: int) -> list[tuple[int, int]]:
    """Every (copy, kind) that a cost shows, among some kinds."""
    return [
        (copy, kind)
        for copy in range(COPIES)
        for kind in range(first, last)
        if CARD_SLOTS[_copy_card[copy] * KINDS + kind]
    ]


_place: Final = _slots(0, KINDS)
_wild: Final = _slots(0, RESOURCES)
_soldiers: Final = _slots(SOLDIER, KINDS)
_copies: Final[list[tuple[int, int]]] = [(copy, 0) for copy in range(COPIES)]
WILD: Final[int] = PLACE + len(_place)  # fill a resource slot with a Krystallium
GIVE_UP: Final[int] = WILD + len(_wild)  # discard a card under construction
FREEZE: Final[int] = GIVE_UP + COPIES  # put a Frost Giant under a card
THAW: Final[int] = FREEZE + COPIES  # beat the Frost Giant under a card
FINISH: Final[int] = THAW + COPIES  # the Matriarch builds a card
BURN: Final[int] = FINISH + COPIES  # a Dragon takes a Soldier off a card
WITHER: Final[int] = BURN + len(_soldiers)  # a Sister takes a cube off a card
CONJURE: Final[int] = WITHER + len(_wild)  # the Court Mage moves a cube onto a card
ACTION_COUNT: Final[int] = CONJURE + len(_wild)


# Actions by what they are about. As `Any` they stay the int objects they are: compiled code that
# moves them from here into a list of legal actions makes no new ones.
Actions = list[Any]


def _numbers(first: int, slots: list[tuple[int, int]]) -> Actions:
    table: Actions = [0] * (COPIES * KINDS)
    for offset, (copy, kind) in enumerate(slots):
        table[copy * KINDS + kind] = first + offset
    return table


# The action about a slot, by copy * KINDS + kind.
PLACE_AT: Final[Actions] = _numbers(PLACE, _place)
WILD_AT: Final[Actions] = _numbers(WILD, _wild)
BURN_AT: Final[Actions] = _numbers(BURN, _soldiers)
WITHER_AT: Final[Actions] = _numbers(WITHER, _wild)
CONJURE_AT: Final[Actions] = _numbers(CONJURE, _wild)
# The action about a copy.
GIVE_UP_AT: Final[Actions] = list(range(GIVE_UP, FREEZE))
FREEZE_AT: Final[Actions] = list(range(FREEZE, THAW))
# The action about a card.
CONSTRUCT_OF: Final[Actions] = list(range(CONSTRUCT, RECYCLE))
RECYCLE_OF: Final[Actions] = list(range(RECYCLE, DOUBLE))
DOUBLE_OF: Final[Actions] = list(range(DOUBLE, SACRIFICE))
# All ways to offer a card, face up only, or also face down.
OFFER_UP: Final[list[Actions]] = [[OFFER + card * 4, OFFER + card * 4 + 2] for card in range(CARDS)]
OFFER_ANY: Final[list[Actions]] = [
    list(range(OFFER + card * 4, OFFER + card * 4 + 4)) for card in range(CARDS)
]
# Five cubes into a Krystallium, by the numbers of Materials, Population and Gold, as `MIX_AT`.
TRANSMUTE_AT: Final[Actions] = [TRANSMUTE + mix for mix in quests.MIX_AT]

_sites: Final[list[tuple[int, int]]] = [
    *_place,
    *_wild,
    *_copies,
    *_copies,
    *_copies,
    *_copies,
    *_soldiers,
    *_wild,
    *_wild,
]
# What actions from PLACE on are about, by action - PLACE.
SITE_CARD: Final[bytes] = bytes([_copy_card[copy] for copy, _ in _sites])
SITE_COPY: Final[bytes] = bytes([copy - FIRST_COPY[_copy_card[copy]] for copy, _ in _sites])
SITE_KIND: Final[bytes] = bytes([kind for _, kind in _sites])

_areas: Final = ("area1", "area2")
_zones: Final = ("area1", "area2", "selection1", "selection2")


def _site_code(verb: str, copy: int, kind: int | None) -> Code:
    """The card, the number of the copy from 2 on, and the slot."""
    card = _copy_card[copy]
    number = copy - FIRST_COPY[card] + 1
    code = [verb, CARD_SLUG[card]]
    if number > 1:
        code.append(str(number))
    if kind is not None:
        code.append(KIND_SLUG[kind])
    return tuple(code)


def _target_codes(head: Code) -> list[Code]:
    """Each card that can be named on the table, after the same head."""
    codes: list[Code] = [(*head, slug) for slug in CARD_SLUG]
    codes += [(*head, slug, "down") for slug in CARD_SLUG]
    codes += [(*head, f"offer{n + 1}") for n in range(OFFERS)]
    return codes


def _way_code(way: int) -> Code:
    quest = quests.WAY_QUEST[way]
    step = quests.WAY_STEP[way]
    code = ["quest", quests.QUEST_SLUG[quest], quests.STEP_SLUG[quest * quests.STEPS + step]]
    for resource in range(RESOURCES):
        n = quests.WAY_WILD[way * RESOURCES + resource]
        if n:
            code.append(f"{n}{KIND_SLUG[resource]}")
    return tuple(code)


def _icon_code(verb: str, icon: int) -> Code:
    card = ICON_CARD[icon]
    what = "per" if ICON_WHAT[icon] == PER_LINE else KIND_SLUG[ICON_WHAT[icon]]
    if card < CARDS:
        return (verb, CARD_SLUG[card], what)
    row = card - CARDS
    return (verb, "duchy", DUCHY_SLUG[row] + SIDES[DUCHY_SIDE[row]].lower(), what)


def _codes() -> list[Code]:
    codes: list[Code] = [("done",)]
    codes += [("select", area) for area in _areas]
    codes += [("alchemy", slug) for slug in KIND_SLUG[:RESOURCES]]
    for verb in ("keep", "menace"):
        codes += [(verb, slug) for slug in CARD_SLUG]
    for slug in CARD_SLUG:
        for area in _areas:
            codes += [("offer", slug, area), ("offer", slug, area, "down")]
    for verb in ("illusion", "swap"):
        for area in _areas:
            codes += _target_codes((verb, area))
    codes += _target_codes(("swap", "give"))
    for area in _areas:
        codes += _target_codes(("smuggle", area))
    codes += [("peek", area) for area in _areas]
    codes += [("spy", zone, f"offer{n + 1}") for zone in _zones for n in range(OFFERS)]
    for verb in ("search", "construct", "recycle", "double", "sacrifice", "destroy", "murder"):
        codes += [(verb, slug) for slug in CARD_SLUG]
    for verb in ("jest_give", "jest_take", "fight", "power"):
        codes += [(verb, slug) for slug in CARD_SLUG]
    codes += [_way_code(way) for way in range(quests.WAYS)]
    for mix in range(quests.MIXES):
        numbers = quests.MIX[mix * RESOURCES : (mix + 1) * RESOURCES]
        codes.append(("transmute", "".join(["MPGE"[r] * numbers[r] for r in range(RESOURCES)])))
    codes += [("recruit", str(n + 1)) for n in range(maps.ARMIES)]
    codes += [("march", slug) for slug in maps.PLACE_CODES]
    codes += [("join", slug) for slug in maps.PLACE_CODES]
    codes.append(("go",))
    codes += [("occupy", str(mask)) for mask in range(1 << maps.MOST_SITES)]
    codes += [
        ("imprison", slug, str(site + 1))
        for slug in maps.PLACE_CODES
        for site in range(maps.MOST_SITES)
    ]
    codes += [_icon_code("cover", icon) for icon in range(ICONS)]
    codes += [_icon_code("uncover", icon) for icon in range(ICONS)]
    codes += [_site_code("place", copy, kind) for copy, kind in _place]
    codes += [_site_code("krystallium", copy, kind) for copy, kind in _wild]
    for verb in ("give_up", "freeze", "thaw", "finish"):
        codes += [_site_code(verb, copy, None) for copy in range(COPIES)]
    codes += [_site_code("burn", copy, None) for copy, _ in _soldiers]
    codes += [_site_code("wither", copy, kind) for copy, kind in _wild]
    codes += [_site_code("conjure", copy, kind) for copy, kind in _wild]
    return codes


ACTIONS: Final = ActionSpace(_codes())
assert len(ACTIONS) == ACTION_COUNT and CARD_KIND[CARDS - 1] > MENACE
