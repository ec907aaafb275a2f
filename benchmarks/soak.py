"""Many random games of every mix of sets and both editions, with every state checked.

    python -m benchmarks.soak --games 1000000 --jobs 2
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.properties.games import MIXES
from tests.properties.invariants import Broken, check_deal, check_state

from mindbug.engine import codes, machine
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.game.game import OUTCOMES

BATCH = 500
LONGEST = 20_000  # decisions of a game; only a hang gets there


def play(mix: int, seed: int) -> tuple[int, str]:
    """One game; gives the number of its decisions and how it ended."""
    random = Random(seed)
    s = MIXES[mix].state(random)
    check_deal(s.deal)
    decisions = 0
    while s.decision != codes.OVER:
        check_state(s)
        options = legal(s)
        apply(s, options[random.below(len(options))])
        decisions += 1
        if decisions > LONGEST:
            raise Broken("the game does not end")
    check_state(s)
    return decisions, OUTCOMES[s.why]


def play_batch(first: int, games: int) -> tuple[int, int, Counter[str]]:
    """The games with these numbers; the number of a game gives its mix and its seed."""
    decisions = 0
    outcomes: Counter[str] = Counter()
    for number in range(first, first + games):
        mix, seed = number % len(MIXES), number // len(MIXES)
        try:
            length, outcome = play(mix, seed)
        except Exception as error:
            raise Broken(f"{MIXES[mix]}, seed {seed}: {type(error).__name__}: {error}") from error
        decisions += length
        outcomes[outcome] += 1
    return games, decisions, outcomes


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=30_000, help="how many games (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default: %(default)s)")
    arguments = parser.parse_args()
    engine = "plain Python" if str(machine.__file__).endswith(".py") else "compiled"
    print(f"{arguments.games:,} games of {len(MIXES)} mixes, {arguments.jobs} jobs, engine: {engine}", flush=True)
    started = time.monotonic()
    done = decisions = 0
    outcomes: Counter[str] = Counter()
    end = arguments.first + arguments.games
    with ProcessPoolExecutor(arguments.jobs) as pool:
        batches = [pool.submit(play_batch, first, min(BATCH, end - first))
                   for first in range(arguments.first, end, BATCH)]
        for batch in as_completed(batches):
            try:
                games, made, ended = batch.result()
            except Broken as error:
                pool.shutdown(cancel_futures=True)
                print(f"\nbroken: {error}", file=sys.stderr)
                return 1
            done, decisions = done + games, decisions + made
            outcomes += ended
            rate = done / (time.monotonic() - started)
            print(f"\r{done:,} games, {decisions:,} decisions, {rate:,.0f} games/s", end="", flush=True)
    print(f"\nall sound; ended by {', '.join(f'{why} {number:,}' for why, number in outcomes.most_common())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
