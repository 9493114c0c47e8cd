"""The stream of a table: what one seat sees, sent anew whenever it changes."""

import asyncio
import zlib
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from hashlib import blake2b

from regalia.core.errors import RegaliaError
from regalia.web.live import LiveTable, Viewer
from regalia.web.metrics import FRAMES
from regalia.web.pages.site import Site
from regalia.web.render import render_table
from regalia.web.view.build import table_view

GZIP = 31  # zlib's word for its largest window with a gzip header


def channel(id: str) -> str:
    return f"table-{id}"


Look = Callable[[LiveTable], tuple[str, str]]  # where a viewer stands, and all that is shown


async def table_events(
    site: Site, id: str, seat: int, look: Look, last: str, gzip: bool
) -> AsyncGenerator[bytes, None]:
    """Server-sent events: what one seat is shown, at once unless `last` says it is there already.

    Several changes in a burst are one event: what counts is the table as it is now. A sign of life
    names the newest frame; when it comes depends on nothing but what was sent before.
    """
    changed = asyncio.Event()
    squeeze = zlib.compressobj(6, zlib.DEFLATED, GZIP) if gzip else None

    async def wake(_: bytes) -> None:
        changed.set()

    def out(text: str) -> bytes:
        data = text.encode()
        return (
            data if squeeze is None else squeeze.compress(data) + squeeze.flush(zlib.Z_SYNC_FLUSH)
        )

    live = await site.tables.get(id)
    issue = live.seats[seat].issue if seat >= 0 else 0
    clock, beat = asyncio.get_running_loop().time, site.settings.heartbeat
    due = clock()  # of the next sign of life: the first word comes at once
    site.streams.add(changed)
    live.enter(seat)
    try:
        async with site.channels.start_subscription([channel(id)]) as subscriber:
            async with subscriber.run_in_background(wake, join=False):
                while not site.closing:
                    changed.clear()
                    try:
                        live = await site.tables.watch(id)
                    except RegaliaError:
                        return
                    if seat >= 0 and live.seats[seat].issue != issue:
                        return  # the seat was taken away
                    at, text = look(live)
                    if at != last or clock() >= due:
                        yield out(event(at, text) if at != last else here(at))
                        last, due = at, clock() + beat
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), due - clock())
    finally:
        site.streams.discard(changed)
        live.leave(seat)
        with suppress(RegaliaError):  # the table, or its database, is gone
            await asyncio.shield(live.note_seen(seat))


def current(
    live: LiveTable, seat: int, held: tuple[int, ...], host: bool, lang: str
) -> tuple[str, str]:
    """Where the viewer stands and `#table`."""
    # Whoever holds one seat and looks from it sees what everybody else does who holds it.
    viewer = Viewer(seat, held if held != (seat,) else (), host, lang)

    def draw() -> str:
        with FRAMES.time():
            return render_table(table_view(live, seat, lang, held, host))

    return shown(live, viewer, draw, 'data-at="{}"')


def shown(live: LiveTable, viewer: Viewer, draw: Callable[[], str], at: str) -> tuple[str, str]:
    """Where a viewer stands and what is shown; all who see the same share the work.

    What is drawn has room for where it stands, written as `at` says.

    Frames are numbered, so that a page can drop one that comes late. The number grows when what is
    shown changes and for nothing else: a counter of all changes would tell how often others have
    done something that is none of my business. Each viewer has numbers of its own, so the era that
    goes before the number names the viewer too: a page that lost its seat sees with other eyes.
    """
    found = live.rendered.get(viewer)
    if found is None:
        text = draw()
        mark = blake2b(text.encode(), digest_size=8).digest()
        number, before = live.frames.get(viewer, (0, b""))
        if mark != before:
            number = max(number + 1, live.first_frame())
            live.frames[viewer] = (number, mark)
        eyes = blake2b(repr(viewer).encode(), digest_size=4).hexdigest()
        now = f"{live.era}{eyes}.{number}"
        found = live.rendered[viewer] = (now, text.replace(at.format(""), at.format(now), 1))
    return found


def event(id: str, text: str) -> str:
    """One server-sent event."""
    data = "\n".join([f"data: {line}" for line in text.splitlines()])
    return f"id: {id}\n{data}\n\n"


def here(at: str) -> str:
    """A sign of life: a page that shows an older frame than this one has missed something."""
    return f"event: here\ndata: {at}\n\n"
