"""The dice of attackers: rolling, rerolling, and what each face does."""

from mypy_extensions import i64

from mindbug.engine.aliases import Player, Slot
from mindbug.engine.choosing import ask
from mindbug.engine.codes import (
    CHANCE,
    DIE,
    DISCARD,
    E_REROLLED,
    E_ROLLED,
    ENERGY_1,
    ENERGY_2,
    FACE,
    GROW_3,
    NO_CARD,
    REROLL,
    ROLL,
    ROLL_DICE,
    TO_DISCARD,
    UNROLLED,
)
from mindbug.engine.counters import change_energy
from mindbug.engine.effects import boost
from mindbug.engine.events import emit
from mindbug.engine.packing import dice_number, face_of, rerolls_left, with_face, with_rerolls
from mindbug.engine.state import State


def roll_dice(s: State, player: Player, slot: Slot) -> None:
    """Rolls what is not rolled, asks for rerolls, then lets the results happen."""
    number = dice_number(s.dice)
    s.source = slot
    s.actor = player
    s.push(ROLL_DICE, player, slot, 0)
    if face_of(s.dice, 0) == UNROLLED or (number == 2 and face_of(s.dice, 1) == UNROLLED):
        s.decision = ROLL
        s.decider = CHANCE
        return
    if rerolls_left(s.dice):
        s.decision = REROLL
        s.decider = player
        return
    s.depth -= 1
    if number == 1:
        s.push(FACE, player, slot, face_of(s.dice, 0))
    elif face_of(s.dice, 0) == face_of(s.dice, 1):
        s.push(FACE, player, slot, face_of(s.dice, 0))
        s.push(FACE, player, slot, face_of(s.dice, 0))
    else:
        s.decision = DIE
        s.decider = player


def next_die(s: State) -> i64:
    """Returns the die that is to be rolled next."""
    return 0 if face_of(s.dice, 0) == UNROLLED else 1


def rolled(s: State, face: i64) -> None:
    die = next_die(s)
    s.dice = with_face(s.dice, die, face)
    if s.recording:
        emit(s, E_ROLLED, s.actor, s.source, NO_CARD, face, die + 1)


def reroll(s: State, dice: i64) -> None:
    """Rolls the dice of that mask again; an empty mask keeps the results for good."""
    if dice == 0:
        s.dice = with_rerolls(s.dice, 0)
        return
    s.dice = with_rerolls(s.dice, rerolls_left(s.dice) - 1)
    die: i64 = 0
    while die < 2:
        if (dice >> die) & 1:
            s.dice = with_face(s.dice, die, UNROLLED)
            if s.recording:
                emit(s, E_REROLLED, s.actor, s.source, NO_CARD, die + 1)
        die += 1


def first_face(s: State, face: i64) -> None:
    other = face_of(s.dice, 1) if face == face_of(s.dice, 0) else face_of(s.dice, 0)
    s.push(FACE, s.actor, s.source, other)
    s.push(FACE, s.actor, s.source, face)


def resolve_face(s: State, player: Player, slot: Slot, face: i64) -> None:
    if face <= GROW_3:
        boost(s, slot, face + 1)
    elif face == ENERGY_1:
        change_energy(s, player, 1)
    elif face == ENERGY_2:
        change_energy(s, player, 2)
    else:
        s.actor = player
        s.source = slot
        s.pc = 0  # no word of a card asks
        ask(s, DISCARD, 1 - player, s.hand_of(1 - player), 1, TO_DISCARD)
