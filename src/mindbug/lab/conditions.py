"""The conditions under which the lab plays: the arguments that arena and simulation share."""

import json
import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import Any

from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS, RULES
from mindbug.lab.match import MatchSetup
from mindbug.players.bot import Budget
from mindbug.players.registry import COMMAND

SECRET_BITS = 64


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
        return MatchSetup(self.sets, self.game_seed(deal), self.edition)

    def game_seed(self, deal: int) -> int:
        """Seed 0 stands for the deals 0, 1, 2 ... that everybody can reproduce. The deals of another seed can be
        reproduced only by somebody who knows it, and differ from those of every other seed."""
        if self.seed == 0:
            return deal
        return int.from_bytes(sha256(f"{self.seed}/{deal}".encode()).digest()[:16])

    def identity(self) -> dict[str, Any]:
        """Games with the same identity may be counted together."""
        catalogue = standard()
        return {"sets": list(self.sets), "edition": self.edition, "seed": self.seed, "iterations": self.iterations,
                "seconds": self.seconds, "rules": RULES, "cards": catalogue.digest(catalogue.pool(self.sets))}


def refuse_others(path: Path, stored: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Refuses a file that was made with other arguments: its games must not be mixed with new ones."""
    differences = [f"{key} {stored.get(key)!r} there, {value!r} now" for key, value in wanted.items()
                   if stored.get(key) != value]
    if differences:
        raise ValueError(f"{path} contains games that were played with other arguments: {'; '.join(differences)}")


# ---- the command line


def add_conditions(parser: ArgumentParser) -> None:
    parser.add_argument("--sets", type=lambda text: [name.strip() for name in text.split(",")], metavar="A,B",
                        default=["first_contact"], help="which sets to shuffle together (first_contact)")
    parser.add_argument("--edition", choices=EDITIONS, default="current", help="edition of the rules (current)")
    parser.add_argument("--seed", type=int, metavar="N",
                        help="every number deals other games (0; for bots that are programs, a random one)")
    parser.add_argument("--iterations", type=positive, metavar="N",
                        help="iterations per decision, instead of the bots' own number")
    parser.add_argument("--seconds", type=float, metavar="S",
                        help="seconds per decision, instead of iterations; makes results irreproducible")
    parser.add_argument("--jobs", type=positive, default=cpu_count() or 1, metavar="N",
                        help="worker processes (one per core)")
    parser.add_argument("--resume", action="store_true", help="go on where an earlier run with this output stopped")


def conditions_of(args: Namespace, bots: Sequence[str], earlier: Path) -> Conditions:
    """Reads the arguments. If a bot is a foreign program, the default seed is random: a program that guessed the seed
    could deal the games itself and would know all cards."""
    seed = args.seed
    if seed is None and args.resume:
        seed = seed_in(earlier)
    if seed is None:
        seed = secrets.randbits(SECRET_BITS) if any(name.startswith(COMMAND) for name in bots) else 0
    return Conditions(tuple(args.sets), args.edition, seed, args.iterations, args.seconds)


def seed_in(path: Path) -> int | None:
    """The seed of the run that wrote this file. If the file is broken, reading it later says what is wrong."""
    try:
        with path.open("rb") as file:
            stored = json.loads(file.readline())
    except (OSError, ValueError):
        return None
    seed = stored.get("seed") if isinstance(stored, dict) else None
    return seed if isinstance(seed, int) else None


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
