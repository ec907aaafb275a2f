"""Judges the choices of finished games: how likely each option was to win.

An analysis takes seconds. It is made once and stored for everybody; decisions are judged one after another, in turns
for all who ask, in a process that gives way to the bots of running games, and only as long as somebody keeps asking.
"""

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Literal

from mindbug.analysis.accuracy import accuracy
from mindbug.analysis.mistakes import ITERATIONS, Mark, choice_points, loss_of, mark_of, worth_judging
from mindbug.analysis.reasons import Explanation
from mindbug.game.game import Game
from mindbug.game.seats import SEATS
from mindbug.web.base.config import Config
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.bot_processes import BotProcesses
from mindbug.web.rooms.neighbours import Neighbours
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import NewAnalysis, Store, Unavailable
from mindbug.web.rooms.writer import Writer

log = logging.getLogger("mindbug.web")
NICENESS = 10
LONGEST_LOOK = 1.0  # most seconds for one decision
EXPLAINING = 3  # times as long may it take to find out why a choice was a mistake; few choices are
PATIENCE = 15.0  # seconds without a question, after which an analysis stops
KEPT = 100  # analyses in memory
MOST_JUDGEMENTS = 10_000  # in all of them, about 1 KB each
KEEP_SECONDS = 2.0  # after which the other nodes can read how far an analysis has come
WORK = "review"  # the name of the lease
AnalysisState = Literal["waiting", "on", "done", "failed"]
VERSION = 2  # of the stored form; a stored analysis of another version is made again


@dataclass(frozen=True)
class Figure:
    """The worth of one option of a decision."""

    label: str
    win: float
    """The chance that the player who decides wins after this option."""
    error: float


@dataclass(frozen=True)
class Judgement:
    """The verdict on one choice of a finished game, from what the player could know."""

    step: int
    """The number of choices that were made before it."""
    player: str
    choice: str
    options: tuple[Figure, ...]
    """All options, the best one first."""
    reason: Explanation | None = None
    """The explanation of a mistake; None if it was none."""

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
    def estimates(self) -> tuple[Figure, ...]:
        return self.options

    @property
    def loss(self) -> float:
        return loss_of(self.best, self.chosen)

    @property
    def mark(self) -> Mark:
        return mark_of(self.best, self.chosen)

    def fits(self, label: str) -> bool:
        """Returns whether that option is as good as the best one, or nearly so: choosing it would be no mistake."""
        return any(figure.label == label and not mark_of(self.best, figure) for figure in self.options)

    def chance(self, seat: str) -> float:
        """The chance of that seat to win if the best option had been chosen."""
        return self.best.win if self.player == seat else 1.0 - self.best.win


@dataclass
class Progress:
    """The progress of the analysis of a game."""

    total: int
    """The number of choices of the game."""
    looked_at: int = 0
    """The number of those that were looked at. Choices without an alternative get no verdict."""
    found: tuple[Judgement, ...] = ()
    failed: bool = False
    asked_at: float = 0.0
    who: str = ""
    """The person who asked first."""
    task: "asyncio.Task[None] | None" = None

    @property
    def done(self) -> bool:
        return self.looked_at == self.total

    @property
    def state(self) -> AnalysisState:
        return "done" if self.done else "failed" if self.failed else "on" if self.looked_at else "waiting"


    @property
    def accuracy(self) -> dict[str, float | None]:
        """The accuracy of each player, as far as the analysis has come."""
        found: dict[str, float | None] = {
            seat: accuracy(each for each in self.found if each.player == seat) for seat in SEATS}
        return {seat: None if figure is None else round(figure, 1) for seat, figure in found.items()}


class Judging:
    """The analyses of finished games, in fair turns."""

    def __init__(self, store: Store, writer: Writer, config: Config, neighbours: Neighbours,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.bots = BotProcesses(1, config.bot_seconds, config.hint_seconds, niceness=NICENESS)
        self._store = store
        self._writer = writer
        self._config = config
        self._neighbours = neighbours
        self._clock = clock
        self._recent: OrderedDict[str, Progress] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of games that are analysed or wait for it."""
        return sum(each.task is not None for each in self._recent.values())

    async def of(self, room: Room, who: str = "") -> Progress:
        """Returns the analysis as far as it has come. Asking starts it and keeps it going. `who` asks for it: the
        analyses of different people go on side by side."""
        progress = self._recent.get(room.id)
        if progress is None or (self._store.shared and not progress.done and progress.task is None):
            try:
                stored = await self._stored(room.id, len(room.game.choices))
            except Unavailable:
                raise Refused("try_again", "the server cannot reach its database; try again in a moment") from None
            progress = self._recent.setdefault(room.id, stored or Progress(len(room.game.choices)))
            if stored and progress.task is None and stored.looked_at > progress.looked_at:
                progress.looked_at, progress.found = stored.looked_at, stored.found  # another node has gone on
        if progress.failed and self._clock() - progress.asked_at > PATIENCE:
            progress.failed = False  # a later question tries again
        progress.asked_at = self._clock()
        self._recent.move_to_end(room.id)
        self._forget()
        if progress.state in ("waiting", "on") and progress.task is None and self._may_begin(who):
            progress.who = who
            progress.task = asyncio.create_task(self._find_out(room.id, room.game, progress))
        return progress

    async def kept(self, game: str, choices: int) -> Progress:
        """The analysis as far as it had come when cards or rules changed: nothing more can be found out."""
        try:
            found = await self._stored(game, choices)
        except Unavailable:
            raise Refused("try_again", "the server cannot reach its database; try again in a moment") from None
        return replace(found or Progress(choices), failed=True)

    def _may_begin(self, who: str) -> bool:
        own = sum(each.task is not None and each.who == who for each in self._recent.values())
        return own < self._config.reviews_per_client and self.waiting < self._config.reviews_waiting

    def heard(self, game: str) -> None:
        """Notes that somebody asks another node for the analysis that is made here."""
        if game in self._recent:
            self._recent[game].asked_at = self._clock()

    async def close(self) -> None:
        tasks = [progress.task for progress in self._recent.values() if progress.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()

    def _forget(self) -> None:
        """Forgets the analyses that nobody has asked for lately: they are stored. A long one takes more room."""
        idle = [game for game, progress in self._recent.items() if progress.task is None]
        held = sum(len(progress.found) for progress in self._recent.values())
        for game in idle[:-1]:
            if len(self._recent) <= KEPT and held <= MOST_JUDGEMENTS:
                break
            held -= len(self._recent.pop(game).found)

    async def _stored(self, game: str, total: int) -> Progress | None:
        text = await self._store.analysis(game)
        data = json.loads(text) if text else {}
        if data.get("version") != VERSION:
            return None
        return Progress(total, data.get("looked_at", total), tuple(
            Judgement(**{**each, "options": tuple(Figure(**figure) for figure in each["options"]),
                         "reason": Explanation(**each["reason"]) if each["reason"] else None})
            for each in data["found"]))

    async def _find_out(self, game_id: str, game: Game, progress: Progress) -> None:
        try:
            if not await self._neighbours.lease(game_id, WORK):
                self._neighbours.tell({"type": "review", "game": game_id})  # another node is at it: it must not stop
                return
            await self._look_at(game_id, game, progress)
            if progress.done:
                await self._keep(game_id, progress)
        except Exception as error:
            log.error("an analysis failed", extra={"game": game_id, "error": repr(error)})
            progress.failed = not progress.done
        finally:
            progress.task = None
            self._neighbours.release(game_id, WORK)

    async def _keep(self, game_id: str, progress: Progress) -> None:
        found = {"version": VERSION, "looked_at": progress.looked_at,
                 "found": [asdict(each) for each in progress.found]}
        await self._writer.commit(NewAnalysis(game_id, json.dumps(found, ensure_ascii=False)))

    async def _look_at(self, game_id: str, game: Game, progress: Progress) -> None:
        kept_at = self._clock()
        seconds = min(LONGEST_LOOK, self._config.review_seconds / max(1, progress.total))
        for moment in choice_points(game):
            if moment.number <= progress.looked_at:
                continue  # it was judged before an earlier attempt stopped
            if self._clock() - progress.asked_at > PATIENCE:
                return
            if worth_judging(moment):
                choice = moment.choice
                view = moment.game.view(choice.player)
                figures = await self.bots.judge(view, ITERATIONS, seconds, progress.who)
                judged = Judgement(moment.number - 1, choice.player, choice.label,
                                   tuple(Figure(each["label"], each["win"], each["error"]) for each in figures))
                if judged.mark:
                    why = await self.bots.explain(view, judged.choice, judged.best.label, EXPLAINING * seconds,
                                                  progress.who)
                    judged = replace(judged, reason=why)
                progress.found = (*progress.found, judged)
            progress.looked_at = moment.number
            if self._store.shared and self._clock() - kept_at > KEEP_SECONDS:  # for those who ask other nodes
                kept_at = self._clock()
                await self._keep(game_id, progress)
