"""The weights of the evaluation and of the inclination towards moves: a first guess from what is printed, and learned
ones from a file.

The file names cards and features, so that it fits whatever cards there are: those that it does not know, one's own,
get the guess, and neither the net nor the inclination sees them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from mindbug.engine.book import Book
from mindbug.search import evaluation
from mindbug.search.evaluation import GLOBALS, SCALE, Weights
from mindbug.search.prior import NUMBERS, TABLES, Prior
from mindbug.words import Creature, Keyword

WEIGHTS_FILE = Path(__file__).with_name("weights.json")
FORMER_FILE = Path(__file__).with_name("weights-2026.json")
"""The weights of the search of 2026, which stay as they are for comparison."""
KEYWORD_VALUE = {Keyword.FRENZY: 0.25, Keyword.HUNTER: 0.2, Keyword.POISONOUS: 0.3, Keyword.SNEAKY: 0.35,
                 Keyword.TOUGH: 0.3, Keyword.FAST: 0.1}
GLOBAL_NAMES = [
    *(f"life {n}" for n in range(1, evaluation.LIFE_STEPS + 1)), "mindbugs 0", "mindbugs 1", "mindbugs 2", "draw pile",
    "to move", "exhausted", "octonite", "energy", "strongest", "creatures", "bonus power", "empty hand",
    "busy",
]
GLOBAL_GUESS = [-1.5, -0.6, 0.0, 0.35, 0.6, 0.8, 1.0, 1.1, -0.8, 0.0, 0.6, 0.2, 0.25, -0.2, 0.0, 0.1, 0.03, 0.0, 0.05,
                -0.4, 0.0]
SIDES = ("active", "other")
MOVE_TABLES = ["played", "attacks", "acts", "mindbugged", "blocks", "hunted", "harmed", "harmed own", "given up",
               "chosen"]
"""The things that may be done with a card, in the order of `search.prior`."""
MOVE_NUMBERS = [
    "play worth", "play gain", "play risk", "play behind", "attack", "attack free", "attack wins", "attack life",
    "attack worst", "attack last", "attack effect", "attack blockers", "act", "mindbug", "mindbug worth",
    "mindbug second", "mindbug behind", "block", "block defeats", "block dies", "block gain", "life cost", "life last",
    "hunt", "hunt gain", "let block", "stop", "yes", "done", "harm worth", "harm own worth", "give up worth",
    "chosen worth", "chosen own",
]


def guess_in_play(card: Creature) -> float:
    value = 0.07 * card.power + sum(KEYWORD_VALUE[keyword] for keyword in card.keywords)
    return value + 0.15 * len(card.constants) + 0.15 * bool(card.attack) + 0.1 * bool(card.defeated or card.action)


def guess_in_hand(card: Creature) -> float:
    return 0.55 * guess_in_play(card) + 0.15 * bool(card.play)


def first_guess(book: Book) -> list[float]:
    return [*map(guess_in_play, book.creatures), *map(guess_in_hand, book.creatures), *GLOBAL_GUESS]


def without_net(book: Book, values: Sequence[float]) -> Weights:
    return Weights(book, list(values), [], [], [])


def card_names(book: Book) -> list[str]:
    return [f"{card.name} ({side})" if (side := book.side_labels.get(number)) else card.name
            for number, card in enumerate(book.creatures)]


def feature_names(book: Book) -> list[tuple[str, str]]:
    """The part of the file and the name under which every feature stands there."""
    cards = card_names(book)
    return [*(("in play", name) for name in cards), *(("in hand", name) for name in cards),
            *(("table", name) for name in GLOBAL_NAMES)]


def move_feature_names(book: Book) -> list[tuple[str, str]]:
    """The same for the features of moves."""
    return [*((table, name) for table in MOVE_TABLES for name in card_names(book)),
            *(("numbers", name) for name in MOVE_NUMBERS)]


# ---- the file


def read_sum(book: Book, path: Path = WEIGHTS_FILE) -> list[float]:
    data = json.loads(path.read_text(encoding="utf-8"))["sum"]
    return [data[part].get(name, guess)
            for (part, name), guess in zip(feature_names(book), first_guess(book), strict=True)]


def known_features(book: Book, path: Path = WEIGHTS_FILE) -> list[bool]:
    """Returns whether each feature has a learned weight in the file."""
    data = json.loads(path.read_text(encoding="utf-8"))["sum"]
    return [name in data[part] for part, name in feature_names(book)]


def read_weights(book: Book, path: Path = WEIGHTS_FILE) -> Weights:
    net = json.loads(path.read_text(encoding="utf-8"))["net"]
    nothing = [0] * len(net["bias"])
    rows = [net[side][part].get(name, nothing) for side in SIDES for part, name in feature_names(book)]
    return Weights(book, read_sum(book, path), [number for row in rows for number in row], net["bias"], net["outputs"])


def read_prior(book: Book, path: Path = WEIGHTS_FILE) -> Prior:
    moves = json.loads(path.read_text(encoding="utf-8")).get("moves", {})
    return Prior(book, [moves.get(part, {}).get(name, 0) / SCALE for part, name in move_feature_names(book)])


@dataclass(frozen=True)
class Numbers:
    """Everything that a file of weights holds."""

    values: Sequence[float]
    """The weights of the sum, a number for every feature."""
    inputs: Sequence[Sequence[float]]
    """A row of hidden units for every feature of the active player, then for every one of the other."""
    bias: Sequence[float]
    outputs: Sequence[float]
    moves: Sequence[float]
    """A number for every feature of a move."""


def write_weights(book: Book, numbers: Numbers, path: Path) -> None:
    names = feature_names(book)
    rows = [thousandths(row) for row in numbers.inputs]
    data = {
        "sum": by_name(names, [round(float(value), 4) for value in numbers.values]),
        "net": {"bias": thousandths(numbers.bias), "outputs": thousandths(numbers.outputs),
                SIDES[0]: by_name(names, rows[:len(names)]), SIDES[1]: by_name(names, rows[len(names):])},
        "moves": by_name(move_feature_names(book), thousandths(numbers.moves)),
    }
    write(data, path)


def by_name(names: Sequence[tuple[str, str]], column: Sequence[Any]) -> dict[str, dict[str, Any]]:
    parts: dict[str, dict[str, Any]] = {}
    for (part, name), value in zip(names, column, strict=True):
        parts.setdefault(part, {})[name] = value
    return parts


def write_sum(book: Book, values: Sequence[float], path: Path) -> None:
    """Writes new weights of the sum beside the net of the package, which does not see cards that it has not learned."""
    data = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    for (part, name), value in zip(feature_names(book), values, strict=True):
        data["sum"][part][name] = round(float(value), 4)
    write(data, path)


def write(data: dict[str, Any], path: Path) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def thousandths(numbers: Sequence[float]) -> list[int]:
    return [round(float(number) * SCALE) for number in numbers]


@cache
def learned(book: Book) -> Weights:
    return read_weights(book)


@cache
def learned_prior(book: Book) -> Prior:
    return read_prior(book)


@cache
def learned_sum(book: Book) -> Weights:
    return without_net(book, read_sum(book))


assert len(GLOBAL_NAMES) == len(GLOBAL_GUESS) == GLOBALS
assert (len(MOVE_TABLES), len(MOVE_NUMBERS)) == (TABLES, NUMBERS)
