"""Gymnasium's own checks, and games against bots."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv

import mindbug
from mindbug.adapters.gymnasium import ID, ILLEGAL, MindbugEnv, MindbugVectorEnv
from mindbug.players.registry import make_bot


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_environment_is_what_gymnasium_wants(bot: str) -> None:
    check_env(gymnasium.make(ID, bot=bot, render_mode="ansi").unwrapped)


def legal_choices(rows: np.ndarray[Any, Any], random: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([random.choice(np.flatnonzero(row)) for row in rows])


def steps(env: VectorEnv[Any, Any, Any], seed: int, number: int) -> list[Any]:
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    told: list[Any] = [observation]
    for _ in range(number):
        told.append(env.step(legal_choices(told[-1][0]["action_mask"] if told[1:] else observation["action_mask"],
                                           random)))
    return told


def test_many_games_have_batches_of_the_spaces() -> None:
    env = gymnasium.make_vec(ID, num_envs=5, bot="rookie")
    assert isinstance(env, MindbugVectorEnv) and env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for told in steps(env, 1, 40)[1:]:
        observation, rewards, terminated, truncated, infos = told
        assert env.observation_space.contains(observation)
        assert rewards.shape == terminated.shape == truncated.shape == (5,)
        assert set(rewards[terminated]) <= {1.0, -1.0} and not rewards[~terminated].any()
        assert observation["action_mask"].any(1).all(), "the next game begins in the same step"
        for number in np.flatnonzero(terminated):
            assert infos["_final_obs"][number] and env.single_observation_space.contains(infos["final_obs"][number])
    env.close()


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (steps(MindbugVectorEnv(3, bot="rookie"), 7, 25) for _ in range(2))
    assert data_equivalence(first, second)
    assert not data_equivalence(first, steps(MindbugVectorEnv(3, bot="rookie"), 8, 25))


def test_the_bot_sits_where_the_learner_does_not() -> None:
    for seat in ("p1", "p2"):
        env = MindbugEnv(bot=make_bot("greedy"), seat=seat)
        observation, _ = env.reset(seed=5)
        ended = False
        while not ended:
            assert env.opposed.game.decision is not None and env.opposed.game.decision.player == seat
            action = np.int64(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, ended, _, _ = env.step(action)
        assert reward == env.opposed.game.returns()[seat == "p2"] != 0
        assert mindbug.replay(env.opposed.game.record()).winner == env.opposed.game.winner
    seats = {MindbugEnv().opposed.player}
    env = MindbugEnv()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.opposed.player)
    assert seats == {0, 1}


def test_an_illegal_action_loses_and_bad_arguments_are_named() -> None:
    env = MindbugEnv()
    observation, _ = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert env.step(illegal)[1:4] == (ILLEGAL, True, False)
    for options, message in (({"bot": "nobody"}, "unknown bot 'nobody'"), ({"seat": "p3"}, "seat must be"),
                             ({"num_envs": 0}, "num_envs must be")):
        with pytest.raises(ValueError, match=message):
            MindbugVectorEnv(**options)
    with pytest.raises(ValueError, match="2 actions are needed"):
        MindbugVectorEnv(2).step(np.zeros(3, np.int64))


@pytest.mark.parametrize("bot", ["random", "rookie", "greedy", "search:1", "search-2026:1"])
def test_environments_are_copied_and_go_on_alike(bot: str) -> None:
    """Whoever plans ahead tries actions in a copy."""
    env = gymnasium.make(ID, bot=bot, seat="p1", sets=["king_of_tokyo"])
    observation, _ = env.reset(seed=4)
    for _ in range(3):
        tried = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        before = copy.deepcopy(observation)
        action = int(np.flatnonzero(observation["action_mask"])[0])
        first, second = (twin.step(action) for twin in tried)
        assert data_equivalence(first, second)
        assert data_equivalence(env.unwrapped._observe(), before)  # type: ignore[attr-defined]
        observation = env.step(action)[0]
        if not bot.startswith("search"):  # a copy does not have the tree of the turn
            assert data_equivalence(first[0], observation)
