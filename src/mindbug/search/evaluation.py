"""The estimate of a state: a weighted sum of what lies on the table and in the hands, corrected by a small net.

The sum is easy to read (what a card is worth, what a life is worth) and serves the quick policy too. The net knows what
the sum cannot: what cards mean beside and against each other. Compiled with the engine. One walk over the state serves
both sides of learning: it adds everything up, and it can write the features down.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
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

# The net in whole numbers: thousandths, and the sums of three hidden units stand in one number, so that one addition
# serves three. A sum may be anything up to a million, which is a thousand.
SCALE: Final = 1000
UNITS_TOGETHER: Final = 3
LANE: Final = 21  # bits for one sum
HALF: Final = 1 << 20
LANE_MASK: Final = (1 << 21) - 1
MOST: Final = 8 * SCALE  # no weight of the first layer is larger


@final
class Weights:
    """A number for every feature, for the designs of a book, and the numbers of the net in thousandths.

    The net looks from the active player's side: `inputs` has a row of hidden units for every feature of that player,
    then for every feature of the other. Without a net all three are empty. It may have any number of hidden units.
    """

    def __init__(self, book: Book, values: list[float], inputs: list[int], bias: list[int],
                 outputs: list[int]) -> None:
        features = feature_count(book)
        if len(values) != features:
            raise ValueError(f"{len(values)} weights for {features} features")
        width = len(bias)
        if (len(inputs), len(outputs)) != (2 * features * width, width):
            raise ValueError(f"a net of {len(inputs)}, {len(bias)} and {len(outputs)} numbers for {features} features")
        self.designs: i64 = len(book.power)
        self.features: i64 = features
        if inputs and max(max(inputs), -min(inputs)) > MOST:
            raise ValueError(f"a net with weights beyond {MOST // SCALE}, which its sums have no room for")
        self.width: i64 = width
        self.values = vec[float](values)
        self.inputs = vec[i64](inputs)
        self.bias = vec[i64](bias)
        self.outputs = vec[i64](outputs)
        self.sums = together(self.bias, width)
        self.rows = together(self.inputs, width)

    def in_play(self, design: Design) -> float:
        return self.values[design]

    def in_hand(self, design: Design) -> float:
        return self.values[self.designs + design]

    def life(self, life: i64) -> float:
        return self.values[2 * self.designs + life_index(life)]

    def mindbugs(self, ready: i64) -> float:
        return self.values[2 * self.designs + MINDBUGS + ready]


def together(units: vec[i64], width: i64) -> vec[i64]:
    """Rows of hidden units, with three neighbours in one number each."""
    found = vec[i64]()
    first: i64 = 0
    while first < len(units):
        unit: i64 = 0
        while unit < width:
            number: i64 = 0
            factor: i64 = 1
            end = unit + UNITS_TOGETHER
            while unit < end and unit < width:
                number += units[first + unit] * factor
                factor <<= LANE
                unit += 1
            found = append(found, number)
        first += width
    return found


def feature_count(book: Book) -> int:
    return 2 * len(book.power) + GLOBALS


def life_index(life: i64) -> i64:
    if life > LIFE_STEPS:
        life = LIFE_STEPS
    return LIFE + life - 1


def features_of(s: State, w: Weights) -> list[float]:
    """Returns the features of player 0, then those of player 1, for code that is not compiled."""
    features = vec[float]([0.0] * (2 * feature_count(s.deal.book)))
    walk(s, w, vec[i64](), features)
    return list(features)


def walk(s: State, w: Weights, hidden: vec[i64], features: vec[float]) -> float:
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
            total += put(s, w, hidden, features, player, design, 1)
        hand = s.hand_of(player)
        if s.decision == MINDBUG and player != s.decider:
            hand |= bit(s.subject)  # on its way: it may be lost, but it is not gone
        rest = hand
        while rest:
            total += put(s, w, hidden, features, player, w.designs + designs[lowest(rest)], 1)
            rest &= rest - 1
        total += put(s, w, hidden, features, player, base + life_index(s.life(player)), 1)
        total += put(s, w, hidden, features, player, base + MINDBUGS + s.mindbugs(player), 1)
        draw = s.deal.ends[player] - (s.drawn1 if player else s.drawn0)
        if draw:
            total += put(s, w, hidden, features, player, base + DRAW, draw)
        if creatures:
            exhausted = count(creatures & s.exhausted)
            if exhausted:
                total += put(s, w, hidden, features, player, base + EXHAUSTED, exhausted)
            if octonite:
                total += put(s, w, hidden, features, player, base + OCTONITE, octonite)
            if bonus:
                total += put(s, w, hidden, features, player, base + BONUS, bonus)
            total += put(s, w, hidden, features, player, base + STRONGEST, strongest)
            total += put(s, w, hidden, features, player, base + CREATURES, count(creatures))
        if not hand:
            total += put(s, w, hidden, features, player, base + EMPTY_HAND, 1)
        energy = s.energy(player)
        if energy:
            total += put(s, w, hidden, features, player, base + ENERGY, energy)
        if player == s.active:
            total += put(s, w, hidden, features, player, base + MOVE, 1)
            if s.decision != ACTION:
                total += put(s, w, hidden, features, player, base + BUSY, 1)
        score += -total if player else total
        player += 1
    return score


def put(s: State, w: Weights, hidden: vec[i64], features: vec[float], player: Player, number: i64, amount: i64
        ) -> float:
    if len(features):
        features[player * w.features + number] += float(amount)
    width: i64 = len(hidden)
    if width:
        place = ((player ^ s.active) * w.features + number) * width
        rows = w.rows
        i: i64 = 0
        while i < width:
            hidden[i] += amount * rows[place + i]
            i += 1
    return w.values[number] * float(amount)


def win_chance(s: State, w: Weights) -> float:
    """The probability that player 0 wins: certain when the game is over, estimated otherwise."""
    if s.decision == OVER:
        if s.winner == 0:
            return 1.0
        return 0.0 if s.winner == 1 else 0.5
    hidden = w.sums[:]
    score = walk(s, w, hidden, NO_FEATURES)
    total: i64 = 0
    unit: i64 = 0
    i: i64 = 0
    while i < len(hidden):
        sums = hidden[i]
        left: i64 = UNITS_TOGETHER
        while left > 0 and unit < w.width:
            here = ((sums + HALF) & LANE_MASK) - HALF
            if here > 0:
                total += w.outputs[unit] * here
            sums = (sums - here) >> LANE
            unit += 1
            left -= 1
        i += 1
    correction = float(total) / (SCALE * SCALE)
    score += -correction if s.active else correction
    return 1.0 / (1.0 + math.exp(-score))


NO_FEATURES: Final = vec[float]()
