"""It's a Wonderful World as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_world import material as m
from regalia.games.wonderful_world.actions import DONE, EMPIRE
from regalia.games.wonderful_world.state import (
    CHOOSE_DECK,
    DRAFT,
    GIVE_SECOND,
    KEEP_ONE,
    NONE,
    OVER,
    PLANNING,
    PRODUCTION,
)
from regalia.web.tables.wonderful.faces import known
from regalia.web.tables.wonderful.ledger import order
from regalia.web.tables.wonderful_world import hand, ledger
from regalia.web.tables.wonderful_world.answers import all_answers
from regalia.web.tables.wonderful_world.empires import empire
from regalia.web.tables.wonderful_world.model import Empire, Site, Table
from regalia.web.tables.wonderful_world.page import Page
from regalia.web.tables.wonderful_world.previews import needs
from regalia.web.tables.wonderful_world.sites import in_hand, sites, ways
from regalia.web.tables.wonderful_world.solo import solo
from regalia.web.tables.wonderful_world.story import scene

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

FEW = 5  # cards that leave a third of the width
NAMES = 3  # that fit a line on a phone
PHASES = {DRAFT: "draft", PLANNING: "planning", PRODUCTION: "production", OVER: "over"}


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    cards = hand.hand(page)
    mine = sites(page) if page.me >= 0 else ()
    empires = tuple(empire(page, seat) for seat in range(page.seats))
    me = empires[page.me] if page.me >= 0 else None
    others = tuple(empires[seat] for seat in order(page.me, page.seats) if seat != page.me)
    faces = [face for e in others for face in (*e.sites, *e.draft)]
    faces += [face for e in (*others, *([me] if me else [])) for face, _ in e.built]
    done = view.choice(DONE)
    alone = solo(page)
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
        aim=page.w(f"aim-{question(page)}") if page.asked else "",
        hand_end=deciding(page),
        hand_count=deciding_count(page),
        cubes=in_hand(page),
        picks=hand.picks(page),
        picks_title=page.w("choose-character" if seen.owes else "choose-deck"),
        ways=ways(page, mine),
        ways_title=cube_words(page, "ways"),
        sites=mine,
        sites_note=sites_note(page, mine),
        needs=needs(page) if page.me >= 0 else (),
        me=me,
        on_empire=view.choice(EMPIRE),
        empire_note=hand.empire_note(page) if view.choice(EMPIRE) else "",
        done=done,
        done_label=page.w("done-planning" if seen.phase == PLANNING else "done"),
        track=ledger.track(page),
        empires=empires,
        others=others,
        has_room=has_room(len(cards) or len(mine) + bool(view.choice(EMPIRE)), others)
        and me is not None,
        solo=alone,
        scene=scene(page),
        known=known([*faces, *(held.face for held in cards)]),
        answers=all_answers(page, alone),
    )


def question(page: Page) -> str:
    """What is chosen now: among cards of the hand, places on the table, or things beside it."""
    seen = page.seen
    if seen.phase == DRAFT:
        return "draft"
    if seen.owes or seen.stage == CHOOSE_DECK:
        return "pick"
    if page.cube != NONE:
        return "place"
    if seen.stage in (GIVE_SECOND, KEEP_ONE):
        return "give" if seen.stage == GIVE_SECOND else "keep"
    return "plan" if seen.todo else "free"


def hint(page: Page, mine: tuple[Site, ...]) -> str:
    """Beside what is asked: how to answer it."""
    seen = page.seen
    if not page.asked or seen.owes:
        return ""
    if seen.phase == DRAFT:
        return hand.passes(page)
    if page.cube != NONE or seen.stage or seen.todo or any(site.is_lit for site in mine):
        return ""
    return page.w("hint-done")


def choosing(page: Page) -> list[str]:
    """Who else is still asked."""
    if page.seen.over or not page.view.started:
        return []
    return [page.seat_name(seat) for seat in page.seen.to_act if seat != page.me]


def deciding(page: Page) -> str:
    names = choosing(page)
    return page.w("deciding", names=", ".join(names)) if names else ""


def deciding_count(page: Page) -> str:
    """How many are asked, where a phone has no room for their names."""
    count = len(choosing(page))
    return page.w("deciding-count", n=count) if count > NAMES else ""


def cube_words(page: Page, id: str) -> str:
    """Words about the cubes in my hand."""
    if page.cube == NONE:
        return ""
    return page.w(id, what=page.name(m.KIND_NAME[page.cube]))


def sites_note(page: Page, mine: tuple[Site, ...]) -> str:
    """How many cards are under construction, and which of them take what is in hand."""
    if page.asked and page.cube != NONE and any(site.is_lit for site in mine):
        return cube_words(page, "sites-take")
    return page.w("sites-count", n=len(mine)) if mine else ""


def has_room(cards: int, others: tuple[Empire, ...]) -> bool:
    """Whether what the others build can lie beside the cards that are chosen from."""
    return cards <= FEW and any(other.sites for other in others)
