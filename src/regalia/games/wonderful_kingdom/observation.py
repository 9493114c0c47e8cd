"""What one seat knows of a game of Kingdom.

Written by scripts/fields from fields.py: change that one and run it again.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regalia.core.observation import Observation

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.view import KingdomView


@dataclass(frozen=True, slots=True, kw_only=True)
class KingdomObservation(Observation):
    """Tuples by seat, masks with a bit per seat, ids as in `material`."""

    phase: int
    # whether Menaces are about
    has_menace: int
    # whether Frost Giants are
    has_giants: int
    # whether Illusion tokens are
    has_tokens: int
    # whether advisors are
    has_council: int
    # whether there is a quest
    has_quest: int
    # whether there is a map
    has_map: int
    # whether the deluxe cards are in
    deluxe: int
    # a lone player's scenario
    scenario: int
    # the side of the Duchies
    side: int
    # the row of the Duchy tables
    rows: tuple[int, ...]
    # the round, 0 for the first
    round: int
    # the first player of the first round
    first: int
    # the turn of a phase
    turn: int
    # the step of Production
    step: int
    # how far a turn of the phase has come
    stage: int
    # why a scenario is lost at once
    lost: int
    # the visible card included, unturned Danger cards not
    deck_size: int
    # the visible card of a lone player's deck
    top: int
    # face-up discards, sorted
    pile: tuple[int, ...]
    # design or -1, round, Offer, who knows it
    buried: tuple[tuple[int, int, int, int], ...]
    # Danger cards nobody has turned, wherever they are
    danger: int
    # those that have not been laid out
    danger_deck: int
    # the Calamities or Menaces among them
    special: tuple[int, ...]
    # the deck was made anew: `hiding` holds the rest of the Danger cards
    parted: int
    # a lone player's, once it was made anew from cards seen
    deck: tuple[int, ...]
    # by elimination: cards that the observer cannot place
    unseen: tuple[int, ...]
    # the hand of the observer
    hand: tuple[int, ...]
    # cards in hand
    hand_sizes: tuple[int, ...]
    # a card chosen in secret
    sealed: int
    # the Offer areas as the observer sees them
    areas: tuple[tuple[tuple[int, int, int, int, int], ...], ...]
    # the Selection areas as the observer sees them
    picked: tuple[tuple[tuple[int, int, int, int, int], ...], ...]
    # the first card of an Offer, as an action; -1 unless `sees_half`
    half: int
    # Traps at hand
    traps: tuple[int, ...]
    # ready Spies
    spies: tuple[int, ...]
    # a lone player's Spies, ready or not
    spy_total: int
    # whether a lone player has searched
    searched: int
    # the area a lone player has chosen, NONE before
    search_area: int
    # a bit for each seat whose Calamity or Menace is still hidden
    lurking: int
    # round and seat of Calamities or Menaces discarded unseen
    buried_special: tuple[tuple[int, int], ...]
    # cards under construction, as in `sites`
    sites: tuple[tuple[int, ...], ...]
    # cards of the Duchy, sorted; beaten Syphons too
    built: tuple[tuple[int, ...], ...]
    # Calamities in the Duchy
    calamities: tuple[int, ...]
    # Krystallium owned
    krystallium: tuple[int, ...]
    # Soldiers in the stock
    soldiers: tuple[int, ...]
    # Soldiers in Training
    training: tuple[int, ...]
    # cubes in Alchemy, by kind
    alchemy: tuple[tuple[int, ...], ...]
    # cubes in hand, to be placed
    cubes: tuple[int, ...]
    # what a step of Production has brought
    counts: tuple[int, ...]
    # cubes of this step, to be placed
    loose: tuple[int, ...]
    # the Menace pack of each seat
    packs: tuple[int, ...]
    # how many of them are left
    pack_sizes: tuple[int, ...]
    # of each pack, those the observer has not seen
    unseen_menaces: tuple[tuple[int, ...], ...]
    # Menaces in Construction, sorted
    menaces: tuple[tuple[int, ...], ...]
    # Vermin in the pile
    vermin: int
    # Dragons, Thieves or Shadows that have still to act
    dues: int
    # Soldiers that Dragons are owed
    debt: tuple[int, ...]
    # cubes that the Sisters are owed
    withering: tuple[int, ...]
    # covered icons, sorted
    stolen: tuple[tuple[int, ...], ...]
    # Stolen tokens left
    stolen_left: int
    # who may take a Stolen token away
    uncovering: int
    # beaten Eggs
    eggs: tuple[int, ...]
    # beaten Sisters
    sisters: tuple[int, ...]
    # what Shadows were fed in their scenario (IWK-33.5)
    shadow_cubes: int
    # what Syphons set aside for nobody (IWK-27.7)
    syphon_cubes: int
    # Illusion tokens at hand
    tokens: tuple[int, ...]
    # the card a swap has taken up, as the observer sees it
    lifted: tuple[int, int, int, int, int] | None
    # the area it came from
    lifted_from: int
    # whether there was a swap this turn
    swapped: int
    # whether a swap comes after the Selection
    late: int
    # how many
    box_size: int
    # the two advisors to keep one of
    choices: tuple[int, ...]
    # the advisor sent away
    rejected: int
    # a bit for each advisor
    council: tuple[int, ...]
    # a bit for each that has acted this round
    used: tuple[int, ...]
    # cards that a seat looks at; 0 unless `sees_drawn`
    drawn: tuple[int, ...]
    # how many
    drawn_size: int
    # how many of them are still to be kept
    to_keep: int
    # the card that the Jester gives away
    gift: int
    # whose cubes are of any kind (the Trader)
    trading: int
    # who has called the Master-at-Arms
    armed: int
    # cubes that the Court Mage may still move
    conjuring: tuple[int, ...]
    # points that the Herald has brought
    heralds: tuple[int, ...]
    # the quests on the table
    quests: tuple[int, ...]
    # steps done, four bits for each quest
    steps: tuple[int, ...]
    # who has done a final step in this window
    finals: int
    # who was first
    pioneer: int
    # the map
    board: int
    # by side and place
    armies: tuple[int, ...]
    # by place, a bit for each site
    occupied: tuple[int, ...]
    # by side
    reserve: tuple[int, ...]
    # by side
    prisoners: tuple[int, ...]
    # whose turn it is
    mover: int
    # the place a move leads to
    goal: int
    # by place, armies that take part in it
    joined: tuple[int, ...]
    # places whose sites are to be chosen, a bit each
    unsettled: int
    # seats that have passed in a row
    passes: int
    # cards of the opponent that Card destruction may still strike
    strikes: int

    @property
    def view(self) -> "KingdomView":
        """The same in the words of the rulebook."""
        from regalia.games.wonderful_kingdom.view import read

        return read(self)
