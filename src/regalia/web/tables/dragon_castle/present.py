"""Dragon Castle as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import CALL, DISCARD, PASS, SHRINE
from regalia.games.dragon_castle.masks import CELLS
from regalia.games.dragon_castle.phases.building import ASK_FAITH
from regalia.games.dragon_castle.state import (
    ACTION,
    BUILDING,
    CLOSING,
    JUDGING,
    OPENING,
    PLACING,
    SPIRIT,
)
from regalia.web.tables.dragon_castle.aims import held, targets
from regalia.web.tables.dragon_castle.cards import dragons, spirits
from regalia.web.tables.dragon_castle.castle import castle, castle_targets
from regalia.web.tables.dragon_castle.model import Space, Table, Target, TurnAction
from regalia.web.tables.dragon_castle.page import Page
from regalia.web.tables.dragon_castle.realm import realm

if TYPE_CHECKING:
    from regalia.web.view.table import TableView

QUESTIONS = {
    OPENING: "take",
    ACTION: "action",
    PLACING: "place",
    JUDGING: "judge",
    BUILDING: "build",
    CLOSING: "close",
    SPIRIT: "spirit",
}
SINGLES = 4  # spaces of the track for one token each


def present(view: TableView) -> Table:
    """What the template needs, read from the view of one seat."""
    page = Page(view)
    seen = page.seen
    seats = len(seen.points)
    order = [(page.me + 1 + n) % seats if page.me >= 0 else n for n in range(seats)]
    asks = QUESTIONS.get(seen.phase, "") if page.asked else ""
    stacks = castle(page)
    in_castle, in_realm = castle_targets(stacks), targets(page)
    done = page.choices.get(PASS)
    return Table(
        question=asks,
        hint=hint(page, asks),
        castle=stacks,
        me=realm(page, page.me) if page.me >= 0 else None,
        others=tuple(realm(page, seat) for seat in order if seat != page.me),
        targets=in_realm,
        aims=(*in_castle, *in_realm),
        hand=held(page) if page.asked else (),
        turn_actions=turn_actions(page, in_castle) if asks in ("take", "action") else (),
        spirits=spirits(page),
        dragons=dragons(page),
        done=done,
        done_label=page.w(f"done-{done_kind(page, asks)}") if done else "",
        track=track(page),
        track_text=page.w("track-text", n=m.COUNTDOWN_VP),
        supply=seen.supply,
        covered=sum(seen.bag),
        is_last=m.COUNTDOWN - seen.track >= seats,
    )


def hint(page: Page, asks: str) -> str:
    """What the question is about."""
    if not asks:
        return ""
    if asks == "take":
        return page.w("hint-take", floor=page.top_floor)
    if asks == "spirit":
        return page.name(m.SPIRIT_TEXT[page.seen.spirit])
    if asks == "build" and page.seen.step == ASK_FAITH:
        return page.w("hint-close")
    return page.w(f"hint-{asks}")


def done_kind(page: Page, asks: str) -> str:
    if asks == "build" and page.seen.step == ASK_FAITH:
        return "faith"
    if asks == "spirit":
        return "wind" if page.seen.spirit == m.WIND else "strength"
    return asks


def turn_actions(page: Page, twins: tuple[Target, ...]) -> tuple[TurnAction, ...]:
    """The four actions, whether open or not."""
    seen, choices = page.seen, page.choices
    if seen.phase == OPENING:
        call = choices.get(CALL)
        note = page.w("call-note", n=m.COUNTDOWN_VP) if call else page.w("call-locked")
        return (
            TurnAction("pair", page.w("pair"), page.w("pair-note")),
            TurnAction("keep", page.w("keep"), page.w("keep-note", n=seen.supply)),
            TurnAction("discard", page.w("discard"), page.w("discard-note", n=m.DISCARD_VP)),
            TurnAction("call", page.w("call"), note, call, is_open=call is not None),
        )
    keep, discard = choices.get(SHRINE), choices.get(DISCARD)
    room = CELLS - closed_cells(page)
    if twins:
        pair = TurnAction(
            "pair", page.w("pair"), page.w("pair-twins", n=len(twins)), aim=twins[0].key
        )
    else:
        pair = TurnAction(
            "pair", page.w("pair"), page.w("pair-none" if room > 1 else "no-room-two")
        )
    note = page.w("keep-note", n=seen.supply) if keep or room else page.w("no-room")
    return (
        TurnAction(pair.slug, pair.name, pair.note, aim=pair.aim, is_open=bool(twins)),
        TurnAction("keep", page.w("keep"), note, keep, is_open=keep is not None),
        TurnAction(
            "discard",
            page.w("discard"),
            page.w("discard-note", n=m.DISCARD_VP),
            discard,
            is_open=discard is not None,
        ),
    )


def closed_cells(page: Page) -> int:
    """How many cells of my realm take no tile (DC-5.2)."""
    seen = page.seen
    faces, shrined = seen.faces[page.me], seen.shrined[page.me]
    return sum(faces[cell] != m.NO_TILE or (shrined >> cell) & 1 for cell in range(CELLS))


def track(page: Page) -> tuple[Space, ...]:
    """The countdown, from its stack to the space that is emptied first (DC-2.4, DC-9.4)."""
    seats = len(page.seen.points)
    taken = m.COUNTDOWN - page.seen.track
    stacked = m.COUNTDOWN - seats - max(0, taken - seats)
    spaces = [Space(str(stacked), stacked, "stack", page.w("track-stack", n=stacked))]
    for n in range(1, SINGLES + 1):
        tokens = int(n <= seats - taken)
        state = "off" if n > seats else "end" if n == 1 else "on"
        label = page.w("track-end" if n == 1 else "track-space", n=n, tokens=tokens)
        spaces.append(Space("!" if n == 1 else str(n), tokens, state, label))
    return tuple(spaces)
