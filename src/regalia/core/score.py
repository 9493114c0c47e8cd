"""Score sheets: points, item by item."""

from regalia.core.message import Message, Name


class ScoreLine:
    """One source of points, with the rule that grants them."""

    def __init__(self, what: Message, points: int, rule: str) -> None:
        self.what = what
        self.points = points
        self.rule = rule

    @property
    def label(self) -> str:
        """What it is for, by the ids of its words: "buildings", "dragon Bravery"."""
        label = self.what.id.partition(".")[2].removeprefix("score-").replace("-", " ")
        for value in self.what.args.values():
            label += " " + (value.en if isinstance(value, Name) else str(value))
        return label

    def __repr__(self) -> str:
        return f"<ScoreLine: {self.label} {self.points} ({self.rule})>"


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

    def __repr__(self) -> str:
        return f"<ScoreSheet: {self.total} points>"

    def __str__(self) -> str:
        """The sheet line by line, with the rules; a page says it in the player's language."""
        width = max([len(line.label) for line in self.lines] + [len("total")])
        rows = [f"{line.label:{width}} {line.points:4}  {line.rule}" for line in self.lines]
        return "\n".join([*rows, f"{'total':{width}} {self.total:4}"])


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
