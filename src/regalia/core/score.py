"""Score sheets: points, item by item."""

from regalia.core.message import Message


class ScoreLine:
    """One source of points, with the rule that grants them."""

    def __init__(self, what: Message, points: int, rule: str) -> None:
        self.what = what
        self.points = points
        self.rule = rule


class ScoreSheet:
    """A seat's points, itemised; meaningful at any moment of the game."""

    def __init__(self, lines: list[ScoreLine]) -> None:
        self.lines = lines

    @property
    def total(self) -> int:
        """The sum of all lines."""
        total = 0
        for line in self.lines:
            total += line.points
        return total


def places(standings: list[list[int]]) -> list[int]:
    """Each seat's place by what orders the seats, the most important first; equals share one."""
    found = []
    for mine in standings:
        place = 1
        for theirs in standings:
            if theirs > mine:
                place += 1
        found.append(place)
    return found
