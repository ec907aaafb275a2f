"""Many games at once are the same games as one at a time."""

import copy
import multiprocessing
import pickle
from typing import Any

import numpy as np
import pytest

import mindbug
from mindbug import rl
from mindbug.cards import SETS


def pick(games: rl.VectorGame, random: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    rows = np.arange(len(games))
    return games.legal[rows, (random.random(len(games)) * games.counts).astype(np.int64)]


@pytest.mark.parametrize("sets", [["first_contact"], ["king_of_tokyo", "beyond_evolution"], list(SETS)], ids=str)
def test_tables_play_the_games_of_their_seeds(sets: list[str]) -> None:
    games = rl.VectorGame(5, sets, seeds=100)
    twins = [mindbug.Game(sets, seed) for seed in range(100, 105)]
    random = np.random.default_rng(1)
    finished = 0
    for _ in range(150):
        for table, twin in enumerate(twins):
            legal = twin.legal_actions()
            assert games.legal[table, :games.counts[table]].tolist() == legal
            assert np.flatnonzero(games.masks[table]).tolist() == legal
            assert games.players[table] == twin.player
            assert games.observations[table].tobytes() == twin.observation(("p1", "p2")[twin.player])
        actions = pick(games, random)
        games.step(actions)
        for table, twin in enumerate(twins):
            twin.apply(actions[table])
            assert bool(games.done[table]) == twin.over
            assert tuple(games.rewards[table]) == twin.returns()
            if twin.over:
                finished += 1
                assert twin.setup is not None
                twins[table] = mindbug.Game(sets, twin.setup.seed + 5)
                assert games.seed(table) == twin.setup.seed + 5
    assert finished > 5
    for table, twin in enumerate(twins):
        shown = games.game(table)
        assert shown == twin and shown.choices == twin.choices


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    games = rl.VectorGame(3, seeds=[5, 6, 7])
    before = games.observations.copy(), games.masks.copy()
    actions = games.legal[:, 0].copy()
    actions[2] = games.schema.action("mindbug")
    with pytest.raises(mindbug.IllegalChoice, match=r"action 0 is not possible at table 2; these are: \d+ \(play"):
        games.step(actions)
    assert (games.observations == before[0]).all() and (games.masks == before[1]).all()
    for wrong in (actions[:2], actions.astype(float), [[1, 2, 3]]):
        with pytest.raises(ValueError, match="actions must be 3 whole numbers"):
            games.step(wrong)
    with pytest.raises(ValueError, match="read-only"):
        games.masks[0, 0] = 1


def test_a_reset_deals_the_seeds_that_are_wanted() -> None:
    games = rl.VectorGame(2, seeds=[1, 9])
    first = games.observations.copy()
    games.step(games.legal[:, 0])
    games.reset([1, 9])
    assert (games.observations == first).all() and not games.done.any()
    games.reset()
    assert [games.seed(table) for table in (0, 1)] == [3, 11]


@pytest.mark.parametrize(("arguments", "said"), [
    ({"n": 0}, "n must be"), ({"n": 2, "seeds": [1]}, "as many seeds"), ({"n": 1, "seeds": [-1]}, "a seed must be"),
    ({"n": 2.0}, "n must be"), ({"n": 1, "seeds": [1.5]}, "a seed must be"),
    ({"n": 1, "seeds": True}, "a seed must be"), ({"n": 1, "seeds": None}, "a seed must be"),
    ({"n": 1, "seeds": 1 << 32}, "a seed must be"),
    ({"n": 1, "turn_limit": 0}, "turn_limit must be"), ({"n": 1, "turn_limit": "x"}, "turn_limit must be"),
    ({"n": 1, "edition": "fifth"}, "edition must be"), ({"n": 1, "sets": ["nowhere"]}, "unknown set 'nowhere'"),
    ({"n": 1, "sets": ["battlefruit_addon"]}, "at least 22 cards"),
    ({"n": 1, "exclude": ["X"]}, "unknown creature 'X'"),
])
def test_bad_arguments_name_the_culprit(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        rl.VectorGame(**arguments)  # type: ignore[arg-type]


def play_some(seed: int) -> int:
    games = rl.VectorGame(8, seeds=seed)
    random = np.random.default_rng(seed)
    ended = 0
    for _ in range(40):
        games.step(pick(games, random))
        ended += int(games.done.sum())
    return ended


def test_processes_play_the_same_games() -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(play_some, [1000, 2000]) == [play_some(1000), play_some(2000)]


def test_copies_of_tables_are_equal_and_go_on_alike() -> None:
    games = rl.VectorGame(6, ["king_of_tokyo", "promos"], seeds=3, exclude=["Alienoid"], edition="first",
                          turn_limit=30)
    random = np.random.default_rng(4)
    ended = 0
    for _ in range(120):
        twins = [games.clone(), copy.copy(games), copy.deepcopy(games), pickle.loads(pickle.dumps(games))]
        before = [array.copy() for array in arrays(games)]
        actions = pick(games, random)
        for twin in twins:
            assert all((mine == theirs).all() for mine, theirs in zip(before, arrays(twin), strict=True))
            twin.step(actions)
        assert all((mine == now).all() for mine, now in zip(before, arrays(games), strict=True)), "copies are others"
        games.step(actions)
        ended += int(games.done.sum())
        for twin in twins:
            assert all((mine == theirs).all() for mine, theirs in zip(arrays(games), arrays(twin), strict=True))
            assert [twin.seed(table) for table in range(6)] == [games.seed(table) for table in range(6)]
    assert ended > 5
    blind = pickle.loads(pickle.dumps(rl.VectorGame(2, observe=False)))
    assert blind.observations.shape == (2, 0)


def arrays(games: rl.VectorGame) -> list[np.ndarray[Any, Any]]:
    """Everything that tables show; of the legal actions what counts."""
    legal = np.where(np.arange(games.legal.shape[1]) < games.counts[:, None], games.legal, -1)
    return [games.observations, games.masks, games.players, games.rewards, games.done, games.counts, legal]


def test_numbers_far_too_large_are_no_other_actions() -> None:
    games = rl.VectorGame(2)
    for wrong in (games.legal[:, 0] + (1 << 32), games.legal[:, 0].astype(np.uint64) + np.uint64(1 << 63)):
        with pytest.raises(mindbug.IllegalChoice, match=f"action {wrong[0]} is not possible at table 0"):
            games.step(wrong)
    for kind in (np.int16, np.uint16, np.int32, np.uint64):
        games.step(games.legal[:, 0].astype(kind))


def test_tables_and_seeds_may_be_integers_of_numpy() -> None:
    games = rl.VectorGame(np.int64(2), seeds=np.arange(2), turn_limit=np.int32(40))  # type: ignore[arg-type]
    assert games.game(1) == mindbug.Game(seed=1, turn_limit=40)
