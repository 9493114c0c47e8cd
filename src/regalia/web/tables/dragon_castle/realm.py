"""Realms: stacks on oak, shrines, and groups that wait for the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.describe.terms import realm_cell
from regalia.games.dragon_castle.masks import cells, count
from regalia.games.dragon_castle.realm import EVERY, group_vp, groups
from regalia.web.tables.dragon_castle.boards import raised, realm_slot
from regalia.web.tables.dragon_castle.model import Realm, Spot, Stack, Waiting
from regalia.web.tables.dragon_castle.page import Page
from regalia.web.tables.page import Shared

REALMS: Shared[Realm] = Shared(512)


def realm(page: Page, seat: int) -> Realm:
    """The same for all but its own seat."""
    seen = page.seen
    is_active = seat == seen.active
    key = (
        *(page.view.lang, seat, page.seat_name(seat), seat == page.me),
        *(page.view.seats[seat].is_to_act, seen.points[seat], max(seen.points), min(seen.points)),
        *(seen.reserve[seat], seen.shrined[seat], seen.heights[seat], seen.faces[seat]),
        (seen.showing[seat], seen.one, seen.two) if is_active else None,
    )
    return REALMS.of(key, lambda: _realm(page, seat))


def _realm(page: Page, seat: int) -> Realm:
    seen = page.seen
    place = page.view.seats[seat]
    shrines = count(seen.shrined[seat])
    return Realm(
        seat=seat + 1,
        name=page.seat_name(seat),
        is_me=seat == page.me,
        is_to_act=place.is_to_act,
        points=seen.points[seat],
        leads=seen.points[seat] == max(seen.points) > min(seen.points),
        reserve=seen.reserve[seat],
        stacks=tuple(
            stack(page, seat, cell) for cell, height in enumerate(seen.heights[seat]) if height
        ),
        waiting=waiting(page, seat) if seat == seen.active else (),
        hand=tuple(
            (tile, page.tile(tile))
            for tile in (seen.one, seen.two)
            if tile != m.NO_TILE and seat == seen.active
        ),
        label=page.w("realm-label", name=page.seat_name(seat), n=shrines),
    )


def slot(cell: int) -> Spot:
    return realm_slot(*divmod(cell, m.REALM_COLUMNS))


def face(page: Page, seat: int, cell: int, more: int = 0) -> Spot:
    """Where the top tile of a stack lies, or would lie with more on it."""
    return raised(*slot(cell), page.seen.heights[seat][cell] + more)


def faces(page: Page, group: Iterable[int]) -> tuple[Spot, ...]:
    """Where the tiles of a group of mine lie."""
    return tuple(face(page, page.me, cell) for cell in group)


def stack(page: Page, seat: int, cell: int) -> Stack:
    seen = page.seen
    row, column = divmod(cell, m.REALM_COLUMNS)
    heights = seen.heights[seat]
    height, tile = heights[cell], seen.faces[seat][cell]
    is_down = tile == m.NO_TILE
    x, y = slot(cell)
    shrine = m.SHRINE_VP[height] if (seen.shrined[seat] >> cell) & 1 else 0
    what = page.w("face-down") if is_down else page.tile(tile)
    id = "stack-shrine" if shrine else "stack"
    return Stack(
        id=f"r{seat}-{cell}-{height}-{tile}",
        x=x,
        y=y,
        height=height,
        tile=-1 if is_down else tile,
        face=raised(x, y, height),
        slabs=tuple(
            (*raised(x, y, floor), floor < height - 1 or is_down) for floor in range(height)
        ),
        shade_left=column > 0 and heights[cell - 1] > height,
        shade_top=row > 0 and heights[cell - m.REALM_COLUMNS] > height,
        dim=0,
        shrine=shrine,
        label=page.w(id, what=what, cell=realm_cell(cell), floor=height, n=shrine),
    )


def waiting(page: Page, seat: int) -> tuple[Waiting, ...]:
    """Groups that are large enough, in a turn that is not over."""
    found = []
    for kind, field in enumerate(page.seen.showing[seat]):
        for group in groups(field, m.LEAST_GROUP, EVERY):
            size = count(group)
            points = group_vp(size, kind)
            label = page.w("waits", n=size, types=page.types(kind), points=points)
            spots = tuple(face(page, seat, cell) for cell in cells(group))
            found.append(Waiting(spots, f"+{points}", label))
    return tuple(found)
