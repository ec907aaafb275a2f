"""The gate of training: a new generation is promoted only if it is stronger than the one before, in every pool.

Both play the same deals with seats swapped, pool by pool, each until a sequential test has decided. A pool where the
new one is not stronger ends it: the other pools need not be played any more.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from mindbug.analysis.intervals import Share, paired
from mindbug.lab.match import MatchSetup, play_match
from mindbug.lab.own_cards import catalogue_of
from mindbug.lab.runners import Runner
from mindbug.lab.sprt import RunningTest, Sprt
from mindbug.lab.task_processes import Lost
from mindbug.lab.thoughtful_games import as_file
from mindbug.players.native import SearchBot
from mindbug.players.weights import read_prior, read_weights
from mindbug.words import CardSet

Sets = tuple[str, ...]


@dataclass(frozen=True)
class PairTask:
    """One deal of a pool, to be played twice with seats swapped."""

    sets: Sets
    deal: int


@dataclass(frozen=True)
class Rivals:
    """The new weights and the old ones, at the same number of iterations."""

    new: Path
    old: Path
    iterations: int
    own: tuple[CardSet, ...] = ()
    texts: tuple[str, str] = field(init=False, repr=False)
    """The contents of both files: other machines do not have them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "texts", tuple(path.read_text(encoding="utf-8") for path in (self.new, self.old)))

    @contextmanager
    def workshop(self) -> Iterator[Callable[[PairTask], tuple[float, float]]]:
        catalogue = catalogue_of(self.own)
        bots: list[SearchBot] = []
        for name, text in zip(("new", "old"), self.texts, strict=True):
            bot = SearchBot(name, self.iterations, catalogue=catalogue)
            with as_file(text) as path:
                bot.weights, bot.prior = read_weights(catalogue.book, path), read_prior(catalogue.book, path)
            bots.append(bot)

        def play(task: PairTask) -> tuple[float, float]:
            """Gives the points of the new weights in both games of a deal."""
            points: list[float] = []
            for swapped in (False, True):
                for place, bot in enumerate(bots):
                    bot.close()
                    bot.seed = 2 * task.deal + place
                winner = play_match(MatchSetup(task.sets, task.deal), (bots[0], bots[1]), swapped,
                                    catalogue=catalogue).winner
                points.append(0.5 if winner is None else 1.0 - winner)
            return points[0], points[1]

        yield play


@dataclass(frozen=True)
class PoolResult:
    """The result of the sequential test on one pool."""

    sets: Sets
    verdict: str | None
    """H1: stronger. H0: not stronger. None: not decided within the games allowed."""
    share: Share | None
    """The share of the points that the new weights won."""


class GateFile:
    """The pairs that were played, one line of JSON each, so that a gate goes on where it stopped."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.played: dict[PairTask, tuple[float, float]] = {}
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        for line in lines:
            if line.endswith("\n"):
                sets, deal, first, second = json.loads(line)
                self.played[PairTask(tuple(sets), deal)] = first, second

    def add(self, task: PairTask, points: tuple[float, float]) -> None:
        self.played[task] = points
        with self.path.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps([task.sets, task.deal, *points]) + "\n")


def judge(rivals: Rivals, pools: Sequence[Sets], test: Sprt, most_pairs: int, path: Path, runner: Runner,
          tell: Callable[[str], None]) -> list[PoolResult]:
    """Verdicts pool by pool, up to the first pool where the new weights are not shown to be stronger."""
    file = GateFile(path)
    verdicts: list[PoolResult] = []
    for sets in pools:
        verdict = judge_pool(rivals, sets, test, most_pairs, file, runner)
        verdicts.append(verdict)
        tell(f"{'+'.join(sets)}: {verdict.verdict or 'not decided'}, {told(verdict.share)}")
        if verdict.verdict != "H1":
            break
    return verdicts


def judge_pool(rivals: Rivals, sets: Sets, test: Sprt, most_pairs: int, file: GateFile, runner: Runner) -> PoolResult:
    deals = range(most_pairs)
    running = RunningTest(test, deals)
    missing = []
    for deal in deals:
        task = PairTask(sets, deal)
        if task in file.played:
            for points in file.played[task]:
                running.add(deal, points)
        else:
            missing.append(task)
    if not running.decided:
        with closing(runner(rivals.workshop, missing)) as outcomes:
            for task, outcome in outcomes:
                if isinstance(outcome, Lost):
                    running.lose(task.deal)
                    continue
                file.add(task, outcome)
                for points in outcome:
                    running.add(task.deal, points)
                if running.decided:
                    break
    counted = [sum(points) / 2 for task, points in file.played.items() if task.sets == sets]
    return PoolResult(sets, running.state.verdict, paired(counted))


def told(share: Share | None) -> str:
    if share is None:
        return "no games"
    return f"{share.rate:.1%} of {2 * share.count} games ({share.low:.1%} to {share.high:.1%})"
