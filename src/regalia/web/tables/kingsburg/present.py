"""Kingsburg as its page draws it: the court, the provinces and the choices, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

from regalia.core.message import Message, Name
from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import (
    BUILD,
    CHAPEL_ALL,
    GROUP_ADVISOR,
    GROUP_COLOURED,
    GROUP_MARKET,
    GROUP_TOKEN,
    GROUP_WHITE,
    INFLUENCE,
    LOSE,
    MARKET_SHIFT,
    MIX_GOODS,
    OFFER,
    PASS,
    RECRUIT,
    STATUE_COLOURED,
    STATUE_WHITE,
    TAKE,
    TRADE,
)
from regalia.games.kingsburg.dice import FACES, HANDS, MINUS, NO_DICE, REACH, SUM, WHITE_HANDS
from regalia.games.kingsburg.observation import KingsburgObservation
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    ENVOY,
    HELP,
    NEUTRAL,
    OVER,
    RECRUITING,
    REWARD,
    ROLL,
    SEASON_END,
    UNKNOWN,
)
from regalia.text import LANGS, add_catalogue

if TYPE_CHECKING:
    from regalia.web.view.table import Choice, TableView

WORDS = "kingsburg_table"  # the catalogue of this page
add_catalogue(
    WORDS,
    {
        lang: (files(__package__) / f"words.{lang}.ftl").read_text(encoding="utf-8")
        for lang in LANGS
    },
)

TONES = {"gold": "c-gold", "wood": "c-wood", "stone": "c-stone", "vp": "c-vp"}
ICONS = (*m.GOOD_SLUG, "good", "soldier", "plus2", "vp")  # by column of ADVISOR_GAIN
EITHER = {  # KB-6.3: the goods between which an advisor lets one choose
    m.MERCHANT: (m.WOOD, m.GOLD),
    m.MASTER_HUNTER: (m.GOLD, m.STONE),
    m.SWORDSMITH: (m.WOOD, m.GOLD),
}
TIERS = ((16, 18), (12, 15), (7, 11), (1, 6))  # the dais, from the top
PHASES = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter")
PHASE_ICONS = ("crown", "spring", "vp", "summer", "envoy", "autumn", "soldier", "winter")
SEASON_PHASE = (1, 3, 5)  # where the calendar stands in spring, summer and autumn
QUESTIONS = {
    AID: "aid",
    ROLL: "roll",
    COURT: "court",
    HELP: "help",
    BUILDING: "building",
    SEASON_END: "offer",
    RECRUITING: "recruiting",
    BATTLE: "battle",
}
TRACK_END = 9  # the printed track; it grows when somebody is stronger
TOKEN_OFFER = 3


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Part:
    """One sign of what somebody gives: an amount, or the word between two."""

    kind: str  # "amount", "or", "to", "peek"
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies; those with an id glide when they move."""

    face: int
    kind: str  # "own", "white", "neutral"
    seat: int  # its owner's badge, 0 for neutral dice
    id: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Dice on an advisor."""

    seat: int
    name: str
    dice: tuple[Die, ...]
    has_token: bool
    shift: int
    is_helped: bool


@dataclass(frozen=True, slots=True)
class Way:
    """One legal group for an advisor, with what it leaves."""

    choice: Choice
    dice: tuple[Die, ...]
    has_token: bool
    shift: int
    has_envoy: bool
    keeps: tuple[Die, ...]
    then: tuple[int, ...]  # the advisors those could still reach


@dataclass(frozen=True, slots=True)
class Advisor:
    """A seal of the dais."""

    number: int
    slug: str
    name: str
    text: str
    parts: tuple[Part, ...]
    gains: tuple[Part, ...]  # what I would receive, my Stable counted
    groups: tuple[Group, ...]
    ways: tuple[Way, ...]
    state: str  # "lit", "taken", "quiet"
    is_helping: bool
    hint: str


@dataclass(frozen=True, slots=True)
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
    missing: tuple[Amount, ...]
    choice: Choice | None
    after: tuple[Amount, ...]  # my goods once it stands
    opens: str  # the next building of its row


@dataclass(frozen=True, slots=True)
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
    defence_label: str
    dice: tuple[Die, ...]
    dice_label: str
    has_passed: bool
    has_envoy: bool
    has_aid: bool
    sheet: tuple[Building, ...]
    built: int


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the turn order."""

    seat: int
    name: str
    is_me: bool
    total: int | None
    is_now: bool
    is_out: bool


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the strength track."""

    value: int
    marks: tuple[tuple[int, str], ...]  # badges and names
    is_foe: bool


@dataclass(frozen=True, slots=True)
class Enemy:
    """This year's enemy: a card's back with its range, or its face for who has seen it."""

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


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice that lies in no place of the board: goods, re-rolls, soldiers."""

    choice: Choice
    gives: tuple[Amount, ...]
    gets: tuple[Amount, ...]
    dice: tuple[Die, ...]
    after: tuple[Amount, ...]
    opens: tuple[Building, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A year or a phase of the calendar."""

    slug: str
    name: str
    icon: str
    state: str  # "past", "now", "next"
    is_season: bool


@dataclass(frozen=True, slots=True)
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
    hand: tuple[Die, ...]
    hand_label: str
    picks: tuple[Pick, ...]
    pass_choice: Choice | None
    pass_label: str
    asks_court: bool
    asks_building: bool
    is_second: bool
    tie: str  # how equal points were decided


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    return _Presenter(view).table()


class _Presenter:
    def __init__(self, view: TableView) -> None:
        seen = view.seen
        assert isinstance(seen, KingsburgObservation)
        self.view = view
        self.seen = seen
        self.me = view.me if view.me is not None else -1
        self.asked = bool(seen.legal)
        self.goods = seen.goods[self.me] if self.me >= 0 else (0, 0, 0)
        self.choices = {choice.action: choice for choice in view.choices}
        self.placed_dice = self._placed_dice()

    # Words.

    def w(self, id: str, **args: object) -> str:
        return self.view.say(Message(f"{WORDS}.{id}", dict(args)))

    def name(self, name: Name) -> str:
        return name.fr if self.view.lang == "fr" else name.en

    def seat_name(self, seat: int) -> str:
        return self.view.names[seat] or self.view.say(Message("common.seat", {"n": seat + 1}))

    def amount(self, icon: str, count: int, sign: str = "") -> Amount:
        return Amount(icon, count, self.w(f"n-{icon}", n=count), sign)

    def good(self, kind: int, count: int, sign: str = "") -> Amount:
        return self.amount(m.GOOD_SLUG[kind], count, sign)

    def goods_of(self, counts: Iterable[int], keep_zero: bool = False) -> tuple[Amount, ...]:
        return tuple(
            self.good(kind, count) for kind, count in enumerate(counts) if count or keep_zero
        )

    # Whole.

    def table(self) -> Table:
        seen = self.seen
        seats = [
            (self.me + 1 + i) % len(seen.vp) if self.me >= 0 else i for i in range(len(seen.vp))
        ]
        governors = {seat: self.governor(seat) for seat in seats}
        asks = QUESTIONS.get(seen.phase, "") if self.asked else ""
        pass_choice = self.choices.get(PASS)
        is_second = seen.phase == BUILDING and seen.step == 1
        hint = ("second" if is_second else asks) if asks else "wait"
        return Table(
            question=asks,
            hint=self.w(f"hint-{hint}") if asks else "",
            phase=self.calendar_slug(),
            years=self.years(),
            phases=self.phases(),
            tiers=tuple(
                tuple(self.advisor(number) for number in range(first, last + 1))
                for first, last in TIERS
            ),
            order=self.order(),
            enemy=self.enemy(),
            track=self.track(),
            me=governors.get(self.me),
            others=tuple(governors[seat] for seat in seats if seat != self.me),
            hand=self.hand(self.me) if self.me >= 0 else (),
            hand_label=self.hand_label(self.me) if self.me >= 0 else "",
            picks=self.picks(),
            pass_choice=pass_choice,
            pass_label=self.w(f"pass-{'second' if is_second else asks}") if pass_choice else "",
            asks_court=asks == "court",
            asks_building=asks == "building",
            is_second=is_second,
            tie=self.w("tie") if seen.over and seen.vp.count(max(seen.vp)) > 1 else "",
        )

    # Time.

    def calendar(self) -> int:
        phase = self.seen.phase
        fixed = {AID: 0, REWARD: 2, ENVOY: 4, RECRUITING: 6, BATTLE: 7, OVER: len(PHASES)}
        if phase in fixed:
            return fixed[phase]
        return SEASON_PHASE[min(self.seen.season, 2)]

    def calendar_slug(self) -> str:
        now = self.calendar()
        return PHASES[now] if now < len(PHASES) else "over"

    def years(self) -> tuple[Step, ...]:
        now = self.seen.year if self.seen.phase != OVER else m.YEARS
        return tuple(
            Step(numeral.lower(), numeral, "", _tense(year, now), False)
            for year, numeral in enumerate(m.YEAR_NUMERAL)
        )

    def phases(self) -> tuple[Step, ...]:
        now = self.calendar()
        return tuple(
            Step(slug, self.w(f"phase-{slug}"), PHASE_ICONS[i], _tense(i, now), i % 2 == 1)
            for i, slug in enumerate(PHASES)
        )

    def order(self) -> tuple[Place, ...]:
        seen = self.seen
        has_totals = seen.phase in (COURT, HELP, BUILDING, SEASON_END)
        return tuple(
            Place(
                seat + 1,
                self.seat_name(seat),
                seat == self.me,
                seen.totals[seat] if has_totals else None,
                self.view.started and seat in seen.to_act,
                seen.phase == COURT and (seen.passed >> seat) & 1 == 1,
            )
            for seat in seen.order
        )

    # Dice.

    def _placed_dice(self) -> list[tuple[Die, ...]]:
        """Dice at court, numbered from the end, so that those in hand keep their numbers."""
        seen = self.seen
        left: dict[tuple[int, str, int], int] = {}
        for owner, group in seen.placed:
            for key in _faces(owner, group):
                left[key] = left.get(key, 0) + 1
        for seat in range(len(seen.vp)):
            for key in _hand_faces(seen, seat):
                left[key] = left.get(key, 0) + 1
        out = []
        for owner, group in seen.placed:
            dice = []
            for key in _faces(owner, group):
                dice.append(_die(key, left[key]))
                left[key] -= 1
            out.append(tuple(dice))
        return out

    def hand(self, seat: int) -> tuple[Die, ...]:
        counts: dict[tuple[int, str, int], int] = {}
        dice = []
        for key in _hand_faces(self.seen, seat):
            counts[key] = counts.get(key, 0) + 1
            dice.append(_die(key, counts[key]))
        return tuple(dice)

    def hand_label(self, seat: int) -> str:
        faces = [*FACES[self.seen.coloured[seat]], *FACES[self.seen.white[seat]]]
        if not faces:
            return self.w("no-dice")
        return self.w("dice", dice=", ".join(str(face) for face in faces))

    # The court.

    def advisor(self, number: int) -> Advisor:
        seen = self.seen
        groups = []
        helped = (
            seen.placed[seen.turn] if seen.phase == HELP and seen.turn < len(seen.placed) else None
        )
        for at, (owner, group) in enumerate(seen.placed):
            if _advisor_of(owner, group) != number:
                continue
            groups.append(
                Group(
                    0 if owner == NEUTRAL else owner + 1,
                    self.w("neutral") if owner == NEUTRAL else self.seat_name(owner),
                    self.placed_dice[at],
                    owner != NEUTRAL and GROUP_TOKEN[group] == 1,
                    0 if owner == NEUTRAL else MARKET_SHIFT[GROUP_MARKET[group]],
                    helped is not None and at == seen.turn,
                )
            )
        ways = self.ways(number) if seen.phase == COURT and self.asked else ()
        state = "lit" if ways else "taken" if groups else "quiet"
        name = self.name(m.ADVISOR_NAME[number])
        if groups and not ways:
            hint = self.w("taken-by", names=" · ".join(group.name for group in groups))
        elif ways:
            hint = self.w("ways", n=len(ways))
        elif seen.phase == COURT and self.asked:
            hint = self.w("out-of-reach", n=number)
        else:
            hint = ""
        return Advisor(
            number,
            m.ADVISOR_SLUG[number],
            name,
            self.name(m.ADVISOR_TEXT[number]),
            self.parts(number, False),
            self.parts(number, True),
            tuple(groups),
            ways,
            state,
            any(group.is_helped for group in groups),
            hint,
        )

    def parts(self, number: int, is_mine: bool) -> tuple[Part, ...]:
        """What an advisor gives, as signs; mine count the Stable."""
        if number == m.ALCHEMIST:
            two = self.w("n-other-goods", n=2)
            return (
                Part("amount", self.amount("good", 1)),
                Part("to"),
                Part("amount", Amount("good", 2, two)),
            )
        at = number * m.GAIN_WIDTH
        gains = {column: m.ADVISOR_GAIN[at + column] for column in range(m.GAIN_WIDTH)}
        if is_mine and gains[m.GAIN_SOLDIERS] and self.has(self.me, m.STABLE):
            gains[m.GAIN_SOLDIERS] += 1
        out = []
        if gains[m.GAIN_VP] < 0:
            out += [Part("amount", self.amount("vp", -1)), Part("to")]
        for column, count in gains.items():
            if count > 0 and column != m.GAIN_VP:
                out.append(Part("amount", self.amount(ICONS[column], count)))
        if number in EITHER:
            first, second = EITHER[number]
            out += [
                Part("amount", self.good(first, 1)),
                Part("or"),
                Part("amount", self.good(second, 1)),
            ]
        if m.ADVISOR_PEEK[number]:
            out.append(Part("peek"))
        if gains[m.GAIN_VP] > 0:
            out.append(Part("amount", self.amount("vp", gains[m.GAIN_VP])))
        return tuple(out)

    def ways(self, number: int) -> tuple[Way, ...]:
        out = []
        for choice in self.view.choices:
            group = choice.action - INFLUENCE
            if group >= 0 and GROUP_ADVISOR[group] == number:
                out.append(self.way(choice, group))
        return tuple(sorted(out, key=_thrift))

    def way(self, choice: Choice, group: int) -> Way:
        seen = self.seen
        me = self.me
        number = GROUP_ADVISOR[group]
        coloured = MINUS[seen.coloured[me] * HANDS + GROUP_COLOURED[group]]
        white = MINUS[seen.white[me] * HANDS + GROUP_WHITE[group]]
        has_envoy = (seen.occupied >> number) & 1 == 1
        return Way(
            choice,
            self.plain_dice(GROUP_COLOURED[group], GROUP_WHITE[group]),
            GROUP_TOKEN[group] == 1,
            MARKET_SHIFT[GROUP_MARKET[group]],
            has_envoy,
            self.plain_dice(coloured, white),
            self.reach(group, coloured, white, has_envoy),
        )

    def plain_dice(self, coloured: int, white: int) -> tuple[Die, ...]:
        own = [Die(face, "own", self.me + 1) for face in FACES[coloured]]
        return (*own, *[Die(face, "white", self.me + 1) for face in FACES[white]])

    def reach(self, group: int, coloured: int, white: int, has_envoy: bool) -> tuple[int, ...]:
        """The advisors that the dice left over could reach as things stand (KB-5.13)."""
        seen = self.seen
        me = self.me
        values = REACH[coloured * WHITE_HANDS + white]
        used = GROUP_TOKEN[group]
        once = seen.options["plus2_influence_limit"] == "per_season"
        spent = used == 1 or (seen.token_used >> me) & 1 == 1
        if seen.tokens[me] - used > 0 and not (once and spent):
            values |= values << 2
        if self.has(me, m.MARKET) and not (seen.market_used >> me) & 1 and GROUP_MARKET[group] == 0:
            values |= values << 1 | values >> 1
        taken = seen.occupied | 1 << GROUP_ADVISOR[group]
        if seen.envoy == me and not has_envoy:
            taken = 0
        return tuple(n for n in range(1, 19) if (values >> n) & 1 and not (taken >> n) & 1)

    # Provinces.

    def has(self, seat: int, building: int) -> bool:
        return seat >= 0 and (self.seen.built[seat] >> building) & 1 == 1

    def cost(self, seat: int, building: int) -> tuple[int, int, int]:
        """What a building costs a seat, its Crane counted (KB-7.7)."""
        gold, wood, stone = m.BUILDING_COST[building * 3 : building * 3 + 3]
        if building % m.COLUMNS >= m.CRANE_FIRST_COLUMN - 1 and self.has(seat, m.CRANE):
            gold -= m.CRANE_GOLD
        return gold, wood, stone

    def is_next(self, seat: int, building: int) -> bool:
        """Whether all buildings to its left stand, and it does not (KB-7.3)."""
        row = building // m.COLUMNS * m.COLUMNS
        left = all(self.has(seat, other) for other in range(row, building))
        return left and not self.has(seat, building)

    def affordable(self, goods: tuple[int, ...]) -> set[int]:
        """What I could build with these goods."""
        return {
            building
            for building in range(m.BUILDINGS)
            if self.is_next(self.me, building)
            and all(goods[k] >= n for k, n in enumerate(self.cost(self.me, building)))
        }

    def building(self, seat: int, number: int) -> Building:
        cost = self.cost(seat, number)
        goods = self.seen.goods[seat]
        slug = m.BUILDING_SLUG[number]
        missing = tuple(max(0, n - goods[k]) for k, n in enumerate(cost))
        choice = self.choices.get(BUILD + number) if seat == self.me else None
        if self.has(seat, number):
            state, hint = "built", self.w("is-built")
        elif not self.is_next(seat, number):
            left = number - 1
            while left % m.COLUMNS and not self.is_next(seat, left):
                left -= 1
            state, hint = "far", self.w("is-far", building=self.name(m.BUILDING_NAME[left]))
        elif any(missing):
            state, hint = "next", self.w("is-next")
        else:
            state, hint = "can", self.w("is-can")
        has_right = number % m.COLUMNS < m.COLUMNS - 1
        return Building(
            number,
            slug,
            self.name(m.BUILDING_NAME[number]),
            self.w(f"brief-{slug.replace('_', '-')}"),
            self.name(m.BUILDING_TEXT[number]),
            self.goods_of(cost),
            m.BUILDING_VP[number],
            state,
            hint,
            self.goods_of(missing) if state == "next" else (),
            choice,
            self.goods_of([goods[k] - n for k, n in enumerate(cost)], True) if choice else (),
            self.name(m.BUILDING_NAME[number + 1]) if choice and has_right else "",
        )

    def defence(self, seat: int) -> int:
        """What buildings add in battle, against this enemy if I know it (KB-12.3)."""
        enemy = self.seen.enemy
        kind = m.ENEMY_KIND[enemy] if enemy != UNKNOWN else -1
        value = 0
        for building in range(m.BUILDINGS):
            if self.has(seat, building):
                value += m.BUILDING_BATTLE[building]
                if kind >= 0:
                    value += m.BUILDING_VERSUS[building * m.KINDS + kind]
        return value

    def strength(self, seat: int) -> int:
        if self.seen.phase == BATTLE:
            return self.seen.strength[seat]
        return self.seen.soldiers[seat] + self.defence(seat)

    def governor(self, seat: int) -> Governor:
        seen = self.seen
        who = self.view.seats[seat]
        defence = self.defence(seat)
        return Governor(
            seat + 1,
            self.seat_name(seat),
            who.kind,
            seat == self.me,
            self.view.started and seat in seen.to_act,
            seen.vp[seat],
            seen.vp[seat] == max(seen.vp) and seen.vp[seat] > min(seen.vp),
            self.goods_of(seen.goods[seat], True),
            self.amount("plus2", seen.tokens[seat]),
            self.amount("soldier", seen.soldiers[seat]),
            defence,
            self.w(
                "defence", n=f"+{defence}" if defence > 0 else f"−{-defence}" if defence else "0"
            ),
            self.hand(seat),
            self.hand_label(seat),
            seen.phase == COURT and (seen.passed >> seat) & 1 == 1,
            seen.envoy == seat,
            seen.aid == seat,
            tuple(self.building(seat, number) for number in range(m.BUILDINGS)),
            seen.built[seat].bit_count(),
        )

    # Winter.

    def enemy(self) -> Enemy | None:
        seen = self.seen
        if seen.phase == OVER:
            return None
        year = seen.year
        card = seen.enemy
        known = card != UNKNOWN
        kind = m.ENEMY_KIND[card] if known else 0
        return Enemy(
            m.YEAR_NUMERAL[year],
            m.YEAR_MIN[year],
            m.YEAR_MAX[year],
            known,
            known and seen.phase != BATTLE,
            m.KIND_SLUG[kind] if known else "",
            self.name(m.ENEMY_NAME[card]) if known else "",
            m.ENEMY_STRENGTH[card] if known else 0,
            self.stakes(m.ENEMY_LOSS, card) if known else (),
            self.stakes(m.ENEMY_REWARD, card) if known else (),
            seen.king_die,
        )

    def stakes(self, table: bytes, card: int) -> tuple[Amount, ...]:
        columns = (*m.GOOD_SLUG, "good", "building", "vp")
        at = card * m.LOSS_WIDTH
        return tuple(
            self.amount(icon, table[at + i]) for i, icon in enumerate(columns) if table[at + i]
        )

    def track(self) -> tuple[Space, ...]:
        seen = self.seen
        if seen.phase == OVER:
            return ()
        marks: dict[int, list[tuple[int, str]]] = {}
        for seat in seen.order:
            marks.setdefault(self.strength(seat), []).append((seat + 1, self.seat_name(seat)))
        low, high = m.YEAR_MIN[seen.year], m.YEAR_MAX[seen.year]
        if seen.enemy != UNKNOWN:
            low = high = m.ENEMY_STRENGTH[seen.enemy]
        first = min(0, *marks) if marks else 0
        last = max(TRACK_END, high + 1, *marks)
        return tuple(
            Space(value, tuple(marks.get(value, ())), low <= value <= high)
            for value in range(first, last + 1)
        )

    # Choices that lie nowhere.

    def picks(self) -> tuple[Pick, ...]:
        return tuple(
            self.pick(choice)
            for choice in self.view.choices
            if choice.action != PASS
            and choice.action < INFLUENCE
            and not BUILD <= choice.action < RECRUIT
        )

    def pick(self, choice: Choice) -> Pick:
        action = choice.action
        change = [0, 0, 0]
        gives: list[Amount] = []
        gets: list[Amount] = []
        dice: tuple[Die, ...] = ()
        if action >= LOSE:
            _add(change, MIX_GOODS[action - LOSE], -1)
        elif action >= TAKE:
            _add(change, MIX_GOODS[action - TAKE], 1)
        elif action >= RECRUIT:
            _add(change, MIX_GOODS[action - RECRUIT], -1)
            gets.append(self.amount("soldier", 1, "+"))
        elif action >= OFFER:
            gets.append(self.amount("vp", 1, "+"))
            if action == OFFER + TOKEN_OFFER:
                gives.append(self.amount("plus2", 1, "−"))
            else:
                change[action - OFFER] -= 1
        elif action >= TRADE:
            change = [-1 if kind == action - TRADE else 1 for kind in range(3)]
        else:
            dice = self.rerolled(action)
        gives += [self.good(kind, -n, "−") for kind, n in enumerate(change) if n < 0]
        gets = [self.good(kind, n, "+") for kind, n in enumerate(change) if n > 0] + gets
        before = tuple(self.goods)
        after = tuple(before[kind] + change[kind] for kind in range(3))
        opened = sorted(self.affordable(after) - self.affordable(before)) if any(change) else []
        return Pick(
            choice,
            tuple(gives),
            tuple(gets),
            dice,
            self.goods_of(after, True) if any(change) else (),
            tuple(self.building(self.me, number) for number in opened),
        )

    def rerolled(self, action: int) -> tuple[Die, ...]:
        coloured, white = self.seen.coloured[self.me], self.seen.white[self.me]
        if action == STATUE_COLOURED:
            return self.plain_dice(coloured, NO_DICE)[:1]
        if action == STATUE_WHITE:
            return self.plain_dice(NO_DICE, white)[:1]
        assert action == CHAPEL_ALL
        return self.plain_dice(coloured, white)


def _tense(at: int, now: int) -> str:
    return "past" if at < now else "now" if at == now else "next"


def _advisor_of(owner: int, group: int) -> int:
    return SUM[group] if owner == NEUTRAL else GROUP_ADVISOR[group]


def _faces(owner: int, group: int) -> list[tuple[int, str, int]]:
    """A group's dice as keys: owner, kind, face."""
    if owner == NEUTRAL:
        return [(owner, "neutral", face) for face in FACES[group]]
    own = [(owner, "own", face) for face in FACES[GROUP_COLOURED[group]]]
    return own + [(owner, "white", face) for face in FACES[GROUP_WHITE[group]]]


def _hand_faces(seen: KingsburgObservation, seat: int) -> list[tuple[int, str, int]]:
    own = [(seat, "own", face) for face in FACES[seen.coloured[seat]]]
    return own + [(seat, "white", face) for face in FACES[seen.white[seat]]]


def _die(key: tuple[int, str, int], number: int) -> Die:
    seat, kind, face = key
    badge = 0 if kind == "neutral" else seat + 1
    return Die(face, kind, badge, f"die-{badge}-{kind}-{face}-{number}")


def _thrift(way: Way) -> tuple[int, ...]:
    """The plainest group first."""
    return (way.has_envoy, way.has_token, way.shift != 0, len(way.dice), abs(way.shift))


def _add(change: list[int], goods: Iterable[int], sign: int) -> None:
    for kind in goods:
        change[kind] += sign
