"""From a seed to the random generator of a game."""

import hashlib
import secrets

from mindbug.engine.random32 import M32, Random


def generator(seed: int) -> Random:
    """Small seeds are used as they are; larger ones, as a server takes, fill all 128 bits."""
    if 0 <= seed <= M32:
        return Random(seed)
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Random(*(int.from_bytes(digest[i:i + 4]) for i in (0, 4, 8, 12)))


def fresh_seed() -> int:
    """A seed that nobody knows yet. Nothing else in this room is left to chance."""
    return secrets.randbits(63)
