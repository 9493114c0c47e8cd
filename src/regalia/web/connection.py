"""Connections with time limits, and a bound on how many there are.

Uvicorn's own protocol waits for ever: for a head that never ends, for a reader that never reads.
When all places are taken, the oldest connection that still owes us a request makes room: a crowd
that only holds the door open keeps nobody out.
"""

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from regalia.core.message import Message
from regalia.text import LANGS, say
from regalia.web.limits import address_of
from regalia.web.security import with_headers
from regalia.web.settings import Settings


class Crowd:
    """Who is connected: so many in all, so many from each address but a proxy's."""

    def __init__(self, most: int, most_each: int, proxies: Iterable[str] = ()) -> None:
        self.most = most
        self.most_each = most_each
        self.proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.inside: OrderedDict[Connection, str] = OrderedDict()  # oldest first
        self.by_address: dict[str, OrderedDict[Connection, None]] = {}

    def enter(self, connection: "Connection", host: str | None) -> int:
        """0 if there is a place, else the status that says why there is none."""
        address = address_of(host)
        near = self.by_address.get(address, OrderedDict())
        if len(near) >= self.most_each and not self._is_proxy(host) and not self._make_room(near):
            return HTTPStatus.TOO_MANY_REQUESTS
        if len(self.inside) >= self.most and not self._make_room(self.inside):
            return HTTPStatus.SERVICE_UNAVAILABLE
        self.inside[connection] = address
        self.by_address.setdefault(address, OrderedDict())[connection] = None
        return 0

    def leave(self, connection: "Connection") -> None:
        """Free the place; a connection that was refused or made room has none."""
        address = self.inside.pop(connection, None)
        if address is not None:
            near = self.by_address[address]
            del near[connection]
            if not near:
                del self.by_address[address]

    def cut(self) -> None:
        """Everybody out."""
        for connection in list(self.inside):
            connection.transport.abort()

    def _make_room(self, line: Iterable["Connection"]) -> bool:
        for connection in line:
            if connection.owes():
                self.leave(connection)
                connection.transport.abort()
                return True
        return False

    def _is_proxy(self, host: str | None) -> bool:
        try:
            address = ipaddress.ip_address(host or "")
        except ValueError:
            return False
        return any(address in proxy for proxy in self.proxies)


class Connection(H11Protocol):
    """One connection: a head in time, answers that are read in time, a sentence when refused."""

    def __init__(self, *args: Any, crowd: Crowd, settings: Settings, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.crowd = crowd
        self.settings = settings
        self.head_timer: asyncio.TimerHandle | None = None
        self.send_timer: asyncio.TimerHandle | None = None

    def owes(self) -> bool:
        """Whether it is the other side that has to go on."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        status = self.crowd.enter(self, self.client[0] if self.client else None)
        if status:
            id = "web.error-connections" if status == 429 else "web.error-full"
            self._tell(status, id)
        else:
            self._watch_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        self._stop(self.head_timer)
        self._stop(self.send_timer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():  # what comes after a goodbye is not heard
            super().data_received(data)
            self._watch_head()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch_reader()  # what is left to send has its time, too
        else:
            self._watch_head()

    def shutdown(self) -> None:
        """The server ends: connections without a request by now are closed."""
        if self.owes():
            self.transport.close()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop(self.send_timer)
            self.send_timer = None

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.close()  # in the middle of a request: its answer would not be ours
        else:
            self._tell(HTTPStatus.BAD_REQUEST, "web.error-request")

    def _unsupported_upgrade_warning(self) -> None:
        """A client that asks for another protocol goes on in this one; that is not logged."""

    def _watch_head(self) -> None:
        """From the first moment, or the end of an answer, until a whole head is there."""
        if self.conn.their_state is not h11.IDLE:
            self._stop(self.head_timer)
            self.head_timer = None
        elif self.head_timer is None:
            self.head_timer = self.loop.call_later(self.settings.header_seconds, self._too_slow)

    def _watch_reader(self) -> None:
        if self.send_timer is None:
            wait = self.settings.send_seconds
            self.send_timer = self.loop.call_later(wait, self.transport.abort)

    def _too_slow(self) -> None:
        if self.conn.trailing_data[0]:
            self._tell(HTTPStatus.REQUEST_TIMEOUT, "web.error-slow")
        else:
            self.transport.close()

    def _tell(self, status: int, id: str) -> None:
        """A sentence to somebody of whom we know no language, and goodbye."""
        if self.transport.is_closing():
            return
        text = say(Message(id), self.settings.lang or LANGS[0]).encode() + b"\n"
        headers = [
            *self.server_state.default_headers,
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(text)).encode()),
            (b"connection", b"close"),
        ]
        head = f"HTTP/1.1 {status:d} {HTTPStatus(status).phrase}\r\n".encode()
        for name, value in with_headers(headers, self.settings.secure):
            head += name + b": " + value + b"\r\n"
        self.transport.write(head + b"\r\n" + text)
        self.transport.close()
        self._watch_reader()

    @staticmethod
    def _stop(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()
