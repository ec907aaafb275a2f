"""The engine gives the same games compiled and as plain Python, and the same as ever."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mindbug
from tests.compiled import digests
from tests.golden.files import GOLDEN, compare
from tests.sampling import not_quick

PACKAGE = Path(mindbug.__file__).parent
INSTALLED = "compiled" if digests.is_compiled() else "nothing_compiled_here"


@pytest.mark.parametrize("engine", [INSTALLED])
def test_the_installed_engine_plays_the_same_games_as_ever(engine: str) -> None:
    compare("digests.txt", "\n".join(digests.lines()) + "\n")


@pytest.mark.parametrize(("version", "lines"), [(1, digests.lines_of_rules_1), (2, lambda: digests.lines(2))])
def test_old_rules_play_the_games_of_their_days(version: int, lines: Callable[[], list[str]]) -> None:
    """Old records go on replaying. The files are never written anew: the engines of those versions made them."""
    expected = (GOLDEN / f"digests_of_rules_{version}.txt").read_text(encoding="utf-8")
    assert lines() == expected.splitlines()


@not_quick
def test_plain_python_plays_the_same_games_as_ever(tmp_path: Path) -> None:
    for source in PACKAGE.rglob("*.py"):
        target = tmp_path / "mindbug" / source.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    # the copy comes first on the path, so the installed package is never seen
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    run = subprocess.run([sys.executable, digests.__file__], env=environment, cwd=tmp_path, capture_output=True,
                         text=True, encoding="utf-8", timeout=300)
    assert run.returncode == 0, run.stderr
    assert run.stderr.strip() == "plain Python"
    assert run.stdout == (GOLDEN / "digests.txt").read_text(encoding="utf-8")
