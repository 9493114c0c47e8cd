"""What one seat knows of a game of Legends.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.core.observation import Observation

if TYPE_CHECKING:
    from regalia.games.legends.view import LegendsView


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendsObservation(Observation):
    """Tuples by seat, masks with a bit per seat, ids as in `material`."""

    phase: int
    # which game of a long game, 0 for the first
    game_number: int
    # points of the games before this one
    past: tuple[int, ...]
    # who sets up
    setup_player: int
    # who began
    first: int
    # whose turn it is
    turn: int
    # how many turns are still to come, this one included
    turns: int
    # how far a series of questions, or which part of a card
    step: int
    # the card whose action is being carried out
    card: int
    # armies or movement points left in this part
    left: int
    # whom the Bandit King may rob
    victim: int
    # in play, ascending
    regions: tuple[int, ...]
    # region, region, kind
    links: tuple[tuple[int, int, int], ...]
    # by slot: face * 4 + turn
    layout: tuple[int, ...]
    # the slot of the central board
    centre: int
    # the start region
    start: int
    # where everybody's fifth army began
    outpost: int
    # what lies on a region; 11 unless `knows_token`
    tokens: tuple[int, ...]
    # regions whose token lies face down
    face_down: int
    # regions whose face-down token a seat has looked at
    looked: tuple[int, ...]
    # by region: armies and cities, as in `state`
    board: tuple[int, ...]
    # by region in play: the colour that controls it, or -1
    holders: tuple[int, ...]
    # armies of a colour in supply
    supply: tuple[int, ...]
    # cities in supply
    cities: tuple[int, ...]
    # armies of a seat on the Sorceress's card
    captured: tuple[int, ...]
    # coins
    coins: tuple[int, ...]
    # lasting abilities, five bits each
    perks: tuple[int, ...]
    # a bit per card
    owned: tuple[int, ...]
    # a bit per token
    finds: tuple[int, ...]
    # the warlord that leads a seat
    warlords: tuple[int, ...]
    # the cards on offer, the cheapest first
    row: tuple[int, ...]
    # the cards that may still come, a bit per card
    deck: int
    # coins bid for the first turn; -1 unless `sees_bid`
    bids: tuple[int, ...]
    # points by line of the score sheet, if the game ended now
    sheets: tuple[tuple[int, ...], ...]

    @property
    def view(self) -> "LegendsView":
        """The same in the words of the rulebook."""
        from regalia.games.legends.view import read

        return read(self)
