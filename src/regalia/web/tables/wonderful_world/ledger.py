"""The ledger: seats by production steps, who leads, and what that brings."""

from regalia.games.wonderful.supremacy import leader, two_leaders
from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.changes import NO_CHARACTER
from regalia.games.wonderful_world.describe.log import EVENTS
from regalia.games.wonderful_world.state import EXTRA, PRODUCTION
from regalia.web.tables.wonderful import ledger as both
from regalia.web.tables.wonderful.model import Amount, Cell, Round, Row, Step
from regalia.web.tables.wonderful_world.model import Track
from regalia.web.tables.wonderful_world.page import Page

MANY = 6  # seats from which two lead
# The rules by which the log tells that a step is counted, and who wins it.
(STEP_RULE,) = EVENTS["step"].rules
SUPREMACY_RULES = EVENTS["supremacy"].rules


def tense(page: Page, step: int) -> str:
    """Where the marker of the production track stands, seen from a step."""
    if page.seen.phase != PRODUCTION or page.seen.over:
        return "next"
    return both.tense(step, min(page.seen.step, EXTRA))


def counts(page: Page, step: int) -> list[int]:
    """What each seat produces: counted if the step is on, else as things stand."""
    if tense(page, step) == "now":
        return list(page.seen.counts)
    return [page.makes(seat, step) for seat in range(page.seats)]


def winners(made: list[int]) -> int:
    """Who gains the character, as a mask (IWW-7.1, IWW-14.10, IWW-17.3)."""
    if len(made) == 1:
        return int(made[0] >= m.SOLO_SUPREMACY)
    return two_leaders(made) if len(made) >= MANY else leader(made)


def prizes(page: Page, step: int) -> tuple[str, ...]:
    prize = page.changes.supremacy[step]
    if prize == NO_CHARACTER:
        return ()
    if prize == m.KRYSTALLIUM:
        return m.KIND_SLUG[m.GENERAL], m.KIND_SLUG[m.FINANCIER]
    return (m.KIND_SLUG[prize],)


def prize_name(page: Page, step: int) -> str:
    prize = page.changes.supremacy[step]
    if prize == NO_CHARACTER:
        return page.w("nobody")
    return page.w("either") if prize == m.KRYSTALLIUM else page.n(prize, 1)


def steps(page: Page) -> tuple[Step, ...]:
    out = []
    played = min(page.seen.step + 1, m.RESOURCES)
    known = both.crowned(page.view.log, STEP_RULE, SUPREMACY_RULES, played)
    for step in range(m.RESOURCES):
        when = tense(page, step)
        won = known.get(step) if when == "past" else None
        is_void = when == "now" and not winners(counts(page, step))
        if won == []:
            is_void = page.changes.supremacy[step] != NO_CHARACTER
        prize = prize_name(page, step)
        if won:
            names = [page.w("you-small") if s == page.me else page.seat_name(s) for s in won]
            hint = page.w("prize-won", prize=prize, names=page.listed(names))
        elif is_void:
            hint = page.w("prize-void", prize=prize)
        elif page.seats == 1:
            hint = page.w("prize-solo", prize=prize, n=m.SOLO_SUPREMACY)
        else:
            hint = page.w("prize", prize=prize, two="yes" if page.seats >= MANY else "no")
        name = page.name(m.KIND_NAME[step])
        seats = tuple(seat + 1 for seat in won or ())
        out.append(Step(m.KIND_SLUG[step], name, when, prizes(page, step), is_void, hint, seats))
    return tuple(out)


def track(page: Page) -> tuple[Track, ...]:
    """For each step who won it, leads it or would lead it."""
    out = []
    for at, step in enumerate(steps(page)):
        made = counts(page, at)
        most = max(made)
        leads = [seat for seat in range(page.seats) if (winners(made) >> seat) & 1]
        seats = step.won if step.tense == "past" else tuple(seat + 1 for seat in leads)
        text = (
            taken(page, step, at)
            if step.tense == "past"
            else standing(page, at, step.tense, leads, most)
        )
        out.append(Track(step.kind, step.name, step.tense, seats, most, text))
    return tuple(out)


def taken(page: Page, step: Step, at: int) -> str:
    """Who won a step that is past."""
    if not step.won:
        return page.w("taken-by-none")
    names = opening(page, [seat - 1 for seat in step.won])
    return page.w("taken", names=names, prize=prize_name(page, at))


def opening(page: Page, seats: list[int]) -> str:
    """Who, where a sentence begins with it: "You" only there is written large."""
    mine = ["you" if at == 0 else "you-small" for at in range(len(seats))]
    return page.listed(
        [
            page.w(you) if seat == page.me else page.seat_name(seat)
            for seat, you in zip(seats, mine, strict=True)
        ]
    )


def standing(page: Page, step: int, when: str, leads: list[int], most: int) -> str:
    """Who leads a step, or would, and what that brings."""
    prize = prize_name(page, step)
    if not leads:
        return (
            page.w("led-by-none")
            if page.seats > 1
            else page.w("prize-solo", prize=prize, n=m.SOLO_SUPREMACY)
        )
    names = opening(page, leads)
    is_me = "yes" if leads == [page.me] else "too" if page.me in leads else "no"
    word = "led-now" if when == "now" else "led-next"
    return page.w(word, names=names, n=most, prize=prize, you=is_me, count=len(leads))


def cell(page: Page, step: int, made: list[int], seat: int) -> Cell:
    when = tense(page, step)
    leads = (winners(made) >> seat) & 1 == 1
    ties = not leads and made[seat] > 0 and made[seat] == max(made) and page.seats > 1
    state = both.state(when, leads, ties)
    hint = page.w(both.WORD[state], prize=prize_name(page, step)) if state else ""
    return Cell(made[seat], when, state, hint)


def finished(page: Page, seat: int) -> str:
    """Says that a seat has finished what it is asked, for others to see."""
    seen = page.seen
    is_on = page.view.started and not seen.over and seat != page.me
    return page.w("state-done") if is_on and seat not in seen.to_act else ""


def rows(page: Page) -> tuple[Row, ...]:
    made = [counts(page, step) for step in range(m.RESOURCES)]
    scores = [page.score(seat) for seat in range(page.seats)]
    return tuple(
        Row(
            seat=seat + 1,
            name=page.seat_name(seat),
            empire=page.name(m.EMPIRE_NAME[page.seen.rows[seat] // len(m.SIDES)]),
            is_me=seat == page.me,
            is_to_act=page.view.started and seat in page.seen.to_act,
            cells=tuple(cell(page, step, made[step], seat) for step in range(m.RESOURCES)),
            holds=page.holds(page.area(seat)),
            points=scores[seat],
            is_best=page.seats > 1 and scores[seat] == max(scores) > 0,
            done=finished(page, seat),
        )
        for seat in both.order(page.me, page.seats)
    )


def owned(page: Page) -> tuple[Amount, ...]:
    """The heads of the columns of what seats own."""
    return tuple(
        Amount(m.KIND_SLUG[kind], 0, page.w("owned", what=page.name(m.KIND_NAME[kind])))
        for kind in range(m.KRYSTALLIUM, m.KINDS)
    )


def rounds(page: Page) -> tuple[Round, ...]:
    last = page.changes.rounds
    return both.rounds(last, last if page.seen.over else page.seen.round)
