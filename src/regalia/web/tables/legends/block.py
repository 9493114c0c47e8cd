"""The block of a region: its pieces, its flag and its name, set where they fit."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from regalia.games.legends import material as m
from regalia.games.legends.actions import COLOURS, NEUTRAL
from regalia.games.legends.state import NOBODY
from regalia.web.tables.legends.model import Item
from regalia.web.tables.legends.page import Land, Words, armies_in, cities_in
from regalia.web.tables.legends.sheet import CELL, Sheet, spot

ROW, LINE = 13.2, 5.3  # heights of a row of pieces and of a line of a name
LETTER = 2.62  # width of a letter of a name
FLAG, TOWER, CUBE, DIGIT, TOKEN = 8.6, 10.4, 9.8, 4.2, 10.8
MOST_CUBES = 3
FULL = 0.93  # a block that lies so much inside need not shrink
SCALES = (1.0, 0.88, 0.78)

# Middle, scale, height, rows of pieces, lines of the name.
Arrangement = tuple[float, float, float, float, tuple[tuple[int, ...], ...], tuple[str, ...]]
Lines = tuple[tuple[str, float, float], ...]


class Ground(NamedTuple):
    """All that is drawn of a region: who sees the same of it, sees the same there."""

    words: Words
    colours: tuple[str, ...]  # whose each is, the neutral last
    region: int
    holder: int
    pieces: int  # as `board` has them
    token: int
    is_down: bool
    is_start: bool


def ground(land: Land, region: int) -> Ground:
    return Ground(
        land.terms,
        (*land.colours, land.colour_name(NEUTRAL)),
        region,
        land.held.get(region, NOBODY),
        land.board[region],
        land.tokens[region] if region < len(land.tokens) else m.NO_TOKEN,
        land.face_down >> region & 1 == 1,
        region == land.start,
    )


def parts(seen: Ground, with_flag: bool) -> list[tuple[float, Item]]:
    """What stands on a region, each with its width: its holder's pieces first."""
    words, holder, token = seen.words, seen.holder, seen.token
    found: list[tuple[float, Item]] = []
    if with_flag and holder != NOBODY:
        found.append((FLAG, Item("flag", 0, 0, holder + 1)))
    if seen.is_start:
        found.append((TOKEN, Item("start", 0, 0, label=words.w("start"))))
    if token:
        slug = "hidden" if token == m.UNTURNED else m.TOKEN_SLUG[token]
        known = words.w("hidden") if token == m.UNTURNED else words.name(m.TOKEN_NAME[token])
        is_peeked = token != m.UNTURNED and seen.is_down
        found.append(
            (TOKEN, Item("peeked" if is_peeked else "token", 0, 0, slug=slug, label=known))
        )
    order = sorted(range(COLOURS), key=lambda colour: (colour != holder, colour))
    for colour in order:
        count, towers = armies_in(seen.pieces, colour), cities_in(seen.pieces, colour)
        who = ""
        if count or towers:
            who = seen.colours[-1 if colour == NEUTRAL else colour]
        for n in range(towers):
            label = words.w("piece-city", who=who)
            found.append((TOWER, Item("tower", 0, 0, colour + 1, label=label, id=f"t{colour}-{n}")))
        if count:
            label = words.w("piece-army", who=who, n=count)
            wide = CUBE + (DIGIT * len(str(count)) if count > 1 else 0)
            found.append(
                (wide, Item("army", 0, 0, colour + 1, count, label=label, id=f"a{colour}"))
            )
    return found


def split(widths: tuple[float, ...], rows: int) -> list[list[int]]:
    """Things in order, in so many rows of about the same width."""
    goal = sum(widths) / rows
    found: list[list[int]] = [[]]
    wide = 0.0
    for i, width in enumerate(widths):
        if wide + width / 2 > goal and found[-1] and len(found) < rows:
            found.append([])
            wide = 0.0
        found[-1].append(i)
        wide += width
    return found


def names(name: str) -> list[list[str]]:
    """A name in one line, in two of about the same length, or in three."""
    words = name.split(" ")
    ways = [[name]]
    if len(words) > 1:
        cuts = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
        ways.append(min(cuts, key=lambda way: max(len(line) for line in way)))
    if len(words) > 2:
        ways.append([words[0], " ".join(words[1:-1]), words[-1]])
    return ways


@lru_cache(maxsize=4096)
def arranged(
    region: int, turn: int, widths: tuple[float, ...], name: str, flag: float, size: float
) -> Arrangement:
    """The arrangement that fits best; a name keeps its size, so that it can be read."""
    best: tuple[float, Arrangement] | None = None
    for scale in SCALES:
        for lines in names(name) if name else [[]]:
            for count in range(1, min(3, len(widths)) + 1) if widths else (0,):
                rows = split(widths, count) if count else []
                sized = scale * size
                wide = max((sum(widths[i] for i in row) for row in rows), default=0.0) * sized
                label = max((len(line) for line in lines), default=0) * LETTER
                wide = max(wide, label + (flag * sized if lines else 0.0))
                high = len(rows) * ROW * sized + len(lines) * LINE
                cells = max(1, ceil(wide / CELL)), max(1, ceil(high / CELL))
                x, y, fits = spot(region, turn, min(cells[0], 49), min(cells[1], 49))
                value = fits - 0.015 * (len(rows) + len(lines)) - 0.25 * (1 - scale)
                found = (x, y, sized, high, tuple(tuple(row) for row in rows), tuple(lines))
                if best is None or value > best[0]:
                    best = value, found
        if best is not None and best[0] > FULL - 0.06:
            break
    assert best is not None
    return best[1]


def block(
    seen: Ground, sheet: Sheet, key: str, size: float, named: bool
) -> tuple[tuple[Item, ...], Lines, float]:
    """What is drawn on a region: things with their places, the lines of its name, the scale."""
    things = parts(seen, not named)
    region, holder = seen.region, seen.holder
    flag = FLAG if holder != NOBODY and named else 0.0
    lay = sheet.lay(region)
    name = seen.words.name(m.REGION_NAME[region]) if named else ""
    widths = tuple(width for width, _ in things)
    x, y, scale, high, rows, lines = arranged(region, lay.turn, widths, name, flag, size)
    x, y = x + lay.x, y + lay.y
    items: list[Item] = []
    base = y - high / 2
    for row in rows:
        base += ROW * scale
        left = x - sum(widths[i] for i in row) * scale / 2
        for i in row:
            thing = things[i][1]
            id = f"{key}{region}-{thing.id or thing.kind}"
            items.append(placed(thing, left, base - 1.2 * scale, id))
            left += widths[i] * scale
    words: list[tuple[str, float, float]] = []
    for line in lines:
        base += LINE
        words.append((line, x + flag / 2 * scale, base - 1.2))
    if flag:
        label = max(len(line) for line in lines) * LETTER / 2
        at = base - (len(lines) - 1) * LINE / 2 - 1.2
        items.append(
            Item(
                "flag",
                round(words[0][1] - label - 8.2 * scale, 1),
                round(at, 1),
                holder + 1,
                id=f"{key}{region}-flag",
            )
        )
    return (
        tuple(items),
        tuple((line, round(a, 1), round(b, 1)) for line, a, b in words),
        round(scale, 2),
    )


def placed(thing: Item, x: float, y: float, id: str) -> Item:
    cubes = tuple(
        (f"{id}-{n}", round(0.4 * n, 1), round(-6.8 - 2.3 * n, 1))
        for n in reversed(range(min(thing.count, MOST_CUBES)))
    )
    return Item(
        thing.kind,
        round(x, 1),
        round(y, 1),
        thing.seat,
        thing.count,
        cubes,
        thing.slug,
        thing.label,
        id,
    )
