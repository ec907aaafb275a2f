"""The editions of the rules by name, and how each of them departs from the current one (M8)."""

from typing import Final

from mindbug.engine.codes import RULE_NEW_TURN_AFTER_MINDBUG

EDITIONS: Final = {"current": 0, "first": RULE_NEW_TURN_AFTER_MINDBUG}
"""Name -> the rules of the engine that hold besides, as bits."""


def edition_of(rules: int) -> str:
    """The name of the edition with exactly these rules."""
    return next(name for name, own in EDITIONS.items() if own == rules)
