"""The castle: its stacks as they stand, and what it offers."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from regalia.core.options import Options
from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import DESTROY, PAIR, TAKE
from regalia.games.dragon_castle.describe.terms import castle_cell
from regalia.games.dragon_castle.setup import heights_of
from regalia.games.dragon_castle.state import ACTION
from regalia.web.tables.dragon_castle.boards import (
    CASTLE_X,
    CASTLE_Y,
    HEIGHT,
    LEFT,
    UP,
    WIDTH,
    castle_slot,
    raised,
)
from regalia.web.tables.dragon_castle.model import Castle, Spot, Stack, Target, Tip, Way
from regalia.web.tables.dragon_castle.page import Page
from regalia.web.tables.dragon_castle.reasons import why
from regalia.web.tables.dragon_castle.turn import after_take
from regalia.web.tables.page import Shared

LEAST_COLUMNS, LEAST_ROWS = 7, 5  # a castle in ruins is not looked at more closely than this
MARGIN, LETTERS = 10, 24
THUMB = 44  # pixels from one slot to the next in the enlarged picture
BROAD, WIDE = 10, 12  # columns
STANDING: Shared[Castle] = Shared(128)


@lru_cache(maxsize=64)
def plan_of(options: Options) -> tuple[tuple[int, int], ...]:
    """Row and column of every stack there was in the beginning."""
    slug = str(options["castle"])
    slug = f"base_{options.seats}p" if slug == "base" else slug
    plan = str(options["plan"]) or m.CASTLE_PLAN[m.CASTLE_SLUG.index(slug)]
    rows = heights_of(plan)
    return tuple((r, c) for r, row in enumerate(rows) for c, height in enumerate(row) if height)


def castle(page: Page) -> Castle:
    """The same for everybody who is not asked."""
    if page.asked:
        return _castle(page)
    seen = page.seen
    key = (page.view.lang, seen.options, seen.castle, seen.tops, has_tray(page))
    return STANDING.of(key, lambda: _castle(page))


def _castle(page: Page) -> Castle:
    heights = page.seen.castle
    standing = [cell for cell, height in enumerate(heights) if height]
    plan = plan_of(page.seen.options)
    spots = [divmod(cell, m.CASTLE_COLUMNS) for cell in standing] or list(plan)
    top, bottom = span([r for r, _ in spots], [r for r, _ in plan], LEAST_ROWS)
    first, last = span([c for _, c in spots], [c for _, c in plan], LEAST_COLUMNS)
    x, y = castle_slot(top, first)
    x, y = x - m.FLOORS * LEFT - MARGIN - LETTERS, y - m.FLOORS * UP - MARGIN
    width = (last - first + 1) * CASTLE_X + m.FLOORS * LEFT + 2 * MARGIN + LETTERS
    height = (bottom - top + 1) * CASTLE_Y + m.FLOORS * UP + 2 * MARGIN + LETTERS - 4
    inside = [(r, c) for r, c in plan if top <= r <= bottom and first <= c <= last]
    floors = tuple((n, sum(h >= n for h in heights)) for n in range(m.FLOORS, 0, -1))
    columns = max(c for _, c in plan) - min(c for _, c in plan) + 1
    return Castle(
        box=f"{x} {y} {width} {height}",
        shape="wide" if columns >= WIDE else "broad" if columns >= BROAD else "narrow",
        wide=ceil(width * THUMB / CASTLE_X),
        slots=tuple(castle_slot(r, c) for r, c in inside),
        columns=tuple(
            (c * CASTLE_X + WIDTH / 2, castle_cell(c)[0]) for c in range(first, last + 1)
        ),
        rows=tuple((r * CASTLE_Y + HEIGHT / 2, str(r + 1)) for r in range(top, bottom + 1)),
        column_y=y + height - MARGIN + 2,
        row_x=x + MARGIN + 4,
        stacks=tuple(stack(page, cell) for cell in standing),
        hits=tuple(
            target(page, cell) or tip(page, cell) for cell in (standing if has_tray(page) else ())
        ),
        label=page.w("castle-label", n=sum(heights), floor=page.top_floor),
        floors=tuple((n, count) for n, count in floors if count),
        left=sum(heights),
    )


def has_tray(page: Page) -> bool:
    """Whether there is a place for what a tile says."""
    return page.view.started and not page.view.over and not page.view.curtain


def span(here: list[int], there: list[int], least: int) -> tuple[int, int]:
    """From the first to the last that still stands, but never less than a few."""
    low, high = min(here), max(here)
    while high - low + 1 < least and (low > min(there) or high < max(there)):
        low, high = max(low - 1, min(there)), min(high + 1, max(there))
    return low, high


def at(page: Page, row: int, column: int) -> int:
    """How high the castle is somewhere."""
    if 0 <= row < m.CASTLE_ROWS and 0 <= column < m.CASTLE_COLUMNS:
        return page.seen.castle[row * m.CASTLE_COLUMNS + column]
    return 0


def face(page: Page, cell: int) -> Spot:
    """Where the top tile of a stack lies."""
    x, y = castle_slot(*divmod(cell, m.CASTLE_COLUMNS))
    return raised(x, y, page.seen.castle[cell])


def stack(page: Page, cell: int) -> Stack:
    row, column = divmod(cell, m.CASTLE_COLUMNS)
    height, tile = page.seen.castle[cell], page.seen.tops[cell]
    x, y = castle_slot(row, column)
    return Stack(
        id=f"c{cell}-{height}-{tile}",
        x=x,
        y=y,
        height=height,
        tile=tile,
        face=raised(x, y, height),
        slabs=(),
        shade_left=at(page, row, column - 1) > height,
        shade_top=at(page, row - 1, column) > height,
        dim=page.top_floor - height,
        shrine=0,
        label="",
        is_lit=any(first + cell in page.choices for first in (TAKE, PAIR, DESTROY)),
    )


def tip(page: Page, cell: int) -> Tip:
    """Why a tile cannot be taken."""
    tile, height = page.seen.tops[cell], page.seen.castle[cell]
    text, rule, is_walled = why(page, cell)
    name = page.w("tile-on", tile=page.tile(tile), cell=castle_cell(cell), floor=height)
    return Tip(f"c{cell}", face(page, cell), tile, name, text, rule, is_walled)


def target(page: Page, cell: int) -> Target | None:
    """What I could do with the top tile of a stack."""
    for first, id, rule in (
        (TAKE, "take", "DC-4.3"),
        (PAIR, "pair", "DC-4.4"),
        (DESTROY, "destroy", "DC-8.28"),
    ):
        choice = page.choices.get(first + cell)
        if choice is None:
            continue
        tile = page.seen.tops[cell]
        twins = followers(page, cell) if first == TAKE else ()
        uncovers = first != TAKE and page.seen.castle[cell] > 1
        return Target(
            key=f"c{cell}",
            spots=(face(page, cell),),
            ways=(Way(choice, page.w(f"do-{id}", tile=page.the(tile))),),
            name=page.w(
                "tile-on",
                tile=page.tile(tile),
                cell=castle_cell(cell),
                floor=page.seen.castle[cell],
            ),
            text=page.w(f"{id}-text"),
            extra=page.w("uncovers") if uncovers else "",
            points="",
            rule=rule,
            rings=tuple(face(page, twin) for twin in twins),
            tiles=(tile,),
            then=after_take(page, tile, len(twins)) if first == TAKE else (),
        )
    return None


def followers(page: Page, cell: int) -> tuple[int, ...]:
    """The twins that could complete a pair, among the tiles that can be seen now."""
    after = page.then(TAKE + cell)
    if after.phase != ACTION or page.me not in after.to_act:
        return ()
    pairs = (action - PAIR for action in after.legal if PAIR <= action < DESTROY)
    return tuple(twin for twin in pairs if twin != cell)


def castle_targets(castle: Castle) -> tuple[Target, ...]:
    return tuple(hit for hit in castle.hits if isinstance(hit, Target))
