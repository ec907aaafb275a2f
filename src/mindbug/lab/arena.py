"""`mindbug arena` lets every bot play every other one, on the same deals with seats swapped."""

import csv
import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mindbug.lab.conditions import Conditions, add_conditions, conditions_of, positive
from mindbug.lab.extra import lab_libraries
from mindbug.lab.outputs import IMAGES, check_output
from mindbug.lab.results import Fixture, Plan, Played, ResultsFile
from mindbug.lab.seating import play_deal, seated
from mindbug.lab.workers import Lost, run_tasks
from mindbug.players.bot import Bot
from mindbug.players.registry import make_bot

if TYPE_CHECKING:
    from mindbug.lab.standings import Standings

INTERRUPTED = 130
NOT_ALL_PLAYED = 1


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "arena", help="let bots play against each other and rate them",
        description="Every pair of bots plays the same deals, each deal twice with seats swapped.")
    parser.add_argument("bots", nargs="+", metavar="BOT",
                        help='two or more: random, rookie, greedy, search:1 ..., "cmd:PROGRAM ARGUMENTS"')
    parser.add_argument("--games", type=positive, default=1000, metavar="N",
                        help="per pair of bots, an even number (1000)")
    add_conditions(parser)
    parser.add_argument("--output", type=Path, metavar="FILE",
                        help="the file to which every game is added as it ends (arena-DATE-TIME.jsonl)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the standings as JSON")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the matches as CSV")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw ratings and win rates (.png, .svg or .pdf)")
    parser.set_defaults(run=run_arena)


def run_arena(args: Namespace) -> int:
    output = args.output or Path(f"arena-{datetime.now():%Y%m%d-%H%M%S}.jsonl")
    plan = plan_of(args, output)
    with lab_libraries():
        # not at the top: `mindbug` lists this command also where the extra "lab" is not installed. What is missing is
        # named here, before the games and not after them.
        from mindbug.lab.printing import print_standings, progress  # rich
        from mindbug.lab.standings import standings  # numpy
        if args.plot is not None:
            from mindbug.lab.plots import plot_standings  # matplotlib
    with closing(ResultsFile(output, plan, args.resume)) as results:
        code = 0
        wanted = list(plan.fixtures(args.games))
        missing = results.missing(wanted)
        try:
            with progress("games", len(wanted), len(wanted) - len(missing)) as advance:
                lost = play_all(plan, results, missing, args.jobs, advance)
        except KeyboardInterrupt:
            code, lost = INTERRUPTED, []
    ranking = standings(plan.names(), results.games)
    print_standings(ranking)
    for fixture, reason in lost:
        code = NOT_ALL_PLAYED
        print(f"mindbug: deal {fixture.deal} of {plan.bots[fixture.first]} and {plan.bots[fixture.second]} "
              f"could not be played: {reason}", file=sys.stderr)
    left = len(results.missing(wanted))
    print(f"{len(results.games)} games in {output}" + (f", {left} to go: --resume --output {output}" if left else ""))
    write_standings(ranking, args.json, args.csv)
    if args.plot is not None:
        plot_standings(ranking, args.plot)
    return code


def plan_of(args: Namespace, output: Path) -> Plan:
    if len(args.bots) < 2:
        raise ValueError("an arena needs at least two bots")
    if args.games % 2:
        raise ValueError(f"--games must be even, not {args.games}: every deal is played twice, with seats swapped")
    if args.resume and args.output is None:
        raise ValueError("--resume needs --output, the file to go on with")
    for path, kinds in ((output, ()), (args.json, ()), (args.csv, ()), (args.plot, IMAGES)):
        if path is not None:
            check_output(path, kinds)
    for name in args.bots:
        make_bot(name).close()  # an unknown bot is reported now, not after hours
    return Plan(tuple(args.bots), conditions_of(args, args.bots, output))


def play_all(plan: Plan, results: ResultsFile, fixtures: list[Fixture], jobs: int, advance: Callable[[], None]
             ) -> list[tuple[Fixture, str]]:
    """Plays all fixtures and notes their results. Returns those that could not be played, with the reasons."""
    lost: list[tuple[Fixture, str]] = []
    with closing(run_tasks(partial(bots_of, plan), fixtures, jobs)) as outcomes:
        for fixture, outcome in outcomes:
            if isinstance(outcome, Lost):
                lost.append((fixture, outcome.reason))
            else:
                results.append(outcome)
            advance()
    return lost


@contextmanager
def bots_of(plan: Plan) -> Iterator[Callable[[Fixture], Played]]:
    """Makes the bots of one worker. A bot's number is its seed, so that two of the same name do not play alike."""
    with seated([make_bot(name, number) for number, name in enumerate(plan.bots)]) as bots:
        yield partial(play_fixture, plan.conditions, bots)


def play_fixture(conditions: Conditions, bots: Sequence[Bot], fixture: Fixture) -> Played:
    result = play_deal(conditions, fixture.deal, (bots[fixture.first], bots[fixture.second]), fixture.swapped)
    first, second = result.seconds
    return Played(fixture, result.winner, result.outcome, result.turns, result.starter,
                  (result.decisions[0], result.decisions[1]), (round(first, 6), round(second, 6)), result.failure)


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
