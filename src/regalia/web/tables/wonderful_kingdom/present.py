"""It's a Wonderful Kingdom as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom import scenarios as sc
from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.phases import choice as choosing
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    ARRIVAL,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
    NONE,
    OVER,
    PLANNING,
    PRODUCTION,
    SCORING,
    SEARCHING,
    START,
    WITHERING,
)
from regalia.web.tables.wonderful.faces import known
from regalia.web.tables.wonderful.ledger import order
from regalia.web.tables.wonderful_kingdom import hand, ledger, offers
from regalia.web.tables.wonderful_kingdom.duchies import duchy
from regalia.web.tables.wonderful_kingdom.model import Act, Alchemy, Duchy, Solo, Strip, Table
from regalia.web.tables.wonderful_kingdom.page import Page
from regalia.web.tables.wonderful_kingdom.quests import quests
from regalia.web.tables.wonderful_kingdom.realm import the_map
from regalia.web.tables.wonderful_kingdom.sites import alchemy, foes, sites, tools
from regalia.web.tables.wonderful_kingdom.solo import solo

if TYPE_CHECKING:
    from regalia.web.tables.wonderful.model import Face
    from regalia.web.view.table import TableView

PHASES = {
    COUNCIL: "choice",
    ARRIVAL: "choice",
    CHOICE: "choice",
    SEARCHING: "choice",
    START: "planning",
    PLANNING: "planning",
    WITHERING: "planning",
    ARMS: "production",
    PRODUCTION: "production",
    COMBAT: "combat",
    CONQUEST: "conquest",
    EVENING: "conquest",
    SCORING: "over",
    OVER: "over",
}
EMPTY = Alchemy((), (), "")


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    rows = hand.strips(page)
    mine_too = next((strip.cards for strip in rows if strip.id == "hand"), ())
    areas = offers.areas(page, mine_too)
    held = seen.lifted
    is_mine = page.me >= 0
    mine = sites(page) if is_mine else ()
    enemies = foes(page) if is_mine else ()
    jar = alchemy(page) if is_mine else EMPTY
    me = duchy(page, page.me) if is_mine else None
    others = tuple(duchy(page, seat) for seat in order(page.me, page.seats) if seat != page.me)
    boards = quests(page)
    land = the_map(page)
    alone = solo(page)
    done = page.choice(DONE)
    return Table(
        phase=PHASES[seen.phase],
        hint=hint(page),
        rounds=ledger.rounds(page),
        round_label=page.w("round", n=seen.round + 1, all=m.ROUNDS),
        module=module(page),
        areas=areas,
        held=offers.tabled(page, held, 9) if held else None,
        strips=rows,
        aim=aim(page, rows),
        traps=seen.traps[page.me] if is_mine and seen.phase == CHOICE else 0,
        steps=ledger.steps(page),
        rows=ledger.rows(page),
        turns=ledger.turns(page),
        turns_label=ledger.turns_label(page),
        lift=lift(others),
        tools=tools(page, mine, jar) if is_mine else (),
        picks=picks(page),
        sites=mine,
        foes=enemies,
        me=me,
        alchemy=jar,
        done=done,
        done_label=done_label(page),
        done_why=blocked(page) if page.asked and done is None else "",
        others=others,
        quests=boards,
        map=land,
        solo=alone,
        known=known(explained(me, others, alone)),
    )


def lift(others: tuple[Duchy, ...]) -> int:
    """How much goes up beside the other's small cards, three of them in a row."""
    rows = [-(-len(o.picked) // 3) - (-(len(o.sites) + len(o.foes)) // 3) for o in others]
    return min(2, max(0, max(rows, default=0) - 1))


def module(page: Page) -> str:
    """What is played beside the base rules."""
    seen = page.seen
    if seen.scenario != NONE:
        return page.name(sc.SCENARIO_NAME[seen.scenario])
    return page.said(f"option-module-{seen.options['module']}")


def picks(page: Page) -> tuple[Act, ...]:
    """Whatever is legal and lies nowhere on the page."""
    return tuple(
        Act(choice, choice.sentence, "play")
        for choice in page.view.choices
        if choice.action not in page.drawn
    )


def explained(me: Duchy | None, others: tuple[Duchy, ...], alone: Solo | None) -> list[Face]:
    """Every card that is shown small."""
    faces: list[Face] = []
    for one in (*others, *([me] if me else [])):
        faces += [card.face for card in one.built]
        faces += [*one.sites, *one.foes]
        faces += [advisor.face for advisor in one.council]
        faces += [card.face for card in one.picked if card.face is not None]
    if alone is not None:
        faces += [face for face, _ in alone.special]
        if alone.top is not None:
            faces.append(alone.top)
    return faces


def aim(page: Page, rows: tuple[Strip, ...]) -> str:
    """How to answer with a card of a row."""
    if not any(card.verbs for strip in rows for card in strip.cards):
        return ""
    phase = page.seen.phase
    if phase == CHOICE:
        return page.w("aim-offer")
    if phase == PLANNING:
        return page.w("aim-plan")
    return page.w("aim-any")


def hint(page: Page) -> str:
    """Beside what is asked: how to answer it."""
    seen = page.seen
    if not page.asked:
        return ""
    if seen.phase == CHOICE and choosing.is_offer(seen.turn) and seen.stage < choosing.TOKEN:
        return page.w("hint-trap", n=seen.traps[page.me]) if seen.traps[page.me] else ""
    if sum(page.cubes):
        return page.w("hint-cube")
    if seen.phase == PLANNING:
        return page.w("hint-plan")
    return ""


def done_label(page: Page) -> str:
    phase = page.seen.phase
    if phase == CONQUEST:
        return page.w("pass")
    if phase == SEARCHING:
        return page.w("as-it-is")
    if phase in (CHOICE, ARMS):
        return page.w("no-thanks")
    return page.w("done")


def blocked(page: Page) -> str:
    """Why I cannot close the window yet."""
    seen = page.seen
    if seen.phase == PRODUCTION and seen.loose[page.me]:
        return page.w("why-cubes", cubes=page.n(seen.step, seen.loose[page.me]))
    if seen.phase == PLANNING:
        if sum(page.cubes):
            return page.w("why-cubes", cubes=page.counted(page.cubes))
        left = sum(m.CARD_KIND[view[0]] <= m.TREASURE for view in seen.picked[page.me])
        return page.w("why-cards", n=left) if left else page.w("why-giant")
    return ""
