"""It's a Wonderful Kingdom as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom import material as m
from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.state import (
    ARMS,
    ARRIVAL,
    CHOICE,
    COMBAT,
    CONQUEST,
    COUNCIL,
    EVENING,
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
from regalia.web.tables.wonderful_kingdom.answers import all_answers
from regalia.web.tables.wonderful_kingdom.duchies import duchy, icon_acts
from regalia.web.tables.wonderful_kingdom.model import (
    Act,
    Alchemy,
    Area,
    Duchy,
    Solo,
    Strip,
    Table,
    Tabled,
)
from regalia.web.tables.wonderful_kingdom.page import Page
from regalia.web.tables.wonderful_kingdom.quests import quests
from regalia.web.tables.wonderful_kingdom.realm import the_map
from regalia.web.tables.wonderful_kingdom.sites import alchemy, foes, sites, tools
from regalia.web.tables.wonderful_kingdom.solo import solo
from regalia.web.tables.wonderful_kingdom.story import story

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
    held = offers.tabled(page, seen.lifted, 9) if seen.lifted else None
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
        layout=layout(page),
        pane=pane(page, rows, me, bool(areas)),
        hint=hint(page),
        rounds=ledger.rounds(page),
        round_label=page.w("round", n=seen.round + 1, all=m.ROUNDS),
        areas=areas,
        held=held,
        giving=me.picked if me and any(card.acts for card in me.picked) else (),
        strips=rows,
        aim=aim(page, rows),
        steps=ledger.steps(page),
        rows=ledger.rows(page),
        turns=ledger.turns(page),
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
        extra=bool((me and me.council) or boards or (land and layout(page) != "map")),
        story=story(page),
        known=known(explained(areas, held, me, others, alone, rows)),
        answers=all_answers(page, boards, land, alone),
    )


def layout(page: Page) -> str:
    """Which parts the question is about: they get the room."""
    phase = page.seen.phase
    if phase == SEARCHING:
        return "search"
    if PHASES[phase] == "choice":
        return "choice"
    if phase in (START, PLANNING):
        return "plan"
    if phase == CONQUEST:
        return "map"
    return "works"


def pane(page: Page, rows: tuple[Strip, ...], me: Duchy | None, has_areas: bool) -> str:
    """What a phone shows: my column where only my Council is asked about, else the board.

    Somebody who watches has no column, and no cards on the board.
    """
    if me is None:
        return "board" if has_areas or layout(page) == "map" else "others"
    if page.seen.over or page.seen.phase == ARMS:
        return "mine"
    is_council = page.seen.phase in (START, SCORING) and bool(me.council)
    return "mine" if is_council and not is_aimable(rows) else "board"


def is_aimable(rows: tuple[Strip, ...]) -> bool:
    """Whether a card of a row can be chosen."""
    return any(card.verbs for strip in rows for card in strip.cards)


def picks(page: Page) -> tuple[Act, ...]:
    """Whatever is legal and lies nowhere on the page."""
    return icon_acts(page) + tuple(
        Act(choice, choice.sentence, "play")
        for choice in page.view.choices
        if choice.action not in page.drawn
    )


def explained(
    areas: tuple[Area, ...],
    held: Tabled | None,
    me: Duchy | None,
    others: tuple[Duchy, ...],
    alone: Solo | None,
    rows: tuple[Strip, ...],
) -> list[Face]:
    """Every card that lies on the table and is not under construction by me."""
    lie = [card for area in areas for card in area.cards] + ([held] if held else [])
    faces = [card.face for card in lie if card.face is not None]
    for one in (*others, *([me] if me else [])):
        faces += [card.face for card in one.built]
        faces += [*one.sites, *(face for face, _ in one.foes)]
        faces += [advisor.face for advisor in one.council]
        faces += [card.face for card in one.picked if card.face is not None]
    faces += [card.face for strip in rows for card in strip.cards]
    if alone is not None:
        faces += [face for face, _ in alone.special]
        if alone.top is not None:
            faces.append(alone.top)
    return faces


def aim(page: Page, rows: tuple[Strip, ...]) -> str:
    """How to answer, in a line."""
    if is_aimable(rows):
        word = {CHOICE: "aim-offer", PLANNING: "aim-plan"}.get(page.seen.phase, "aim-any")
        return page.w(word)
    if sum(page.cubes):
        return page.w("aim-cube")
    return ""


def hint(page: Page) -> str:
    """Beside what is asked: how far this phase is."""
    label = ledger.turns_label(page)
    return f"{page.view.where} · {label}" if label else page.view.where


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
