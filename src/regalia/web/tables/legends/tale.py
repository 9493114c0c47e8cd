"""The scenes of Legends: the bids opened, and in a long game each game counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.legends.state import BIDS
from regalia.web.tables.legends.model import Bidder, Tale
from regalia.web.tables.legends.page import Page

if TYPE_CHECKING:
    from regalia.web.view.table import Told


def tale(page: Page) -> Tale | None:
    """The latest of them that is still worth telling: of this round, or just before the bids."""
    told = page.view.told
    for at in range(len(told) - 1, -1, -1):
        kind = told[at].event.kind
        if kind == "bids" and not page.seen.over:
            return auction(page, told[at:])
        if kind == "game_over" and not page.seen.over and page.seen.phase <= BIDS:
            return tally(page, told[at])
    return None


def auction(page: Page, told: tuple[Told, ...]) -> Tale | None:
    """What everybody bid, and who goes first."""
    events = [one.event for one in told]
    first = next((event for event in events if event.kind == "first"), None)
    turns = [event for event in events if event.kind == "takes"]
    if first is None or len(turns) > page.seats:
        return None
    bids = events[0].args
    rolls = [event for event in events if event.kind == "rolls"]
    is_tied = bids.count(max(bids)) > 1
    why = "age" if is_tied and not rolls else "die" if rolls else "most"
    paid = bids[first.seat]
    order = sorted(range(page.seats), key=lambda seat: (seat != first.seat, -bids[seat], seat))
    return Tale(
        id=f"auction-{page.seen.game_number}",
        kind="auction",
        title=page.w("auction"),
        lead=page.w(f"auction-{why}" if paid or why != "age" else "auction-none"),
        rows=tuple(
            Bidder(
                seat=seat + 1,
                name=page.colour_name(seat),
                bid=bids[seat],
                is_highest=bids[seat] == max(bids),
                is_first=seat == first.seat,
                dice=tuple(event.args[0] for event in rolls if event.seat == seat),
                text=page.w("auction-first", n=paid)
                if seat == first.seat
                else page.w("auction-keeps"),
            )
            for seat in order
        ),
        is_new=told[0].is_new,
    )


def tally(page: Page, told: Told) -> Tale:
    """A game of a long game counted; its points go on to the next."""
    game, *points = told.event.args
    order = sorted(range(page.seats), key=lambda seat: (-points[seat], seat))
    return Tale(
        id=f"tally-{game}",
        kind="tally",
        title=page.w("tally", n=game + 1),
        lead=page.w("tally-lead"),
        rows=tuple(
            Bidder(
                seat=seat + 1,
                name=page.colour_name(seat),
                bid=points[seat],
                is_highest=points[seat] == max(points),
                is_first=False,
                dice=(),
                text=page.w("tally-sum", n=page.seen.past[seat]),
            )
            for seat in order
        ),
        is_new=told.is_new,
    )
