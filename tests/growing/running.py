"""Runs Python with a copy of the package instead of the installed one."""

import os
import subprocess
import sys
from pathlib import Path


def python(copy: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "", "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, *arguments], cwd=copy.parent, env=environment, capture_output=True,
                          text=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
