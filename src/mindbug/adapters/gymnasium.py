"""Mindbug for Gymnasium: one seat learns, a bot has the other. Importing this registers `mindbug/Mindbug-v0`.

`gymnasium.make("mindbug/Mindbug-v0", bot="greedy")` is one game, `gymnasium.make_vec` with a number many of them.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mindbug import rl
from mindbug.game.game import Game
from mindbug.game.seats import SEATS
from mindbug.players.bot import Bot
from mindbug.players.registry import make_bot

ID = "mindbug/Mindbug-v0"
ILLEGAL = -1.0
"""The reward of an illegal action, which loses the game."""
Observation = dict[str, NDArray[Any]]


class Opposed:
    """A game between a learner and a bot. Between two calls it waits for the learner, or is over."""

    def __init__(self, bot: str | Bot = "rookie", seat: str | None = None, sets: Sequence[str] | None = None,
                 edition: str = "current", turn_limit: int = 200) -> None:
        """`bot` is a name as in the arena, or a bot. `seat` is the learner's; without one it changes from game to game
        by chance."""
        if seat not in (None, *SEATS):
            raise ValueError(f"seat must be 'p1', 'p2' or None, not {seat!r}")
        self.schema = rl.Schema(sets)
        self.bot = make_bot(bot) if isinstance(bot, str) else bot
        self._seat = seat
        self._options: dict[str, Any] = {"sets": sets, "edition": edition, "turn_limit": turn_limit}
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begins a new game; everything about it follows from the seed."""
        self.player = seed & 1 if self._seat is None else SEATS.index(self._seat)
        self.game = Game(seed=seed >> 1, **self._options)
        self._let_bot_choose()

    def act(self, action: int) -> tuple[float, bool, bool]:
        """Takes the action. Returns the reward, whether the game is over, and whether its limit of turns cut it off."""
        if action not in self.game.legal_actions():
            return ILLEGAL, True, False
        self.game.apply(int(action))
        self._let_bot_choose()
        cut = self.game.outcome == "turn_limit"
        return self.game.returns()[self.player], self.game.over and not cut, cut

    def observe(self, observation: NDArray[Any], mask: NDArray[Any]) -> None:
        """Writes down what the learner knows and may do."""
        observation[:] = rl.observation(self.game, self.player)
        mask[:] = 0
        if self.game.player == self.player:
            mask[self.game.legal_actions()] = 1

    def _let_bot_choose(self) -> None:
        game = self.game
        while (decision := game.decision) is not None and game.player != self.player:
            game.choose(self.bot.choose(game.view(decision.player), decision))


def observation_space(schema: rl.Schema) -> Space[Any]:
    return Dict({"observation": Box(0, 255, (schema.observation_size,), np.uint8),
                 "action_mask": Box(0, 1, (schema.actions,), np.int8)})


class MindbugEnv(gymnasium.Env[Observation, np.int64]):
    """The environment plays games against a bot. The reward is 1 or -1 at the end; an illegal action loses."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own has this type)

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        """The options are those of `Opposed`: bot, seat, sets, edition, turn_limit."""
        self.opposed = Opposed(**options)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.opposed.schema)
        self.action_space = Discrete(self.opposed.schema.actions)

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.opposed.begin(int(self.np_random.integers(1 << 33)))
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, terminated, truncated = self.opposed.act(int(action))
        return self._observe(), reward, terminated, truncated, {}

    def render(self) -> str | None:
        return str(self.opposed.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.opposed.bot.close()

    def _observe(self) -> Observation:
        row: Observation = {"observation": np.zeros(self.opposed.schema.observation_size, np.uint8),
                            "action_mask": np.zeros(self.opposed.schema.actions, np.int8)}
        self.opposed.observe(row["observation"], row["action_mask"])
        return row


class MindbugVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The environment plays many games against bots. A game that ends is followed by the next one in the same step.

    `infos["final_obs"]` is what was seen at the end, where `infos["_final_obs"]` says that there was one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, **options: Any) -> None:
        """The options are those of `Opposed`; every table has a bot of its own."""
        if not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"num_envs must be a whole number from 1 on, not {num_envs!r}")
        self.num_envs = num_envs
        self.tables = [Opposed(**options) for _ in range(num_envs)]
        self.schema = self.tables[0].schema
        self.single_observation_space = observation_space(self.schema)
        self.single_action_space = Discrete(self.schema.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([self.schema.actions] * num_envs)

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        for table in self.tables:
            self._begin(table)
        return self._observe(range(self.num_envs)), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any],
                                                        dict[str, Any]]:
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, not an array of shape {np.shape(actions)}")
        results = [table.act(int(action)) for table, action in zip(self.tables, actions, strict=True)]
        rewards, terminated, truncated = (np.array(column) for column in zip(*results, strict=True))
        ended = terminated | truncated
        infos: dict[str, Any] = {}
        if ended.any():
            last = self._observe(np.flatnonzero(ended))
            final = np.full(self.num_envs, None, object)
            for place, number in enumerate(np.flatnonzero(ended)):
                final[number] = {key: rows[place] for key, rows in last.items()}
                self._begin(self.tables[number])
            infos = {"final_obs": final, "_final_obs": ended}
        return self._observe(range(self.num_envs)), rewards.astype(np.float64), terminated, truncated, infos

    def close_extras(self, **kwargs: Any) -> None:
        for table in self.tables:
            table.bot.close()

    def _begin(self, table: Opposed) -> None:
        table.begin(int(self.np_random.integers(1 << 33)))

    def _observe(self, numbers: Sequence[int] | NDArray[Any]) -> Observation:
        rows: Observation = {"observation": np.zeros((len(numbers), self.schema.observation_size), np.uint8),
                             "action_mask": np.zeros((len(numbers), self.schema.actions), np.int8)}
        for place, number in enumerate(numbers):
            self.tables[number].observe(rows["observation"][place], rows["action_mask"][place])
        return rows


gymnasium.register(ID, entry_point=MindbugEnv, vector_entry_point=MindbugVectorEnv)
