"""Bots that play many games in a row, whatever happens in one of them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mindbug.lab.conditions import Conditions
from mindbug.lab.match import MatchResult, Watcher, play_match
from mindbug.players.bot import Bot


@contextmanager
def seated(bots: Sequence[Bot]) -> Iterator[Sequence[Bot]]:
    """Yields the bots and closes them at the end."""
    try:
        yield bots
    finally:
        for bot in bots:
            bot.close()


def play_deal(conditions: Conditions, deal: int, bots: tuple[Bot, Bot], swapped: bool = False,
              watch: Watcher | None = None) -> MatchResult:
    try:
        return play_match(conditions.setup(deal), bots, swapped, conditions.budget(), watch=watch)
    except Exception:
        for bot in bots:
            bot.close()  # otherwise it would mistake the next game for this one
        raise
