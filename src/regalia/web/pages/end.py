"""After the end: the proof of the deal, and the record to take home."""

import asyncio
import logging
from contextlib import suppress

from litestar import Response, get
from litestar.params import FromPath

from regalia.core.errors import BadRecord
from regalia.core.events import SPECTATOR
from regalia.match import Report, verify, write_record
from regalia.text import fail, say
from regalia.web.errors import NotYours, Refused
from regalia.web.house import house
from regalia.web.live import LiveTable
from regalia.web.live.advice import knows
from regalia.web.live.pasts import Shown
from regalia.web.live.reviews import Reviewed, read
from regalia.web.live.table import whole_match
from regalia.web.live.thinkers import Failed
from regalia.web.pages.site import Asked, address_of, lang_of, page, site_of
from regalia.web.security import FILE_POLICY
from regalia.web.shelf import game_name
from regalia.web.store.rows import OVER
from regalia.web.view.end import ProofView

REVIEW_PATIENCE = 2.0  # seconds before a page says that it takes a while

log = logging.getLogger("regalia.web")


@get("/t/{id:str}/proof")
async def proof(request: Asked, id: FromPath[str]) -> Response[str]:
    """Replay the record and compare it with what was published at the start."""
    return page(request, "proof.html", proof=await proof_view(request, id))


async def proof_view(request: Asked, id: str) -> ProofView:
    """What was published, what it opened to, and whether both agree."""
    live = await finished(request, id)
    lang, pasts = lang_of(request), site_of(request).pasts
    record, seal = await record_of(request, live), live.row.commitment
    report: Report | None = None
    trouble = ""
    try:
        report = await pasts.run(lambda: verify(record, seal), address_of(request))
    except BadRecord as error:
        trouble = say(error.message, lang) if error.message else str(error)
    ranks, scores = (
        live.match.state.outcome().places,
        [sheet.total for sheet in live.match.scores()],
    )
    standing = sorted(zip(ranks, live.names, scores, strict=True))
    return ProofView(
        id=id,
        game=game_name(live.game, lang),
        report=report,
        commitment=live.row.commitment,
        trouble=trouble,
        standing=tuple(standing),
        seed=live.row.seed,
        nonce=live.row.nonce,
        secret=live.row.secret or "",
        words=tuple(zip(live.names, [seat.words for seat in live.seats], strict=True)),
        deal=f"{live.row.campaign}.{live.row.chapter}" if live.row.chapter else id,
    )


@get("/t/{id:str}/record.json")
async def record(request: Asked, id: FromPath[str]) -> Response[str]:
    """The whole match as a file: seed, options, every action."""
    live = await finished(request, id)
    text = await written_record(request, live)
    name = f"{live.game.id}-{id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/t/{id:str}/review")
async def review(request: Asked, id: FromPath[str]) -> Response[str]:
    """Who was ahead when, what was chosen, what chance gave; or that this takes a while."""
    text = await review_of(request, id)
    if text is None:
        live = await finished(request, id)
        game = game_name(live.game, lang_of(request))
        return page(request, "reviewing.html", id=id, game=game)
    return Response(text, media_type="text/html", headers={"content-security-policy": FILE_POLICY})


async def review_of(request: Asked, id: str) -> str | None:
    """A page to keep, in the reader's language; None while somebody is still at it."""
    live = await finished(request, id)
    shown = await site_of(request).pasts.of_table(live)
    found = await reviewed(request, shown, await record_of(request, live))
    return None if found is None else found.page


async def reviewed(request: Asked, shown: Shown, record: object) -> Reviewed | None:
    """A match that is over, looked at again; None while somebody is still at it."""
    past = shown.past
    if not shown.is_open or not past.is_over:
        raise fail(NotYours, "web.error-not-over")
    if not knows(past.game.id):
        raise fail(NotYours, "web.error-no-review")
    seal = shown.commitment if shown.table else None  # a record that was brought has its own only
    seen = past.game.observe(past.last, SPECTATOR)
    task = site_of(request).reviews.ask(shown.address, house(), seal, record, seen)
    with suppress(Exception):
        await asyncio.wait_for(asyncio.shield(task), REVIEW_PATIENCE)
    if not task.done():
        return None
    try:
        return read(task.result(), lang_of(request))
    except Failed as error:
        log.warning("no review of %s: %s", shown.address, error)
        raise fail(Refused, "web.error-review") from None


async def finished(request: Asked, id: str) -> LiveTable:
    live = await site_of(request).tables.get(id)
    if live.row.status != OVER:
        raise fail(NotYours, "web.error-not-over")
    return live


async def record_of(request: Asked, live: LiveTable) -> dict[str, object]:
    """The record, played anew: beside the event loop, since a long game takes a while."""
    site = site_of(request)
    plies = await site.store.plies(live.id)
    return await site.pasts.run(lambda: whole_match(live, plies).record(), address_of(request))


async def written_record(request: Asked, live: LiveTable) -> str:
    """The record as a file has it."""
    record = await record_of(request, live)
    return await site_of(request).pasts.run(lambda: write_record(record), address_of(request))
