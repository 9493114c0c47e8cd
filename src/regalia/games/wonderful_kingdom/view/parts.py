"""The smaller records of a view of the Kingdom: cards on the table, sites, cubes, dukes."""

from dataclasses import dataclass

from regalia.games.wonderful_kingdom.view.things import Card, DuchyCard, Pack, Quest, Resources
from regalia.view import Record


@dataclass(frozen=True, slots=True)
class Tabled(Record):
    """A card in an Offer area or a Selection area."""

    card: Card | None  # if the seat that looks knows it
    face_down: bool
    offer: int  # the Offer that a face-down card came with, from 0
    known_to: tuple[int, ...]  # seats that know a face-down card
    token_of: int | None  # whose Illusion token lies on it


@dataclass(frozen=True, slots=True)
class Buried(Record):
    """A card that was discarded face down."""

    card: Card | None  # if the seat that looks knows it
    round: int  # from 1
    offer: int
    known_to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuriedDanger(Record):
    """A Calamity or Menace that was discarded unseen: whose, and when."""

    round: int  # from 1
    seat: int


@dataclass(frozen=True, slots=True)
class OfferArea(Record):
    """One of the two Offer areas."""

    cards: tuple[Tabled, ...]


@dataclass(frozen=True, slots=True)
class Cubes(Record):
    """Cubes of the four basic resources."""

    materials: int
    population: int
    gold: int
    exploration: int


@dataclass(frozen=True, slots=True)
class Site(Record):
    """A card under construction."""

    card: Card
    missing: Resources  # the slots that are still empty
    wild: Cubes  # slots that hold a Krystallium in place of the resource
    frozen: bool  # a Frost Giant lies under it


@dataclass(frozen=True, slots=True)
class Icon(Record):
    """A production icon that a Stolen token covers."""

    card: Card | None
    duchy: DuchyCard | None  # where it is on no card
    resource: str  # or "per" for a whole "per type" line


@dataclass(frozen=True, slots=True)
class Progress(Record):
    """The steps of a quest that a duke has done."""

    quest: Quest
    done: tuple[int, ...]  # from 1; 4 is the final one


@dataclass(frozen=True, slots=True)
class Duke(Record):
    """A player, and all that lies open before him."""

    seat: int
    duchy: DuchyCard
    hand_size: int
    selection: tuple[Tabled, ...]
    traps: int
    spies: int  # ready ones
    construction: tuple[Site, ...]
    built: tuple[Card, ...]
    calamities: int
    krystallium: int
    soldiers: int
    training: int
    alchemy: Cubes
    cubes: Cubes  # in hand, to be placed
    cubes_of_choice: int  # in hand too, of any kind (the Trader)
    production: int  # what a step of Production has brought
    loose: int  # cubes of this step, to be placed
    pack: Pack | None
    pack_size: int  # Menaces that are left in it
    pack_unseen: tuple[Card, ...]  # those the seat that looks has not seen
    menaces: tuple[Card, ...]  # in Construction
    soldiers_owed: int  # to Dragons
    cubes_owed: int  # to the Sisters
    stolen: tuple[Icon, ...]
    may_uncover: bool  # may take a Stolen token away
    eggs: int  # beaten
    sisters: int  # beaten
    illusion_tokens: int  # at hand
    council: tuple[Card, ...]
    acted: tuple[Card, ...]  # advisors that have acted this round
    trades: bool  # his cubes are of any kind (the Trader)
    armed: bool  # has called the Master-at-Arms
    conjures: int  # cubes that the Court Mage may still move
    herald_points: int
    quests: tuple[Progress, ...]
    did_final_step: bool  # in this window


@dataclass(frozen=True, slots=True)
class Place(Record):
    """A territory or a castle of the Conquest board. Sides: 0 is Red, 1 is Blue."""

    place: str
    armies: tuple[int, ...]  # by side
    occupied: tuple[int, ...]  # its sites on which an army stands, from 0
    joined: int  # armies that take part in a move from here
    unsettled: bool  # its sites are to be chosen


@dataclass(frozen=True, slots=True)
class Conquest(Record):
    """The Conquest board."""

    board: str
    places: tuple[Place, ...]
    reserve: tuple[int, ...]  # armies by side
    prisoners: tuple[int, ...]  # by side
    mover: int  # whose turn it is
    goal: str | None  # the place a move leads to
    passes: int  # seats that have passed in a row
    strikes: int  # cards of the opponent that Card destruction may still strike

    def place(self, slug: str) -> Place:
        """A place by its slug."""
        for place in self.places:
            if place.place == slug.lower():
                return place
        raise LookupError(f"no place is called {slug!r}")
