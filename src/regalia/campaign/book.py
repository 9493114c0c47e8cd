"""A campaign as its file tells it: scenarios, cards, resolutions. Nothing here has happened yet."""

from dataclasses import dataclass
from typing import Final

from regalia.core.message import Name
from regalia.games.wonderful_world.changes import TARGET_SLUG

GREY: Final = "grey"  # leaves play after the scenario (IWW-19.9)
ORANGE: Final = "orange"  # leaves play after the campaign

WINNER, OTHERS, EVERYBODY, MOST, REACHING = "winner", "others", "everybody", "most", "reaching"
WHO: Final = (WINNER, OTHERS, EVERYBODY, MOST, REACHING)

# What can be counted when a scenario is over.
THINGS: Final = (*TARGET_SLUG, "krystallium", "characters", "cards", "points")


@dataclass(frozen=True, slots=True)
class CampaignCard:
    """A card of the boxes under the number that scenarios call it by (IWW-19.3)."""

    number: str
    slug: str
    border: str


@dataclass(frozen=True, slots=True)
class Condition:
    """What the whole table must have: so many for each player, or more of it than of another.

    `level` is satisfied with as many.
    """

    together: str
    each: int | None = None
    over: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Resolution:
    """What follows from an outcome, for those it fits (IWW-19.6)."""

    who: str
    text: Name
    of: str | None = None
    least: int = 1
    when: Condition | None = None
    keep: tuple[str, ...] = ()  # orange cards, one each in the order of places
    gift: str = ""  # what those start the next scenario with
    adds: tuple[str, ...] = ()  # cards that join the deck
    next: str | None = None  # the scenario that follows

    def handed(self, seats: tuple[int, ...]) -> list[tuple[int, str]]:
        """Who keeps which card: one each, until there are no more (IWW-19.19)."""
        return list(zip(seats, self.keep, strict=False))


@dataclass(frozen=True, slots=True)
class Scenario:
    """One match of the campaign."""

    slug: str
    name: Name
    story: Name
    solo: int  # the points a lone player needs to win it
    changes: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # shuffled into the deck
    final: bool = False
    resolutions: tuple[Resolution, ...] = ()


@dataclass(frozen=True, slots=True)
class Book:
    """A whole campaign; `text` is the file it was read from, `digest` its fingerprint."""

    slug: str
    name: Name
    note: Name  # whose work it is
    story: Name
    seats: tuple[int, ...]
    played: int
    cards: tuple[CampaignCard, ...]
    scenarios: tuple[Scenario, ...]
    text: str
    digest: str

    def scenario(self, slug: str) -> Scenario:
        """The scenario with that slug."""
        return next(scenario for scenario in self.scenarios if scenario.slug == slug)

    def after(self, scenario: Scenario) -> Scenario:
        """The scenario that follows in the order of the file (IWW-19.2)."""
        return self.scenarios[self.scenarios.index(scenario) + 1]

    def card(self, number: str) -> CampaignCard:
        """The card with that number."""
        return next(card for card in self.cards if card.number == number)
