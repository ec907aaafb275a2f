"""The review of a game: which choices were worth thinking about, and which of them threw chances away."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeVar

from mindbug.analysis.prospects import Analysis, Prospect, analyse
from mindbug.game.game import Game, replay
from mindbug.game.record import Choice
from mindbug.game.seats import SEATS

ITERATIONS = 4000  # per decision
Mark = Literal["", "?", "??"]
MISTAKE: Final = "?"
BLUNDER: Final = "??"
# What a choice may lose of the win chance before it gets the mark; the worst first.
MARKS: tuple[tuple[float, Mark], ...] = ((0.15, BLUNDER), (0.08, MISTAKE))
TURNING_POINTS = 5  # at most


class Estimate(Protocol):
    """An estimate of what an option is worth."""

    @property
    def win(self) -> float: ...

    @property
    def error(self) -> float:
        """Standard error of `win`."""
        ...


def loss_of(best: Estimate, chosen: Estimate) -> float:
    """The part of the player's chance that the choice has given away."""
    return max(0.0, best.win - chosen.win)


def mark_of(best: Estimate, chosen: Estimate) -> Mark:
    """Nothing, MISTAKE or BLUNDER. A loss that may be the search's own noise is nobody's mistake."""
    noise = 2.0 * math.hypot(best.error, chosen.error)
    return next((mark for limit, mark in MARKS if loss_of(best, chosen) > max(limit, noise)), "")


class Judged(Protocol):
    """A choice with what it has given away."""

    @property
    def loss(self) -> float: ...

    @property
    def mark(self) -> Mark: ...


AnyJudged = TypeVar("AnyJudged", bound=Judged)


def turning_points(choices: Iterable[AnyJudged]) -> list[AnyJudged]:
    """The worst of the marked choices, in the order they were made."""
    marked = [each for each in choices if each.mark]
    worst = sorted(marked, key=lambda each: each.loss, reverse=True)[:TURNING_POINTS]
    return [each for each in marked if each in worst]


@dataclass(frozen=True)
class ChoicePoint:
    """One choice of a game, and the game as it stood before it."""

    number: int
    """Its place among the choices of the record, from 1."""
    choice: Choice
    game: Game
    """The game is good only until the next point is asked for, because it goes on."""


def choice_points(game: Game) -> Iterator[ChoicePoint]:
    """Every choice so far."""
    record = game.record()
    again = replay(record.until(0), catalogue=game.catalogue)
    for number, choice in enumerate(record.choices, 1):
        yield ChoicePoint(number, choice, again)
        again.choose(choice.label)


def worth_judging(point: ChoicePoint) -> bool:
    """Returns whether a player chose, and had an alternative."""
    decision = point.game.decision
    assert decision is not None, "a record has no choice after the end"
    return len(decision.options) > 1 and point.choice.player in SEATS


@dataclass(frozen=True)
class Reviewed:
    """One choice of a recorded game, and what its player could have known about it."""

    number: int
    """Its place among the choices of the record, from 1."""
    choice: Choice
    analysis: Analysis

    @property
    def chosen(self) -> Prospect:
        return self.analysis.of(self.choice.label)

    @property
    def estimates(self) -> tuple[Prospect, ...]:
        """All options, the best one first."""
        return self.analysis.prospects

    @property
    def win(self) -> float:
        """The chance that the player had, with the best option."""
        return self.analysis.win

    @property
    def loss(self) -> float:
        return loss_of(self.analysis.best, self.chosen)

    @property
    def mark(self) -> Mark:
        return mark_of(self.analysis.best, self.chosen)


def review(game: Game, seat: str | None = None, iterations: int | None = None, seconds: float | None = None,
           seed: int = 0) -> Iterator[Reviewed]:
    """Every choice so far that had an alternative, by one seat or by both. Each player is judged by what that player
    could see."""
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    for point in choice_points(game):
        if worth_judging(point) and seat in (None, point.choice.player):
            yield Reviewed(point.number, point.choice, analyse(point.game, None, iterations, seconds, seed))
