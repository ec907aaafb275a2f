"""The linter has nothing to say; `test_types` is about mypy."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_there_is_nothing_to_complain_about() -> None:
    done = subprocess.run([sys.executable, "-m", "ruff", "check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
