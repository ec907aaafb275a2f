"""PettingZoo's own tests, and what they do not ask."""

import random
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import mindbug
from mindbug.adapters import pettingzoo


@pytest.mark.filterwarnings("ignore::UserWarning")  # advice about names and spaces; its own games are excepted by name
@pytest.mark.parametrize("sets", [["first_contact"], ["king_of_tokyo"]])
def test_the_api_is_what_pettingzoo_wants(sets: list[str]) -> None:
    api_test(pettingzoo.env(sets=sets), num_cycles=100)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(pettingzoo.env, num_cycles=60)
    parallel_seed_test(pettingzoo.parallel_env, num_cycles=60)


def test_the_parallel_environment_is_what_pettingzoo_wants() -> None:
    parallel_api_test(pettingzoo.parallel_env(), num_cycles=100)


def test_cycles_are_limited() -> None:
    """Its test counts the steps of each agent, so that both must be asked at every choice."""
    max_cycles_test(SimpleNamespace(parallel_env=pettingzoo.parallel_env,
                                    env=lambda **options: parallel_to_aec(pettingzoo.parallel_env(**options))))


def played(env: Any, seed: int) -> mindbug.Game:
    """The game at the end, with legal actions drawn by chance."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        assert ended or cut or observation["action_mask"].sum() >= 1
        env.step(None if ended or cut else int(chance.choice(observation["action_mask"].nonzero()[0])))
    game: mindbug.Game = env.unwrapped.game
    assert tuple(rewards.values()) == game.returns()
    return game


def test_a_game_is_one_of_ours_and_rewards_are_its_returns() -> None:
    env = pettingzoo.env()
    ends = [played(env, seed) for seed in range(6)]
    assert {game.winner for game in ends} == {"p1", "p2"}
    for game in ends:
        assert mindbug.replay(game.record()).position() == game.position()


def test_a_limit_of_turns_is_a_truncation() -> None:
    env = pettingzoo.raw_env(turn_limit=2)
    env.reset(seed=3)
    while not env.game.over:
        env.step(env.game.legal_actions()[0])
    assert env.game.outcome == "turn_limit"
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_an_illegal_action_loses_or_is_refused_without_wrappers() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])
    env.step(illegal)
    assert env.terminations[agent] and env.rewards[agent] == pettingzoo.ILLEGAL
    raw = pettingzoo.raw_env()
    raw.reset(seed=1)
    before = raw.game.to_bytes()
    with pytest.raises(mindbug.IllegalChoice):
        raw.step(illegal)
    assert raw.game.to_bytes() == before


def test_the_parallel_environment_says_what_it_replaced() -> None:
    env = pettingzoo.parallel_env()
    env.reset(seed=2)
    chooser = ("p1", "p2")[env.game.player]
    legal = env.game.legal_actions()
    *_, infos = env.step({"p1": legal[0], "p2": legal[0]})
    assert infos[chooser] == {"replaced": False} and env.game.actions() == [legal[0]]
    chooser = ("p1", "p2")[env.game.player]
    *_, infos = env.step({"p1": -1, "p2": -1})
    assert infos[chooser] == {"replaced": True} and len(env.game.actions()) == 2


def test_render_modes_are_checked() -> None:
    with pytest.raises(ValueError, match="render_mode must be None or 'ansi', not 'human'"):
        pettingzoo.raw_env(render_mode="human")
    env = pettingzoo.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()) == str(env.game)
