"""A match at one of its stops: the table as it was, and the bar by which one moves about."""

from dataclasses import dataclass, replace

from regalia.core.events import SPECTATOR
from regalia.core.message import Message, Seat
from regalia.core.observation import Observation
from regalia.match.positions import has_positions
from regalia.text import say
from regalia.web.live.advice import knows
from regalia.web.live.past import Past, Walk
from regalia.web.live.pasts import Shown
from regalia.web.view.build import LOG_LINES
from regalia.web.view.lobby import BotView
from regalia.web.view.table import LogLine, SeatView, TableView, Told, has_rules

SCALE = 1000  # units of the scrubber's drawing from its first stop to its last
LANE = 6  # units between two seats' lanes
APART = 80  # units between two rounds that are both named: two figures, where it is shortest
WATCH = "watch"  # the spectator, in addresses


@dataclass(frozen=True, slots=True)
class RoundMark:
    """Where a round begins on the scrubber; its name is "" where it would not fit."""

    name: str
    label: str
    stop: int
    x: float  # percent


@dataclass(frozen=True, slots=True)
class Lane:
    """A seat's moves on the scrubber, as a path."""

    seat: int
    y: int
    path: str


@dataclass(frozen=True, slots=True)
class Eyes:
    """A view one can choose."""

    seat: int  # or SPECTATOR
    name: str
    is_chosen: bool

    @property
    def key(self) -> str:
        """As addresses spell it."""
        return WATCH if self.seat == SPECTATOR else str(self.seat)


@dataclass(frozen=True, slots=True)
class Stops:
    """Where the buttons lead from here."""

    back: int
    on: int
    turn_back: int
    turn_on: int
    part_back: int
    part_on: int


@dataclass(frozen=True, slots=True)
class Transport:
    """The bar: where we are, what was just played, and the ways from here."""

    address: str  # of the page, without its query
    unit: str  # "at" counts moves, "step" what one seat saw change
    at: int
    last: int
    mover: int
    told: str
    ways: Stops
    rounds: tuple[RoundMark, ...]
    lanes: tuple[Lane, ...]
    lanes_height: int
    eyes: tuple[Eyes, ...]
    is_open: bool
    is_file: bool  # the page is a file of its own, and leads nowhere
    table: str
    levels: tuple[BotView, ...]  # of bots to play on against
    has_review: bool  # below the table
    has_chance: bool  # whether one can play on with other dice and draws to come

    @property
    def key(self) -> str:
        return next(one.key for one in self.eyes if one.is_chosen)

    def to(self, stop: int, key: str = "") -> str:
        """The address of a stop, by the same eyes or others."""
        if self.is_file:
            return f"#{stop}.{key or self.key}"
        return f"{self.address}?{self.unit}={stop}&seat={key or self.key}"

    @property
    def share(self) -> float:
        """How much of the match lies behind us, in percent."""
        return round(100 * self.at / max(self.last, 1), 2)


@dataclass(frozen=True, kw_only=True)
class PastView(TableView):
    """A table's view without anything to choose, and the transport."""

    transport: Transport


def past_view(
    shown: Shown,
    seat: int,
    stop: int,
    lang: str,
    held: tuple[int, ...] = (),
    is_file: bool = False,
    bots: tuple[BotView, ...] = (),
) -> PastView:
    """What a seat, or SPECTATOR, saw at a stop; nothing in it can be clicked to act."""
    past, me = shown.past, None if seat == SPECTATOR else seat
    walk = past.walk(seat, shown.is_open)
    number = walk.stops[stop]
    state = past.state(number)
    seen = replace(past.game.observe(state, seat), legal=())
    names = names_of(shown, lang)
    log, told = story(past, walk, seat, stop, lang, names)
    return PastView(
        game=past.game,
        id=shown.table,
        lang=lang,
        seen=seen,
        me=me,
        seats=tuple(_seat(shown, names, n, seen, held) for n in range(past.options.seats)),
        started=True,
        ply=0,
        log=log,
        told=told,
        chat=(),
        commitment=shown.commitment,
        transport=_transport(shown, walk, seat, stop, lang, names, log, held, is_file, bots),
    )


def names_of(shown: Shown, lang: str) -> tuple[str, ...]:
    """How the seats are called; a record may leave that out."""
    given = shown.names or ("",) * shown.past.options.seats
    return tuple(
        name or say(Message("common.seat", {"n": n}), lang) for n, name in enumerate(given, 1)
    )


def _seat(
    shown: Shown, names: tuple[str, ...], number: int, seen: Observation, held: tuple[int, ...]
) -> SeatView:
    bot = shown.bots[number]
    return SeatView(
        number=number,
        name=names[number],
        kind="person" if bot is None else "bot",
        bot=bot,
        is_me=number == seen.seat,
        is_to_act=number in seen.to_act,
        is_here=True,
        is_mine=number in held,
    )


def story(
    past: Past, walk: Walk, seat: int, stop: int, lang: str, names: tuple[str, ...]
) -> tuple[tuple[LogLine, ...], tuple[Told, ...]]:
    """The last lines up to a stop, oldest first, and their events; what came with it is new."""
    me = None if seat == SPECTATOR else seat
    before = walk.stops[stop - 1] if stop else -1
    lines: list[LogLine] = []
    told: list[Told] = []
    for number in range(walk.stops[stop], -1, -1):
        events = past.moves[number - 1].events if number else past.opening
        for event in reversed(events):
            if event.is_for(seat):
                text = say(past.game.narrate(event), lang, names, me)
                rule = event.rule if has_rules(past.game.id) else ""
                lines.append(LogLine(text, rule, event.seat, number > before))
                told.append(Told(event, number > before))
        if len(lines) >= LOG_LINES:
            break
    return tuple(reversed(lines[:LOG_LINES])), tuple(reversed(told[:LOG_LINES]))


def _transport(
    shown: Shown,
    walk: Walk,
    seat: int,
    stop: int,
    lang: str,
    names: tuple[str, ...],
    log: tuple[LogLine, ...],
    held: tuple[int, ...],
    is_file: bool,
    bots: tuple[BotView, ...],
) -> Transport:
    seats = shown.past.options.seats
    mover = walk.movers[stop]
    may = range(seats) if shown.is_open else [n for n in held if n != seat]
    views = sorted({*may, *(() if seat == SPECTATOR else (seat,))})
    watcher = say(Message("web.replay-watch"), lang)
    return Transport(
        address=shown.address,
        unit="at" if shown.is_open else "step",
        at=stop,
        last=walk.last,
        mover=mover,
        told=_told(shown.past, walk, seat, stop, lang, names, log),
        ways=ways(walk, stop),
        rounds=_rounds(walk, lang, names),
        lanes=tuple(_lane(walk, n, seats) for n in range(seats)),
        lanes_height=LANE * seats,
        eyes=tuple(
            Eyes(one, watcher if one == SPECTATOR else names[one], one == seat)
            for one in (*views, SPECTATOR)
        ),
        is_open=shown.is_open,
        is_file=is_file,
        table=shown.table,
        levels=bots,
        has_review=shown.is_open
        and not is_file
        and shown.past.is_over
        and knows(shown.past.game.id),
        has_chance=has_positions(shown.past.game),
    )


def ways(walk: Walk, stop: int) -> Stops:
    """The stops next to one: by one, by turn, by round or phase."""
    turns, parts = walk.turns(), [*walk.parts(), walk.last]

    def before(stops: list[int]) -> int:
        return max((n for n in stops if n < stop), default=0)

    def after(stops: list[int]) -> int:
        return min((n for n in stops if n > stop), default=walk.last)

    return Stops(
        max(stop - 1, 0),
        min(stop + 1, walk.last),
        before(turns),
        after(turns),
        before(parts),
        after(parts),
    )


def _told(
    past: Past,
    walk: Walk,
    seat: int,
    stop: int,
    lang: str,
    names: tuple[str, ...],
    log: tuple[LogLine, ...],
) -> str:
    """What was just played, in a sentence, as far as these eyes could see it."""
    lines = [line for line in log if line.is_new]
    mover = walk.movers[stop]
    own = next((line.text for line in lines if line.seat == mover), "")
    if own or lines:
        return own or lines[-1].text
    if not stop:
        return say(Message("web.replay-start"), lang)
    if mover < 0:
        return say(Message("web.replay-something"), lang)
    number = walk.stops[stop]
    before, after = (past.game.observe(past.state(n), seat) for n in (number - 1, number))
    if mover == seat:
        message = past.game.describe(before, past.moves[number - 1].action)
    else:
        is_seen = replace(before, to_act=(), legal=()) != replace(after, to_act=(), legal=())
        message = Message(f"web.replay-{'moved' if is_seen else 'unseen'}", {"seat": Seat(mover)})
    return say(message, lang, names, None if seat == SPECTATOR else seat)


def _rounds(walk: Walk, lang: str, names: tuple[str, ...]) -> tuple[RoundMark, ...]:
    marks: list[RoundMark] = []
    free = 0.0  # where the next name has room
    for label, stop in walk.rounds():
        x = SCALE * stop / max(walk.last, 1)
        name = label if x >= free and x <= SCALE - APART / 2 else ""
        if name:
            free = x + APART
        where = say(walk.wheres[stop], lang, names)
        marks.append(RoundMark(name, where, stop, round(100 * x / SCALE, 2)))
    return tuple(marks)


def _lane(walk: Walk, seat: int, seats: int) -> Lane:
    y = LANE * seat
    last = max(walk.last, 1)
    stops = [n for n, mover in enumerate(walk.movers) if mover == seat]
    path = "".join([f"M{round(SCALE * n / last)} {y + 1}v{LANE - 2}" for n in stops])
    return Lane(seat, y, path)
