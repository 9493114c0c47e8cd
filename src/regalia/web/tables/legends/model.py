"""What Legends' page is made of; plain values."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from regalia.web.tables.page import model

if TYPE_CHECKING:
    from regalia.web.tables.answers import Answer
    from regalia.web.view.table import Choice


@model
class Change:
    """A seat's points before and after a choice."""

    seat: int
    name: str
    before: int
    after: int


@model
class Strength:
    """What a colour has on a region: armies and cities."""

    seat: int
    name: str
    count: int
    holds: bool


@model
class Target:
    """A legal action that lies on a region, with what comes of it."""

    choice: Choice
    region: int
    name: str
    label: str  # on the button that does it
    cost: int  # points of movement, or 0
    seat: int  # whose army it is about, or 0
    how: str  # how one gets there, or whose army it is
    result: str  # who would hold the region
    behind: str  # who would hold the one that is left, if that changes
    strengths: tuple[Strength, ...]
    changes: tuple[Change, ...]


@model
class Origin:
    """A region with armies of mine that can move, and where to."""

    region: int
    name: str
    armies: int
    is_only: bool
    targets: tuple[Target, ...]


@model
class Item:
    """Something drawn in a region's block: cubes, a tower, a token, the start, a flag."""

    kind: str
    x: float
    y: float
    seat: int = 0
    count: int = 0
    cubes: tuple[tuple[str, float, float], ...] = ()
    slug: str = ""
    label: str = ""
    id: str = ""


@model
class Region:
    """A region as it lies on the sheet."""

    number: int
    name: str
    seat: int  # who holds it, 0 for nobody
    turn: str  # the transform of its shape
    box: tuple[float, float, float, float]
    lines: tuple[tuple[str, float, float], ...]  # its name
    items: tuple[Item, ...]
    scale: float
    middle: tuple[float, float]


@model
class Island:
    """An island: its coast, and who holds it."""

    number: int
    seat: int
    turn: str
    crest: tuple[float, float]
    label: str


@model
class Board:
    """One of the four boards, or where one is still missing."""

    face: int  # or -1
    slot: str
    turn: str
    relief: str
    x: float
    y: float
    is_next: bool
    choice: Choice | None


@model
class Route:
    """A way over water: dotted by sea, planks between the three rocks, sparks between portals."""

    kind: str
    path: str
    x: float
    y: float
    cost: int
    label: str


@model
class Arrow:
    """From an origin to a target, while the origin is chosen."""

    origin: int
    region: int
    path: str
    x: float
    y: float
    cost: int


@model
class Corner:
    """An empty corner of the sheet, with something drawn in it."""

    kind: str
    x: float
    y: float


@model
class Chart:
    """The whole map, as a wide or a tall sheet."""

    key: str  # before every id
    width: int
    height: int
    boards: tuple[Board, ...]
    islands: tuple[Island, ...]
    regions: tuple[Region, ...]
    routes: tuple[Route, ...]
    arrows: tuple[Arrow, ...]
    corners: tuple[Corner, ...]
    neat: str
    title: str
    lines: tuple[str, ...]

    # What is drawn by itself, since it changes less often than the rest.

    @cached_property
    def held(self) -> tuple[tuple[int, str, int], ...]:
        """Shapes, and who holds each."""
        return tuple([(one.number, one.turn, one.seat) for one in self.regions])

    @cached_property
    def shapes(self) -> tuple[tuple[int, str], ...]:
        return tuple([(one.number, one.turn) for one in self.regions])

    @cached_property
    def coasts(self) -> tuple[tuple[int, str], ...]:
        return tuple([(one.number, one.turn) for one in self.islands])

    @cached_property
    def names(self) -> tuple[tuple[tuple[str, float, float], ...], ...]:
        return tuple([one.lines for one in self.regions])

    @cached_property
    def boxes(self) -> tuple[tuple[int, str, str, tuple[float, float, float, float]], ...]:
        return tuple([(one.number, one.name, one.turn, one.box) for one in self.regions])

    @cached_property
    def roses(self) -> tuple[Corner, ...]:
        return tuple([corner for corner in self.corners if corner.kind == "rose"])

    def region(self, number: int) -> Region:
        return next(region for region in self.regions if region.number == number)

    def item(self, number: int, seat: int) -> Item:
        """The armies of a seat on a region."""
        items = self.region(number).items
        return next(item for item in items if item.kind == "army" and item.seat == seat)


@model
class Info:
    """What one reads on touching a region."""

    region: int
    name: str
    text: str
    strengths: tuple[Strength, ...]
    why: str
    rule: str


@model
class Effect:
    """A part of a card: do so many times."""

    slug: str
    count: int  # as printed
    extra: int  # what my abilities add
    label: str  # in words, with what they add
    note: str  # where, or at what cost
    is_now: bool
    is_over: bool


@model
class Card:
    """A card of the row, or the one being played."""

    number: int
    name: str
    family: str
    family_name: str
    art: str
    effects: tuple[Effect, ...]
    joint: str
    gifts: tuple[tuple[str, str], ...]  # icon, words
    price: int | None
    choice: Choice | None
    label: str  # on the button that takes it
    pays: str
    why: str  # why it cannot be taken
    who: str  # who plays it
    changes: tuple[Change, ...]


@model
class Player:
    """A seat: what it owns."""

    seat: int
    name: str
    kind: str
    is_me: bool
    is_to_act: bool
    points: int
    leads: bool
    regions: int
    islands: int
    land: str
    coins: int
    elixirs: int
    armies: int
    cities: int
    perks: tuple[tuple[str, str, str], ...]  # icon, sign, words
    seals: tuple[tuple[int, str, str, bool], ...]  # number, family, name, glides
    empty: int
    cards_label: str
    finds: tuple[tuple[str, str], ...]
    warlord: tuple[str, str] | None
    bid: str
    captured: int


@model
class Pick:
    """A choice that lies in no region: a coin to bid, a part of a card, a board to name."""

    choice: Choice
    kind: str
    number: int
    name: str
    label: str  # on the button that does it
    effect: Effect | None = None


@model
class Turned:
    """A face as it would lie after some quarter turns."""

    choice: Choice
    turn: str
    tall: str  # the same on the tall sheet, which is turned itself
    label: str


@model
class Face:
    """A face of a board that may be laid, four ways."""

    number: int
    name: str
    islands: tuple[int, ...]
    ways: tuple[Turned, ...]


@model
class Bidder:
    """A seat when the bids are opened."""

    seat: int
    name: str
    bid: int
    is_highest: bool
    is_first: bool
    dice: tuple[int, ...]
    text: str


@model
class Tale:
    """A scene: the auction opened, or a game of a long game counted."""

    id: str
    kind: str
    title: str
    lead: str
    rows: tuple[Bidder, ...]
    is_new: bool


@model
class Table:
    """Everything the template draws."""

    question: str
    pane: str  # which one a phone shows
    hint: str
    left: int
    spent: int
    charts: tuple[Chart, ...]
    infos: tuple[Info, ...]
    targets: tuple[Target, ...]
    origins: tuple[Origin, ...]
    picks: tuple[Pick, ...]
    faces: tuple[Face, ...]
    done: Choice | None
    done_label: str
    now: Card | None
    cards: tuple[Card, ...]
    deck: str
    players: tuple[Player, ...]
    sea: int
    tale: Tale | None
    answers: tuple[tuple[Answer, ...], ...] = ()
