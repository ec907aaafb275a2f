"""Bots in any language: a program of its own that reads and writes JSON lines (docs/bot-protocol.md).

It gets the view of its seat and nothing else. Each game has a process of its own: an arena deals the same cards again
with seats swapped, and a program that remembers would know them. A program that is kept (`cmd+keep:`) gets one process
per pairing and seating there, so that it meets no deal twice either. Whatever goes wrong is a BotFailure, which costs
the game.
"""

import os
import shlex
import shutil

from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.views import View
from mindbug.players import messages
from mindbug.players.bot import BotFailure, Budget
from mindbug.players.child import Broken, Child

ANSWER_SECONDS = 10.0
START_SECONDS = 30.0  # large runtimes and models take their time
FAREWELL_SECONDS = 1.0
COMMAND = "cmd:"
KEPT_COMMAND = "cmd+keep:"
EXAMPLE = "cmd:python3 mybot.py"


class ProcessBot:
    """One program in one seat of one game at a time; `game_over` must be called before the next one.

    With `fresh=False` the process is kept for further games, where no deal comes twice and starting takes long.
    """

    def __init__(self, command: str, catalogue: Catalogue | None = None, answer_seconds: float = ANSWER_SECONDS,
                 start_seconds: float = START_SECONDS, fresh: bool = True) -> None:
        self.name = f"{COMMAND if fresh else KEPT_COMMAND}{command}"
        self.title = self.name
        """The name that the program gives itself, once it has done so."""
        self._command = arguments_of(command)
        self._catalogue = catalogue or standard()
        self._answer_seconds = answer_seconds
        self._start_seconds = start_seconds
        self._fresh = fresh
        self._child: Child | None = None
        self._asked = 0
        self._seat: str | None = None
        """Its seat in the game that it has been told about."""

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        if self._seat not in (None, view["seat"]):
            # it would see both hands
            raise ValueError(f"{self.name} plays {self._seat} and cannot play {view['seat']} in the same game")
        try:
            return self._ask(view, decision, budget or Budget())
        except Broken as broken:
            said = "" if self._child is None else self._child.last_words()
            self._stop()
            raise BotFailure(f"{self.title} {broken}", said) from broken
        except BaseException:  # an answer that nobody has waited for would be taken for that to the next question
            self._stop()
            raise

    def _ask(self, view: View, decision: Decision, budget: Budget) -> Option:
        child = self._child or self._start()
        if self._seat is None:
            child.tell(messages.line(messages.game(view, self._catalogue)))
            self._seat = view["seat"]
        self._asked += 1
        limit = self._answer_seconds + (budget.seconds or 0.0)
        question = messages.decide(self._asked, view, decision, budget, limit)
        return messages.choice_in(child.ask(messages.line(question), limit), self._asked, decision)

    def _start(self) -> Child:
        child = self._child = Child(self._command)
        self._asked = 0
        self.title = messages.name_in(child.ask(messages.line(messages.hello()), self._start_seconds))
        return child

    def game_over(self, winner: str | None, outcome: str) -> None:
        if self._child is not None and self._seat is not None:
            self._child.tell(messages.line(messages.end(winner, outcome)))
        self._seat = None
        if self._fresh:
            self.close()

    def close(self) -> None:
        """Says farewell; a later question would start the program again."""
        if self._child is not None:
            self._child.tell(messages.line(messages.bye()))
        self._stop(FAREWELL_SECONDS)

    def _stop(self, patience: float = 0.0) -> None:
        child, self._child, self._seat = self._child, None, None
        if child is not None:
            child.stop(patience)


def arguments_of(command: str) -> list[str]:
    """The program and its arguments, quoted as in a shell. What cannot work is refused before any game is lost."""
    if os.name != "posix":
        raise ValueError("bots of the form cmd:PROGRAM need Linux, macOS or the Windows Subsystem for Linux")
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"cmd:{command}: {error}") from None
    if not arguments:
        raise ValueError(f"cmd: needs a program, as in {EXAMPLE}")
    if shutil.which(arguments[0]) is None:
        raise ValueError(f"cmd:{command}: there is no program {arguments[0]!r}")
    return arguments
