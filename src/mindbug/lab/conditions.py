"""What games of the lab are played under: the arguments that arena and simulation share."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from os import cpu_count
from pathlib import Path
from typing import Any

from mindbug.catalogue import standard
from mindbug.engine.random32 import M32
from mindbug.lab.match import MatchSetup
from mindbug.players.bot import Budget
from mindbug.positions import EDITIONS
from mindbug.record import RULES

FAR_APART = 0x9E3779B1  # odd: runs of different seeds start at different places of the 2**32 deals


@dataclass(frozen=True)
class Conditions:
    sets: tuple[str, ...] = ("first_contact",)
    edition: str = "current"
    seed: int = 0
    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        catalogue = standard()
        object.__setattr__(self, "sets", tuple(catalogue.check_sets(self.sets)))
        catalogue.check_size(catalogue.pool(self.sets), "sets")
        self.budget()

    def budget(self) -> Budget | None:
        if self.iterations is None and self.seconds is None:
            return None
        return Budget(self.iterations, self.seconds)

    def setup(self, deal: int) -> MatchSetup:
        """Deals of one run are all different."""
        return MatchSetup(self.sets, (self.seed * FAR_APART + deal) & M32, self.edition)

    def identity(self) -> dict[str, Any]:
        """Games with the same identity may be counted together."""
        catalogue = standard()
        return {"sets": list(self.sets), "edition": self.edition, "seed": self.seed, "iterations": self.iterations,
                "seconds": self.seconds, "rules": RULES, "cards": catalogue.digest(catalogue.pool(self.sets))}


def refuse_others(path: Path, stored: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """A file that was made with other arguments is not to be mixed with new games."""
    differences = [f"{key} {stored.get(key)!r} there, {value!r} now" for key, value in wanted.items()
                   if stored.get(key) != value]
    if differences:
        raise ValueError(f"{path} holds games of other arguments: {'; '.join(differences)}")


# ---- the command line


def add_conditions(parser: ArgumentParser) -> None:
    parser.add_argument("--sets", type=lambda text: [name.strip() for name in text.split(",")], metavar="A,B",
                        default=["first_contact"], help="which sets to shuffle together (first_contact)")
    parser.add_argument("--edition", choices=EDITIONS, default="current", help="of the rules (current)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="another number, other deals (0)")
    parser.add_argument("--iterations", type=positive, metavar="N", help="per decision, instead of the bots' own")
    parser.add_argument("--seconds", type=float, metavar="S", help="limit per decision; makes results irreproducible")
    parser.add_argument("--jobs", type=positive, default=cpu_count() or 1, metavar="N",
                        help="worker processes (one per core)")
    parser.add_argument("--resume", action="store_true", help="go on where an earlier run with this output stopped")


def conditions_of(args: Namespace) -> Conditions:
    return Conditions(tuple(args.sets), args.edition, args.seed, args.iterations, args.seconds)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
