"""The command line in this process: lines typed in, text and exit code out."""

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from mindbug.cli import main as cli


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which this test's games are saved, in a system that speaks English."""
    monkeypatch.setenv("MINDBUG_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path / "data" / "games"


@pytest.fixture
def run(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*args: object, typed: Iterable[object] = ()) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = cli.main([str(arg) for arg in args])
        return Result(code, *capsys.readouterr())

    return run
