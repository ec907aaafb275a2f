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

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"iterations must be at least 1, not {self.iterations}")
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise ValueError(f"seconds must be more than 0 and finite, not {self.seconds}")

    def after(self, seconds: float) -> "Budget":
        """The rest of the budget when so much time has passed: always a little."""
        return self if self.seconds is None else replace(self, seconds=max(self.seconds - seconds, LEAST_SECONDS))


class BotFailure(Exception):
    """A bot gave no usable answer; it loses the game.

    `details` is what its author needs to find the fault: a traceback, or the end of what a program wrote to its
    standard error.
    """

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


class Bot(Protocol):
    """Never gets the state, only a view of it."""

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
