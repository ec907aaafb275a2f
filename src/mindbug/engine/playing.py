"""A card is played: the hand is refilled, the opponent may use a Mindbug, the creature arrives."""

from mypy_extensions import i64

from mindbug.engine.aliases import Player, Slot
from mindbug.engine.bits import bit
from mindbug.engine.choosing import WITHOUT_PLAY
from mindbug.engine.codes import (
    ARRIVED,
    E_DECLINED,
    E_MINDBUGGED,
    E_PLAYED,
    ENTER,
    FAST,
    MINDBUG,
    NO_CARD,
    ON_PLAY,
    OVER,
    RULE_NEW_TURN_AFTER_MINDBUG,
    SPREAD,
    TURN_ACTION,
    TURN_AGAIN,
    TURN_END,
)
from mindbug.engine.counters import add_octonite, endless, use_mindbug
from mindbug.engine.events import emit
from mindbug.engine.moments import trigger
from mindbug.engine.moves import come_into_play, known_copy_first, make_public, refill
from mindbug.engine.pending import push_settling
from mindbug.engine.permissions import mindbugs_are_off
from mindbug.engine.power import works
from mindbug.engine.state import State


def play_from_hand(s: State, player: Player, slot: Slot) -> None:
    slot = known_copy_first(s, slot, s.hand_of(player))
    s.in_hand ^= bit(slot)
    make_public(s, bit(slot))
    if s.recording:
        emit(s, E_PLAYED, player, slot)
    refill(s, player)
    s.subject = slot
    s.source = slot
    if s.mindbugs(1 - player) > 0 and not mindbugs_are_off(s):
        s.decision = MINDBUG
        s.decider = 1 - player
    else:
        card_stays(s, player)


def card_stays(s: State, player: Player) -> None:
    s.push(TURN_END, player, NO_CARD, 0)
    put_into_play(s, player)


def answer_mindbug(s: State, taken: bool) -> None:
    rival = s.decider
    slot = s.subject
    if not taken:
        if s.recording:
            emit(s, E_DECLINED, rival, slot)
        card_stays(s, 1 - rival)
        return
    if s.recording:
        emit(s, E_MINDBUGGED, rival, slot, NO_CARD, 0, s.mindbugs(rival) - 1)
    use_mindbug(s, rival)
    if s.decision == OVER:
        return
    new_turn = s.deal.rules & RULE_NEW_TURN_AFTER_MINDBUG
    s.push(TURN_AGAIN if new_turn else TURN_ACTION, 1 - rival, NO_CARD, 0)
    put_into_play(s, rival)


def put_into_play(s: State, player: Player) -> None:
    push_settling(s, player)
    s.push(ENTER, player, s.subject, 0)
    s.subject = NO_CARD


def enter(s: State, player: Player, slot: Slot, how: i64) -> None:
    if endless(s):
        return
    come_into_play(s, slot, player)
    others = s.in_play & ~bit(slot)
    if others and s.deal.book.charge[s.design(slot)] and s.octonite(slot):
        s.push(ARRIVED, player, slot, how)
        s.decision = SPREAD
        s.decider = player
        s.source = slot
        s.choices = others
    else:
        arrived(s, slot, how)


def spread(s: State, target: Slot) -> None:
    """Puts one charge octonite onto another creature; asks again while there is more."""
    add_octonite(s, s.source, -1)
    add_octonite(s, target, 1)
    if s.octonite(s.source):
        s.decision = SPREAD


def arrived(s: State, slot: Slot, how: i64) -> None:
    if s.deal.pool.knows_fast and works(s, slot, FAST):
        s.fast |= bit(slot)
    if how != WITHOUT_PLAY and s.program(slot, ON_PLAY):
        trigger(s, slot, ON_PLAY)
