"""The interface of a bot: it is shown what its seat may know, and answers with one of the options."""

import math
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from mindbug.game.decisions import Decision, Option
from mindbug.game.views import View

LEAST_SECONDS = 1e-6


@dataclass(frozen=True)
class Budget:
    """The limit for thinking about one decision. Iterations make the answers of a bot reproducible, seconds do not."""

    iterations: int | None = None
    seconds: float | None = None
    longest: float | None = None
    """The seconds that a single decision may take if the bot has saved them at earlier ones of its game, so that
    `seconds` holds on average. None: no decision takes more than `seconds`."""

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"iterations must be at least 1, not {self.iterations}")
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise ValueError(f"seconds must be more than 0 and finite, not {self.seconds}")
        if self.longest is not None and (self.seconds is None or not self.seconds <= self.longest < math.inf):
            raise ValueError(f"longest must be at least as much as seconds, and finite, not {self.longest}")

    def after(self, seconds: float) -> "Budget":
        """The rest of the budget after that much time; a little is always left."""
        return replace(self, seconds=rest(self.seconds, seconds), longest=rest(self.longest, seconds))

    def with_saved(self, seconds: float) -> "Budget":
        """The budget of a bot that has saved that many seconds: `longest` is what it may really take."""
        if self.seconds is None or self.longest is None:
            return self
        return replace(self, longest=max(self.seconds, min(self.longest, self.seconds + seconds)))


def rest(limit: float | None, spent: float) -> float | None:
    return None if limit is None else max(limit - spent, LEAST_SECONDS)


class BotFailure(Exception):
    """A bot gave no usable answer; it loses the game.

    `details` is what its author needs to find the fault: a traceback, or the end of what a program wrote to its
    standard error.
    """

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


class Bot(Protocol):
    """Chooses for a seat. It never gets the state, only a view of it."""

    name: str

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        """Returns one of the decision's options. The view is that of the player who decides."""
        ...

    def close(self) -> None:
        """Gives back what the bot holds: the game is over, or nobody wants to hear more."""
        ...


@runtime_checkable
class GameFollower(Protocol):
    """A bot that needs to know where one game ends and the next one begins."""

    def game_over(self, winner: str | None, outcome: str) -> None:
        """The winner is a seat, or None for a draw; a bot that gave no usable answer makes the outcome `failure`."""
        ...
