"""What the API can do, one operation each: how it is called, what it takes, gives and refuses.

The handlers and the OpenAPI document are made from the same list, so neither can say more than the
other. Bodies are read strictly by their types: a number as a text is refused, not guessed.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler

from regalia.core.message import Message
from regalia.text import fail, say
from regalia.web.errors import NotJson, NoToken, NotYours, Unread
from regalia.web.live import LiveTable
from regalia.web.pages.errors import READER
from regalia.web.pages.site import (
    Asked,
    Site,
    held_seats,
    is_host,
    lang_of,
    may_invite,
    my_seat,
    places_at,
    site_of,
)
from regalia.web.security import BODY_BYTES

BASE = "/api/v1"
JSON = "application/json"
ANYONE, SEAT, HOST = "anyone", "seat", "host"  # whose token an operation asks for
T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Call:
    """One request of a program."""

    request: Asked
    body: Any = None  # as the operation takes it

    @property
    def site(self) -> Site:
        return site_of(self.request)

    @property
    def key(self) -> bytes:
        return self.site.settings.key

    @property
    def lang(self) -> str:
        return lang_of(self.request)

    @property
    def id(self) -> str:
        return str(self.request.path_params["id"])

    @property
    def number(self) -> int:
        """The seat of the address."""
        return int(self.request.path_params["number"])

    async def table(self) -> LiveTable:
        return await self.site.tables.get(self.id)

    async def seat(self) -> tuple[LiveTable, int, int]:
        """The table, the seat of the token, and its issue; whatever goes wrong is told to it."""
        self.must_have_token()
        live = await self.table()
        seat = my_seat(self.request, live, None)
        scope: Any = self.request.scope
        scope[READER] = live.names, seat
        return live, seat, live.seats[seat].issue

    async def eyes(self) -> tuple[LiveTable, int]:
        """The table, and who looks: a seat, or a spectator; a token of elsewhere sees nothing."""
        live = await self.table()
        if "authorization" not in self.request.headers:
            return live, -1
        held = held_seats(self.request, live)
        if not held and not places_at(self.request, live) and not is_host(self.request, live):
            raise fail(NotYours, "web.error-not-your-seat")
        return live, held[0] if held else -1

    async def hosted(self) -> LiveTable:
        """The table, for its host."""
        self.must_have_token()
        live = await self.table()
        if not is_host(self.request, live):
            raise fail(NotYours, "web.error-not-host")
        return live

    async def inviting(self) -> LiveTable:
        """The table, for those who may fill its free seats."""
        self.must_have_token()
        live = await self.table()
        if not may_invite(self.request, live):
            raise fail(NotYours, "web.error-not-host")
        return live

    def must_have_token(self) -> None:
        if "authorization" not in self.request.headers:
            raise fail(NoToken, "web.error-token")


Answer = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Operation:
    """A way to call the API."""

    name: str
    method: str
    path: str  # below /api/v1
    answer: Answer
    group: str
    takes: type[msgspec.Struct] | None = None
    gives: Any = None  # a type, or None for what `media` says
    media: str = JSON
    token: str = ANYONE
    status: int = 200
    problems: tuple[int, ...] = ()
    query: dict[str, str] = field(default_factory=dict)  # what each is for
    most: int = BODY_BYTES  # of a body

    @property
    def refusals(self) -> list[int]:
        """Every status of a problem that may come instead."""
        found = {429, *self.problems}
        if self.takes is not None:
            found |= {400, 413, 415, 422}
        if any(name in self.path for name in ("{id", "{game", "{mark")):
            found |= {404, 410}
        if self.token != ANYONE:
            found |= {401, 403}
        return sorted(found)

    @property
    def address(self) -> str:
        """The path as OpenAPI spells it."""
        return BASE + re.sub(r":(str|int)", "", self.path)

    @property
    def parameters(self) -> list[tuple[str, str]]:
        """What stands in the path: names and kinds."""
        return re.findall(r"\{(\w+):(\w+)\}", self.path)

    def about(self, lang: str) -> str:
        """What it is for."""
        return say(Message(f"web.api-{self.name}"), lang)

    @property
    def handler(self) -> HTTPRouteHandler:
        """What Litestar calls."""

        async def handle(request: Asked) -> Response[Any]:
            body = read(await request.body(), request, self.takes) if self.takes else None
            found = await self.answer(Call(request, body))
            if isinstance(found, Response):
                return found
            data = b"" if found is None else msgspec.json.encode(found)
            return Response(data, status_code=self.status, media_type=JSON)

        made = route(
            self.path,
            http_method=HttpMethod(self.method),
            status_code=200,
            request_max_body_size=self.most,
        )
        handler: HTTPRouteHandler = made(handle)
        return handler


OPERATIONS: list[Operation] = []


def operation(method: str, path: str, group: str, **rest: Any) -> Callable[[Answer], Answer]:
    """Make a function an operation; the sentence `web.api-<name>` says what it is for."""

    def listed(answer: Answer) -> Answer:
        name = answer.__name__.replace("_", "-")
        OPERATIONS.append(Operation(name, method, path, answer, group, **rest))
        return answer

    return listed


def read(body: bytes, request: Asked, kind: type[T]) -> T:
    """A body as an operation takes it, or a sentence that says where it is not."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise fail(NotJson, "web.error-not-json")
    try:
        return msgspec.json.decode(body, type=kind, strict=True)
    except msgspec.ValidationError as error:
        raise fail(Unread, "web.error-body", why=str(error)[:200]) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError, ValueError):
        raise fail(Unread, "web.error-json") from None
