"""The quest boards as flat tables, and every way to pay a step (IWK-24)."""

from typing import Any, Final

from regalia.core.material import names
from regalia.core.message import Name
from regalia.games.wonderful_kingdom.material import (
    ALCHEMY_CUBES,
    FACTS,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
    counts,
)

_quests: Final[list[dict[str, Any]]] = FACTS["quest"]

QUESTS: Final[int] = len(_quests)
STEPS: Final = 4
FINAL: Final = 3  # the step that must be done to win (IWK-24.9)
TWO_PLAYERS: Final = 0
SOLO: Final = 1

QUEST_SLUG: Final[list[str]] = [str(row["slug"]) for row in _quests]
QUEST_NAME: Final[list[Name]] = names(_quests)
STEP_SLUG: Final[list[str]] = [str(step["slug"]) for row in _quests for step in row["two"]]
STEP_NAME: Final[list[Name]] = names([step for row in _quests for step in row["two"]])

# A step's row is (quest * 2 + side) * STEPS + step.
_steps: Final[list[dict[str, Any]]] = [
    step for row in _quests for side in ("two", "solo") for step in row[side]
]
STEP_COST: Final[bytes] = bytes([n for step in _steps for n in counts(step["cost"], step["slug"])])
_gains: Final[list[list[int]]] = [counts(step.get("gain", ""), step["slug"]) for step in _steps]
STEP_KRYSTALLIUM: Final[bytes] = bytes([gain[KRYSTALLIUM] for gain in _gains])
STEP_SOLDIERS: Final[bytes] = bytes([gain[SOLDIER] for gain in _gains])
STEP_SPY: Final[bytes] = bytes([int(step.get("spy", False)) for step in _steps])
STEP_VP: Final[bytes] = bytes([int(step.get("vp", 0)) for step in _steps])
STEP_SECOND: Final[bytes] = bytes([int(step.get("second", step.get("vp", 0))) for step in _steps])


def step_row(quest: int, side: int, step: int) -> int:
    """Where a step stands in the tables."""
    return (quest * 2 + side) * STEPS + step


def _payments() -> list[tuple[int, int, list[int]]]:
    """Quest, step and the Krystallium paid in place of each resource, over both sides."""
    found = []
    for quest in range(QUESTS):
        for step in range(STEPS):
            rows = [step_row(quest, side, step) for side in (TWO_PLAYERS, SOLO)]
            most = [max([STEP_COST[row * KINDS + r] for row in rows]) for r in range(RESOURCES)]
            wilds = [[]]  # type: list[list[int]]
            for limit in most:
                wilds = [[*wild, n] for wild in wilds for n in range(limit + 1)]
            found += [(quest, step, wild) for wild in wilds]
    return found


_ways: Final[list[tuple[int, int, list[int]]]] = _payments()
WAYS: Final[int] = len(_ways)
WAY_QUEST: Final[bytes] = bytes([way[0] for way in _ways])
WAY_STEP: Final[bytes] = bytes([way[1] for way in _ways])
WAY_WILD: Final[bytes] = bytes([n for way in _ways for n in way[2]])  # way * RESOURCES + resource
# The ways to pay the step of a quest: FIRST_WAY[quest * STEPS + step] up to the next entry.
FIRST_WAY: Final[list[int]] = [
    [way[:2] for way in _ways].index((quest, step))
    for quest in range(QUESTS)
    for step in range(STEPS)
] + [WAYS]


def _mixes() -> list[list[int]]:
    """Every five cubes that may become a Krystallium, as numbers of each resource."""
    mixes = []
    for m in range(ALCHEMY_CUBES + 1):
        for p in range(ALCHEMY_CUBES + 1 - m):
            for g in range(ALCHEMY_CUBES + 1 - m - p):
                mixes.append([m, p, g, ALCHEMY_CUBES - m - p - g])
    return mixes


_all_mixes: Final[list[list[int]]] = _mixes()
MIXES: Final[int] = len(_all_mixes)
MIX: Final[bytes] = bytes([n for mix in _all_mixes for n in mix])  # mix * RESOURCES + resource
# The number of a mix by its Materials, Population and Gold: (m * 6 + p) * 6 + g.
MIX_AT: Final[list[int]] = [
    _all_mixes.index([m, p, g, ALCHEMY_CUBES - m - p - g]) if m + p + g <= ALCHEMY_CUBES else -1
    for m in range(6)
    for p in range(6)
    for g in range(6)
]
