"""The estimate of a state: a weighted sum of what lies on the table and in the hands, corrected by a small net.

The sum is easy to read (what a card is worth, what a life is worth) and serves the quick policy too. The net knows what
the sum cannot: what cards mean beside and against each other. Compiled with the engine. One walk over the state serves
both sides of learning: it adds everything up, and it can write the features down.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Design, Player
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.book import Book
from mindbug.engine.codes import ACTION, MINDBUG, OVER
from mindbug.engine.power import power
from mindbug.engine.state import State

# Features of a player behind the two of each design (in play, in hand).
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
BUSY: Final = 20  # being the active player in the middle of a turn
GLOBALS: Final = 21


@final
class Weights:
    """A number for every feature, for the designs of a book, and the numbers of the net.

    The net looks from the active player's side: `inputs` has a row of hidden units for every feature of that player,
    then for every feature of the other. Without a net all three are empty. It may have any number of hidden units.
    """

    def __init__(self, book: Book, values: list[float], inputs: list[float], bias: list[float],
                 outputs: list[float]) -> None:
        features = feature_count(book)
        if len(values) != features:
            raise ValueError(f"{len(values)} weights for {features} features")
        width = len(bias)
        if (len(inputs), len(outputs)) != (2 * features * width, width):
            raise ValueError(f"a net of {len(inputs)}, {len(bias)} and {len(outputs)} numbers for {features} features")
        self.designs: i64 = len(book.power)
        self.features: i64 = features
        self.width: i64 = width
        self.values = vec[float](values)
        self.inputs = vec[float](inputs)
        self.bias = vec[float](bias)
        self.outputs = vec[float](outputs)

    def in_play(self, design: Design) -> float:
        return self.values[design]

    def in_hand(self, design: Design) -> float:
        return self.values[self.designs + design]

    def life(self, life: i64) -> float:
        return self.values[2 * self.designs + life_index(life)]

    def mindbugs(self, ready: i64) -> float:
        return self.values[2 * self.designs + MINDBUGS + ready]


def feature_count(book: Book) -> int:
    return 2 * len(book.power) + GLOBALS


def life_index(life: i64) -> i64:
    if life > LIFE_STEPS:
        life = LIFE_STEPS
    return LIFE + life - 1


def walk(s: State, w: Weights, hidden: vec[float], features: vec[float]) -> float:
    """The weighted sum for player 0. The hidden units of the net are added up beside it.

    With a buffer that is not empty, the features are written down as well: those of player 0, then those of player 1.
    """
    score = 0.0
    base = 2 * w.designs
    designs = s.deal.designs
    book = s.deal.book
    player: Player = 0
    while player < 2:
        total = 0.0
        strongest: i64 = 0
        octonite: i64 = 0
        bonus: i64 = 0
        creatures = s.creatures_of(player)
        rest = creatures
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            design = designs[slot]
            current = power(s, slot)
            if current > strongest:
                strongest = current
            bonus += current - book.power[design]
            octonite += s.octonite(slot)
            total += put(s, w, hidden, features, player, design, 1.0)
        hand = s.hand_of(player)
        if s.decision == MINDBUG and player != s.decider:
            hand |= bit(s.subject)  # on its way: it may be lost, but it is not gone
        rest = hand
        while rest:
            total += put(s, w, hidden, features, player, w.designs + designs[lowest(rest)], 1.0)
            rest &= rest - 1
        total += put(s, w, hidden, features, player, base + life_index(s.life(player)), 1.0)
        total += put(s, w, hidden, features, player, base + MINDBUGS + s.mindbugs(player), 1.0)
        draw = s.deal.ends[player] - (s.drawn1 if player else s.drawn0)
        if draw:
            total += put(s, w, hidden, features, player, base + DRAW, float(draw))
        if creatures:
            exhausted = count(creatures & s.exhausted)
            if exhausted:
                total += put(s, w, hidden, features, player, base + EXHAUSTED, float(exhausted))
            if octonite:
                total += put(s, w, hidden, features, player, base + OCTONITE, float(octonite))
            if bonus:
                total += put(s, w, hidden, features, player, base + BONUS, float(bonus))
            total += put(s, w, hidden, features, player, base + STRONGEST, float(strongest))
            total += put(s, w, hidden, features, player, base + CREATURES, float(count(creatures)))
        if not hand:
            total += put(s, w, hidden, features, player, base + EMPTY_HAND, 1.0)
        energy = s.energy(player)
        if energy:
            total += put(s, w, hidden, features, player, base + ENERGY, float(energy))
        if player == s.active:
            total += put(s, w, hidden, features, player, base + MOVE, 1.0)
            if s.decision != ACTION:
                total += put(s, w, hidden, features, player, base + BUSY, 1.0)
        score += -total if player else total
        player += 1
    return score


def put(s: State, w: Weights, hidden: vec[float], features: vec[float], player: Player, number: i64, amount: float
        ) -> float:
    if len(features):
        features[player * w.features + number] += amount
    if len(hidden):
        width = w.width
        place = ((player ^ s.active) * w.features + number) * width
        inputs = w.inputs
        i: i64 = 0
        while i < width:
            hidden[i] += amount * inputs[place + i]
            i += 1
    return w.values[number] * amount


def win_chance(s: State, w: Weights) -> float:
    """The probability that player 0 wins: certain when the game is over, estimated otherwise."""
    if s.decision == OVER:
        if s.winner == 0:
            return 1.0
        return 0.0 if s.winner == 1 else 0.5
    hidden = w.bias[:]
    score = walk(s, w, hidden, NO_FEATURES)
    correction = 0.0
    i: i64 = 0
    while i < len(hidden):
        if hidden[i] > 0.0:
            correction += w.outputs[i] * hidden[i]
        i += 1
    score += -correction if s.active else correction
    return 1.0 / (1.0 + math.exp(-score))


NO_FEATURES: Final = vec[float]()
