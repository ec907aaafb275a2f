"""Fixtures for all tests."""

from pathlib import Path

import pytest

from tests import sampling

HERE = Path(__file__).parent
WITH_PROGRAMS = ("browser", "distribution", "growing", "lint", "protocol", "web")
"""Folders whose tests need servers, browsers or other programs."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true",
                     help=f"without {', '.join(WITH_PROGRAMS)}; elsewhere with smaller samples (tests/sampling.py)")


def pytest_configure(config: pytest.Config) -> None:
    sampling.quick = config.getoption("--quick")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    left_out = sampling.quick and collection_path.parent == HERE and collection_path.name in WITH_PROGRAMS
    return True if left_out else None
