"""The editions of the rules by name, and how each of them departs from the current one (M8)."""

from functools import cache
from typing import Final

from mindbug.engine.codes import (
    RULE_ATTACKS_UNCOUNTED,
    RULE_BOOST_COPIES_ALIKE,
    RULE_COUNTERS_OF_NOW,
    RULE_FAST_AT_ONCE,
    RULE_NEW_TURN_AFTER_MINDBUG,
    RULE_PASS_WHEN_UNABLE,
    RULE_REFILL_AFTER_NOTHING,
    RULE_REFILL_OWN_REMOVALS,
    RULE_REVEAL_IN_VAIN,
)

EDITIONS: Final = {
    "current": 0,
    "third": RULE_NEW_TURN_AFTER_MINDBUG,
    "second": RULE_NEW_TURN_AFTER_MINDBUG | RULE_REFILL_OWN_REMOVALS,
    "first": RULE_NEW_TURN_AFTER_MINDBUG | RULE_REFILL_OWN_REMOVALS | RULE_PASS_WHEN_UNABLE,
}
"""Name -> the rules of the engine that hold besides, as bits. The newest edition stands first."""

RULES: Final = 3
"""The version of our reading of the rules: raised whenever the same choices could lead to another game than before."""
_OF_VERSION_2: Final = (
    RULE_BOOST_COPIES_ALIKE | RULE_REFILL_AFTER_NOTHING | RULE_COUNTERS_OF_NOW | RULE_REVEAL_IN_VAIN)
READINGS: Final = {1: RULE_FAST_AT_ONCE | RULE_ATTACKS_UNCOUNTED | _OF_VERSION_2, 2: _OF_VERSION_2, RULES: 0}
"""Version -> the rules of the engine that held besides, so that old records replay as they were played."""


def rules_of(edition: str, version: int = RULES) -> int:
    return EDITIONS[edition] | READINGS[version]


@cache
def edition_of(rules: int) -> str:
    known = max(EDITIONS.values())
    return next(name for name, own in EDITIONS.items() if own == rules & known)


@cache
def version_of(rules: int) -> int:
    outdated = READINGS[1]
    return next(version for version, own in READINGS.items() if own == rules & outdated)


def renamed(edition: str, version: int) -> str:
    """Version 1 knew two editions, and called `first` what is `third`."""
    return "third" if version == 1 and edition == "first" else edition
