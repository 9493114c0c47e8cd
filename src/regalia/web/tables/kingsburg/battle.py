"""A winter as a scene: told again from its events, with what stood and what was held before it."""

from regalia.core.events import Event
from regalia.core.message import Seat
from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import MIX_GOODS
from regalia.games.kingsburg.state import BATTLE
from regalia.text.words import first
from regalia.web.tables.kingsburg.model import Amount, Battle, Cell, Die, Fighter, Loss
from regalia.web.tables.kingsburg.page import Page
from regalia.web.tables.kingsburg.winter import TRACK_END, card

SETTLED = {"wins": "won", "holds": "held", "defeated": "beaten"}
# Which argument of an event counts points that its seat gains.
POINTS = {
    "receives": 6,
    "builds": 4,
    "embassy": 0,
    "offers": 1,
    "reward": 1,
    "cathedral": 1,
    "fortress": 0,
    "strongest": 0,
}


def points_of(event: Event) -> int:
    """How many points an event tells its seat to gain, or to lose."""
    if event.kind in POINTS:
        return event.args[POINTS[event.kind]]
    if event.kind == "wins":
        return m.ENEMY_REWARD[event.args[1] * m.LOSS_WIDTH + m.LOSS_VP]
    if event.kind == "destroyed":
        return -event.args[1]
    return -event.args[0] if event.kind == "loses_vp" else 0


class Tale:
    """The events of the latest winter, and how everybody stood when it came."""

    def __init__(self, page: Page) -> None:
        told = page.view.told
        start = max((n for n, one in enumerate(told) if one.event.kind == "enemy"), default=-1)
        later = [one.event for one in told[start + 1 :]] if start >= 0 else []
        end = next((n for n, one in enumerate(later) if one.kind in ("year", "over")), len(later))
        self.is_new = start >= 0 and told[start].is_new
        self.is_over = end < len(later)
        self.card = told[start].event.args[0] if start >= 0 else page.seen.enemy
        self.events, self.after = later[:end], later[end:]
        self.built, self.vp = list(page.seen.built), list(page.seen.vp)
        for event in reversed(self.after):
            self._take_back(event)
        self.points = tuple(self.vp)  # when the winter was over
        for event in reversed(self.events):
            self._take_back(event)

    def _take_back(self, event: Event) -> None:
        if event.seat >= 0:
            self.vp[event.seat] -= points_of(event)
        if event.kind == "builds":
            self.built[event.seat] &= ~(1 << event.args[0])
        elif event.kind == "destroyed":
            self.built[event.seat] |= 1 << event.args[0]

    def of(self, seat: int) -> list[Event]:
        """What the winter did to a seat."""
        return [event for event in self.events if event.seat == seat]


def battle(page: Page) -> Battle | None:
    """The winter that is fought, or the last one until the King rewards somebody in spring."""
    is_now = page.seen.phase == BATTLE
    if not is_now and not is_fresh(page):
        return None
    tale = Tale(page)
    year = m.ENEMY_YEAR[tale.card]
    king = page.seen.king_die if is_now else king_die(tale)
    order = page.seen.order if is_now else order_of(tale)
    strengths = {seat: strength(page, tale, seat) for seat in order}
    end = max(TRACK_END, m.ENEMY_STRENGTH[tale.card] + 1, *strengths.values()) + 1
    fighters = tuple(fighter(page, tale, seat, strengths[seat], king, end) for seat in order)
    mine = next((one for one in fighters if one.is_me), None)
    roller = next((event.seat for event in tale.events if event.kind == "king_die"), order[0])
    return Battle(
        f"winter-{year + 1}",
        tale.is_new,
        tale.is_over,
        *sentences(page, tale, mine, year),
        card(page, tale.card, year, king),
        Die(king, "white", 0),
        page.w("king-rolled", seat=Seat(roller)),
        tuple((n, n == m.ENEMY_STRENGTH[tale.card]) for n in range(1, end)),
        fighters,
        any(cell.is_struck for one in fighters for cell in one.cells),
        mine,
        tuple(
            page.mark(event.seat) for event in tale.after if event.kind in ("aid_die", "aid_good")
        ),
        m.YEAR_NUMERAL[year + 1] if year + 1 < m.YEARS else "",
    )


def is_fresh(page: Page) -> bool:
    """Whether a winter is over, and the King has rewarded nobody since."""
    is_over = False
    for told in reversed(page.view.told):
        kind = told.event.kind
        if kind == "reward":
            return False
        if kind == "enemy":
            return is_over
        is_over = is_over or kind in ("year", "over")
    return False


def king_die(tale: Tale) -> int:
    """The troops that the King sent."""
    return next(event.args[0] for event in tale.events if event.kind == "king_die")


def order_of(tale: Tale) -> list[int]:
    """The seats as they fought."""
    return [event.seat for event in tale.events if event.kind in SETTLED]


def strength(page: Page, tale: Tale, seat: int) -> int:
    if page.seen.phase == BATTLE:
        return page.seen.strength[seat]
    return next(event.args[0] for event in tale.of(seat) if event.kind in SETTLED)


def sentences(page: Page, tale: Tale, mine: Fighter | None, year: int) -> tuple[str, str]:
    """What the scene is called, and its second line."""
    enemy = m.KIND_THE[m.ENEMY_KIND[tale.card]]
    numeral, foe = m.YEAR_NUMERAL[year], m.ENEMY_STRENGTH[tale.card]
    if mine is None or mine.outcome == "waits":
        return page.w("scene", enemy=first(enemy)), page.w("scene-lead", year=numeral, foe=foe)
    how = "won" if mine.outcome == "best" else mine.outcome
    title = page.w(f"scene-{how}", enemy=first(enemy) if how == "beaten" else enemy)
    return title, page.w("scene-against", year=numeral, mine=mine.total, foe=foe)


def fighter(page: Page, tale: Tale, seat: int, total: int, king: int, end: int) -> Fighter:
    events = tale.of(seat)
    kinds = [event.kind for event in events]
    outcome = next((SETTLED[kind] for kind in kinds if kind in SETTLED), "waits")
    if "strongest" in kinds:
        outcome = "best"
    return Fighter(
        *page.mark(seat),
        page.view.seats[seat].kind,
        seat == page.me,
        cells(page, tale, seat, total, king, end),
        total,
        outcome,
        page.w(f"verdict-{outcome}"),
        gains(page, events),
        pains(page, events),
        tuple(
            Loss(m.BUILDING_SLUG[number], page.name(m.BUILDING_NAME[number]), vp)
            for number, vp in (event.args for event in events if event.kind == "destroyed")
        ),
        tale.vp[seat],
        tale.points[seat],
    )


def cells(page: Page, tale: Tale, seat: int, total: int, king: int, end: int) -> tuple[Cell, ...]:
    """Soldiers, buildings and the King's troops, a cell for each; what weakens strikes the last."""
    worths = [
        (number, page.worth(number, tale.card))
        for number in range(m.BUILDINGS)
        if (tale.built[seat] >> number) & 1
    ]
    soldiers = total - king - sum(worth for _, worth in worths)
    units = [("soldier", "soldier", page.w("n-soldier", n=1))] * soldiers
    for number, worth in worths:
        name = page.name(m.BUILDING_NAME[number])
        title = page.w("adds", building=name, n=worth)
        units += [("building", m.BUILDING_SLUG[number], title)] * max(0, worth)
    title = page.w("king-die", n=king)
    units += [("king", "die" if at == 0 else "", title) for at in range(king)]
    foe = m.ENEMY_STRENGTH[tale.card]
    out = [
        Cell(kind, icon, title, at >= total, at + 1 == foe)
        for at, (kind, icon, title) in enumerate(units)
    ]
    out += [Cell("gap", "", "", False, at + 1 == foe) for at in range(len(units), end - 1)]
    return tuple(out)


def gains(page: Page, events: list[Event]) -> tuple[Amount, ...]:
    """What a victory brought: goods of the card and of choice, and points."""
    goods, points = [0, 0, 0], 0
    for event in events:
        if event.kind == "wins":
            at = event.args[1] * m.LOSS_WIDTH
            for kind in range(3):
                goods[kind] += m.ENEMY_REWARD[at + kind]
        elif event.kind == "plunders":
            for kind in MIX_GOODS[event.args[0]]:
                goods[kind] += 1
        points += max(0, points_of(event))
    return _amounts(page, goods, points, "+")


def pains(page: Page, events: list[Event]) -> tuple[Amount, ...]:
    """What a defeat cost, but for buildings and their points."""
    goods, points = [0, 0, 0], 0
    for event in events:
        if event.kind == "loses_goods":
            goods[event.args[0]] += event.args[1]
        elif event.kind == "gives_up":
            for kind in MIX_GOODS[event.args[0]]:
                goods[kind] += 1
        elif event.kind == "loses_vp":
            points += event.args[0]
    return _amounts(page, goods, points, "−")


def _amounts(page: Page, goods: list[int], points: int, sign: str) -> tuple[Amount, ...]:
    all = [page.good(kind, n, sign) for kind, n in enumerate(goods) if n]
    return (*all, page.amount("vp", points, sign)) if points else tuple(all)
