"""The command itself: version, bad input, closed pipes, terminals without umlauts."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import mindbug
from mindbug.engine import machine
from tests.cli.conftest import Run
from tests.cli.test_replay import RECORD

COMMAND = [sys.executable, "-m", "mindbug"]


@pytest.mark.parametrize("argument", ["version", "--version"])
def test_version(run: Run, argument: str) -> None:
    result = run(argument)
    assert result.code == 0
    assert result.out.startswith(f"mindbug {mindbug.__version__}, ")
    assert result.out.endswith(f", Python {platform.python_version()}\n")
    assert ("not compiled" in result.out) == str(machine.__file__).endswith(".py")


@pytest.mark.parametrize("command", ["play", "replay", "cards", "card", "check", "version"])
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"usage: mindbug {command} ")


@pytest.mark.parametrize(("args", "reason"), [
    ("", "arguments are required: COMMAND"),
    ("fly", "'fly'"),
    ("play --lang it", "'it'"),
    ("play --seed x", "--seed: 'x' is not a whole number"),
    ("serve --keep-days x", "--keep-days: 'x' is not a number"),
    ("serve --keep-days inf", "--keep-days: 'inf' is not a number"),
    ("serve --port 99999", "--port: 99999 is not a number from 0 to 65535"),
    ("serve --port -1", "--port: -1 is not"),
    ("serve --bot-pause -1", "--bot-pause must not be negative"),
    ("serve --games-per-day 0", "--games-per-day must be at least 1"),
    ("serve --requests-per-second 0", "--requests-per-second must be more than 0"),
    ("serve --behind-proxy nonsense", "--behind-proxy: 'nonsense' is no IP address"),
    ("play --terminal --promos Nope", "--promos: 'Nope' is no promo"),
    ("play --sets first_contact,nonsense", "unknown set 'nonsense'"),
    ("play --sets ,", "unknown set ''"),
    ("play --edition fourth", "'fourth'"),
    ("play --against god", "'god'"),
    ("play --against person --seat p1", "--seat is for games against a bot"),
    ("play --resume --seed 3", "--resume and --seed do not go together"),
    ("play --position a.toml --sets first_contact", "--position and --sets do not go together"),
    ("play --resume", "there is no unfinished game"),
    ("play --resume nowhere.mindbug", "nowhere.mindbug: No such file or directory"),
    ("play --position nowhere.toml", "nowhere.toml: No such file or directory"),
    ("play --cards nowhere.toml", "nowhere.toml"),
    ("replay", "arguments are required: file"),
    ("replay nowhere.mindbug", "nowhere.mindbug: No such file or directory"),
    ("replay .", "Is a directory"),
])
def test_bad_input_gets_one_clear_line(run: Run, args: str, reason: str) -> None:
    result = run(*args.split())
    assert (result.code, result.out) == (2, "")
    assert reason in result.err
    assert result.err.startswith("mindbug")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(("text", "reason"), [
    ("p1 = ", "Invalid value"),
    ('p1.hand = ["Godzilla"]', "unknown creature 'Godzilla' in p1 hand"),
    ("p3 = {}", "unknown key 'p3'"),
])
def test_a_bad_position_names_the_culprit(run: Run, tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text)
    result = run("play", "--position", path)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"mindbug: {path}: {reason}")


def test_a_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run([*COMMAND, "replay", RECORD], stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_terminal_without_umlauts(data: Path) -> None:
    done = subprocess.run([*COMMAND, "replay", RECORD, "--lang", "fr"], capture_output=True, check=True,
                          env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert b"R?v?l" in done.stdout or b"r?v?l" in done.stdout
    assert done.stderr == b""
