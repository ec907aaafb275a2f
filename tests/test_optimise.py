"""While somebody plays with a draft of the engine, the optimised one is made and takes its place in one step."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tools import optimise, set_up

NAME = "mindbug_engine__mypyc.cpython-311-x86_64-linux-gnu.so"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which `make play` has just compiled a draft."""
    for folder in ("src", "build/optimised", ".venv"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src" / NAME).write_text("draft")
    (tmp_path / ".venv" / ".draft").touch()
    monkeypatch.setattr(set_up, "COMPILING", tmp_path / "build" / "compiling.lock")
    monkeypatch.setattr(optimise, "COMPILER_LOG", tmp_path / "build" / "compiler.log")
    monkeypatch.setattr(optimise, "DRAFT", tmp_path / ".venv" / ".draft")
    monkeypatch.setattr(optimise, "OPTIMISED", tmp_path / "build" / "optimised")
    monkeypatch.setattr(optimise, "SOURCE", tmp_path / "src")
    monkeypatch.setattr("os.nice", lambda priority: priority)  # it would last for the rest of the tests
    return tmp_path


def compiler(checkout: Path) -> Callable[..., str]:
    def run(*command: str) -> str:
        assert command[-2:] == ("--build-lib", str(checkout / "build" / "optimised"))
        assert (checkout / "src" / NAME).read_text() == "draft", "whoever starts meanwhile has the draft"
        (checkout / "build" / "optimised" / NAME).write_text("optimised")
        return "compiled"
    return run


def test_the_draft_is_replaced_and_whoever_has_it_keeps_it(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optimise, "run", compiler(checkout))
    with (checkout / "src" / NAME).open() as in_use:
        assert optimise.main() == 0
        assert in_use.read() == "draft"
    assert (checkout / "src" / NAME).read_text() == "optimised"
    monkeypatch.setattr(optimise, "run", None)  # nothing is left to be done, and nothing is run
    assert optimise.main() == 0


def test_a_compiler_that_fails_leaves_the_draft_and_is_tried_again(checkout: Path,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*command: str) -> str:
        raise subprocess.CalledProcessError(1, command, output="no memory")

    monkeypatch.setattr(optimise, "run", fail)
    assert optimise.main() == 1
    assert (checkout / "src" / NAME).read_text() == "draft"
    assert (checkout / "build" / "compiler.log").read_text() == "no memory"
    monkeypatch.setattr(optimise, "run", compiler(checkout))
    assert optimise.main() == 0
    assert (checkout / "src" / NAME).read_text() == "optimised"


def test_a_draft_is_never_taken_for_the_optimised_engine(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler does nothing where its result is newer than the source, whatever it was told to do then."""
    folders = []

    def run(*command: str, **environment: str) -> str:
        folders.append((command[command.index("--build-lib") + 1], "MINDBUG_DRAFT" in environment))
        return ""

    monkeypatch.delenv("MINDBUG_PURE", raising=False)
    monkeypatch.setattr(set_up, "run", run)
    monkeypatch.setattr(set_up, "compiled_files", lambda: [])
    monkeypatch.setattr(set_up, "COMPILER_LOG", checkout / "build" / "compiler.log")
    monkeypatch.setattr(set_up, "ROOT", checkout)
    monkeypatch.setattr(set_up, "DRAFT", checkout / ".venv" / ".draft")
    for draft in (True, False):
        set_up.compile_engine(draft)
    assert [draft for _, draft in folders] == [True, False]
    assert folders[0][0] != folders[1][0] == str(set_up.OPTIMISED)
