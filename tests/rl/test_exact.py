"""Exact numbers about small games."""

import pytest

from mindbug import rl
from mindbug.game.decisions import Decision
from mindbug.game.views import View
from mindbug.rl.exact import GameTree


@pytest.fixture(scope="module")
def tiny() -> GameTree:
    return GameTree(rl.small.TINY)


def test_an_equilibrium_cannot_be_exploited_and_chance_can(tiny: GameTree) -> None:
    """Neither player has an advantage; both lose what they have if they play anything."""
    uniform, perfect = tiny.uniform(), tiny.equilibrium(30)
    assert tiny.value(perfect) == pytest.approx(0, abs=0.02)
    assert tiny.exploitability(uniform) > 0.6
    assert 0 <= tiny.exploitability(perfect) < 0.01
    for player in range(2):
        assert tiny.best_response(uniform, player) >= tiny.best_response(perfect, player) - 0.01
    assert tiny.best_response(perfect, 0) == pytest.approx(tiny.value(perfect), abs=0.02)


def test_the_average_does_not_depend_on_how_often_the_rival_came_by() -> None:
    """Here an average over the visits stays at 0.09, however long it is computed."""
    tree = GameTree(rl.Variant(cards=("Killer Bee", "Plated Scorpion", "Turbo Bug", "Urchin Hurler"), hand=1, draw=1,
                               life=1, mindbugs=1, start_cards=False, turn_limit=8))
    assert 0 <= tree.exploitability(tree.equilibrium(60)) < 0.005


def test_a_best_response_is_at_least_what_everybody_gets(tiny: GameTree) -> None:
    """Against somebody who takes the first option, and is asked twice."""
    def first(view: View, decision: Decision, seed: int) -> str:
        return decision.options[seed % len(decision.options)].label

    policy = tiny.policy_of(first, times=2)
    assert all(sum(shares.values()) == pytest.approx(1) for shares in policy.values())
    assert {share for shares in policy.values() for share in shares.values()} <= {0.0, 0.5, 1.0}
    value = tiny.value(policy)
    assert tiny.best_response(policy, 0) >= value - 1e-9 and tiny.best_response(policy, 1) >= -value - 1e-9
