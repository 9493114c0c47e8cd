"""What stands in the ledger of both Wonderfuls: who sits where, what is past, who leads."""

from regalia.web.tables.wonderful.model import Round
from regalia.web.view.table import LogLine

# What a cell of the ledger says of its state.
WORD = {"lead": "leads", "tie": "ties", "ahead": "ahead"}


def tense(n: int, now: int) -> str:
    """A step, a turn or a round, seen from the one that is on."""
    return "past" if n < now else "now" if n == now else "next"


def rounds(count: int, now: int) -> tuple[Round, ...]:
    return tuple(Round(tense(n, now)) for n in range(count))


def order(me: int, seats: int) -> list[int]:
    """Me first, then the others around the table."""
    first = max(me, 0)
    return [(first + i) % seats for i in range(seats)]


def state(when: str, leads: bool, ties: bool) -> str:
    """How a seat stands in a step: counted while it is on, before that as things are."""
    if when == "now":
        return "lead" if leads else "tie" if ties else ""
    return "ahead" if when == "next" and leads else ""


def crowned(
    log: tuple[LogLine, ...], step_rule: str, supremacy_rules: tuple[str, ...], played: int
) -> dict[int, list[int]]:
    """Who won supremacy in the steps of this round, as far back as the log goes.

    A step begins with a line of what all produce; then comes a line for each who wins it.
    """
    told: list[list[int]] = []
    for line in log:
        if line.rule == step_rule:
            told.append([])
        elif line.rule in supremacy_rules and told:
            told[-1].append(line.seat)
    return dict(zip(range(played - 1, -1, -1), reversed(told), strict=False))
