"""The comparison of two bots over all sets: who has how much time, and what is kept."""

from itertools import islice
from pathlib import Path

import pytest
from benchmarks.ladder import POOLS, bot_named, deals, named, play, play_pair

from mindbug.cards import SETS
from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import Random
from mindbug.game.game import Game
from mindbug.game.worlds import worlds_of
from mindbug.lab.gate import PairTask
from mindbug.lab.sprt import Sprt
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot


def test_every_set_is_played() -> None:
    assert {each for pool in POOLS for each in pool} == set(SETS)
    assert {task.sets for task in islice(deals(POOLS, 0), len(POOLS))} == set(POOLS)


def test_a_bot_has_the_time_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget | None] = []

    def think(self: SearchBot, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        given.append(budget)
        return options[0]

    monkeypatch.setattr(SearchBot, "think", think)
    game = Game(["first_contact"], seed=1)
    assert game.decision is not None
    hidden = worlds_of(game.view(game.decision.player), game.catalogue)
    for name in ("search:2@0.01", "search:2@0.01-0.05", "search:2"):
        bot_named(name, 0).pick(hidden, Random(0))
    assert given == [Budget(seconds=0.01), Budget(seconds=0.01, longest=0.05), None]


def test_the_clock_of_the_processor_can_limit_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr(SearchBot, "clock", staticmethod(lambda: float(next(ticks))))
    game = Game(["first_contact"], seed=1)
    assert game.decision is not None
    bot = SearchBot("hurried", 100_000)
    bot.pick(worlds_of(game.view(game.decision.player), game.catalogue), Random(0), Budget(seconds=5))
    assert 5 <= next(ticks) <= 10, "every look at the clock is a second"


def test_pairs_are_kept_and_belong_to_their_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names, path = ["random", "rookie"], tmp_path / "pairs.jsonl"

    def state() -> tuple[int, ...]:
        return play(names, islice(deals(POOLS, 0), 2), Sprt(), named(path, names), until_decided=False).counts

    first = state()
    assert sum(first) == 2
    monkeypatch.setattr("benchmarks.ladder.play_pair", None)
    assert state() == first
    with pytest.raises(SystemExit, match="rookie"):
        named(path, ["rookie", "random"])


def test_both_games_of_a_pair_are_the_first_bots_points() -> None:
    task = PairTask(("first_contact",), 0)
    wins = play_pair(["search:2", "random"], task), play_pair(["random", "search:2"], task)
    assert wins == ((1.0, 1.0), (0.0, 0.0))
