"""A copy of the package that a test may change."""

import shutil
from pathlib import Path

import pytest

import mindbug

PACKAGE = Path(mindbug.__file__).parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package as plain Python, in a folder of its own, with the byte code of what stays as it is."""
    shutil.copytree(PACKAGE, tmp_path / "mindbug", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return tmp_path / "mindbug"
