"""Every test here also checks that no program is left behind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.protocol.programs import Workshop, exists


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[Workshop]:
    workshop = Workshop(tmp_path)
    yield workshop
    left = [pid for pid in workshop.started() if exists(pid)]
    assert not left, f"still there: {left}"
