"""The small terms that sentences are made of: cells, tiles, points, names."""

from functools import cache

from regalia.core.message import Message, Name, Seat
from regalia.games.dragon_castle.actions import castle_slug, realm_slug
from regalia.games.dragon_castle.material import NO_TILE, TILE_THE


def words(id: str, **args: object) -> Message:
    """A sentence of this game's catalogue."""
    return Message("dragon_castle." + id, args)


def first(name: Name) -> Name:
    """The name as it opens a sentence: "The Spirit of Wind"."""
    return Name(name.en[:1].upper() + name.en[1:], name.fr[:1].upper() + name.fr[1:])


def player(seat: int) -> Message:
    """A player among others: his name, or "you"."""
    return words("player", seat=Seat(seat))


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
