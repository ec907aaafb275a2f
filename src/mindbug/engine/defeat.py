"""Defeat: who is saved, who is exhausted instead, who goes to a discard pile and what that triggers."""

from mypy_extensions import i64

from mindbug.engine.aliases import Card, Mask, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    AT_DISCARDS,
    C_EVOLVES,
    E_DEFEATED,
    E_EXHAUSTED,
    E_PROTECTED,
    E_TURNED,
    EVOLVES,
    MODE,
    MODE_SIDE,
    NO_CARD,
    ON_DEFEATED,
    PLAYS_ITS_BOOST,
    TOUGH,
    TURN_SIDE,
)
from mindbug.engine.events import emit, next_of
from mindbug.engine.moments import discarded, trigger
from mindbug.engine.moves import arrive, bury, evolve, leave_play, show_face, turn_back
from mindbug.engine.packing import pack_marks, with_octonite
from mindbug.engine.permissions import cannot_be_defeated
from mindbug.engine.power import works
from mindbug.engine.state import State


def defeat(s: State, doomed: Mask, attacker: Slot = NO_CARD, blocker: Slot = NO_CARD) -> None:
    """Defeats all of them at the same time, judged once (G13); TOUGH creatures are exhausted instead. Fighters are
    given only in combat."""
    dead: Mask = 0
    tired: Mask = 0
    evolving: Mask = 0
    rest = doomed
    while rest:
        first = rest & -rest
        rest ^= first
        slot = lowest(first)
        if cannot_be_defeated(s, slot):
            if s.recording:
                emit(s, E_PROTECTED, s.controller(slot), slot)
        elif s.deal.classes & EVOLVES and s.deal.masks[C_EVOLVES] & first and s.deal.book.next_stage[s.design(slot)]:
            evolving |= first
        elif not s.exhausted & first and works(s, slot, TOUGH):
            tired |= first
        else:
            dead |= first
    if dead and attacker != NO_CARD:
        note_victors(s, dead, attacker, blocker)
    while evolving:
        slot = next_of(s, evolving)
        evolving ^= bit(slot)
        evolve(s, slot)
    s.exhausted |= tired
    if tired and (s.recording or tired & s.deal.sided):
        follow_exhaustion(s, tired)
    if dead:
        bury_defeated(s, dead, attacker, blocker)


def note_victors(s: State, dead: Mask, attacker: Slot, blocker: Slot) -> None:
    if dead & bit(attacker):
        s.victors |= bit(blocker)
    if dead & bit(blocker):
        s.victors |= bit(attacker)


def follow_exhaustion(s: State, tired: Mask) -> None:
    """Tells of the exhaustion; a creature that has sides shows one of them."""
    sided = tired & s.deal.sided
    while s.recording and tired:
        slot = next_of(s, tired)
        tired ^= bit(slot)
        emit(s, E_EXHAUSTED, s.controller(slot), slot)
    while sided:  # the last one is put on the stack first
        rest = sided
        while rest:
            slot = next_of(s, rest)
            rest ^= bit(slot)
        sided ^= bit(slot)
        s.push(TURN_SIDE, s.controller(slot), slot, 0)


def ask_side(s: State, player: Player, slot: Slot) -> None:
    """Asks the controller which of its sides the exhausted creature shows."""
    if not s.in_play & s.exhausted & bit(slot):
        return
    s.decision = MODE
    s.decider = player
    s.actor = player
    s.source = slot
    s.purpose = MODE_SIDE
    s.choices = bit(s.deal.book.side_count[s.design(slot)]) - 1


def turn_side(s: State, side: i64) -> None:
    slot = s.source
    face = s.deal.book.sides[s.design(slot)] + side
    if s.recording:
        emit(s, E_TURNED, s.controller(slot), slot, NO_CARD, face)
    show_face(s, slot, face)


def bury_defeated(s: State, dead: Mask, attacker: Slot, blocker: Slot) -> None:
    """Puts the creatures into the discard piles together with their boost cards, then adds their triggers."""
    leave_play(s, dead)
    s.in_discard |= dead
    buried = dead
    rest = dead
    while rest:
        slot = next_of(s, rest)
        rest ^= bit(slot)
        octonite = s.octonite(slot)
        player = s.controller(slot)
        arrive(s, slot, player)
        s.marks[slot] = pack_marks(s.clock, octonite)  # until the triggers below have read it
        if s.recording:
            emit(s, E_DEFEATED, player, slot)
    rest = dead
    while rest:
        slot = next_of(s, rest)
        rest ^= bit(slot)
        victor: Card = NO_CARD
        if slot == attacker:
            victor = blocker
        elif slot == blocker:
            victor = attacker
        triggered = s.program(slot, ON_DEFEATED) != 0 and trigger(s, slot, ON_DEFEATED, victor)
        s.marks[slot] = with_octonite(s.marks[slot], 0)
        if s.under and not (triggered and s.deal.book.features[s.design(slot)] & PLAYS_ITS_BOOST):
            boost = s.held_by(slot, s.under)
            bury(s, s.controller(slot), boost)
            buried |= boost
    if dead & s.deal.turned:
        turn_back(s, dead)
    if s.deal.classes & AT_DISCARDS:
        discarded(s, buried)
