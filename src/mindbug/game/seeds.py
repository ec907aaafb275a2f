"""The random generator of a game, made from its seed."""

import hashlib
import secrets

from mindbug.engine.random32 import M32, Random

SECRET = 1 << 128
"""With this seed and all larger ones, what somebody sees of a game tells nothing about the rest."""


def generator(seed: int) -> Random:
    """Small seeds are used as they are; larger ones fill all bits of the quick generator, as those of games did that
    were played on servers of earlier versions. From `SECRET` on it is the one that gives nothing away."""
    if 0 <= seed <= M32:
        return Random(seed)
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = (int.from_bytes(digest[i:i + 4]) for i in (0, 4, 8, 12))
    return Random(0, *words) if seed >= SECRET else Random(*words)


def secret_seed() -> int:
    """A seed for a game between people."""
    return SECRET + secrets.randbits(128)


def fresh_seed() -> int:
    """A seed that nobody knows yet. Nothing else in this room is left to chance."""
    return secrets.randbits(63)
