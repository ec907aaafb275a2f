"""Games on disk: nothing is lost, and everything goes on where it stopped."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mindbug.saves import Save, Seating, data_directory, write_whole
from tests.cli.conftest import Run
from tests.cli.typists import numbers, only_record, saved_game


def test_where_games_are_kept() -> None:
    assert data_directory({"MINDBUG_DATA": "a", "XDG_DATA_HOME": "b"}) == Path("a")
    assert data_directory({"XDG_DATA_HOME": "b"}) == Path("b/mindbug")
    assert data_directory({}) == Path.home() / ".local" / "share" / "mindbug"


@pytest.mark.parametrize("against", ["random", "person"])
def test_a_game_in_pieces_is_the_same_game(run: Run, data: Path, against: str) -> None:
    """Two people press Enter at the curtain of each session, so the same lines are typed in other places: by label."""
    run("play", "--seed", 21, "--against", against, typed=numbers(21))
    whole = saved_game(data)
    (text := only_record(data).read_text())
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
    assert json.loads(table.read_text()) == {"against": "random", "seat": "p2", "lang": "fr", "cards": None}
    assert "Votre main" in run("play", "--resume", typed=["q"]).out
    assert "Deine Hand" in run("play", "--resume", "--lang", "de", typed=["q"]).out
    assert "Deine Hand" in run("play", "--resume", typed=["q"]).out, "the change is kept"


def test_a_killed_process_loses_nothing(data: Path, run: Run) -> None:
    lines = numbers(23)
    run("play", "--seed", 23, typed=lines)
    text = only_record(data).read_text()
    only_record(data).unlink()
    process = subprocess.Popen([sys.executable, "-u", "-m", "mindbug", "play", "--seed", "23"], encoding="utf-8",
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("".join(f"{line}\n" for line in lines[:12]))
    process.stdin.flush()
    answered = 0
    while answered < 12:  # every answer is echoed when it has been read, so eleven have been carried out
        answered += process.stdout.readline().startswith("Choose a number: ")
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    kept = saved_game(data)
    assert not kept.over and kept.choices
    resumed = lines[11:] if text_after(kept.choices, 11, lines, run, data) else lines[12:]
    assert run("play", "--resume", typed=resumed).code == 0
    assert only_record(data).read_text() == text
