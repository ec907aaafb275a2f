"""`mindbug simulate` lets a bot play against itself many times, to learn about the cards."""

import sys
import time
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from mindbug.lab.checkpoint import Checkpoint
from mindbug.lab.conditions import Conditions, add_conditions, conditions_of, positive
from mindbug.lab.extra import lab_libraries
from mindbug.lab.outputs import alone_with
from mindbug.lab.seating import play_deal, seated
from mindbug.lab.simulation import Simulation
from mindbug.lab.tally import Observer, Tally
from mindbug.lab.workers import Lost, run_tasks
from mindbug.players.bot import Bot
from mindbug.players.registry import make_bot

INTERRUPTED = 130
NOT_ALL_PLAYED = 1
SECONDS_BETWEEN_SAVES = 5.0
COUNTS = "counts.json"


@dataclass(frozen=True)
class SimulationPlan:
    bot: str
    conditions: Conditions

    def identity(self) -> dict[str, Any]:
        return {"bot": self.bot, **self.conditions.identity()}


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "simulate", help="let a bot play against itself and count how the cards do",
        description="Many games of a bot against itself: win rates of cards, length, how Mindbugs are spent.")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays both seats (greedy)")
    parser.add_argument("--games", type=positive, default=10_000, metavar="N", help="how many (10000)")
    add_conditions(parser)
    parser.add_argument("--output", type=Path, default=Path("simulation"), metavar="FOLDER",
                        help="for the counts, report.html, cards.csv and cards.parquet (simulation)")
    parser.set_defaults(run=run_simulate)


def run_simulate(args: Namespace) -> int:
    make_bot(args.bot).close()  # an unknown bot is reported now
    folder: Path = args.output
    plan = SimulationPlan(args.bot, conditions_of(args, [args.bot], folder / COUNTS))
    folder.mkdir(parents=True, exist_ok=True)
    with alone_with(folder):
        return simulate_into(folder, plan, args.games, args.jobs, args.resume)


def simulate_into(folder: Path, plan: SimulationPlan, games: int, jobs: int, resume: bool) -> int:
    with lab_libraries():
        # not at the top: `mindbug` lists this command also where the extra "lab" is not installed. What is missing is
        # named here, before the games and not after them.
        from mindbug.lab.printing import print_simulation, progress  # rich
        from mindbug.lab.report import write_cards, write_report  # polars, matplotlib
    counts = folder / COUNTS
    checkpoint = Checkpoint()
    if counts.exists():
        if not resume:
            raise ValueError(f"{counts} exists already; --resume goes on with it")
        checkpoint = Checkpoint.load(counts, plan.identity())
    code = 0
    try:
        with progress("games", games, min(games, checkpoint.games)) as advance:
            lost = simulate(plan, checkpoint, checkpoint.missing(games), jobs, advance, counts)
        for deal, reason in lost.items():
            code = NOT_ALL_PLAYED
            print(f"mindbug: deal {deal} could not be played: {reason}", file=sys.stderr)
    except KeyboardInterrupt:
        code = INTERRUPTED
    simulation = Simulation(checkpoint.tally, plan.conditions.sets)
    write_cards(simulation, folder)
    write_report(simulation, plan.identity(), folder / "report.html")
    print_simulation(simulation)
    left = sum(1 for _ in checkpoint.missing(games))
    print(f"{checkpoint.games} games in {folder}"
          + (f", {left} to go: --resume --output {folder}" if left else ": report.html, cards.csv, cards.parquet"))
    return code


def simulate(plan: SimulationPlan, checkpoint: Checkpoint, deals: Iterable[int], jobs: int,
             advance: Callable[[], None], counts: Path) -> dict[int, str]:
    """Plays the deals and adds them to the checkpoint, which is saved now and then and in any case at the end."""
    lost: dict[int, str] = {}
    saved = time.monotonic()
    try:
        with closing(run_tasks(partial(counter_of, plan), deals, jobs)) as outcomes:
            for deal, outcome in outcomes:
                if isinstance(outcome, Lost):
                    lost[deal] = outcome.reason
                    checkpoint.lose(deal)
                else:
                    checkpoint.add(deal, outcome)
                advance()
                if time.monotonic() - saved > SECONDS_BETWEEN_SAVES:
                    checkpoint.save(counts, plan.identity())
                    saved = time.monotonic()
    finally:
        checkpoint.save(counts, plan.identity())
    return lost


@contextmanager
def counter_of(plan: SimulationPlan) -> Iterator[Callable[[int], Tally]]:
    """Makes the two bots of one worker, with different seeds, so that they do not play alike."""
    with seated([make_bot(plan.bot, 0), make_bot(plan.bot, 1)]) as (first, second):
        yield partial(count_game, plan.conditions, (first, second))


def count_game(conditions: Conditions, bots: tuple[Bot, Bot], deal: int) -> Tally:
    observer = Observer()
    result = play_deal(conditions, deal, bots, watch=observer)
    tally = Tally()
    observer.count(result, tally)
    return tally
