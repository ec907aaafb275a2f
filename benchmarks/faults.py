"""Three nodes, one PostgreSQL, hundreds of players, and everything that can go wrong; then the books are checked.

    python -m benchmarks.faults --minutes 30 --games 120

Nodes are killed and paused, the database is restarted, and connections are cut, silenced and slowed down, between
players and nodes as well as between nodes and the database. The players write down what they do and are told. When all
is quiet again every game must go on, and the journals must agree with the players' notes.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.postgres import Cluster
from tests.web.servers import Server

from benchmarks.fault_checker import Findings, examine
from benchmarks.fault_clients import NO_ANSWER, Client, Notes, call
from benchmarks.fault_links import Link
from mindbug.web.rooms.store import StoredGame
from mindbug.web.rooms.store_postgres import PostgresStore

NODES = 3
CLOCK = 3600  # seconds of each player in games with a clock
QUIET_SECONDS = 300.0  # after the last fault, until every game must have gone on
PACE = 2.0  # the longest that a player thinks


@dataclass
class Node:
    """One server, the link through which clients reach it, and the one through which it reaches the database."""

    folder: Path
    clients: Link
    database: Link
    address: str
    server: Server | None = None
    busy: bool = False
    """True while something is being done to it."""

    async def start(self) -> None:
        self.server = await asyncio.to_thread(
            Server, self.folder / "data", "--database", self.address, "--games-per-client", "1000000")
        self.clients.target = int(self.server.address.rpartition(":")[2])

    async def kill(self) -> None:
        self.clients.target = 0
        if self.server is not None:
            await asyncio.to_thread(self.server.kill)
            self.server = None

    def signal(self, what: signal.Signals) -> None:
        if self.server is not None:
            self.server.process.send_signal(what)


@dataclass
class World:
    cluster: Cluster
    address: str
    nodes: list[Node]
    random: random.Random
    done: Counter[str] = field(default_factory=Counter)
    """The number of times that each fault has happened."""
    diary: list[tuple[float, str, str, int]] = field(default_factory=list)
    """The time at which a fault began or ended, and the port of the node."""
    restarting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the database is restarted: there is only one."""

    @classmethod
    async def build(cls, folder: Path, seed: int) -> "World":
        cluster = await asyncio.to_thread(Cluster, prepared(folder / "postgres"))
        address = await asyncio.to_thread(cluster.new_database)
        nodes = []
        for number in range(NODES):
            link = await Link(cluster.port).start()
            place = prepared(folder / f"node{number}")
            reached = cluster.address(address.rpartition("/")[2], link.port)
            nodes.append(Node(place, await Link().start(), link, reached))
        world = cls(cluster, address, nodes, random.Random(seed))
        await nodes[0].start()
        await asyncio.gather(*(node.start() for node in nodes[1:]))
        return world

    async def close(self) -> None:
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            await node.kill()
            await node.clients.close()
            await node.database.close()
        await asyncio.to_thread(self.cluster.stop)

    # ---- faults

    async def fault(self) -> None:
        """One fault, with its end."""
        faults: list[tuple[int, Callable[[Node], Awaitable[None]]]] = [
            (3, self.kill), (3, self.pause), (2, self.cut_database), (2, self.silence_database),
            (2, self.slow_database), (2, self.cut_clients), (1, self.slow_clients), (2, self.restart_database)]
        fault = self.random.choices([each for _, each in faults], [weight for weight, _ in faults])[0]
        free = [node for node in self.nodes if not node.busy]
        if not free:
            return
        node = self.random.choice(free)
        node.busy = True
        self.diary.append((time.monotonic(), "begins", fault.__name__, node.clients.port))
        try:
            await fault(node)
            self.done[fault.__name__] += 1
        finally:
            self.diary.append((time.monotonic(), "ends", fault.__name__, node.clients.port))
            node.busy = False

    async def kill(self, node: Node) -> None:
        await node.kill()
        await asyncio.sleep(self.random.uniform(0, 2))
        while True:
            try:
                await node.start()
                return
            except AssertionError:  # the database was down at that moment
                await node.kill()
                await asyncio.sleep(1)

    async def pause(self, node: Node) -> None:
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(self.random.choice((0.5, 3, 6, 12)))
        node.signal(signal.SIGCONT)

    async def cut_database(self, node: Node) -> None:
        node.database.refuse(True)
        await asyncio.sleep(self.random.uniform(0, 8))
        node.database.refuse(False)

    async def silence_database(self, node: Node) -> None:
        node.database.silence(True)
        await asyncio.sleep(self.random.uniform(1, 10))
        node.database.silence(False)

    async def slow_database(self, node: Node) -> None:
        node.database.delay = self.random.uniform(0.05, 0.5)
        await asyncio.sleep(self.random.uniform(2, 6))
        node.database.delay = 0.0

    async def cut_clients(self, node: Node) -> None:
        node.clients.refuse(True)
        await asyncio.sleep(self.random.uniform(0, 4))
        node.clients.refuse(False)

    async def slow_clients(self, node: Node) -> None:
        node.clients.delay = self.random.uniform(0.05, 1.0)
        await asyncio.sleep(self.random.uniform(1, 6))
        node.clients.delay = 0.0

    async def restart_database(self, node: Node) -> None:
        how = self.random.choice((signal.SIGINT, signal.SIGQUIT))
        async with self.restarting:
            await asyncio.to_thread(self.cluster.restart, how)

    async def recover(self) -> None:
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            for link in (node.database, node.clients):
                link.delay = 0.0
                link.refuse(False)
                link.silence(False)


def prepared(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


# ---- players


async def open_game(world: World, number: int) -> list[Notes]:
    """A game of two people, every third one with clocks, every fifth against a bot of the server."""
    against_bot = number % 5 == 4
    order = {"opponent": "bot", "level": "random"} if against_bot else {"opponent": "friend"}
    order_with_clock = {**order, "clock": CLOCK if number % 3 == 0 else 0}
    while True:
        link = world.random.choice(world.nodes).clients
        try:
            opened = await call(link, "/games", None, order_with_clock)
            mine = [Notes(opened["game"], "p1", opened["token"])]
            if not against_bot:
                joined = await call(link, f"/games/{opened['game']}/join", None, {"invitation": opened["invitation"]})
                mine.append(Notes(joined["game"], "p2", joined["token"]))
            return mine
        except (*NO_ANSWER, KeyError):
            await asyncio.sleep(0.5)


def address_of(number: int) -> str:
    return f"127.2.{1 + number // 250}.{1 + number % 250}"


class Table:
    """The players of one game; when it is over they begin another."""

    def __init__(self, world: World, number: int, pace: float) -> None:
        self.world = world
        self.number = number
        self.pace = pace
        self.everybody: list[Notes] = []
        self.clients: list[Client] = []
        self.stopping = False

    async def play(self) -> None:
        rounds = 0
        while not self.stopping:
            players = await open_game(self.world, self.number + rounds)
            self.everybody += players
            links = [node.clients for node in self.world.nodes]
            self.clients = [Client(links, notes, address_of(self.number), 100 * self.number + seat, self.pace)
                            for seat, notes in enumerate(players)]
            await asyncio.gather(*(client.play() for client in self.clients))
            rounds += 1

    def stop(self) -> None:
        self.stopping = True
        for client in self.clients:
            client.stopping.set()


async def run(folder: Path, *, games: int, seconds: float, faults_at_once: int = 2, most_faults: int = 10**6,
              seed: int = 0, pace: float = PACE, diary: Path | None = None,
              tell: Callable[[str], None] = lambda _: None) -> tuple[Findings, World]:
    world = await World.build(folder, seed)
    tables = [Table(world, number, pace) for number in range(games)]
    playing = [asyncio.create_task(table.play()) for table in tables]
    try:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not all(table.everybody for table in tables):
            await asyncio.sleep(0.1)
        tell(f"{games} tables are open")

        async def trouble() -> None:
            while time.monotonic() < end and world.done.total() < most_faults:
                await asyncio.sleep(world.random.uniform(0, 2))
                await world.fault()
                tell(f"{world.done.total()} faults: {dict(world.done)}")

        await asyncio.gather(*(trouble() for _ in range(faults_at_once)))
        await world.recover()
        stuck = await games_go_on(world, tables)
        for table in tables:
            table.stop()
        await asyncio.wait(playing, timeout=30)
        failed = [repr(task.exception()) for task in playing if task.done() and task.exception()]
        for task in playing:  # nobody notes anything while the books are read
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        everybody = [notes for table in tables for notes in table.everybody]
        if diary:
            diary.write_text(json.dumps({"faults": world.diary, "readings": [
                {"game": notes.game, "seat": notes.seat, "readings": notes.readings} for notes in everybody]}))
        found = examine(await stored_games(world, everybody), everybody)
        found.violations += [*stuck, *failed]
        return found, world
    finally:
        for task in playing:
            task.cancel()
        await world.close()


async def games_go_on(world: World, tables: list[Table]) -> list[str]:
    """Waits until every game has moved on or is over, and names those that have not."""
    before = {notes.game: notes.last_seq for table in tables for notes in table.everybody}
    deadline = time.monotonic() + QUIET_SECONDS
    waiting = set(before)
    while waiting and time.monotonic() < deadline:
        await asyncio.sleep(0.2)
        latest: dict[str, tuple[int, bool]] = {}
        for notes in (notes for table in tables for notes in table.everybody):
            seq, over = latest.get(notes.game, (0, False))
            latest[notes.game] = max(seq, notes.last_seq), over or notes.over
        waiting = {game for game in waiting if latest[game][0] <= before[game] and not latest[game][1]}
    return [f"{game}: it does not go on after line {before[game]}" for game in waiting]


async def stored_games(world: World, everybody: list[Notes]) -> dict[str, StoredGame]:
    store = PostgresStore(world.address)
    await store.connect()
    try:
        found = {notes.game: await store.load(notes.game) for notes in everybody}
        return {game: stored for game, stored in found.items() if stored is not None}
    finally:
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0, help="of faults (default: %(default)s)")
    parser.add_argument("--games", type=int, default=120, help="at a time (default: %(default)s)")
    parser.add_argument("--at-once", type=int, default=2, help="faults at the same time (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of choices and faults (default: %(default)s)")
    parser.add_argument("--diary", type=Path, help="a file for every fault and every reading of a clock")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        found, world = asyncio.run(run(
            Path(folder), games=args.games, seconds=60 * args.minutes, faults_at_once=args.at_once, seed=args.seed,
            diary=args.diary, tell=lambda line: print(line, file=sys.stderr, flush=True)))
    print(f"{world.done.total()} faults: {dict(world.done)}\n{found.summary()}")
    return 1 if found.violations else 0


if __name__ == "__main__":
    raise SystemExit(main())
