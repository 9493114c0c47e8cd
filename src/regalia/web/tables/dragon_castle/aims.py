"""What can be done in my realm: tiles to place, shrines to build, whatever a Spirit asks for."""

from __future__ import annotations

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import (
    BUILD,
    CHANGE_TO,
    FLIP,
    GROUP,
    LIFT,
    PLACE,
    SET,
)
from regalia.games.dragon_castle.describe.terms import realm_cell
from regalia.games.dragon_castle.masks import CELL_BIT, CELLS, cells, count, flood
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.realm import group_vp
from regalia.games.dragon_castle.state import NO_CELL, PLACING
from regalia.web.tables.dragon_castle.boards import raised
from regalia.web.tables.dragon_castle.model import Held, Spot, Target, Way
from regalia.web.tables.dragon_castle.page import Page, lasting
from regalia.web.tables.dragon_castle.realm import face, faces, slot

HANDS = "rq"  # the first and the second tile in hand


def held(page: Page) -> tuple[Held, ...]:
    """The tiles in hand of the active player."""
    found = [tile for tile in (page.seen.one, page.seen.two) if tile != m.NO_TILE]
    differ = len(set(found)) > 1
    return tuple(
        Held(f"held-{n}", tile, page.tile(tile), HANDS[n] if differ else HANDS[0])
        for n, tile in enumerate(found)
    )


def targets(page: Page) -> tuple[Target, ...]:
    """By cell; for two different tiles first all of one, then all of the other."""
    if not page.asked:
        return ()
    if page.seen.phase == PLACING:
        hand = dict.fromkeys(held.tile for held in held(page))
        return tuple(
            found
            for key, tile in zip(HANDS, hand, strict=False)
            for cell in range(CELLS)
            if (found := place(page, key, tile, cell)) is not None
        )
    return tuple(found for cell in range(CELLS) if (found := other(page, cell)) is not None)


def place(page: Page, key: str, tile: int, cell: int) -> Target | None:
    """A tile of the hand on a cell: the group it joins, and what that would bring."""
    seen, me = page.seen, page.me
    choice = page.choices.get(PLACE + tile * CELLS + cell)
    if choice is None:
        return None
    kind = m.TILE_TYPE[tile]
    group = int(flood(CELL_BIT[cell], seen.showing[me][kind] | CELL_BIT[cell]))
    size = count(group)
    closes = size >= m.LEAST_GROUP
    points = group_vp(size, kind) if closes else 0
    floor = seen.heights[me][cell] + 1
    types = page.types(kind)
    if closes:
        later = seen.two != m.NO_TILE
        text = page.w("closes-later" if later else "closes", n=size, types=types)
        extra = shrines(page, cells(group), kind, cell)
    else:
        text = page.w("joins", n=size, types=types) if size > 1 else page.w("alone")
        extra = page.w("on-floor", floor=floor)
    shift = dragons(page, choice.action)
    if shift:
        extra += " · " + page.w("dragons", n=signed(shift))
    return Target(
        key=f"{key}{cell}",
        spots=(reach(page, cell),),
        ways=(Way(choice, page.w("do-place", tile=page.the(tile), cell=realm_cell(cell))),),
        name=page.w("tile-on", tile=page.tile(tile), cell=realm_cell(cell), floor=floor),
        text=text,
        extra=extra,
        points=f"+{points}" if points else "",
        rule="DC-6.4" if closes else "DC-5.1",
        tile=tile,
        ghost=face(page, me, cell, 1),
        rings=faces(page, cells(group & ~CELL_BIT[cell])),
    )


def reach(page: Page, cell: int) -> Spot:
    return face(page, page.me, cell)


def shrines(page: Page, group: list[int], kind: int, placed: int = NO_CELL) -> str:
    """How many shrines a group would allow, and what they could be worth at most (DC-7.1)."""
    heights = page.seen.heights[page.me]
    worth = sorted((m.SHRINE_VP[heights[cell] + (cell == placed)] for cell in group), reverse=True)
    most = min(m.TYPE_SHRINES[kind], page.seen.reserve[page.me])
    return page.w("shrines", n=most, points=sum(worth[:most])) if most else page.w("no-shrines")


def dragons(page: Page, action: int) -> int:
    """What an action changes in what the Dragons would grant now."""
    if not page.seen.dragons:
        return 0
    return lasting(page.then(action), page.me) - lasting(page.seen, page.me)


def other(page: Page, cell: int) -> Target | None:
    """A cell that shrines are built on, or a Spirit works on."""
    choices = page.choices
    if choice := choices.get(BUILD + cell):
        return build(page, cell, Way(choice, page.w("do-build", cell=realm_cell(cell))))
    if choice := choices.get(GROUP + cell):
        return consolidate(page, cell, Way(choice, page.w("do-group")))
    if choice := choices.get(FLIP + cell):
        return simple(page, cell, Way(choice, page.w("do-flip")), "flip-text", "DC-8.12")
    if choice := choices.get(LIFT + cell):
        way = Way(choice, page.w("do-lift"))
        if page.seen.spirit == m.WIND:
            return lift_shrine(page, cell, way)
        return simple(page, cell, way, "lift-text", "DC-8.23")
    if choice := choices.get(SET + cell):
        return put(page, cell, Way(choice, page.w("do-set", cell=realm_cell(cell))))
    return change(page, cell)


def build(page: Page, cell: int, way: Way) -> Target:
    height = page.seen.heights[page.me][cell]
    shift = dragons(page, way.choice.action) - m.SHRINE_VP[height]
    return Target(
        key=f"r{cell}",
        spots=(reach(page, cell),),
        ways=(way,),
        name=page.w("shrine-on", cell=realm_cell(cell), floor=height),
        text=page.w("build-text", n=m.SHRINE_VP[height]),
        extra=page.w("dragons", n=signed(shift)) if page.seen.dragons and shift else "",
        points=f"+{m.SHRINE_VP[height]}",
        rule="DC-7.5",
        shrine=True,
        ghost=reach(page, cell),
    )


def lift_shrine(page: Page, cell: int, way: Way) -> Target:
    """A shrine that Wind would move."""
    return Target(
        key=f"r{cell}",
        spots=(reach(page, cell),),
        ways=(way,),
        name=page.w("shrine-on", cell=realm_cell(cell), floor=page.seen.heights[page.me][cell]),
        text=page.w("lift-text"),
        extra="",
        points="",
        rule="DC-8.12",
    )


def consolidate(page: Page, cell: int, way: Way) -> Target:
    """A group that Beauty or Cunning would close: touched on any of its tiles."""
    before, after = page.seen, page.then(way.choice.action)
    group = cells(shown(before, page.me) & ~shown(after, page.me))
    gained = sum(after.tally[page.me]) - sum(before.tally[page.me])
    tile = before.faces[page.me][cell]
    if before.spirit == m.BEAUTY:
        kind, rule = m.DRAGON, "DC-8.10"
        name = page.w("group-number", n=len(group), number=m.TILE_NUMBER[tile])
    else:
        kind, rule = m.TILE_TYPE[tile], "DC-8.31"
        name = page.w("group-types", n=len(group), types=page.types(kind))
    return Target(
        key=f"r{cell}",
        spots=faces(page, group),
        ways=(way,),
        name=name,
        text=shrines(page, group, kind),
        extra="",
        points=f"+{gained}",
        rule=rule,
        rings=faces(page, group),
    )


def change(page: Page, cell: int) -> Target | None:
    """A Special tile that may count as one or several other types."""
    ways = []
    for kind in range(m.TYPES):
        choice = page.choices.get(CHANGE_TO + cell * m.TYPES + kind)
        if choice is not None:
            gained = sum(page.then(choice.action).tally[page.me]) - sum(page.seen.tally[page.me])
            label = page.w("do-change", types=page.types(kind), n=gained)
            ways.append(Way(choice, label))
    if not ways:
        return None
    return simple_ways(page, cell, tuple(ways), "change-text", "DC-8.14")


def simple(page: Page, cell: int, way: Way, text: str, rule: str) -> Target:
    return simple_ways(page, cell, (way,), text, rule)


def simple_ways(page: Page, cell: int, ways: tuple[Way, ...], text: str, rule: str) -> Target:
    tile = page.seen.faces[page.me][cell]
    what = page.w("face-down") if tile == m.NO_TILE else page.tile(tile)
    height = page.seen.heights[page.me][cell]
    return Target(
        key=f"r{cell}",
        spots=(reach(page, cell),),
        ways=ways,
        name=page.w("tile-on", tile=what, cell=realm_cell(cell), floor=height),
        text=page.w(text),
        extra="",
        points="",
        rule=rule,
        tiles=() if tile == m.NO_TILE else (tile,),
    )


def put(page: Page, cell: int, way: Way) -> Target:
    """Where a lifted shrine or tile is put down."""
    seen, me = page.seen, page.me
    height = seen.heights[me][cell]
    if seen.spirit == m.WIND:
        return Target(
            key=f"r{cell}",
            spots=(reach(page, cell),),
            ways=(way,),
            name=page.w("shrine-on", cell=realm_cell(cell), floor=height),
            text=page.w("build-text", n=m.SHRINE_VP[height]),
            extra="",
            points=f"+{m.SHRINE_VP[height]}",
            rule="DC-8.12",
            shrine=True,
            ghost=reach(page, cell),
        )
    tile = seen.faces[me][seen.lifted]
    what = page.w("face-down") if tile == m.NO_TILE else page.tile(tile)
    group: list[int] = []
    if tile != m.NO_TILE:
        field = seen.showing[me][m.TILE_TYPE[tile]] & ~CELL_BIT[seen.lifted] | CELL_BIT[cell]
        group = cells(int(flood(CELL_BIT[cell], field)) & ~CELL_BIT[cell])
    size = len(group) + 1
    closes = size >= m.LEAST_GROUP
    kind = m.TILE_TYPE[tile] if tile != m.NO_TILE else 0
    return Target(
        key=f"r{cell}",
        spots=(reach(page, cell),),
        ways=(way,),
        name=page.w("tile-on", tile=what, cell=realm_cell(cell), floor=height + 1),
        text=page.w("closes-later" if closes else "joins", n=size, types=page.types(kind))
        if size > 1
        else page.w("on-floor", floor=height + 1),
        extra="",
        points=f"+{group_vp(size, kind)}" if closes else "",
        rule="DC-8.23",
        tile=tile if tile != m.NO_TILE else -1,
        ghost=raised(*slot(cell), height + 1),
        rings=faces(page, group),
    )


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def shown(seen: DragonCastleObservation, seat: int) -> int:
    """The cells whose top tile is face up."""
    mask = 0
    for kind in seen.showing[seat]:
        mask |= kind
    return mask
