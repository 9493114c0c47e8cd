"""What one seat knows of a game of World.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.core.observation import Observation
from regalia.games.wonderful_world.area import Area

if TYPE_CHECKING:
    from regalia.games.wonderful_world.view import WorldView


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldObservation(Observation):
    """Tuples by seat, masks with a bit per seat, ids as in `material`."""

    phase: int
    # the round, 0 for the first
    round: int
    # the step of production
    step: int
    # how many cards of this round were drafted
    pick: int
    # of a lone player's planning
    sequence: int
    # what a lone player is asked inside an exchange
    stage: int
    # pools a lone player has opened
    opened: int
    # the side of all Empire cards
    side: int
    # a lone player's scenario
    scenario: int
    # decks whose unopened pools lie apart, a bit each
    apart: int
    # the Empire: empire * 6 + side
    rows: tuple[int, ...]
    # as everybody saw them last
    areas: tuple[Area, ...]
    # a bit for each seat that owed a choice when the step began
    due: int
    # draft leftovers, known to all players and to no spectator; 0 unless `plays`
    buried: tuple[int, ...]
    # how many of them have the base back, and the other
    buried_backs: tuple[int, int]
    # face-up discards, sorted
    pile: tuple[int, ...]
    # a lone player's unopened pools, once they are all that is left
    pools: tuple[tuple[int, ...], tuple[int, ...]]
    # what can be drawn; unopened pools are no part of it
    deck_sizes: tuple[int, int]
    # by elimination: decks and whatever else is hidden, by back
    unseen: tuple[tuple[int, ...], tuple[int, ...]]
    # cards in hand
    hand_sizes: tuple[int, ...]
    # how many of them are C&A cards
    hand_backs: tuple[int, ...]
    # a hand that the seat has held this round, sorted; 0 unless `sees_hand`
    hands: tuple[tuple[int, ...], ...]
    # the card drafted
    sealed: int
    # the Draft area, as last revealed
    drafts: tuple[tuple[int, ...], ...]
    # what is left to plan, a lone player's hand
    todo: tuple[int, ...]
    # what an exchange lets a lone player choose from
    drawn: tuple[int, ...]
    # cards recycled or discarded in this window
    scrap: tuple[int, ...]
    # those of the seat that were recycled
    recycled: tuple[int, ...]
    # their own area, changing while the others cannot see it
    mine: Area
    # whether the seat owes the choice of a character
    owes: bool
    # whether it took a Financier, where a choice was due
    chosen: bool
    # production of this step
    counts: tuple[int, ...]
    # the kind of a recycled cube not placed yet
    carried: int

    @property
    def view(self) -> "WorldView":
        """The same in the words of the rulebook."""
        from regalia.games.wonderful_world.view import read

        return read(self)
