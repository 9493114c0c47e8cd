"""The stream of a table: what one seat sees, sent anew whenever it changes."""

import asyncio
import re
import zlib
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from hashlib import blake2b

from regalia.core.errors import RegaliaError
from regalia.web.changes import Frame, change
from regalia.web.live import LiveTable, Viewer
from regalia.web.live.keeper import ROOM
from regalia.web.metrics import FRAMES
from regalia.web.pages.site import Site
from regalia.web.render import draw_table
from regalia.web.view.build import table_view

LINE = re.compile(r"\r\n|\r|\n")  # what ends a line of an event
AT = re.compile(r"([0-9a-f]+)\.([0-9]{1,16})")  # an era, and a number that scripts can hold
GZIP = 31  # zlib's word for its largest window with a gzip header


Look = Callable[[LiveTable, str], Frame]  # all that a viewer is shown, whose page shows a frame


async def table_events(
    site: Site, id: str, seat: int, look: Look, last: str, gzip: bool, changes: bool = False
) -> AsyncGenerator[bytes, None]:
    """Server-sent events: what one seat is shown, at once unless `last` says it is there already.

    Several changes in a burst are one event: what counts is the table as it is now. A sign of life
    names the newest frame; when it comes depends on nothing but what was sent before. Whoever can
    put changes together gets one whole frame, and then what changed.
    """
    sent: Frame | None = None
    changed = asyncio.Event()
    squeeze = zlib.compressobj(6, zlib.DEFLATED, GZIP) if gzip else None

    def out(text: str) -> bytes:
        data = text.encode()
        return (
            data if squeeze is None else squeeze.compress(data) + squeeze.flush(zlib.Z_SYNC_FLUSH)
        )

    try:
        live = await site.tables.get(id)
    except RegaliaError:  # the database is gone since the request was looked at; the page returns
        return
    issue = live.seats[seat].issue if seat >= 0 else 0
    clock, beat = asyncio.get_running_loop().time, site.settings.heartbeat
    due = clock()  # of the next sign of life: the first word comes at once
    site.streams.add(id, changed)
    live.enter(seat)
    try:
        while not site.closing:
            changed.clear()
            try:
                live = await site.tables.watch(id)
            except RegaliaError:
                return
            if seat >= 0 and live.seats[seat].issue != issue:
                return  # the seat was taken away
            frame = look(live, last)
            if frame.at != last:
                told = change(sent, frame) if changes and sent is not None else None
                yield out(event(frame) if told is None else changed_to(frame.at, told))
                last, sent, due = frame.at, frame, clock() + beat
            elif clock() >= due:
                yield out(here(last))
                due = clock() + beat
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await changed.wait()
    finally:
        site.streams.discard(id, changed)
        live.leave(seat)
        with suppress(RegaliaError):  # the table, or its database, is gone
            await asyncio.shield(live.note_seen(seat))


def current(
    live: LiveTable, seat: int, held: tuple[int, ...], host: bool, lang: str, last: str = ""
) -> Frame:
    """`#table` as a viewer sees it, whose page shows `last`."""
    # Whoever holds one seat and looks from it sees what everybody else does who holds it.
    viewer = Viewer(seat, held if held != (seat,) else (), host, lang)

    def draw() -> tuple[str, ...]:
        with FRAMES.time():
            return draw_table(table_view(live, seat, lang, held, host))

    return shown(live, viewer, draw, 'data-at="{}"', last)


def shown(
    live: LiveTable,
    viewer: Viewer,
    draw: Callable[[], tuple[str, ...]],
    at: str,
    last: str,
) -> Frame:
    """What a viewer is shown; all who see the same share the work.

    What is drawn has room for where it stands, written as `at` says.

    Frames are numbered, so that a page can drop one that comes late. The number grows when what is
    shown changes and for nothing else: a counter of all changes would tell how often others have
    done something that is none of my business. Each viewer has numbers of its own, so the era that
    goes before the number names the viewer too: a page that lost its seat sees with other eyes.
    A page that comes from another process may show a higher number than any given here: we count on
    from there, within the version.
    """
    found = live.rendered.get(viewer)
    eyes = blake2b(repr(viewer).encode(), digest_size=4).hexdigest()
    number, before = live.frames.get(viewer, (0, None))
    told = number_in(last, f"{live.era}{eyes}")
    if number < told < live.frames_from(viewer) + ROOM:
        number, before, found = told, None, None
    if found is None:
        pieces = draw()
        mark = hash(pieces)
        if mark != before:
            number = max(number + 1, live.frames_from(viewer))
            live.frames[viewer] = (number, mark)
        now, room = f"{live.era}{eyes}.{number}", at.format("")
        place = next(n for n, piece in enumerate(pieces) if room in piece)
        numbered = pieces[place].replace(room, at.format(now), 1)
        found = Frame(now, (*pieces[:place], numbered, *pieces[place + 1 :]))
        live.rendered[viewer] = found
    return found


def number_in(at: str, era: str) -> int:
    """The number of a frame, as a page says it; 0 if it is none of this era."""
    found = AT.fullmatch(at)
    return int(found[2]) if found is not None and found[1] == era else 0


def event(frame: Frame) -> str:
    """A whole frame, as a server-sent event."""
    data = LINE.sub("\ndata: ", frame.text)
    return f"id: {frame.at}\ndata: {data}\n\n"


def changed_to(at: str, told: str) -> str:
    """What makes a frame of the one before."""
    return f"id: {at}\nevent: change\ndata: {told}\n\n"


def here(at: str) -> str:
    """A sign of life: a page that shows an older frame than this one has missed something."""
    return f"event: here\ndata: {at}\n\n"
