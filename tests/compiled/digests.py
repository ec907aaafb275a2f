"""A fingerprint of a thousand random games: `python digests.py` prints a line per mix of sets and edition.

It imports nothing but the package, so that it can run against any copy of it.
"""

import sys
from itertools import combinations

from mindbug.cards import SETS
from mindbug.engine import machine
from mindbug.engine.playout import play_games
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS

GAMES_PER_MIX = 34  # of 30 mixes


def is_compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


def lines() -> list[str]:
    catalogue = standard()
    mixes = [sets for size in range(1, len(SETS) + 1) for sets in combinations(SETS, size)]
    told = []
    for number, sets in enumerate(mixes):
        pool = catalogue.engine_pool(catalogue.pool(sets))
        for edition in EDITIONS:
            decisions, digest = play_games(pool, EDITIONS[edition], 1000 * number, GAMES_PER_MIX, True)
            told.append(f"{'+'.join(sets)} {edition}: {decisions} decisions, {digest:08x}")
    return told


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain Python", file=sys.stderr)
    print("\n".join(lines()))
