"""Spirit cards and what they would take, Dragon cards and what they grant now."""

from __future__ import annotations

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import GIVE, PAY
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.scoring import DRAGON_RULE
from regalia.games.dragon_castle.spirits import WINDOWS
from regalia.games.dragon_castle.state import BUILDING
from regalia.web.tables.dragon_castle.aims import shown
from regalia.web.tables.dragon_castle.model import Card, Payment, Way
from regalia.web.tables.dragon_castle.page import Page
from regalia.web.tables.dragon_castle.realm import face

SPIRIT_RULE = (
    "DC-8.10",
    "DC-8.12",
    "DC-8.14",
    "DC-8.17",
    "DC-8.20",
    "DC-8.23",
    "DC-8.26",
    "DC-8.28",
    "DC-8.30",
    "DC-8.31",
)
LINES = 4  # of a score sheet, before those of the Dragons


def spirits(page: Page) -> tuple[Card, ...]:
    return tuple(
        spirit(page, number) for number in range(m.SPIRITS) if (page.seen.spirits >> number) & 1
    )


def spirit(page: Page, number: int) -> Card:
    paid = payments(page, number)
    choice = page.choices.get(GIVE + number)
    give = Way(choice, page.w("pay-shrine")) if choice else None
    state = standing(page, number, bool(paid) or give is not None)
    return Card(
        kind="spirit",
        number=number,
        slug=m.SPIRIT_SLUG[number],
        name=page.name(m.SPIRIT_NAME[number]),
        short=short(page.name(m.SPIRIT_NAME[number])),
        text=page.name(m.SPIRIT_TEXT[number]),
        rule=SPIRIT_RULE[number],
        note=page.w(f"spirit-{state}"),
        payments=paid,
        give=give,
        state=state,
    )


def short(name: str) -> str:
    """The last word of a card's name: there is no room for "Spirit of" twenty times."""
    return name.split()[-1].removeprefix("l’")


def payments(page: Page, number: int) -> tuple[Payment, ...]:
    """The tiles of my realm that may be given up for a Spirit."""
    found = []
    for cell in range(CELLS):
        choice = page.choices.get(PAY + number * CELLS + cell)
        if choice is not None:
            found.append(Payment(f"s{number}-{cell}", face(page, page.me, cell), choice))
    return tuple(found)


def standing(page: Page, number: int, is_open: bool) -> str:
    """Whether a Spirit can be called on, and if not, why."""
    seen = page.seen
    if is_open:
        return "can"
    if seen.spirit == number:
        return "on"
    if (seen.used >> number) & 1:
        return "used"
    if not page.asked:
        return "price"
    windows = 1 << BUILDING if number == m.FAITH else WINDOWS[number]
    if not (windows >> seen.phase) & 1:
        return "later"
    if not shown(seen, page.me) and not seen.reserve[page.me]:
        return "poor"
    return "idle"


def dragons(page: Page) -> tuple[Card, ...]:
    found = [number for number in range(m.DRAGONS) if (page.seen.dragons >> number) & 1]
    return tuple(dragon(page, number, LINES + n) for n, number in enumerate(found))


def dragon(page: Page, number: int, line: int) -> Card:
    points = [sheet.lines[line].points for sheet in page.view.sheets]
    note = page.w("dragon-me", n=points[page.me]) if page.me >= 0 else ""
    return Card(
        kind="dragon",
        number=number,
        slug=m.DRAGON_SLUG[number],
        name=page.name(m.DRAGON_NAME[number]),
        short=short(page.name(m.DRAGON_NAME[number])),
        text=page.name(m.DRAGON_TEXT[number]),
        rule=DRAGON_RULE[number],
        note=note,
        standing=tuple((seat + 1, page.seat_name(seat), n) for seat, n in enumerate(points)),
    )
