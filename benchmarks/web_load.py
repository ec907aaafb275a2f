"""The number of games that the server carries: pairs of players over real sockets, a choice every two seconds per game.

    python -m benchmarks.web_load --games 50 100 200 400 700 1000
    python -m benchmarks.web_load --games 50 100 --socket page
    python -m benchmarks.web_load --idle 1000
    python -m benchmarks.web_load --sockets 10000

Clients are on one core, the server on the other. Every pair comes from a loopback address of its own, so that the
limits per address are those of every day.

On a machine that does something else too, most of an answer's time is waiting for a core. Therefore every answer is
timed twice: by the clock on the wall, and by how much processor time the server took from the choice to the step, for
this game and all those before it in the queue. The second is what the first would be if the server had its core for
itself (but for the disk), or somewhat more, because whatever came in while the server had to wait is then in the queue.
"""

import argparse
import asyncio
import gc
import html
import http.client
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import astuple, dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.web.servers import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SERVER_CORE, CLIENT_CORE = 0, 1
EVERY = 2.0  # seconds between two choices of a game
WARM_UP = 2 * EVERY
PATIENCE = 20.0  # seconds until an answer is given up
OPENING_AT_ONCE = 8
SOCKETS_PER_ADDRESS = 100
GAMES_TO_WATCH = 10
WARM_UP_SOCKETS = 20
SILENCE = 80.0
"""Seconds: two pings, after which a socket gives back the memory of its compression, and then a sweep of the house."""
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")

SEQ = re.compile(r'"seq":(\d+)')
LABEL = re.compile(r'name="label" value="(.*?)"')


# ---- what the machine says


@dataclass(frozen=True)
class Usage:
    """Seconds of processor time up to now, or of a time between."""

    server: float
    clients: float
    server_core: float
    """The load that everybody together put on that core."""
    client_core: float
    wall: float

    @classmethod
    def of(cls, server: Server) -> "Usage":
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        return cls((int(fields[11]) + int(fields[12])) / TICKS, time.process_time(), busy(SERVER_CORE),
                   busy(CLIENT_CORE), time.monotonic())

    def __sub__(self, before: "Usage") -> "Usage":
        return Usage(*(now - then for now, then in zip(astuple(self), astuple(before), strict=True)))

    def shares(self) -> tuple[float, float, float]:
        """The load of the server, of the clients, and of all others on the core where they were more."""
        others = max(self.server_core - self.server, self.client_core - self.clients)
        return self.server / self.wall, self.clients / self.wall, others / self.wall


def busy(core: int) -> float:
    lines = Path("/proc/stat").read_text().splitlines()
    return sum(map(int, next(line for line in lines if line.startswith(f"cpu{core} ")).split()[1:4])) / TICKS


def memory_of(server: Server) -> int:
    """Bytes."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


def processor_clock(server: Server) -> int:
    """The clock that says how long the server has been running on a core (see clock_getcpuclockid(3))."""
    return ~server.process.pid << 3 | 2


def start_server(folder: Path) -> Server:
    os.sched_setaffinity(0, {SERVER_CORE})  # the server inherits it, with all its threads
    try:
        return Server(folder / "data")
    finally:
        os.sched_setaffinity(0, {CLIENT_CORE})


# ---- the players


class Household:
    """An address with its requests."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server.address.partition("//")[2]
        self.clock = processor_clock(server)
        self.address = f"127.1.{1 + number // 250}.{1 + number % 250}"

    async def call(self, path: str, body: object = None, **headers: str) -> Any:
        return await asyncio.to_thread(self._call, path, body, headers)

    def _call(self, path: str, body: object, headers: dict[str, str]) -> Any:
        connection = http.client.HTTPConnection(self.server, timeout=PATIENCE, source_address=(self.address, 0))
        try:
            connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body),
                               headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status >= 400:
                raise OSError(f"{path.split('/')[1]} was refused with {answer.status}")
            return json.loads(text) if answer.status < 300 else None
        finally:
            connection.close()

    def _sit_down(self, path: str) -> str:
        """Takes a seat by its link, as a browser does, and returns the cookie."""
        connection = http.client.HTTPConnection(self.server, timeout=PATIENCE, source_address=(self.address, 0))
        try:
            connection.request("POST", path)
            return str(connection.getresponse().getheader("set-cookie")).partition(";")[0]
        finally:
            connection.close()

    async def open_game(self) -> tuple[str, list[str]]:
        """Its id and the tokens of both seats."""
        opened = await self.call("/api/games", {"opponent": "friend"})
        joined = await self.call(f"/api/games/{opened['game']}/join", {"invitation": opened["invitation"]})
        return opened["game"], [opened["token"], joined["token"]]

    async def connect(self, game: str, token: str, page: bool) -> ClientConnection:
        if page:
            cookie = await asyncio.to_thread(self._sit_down, f"/game/{game}/seat/{token}")
            path, headers = f"/live/{game}", {"cookie": cookie}
        else:
            path, headers = f"/api/games/{game}/live", {"authorization": f"Bearer {token}"}
        return await connect(f"ws://{self.server}{path}", additional_headers=headers, local_addr=(self.address, 0),
                             max_size=None)


@dataclass(frozen=True)
class ClockReading:
    wall: float
    server: float
    """Processor time of the server."""

    @classmethod
    def now(cls, server_clock: int) -> "ClockReading":
        return cls(time.perf_counter(), time.clock_gettime(server_clock))


class Seat:
    """One socket: the last view, and when it came."""

    def __init__(self, socket: ClientConnection, page: bool, server_clock: int) -> None:
        self.socket = socket
        self.server_clock = server_clock
        self.page = page
        self.view = ""
        self.parts: dict[str, str] = {}
        """The parts of the page; an update has only those that have changed."""
        self.seq = -1
        self.at = ClockReading(0.0, 0.0)
        self.refusals = 0
        self.bytes = 0
        self.news = asyncio.Event()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                at = ClockReading.now(self.server_clock)
                found = SEQ.search(text)
                if text.startswith('{"type":"refused"') or found is None:
                    self.refusals += 1
                    continue
                seq = int(found[1])
                if seq > self.seq:  # not: somebody came or went
                    self.at = at
                self.seq, self.view = seq, text
                if self.page:
                    self.parts |= json.loads(text)["parts"]
                self.bytes += len(text)
                self.news.set()
        except WebSocketException:
            pass  # whoever waits will notice

    async def until(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.seq < seq:
                self.news.clear()
                await self.news.wait()

    def options(self) -> list[str]:
        if self.page:
            return [html.unescape(label) for part in self.parts.values() for label in LABEL.findall(part)]
        decision = json.loads(self.view)["view"]["decision"]
        return list(decision["options"] or ()) if decision else []

    async def close(self) -> None:
        self.listening.cancel()
        await self.socket.close()


@dataclass
class Tally:
    """The observations of all pairs in the time that counts."""

    since: float = float("inf")
    answers: list[float] = field(default_factory=list)
    """Seconds from sending a choice to the step at the one who chose."""
    opponents: list[float] = field(default_factory=list)
    """The delay at the opponent."""
    own_time: list[float] = field(default_factory=list)
    """The answers in the server's processor time."""
    late: int = 0
    """Choices that could not be sent when they were due, because the one before was not answered yet."""
    games: int = 0
    errors: Counter[str] = field(default_factory=Counter)


class Pair:
    def __init__(self, household: Household, tally: Tally, page: bool, seed: int) -> None:
        self.household = household
        self.tally = tally
        self.page = page
        self.random = random.Random(seed)
        self.seats: list[Seat] = []

    async def sit_down(self) -> None:
        game, tokens = await self.household.open_game()
        self.seats = [Seat(await self.household.connect(game, token, self.page), self.page, self.household.clock)
                      for token in tokens]
        for seat in self.seats:
            await seat.until(1)  # joining was the first line

    async def stand_up(self) -> None:
        for seat in self.seats:
            await seat.close()

    async def play(self, begin: float, end: float) -> None:
        due = begin + self.random.uniform(0, EVERY)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                await self.choose()
            except (OSError, TimeoutError, WebSocketException) as error:
                self.tally.errors[type(error).__name__] += 1
                return
            due += EVERY
            if due < (now := time.perf_counter()):
                self.tally.late += 1
                due = now

    async def choose(self) -> None:
        mine, theirs = self.seats
        if not (options := mine.options()):
            mine, theirs = theirs, mine
            options = mine.options()
        if not options:  # the game is over; the next one does not count as an answer
            await self.stand_up()
            await self.sit_down()
            self.tally.games += 1
            return
        begun, seq = ClockReading.now(self.household.clock), mine.seq
        await mine.socket.send(json.dumps({"type": "choose", "label": self.random.choice(options), "seq": seq}))
        await mine.until(seq + 1)
        await theirs.until(seq + 1)
        if begun.wall >= self.tally.since:
            self.tally.answers.append(mine.at.wall - begun.wall)
            self.tally.opponents.append(theirs.at.wall - begun.wall)
            self.tally.own_time.append(mine.at.server - begun.server)


# ---- measuring


@dataclass(frozen=True)
class Row:
    games: int
    tally: Tally
    usage: Usage
    per_game: float
    """Bytes of memory."""
    per_step: float
    """Characters of one message, before compression."""

    HEAD = ("| games | choices/s | median ms | 95 % | 99 % | 99 % opponent | server time: median ms | 95 % | 99 % | "
            "late | errors | server CPU | clients CPU | others | KB/game | KB/step |")

    def __str__(self) -> str:
        tally = self.tally
        cells = [str(self.games), f"{len(tally.answers) / self.usage.wall:.0f}",
                 *(f"{value:.1f}" for value in percentiles(tally.answers)), f"{percentiles(tally.opponents)[2]:.1f}",
                 *(f"{value:.1f}" for value in percentiles(tally.own_time)), str(tally.late), str(tally.errors.total()),
                 *(f"{share:.0%}" for share in self.usage.shares()), f"{self.per_game / 1024:.0f}",
                 f"{self.per_step / 1024:.1f}"]
        return f"| {' | '.join(cells)} |"


def percentiles(seconds: list[float]) -> tuple[float, float, float]:
    """Median, 95th, 99th, in milliseconds."""
    if len(seconds) < 2:
        return (float("nan"),) * 3
    cuts = quantiles(seconds, n=100, method="inclusive")
    return cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000


async def gather_some(work: list[Any]) -> None:
    """All of it, a few at a time."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(each: Any) -> None:
        async with gate:
            await each

    await asyncio.gather(*map(one, work))


async def measure(server: Server, games: int, page: bool, seconds: float) -> Row:
    tally = Tally()
    first = Pair(Household(server, 0), Tally(), page, 0)  # what is loaded once is loaded now
    await first.sit_down()
    for _ in range(5):
        await first.choose()
    empty = memory_of(server)
    pairs = [Pair(Household(server, i), tally, page, i) for i in range(1, games + 1)]
    await gather_some([pair.sit_down() for pair in pairs])
    gc.collect()
    gc.freeze()
    gc.disable()  # when the clients pause, they all choose at once afterwards, which people do not
    begin = time.perf_counter()
    tally.since = begin + WARM_UP
    playing = [asyncio.create_task(pair.play(begin, tally.since + seconds)) for pair in pairs]
    await asyncio.sleep(WARM_UP)
    before, heard = Usage.of(server), sum(seat.bytes for pair in pairs for seat in pair.seats)
    await asyncio.sleep(seconds)
    after, memory = Usage.of(server), memory_of(server)
    heard = sum(seat.bytes for pair in pairs for seat in pair.seats) - heard
    await asyncio.gather(*playing)
    gc.enable()
    tally.errors["refused"] += sum(seat.refusals for pair in pairs for seat in pair.seats)
    for pair in (first, *pairs):
        await pair.stand_up()
    return Row(games, tally, after - before, (memory - empty) / games, heard / max(1, 2 * len(tally.answers)))


async def measure_idle(server: Server, games: int, choices: int) -> tuple[float, float]:
    """Bytes per game that nobody is looking at: fresh, and after that many choices."""
    households = [Household(server, i) for i in range(games + 20)]
    seats: dict[str, tuple[Household, list[str]]] = {}

    async def open_one(household: Household) -> None:
        game, tokens = await household.open_game()
        seats[game] = household, tokens

    async def play_one(game: str, seed: int) -> None:
        household, tokens = seats[game]
        dice = random.Random(seed)
        for _ in range(choices):
            for token in tokens:
                state = await household.call(f"/api/games/{game}", authorization=f"Bearer {token}")
                decision = state["view"]["decision"]
                if decision and decision["options"]:
                    await household.call(f"/api/games/{game}/choose",
                                         {"label": dice.choice(decision["options"]), "seq": state["seq"]},
                                         authorization=f"Bearer {token}")
                    break

    await gather_some([open_one(household) for household in households[games:]])  # to warm up
    await gather_some([play_one(game, 0) for game in list(seats)])
    seats.clear()
    empty = memory_of(server)
    await gather_some([open_one(household) for household in households[:games]])
    fresh = memory_of(server)
    await gather_some([play_one(game, seed) for seed, game in enumerate(list(seats))])
    return (fresh - empty) / games, (memory_of(server) - empty) / games


async def measure_sockets(server: Server, count: int) -> tuple[float, int, int]:
    """Bytes of memory per open socket of a page that nothing is sent to, each a spectator of one of a few games; of the
    whole server with all of them; and the same when they have been silent for so long that they gave some back."""
    households = [Household(server, i) for i in range(1 + count // SOCKETS_PER_ADDRESS)]
    games = [(await household.open_game())[0] for household in households[:GAMES_TO_WATCH]]
    open_now: list[ClientConnection] = []

    async def watch(number: int) -> None:
        household = households[number // SOCKETS_PER_ADDRESS]
        address = f"ws://{household.server}/live/{games[number % len(games)]}"
        socket = await connect(address, local_addr=(household.address, 0), max_size=None, ping_interval=None,
                               open_timeout=PATIENCE)
        open_now.append(socket)
        await socket.recv()

    await gather_some([watch(number) for number in range(min(count, WARM_UP_SOCKETS))])
    empty, before = memory_of(server), len(open_now)
    await gather_some([watch(number) for number in range(before, count)])
    full = memory_of(server)
    await asyncio.sleep(SILENCE)
    silent = memory_of(server)
    await gather_some([socket.close() for socket in open_now])
    return (full - empty) / (count - before), full, silent


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, nargs="+", default=[50, 100, 200, 400, 700, 1000], metavar="N")
    parser.add_argument("--socket", choices=("json", "page"), default="json", help="for programs, or for browsers")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement (default: %(default)s)")
    parser.add_argument("--idle", type=int, metavar="N", help="instead: the memory of N games that nobody looks at")
    parser.add_argument("--sockets", type=int, metavar="N", help="instead: the memory of N sockets that are silent")
    parser.add_argument("--choices", type=int, default=20, help="in each of these (default: %(default)s)")
    args = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        raise SystemExit("two cores are needed: one for the server, one for the clients")
    print(f"{args.socket} socket, a choice every {EVERY:g} s per game, {args.seconds:g} s each; load of the machine "
          f"before: {os.getloadavg()[0]:.1f}")
    if args.idle:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(Path(folder))
            fresh, played = asyncio.run(measure_idle(server, args.idle, args.choices))
            server.kill()
        print(f"memory per idle game: {fresh / 1024:.1f} KB, after {args.choices} choices {played / 1024:.1f} KB")
        return 0
    if args.sockets:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(Path(folder))
            try:
                per_socket, whole, silent = asyncio.run(measure_sockets(server, args.sockets))
            finally:
                server.kill()
        print(f"memory per new socket: {per_socket / 1024:.1f} KB; of the server: {whole / 2 ** 20:.0f} MB, "
              f"after {SILENCE:g} s of silence {silent / 2 ** 20:.0f} MB")
        return 0
    print(Row.HEAD)
    print("|" + "---:|" * (Row.HEAD.count("|") - 1))
    failed = False
    for games in args.games:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(Path(folder))
            try:
                row = asyncio.run(measure(server, games, args.socket == "page", args.seconds))
            finally:
                server.kill()
        print(row, flush=True)
        failed |= row.tally.errors.total() > 0
        if row.tally.errors.total():
            print(f"errors: {dict(row.tally.errors)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
