"""The length of what is sent must not tell a listener on an encrypted line what is in it, such as the card drawn."""

STEP = 1024
"""The length of every message with a view of a game is a multiple of this. Most updates have less, compressed."""


def missing(length: int) -> int:
    """The number of bytes that are missing to the next multiple."""
    return -length % STEP


def padded(text: bytes) -> bytes:
    """A text with blanks behind it, where blanks mean nothing: JSON or HTML."""
    return text + b" " * missing(len(text))
