"""What the pages about seats show."""

from dataclasses import dataclass

from regalia.web.view.lobby import BotView


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat's secret link, for whoever made the table."""

    number: int
    name: str
    kind: str
    link: str
    qr: str  # SVG


@dataclass(frozen=True, slots=True)
class InviteView:
    """All links of a table."""

    id: str
    game: str
    watch: str  # the public link: sees nothing hidden
    seats: tuple[Invitation, ...]
    bots: tuple[BotView, ...]


@dataclass(frozen=True, slots=True)
class SitView:
    """The page behind a secret link."""

    id: str
    game: str
    number: int
    name: str  # of whoever sits there already, or what to call the newcomer
    is_taken: bool
    action: str  # where the form goes
    others: tuple[str, ...]
    notice: str = ""
