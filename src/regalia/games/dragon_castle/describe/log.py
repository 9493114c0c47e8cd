"""What happened in Dragon Castle, as lines of the log (`regalia.text.log` reads the table).

Everything is public (DC-14.11). Cells of the Castle and of Realms are numbered row by row; `castle`
tells the visible tile of every cell of the envelope, `NO_TILE` where there is none.
"""

from typing import Final

from regalia.core.events import Event
from regalia.core.message import Message, Name
from regalia.games.dragon_castle.describe.terms import (
    castle_cell,
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
from regalia.text.log import Line, narrate
from regalia.text.words import first


def event(event: Event) -> Message:
    """The log line of an event."""
    return narrate("dragon_castle", EVENTS, event)


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


def keeps(reserve: int) -> Message:
    return words("event-keeps", shrines=shrines(reserve))


def calls(left: int) -> Message:
    return words("event-calls", n=left)


def consolidates(kind: int, size: int, vp: int) -> Message:
    return words("event-consolidates", n=size, types=TYPE_PLURAL[kind], points=points(vp))


def builds(cell: int, floor: int) -> Message:
    return words("event-builds", cell=realm_cell(cell), n=floor)


def beauty(number: int, size: int, vp: int) -> Message:
    return words("event-beauty", n=size, face=number, points=points(vp))


def changes(tile: int, cell: int, kind: int) -> Message:
    return words(
        "event-changes", tile=first(TILE_THE[tile]), cell=realm_cell(cell), type=TYPE_NAME[kind]
    )


def the_tile(tile: int) -> Name:
    """A tile with its article, as it opens a sentence."""
    return first(TILE_THE[tile])


def the_dragon(dragon: int) -> Name:
    """A Dragon with its article, as it opens a sentence."""
    return first(DRAGON_THE[dragon])


EVENTS: Final[dict[str, Line]] = {
    "castle": Line("DC-2.1", castle),
    "own_castle": Line("DC-12.1", own_castle),
    "advice_players": Line("DC-12.2", advice_players),
    "advice_floor": Line("DC-12.4", advice_floor),
    "advice_rows": Line("DC-12.4", advice_rows),
    "spirit": Line("DC-2.5", spirit),
    "dragon": Line("DC-2.5", dragon),
    "first": Line("DC-2.8"),
    "takes": Line("DC-4.3", tile=TILE_THE, cell=castle_cell),
    "uncovers": Line("DC-4.12", cell=castle_cell, tile=TILE_THE),
    "pairs": Line("DC-4.4 DC-8.21 DC-8.30 DC-8.33", tile=TILE_THE, cell=castle_cell),
    "keeps": Line("DC-4.6", shrines=shrines),
    "discards": Line("DC-4.7", tile=TILE_THE, points=points),
    "calls": Line("DC-9.2", calls),
    "places": Line("DC-5.1", tile=TILE_THE, cell=realm_cell),
    "consolidates": Line("DC-6.4 DC-8.15 DC-8.31", consolidates),
    "builds": Line("DC-7.1 DC-8.26", builds),
    "pays": Line("DC-8.1", spirit=SPIRIT_THE, tile=TILE_THE, cell=realm_cell),
    "gives": Line("DC-8.1", spirit=SPIRIT_THE),
    "beauty": Line("DC-8.10", beauty),
    "flips": Line("DC-8.12", tile=TILE_THE, cell=realm_cell),
    "moves_shrine": Line("DC-8.12", origin=realm_cell, target=realm_cell),
    "changes": Line("DC-8.14", tile=the_tile, cell=realm_cell, type=TYPE_NAME),
    "moves": Line("DC-8.23", tile=tile_or_back, origin=realm_cell, target=realm_cell),
    "destroys": Line("DC-8.28", tile=TILE_THE, cell=castle_cell),
    "last_round": Line("DC-9.4"),
    "dragon_scores": Line("DC-11.1", dragon=the_dragon, points=points),
    "over": Line("DC-9.11"),
}
