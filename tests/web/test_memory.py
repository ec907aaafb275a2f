"""Freed memory goes back to the system, where the system keeps it."""

import platform
import time
import zlib
from pathlib import Path

import pytest

from mindbug.web.base import memory

COUNT = 300


def resident() -> int:
    """Pages of memory that this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1])


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only that library keeps it")
def test_memory_between_things_that_live_on_is_given_back() -> None:
    encoders, kept = [], []
    for size in range(COUNT):
        encoders.append(zlib.compressobj(wbits=-14, memLevel=5))
        encoders[-1].compress(b"x" * 3000)
        kept.append(bytearray(30_000 + size))
    before = resident()
    encoders.clear()
    memory.give_back()
    assert before - resident() > COUNT * 5  # of about ten pages that each of them has touched
    assert len(kept) == COUNT


def test_memory_is_given_back_when_there_is_little_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, used = 0.0, 0.0
    monkeypatch.setattr(time, "monotonic", lambda: wall)
    monkeypatch.setattr(time, "process_time", lambda: used)
    leisure = memory.Leisure()
    wall, used = 30.0, 20.0
    assert not leisure()
    wall, used = 60.0, 21.0
    assert leisure(), "only what has been done since counts"
