"""A bad line between browser and server: events come late, twice, crosswise or not at all.

Now and then it dies: a stream breaks off, a click does not arrive, or its answer does not.
"""

import http.client
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from types import TracebackType
from typing import Any

PATIENCE = 60.0  # seconds
DYING = 0.03  # of all events, of all clicks, and of all answers to clicks
LATE = 0.2  # of all answers to clicks
DROPPED = {"connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding"}


class Proxy:
    """Passes everything on; events and clicks as `Random(seed)` has it while `is_bad`."""

    def __init__(self, port: int, seed: int) -> None:
        self.random = Random(seed)
        self.is_bad = True
        self.is_silent = False  # streams stay open, and nothing comes
        self.told = 0
        self.died = 0
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            """One connection of the browser."""

            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_GET(self) -> None:
                self._pass_on(None)

            def do_POST(self) -> None:
                self._pass_on(self.rfile.read(int(self.headers.get("content-length", 0))))

            def _pass_on(self, body: bytes | None) -> None:
                is_move = proxy.is_bad and self.path.endswith("/act")
                fate = proxy.random.random() if is_move else 1.0
                if fate < DYING:
                    proxy.died += 1
                    return  # nobody has heard the click
                server = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
                headers = {k: v for k, v in self.headers.items() if k.lower() not in DROPPED}
                try:
                    server.request(self.command, self.path, body, headers)
                    answer = server.getresponse()
                    if fate < 2 * DYING:
                        proxy.died += 1
                        return  # it was heard, and nobody will know
                    if fate < LATE:
                        time.sleep(proxy.random.uniform(0.05, 0.6))
                    self.send_response(answer.status)
                    for name, value in answer.getheaders():
                        if name.lower() not in DROPPED:
                            self.send_header(name, value)
                    self.end_headers()
                    if answer.getheader("content-type", "").startswith("text/event-stream"):
                        for event in proxy.disturbed(events(answer)):
                            self.wfile.write(event)
                            self.wfile.flush()
                    else:
                        self.wfile.write(answer.read())
                except (OSError, http.client.HTTPException):
                    pass  # either side has gone
                finally:
                    server.close()

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> "Proxy":
        self.thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(PATIENCE)

    def disturbed(self, stream: Iterator[bytes]) -> Iterator[bytes]:
        """The events of a stream after they have met with accidents."""
        kept = b""  # one that comes after its successor
        for event in stream:
            if self.is_silent:
                continue
            self.told += 1
            fate = self.random.random() if self.is_bad else 1.0
            if fate < DYING:
                self.died += 1
                return
            if fate < 0.15:
                continue  # lost
            if fate < 0.35 and not kept:
                kept = event
                continue
            if fate < 0.6:
                time.sleep(self.random.uniform(0.05, 0.6))
            yield event
            if fate < 0.45:
                yield event
            if kept:
                yield kept
                kept = b""


def events(answer: http.client.HTTPResponse) -> Iterator[bytes]:
    """Server-sent events as they are written."""
    lines: list[bytes] = []
    while line := answer.readline():
        lines.append(line)
        if line == b"\n":
            yield b"".join(lines)
            lines = []
