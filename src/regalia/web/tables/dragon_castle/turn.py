"""The four actions of a turn: which are open, and what they would bring."""

from __future__ import annotations

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import CALL, DISCARD, SHRINE
from regalia.games.dragon_castle.masks import CELL_BIT, cells, count
from regalia.games.dragon_castle.realm import EVERY, group_vp, groups
from regalia.web.tables.dragon_castle.model import Target, TurnAction
from regalia.web.tables.dragon_castle.page import Page

Gain = tuple[int, int]  # points, and how many tiles close for them


def open_cells(page: Page) -> list[int]:
    """The cells of my realm that take a tile (DC-5.2)."""
    return cells(page.world.open_cells(page.me))


def best_gain(page: Page, tile: int, tiles: int) -> Gain:
    """The most that one or two tiles of a type could close at once (DC-6.4)."""
    kind = m.TILE_TYPE[tile]
    if (kind, tiles) not in page.gains:
        page.gains[kind, tiles] = max(
            (gain(page, kind, cells) for cells in placements(page, tiles)), default=(0, 0)
        )
    return page.gains[kind, tiles]


def placements(page: Page, tiles: int) -> list[int]:
    """Where one or two tiles could lie, as masks."""
    single = [CELL_BIT[cell] for cell in open_cells(page)]
    if tiles == 1:
        return single
    return [one | two for n, one in enumerate(single) for two in single[:n]]


def gain(page: Page, kind: int, added: int) -> Gain:
    found = groups(page.seen.showing[page.me][kind] | added, m.LEAST_GROUP, EVERY)
    sizes = [count(group) for group in found]
    return sum(group_vp(size, kind) for size in sizes), sum(sizes)


def worth(page: Page, gain: Gain) -> str:
    """Points as they stand behind the name of an action."""
    return f" +{gain[0]}" if gain[0] else ""


def after_take(page: Page, tile: int, twins: int) -> tuple[TurnAction, ...]:
    """What a first tile would lead to, before it is taken."""
    two = best_gain(page, tile, 2) if twins else (0, 0)
    one = best_gain(page, tile, 1)
    room, supply = len(open_cells(page)), page.seen.supply
    pair = page.w("then-twins", n=twins) if room > 1 else page.w("no-room-two")
    keep = page.w("then-keep" if supply else "keep-none") if room else page.w("no-room")
    return (
        TurnAction(
            "pair",
            page.w("pair") + worth(page, two),
            page.w("then-close", note=pair, n=two[1]) if two[1] else pair,
            is_open=bool(twins),
        ),
        TurnAction(
            "keep",
            page.w("shrine") + worth(page, one),
            page.w("then-close", note=keep, n=one[1]) if one[1] else keep,
            is_open=bool(room and supply),
        ),
        TurnAction("discard", page.w("discard-for", n=m.DISCARD_VP), page.w("then-discard")),
    )


def call(page: Page) -> TurnAction | None:
    """The Call of the Dragon, when it is open (DC-9.1)."""
    choice = page.choices.get(CALL)
    note = page.w("call-note", n=m.COUNTDOWN_VP)
    return TurnAction("call", page.w("call"), note, choice) if choice else None


def turn_actions(page: Page, twins: tuple[Target, ...]) -> tuple[TurnAction, ...]:
    """With a tile in hand: the three actions, whether open or not."""
    seen, choices = page.seen, page.choices
    keep, discard = choices.get(SHRINE), choices.get(DISCARD)
    room = len(open_cells(page))
    two = best_gain(page, seen.one, 2) if twins else (0, 0)
    one = best_gain(page, seen.one, 1) if keep else (0, 0)
    if twins:
        note = page.w("pair-twins", n=len(twins))
    else:
        note = page.w("pair-none" if room > 1 else "no-room-two")
    kept = page.w("keep-note", n=seen.supply) if keep or room else page.w("no-room")
    return (
        TurnAction(
            "pair",
            page.w("pair") + worth(page, two),
            note,
            aim=twins[0].key if twins else "",
            is_open=bool(twins),
        ),
        TurnAction("keep", page.w("keep") + worth(page, one), kept, keep, is_open=keep is not None),
        TurnAction(
            "discard",
            page.w("discard-for", n=m.DISCARD_VP),
            page.w("then-discard"),
            discard,
            is_open=discard is not None,
        ),
    )
