"""Legends as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.legends import material as m
from regalia.games.legends.actions import (
    BID,
    CENTRE,
    DONE,
    LAY,
    PART,
    STEAL,
    TAKE,
)
from regalia.games.legends.state import (
    BIDS,
    BOARDS,
    CHOICE,
    CONSTRUCTION,
    DESTRUCTION,
    EXTRA,
    MOVEMENT,
    NEUTRALS,
    NOBODY,
    OUTPOST_ARMIES,
    PLACEMENT,
    ROW,
    START_TOKEN,
    THEFT,
    TOKENS,
)
from regalia.web.tables.legends.chart import charts
from regalia.web.tables.legends.model import Pick, Table
from regalia.web.tables.legends.page import Page
from regalia.web.tables.legends.players import players
from regalia.web.tables.legends.row import cards, effect, playing
from regalia.web.tables.legends.targets import infos, origins, targets

if TYPE_CHECKING:
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
FEW = 10  # so many targets still fit the status line as buttons


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    asks = QUESTIONS.get(seen.phase, "") if view.is_asked else ""
    found, starts = targets(page), origins(page)
    done = page.choices.get(DONE)
    return Table(
        question=asks,
        hint=hint(page, asks),
        left=seen.left if asks in ("move", "place") else 0,
        spent=spent(page) if asks in ("move", "place") else 0,
        charts=charts(page, starts),
        infos=infos(page, found, starts),
        targets=found,
        origins=starts,
        picks=picks(page),
        done=done,
        done_label=page.w(f"done-{asks}") if done else "",
        cards=cards(page) if seen.row or playing(page) != NOBODY else (),
        deck=page.w("deck", n=seen.deck.bit_count()),
        players=players(page),
        sea=page.sea,
    )


def spent(page: Page) -> int:
    """How much of this part is already used up."""
    seen = page.seen
    return max(
        0,
        effect(page, seen.card, seen.step).count
        + effect(page, seen.card, seen.step).extra
        - seen.left,
    )


def hint(page: Page, asks: str) -> str:
    """What the question is about, and what comes after it."""
    if not asks:
        return ""
    seen = page.seen
    text = page.w(f"hint-{asks}", n=page.sea)
    if (
        asks in ("place", "move", "build", "destroy")
        and m.CARD_MODE[seen.card] == m.AND
        and seen.step == 0
    ):
        text += " " + page.w("then", effect=effect(page, seen.card, 1).label)
    return text


def picks(page: Page) -> tuple[Pick, ...]:
    """Choices that lie in no place of the map and are no card."""
    return tuple(found for choice in page.view.choices if (found := pick(page, choice)) is not None)


def pick(page: Page, choice: Choice) -> Pick | None:
    action = choice.action
    if BID <= action < TAKE:
        return Pick(choice, "bid", action - BID, str(action - BID))
    if action == STEAL:
        return Pick(choice, "steal", 1, page.w("steal", who=page.colour_name(page.seen.victim)))
    if PART <= action < LAY:
        part = action - PART
        return Pick(choice, "part", part, "", effect(page, page.seen.card, part))
    if LAY <= action < CENTRE:
        face, turn = divmod(action - LAY, 4)
        first = m.FACE_FIRST[face]
        islands = {m.REGION_ISLAND[r] for r in range(first, first + m.FACE_SIZE[face])}
        note = page.w("turned", n=turn)
        name = page.name(m.FACE_NAME[face])
        turned = f"rotate({turn * 90} 50 50)"
        return Pick(choice, "board", face, name, None, turned, tuple(sorted(islands)), face, note)
    return None
