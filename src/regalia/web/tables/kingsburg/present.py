"""Kingsburg as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.kingsburg import material as m
from regalia.games.kingsburg.actions import PASS
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
    ROLL,
    SEASON_END,
)
from regalia.web.tables.kingsburg.court import tiers
from regalia.web.tables.kingsburg.dice import hand, hand_label
from regalia.web.tables.kingsburg.model import Place, Step, Table
from regalia.web.tables.kingsburg.page import Page
from regalia.web.tables.kingsburg.picks import all_picks
from regalia.web.tables.kingsburg.province import governor
from regalia.web.tables.kingsburg.winter import enemy, track

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

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


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    seats = [(page.me + 1 + i) % len(seen.vp) if page.me >= 0 else i for i in range(len(seen.vp))]
    governors = {seat: governor(page, seat) for seat in seats}
    asks = QUESTIONS.get(seen.phase, "") if page.asked else ""
    pass_choice = page.choices.get(PASS)
    is_second = seen.phase == BUILDING and seen.step == 1
    kind = "second" if is_second else asks
    return Table(
        question=asks,
        hint=page.w(f"hint-{kind}") if asks else "",
        phase=calendar_slug(page),
        years=years(page),
        phases=phases(page),
        tiers=tiers(page),
        order=turn_order(page),
        enemy=enemy(page),
        track=track(page),
        me=governors.get(page.me),
        others=tuple(governors[seat] for seat in seats if seat != page.me),
        hand=hand(page, page.me) if page.me >= 0 else (),
        hand_label=hand_label(page, page.me) if page.me >= 0 else "",
        picks=all_picks(page),
        pass_choice=pass_choice,
        pass_label=page.w(f"pass-{kind}") if pass_choice else "",
        asks_court=asks == "court",
        asks_building=asks == "building",
        is_second=is_second,
        tie=page.w("tie") if seen.over and seen.vp.count(max(seen.vp)) > 1 else "",
    )


def calendar(page: Page) -> int:
    phase = page.seen.phase
    fixed = {AID: 0, REWARD: 2, ENVOY: 4, RECRUITING: 6, BATTLE: 7, OVER: len(PHASES)}
    if phase in fixed:
        return fixed[phase]
    return SEASON_PHASE[min(page.seen.season, 2)]


def calendar_slug(page: Page) -> str:
    now = calendar(page)
    return PHASES[now] if now < len(PHASES) else "over"


def years(page: Page) -> tuple[Step, ...]:
    now = page.seen.year if page.seen.phase != OVER else m.YEARS
    return tuple(
        Step(numeral.lower(), numeral, "", _tense(year, now), False)
        for year, numeral in enumerate(m.YEAR_NUMERAL)
    )


def phases(page: Page) -> tuple[Step, ...]:
    now = calendar(page)
    return tuple(
        Step(slug, page.w(f"phase-{slug}"), PHASE_ICONS[i], _tense(i, now), i % 2 == 1)
        for i, slug in enumerate(PHASES)
    )


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
