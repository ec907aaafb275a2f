"""The conditions under which the lab plays: the arguments that arena and simulation share."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import Any

from mindbug.game.catalogue import Catalogue
from mindbug.game.editions import EDITIONS, RULES
from mindbug.lab.match import MatchSetup
from mindbug.lab.openings import Openings
from mindbug.lab.own_cards import catalogue_of, load_own
from mindbug.lab.secret_seed import commitment, new_secret_seed
from mindbug.players.bot import Budget
from mindbug.players.registry import is_foreign
from mindbug.words import CardSet


@dataclass(frozen=True)
class RunConditions:
    """The conditions that all games of a run share."""

    sets: tuple[str, ...] = ("first_contact",)
    edition: str = "current"
    seed: int = 0
    iterations: int | None = None
    seconds: float | None = None
    own: tuple[CardSet, ...] = ()
    """Cards of one's own; their sets are always played."""
    openings: Openings | None = None
    secret: bool = False
    """True if the seed must not be told while games are played."""

    def __post_init__(self) -> None:
        catalogue = self.catalogue
        sets = [*self.sets, *(card_set.id for card_set in self.own)]
        object.__setattr__(self, "sets", tuple(catalogue.check_sets(sets)))
        catalogue.check_size(catalogue.pool(self.sets), "sets")
        self.budget()

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.own)

    def budget(self) -> Budget | None:
        if self.iterations is None and self.seconds is None:
            return None
        return Budget(self.iterations, self.seconds)

    def setup(self, deal: int) -> MatchSetup:
        if self.openings is not None:
            opening = self.openings.lines[deal]
            if isinstance(opening, str):
                return MatchSetup(self.sets, self.game_seed(deal), self.edition, position=opening)
            return MatchSetup(self.sets, opening, self.edition)
        return MatchSetup(self.sets, self.game_seed(deal), self.edition)

    def game_seed(self, deal: int) -> int:
        """The seed of a deal. Seed 0 stands for the deals 0, 1, 2 ... that everybody can reproduce. The deals of
        another seed can be reproduced only by somebody who knows it, and differ from those of every other seed."""
        if self.seed == 0:
            return deal
        return int.from_bytes(sha256(f"{self.seed}/{deal}".encode()).digest()[:16])

    def game_seeds(self, deals: range) -> Iterable[int]:
        """The seeds of these deals; a random game takes so little time that a question for each would count."""
        return deals if self.seed == 0 else map(self.game_seed, deals)

    def identity(self) -> dict[str, Any]:
        """The arguments that tell games apart: those with the same identity may be counted together."""
        catalogue = self.catalogue
        seed = {"seed_hash": commitment(self.seed)} if self.secret else {"seed": self.seed}
        book = {} if self.openings is None else {"openings": self.openings.digest}
        return {"sets": list(self.sets), "edition": self.edition, **seed, "iterations": self.iterations,
                "seconds": self.seconds, "rules": RULES, "cards": catalogue.digest(catalogue.pool(self.sets)), **book}


OPTIONAL_KEYS = ("seed", "seed_hash", "openings", "tables")
"""Keys that not every file has, and that tell its games apart nevertheless."""


def refuse_others(path: Path, stored: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Refuses a file that was made with other arguments: its games must not be mixed with new ones.

    Two seeds that are both secret do not differ for this purpose: neither tells anything about the games.
    """
    keys = list(dict.fromkeys([*wanted, *(key for key in stored if key in OPTIONAL_KEYS)]))
    if "seed_hash" in stored and "seed_hash" in wanted:
        keys.remove("seed_hash")
    differences = [f"{key} {stored.get(key)!r} there, {wanted.get(key)!r} now" for key in keys
                   if stored.get(key) != wanted.get(key)]
    if differences:
        raise ValueError(f"{path} contains games that were played with other arguments: {'; '.join(differences)}")


# ---- the command line


def add_conditions(parser: ArgumentParser) -> None:
    parser.add_argument("--sets", type=set_ids, metavar="A,B",
                        default=["first_contact"], help="which sets to shuffle together (first_contact)")
    parser.add_argument("--cards", type=Path, action="append", metavar="FILE",
                        help="a file with cards of your own, which join the sets; may be given several times")
    parser.add_argument("--edition", choices=EDITIONS, default="current", help="edition of the rules (current)")
    parser.add_argument("--seed", type=int, metavar="N",
                        help="each number deals other games (0; for bots that are programs, a random one)")
    parser.add_argument("--iterations", type=positive, metavar="N",
                        help="iterations per decision, instead of the bots' own number")
    parser.add_argument("--seconds", type=float, metavar="S",
                        help="seconds per decision, instead of iterations; makes results irreproducible")
    parser.add_argument("--first", type=whole, default=0, metavar="N",
                        help="the number of the first deal (0), so that several machines can share the work")
    parser.add_argument("--cluster", metavar="ADDRESS",
                        help='play on a Ray cluster, such as 10.0.0.1:6379 or "auto" (needs mindbug[cluster])')
    parser.add_argument("--jobs", type=positive, default=cpu_count() or 1, metavar="N",
                        help="worker processes (one per core)")
    parser.add_argument("--resume", action="store_true", help="go on where an earlier run with this output stopped")


def conditions_of(args: Namespace, bots: Sequence[str], told: int | None, openings: Openings | None = None
                  ) -> RunConditions:
    """Reads the arguments. If a bot is foreign, the default seed is random and secret: a program that knew the seed
    could deal the games itself and would know all cards. `told` is the seed that the results to go on with tell."""
    seed, secret = args.seed, False
    if seed is None:
        secret = any(map(is_foreign, bots))
        seed = told if told is not None else new_secret_seed() if secret else 0
    return RunConditions(tuple(args.sets), args.edition, seed, args.iterations, args.seconds,
                         load_own(args.cards or ()), openings, secret)


def set_ids(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def whole(text: str, least: int = 0) -> int:
    if not text.isdecimal() or int(text) < least:
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
    return int(text)


def positive(text: str) -> int:
    return whole(text, least=1)
