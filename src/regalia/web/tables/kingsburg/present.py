"""Kingsburg as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.kingsburg.actions import PASS
from regalia.games.kingsburg.state import (
    AID,
    BATTLE,
    BUILDING,
    COURT,
    HELP,
    RECRUITING,
    ROLL,
    SEASON_END,
)
from regalia.web.tables.kingsburg import calendar
from regalia.web.tables.kingsburg.answers import all_answers
from regalia.web.tables.kingsburg.battle import battle
from regalia.web.tables.kingsburg.court import tiers
from regalia.web.tables.kingsburg.dice import hand, hand_label, spent
from regalia.web.tables.kingsburg.model import Advisor, Table
from regalia.web.tables.kingsburg.page import Page
from regalia.web.tables.kingsburg.picks import all_picks
from regalia.web.tables.kingsburg.province import governor
from regalia.web.tables.kingsburg.winter import enemy, track

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

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
HINTED = ("court", "building", "second")  # questions with a second line
IN_PROVINCE = ("aid", "help", "building", "offer")  # questions that the province helps to answer


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
    has_dice = page.me >= 0 and seen.phase in (ROLL, COURT)
    court = tiers(page)
    return Table(
        question=asks,
        hint=page.w(f"hint-{kind}", list=reach(court)) if kind in HINTED else "",
        phase=(*calendar.PHASES, "over")[calendar.now(page)],
        years=calendar.years(page),
        phases=calendar.phases(page),
        tiers=court,
        order=calendar.turn_order(page),
        enemy=enemy(page),
        track=track(page),
        me=governors.get(page.me),
        others=tuple(governors[seat] for seat in seats if seat != page.me),
        pane="mine" if asks in IN_PROVINCE else "board",
        hand=hand(page.me, seen.coloured[page.me], seen.white[page.me]) if has_dice else (),
        spent=spent(page) if has_dice else (),
        hand_label=hand_label(page.terms, seen.coloured[page.me], seen.white[page.me])
        if has_dice
        else "",
        picks=all_picks(page),
        pass_choice=pass_choice,
        pass_label=page.w(f"pass-{kind}") if pass_choice else "",
        asks_court=asks == "court",
        asks_building=asks == "building",
        is_second=is_second,
        battle=battle(page),
        is_battle=seen.phase == BATTLE,
        answers=all_answers(page, asks, page.w(f"pass-{kind}") if pass_choice else ""),
        tie=page.w("tie") if seen.over and seen.vp.count(max(seen.vp)) > 1 else "",
    )


def reach(court: tuple[tuple[Advisor, ...], ...]) -> str:
    """The numbers my dice can make, neighbours drawn together: "3, 6–9"."""
    runs: list[list[int]] = []
    for number in sorted(one.number for tier in court for one in tier if one.ways):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if run[1:] else str(run[0]) for run in runs)
