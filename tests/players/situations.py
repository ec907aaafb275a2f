"""Decisions out of random games of every set alone (if it is large enough) and of all together, the same everywhere."""

from collections.abc import Iterator
from typing import Any

import mindbug
from mindbug.cards import BOXES, SETS
from mindbug.engine.dealing import SMALLEST_POOL
from mindbug.engine.random32 import Random

POOLS = (*((set_id,) for set_id in SETS if BOXES[set_id].cards >= SMALLEST_POOL), tuple(SETS))

# The first player wins by a SNEAKY attack, or loses: nothing else that they have can block the Elephantopus.
NOW_OR_NEVER: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 1, "hand": ["Goblin Werewolf", "Shield Bugs"], "play": ["Tiger Squirrel"]},
    "p2": {"life": 1, "mindbugs": 0, "hand": ["Gorillion"], "play": ["Elephantopus"]},
}


def name_of(pool: tuple[str, ...]) -> str:
    return "+".join(pool) if len(pool) < len(SETS) else "all"


def situations(pool: tuple[str, ...], seed: int, count: int, every: int = 3) -> Iterator[mindbug.Game]:
    """Games that wait for a player with a choice: every third such decision, until there are enough."""
    random = Random(seed)
    found = met = 0
    while True:
        game = mindbug.Game(pool, seed)
        seed += 1
        while game.decision is not None:
            options = game.decision.options
            if len(options) > 1:
                met += 1
                if met % every == 0:
                    yield game.clone()
                    found += 1
                    if found == count:
                        return
            game.choose(options[random.below(len(options))])
