"""What the lobby shows."""

from dataclasses import dataclass

from regalia.web.view.tutorial import TutorialOffer


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game on offer."""

    id: str
    name: str
    short: str  # for narrow screens
    pitch: str  # one line
    fewest: int
    most: int
    minutes: int
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class ValueView:
    """One value an option can take."""

    value: str  # as it is posted
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Only:
    """When an option is worth showing: while another has one of some values."""

    option: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OptionView:
    """One choice of the set-up; `name` is the form field, `kind` how one chooses.

    "switch" is false or true, "one" of the values, "some" of them (fields `<name>-<value>`), one by
    "seat" (fields `<name>-<n>`, what is chosen by seat in `seats`), or a "text".
    """

    name: str
    kind: str
    label: str
    help: str
    values: tuple[ValueView, ...]
    text: str
    seats: tuple[str, ...]
    only: Only | None


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat to be: fields `seat-<n>` ("me", "bot", "open"), `bot-<n>`, `name-<n>`."""

    number: int
    kind: str  # what is chosen before anybody touches it
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class BotView:
    """A bot one can sit down with, or another choice by name."""

    id: str
    label: str
    help: str = ""


@dataclass(frozen=True, slots=True)
class NewTable:
    """The form "Play now" of one game."""

    game: GameCard
    seat_counts: tuple[int, ...]
    seats: tuple[NewSeat, ...]
    bots: tuple[BotView, ...]
    options: tuple[OptionView, ...]
    has_rules: bool
    spectator_chat: bool
    guest: str  # what to be called who has not said it yet, or ""
    campaigns: tuple[BotView, ...] = ()  # that can be played instead of a single match


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """Who sits at a table of a list."""

    number: int
    name: str
    kind: str
    is_mine: bool
    is_to_act: bool


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in one of the lobby's lists."""

    id: str
    game: str
    name: str  # of the game
    host: str
    seats: tuple[ListedSeat, ...]
    is_my_turn: bool
    is_over: bool
    where: str  # "Year III, summer", or ""
    prompt: str  # what is asked of me, or whom the table waits for
    result: str  # "Ada won, 47 to 44", when over
    changed: float
    lesson: int = 0  # the step of a tutorial that is told there


@dataclass(frozen=True, slots=True)
class LobbyView:
    """The first screen."""

    games: tuple[GameCard, ...]
    new: NewTable
    mine: tuple[ListedTable, ...]
    open: tuple[ListedTable, ...]
    live: tuple[ListedTable, ...]
    finished: tuple[ListedTable, ...]
    draft: str  # of the table that the form may make
    commitment: str  # to its deal
    notice: str = ""
    is_listed: bool = True  # the switch of the form
    tutorial: TutorialOffer | None = None
