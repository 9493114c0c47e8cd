"""It's a Wonderful World as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import DONE, EMPIRE
from regalia.games.wonderful_world.state import DRAFT, NONE, OVER, PLANNING, PRODUCTION
from regalia.web.tables.wonderful.faces import known
from regalia.web.tables.wonderful.ledger import order
from regalia.web.tables.wonderful_world import hand, ledger
from regalia.web.tables.wonderful_world.empires import empire
from regalia.web.tables.wonderful_world.model import Site, Table
from regalia.web.tables.wonderful_world.page import Page
from regalia.web.tables.wonderful_world.sites import sites, tools
from regalia.web.tables.wonderful_world.solo import solo

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

PHASES = {DRAFT: "draft", PLANNING: "planning", PRODUCTION: "production", OVER: "over"}


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    cards = hand.hand(page)
    mine = sites(page) if page.me >= 0 else ()
    me = empire(page, page.me) if page.me >= 0 else None
    others = tuple(empire(page, seat) for seat in order(page.me, page.seats) if seat != page.me)
    faces = [face for e in others for face in (*e.sites, *e.draft)]
    faces += [face for e in (*others, *([me] if me else [])) for face, _ in e.built]
    done = view.choice(DONE)
    return Table(
        phase=PHASES[seen.phase],
        hint=hint(page, mine),
        rounds=ledger.rounds(page),
        round_label=page.w("round", n=seen.round + 1, all=page.changes.rounds),
        steps=ledger.steps(page),
        rows=ledger.rows(page),
        owned=ledger.owned(page),
        hand=cards,
        hand_title=hand.title(page),
        hand_note=hand.note(page),
        aim=page.w(f"aim-{question(page)}") if any(card.verbs for card in cards) else "",
        passes=hand.passes(page),
        tools=tools(page, mine),
        picks=hand.picks(page),
        sites=mine,
        has_fresh=any(slot.is_fresh for site in mine for slot in site.face.slots),
        me=me,
        on_empire=view.choice(EMPIRE),
        empire_note=hand.empire_note(page) if view.choice(EMPIRE) else "",
        empire_kind=m.KIND_SLUG[page.cube] if page.cube != NONE else "",
        done=done,
        done_label=page.w("done-planning" if seen.phase == PLANNING else "done"),
        done_why=blocked(page) if page.asked and page.is_free and done is None else "",
        others=others,
        solo=solo(page),
        known=known(faces),
    )


def question(page: Page) -> str:
    """What the cards of the hand are asked for."""
    if page.seen.phase == DRAFT:
        return "draft"
    return ("plan", "give", "plan", "keep")[page.seen.stage]


def hint(page: Page, mine: tuple[Site, ...]) -> str:
    """Beside what is asked: how to answer it."""
    seen = page.seen
    if not page.asked or seen.owes:
        return ""
    if seen.phase == DRAFT:
        return page.w("hint-draft")
    if page.cube != NONE:
        return page.w("hint-cube")
    if seen.stage or seen.todo:
        return page.w("hint-plan") if page.seats > 1 else ""
    return page.w("hint-free" if any(site.hits or site.wilds for site in mine) else "hint-done")


def blocked(page: Page) -> str:
    """Why I cannot close the window yet."""
    if page.cube != NONE:
        return page.w("why-cubes", cubes=page.n(page.cube, max(1, page.seen.mine.loose)))
    return page.w("why-cards", n=len(page.seen.todo))
