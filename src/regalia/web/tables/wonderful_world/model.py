"""What the page of It's a Wonderful World is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regalia.web.tables.wonderful.model import Face, Points
    from regalia.web.view.table import Choice


@dataclass(frozen=True, slots=True)
class Amount:
    """So many of something."""

    kind: str
    count: int
    label: str


@dataclass(frozen=True, slots=True)
class Step:
    """A production step: a column of the ledger."""

    kind: str
    name: str
    tense: str  # past, now, next
    prizes: tuple[str, ...]
    is_void: bool  # nobody gained it
    hint: str
    won: tuple[int, ...] = ()  # seats that gained it, once the step is past


@dataclass(frozen=True, slots=True)
class Cell:
    """What a seat produces in a step."""

    count: int
    tense: str
    state: str  # lead, tie, ahead, or ""
    hint: str


@dataclass(frozen=True, slots=True)
class Row:
    """A seat in the ledger."""

    seat: int
    name: str
    empire: str
    is_me: bool
    is_to_act: bool
    cells: tuple[Cell, ...]
    holds: tuple[Amount, ...]
    points: int
    is_best: bool


@dataclass(frozen=True, slots=True)
class Round:
    """A dot of the calendar."""

    tense: str


@dataclass(frozen=True, slots=True)
class Verb:
    """Something to do with a card of the hand, and what would come of it."""

    choice: Choice
    name: str
    icon: str
    cube: str  # the cube it turns into, or ""
    after: str
    is_first: bool


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card I may draft, plan, give up or keep."""

    face: Face
    id: str
    pick: str  # the id of its radio button
    index: int
    verbs: tuple[Verb, ...]
    worth: str
    reach: str
    is_lit: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """A tool put on a card as a whole."""

    tool: str
    choice: Choice
    label: str


@dataclass(frozen=True, slots=True)
class Wild:
    """A Krystallium as something else."""

    kind: str
    choice: Choice
    label: str


@dataclass(frozen=True, slots=True)
class Site:
    """A card under construction."""

    face: Face
    id: str
    hits: tuple[Hit, ...]
    wilds: tuple[Wild, ...]
    discard: Choice | None
    discard_hint: str
    is_next: bool  # one more thing that I have completes it
    note: str


@dataclass(frozen=True, slots=True)
class Tool:
    """What I may have in hand: cubes of this step, Krystallium, a character."""

    slug: str
    kind: str
    count: int
    placed: int
    is_on: bool
    is_checked: bool
    label: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice between two, side by side."""

    choice: Choice
    kind: str
    name: str
    after: str


@dataclass(frozen=True, slots=True)
class Empire:
    """What lies before a seat."""

    seat: int
    name: str
    kind: str  # of player: person, bot, open
    empire: str
    badge: Points | None
    is_to_act: bool
    state: str
    totals: tuple[Amount, ...]
    cubes: int
    cubes_label: str
    holds: tuple[Amount, ...]
    types: tuple[Amount, ...]
    built: tuple[tuple[Face, str], ...]  # with an id to glide by, or ""
    sites: tuple[Face, ...]
    draft: tuple[Face, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Goal:
    """A card of a scenario."""

    name: str
    type: str
    state: str  # built, begun, gone
    text: str


@dataclass(frozen=True, slots=True)
class Rung:
    """A medal or a title, and what it takes."""

    slug: str
    name: str
    least: int
    is_reached: bool
    x: int  # on a scale of 100


@dataclass(frozen=True, slots=True)
class Solo:
    """A lone ruler's aims."""

    title: str
    lead: str
    rule: str
    goals: tuple[Goal, ...]
    rungs: tuple[Rung, ...]
    points: int
    x: int
    pools: tuple[Round, ...]
    pools_label: str
    verdict: str


@dataclass(frozen=True, slots=True)
class Table:
    """The whole page."""

    phase: str
    hint: str
    rounds: tuple[Round, ...]
    round_label: str
    steps: tuple[Step, ...]
    rows: tuple[Row, ...]
    owned: tuple[Amount, ...]  # heads of the columns of what is owned
    hand: tuple[HandCard, ...]
    hand_title: str
    hand_note: str
    aim: str
    passes: str  # which way hands go
    tools: tuple[Tool, ...]
    picks: tuple[Pick, ...]
    sites: tuple[Site, ...]
    has_fresh: bool
    me: Empire | None
    on_empire: Choice | None
    empire_note: str
    empire_kind: str
    done: Choice | None
    done_label: str
    done_why: str
    others: tuple[Empire, ...]
    solo: Solo | None
    known: tuple[Face, ...]  # every card that a note explains
