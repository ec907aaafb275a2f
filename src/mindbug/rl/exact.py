"""Exact numbers about small games: what a way to play is worth, how much a perfect rival wins against it, equilibria.

The whole tree is walked once and kept; everything is computed from it. OpenSpiel gives the same numbers
(`tests/adapters`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mindbug.engine.codes import CHANCE
from mindbug.game.decisions import Decision
from mindbug.game.game import Game
from mindbug.game.views import View
from mindbug.rl.dealing import Variant
from mindbug.rl.extensive import ExtensiveGame

Floats = NDArray[np.float64]
Knowledge = tuple[int, bytes]
"""A player, and everything that player knows."""
Policy = Mapping[Knowledge, Mapping[int, float]]
"""The chances of the actions, for everything that a player may know."""
Taken = tuple[Knowledge, int]
"""The knowledge of a player, and the place of the action that was chosen with it."""


@dataclass(slots=True)
class Node:
    """A state of the game in the tree."""

    player: int
    children: list["Node"] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    """The probabilities of the children of a node of chance."""
    key: Knowledge | None = None
    value: float = 0.0
    """The payoff of p1 at the end of the game."""


class GameTree:
    """Every way in which a game of the variant can go. Variants with more than some 100,000 nodes take minutes."""

    def __init__(self, variant: Variant) -> None:
        self.games: dict[Knowledge, Game] = {}
        """One of the games in which a player knows this, waiting for a choice."""
        self.before: dict[Knowledge, Taken | None] = {}
        """The choice of the same player that came last before; in the order in which they are reached."""
        self.nodes = 0
        self.root = self._grow(ExtensiveGame(variant), (None, None))

    def _grow(self, tree: ExtensiveGame, last: tuple[Taken | None, Taken | None]) -> Node:
        self.nodes += 1
        node = Node(tree.player)
        if tree.over:
            node.value = tree.returns()[0]
            return node
        if node.player == CHANCE:
            outcomes = tree.chance_outcomes()
            node.actions, node.chances = [action for action, _ in outcomes], [chance for _, chance in outcomes]
        else:
            assert tree.game is not None
            node.actions = tree.legal_actions()
            node.key = node.player, tree.information_state(node.player)
            self.games.setdefault(node.key, tree.game)
            self.before.setdefault(node.key, last[node.player])
        for place, action in enumerate(node.actions):
            following = tree.clone()
            following.apply(action)
            steps = last
            if node.key is not None:
                steps = ((node.key, place), last[1]) if node.player == 0 else (last[0], (node.key, place))
            node.children.append(self._grow(following, steps))
        return node

    # ---- what a way to play is worth

    def value(self, policy: Policy) -> float:
        """The payoff of p1 on average if both play so."""
        return self._value(self.root, policy)

    def exploitability(self, policy: Policy) -> float:
        """The payoff of a perfect rival against it on average, over both seats; 0 is an equilibrium."""
        return (self.best_response(policy, 0) + self.best_response(policy, 1)) / 2

    def best_response(self, policy: Policy, player: int) -> float:
        """The highest payoff that the player can get against a rival who plays so."""
        together: dict[Knowledge, list[tuple[Node, float]]] = {}
        self._reach(self.root, policy, player, 1.0, together)
        return self._best(self.root, policy, player, together, {})

    def _value(self, node: Node, policy: Policy) -> float:
        if not node.children:
            return node.value
        return sum(chance * self._value(child, policy)
                   for chance, child in zip(_chances(node, policy), node.children, strict=True) if chance)

    def _reach(self, node: Node, policy: Policy, player: int, chance: float,
               together: dict[Knowledge, list[tuple[Node, float]]]) -> None:
        """Lists what the player cannot tell apart, with the chances that come from everybody else."""
        if node.player == player:
            assert node.key is not None
            together.setdefault(node.key, []).append((node, chance))
        for share, child in zip(_chances(node, policy, player), node.children, strict=True):
            self._reach(child, policy, player, chance * share, together)

    def _best(self, node: Node, policy: Policy, player: int, together: dict[Knowledge, list[tuple[Node, float]]],
              chosen: dict[Knowledge, int]) -> float:
        if not node.children:
            return -node.value if player else node.value
        if node.player != player:
            return sum(chance * self._best(child, policy, player, together, chosen)
                       for chance, child in zip(_chances(node, policy), node.children, strict=True) if chance)
        assert node.key is not None
        if node.key not in chosen:
            worth = [sum(chance * self._best(each.children[place], policy, player, together, chosen)
                         for each, chance in together[node.key] if chance) for place in range(len(node.actions))]
            chosen[node.key] = int(np.argmax(worth))
        return self._best(node.children[chosen[node.key]], policy, player, together, chosen)

    # ---- ways to play

    def uniform(self) -> Policy:
        """Every action alike."""
        return {key: dict.fromkeys(actions, 1 / len(actions)) for key, game in self.games.items()
                if (actions := game.legal_actions())}

    def policy_of(self, choose: Callable[[View, Decision, int], str], times: int = 1) -> Policy:
        """The policy of somebody who answers with labels: asked that many times, with 0, 1, 2 ... as seeds."""
        found: dict[Knowledge, dict[int, float]] = {}
        for key, game in self.games.items():
            decision = game.decision
            assert decision is not None
            view, numbers = game.view(decision.player), game.selection.actions.actions
            shares = dict.fromkeys(game.legal_actions(), 0.0)
            for seed in range(times):
                shares[numbers[choose(view, decision, seed)]] += 1 / times
            found[key] = shares
        return found

    def equilibrium(self, iterations: int) -> Policy:
        """An approximate equilibrium, by counterfactual regret minimisation (CFR+, players in turns, late ones count
        more)."""
        regrets = {key: np.zeros(len(game.legal_actions())) for key, game in self.games.items()}
        sums = {key: np.zeros_like(regret) for key, regret in regrets.items()}
        for number in range(1, iterations + 1):
            for player in range(2):
                current = {key: _by_regret(regret) for key, regret in regrets.items()}
                gained = {key: np.zeros_like(regret) for key, regret in regrets.items() if key[0] == player}
                self._regret(self.root, player, 1.0, current, gained)
                for key, gain in gained.items():
                    regrets[key] = np.maximum(regrets[key] + gain, 0)
                self._add_up(player, number, current, sums)
        return {key: dict(zip(self.games[key].legal_actions(), map(float, _normal(total)), strict=True))
                for key, total in sums.items()}

    def _add_up(self, player: int, weight: int, current: Mapping[Knowledge, Floats],
                sums: Mapping[Knowledge, Floats]) -> None:
        """Adds the current way to play to the average, as likely as the player's own choices lead there.

        The rival's choices must not count: an average over the times when the rival came by would be another one.
        """
        likely: dict[Knowledge, float] = {}
        for key, step in self.before.items():
            if key[0] == player:
                likely[key] = 1.0 if step is None else likely[step[0]] * float(current[step[0]][step[1]])
                sums[key][:] += weight * likely[key] * current[key]

    def _regret(self, node: Node, player: int, others: float, current: Mapping[Knowledge, Floats],
                gained: Mapping[Knowledge, Floats]) -> float:
        """The value of the node for the player; what each action would have gained is added on the way."""
        if not node.children:
            return -node.value if player else node.value
        if node.key is None:
            return sum(chance * self._regret(child, player, others * chance, current, gained)
                       for chance, child in zip(node.chances, node.children, strict=True))
        shares = current[node.key]
        if node.player != player:
            return float(sum(share * self._regret(child, player, others * share, current, gained)
                             for share, child in zip(shares, node.children, strict=True) if share))
        values = np.array([self._regret(child, player, others, current, gained) for child in node.children])
        value = float(shares @ values)
        gained[node.key][:] += others * (values - value)
        return value


def _chances(node: Node, policy: Policy, free: int = -1) -> list[float]:
    """The chances of the children; those of the player who is free to choose are not counted."""
    if node.key is None:
        return node.chances
    return [1.0] * len(node.actions) if node.player == free else [policy[node.key][action] for action in node.actions]


def _by_regret(regret: Floats) -> Floats:
    return _normal(np.maximum(regret, 0))


def _normal(weights: Floats) -> Floats:
    total = weights.sum()
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))
