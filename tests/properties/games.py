"""Random games of many mixes of sets and all editions, the same on every machine."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle

import mindbug
from mindbug.cards import BOXES, SETS
from mindbug.engine.dealing import SMALLEST_POOL, deal_cards, new_state, open_game
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.game.seats import SEATS
from tests.sampling import part

READERS = (*SEATS, None)
GROUPS = (*((one,) for one in SETS), *combinations(SETS, 2), tuple(SETS))
COMBINATIONS = tuple(sets for sets in GROUPS if sum(BOXES[one].cards for one in sets) >= SMALLEST_POOL)
"""Single sets, pairs, and all of them, as far as they have enough cards."""


class Mix:
    """Some sets and an edition; its name is the id of a test."""

    def __init__(self, sets: tuple[str, ...], edition: str) -> None:
        self.sets = sets
        self.edition = edition
        self.pool = standard().engine_pool(standard().pool(sets))

    def __str__(self) -> str:
        return f"{'+'.join(self.sets)}-{self.edition}"

    @property
    def rules(self) -> int:
        return EDITIONS[self.edition]

    def game(self, seed: int, chance: str = "sampled") -> mindbug.Game:
        return mindbug.Game(sets=self.sets, seed=seed, edition=self.edition, chance=chance)

    def state(self, random: Random) -> State:
        """The same game for the engine alone, at its first decision."""
        deal = deal_cards(self.pool, random)
        deal.rules = self.rules
        state = new_state(deal)
        open_game(state)
        return state


def mixes() -> Iterator[Mix]:
    """Every set alone and all of them together in every edition; of the many pairs each in one edition, by turns."""
    by_turns = cycle(EDITIONS)
    for sets in COMBINATIONS:
        for edition in [next(by_turns)] if len(sets) == 2 else EDITIONS:
            yield Mix(sets, edition)


ALL_MIXES = tuple(mixes())
MIXES = part(ALL_MIXES, 7)


def share(number: int, of: int = 3) -> Sequence[Mix]:
    """Every so-many-th mix, beginning with that number. Properties that are dear to check take turns: together they
    meet every mix. `benchmarks.round_trips` and `benchmarks.soak` go through all of them, with any number of games."""
    return MIXES[number::of]


FULL_MIX = next(mix for mix in ALL_MIXES if mix.sets == COMBINATIONS[-1])


def labels(game: mindbug.Game) -> list[str]:
    """The options of the pending decision; none when the game is over."""
    return [str(option) for option in game.decision.options] if game.decision else []


def choose_randomly(game: mindbug.Game, random: Random) -> str:
    offered = labels(game)
    label = offered[random.below(len(offered))]
    game.choose(label)
    return label


def decisions(game: mindbug.Game, random: Random) -> Iterator[mindbug.Decision]:
    """Every decision up to the end of the game; between them a random option is chosen."""
    while game.decision is not None:
        yield game.decision
        choose_randomly(game, random)


def in_step(first: mindbug.Game, second: mindbug.Game, random: Random) -> Iterator[mindbug.Decision]:
    """Every decision of the first game up to its end; both games take the same random choices."""
    while first.decision is not None:
        yield first.decision
        second.choose(choose_randomly(first, random))
