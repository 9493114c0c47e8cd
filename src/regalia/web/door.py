"""What every request passes before the application hears of it.

It is read whole, within a time and a size, so that nothing is decided while a body is still on its
way; it is counted; and every answer leaves with the same headers.
"""

import asyncio
import logging
import math
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from litestar import Litestar, Request
from markupsafe import escape

from regalia.core.message import Message
from regalia.text import say
from regalia.web.limits import Places, Tokens, address_of
from regalia.web.metrics import REFUSED
from regalia.web.pages.site import csrf_of, is_api, is_htmx, lang_of, theme_of
from regalia.web.problems import MEDIA, problem
from regalia.web.render import render
from regalia.web.security import BODY_BYTES, UPLOAD_BYTES, Headers, with_headers
from regalia.web.settings import Settings
from regalia.web.view.page import PageView

# ASGI, as it is spoken.
Scope = dict[str, Any]
Event = dict[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

log = logging.getLogger("regalia.web")

STREAM = re.compile(r"(/t|/api/v1/tables)/[^/]+/stream/?")
NEW_TABLE = re.compile(  # or a record
    r"/tables/?|/tutorial/[^/]+/?|.*/replay(/[^/]+)?/on/?|/replay/?"
    r"|/api/v1/(tables|records|(tables|records)/[^/]+/onward|games/[^/]+/tutorial)/?"
)
CHAT = re.compile(r"(/t|/api/v1/tables)/[^/]+/chat/?")
INVITATION = re.compile(r"(/t|/api/v1/tables)/[^/]+/seats/\d+/reissue/?")
RECORD = re.compile(r"/replay/?|/api/v1/records/?")
UPLOADS, UPLOADS_EACH = 8, 2  # records that may be on their way at once: in all, from one address
LONGEST_NAME = 255  # bytes of a path between two slashes; no file system takes more
MOST_PAIRS = 200  # in a query, or of cookies: Litestar keeps a thousand of either, taken apart
READ_ON = 64 * BODY_BYTES  # read of a body that is too long, so that its sender hears why
CSRF_MARK = "the-token-of-the-reader"  # stands for the reader's token in a page that is kept


class Door:
    """The application with a door before it (ASGI)."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app: Any = app
        self.settings = settings
        each = settings.requests_per_second, settings.posts_per_second
        self.requests, self.posts = (Tokens(count, count) for count in each)
        self.tables = Tokens.by_minute(settings.tables_per_minute)
        self.invitations = Tokens.by_minute(settings.invitations_per_minute)
        self.chat = Tokens.by_minute(settings.chat_per_minute)
        self.streams = Places(settings.streams, settings.streams_per_address)
        self.uploads = Places(UPLOADS, UPLOADS_EACH)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def dressed(sent: Event) -> None:
            nonlocal started
            if sent["type"] == "http.response.start":
                started = True
                sent["headers"] = with_headers(sent["headers"], self.settings.secure)
            await send(sent)

        try:
            await self._let_in(scope, receive, dressed)
        except Exception:
            log.exception("a bug at %s", scope["path"])
            if started:
                raise
            await self._refuse(scope, dressed, 500, "web.error-bug", close=True)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] != "POST" or not RECORD.fullmatch(scope["path"]):
            await self._let_in_with(scope, receive, send, BODY_BYTES)
            return
        address = address_of(scope["client"][0] if scope["client"] else None)
        if not self.uploads.enter(address):
            await self._refuse(scope, send, 429, "web.error-fast", wait=2, close=True)
            return
        try:
            await self._let_in_with(scope, receive, send, UPLOAD_BYTES)
        finally:
            self.uploads.leave(address)

    async def _let_in_with(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """A request that may bring so many bytes."""
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = await read_whole(receive, most)
        except TimeoutError:
            await self._refuse(scope, send, 408, "web.error-slow", close=True)
            return
        if body is None:
            return  # gone before all was said: nothing was asked
        if len(body) > most:
            await self._refuse(scope, send, 413, "web.error-size", close=True)
            return
        address = address_of(scope["client"][0] if scope["client"] else None)
        wait = self._must_wait(scope, address)
        if wait:
            await self._refuse(scope, send, 429, "web.error-fast", wait=wait)
        elif not has_few_pairs(scope):
            await self._refuse(scope, send, 400, "web.error-request")
        elif not is_path(scope["path"]):
            await self._refuse(scope, send, 404, "web.error-page")
        elif STREAM.fullmatch(scope["path"]):
            await self._stream(scope, replay(body, receive), send, address)
        else:
            await self.app(head_as_get(scope), replay(body, receive), send)

    def _must_wait(self, scope: Scope, address: str) -> float:
        """Seconds until this address may ask for that again; 0 for now."""
        wait = self.requests.take(address)
        if not wait and scope["method"] not in ("GET", "HEAD"):
            wait = self.posts.take(address) or self._must_wait_for(scope["path"], address)
        return wait

    def _must_wait_for(self, path: str, address: str) -> float:
        """The same for what is counted by the minute."""
        if NEW_TABLE.fullmatch(path):
            return self.tables.take(address)
        if INVITATION.fullmatch(path):
            return self.invitations.take(address)
        return self.chat.take(address) if CHAT.fullmatch(path) else 0.0

    async def _stream(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        if not self.streams.enter(address):
            await self._refuse(scope, send, 429, "web.error-streams", wait=10)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.streams.leave(address)

    async def _refuse(
        self, scope: Scope, send: Send, status: int, id: str, wait: float = 0, close: bool = False
    ) -> None:
        """A sentence in the reader's language, cheap enough for a flood."""
        REFUSED.count += 1
        if not has_few_pairs(scope):
            headers_left = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
            scope = {**scope, "headers": headers_left, "query_string": b""}
        scope["litestar_app"] = self.app
        request = Request[Any, Any, Any](scope)  # type: ignore[arg-type]
        lang = lang_of(request)
        kind = MEDIA if is_api(request) else "text/html; charset=utf-8"
        headers: Headers = [(b"content-type", kind.encode())]
        if wait:
            headers.append((b"retry-after", str(math.ceil(wait)).encode()))
        if close:
            headers.append((b"connection", b"close"))
        if is_api(request):
            text = problem(status, say(Message(id), lang), lang).decode()
        elif is_htmx(request):
            headers += [(b"hx-retarget", b"#notice"), (b"hx-reswap", b"innerHTML")]
            text = f"<p>{escape(say(Message(id), lang))}</p>"
        else:
            text = refusal_page(lang, theme_of(request), status, id)
            text = text.replace(CSRF_MARK, escape(csrf_of(request)))
        content = text.encode()
        headers.append((b"content-length", str(len(content)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})


@lru_cache(maxsize=256)
def refusal_page(lang: str, theme: str, status: int, id: str) -> str:
    """The error page, with a mark where the reader's token goes."""
    text = say(Message(id), lang)
    frame = PageView(lang=lang, theme=theme, path="/", csrf=CSRF_MARK, title=text)
    return render("error.html", lang, page=frame, text=text, status_code=status)


async def read_whole(receive: Receive, most: int) -> bytes | None:
    """The body; more than `most` bytes of it only if it was too long; None if the sender left."""
    body, size = bytearray(), 0
    while True:
        part = await receive()
        if part["type"] != "http.request":
            return None
        size += len(part.get("body", b""))
        if len(body) <= most:
            body += part.get("body", b"")
        if not part.get("more_body", False) or size > most + READ_ON:
            return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """A body once more; after it, whatever else happens to the connection."""
    told = False

    async def again() -> Event:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def head_as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET; the server leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def has_few_pairs(scope: Scope) -> bool:
    """Whether query and cookies are no longer lists than ours could be."""
    cookies = sum(value.count(b";") for name, value in scope["headers"] if name == b"cookie")
    return max(cookies, scope["query_string"].count(b"&")) <= MOST_PAIRS


def is_path(path: str) -> bool:
    """Whether a path could be one of ours: letters that can be seen, names a file could have."""
    parts = path.split("/")
    return path.isprintable() and all(len(part.encode()) <= LONGEST_NAME for part in parts)
