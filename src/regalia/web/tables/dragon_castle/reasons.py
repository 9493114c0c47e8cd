"""Why a tile of the castle cannot be taken, in the words of its player."""

from __future__ import annotations

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.castle import long_side_free, short_side_free
from regalia.games.dragon_castle.masks import CASTLE_NEXT, WORD_CELLS
from regalia.games.dragon_castle.spirits import AFTER_ELEGANCE
from regalia.games.dragon_castle.state import ACTION, OPENING, SPIRIT
from regalia.web.tables.dragon_castle.page import Page

Reason = tuple[str, str, bool]  # words, the rule, whether both long sides are blocked


def why(page: Page, cell: int) -> Reason:
    """What is in the way of taking a tile that is not offered."""
    if not page.asked or page.seen.phase not in (OPENING, ACTION, SPIRIT):
        return standing(page, cell)
    graceful = (page.seen.used >> m.ELEGANCE) & 1 == 1
    if page.seen.phase == OPENING:
        return graceful_first(page, cell) if graceful else first(page, cell)
    if page.seen.phase == ACTION:
        return second(page, cell, graceful)
    return by_spirit(page, cell)


def walled(page: Page, cell: int) -> bool:
    """Both long sides are blocked (DC-3.5)."""
    word, at = divmod(cell, WORD_CELLS)
    return not long_side_free(page.world, page.seen.castle[cell] - 1, word) >> at & 1


def pressed(page: Page, cell: int) -> bool:
    """Both short sides are blocked (DC-8.17)."""
    word, at = divmod(cell, WORD_CELLS)
    return not short_side_free(page.world, page.seen.castle[cell] - 1, word) >> at & 1


def neighbour(page: Page, cell: int, step: int) -> str:
    """The tile on the same floor beside this one, if it can be seen."""
    other = cell + step
    if page.seen.castle[other] > page.seen.castle[cell]:
        return page.w("covered-tile")
    return page.the(page.seen.tops[other])


def blocked(page: Page, cell: int) -> str:
    left, right = neighbour(page, cell, -1), neighbour(page, cell, 1)
    if left == right == page.w("covered-tile"):
        return page.w("why-walled-covered")
    return page.w("why-walled", left=left, right=right)


def standing(page: Page, cell: int) -> Reason:
    """Nothing is asked of the castle: how the tile stands."""
    if walled(page, cell):
        return blocked(page, cell), "DC-3.5", True
    if page.seen.castle[cell] < page.top_floor:
        return page.w("is-second", floor=page.top_floor), "DC-4.3", False
    return page.w("is-available"), "DC-3.2", False


def first(page: Page, cell: int) -> Reason:
    low = page.seen.castle[cell] < page.top_floor
    words = [blocked(page, cell)] if walled(page, cell) else []
    if low:
        words.append(page.w("why-low", floor=page.top_floor))
    return " ".join(words), "DC-3.5" if words and not low else "DC-4.3", walled(page, cell)


def graceful_first(page: Page, cell: int) -> Reason:
    if page.seen.castle[cell] < page.top_floor:
        return page.w("why-low", floor=page.top_floor), "DC-4.3", False
    return page.w("why-pressed"), "DC-8.33", False


def second(page: Page, cell: int, graceful: bool) -> Reason:
    tile = page.seen.tops[cell]
    if tile != page.seen.one:
        return page.w("why-no-twin", tile=page.the(page.seen.one)), "DC-1.2", False
    if walled(page, cell) and not (graceful and not pressed(page, cell)):
        return blocked(page, cell), "DC-3.5", True
    return page.w("why-no-room"), "DC-4.10", False


def by_spirit(page: Page, cell: int) -> Reason:
    spirit, tile = page.seen.spirit, page.seen.tops[cell]
    if spirit == m.DECEPTION:
        beside = cell in CASTLE_NEXT[page.seen.origin]
        return page.w("why-other-floor" if beside else "why-not-beside"), "DC-8.20", False
    if spirit == m.DEPTHS and m.TILE_TYPE[tile] != m.TILE_TYPE[page.seen.one]:
        kind = page.types(m.TILE_TYPE[page.seen.one])
        return page.w("why-other-type", types=kind), "DC-8.30", False
    if spirit == m.DEPTHS and page.seen.step == AFTER_ELEGANCE:
        return page.w("why-pressed"), "DC-8.39", False
    if spirit == m.ELEGANCE:
        if tile != page.seen.one:
            return page.w("why-no-twin", tile=page.the(page.seen.one)), "DC-1.2", False
        return page.w("why-pressed"), "DC-8.33", False
    return standing(page, cell)
