"""The length of what is sent must not tell a listener on an encrypted line what is in it, such as the card drawn."""

STEP = 1024
"""Whatever holds a view of a game is as long as a multiple of this. Most updates have less, compressed."""


def missing(length: int) -> int:
    """How many bytes are missing to the next multiple."""
    return -length % STEP


def padded(text: bytes) -> bytes:
    """A text with blanks behind it, where blanks mean nothing: JSON or HTML."""
    return text + b" " * missing(len(text))
