"""The search looks at the same moves compiled and as plain Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mindbug
from tests.compiled import search_digests
from tests.sampling import not_quick

PACKAGE = Path(mindbug.__file__).parent


@not_quick
def test_plain_python_searches_as_the_compiled_code_does(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "mindbug", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    run = subprocess.run([sys.executable, search_digests.__file__], env=environment, cwd=tmp_path, capture_output=True,
                         text=True, encoding="utf-8", timeout=300)
    assert run.returncode == 0, run.stderr
    found = search_digests.lines()
    assert len(set(found)) == len(found) > 20
    assert run.stdout.splitlines() == found
