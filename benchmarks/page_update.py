"""The cost of an update of the table for the server: composing, encoding and compressing it, by processor time.

    python -m benchmarks.page_update                            # how it grows with spectators and with the game
    python -m benchmarks.page_update --against OTHER/src        # in turns with the code of another checkout

Random games of two people are played in this process, without sockets and without a disk, and with the settings of
Python's search for circular garbage that the server of the tree has. Other work on the machine changes processor times
too, by a fifth and more where it takes the caches of the processor. It changes trees that are measured in turns alike,
but the median of the ratios of single games says more then than the sums.
"""

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import time
import zlib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from mindbug.web.html import viewer
from mindbug.web.html.viewer import Viewer
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import Order
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.server import compression, serve

WARM_UP = 10  # games before those that count: a server knows most cards
FIRST_WARM_UP = 1000  # their seeds
SPECTATORS = (0, 10, 100)
STAGES = (20, 40, 80, 10_000)
"""Choices of a game up to which a stage of it goes."""
NEVER = 1_000_000
BLANK = dict.fromkeys(("choices", "compose", "encode", "compress", "characters", "bytes"), 0.0)

Tally = dict[str, float]


class QuietHouse:
    """Stands in for a house: what a table asks of it."""

    def now(self) -> float:
        return 100.0

    def shown_time(self, live: LiveRoom) -> float:
        return self.now()

    def token(self, game: str, seat: str) -> str:
        return f"token of {seat}"

    def token_of(self, live: LiveRoom, seat: str) -> str:
        return self.token(live.room.id, seat)

    def invitation(self, game: str) -> str:
        return "invitation"


class Reader:
    """Somebody with the table open, and what the messages to them have cost."""

    def __init__(self, live: LiveRoom, seats: tuple[str, ...], tally: Callable[[], Tally]) -> None:
        self.live = live
        self.seats = seats
        self.viewer = Viewer(seats)
        # trees from before the table was sent in parts have a plain function
        self.compose: Any = viewer.TableSteps() if hasattr(viewer, "TableSteps") else vars(viewer)["html_step"]
        self.deflate = zlib.compressobj(compression.LEVEL, wbits=-compression.WINDOW_BITS,
                                        memLevel=compression.MEMORY_LEVEL)
        self.tally = tally

    def notify(self, happened: Happened | None) -> None:
        begun = time.process_time()
        message = self.compose(QuietHouse(), self.live, self.viewer, happened)
        composed = time.process_time()
        text = msgspec.json.encode(message)
        encoded = time.process_time()
        sent = self.deflate.compress(text) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
        if happened is not None:
            tally = self.tally()
            tally["compose"] += composed - begun
            tally["encode"] += encoded - composed
            tally["compress"] += time.process_time() - encoded
            tally["characters"] += len(text)
            tally["bytes"] += len(sent)

    def hear(self, emoted: object) -> None: ...

    def dismiss(self) -> None:
        raise AssertionError("an update could not be made")


def new_room(seed: int) -> Room:
    terms = Order(opponent="friend").terms(meet=False)
    lines = [f"seed: {seed}" if line.startswith("seed") else line for line in terms.setup.splitlines()]
    return Room(f"game {seed}", replace(terms, setup="\n".join(lines)))


def play(seed: int, spectators: int = 0) -> dict[int, Tally]:
    """A random game; what was spent in each of its stages."""
    room, dice, spent = new_room(seed), random.Random(seed), defaultdict[int, Tally](BLANK.copy)
    live = LiveRoom(room, {}, 0.0)
    room.apply(room.join("", 100.0))
    stage = STAGES[0]
    for seats in (("p1",), ("p2",), *[()] * spectators):
        live.enter(reader := Reader(live, seats, lambda: spent[stage]))
        reader.notify(None)
    number = 0
    while (decision := room.decision) is not None:
        stage = next(end for end in STAGES if number < end)
        spent[stage]["choices"] += 1
        label = dice.choice(decision.options).label
        live.notify(room.apply(room.choose((decision.player,), label, room.seq, 100.0)))
        number += 1
    return spent


def added(tallies: "list[Tally]") -> Tally:
    return {name: sum(tally[name] for tally in tallies) for name in BLANK}


def milliseconds(tally: Tally) -> float:
    """Returns the time of one choice, for all who are told of it."""
    return 1000 * (tally["compose"] + tally["encode"] + tally["compress"]) / max(1.0, tally["choices"])


# ---- two trees in turns


class Tree:
    """A process with the code of a checkout, which plays the games that it is told to."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen([sys.executable, __file__, "--worker"], text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(source)})

    def play(self, seed: int) -> Tally:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(seed, file=self.process.stdin, flush=True)
        found: Tally = json.loads(self.process.stdout.readline())
        return found


def search_as_the_server() -> None:
    """Searches for circular garbage as `mindbug serve` of this tree does."""
    try:
        from mindbug.web.base.memory import search_by_hand  # older trees have none
    except ImportError:
        young, middle, _ = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(getattr(serve, "YOUNG", young), NEVER if hasattr(serve, "YOUNG") else middle, NEVER)
    else:
        search_by_hand()


def work() -> None:
    search_as_the_server()
    for line in sys.stdin:
        print(json.dumps(added(list(play(int(line)).values()))), flush=True)


def compare(other: Path, games: int) -> None:
    trees = Tree(other), Tree(Path(viewer.__file__).parents[3])
    for seed in range(FIRST_WARM_UP, FIRST_WARM_UP + WARM_UP):
        for tree in trees:
            tree.play(seed)
    spent: tuple[list[Tally], list[Tally]] = ([], [])
    for seed in range(games):
        for which in (0, 1) if seed % 2 else (1, 0):
            spent[which].append(trees[which].play(seed))
    there, here = map(added, spent)
    single = [milliseconds(now) / milliseconds(then) for then, now in zip(*spent, strict=True)]
    print(f"{here['choices']:.0f} choices in {games} games; per choice, for both players: there, here, ratio")
    for name in BLANK:
        if name != "choices":
            unit = 1 if name in ("characters", "bytes") else 1000
            print(f"{name:12}{unit * there[name] / there['choices']:12.3f}{unit * here[name] / here['choices']:12.3f}"
                  f"{here[name] / there[name]:8.3f}")
    print(f"{'all, ms':12}{milliseconds(there):12.3f}{milliseconds(here):12.3f}"
          f"{milliseconds(here) / milliseconds(there):8.3f}")
    print(f"median of the ratios of single games {median(single):.3f}")


def growth(games: int) -> None:
    search_as_the_server()
    for seed in range(FIRST_WARM_UP, FIRST_WARM_UP + WARM_UP):
        play(seed)
    print("| spectators | ms per choice | ms per reader |\n|---:|---:|---:|")
    for spectators in SPECTATORS:
        cost = milliseconds(added([tally for seed in range(games) for tally in play(seed, spectators).values()]))
        print(f"| {spectators} | {cost:.2f} | {cost / (spectators + 2):.3f} |", flush=True)
    print("\n| choices up to | ms per choice | KB per message |\n|---:|---:|---:|")
    found = [play(seed) for seed in range(games)]
    for stage in STAGES:
        if tallies := [stages[stage] for stages in found if stage in stages]:
            spent = added(tallies)
            print(f"| {stage if stage < STAGES[-1] else 'the end'} | {milliseconds(spent):.2f} | "
                  f"{spent['characters'] / 2048 / spent['choices']:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", type=Path, metavar="SRC", help="the folder `src` of another checkout")
    parser.add_argument("--games", type=int, default=20, help="(default: %(default)s)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        work()
    elif args.against:
        compare(args.against, args.games)
    else:
        growth(args.games)


if __name__ == "__main__":
    main()
