"""`mindbug balance` says whether cards of one's own are too strong or too weak, beside which known cards."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from os import cpu_count
from pathlib import Path

from mindbug.lab.exit_codes import NOT_ALL_PLAYED
from mindbug.lab.extra import lab_libraries
from mindbug.lab.grades import graded
from mindbug.lab.own_cards import load_own
from mindbug.lab.quick_bots import GAMES_AT_ONCE, QuickGames
from mindbug.lab.run_conditions import RunConditions, positive, set_ids
from mindbug.lab.runners import Runner
from mindbug.lab.simulation import Simulation
from mindbug.lab.tally import Tally, tally_of
from mindbug.lab.task_processes import Lost
from mindbug.players.weights import feature_names, known_features, read_sum, without_net
from mindbug.text import LANGUAGES, card_name, say

BOT = "greedy"


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "balance", help="find out whether cards of your own are too strong or too weak",
        description="Shuffle your cards into known sets, let a bot learn to use them and play many games with them, "
                    "and compare them with the known cards.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="files with cards of your own")
    parser.add_argument("--sets", type=set_ids, metavar="A,B", default=["first_contact"],
                        help="the known sets to shuffle them into (first_contact)")
    parser.add_argument("--games", type=positive, default=20_000, metavar="N", help="games to measure with (20000)")
    parser.add_argument("--training", type=positive, default=2000, metavar="N",
                        help="games from which the bot learns what your cards are worth (2000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same number gives the same answer (0)")
    parser.add_argument("--jobs", type=positive, default=cpu_count() or 1, metavar="N",
                        help="worker processes (one per core)")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en", help="language of the answer (en)")
    parser.add_argument("--output", type=Path, default=Path("balance.html"), metavar="FILE",
                        help="the page with the picture (balance.html)")
    parser.set_defaults(run=run_balance)


def run_balance(args: Namespace) -> int:
    with lab_libraries():
        # not at the top: `mindbug` lists this command also where the extra "lab" is not installed
        from mindbug.lab.balance_page import write_page
        from mindbug.lab.printing import progress  # rich
    if not args.output.parent.is_dir():
        raise ValueError(f"{args.output}: there is no folder {args.output.parent}")
    own = load_own(args.files)
    conditions = RunConditions(tuple(args.sets), seed=args.seed, own=own)
    values = learned_with(conditions, args.training, args.jobs)
    with progress("games", args.games, 0) as advance:
        tally, lost = measured(conditions, values, args.games, args.jobs, advance)
    balance = graded(Simulation(tally, conditions.sets, own), own)
    for grade in balance.grades:
        print(grade.sentence(args.lang))
        print(f"  {worth_text(conditions, values, grade.card, args.lang)}")
    write_page(balance, conditions, args.training, args.games - lost, args.output)
    print(args.output)
    return NOT_ALL_PLAYED if lost else 0


# ---- playing


def learned_with(conditions: RunConditions, games: int, jobs: int) -> list[float]:
    """The weights of the evaluation, with those of the new cards fitted on games in which they are played."""
    with lab_libraries():
        import numpy as np  # see `run_balance`

        from mindbug.lab.train import train_round  # numpy
    book = conditions.catalogue.book
    free = ~np.array(known_features(book))
    return train_round(read_sum(book), free, [conditions.sets], games, conditions.seed + 1, jobs, conditions.own)


def measured(conditions: RunConditions, values: Sequence[float], games: int, jobs: int, advance: Callable[[int], None]
             ) -> tuple[Tally, int]:
    """The counts of that many games, and how many of them could not be played."""
    size = GAMES_AT_ONCE[BOT]
    deals = [range(first, min(first + size, games)) for first in range(0, games, size)]
    tally, lost = Tally(), 0
    with closing(Runner(jobs)(partial(counter, conditions, tuple(values)), deals)) as outcomes:
        for piece, outcome in outcomes:
            if isinstance(outcome, Lost):
                lost += len(piece)
            else:
                tally.update(outcome)
            advance(len(piece))
    return tally, lost


@contextmanager
def counter(conditions: RunConditions, values: tuple[float, ...]) -> Iterator[Callable[[range], Tally]]:
    games = QuickGames(BOT, conditions, without_net(conditions.catalogue.book, values))
    yield lambda deals: tally_of(games.play(deals)[0])


def worth_text(conditions: RunConditions, values: Sequence[float], card: str, lang: str) -> str:
    """The bot's learned value of a card, in its own units, beside the value of a life."""
    worth = dict(zip(feature_names(conditions.catalogue.book), values, strict=True))
    life = worth["table", "life 3"] - worth["table", "life 2"]

    def number(value: float) -> str:
        return f"{value:+.2f}".replace(".", say("decimal_sign", lang))

    return say("balance_values", lang, card=card_name(card, lang), in_play=number(worth["in play", card]),
               in_hand=number(worth["in hand", card]), life=number(life))
