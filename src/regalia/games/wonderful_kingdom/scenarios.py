"""The six solo scenarios: what they change at set-up and what they demand (IWK-33)."""

from typing import Any, Final

from regalia.core.material import names
from regalia.core.message import Name
from regalia.games.wonderful_kingdom.material import CARD_SLUG, FACTS, PACK_SLUG
from regalia.games.wonderful_kingdom.quests import QUEST_SLUG

_rows: Final[list[dict[str, Any]]] = FACTS["scenario"]


def _cards(row: dict[str, Any], key: str) -> bytes:
    return bytes(sorted([CARD_SLUG.index(slug) for slug in row.get(key, [])]))


SCENARIO_SLUG: Final[list[str]] = [str(row["slug"]) for row in _rows]
SCENARIO_NAME: Final[list[Name]] = names(_rows)
SCENARIO_MODULES: Final[list[list[str]]] = [[str(m) for m in row["modules"]] for row in _rows]
SCENARIO_SITES: Final[list[bytes]] = [_cards(row, "construction") for row in _rows]
SCENARIO_BUILT: Final[list[bytes]] = [_cards(row, "built") for row in _rows]
SCENARIO_COUNCIL: Final[list[bytes]] = [_cards(row, "council") for row in _rows]
SCENARIO_ADVISORS: Final[list[int]] = [int(row.get("advisors_in_deck", 0)) for row in _rows]
SCENARIO_SOLDIERS: Final[list[int]] = [int(row.get("soldiers", 0)) for row in _rows]
SCENARIO_SPIES: Final[list[int]] = [int(row["spies"]) for row in _rows]
# The Menace pack in the Danger deck, or -1 for Calamities.
SCENARIO_PACK: Final[list[int]] = [
    PACK_SLUG.index(row["danger"]) if row["danger"] in PACK_SLUG else -1 for row in _rows
]
SCENARIO_QUESTS: Final[list[bytes]] = [
    bytes([QUEST_SLUG.index(slug) for slug in row.get("quests", [])]) for row in _rows
]
SCENARIO_MEDALS: Final[list[list[int]]] = [[int(n) for n in row["medals"]] for row in _rows]

FARMS: Final = 0  # SC01: four Farms that cannot be given up
GUILD: Final = 4  # SC05: Thieves and Shadows

# Why a scenario is lost at once.
NO_VERMIN: Final = 1
SHADOWS_FED: Final = 2

assert SCENARIO_SLUG == ["sc01", "sc02", "sc03", "sc04", "sc05", "sc06"]
