"""The options of the pending decision, as integers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Mask
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    ACT,
    ACTION,
    AGAIN,
    ATTACK,
    BAITS,
    BANS_PLAYS,
    BLOCK,
    BUY,
    CARD,
    DIE,
    DISCARD,
    FACES,
    FAST_OFFER,
    HIGHEST_NUMBER,
    HUNT,
    KEYWORD,
    KEYWORDS,
    MAY,
    MINDBUG,
    MODE,
    NUMBER,
    ORDER,
    ORDER_FAST,
    OVER,
    PASS,
    PICK,
    REROLL,
    ROLL,
    ROLL_NUMBER,
    SIX,
    SPREAD,
    TAKE,
    TARGET,
)
from mindbug.engine.packing import dice_number, face_of
from mindbug.engine.permissions import attackers, can_attack, playable
from mindbug.engine.state import State
from mindbug.engine.turn import bound_hunters
from mindbug.engine.usefulness import actors

MAX_OPTIONS: Final = 256


def fill(s: State, options: vec[i64]) -> i64:
    """Writes the options into a buffer of MAX_OPTIONS and returns their number. The same card twice is one option."""
    kind = s.decision
    n: i64 = 0
    if kind == ACTION:
        hand = s.hand_of(s.active)
        if s.deal.classes & (BAITS | BANS_PLAYS):
            bound = bound_hunters(s, s.active)
            if bound:
                return add_cards(options, n, bound, ATTACK)
            hand = playable(s, s.active, hand)
        n = add_designs(s, options, n, hand)
        n = add_cards(options, n, attackers(s, s.active), ATTACK)
        if s.in_play & s.deal.actions:
            n = add_cards(options, n, actors(s, s.active), ACT)
        return n
    if kind == MINDBUG or kind == AGAIN or kind == MAY:
        options[0] = TAKE
        options[1] = PASS
        return 2
    if kind == HUNT or kind == BLOCK or kind == SPREAD:
        n = add_cards(options, n, s.choices, 0)
        if kind == HUNT and not s.up_to:
            return n
        options[n] = PASS
        return n + 1
    if kind == TARGET or kind == CARD or kind == DISCARD:
        left = s.choices & ~s.chosen
        if kind == TARGET:
            n = add_cards(options, n, left, 0)
        elif left & s.under:
            n = add_held_designs(s, options, n, left)
        else:
            n = add_designs(s, options, n, left & ~s.second)
            n = add_designs(s, options, n, left & s.second)
        if s.up_to:
            options[n] = PASS
            n += 1
        return n
    if kind == ORDER:
        return add_numbers(options, s.pending_size)
    if kind == PICK:
        return add_cards(options, n, s.choices & ~s.chosen, 0)
    if kind == ORDER_FAST:
        return add_cards(options, n, s.choices, 0)
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
        n = add_cards(options, n, s.choices, 0)
        if s.up_to:
            options[n] = PASS
            n += 1
        return n
    if kind == ROLL:
        return add_numbers(options, FACES)
    if kind == MODE:
        return add_cards(options, n, s.choices, 0)
    if kind == KEYWORD:
        return add_keywords(options)
    if kind == NUMBER:
        return add_from_one(options, HIGHEST_NUMBER)
    if kind == ROLL_NUMBER:
        return add_from_one(options, SIX)
    if kind == REROLL:
        return add_numbers(options, 4 if dice_number(s.dice) == 2 else 2)
    if kind == DIE:
        options[0] = face_of(s.dice, 0)
        options[1] = face_of(s.dice, 1)
        return 2
    if kind == OVER:
        return 0
    raise ValueError(f"decision number {kind} has no options (engine/options.py)")


def add_cards(options: vec[i64], n: i64, cards: Mask, offset: i64) -> i64:
    while cards:
        options[n] = offset + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


def add_designs(s: State, options: vec[i64], n: i64, cards: Mask) -> i64:
    """Adds one option for all copies of a card in one hand or pile."""
    same = s.deal.same
    while cards:
        slot = lowest(cards)
        options[n] = slot
        n += 1
        cards &= ~same[slot]
    return n


def add_held_designs(s: State, options: vec[i64], n: i64, cards: Mask) -> i64:
    """Adds one option for all copies of a card under one creature: the one that lies there longest."""
    while cards:
        first = lowest(cards)
        copies = s.held_by(s.holders[first], s.deal.same[first] & cards)
        options[n] = s.oldest(copies)
        n += 1
        cards &= ~copies
    return n


def add_keywords(options: vec[i64]) -> i64:
    """Adds all six keywords, as bits."""
    n: i64 = 0
    while n < KEYWORDS:
        options[n] = bit(n)
        n += 1
    return n


def add_from_one(options: vec[i64], last: i64) -> i64:
    n: i64 = 0
    while n < last:
        options[n] = n + 1
        n += 1
    return n


def add_numbers(options: vec[i64], end: i64) -> i64:
    n: i64 = 0
    while n < end:
        options[n] = n
        n += 1
    return n


def legal(s: State) -> list[int]:
    """Returns the options for callers outside the engine."""
    return list(SCRATCH[:fill(s, SCRATCH)])


SCRATCH: Final = vec[i64]([0] * MAX_OPTIONS)
