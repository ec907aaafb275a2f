"""The processor time of a choice on its whole way through the server, from the bytes that come in to those that go out.

    python -m benchmarks.choice_cost                            # as JSON and as pages
    python -m benchmarks.choice_cost --against OTHER/src        # in turns with the code of another checkout

Pairs of players sit at connections without a network in one process with the whole server: uvicorn's protocol, the
application, the house, SQLite on the disk, compression. Only the system's own work for sockets is missing (`web_load`
has it). Other work on the machine hardly changes processor times, and trees that are measured in turns it changes alike.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from mindbug.web.base.config import Config
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import Order
from mindbug.web.server import settings as server_settings

GAMES = 64
TOGETHER = 8
"""Choices of different games that come in at about the same time, as they do when hundreds of games are played."""
PLENTY = 1e9  # no limit of an address is meant to be measured
KINDS = ("JSON", "page")


class Wire(asyncio.Transport):
    """The server's end of a connection, whose other end is this program."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 50000), "sockname": ("127.0.0.1", 80)})
        self.protocol: Any = None
        self.closed = False
        self.writes = 0
        self.bytes = 0

    def write(self, data: Any) -> None:
        self.writes += 1
        self.bytes += len(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    abort = close

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None: ...


def frame(text: str) -> bytes:
    """A message as a browser sends it, with the mask that changes nothing."""
    data = text.encode()
    assert len(data) < 65536
    length = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
    return length + bytes(4) + data


class Server:
    """The whole server in this process."""

    def __init__(self, folder: Path) -> None:
        config = Config(folder, messages_per_second=PLENTY, requests_per_second=PLENTY, connections_per_client=10**6,
                        sockets_per_client=10**6, games_per_client=10**6, games_per_day=10**6)
        self.settings = server_settings.settings_of(config, 10**6)
        self.settings.load()
        from uvicorn.server import ServerState

        self.state = ServerState()
        self.app: Any = self.settings.loaded_app
        while not hasattr(self.app, "state"):
            self.app = self.app.app
        self.house = self.app.state.house

    async def connect(self, path: str, headers: str = "") -> Wire:
        wire = Wire()
        wire.protocol = self.settings.http_protocol_class(  # type: ignore[operator]
            config=self.settings, server_state=self.state, app_state={})
        wire.protocol.connection_made(wire)
        key = base64.b64encode(bytes(16)).decode()
        wire.protocol.data_received((
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"{headers}\r\n").encode())
        async with asyncio.timeout(60):
            while wire.writes < 2:  # the answer, and the first view
                await asyncio.sleep(0.001)
        return wire

    async def open_pair(self, kind: str, seed: int) -> "Pair":
        house = self.house
        live = await house.open_room(Order(opponent="friend"), f"owner {seed}", client := house.new_client())
        await house.join(live, house.invitation(live.room.id), "", other := house.new_client())
        wires = {}
        for seat, secret in (("p1", client), ("p2", other)):
            if kind == "page":
                wires[seat] = await self.connect(f"/live/{live.room.id}", f"Cookie: mindbug={secret}\r\n")
            else:
                wires[seat] = await self.connect(f"/api/games/{live.room.id}/live",
                                                 f"Authorization: Bearer {house.token_of(live, seat)}\r\n")
            wires[seat].protocol.data_received(frame('{"type": "ready"}'))
            while seat not in live.room.ready:
                await asyncio.sleep(0.001)
        return Pair(live, wires, seed)


class Pair:
    """Two people at one game, who choose at random."""

    def __init__(self, live: LiveRoom, wires: dict[str, Wire], seed: int) -> None:
        self.live = live
        self.wires = wires
        self.dice = random.Random(seed)

    def choose(self) -> bool:
        """Sends a choice, unless the game is over."""
        decision = self.live.room.decision
        if decision is None:
            return False
        label = self.dice.choice(decision.options).label
        message = json.dumps({"type": "choose", "label": label, "seq": self.live.room.seq})
        self.wires[decision.player].protocol.data_received(frame(message))
        return True

    def leave(self) -> None:
        for wire in self.wires.values():
            wire.close()


async def measure(kind: str, choices: int, seed: int) -> tuple[int, float]:
    """The number of choices, and the processor time of all of them."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.house.open()
        pairs = [await server.open_pair(kind, seed + number) for number in range(GAMES)]
        made, spent = 0, 0.0
        while made < choices and pairs:
            some = pairs[:TOGETHER]
            before = {pair: pair.live.room.seq for pair in some}
            begun = time.process_time()
            playing = [pair for pair in some if pair.choose()]
            async with asyncio.timeout(60):
                for pair in playing:
                    while pair.live.room.seq == before[pair]:
                        await asyncio.sleep(0.0005)
                await asyncio.sleep(0.0005)
            spent += time.process_time() - begun
            made += len(playing)
            for pair in some:
                if pair not in playing:
                    pair.leave()
            pairs = pairs[TOGETHER:] + playing
        for pair in pairs:
            pair.leave()
        await asyncio.sleep(0.1)
        await server.house.close()
    return made, spent
