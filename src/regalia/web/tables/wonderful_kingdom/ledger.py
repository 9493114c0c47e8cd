"""The ledger, seats by production steps, and the turns of the Choice phase."""

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.describe.log import EVENTS
from regalia.games.wonderful_kingdom.phases.choice import TURNS
from regalia.games.wonderful_kingdom.phases.searching import SELECTIONS
from regalia.games.wonderful_kingdom.state import CHOICE, PRODUCTION, SEARCHING
from regalia.web.tables.wonderful import ledger as both
from regalia.web.tables.wonderful.model import Cell, Round, Row, Step
from regalia.web.tables.wonderful_kingdom.model import Turn
from regalia.web.tables.wonderful_kingdom.page import Page

# The rules by which the log tells that a step is counted, and who wins it.
(STEP_RULE,) = EVENTS["step"].rules
SUPREMACY_RULES = EVENTS["supremacy"].rules


def tense(page: Page, step: int) -> str:
    if page.seen.phase != PRODUCTION or page.seen.over:
        return "next"
    return both.tense(step, page.seen.step)


def counts(page: Page, step: int) -> list[int]:
    """What each seat produces: counted if the step is on, else as things stand."""
    if tense(page, step) == "now":
        return list(page.seen.counts)
    return [page.makes(seat, step) for seat in range(page.seats)]


def winners(page: Page, made: list[int]) -> int:
    """Who gains the Soldier, as a mask (IWK-10.1, IWK-16.14)."""
    if len(made) == 1:
        least = m.CARD_AMOUNT[m.MASTER_AT_ARMS] if page.seen.armed else m.SOLO_SUPREMACY
        return int(made[0] >= least)
    if made[0] == made[1]:
        return page.seen.armed
    return 1 if made[0] > made[1] else 2


def steps(page: Page) -> tuple[Step, ...]:
    out = []
    known = both.crowned(page.view.log, STEP_RULE, SUPREMACY_RULES, page.seen.step + 1)
    for step in range(m.RESOURCES):
        when = tense(page, step)
        won = known.get(step) if when == "past" else None
        is_void = won == [] or (when == "now" and not winners(page, counts(page, step)))
        if won:
            names = [
                page.w("you-small") if seat == page.me else page.seat_name(seat) for seat in won
            ]
            hint = page.w("prize-won", names=", ".join(names))
        elif is_void:
            hint = page.w("prize-void")
        elif page.seats == 1:
            hint = page.w("prize-solo", n=m.SOLO_SUPREMACY)
        else:
            hint = page.w("prize")
        name = page.name(m.KIND_NAME[step])
        seats = tuple(seat + 1 for seat in won or ())
        out.append(Step(m.KIND_SLUG[step], name, when, ("soldier",), is_void, hint, seats))
    return tuple(out)


def cell(page: Page, step: int, made: list[int], seat: int) -> Cell:
    when = tense(page, step)
    leads = (winners(page, made) >> seat) & 1 == 1
    ties = not leads and made[seat] > 0 and page.seats > 1 and made[0] == made[1]
    state = both.state(when, leads, ties)
    hint = page.w(both.WORD[state]) if state else ""
    return Cell(made[seat], when, state, hint)


def rows(page: Page) -> tuple[Row, ...]:
    made = [counts(page, step) for step in range(m.RESOURCES)]
    scores = [page.score(seat) for seat in range(page.seats)]
    seen = page.seen
    return tuple(
        Row(
            seat=seat + 1,
            name=page.seat_name(seat),
            empire=about(page, seat),
            is_me=seat == page.me,
            is_to_act=page.view.started and seat in seen.to_act,
            cells=tuple(cell(page, step, made[step], seat) for step in range(m.RESOURCES)),
            holds=(
                page.amount(m.KRYSTALLIUM, seen.krystallium[seat]),
                page.amount(m.SOLDIER, seen.soldiers[seat]),
            ),
            points=scores[seat],
            is_best=page.seats > 1 and scores[seat] == max(scores),
        )
        for seat in both.order(page.me, page.seats)
    )


def about(page: Page, seat: int) -> str:
    """The Duchy, and how many cards are in hand."""
    name = page.name(m.DUCHY_NAME[page.seen.rows[seat]])
    if page.seen.phase != CHOICE:
        return name
    return page.w("in-hand", duchy=name, n=page.seen.hand_sizes[seat])


def rounds(page: Page) -> tuple[Round, ...]:
    return both.rounds(m.ROUNDS, m.ROUNDS if page.seen.over else page.seen.round)


def turns(page: Page) -> tuple[Turn, ...]:
    """The sixteen turns of two players, the four selections of one."""
    seen = page.seen
    if seen.phase == CHOICE:
        out = []
        for turn in range(TURNS):
            first = turn % 4 in (0, 3)
            seat = (page.first_of_round + (0 if first else 1)) % 2
            mine = "mine" if seat == page.me else "other"
            word = page.w(f"turn-{'offer' if turn % 2 == 0 else 'select'}-{mine}")
            out.append(Turn(seat + 1, page.who(seat), word, both.tense(turn, seen.turn)))
        return tuple(out)
    if seen.phase == SEARCHING:
        word = page.w("turn-select-mine")
        return tuple(
            Turn(1, page.who(0), word, both.tense(turn, seen.turn)) for turn in range(SELECTIONS)
        )
    return ()


def turns_label(page: Page) -> str:
    seen = page.seen
    if seen.phase == CHOICE:
        return page.w("turn", n=min(seen.turn + 1, TURNS), all=TURNS)
    if seen.phase == SEARCHING:
        return page.w("selection-n", n=min(seen.turn + 1, SELECTIONS), all=SELECTIONS)
    return ""
