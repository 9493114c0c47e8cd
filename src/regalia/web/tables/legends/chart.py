"""The map as a sheet: boards, islands, regions, routes and what fills its empty corners."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from regalia.games.legends import material as m
from regalia.games.legends.actions import CENTRE
from regalia.games.legends.state import NOBODY
from regalia.web.tables.legends.block import Ground, block, ground
from regalia.web.tables.legends.model import (
    Arrow,
    Board,
    Chart,
    Corner,
    Island,
    Origin,
    Region,
    Route,
)
from regalia.web.tables.legends.page import Land, Page, Words, islands
from regalia.web.tables.legends.sheet import BORDERS, CELL, PITCH, Sheet, room, sheet_of

if TYPE_CHECKING:
    from regalia.web.view.table import Choice

Point = tuple[float, float]
STEPS = 48
TALL_SIZE = 1.42  # pieces of the tall sheet are larger, and bear no names
KINDS = ("land", "sea", "pass", "portal")


def charts(page: Page, origins: tuple[Origin, ...]) -> tuple[Chart, ...]:
    """The map as a wide sheet, and as a tall one for phones if that is another shape."""
    centres = tuple([page.choices.get(CENTRE + slot) for slot in range(m.SLOTS)])
    return chart(page.land, False, centres, origins), chart(page.land, True, centres, origins)


@lru_cache(maxsize=512)
def chart(
    seen: Land, tall: bool, centres: tuple[Choice | None, ...], origins: tuple[Origin, ...]
) -> Chart:
    sheet = sheet_of(seen.layout, seen.shape, tall)
    key, size, named = ("t", TALL_SIZE, False) if tall else ("w", 1.0, True)
    words = seen.terms
    width, height = sheet.columns * PITCH, sheet.rows * PITCH
    faces = [words.name(m.FACE_NAME[entry // 4]) for entry in seen.layout]
    centre = seen.centre if 0 <= seen.centre < len(faces) else None
    title = faces[centre] if centre is not None else words.w("sea-title")
    lines = packed([f for slot, f in enumerate(faces) if slot != centre]) if named else []
    if seen.regions:
        lines.append(words.w("sheet", islands=len(islands(seen)), regions=len(seen.regions)))
    regions = [_region(ground(seen, region), sheet, key, size, named) for region in seen.regions]
    kinds = ("cartouche", "rose")
    corners = [
        Corner(kind, c * PITCH + PITCH / 2, r * PITCH + PITCH / 2)
        for kind, (c, r) in zip(kinds, sheet.empty, strict=False)
    ]
    return Chart(
        key,
        width,
        height,
        boards(seen, sheet, centres),
        tuple(_island(seen, sheet, island) for island in laid(seen)),
        tuple(regions),
        tuple(r for r in (_route(words, seen.sea, sheet, link) for link in seen.links) if r),
        tuple(
            _arrow(sheet, origin.region, t.region, t.cost)
            for origin in origins
            for t in origin.targets
        ),
        tuple(corners),
        neat(width, height),
        title,
        tuple(lines),
    )


@lru_cache(maxsize=1 << 13)
def _region(seen: Ground, sheet: Sheet, key: str, size: float, named: bool) -> Region:
    items, name, scale = block(seen, sheet, key, size, named)
    region = seen.region
    return Region(
        region,
        seen.words.name(m.REGION_NAME[region]),
        seen.holder + 1,
        sheet.lay(region).transform,
        tuple(round(v, 1) for v in sheet.box(region)),  # type: ignore[arg-type]
        name,
        items,
        scale,
        sheet.pole(region),
    )


def packed(names: list[str], most: int = 31) -> list[str]:
    """Names in as few lines as a cartouche has room for."""
    lines: list[str] = []
    for name in names:
        if lines and len(lines[-1]) + len(name) + 2 <= most:
            lines[-1] += f", {name}"
        else:
            lines.append(name)
    return lines


def boards(seen: Land, sheet: Sheet, centres: tuple[Choice | None, ...]) -> tuple[Board, ...]:
    shape = m.SHAPE_SLUG.index(seen.shape)
    return tuple(
        Board(
            lay.face if lay.entry >= 0 else -1,
            m.SLOT_SLUG[shape][lay.slot],
            lay.transform,
            f"rl-{lay.face}-{lay.turn}",
            lay.x,
            lay.y,
            lay.slot == len(seen.layout),
            centres[lay.slot],
        )
        for lay in sheet.lays
    )


def laid(seen: Land) -> list[int]:
    """The islands of all boards that lie, regions in play or not."""
    faces = {entry // 4 for entry in seen.layout}
    return [i for i in range(m.ISLANDS) if m.REGION_FACE[m.ISLAND_FIRST[i]] in faces]


def _island(seen: Land, sheet: Sheet, island: int) -> Island:
    holder = seen.island_holders[island]
    who = seen.colour_name(holder) if holder != NOBODY else ""
    return _crested(seen.terms, sheet, island, holder, who)


@lru_cache(maxsize=4096)
def _crested(words: Words, sheet: Sheet, island: int, holder: int, who: str) -> Island:
    first = m.ISLAND_FIRST[island]
    lay = sheet.lay(first)
    crest = (99.0, 99.0)
    for region in range(first, first + m.ISLAND_SIZE[island]):
        for r, bits in enumerate(room(region, lay.turn)):
            if bits:
                x, y = ((bits & -bits).bit_length() - 0.5) * CELL, (r + 0.5) * CELL
                crest = min(crest, (x, y), key=lambda at: at[1] + 0.6 * at[0])
    label = words.w("holds-island", who=who) if who else ""
    at = (round(crest[0] + lay.x - 0.8, 1), round(crest[1] + lay.y - 0.8, 1))
    return Island(island, holder + 1, lay.transform, at, label)


def curve(a: Point, b: Point, bend: float) -> list[Point]:
    """Points along a slightly bent line."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    x, y = x - (b[1] - a[1]) * bend, y + (b[0] - a[0]) * bend
    found = []
    for i in range(STEPS + 1):
        t = i / STEPS
        u = 1 - t
        found.append(
            (
                u * u * a[0] + 2 * u * t * x + t * t * b[0],
                u * u * a[1] + 2 * u * t * y + t * t * b[1],
            )
        )
    return found


def wet(sheet: Sheet, one: int, other: int, kind: int, points: list[Point]) -> list[Point]:
    """The longest part of a line that lies in the water; each is looked for once."""
    key = (one, other, kind)
    if key not in sheet.wet:
        sheet.wet[key] = _wet(sheet, points)
    return sheet.wet[key]


def _wet(sheet: Sheet, points: list[Point]) -> list[Point]:
    best: list[Point] = []
    now: list[Point] = []
    for point in points:
        if sheet.is_land(*point):
            best = max(best, now, key=len)
            now = []
        else:
            now.append(point)
    best = max(best, now, key=len)
    return best if len(best) > 1 else points[STEPS // 2 - 2 : STEPS // 2 + 3]


def path(points: list[Point]) -> str:
    few = [*points[:-1:5], points[-1]]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in few)


@lru_cache(maxsize=4096)
def _route(words: Words, sea: int, sheet: Sheet, link: tuple[int, int, int]) -> Route | None:
    one, other, kind = link
    if kind == m.LAND:
        return None
    points = curve(sheet.pole(one), sheet.pole(other), 0.1 if kind == m.SEA else 0.0)
    part = wet(sheet, one, other, kind, points)
    middle = part[len(part) // 2]
    cost = sea if kind == m.SEA else 1
    ends = {"one": words.name(m.REGION_NAME[one]), "other": words.name(m.REGION_NAME[other])}
    label = words.w(f"route-{KINDS[kind]}", n=cost, **ends)
    drawn = path(points) if kind != m.PASS else planks(part)
    return Route(KINDS[kind], drawn, round(middle[0], 1), round(middle[1], 1), cost, label)


def planks(part: list[Point]) -> str:
    """A crossing as a short bridge, its ends on both shores."""
    (a, b), (c, d) = part[0], part[-1]
    long = max(((c - a) ** 2 + (d - b) ** 2) ** 0.5, 0.1)
    dx, dy = (c - a) / long * 2.2, (d - b) / long * 2.2
    return f"M{a - dx:.1f} {b - dy:.1f}L{c + dx:.1f} {d + dy:.1f}"


def _arrow(sheet: Sheet, one: int, other: int, cost: int) -> Arrow:
    pair = (min(one, other), max(one, other))
    a, b = sheet.pole(one), sheet.pole(other)
    if pair in BORDERS:
        x, y = sheet.lay(one).at(*BORDERS[pair])
        long = max(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5, 0.1)
        dx, dy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
        drawn = f"M{x - dx * 7:.1f} {y - dy * 7:.1f}L{x + dx * 9:.1f} {y + dy * 9:.1f}"
        return Arrow(one, other, drawn, round(x, 1), round(y, 1), cost)
    way = curve(a, b, 0.1 if one < other else -0.1)
    part = wet(sheet, one, other, m.LAND, way)
    x, y = part[len(part) // 2]
    first = max(0, way.index(part[0]) - 3)
    last = min(STEPS, way.index(part[-1]) + 4)
    return Arrow(one, other, path(way[first : last + 1]), round(x, 1), round(y, 1), cost)


@lru_cache(maxsize=64)
def neat(width: int, height: int) -> str:
    """The ticks of the sheet's frame."""
    ticks = ""
    for x in range(0, width - 5, 20):
        ticks += f"M{x} -2h10M{x} {height + 2}h10"
    for y in range(0, height - 5, 20):
        ticks += f"M-2 {y}v10M{width + 2} {y}v10"
    return ticks
