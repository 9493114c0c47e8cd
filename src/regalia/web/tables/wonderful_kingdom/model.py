"""What the page of It's a Wonderful Kingdom is made of, beside what both Wonderfuls have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.web.tables.page import model

if TYPE_CHECKING:
    from regalia.web.tables.answers import Answer
    from regalia.web.tables.wonderful.model import (
        Amount,
        Face,
        Goal,
        HandCard,
        Hit,
        Points,
        Round,
        Row,
        Rung,
        Step,
        Tool,
        Wild,
    )
    from regalia.web.view.table import Choice


@model
class Act:
    """Something to do where it lies."""

    choice: Choice
    name: str
    icon: str
    after: str = ""
    is_kind: bool = False  # its icon is a cube's


@model
class Tabled:
    """A card in an Offer area or in a Selection, open or face down."""

    face: Face | None  # what I know of it
    id: str
    is_down: bool
    seat: int  # who hid it, or 0
    tag: str  # on its back
    label: str
    looked: tuple[int, ...]  # seats that know what they did not hide
    token: int  # whose Illusion token lies on it, or 0
    is_waiting: bool  # the first half of my Offer
    acts: tuple[Act, ...]


@model
class Here:
    """An aimed card of the hand, offered here."""

    index: int
    up: Choice | None
    down: Choice | None


@model
class Area:
    """An Offer area."""

    number: int
    name: str
    note: str
    cards: tuple[Tabled, ...]
    here: tuple[Here, ...]
    select: Choice | None
    select_label: str
    acts: tuple[Act, ...]
    is_chosen: bool

    @property
    def is_many(self) -> bool:
        """Whether cards would be too small to read: then they are lines."""
        return len(self.cards) + bool(self.here) > 5


@model
class Strip:
    """Cards in a row: my hand, a Selection, cards to keep one of."""

    id: str
    title: str
    note: str
    cards: tuple[HandCard, ...]
    is_many: bool  # a phone shows lines instead of cards


@model
class Site:
    """A card under construction."""

    face: Face
    id: str
    hits: tuple[Hit, ...]
    wilds: tuple[Wild, ...]
    acts: tuple[Act, ...]
    menu: tuple[Act, ...]
    is_frozen: bool
    frost: str
    is_next: bool  # one more thing that I have completes it
    note: str


@model
class Foe:
    """A Menace among the cards under construction."""

    face: Face
    id: str
    count: int  # copies of it, which are one choice
    fight: Choice | None
    note: str


@model
class Built:
    """A finished card, and what of it is covered."""

    face: Face
    id: str
    covered: tuple[str, ...]


@model
class Advisor:
    """A member of a Council."""

    face: Face
    power: str
    price: int
    is_used: bool
    use: Choice | None
    why: str


@model
class Duchy:
    """What lies before a seat."""

    seat: int
    name: str
    kind: str  # of player: person, bot, open
    duchy: str
    side: str
    badge: Points | None
    is_to_act: bool
    state: str
    totals: tuple[Amount, ...]
    cubes: tuple[str, ...]  # in Alchemy, by kind
    room: int  # holes left
    cubes_label: str
    krystallium: Amount
    soldiers: Amount
    training: int
    training_label: str
    types: tuple[Amount, ...]
    stolen: tuple[Amount, ...]  # covered icons of the Duchy card itself
    tokens: tuple[Amount, ...]  # Calamities, trophies, debts, Illusion tokens, prisoners
    traps: int
    traps_spent: int
    traps_label: str
    spies: int
    built: tuple[Built, ...]
    sites: tuple[Face, ...]
    foes: tuple[tuple[Face, int], ...]
    picked: tuple[Tabled, ...]
    council: tuple[Advisor, ...]
    points: int


@model
class Turn:
    """One of the turns of the Choice phase."""

    seat: int
    name: str
    word: str
    tense: str


@model
class Alchemy:
    """My Alchemy: what may enter it, and what five cubes may become."""

    hits: tuple[Hit, ...]
    mixes: tuple[tuple[Choice, tuple[str, ...]], ...]
    note: str


@model
class Done:
    """A seat that has finished a step of a quest."""

    seat: int
    name: str


@model
class QuestStep:
    """A step of a quest board."""

    id: str
    name: str
    cost: tuple[str, ...]
    cost_label: str
    gains: tuple[str, ...]
    gains_label: str
    points: str
    is_final: bool
    done: tuple[Done, ...]
    pay: Choice | None
    ways: tuple[tuple[Choice, tuple[str, ...]], ...]  # which cubes Krystallium stands for
    note: str


@model
class Quest:
    """A quest board."""

    slug: str
    name: str
    lead: str
    steps: tuple[QuestStep, ...]


@model
class Spot:
    """A bonus site of a territory."""

    icon: str
    label: str
    seat: int  # whose army stands there, or 0


@model
class Place:
    """A territory or castle."""

    slug: str
    name: str
    is_sea: bool
    is_castle: bool
    size: int  # of a hundred, along its column
    owner: int
    points: tuple[tuple[int, int], ...]  # seat and points of control
    yields: tuple[str, ...]
    spots: tuple[Spot, ...]
    armies: int
    spare: int  # armies on no site
    label: str
    hit: Choice | None
    hit_word: str
    why: tuple[str, str] | None  # why it is not offered, and the rule
    recruits: tuple[Act, ...]
    jail: tuple[Act, ...]
    is_goal: bool
    joined: int


@model
class Shape:
    """The outline of a place on the wide map and on the tall one."""

    slug: str
    wide: str
    tall: str


@model
class Settle:
    """A way to stand on the sites of a territory."""

    choice: Choice
    name: str
    spots: tuple[Spot, ...]


@model
class Map:
    """The Conquest board."""

    name: str
    columns: tuple[tuple[int, tuple[Place, ...]], ...]
    rows: int  # of the tallest column
    shapes: tuple[Shape, ...]
    reserves: tuple[tuple[int, str, str], ...]
    settles: tuple[Settle, ...]
    go: Choice | None
    note: str


@model
class Peril:
    """A way to lose a scenario."""

    text: str
    state: str  # met, open, lost
    at: str


@model
class Solo:
    """A lone duke's aims and dangers."""

    title: str
    lead: str
    rule: str
    goals: tuple[Goal, ...]
    perils: tuple[Peril, ...]
    rungs: tuple[Rung, ...]
    points: int
    x: int
    verdict: str
    danger: int
    danger_label: str
    special: tuple[tuple[Face, int], ...]
    spies: int
    spies_spent: int
    spies_label: str
    search: str
    top: Face | None
    deck_label: str


@model
class Made:
    """What a seat made in a step."""

    seat: int
    name: str
    count: int
    x: int  # on a scale of 100
    is_best: bool


@model
class StoryStep:
    """A step of Production as it is told."""

    kind: str
    name: str
    is_now: bool
    made: tuple[Made, ...]


@model
class StorySeat:
    """What a round brought a seat."""

    seat: int
    name: str
    built: tuple[Face, ...]
    beaten: tuple[Face, ...]
    points: int


@model
class Story:
    """A round, told over the table."""

    id: str
    title: str
    lead: str
    is_new: bool
    steps: tuple[StoryStep, ...]
    seats: tuple[StorySeat, ...]


@model
class Table:
    """The whole page."""

    phase: str
    layout: str  # what lies where: choice, search, plan, works, map
    pane: str  # what a phone shows when I am asked
    hint: str
    rounds: tuple[Round, ...]
    round_label: str
    areas: tuple[Area, ...]
    held: Tabled | None  # in the middle of a swap
    giving: tuple[Tabled, ...]  # my Selection, while I choose among it
    strips: tuple[Strip, ...]
    aim: str
    steps: tuple[Step, ...]
    rows: tuple[Row, ...]
    turns: tuple[Turn, ...]
    tools: tuple[Tool, ...]
    picks: tuple[Act, ...]
    sites: tuple[Site, ...]
    foes: tuple[Foe, ...]
    me: Duchy | None
    alchemy: Alchemy | None
    done: Choice | None
    done_label: str
    done_why: str
    others: tuple[Duchy, ...]
    quests: tuple[Quest, ...]
    map: Map | None
    solo: Solo | None
    extra: bool  # a Council, quest or map lies in my column
    story: Story | None
    known: tuple[Face, ...]  # every card that a note explains
    answers: tuple[tuple[Answer, ...], ...] = ()
