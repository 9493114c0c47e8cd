"""All a table's template gets: one seat's view, built from what that seat observes."""

from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from regalia import ledger
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.message import Message, Seat
from regalia.core.observation import Observation
from regalia.core.state import GameState
from regalia.text import Unsayable, say
from regalia.web.live.advice import knows
from regalia.web.store.rows import EMPTY
from regalia.web.tables.page import model
from regalia.web.tutorials import goal_of
from regalia.web.view.lesson import LessonView

NOBODY = -1  # of an event that no seat brought about
LINES_OF_PART = 6  # about as many of the log
IMAGINED = 0  # any seed: what is shown must be a function of what is known


@cache
def has_rules(game: str) -> bool:
    """Whether a game's rules can be read here; one from elsewhere may bring none."""
    return game in ledger.games()


@model
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


@model
class Choice:
    """A legal action: what is posted, and what it says."""

    action: int
    code: str
    sentence: str
    confirm: str  # why it cannot be taken back: it draws ("chance") or shows ("shown") something

    @property
    def id(self) -> str:
        """For elements: the same action has the same id for ever."""
        return f"do-{self.action}"


@model
class LogLine:
    """Something that happened, as this seat may know it."""

    text: str
    rule: str
    seat: int
    is_new: bool
    move: int = -1  # what I did: my count of moves before it


@dataclass(frozen=True, slots=True)
class Told:
    """An event this seat may know, for scenes."""

    event: Event
    is_new: bool


@model
class ChatLine:
    """Something somebody said."""

    name: str
    seat: int  # or -1: somebody who watches
    text: str


@model
class SheetLine:
    """One source of points."""

    text: str
    points: int
    rule: str


@model
class Sheet:
    """A seat's points, itemised."""

    number: int  # of the seat
    name: str
    is_me: bool
    total: int
    rank: int
    lines: tuple[SheetLine, ...]

    @property
    def gained(self) -> int:
        """All that was won, without what was lost."""
        return sum(line.points for line in self.lines if line.points > 0)


@model
class More:
    """What the drawer of further tools shows."""

    id: str
    game: str
    goal: str
    campaign: str
    origin: str
    started: bool
    over: bool
    me: int | None
    name: str
    auto: bool
    pace: str
    hints: bool
    is_host: bool
    spectator_chat: bool
    missed: tuple[SeatView, ...]
    commitment: str


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
    told: tuple[Told, ...] = ()
    pace: str = ""  # of the bots, if there are any
    hints: bool = False  # whether people here may ask for them
    spectator_chat: bool = False  # whether those who watch may speak
    undo: int | None = None
    undo_ply: int = 0
    curtain: tuple[SeatView, ...] = ()
    auto: bool = False
    plays_itself: bool = False  # what I am asked will be answered for me
    is_host: bool = False
    is_hotseat: bool = False
    campaign: str = ""  # the campaign it is a chapter of
    aim: Aim | None = None  # of a lone player in a campaign
    lesson: LessonView | None = None  # the step of a tutorial
    origin: str = ""  # the address of the match it goes on from

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def has_hints(self) -> bool:
        """Whether I could ask for a hint now: there is something to choose, and somebody to ask."""
        return self.hints and self.is_asked and len(self.seen.legal) > 1 and knows(self.game.id)

    @property
    def can_review(self) -> bool:
        """Whether somebody can look at this game again with us."""
        return knows(self.game.id)

    @property
    def has_people(self) -> bool:
        """Whether anybody else than me and bots sits here."""
        return any(seat.kind != "bot" and not seat.is_mine for seat in self.seats)

    @property
    def may_speak(self) -> bool:
        """Whether the viewer may chat: from a seat, or where spectators may."""
        return self.me is not None or (self.spectator_chat and not self.is_hotseat)

    @property
    def over(self) -> bool:
        return self.seen.over

    @property
    def waiting(self) -> tuple[SeatView, ...]:
        """The seats somebody waits for."""
        return tuple(seat for seat in self.seats if seat.is_to_act)

    @property
    def missed(self) -> tuple[SeatView, ...]:
        """Players we wait for who are not looking: a bot may play for them after a while."""
        return tuple(
            seat
            for seat in self.waiting
            if seat.kind == "person" and not seat.is_here and not seat.is_mine
        )

    @property
    def may_invite(self) -> bool:
        """Whether this page leads to the links of free seats."""
        is_short = self.started and any(seat.kind == EMPTY for seat in self.seats)
        return not self.over and (self.is_host or (is_short and self.me is not None))

    @property
    def is_asked(self) -> bool:
        """Whether this page can answer now."""
        return self.started and bool(self.seen.legal)

    @cached_property
    def where(self) -> str:
        return self.say(self.game.where(self.seen))

    @cached_property
    def prompt(self) -> str:
        if self.over:
            return self.say(self.game.outcome(self.seen, self.world))
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

    def why_final(self, choice: Choice) -> str:
        """What a choice shows that cannot be forgotten, in the game's own words if it has any.

        A game has a sentence for each kind of event that shows something; the first that comes is
        what is said. Where none does, one sentence for all that draws or shows.
        """
        told = [(event.kind, event.seat) for event in self._told_by(choice)]
        for name in (f"{self.game.id}_table", "web"):
            for what, seat in (*told, (choice.confirm, NOBODY)):
                args: dict[str, object] = {"n": len(self.seats)}
                if seat != NOBODY:
                    args["seat"] = Seat(seat)
                with suppress(Unsayable):
                    return self.say(Message(f"{name}.confirm-{what}", args))
        raise AssertionError("the catalogue web says both")

    def _told_by(self, choice: Choice) -> list[Event]:
        """What happens after a choice in the world that fits, in order."""
        world = self.world.clone()
        world.keeps_events = True
        world.apply(self.seen.seat, choice.action)
        return world.take_events()

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
    def log_parts(self) -> tuple[tuple[LogLine, ...], ...]:
        """The log, newest first, cut by what the lines say: a new one leaves older parts alone."""
        parts: list[tuple[LogLine, ...]] = []
        part: list[LogLine] = []
        for line in reversed(self.log):
            part.append(line)
            if len(line.text) % LINES_OF_PART == 0:
                parts.append(tuple(part))
                part = []
        return (*parts, tuple(part))

    @property
    def more(self) -> More:
        """What the drawer of further tools shows."""
        return More(
            self.id,
            self.game.id,
            self.goal,
            self.campaign,
            self.origin,
            self.started,
            self.over,
            self.me,
            self.names[self.me] if self.me is not None else "",
            self.auto,
            self.pace,
            self.hints,
            self.is_host,
            self.spectator_chat,
            self.missed,
            self.commitment,
        )

    @cached_property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score of every seat now, as far as I can know it."""
        ranks = self.world.outcome().places if self.over else [0] * len(self.seats)
        sheets = self.game.scores(self.seen, self.world)
        who, is_linked = (self.lang, self.names, self.me), self.has_rules
        return tuple(
            [
                _sheet(
                    who,
                    seat.number,
                    seat.name,
                    seat.is_me,
                    ranks[seat.number],
                    tuple([(line.what, line.points, line.rule) for line in sheet.lines]),
                    is_linked,
                )
                for seat, sheet in zip(self.seats, sheets, strict=True)
            ]
        )

    @cached_property
    def winners(self) -> tuple[SeatView, ...]:
        """Who is first and may win; in some games nobody does."""
        return tuple(self.seats[seat] for seat in self.world.outcome().winners) if self.over else ()

    @property
    def has_won_alone(self) -> bool:
        """Whether I have beaten all others; at one screen, winners are called by name."""
        mine = [seat.number for seat in self.winners] == [self.me]
        return mine and len(self.seats) > 1 and not self.is_hotseat

    def say(self, message: Message) -> str:
        """A message in my language, to me."""
        return say(message, self.lang, self.names, self.me)

    def say_name(self) -> str:
        """What the game is called here."""
        return self.game.name.fr if self.lang == "fr" else self.game.name.en

    @property
    def goal(self) -> str:
        """What the game is about, in one line."""
        return goal_of(self.game.id, self.lang)

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
            "chance" if world.rng.count != chance else "shown" if world.shown != shown else "",
        )


@lru_cache(maxsize=1 << 12)
def _sheet(
    who: tuple[str, tuple[str, ...], int | None],  # looks: language, names, seat
    number: int,
    name: str,
    is_me: bool,
    rank: int,
    lines: tuple[tuple[Message, int, str], ...],
    has_rules: bool,
) -> Sheet:
    """A sheet as somebody reads it."""
    lang, names, me = who
    said = [
        SheetLine(say(what, lang, names, me), points, rule if has_rules else "")
        for what, points, rule in lines
    ]
    total = sum(points for _, points, _ in lines)
    return Sheet(number, name, is_me, total, rank, tuple(said))
