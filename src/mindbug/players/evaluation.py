"""How good a state is: a weighted sum of what lies on the table and in the hands. Compiled with the engine.

One walk over the state serves both sides of learning: it adds up the weights, and it can write the features down.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.bits import count, lowest
from mindbug.engine.codes import OVER
from mindbug.engine.power import power
from mindbug.engine.state import State
from mindbug.engine.tables import Tables

# Features behind the two of each design (in play, in hand), each as the first player's minus the second's.
LIFE: Final = 0  # eight of them: having 1, 2 ... 8 or more life
LIFE_STEPS: Final = 8
MINDBUGS: Final = 8  # having 0, 1, 2 Mindbugs ready
DRAW: Final = 11  # cards in the draw pile
MOVE: Final = 12  # being the active player
EXHAUSTED: Final = 13
OCTONITE: Final = 14
ENERGY: Final = 15
STRONGEST: Final = 16  # power of the strongest creature
CREATURES: Final = 17
BONUS: Final = 18  # power above the printed one
EMPTY_HAND: Final = 19
GLOBALS: Final = 20


@final
class Weights:
    """A number for every feature, for the designs of some tables."""

    def __init__(self, tables: Tables, values: list[float]) -> None:
        self.designs: i64 = len(tables.power)
        self.values = vec[float](values)
        if len(values) != feature_count(tables):
            raise ValueError(f"{len(values)} weights for {feature_count(tables)} features")

    def in_play(self, design: i64) -> float:
        return self.values[design]

    def in_hand(self, design: i64) -> float:
        return self.values[self.designs + design]

    def life(self, life: i64) -> float:
        return self.values[2 * self.designs + life_index(life)]


def feature_count(tables: Tables) -> int:
    return 2 * len(tables.power) + GLOBALS


def life_index(life: i64) -> i64:
    if life > LIFE_STEPS:
        life = LIFE_STEPS
    return LIFE + life - 1


def walk(s: State, w: Weights, features: vec[float], collect: bool) -> float:
    """The weighted sum for player 0; with `collect`, the features are added to the buffer as well."""
    score = 0.0
    designs = w.designs
    base = 2 * designs
    values = w.values
    kinds = s.deal.kinds
    t = s.deal.tables
    player: i64 = 0
    while player < 2:
        sign = -1.0 if player else 1.0
        strongest: i64 = 0
        octonite: i64 = 0
        bonus: i64 = 0
        creatures = s.creatures_of(player)
        rest = creatures
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            kind = kinds[slot]
            current = power(s, slot)
            if current > strongest:
                strongest = current
            bonus += current - t.power[kind]
            octonite += s.octonite(slot)
            score += sign * values[kind]
            if collect:
                features[kind] += sign
        hand = s.hand_of(player)
        rest = hand
        while rest:
            kind = designs + kinds[lowest(rest)]
            rest &= rest - 1
            score += sign * values[kind]
            if collect:
                features[kind] += sign
        score += put(values, features, base + life_index(s.life(player)), sign, collect)
        score += put(values, features, base + MINDBUGS + s.mindbugs(player), sign, collect)
        draw = s.deal.ends[player] - (s.drawn1 if player else s.drawn0)
        score += put(values, features, base + DRAW, sign * float(draw), collect)
        if creatures:
            exhausted = count(creatures & s.exhausted)
            score += put(values, features, base + EXHAUSTED, sign * float(exhausted), collect)
            score += put(values, features, base + OCTONITE, sign * float(octonite), collect)
            score += put(values, features, base + STRONGEST, sign * float(strongest), collect)
            score += put(values, features, base + CREATURES, sign * float(count(creatures)), collect)
            score += put(values, features, base + BONUS, sign * float(bonus), collect)
        if not hand:
            score += put(values, features, base + EMPTY_HAND, sign, collect)
        score += put(values, features, base + ENERGY, sign * float(s.energy(player)), collect)
        player += 1
    score += put(values, features, base + MOVE, -1.0 if s.active else 1.0, collect)
    return score


def put(values: vec[float], features: vec[float], number: i64, amount: float, collect: bool) -> float:
    if collect:
        features[number] += amount
    return values[number] * amount


def win_chance(s: State, w: Weights) -> float:
    """How likely player 0 wins: certain when the game is over, estimated otherwise."""
    if s.decision == OVER:
        if s.winner == 0:
            return 1.0
        return 0.0 if s.winner == 1 else 0.5
    return 1.0 / (1.0 + math.exp(-walk(s, w, NO_FEATURES, False)))


NO_FEATURES: Final = vec[float]()
