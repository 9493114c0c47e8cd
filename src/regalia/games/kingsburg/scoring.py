"""The score sheet and the ranking (KB-15)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.outcome import Outcome, Reason, judge
from regalia.core.score import ScoreLine, ScoreSheet, places
from regalia.games.kingsburg.state import KingsburgState

# A sentence and a rule for each line of the tally.
LINES: Final = [
    ("score-buildings", "KB-7.5"),
    ("score-court", "KB-6.3"),
    ("score-reward", "KB-9.1"),
    ("score-embassy", "KB-8.3"),
    ("score-town-hall", "KB-8.4"),
    ("score-victories", "KB-12.7"),
    ("score-fortress", "KB-12.6"),
    ("score-defeats", "KB-13.7"),
    ("score-cathedral", "KB-15.1"),
]

# What the numbers of a standing are, and what comes after them (KB-15.2).
REASONS: Final[list[Reason]] = [
    ("points", "KB-15.2"),
    ("goods", "KB-15.2"),
    ("buildings", "KB-15.2"),
    ("shared", "KB-15.2"),
]


def sheet(s: KingsburgState, seat: int) -> ScoreSheet:
    """All lines, zero ones included, so that sheets of several seats stand side by side."""
    return ScoreSheet(
        [
            ScoreLine(Message("kingsburg." + words), s.tally(seat, line), rule)
            for line, (words, rule) in enumerate(LINES)
        ]
    )


def standing(s: KingsburgState, seat: int) -> list[int]:
    """Points, goods, buildings: compared in turn (KB-15.2)."""
    return [s.vp(seat), s.good_count(seat), s.buildings(seat)]


def ranks(s: KingsburgState) -> list[int]:
    """Each seat's place; seats equal in everything share it (KB-15.4)."""
    return places([standing(s, seat) for seat in range(s.seats)])


def outcome(s: KingsburgState) -> Outcome:
    """Who won, and by what (KB-15.2)."""
    return judge([standing(s, seat) for seat in range(s.seats)], REASONS)
