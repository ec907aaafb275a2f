"""The work of the tree searches in some positions: `python search_digests.py` prints a line per position and tree.

It imports nothing but the package, so that it can run against any copy of it. The weights are made up: a copy without
its data files will do, and learning anew changes nothing here.
"""

from mindbug.engine.codes import CHANCE, OVER
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.search.evaluation import Weights, feature_count
from mindbug.search.guided import GuidedTree
from mindbug.search.plain import PlainTree
from mindbug.search.prior import Prior, move_feature_count
from mindbug.search.tree import SearchSettings

POOLS = (("first_contact",), ("king_of_tokyo",), tuple(standard().sets))
POSITIONS = 5  # per pool
ITERATIONS = 30
WIDTH = 5  # three hidden units stand in one number, and two in another


def numbers(count: int, seed: int) -> list[float]:
    random = Random(seed)
    return [random.below(1000) / 1000 - 0.4 for _ in range(count)]


def thousandths(count: int, seed: int) -> list[int]:
    return [round(1000 * number) for number in numbers(count, seed)]


def positions(sets: tuple[str, ...]) -> list[State]:
    """Decisions of players out of one random game."""
    random = Random(4)
    pool = standard().engine_pool(standard().pool(sets))
    s = new_state(deal_cards(pool, random))
    open_game(s)
    found: list[State] = []
    while s.decision != OVER and len(found) < POSITIONS:
        options = legal(s)
        if s.decider != CHANCE and len(options) > 1 and random.below(3) == 0:
            found.append(s.clone())
        apply(s, options[random.below(len(options))])
    return found


def lines() -> list[str]:
    book = standard().book
    features = feature_count(book)
    weights = Weights(book, numbers(features, 1), thousandths(2 * features * WIDTH, 2), thousandths(WIDTH, 3),
                      thousandths(WIDTH, 4))
    prior = Prior(book, numbers(move_feature_count(book), 5))
    told: list[str] = []
    for sets in POOLS:
        for s in positions(sets):
            hidden = Hidden(s.deal.pool, snapshot(s, s.decider))
            settings = SearchSettings()
            trees = PlainTree(hidden, weights, 6, settings), GuidedTree(hidden, weights, prior, 7, settings)
            for tree in trees:
                tree.run(ITERATIONS)
                visits = [tree.visits_of(node) for node in tree.moves(tree.root)]
                told.append(f"{'+'.join(sets)[:30]} {s.decision}: {visits} {tree.value_of(tree.root):.6f}")
    return told


if __name__ == "__main__":
    print("\n".join(lines()))
