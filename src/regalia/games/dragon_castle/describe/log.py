"""Events as lines of the log. The parameters of each function are those of `events.ARGUMENTS`."""

from collections.abc import Callable
from typing import Final

from regalia.core.events import Event
from regalia.core.message import Message, Seat
from regalia.games.dragon_castle.describe.terms import (
    castle_cell,
    first,
    points,
    realm_cell,
    shrines,
    tile_or_back,
    words,
)
from regalia.games.dragon_castle.material import (
    CASTLE_NAME,
    DRAGON_NAME,
    DRAGON_TEXT,
    DRAGON_THE,
    NO_TILE,
    SPIRIT_NAME,
    SPIRIT_TEXT,
    SPIRIT_THE,
    TILE_THE,
    TYPE_NAME,
    TYPE_PLURAL,
)


def event(event: Event) -> Message:
    """The log line of an event."""
    line = TELL[event.kind](*event.args)
    if event.seat >= 0:
        line.args["seat"] = Seat(event.seat)
    return line


def plain(id: str) -> Callable[[], Message]:
    """A line that needs nothing but the seat."""
    return lambda: words(id)


def castle(castle: int, *tiles: int) -> Message:
    return words("event-castle", castle=CASTLE_NAME[castle], n=stacks(*tiles))


def own_castle(*tiles: int) -> Message:
    return words("event-own-castle", n=stacks(*tiles))


def stacks(*tiles: int) -> int:
    """How many stacks there are."""
    return len([tile for tile in tiles if tile != NO_TILE])


def advice_players(castle: int, seats: int) -> Message:
    return words("event-advice-players", castle=CASTLE_NAME[castle], n=seats)


def advice_floor(tiles: int, least: int, most: int) -> Message:
    return words("event-advice-floor", n=tiles, least=least, most=most)


def advice_rows(rows: int, length: int) -> Message:
    return words("event-advice-rows", n=rows, length=length)


def spirit(spirit: int) -> Message:
    return words("event-card", card=SPIRIT_NAME[spirit], text=SPIRIT_TEXT[spirit])


def dragon(dragon: int) -> Message:
    return words("event-card", card=DRAGON_NAME[dragon], text=DRAGON_TEXT[dragon])


def takes(tile: int, cell: int) -> Message:
    return words("event-takes", tile=TILE_THE[tile], cell=castle_cell(cell))


def uncovers(cell: int, tile: int) -> Message:
    return words("event-uncovers", tile=TILE_THE[tile], cell=castle_cell(cell))


def pairs(tile: int, cell: int) -> Message:
    return words("event-pairs", tile=TILE_THE[tile], cell=castle_cell(cell))


def keeps(reserve: int) -> Message:
    return words("event-keeps", shrines=shrines(reserve))


def discards(tile: int, vp: int) -> Message:
    return words("event-discards", tile=TILE_THE[tile], points=points(vp))


def calls(left: int) -> Message:
    return words("event-calls", n=left)


def places(tile: int, cell: int) -> Message:
    return words("event-places", tile=TILE_THE[tile], cell=realm_cell(cell))


def consolidates(kind: int, size: int, vp: int) -> Message:
    return words("event-consolidates", n=size, types=TYPE_PLURAL[kind], points=points(vp))


def builds(cell: int, floor: int) -> Message:
    return words("event-builds", cell=realm_cell(cell), n=floor)


def pays(spirit: int, tile: int, cell: int) -> Message:
    return words(
        "event-pays", spirit=SPIRIT_THE[spirit], tile=TILE_THE[tile], cell=realm_cell(cell)
    )


def gives(spirit: int) -> Message:
    return words("event-gives", spirit=SPIRIT_THE[spirit])


def beauty(number: int, size: int, vp: int) -> Message:
    return words("event-beauty", n=size, face=number, points=points(vp))


def flips(tile: int, cell: int) -> Message:
    return words("event-flips", tile=TILE_THE[tile], cell=realm_cell(cell))


def moves_shrine(origin: int, target: int) -> Message:
    return words("event-moves-shrine", origin=realm_cell(origin), target=realm_cell(target))


def changes(tile: int, cell: int, kind: int) -> Message:
    return words(
        "event-changes", tile=first(TILE_THE[tile]), cell=realm_cell(cell), type=TYPE_NAME[kind]
    )


def moves(tile: int, origin: int, target: int) -> Message:
    return words(
        "event-moves",
        tile=tile_or_back(tile),
        origin=realm_cell(origin),
        target=realm_cell(target),
    )


def destroys(tile: int, cell: int) -> Message:
    return words("event-destroys", tile=TILE_THE[tile], cell=castle_cell(cell))


def dragon_scores(dragon: int, vp: int) -> Message:
    return words("event-dragon-scores", dragon=first(DRAGON_THE[dragon]), points=points(vp))


TELL: Final[dict[str, Callable[..., Message]]] = {
    "castle": castle,
    "own_castle": own_castle,
    "advice_players": advice_players,
    "advice_floor": advice_floor,
    "advice_rows": advice_rows,
    "spirit": spirit,
    "dragon": dragon,
    "first": plain("event-first"),
    "takes": takes,
    "uncovers": uncovers,
    "pairs": pairs,
    "keeps": keeps,
    "discards": discards,
    "calls": calls,
    "places": places,
    "consolidates": consolidates,
    "builds": builds,
    "pays": pays,
    "gives": gives,
    "beauty": beauty,
    "flips": flips,
    "moves_shrine": moves_shrine,
    "changes": changes,
    "moves": moves,
    "destroys": destroys,
    "last_round": plain("event-last-round"),
    "dragon_scores": dragon_scores,
    "over": plain("event-over"),
}
