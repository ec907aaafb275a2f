"""Bots by name: `random`, `rookie`, `greedy`, `search:1` to `search:4`, `cmd:PROGRAM ARGUMENTS`."""

from mindbug.game.catalogue import Catalogue
from mindbug.players.bot import Bot
from mindbug.players.native import GreedyBot, NativeBot, RandomBot, RookieBot, SearchBot
from mindbug.players.process import ProcessBot

SIMPLE: dict[str, type[NativeBot]] = {"random": RandomBot, "rookie": RookieBot, "greedy": GreedyBot}
# Iterations. Every level clearly beats the one below; closer together, they would not (docs/bots.md).
SEARCH_LEVELS = {1: 100, 2: 400, 3: 4000, 4: 100_000}
USUAL = 3
COMMAND = "cmd:"
NAMES = (*SIMPLE, *(f"search:{level}" for level in SEARCH_LEVELS))


def make_native(name: str, seed: int = 0, catalogue: Catalogue | None = None) -> NativeBot:
    """One of our own bots; `search:N` with N above 99 means that many iterations."""
    if name in SIMPLE:
        return SIMPLE[name](name, seed, catalogue)
    kind, _, level = name.partition(":")
    if kind != "search" or not (level or str(USUAL)).isdecimal():
        raise ValueError(f"unknown bot {name!r}; there are {', '.join(NAMES)}, search:ITERATIONS and cmd:PROGRAM")
    number = int(level or USUAL)
    if number not in SEARCH_LEVELS and number < 100:
        raise ValueError(f"unknown search level {number}; there are {', '.join(map(str, SEARCH_LEVELS))}, "
                         "or a number of iterations from 100 on")
    return SearchBot(name, SEARCH_LEVELS.get(number, number), seed, catalogue)


def make_bot(name: str, seed: int = 0, catalogue: Catalogue | None = None) -> Bot:
    """One of our own, or a program; that gets no seed, which might be the seed of the cards."""
    if name.startswith(COMMAND):
        return ProcessBot(name.removeprefix(COMMAND), catalogue)
    return make_native(name, seed, catalogue)
