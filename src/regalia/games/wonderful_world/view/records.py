"""What a view of It's a Wonderful World is made of."""

from dataclasses import dataclass
from typing import Annotated, Final

from regalia.games.wonderful_world.material import KIND_SLUG, RESOURCES, SIDES
from regalia.games.wonderful_world.observation import WorldObservation
from regalia.games.wonderful_world.view.things import Card, EmpireCard, Resources, Scenario
from regalia.view import OneOf, Record, View

# By number, as in `state`.
PHASES: Final = ("draft", "planning", "production", "over")
STEPS: Final = (*KIND_SLUG[:RESOURCES], "extra")
STAGES: Final = ("free", "give_second", "choose_deck", "keep_one")
DECKS: Final = ("base", "ascension")
Kind = Annotated[str, OneOf(*KIND_SLUG)]


@dataclass(frozen=True, slots=True)
class Site(Record):
    """A card under construction."""

    card: Card
    missing: Resources  # the slots that are still empty


@dataclass(frozen=True, slots=True)
class Area(Record):
    """What lies before a player."""

    construction: tuple[Site, ...]
    constructed: tuple[Card, ...]  # in the order of construction
    cubes: int  # on the Empire card
    krystallium: int
    generals: int
    financiers: int
    loose: int  # cubes of this step, not placed yet


@dataclass(frozen=True, slots=True)
class Mine(Area):
    """What only the player sees of the area as it is now."""

    drafted: Card | None  # chosen, and not shown yet
    to_plan: tuple[Card, ...]  # what is left to plan, a lone player's hand
    scrap: tuple[Card, ...]  # recycled or discarded in this window
    recycled: tuple[Card, ...]  # those of them that were recycled
    owes_character: bool  # a General or a Financier is to be chosen
    took_financier: bool  # where that was to be chosen
    carried: Kind | None  # a recycled cube that is not placed yet


@dataclass(frozen=True, slots=True)
class Player(Record):
    """A player as everybody saw the area last."""

    seat: int
    empire: EmpireCard
    area: Area
    hand_size: int
    hand_ascension: int  # how many of these have the back of Corruption & Ascension
    hand: tuple[Card, ...]  # if the seat that looks has held it this round
    drafted: tuple[Card, ...]  # in the Draft area, as last revealed
    production: int  # of this step


@dataclass(frozen=True, slots=True)
class ByDeck(Record):
    """Cards by their back."""

    base: tuple[Card, ...]
    ascension: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Sizes(Record):
    """Numbers of cards by their back."""

    base: int
    ascension: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldView(View):
    """A game of It's a Wonderful World as one player knows it."""

    phase: Annotated[str, OneOf(*PHASES)]
    round: int  # from 1
    step: Annotated[str, OneOf(*STEPS)]  # of production
    picks: int  # how many cards of this round were drafted
    sequence: int  # of a lone player's planning, 0 or 1
    stage: Annotated[str, OneOf(*STAGES)]  # of a lone player's exchange
    opened: int  # pools a lone player has opened
    side: Annotated[str, OneOf(*SIDES)]  # of all Empire cards
    scenario: Scenario | None
    apart: tuple[Annotated[str, OneOf(*DECKS)], ...]  # decks whose unopened pools lie apart
    players: tuple[Player, ...]  # by seat
    mine: Mine | None  # the observer's own; None for a spectator, unless a lone player is watched
    choosing: tuple[int, ...]  # seats that owed the choice of a character when the step began
    deck_sizes: Sizes  # what can be drawn
    pile: tuple[Card, ...]  # face-up discards
    buried: tuple[Card, ...]  # draft leftovers, which all players know
    buried_sizes: Sizes
    pools: ByDeck  # a lone player's unopened pools, once they are all that is left
    drawn: tuple[Card, ...]  # what an exchange lets a lone player choose from
    unseen: ByDeck  # by elimination: decks and whatever else is hidden

    def player(self, seat: int) -> Player:
        """A player as everybody saw the area last."""
        return self.players[seat]

    @property
    def me(self) -> Mine:
        """The observer's own area, as it is now."""
        if self.mine is None:
            raise LookupError("a spectator has no area")
        return self.mine

    def observation(self) -> WorldObservation:
        """The observation that this view was read from, made from the view alone."""
        from regalia.games.wonderful_world.view.write import write

        return write(self)
