"""What the pages about seats show."""

from dataclasses import dataclass

from regalia.web.view.lobby import BotView


@dataclass(frozen=True, slots=True)
class Invitation:
    """The secret link of an open seat, for the host."""

    number: int
    link: str
    qr: str  # SVG


@dataclass(frozen=True, slots=True)
class InviteView:
    """The links of a table's open seats."""

    id: str
    game: str
    watch: str  # the public link: sees nothing hidden
    seats: tuple[Invitation, ...]
    bots: tuple[BotView, ...]
    is_begun: bool


@dataclass(frozen=True, slots=True)
class DeviceView:
    """The page with the link to my own seat."""

    id: str
    seat: int
    name: str
    link: str
    qr: str  # SVG


@dataclass(frozen=True, slots=True)
class TokenView:
    """The page with the token for a program of mine."""

    id: str
    name: str
    token: str
    base: str  # where the server is


@dataclass(frozen=True, slots=True)
class SitView:
    """The page behind a secret link."""

    id: str
    game: str
    number: int
    name: str  # of whoever sits there already, or what to call the newcomer
    is_taken: bool
    is_known: bool  # whether this browser has given a name before
    action: str  # where the form goes
    others: tuple[str, ...]
    commitment: str  # to the deal that one may still add words to, or ""
    goal: str  # what the game is about, for somebody who may sit down
    how: str  # where that is told at length
    teaches: str  # the game, if this browser has never played it
    notice: str = ""
