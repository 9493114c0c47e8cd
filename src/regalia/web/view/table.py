"""All a table's template gets: one seat's view, built from what that seat observes."""

from dataclasses import dataclass
from functools import cache, cached_property

from regalia import ledger
from regalia.core.game import Game
from regalia.core.message import Message
from regalia.core.observation import Observation
from regalia.core.score import ScoreSheet
from regalia.core.state import GameState
from regalia.text import say

IMAGINED = 0  # any seed: what is shown must be a function of what is known


@cache
def has_rules(game: str) -> bool:
    """Whether a game's rules can be read here; one from elsewhere may bring none."""
    return game in ledger.games()


@dataclass(frozen=True, slots=True)
class SeatView:
    """Who sits where, as everybody may know."""

    number: int
    name: str
    kind: str  # person, bot, open
    bot: str | None
    is_me: bool
    is_to_act: bool
    is_here: bool
    is_mine: bool  # of this browser, which may hold several


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action: what is posted, and what it says."""

    action: int
    code: str
    sentence: str
    confirm: bool  # it reveals something and cannot be taken back

    @property
    def id(self) -> str:
        """For elements: the same action has the same id for ever."""
        return f"do-{self.action}"


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something that happened, as this seat may know it."""

    text: str
    rule: str
    seat: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something somebody said."""

    name: str
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One source of points."""

    text: str
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A seat's points, itemised."""

    seat: SeatView
    total: int
    rank: int
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """What a campaign's scenario asks of a lone player."""

    name: str
    points: int


@dataclass(frozen=True, kw_only=True)
class TableView:
    """See the README beside `app.py`; whatever is not here, a page cannot show."""

    game: Game
    id: str
    lang: str
    seen: Observation
    me: int | None
    seats: tuple[SeatView, ...]
    started: bool
    ply: int  # of the seat that posts
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    commitment: str
    undo: int | None = None
    undo_ply: int = 0
    curtain: tuple[SeatView, ...] = ()
    auto: bool = False
    is_host: bool = False
    is_hotseat: bool = False
    campaign: str = ""  # the campaign it is a chapter of
    aim: Aim | None = None  # of a lone player in a campaign

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.seen.over

    @property
    def waiting(self) -> tuple[SeatView, ...]:
        """The seats somebody waits for."""
        return tuple(seat for seat in self.seats if seat.is_to_act)

    @property
    def is_asked(self) -> bool:
        """Whether this page can answer now."""
        return self.started and bool(self.seen.legal)

    @cached_property
    def where(self) -> str:
        return self.say(self.game.where(self.seen))

    @cached_property
    def prompt(self) -> str:
        return self.say(self.game.prompt(self.seen))

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Every legal action, in the order of the game."""
        if not self.started:
            return ()
        return tuple(self._choice(action) for action in self.seen.legal)

    @cached_property
    def _by_action(self) -> dict[int, Choice]:
        return {choice.action: choice for choice in self.choices}

    def choice(self, action: int) -> Choice | None:
        """The choice that is this action, if it is legal."""
        return self._by_action.get(action)

    @cached_property
    def world(self) -> GameState:
        """One world that fits what I see; a page may read of it only what I know."""
        return self.game.imagine(self.seen, IMAGINED)

    def try_out(self, *actions: int) -> Observation:
        """What I would see after some actions of mine, in that world."""
        world = self.world.clone()
        for action in actions:
            world.apply(self.seen.seat, action)
        return self.game.observe(world, self.seen.seat)

    @cached_property
    def news(self) -> tuple[LogLine, ...]:
        """What happened since I last looked."""
        return tuple(line for line in self.log if line.is_new)

    @cached_property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score of every seat now, as far as I can know it."""
        ranks = self.world.ranks() if self.over else [0] * len(self.seats)
        sheets = self.game.scores(self.seen, self.world)
        return tuple(
            self._sheet(seat, sheets[seat.number], ranks[seat.number]) for seat in self.seats
        )

    @cached_property
    def winners(self) -> tuple[SeatView, ...]:
        """Who is first and may win; in some games nobody does."""
        return tuple(self.seats[seat] for seat in self.world.winners()) if self.over else ()

    def say(self, message: Message) -> str:
        """A message in my language, to me."""
        return say(message, self.lang, self.names, self.me)

    def say_name(self) -> str:
        """What the game is called here."""
        return self.game.name.fr if self.lang == "fr" else self.game.name.en

    @property
    def has_rules(self) -> bool:
        """Whether there is anything that a rule's number could lead to."""
        return has_rules(self.game.id)

    def rule(self, id: str) -> str:
        """Where a numbered rule can be read."""
        return f"/rules/{self.game.id}#{id}"

    def _choice(self, action: int) -> Choice:
        world = self.world.clone()
        chance, shown = world.rng.count, world.shown
        world.apply(self.seen.seat, action)
        return Choice(
            action,
            " ".join(self.game.actions.code(action)),
            self.say(self.game.describe(self.seen, action)),
            world.rng.count != chance or world.shown != shown,
        )

    def _sheet(self, seat: SeatView, sheet: ScoreSheet, rank: int) -> Sheet:
        lines = [
            SheetLine(self.say(line.what), line.points, line.rule if self.has_rules else "")
            for line in sheet.lines
        ]
        return Sheet(seat, sheet.total, rank, tuple(lines))
