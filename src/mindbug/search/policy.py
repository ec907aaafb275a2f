"""Sensible moves in a hurry, for playouts and simple bots. Compiled with the engine.

Looks at the state it is given (a sampled one) one decision ahead, without trying moves out. `noise` from 0 to 100 is
how often it moves at random instead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Keywords, Option, Player, Slot
from mindbug.engine.bits import MAX_SLOTS, bit, lowest
from mindbug.engine.codes import (
    ACT,
    ACTION,
    AGAIN,
    ATTACK,
    BLOCK,
    BUY,
    CARD,
    CHANCE,
    DISCARD,
    FAST_OFFER,
    HUNT,
    MAY,
    MINDBUG,
    ON_ATTACK,
    PASS,
    POISONOUS,
    TAKE,
    TARGET,
    TO_DEFEAT,
    TO_DISCARD,
    TO_GIVE,
    TO_PAIR,
    TO_PAIR_UP,
    TO_TAKE,
    TOUGH,
)
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.packing import option_slot, option_verb
from mindbug.engine.permissions import blockers
from mindbug.engine.power import power, works
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights

CERTAIN: Final = 1000.0
# What was found out during the choice that is being made: whoever begins another one must `forget` it.
NOTED: Final = vec[i64]([0, 0])
POWERS: Final = vec[i64]([0] * MAX_SLOTS)
TRAITS: Final = vec[i64]([0] * MAX_SLOTS)


def sensible_choice(s: State, w: Weights, random: Random, noise: i64) -> Option:
    """Returns one of the options, for code that is not compiled: it has no buffer to give."""
    return choose(s, w, random, vec[i64]([0] * MAX_OPTIONS), noise)


def choose(s: State, w: Weights, random: Random, options: vec[i64], noise: i64) -> Option:
    """Returns one of the options of the pending decision; the buffer is filled on the way."""
    forget()
    n = fill(s, options)
    if n == 1:
        return options[0]
    if s.decider == CHANCE or random.below(100) < noise:
        return options[random.below(n)]
    kind = s.decision
    if kind == ACTION:
        return best_action(s, w, random, options, n)
    if kind == BLOCK:
        return best_block(s, w)
    if kind == MINDBUG:
        return mindbug(s, w, random)
    if kind == HUNT:
        return best_prey(s, w)
    if kind == AGAIN:
        return TAKE if attack_score(s, w, s.source) > 0.0 else PASS
    if kind == FAST_OFFER:
        if options[0] == ATTACK and attack_score(s, w, s.source) > 0.0:
            return ATTACK
        return options[random.below(n)]
    if kind == TARGET or kind == CARD or kind == DISCARD:
        return best_card(s, w, options, n)
    if kind == MAY:
        return TAKE if random.below(4) else PASS
    if kind == BUY:
        return options[random.below(n - 1 if s.up_to else n)]  # something, even if nothing would do
    return options[random.below(n)]


def forget() -> None:
    NOTED[0] = 0
    NOTED[1] = 0


# ---- fights


def defeats(s: State, one: Slot, other: Slot) -> bool:
    """Returns whether `one` would remove `other` from play in a fight."""
    if not s.exhausted & bit(other) and traits_of(s, other) & TOUGH:
        return False
    return power_of(s, one) >= power_of(s, other) or traits_of(s, one) & POISONOUS != 0


def power_of(s: State, slot: Slot) -> i64:
    """The current power. It is asked for again and again within one choice, during which nothing changes."""
    if not NOTED[0] & bit(slot):
        NOTED[0] |= bit(slot)
        POWERS[slot] = power(s, slot)
    return POWERS[slot]


def traits_of(s: State, slot: Slot) -> Keywords:
    """The keywords TOUGH and POISONOUS, as far as they work."""
    if not NOTED[1] & bit(slot):
        NOTED[1] |= bit(slot)
        TRAITS[slot] = (TOUGH if works(s, slot, TOUGH) else 0) | (POISONOUS if works(s, slot, POISONOUS) else 0)
    return TRAITS[slot]


def fight_score(s: State, w: Weights, attacker: Slot, blocker: Slot) -> float:
    """The gain of the attacker's side from the fight."""
    score = 0.0
    if defeats(s, attacker, blocker):
        score += worth(s, w, blocker)
    if defeats(s, blocker, attacker):
        score -= worth(s, w, attacker)
    return score


def worth(s: State, w: Weights, slot: Slot) -> float:
    value = w.in_play(s.design(slot))
    return value if value > 0.05 else 0.05


def life_score(s: State, w: Weights, player: Player) -> float:
    """The cost of one life for that player."""
    left = s.life(player)
    if left <= 1:
        return CERTAIN
    return w.life(left) - w.life(left - 1)


def attack_score(s: State, w: Weights, attacker: Slot) -> float:
    """The gain of an attack if the defender answers best."""
    defender = 1 - s.controller(attacker)
    score = life_score(s, w, defender)
    choices = blockers(s, attacker)
    while choices:
        blocked = fight_score(s, w, attacker, lowest(choices))
        choices &= choices - 1
        if blocked < score:
            score = blocked
    if s.program(attacker, ON_ATTACK):
        score += 0.3
    return score


def best_action(s: State, w: Weights, random: Random, options: vec[i64], n: i64) -> Option:
    """Chooses the best-looking attack or card, shaken a little so that playouts differ."""
    best = options[0]
    best_score = -CERTAIN * 2.0
    i: i64 = 0
    while i < n:
        option = options[i]
        verb = option_verb(option)
        slot = option_slot(option)
        if verb == ATTACK:
            score = attack_score(s, w, slot)
        elif verb == ACT:
            score = 0.6
        else:
            score = w.in_play(s.design(slot)) - w.in_hand(s.design(slot))
        score += float(random.below(64)) / 80.0
        if score > best_score:
            best = option
            best_score = score
        i += 1
    return best


def best_block(s: State, w: Weights) -> Option:
    attacker = s.subject
    best: Option = PASS
    least = life_score(s, w, s.decider)
    choices = s.choices
    while choices:
        slot = lowest(choices)
        choices &= choices - 1
        loss = fight_score(s, w, attacker, slot)
        if loss < least:
            best = slot
            least = loss
    return best


def best_prey(s: State, w: Weights) -> Option:
    """Forces the block that gains most, or lets the opponent choose."""
    hunter = s.subject
    best: Option = PASS
    most = attack_score(s, w, hunter)
    choices = s.choices
    while choices:
        slot = lowest(choices)
        choices &= choices - 1
        gain = fight_score(s, w, hunter, slot)
        if gain > most:
            best = slot
            most = gain
    return best


# ---- other choices


def mindbug(s: State, w: Weights, random: Random) -> Option:
    """Uses a Mindbug if the creature is worth more on the player's side than a Mindbug in reserve."""
    ready = s.mindbugs(s.decider)
    cost = w.mindbugs(ready) - w.mindbugs(ready - 1)
    gain = 2.0 * w.in_play(s.design(s.subject))
    shake = float(random.below(64)) / 64.0 - 0.5
    return TAKE if gain > cost + 0.8 + shake else PASS


def best_card(s: State, w: Weights, options: vec[i64], n: i64) -> Option:
    """Chooses a card: harm goes to what is dear to the opponent, and what is given away is cheap."""
    best = options[0]
    best_score = -CERTAIN * 2.0
    player = s.decider
    purpose = s.purpose
    i: i64 = 0
    while i < n:
        option = options[i]
        score = 0.0
        if option != PASS:
            value = w.in_play(s.design(option))
            own = s.controller(option) == player
            if purpose == TO_DEFEAT or purpose == TO_PAIR or purpose == TO_PAIR_UP:
                score = -value if own else value
            elif purpose == TO_TAKE:
                score = 0.0 if own else value
            elif purpose == TO_DISCARD or purpose == TO_GIVE:
                score = -w.in_hand(s.design(option))
            else:
                score = value
        if score > best_score:
            best = option
            best_score = score
        i += 1
    return best
