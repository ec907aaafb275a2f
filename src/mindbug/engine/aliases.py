"""Names for what a number of the engine means. To the compiler they are all one 64-bit integer and cost nothing."""

from typing import TypeAlias

from mypy_extensions import i64

Slot: TypeAlias = i64
"""The place where a card lives for the whole game: a number below 62."""
Card: TypeAlias = i64
"""A slot, a place in the Power deck (from POWER_CARD on), or NO_CARD."""
Mask: TypeAlias = i64
"""A set of slots (or of places in the Power deck, where it says so), one bit each."""
Player: TypeAlias = i64
"""0 or 1; a decider may also be CHANCE, a reader SPECTATOR, a winner NOBODY."""
Design: TypeAlias = i64
"""The number of a card's design in the book."""
Option: TypeAlias = i64
"""A way to answer a decision: see `packing`."""
Address: TypeAlias = i64
"""The place of an instruction in the code of the book."""
Keywords: TypeAlias = i64
"""A set of keywords, one bit each."""
