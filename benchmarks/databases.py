"""Processor time per choice with PostgreSQL and with SQLite: pairs of players over real sockets, by turns with each.

    python -m benchmarks.databases --games 60 --choices 600 --rounds 3
    python -m benchmarks.databases --games 60 --choices 600 --rounds 3 --workers 2    # one worker against two

Every choice is on the disk before it is answered. Counted are the server and, apart from it, all processes of
PostgreSQL. The best of all rounds counts: the others were disturbed.

With `--workers` both servers use PostgreSQL, and what counts is how long the busiest worker of each was running: it is
the first that has no time left when there are more players, however many cores the machine of the test has.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.postgres import Cluster
from tests.web.servers import Server
from websockets.asyncio.client import ClientConnection

from benchmarks.web_load import Household

TICKS = os.sysconf("SC_CLK_TCK")
PAUSE = 0.5  # the longest that a player thinks


@dataclass(frozen=True)
class Cost:
    """Milliseconds per choice."""

    server: float
    database: float
    busiest: float
    """The part of the server's that fell to the worker with the most work."""


def seconds_of(process: int) -> float:
    """The processor time of a process and of all that it has started, the ended ones included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(map(int, fields[11:15])) / TICKS + sum(seconds_of(int(child)) for child in children)


def workers_of(process: int) -> list[float]:
    """The processor times of the workers of a server; of a server without workers its own."""
    arguments = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
    if b"--workers" not in arguments:
        return [seconds_of(process)]
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [seconds_of(int(child)) for child in children]


class Pair:
    """Two players at one table, who choose until there have been enough choices."""

    def __init__(self, household: Household, seed: int) -> None:
        self.household = household
        self.random = random.Random(seed)
        self.made = 0

    async def play(self, choices: int) -> None:
        while self.made < choices:
            game, tokens = await self.household.open_game()
            sockets = [await self.household.connect(game, token, page=False) for token in tokens]
            try:
                await asyncio.gather(*(self._play_at(socket, choices) for socket in sockets))
            finally:
                for socket in sockets:
                    await socket.close()

    async def _play_at(self, socket: ClientConnection, choices: int) -> None:
        async for text in socket:
            state = json.loads(text)
            if state["type"] != "step" or (state["kind"] == "surroundings" and state["seq"] > 1):
                continue
            if state["result"] or self.made >= choices:
                return
            if options := state["view"]["decision"]["options"]:
                await asyncio.sleep(self.random.uniform(0, PAUSE))
                self.made += 1
                await socket.send(json.dumps({"type": "choose", "label": self.random.choice(options),
                                              "seq": state["seq"]}))


async def measure(server: Server, database: int | None, games: int, choices: int) -> Cost:
    pairs = [Pair(Household(server, number), number) for number in range(games)]
    before = workers_of(server.process.pid), seconds_of(database) if database else 0.0
    await asyncio.gather(*(pair.play(choices // games) for pair in pairs))
    after = workers_of(server.process.pid), seconds_of(database) if database else 0.0
    made = sum(pair.made for pair in pairs)
    spent = [1000 * (now - then) / made for then, now in zip(before[0], after[0], strict=True)]
    return Cost(sum(spent), 1000 * (after[1] - before[1]) / made, max(spent))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="at a time (default: %(default)s)")
    parser.add_argument("--choices", type=int, default=600, help="in each round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="of each database (default: %(default)s)")
    parser.add_argument("--workers", type=int, metavar="N", help="instead: one worker against N, both with PostgreSQL")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        (folder / "postgres").mkdir()
        cluster = Cluster(folder / "postgres")
        if args.workers:
            several = ("--workers", str(args.workers))
            servers = {"one worker": Server(folder / "data", "--database", cluster.new_database()),
                       "workers": Server(folder / "data", "--database", cluster.new_database(), *several)}
        else:
            servers = {"SQLite": Server(folder / "data"),
                       "PostgreSQL": Server(folder / "data", "--database", cluster.new_database())}
        found: dict[str, list[Cost]] = {kind: [] for kind in servers}
        try:
            for _ in range(args.rounds):
                for kind, server in servers.items():
                    database = cluster.pid if kind != "SQLite" else None
                    found[kind].append(asyncio.run(measure(server, database, args.games, args.choices)))
        finally:
            for server in servers.values():
                server.kill()
            cluster.stop()
    best = {kind: min(costs, key=lambda cost: cost.server + cost.database) for kind, costs in found.items()}
    for kind, cost in best.items():
        print(f"{kind:12} {cost.server:.2f} ms per choice in the server, {cost.database:.2f} ms in the database")
    if args.workers:
        one, many = best.values()
        part, even = many.busiest / one.busiest, many.server / one.server / args.workers
        print(f"the busiest of the {args.workers} takes {many.busiest:.2f} ms per choice, {part:.2f} of what one takes "
              f"(evenly shared {even:.2f})")
        return
    node = best["PostgreSQL"].server / best["SQLite"].server
    everything = (best["PostgreSQL"].server + best["PostgreSQL"].database) / best["SQLite"].server
    print(f"PostgreSQL takes {node:.2f} x as much in the server, {everything:.2f} x with the database")


if __name__ == "__main__":
    main()
