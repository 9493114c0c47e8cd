"""Legends as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.legends import material as m
from regalia.games.legends.actions import BID, CENTRE, DONE, PART, START, STEAL, TAKE
from regalia.games.legends.state import (
    BIDS,
    BOARDS,
    CHOICE,
    CONSTRUCTION,
    DESTRUCTION,
    EXTRA,
    MOVEMENT,
    NEUTRALS,
    OUTPOST_ARMIES,
    PLACEMENT,
    ROW,
    START_TOKEN,
    THEFT,
    TOKENS,
)
from regalia.web.tables.legends.answers import all_answers
from regalia.web.tables.legends.chart import charts
from regalia.web.tables.legends.faces import faces
from regalia.web.tables.legends.model import Pick, Table
from regalia.web.tables.legends.page import Page
from regalia.web.tables.legends.players import players
from regalia.web.tables.legends.row import cards, effect, now
from regalia.web.tables.legends.tale import tale
from regalia.web.tables.legends.targets import after, infos, origins, targets

if TYPE_CHECKING:
    from regalia.games.legends.observation import LegendsObservation
    from regalia.web.view.table import Choice, TableView

QUESTIONS = {
    BOARDS: "boards",
    START_TOKEN: "start",
    TOKENS: "token",
    OUTPOST_ARMIES: "outpost",
    NEUTRALS: "neutral",
    BIDS: "bid",
    ROW: "take",
    CHOICE: "choice",
    PLACEMENT: "place",
    MOVEMENT: "move",
    CONSTRUCTION: "build",
    DESTRUCTION: "destroy",
    THEFT: "theft",
    EXTRA: "extra",
}
ON_CARDS = ("boards", "bid", "take", "choice", "theft", "extra")  # not asked on the map


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    asks = question(seen) if view.is_asked else ""
    starts = origins(page)
    done = page.choices.get(DONE)
    row = cards(page)
    counts = asks in ("move", "place")
    return Table(
        question=asks,
        pane="mine" if asks in ON_CARDS else "board",
        hint=hint(page, asks),
        left=seen.left if counts else 0,
        spent=spent(page) if counts else 0,
        charts=charts(page, starts),
        infos=infos(page),
        targets=targets(page),
        origins=starts,
        picks=picks(page),
        faces=faces(page),
        done=done,
        done_label=page.w(f"done-{asks}") if done else "",
        now=now(page),
        cards=row,
        deck=page.w("deck", n=seen.deck.bit_count()),
        players=players(page),
        sea=page.sea,
        tale=tale(page),
        answers=all_answers(page, row),
    )


def question(seen: LegendsObservation) -> str:
    """What is asked, in a word."""
    if seen.phase == BOARDS and len(seen.layout) == m.SLOTS:
        return "centre"
    return QUESTIONS.get(seen.phase, "")


def spent(page: Page) -> int:
    """How much of this part is used up already: what happened since the card was taken."""
    part = "moves" if page.seen.phase == MOVEMENT else "places"
    used = 0
    for told in reversed(page.view.told):
        if told.event.kind == "takes":
            break
        if told.event.kind == part:
            used += told.event.args[2] if part == "moves" else 1
    return used


def hint(page: Page, asks: str) -> str:
    """What the question is about, and what comes after it."""
    if not asks:
        return ""
    seen = page.seen
    text = page.w(f"hint-{asks}", n=page.sea, coins=seen.coins[page.me] if seen.coins else 0)
    is_first = asks in ("place", "move", "build", "destroy") and seen.step == 0
    if is_first and m.CARD_MODE[seen.card] == m.AND:
        text += " " + page.w("then", effect=effect(page, seen.card, 1).label)
    return text


def picks(page: Page) -> tuple[Pick, ...]:
    """Choices that lie in no place of the map and are no card."""
    return tuple(found for choice in page.view.choices if (found := pick(page, choice)) is not None)


def pick(page: Page, choice: Choice) -> Pick | None:
    action = choice.action
    if BID <= action < TAKE:
        coins = action - BID
        return Pick(choice, "bid", coins, str(coins), page.w("go-bid", n=coins))
    if action == STEAL:
        who = page.colour_name(page.seen.victim)
        return Pick(choice, "steal", 1, who, page.w("steal", who=who))
    if PART <= action < PART + 2:
        part = action - PART
        one = effect(page, page.seen.card, part, after(page, action))
        return Pick(choice, "part", part, choice.sentence, one.label, one)
    if CENTRE <= action < START:
        slot = action - CENTRE
        name = page.name(m.FACE_NAME[page.seen.layout[slot] // 4])
        return Pick(choice, "centre", slot, choice.sentence, page.w("go-centre", name=name))
    return None
