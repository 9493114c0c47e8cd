"""What Dragon Castle's page is made of; plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.web.tables.page import model

if TYPE_CHECKING:
    from regalia.web.tables.answers import Answer
    from regalia.web.view.table import Choice

Spot = tuple[float, float]  # where a face lies: its upper left corner


@model
class Stack:
    """A stack: where its slot is, how high it is, what it shows."""

    id: str
    x: float
    y: float
    height: int
    tile: int  # the face on top, or -1 for a back
    face: Spot
    slabs: tuple[tuple[float, float, bool], ...]  # the sides of its tiles, and whether face down
    shade_left: bool
    shade_top: bool
    dim: int  # how far below the light: 0, 1, 2
    shrine: int  # what its shrine is worth, 0 for none
    label: str
    is_lit: bool = False  # something can be done with its top tile


@model
class Way:
    """A legal action of a target, said in short."""

    choice: Choice
    label: str


@model
class Target:
    """Something on a board that can be chosen, with what comes of it."""

    key: str  # c12 in the castle, r5 in my realm, q5 for the other tile in hand
    spots: tuple[Spot, ...]  # where it can be touched
    ways: tuple[Way, ...]
    name: str
    text: str
    extra: str  # what comes on top, or ""
    points: str  # "+3", or ""
    rule: str
    tile: int = -1  # a ghost of this tile
    shrine: bool = False  # a ghost of a shrine
    ghost: Spot = (0, 0)
    rings: tuple[Spot, ...] = ()  # what it is about beside itself
    tiles: tuple[int, ...] = ()  # faces for the tray
    then: tuple[TurnAction, ...] = ()  # what may follow

    @property
    def is_direct(self) -> bool:
        """With a mouse one click is enough: it can be taken back."""
        return len(self.ways) == 1 and not self.ways[0].choice.confirm


@model
class Tip:
    """Why a tile of the castle cannot be taken now."""

    key: str
    spot: Spot
    tile: int
    name: str
    text: str
    rule: str
    is_walled: bool
    ways: tuple[Way, ...] = ()  # none, unlike a target's


@model
class Castle:
    """The castle as it stands."""

    box: str
    shape: str  # narrow, broad, wide: by the columns of its plan
    wide: int  # pixels of the enlarged picture, where a thumb hits every tile
    slots: tuple[Spot, ...]
    columns: tuple[tuple[float, str], ...]
    rows: tuple[tuple[float, str], ...]
    column_y: float
    row_x: float
    stacks: tuple[Stack, ...]
    hits: tuple[Target | Tip, ...]  # far ones first
    label: str
    floors: tuple[tuple[int, int], ...]  # floor, tiles on it
    left: int


@model
class Waiting:
    """A group that will be consolidated at the end of this turn."""

    spots: tuple[Spot, ...]
    points: str
    label: str


@model
class Realm:
    """A seat and what it has built."""

    seat: int
    name: str
    is_me: bool
    is_to_act: bool
    points: int
    leads: bool
    reserve: int
    stacks: tuple[Stack, ...]
    waiting: tuple[Waiting, ...]
    hand: tuple[tuple[int, str], ...]  # tiles it holds, while they are not placed
    label: str


@model
class Payment:
    """A tile of my realm that a Spirit would take."""

    key: str
    spot: Spot
    choice: Choice


@model
class Card:
    """A Spirit or a Dragon."""

    kind: str  # spirit, dragon
    number: int
    slug: str
    name: str
    short: str  # what it is the Spirit, or the Dragon, of
    text: str
    rule: str
    note: str
    payments: tuple[Payment, ...] = ()
    give: Way | None = None
    state: str = ""  # can, on, used
    standing: tuple[tuple[int, str, int], ...] = ()  # seat, name, points

    @property
    def key(self) -> str:
        return f"{self.kind[0]}{self.number}"

    @property
    def is_open(self) -> bool:
        return bool(self.payments) or self.give is not None


@model
class Space:
    """A space of the countdown track."""

    mark: str
    tokens: int
    state: str  # stack, end, on, off
    label: str


@model
class TurnAction:
    """One of the four actions, as a card of the tray."""

    slug: str
    name: str
    note: str
    choice: Choice | None = None
    aim: str = ""  # the target this is about
    is_open: bool = True


@model
class Held:
    """A tile in hand."""

    id: str
    tile: int
    name: str
    key: str  # which targets it has: r or q


@model
class Family:
    """How many tiles of a type nobody has seen yet."""

    type: str
    plate: str
    name: str
    count: int


@model
class StoryLine:
    """Something another seat did while I waited, as a row of a scene."""

    kind: str  # group, call, last
    seat: int  # 0 where it is nobody's
    name: str
    text: str
    points: str
    type: str = ""  # the family of the tiles
    plate: str = ""  # its face without a number
    size: int = 0
    shrines: tuple[str, ...] = ()


@model
class Story:
    """What happened since I last moved."""

    id: str
    title: str
    lead: str
    is_new: bool
    lines: tuple[StoryLine, ...]


@model
class Table:
    """Everything the template draws."""

    question: str
    pane: str  # what a phone shows: board, mine
    hint: str
    castle: Castle
    me: Realm | None
    others: tuple[Realm, ...]
    targets: tuple[Target, ...]  # of my realm
    aims: tuple[Target, ...]  # of castle and realm
    hand: tuple[Held, ...]
    turn_actions: tuple[TurnAction, ...]
    spirits: tuple[Card, ...]
    dragons: tuple[Card, ...]
    done: Choice | None
    done_label: str
    is_done_main: bool  # to go on is what is asked; else it is one way out
    call: TurnAction | None
    story: Story | None
    ranked: tuple[Realm, ...]  # in the order of the end, once it has come
    track: tuple[Space, ...]
    track_text: str
    supply: int
    bag: tuple[Family, ...]
    is_last: bool
    answers: tuple[tuple[Answer, ...], ...] = ()
