"""The score sheet and the ranking (DC-10)."""

from typing import Final

from mypy_extensions import i64

from regalia.core.message import Message
from regalia.core.outcome import Outcome, Reason, judge
from regalia.core.score import ScoreLine, ScoreSheet, places
from regalia.games.dragon_castle import dragons
from regalia.games.dragon_castle.masks import cells, count
from regalia.games.dragon_castle.material import (
    COUNTDOWN_VP,
    DRAGON_NAME,
    DRAGONS,
    SHRINE_VP,
)
from regalia.games.dragon_castle.state import (
    FROM_DISCARDS,
    FROM_GROUPS,
    DragonCastleState,
)

DRAGON_RULE: Final = [
    "DC-11.2",
    "DC-11.4",
    "DC-11.6",
    "DC-11.8",
    "DC-11.10",
    "DC-11.12",
    "DC-11.16",
    "DC-11.18",
    "DC-11.21",
    "DC-11.23",
]

# What the numbers of a standing are, and what comes after them (DC-10.2).
REASONS: Final[list[Reason]] = [
    ("points", "DC-10.2"),
    ("stacks", "DC-10.2"),
    ("shrines", "DC-10.2"),
    ("shared", "DC-10.2"),
]


def shrine_points(s: DragonCastleState, seat: i64) -> i64:
    """Built shrines by the floor they stand on (DC-7.5)."""
    total: i64 = 0
    for cell in cells(s.shrined(seat)):
        total += SHRINE_VP[s.heights(seat, cell)]
    return total


def points(s: DragonCastleState, seat: i64) -> i64:
    """What the sheet adds up to, as if the game ended now (DC-10.1)."""
    total = s.tally(seat, FROM_GROUPS) + s.tally(seat, FROM_DISCARDS)
    total += shrine_points(s, seat) + COUNTDOWN_VP * s.calls(seat)
    for dragon in range(DRAGONS):
        if (s.dragons >> dragon) & 1:
            total += dragons.points(s, seat, dragon)
    return total


def sheet(s: DragonCastleState, seat: i64) -> ScoreSheet:
    """All lines, zero ones included, so that sheets of several seats stand side by side."""
    rows = [
        ("score-groups", s.tally(seat, FROM_GROUPS), "DC-6.4"),
        ("score-discards", s.tally(seat, FROM_DISCARDS), "DC-4.7"),
        ("score-shrines", shrine_points(s, seat), "DC-7.5"),
        ("score-countdown", COUNTDOWN_VP * s.calls(seat), "DC-9.2"),
    ]
    lines = [ScoreLine(Message("dragon_castle." + words), vp, rule) for words, vp, rule in rows]
    for dragon in range(DRAGONS):
        if (s.dragons >> dragon) & 1:
            what = Message("dragon_castle.score-dragon", {"dragon": DRAGON_NAME[dragon]})
            lines.append(ScoreLine(what, dragons.points(s, seat, dragon), DRAGON_RULE[dragon]))
    return ScoreSheet(lines)


def standing(s: DragonCastleState, seat: i64) -> list[int]:
    """Points, stacks topped face down, shrines built: compared in turn (DC-10.2)."""
    return [points(s, seat), count(s.down(seat)), count(s.shrined(seat))]


def ranks(s: DragonCastleState) -> list[int]:
    """Each seat's place; seats equal in everything share it (DC-10.5)."""
    return places([standing(s, seat) for seat in range(s.seats)])


def outcome(s: DragonCastleState) -> Outcome:
    """Who won, and by what (DC-10.2)."""
    return judge([standing(s, seat) for seat in range(s.seats)], REASONS)
