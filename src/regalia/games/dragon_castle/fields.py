"""What a state of Dragon Castle consists of; `scripts/fields dragon_castle` writes the rest.

Nobody has seen the tiles under others in the Castle, so the state does not hold them (DC-2.2,
DC-14.11): it keeps a bag of what is covered, which everybody can work out by subtraction. All the
rest lies open. Masks have a bit per cell.
"""

from typing import Final

from regalia.core.fields import Common, Declaration, Listing, One, PerSeat, Shown, Together
from regalia.core.shapes import BySeat, Number, Row
from regalia.games.dragon_castle.masks import CASTLE_CELLS, CELLS, WHOLE, WORD_WHOLE, WORDS
from regalia.games.dragon_castle.material import (
    COPIES,
    COUNTDOWN,
    DRAGONS,
    FLOORS,
    LEAST_GROUP,
    MOST_SEATS,
    NO_CELL,
    NO_SPIRIT,
    NO_TILE,
    SHRINES,
    SPIRITS,
    TALLIES,
    TILE_COUNT,
    TILES,
    TYPES,
)

MANY: Final = 9999  # more than anybody ever scores
LAST_PHASE: Final = 8

FIELDS: Final = Declaration(
    "dragon_castle",
    "DragonCastle",
    Together(
        Common(
            "levels",
            "the cells that reach a floor of the Castle: floor * WORDS + word",
            0,
            WORD_WHOLE,
            index="level",
            size=FLOORS * WORDS,
        ),
        Common(
            "tops",
            "the tile seen on top of a castle cell, NO_TILE without a stack",
            0,
            NO_TILE,
            index="cell",
            size=CASTLE_CELLS,
            packed=True,
        ),
        Common(
            "bag",
            "how many of a tile are covered, drawn from when one is uncovered (DC-2.2)",
            0,
            COPIES,
            index="tile",
            size=TILES,
            counted=True,
            packed=True,
        ),
        One("covered", "how many tiles are in the bag", 0, TILE_COUNT),
    ),
    Shown(
        "castle",
        "the heights of the Castle's stacks by cell of the envelope",
        holds=Row(Number(0, FLOORS, plain=True), CASTLE_CELLS),
    ),
    Together(
        One("spirits", "a bit per Spirit in play", 0, (1 << SPIRITS) - 1),
        One("dragons", "a bit per Dragon in play", 0, (1 << DRAGONS) - 1),
        One("supply", "shrines in the general supply", 0, SHRINES, rule="DC-13.1"),
        One("track", "countdown tokens not yet taken", 0, COUNTDOWN, rule="DC-13.1"),
    ),
    Together(
        One("first", "the first player", 0, MOST_SEATS - 1),
        One("active", "whose turn it is", 0, MOST_SEATS - 1),
        One("round", "the round, 1 for the first", 1, MANY, 1),
    ),
    Together(
        PerSeat("showing", "the face-up tops of a type", 0, WHOLE, each=TYPES, column="kind"),
        PerSeat("faced", "the face-up tops of all types", 0, WHOLE, in_key=False),
        PerSeat("down", "the face-down tops", 0, WHOLE),
        PerSeat("shrined", "the tops with a shrine", 0, WHOLE),
    ),
    Together(
        PerSeat(
            "faces",
            "the tile that shows, or NO_TILE",
            0,
            NO_TILE,
            each=CELLS,
            column="cell",
            packed=True,
        ),
        PerSeat(
            "heights",
            "how many tiles a stack has",
            0,
            TILE_COUNT,
            each=CELLS,
            column="cell",
            counted=True,
            packed=True,
        ),
    ),
    Together(
        PerSeat("reserve", "shrines not built yet", 0, SHRINES, counted=True, rule="DC-13.1"),
        PerSeat("calls", "countdown tokens taken", 0, COUNTDOWN, counted=True, rule="DC-13.1"),
        PerSeat("discards", "tiles laid beside the Realm", 0, TILE_COUNT, counted=True),
        PerSeat(
            "tally",
            "points won in play, by line of the score sheet",
            0,
            MANY,
            each=TALLIES,
            column="line",
            counted=True,
        ),
    ),
    Shown(
        "points",
        "the points of each seat as if the game ended now (DC-10.1)",
        holds=BySeat(Number(-MANY, MANY), MOST_SEATS),
    ),
    Together(
        One("one", "the first tile in hand, or NO_TILE", 0, NO_TILE, NO_TILE),
        One("two", "the second tile in hand, or NO_TILE", 0, NO_TILE, NO_TILE),
        One("origin", "where the first tile came from", NO_CELL, CASTLE_CELLS - 1, NO_CELL),
        One("origin_floor", "its floor there, counted from 0", 0, FLOORS - 1),
    ),
    Together(
        One("acted", "1 when the Action of this turn is done", 0, 1),
        One("laid", "1 when the first of the tiles in hand has been placed", 0, 1),
        One("used", "a bit per Spirit activated this turn", 0, (1 << SPIRITS) - 1),
        One("fresh", "cells consolidated this turn and not covered since", 0, WHOLE),
        One("filled", "1 when a group of this turn has all the shrines it allows", 0, 1),
    ),
    Together(
        One("spirit", "the Spirit at work", NO_SPIRIT, SPIRITS - 1, NO_SPIRIT),
        One("step", "how far a Spirit, or building, has come", 0, 4),
        One("lifted", "the cell from which Strength or Wind moves", NO_CELL, CELLS - 1, NO_CELL),
        One("moved", "the cells on which tiles moved by Strength stand", 0, WHOLE),
        One("back", "the phase that goes on after a Spirit, or after building", 0, LAST_PHASE),
        Listing(
            "sites",
            "mask and allowance of each group to build on, in turn",
            0,
            WHOLE,
            bound=CELLS // LEAST_GROUP * 2,
        ),
    ),
    seats=MOST_SEATS,
    phases=("placing", "opening", "action", "judging", "check", "closing", "building", "spirit"),
)
