"""Tiles, Spirits and Dragons, with what is printed on them."""

from dataclasses import dataclass
from typing import Final

from regalia.games.dragon_castle.material import (
    DRAGON_NAME,
    DRAGON_SLUG,
    DRAGON_TEXT,
    DRAGONS,
    SPIRIT_NAME,
    SPIRIT_SLUG,
    SPIRIT_TEXT,
    SPIRITS,
    TILE_NAME,
    TILE_NUMBER,
    TILE_SLUG,
    TILE_TYPE,
    TILES,
    TYPE_SLUG,
)
from regalia.games.dragon_castle.scoring import DRAGON_RULE
from regalia.view import Thing, catalogue


@dataclass(frozen=True, slots=True, repr=False)
class Tile(Thing):
    """A tile; there are four of each."""

    type: str
    number: int | None  # of a Faction's tile


@dataclass(frozen=True, slots=True, repr=False)
class Spirit(Thing):
    """A Spirit card."""

    effect: str


@dataclass(frozen=True, slots=True, repr=False)
class Dragon(Thing):
    """A Dragon card."""

    effect: str


SPIRIT_RULE: Final = (
    "DC-8.10",
    "DC-8.12",
    "DC-8.14",
    "DC-8.17",
    "DC-8.20",
    "DC-8.23",
    "DC-8.26",
    "DC-8.28",
    "DC-8.30",
    "DC-8.31",
)

TILE_FACES: Final = catalogue(
    [
        Tile(
            slug=TILE_SLUG[id],
            name=TILE_NAME[id].en,
            french=TILE_NAME[id].fr,
            rule="DC-1.2",
            type=TYPE_SLUG[TILE_TYPE[id]],
            number=TILE_NUMBER[id] or None,
        )
        for id in range(TILES)
    ]
)
SPIRIT_CARDS: Final = catalogue(
    [
        Spirit(
            slug=SPIRIT_SLUG[id],
            name=SPIRIT_NAME[id].en,
            french=SPIRIT_NAME[id].fr,
            rule=SPIRIT_RULE[id],
            effect=SPIRIT_TEXT[id].en,
        )
        for id in range(SPIRITS)
    ]
)
DRAGON_CARDS: Final = catalogue(
    [
        Dragon(
            slug=DRAGON_SLUG[id],
            name=DRAGON_NAME[id].en,
            french=DRAGON_NAME[id].fr,
            rule=DRAGON_RULE[id],
            effect=DRAGON_TEXT[id].en,
        )
        for id in range(DRAGONS)
    ]
)
