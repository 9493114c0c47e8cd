"""The line between a server and its database: it can be cut, slow, or dead without a word."""

import asyncio
import threading
from collections.abc import Awaitable
from contextlib import suppress
from types import TracebackType

from kit.web import PATIENCE

OPEN, SLOW, SILENT, CUT = "open", "slow", "silent", "cut"
DELAY = 0.02  # seconds that a slow line takes for whatever is under way
CHUNK = 65536


class Line:
    """Passes bytes on from a port of this machine to a socket in the file system."""

    def __init__(self, socket: str) -> None:
        self.socket = socket
        self.state = OPEN
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.writers: set[asyncio.StreamWriter] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> "Line":
        self.thread.start()
        self._call(self._listen())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.become(CUT)
        self._call(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def become(self, state: str) -> None:
        """From now on; what is cut is cut at once."""
        self.state = state
        if state == CUT:
            self._call(self._cut())

    def _call(self, work: Awaitable[None]) -> None:
        async def go() -> None:
            await work

        asyncio.run_coroutine_threadsafe(go(), self.loop).result(PATIENCE)

    async def _listen(self) -> None:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        self.server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _cut(self) -> None:
        for writer in list(self.writers):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far: asyncio.StreamWriter | None = None
        self.writers.add(writer)
        try:
            if self.state != CUT:
                back, far = await asyncio.open_unix_connection(self.socket)
                self.writers.add(far)
                await asyncio.gather(self._pass(reader, far), self._pass(back, writer))
        except OSError:
            pass  # either side has gone
        finally:
            for end in (writer, far):
                if end is not None:
                    self.writers.discard(end)
                    with suppress(RuntimeError):
                        end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            if self.state == SLOW:
                await asyncio.sleep(DELAY)
            while self.state == SILENT:
                await asyncio.sleep(DELAY)
            writer.write(data)
            await writer.drain()
        writer.transport.abort()  # one side has said goodbye: so does the other
