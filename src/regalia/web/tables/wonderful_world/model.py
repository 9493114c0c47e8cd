"""What the page of It's a Wonderful World is made of, beside what both Wonderfuls have."""

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
        Need,
        Points,
        Preview,
        Round,
        Row,
        Rung,
        Step,
        Tool,
        Wild,
    )
    from regalia.web.view.table import Choice


@model
class Site:
    """A card under construction."""

    face: Face
    id: str
    pick: str  # the id of its radio button
    index: int
    hits: tuple[Hit, ...]
    wilds: tuple[Wild, ...]
    discard: Choice | None
    discard_hint: str
    is_next: bool  # one more thing that I have completes it
    is_lit: bool  # it takes the cube in hand, or, without one, something I own
    note: str
    preview: Preview

    @property
    def is_open(self) -> bool:
        """Whether anything can be done with it."""
        return bool(self.hits or self.wilds or self.discard)


@model
class Pick:
    """A choice between two, side by side."""

    choice: Choice
    kind: str
    name: str
    after: str
    wanted: str  # by which of my cards
    does: str  # what its button says


@model
class Way:
    """Something the cubes of this step can do, by card."""

    face: Face
    index: int
    count: int  # cubes it takes
    note: str


@model
class Track:
    """A production step: who leads it, or has won it."""

    kind: str
    name: str
    tense: str  # past, now, next
    seats: tuple[int, ...]
    most: int
    text: str


@model
class Empire:
    """What lies before a seat."""

    seat: int
    name: str
    empire: str
    badge: Points | None
    totals: tuple[Amount, ...]
    cubes: int
    cubes_label: str
    holds: tuple[Amount, ...]
    types: tuple[Amount, ...]
    built: tuple[tuple[Face, str], ...]  # with an id to glide by, or ""
    sites: tuple[Face, ...]
    draft: tuple[Face, ...]
    points: int


@model
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


@model
class Made:
    """What a seat made in a step, and what leading it brought."""

    seat: int
    name: str
    is_me: bool
    count: int
    x: int  # of 100, compared with the highest producer
    prizes: tuple[str, ...]
    prize: str


@model
class Finished:
    """What a seat finished."""

    seat: int
    who: str
    faces: tuple[Face, ...]


@model
class SceneStep:
    """A step of production as it is told."""

    kind: str
    name: str
    is_now: bool
    made: tuple[Made, ...]
    finished: tuple[Finished, ...]


@model
class Scene:
    """Production, told over the table."""

    id: str
    title: str
    lead: str
    is_new: bool
    steps: tuple[SceneStep, ...]


@model
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
    hand_end: str  # who still chooses
    hand_count: str  # how many, where the names are too many for a phone
    cubes: Tool | None  # in my hand
    picks: tuple[Pick, ...]
    picks_title: str
    ways: tuple[Way, ...]
    ways_title: str
    sites: tuple[Site, ...]
    sites_note: str
    needs: tuple[Need, ...]
    me: Empire | None
    on_empire: Choice | None
    empire_note: str
    done: Choice | None
    done_label: str
    track: tuple[Track, ...]
    empires: tuple[Empire, ...]  # by seat
    others: tuple[Empire, ...]
    has_room: bool  # beside few cards, for what the others build
    solo: Solo | None
    scene: Scene | None
    known: tuple[Face, ...]  # every card that a note explains
    answers: tuple[tuple[Answer, ...], ...] = ()
