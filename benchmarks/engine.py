"""The speed of the rules: games, decisions, clones, steps from Python, memory."""

import gc
import resource
import time
from collections.abc import Callable
from math import inf
from typing import Any

from mindbug.engine.codes import OVER
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.playout import clone_many, play_games
from mindbug.engine.random32 import Random
from mindbug.engine.state import Pool, State
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS

ROUNDS = 5
TURNS = 25  # of each pool, where pools are compared


def pool_of(*sets: str) -> Pool:
    catalogue = standard()
    return catalogue.engine_pool(catalogue.pool(sets))


def best_time(run: Callable[[], Any]) -> float:
    """The fastest of several rounds: the others were disturbed by the machine."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def figures(games: int, decisions: int, seconds: float) -> dict[str, float]:
    return {
        "games/s": games / seconds,
        "us/game": seconds / games * 1e6,
        "decisions/game": decisions / games,
        "ns/decision": seconds / decisions * 1e9,
    }


def random_games(pool: Pool, games: int, edition: str = "current") -> dict[str, float]:
    decisions = play_games(pool, EDITIONS[edition], 1, games)[0]
    return figures(games, decisions, best_time(lambda: play_games(pool, EDITIONS[edition], 1, games)))


def every_pool(games: int) -> dict[str, dict[str, float]]:
    """Each set alone (one that is too small with the sets that it joins), then all of them together.

    They take turns and only the time of the processor counts, so that the ratios hold on a busy machine too.
    """
    catalogue = standard()
    pools = {"+".join(sets): pool_of(*sets)
             for sets in [*map(catalogue.with_company, catalogue.sets), tuple(catalogue.sets)]}
    games = max(1, games // TURNS)
    decisions = {name: play_games(pool, EDITIONS["current"], 1, games)[0] for name, pool in pools.items()}
    fastest = dict.fromkeys(pools, inf)
    for _ in range(TURNS):
        for name, pool in pools.items():
            start = time.process_time()
            play_games(pool, EDITIONS["current"], 1, games)
            fastest[name] = min(fastest[name], time.process_time() - start)
    found = {name: figures(games, decisions[name], seconds) for name, seconds in fastest.items()}
    first = next(iter(found.values()))["ns/decision"]
    for speed in found.values():
        speed["times the first"] = speed["ns/decision"] / first
    return found


def middle_game(pool: Pool, seed: int = 5, decisions: int = 20) -> State:
    random = Random(seed)
    s = new_state(deal_cards(pool, random))
    open_game(s)
    for _ in range(decisions):
        if s.decision == OVER:
            break
        options = legal(s)
        apply(s, options[random.below(len(options))])
    return s


def clone_time(clones: int = 200_000) -> float:
    """Nanoseconds for a clone made inside the engine."""
    s = middle_game(pool_of("first_contact"))
    return best_time(lambda: clone_many(s, clones)) / clones * 1e9


def step_time(games: int = 300) -> float:
    """Nanoseconds for a decision taken from interpreted Python: options as ints, one applied."""
    pool = pool_of("first_contact")
    steps = 0

    def run() -> None:
        nonlocal steps
        steps = 0
        for seed in range(games):
            random = Random(seed)
            s = new_state(deal_cards(pool, random))
            open_game(s)
            while s.decision != OVER:
                options = legal(s)
                apply(s, options[random.below(len(options))])
                steps += 1

    return best_time(run) / steps * 1e9


def memory_per_state(states: int = 50_000) -> float:
    """Bytes that one more state costs."""
    s = middle_game(pool_of("first_contact"))
    gc.collect()
    before = resident()
    clones = [s.clone() for _ in range(states)]
    used = resident() - before
    clones.clear()
    return used / states


def memory_growth(games: int) -> float:
    """Kilobytes that the process has grown by after that many games."""
    pool = pool_of("first_contact")
    play_games(pool, 0, 1, 2000)
    before = resident()
    play_games(pool, 0, 1, games)
    return (resident() - before) / 1024


def resident() -> int:
    """Bytes of memory that the process holds now; the peak where /proc does not exist."""
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
