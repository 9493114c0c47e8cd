"""A real server on this machine, and browsers without pictures to try it with."""

import asyncio
import os
import random
import re
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from html import unescape
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx

from kit.ports import free_port
from regalia.web import serve
from regalia.web.app import create_app
from regalia.web.pages.site import Site
from regalia.web.settings import Settings

T = TypeVar("T")

PATIENCE = 60.0  # seconds anything may take on a busy machine
# No server here has a certificate: a client that reads those of the whole world begins later.
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def is_shared() -> bool:
    """Whether the tests run on PostgreSQL, which other processes may share."""
    return os.environ.get("REGALIA_ON") == "postgresql"


def address_of(data: Path) -> str:
    """A SQLite file; with REGALIA_ON=postgresql, a database there in its place."""
    if not is_shared():
        return f"sqlite+aiosqlite:///{data}"
    from kit import postgres

    return postgres.running().database(str(data))


class Server:
    """The application under uvicorn, in a thread of the test."""

    def __init__(self, data: Path, port: int | None = None, **rest: Any) -> None:
        self.seed("")
        values: dict[str, Any] = {
            "url": address_of(data),
            "key": bytes(32),
            "bot_pause": 0.0,
            "bot_processes": 0,
            "requests_per_second": 10_000,
            "posts_per_second": 10_000,
            "tables_per_minute": 10_000,
            "chat_per_minute": 10_000,
            "table_chat_per_minute": 10_000,
            "invitations_per_minute": 10_000,
            "draw": self.draw,
            **rest,
        }
        self.settings = Settings(**values)
        self.app = create_app(self.settings)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server = serve.Server(self.app, "127.0.0.1", self.port)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def seed(self, text: str) -> None:
        """Begin the chance of new tables anew: the same text, the same ids and deals."""
        self.chance = random.Random(text)

    def draw(self, count: int) -> bytes:
        """So many bytes, the same in every run."""
        return self.chance.randbytes(count)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(main())

    def __enter__(self) -> "Server":
        self.thread.start()
        until(lambda: self.server.started)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def hold_clock(self, later: float = 0.0) -> None:
        """All that is counted by time happens now, or so much later, however long it takes."""
        door = self.server.door
        limits = (door.requests, door.posts, door.tables, door.invitations, door.chat)
        for tokens in (*limits, self.site.chat):
            tokens.clock = partial(float, tokens.clock() + later)

    @property
    def site(self) -> Site:
        """The parts of the running server."""
        site: Site = self.app.state.site
        return site

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done inside the server's event loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def see(self, look: Callable[[], T]) -> T:
        """What holds between two steps: during one, a game may look as if it were over."""

        async def inside() -> T:
            return look()

        return self.run(inside())


class Guest:
    """Somebody with a browser that has no script: plain forms and cookies."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.client = httpx.Client(
            base_url=url,
            follow_redirects=True,
            headers={"accept-language": lang},
            timeout=PATIENCE,
            verify=NO_AUTHORITIES,
        )
        self.text = ""
        self.get("/")

    def close(self) -> None:
        self.client.close()

    def get(self, path: str) -> httpx.Response:
        return self._seen(self.client.get(path))

    def post(self, path: str, /, **form: str) -> httpx.Response:
        """A form, with the token of the cookie."""
        return self._post(path, {}, form)

    def send(self, path: str, /, **form: str) -> httpx.Response:
        """A form as htmx sends it: the answer is a part of the page."""
        return self._post(path, {"hx-request": "true"}, form)

    def _post(self, path: str, headers: dict[str, str], form: dict[str, str]) -> httpx.Response:
        token = self.client.cookies.get("csrftoken", "")
        fields = {"_csrf_token": token or "", **{k.replace("__", "-"): v for k, v in form.items()}}
        return self._seen(self.client.post(path, data=fields, headers=headers))

    def new_table(self, seats: int = 2, game: str = "kingsburg", **form: str) -> str:
        """Make a table with me at seat 0 and bots elsewhere, unless told otherwise."""
        fields = {"seat__0": "me", "name__0": "Ada", "listed": "on", **form}
        answer = self.post("/tables", game=game, seats=str(seats), **fields)
        assert answer.status_code == 200, answer.text
        return str(answer.url.path).split("/")[2]

    def act(self, table: str, action: str | None = None, **form: str) -> httpx.Response:
        """Take an action of the page, the first if none is named."""
        fields = {**self.forms(), **form, "action": action or self.actions()[0]}
        return self.post(f"/t/{table}/act", **fields)

    def actions(self) -> list[str]:
        """The codes on the page, each once."""
        codes = re.findall(r'name="action"\s+value="([^"]+)"', self.text)
        return list(dict.fromkeys(unescape(code) for code in codes))

    def forms(self, form: str = "act") -> dict[str, str]:
        """The hidden fields of a form of the page."""
        body = re.search(rf'<form id="{form}".*?</form>', self.text, re.S)
        if body is None:
            return {}
        inputs = re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', body[0])
        return {name: value for name, value in inputs if not name.startswith("_")}

    @contextmanager
    def stream(self, table: str, query: str = "") -> Iterator[Iterator[str]]:
        """The events of a table, as the text of their data."""
        with self.client.stream("GET", f"/t/{table}/stream?{query}") as answer:
            assert answer.status_code == 200
            yield events(answer)

    def _seen(self, answer: httpx.Response) -> httpx.Response:
        self.text = answer.text
        return answer


def events(answer: httpx.Response) -> Iterator[str]:
    """Server-sent events; signs of life are left out."""
    data: list[str] = []
    named = False
    for line in answer.iter_lines():
        if line.startswith("data: "):
            data.append(line.removeprefix("data: "))
        elif line.startswith("event: "):
            named = True
        elif not line:
            if data and not named:
                yield "\n".join(data)
            data, named = [], False


def until(is_so: Any, seconds: float = PATIENCE) -> None:
    """Wait for something that will be true, asking less and less often: what asks, works too."""
    end = time.monotonic() + seconds
    pause = 0.005
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(pause)
        pause = min(pause * 1.5, 0.1)
