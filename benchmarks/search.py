"""The speed of the tree search: iterations per second on positions from the middle of First Contact games.

The search of 2026 is measured beside it, position by position, so that a busy machine slows down both.
"""

import time

from benchmarks.engine import middle_game, pool_of
from mindbug.engine.codes import ACTION
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.random32 import Random
from mindbug.players.former import FormerBot
from mindbug.players.native import SearchBot

POSITIONS = 12


def iterations_per_second(iterations: int) -> dict[str, float]:
    """The mean and the slowest of several turn actions, and how that compares with the search of 2026."""
    pool = pool_of("first_contact")
    bots = SearchBot("ours", iterations), FormerBot("former", iterations)
    speeds: list[list[float]] = [[], []]
    seed = 0
    while len(speeds[0]) < POSITIONS:
        seed += 1
        s = middle_game(pool, seed, 16 + seed % 8)
        if s.decision != ACTION:
            continue
        for bot, found in zip(bots, speeds, strict=True):
            tree = bot.new_tree(Hidden(pool, snapshot(s, s.decider)), Random(1))
            start = time.process_time()
            tree.run(iterations)
            found.append(iterations / (time.process_time() - start))
    ours, former = (sum(found) / POSITIONS for found in speeds)
    return {"mean": ours, "slowest position": min(speeds[0]), "times the search of 2026": ours / former}
