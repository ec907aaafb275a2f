"""Byte-level round trips at every decision of random games of all sets: `python -m benchmarks.round_trips`.

At each decision the game is written and read as bytes, and its position is read back (in the middle of a turn too);
now and then it is pickled. Whatever differs stops the run and is shown as a record.
"""

import argparse
import json
import pickle
import sys
import time

import mindbug
from benchmarks.mixes import MIXES
from mindbug.engine.random32 import Random

PICKLED = 16  # one decision of that many


def check(game: mindbug.Game, number: int) -> None:
    data = game.to_bytes()
    again = mindbug.Game.from_bytes(data)
    assert again.to_bytes() == data and again.legal_actions() == game.legal_actions()
    there = mindbug.Game.from_position(json.loads(json.dumps(game.position())), chance="explicit")
    assert there.legal_actions() == game.legal_actions()
    assert there.position() == game.position()
    assert there.observation("p1") == game.observation("p1") and there.observation("p2") == game.observation("p2")
    if number % PICKLED == 0:
        assert pickle.loads(pickle.dumps(game)) == game


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.round_trips", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: to go on, to share work")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    decisions, begin = 0, time.monotonic()
    for played, number in enumerate(range(arguments.first, arguments.first + arguments.games), 1):
        seed = arguments.seed + number
        game = MIXES[number % len(MIXES)].game(seed, chance="explicit")
        random = Random(seed)
        while True:
            try:
                check(game, decisions)
            except Exception:
                print(game.record())
                raise
            decisions += 1
            actions = game.legal_actions()
            if not actions:
                break
            game.apply(actions[random.below(len(actions))])
        if played % 500 == 0:
            print(f"{played} games, {decisions} decisions, {time.monotonic() - begin:.0f} s", flush=True)
    print(f"{arguments.games} games, {decisions} decisions: all of them came back as they were")
    return 0


if __name__ == "__main__":
    sys.exit(main())
