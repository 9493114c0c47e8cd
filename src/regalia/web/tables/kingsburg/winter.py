"""The winter to come: the enemy as far as I know it, and how strong everybody is."""

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.state import BATTLE, OVER, UNKNOWN
from regalia.web.tables.kingsburg.model import Amount, Enemy, Space
from regalia.web.tables.kingsburg.page import Page

TRACK_END = 9  # the printed track; it grows when somebody is stronger


def enemy(page: Page) -> Enemy | None:
    """This year's enemy, as far as I know it."""
    seen = page.seen
    return None if seen.phase == OVER else card(page, seen.enemy, seen.year, seen.king_die)


def card(page: Page, number: int, year: int, king_die: int) -> Enemy:
    """An enemy's card, face down if it is unknown."""
    known = number != UNKNOWN
    kind = m.ENEMY_KIND[number] if known else 0
    return Enemy(
        m.YEAR_NUMERAL[year],
        m.YEAR_MIN[year],
        m.YEAR_MAX[year],
        known,
        known and page.seen.phase != BATTLE,
        m.KIND_SLUG[kind] if known else "",
        page.name(m.ENEMY_NAME[number]) if known else "",
        m.ENEMY_STRENGTH[number] if known else 0,
        stakes(page, m.ENEMY_LOSS, number) if known else (),
        stakes(page, m.ENEMY_REWARD, number) if known else (),
        king_die,
    )


def stakes(page: Page, table: bytes, card: int) -> tuple[Amount, ...]:
    columns = (*m.GOOD_SLUG, "good", "building", "vp")
    at = card * m.LOSS_WIDTH
    return tuple(
        page.amount(icon, table[at + i]) for i, icon in enumerate(columns) if table[at + i]
    )


def track(page: Page) -> tuple[Space, ...]:
    seen = page.seen
    if seen.phase == OVER:
        return ()
    marks: dict[int, list[tuple[int, str]]] = {}
    for seat in seen.order:
        marks.setdefault(page.strength(seat), []).append((seat + 1, page.seat_name(seat)))
    low, high = m.YEAR_MIN[seen.year], m.YEAR_MAX[seen.year]
    if seen.enemy != UNKNOWN:
        low = high = m.ENEMY_STRENGTH[seen.enemy]
    first = min(0, *marks) if marks else 0
    last = max(TRACK_END, high + 1, *marks)
    return tuple(
        Space(value, tuple(marks.get(value, ())), low <= value <= high)
        for value in range(first, last + 1)
    )
