"""The options of the pending decision, as integers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    ACT,
    ACTION,
    AGAIN,
    ATTACK,
    BLOCK,
    BUY,
    CARD,
    DIE,
    DISCARD,
    FACES,
    FAST_OFFER,
    HUNT,
    MAY,
    MINDBUG,
    ORDER,
    OVER,
    PASS,
    PICK,
    REROLL,
    ROLL,
    RUNNING,
    SPREAD,
    TAKE,
    TARGET,
)
from mindbug.engine.power import attackers, can_attack
from mindbug.engine.rules import actors, face_of
from mindbug.engine.state import State

MAX_OPTIONS: Final = 256


def fill(s: State, options: vec[i64]) -> i64:
    """Write the options into a buffer of MAX_OPTIONS and return their number. The same card twice is one option."""
    kind = s.decision
    n: i64 = 0
    if kind == ACTION:
        n = add_cards(s, options, n, s.hand_of(s.active), True, 0)
        n = add_cards(s, options, n, attackers(s, s.active), False, ATTACK)
        return add_cards(s, options, n, actors(s, s.active), False, ACT)
    if kind == TARGET or kind == HUNT or kind == BLOCK or kind == SPREAD:
        n = add_cards(s, options, n, s.choices & ~s.chosen if kind == TARGET else s.choices, False, 0)
        if kind != TARGET or s.up_to:
            options[n] = PASS
            n += 1
        return n
    if kind == CARD or kind == DISCARD:
        n = add_cards(s, options, n, s.choices & ~s.chosen, True, 0)
        if s.up_to:
            options[n] = PASS
            n += 1
        return n
    if kind == MINDBUG or kind == AGAIN or kind == MAY:
        options[0] = TAKE
        options[1] = PASS
        return 2
    if kind == ORDER:
        while n < s.pool_size:
            options[n] = n
            n += 1
        return n
    if kind == FAST_OFFER:
        if can_attack(s, s.source):
            options[n] = ATTACK
            n += 1
        if actors(s, s.decider) & bit(s.source):
            options[n] = ACT
            n += 1
        options[n] = PASS
        return n + 1
    if kind == BUY:
        n = add_cards(s, options, n, s.choices, False, 0)
        if s.up_to:
            options[n] = PASS
            n += 1
        return n
    if kind == ROLL:
        while n < FACES:
            options[n] = n
            n += 1
        return n
    if kind == REROLL:
        while n < (4 if s.dice & 3 == 2 else 2):
            options[n] = n
            n += 1
        return n
    if kind == DIE:
        options[0] = face_of(s.dice, 0)
        options[1] = face_of(s.dice, 1)
        return 2
    if kind == PICK:
        return add_cards(s, options, n, s.choices & ~s.chosen, False, 0)
    if kind == OVER or kind == RUNNING:
        return 0
    return add_cards(s, options, n, s.choices, False, 0)  # ORDER_FAST


def add_cards(s: State, options: vec[i64], n: i64, cards: i64, merged: bool, offset: i64) -> i64:
    while cards:
        slot = lowest(cards)
        cards &= ~s.same_card(slot, cards) if merged else cards - 1
        options[n] = offset + slot
        n += 1
    return n


def legal(s: State) -> list[int]:
    """The options for callers outside the engine."""
    return list(SCRATCH[:fill(s, SCRATCH)])


SCRATCH: Final = vec[i64]([0] * MAX_OPTIONS)
