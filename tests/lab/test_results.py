import sys
from pathlib import Path

import pytest

from mindbug.engine.random32 import M32
from mindbug.lab.results import FinishedGame, Fixture, Plan, ResultsFile
from mindbug.lab.run_conditions import RunConditions

PLAN = Plan(("random", "random", "greedy"), RunConditions())


def game(deal: int, swapped: bool = False, winner: int | None = 0) -> FinishedGame:
    return FinishedGame(Fixture(0, 1, deal, swapped), winner, "life", 12, 1, (20, 21), (0.5, 0.25))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = ResultsFile(tmp_path / "results.jsonl", PLAN)
    file.append(game(0))
    file.append(game(0, swapped=True, winner=None))
    file.close()
    return tmp_path / "results.jsonl"


def resumed(path: Path, plan: Plan = PLAN) -> list[FinishedGame]:
    file = ResultsFile(path, plan, resume=True)
    file.close()
    return file.games


def test_what_was_written_is_read_again(path: Path) -> None:
    assert resumed(path) == [game(0), game(0, swapped=True, winner=None)]


def test_a_line_that_was_cut_off_is_played_again(path: Path) -> None:
    whole = path.read_text()
    path.write_text(whole[:-20])
    file = ResultsFile(path, PLAN, resume=True)
    assert file.games == [game(0)]
    assert Fixture(0, 1, 0, True) in file.missing(PLAN.fixtures([0]))
    file.append(game(0, swapped=True, winner=None))
    file.close()
    assert path.read_text() == whole


def test_an_existing_file_is_left_alone_unless_asked_for(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(ValueError, match="exists already"):
        ResultsFile(path, PLAN)
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="no such lock there")
def test_two_runs_cannot_write_to_one_file(path: Path) -> None:
    first = ResultsFile(path, PLAN, resume=True)
    with pytest.raises(ValueError, match="another run is writing"):
        ResultsFile(path, PLAN, resume=True)
    first.append(game(1))
    first.close()
    assert resumed(path) == [game(0), game(0, swapped=True, winner=None), game(1)]


@pytest.mark.parametrize(("plan", "culprit"), [
    (Plan(("random", "greedy"), RunConditions()), "bots"),
    (Plan(PLAN.bots, RunConditions(seed=1)), "seed 0 there, 1 now"),
    (Plan(PLAN.bots, RunConditions(sets=("king_of_tokyo",))), "sets"),
    (Plan(PLAN.bots, RunConditions(edition="first")), "edition"),
    (Plan(PLAN.bots, RunConditions(iterations=5)), "iterations"),
])
def test_games_of_other_arguments_are_not_mixed(path: Path, plan: Plan, culprit: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ValueError, match=culprit):
        ResultsFile(path, plan, resume=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "hello\n", '{"format": "something else"}\n', "[]\n"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.txt"
    path.write_text(text)
    with pytest.raises(ValueError, match="no arena results"):
        ResultsFile(path, PLAN, resume=True)
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["nonsense", "{}", "[1]", '{"fixture": {"first": 0}}'])
def test_a_broken_line_is_named(path: Path, line: str) -> None:
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(ValueError, match="line 4"):
        ResultsFile(path, PLAN, resume=True)


def test_every_deal_is_played_by_every_pair_in_both_seats() -> None:
    fixtures = list(PLAN.fixtures(PLAN.deals(4)))
    assert len(fixtures) == len(set(fixtures)) == 3 * 4
    for first, second in ((0, 1), (0, 2), (1, 2)):
        mine = [(f.deal, f.swapped) for f in fixtures if (f.first, f.second) == (first, second)]
        assert sorted(mine) == [(0, False), (0, True), (1, False), (1, True)]
    assert {fixture.deal for fixture in fixtures[:6]} == {0}, "whoever stops early has complete deals"


def test_bots_of_one_name_are_told_apart() -> None:
    assert PLAN.names() == ["random", "random #2", "greedy"]


def test_no_deal_comes_twice() -> None:
    seeds = [RunConditions(seed=seed).setup(deal).seed for seed in (0, 1) for deal in range(5000)]
    assert len(set(seeds)) == len(seeds)


def test_deals_of_another_seed_are_not_those_of_the_first_shifted() -> None:
    """Small seeds are starting points of one sequence; a run that steps along it would repeat cards of another run."""
    assert [RunConditions().game_seed(deal) for deal in range(3)] == [0, 1, 2]
    assert all(RunConditions(seed=seed).game_seed(deal) > M32 for seed in (1, -1, 2**64) for deal in range(100))
