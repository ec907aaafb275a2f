"""The random generators of games. They give the same numbers compiled and interpreted."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
MULTIPLIER_A: Final = 0x21F0AAAD
MULTIPLIER_B: Final = 0x735A2D97
QUICK: Final = -1  # in place of the last word of a key
WORDS: Final = 16  # of a block
NO_BLOCK: Final = vec[i64]()


@final
class Random:
    """A counter, mixed in one of two ways.

    The quick one is for search, laboratory and records of old games: 32 bits and a key of 96; multipliers below 2**31,
    so that no product leaves 63 bits. Whoever sees enough of its numbers can find out the others.

    With a fourth word of the key the counter is mixed by ChaCha20, whose numbers give nothing away: games between
    people are dealt and diced by it.
    """

    __slots__ = ("block", "block_number", "key0", "key1", "key2", "key3", "state")

    def __init__(self, seed: i64, key0: i64 = 0, key1: i64 = 0, key2: i64 = 0, key3: i64 = QUICK) -> None:
        self.state: i64 = seed & M32
        self.key0: i64 = key0 & M32
        self.key1: i64 = key1 & M32
        self.key2: i64 = key2 & M32
        self.key3: i64 = key3
        self.block: vec[i64] = NO_BLOCK
        self.block_number: i64 = -1

    def clone(self) -> "Random":
        return Random(self.state, self.key0, self.key1, self.key2, self.key3)

    def below(self, n: i64) -> i64:
        """Returns a pseudo random number 0..n-1."""
        if self.key3 >= 0:
            return (self.word() * n) >> 32
        x = (self.state + GOLDEN) & M32
        self.state = x
        x ^= (x >> 16) ^ self.key0
        x = (x * MULTIPLIER_A) & M32
        x ^= (x >> 15) ^ self.key1
        x = (x * MULTIPLIER_B) & M32
        x ^= (x >> 15) ^ self.key2
        return (x * n) >> 32

    def word(self) -> i64:
        """The next 32 bits of ChaCha20."""
        number = self.state // WORDS
        if number != self.block_number:
            self.block = chacha(self.key0, self.key1, self.key2, self.key3, number)
            self.block_number = number
        word = self.block[self.state % WORDS]
        self.state = (self.state + 1) & M32
        return word


def chacha(key0: i64, key1: i64, key2: i64, key3: i64, counter: i64) -> vec[i64]:
    """A block of ChaCha20 with a key of 128 bits, as D. J. Bernstein describes it."""
    start = vec[i64]([0x61707865, 0x3120646E, 0x79622D36, 0x6B206574, key0, key1, key2, key3, key0, key1, key2, key3,
                      counter, 0, 0, 0])
    x = start[:]
    for _ in range(10):
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    i: i64 = 0
    while i < WORDS:
        x[i] = (x[i] + start[i]) & M32
        i += 1
    return x


def quarter(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    x[a] = (x[a] + x[b]) & M32
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & M32
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & M32
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & M32
    x[b] = rotated(x[b] ^ x[c], 7)


def rotated(word: i64, bits: i64) -> i64:
    return ((word << bits) | (word >> (32 - bits))) & M32
