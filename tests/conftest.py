"""Fixtures for all tests, and how they are divided among workers."""

import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from tests import sampling

HERE = Path(__file__).parent
WITH_PROGRAMS = ("browser", "distribution", "growing", "lint", "protocol", "web")
"""Folders whose tests need servers, browsers or other programs."""
SLOWEST_FIRST = ("browser", "distribution", "lint", "web", "lab", "growing", "web_html", "adapters", "compiled",
                 "protocol", "properties")
"""The folders that take longest come first: otherwise one worker would be left with them when the others are done."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true",
                     help=f"without {', '.join(WITH_PROGRAMS)}; elsewhere with smaller samples (tests/sampling.py)")


def pytest_configure(config: pytest.Config) -> None:
    sampling.quick = config.getoption("--quick")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors, because many tests wait: for a cluster, a browser, a clock."""
    return (os.cpu_count() or 1) + 1


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if collection_path.parent == HERE and left_out(collection_path) else None


def left_out(path: Path) -> bool:
    return sampling.quick and path.relative_to(HERE).parts[0] in WITH_PROGRAMS


def pytest_collection(session: pytest.Session) -> None:
    """Each worker imports the modules beginning elsewhere, so that it finds in the cache what others have compiled.

    Where there is no cache yet, that takes longer than anything else before the first test.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args != session.config.getini("testpaths"):
        return
    modules = [path for path in sorted(HERE.rglob("test_*.py")) if not left_out(path)]
    begin = len(modules) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for path in modules[begin:] + modules[:begin]:
        with suppress(Exception):  # the collection meets it again and says so
            import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    folder = item.nodeid.removeprefix("tests/").partition("/")[0]
    return SLOWEST_FIRST.index(folder) if folder in SLOWEST_FIRST else len(SLOWEST_FIRST)
