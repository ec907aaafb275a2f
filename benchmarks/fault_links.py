"""A connection on loopback that can be cut, silenced and slowed down: between clients and nodes, nodes and database."""

import asyncio
from contextlib import suppress

CHUNK = 65536


class Link:
    """Listens at a port of its own and passes everything on."""

    def __init__(self, target: int = 0) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """The seconds that every piece of data takes longer, in each direction."""
        self._open = asyncio.Event()
        """Cleared while nothing gets through, although nobody is told."""
        self._refusing = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> "Link":
        self._open.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=1024)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        if self._server:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Ends all connections; new ones are possible, unless `refuse` forbids them."""
        for writer in list(self._writers):
            writer.transport.abort()

    def refuse(self, yes: bool) -> None:
        self._refusing = yes
        if yes:
            self.cut()

    def silence(self, yes: bool) -> None:
        if yes:
            self._open.clear()
        else:
            self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing or not self.target:
            writer.transport.abort()
            return
        self._writers.add(writer)
        try:
            # the node must see the client's own address, because its limits count by address
            there, on = await asyncio.open_connection("127.0.0.1", self.target,
                                                      local_addr=(writer.get_extra_info("peername")[0], 0))
        except OSError:
            self._writers.discard(writer)
            writer.transport.abort()
            return
        self._writers.add(on)
        try:
            ways = [asyncio.create_task(self._pass(reader, on)), asyncio.create_task(self._pass(there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        finally:
            for each in (writer, on):
                self._writers.discard(each)
                each.transport.abort() if self._refusing else each.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._open.wait()
                writer.write(data)
                await writer.drain()
