"""Judges the choices of finished games: how likely each option was to win.

An analysis takes seconds. It is made once and stored for everybody; games are analysed one after another, in a process
that gives way to the bots of running games, and only as long as somebody keeps asking for the result.
"""

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Literal

from mindbug.analysis.mistakes import ITERATIONS, Mark, loss_of, mark_of, moments, worth_judging
from mindbug.game.game import Game
from mindbug.web.base.config import Config
from mindbug.web.rooms.bot_workers import Bots
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import NewAnalysis, Store
from mindbug.web.rooms.writer import Writer

log = logging.getLogger("mindbug.web")
NICENESS = 10
LONGEST_LOOK = 1.0  # most seconds for one decision
PATIENCE = 15.0  # seconds without a question, after which an analysis stops
KEPT = 100  # analyses in memory
AnalysisState = Literal["waiting", "on", "done", "failed"]
VERSION = 1  # of the stored form; a stored analysis of another version is made again


@dataclass(frozen=True)
class Figure:
    """What one option of a decision was worth."""

    label: str
    win: float
    """The chance that the player who decides wins after this option."""
    error: float


@dataclass(frozen=True)
class Judgement:
    """The verdict on one choice of a finished game, from what the player could know."""

    step: int
    """How many choices were made before it."""
    player: str
    choice: str
    options: tuple[Figure, ...]
    """All options, the best one first."""

    def __post_init__(self) -> None:
        if self.choice not in [figure.label for figure in self.options]:
            raise ValueError(f"{self.choice!r} was not analysed")

    @property
    def best(self) -> Figure:
        return self.options[0]

    @property
    def chosen(self) -> Figure:
        return next(figure for figure in self.options if figure.label == self.choice)

    @property
    def loss(self) -> float:
        return loss_of(self.best, self.chosen)

    @property
    def mark(self) -> Mark:
        return mark_of(self.best, self.chosen)

    def chance(self, seat: str) -> float:
        """The chance of that seat to win if the best option had been chosen."""
        return self.best.win if self.player == seat else 1.0 - self.best.win


@dataclass
class Progress:
    """How far the analysis of a game has come."""

    total: int
    """How many choices the game has."""
    looked_at: int = 0
    """How many of them were looked at. Choices without an alternative get no verdict."""
    found: tuple[Judgement, ...] = ()
    failed: bool = False
    asked_at: float = 0.0
    task: "asyncio.Task[None] | None" = None

    @property
    def done(self) -> bool:
        return self.looked_at == self.total

    @property
    def state(self) -> AnalysisState:
        return "done" if self.done else "failed" if self.failed else "on" if self.looked_at else "waiting"


class Judging:
    def __init__(self, store: Store, writer: Writer, config: Config,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.bots = Bots(1, config.bot_seconds, config.hint_seconds, niceness=NICENESS)
        self._store = store
        self._writer = writer
        self._config = config
        self._clock = clock
        self._turn = asyncio.Lock()
        self._recent: OrderedDict[str, Progress] = OrderedDict()

    async def of(self, room: Room) -> Progress:
        """Returns the analysis as far as it has come. Asking starts it and keeps it going."""
        if room.id not in self._recent:
            stored = await asyncio.to_thread(self._stored, room)
            self._recent.setdefault(room.id, stored or Progress(len(room.game.choices)))
        progress = self._recent[room.id]
        if progress.failed and self._clock() - progress.asked_at > PATIENCE:
            progress.failed = False  # a later question tries again
        progress.asked_at = self._clock()
        self._recent.move_to_end(room.id)
        self._forget()
        at_work = sum(each.task is not None for each in self._recent.values())
        if progress.state in ("waiting", "on") and progress.task is None and at_work < self._config.reviews_waiting:
            progress.task = asyncio.create_task(self._find_out(room.id, room.game, progress))
        return progress

    async def close(self) -> None:
        tasks = [progress.task for progress in self._recent.values() if progress.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()

    def _forget(self) -> None:
        idle = [game for game, progress in self._recent.items() if progress.task is None]
        for game in idle[:max(0, len(self._recent) - KEPT)]:
            del self._recent[game]

    def _stored(self, room: Room) -> Progress | None:
        text = self._store.analysis(room.id)
        data = json.loads(text) if text else {}
        if data.get("version") != VERSION:
            return None
        total = len(room.game.choices)
        return Progress(total, total, tuple(
            Judgement(**{**each, "options": tuple(Figure(**figure) for figure in each["options"])})
            for each in data["found"]))

    async def _find_out(self, game_id: str, game: Game, progress: Progress) -> None:
        try:
            async with self._turn:
                await self._look_at(game, progress)
            if progress.done:
                found = {"version": VERSION, "found": [asdict(each) for each in progress.found]}
                await self._writer.commit(NewAnalysis(game_id, json.dumps(found, ensure_ascii=False)))
        except Exception as error:
            log.error("an analysis failed", extra={"game": game_id, "error": repr(error)})
            progress.failed = not progress.done
        finally:
            progress.task = None

    async def _look_at(self, game: Game, progress: Progress) -> None:
        seconds = min(LONGEST_LOOK, self._config.review_seconds / max(1, progress.total))
        for moment in moments(game):
            if moment.number <= progress.looked_at:
                continue  # it was judged before an earlier attempt stopped
            if self._clock() - progress.asked_at > PATIENCE:
                return
            if worth_judging(moment):
                choice = moment.choice
                figures = await self.bots.judge(moment.game.view(choice.player), ITERATIONS, seconds)
                judged = Judgement(moment.number - 1, choice.player, choice.label,
                                   tuple(Figure(**figure) for figure in figures))
                progress.found = (*progress.found, judged)
            progress.looked_at = moment.number
