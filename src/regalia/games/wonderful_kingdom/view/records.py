"""What a view of It's a Wonderful Kingdom is made of; `parts` are the smaller records."""

from dataclasses import dataclass
from typing import Annotated, Final

from regalia.games.wonderful_kingdom.material import KIND_SLUG, RESOURCES, SIDES
from regalia.games.wonderful_kingdom.observation import KingdomObservation
from regalia.games.wonderful_kingdom.view.parts import (
    Buried,
    BuriedDanger,
    Conquest,
    Duke,
    OfferArea,
    Tabled,
)
from regalia.games.wonderful_kingdom.view.things import Card, Quest, Scenario
from regalia.view import OneOf, Record, View

# By number, as in `state`.
PHASES: Final = (
    "council",
    "arrival",
    "choice",
    "searching",
    "start",
    "planning",
    "withering",
    "arms",
    "production",
    "combat",
    "conquest",
    "evening",
    "scoring",
    "over",
)
STEPS: Final = (*KIND_SLUG[:RESOURCES], "done")
LOST: Final = ("no_vermin", "shadows_fed")  # from 1 on
# What is about, in the order of the fields that say so.
MODULES: Final = ("menace", "giants", "tokens", "council", "quest", "map", "deluxe")


@dataclass(frozen=True, slots=True)
class Danger(Record):
    """A lone player's Danger cards (IWK-16)."""

    unturned: int  # wherever they are
    deck: int  # those that have not been laid out: 12 at first, three less after each round
    special: tuple[Card, ...]  # the Calamities or Menaces among the unturned ones
    apart: bool  # the deck was made anew: Danger cards are in none any more


@dataclass(frozen=True, slots=True)
class Search(Record):
    """How far a lone player's Choice has come."""

    spies: int  # ready or not
    searched: bool
    area: int | None  # that was chosen


@dataclass(frozen=True, slots=True)
class Menaces(Record):
    """What Menaces share."""

    vermin: int  # in the pile
    dues: int  # Dragons, Thieves or Shadows that have still to act
    stolen_left: int  # Stolen tokens
    shadow_cubes: int  # what Shadows were fed in their scenario (IWK-33.5)
    syphon_cubes: int  # what Syphons set aside for nobody (IWK-27.7)
    lifted: Tabled | None  # the card a swap has taken up
    lifted_from: int  # the Offer area it came from
    swapped: bool  # there was a swap this turn
    late: bool  # a swap comes after the Selection


@dataclass(frozen=True, slots=True)
class Mine(Record):
    """What only the player sees."""

    hand: tuple[Card, ...]
    chosen: Card | None  # in secret
    half: str | None  # the first card of an Offer, as the code of an action
    advisors: tuple[Card, ...]  # to keep one of
    rejected: Card | None  # the advisor sent away


@dataclass(frozen=True, slots=True, kw_only=True)
class KingdomView(View):
    """A game of It's a Wonderful Kingdom as one duke knows it."""

    phase: Annotated[str, OneOf(*PHASES)]
    modules: tuple[Annotated[str, OneOf(*MODULES)], ...]
    scenario: Scenario | None
    side: Annotated[str, OneOf(*SIDES)]  # of the Duchies
    round: int  # 1 to 4
    first: int  # the first player of the first round
    turn: int  # of a phase, from 0
    step: Annotated[str, OneOf(*STEPS)]  # of Production
    stage: int  # how far a turn of the phase has come
    lost: Annotated[str, OneOf(*LOST)] | None  # why a scenario is lost at once
    dukes: tuple[Duke, ...]  # by seat
    mine: Mine | None  # the observer's own; None for a spectator, unless a lone player is watched
    offers: tuple[OfferArea, ...]  # two
    deck_size: int  # the visible card included, unturned Danger cards not
    top: Card | None  # the visible card of a lone player's deck
    deck: tuple[Card, ...]  # a lone player's, once it was made anew from cards seen
    pile: tuple[Card, ...]  # face-up discards
    buried: tuple[Buried, ...]
    buried_dangers: tuple[BuriedDanger, ...]
    lurking: tuple[int, ...]  # seats whose Calamity or Menace is still hidden
    unseen: tuple[Card, ...]  # by elimination: cards that the observer cannot place
    danger: Danger
    search: Search
    menaces: Menaces
    box_size: int  # advisors that nobody has seen
    drawn: tuple[Card, ...]  # cards that a seat looks at, if the observer may see them
    drawn_size: int
    to_keep: int | None  # how many of them are still to be kept
    gift: Card | None  # the card that the Jester gives away
    quests: tuple[Quest, ...]
    pioneer: int | None  # who did a final step first
    conquest: Conquest | None

    def duke(self, seat: int) -> Duke:
        """A duke by seat."""
        return self.dukes[seat]

    @property
    def me(self) -> Duke:
        """The duke who looks."""
        if self.seat is None:
            raise LookupError("a spectator has no Duchy")
        return self.dukes[self.seat]

    def observation(self) -> KingdomObservation:
        """The observation that this view was read from, made from the view alone."""
        from regalia.games.wonderful_kingdom.view.write import write

        return write(self)
