"""How fast the tree search is: iterations per second on positions from the middle of First Contact games."""

import time

from benchmarks.engine import middle_game, pool_of
from mindbug.engine.codes import ACTION
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.game.catalogue import standard
from mindbug.players.weights import learned
from mindbug.search.tree import Search, Tree

POSITIONS = 12


def iterations_per_second(iterations: int) -> dict[str, float]:
    """The mean and the slowest of several turn actions."""
    pool = pool_of("first_contact")
    weights = learned(standard().book)
    speeds: list[float] = []
    seed = 0
    while len(speeds) < POSITIONS:
        seed += 1
        s = middle_game(pool, seed, 16 + seed % 8)
        if s.decision != ACTION:
            continue
        tree = Tree(Hidden(pool, snapshot(s, s.decider)), weights, 1, Search())
        start = time.perf_counter()
        tree.run(iterations)
        speeds.append(iterations / (time.perf_counter() - start))
    return {"mean": sum(speeds) / len(speeds), "slowest position": min(speeds)}
