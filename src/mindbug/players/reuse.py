"""A search tree is kept during a turn, so that the next decision of the same turn can go on with it."""

from mindbug.engine.codes import OVER
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.state import State
from mindbug.search.tree import NONE, Tree, move_key

WORLDS = 4


def follow(tree: Tree, option: int, hidden: Hidden) -> bool:
    """Moves the root to where the seat stands after the option was taken. False if the tree does not know it.

    What the others have done since is found by trying the moves in the tree until the seat would know exactly what it
    knows now. If it has drawn a card since, that is rarely so: the tree thought of all the cards it might draw.
    """
    before = tree.hidden
    if hidden.template.turn_number != before.template.turn_number:
        return False
    seat = before.template.decider
    for _ in range(WORLDS):
        world = before.sample(tree.random)
        node = tree.child(tree.root, move_key(world, option))
        apply(world, option)
        place = place_of(tree, node, world, seat, hidden.data)
        if place != NONE:
            tree.root = place
            tree.hidden = hidden
            return True
    return False


def place_of(tree: Tree, node: int, world: State, seat: int, known: list[int]) -> int:
    """The node below this one where the seat decides with that knowledge."""
    if node == NONE or world.decision == OVER:
        return NONE
    if world.decider == seat:
        return node if snapshot(world, seat) == known else NONE
    for option in legal(world):
        after = world.clone()
        apply(after, option)
        place = place_of(tree, tree.child(node, move_key(world, option)), after, seat, known)
        if place != NONE:
            return place
    return NONE
