"""Bots think in separate processes: compiled code holds the interpreter's lock, and a search would stop every game."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import NotRequired, TypedDict, TypeVar

from mindbug.analysis.outlook import ClaimData, claim_data, outlook, worse_than_best
from mindbug.analysis.prospects import Analysis, analyse
from mindbug.analysis.reasons import Explanation, explain
from mindbug.game.decisions import Decision
from mindbug.game.views import View
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot
from mindbug.players.registry import BOTS, NAMES, make_native
from mindbug.web.rooms.fair_line import FairLine

log = logging.getLogger("mindbug.web")
Value = TypeVar("Value")
LEVELS = NAMES
ANY_NUMBER = 10**6  # the limit of games is that of the questions
LEAST_EFFORT = 0.05
BUSY_FACTOR = 4
REASONS_SHARE = 0.3  # of the time for a hint: to play out what comes of the best option
TITLES = {level.name: level.title for level, _ in BOTS.values()}


class Chance(TypedDict):
    """The worth of an option: the chance to win with it."""

    label: str
    win: float
    error: float
    because: NotRequired[list[ClaimData]]
    """The likely consequences of the best option of a hint."""


class BotProcesses:
    """A small pool of processes, started with the first question. A bot gets only the view of its own seat.

    `who` is the person for whom something is found out: everybody gets their turn.
    """

    def __init__(self, processes: int, seconds: float, hint_seconds: float, *, niceness: int = 0) -> None:
        """`niceness` is that of the processes: the higher it is, the more the system prefers all others."""
        self.line = FairLine(processes, most_waiting=ANY_NUMBER, most_each=ANY_NUMBER)
        self.busy = False
        """True if the server has more to do than it can: then bots think less, before people wait."""
        self._processes = processes
        self._niceness = niceness
        self._seconds = seconds
        self._hint_seconds = hint_seconds
        self._pool: ProcessPoolExecutor | None = None

    @property
    def effort(self) -> float:
        """The share of its usual thinking that a bot may do now: less if others wait for theirs."""
        crowd = 1 + self.line.waiting / self._processes
        return max(LEAST_EFFORT, 1 / crowd / (BUSY_FACTOR if self.busy else 1))

    async def choose(self, level: str, view: View, decision: Decision, who: str = "") -> str:
        """Returns the label of the option that a bot of that level chooses."""
        async with self.line.turn(who):
            return await self._ask(partial(_choose, level, view, decision, secrets.randbits(30), self._seconds,
                                           self.effort))

    async def hint(self, view: View, who: str = "") -> list[Chance]:
        """Returns the options, the best first, each with its label and the chance to win after it; and why it is the
        best."""
        async with self.line.turn(who):
            return await self._ask(partial(_hint, view, self._hint_seconds * self.effort))

    async def judge(self, view: View, iterations: int, seconds: float, who: str = "") -> list[Chance]:
        """Gives the same answer every time, unlike `hint`, unless the time runs out."""
        async with self.line.turn(who):
            return await self._ask(partial(_judge, view, iterations, seconds))

    async def explain(self, view: View, choice: str, better: str, seconds: float, who: str = "") -> Explanation:
        """Returns why the choice was worse than the better option."""
        async with self.line.turn(who):
            return await self._ask(partial(_explain, view, choice, better, seconds))

    async def work(self, task: Callable[[], Value], who: str = "") -> Value:
        """Carries out any other task that would keep the server busy for too long."""
        async with self.line.turn(who):
            return await self._ask(task)

    async def _ask(self, question: Callable[[], Value]) -> Value:
        for attempt in (1, 2):
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, question)
            except BrokenProcessPool:  # somebody killed one
                log.warning("the bots' processes died and are started anew")
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _start(self) -> ProcessPoolExecutor:
        # not forked: the server has threads, and a fork would copy their locks as they happen to be
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _begin, (self._niceness,))

    def close(self) -> None:
        """Ends the processes. Questions that are still waiting are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# ---- in the other process


def _begin(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):  # Windows has no `nice`
        os.nice(niceness)
    _end_with_the_server()


def _end_with_the_server() -> None:
    """Ends this process when the server is gone, because a server that is killed cannot end them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches these processes too; the server ends them
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _choose(level: str, view: View, decision: Decision, seed: int, seconds: float, effort: float) -> str:
    bot = make_native(level, seed)
    budget = None
    if isinstance(bot, SearchBot):
        iterations = None if bot.iterations is None else max(1, round(bot.iterations * effort))
        budget = Budget(iterations, seconds * effort)
    return bot.choose(view, decision, budget).label


def _hint(view: View, seconds: float) -> list[Chance]:
    analysis = analyse(view, seconds=seconds * (1 - REASONS_SHARE), seed=secrets.randbits(30))
    claims = outlook(view, analysis.best.label, worse_than_best(analysis), better=True, seconds=seconds * REASONS_SHARE)
    found = _figures(analysis)
    found[0]["because"] = [data for claim in claims if (data := claim_data(claim))]
    return found


def _judge(view: View, iterations: int, seconds: float) -> list[Chance]:
    return _figures(analyse(view, iterations=iterations, seconds=seconds))


def _explain(view: View, choice: str, better: str, seconds: float) -> Explanation:
    return explain(view, choice, better, seconds=seconds)


def _figures(found: Analysis) -> list[Chance]:
    return [{"label": prospect.label, "win": round(prospect.win, 3), "error": round(prospect.error, 3)}
            for prospect in found.prospects]
