"""A table that follows older rules: its page, and the wish to play on."""

import asyncio
import re

from litestar import Response, post
from litestar.params import FromPath

from regalia.web.changes import Frame
from regalia.web.live import LiveTable, Viewer
from regalia.web.live.older import OlderTable
from regalia.web.live.sights import Sight, unpack
from regalia.web.pages.site import (
    Asked,
    fields,
    held_seats,
    html,
    lang_of,
    my_seat,
    page_of,
    see,
    site_of,
)
from regalia.web.render import page_of as table_page
from regalia.web.render import render, render_page, render_table, table_style
from regalia.web.shelf import card
from regalia.web.store import SightRow
from regalia.web.tutorials import goal_of
from regalia.web.view.build import table_view
from regalia.web.view.kept import KeptView, kept_view

# What a drawn table leaves marks around, to be kept.
PANE = re.compile(r'data-asked-pane="(board|mine|others)"')
NO_BOARD = re.compile(r'class="area-board">\s*</div>')  # a hand that nobody else may see
PANES = re.compile(r"<!--panes-->(.*)<!--/panes-->", re.S)
SCORES = re.compile(r"<!--scores-->(.*?)<!--/scores-->", re.S)


def sight_of(live: LiveTable, seat: int, lang: str) -> Sight:
    """What a seat, or a spectator, sees of a table now."""
    view = table_view(live, seat, lang, (seat,) if seat >= 0 else ())
    text = render_table(view)
    panes, scores = PANES.search(text), SCORES.search(text)
    # A game may show the sheet among its panes: once is enough.
    drawn = panes[1] if panes else ""
    sheet = scores[1] if scores and scores[1] not in drawn else ""
    pane = PANE.search(text)
    first = pane[1] if pane and not NO_BOARD.search(drawn) else "others"
    return Sight(view.where, first, drawn, sheet)


async def show_kept(request: Asked, live: OlderTable, seat: int) -> Response[str]:
    """The whole page, from the seat this browser holds, or as a spectator."""
    held, lang = held_seats(request, live), lang_of(request)
    row = await site_of(request).store.sight(live.id, seat, lang)
    style = table_style(table_page(live.game.id))
    name = live.game.name
    title = name.fr if lang == "fr" else name.en
    frame = page_of(request, title=title, styles=(style,) if style else ())
    viewer, version = Viewer(seat, held, False, lang), live.row.version
    found = live.rendered.get(viewer)
    if found is None:
        # Beside the event loop, for a log may be long; and one at a time.
        async with live.lock:
            drawn = await asyncio.to_thread(_drawn, live, seat, lang, held, row)
            found = Frame("", (drawn,))
            if live.row.version == version:  # nobody has agreed meanwhile
                live.rendered[viewer] = found
    asked = [number for number in held if number in live.asked] if live.can_go_on else []
    known = {
        "page": frame,
        "names": live.names,
        "short": card(live.game, lang).short,
        "goal": goal_of(live.game.id, lang),
        "forms": ["prefs", *(f"agree-{number}" for number in asked)],
        "waits": live.can_go_on and bool(held) and not asked,
    }
    return html(render_page(live.game, lang, found.text, layout="kept_page.html", **known))


def _drawn(
    live: OlderTable, seat: int, lang: str, held: tuple[int, ...], row: SightRow | None
) -> str:
    sight = None if row is None else unpack(row)
    ply = None if row is None or sight is None else row.ply
    view = kept_view(live, seat, lang, held, sight or sight_of(live, seat, lang), ply)
    return render("kept.html", lang, kept=view, view=_Nobody(view))


class _Nobody:
    """What the macros of a table ask of its view, where nothing can be done."""

    def __init__(self, kept: KeptView) -> None:
        self.id, self.lang, self.me = kept.id, kept.lang, None


@post("/t/{id:str}/agree", status_code=200)
async def agree(request: Asked, id: FromPath[str]) -> Response[str]:
    """Agree to play on from where today's rules differ."""
    form = await fields(request)
    live = await site_of(request).tables.find(id)
    seat = my_seat(request, live, form.get("seat"))
    if isinstance(live, OlderTable):
        await live.agree(seat, live.seats[seat].issue)
    return see(f"/t/{id}?seat={seat}" if len(held_seats(request, live)) > 1 else f"/t/{id}")
