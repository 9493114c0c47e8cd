"""What a view of Dragon Castle is made of."""

from dataclasses import dataclass
from typing import Annotated, Final

from regalia.games.dragon_castle.actions import castle_slug, realm_slug
from regalia.games.dragon_castle.masks import CASTLE_CELLS, CELLS
from regalia.games.dragon_castle.observation import DragonCastleObservation
from regalia.games.dragon_castle.view.things import Dragon, Spirit, Tile
from regalia.view import OneOf, Record, View

# By number of the phase, as in `state`.
PHASES: Final = (
    "opening",
    "action",
    "placing",
    "judging",
    "check",
    "building",
    "closing",
    "spirit",
    "over",
)
# Cells as in codes: the column's letter, then the row's number.
CASTLE: Final = tuple([castle_slug(cell) for cell in range(CASTLE_CELLS)])
REALM: Final = tuple([realm_slug(cell) for cell in range(CELLS)])
CastleCell = Annotated[str, OneOf(*CASTLE)]
RealmCell = Annotated[str, OneOf(*REALM)]


@dataclass(frozen=True, slots=True)
class Stack(Record):
    """A stack of the Castle, or an empty cell."""

    cell: CastleCell
    height: int
    top: Tile | None


@dataclass(frozen=True, slots=True)
class Castle(Record):
    """The tiles in the middle, by cell: `castle["c3"].top`."""

    stacks: tuple[Stack, ...]  # those that are left

    def __getitem__(self, cell: str) -> Stack:
        """The stack on a cell; a cell without one has the height 0."""
        slug = cell.lower()
        for stack in self.stacks:
            if stack.cell == slug:
                return stack
        if slug not in CASTLE:
            raise KeyError(cell)
        return Stack(slug, 0, None)


@dataclass(frozen=True, slots=True)
class Covered(Record):
    """How many of a tile lie under others in the Castle, as everybody can count."""

    tile: Tile
    count: int


@dataclass(frozen=True, slots=True)
class Pile(Record):
    """A stack of a Realm."""

    cell: RealmCell
    height: int
    tile: Tile | None  # on top, None if it lies face down
    shrine: bool


@dataclass(frozen=True, slots=True)
class Realm(Record):
    """A player and his Realm."""

    seat: int
    piles: tuple[Pile, ...]
    shrines: int  # not built yet
    countdown: int  # countdown tokens taken
    discards: int  # tiles laid beside the Realm
    group_points: int
    discard_points: int
    points: int  # of all, as if the game ended now (DC-10.1)

    def __getitem__(self, cell: str) -> Pile | None:
        """The pile on a cell, if there is one."""
        if cell.lower() not in REALM:
            raise KeyError(cell)
        return next((pile for pile in self.piles if pile.cell == cell.lower()), None)


@dataclass(frozen=True, slots=True)
class BuildingSite(Record):
    """A group just consolidated, and how many shrines may still be built on it."""

    cells: tuple[RealmCell, ...]
    allowance: int


@dataclass(frozen=True, slots=True)
class Turn(Record):
    """How far the active player's turn has come."""

    first_tile: Tile | None  # in hand
    second_tile: Tile | None  # in hand
    origin: CastleCell | None  # where the first tile came from
    origin_floor: int  # counted from 1
    acted: bool  # the Action is done
    laid: bool  # the first of the tiles in hand has been placed
    used: tuple[Spirit, ...]  # activated this turn
    fresh: tuple[RealmCell, ...]  # consolidated this turn and not covered since
    filled: bool  # a group of this turn has all the shrines it allows
    spirit: Spirit | None  # at work
    step: int  # how far a Spirit, or building, has come; from 0
    lifted: RealmCell | None  # from which Strength or Wind moves
    moved: tuple[RealmCell, ...]  # on which tiles moved by Strength stand
    back: Annotated[str, OneOf(*PHASES)]  # what goes on after a Spirit, or after building
    sites: tuple[BuildingSite, ...]  # groups to build on, in turn


@dataclass(frozen=True, slots=True, kw_only=True)
class DragonCastleView(View):
    """A game of Dragon Castle; all players know the same."""

    phase: Annotated[str, OneOf(*PHASES)]
    round: int  # from 1
    first: int  # the first player
    active: int  # whose turn it is
    castle: Castle
    covered: tuple[Covered, ...]
    spirits: tuple[Spirit, ...]  # in play
    dragons: tuple[Dragon, ...]  # in play
    shrines: int  # in the general supply
    countdown: int  # tokens not yet taken
    realms: tuple[Realm, ...]  # by seat
    turn: Turn

    def realm(self, seat: int) -> Realm:
        """The Realm of a seat."""
        return self.realms[seat]

    @property
    def me(self) -> Realm:
        """The observer's own Realm."""
        if self.seat is None:
            raise LookupError("a spectator has no Realm")
        return self.realms[self.seat]

    def observation(self) -> DragonCastleObservation:
        """The observation that this view was read from, made from the view alone."""
        from regalia.games.dragon_castle.view.write import write

        return write(self)
