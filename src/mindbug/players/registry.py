"""Bots by name: `random`, `rookie`, `greedy`, `search:1` to `search:4`, `cmd:PROGRAM ARGUMENTS`, `py:MODULE:CLASS`.

A class in this package that has levels is found by itself. `search-2026:1` and so on are those of that year.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from mindbug import players
from mindbug.game.catalogue import Catalogue
from mindbug.players.bot import Bot
from mindbug.players.former import FORMER, FormerBot
from mindbug.players.former import LEVELS as FORMER_LEVELS
from mindbug.players.native import Level, NativeBot, SearchBot
from mindbug.players.process import COMMAND, KEPT_COMMAND, ProcessBot
from mindbug.players.python_class import KEPT_CLASS, PYTHON_CLASS, PythonBot, class_named

USUAL = "search:3"
FEWEST_ITERATIONS = 100
FOREIGN = (COMMAND, KEPT_COMMAND, PYTHON_CLASS, KEPT_CLASS)
"""Prefixes of the names of bots that are not ours."""


def _found() -> Iterator[tuple[Level, type[NativeBot]]]:
    for found in iter_modules(players.__path__, f"{players.__name__}."):
        if found.name != __name__:
            for bot in vars(import_module(found.name)).values():
                if isinstance(bot, type) and issubclass(bot, NativeBot) and bot.__module__ == found.name:
                    yield from ((level, bot) for level in vars(bot).get("levels", ()))


BOTS = {level.name: (level, bot) for level, bot in sorted(_found(), key=lambda found: found[0].place)}
NAMES = tuple(BOTS)


def make_native(name: str, seed: int = 0, catalogue: Catalogue | None = None) -> NativeBot:
    """One of our own bots; `search:N` and `search-2026:N` with N above 99 mean that many iterations."""
    known = USUAL if name in ("search", "search:") else name
    if known in BOTS:
        level, bot = BOTS[known]
        made = bot.at(level, seed, catalogue)
        made.name = name
        return made
    kind, _, number = name.partition(":")
    if kind not in ("search", FORMER) or not number.isdecimal():
        raise ValueError(f"unknown bot {name!r}; there are {', '.join(NAMES)}, search:ITERATIONS, {FORMER}:LEVEL, "
                         "cmd:PROGRAM, cmd+keep:PROGRAM and py:MODULE:CLASS")
    iterations = FORMER_LEVELS.get(number, int(number)) if kind == FORMER else int(number)
    if iterations < FEWEST_ITERATIONS:
        levels = ", ".join(level.name.partition(":")[2] for level in SearchBot.levels)
        raise ValueError(f"unknown search level {iterations}; there are {levels}, "
                         f"or a number of iterations from {FEWEST_ITERATIONS} on")
    return (FormerBot if kind == FORMER else SearchBot)(name, iterations, seed, catalogue)


def make_bot(name: str, seed: int = 0, catalogue: Catalogue | None = None) -> Bot:
    """One of our own, a program or a class; a program gets no seed, which might be the seed of the cards."""
    for prefix in (COMMAND, KEPT_COMMAND):
        if name.startswith(prefix):
            return ProcessBot(name.removeprefix(prefix), catalogue, fresh=prefix == COMMAND)
    for prefix in (PYTHON_CLASS, KEPT_CLASS):
        if name.startswith(prefix):
            made = class_named(name.removeprefix(prefix))
            return PythonBot(name, made, seed, catalogue, fresh=prefix == PYTHON_CLASS)
    return make_native(name, seed, catalogue)


def is_foreign(name: str) -> bool:
    """Returns whether this is a program or a class of somebody else, which might know how a seed deals."""
    return name.startswith(FOREIGN)
