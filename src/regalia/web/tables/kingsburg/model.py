"""What Kingsburg's page is made of; plain values, nothing to call but `tone`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.web.tables.page import model

if TYPE_CHECKING:
    from regalia.web.tables.answers import Answer
    from regalia.web.view.table import Choice

TONES = {"gold": "c-gold", "wood": "c-wood", "stone": "c-stone", "vp": "c-vp"}


@model
class Amount:
    """So many of something: `sign` is given up, received, or plainly there."""

    icon: str
    count: int
    label: str
    sign: str = ""

    @property
    def tone(self) -> str:
        """The class that colours its icon."""
        return TONES.get(self.icon, "c-ink")


@model
class Part:
    """One sign of what somebody gives: an amount, or the word between two."""

    kind: str  # "amount", "or", "to", "peek"
    amount: Amount | None = None


@model
class Die:
    """A die as it lies; those with an id glide when they move."""

    face: int
    kind: str  # "own", "white", "neutral"
    seat: int  # its owner's badge, 0 for neutral dice
    id: str = ""


@model
class Group:
    """Dice on an advisor."""

    seat: int
    name: str
    dice: tuple[Die, ...]
    has_token: bool
    shift: int
    is_helped: bool


@model
class Way:
    """One legal group for an advisor, with what it leaves."""

    choice: Choice
    dice: tuple[Die, ...]
    has_token: bool
    shift: int
    has_envoy: bool
    keeps: tuple[Die, ...]
    then: tuple[int, ...]  # the advisors those could still reach


@model
class Advisor:
    """A seal of the dais."""

    number: int
    slug: str
    name: str
    text: str
    parts: tuple[Part, ...]
    gains: tuple[Part, ...]  # what I would receive, my Stable counted
    opens: tuple[Building, ...]  # what I could pay for with his help and cannot now
    groups: tuple[Group, ...]
    ways: tuple[Way, ...]
    state: str  # "lit", "taken", "quiet"
    is_helping: bool
    hint: str


@model
class Building:
    """A place of a province sheet."""

    number: int
    slug: str
    name: str
    brief: str
    text: str
    cost: tuple[Amount, ...]
    vp: int
    state: str  # "built", "can", "next", "far"
    hint: str
    choice: Choice | None
    after: tuple[Amount, ...]  # my goods once it stands
    opens: str  # the next building of its row


@model
class Governor:
    """A seat: what it owns and what is left in its hand."""

    seat: int
    name: str
    kind: str
    is_me: bool
    is_to_act: bool
    vp: int
    leads: bool
    goods: tuple[Amount, ...]
    tokens: Amount
    soldiers: Amount
    defence: int
    defence_sign: str
    defence_label: str
    dice: tuple[Die, ...]
    dice_label: str
    has_passed: bool
    has_envoy: bool
    has_aid: bool
    sheet: tuple[Building, ...]
    built: int


@model
class Place:
    """A line of the turn order."""

    seat: int
    name: str
    is_me: bool
    total: int | None
    is_now: bool
    is_out: bool


@model
class Space:
    """A space of the strength track."""

    value: int
    marks: tuple[tuple[int, str], ...]  # badges and names
    is_foe: bool


@model
class Enemy:
    """This year's enemy: a card's back with its range, or its face for those who have seen it."""

    year: str
    low: int
    high: int
    is_known: bool
    is_secret: bool  # seen by me alone
    slug: str
    name: str
    strength: int
    losses: tuple[Amount, ...]
    rewards: tuple[Amount, ...]
    king_die: int


@model
class Pick:
    """A choice that lies in no place of the board: goods, re-rolls, soldiers."""

    choice: Choice
    verb: str  # what its button says
    gives: tuple[Amount, ...]
    gets: tuple[Amount, ...]
    dice: tuple[Die, ...]
    after: tuple[Amount, ...]
    opens: tuple[Building, ...]


@model
class Step:
    """A year or a phase of the calendar."""

    slug: str
    name: str
    icon: str
    state: str  # "past", "now", "next"
    is_season: bool
    marks: tuple[tuple[int, str], ...] = ()  # badges and names of whom the King favoured then


@model
class Cell:
    """A step of strength in a battle's row: a soldier, a building's worth, the King's troops."""

    kind: str  # "soldier", "building", "king", "gap"
    icon: str
    title: str
    is_struck: bool
    is_line: bool  # the enemy stands behind it


@model
class Loss:
    """A building that fell."""

    slug: str
    name: str
    vp: int


@model
class Fighter:
    """A governor's row in a battle."""

    seat: int
    name: str
    kind: str
    is_me: bool
    cells: tuple[Cell, ...]
    total: int
    outcome: str  # "best", "won", "held", "beaten", "waits"
    verdict: str
    gains: tuple[Amount, ...]
    pains: tuple[Amount, ...]
    fallen: tuple[Loss, ...]
    before: int
    after: int


@model
class Battle:
    """A winter: the enemy's card turned, and everybody's strength against it."""

    id: str
    is_new: bool
    is_told: bool  # every province is settled
    title: str
    lead: str
    enemy: Enemy
    king: Die
    rolled: str  # who rolled the King's die
    scale: tuple[tuple[int, bool], ...]  # numbers, and whether the enemy stands there
    fighters: tuple[Fighter, ...]
    drags: bool  # whether buildings weaken somebody
    mine: Fighter | None
    aid: tuple[tuple[int, str], ...]  # whom the King helps in the year after
    next_year: str


@model
class Table:
    """Everything the template draws."""

    question: str  # which phase asks me, or ""
    hint: str
    phase: str
    years: tuple[Step, ...]
    phases: tuple[Step, ...]
    tiers: tuple[tuple[Advisor, ...], ...]
    order: tuple[Place, ...]
    enemy: Enemy | None
    track: tuple[Space, ...]
    me: Governor | None
    others: tuple[Governor, ...]
    pane: str  # what a phone shows when this is asked
    hand: tuple[Die, ...]
    spent: tuple[Die, ...]  # my dice at court
    hand_label: str
    picks: tuple[Pick, ...]
    pass_choice: Choice | None
    pass_label: str
    asks_court: bool
    asks_building: bool
    is_second: bool
    battle: Battle | None
    is_battle: bool  # winter is being fought now
    tie: str  # how equal points were decided
    answers: tuple[tuple[Answer, ...], ...] = ()
