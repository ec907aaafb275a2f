"""A small random generator that gives the same numbers compiled and interpreted."""

from typing import Final, final

from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
MULTIPLIER_A: Final = 0x21F0AAAD
MULTIPLIER_B: Final = 0x735A2D97


@final
class Random:
    """A counter of 32 bits, mixed; multipliers below 2**31: no product leaves 63 bits.

    The key makes it 128 bits in all. Without it anybody could try all seeds until one deals the cards that they see,
    and would know the others; with it far more seeds fit than there are ways to hide the other cards.
    """

    __slots__ = ("key0", "key1", "key2", "state")

    def __init__(self, seed: i64, key0: i64 = 0, key1: i64 = 0, key2: i64 = 0) -> None:
        self.state: i64 = seed & M32
        self.key0: i64 = key0 & M32
        self.key1: i64 = key1 & M32
        self.key2: i64 = key2 & M32

    def clone(self) -> "Random":
        return Random(self.state, self.key0, self.key1, self.key2)

    def below(self, n: i64) -> i64:
        """A pseudo random number 0..n-1."""
        x = (self.state + GOLDEN) & M32
        self.state = x
        x ^= (x >> 16) ^ self.key0
        x = (x * MULTIPLIER_A) & M32
        x ^= (x >> 15) ^ self.key1
        x = (x * MULTIPLIER_B) & M32
        x ^= (x >> 15) ^ self.key2
        return (x * n) >> 32
