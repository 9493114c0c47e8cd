"""The score sheet and the ranking (KB-15)."""

from typing import Final

from regalia.core.message import Message
from regalia.core.score import ScoreLine, ScoreSheet
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


def sheet(s: KingsburgState, seat: int) -> ScoreSheet:
    """All lines, zero ones included, so that sheets of several seats stand side by side."""
    return ScoreSheet(
        [
            ScoreLine(Message("kingsburg." + words), s.tally(seat, line), rule)
            for line, (words, rule) in enumerate(LINES)
        ]
    )


def beats(s: KingsburgState, one: int, other: int) -> bool:
    """Whether one seat ranks before another: points, then goods, then buildings (KB-15.2)."""
    if s.vp(one) != s.vp(other):
        return s.vp(one) > s.vp(other)
    if s.good_count(one) != s.good_count(other):
        return s.good_count(one) > s.good_count(other)
    return s.buildings(one) > s.buildings(other)


def ranks(s: KingsburgState) -> list[int]:
    """Each seat's place; seats equal in everything share it (KB-15.4)."""
    places = []
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if beats(s, other, seat):
                place += 1
        places.append(place)
    return places
