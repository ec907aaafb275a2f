"""Mindbug for PettingZoo: `env` for players who take turns (AEC), `parallel_env` for programs that ask both at once.

Agents are `p1` and `p2`. An observation has `observation` (the planes of `mindbug.rl.Schema`) and `action_mask`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from mindbug import rl
from mindbug.game.game import Game
from mindbug.game.seats import SEATS

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


def env(**options: Any) -> Any:
    """Returns the environment in the wrappers of PettingZoo's own games: an illegal action loses, wrong calls are
    refused."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class Common:
    """The common part of both kinds of environments: the game, the spaces, the seeds."""

    metadata: ClassVar[dict[str, Any]] = {"name": "mindbug_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, sets: Sequence[str] | None = None, *, edition: str = "current", turn_limit: int = 200,
                 cards: Sequence[str] = (), exclude: Sequence[str] = (), max_cycles: int | None = None,
                 render_mode: str | None = None) -> None:
        """The first arguments are those of `Game`. After `max_cycles` choices the game is broken off."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}")
        self.schema = rl.Schema(sets, cards=cards, exclude=exclude)
        self._options: dict[str, Any] = {"sets": sets, "edition": edition, "turn_limit": turn_limit, "cards": cards,
                                         "exclude": exclude}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(SEATS)
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Dict] = {seat: Dict({
            "observation": Box(0, 255, (self.schema.observation_size,), np.uint8),
            "action_mask": Box(0, 1, (self.schema.actions,), np.int8)}) for seat in SEATS}
        self.action_spaces: dict[str, Discrete] = {seat: Discrete(self.schema.actions) for seat in SEATS}
        self._random, _ = seeding.np_random(None)
        self.game = Game(seed=0, **self._options)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game. Without a seed it follows from the last one that was given."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = Game(seed=int(self._random.integers(1 << 32)), **self._options)
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> Observation:
        """Returns what the agent knows; its mask is empty while somebody else decides."""
        if self.game.player == SEATS.index(agent):
            seen, mask = rl.observe(self.game)
            return {"observation": seen, "action_mask": mask.view(np.int8)}
        return {"observation": rl.observation(self.game, agent), "action_mask": np.zeros(self.schema.actions, np.int8)}

    @property
    def is_cut(self) -> bool:
        """True if a limit has ended the game, and not its rules."""
        made = len(self.game.actions())
        return self.game.outcome == "turn_limit" or (not self.game.over and made >= (self.max_cycles or made + 1))

    def render(self) -> str | None:
        """Returns the game as a line without secrets."""
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing, because the game holds nothing that must be given back."""


class raw_env(Common, AECEnv):  # PettingZoo calls it so
    """The environment without wrappers: an illegal action raises IllegalChoice and changes nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = SEATS[self.game.player]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.apply(action)  # type: ignore[arg-type]  # None is refused there
        self._clear_rewards()
        if self.game.over or self.is_cut:
            self.terminations = dict.fromkeys(self.agents, not self.is_cut)
            self.truncations = dict.fromkeys(self.agents, self.is_cut)
            self.rewards = dict(zip(SEATS, self.game.returns(), strict=True))
        if not self.game.over:
            self.agent_selection = SEATS[self.game.player]
        self._accumulate_rewards()
        self._deads_step_first()


class parallel_env(Common, ParallelEnv):  # likewise
    """Both agents are asked at every choice, and only the one whose choice it is counts.

    Whoever samples without the mask can play too: an illegal action is replaced by a legal one, drawn by chance, and
    `infos[agent]["replaced"]` says so.
    """

    def reset(self, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool],
                                                     dict[str, bool], dict[str, dict[str, Any]]]:
        agents, chooser = self.agents, SEATS[self.game.player]
        legal = self.game.legal_actions()
        replaced = actions.get(chooser) not in legal
        self.game.apply(int(self._random.choice(legal)) if replaced else actions[chooser])
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        infos[chooser]["replaced"] = replaced
        cut, over = self.is_cut, self.game.over
        if over or cut:
            self.agents = []
        return ({agent: self.observe(agent) for agent in agents}, dict(zip(SEATS, self.game.returns(), strict=True)),
                dict.fromkeys(agents, over and not cut), dict.fromkeys(agents, cut), infos)
