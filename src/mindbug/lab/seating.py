"""Bots that play many games in a row, whatever happens in one of them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from mindbug.lab.match import MatchResult, Watcher, play_match
from mindbug.lab.run_conditions import RunConditions
from mindbug.players.bot import Bot

Chair = tuple[int, int, bool]
"""A bot's number, that of its opponent, and whether it sits in the second seat."""


class Bench:
    """The bots of one worker. Each pairing and seating has bots of its own, made when they are first needed.

    So no bot that remembers meets a deal twice: pairs of games deal the same cards, once for each seating, and all
    pairings play the same deals.
    """

    def __init__(self, make: Callable[[int], Bot]) -> None:
        self._make = make
        self._bots: dict[Chair, Bot] = {}

    def bot(self, number: int, opponent: int, second: bool) -> Bot:
        chair = number, opponent, second
        if chair not in self._bots:
            self._bots[chair] = self._make(number)
        return self._bots[chair]

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()


@contextmanager
def seated(bots: Sequence[Bot]) -> Iterator[Sequence[Bot]]:
    """Yields the bots and closes them at the end."""
    try:
        yield bots
    finally:
        for bot in bots:
            bot.close()


def play_deal(conditions: RunConditions, deal: int, bots: tuple[Bot, Bot], swapped: bool = False,
              watch: Watcher | None = None) -> MatchResult:
    try:
        return play_match(conditions.setup(deal), bots, swapped, conditions.budget(), conditions.catalogue, watch)
    except Exception:
        for bot in bots:
            bot.close()  # otherwise it would mistake the next game for this one
        raise
