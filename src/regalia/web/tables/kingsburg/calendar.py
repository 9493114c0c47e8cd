"""The calendar of a year: where it stands, whom the King favoured, and who plays when."""

from functools import cache, lru_cache

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    ENVOY,
    HELP,
    OVER,
    RECRUITING,
    REWARD,
    SEASON_END,
)
from regalia.web.tables.kingsburg.model import Place, Step
from regalia.web.tables.kingsburg.page import Page, Words

PHASES = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter")
PHASE_ICONS = ("crown", "spring", "vp", "summer", "envoy", "autumn", "soldier", "winter")
SEASON_PHASE = (1, 3, 5)  # where the calendar stands in spring, summer and autumn
FAVOURS = {"aid_die": 0, "aid_good": 0, "reward": 2, "envoy": 4}  # events, by phase


def now(page: Page) -> int:
    """The phase of the calendar that is on."""
    phase = page.seen.phase
    fixed = {AID: 0, REWARD: 2, ENVOY: 4, RECRUITING: 6, BATTLE: 7, OVER: len(PHASES)}
    if phase in fixed:
        return fixed[phase]
    return SEASON_PHASE[min(page.seen.season, 2)]


def years(page: Page) -> tuple[Step, ...]:
    return _years(page.seen.year if page.seen.phase != OVER else m.YEARS)


@cache
def _years(year: int) -> tuple[Step, ...]:
    return tuple(
        [
            Step(numeral.lower(), numeral, "", _tense(at, year), False)
            for at, numeral in enumerate(m.YEAR_NUMERAL)
        ]
    )


def phases(page: Page) -> tuple[Step, ...]:
    marks = tuple([(at, *page.mark(seat)) for at, seat in favours(page)])
    return _phases(page.terms, now(page), marks)


@lru_cache(maxsize=1024)
def _phases(terms: Words, now: int, marks: tuple[tuple[int, int, str], ...]) -> tuple[Step, ...]:
    return tuple(
        [
            Step(
                slug,
                terms.w(f"phase-{slug}"),
                PHASE_ICONS[i],
                _tense(i, now),
                i % 2 == 1,
                tuple([(badge, name) for at, badge, name in marks if at == i]),
            )
            for i, slug in enumerate(PHASES)
        ]
    )


def favours(page: Page) -> list[tuple[int, int]]:
    """Whom the King helped, rewarded or sent his Envoy this year, as far as it was told."""
    found = []
    for told in reversed(page.view.told):
        kind = told.event.kind
        if kind == "year":
            break
        if kind in FAVOURS:
            found.append((FAVOURS[kind], told.event.seat))
    found.reverse()
    return found


def turn_order(page: Page) -> tuple[Place, ...]:
    seen = page.seen
    has_totals = seen.phase in (COURT, HELP, BUILDING, SEASON_END)
    return tuple(
        Place(
            seat + 1,
            page.seat_name(seat),
            seat == page.me,
            seen.totals[seat] if has_totals else None,
            page.view.started and seat in seen.to_act,
            seen.phase == COURT and (seen.passed >> seat) & 1 == 1,
        )
        for seat in seen.order
    )


def _tense(at: int, now: int) -> str:
    return "past" if at < now else "now" if at == now else "next"
