"""Games that the search plays against itself, with what it thought at every choice: what training learns from.

A file has one line of JSON per game: set-up, choices, winner, and for every choice with alternatives the chance that
the search gave player 0 and its visits per option. Positions and moves are found by playing the game again, so that the
same games serve whatever a later net wants to look at.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from mindbug.engine import codes
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue
from mindbug.lab.match import MatchSetup, begin
from mindbug.lab.own_cards import catalogue_of
from mindbug.players.native import SearchBot
from mindbug.players.weights import read_prior, read_weights
from mindbug.search.tree import move_key
from mindbug.words import CardSet

LOOSE = 15  # percent of the choices are drawn in proportion to their visits, so that games differ


@dataclass(frozen=True)
class Thought:
    """The thoughts of the search at one choice."""

    number: int
    """Its place among the choices of the game, those of chance included, from 0."""
    win: float
    """The chance of player 0."""
    visits: tuple[int, ...]
    """The number of visits of each option, in the order of `legal`."""


@dataclass(frozen=True)
class ThoughtfulGame:
    """A game of the search against itself, with what it thought of its choices."""

    number: int
    sets: tuple[str, ...]
    seed: int
    winner: int | None
    """0, 1, or None for a draw."""
    choices: tuple[int, ...]
    thoughts: tuple[Thought, ...]

    def line(self) -> str:
        return json.dumps({**asdict(self), "thoughts": [(thought.number, thought.win, *thought.visits)
                                                        for thought in self.thoughts]}, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "ThoughtfulGame":
        data = json.loads(line)
        thoughts = tuple(Thought(number, win, tuple(visits)) for number, win, *visits in data.pop("thoughts"))
        return cls(**{**data, "sets": tuple(data["sets"]), "choices": tuple(data["choices"])}, thoughts=thoughts)

    def again(self, catalogue: Catalogue) -> Iterator[tuple[State, Thought]]:
        """Plays the game again. The state is good only until the next one is asked for."""
        s = begin(MatchSetup(self.sets, self.seed), catalogue).state
        thoughts = {thought.number: thought for thought in self.thoughts}
        for number, option in enumerate(self.choices):
            if number in thoughts:
                yield s, thoughts[number]
            apply(s, option)


def read_games(path: Path) -> Iterator[ThoughtfulGame]:
    """The games of a file. A last line that was cut off by a crash does not count."""
    if not path.exists():
        return
    with path.open(encoding="utf-8") as stream:
        for line in stream:
            if line.endswith("\n"):
                yield ThoughtfulGame.from_line(line)


# ---- playing


@dataclass(frozen=True)
class GameTask:
    """A game that is to be played."""

    number: int
    sets: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class ThoughtfulPlayer:
    """The player: the search with these weights."""

    weights: Path
    iterations: int
    own: tuple[CardSet, ...] = ()
    text: str = field(init=False, repr=False)
    """The contents of the file: other machines do not have it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.weights.read_text(encoding="utf-8"))

    @contextmanager
    def workshop(self) -> Iterator[Callable[[GameTask], ThoughtfulGame]]:
        catalogue = catalogue_of(self.own)
        bot = SearchBot("thinker", self.iterations, catalogue=catalogue)
        with as_file(self.text) as path:
            bot.weights, bot.prior = read_weights(catalogue.book, path), read_prior(catalogue.book, path)
        yield lambda task: play(task, bot, catalogue)


@contextmanager
def as_file(text: str) -> Iterator[Path]:
    """The text in a file, as long as somebody reads it."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "weights.json")
        path.write_text(text, encoding="utf-8")
        yield path


def play(task: GameTask, bot: SearchBot, catalogue: Catalogue) -> ThoughtfulGame:
    start = begin(MatchSetup(task.sets, task.seed), catalogue)
    s, chance, own = start.state, start.random, Random(task.number + 1)
    choices: list[int] = []
    thoughts: list[Thought] = []
    while s.decision != codes.OVER:
        numbers = legal(s)
        option = numbers[0]
        if s.decider == codes.CHANCE:
            option = numbers[chance.below(len(numbers))]
        elif len(numbers) > 1:
            tree = bot.new_tree(Hidden(s.deal.pool, snapshot(s, s.decider)), own)
            tree.run(bot.iterations)
            visits = [bot.visits(tree, move_key(s, number)) for number in numbers]
            win = tree.value_of(tree.root) / tree.iterations()
            thoughts.append(Thought(len(choices), round(win, 3), tuple(visits)))
            option = numbers[drawn(visits, own) if own.below(100) < LOOSE else visits.index(max(visits))]
        choices.append(option)
        apply(s, option)
    return ThoughtfulGame(task.number, task.sets, task.seed, None if s.winner > 1 else int(s.winner), tuple(choices),
                          tuple(thoughts))


def drawn(visits: Sequence[int], random: Random) -> int:
    """A place, in proportion to the visits."""
    mark = int(random.below(max(1, sum(visits))))
    for place, count in enumerate(visits):
        mark -= count
        if mark < 0:
            return place
    return 0
