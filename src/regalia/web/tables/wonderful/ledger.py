"""What stands in the ledger of both Wonderfuls: who sits where, what is past, who leads."""

from regalia.web.tables.wonderful.model import Round

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
