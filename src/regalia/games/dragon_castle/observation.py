"""What one seat knows of a game of Dragon Castle.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.core.observation import Observation

if TYPE_CHECKING:
    from regalia.games.dragon_castle.view import DragonCastleView


@dataclass(frozen=True, slots=True, kw_only=True)
class DragonCastleObservation(Observation):
    """Tuples by seat, masks with a bit per seat, ids as in `material`."""

    phase: int
    # the cells that reach a floor of the Castle: floor * WORDS + word
    levels: tuple[int, ...]
    # the tile seen on top of a castle cell, NO_TILE without a stack
    tops: tuple[int, ...]
    # how many of a tile are covered, drawn from when one is uncovered (DC-2.2)
    bag: tuple[int, ...]
    # how many tiles are in the bag
    covered: int
    # the heights of the Castle's stacks by cell of the envelope
    castle: tuple[int, ...]
    # a bit per Spirit in play
    spirits: int
    # a bit per Dragon in play
    dragons: int
    # shrines in the general supply
    supply: int
    # countdown tokens not yet taken
    track: int
    # the first player
    first: int
    # whose turn it is
    active: int
    # the round, 1 for the first
    round: int
    # the face-up tops of a type
    showing: tuple[tuple[int, ...], ...]
    # the face-up tops of all types
    faced: tuple[int, ...]
    # the face-down tops
    down: tuple[int, ...]
    # the tops with a shrine
    shrined: tuple[int, ...]
    # the tile that shows, or NO_TILE
    faces: tuple[tuple[int, ...], ...]
    # how many tiles a stack has
    heights: tuple[tuple[int, ...], ...]
    # shrines not built yet
    reserve: tuple[int, ...]
    # countdown tokens taken
    calls: tuple[int, ...]
    # tiles laid beside the Realm
    discards: tuple[int, ...]
    # points won in play, by line of the score sheet
    tally: tuple[tuple[int, ...], ...]
    # the points of each seat as if the game ended now (DC-10.1)
    points: tuple[int, ...]
    # the first tile in hand, or NO_TILE
    one: int
    # the second tile in hand, or NO_TILE
    two: int
    # where the first tile came from
    origin: int
    # its floor there, counted from 0
    origin_floor: int
    # 1 when the Action of this turn is done
    acted: int
    # 1 when the first of the tiles in hand has been placed
    laid: int
    # a bit per Spirit activated this turn
    used: int
    # cells consolidated this turn and not covered since
    fresh: int
    # 1 when a group of this turn has all the shrines it allows
    filled: int
    # the Spirit at work
    spirit: int
    # how far a Spirit, or building, has come
    step: int
    # the cell from which Strength or Wind moves
    lifted: int
    # the cells on which tiles moved by Strength stand
    moved: int
    # the phase that goes on after a Spirit, or after building
    back: int
    # mask and allowance of each group to build on, in turn
    sites: tuple[int, ...]

    @property
    def view(self) -> "DragonCastleView":
        """The same in the words of the rulebook."""
        from regalia.games.dragon_castle.view import read

        return read(self)
