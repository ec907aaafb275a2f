"""`mindbug train` teaches the search: it plays against itself, learns from these games, and what it has learned takes
over if that is stronger. Generation after generation, all in one folder:

    weights.json            the strongest so far
    generation-001/         games.jsonl, weights.json, gate.jsonl, result.json
    log.csv, progress.png   a line and a point per generation

Everything that is done is on disk at once. The same command goes on where it was stopped: with the next game, the next
pair of the gate, the next generation.
"""

import csv
import json
import os
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from mindbug.engine.random32 import Random
from mindbug.game.catalogue import Catalogue
from mindbug.lab.extra import lab_libraries
from mindbug.lab.gate import PoolResult, Rivals, Sets, judge
from mindbug.lab.outputs import alone_with, replacing, write_whole
from mindbug.lab.own_cards import catalogue_of, load_own
from mindbug.lab.run_conditions import positive, refuse_others, set_ids
from mindbug.lab.runners import Runner, runner_for
from mindbug.lab.sprt import Sprt
from mindbug.lab.task_processes import Lost
from mindbug.lab.thoughtful_games import GameTask, ThoughtfulGame, ThoughtfulPlayer, read_games
from mindbug.players.weights import WEIGHTS_FILE, Numbers, read_sum, read_weights, write_weights
from mindbug.words import CardSet

FORMAT = "mindbug training 1"
MIXED = 5  # every fifth game is of two pools that are drawn by lot
GENERATION_SEEDS = 10_000_000  # apart from each other
REMEMBERED = 3  # generations whose games are learned from
LOG_FIELDS = ("generation", "games", "loss_before", "loss_after", "moves_before", "moves_after", "promoted")


@dataclass(frozen=True)
class Course:
    """The settings of the games and the fit; a folder is for one course."""

    pools: tuple[Sets, ...]
    games: int
    """The number of games per generation."""
    iterations: int
    gate_iterations: int
    gate_pairs: int
    """The largest number of pairs per pool."""
    elo0: float
    elo1: float
    seed: int

    def identity(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self), "pools": [list(pool) for pool in self.pools]}


@dataclass(frozen=True)
class Training:
    """The generations of a course, kept in a folder."""

    folder: Path
    course: Course
    own: tuple[CardSet, ...]
    runner: Runner
    tell: Callable[[str], None]

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.own)

    @property
    def best(self) -> Path:
        return self.folder / "weights.json"

    def place(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:03}"

    # ---- one generation

    def generation(self, number: int) -> None:
        """Plays, learns, and lets the gate decide. What is on disk already is not done again."""
        place = self.place(number)
        place.mkdir(exist_ok=True)
        if (place / "result.json").exists():
            return
        self.play(number)
        losses = self.learn(number)
        verdicts = self.judge(place)
        promoted = len(verdicts) == len(self.course.pools) and all(each.verdict == "H1" for each in verdicts)
        if promoted:
            write_whole(self.best, (place / "weights.json").read_text(encoding="utf-8"))
        result = {"generation": number, **losses, "promoted": promoted, "gate": [asdict(each) for each in verdicts]}
        write_whole(place / "result.json", json.dumps(result, indent=2) + "\n")
        self.tell(f"generation {number} {'is' if promoted else 'is not'} promoted")

    def play(self, number: int) -> None:
        place = self.place(number)
        file = place / "games.jsonl"
        mend(file)
        done = {game.number for game in read_games(file)}
        tasks = [self.task(number, game) for game in range(self.course.games) if game not in done]
        thinkers = ThoughtfulPlayer(self.best, self.course.iterations, self.own)
        if not tasks:
            return
        self.tell(f"generation {number}: {len(tasks)} games to play")
        with file.open("a", encoding="utf-8") as stream, closing(self.runner(thinkers.workshop, tasks)) as outcomes:
            for task, outcome in outcomes:
                if isinstance(outcome, Lost):
                    self.tell(f"game {task.number} could not be played: {outcome.reason}")
                else:
                    stream.write(outcome.line() + "\n")
                    stream.flush()

    def task(self, generation: int, game: int) -> GameTask:
        """The game of that number. The pools take turns; some games mix two of them."""
        pools = self.course.pools
        seed = self.course.seed + GENERATION_SEEDS * generation + game
        sets = pools[game % len(pools)]
        if game % MIXED == MIXED - 1 and len(pools) > 1:
            random = Random(seed)
            both = {*pools[random.below(len(pools))], *pools[random.below(len(pools))]}
            sets = tuple(each for each in self.catalogue.sets if each in both)
        return GameTask(game, sets, seed)

    def learn(self, number: int) -> dict[str, Any]:
        """Fits net and inclination on the games of this generation and of those before. It is quick, so that it is
        simply done again after a stop."""
        # not at the top: numpy is only for those who have the extra "lab"
        import numpy as np

        from mindbug.lab.learn_moves import fit_moves, moves_of  # numpy
        from mindbug.lab.learn_value import Net, fit_net, positions_of  # numpy
        games = self.games_up_to(number)
        book = self.catalogue.book
        sums = read_sum(book, self.best)
        fitted = fit_net(positions_of(games, self.catalogue), np.array(sums), Net.of(read_weights(book, self.best)),
                         self.course.seed, self.tell)
        moves = fit_moves(moves_of(games, self.catalogue), self.catalogue, self.tell)
        net = fitted.net
        numbers = Numbers(sums, net.inputs.tolist(), net.bias.tolist(), net.outputs.tolist(), moves.values.tolist())
        with replacing(self.place(number) / "weights.json") as draft:
            write_weights(book, numbers, draft)
        losses = {"loss_before": fitted.before, "loss_after": fitted.after, "moves_before": moves.before,
                  "moves_after": moves.after}
        return {"games": len(games), **{name: round(loss, 4) for name, loss in losses.items()}}

    def games_up_to(self, number: int) -> list[ThoughtfulGame]:
        """The games of the last generations. Their numbers go on from file to file, so that games kept for testing stay
        apart. The order in which workers were done with them does not count."""
        found: list[ThoughtfulGame] = []
        for generation in range(max(1, number - REMEMBERED + 1), number + 1):
            found += sorted(read_games(self.place(generation) / "games.jsonl"), key=lambda game: game.number)
        return found

    def judge(self, place: Path) -> list[PoolResult]:
        course = self.course
        rivals = Rivals(place / "weights.json", self.best, course.gate_iterations, self.own)
        return judge(rivals, course.pools, Sprt(course.elo0, course.elo1), course.gate_pairs, place / "gate.jsonl",
                     self.runner, self.tell)

    # ---- all of them

    def results(self) -> list[dict[str, Any]]:
        files = sorted(self.folder.glob("generation-*/result.json"))
        return [json.loads(file.read_text(encoding="utf-8")) for file in files]

    def write_log(self) -> None:
        with (self.folder / "log.csv").open("w", encoding="utf-8", newline="") as stream:
            rows = csv.DictWriter(stream, LOG_FIELDS, extrasaction="ignore", lineterminator="\n")
            rows.writeheader()
            rows.writerows(self.results())


def mend(file: Path) -> None:
    """Cuts off a last line that a crash left unfinished, so that the next game begins a line of its own."""
    if file.exists():
        data = file.read_bytes()
        if data and not data.endswith(b"\n"):
            write_back = data[:data.rfind(b"\n") + 1]
            file.write_bytes(write_back)


# ---- the command


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    default = Sprt()
    parser = commands.add_parser(
        "train", help="teach the search by games against itself",
        description="Play games of the search against itself, fit new weights on them, and promote these if they "
                    "are stronger in every pool. The same command goes on where it was stopped.")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="everything that is played and learned goes here")
    parser.add_argument("--generations", type=positive, default=1, metavar="N", help="number of generations in all (1)")
    parser.add_argument("--games", type=positive, default=5000, metavar="N",
                        help="games to learn from in each generation (5000)")
    parser.add_argument("--iterations", type=positive, default=200, metavar="N",
                        help="iterations of the search in these games (200)")
    parser.add_argument("--sets", type=set_ids, action="append", metavar="A,B",
                        help="a pool to play with; may be given several times (every set, and all together)")
    parser.add_argument("--cards", type=Path, action="append", metavar="FILE",
                        help="a file with cards of your own, which join every pool; may be given several times")
    parser.add_argument("--start", type=Path, default=WEIGHTS_FILE, metavar="FILE",
                        help="the weights to begin with (those of the package)")
    parser.add_argument("--gate-iterations", type=positive, default=400, metavar="N",
                        help="iterations of both sides when the new weights are tested (400)")
    parser.add_argument("--gate-pairs", type=positive, default=500, metavar="N",
                        help="pairs of games per pool, if the test is not decided sooner (500)")
    parser.add_argument("--elo0", type=float, default=default.elo0, metavar="E",
                        help=f"the test's weaker assumption ({default.elo0:g})")
    parser.add_argument("--elo1", type=float, default=default.elo1, metavar="E",
                        help=f"the test's stronger assumption ({default.elo1:g})")
    parser.add_argument("--seed", type=positive, default=1, metavar="N", help="each number deals other games (1)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
                        help="worker processes (one per core)")
    parser.add_argument("--cluster", metavar="ADDRESS",
                        help='play on a Ray cluster, such as 10.0.0.1:6379 or "auto" (needs mindbug[cluster])')
    parser.set_defaults(run=run_train)


def run_train(args: Namespace) -> int:
    with lab_libraries():
        # not at the top: `mindbug` lists this command also where the extra "lab" is not installed
        from mindbug.lab.plots import plot_generations  # matplotlib, numpy
    own = load_own(args.cards or ())
    catalogue = catalogue_of(own)
    course = Course(pools_of(args.sets, own, catalogue), args.games, args.iterations, args.gate_iterations,
                    args.gate_pairs, args.elo0, args.elo1, args.seed)
    Sprt(course.elo0, course.elo1)  # refuses what makes no sense, before the games
    runner = runner_for(args.jobs, args.cluster, here=args.jobs == 1)
    args.folder.mkdir(exist_ok=True)
    with alone_with(args.folder):
        training = Training(args.folder, course, own, runner, partial(print, flush=True))
        begin(training, args.start)
        for number in range(1, args.generations + 1):
            training.generation(number)
            training.write_log()
            plot_generations(training.results(), args.folder / "progress.png")
    print(training.best)
    return 0


def begin(training: Training, start: Path) -> None:
    """Notes which course the folder is for, or refuses another one."""
    header = training.folder / "training.json"
    identity = training.course.identity()
    if header.exists():
        refuse_others(header, json.loads(header.read_text(encoding="utf-8")), identity)
        return
    if any(islice(training.folder.iterdir(), 1)):
        raise ValueError(f"{training.folder} is not empty, and not the folder of a training")
    write_whole(training.best, start.read_text(encoding="utf-8"))
    write_whole(header, json.dumps(identity, indent=2) + "\n")


def pools_of(given: Sequence[Sequence[str]] | None, own: Sequence[CardSet], catalogue: Catalogue) -> tuple[Sets, ...]:
    """The pools that were asked for, or every set with its company and all together; cards of one's own join each."""
    joined = [card_set.id for card_set in own]
    if given:
        wanted = [tuple(catalogue.check_sets([*sets, *joined])) for sets in given]
    else:
        printed = [set_id for set_id in catalogue.sets if set_id not in joined]
        wanted = [tuple(catalogue.check_sets(list(dict.fromkeys([*catalogue.with_company(each), *joined]))))
                  for each in printed]
        wanted.append(tuple(catalogue.sets))
    for sets in wanted:
        catalogue.check_size(catalogue.pool(sets), "sets")
    return tuple(dict.fromkeys(wanted))
