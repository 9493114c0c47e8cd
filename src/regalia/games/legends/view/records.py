"""What a view of Legends is made of."""

from dataclasses import dataclass, fields
from typing import Annotated, Final

from regalia.games.legends.material import LINK_KINDS
from regalia.games.legends.observation import LegendsObservation
from regalia.games.legends.view.things import Card, Region, Token, Warlord
from regalia.view import OneOf, Record, View

# By number of the phase, as in `state`.
PHASES: Final = (
    "setup",
    "boards",
    "start_token",
    "tokens",
    "outpost_armies",
    "neutrals",
    "deal",
    "bids",
    "row",
    "choice",
    "placement",
    "movement",
    "construction",
    "destruction",
    "theft",
    "refill",
    "extra",
    "tally",
    "over",
)
LINKS: Final = (*LINK_KINDS, "portal")


@dataclass(frozen=True, slots=True)
class Abilities(Record):
    """Lasting abilities of a player (EL-7)."""

    flying: int
    extra_army: int
    extra_move: int
    elixir: int
    immune: int


@dataclass(frozen=True, slots=True)
class Points(Record):
    """Victory points by line of the score sheet, if the game ended now."""

    regions: int
    islands: int
    families: int
    sets: int
    flying: int
    coins: int
    elixirs: int
    citadels: int
    tokens: int
    warlord: int
    past: int  # of the games before this one, in a long game

    @property
    def total(self) -> int:
        """The victory points."""
        return sum([getattr(self, field.name) for field in fields(self)])


@dataclass(frozen=True, slots=True)
class Player(Record):
    """What a player has."""

    seat: int
    coins: int
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]  # taken from the map
    warlord: Warlord | None
    abilities: Abilities
    armies_in_supply: int
    cities_in_supply: int
    captured: int  # armies on the Red Sorceress's card
    bid: int | None  # for the first turn, if the seat that looks knows it
    past_points: int  # of the games before this one, in a long game
    points: Points


@dataclass(frozen=True, slots=True)
class Land(Record):
    """A region in play, and what stands there."""

    region: Region
    armies: tuple[int, ...]  # by seat
    neutral_armies: int
    cities: tuple[int, ...]  # by seat
    controller: int | None  # a seat, 4 for the third colour, None for nobody (EL-9.1)
    token: Token | None  # if the seat that looks knows it
    face_down: bool  # whether a token lies there face down
    looked: tuple[int, ...]  # the seats that have looked at it


@dataclass(frozen=True, slots=True)
class Link(Record):
    """Two regions that are neighbours."""

    one: Region
    other: Region
    kind: Annotated[str, OneOf(*LINKS)]


@dataclass(frozen=True, slots=True)
class Board(Record):
    """A board of the map: which face shows, and how often it was turned clockwise."""

    slot: str
    face: str
    turns: int


@dataclass(frozen=True, slots=True)
class Offer(Record):
    """A card of the row."""

    card: Card
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendsView(View):
    """A game of Legends as one player knows it."""

    phase: Annotated[str, OneOf(*PHASES)]
    game_number: int  # 1 to 3 in a long game
    setup_player: int | None
    first: int | None  # who began
    turn: int | None  # whose turn it is
    turns: int  # how many are still to come, this one included
    step: int  # how far a series of questions, or which part of a card; from 0
    card: Card | None  # whose action is being carried out
    left: int  # armies or movement points left in this part
    victim: int | None  # whom the Bandit King may rob
    players: tuple[Player, ...]  # by seat
    neutral_supply: int  # armies of the third colour in supply
    row: tuple[Offer, ...]  # the cheapest first
    deck: tuple[Card, ...]  # may still come, in no order
    regions: tuple[Land, ...]  # in play
    links: tuple[Link, ...]
    boards: tuple[Board, ...]
    centre: str | None  # the slot of the central board
    start: Region | None
    outpost: Region | None  # where everybody's fifth army began

    def region(self, name: str) -> Land:
        """A region in play, by its name or its slug."""
        for land in self.regions:
            if name in (land.region.name, land.region.slug):
                return land
        raise LookupError(f"no region in play is called {name!r}")

    @property
    def me(self) -> Player:
        """The observer."""
        if self.seat is None:
            raise LookupError("a spectator is no player")
        return self.players[self.seat]

    def observation(self) -> LegendsObservation:
        """The observation that this view was read from, made from the view alone."""
        from regalia.games.legends.view.write import write

        return write(self)
