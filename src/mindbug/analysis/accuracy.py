"""Accuracy: how well somebody chose in a game, as one figure from 0 to 100.

Every choice with something at stake counts the same. What it has lost of the win chance becomes its accuracy by a curve
that chess sites use: nothing lost is 100, 10 % lost is 64, 30 % is 25, 80 % is 0. The player's accuracy is the mean.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Protocol

from mindbug.analysis.mistakes import Estimate, loss_of

HEIGHT, STEEPNESS, DEPTH = 103.1668, 4.354, 3.1669
"""The curve of lichess.org: HEIGHT * exp(-STEEPNESS * loss) - DEPTH, with the loss from 0 to 1."""


class Weighed(Protocol):
    """A choice with what its options were worth."""

    @property
    def estimates(self) -> Sequence[Estimate]:
        """All options, the best one first."""
        ...

    @property
    def chosen(self) -> Estimate: ...


def within_noise(one: Estimate, other: Estimate) -> bool:
    """Returns whether the two may be worth the same: the difference may be the search's own noise."""
    return abs(one.win - other.win) <= 2.0 * math.hypot(one.error, other.error)


def at_stake(choice: Weighed) -> bool:
    """Returns whether the choice mattered: whether its best option was clearly worth more than its worst."""
    best, worst = choice.estimates[0], min(choice.estimates, key=lambda each: each.win)
    return not within_noise(best, worst)


def accuracy_of(choice: Weighed) -> float:
    """The accuracy of one choice. A loss that may be noise is none."""
    best = choice.estimates[0]
    loss = 0.0 if within_noise(best, choice.chosen) else loss_of(best, choice.chosen)
    return 100.0 if loss == 0.0 else max(0.0, HEIGHT * math.exp(-STEEPNESS * loss) - DEPTH)


def accuracy(choices: Iterable[Weighed]) -> float | None:
    """The accuracy of a player over these choices; None if nothing was ever at stake."""
    found = [accuracy_of(choice) for choice in choices if at_stake(choice)]
    return sum(found) / len(found) if found else None
