"""Rows of numbers that compiled code writes, for whoever reads them."""

from typing import Any


class Row:
    """A row that is written anew again and again."""

    __slots__ = ("array", "memory")

    def __init__(self, memory: memoryview) -> None:
        """Opens the row that is written into that memory."""
        self.memory = memory
        """The numbers that were written last."""
        self.array: Any = None
        """The same as an array of numpy's, kept by `mindbug.rl`: the game itself does without numpy."""
