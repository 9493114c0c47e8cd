"""The small terms that sentences are made of: cells, tiles, points, names."""

from functools import cache

from regalia.core.message import Message, Name
from regalia.games.dragon_castle.actions import castle_slug, realm_slug
from regalia.games.dragon_castle.material import NO_TILE, TILE_THE
from regalia.text.words import Words

words = Words("dragon_castle")
player = words.player


@cache
def castle_cell(cell: int) -> str:
    """A cell of the Castle: "C4"."""
    return castle_slug(cell).upper()


@cache
def realm_cell(cell: int) -> str:
    """A cell of a Realm: "B2"."""
    return realm_slug(cell).upper()


@cache
def points(n: int) -> Message:
    """So many points."""
    return words("point", n=n)


@cache
def shrines(n: int) -> Message:
    """So many shrines."""
    return words("shrine", n=n)


def tile_or_back(tile: int) -> Name | Message:
    """A tile with its article, or "a face-down tile"."""
    return words("back") if tile == NO_TILE else TILE_THE[tile]
