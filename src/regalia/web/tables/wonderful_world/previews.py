"""What a card wants and would bring, against what I make and own."""

from collections.abc import Sequence

from regalia.games.wonderful.sites import free_of
from regalia.games.wonderful_world import material as m
from regalia.web.tables.wonderful.model import Face, Need, Preview, Want
from regalia.web.tables.wonderful_world.page import Page


def preview(page: Page, face: Face, missing: Sequence[int], worth: int) -> Preview:
    """A card in one line: what it still wants, what it brings."""
    gain = f"+{page.points(worth)}" if worth else ""
    if worth < 0:
        gain = page.points(worth)
    why = face.points.label if face.points is not None and face.points.per else ""
    return Preview(
        face=face,
        wants=tuple(want(page, kind, count) for kind, count in enumerate(missing) if count),
        gain=gain,
        why=why,
        bonus_word=page.w("once"),
        yields_word=page.w("each-round"),
    )


def want(page: Page, kind: int, count: int) -> Want:
    """So many of a kind, and what I make in a round, or own, if that is less."""
    if kind < m.RESOURCES:
        have, word = page.makes(page.me, kind), "you-make"
    else:
        have, word = page.held(page.seen.mine)[kind - m.RESOURCES], "you-own"
    is_short = have < count
    return Want(m.KIND_SLUG[kind], count, page.w(word, n=have) if is_short else "", is_short)


def open_slots(page: Page) -> list[int]:
    """How many cubes of each kind my cards under construction still want."""
    sites = page.seen.mine.sites
    return [sum(free_of(site, kind) for site in sites) for kind in range(m.RESOURCES)]


def needs(page: Page) -> tuple[Need, ...]:
    """Open slots by kind, and what I make of it in a round."""
    return tuple(
        Need(m.KIND_SLUG[kind], count, page.makes(page.me, kind), page.name(m.KIND_NAME[kind]))
        for kind, count in enumerate(open_slots(page))
    )
