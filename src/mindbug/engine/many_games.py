"""Many games at once, for programs that learn: one step of all of them is one call.

Each table plays one game after the other. What a caller wants to see lies in buffers that are written anew at every
step: the legal actions and their mask, the player who decides and what that player knows, rewards, and which games
have ended.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from mindbug.engine.codes import CHANCE, NOBODY, OVER
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.machine import apply
from mindbug.engine.numbering import NONE
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.random32 import M32, Random
from mindbug.engine.state import Pool, State
from mindbug.engine.tensors import Layout, Painter

ACTION_BYTES: Final = 8
ALL_WELL: Final = -1


@final
class Table:
    """A table, and the game that is being played there."""

    __slots__ = ("history", "random", "seed", "state")

    def __init__(self, seed: i64, random: Random, state: State) -> None:
        self.seed = seed
        self.random = random
        self.state = state
        self.history = vec[i64]()


@final
class ManyGames:
    """Tables 0 to n-1. The k-th game of a table has the table's seed plus k times n."""

    def __init__(self, pool: Pool, layout: Layout, actions: i64, rules: i64, turn_limit: i64, seeds: list[int],
                 observe: bool) -> None:
        n: i64 = len(seeds)
        self.pool = pool
        self.layout = layout
        self.rules = rules
        self.turn_limit = turn_limit
        self.observe = observe
        self.size = n
        self.width = actions
        self.tables: list[Table] = []
        self.painter = Painter(layout, n if observe else 0)
        self.masks = vec[u8]([0] * (n * actions))
        self.players = vec[i64]([0] * n)
        self.rewards = vec[float]([0.0] * (2 * n))
        self.done = vec[u8]([0] * n)
        self.legal = vec[i64]([0] * (n * MAX_OPTIONS))
        self.options = vec[i64]([0] * (n * MAX_OPTIONS))
        self.counts = vec[i64]([0] * n)
        self.picks = vec[i64]([0] * n)
        self.some_options = vec[i64]([0] * MAX_OPTIONS)
        self.reset(seeds)

    def observations(self) -> vec[u8]:
        return self.painter.buffer

    def reset(self, seeds: list[int]) -> None:
        """Begins new games at all tables."""
        self.tables = []
        table: i64 = 0
        while table < self.size:
            seed: i64 = seeds[table]
            random = Random(seed)
            self.tables.append(Table(seed, random, self.new_game(random)))
            self.rewards[2 * table] = 0.0
            self.rewards[2 * table + 1] = 0.0
            self.done[table] = 0
            self.show(table)
            table += 1

    def new_game(self, random: Random) -> State:
        """Returns a new game at its first decision."""
        deal = deal_cards(self.pool, random)
        deal.rules = self.rules
        deal.turn_limit = self.turn_limit
        s = new_state(deal)
        open_game(s)
        self.let_chance_decide(s, random)
        return s

    def let_chance_decide(self, s: State, random: Random) -> None:
        options = self.some_options
        while s.decider == CHANCE and s.decision != OVER:
            apply(s, options[random.below(fill(s, options))])

    def show(self, table: i64) -> None:
        """Writes down what can be done at the table, by whom, and what that player knows."""
        s = self.tables[table].state
        legal = self.legal
        masks = self.masks
        row = table * self.width
        first = table * MAX_OPTIONS
        i = first
        end = first + self.counts[table]
        while i < end:
            masks[row + legal[i]] = 0
            i += 1
        n = self.layout.numbering.fill(s, self.options, legal, first)
        i = first
        end = first + n
        while i < end:
            masks[row + legal[i]] = 1
            i += 1
        self.counts[table] = n
        self.players[table] = s.decider
        if self.observe:
            self.painter.paint(s, s.decider, table)

    def step(self, actions: bytes) -> int:
        """Takes an action at every table, 8 bytes for each. Returns the number of a table where it is illegal, or
        ALL_WELL."""
        table: i64 = 0
        while table < self.size:
            option = self.find(table, read_i64_le(actions, table * ACTION_BYTES))
            if option == NONE:
                return table
            self.picks[table] = option
            table += 1
        table = 0
        while table < self.size:
            self.play(table, read_i64_le(actions, table * ACTION_BYTES), self.picks[table])
            table += 1
        return ALL_WELL

    def find(self, table: i64, action: i64) -> i64:
        legal = self.legal
        i = table * MAX_OPTIONS
        end = i + self.counts[table]
        while i < end:
            if legal[i] == action:
                return self.options[i]
            i += 1
        return NONE

    def play(self, table: i64, action: i64, option: i64) -> None:
        here = self.tables[table]
        here.history = append(here.history, action)
        s = here.state
        apply(s, option)
        if s.decider == CHANCE:
            self.let_chance_decide(s, here.random)
        if self.done[table]:
            self.done[table] = 0
            self.rewards[2 * table] = 0.0
            self.rewards[2 * table + 1] = 0.0
        if s.decision == OVER:
            self.finish(table, s)
        self.show(table)

    def finish(self, table: i64, s: State) -> None:
        """Notes the result, and deals the next game."""
        self.done[table] = 1
        if s.winner != NOBODY:
            self.rewards[2 * table + s.winner] = 1.0
            self.rewards[2 * table + 1 - s.winner] = -1.0
        here = self.tables[table]
        here.seed = (here.seed + self.size) & M32
        here.random = Random(here.seed)
        here.state = self.new_game(here.random)
        here.history = vec[i64]()

    def go_on(self, table: i64, actions: list[int], done: bool, reward: float) -> None:
        """Takes actions at a table where a game has just been dealt, and notes what the last step has brought:
        whether it ended a game, and the reward of p1."""
        for action in actions:
            self.play(table, action, self.find(table, action))
        if done:
            self.done[table] = 1
            self.rewards[2 * table] = reward
            self.rewards[2 * table + 1] = -reward

    def seeds(self) -> list[int]:
        """The seeds of the games that are being played."""
        found: list[int] = []
        for table in self.tables:
            found.append(table.seed)
        return found

    def history(self, table: i64) -> list[int]:
        """The actions of the game that is being played there."""
        return list(self.tables[table].history)
