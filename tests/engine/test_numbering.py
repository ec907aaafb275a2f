"""Every option has an action, the same for the same label; the engine and the labels agree on it at every decision."""

import pytest

import mindbug
from mindbug.engine.random32 import Random
from mindbug.game.labels import decision_of
from tests.properties.games import MIXES, Mix


def check_actions(game: mindbug.Game) -> int:
    """The actions of the pending decision; gives how many of its options no label among the actions names."""
    space = game.selection.actions
    decision, numbers = decision_of(game._state)
    assert game._decide() == (decision, numbers), "made from the actions, a decision is another than from the labels"
    actions = game.legal_actions()
    assert actions == sorted(set(actions)) and len(actions) == len(decision.options)
    by_action = dict(zip(actions, game._session.options, strict=False))
    unnamed = [number for option, number in zip(decision.options, numbers, strict=True)
               if option.label not in space.actions]
    for option, number in zip(decision.options, numbers, strict=True):
        if option.label in space.actions:
            assert by_action[space.actions[option.label]] == number, option.label
    assert [by_action[action] for action in actions if action >= space.first_other] == unnamed
    return len(unnamed)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_the_engine_numbers_options_as_their_labels_are_numbered(mix: Mix) -> None:
    for seed, chance in ((71, "explicit"), (72, "sampled")):
        random = Random(seed)
        game = mix.game(seed, chance=chance)
        while not game.over:
            check_actions(game)
            actions = game.legal_actions()
            game.apply(actions[random.below(len(actions))])
        assert game.legal_actions() == []


def test_more_copies_than_the_pool_has_get_the_numbers_that_are_left() -> None:
    game = mindbug.Game.from_position({"p1": {"play": ["Gorillion"] * 5 + ["Bee Bear"] * 4}, "p2": {"life": 3}},
                                      allow_any_copies=True)
    assert check_actions(game) == 7
    labels = game.selection.actions.labels
    assert [labels[action] for action in game.legal_actions()][-7:] == [f"other {n}" for n in range(1, 8)]
    game.apply(game.legal_actions()[-1])
    assert game.choices[0].label == "attack Bee Bear #4"
    assert mindbug.replay(str(game.record())) == game
