"""A small random generator that gives the same numbers compiled and interpreted."""

from typing import Final, final

from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
MULTIPLIER_A: Final = 0x21F0AAAD
MULTIPLIER_B: Final = 0x735A2D97


@final
class Random:
    """32 bits of state, multipliers below 2**31: no product leaves 63 bits."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed & M32

    def below(self, n: i64) -> i64:
        """A pseudo random number 0..n-1."""
        x = (self.state + GOLDEN) & M32
        self.state = x
        x ^= x >> 16
        x = (x * MULTIPLIER_A) & M32
        x ^= x >> 15
        x = (x * MULTIPLIER_B) & M32
        x ^= x >> 15
        return (x * n) >> 32
