"""The application, put together."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.logging import LoggingConfig
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from regalia.core.errors import RegaliaError
from regalia.text import fail
from regalia.web.api import document
from regalia.web.api.router import api_router
from regalia.web.errors import NotFound
from regalia.web.forms import FormRequest
from regalia.web.limits import Tokens
from regalia.web.live import tables_for
from regalia.web.live.common import Common
from regalia.web.live.pasts import Pasts
from regalia.web.live.reviews import Reviews
from regalia.web.metrics import watch_the_loop
from regalia.web.offline import Files
from regalia.web.pages import (
    again,
    campaign,
    chat,
    dropped,
    end,
    errors,
    health,
    hint,
    kept,
    lobby,
    prefs,
    replay,
    rules,
    seats,
    stand_in,
    table,
    tutorial,
)
from regalia.web.pages.site import Asked, Site
from regalia.web.render import STATIC, TABLES, table_pictures
from regalia.web.security import BODY_BYTES
from regalia.web.settings import Settings
from regalia.web.store import store_at
from regalia.web.streams import Streams
from regalia.web.tidy import tidy

STOP_SECONDS = 1.0  # for each part of a server that ends
FOR_EVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)


def create_app(settings: Settings) -> Litestar:
    """An application for these settings; it opens its database when it starts.

    What a request meets before it, limits and headers, is `door.py`.
    """
    store = store_at(settings.url)
    streams = Streams()
    tables = tables_for(store, settings, streams.wake, kept.sight_of)
    common = Common(settings.common)
    reviews = Reviews(settings.bot_processes, common)
    pasts, files = Pasts(store, common), Files(settings.bot_processes, common)
    lines = Tokens.by_minute(settings.table_chat_per_minute)
    site = Site(settings, store, tables, streams, reviews, pasts, files, lines)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        await store.open()
        await tables.start()
        beside = [asyncio.create_task(watch_the_loop()), asyncio.create_task(tidy(site))]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            # Each within its time: what was answered is on disk, and nobody waits for the rest.
            for stop in (pasts.stop, files.stop, reviews.stop, tables.stop, store.close):
                with suppress(TimeoutError):
                    await asyncio.wait_for(stop(), STOP_SECONDS)

    app = Litestar(
        route_handlers=[
            lobby.lobby,
            *(health.health, health.figures),
            lobby.next_table,
            lobby.create,
            *(table.show, table.stream, table.turn, table.act, table.undo),
            *(chat.chat, chat.allow, table.name, table.auto, table.pace, table.leave),
            *(seats.invite, seats.reissue, seats.give_to_bot),
            *(seats.link, seats.sit_by_link, seats.sit, seats.ask_to_sit),
            *(seats.device, seats.ask_on_device, seats.sit_on_device, seats.token),
            *(
                rules.all_rules,
                rules.rules,
                prefs.prefs,
                end.proof,
                end.record,
                end.review,
                again.again,
            ),
            *(hint.hint, hint.allow),
            kept.agree,
            *(tutorial.begin, tutorial.go, tutorial.how),
            *(stand_in.hand, stand_in.back, stand_in.resign, stand_in.replace, stand_in.remove),
            *(replay.show, replay.frame, replay.file, replay.review, replay.on),
            *(replay.show_record, replay.frame_record, replay.file_record, replay.on_record),
            *(replay.record, replay.review_record, dropped.drop, dropped.take),
            *(campaign.show, campaign.go, campaign.go_on, campaign.words, campaign.merit),
            *(api_router(), document.openapi, document.reference),
            table_asset,
            create_static_files_router(
                "/static",
                directories=[STATIC],
                cache_control=FOR_EVER,
                exception_handlers={InternalServerException: no_such_file},
            ),
        ],
        lifespan=[running],
        csrf_config=CSRFConfig(
            secret=settings.key.hex(),
            cookie_secure=settings.secure,
            cookie_httponly=True,
            cookie_samesite="lax",
            exclude=["/static", "/tables/.*(css|svg)", "^/api/"],  # no cookie counts there
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, exclude=["/(t|tables)/[^/]+/stream"]
        ),
        exception_handlers={
            RegaliaError: errors.on_refusal,
            HTTPException: errors.on_http,
            Exception: errors.on_bug,
        },
        request_class=FormRequest,
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
    )
    app.state.site = site
    return app


def no_such_file(request: Asked, error: Exception) -> Response[str]:
    """A path no file can have, one that goes on behind a file, say: Litestar takes it for a bug."""
    is_path = isinstance(error.__cause__, OSError)
    return errors.on_http(request, NotFoundException() if is_path else error)


@get("/tables/{name:str}", cache_control=FOR_EVER)
async def table_asset(request: Asked, name: FromPath[str]) -> Response[str]:
    """The stylesheet of a game's table, or the pictures its page draws."""
    game, _, kind = name.partition(".")
    if game.isidentifier() and (TABLES / game).is_dir():
        path = TABLES / game / "table.css"
        if kind == "css" and path.is_file():
            return Response(path.read_text(encoding="utf-8"), media_type="text/css")
        pictures = table_pictures(game) if kind == "svg" else None
        if pictures is not None:
            return Response(pictures, media_type="image/svg+xml")
    raise fail(NotFound, "web.error-page")
