"""For all tests."""

from pathlib import Path

import pytest

# Servers and browsers in processes of their own: on a busy machine one may be too slow for its neighbour. A fault shows
# three times, a hiccup does not.
REAL_PROCESSES = ("browser", "web", "protocol")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in REAL_PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=2))
