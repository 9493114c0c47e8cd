"""How a game ended, as data; `Game.outcome` says it in a sentence."""

from regalia.core.score import places

Reason = tuple[str, str]  # what decided, in a word, and the rule that says so


class Outcome:
    """Who won, by what, and what a lone player has earned.

    `places` has each seat's place; seats that share one are equal in everything. Where nobody won
    all are second, a lone player who lost too. `by` is what decided: "points", or the tie-break
    that did, "shared" for a victory of several, or why nobody won. `threshold` is the least points
    for the medal, or for the title.
    """

    def __init__(
        self,
        places: list[int],
        winners: list[int],
        by: str,
        rule: str,
        medal: str = "",
        title: str = "",
        threshold: int | None = None,
    ) -> None:
        self.places = places
        self.winners = winners
        self.by = by
        self.rule = rule
        self.medal = medal  # "bronze", "silver", "gold", or none
        self.title = title  # where a lone player is called something, its slug
        self.threshold = threshold

    def result(self, seat: int) -> str:
        """What came of it for a seat: "won", "shared" or "lost"."""
        if seat not in self.winners:
            return "lost"
        return "won" if len(self.winners) == 1 else "shared"

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        return {
            "results": [self.result(seat) for seat in range(len(self.places))],
            "places": list(self.places),
            "by": self.by,
            "rule": self.rule,
            "medal": self.medal or None,
            "title": self.title or None,
            "threshold": self.threshold,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((tuple(self.places), self.by, self.rule))

    def __repr__(self) -> str:
        seats = " and ".join([f"seat {seat}" for seat in self.winners]) or "nobody"
        if len(self.winners) > 1:
            return f"<Outcome: {seats} share the victory ({self.rule})>"
        prize = self.medal or self.title
        earned = f", {prize} from {self.threshold} points" if prize else ""
        return f"<Outcome: {seats} won by {self.by}{earned} ({self.rule})>"


def judge(standings: list[list[int]], reasons: list[Reason]) -> Outcome:
    """The outcome where seats are compared by numbers in turn, the most important first.

    There is a reason for each number, and a last one for a shared victory.
    """
    best = max(standings)
    winners = [seat for seat in range(len(standings)) if standings[seat] == best]
    rest = [row for row in standings if row != best]
    at = 0
    if len(winners) > 1:
        at = len(best)
    elif rest:
        second = max(rest)
        while best[at] == second[at]:
            at += 1
    by, rule = reasons[at]
    return Outcome(places(standings), winners, by, rule)
