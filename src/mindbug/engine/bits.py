"""Sets of card slots as 64-bit masks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TOP: Final = 1 << 61  # the largest power of two that mypyc keeps unboxed
MAX_SLOTS: Final = 62
# A de Bruijn sequence: shifted by 0 to 63 places it has 64 different beginnings of six bits, so the sequence times a
# power of two tells which power it is. i64 has no bit_length(), and through int it costs three times as much.
SEQUENCE: Final = 0x022FDD63CC95386D
BEGINNING_AT: Final = 58
BEGINNING: Final = 0x3F
POSITIONS: Final = vec[i64](sorted(range(64), key=lambda n: SEQUENCE << n >> BEGINNING_AT & BEGINNING))


def bit(slot: i64) -> i64:
    """1 << slot; mypyc 2.4.1 would emit the literal 1 as a 32-bit C int."""
    return TOP >> (61 - slot)


def lowest(mask: i64) -> i64:
    """Number of the lowest set bit."""
    return POSITIONS[((mask & -mask) * SEQUENCE) >> BEGINNING_AT & BEGINNING]


def count(mask: i64) -> i64:
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
