"""A fingerprint of two thousand random games: `python digests.py` prints a line per mix of sets and edition.

It imports nothing but the package, so that it can run against any copy of it.
"""

import sys
from itertools import combinations

from mindbug.cards import BOXES, SETS
from mindbug.engine import machine
from mindbug.engine.dealing import SMALLEST_POOL
from mindbug.engine.playout import play_games
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS, RULES, rules_of

GAMES_PER_MIX = 12  # of 180 mixes
GAMES_OF_RULES_1 = 34  # of 30 mixes


def is_compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


def lines(version: int = RULES) -> list[str]:
    groups = [*((one,) for one in SETS), *combinations(SETS, 2), tuple(SETS)]
    mixes = [sets for sets in groups if sum(BOXES[one].cards for one in sets) >= SMALLEST_POOL]
    return played(mixes, tuple(EDITIONS), version, GAMES_PER_MIX)


def lines_of_rules_1() -> list[str]:
    """The games of those days, by the rules of those days."""
    sets = ("first_contact", "battlefruit_kingdom", "battlefruit_galaxy", "king_of_tokyo")
    mixes = [mix for size in range(1, len(sets) + 1) for mix in combinations(sets, size)]
    return played(mixes, ("current", "third"), 1, GAMES_OF_RULES_1)


def played(mixes: list[tuple[str, ...]], editions: tuple[str, ...], version: int, games: int) -> list[str]:
    catalogue = standard()
    told = []
    for number, sets in enumerate(mixes):
        pool = catalogue.engine_pool(catalogue.pool(sets))
        for edition in editions:
            decisions, digest = play_games(pool, rules_of(edition, version), 1000 * number, games, True)
            told.append(f"{'+'.join(sets)} {edition}: {decisions} decisions, {digest:08x}")
    return told


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain Python", file=sys.stderr)
    print("\n".join(lines()))
