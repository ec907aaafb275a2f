"""Effects and FAST creatures wait here, and the active player says which is next (G3, G4)."""

from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import E_TRIGGERED, EFFECT, FAST, FAST_OFFER, FAST_STAGE, NO_CARD, ORDER, ORDER_FAST, SETTLE
from mindbug.engine.counters import endless
from mindbug.engine.events import emit
from mindbug.engine.packing import (
    trigger_kind,
    trigger_player,
    trigger_program,
    trigger_source,
    trigger_tally,
    trigger_victor,
)
from mindbug.engine.permissions import can_attack
from mindbug.engine.power import works
from mindbug.engine.state import State
from mindbug.engine.usefulness import actors


def push_settling(s: State, player: Player) -> None:
    """Lets the effects that something brings happen next; then FAST creatures may attack or act."""
    if s.deal.pool.knows_fast:
        s.push(FAST_STAGE, player, NO_CARD, 0)
    s.push(SETTLE, player, NO_CARD, 0)


def settle(s: State) -> None:
    """Resolves pending triggers, one after another; the active player picks the next (G3, G4)."""
    s.push(SETTLE, s.active, NO_CARD, 0)
    if s.pending_size == 1:
        resolve(s, 0)
    else:
        s.decision = ORDER
        s.decider = s.active
        s.source = NO_CARD


def resolve(s: State, index: i64) -> None:
    if endless(s):
        return
    entry = s.pending[index]
    s.pending_size -= 1
    while index < s.pending_size:
        s.pending[index] = s.pending[index + 1]
        index += 1
    player = trigger_player(entry)
    source = trigger_source(entry)
    s.tally = trigger_tally(entry)
    s.victor = trigger_victor(entry)
    s.it = 0
    if s.recording:
        emit(s, E_TRIGGERED, player, source, NO_CARD, trigger_kind(entry))
    s.push(EFFECT, player, source, trigger_program(entry))


def offer_fast(s: State) -> None:
    """Offers an action to FAST creatures that wait, once nothing else is pending."""
    waiting = s.fast & s.in_play
    able: Mask = 0
    while waiting:
        first = waiting & -waiting
        waiting ^= first
        slot = lowest(first)
        if works(s, slot, FAST) and (can_attack(s, slot) or actors(s, s.controller(slot)) & first):
            able |= first
    if not able:
        s.fast = 0
        return
    s.push(FAST_STAGE, s.active, NO_CARD, 0)
    if able & (able - 1):
        s.decision = ORDER_FAST
        s.decider = s.active
        s.source = NO_CARD
        s.choices = able
    else:
        ask_fast(s, lowest(able))


def ask_fast(s: State, slot: Slot) -> None:
    s.fast &= ~bit(slot)
    s.decision = FAST_OFFER
    s.decider = s.controller(slot)
    s.source = slot
