"""What the page of a campaign shows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A scenario: told before, and what came of it."""

    title: str
    story: str
    lines: tuple[str, ...]  # what is different, or what followed
    points: tuple[int, ...]  # by seat, once it is over
    table: str


@dataclass(frozen=True, slots=True)
class CampaignView:
    """The story so far."""

    id: str
    name: str
    note: str
    story: str
    names: tuple[str, ...]
    wins: tuple[int, ...]
    kept: tuple[str, ...]
    done: tuple[ChapterView, ...]  # oldest first
    now: ChapterView | None  # being played, or to come
    verdict: tuple[str, ...]
    winner: str
    is_between: bool  # the next table can be laid
    is_tied: bool
    may_go_on: bool  # this browser sits at the table
    may_decide: bool  # this browser is the host's
    commitment: str  # to the next deal
    deal: str  # what that deal is called
