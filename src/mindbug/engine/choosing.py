"""Asking for cards, and what is done with those that were chosen."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    ATTACK_NOW,
    E_COPIED,
    E_FORCED,
    E_PINNED,
    E_REVEALED,
    E_SHOWN,
    E_SILENCED,
    EFFECT,
    ENTER,
    INSTRUCTION,
    NO_CARD,
    ON_PLAY,
    OP_END,
    OWN_BOOST,
    RULE_BOOST_COPIES_ALIKE,
    RUNNING,
    SELECTOR,
    SELECTOR_PLACE,
    TARGET,
    TO_ATTACK,
    TO_BOOST,
    TO_BORROW,
    TO_CAPTURE,
    TO_CHARGE,
    TO_COPY,
    TO_DEFEAT,
    TO_DISCARD,
    TO_EQUAL,
    TO_GIVE,
    TO_HOST,
    TO_PAIR,
    TO_PAIR_UP,
    TO_PIN,
    TO_PLAY,
    TO_PLAY_ANY,
    TO_RECOVER,
    TO_RETURN,
    TO_REVEAL,
    TO_SHOW,
    TO_STEAL,
    TO_TAKE,
    TO_TRIGGER,
    name_of,
)
from mindbug.engine.counters import add_octonite, endless
from mindbug.engine.defeat import defeat
from mindbug.engine.events import emit
from mindbug.engine.moments import discarded, trigger
from mindbug.engine.moves import (
    bury,
    discard,
    hand_in,
    hand_over,
    known_copy_first,
    make_public,
    put_under,
    recover,
    refill_after,
    return_to_hand,
    take_control,
)
from mindbug.engine.permissions import silencer
from mindbug.engine.power import creatures, of_equal_power, power
from mindbug.engine.state import State

WITHOUT_PLAY: Final = 1  # how a card comes into play: its Play effect does not happen


def ask(s: State, kind: i64, decider: Player, choices: Mask, need: i64, purpose: i64, up_to: bool = False) -> None:
    """Lets somebody choose `need` of the cards, unless there is nothing to choose."""
    s.decision = kind
    s.decider = decider
    s.choices = choices
    s.chosen = 0
    s.need = need
    s.purpose = purpose
    s.up_to = up_to
    narrow(s)


def pick(s: State, slot: Slot) -> None:
    """Notes that one of the cards was chosen."""
    if s.decision != TARGET and not lies_apart(s, bit(slot)):
        slot = known_copy_first(s, slot, s.choices & ~s.chosen)
    s.chosen |= bit(slot)
    s.need -= 1
    narrow(s)


def lies_apart(s: State, cards: Mask) -> bool:
    """Returns whether it matters which of several copies is meant: they lie under creatures."""
    return s.under & cards != 0 and not s.deal.rules & RULE_BOOST_COPIES_ALIKE


def narrow(s: State) -> None:
    """Stops asking where only one way is left."""
    left = s.choices & ~s.chosen
    if s.need > 0 and left:
        if s.up_to:
            return
        if count(left) > s.need:
            if s.decision == TARGET:
                return
            first = lowest(left)
            if s.same_card(first, left) != left:
                return
            if lies_apart(s, left) and s.held_by(s.holders[first], left) != left:
                return  # copies under different creatures are not the same
            pick(s, first)
            return
        s.chosen |= left
    chosen = s.chosen
    s.chosen = 0  # nothing is being chosen any more: copies of these cards are told apart by what is known of them
    s.decision = RUNNING
    carry_out(s, s.purpose, chosen)


def carry_out(s: State, purpose: i64, chosen: Mask) -> None:
    """Does to the chosen cards what they were chosen for."""
    player = s.actor
    if not chosen and purpose != TO_PAIR and purpose != TO_BOOST and purpose != TO_PLAY_ANY:
        return
    if purpose == TO_DEFEAT:
        defeat(s, chosen)
    elif purpose == TO_TAKE:
        take_control(s, player, chosen)
    elif purpose == TO_DISCARD:
        owner = s.controller(lowest(chosen))
        s.it = chosen
        discard(s, owner, chosen)
        refill_after(s, owner, owner)
    elif purpose == TO_PLAY:
        play_by_effect(s, player, lowest(chosen), 0)
    elif purpose == TO_STEAL:
        hand_over(s, chosen, player, True)
        refill_after(s, 1 - player, player)
    elif purpose == TO_RECOVER:
        recover(s, player, chosen)
    elif purpose == TO_RETURN:
        s.it = chosen
        return_to_hand(s, chosen)
    elif purpose == TO_GIVE:
        s.it = chosen
        if s.deal.book.code[s.pc + 3]:
            hand_in(s, lowest(chosen), player)
        else:
            hand_over(s, chosen, player, False)
        refill_after(s, 1 - player, 1 - player)
    elif purpose == TO_REVEAL:
        s.it = chosen
        make_public(s, chosen)
        if s.recording:
            emit(s, E_REVEALED, player, lowest(chosen))
    elif purpose == TO_CHARGE:
        s.it = chosen
        add_octonite(s, lowest(chosen), s.deal.book.code[s.pc + 2])
    elif purpose == TO_TRIGGER:
        trigger(s, lowest(chosen), ON_PLAY)
    elif purpose == TO_PAIR:
        second_of_pair(s, chosen)
    elif purpose == TO_PAIR_UP:
        defeat(s, s.it | chosen)
    elif purpose == TO_BOOST:
        boost_with(s, chosen)
    elif purpose == TO_HOST:
        put_under(s, s.it, lowest(chosen))
    elif purpose == TO_EQUAL:
        second_of_equals(s, chosen)
    elif purpose == TO_PLAY_ANY:
        play_one_of_any(s, chosen)
    else:
        carry_out_rarely(s, purpose, chosen)


def carry_out_rarely(s: State, purpose: i64, chosen: Mask) -> None:
    player = s.actor
    slot = lowest(chosen)
    if purpose == TO_PIN:
        s.pinned |= chosen
        if s.recording:
            emit(s, E_PINNED, s.controller(slot), slot)
    elif purpose == TO_ATTACK:
        if s.recording:
            emit(s, E_FORCED, s.controller(slot), slot)
        s.push(ATTACK_NOW, s.controller(slot), slot, 0)
    elif purpose == TO_CAPTURE:
        s.it = chosen
        return_to_hand(s, chosen, player)
    elif purpose == TO_COPY:
        s.it = chosen
        copy_play(s, player, s.source)
    elif purpose == TO_SHOW:
        s.it = chosen
        make_public(s, chosen)
        if s.recording:
            emit(s, E_SHOWN, s.controller(slot), slot)
    elif purpose == TO_BORROW:
        borrowed = chosen & s.cards_of(1 - player)
        take_control(s, player, borrowed)
        s.borrowed |= borrowed
    else:
        raise ValueError(f"nobody knows what the cards were chosen for: {name_of('TO_', purpose)} (engine/choosing.py)")


def second_of_pair(s: State, first: Mask) -> None:
    """Asks for the second creature of a pair, which is defeated together with the first."""
    choices = creatures(s, s.deal.book.code[s.pc + 2], s.actor, s.source) & ~first
    if choices & (choices - 1):
        s.it = first
        ask(s, TARGET, s.actor, choices, 1, TO_PAIR_UP)
    else:
        defeat(s, first | choices)


def ask_for_equals(s: State, choices: Mask) -> None:
    """Asks for two creatures of equal power, if there are any."""
    equals = of_equal_power(s, choices)
    if count(equals) == 2:
        defeat(s, equals)
    else:
        ask(s, TARGET, s.actor, equals, 1, TO_EQUAL)


def second_of_equals(s: State, first: Mask) -> None:
    current = power(s, lowest(first))
    rest = creatures(s, s.deal.book.code[s.pc + 1], s.actor, s.source) & ~first
    choices: i64 = 0
    while rest:
        other = rest & -rest
        rest ^= other
        if power(s, lowest(other)) == current:
            choices |= other
    s.it = first
    ask(s, TARGET, s.actor, choices, 1, TO_PAIR_UP)


def boost_with(s: State, chosen: Mask) -> None:
    """Notes the card for a boost, or that there is none, and asks for the creature that it goes under."""
    code = s.deal.book.code
    if not chosen:
        go_on(s, s.actor, s.source, code[s.pc + 3])
        return
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION)
    s.it = chosen
    ask(s, TARGET, s.actor, creatures(s, code[s.pc + 1], s.actor, s.source), 1, TO_HOST)


def play_one_of_any(s: State, chosen: Mask) -> None:
    """Plays one more card without its Play effect, or stops if it is enough."""
    if chosen:
        s.push(EFFECT, s.actor, s.source, s.pc)
        play_by_effect(s, s.actor, lowest(chosen), WITHOUT_PLAY)
        return
    selector = s.deal.book.code[s.pc + 1]
    if s.deal.book.selectors[selector * SELECTOR + SELECTOR_PLACE] == OWN_BOOST:
        rest = s.held_by(s.source, s.under)
        bury(s, s.actor, rest)
        discarded(s, rest)
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION)


# ---- what follows a choice


def go_on(s: State, player: Player, source: Card, pc: Address) -> None:
    if s.deal.book.code[pc] != OP_END:
        s.push(EFFECT, player, source, pc)


def play_by_effect(s: State, player: Player, slot: Slot, how: i64) -> None:
    """Plays a card from a hand or pile, or from under a creature; no Mindbug can be used on it (M1). Its hand refills
    first (G10)."""
    from_hand = s.in_hand & bit(slot)
    owner = s.controller(slot)
    s.in_hand &= ~bit(slot)
    s.in_discard &= ~bit(slot)
    s.under &= ~bit(slot)
    make_public(s, bit(slot))
    if from_hand:
        refill_after(s, owner, player)
    s.push(ENTER, player, slot, how)


def copy_play(s: State, player: Player, source: Card) -> None:
    """Starts the Play effect of the revealed card, with the copying creature as "this"."""
    if not s.it:
        return
    slot = lowest(s.it)
    program = s.program(slot, ON_PLAY)
    if not program or endless(s):
        return
    by = silencer(s, player, ON_PLAY)
    if by != NO_CARD:
        if s.recording:
            emit(s, E_SILENCED, player, source, by, ON_PLAY)
        return
    if s.recording:
        emit(s, E_COPIED, player, source, slot)
    s.push(EFFECT, player, source, program)
