"""The linters have nothing to say. They run as programs beside the tests, so nobody waits for them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("linter", ["ruff check", "mypy"])
def test_there_is_nothing_to_complain_about(linter: str) -> None:
    done = subprocess.run([sys.executable, "-m", *linter.split()], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
