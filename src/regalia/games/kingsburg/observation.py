"""What one seat knows of a game of Kingsburg.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.core.observation import Observation

if TYPE_CHECKING:
    from regalia.games.kingsburg.view import KingsburgView


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsburgObservation(Observation):
    """Tuples by seat, masks with a bit per seat, ids as in `material`."""

    phase: int
    # the year, 0 for the first
    year: int
    # the season of a year, spring first; 4 when winter is over
    season: int
    # the seat at a place of the turn order (KB-0.4)
    order: tuple[int, ...]
    # whose turn in `order`, or which group at court is helped
    turn: int
    # 1 while the Envoy's second building is asked for
    step: int
    # the seats a question goes to, where not all are asked
    asked: int
    # gold, wood and stone
    goods: tuple[tuple[int, ...], ...]
    # +2 tokens
    tokens: tuple[int, ...]
    # soldiers of this year
    soldiers: tuple[int, ...]
    # a bit per standing building
    built: tuple[int, ...]
    # victory points, the sum of `tally`
    vp: tuple[int, ...]
    # points by line of the score sheet
    tally: tuple[tuple[int, ...], ...]
    # who rolls the King's white die this spring
    aid: int
    # who has the King's Envoy
    envoy: int
    # coloured dice not placed yet, as a handful's id
    coloured: tuple[int, ...]
    # white dice not placed yet, as a handful's id
    white: tuple[int, ...]
    # the total of the roll that set the turn order
    totals: tuple[int, ...]
    # the seats that place no more dice this season
    passed: int
    # the seats that used the Statue this season
    statue_used: int
    # the seats that used the Chapel this season
    chapel_used: int
    # the seats that used the Market this season
    market_used: int
    # the seats that used a +2 token this season
    token_used: int
    # owner << 16 | group in the order of placing; a neutral group is a handful's id
    placed: tuple[tuple[int, int], ...]
    # a bit per advisor's number
    occupied: int
    # this year's enemy, drawn from its bag when first looked at (KB-1.8); -1 unless `sees_enemy`
    enemy: int
    # the seats that have seen it
    peeked: int
    # the King's die in battle, 0 before it is rolled
    king_die: int
    # the combat value in this winter's battle
    strength: tuple[int, ...]

    @property
    def view(self) -> "KingsburgView":
        """The same in the words of the rulebook."""
        from regalia.games.kingsburg.view import read

        return read(self)
