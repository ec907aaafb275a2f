"""OpenSpiel's own tests and algorithms, on the game of the rules and on small variants."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, get_all_states, ismcts, mcts

from mindbug.adapters import openspiel
from mindbug.rl import small
from mindbug.rl.exact import GameTree
from tests.sampling import not_quick

SMALL = "mindbug_small(variant=tiny)"
FULL = "mindbug(sets=first_contact,turn_limit=30)"


def played(game: Any, seed: int, *, until: int | None = None) -> Any:
    """A state after random choices of everybody."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (until is None or state.is_chance_node() or until > 0):
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        else:
            until = until and until - 1
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [SMALL, "mindbug_small(variant=duel)", FULL, "mindbug(sets=king_of_tokyo)"])
def test_random_simulations_with_serialisation_and_clones(name: str) -> None:
    """OpenSpiel's own test: legal actions, chances, tensors, utilities, serialised and cloned at every step."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["mindbug_small(variant=duel)", FULL])
def test_states_are_pickled_and_cloned(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = played(game, 1, until=3)
    again = pickle.loads(pickle.dumps(state))
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(again) == str(state) != str(twin)
    assert again.history() == state.history() == twin.history()[:-1]
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", ["mindbug_small(variant=duel)", FULL])
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(3)
    hidden = set()
    for seed in range(3):
        state = played(game, seed, until=seed)
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, chance.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())
            hidden.add(other.information_state_string(1 - player) == state.information_state_string(1 - player))
    assert False in hidden, "what the other player holds is not always the truth"


def test_a_playthrough_comes_out_the_same_again(tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # imports all of scipy: only for this test

    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads them
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough("mindbug_small(variant=duel)", action_sequence=None, seed=3))
    original, again = generate_playthrough.replay(str(path))
    assert original == again and "deal Gorillion" in original


@not_quick
def test_cfr_approaches_an_equilibrium_of_the_small_game() -> None:
    """OpenSpiel's solver and its exploitability; ours gives the same number for the same policy."""
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    tree = GameTree(small.TINY)
    learned = {key: dict(zip(shares, average.policy_for_key(key[1].decode())[list(shares)], strict=True))
               for key, shares in tree.uniform().items()}
    theirs = exploitability.exploitability(game, average)
    assert tree.exploitability(learned) == pytest.approx(theirs)
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert tree.exploitability(tree.uniform()) == pytest.approx(at_random)
    assert at_random > 0.3 and 0 <= theirs < at_random / 4


def test_the_small_game_has_perfect_recall_and_sound_information_states() -> None:
    """States that a player cannot tell apart offer the same actions, and came after the same own choices."""
    game = pyspiel.load_game(SMALL)
    known: dict[tuple[int, str], tuple[list[int], list[int]]] = {}
    states = get_all_states.get_all_states(game, include_chance_states=False, to_string=lambda s: str(s.history()))
    for state in states.values():
        if state.is_terminal():
            continue
        player = state.current_player()
        own = [step.action for step in state.full_history() if step.player == player]
        key = player, state.information_state_string()
        assert known.setdefault(key, (state.legal_actions(), own)) == (state.legal_actions(), own)
    assert len(known) == 997


@pytest.mark.parametrize("name", ["mindbug_small(variant=duel)", FULL])
def test_a_search_over_information_sets_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 8, random_state=random)
    state = played(game, 2, until=2)
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert state.move_number() >= 2


def test_bad_parameters_are_named() -> None:
    with pytest.raises(ValueError, match="variant must be one of tiny, duel, draw, not 'huge'"):
        openspiel.SmallMindbugGame({"variant": "huge"})
    with pytest.raises(ValueError, match="unknown set 'nothing' in sets"):
        openspiel.MindbugGame({"sets": "nothing"})
