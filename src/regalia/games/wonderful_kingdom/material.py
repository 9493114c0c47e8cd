"""The facts of It's a Wonderful Kingdom as flat tables, read once from material.toml (IWK-1)."""

from typing import Any, Final

from regalia.core.material import Row, expect, letter_counts, names, read_facts, slugs
from regalia.core.message import Name
from regalia.games.wonderful.production import Yields
from regalia.games.wonderful_kingdom import overlay, sites

# What a slot may hold; the four basic resources first, in the order of the production steps.
MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
RESOURCES: Final = 4
KINDS: Final = 6

STRUCTURE: Final = 0
COMPANY: Final = 1
MONUMENT: Final = 2
DISCOVERY: Final = 3
TYPES: Final = 4
NO_TYPE: Final = 255

DEVELOPMENT: Final = 0
TREASURE: Final = 1
CALAMITIES: Final = 2
MENACE: Final = 3
ADVISOR: Final = 4

SIDES: Final = ("A", "B", "C", "D", "E")
SIDE_A: Final = 0


def printed_and_reconstructed() -> Row:
    """The rows of material.toml, without any owner's file."""
    return read_facts("wonderful_kingdom")


FACTS: Final[Row] = overlay.laid_over(printed_and_reconstructed())
DIGEST: Final[str] = overlay.digest(FACTS)  # of the values played with; records keep it
_constants: Final[Row] = FACTS["constants"]
_cards: Final[list[Row]] = FACTS["card"]
_packs: Final[list[Row]] = FACTS["pack"]
_duchies: Final[list[Row]] = FACTS["duchy"]

NONE: Final = -1

ROUNDS: Final[int] = _constants["rounds"]
HAND: Final[int] = _constants["hand"]
TRAPS: Final[int] = _constants["traps"]
ALCHEMY_CUBES: Final[int] = _constants["alchemy_cubes"]
SOLO_SUPREMACY: Final[int] = _constants["solo_supremacy"]
SOLO_DANGER: Final[int] = _constants["solo_danger"]
SOLO_CALAMITIES: Final[int] = _constants["solo_calamities"]
SOLO_SPIES: Final[int] = _constants["solo_spies"]
SOLO_SEARCH: Final[int] = _constants["solo_search"]
SOLO_SIDE_A: Final[int] = _constants["solo_side_a"]
ADVISORS_IN_DECK: Final[int] = _constants["advisors_in_deck"]
ADVISOR_SOLDIERS: Final[int] = _constants["advisor_soldiers"]
SISTERS_VP: Final[int] = _constants["sisters_vp"]
EGG_VP: Final[list[int]] = [int(n) for n in _constants["egg_vp"]]
STOLEN_TOKENS: Final[int] = _constants["stolen_tokens"]
ILLUSION_TOKENS: Final[int] = _constants["illusion_tokens"]
SHADOW_ASIDE: Final[int] = _constants["shadow_aside"]
SYPHON_ASIDE: Final[int] = _constants["syphon_aside"]

KIND_SLUG: Final[list[str]] = slugs(FACTS["resource"])
KIND_NAME: Final[list[Name]] = names(FACTS["resource"])
TYPE_SLUG: Final[list[str]] = slugs(FACTS["type"])
TYPE_NAME: Final[list[Name]] = names(FACTS["type"])
_letters: Final[str] = "".join([str(row["letter"]) for row in FACTS["resource"]])
_groups: Final = ("development", "treasure", "calamity", "menace", "advisor")


def counts(letters: str, where: str) -> list[int]:
    """How many of each kind a word of letters names."""
    return letter_counts(letters, _letters, where)


def _table(rows: list[Row], key: str) -> bytes:
    """KINDS columns for each row."""
    return bytes([n for row in rows for n in counts(row.get(key, ""), row["slug"])])


def _per(row: Row, key: str) -> tuple[int, Any]:
    """The one entry of a small table, its key as a type; or NO_TYPE and 0."""
    for target, value in row.get(key, {}).items():
        return TYPE_SLUG.index(target), value
    return NO_TYPE, 0


CARDS: Final[int] = len(_cards)  # designs; copies of one design cannot be told apart
CARD_SLUG: Final[list[str]] = slugs(_cards)
CARD_NAME: Final[list[Name]] = names(_cards)
CARD_KIND: Final[bytes] = bytes([_groups.index(row["kind"]) for row in _cards])
CARD_COPIES: Final[bytes] = bytes([int(row["copies"]) for row in _cards])
CARD_DELUXE: Final[bytes] = bytes([int(row["pack"] == "deluxe") for row in _cards])
CARD_TYPE: Final[bytes] = bytes(
    [TYPE_SLUG.index(row["type"]) if "type" in row else NO_TYPE for row in _cards]
)
CARD_COST: Final[list[int]] = [
    sites.pack(counts(row.get("cost", ""), row["slug"])) for row in _cards
]
CARD_SLOTS: Final[bytes] = _table(_cards, "cost")  # the same as counts, card * KINDS + kind
CARD_BONUS: Final[bytes] = _table(_cards, "bonus")
CARD_YIELD: Final[bytes] = _table(_cards, "yields")
CARD_RECYCLE: Final[bytes] = _table(_cards, "recycle")
_yields_per: Final[list[tuple[int, Any]]] = [_per(row, "yields_per") for row in _cards]
# So many cubes of resource CARD_PER - 1 for each card of a type.
CARD_PER: Final[bytes] = bytes(
    [_letters.index(per[1][0]) + 1 if per[1] else 0 for per in _yields_per]
)
CARD_PER_TYPE: Final[bytes] = bytes([per[0] for per in _yields_per])
CARD_PER_AMOUNT: Final[bytes] = bytes([len(per[1]) if per[1] else 0 for per in _yields_per])
YIELDS: Final = Yields(
    CARD_YIELD, KINDS, CARD_PER, CARD_PER_AMOUNT, CARD_PER_TYPE, CARD_TYPE
)  # IWK-9.4
CARD_VP: Final[list[int]] = [int(row.get("vp", 0)) for row in _cards]  # of Menaces: unbeaten
CARD_BADGE: Final[bytes] = bytes([_per(row, "vp_per")[0] for row in _cards])
CARD_BADGE_VP: Final[bytes] = bytes([int(_per(row, "vp_per")[1]) for row in _cards])
CARD_COMBAT: Final[bytes] = bytes([int(row.get("combat", 0)) for row in _cards])
CARD_PRICE: Final[bytes] = bytes([int(row.get("price", 0)) for row in _cards])
CARD_AMOUNT: Final[bytes] = bytes([int(row.get("amount", 0)) for row in _cards])
CARD_DRAW: Final[bytes] = bytes([int(row.get("draw", 0)) for row in _cards])
CARD_KEEP: Final[bytes] = bytes([int(row.get("keep", 0)) for row in _cards])
CARD_STEP: Final[bytes] = bytes(
    [KIND_SLUG.index(row["step"]) if "step" in row else 255 for row in _cards]
)
CARD_DUEL: Final[bytes] = bytes([int(row.get("two_players", False)) for row in _cards])
CARD_SOURCE: Final[list[str]] = [str(row["source"]) for row in _cards]


def cards_of(kind: int, deluxe: bool) -> bytes:
    """Every copy of every card of a kind, ascending, with or without the deluxe box."""
    return bytes(
        [
            card
            for card in range(CARDS)
            if CARD_KIND[card] == kind and (deluxe or not CARD_DELUXE[card])
            for _ in range(CARD_COPIES[card])
        ]
    )


DEVELOPMENTS: Final[int] = sum([int(kind == DEVELOPMENT) for kind in CARD_KIND])  # they come first


def _card(slug: str) -> int:
    return CARD_SLUG.index(slug)


FARM: Final[int] = _card("farm")
CALAMITY: Final[int] = _card("calamity")
CALAMITY_VP: Final[int] = CARD_VP[CALAMITY]
GIANT_RAT: Final[int] = _card("giant_rat")
VERMIN: Final[int] = _card("vermin")
FROST_GIANT: Final[int] = _card("frost_giant")
SHADOW: Final[int] = _card("shadow")
THIEF: Final[int] = _card("thief")
STORM: Final[int] = _card("storm")  # the four Sisters are STORM to FAMINE
FAMINE: Final[int] = _card("famine")
SYPHON: Final[int] = _card("materials_syphon")  # SYPHON + resource
DRAGONESS: Final[int] = _card("black_dragoness")
DRAGON: Final[int] = _card("black_dragon")
EGG: Final[int] = _card("black_dragon_egg")
ILLUSIONIST: Final[int] = _card("illusionist")

# Advisors are numbered from 0 within councils: ADVISOR_0 is the first.
ADVISOR_0: Final[int] = _card("illuminated_prophet")
ADVISORS: Final[int] = CARDS - ADVISOR_0
PROPHET: Final[int] = ADVISOR_0
EMINENCE: Final[int] = _card("grey_eminence")
CARTOGRAPHER: Final[int] = _card("master_cartographer")
BUILDER: Final[int] = _card("master_builder")
STEWARDESS: Final[int] = _card("stewardess")
TREASURER: Final[int] = _card("high_treasurer")
ALCHEMIST: Final[int] = _card("royal_alchemist")
TRADER: Final[int] = _card("trader")
MASTER_AT_ARMS: Final[int] = _card("master_at_arms")
HERALD: Final[int] = _card("herald")
MATRIARCH: Final[int] = _card("matriarch")
SPYMASTER: Final[int] = _card("spymaster")
ASSASSIN: Final[int] = _card("assassin")
JESTER: Final[int] = _card("jester")
MAGE: Final[int] = _card("court_mage")
DIPLOMAT: Final[int] = _card("diplomat")
ARCHIVIST: Final[int] = _card("archivist")
SMUGGLER: Final[int] = _card("smuggler")

PACK_SLUG: Final[list[str]] = slugs(_packs)
PACK_NAME: Final[list[Name]] = names(_packs)
PACK_SOLO: Final[bytes] = bytes([int(row["solo"]) for row in _packs])
PACK_MEDALS: Final[list[list[int]]] = [[int(n) for n in row.get("medals", [])] for row in _packs]
# The cards of each pack that go into a hand, every copy.
PACK_CARDS: Final[list[bytes]] = [
    bytes(
        [
            card
            for card in range(CARDS)
            if _cards[card]["pack"] == slug and _cards[card].get("in_hand", True)
            for _ in range(CARD_COPIES[card])
        ]
    )
    for slug in PACK_SLUG
]
GIANT_RATS: Final[int] = PACK_SLUG.index("giant_rats")
FROST_GIANTS: Final[int] = PACK_SLUG.index("frost_giants")
SHADOWS: Final[int] = PACK_SLUG.index("shadows")
ILLUSIONISTS: Final[int] = PACK_SLUG.index("illusionists")

# Duchy cards, a row per side.
DUCHIES: Final[int] = len(_duchies)
DUCHY_SLUG: Final[list[str]] = slugs(_duchies)
DUCHY_NAME: Final[list[Name]] = names(_duchies)
DUCHY_SIDE: Final[bytes] = bytes([SIDES.index(row["side"]) for row in _duchies])
DUCHY_BASE: Final[bytes] = bytes([int(row["pack"] == "base") for row in _duchies])
DUCHY_YIELD: Final[bytes] = _table(_duchies, "yields")
DUCHY_START: Final[bytes] = _table(_duchies, "start")
DUCHY_BADGE: Final[bytes] = bytes([_per(row, "vp_per")[0] for row in _duchies])
DUCHY_BADGE_VP: Final[bytes] = bytes([int(_per(row, "vp_per")[1]) for row in _duchies])
DUCHY_IDS: Final[list[str]] = sorted(set(DUCHY_SLUG))

MEDALS_ADVISORS: Final[list[int]] = [int(n) for n in _constants["medals_advisors"]]
MEDALS_QUEST: Final[list[int]] = [int(n) for n in _constants["medals_quest"]]
MEDALS_CONQUEST: Final[list[int]] = [int(n) for n in _constants["medals_conquest"]]


def _check() -> None:
    """Hold the ids above against the rows, so that neither can drift from the other."""
    expect(_letters, "MPGEKS", "the order of resources")
    expect(len(set(CARD_SLUG)), CARDS, "number of different cards")
    expect(list(CARD_KIND), sorted(CARD_KIND), "the order of kinds of cards")
    expect(FAMINE - STORM, 3, "the place of the Sisters")
    expect(CARD_SLUG[SYPHON + EXPLORATION], "exploration_syphon", "the place of the Syphons")
    totals = [len(cards_of(kind, False)) for kind in range(len(_groups))]
    # All packs together have 30 cards beyond the Vermin, sixteen of them not in the base box.
    expect(totals, [70, 10, 8, 42, 14], "the number of cards of each kind (IWK-1.4)")
    expect(len(cards_of(DEVELOPMENT, True)), 75, "Development cards with the deluxe ones")
    expect(len(cards_of(ADVISOR, True)), 18, "advisors with the deluxe ones")
    expect(sum([1 - duel for duel in CARD_DUEL[ADVISOR_0:]]), 14, "advisors fit for solo")
    for row in _cards:
        if row["kind"] == "development":
            expect(len(row["recycle"]), 1, f"cubes for recycling {row['slug']}")
        elif row["kind"] == "treasure":
            expect(len(row["recycle"]), 2, f"cubes for recycling {row['slug']}")


_check()
