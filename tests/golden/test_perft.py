"""The number of option sequences from fixed positions: one option too many or too few, and it is another number."""

import pytest

from mindbug.cards import SETS
from tests.golden.perft import begin, count_labels, count_numbers, positions

ENOUGH_BY_LABEL = 4000
POSITIONS = positions()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_are_as_ever(name: str) -> None:
    expected = POSITIONS[name]["nodes"]
    state = begin(POSITIONS[name]["position"])._state
    assert [count_numbers(state, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("name", POSITIONS)
def test_labels_and_numbers_agree(name: str) -> None:
    expected = [nodes for nodes in POSITIONS[name]["nodes"] if nodes <= ENOUGH_BY_LABEL]
    assert len(expected) >= 2
    game = begin(POSITIONS[name]["position"])
    assert [count_labels(game, depth) for depth in range(1, len(expected) + 1)] == expected


def test_there_are_positions_of_every_set() -> None:
    sets = [tuple(entry["position"]["sets"]) for entry in POSITIONS.values()]
    assert sets.count(("first_contact",)) >= 8
    assert len(sets) >= 14
    assert {set_id for ids in sets for set_id in ids} == {*SETS}
