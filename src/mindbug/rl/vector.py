"""Many games at once, with numpy in and out. The compiled engine plays them; the arrays are windows into its memory."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mindbug.engine.many_games import ALL_WELL, ManyGames
from mindbug.engine.options import MAX_OPTIONS
from mindbug.engine.random32 import M32
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.checking import as_integer, checked_set_up
from mindbug.game.editions import EDITIONS, rules_of
from mindbug.game.errors import IllegalChoice
from mindbug.game.game import Game
from mindbug.rl.schema import Schema

MOST_TABLES = 1 << 20


class VectorGame:
    """Tables at which games are played, one after the other. Chance is sampled.

    The arrays show the pending decision of every table; after a step they show the next one. They cannot be written,
    and change with the next step: copy what must last.

    >>> from mindbug.rl import VectorGame
    >>> tables = VectorGame(64, ["first_contact"], seeds=0)
    >>> tables.step(tables.legal[:, 0])
    >>> tables.observations.shape[0], int(tables.counts.min()) > 0
    (64, True)
    """

    observations: NDArray[np.uint8]
    """(n, observation_size): the knowledge of the player who decides."""
    masks: NDArray[np.uint8]
    """(n, actions): a 1 for every legal action."""
    players: NDArray[np.int64]
    """(n,): the player who decides, 0 or 1."""
    rewards: NDArray[np.float64]
    """(n, 2): the rewards of p1 and p2 for the last step: 1 and -1 at the end of a game that somebody won, else 0."""
    done: NDArray[np.uint8]
    """(n,): True where the last step ended a game. The table then shows the next one."""
    legal: NDArray[np.int64]
    """(n, 256): the legal actions by rising numbers; only the first `counts` of a row mean something."""
    counts: NDArray[np.int64]
    """(n,): the number of legal actions."""

    def __init__(self, n: int, sets: list[str] | None = None, seeds: int | Iterable[int] = 0, *,
                 cards: list[str] | tuple[str, ...] = (), exclude: list[str] | tuple[str, ...] = (),
                 edition: str = "current", turn_limit: int = 200, observe: bool = True,
                 catalogue: Catalogue | None = None) -> None:
        """Deals at n tables. `seeds` are those of the first games, or the first of n that follow each other.

        The next game of a table has its seed plus n. Without `observe` no observations are made, which is faster.
        """
        tables = as_integer(n)
        if tables is None or not 1 <= tables <= MOST_TABLES:
            raise ValueError(f"n must be a whole number from 1 to {MOST_TABLES}, not {n!r}")
        if edition not in EDITIONS:
            raise ValueError(f"edition must be one of {', '.join(EDITIONS)}, not {edition!r}")
        self.n = n = tables
        self.schema = Schema(sets, cards=cards, exclude=exclude, catalogue=catalogue)
        self._edition = edition
        _, self._turn_limit = checked_set_up(0, "sampled", turn_limit)
        selection = self.schema.selection
        (catalogue or standard()).check_size(selection.numbers, "cards" if cards else "sets")
        self._games = ManyGames(selection.pool, selection.observations.layout, self.schema.actions, rules_of(edition),
                                self._turn_limit, self._seeds(seeds), observe)
        games = self._games
        size = self.schema.observation_size if observe else 0
        self.observations = np.frombuffer(memoryview(games.observations()), np.uint8).reshape(n, size)
        self.masks = np.frombuffer(memoryview(games.masks), np.uint8).reshape(n, self.schema.actions)
        self.players = np.frombuffer(memoryview(games.players), np.int64)
        self.rewards = np.frombuffer(memoryview(games.rewards), np.float64).reshape(n, 2)
        self.done = np.frombuffer(memoryview(games.done), np.uint8)
        self.legal = np.frombuffer(memoryview(games.legal), np.int64).reshape(n, MAX_OPTIONS)
        self.counts = np.frombuffer(memoryview(games.counts), np.int64)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<mindbug.rl.VectorGame of {self.n} tables, {self.schema!r}>"

    def clone(self) -> "VectorGame":
        """Independent tables with the same games, chance to come included. `copy`, `deepcopy` and `pickle` make such
        ones too."""
        make, arguments = self.__reduce__()
        return make(*arguments)

    def __copy__(self) -> "VectorGame":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "VectorGame":
        return self.clone()

    def __reduce__(self) -> "tuple[Callable[..., VectorGame], tuple[object, ...]]":
        chosen = self.schema.selection
        options = {"cards": chosen.cards, "exclude": chosen.exclude, "edition": self._edition,
                   "turn_limit": self._turn_limit, "observe": self.observations.size > 0, "catalogue": chosen.catalogue}
        return _played_on, (self.n, list(chosen.sets), self._games.seeds(), options,
                            [self._games.history(table) for table in range(self.n)],
                            self.done.astype(bool).tolist(), self.rewards[:, 0].tolist())

    def step(self, actions: ArrayLike) -> None:
        """Takes an action at every table. If one is illegal, IllegalChoice names it and nothing has changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.n} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        wrong = self._games.step(chosen.astype("<i8", copy=False).tobytes())
        if wrong != ALL_WELL:
            labels = [f"{action} ({self.schema.labels[action]})" for action in self.legal[wrong, :self.counts[wrong]]]
            raise IllegalChoice(f"action {chosen[wrong]} is not possible at table {wrong}; these are: "
                                f"{', '.join(labels)}")

    def reset(self, seeds: int | Iterable[int] | None = None) -> None:
        """Deals anew at all tables, with these seeds or those of the next games."""
        self._games.reset([(seed + self.n) & M32 for seed in self._games.seeds()] if seeds is None
                          else self._seeds(seeds))

    def seed(self, table: int) -> int:
        """The seed of the game that is being played at that table."""
        return self._games.tables[self._table(table)].seed

    def game(self, table: int) -> Game:
        """An independent copy of the game at that table, as it stands."""
        chosen = self.schema.selection
        copy = Game(chosen.sets, self.seed(table), self._edition, "sampled", self._turn_limit, cards=chosen.cards,
                    exclude=chosen.exclude, catalogue=chosen.catalogue)
        for action in self._games.history(self._table(table)):
            copy.apply(action)
        return copy

    def _table(self, table: int) -> int:
        if not 0 <= table < self.n:
            raise IndexError(f"there is no table {table}; they go from 0 to {self.n - 1}")
        return table

    def _seeds(self, seeds: int | Iterable[int]) -> list[int]:
        if not isinstance(seeds, Iterable):
            first = _checked_seed(seeds)
            return [(first + table) & M32 for table in range(self.n)]
        given = [_checked_seed(seed) for seed in seeds]
        if len(given) != self.n:
            raise ValueError(f"{self.n} tables need as many seeds, not {len(given)}")
        return given


def _checked_seed(seed: object) -> int:
    number = as_integer(seed)
    if number is None or not 0 <= number <= M32:
        raise ValueError(f"a seed must be a whole number from 0 to {M32}, not {seed!r}")
    return number


def _played_on(n: int, sets: list[str], seeds: list[int], options: dict[str, Any], histories: list[list[int]],
               done: list[bool], rewards: list[float]) -> VectorGame:
    """Tables at which games with these seeds are played up to where others were."""
    games = VectorGame(n, sets, seeds, **options)
    for table, last in enumerate(zip(histories, done, rewards, strict=True)):
        games._games.go_on(table, *last)
    return games
