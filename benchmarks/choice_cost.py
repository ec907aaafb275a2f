"""The processor time of a choice on its whole way through the server, from the bytes that come in to those that go out.

    python -m benchmarks.choice_cost                            # as JSON and as pages
    python -m benchmarks.choice_cost --against OTHER/src        # in turns with the code of another checkout

Pairs of players sit at connections without a network in one process with the whole server: uvicorn's protocol, the
application, the house, SQLite on the disk, compression. Only the system's own work for sockets is missing (`web_load`
has it). All rounds play the same games, and the best of them counts: other work on the machine only adds to it.
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
from pathlib import Path
from typing import Any

from uvicorn.server import ServerState

from mindbug.web.base.config import Config
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import Order
from mindbug.web.server.app import create_app
from mindbug.web.server.settings import settings_of

GAMES = 64
TOGETHER = 8
"""Choices of different games that come in at about the same time, as they do when hundreds of games are played."""
PLENTY = 1e9  # no limit of an address is meant to be measured
KINDS = ("JSON", "page")
WARM_UP = 10_000  # its seed
PATIENCE = 60.0  # seconds
PAUSE = 0.0005


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
    short = len(data) < 126
    head = struct.pack("!BB", 0x81, 0x80 | len(data)) if short else struct.pack("!BBH", 0x81, 0xFE, len(data))
    return head + bytes(4) + data


class Server:
    """The whole server in this process."""

    def __init__(self, folder: Path) -> None:
        config = Config(folder, messages_per_second=PLENTY, requests_per_second=PLENTY, connections_per_client=10**6,
                        sockets_per_client=10**6, games_per_client=10**6, games_per_day=10**6)
        self.settings = settings_of(config, 10**6)
        self.settings.load()
        self.state = ServerState()
        self.app: Any = self.settings.loaded_app
        while not hasattr(self.app, "state"):
            self.app = self.app.app
        self.house = self.app.state.house

    async def connect(self, path: str, headers: str = "") -> Wire:
        wire = Wire()
        protocol: Any = self.settings.http_protocol_class
        wire.protocol = protocol(config=self.settings, server_state=self.state, app_state={})
        wire.protocol.connection_made(wire)
        key = base64.b64encode(bytes(16)).decode()
        wire.protocol.data_received((
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n{headers}\r\n").encode())
        async with asyncio.timeout(PATIENCE):
            while wire.writes < 2:  # the answer, and the first view
                await asyncio.sleep(PAUSE)
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
                await asyncio.sleep(PAUSE)
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
    """The number of choices, at least as many as asked for, and the processor time of all of them."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.house.open()
        pairs = [await server.open_pair(kind, seed + number) for number in range(GAMES)]
        made, spent = 0, 0.0
        while made < choices and pairs:
            some, pairs = pairs[:TOGETHER], pairs[TOGETHER:]
            before = {pair: pair.live.room.seq for pair in some}
            begun = time.process_time()
            playing = [pair for pair in some if pair.choose()]
            async with asyncio.timeout(PATIENCE):
                while any(pair.live.room.seq == before[pair] for pair in playing):
                    await asyncio.sleep(PAUSE)
                await asyncio.sleep(PAUSE)  # what was composed is sent
            spent += time.process_time() - begun
            made += len(playing)
            pairs += playing
            for pair in some:
                if pair not in playing:
                    pair.leave()
        for pair in pairs:
            pair.leave()
        await asyncio.sleep(PAUSE)
        await server.house.close()
    return made, spent


# ---- two trees in turns


def work() -> None:
    """Measures what the lines of the input ask for."""
    for line in sys.stdin:
        kind, choices, seed = json.loads(line)
        print(json.dumps(asyncio.run(measure(kind, choices, seed))), flush=True)


class Tree:
    """A process with the code of a checkout."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen([sys.executable, __file__, "--worker"], text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(source)})

    def milliseconds(self, kind: str, choices: int, seed: int) -> float:
        """Of one choice."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps((kind, choices, seed)), file=self.process.stdin, flush=True)
        made, spent = json.loads(self.process.stdout.readline())
        return 1000 * float(spent) / int(made)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", type=Path, metavar="SRC", help="the folder `src` of another checkout")
    parser.add_argument("--rounds", type=int, default=8, help="(default: %(default)s)")
    parser.add_argument("--choices", type=int, default=300, help="of each round (default: %(default)s)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        return work()
    here = Path(create_app.__code__.co_filename).parents[3]
    trees = [Tree(source) for source in (args.against, here) if source]
    for kind in KINDS:
        for tree in trees:
            tree.milliseconds(kind, args.choices, WARM_UP)
        rounds = [[tree.milliseconds(kind, args.choices, 0) for tree in trees] for _ in range(args.rounds)]
        best = [min(times) for times in zip(*rounds, strict=True)]  # the one that was disturbed least
        print(f"{kind}: {', '.join(f'{each:.3f} ms' for each in best)}, ratio {best[-1] / best[0]:.3f}", flush=True)


if __name__ == "__main__":
    main()
