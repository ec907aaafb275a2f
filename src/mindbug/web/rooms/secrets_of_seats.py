"""Ids and secrets: what opens a seat, and what tells browsers apart."""

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache

SECRETS_KEPT = 16_384  # of about 0.3 KB; three of a game
CLIENT_LENGTH = 24  # letters of the secret of a browser, and as many of its signature


def new_id() -> str:
    """A name for a game. It does not begin with a hyphen, which commands would take for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


@lru_cache(SECRETS_KEPT)
def derived(secret: bytes, purpose: str) -> str:
    """Derives a secret. The results are cached, because every update that a player gets contains the secret of the
    seat."""
    digest = hmac.digest(secret, as_bytes(purpose), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


def new_client(key: bytes) -> str:
    """A secret for a browser. It is signed, so that nobody can choose one for somebody else."""
    secret = secrets.token_urlsafe(18)
    return secret + derived(key, f"client {secret}")


def hash_of(secret: str) -> str:
    return hashlib.sha256(as_bytes(secret)).hexdigest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(as_bytes(one), as_bytes(other))


def as_bytes(text: str) -> bytes:
    """The bytes of a secret that somebody sent. JSON may contain halves of letters, which UTF-8 cannot write: they open
    nothing, and are no error either."""
    return text.encode(errors="replace")
