"""What the page of It's a Wonderful World is made of, beside what both Wonderfuls have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    decks: tuple[str, ...]
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
