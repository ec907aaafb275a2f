"""Sets of card slots as 64-bit masks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TOP: Final = 1 << 61  # the largest power of two that mypyc keeps unboxed
MAX_SLOTS: Final = 62
# Powers of two have different remainders by 67; i64 has no bit_length(), and through int it costs twice as much.
REMAINDERS: Final = 67
POSITIONS: Final = vec[i64]([next((n for n in range(62) if (1 << n) % 67 == r), 0) for r in range(67)])


def bit(slot: i64) -> i64:
    """1 << slot; mypyc 2.4.1 would emit the literal 1 as a 32-bit C int."""
    return TOP >> (61 - slot)


def lowest(mask: i64) -> i64:
    """Number of the lowest set bit."""
    return POSITIONS[(mask & -mask) % REMAINDERS]


def count(mask: i64) -> i64:
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
