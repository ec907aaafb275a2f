"""Mindbug as a game of OpenSpiel: importing this module registers `mindbug` and `mindbug_small`.

The whole game, dealing included, is a tree with explicit chance. `resample_from_infostate` is there for searches over
information sets, perfect recall for exact methods.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from mindbug import rl
from mindbug.engine.codes import CHANCE, NOBODY
from mindbug.game.action_space import ActionSpace
from mindbug.game.game import Game
from mindbug.rl.dealing import Variant
from mindbug.rl.extensive import ExtensiveGame
from mindbug.rl.small import VARIANTS

BETWEEN = "+"
"""The sign between the names of a list, since commas separate the parameters of OpenSpiel."""
LONGEST_TURN = 64
"""The number of choices in a turn that the length of a game is bounded by, which OpenSpiel wants to know. In millions
of games no turn came near it."""
PLAYERS = 2
HANDS = ("own hand", "own hand, shown", "rival hand")
"""The planes of what a player knows and not everybody does."""


def game_type(short_name: str, long_name: str, parameters: Mapping[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(parameters),
        default_loadable=True)


FULL = game_type("mindbug", "Mindbug", {"sets": "first_contact", "edition": "current", "turn_limit": 200})
SMALL = game_type("mindbug_small", "Mindbug, a small variant", {"variant": "tiny"})


class MindbugGame(pyspiel.Game):
    """The full game. Its parameter names the sets, joined by a plus."""

    TYPE = FULL

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.TYPE.parameter_specification, **(params or {})}
        self.variant = self.make_variant(given)
        actions: ActionSpace = self.variant.selection.actions
        cards = self.variant.pool.total() + self.variant.power.total()
        super().__init__(self.TYPE, pyspiel.GameInfo(
            num_distinct_actions=len(actions),
            max_chance_outcomes=len(actions),
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_TURN * self.variant.turn_limit), dict(params or {}))
        self._chance_nodes = cards + LONGEST_TURN * self.variant.turn_limit

    @staticmethod
    def make_variant(given: Mapping[str, Any]) -> Variant:
        return Variant(sets=tuple(given["sets"].split(BETWEEN)), edition=given["edition"],
                     turn_limit=given["turn_limit"])

    def new_initial_state(self) -> "MindbugState":
        return MindbugState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None,
                         params: Mapping[str, Any] | None = None) -> "MindbugObserver | None":
        """Returns an observer, or None where OpenSpiel expects none: for both players at once, and for partial
        recall."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if kind.perfect_recall and not (private and kind.public_info):
            return None
        return MindbugObserver(self.variant, kind.perfect_recall, private, kind.public_info)


class SmallMindbugGame(MindbugGame):
    """One of the small variants by its name."""

    TYPE = SMALL

    @staticmethod
    def make_variant(given: Mapping[str, Any]) -> Variant:
        if given["variant"] not in VARIANTS:
            raise ValueError(f"variant must be one of {', '.join(VARIANTS)}, not {given['variant']!r}")
        return VARIANTS[given["variant"]]


class MindbugState(pyspiel.State):
    """A place in the tree. The game itself is in `tree`."""

    def __init__(self, game: MindbugGame) -> None:
        super().__init__(game)
        self.tree = ExtensiveGame(game.variant)

    def current_player(self) -> int:
        player = self.tree.player
        if player == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def is_terminal(self) -> bool:
        return self.tree.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.tree.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.tree.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.tree.label(action)

    def returns(self) -> Sequence[float]:
        return list(self.tree.returns())

    def __str__(self) -> str:
        """Every choice so far, in words."""
        if self.tree.game is None:
            return "; ".join(("dealt", *self.tree.deal.creatures, *self.tree.deal.unused, *self.tree.deal.power_deck))
        return "; ".join((str(self.tree.deal.position()), *(choice.label for choice in self.tree.game.choices)))

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "MindbugState":
        """A state that the player cannot tell from this one; all deals that fit are equally likely."""
        other = self.tree.resample(player, int(probability_sampler() * (1 << 32)))
        state: MindbugState = self.get_game().new_initial_state()
        for action in other.actions():
            state.apply_action(action)
        return state


class MindbugObserver:
    """An observer of what a player knows, at this moment or with perfect recall, or of its public or private part
    alone."""

    def __init__(self, variant: Variant, perfect_recall: bool, private: bool, public: bool) -> None:
        self._recall, self._private, self._public = perfect_recall, private, public
        schema = rl.schema_of_selection(variant.selection)
        self._hands = np.concatenate([np.arange(plane.start, plane.start + plane.size)
                                      for plane in map(schema.plane, HANDS)])
        size = (schema.information_state_size if perfect_recall else schema.observation_size if public
                else len(self._hands) if private else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"information_state" if perfect_recall else "observation": self.tensor}

    def set_from(self, state: MindbugState, player: int) -> None:
        game = state.tree.game
        if game is None:
            self.tensor.fill(0)
        elif self._recall:
            self.tensor[:] = rl.information_state(game, player)
        else:
            self.tensor[:] = self._row(game, player)

    def string_from(self, state: MindbugState, player: int) -> str:
        game = state.tree.game
        if self._recall:
            return state.tree.information_state(player).decode()
        return "" if game is None else self._row(game, player).tobytes().hex()

    def _row(self, game: Game, player: int) -> NDArray[np.uint8]:
        if not self._private:
            return rl.public_state(game) if self._public else np.zeros(0, np.uint8)
        row = rl.observation(game, player)
        return row if self._public else row[self._hands]


pyspiel.register_game(FULL, MindbugGame)
pyspiel.register_game(SMALL, SmallMindbugGame)
