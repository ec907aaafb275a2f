import csv
import json
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from mindbug.engine.random32 import M32
from mindbug.lab import arena
from mindbug.lab import printing as tables
from mindbug.lab.exit_codes import INTERRUPTED
from mindbug.lab.results import FinishedGame, Stored, seed_in
from tests.lab.commands import run
from tests.sampling import not_quick


def games_in(path: Path, *bots: str) -> list[FinishedGame]:
    """Returns the games in a fixed order, without the clock."""
    stored = Stored.read(path)
    assert stored.header["bots"] == list(bots)
    return sorted((replace(game, seconds=(0.0, 0.0)) for game in stored.games), key=lambda game: repr(game.fixture))


def test_an_arena_from_start_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {name: tmp_path / f"results.{name}" for name in ("jsonl", "json", "csv", "png")}
    assert run(arena, "arena", "random", "rookie", "random", "--games", 4, "--jobs", 2, "--output", files["jsonl"],
               "--json", files["json"], "--csv", files["csv"], "--plot", files["png"]) == 0
    games = games_in(files["jsonl"], "random", "rookie", "random")
    assert len({game.fixture for game in games}) == len(games) == 12
    starters = Counter((game.fixture.first, game.fixture.second, game.fixture.deal, game.starter) for game in games)
    assert set(starters.values()) == {1}, "each bot starts once in each pair of games"
    table = json.loads(files["json"].read_text())
    assert {bot["name"] for bot in table["bots"]} == {"random", "rookie", "random #2"}
    assert [bot["games"] for bot in table["bots"]] == [8, 8, 8]
    rows = list(csv.DictReader(files["csv"].read_text().splitlines()))
    assert [(row["first"], row["second"], row["pairs"]) for row in rows] == [
        ("random", "rookie", "2"), ("random", "random #2", "2"), ("rookie", "random #2", "2")]
    for row in rows:
        assert int(row["won"]) + int(row["drawn"]) + int(row["lost"]) == 4
        assert float(row["low"]) <= float(row["rate"]) <= float(row["high"])
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    said = capsys.readouterr().out
    assert "Elo" in said and "random #2" in said and "12 games in" in said


class Stop:
    """Somebody presses Ctrl-C after that many games."""

    def __init__(self, after: int) -> None:
        self.left = after

    @contextmanager
    def progress(self, what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
        yield self.advance

    def advance(self, steps: int) -> None:
        self.left -= steps
        if self.left <= 0:
            raise KeyboardInterrupt


@not_quick
def test_an_interrupted_arena_goes_on_to_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("random", "random")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert run(arena, "arena", *bots, "--games", 6, "--jobs", 1, "--output", whole) == 0
    with monkeypatch.context() as patch:
        patch.setattr(tables, "progress", Stop(after=3).progress)
        assert run(arena, "arena", *bots, "--games", 6, "--jobs", 2, "--output", parts) == INTERRUPTED
    assert "3 to go: --resume" in capsys.readouterr().out
    assert len(games_in(parts, *bots)) == 3
    assert run(arena, "arena", *bots, "--games", 6, "--jobs", 2, "--output", parts, "--resume") == 0
    assert games_in(parts, *bots) == games_in(whole, *bots)


def test_a_bot_that_fails_loses_with_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = "input(); print('hm')"  # to speak before being asked would be another fault
    mute = "cmd:" + shlex.join([sys.executable, "-c", answer])
    code = run(arena, "arena", mute, "random", "--games", 2, "--jobs", 1, "--output", tmp_path / "r.jsonl")
    assert code == arena.ONLY_FAILED
    games = games_in(tmp_path / "r.jsonl", mute, "random")
    assert [(game.winner, game.outcome) for game in games] == [(1, "failure")] * 2
    assert all(game.failure for game in games)
    said = capsys.readouterr().out
    assert "lost 2 games" in said and "hm" in said


@not_quick
def test_programs_cannot_guess_the_deals(tmp_path: Path) -> None:
    program = "cmd:" + shlex.join([sys.executable, "-c", "pass"])
    bots = ("random", program)
    first, second, known = (tmp_path / name for name in ("first.jsonl", "second.jsonl", "known.jsonl"))
    for path, *more in ((first,), (second,), (known, "--seed", 7)):
        assert run(arena, "arena", *bots, "--games", 2, "--jobs", 1, "--output", path, *more) == arena.ONLY_FAILED
    assert seed_in(first) != seed_in(second) and seed_in(known) == 7
    assert min(seed_in(first) or 0, seed_in(second) or 0) > M32
    before = seed_in(first)
    assert run(arena, "arena", *bots, "--games", 4, "--jobs", 1, "--output", first, "--resume") == arena.ONLY_FAILED
    assert seed_in(first) == before and len(games_in(first, *bots)) == 4
    own = tmp_path / "own.jsonl"
    assert run(arena, "arena", "random", "random", "--games", 2, "--jobs", 1, "--output", own) == 0
    assert seed_in(own) == 0


@pytest.mark.parametrize(("args", "culprit"), [
    (["random"], "at least two bots"),
    (["random", "greedy", "--games", "3"], "must be even"),
    (["random", "nobody"], "unknown bot 'nobody'"),
    (["random", "greedy", "--resume"], "--output"),
    (["random", "greedy", "--sets", "first_contact,nowhere"], "unknown set 'nowhere'"),
    (["random", "greedy", "--seconds", "0"], "seconds must be more than 0"),
    (["random", "greedy", "--seconds", "nan"], "seconds must be more than 0 and finite, not nan"),
    (["random", "greedy", "--seconds", "inf"], "seconds must be more than 0 and finite, not inf"),
    (["random", "greedy", "--plot", "plot.xls"], "plot.xls: the name of this file must end in .png, .svg, .pdf"),
    (["random", "greedy", "--json", "nowhere/r.json"], "there is no folder nowhere"),
    (["random", "greedy", "--csv", "nowhere/r.csv"], "there is no folder nowhere"),
    (["random", "greedy", "--output", "nowhere/r.jsonl"], "there is no folder nowhere"),
    (["random", "greedy", "--records", "nowhere/records"], "there is no folder nowhere"),
    (["random", "greedy", "rookie", "--sprt"], "compares two bots, not 3"),
    (["random", "greedy", "--sprt", "--elo0", "5", "--elo1", "5"], "elo0 must be below elo1"),
    (["random", "greedy", "--sprt", "--alpha", "0.7"], "alpha and beta must be between 0 and 0.5"),
    (["random", "greedy", "--elo1", "5"], "belong to --sprt"),
    (["random", "py:nowhere"], "a module and a class are needed"),
    (["random", "py:nowhere_at_all:Bot"], "cannot be imported: ModuleNotFoundError"),
    (["random", "py:nowhere.py:Bot"], "there is no file nowhere.py"),
    (["random", "py:tests.lab.bots:Nobody"], "has no class 'Nobody'"),
    (["random", "py:tests.lab.bots:Mute"], "has no method choose"),
])
def test_wrong_arguments_are_named(args: list[str], culprit: str) -> None:
    with pytest.raises(ValueError, match=culprit):
        run(arena, "arena", *args)


def test_missing_libraries_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for module in ("mindbug.lab.ratings", "mindbug.lab.standings"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(ValueError, match=r'pip install "\.\[lab\]"'):
        run(arena, "arena", "random", "greedy", "--output", tmp_path / "r.jsonl")
    assert not (tmp_path / "r.jsonl").exists()
