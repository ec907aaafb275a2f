"""`mindbug arena` lets bots play each other on the same deals with seats swapped. `arena` does it from Python."""

import csv
import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict, dataclass, field
from datetime import datetime
from functools import partial
from itertools import islice
from operator import index
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from mindbug.lab.exit_codes import INTERRUPTED, NOT_ALL_PLAYED
from mindbug.lab.extra import lab_libraries
from mindbug.lab.match import record_of
from mindbug.lab.openings import read_openings
from mindbug.lab.outputs import IMAGES, check_output
from mindbug.lab.own_cards import catalogue_of, load_own
from mindbug.lab.record_files import RecordFiles, failure_text
from mindbug.lab.results import GAUNTLET, ROUND_ROBIN, FinishedGame, Fixture, Plan, ResultsFile, seed_in
from mindbug.lab.run_conditions import RunConditions, add_conditions, conditions_of, positive
from mindbug.lab.runners import Runner, runner_for
from mindbug.lab.seating import Bench, play_deal
from mindbug.lab.secret_seed import new_secret_seed
from mindbug.lab.sprt import RunningTest, Sprt, SprtState
from mindbug.lab.task_processes import Lost
from mindbug.players.python_class import name_of_class
from mindbug.players.registry import is_foreign

if TYPE_CHECKING:
    from mindbug.lab.standings import Standings

ONLY_FAILED = 1
CLUSTER_BATCH = 8
"""Games that go to a node together; a message costs about a millisecond."""

Fixtures = tuple[Fixture, ...]


@dataclass
class ArenaRun:
    """A listener: it hears what happens while an arena is played, and what became of it."""

    files: RecordFiles
    test: RunningTest | None = None
    lost: list[tuple[Fixture, str]] = field(default_factory=list)
    interrupted: bool = False


# ---- the command


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "arena", help="let bots play against each other and rate them",
        description="Let pairs of bots play the same deals, each deal twice with seats swapped.")
    parser.add_argument("bots", nargs="+", metavar="BOT",
                        help='two or more: random, rookie, greedy, search:1 ..., "cmd:PROGRAM ARGUMENTS", '
                             '"cmd+keep:PROGRAM ARGUMENTS" (kept for many games), py:MODULE:CLASS, py:FILE.py:CLASS')
    parser.add_argument("--games", type=positive, default=1000, metavar="N",
                        help="games per pair of bots, an even number (1000)")
    parser.add_argument("--gauntlet", action="store_true", help="only the first bot meets all the others")
    add_conditions(parser)
    parser.add_argument("--openings", type=Path, metavar="FILE",
                        help="a book of deals: a seed or a position in JSON per line")
    parser.add_argument("--sprt", action="store_true",
                        help="stop as soon as it is decided whether the first of two bots is stronger")
    default = Sprt()
    parser.add_argument("--elo0", type=float, default=default.elo0, metavar="E",
                        help=f"the test's weaker assumption ({default.elo0:g})")
    parser.add_argument("--elo1", type=float, default=default.elo1, metavar="E",
                        help=f"the test's stronger assumption ({default.elo1:g})")
    parser.add_argument("--alpha", type=float, default=default.alpha, metavar="P",
                        help=f"how often elo0 may be taken for elo1 ({default.alpha:g})")
    parser.add_argument("--beta", type=float, default=default.beta, metavar="P",
                        help=f"how often elo1 may be taken for elo0 ({default.beta:g})")
    parser.add_argument("--output", type=Path, metavar="FILE",
                        help="the file to which every game is added as it ends (arena-DATE-TIME.jsonl)")
    parser.add_argument("--records", type=Path, metavar="FOLDER",
                        help="keep every game as a record that can be replayed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the standings as JSON")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the matches as CSV")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw ratings and win rates (.png, .svg or .pdf)")
    parser.set_defaults(run=run_arena)


def run_arena(args: Namespace) -> int:
    output = args.output or Path(f"arena-{datetime.now():%Y%m%d-%H%M%S}.jsonl")
    plan, test = plan_of(args, output), test_of(args)
    with lab_libraries():
        # not at the top: `mindbug` lists this command also where the extra "lab" is not installed. What is missing is
        # named here, before the games and not after them.
        from mindbug.lab.printing import print_standings, progress  # rich
        from mindbug.lab.standings import standings  # numpy
        if args.plot is not None:
            from mindbug.lab.plots import plot_standings  # matplotlib
    runner = runner_for(args.jobs, args.cluster)
    with closing(ResultsFile(output, plan, args.resume)) as results:
        deals = plan.deals(args.games, args.first)
        wanted = list(plan.fixtures(deals))
        missing = results.missing(wanted)
        course = course_of(plan, results, missing, deals, test, args.records)
        with progress("games", len(wanted), len(wanted) - len(missing)) as advance:
            play_all(plan, results, missing, runner, course, advance)
    state = None if course.test is None else course.test.state
    ranking = standings(plan.names(), results.games, state)
    print_standings(ranking)
    tell_failures(plan, results.games, course.files)
    for fixture, reason in course.lost:
        print(f"mindbug: deal {fixture.deal} of {plan.bots[fixture.first]} and {plan.bots[fixture.second]} "
              f"could not be played: {reason}", file=sys.stderr)
    left = 0 if state is not None and state.verdict else len(results.missing(wanted))
    print(f"{len(results.games)} games in {output}" + (f", {left} to go: --resume --output {output}" if left else ""))
    write_standings(ranking, args.json, args.csv)
    if args.plot is not None:
        plot_standings(ranking, args.plot)
    if course.interrupted:
        return INTERRUPTED
    if course.lost:
        return NOT_ALL_PLAYED
    return ONLY_FAILED if any(bot.only_failed for bot in ranking.bots) else 0


def plan_of(args: Namespace, output: Path) -> Plan:
    if args.resume and args.output is None:
        raise ValueError("--resume needs --output, the file to go on with")
    for path, kinds in ((output, ()), (args.json, ()), (args.csv, ()), (args.plot, IMAGES), (args.records, ())):
        if path is not None:
            check_output(path, kinds)
    own = load_own(args.cards or ())
    book = None if args.openings is None else read_openings(args.openings, catalogue_of(own))
    conditions = conditions_of(args, args.bots, seed_in(output) if args.resume else None, book)
    plan = Plan(tuple(args.bots), conditions, GAUNTLET if args.gauntlet else ROUND_ROBIN)
    check_plan(plan, args.games, args.sprt)
    return plan


def check_plan(plan: Plan, games: int, tested: bool) -> None:
    """Refuses what cannot be played now, not after hours."""
    if len(plan.bots) < 2:
        raise ValueError("an arena needs at least two bots")
    if games % 2 or games < 2:
        raise ValueError(f"--games must be even, not {games}: every deal is played twice, with seats swapped")
    if tested and len(plan.bots) != 2:
        raise ValueError(f"--sprt compares two bots, not {len(plan.bots)}")
    for number in range(len(plan.bots)):
        plan.make(number).close()


def test_of(args: Namespace) -> Sprt | None:
    test = Sprt(args.elo0, args.elo1, args.alpha, args.beta)
    if not args.sprt and test != Sprt():
        raise ValueError("--elo0, --elo1, --alpha and --beta belong to --sprt")
    return test if args.sprt else None


def tell_failures(plan: Plan, games: Sequence[FinishedGame], files: RecordFiles) -> None:
    """Shows the first failure of each bot in full, and where its record is."""
    told: set[int] = set()
    for game in games:
        if game.failure is None or game.winner is None:
            continue
        loser = (game.fixture.first, game.fixture.second)[1 - game.winner]
        if loser not in told:
            told.add(loser)
            print(f"\n{failure_text(game, plan.names())}")
            if game.fixture in files.written:
                print(f"the game so far: mindbug replay {files.written[game.fixture]}")


# ---- from Python


@dataclass(frozen=True)
class Arena:
    """The result of an arena."""

    standings: "Standings"
    games: list[FinishedGame]
    seed: int
    """The deals follow from it. If it was secret, it may be told now."""
    test: SprtState | None
    lost: list[tuple[Fixture, str]]
    """Games that could not be played, with the reasons."""


def arena(bots: Sequence[str | type[Any]], games: int = 1000, *, sets: Sequence[str] = ("first_contact",),
          edition: str = "current", seed: int | None = None, iterations: int | None = None,
          seconds: float | None = None, cards: Sequence[Path] = (), openings: Path | None = None,
          gauntlet: bool = False, sprt: Sprt | None = None, first: int = 0, jobs: int = 1, cluster: str | None = None,
          output: Path | None = None, resume: bool = False, records: Path | None = None) -> Arena:
    """Lets bots play each other, as the command does; a bot may also be a class with `choose(view, decision, budget)`.

    With one job everything runs in this process, which suits notebooks and debuggers. More jobs need classes that can
    be imported, and a script that begins with `if __name__ == "__main__":`.
    """
    with lab_libraries():
        # numpy, and only for those who have the extra "lab"
        from mindbug.lab.standings import standings
    games, first = index(games), index(first)  # numpy's integers are no JSON
    seed, iterations = (None if number is None else index(number) for number in (seed, iterations))
    classes = {name_of_class(bot): bot for bot in bots if isinstance(bot, type)}
    names = tuple(name_of_class(bot) if isinstance(bot, type) else bot for bot in bots)
    own = load_own(cards)
    secret = seed is None and any(map(is_foreign, names))
    if seed is None and resume and output is not None:
        seed = seed_in(output)
    if seed is None:
        seed = new_secret_seed() if secret else 0
    book = None if openings is None else read_openings(openings, catalogue_of(own))
    conditions = RunConditions(tuple(sets), edition, seed, iterations, seconds, own, book, secret)
    plan = Plan(names, conditions, GAUNTLET if gauntlet else ROUND_ROBIN, classes)
    check_plan(plan, games, sprt is not None)
    runner = runner_for(jobs, cluster, here=jobs == 1)
    with ExitStack() as opened:
        path = output if output is not None else Path(opened.enter_context(TemporaryDirectory())) / "arena.jsonl"
        results = opened.enter_context(closing(ResultsFile(path, plan, resume)))
        deals = plan.deals(games, first)
        missing = results.missing(plan.fixtures(deals))
        course = course_of(plan, results, missing, deals, sprt, records)
        play_all(plan, results, missing, runner, course, lambda steps: None)
        if course.interrupted:
            raise KeyboardInterrupt
    state = None if course.test is None else course.test.state
    return Arena(standings(plan.names(), results.games, state), results.games, seed, state, course.lost)


# ---- playing


def course_of(plan: Plan, results: ResultsFile, missing: Sequence[Fixture], deals: Iterable[int], test: Sprt | None,
              records: Path | None) -> ArenaRun:
    """Sets everything up for the games that are missing; a test is told those that were played before."""
    unasked = results.path.with_name(f"{results.path.stem}-failures")
    files = RecordFiles(unasked if records is None else records, plan, records is not None, missing)
    running = None if test is None else RunningTest(test, deals)
    if running is not None:
        for game in results.games:
            running.add(game.fixture.deal, game.score)
    return ArenaRun(files, running)


def play_all(plan: Plan, results: ResultsFile, missing: Sequence[Fixture], runner: Runner, course: ArenaRun,
             advance: Callable[[int], None]) -> None:
    """Plays the fixtures and notes their results, until all are played, the test is decided or Ctrl-C is pressed."""
    test = course.test
    workshop = partial(player_of, plan, course.files.everything)
    try:
        if test is not None and test.decided:
            return
        with closing(runner(workshop, batches(missing, CLUSTER_BATCH if runner.far else 1))) as outcomes:
            for batch, outcome in outcomes:
                if isinstance(outcome, Lost):
                    for fixture in batch:
                        course.lost.append((fixture, outcome.reason))
                        if test is not None:
                            test.lose(fixture.deal)
                else:
                    for game, record in outcome:
                        results.append(game)
                        course.files.add(game, record)
                        if test is not None:
                            test.add(game.fixture.deal, game.score)
                advance(len(batch))
                if test is not None and test.decided:
                    return
    except KeyboardInterrupt:
        course.interrupted = True
    finally:
        course.files.close()
        results.tell_seed()


def batches(fixtures: Iterable[Fixture], size: int) -> Iterator[Fixtures]:
    left = iter(fixtures)
    while batch := tuple(islice(left, size)):
        yield batch


@contextmanager
def player_of(plan: Plan, with_records: bool) -> Iterator[Callable[[Fixtures], list[tuple[FinishedGame, str | None]]]]:
    """Makes the bots of one worker, when they are needed."""
    with closing(Bench(plan.make)) as bench:
        yield partial(play_batch, plan, bench, with_records)


def play_batch(plan: Plan, bench: Bench, with_records: bool, batch: Fixtures) -> list[tuple[FinishedGame, str | None]]:
    return [play_fixture(plan, bench, with_records, fixture) for fixture in batch]


def play_fixture(plan: Plan, bench: Bench, with_record: bool, fixture: Fixture) -> tuple[FinishedGame, str | None]:
    """Plays a game. Its record is made if it is wanted, or if a bot failed in it."""
    first, second, swapped = fixture.first, fixture.second, fixture.swapped
    bots = bench.bot(first, second, swapped), bench.bot(second, first, not swapped)
    result = play_deal(plan.conditions, fixture.deal, bots, swapped)
    of_first, of_second = result.seconds
    game = FinishedGame(fixture, result.winner, result.outcome, result.turns, result.starter,
                  (result.decisions[0], result.decisions[1]), (round(of_first, 6), round(of_second, 6)), result.failure)
    if not with_record and result.failure is None:
        return game, None
    names = plan.names()
    seats = (names[second], names[first]) if swapped else (names[first], names[second])
    return game, str(record_of(plan.conditions.setup(fixture.deal), result, seats, plan.conditions.catalogue))


# ---- what is written


def write_standings(ranking: "Standings", json_file: Path | None, csv_file: Path | None) -> None:
    if json_file is not None:
        json_file.write_text(json.dumps(asdict(ranking), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    if csv_file is not None:
        with csv_file.open("w", encoding="utf-8", newline="") as stream:
            rows = csv.writer(stream, lineterminator="\n")
            rows.writerow(["first", "second", "won", "drawn", "lost", "pairs", "rate", "low", "high", "turns",
                           "decisions"])
            for match in ranking.matches:
                share = match.share
                numbers = [share.count, share.rate, share.low, share.high] if share else [0, None, None, None]
                rows.writerow([match.first, match.second, match.won, match.drawn, match.lost,
                               *(number if not isinstance(number, float) else round(number, 4) for number in numbers),
                               round(match.turns, 2), round(match.decisions, 2)])
