"""The sets that long runs play: every single set, all pairs and the mix of everything, in all editions."""

from itertools import combinations

from tests.properties.games import Mix

from mindbug.cards import SETS
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS


def can_be_dealt(sets: tuple[str, ...]) -> bool:
    """A set of a few cards is for mixes only."""
    try:
        standard().check_size(standard().pool(sets), "sets")
    except ValueError:
        return False
    return True


GROUPS = tuple(filter(can_be_dealt, [*((one,) for one in SETS), *combinations(SETS, 2), tuple(SETS)]))
MIXES = tuple(Mix(sets, edition) for sets in GROUPS for edition in EDITIONS)
