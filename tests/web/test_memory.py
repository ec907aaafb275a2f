"""Freed memory goes back to the system, where the system keeps it."""

import platform
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
