"""The search as it was in 2026, kept so that newer ones can be compared with it: `search-2026:4` and so on.

It grows the plain tree, with what was learned for it then. Nobody is offered it as an opponent, so it has no levels.
"""

from functools import cache

from mindbug.engine.book import Book
from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import Random
from mindbug.game.catalogue import Catalogue
from mindbug.players.native import SearchBot
from mindbug.players.weights import FORMER_FILE, read_weights
from mindbug.search.evaluation import Weights
from mindbug.search.plain import PlainTree
from mindbug.search.tree import SearchSettings, Tree

FORMER = "search-2026"
LEVELS = {"1": 100, "2": 400, "3": 4000, "4": 100_000}
"""The iterations that its levels had."""


@cache
def former_weights(book: Book) -> Weights:
    return read_weights(book, FORMER_FILE)


class FormerBot(SearchBot):
    """The search as it was in 2026, for comparison."""

    proves = False
    mixes = False

    def __init__(self, name: str, iterations: int, seed: int = 0, catalogue: Catalogue | None = None) -> None:
        super().__init__(name, iterations, seed, catalogue,
                         SearchSettings(exploration=0.3, depth=2, quiet=True, noise=10))
        self.weights = former_weights(self.catalogue.book)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name, self.iterations, self.seed, self.catalogue)

    def new_tree(self, hidden: Hidden, random: Random) -> Tree:
        return PlainTree(hidden, self.weights, random.below(1 << 30), self.search)
