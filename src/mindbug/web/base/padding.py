"""The length of what is sent must not tell a listener on an encrypted line what is in it, such as the card drawn."""

import re
import zlib
from collections.abc import Sequence

STEP = 1024
"""The length of every message with a view of a game is a multiple of this. Most updates have less, compressed."""
TAIL = b"\x00\x00\xff\xff"
"""The end of everything that was compressed up to a byte. Messages of sockets are sent without it."""
FIVE, SIX = b"\x00" + TAIL, b"\x02\x00" + TAIL
"""Blocks that contain nothing: a stored block, and an empty block of the fixed code before such a stored block. Any
number of bytes from 20 on is a sum of fives and sixes."""
LEAST = 20
GZIP_HEAD, LAST_BLOCK = b"\x1f\x8b\x08\0\0\0\0\0\0\xff", b"\x03\x00"  # RFC 1952, RFC 1951
PAGE_LEVEL = 6


def missing(length: int) -> int:
    """The number of bytes that are missing to the next multiple."""
    return -length % STEP


def padded(text: bytes) -> bytes:
    """A text with blanks behind it, where blanks mean nothing: JSON or HTML."""
    return text + b" " * missing(len(text))


def padding(length: int) -> bytes:
    """The bytes that make a compressed message of that length as long as it should be."""
    length = missing(length + LEAST) + LEAST
    sixes = length % 5
    return FIVE * ((length - 6 * sixes) // 5) + SIX * sixes


def sealed(page: bytes, secrets: Sequence[bytes]) -> bytes:
    """A page as gzip, of a padded length. Secrets stand in it as they are, and what is between them is compressed piece
    by piece: beside words that others choose, a secret would make a right guess shorter than a wrong one."""
    pieces = re.split(b"(%s)" % b"|".join(map(re.escape, secrets)), page) if secrets else [page]
    body = GZIP_HEAD + b"".join(_compressed(piece, 0 if n % 2 else PAGE_LEVEL) for n, piece in enumerate(pieces))
    end = LAST_BLOCK + zlib.crc32(page).to_bytes(4, "little") + len(page).to_bytes(4, "little")
    return body + padding(len(body) + len(end)) + end


def _compressed(text: bytes, level: int) -> bytes:
    """Blocks that refer to nothing before them and end with a byte."""
    deflate = zlib.compressobj(level, wbits=-zlib.MAX_WBITS)
    return deflate.compress(text) + deflate.flush(zlib.Z_FULL_FLUSH)
