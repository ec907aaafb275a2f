"""The seed of an arena with programs: they could deal the cards again if they knew it.

As long as games are played the file of results holds only a hash of it, which commits us to the seed without telling
it. The seed itself is added when nothing more is played, so that everybody can check and repeat the games.
"""

import secrets
from hashlib import sha256

SECRET_BITS = 64


def new_secret_seed() -> int:
    return secrets.randbits(SECRET_BITS)


def commitment(seed: int) -> str:
    """The hash that goes into the file at once. 64 random bits cannot be found by trying."""
    return sha256(f"mindbug seed {seed}".encode()).hexdigest()
