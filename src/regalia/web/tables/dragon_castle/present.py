"""Dragon Castle as its page draws it, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.dragon_castle import material as m
from regalia.games.dragon_castle.actions import PASS
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
from regalia.web.tables.dragon_castle.answers import all_answers
from regalia.web.tables.dragon_castle.cards import dragons, spirits
from regalia.web.tables.dragon_castle.castle import castle, castle_targets
from regalia.web.tables.dragon_castle.model import Family, Realm, Space, Table
from regalia.web.tables.dragon_castle.page import PLATES, Page
from regalia.web.tables.dragon_castle.realm import realm
from regalia.web.tables.dragon_castle.story import story
from regalia.web.tables.dragon_castle.turn import call, turn_actions

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
    me = realm(page, page.me) if page.me >= 0 else None
    others = tuple(realm(page, seat) for seat in order if seat != page.me)
    actions = turn_actions(page, in_castle) if asks == "action" else ()
    cards = (*spirits(page), *dragons(page))
    return Table(
        question=asks,
        pane="mine" if asks and asks != "take" and asks != "action" and not in_castle else "board",
        hint=hint(page, asks),
        castle=stacks,
        me=me,
        others=others,
        targets=in_realm,
        aims=(*in_castle, *in_realm),
        hand=held(page) if page.asked else (),
        turn_actions=actions,
        spirits=tuple(card for card in cards if card.kind == "spirit"),
        dragons=tuple(card for card in cards if card.kind == "dragon"),
        done=done,
        done_label=page.w(f"done-{done_kind(page, asks)}") if done else "",
        is_done_main=not in_realm,
        call=call(page),
        story=story(page),
        ranked=ranked(page, ((me,) if me else ()) + others),
        track=track(page),
        track_text=page.w("track-text", n=m.COUNTDOWN_VP),
        supply=seen.supply,
        bag=bag(page),
        is_last=m.COUNTDOWN - seen.track >= seats,
        answers=all_answers(page, (*stacks.hits, *in_realm), cards, actions),
    )


def hint(page: Page, asks: str) -> str:
    """What the question is about."""
    if not asks:
        return ""
    if asks == "build" and page.seen.step == ASK_FAITH:
        return page.w("hint-close")
    return page.w(f"hint-{asks}")


def done_kind(page: Page, asks: str) -> str:
    if asks == "build" and page.seen.step == ASK_FAITH:
        return "faith"
    if asks == "spirit":
        return "wind" if page.seen.spirit == m.WIND else "strength"
    return asks


def ranked(page: Page, realms: tuple[Realm, ...]) -> tuple[Realm, ...]:
    """The realms by the places of their seats."""
    if not page.view.over:
        return ()
    return tuple(sorted(realms, key=lambda realm: page.view.sheets[realm.seat - 1].rank))


def bag(page: Page) -> tuple[Family, ...]:
    """What lies covered in the castle, by type: anyone can work it out by counting (DC-2.2)."""
    left = [0] * m.TYPES
    for tile, n in enumerate(page.seen.bag):
        left[m.TILE_TYPE[tile]] += n
    return tuple(
        Family(m.TYPE_SLUG[kind], PLATES[kind], page.types(kind), left[kind])
        for kind in range(m.TYPES)
    )


def track(page: Page) -> tuple[Space, ...]:
    """The countdown, from its stack to the space that is emptied first (DC-2.4, DC-9.4)."""
    seats = len(page.seen.points)
    taken = m.COUNTDOWN - page.seen.track
    stacked = m.COUNTDOWN - seats - max(0, taken - seats)
    spaces = [Space(f"×{stacked}", stacked, "stack", page.w("track-stack", n=stacked))]
    for n in range(1, SINGLES + 1):
        tokens = int(n <= seats - taken)
        state = "off" if n > seats else "end" if n == 1 else "on"
        label = page.w("track-end" if n == 1 else "track-space", n=n, tokens=tokens)
        spaces.append(Space("!" if n == 1 else str(n), tokens, state, label))
    return tuple(spaces)
