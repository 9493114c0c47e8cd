"""Empires: what lies before each seat."""

from regalia.games.wonderful.purse import CUBES_PER_KRYSTALLIUM
from regalia.games.wonderful_world import material as m
from regalia.web.tables.wonderful.model import Amount
from regalia.web.tables.wonderful_world.faces import badge_of, face, site_face
from regalia.web.tables.wonderful_world.model import Empire
from regalia.web.tables.wonderful_world.page import Page


def empire(page: Page, seat: int) -> Empire:
    seen = page.seen
    area = page.area(seat)
    row = seen.rows[seat]
    is_me = seat == page.me
    totals = [page.makes(seat, kind) for kind in range(m.RESOURCES)]
    return Empire(
        seat=seat + 1,
        name=page.seat_name(seat),
        empire=page.name(m.EMPIRE_NAME[row // len(m.SIDES)]),
        badge=badge_of(page, row),
        totals=tuple(page.amount(kind, count) for kind, count in enumerate(totals)),
        cubes=area.cubes,
        cubes_label=page.w("cubes", n=area.cubes, all=CUBES_PER_KRYSTALLIUM),
        holds=page.holds(area),
        types=types(page, area.built),
        built=tuple((face(page, c), page.card_id(c) if is_me else "") for c in area.built),
        sites=() if is_me else tuple(site_face(page, site) for site in area.sites),
        draft=tuple(face(page, card) for card in seen.drafts[seat]),
        points=page.score(seat),
    )


def types(page: Page, built: tuple[int, ...]) -> tuple[Amount, ...]:
    """How many finished cards there are of each type; memorials only where there are any."""
    found = [0] * m.TYPES
    for card in built:
        found[m.CARD_TYPE[card]] += 1
    return tuple(
        Amount(m.TYPE_SLUG[t], n, f"{page.name(m.TYPE_NAME[t])}: {n}")
        for t, n in enumerate(found)
        if n or t != m.MEMORIAL
    )
