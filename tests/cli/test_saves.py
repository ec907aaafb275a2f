"""Games on disk: nothing is lost, and everything goes on where it stopped."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from mindbug.cli.saves import Save, Seating, saves_directory
from mindbug.data_directory import data_directory
from mindbug.lab.outputs import write_whole
from mindbug.web.base.config import default_data
from tests.cli.conftest import Run
from tests.cli.typists import numbers, only_record, saved_game


@pytest.mark.skipif(sys.platform != "linux", reason="every system has its own folder")
def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("MINDBUG_DATA", raising=False)
    assert saves_directory() == tmp_path / ".local" / "share" / "mindbug" / "games"
    assert default_data() == tmp_path / ".local" / "share" / "mindbug" / "server"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
    assert saves_directory() == tmp_path / "b" / "mindbug" / "games"
    assert default_data() == tmp_path / "b" / "mindbug" / "server"
    monkeypatch.setenv("MINDBUG_DATA", str(tmp_path / "a"))
    assert saves_directory() == tmp_path / "a" / "games"
    assert default_data() == tmp_path / "b" / "mindbug" / "server"


def test_games_of_an_earlier_version_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Earlier versions kept them in the same folder on every system; others have a folder of their own by now."""
    monkeypatch.setattr("mindbug.data_directory.user_data_path", lambda *_, **__: tmp_path / "Application Support")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_directory() == tmp_path / "Application Support"
    (tmp_path / "share" / "mindbug").mkdir(parents=True)
    assert data_directory() == tmp_path / "share" / "mindbug"


@pytest.mark.parametrize("against", ["random", "person"])
def test_a_game_in_pieces_is_the_same_game(run: Run, data: Path, against: str) -> None:
    run("play", "--seed", 21, "--against", against, typed=numbers(21))
    whole = saved_game(data)
    text = only_record(data).read_text()
    only_record(data).unlink()
    labels = [choice.label for choice in whole.choices if against == "person" or choice.player == "p1"]
    for place, label in enumerate(labels):
        start = ["play", "--seed", 21, "--against", against] if place == 0 else ["play", "--resume"]
        typed = ["", label] if against == "person" else [label]
        result = run(*start, typed=typed)
        assert (result.code, result.err) == (0, "")
    assert only_record(data).read_text() == text


def test_the_seating_comes_back_and_may_be_changed(run: Run, data: Path) -> None:
    run("play", "--lang", "fr", "--seat", "p2", "--seed", 22, typed=["q"])
    table = only_record(data).with_suffix(".json")
    assert json.loads(table.read_text()) == {"against": "random", "seat": "p2", "lang": "fr", "cards": []}
    assert "Votre main" in run("play", "--resume", typed=["q"]).out
    assert "Deine Hand" in run("play", "--resume", "--lang", "de", typed=["q"]).out
    assert "Deine Hand" in run("play", "--resume", typed=["q"]).out, "the change is kept"


def test_a_killed_process_loses_nothing(data: Path, run: Run) -> None:
    lines = numbers(23)
    run("play", "--seed", 23, typed=lines)
    text = only_record(data).read_text()
    only_record(data).unlink()
    with subprocess.Popen([sys.executable, "-u", "-m", "mindbug", "play", "--seed", "23"], encoding="utf-8",
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        until_asked(process.stdout)
        for line in lines[:12]:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
            until_asked(process.stdout)
        process.kill()
    assert saved_game(data).choices
    assert not saved_game(data).over
    assert run("play", "--resume", typed=lines[12:]).code == 0
    assert only_record(data).read_text() == text


def until_asked(screen: IO[str]) -> None:
    said = ""
    while not said.endswith("Choose a number: "):
        said += screen.read(1)


def test_ctrl_c_ends_quietly_and_loses_nothing(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def keyboard(_: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", keyboard)
    result = run("play", "--seed", 24)
    assert (result.code, result.err) == (130, "")
    assert "p1" in [choice.player for choice in saved_game(data).choices]


def test_the_latest_open_game_is_resumed(run: Run, data: Path) -> None:
    run("play", "--seed", 25, typed=["q"])
    first = only_record(data)
    run("play", "--seed", 26, "--lang", "de", typed=["q"])
    run("play", "--seed", 27, "--lang", "fr", typed=numbers(27))
    assert len(list(data.glob("*.mindbug"))) == 3
    assert len(list(data.glob("*.json"))) == 2, "the finished game cannot be resumed, but is kept"
    os.utime(first, (1, 1))
    assert "Deine Hand" in run("play", "--resume", typed=["q"]).out
    assert "Your hand" in run("play", "--resume", first, typed=["q"]).out
    assert not list(data.glob("*.tmp"))


def test_a_finished_game_is_not_resumed(run: Run, data: Path) -> None:
    run("play", "--seed", 28, typed=numbers(28))
    path = only_record(data)
    result = run("play", "--resume", path)
    assert (result.code, result.err) == (2, f"mindbug: {path}: this game is over; `mindbug replay` shows it\n")
    assert run("play", "--resume").err == f"mindbug: there is no unfinished game in {data}\n"


def test_somebody_elses_record_stays_as_it_is(run: Run, data: Path, tmp_path: Path) -> None:
    run("play", "--seed", 29, typed=[1, "q"])
    foreign = tmp_path / "foreign.mindbug"
    only_record(data).with_suffix(".json").unlink()
    only_record(data).rename(foreign)
    text = foreign.read_text()
    run("play", "--resume", foreign, typed=[1, "q"])
    assert foreign.read_text() == text
    assert len(saved_game(data).choices) > text.count(";")


@pytest.mark.parametrize(("text", "reason"), [
    ("{", "Expecting property name"),
    ("{}", "expected the entries against, seat, lang, cards"),
    ('{"against": "random", "seat": "p3", "lang": "en", "cards": null}', "seat must be one of p1, p2, not 'p3'"),
    ('{"against": "random", "seat": ["p1"], "lang": "en", "cards": null}', "seat must be one of p1, p2, not ['p1']"),
    ('{"against": "random", "seat": "p1", "lang": "en", "cards": 7}', "cards must be a list of paths of files, not 7"),
])
def test_a_damaged_seating_says_what_is_wrong(run: Run, data: Path, text: str, reason: str) -> None:
    run("play", "--seed", 30, typed=["q"])
    table = only_record(data).with_suffix(".json")
    table.write_text(text)
    result = run("play", "--resume")
    assert result.code == 2
    assert result.err.startswith(f"mindbug: {table}: {reason}")
    assert result.err.count("\n") == 1


def test_a_write_that_fails_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_whole(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "new")
    assert path.read_text() == "old"


def test_a_game_that_cannot_be_saved_can_be_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no directory")
    monkeypatch.setenv("MINDBUG_DATA", str(tmp_path / "file"))
    result = run("play", "--seed", 31, typed=numbers(31))
    assert result.code == 0
    assert "Not a directory" in result.err
    assert "Game saved" not in result.out


def test_names_are_not_taken_twice(data: Path) -> None:
    first = Save.new()
    first.record.parent.mkdir(parents=True)
    first.record.touch()
    assert Save.new().record != first.record


def test_a_seating_that_was_never_written_is_unknown(tmp_path: Path) -> None:
    assert Save(tmp_path / "game.mindbug").seating() is None
    assert Seating().against == "random"
