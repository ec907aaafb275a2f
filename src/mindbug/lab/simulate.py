"""`mindbug simulate` lets a bot play against itself many times, to learn about the cards."""

import sys
import time
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mindbug.engine.survey import GameLog, Survey
from mindbug.lab.checkpoint import Checkpoint
from mindbug.lab.exit_codes import INTERRUPTED, NOT_ALL_PLAYED
from mindbug.lab.extra import lab_libraries
from mindbug.lab.outputs import alone_with
from mindbug.lab.quick_bots import GAMES_AT_ONCE, STYLES, QuickGames
from mindbug.lab.run_conditions import RunConditions, add_conditions, conditions_of, positive
from mindbug.lab.runners import Runner, runner_for
from mindbug.lab.seating import play_deal, seated
from mindbug.lab.secret_seed import commitment
from mindbug.lab.simulation import Simulation
from mindbug.lab.tally import Observer, Tally, tally_of
from mindbug.lab.task_processes import Lost
from mindbug.players.bot import Bot
from mindbug.players.registry import make_bot

if TYPE_CHECKING:
    from mindbug.lab.game_tables import RawTables, TableWriter

SECONDS_BETWEEN_SAVES = 5.0
MOST_ROWS = 2_000_000  # of choices that wait in memory until their shard is written
COUNTS = "counts.json"


@dataclass(frozen=True)
class SimulationPlan:
    """Everything that the games of a simulation follow from."""

    bot: str
    conditions: RunConditions
    tables: bool = False
    """True if every game is written down, beside the counts."""

    def identity(self) -> dict[str, Any]:
        tables = {"tables": True} if self.tables else {}
        return {"bot": self.bot, **self.conditions.identity(), **tables}

    @property
    def games_at_once(self) -> int:
        """The number of deals that make a task."""
        return GAMES_AT_ONCE.get(self.bot, 1) if self.quick else 1

    @property
    def quick(self) -> bool:
        """True if whole games can be played inside the engine; these bots take no budget."""
        return self.bot in STYLES


@dataclass(frozen=True)
class Counts:
    """The counts of some games, as a worker sends them."""

    tally: Tally
    tables: "RawTables | None" = None


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "simulate", help="let a bot play against itself and count how the cards do",
        description="Play many games of a bot against itself: win rates of cards, length, how Mindbugs are spent.")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot that plays both seats (greedy)")
    parser.add_argument("--games", type=positive, default=10_000, metavar="N", help="number of games (10000)")
    add_conditions(parser)
    parser.add_argument("--tables", action="store_true",
                        help="also write every game and every choice, as Parquet files for questions of your own")
    parser.add_argument("--output", type=Path, default=Path("simulation"), metavar="FOLDER",
                        help="the folder for the counts, report.html, cards.csv and cards.parquet (simulation)")
    parser.set_defaults(run=run_simulate)


def run_simulate(args: Namespace) -> int:
    folder: Path = args.output
    counts = folder / COUNTS
    told = Checkpoint.read(counts)[1].seed if args.resume and counts.exists() else None
    plan = SimulationPlan(args.bot, conditions_of(args, [args.bot], told), args.tables)
    make_bot(args.bot, 0, plan.conditions.catalogue).close()  # an unknown bot is reported now
    runner = runner_for(args.jobs, args.cluster)
    folder.mkdir(parents=True, exist_ok=True)
    with alone_with(folder):
        return simulate_into(folder, plan, args.games, args.first, runner, args.resume)


def simulate_into(folder: Path, plan: SimulationPlan, games: int, first: int, runner: Runner, resume: bool) -> int:
    with lab_libraries():
        # not at the top: `mindbug` lists this command also where the extra "lab" is not installed. What is missing is
        # named here, before the games and not after them.
        from mindbug.lab.game_tables import TableWriter  # numpy, polars
        from mindbug.lab.printing import print_simulation, progress  # rich
    counts = folder / COUNTS
    checkpoint = Checkpoint()
    if counts.exists():
        if not resume:
            raise ValueError(f"{counts} exists already; --resume goes on with it")
        checkpoint = Checkpoint.load(counts, plan.identity())
    tables = TableWriter(folder, plan.conditions, checkpoint.shards) if plan.tables else None
    code = 0
    deals = list(checkpoint.missing(games, first, plan.games_at_once))
    try:
        with progress("games", games, games - sum(map(len, deals))) as advance:
            lost = simulate(plan, checkpoint, deals, runner, advance, counts, tables)
        for piece, reason in lost.items():
            code = NOT_ALL_PLAYED
            print(f"mindbug: {deals_text(piece)} could not be played: {reason}", file=sys.stderr)
    except KeyboardInterrupt:
        code = INTERRUPTED
    simulation = Simulation(checkpoint.tally, plan.conditions.sets, plan.conditions.own)
    write_outputs(simulation, plan.identity(), folder)
    print_simulation(simulation)
    left = sum(map(len, checkpoint.missing(games, first)))
    written = "report.html, cards.csv, cards.parquet" + (", games/, choices/" if plan.tables else "")
    print(f"{checkpoint.games} games in {folder}"
          + (f", {left} to go: --resume --output {folder}" if left else f": {written}"))
    return code


def write_outputs(simulation: Simulation, identity: dict[str, Any], folder: Path) -> None:
    with lab_libraries():
        from mindbug.lab.report import write_cards, write_report  # polars, matplotlib: see above
    write_cards(simulation, folder)
    write_report(simulation, identity, folder / "report.html")


def deals_text(deals: range) -> str:
    return f"deal {deals.start}" if len(deals) == 1 else f"the deals {deals.start} to {deals.stop - 1}"


def simulate(plan: SimulationPlan, checkpoint: Checkpoint, deals: Iterable[range], runner: Runner,
             advance: Callable[[int], None], counts: Path, tables: "TableWriter | None" = None) -> dict[range, str]:
    """Plays the deals and adds them to the checkpoint, which is saved now and then and in any case at the end."""
    lost: dict[range, str] = {}
    secret = commitment(plan.conditions.seed) if plan.conditions.secret else None
    if secret is not None:
        checkpoint.seeds.setdefault(secret, None)
    saved = time.monotonic()
    try:
        with closing(runner(partial(counter_of, plan), deals)) as outcomes:
            for piece, outcome in outcomes:
                if isinstance(outcome, Lost):
                    lost[piece] = outcome.reason
                else:
                    checkpoint.add(piece, outcome.tally)
                    if tables is not None and outcome.tables is not None:
                        tables.add(outcome.tables)
                advance(len(piece))
                if time.monotonic() - saved > SECONDS_BETWEEN_SAVES or (tables and tables.rows > MOST_ROWS):
                    save(plan, checkpoint, counts, tables)
                    saved = time.monotonic()
    finally:
        if secret is not None:
            checkpoint.seeds[secret] = str(plan.conditions.seed)
        save(plan, checkpoint, counts, tables)
    return lost


def save(plan: SimulationPlan, checkpoint: Checkpoint, counts: Path, tables: "TableWriter | None") -> None:
    """Saves the shards, then the checkpoint: what shards hold counts from the moment in which the checkpoint names
    them."""
    if tables is not None:
        tables.write()
    checkpoint.save(counts, plan.identity())


# ---- in the worker


@contextmanager
def counter_of(plan: SimulationPlan) -> Iterator[Callable[[range], Counts]]:
    """Makes what one worker needs: the engine for the quick bots, or two bots with different seeds, so that they do not
    play alike."""
    if plan.quick:
        yield partial(count_quickly, plan, QuickGames(plan.bot, plan.conditions))
        return
    catalogue = plan.conditions.catalogue
    with seated([make_bot(plan.bot, 0, catalogue), make_bot(plan.bot, 1, catalogue)]) as (first, second):
        yield partial(count_games, plan, (first, second))


def count_quickly(plan: SimulationPlan, games: QuickGames, deals: range) -> Counts:
    survey, log = games.play(deals, plan.tables)
    return Counts(tally_of(survey), None if log is None else raw_tables(log, list(deals)))


def count_games(plan: SimulationPlan, bots: tuple[Bot, Bot], deals: range) -> Counts:
    survey = Survey(plan.conditions.catalogue.book)
    log = GameLog(survey) if plan.tables else None
    observer = Observer(survey, log)
    tally, finished = Tally(), []
    for deal in deals:
        result = play_deal(plan.conditions, deal, bots, watch=observer)
        tally.update(observer.note(result))
        if result.failure is None:
            finished.append(deal)
    return Counts(tally + tally_of(survey), None if log is None else raw_tables(log, finished))


def raw_tables(log: GameLog, deals: list[int]) -> "RawTables":
    # numpy, and only for those who want tables
    from mindbug.lab.game_tables import RawTables
    return RawTables.of(log, deals)
