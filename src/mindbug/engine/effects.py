"""The words of cards are carried out here, one instruction at a time."""

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.buying import ask_to_buy, buy_top
from mindbug.engine.choosing import ask, ask_for_equals, copy_play, go_on, play_by_effect
from mindbug.engine.codes import (
    BY_EFFECT,
    CARD,
    CHANCE,
    DISCARD,
    E_ALLIES_DIE,
    E_ALLIES_GAINED,
    E_BOOSTED,
    E_CANNOT_BLOCK,
    E_EXTRA_TURN,
    E_GAINED,
    E_MINDBUGS_OFF,
    E_REFRESHED,
    E_SHELTERED,
    INSTRUCTION,
    NO_CARD,
    OP_ALLIES_DIE,
    OP_ALLIES_GAIN,
    OP_BOOST,
    OP_BURY_IT,
    OP_BUY_FREE,
    OP_BUY_TOP,
    OP_CANNOT_BLOCK,
    OP_CAPTURE,
    OP_CHARGE,
    OP_COPY_PLAY,
    OP_COPY_PLAY_OF,
    OP_DEFEAT,
    OP_DEFEAT_ALL,
    OP_DEFEAT_PAIR,
    OP_DISCARD,
    OP_DISCARD_ALL,
    OP_DISCARD_RANDOM,
    OP_DRAW,
    OP_DRAW_UNUSED,
    OP_ENERGY,
    OP_EQUAL_PAIR,
    OP_EVOLVE,
    OP_EXTRA_TURN,
    OP_FORCE_ATTACK,
    OP_GAIN_KEYWORDS,
    OP_GAIN_LIFE,
    OP_GIVE,
    OP_GIVE_ALL,
    OP_GIVE_CONTROL,
    OP_IF,
    OP_KEEP_IT,
    OP_LOSE_ALL_BUT,
    OP_LOSE_GAME,
    OP_LOSE_LIFE,
    OP_LOSE_MINDBUG,
    OP_MATCH_LIFE,
    OP_MINDBUGS_OFF,
    OP_PAY_MINDBUG,
    OP_PIN,
    OP_PLAY_ANY,
    OP_PLAY_CARD,
    OP_PLAY_IT,
    OP_PLAY_RANDOM,
    OP_PLAY_THIS,
    OP_PUT_UNDER,
    OP_RECOVER,
    OP_RECOVER_ALL,
    OP_REFRESH,
    OP_RETURN,
    OP_RETURN_ALL,
    OP_RETURN_ASIDE,
    OP_REVEAL,
    OP_ROLL,
    OP_SET_ASIDE,
    OP_SHELTER,
    OP_SHOW_RANDOM,
    OP_STEAL_CARDS,
    OP_STEAL_LIFE,
    OP_SWAP_HANDS,
    OP_TAKE,
    OP_TRIGGER_PLAY,
    OP_TUCK,
    OP_WIN,
    PICK,
    RULE_REFILL_AFTER_NOTHING,
    TARGET,
    TO_ATTACK,
    TO_BORROW,
    TO_CAPTURE,
    TO_CHARGE,
    TO_COPY,
    TO_DEFEAT,
    TO_DISCARD,
    TO_GIVE,
    TO_PAIR,
    TO_PIN,
    TO_PLAY,
    TO_RECOVER,
    TO_RETURN,
    TO_REVEAL,
    TO_SHOW,
    TO_STEAL,
    TO_TAKE,
    TO_TRIGGER,
    name_of,
)
from mindbug.engine.counters import MINDBUGS, change_energy, change_life, finish, lose_mindbug
from mindbug.engine.defeat import defeat
from mindbug.engine.events import emit
from mindbug.engine.moves import (
    bring_back,
    discard,
    discard_draw_pile,
    draw,
    draw_unused,
    evolve,
    hand_over,
    make_public,
    recover,
    refill_after,
    return_to_hand,
    set_aside,
    swap_hands,
    take_control,
    tuck_unused,
    unplaced,
)
from mindbug.engine.packing import MOST_BOOST, boost_of, granted_of, with_boost, with_granted
from mindbug.engine.permissions import attackers, hand_is_closed
from mindbug.engine.power import amount, cards, creatures
from mindbug.engine.state import State
from mindbug.engine.steering import steer
from mindbug.engine.usefulness import cards_to_play, in_play_itself, it_to_play, returnable


def effect(s: State, player: Player, source: Card, pc: Address) -> None:
    """Carries out one instruction of a program; the rest waits on the stack."""
    code = s.deal.book.code
    op = code[pc]
    s.actor = player
    s.source = source
    s.pc = pc
    if op >= OP_IF:
        if op <= OP_ROLL or op == OP_PAY_MINDBUG or op == OP_PUT_UNDER or op == OP_PLAY_ANY:
            steer(s, op, player, source, pc)
            return
        go_on(s, player, source, pc + INSTRUCTION)
        further_effect(s, op, code[pc + 1], code[pc + 2], player, source)
        return
    a = code[pc + 1]
    b = code[pc + 2]
    go_on(s, player, source, pc + INSTRUCTION)
    if op == OP_DEFEAT:
        ask(s, TARGET, player, creatures(s, a, player, source), b if b else 1, TO_DEFEAT, b > 0)
    elif op == OP_DEFEAT_ALL:
        defeat(s, creatures(s, a, player, source))
    elif op == OP_LOSE_LIFE:
        change_life(s, 1 - player if b else player, -amount(s, a, player, source), code[pc + 3])
    elif op == OP_GAIN_LIFE:
        change_life(s, player, amount(s, a, player, source))
    elif op == OP_DISCARD:
        loser = 1 - player if b else player
        s.it = 0
        ask(s, DISCARD, loser, s.hand_of(loser), amount(s, a, player, source), TO_DISCARD, code[pc + 3] != 0)
    elif op == OP_PLAY_CARD:
        ask(s, CARD, player, cards_to_play(s, a, player, source), 1, TO_PLAY)
    elif op == OP_TAKE:
        ask(s, TARGET, player, creatures(s, a, player, source), b if b else 1, TO_BORROW if code[pc + 3] else TO_TAKE,
            b > 0)
    elif op == OP_STEAL_CARDS:
        if not hand_is_closed(s, player):
            ask(s, PICK, CHANCE, s.hand_of(1 - player), a, TO_STEAL)
    elif op == OP_RECOVER_ALL:
        if not hand_is_closed(s, player):
            recover(s, player, s.discard_of(player))
    elif op == OP_MATCH_LIFE:
        change_life(s, player, s.life(1 - player) - s.life(player))
    elif op == OP_LOSE_ALL_BUT:
        if s.life(1 - player) > a:
            change_life(s, 1 - player, a - s.life(1 - player))
    elif op == OP_BOOST:
        boost(s, source, a)
    elif op == OP_CHARGE:
        s.it = 0
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_CHARGE)
    elif op == OP_RECOVER:
        if not hand_is_closed(s, player):
            ask(s, CARD, player, cards(s, a, player, source), b, TO_RECOVER)
    elif op == OP_RETURN:
        s.it = 0
        ask(s, TARGET, player, returnable(s, creatures(s, a, player, source)), 1, TO_RETURN)
    elif op == OP_DEFEAT_PAIR:
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_PAIR)
    elif op == OP_REVEAL:
        s.it = 0
        ask(s, CARD, player, s.hand_of(player), 1, TO_REVEAL)
    elif op == OP_COPY_PLAY:
        copy_play(s, player, source)
    elif op == OP_TRIGGER_PLAY:
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_TRIGGER)
    elif op == OP_PLAY_RANDOM:
        ask(s, PICK, CHANCE, s.hand_of(1 - player), 1, TO_PLAY)
    elif op == OP_GIVE:
        s.it = 0
        if code[pc + 3] or not hand_is_closed(s, player):
            ask(s, CARD, 1 - player, s.hand_of(1 - player), 1, TO_GIVE)
    elif op == OP_PLAY_IT:
        ready = it_to_play(s, player)
        if ready:
            play_by_effect(s, player, lowest(ready), 0)
    elif op == OP_ENERGY:
        change_energy(s, player, amount(s, a, player, source))
    elif op == OP_BUY_FREE:
        ask_to_buy(s, player, s.power_row, False)
    elif op == OP_BUY_TOP:
        buy_top(s, player)
    elif op == OP_WIN:
        finish(s, player, BY_EFFECT)
    else:
        lasting(s, op, a, player, source)


def further_effect(s: State, op: i64, a: i64, b: i64, player: Player, source: Card) -> None:
    """Carries out an instruction of the further sets."""
    here = in_play_itself(s, source)
    target = 1 - player if b else player
    if op == OP_EVOLVE:
        evolve(s, source)
    elif op == OP_EQUAL_PAIR:
        ask_for_equals(s, creatures(s, a, player, source))
    elif op == OP_GIVE_CONTROL:
        take_control(s, 1 - player, here)
    elif op == OP_FORCE_ATTACK:
        able = attackers(s, 0) | attackers(s, 1)
        ask(s, TARGET, player, creatures(s, a, player, source) & able, 1, TO_ATTACK)
    elif op == OP_RETURN_ALL:
        s.it = returnable(s, creatures(s, a, player, source))
        return_to_hand(s, s.it)
    elif op == OP_CAPTURE:
        s.it = 0
        if not hand_is_closed(s, player):
            ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_CAPTURE)
    elif op == OP_SET_ASIDE:
        set_aside(s, source, creatures(s, a, player, source))
    elif op == OP_RETURN_ASIDE:
        bring_back(s, source)
    elif op == OP_PIN:
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_PIN)
    elif op == OP_SHELTER:
        s.sheltered |= here
        if s.recording and here:
            emit(s, E_SHELTERED, s.controller(source), source)
    elif op == OP_DISCARD_RANDOM:
        s.it = 0
        ask(s, PICK, CHANCE, s.hand_of(target), a, TO_DISCARD)
    elif op == OP_DISCARD_ALL:
        s.it = s.hand_of(target) if a & 1 else 0
        if a & 2:
            s.it |= discard_draw_pile(s, target)
        if s.it or s.deal.rules & RULE_REFILL_AFTER_NOTHING:
            discard(s, target, s.it)
            refill_after(s, target, target)
    elif op == OP_DRAW:
        while a > 0 and not hand_is_closed(s, player):
            draw(s, player)
            a -= 1
    elif op == OP_SWAP_HANDS:
        if not hand_is_closed(s, 0) and not hand_is_closed(s, 1):
            swap_hands(s, player)
            refill_after(s, player, player)
            refill_after(s, 1 - player, 1 - player)
    elif op == OP_KEEP_IT:
        if not hand_is_closed(s, player):
            s.in_hand |= unplaced(s, s.it)
    elif op == OP_PLAY_THIS:
        if s.discard_of(player) & bit(source):
            play_by_effect(s, player, source, 0)
    elif op == OP_SHOW_RANDOM:
        s.it = 0
        ask(s, PICK, CHANCE, s.hand_of(1 - player), 1, TO_SHOW)
    elif op == OP_BURY_IT:
        shown = s.it & s.in_hand
        if shown:
            owner = s.controller(lowest(shown))
            discard(s, target, shown)
            refill_after(s, owner, player)
    elif op == OP_GIVE_ALL:
        give_named(s, player)
    elif op == OP_COPY_PLAY_OF:
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_COPY)
    elif op == OP_TUCK:
        tuck_unused(s, player, a)
        refill_after(s, player, 1 - player)  # nobody has removed a card
    elif op == OP_LOSE_GAME:
        finish(s, 1 - player, BY_EFFECT)
    elif op == OP_LOSE_MINDBUG:
        lose_mindbug(s, target)
    elif op == OP_MINDBUGS_OFF:
        s.mindbugs_off = 1
        if s.recording:
            emit(s, E_MINDBUGS_OFF, player, NO_CARD)
    else:
        raise ValueError(f"nobody knows how to carry out {name_of('OP_', op)} (engine/effects.py)")


def lasting(s: State, op: i64, a: i64, player: Player, source: Card) -> None:
    """Carries out an instruction that asks nothing and is rarer."""
    if op == OP_GAIN_KEYWORDS:
        if s.in_play & bit(source):
            s.marks[source] = with_granted(s.marks[source], granted_of(s.marks[source]) | a)
            s.boosted |= bit(source)
            if s.recording:
                emit(s, E_GAINED, s.controller(source), source, NO_CARD, a)
    elif op == OP_ALLIES_GAIN:
        if player:
            s.team_keywords1 |= a
        else:
            s.team_keywords0 |= a
        if s.recording:
            emit(s, E_ALLIES_GAINED, player, NO_CARD, NO_CARD, a)
    elif op == OP_ALLIES_DIE:
        s.extra_die |= 1 + player  # bit per player
        if s.recording:
            emit(s, E_ALLIES_DIE, player, NO_CARD)
    elif op == OP_CANNOT_BLOCK:
        s.cannot_block |= 2 - player  # bit of the opponent
        if s.recording:
            emit(s, E_CANNOT_BLOCK, 1 - player, NO_CARD)
    elif op == OP_STEAL_LIFE:
        lost = s.life(1 - player)
        change_life(s, 1 - player, -a)
        lost -= s.life(1 - player)
        if s.life(1 - player) > 0:
            change_life(s, player, lost)
    elif op == OP_REFRESH:
        if s.mindbugs(player) < MINDBUGS:
            if player:
                s.mindbugs1 += 1
            else:
                s.mindbugs0 += 1
            if s.recording:
                emit(s, E_REFRESHED, player, NO_CARD, NO_CARD, 0, s.mindbugs(player))
    elif op == OP_EXTRA_TURN:
        if player:
            s.extra1 += 1
        else:
            s.extra0 += 1
        if s.recording:
            emit(s, E_EXTRA_TURN, player, NO_CARD)
    elif op == OP_DRAW_UNUSED:
        while a > 0:
            if not hand_is_closed(s, player):
                draw_unused(s, player)
            a -= 1
    else:
        raise ValueError(f"nobody knows how to carry out {name_of('OP_', op)} (engine/effects.py)")


def boost(s: State, slot: Slot, number: i64) -> None:
    """Gives the creature more power this turn."""
    if not s.in_play & bit(slot):
        return
    current = boost_of(s.marks[slot])
    if current + number > MOST_BOOST:
        number = MOST_BOOST - current
    s.marks[slot] = with_boost(s.marks[slot], current + number)
    s.boosted |= bit(slot)
    if s.recording:
        emit(s, E_BOOSTED, s.controller(slot), slot, NO_CARD, number)


def give_named(s: State, player: Player) -> None:
    """Takes every card of the power just named from the opponent, whose cards are revealed by that."""
    if hand_is_closed(s, player):
        return
    hand = s.hand_of(1 - player)
    given: i64 = 0
    while hand:
        first = hand & -hand
        hand ^= first
        if s.deal.book.power[s.design(lowest(first))] == s.named:
            given |= first
    if given or s.deal.rules & RULE_REFILL_AFTER_NOTHING:
        make_public(s, given)
        hand_over(s, given, player, False)
        refill_after(s, 1 - player, 1 - player)
