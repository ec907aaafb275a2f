"""What the words of cards do: one instruction at a time, and what is done with cards that were chosen for it."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    ANY_NAME,
    ATTACK_NOW,
    BUY,
    BY_EFFECT,
    CARD,
    CHANCE,
    DISCARD,
    E_ALLIES_DIE,
    E_ALLIES_GAINED,
    E_BOOSTED,
    E_BOUGHT,
    E_CANNOT_BLOCK,
    E_CHOSE,
    E_COPIED,
    E_EXTRA_TURN,
    E_FORCED,
    E_GAINED,
    E_MINDBUG_LOST,
    E_MINDBUG_PAID,
    E_MINDBUGS_OFF,
    E_NAMED_KEYWORD,
    E_NAMED_NUMBER,
    E_PINNED,
    E_POWER_REVEALED,
    E_REFRESHED,
    E_REVEALED,
    E_ROLLED_NUMBER,
    E_SHELTERED,
    E_SHOWN,
    E_SILENCED,
    EFFECT,
    ENTER,
    INSTRUCTION,
    KEYWORD,
    MAY,
    MODE,
    MODE_EFFECT,
    NO_CARD,
    NUMBER,
    ON_PLAY,
    OP_ALLIES_DIE,
    OP_ALLIES_GAIN,
    OP_BOOST,
    OP_BRANCH,
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
    OP_END,
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
    OP_JUMP,
    OP_KEEP_IT,
    OP_LOSE_ALL_BUT,
    OP_LOSE_GAME,
    OP_LOSE_LIFE,
    OP_LOSE_MINDBUG,
    OP_MATCH_LIFE,
    OP_MAY,
    OP_MINDBUGS_OFF,
    OP_MODE,
    OP_NAME_KEYWORD,
    OP_NAME_NUMBER,
    OP_OTHER_PLAYER,
    OP_PAY,
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
    OP_REPEAT,
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
    OWN_BOOST,
    PICK,
    POWER_CARD,
    ROLL_NUMBER,
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
from mindbug.engine.moves import (
    add_octonite,
    bring_back,
    bury,
    change_energy,
    change_life,
    defeat,
    discard,
    discard_draw_pile,
    discarded,
    draw,
    draw_pile,
    draw_unused,
    emit,
    endless,
    evolve,
    finish,
    hand_in,
    hand_over,
    known_copy_first,
    make_public,
    put_under,
    recover,
    refill_after,
    remove_octonite,
    return_to_hand,
    set_aside,
    swap_hands,
    take_control,
    trigger,
    tuck_unused,
    turn_up_power_card,
    unplaced,
    use_mindbug,
)
from mindbug.engine.packing import MOST_BOOST, boost_of, granted_of, with_boost, with_granted
from mindbug.engine.power import (
    amount,
    attackers,
    cannot_be_defeated,
    cards,
    creatures,
    hand_is_closed,
    holds,
    keeps_life,
    mindbugs_are_off,
    of_equal_power,
    playable,
    power,
    silencer,
)
from mindbug.engine.state import State

MINDBUGS: Final = 2
WITHOUT_PLAY: Final = 1  # how a card comes into play: its Play effect does not happen
POSSIBLE: Final = 0  # how much use is asked for
USEFUL: Final = 1
REAL: Final = 2


# ---- asking for cards


def ask(s: State, kind: i64, decider: Player, choices: Mask, need: i64, purpose: i64, up_to: bool = False) -> None:
    """Let somebody choose `need` of the cards, unless there is nothing to choose."""
    s.decision = kind
    s.decider = decider
    s.choices = choices
    s.chosen = 0
    s.need = need
    s.purpose = purpose
    s.up_to = up_to
    narrow(s)


def pick(s: State, slot: Slot) -> None:
    """One of the cards was chosen."""
    if s.decision != TARGET:
        slot = known_copy_first(s, slot, s.choices & ~s.chosen)
    s.chosen |= bit(slot)
    s.need -= 1
    narrow(s)


def narrow(s: State) -> None:
    """Stop asking where only one way is left."""
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
            pick(s, first)
            return
        s.chosen |= left
    s.decision = RUNNING
    carry_out(s, s.purpose, s.chosen)


def carry_out(s: State, purpose: i64, chosen: Mask) -> None:
    """Do to the chosen cards what they were chosen for."""
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
        raise ValueError(f"nobody knows what the cards were chosen for: {name_of('TO_', purpose)} (engine/effects.py)")


def second_of_pair(s: State, first: Mask) -> None:
    """The first creature is chosen; now the one that is defeated together with it."""
    choices = creatures(s, s.deal.book.code[s.pc + 2], s.actor, s.source) & ~first
    if choices & (choices - 1):
        s.it = first
        ask(s, TARGET, s.actor, choices, 1, TO_PAIR_UP)
    else:
        defeat(s, first | choices)


def ask_for_equals(s: State, choices: Mask) -> None:
    """Two creatures of equal power, if there are any."""
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
    """A card for a boost is chosen, or none; now the creature that it goes under."""
    code = s.deal.book.code
    if not chosen:
        go_on(s, s.actor, s.source, code[s.pc + 3])
        return
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION)
    s.it = chosen
    ask(s, TARGET, s.actor, creatures(s, code[s.pc + 1], s.actor, s.source), 1, TO_HOST)


def play_one_of_any(s: State, chosen: Mask) -> None:
    """One more card is played without its Play effect, or it is enough."""
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


def play_by_effect(s: State, player: Player, slot: Slot, how: i64) -> None:
    """From a hand or pile, or from under a creature; no Mindbug (M1). The hand it came from is refilled first (G10)."""
    from_hand = s.in_hand & bit(slot)
    owner = s.controller(slot)
    s.in_hand &= ~bit(slot)
    s.in_discard &= ~bit(slot)
    s.under &= ~bit(slot)
    make_public(s, bit(slot))
    if from_hand:
        refill_after(s, owner, player)
    s.push(ENTER, player, slot, how)


# ---- one instruction


def effect(s: State, player: Player, source: Card, pc: Address) -> None:
    """Carry out one instruction of a program; the rest waits on the stack."""
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


def cards_to_play(s: State, selector: i64, player: Player, source: Card) -> i64:
    found = cards(s, selector, player, source)
    return (found & ~s.in_hand) | playable(s, player, found & s.in_hand)


def it_to_play(s: State, player: Player) -> i64:
    """The card just given to the player, or just returned to the player's hand."""
    return unplaced(s, s.it) | playable(s, player, s.it & s.hand_of(player))


def returnable(s: State, creatures: Mask) -> i64:
    """Those that can go to the hands of their controllers."""
    if hand_is_closed(s, 0):
        creatures &= s.second
    if hand_is_closed(s, 1):
        creatures &= ~s.second
    return creatures


def steer(s: State, op: i64, player: Player, source: Card, pc: Address) -> None:
    """Instructions that say themselves where to go on."""
    code = s.deal.book.code
    a = code[pc + 1]
    b = code[pc + 2]
    following = pc + INSTRUCTION
    if op == OP_IF:
        go_on(s, player, source, following if holds(s, a, b, player, source) else code[pc + 3])
    elif op == OP_MAY:
        if payable(s, pc, player, source):
            s.decision = MAY
            s.decider = player
        else:
            go_on(s, player, source, a)
    elif op == OP_OTHER_PLAYER:
        s.push(EFFECT, 1 - player, source, following)
    elif op == OP_JUMP:
        go_on(s, player, source, a)
    elif op == OP_PAY:
        if s.in_play & bit(source) and s.octonite(source) >= a:
            go_on(s, player, source, following)
            remove_octonite(s, source, a)
    elif op == OP_MODE:
        ask_mode(s, player, source, pc)
    elif op == OP_REPEAT:
        times = amount(s, a, player, source)
        go_on(s, player, source, b)
        while times > 0:
            s.push(EFFECT, player, source, following)
            times -= 1
    elif op == OP_NAME_KEYWORD or op == OP_NAME_NUMBER:
        if could_name(s, following, a, player, source):
            s.decision = KEYWORD if op == OP_NAME_KEYWORD else NUMBER
            s.decider = player
        else:
            go_on(s, player, source, a)
    elif op == OP_ROLL:
        if not any_use(s, following, b - INSTRUCTION, player, source, POSSIBLE):
            go_on(s, player, source, b)
        elif not endless(s):
            s.decision = ROLL_NUMBER
            s.decider = CHANCE
    elif op == OP_PAY_MINDBUG:
        if can_pay_mindbug(s, pc, player, source):
            if s.recording:
                emit(s, E_MINDBUG_PAID, player, source, NO_CARD, 0, s.mindbugs(player) - 1)
            go_on(s, player, source, following)
            use_mindbug(s, player)
        else:
            go_on(s, player, source, a)
    elif op == OP_PUT_UNDER:
        if s.in_discard and creatures(s, a, player, source):
            ask(s, CARD, player, s.in_discard, 1, TO_BOOST, True)
        else:
            go_on(s, player, source, code[pc + 3])
    elif op == OP_PLAY_ANY:
        ask(s, CARD, player, cards_to_play(s, a, player, source), 1, TO_PLAY_ANY, True)
    else:
        raise ValueError(f"nobody knows how to carry out {name_of('OP_', op)} (engine/effects.py)")


def ask_mode(s: State, player: Player, source: Card, pc: Address) -> None:
    """Which of several effects, among those that can do something."""
    code = s.deal.book.code
    possible: i64 = 0
    mode: i64 = 0
    branch = pc + INSTRUCTION
    while code[branch] == OP_BRANCH:
        if any_use(s, code[branch + 1], code[branch + 2], player, source, USEFUL):
            possible |= bit(mode)
        mode += 1
        branch += INSTRUCTION
    if not possible:
        go_on(s, player, source, code[pc + 2])
    elif possible & (possible - 1):
        s.decision = MODE
        s.decider = player
        s.purpose = MODE_EFFECT
        s.choices = possible
    else:
        take_mode(s, lowest(possible))


def take_mode(s: State, mode: i64) -> None:
    branch = s.pc + (mode + 1) * INSTRUCTION
    go_on(s, s.actor, s.source, s.deal.book.code[branch + 1])


def choose_mode(s: State, mode: i64) -> None:
    if s.recording:
        branch = s.pc + (mode + 1) * INSTRUCTION
        emit(s, E_CHOSE, s.actor, s.source, NO_CARD, s.deal.book.code[branch + 3])
    take_mode(s, mode)


def name(s: State, kind: i64, named: i64) -> None:
    """A keyword (its bit) or a number."""
    s.named = named
    if s.recording:
        emit(s, E_NAMED_KEYWORD if kind == KEYWORD else E_NAMED_NUMBER, s.actor, s.source, NO_CARD, named)
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION)


def rolled_number(s: State, number: i64) -> None:
    code = s.deal.book.code
    if s.recording:
        emit(s, E_ROLLED_NUMBER, s.actor, s.source, NO_CARD, number)
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION if number >= code[s.pc + 1] else code[s.pc + 2])


def could_name(s: State, pc: Address, end: i64, player: Player, source: Card) -> bool:
    """Whether anything could be affected, whatever is named."""
    before = s.named
    s.named = ANY_NAME
    useful = any_use(s, pc, end, player, source, POSSIBLE)
    s.named = before
    return useful


def can_pay_mindbug(s: State, pc: Address, player: Player, source: Card) -> bool:
    return (s.mindbugs(player) > 0 and not mindbugs_are_off(s)
            and any_use(s, pc + INSTRUCTION, s.deal.book.code[pc + 1], player, source, USEFUL))


def further_effect(s: State, op: i64, a: i64, b: i64, player: Player, source: Card) -> None:
    """Instructions of the further sets."""
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


def in_play_itself(s: State, source: Card) -> Mask:
    """The creature whose effect it is, while it is in play; Power cards never are."""
    return s.in_play & bit(source) if source < NO_CARD else 0


def lose_mindbug(s: State, player: Player) -> None:
    if s.mindbugs(player) == 0:
        return
    if player:
        s.mindbugs1 -= 1
    else:
        s.mindbugs0 -= 1
    if s.recording:
        emit(s, E_MINDBUG_LOST, player, NO_CARD, NO_CARD, 0, s.mindbugs(player))


def give_named(s: State, player: Player) -> None:
    """The opponent gives every card of the power just named; they are revealed by that."""
    if hand_is_closed(s, player):
        return
    hand = s.hand_of(1 - player)
    given: i64 = 0
    while hand:
        first = hand & -hand
        hand ^= first
        if s.deal.book.power[s.design(lowest(first))] == s.named:
            given |= first
    make_public(s, given)
    hand_over(s, given, player, False)
    refill_after(s, 1 - player, 1 - player)


def go_on(s: State, player: Player, source: Card, pc: Address) -> None:
    if s.deal.book.code[pc] != OP_END:
        s.push(EFFECT, player, source, pc)


def lasting(s: State, op: i64, a: i64, player: Player, source: Card) -> None:
    """Instructions without a choice that are rarer."""
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
    """More power this turn."""
    if not s.in_play & bit(slot):
        return
    current = boost_of(s.marks[slot])
    if current + number > MOST_BOOST:
        number = MOST_BOOST - current
    s.marks[slot] = with_boost(s.marks[slot], current + number)
    s.boosted |= bit(slot)
    if s.recording:
        emit(s, E_BOOSTED, s.controller(slot), slot, NO_CARD, number)


def copy_play(s: State, player: Player, source: Card) -> None:
    """The Play effect of the revealed card, with the copying creature as "this"."""
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


# ---- Power cards


def ask_to_buy(s: State, player: Player, choices: Mask, optional: bool) -> None:
    """`need` is 1 for a free purchase, 0 for one that is paid."""
    s.choices = choices
    s.chosen = 0
    s.need = 0 if optional else 1
    s.up_to = optional
    s.decider = player
    s.actor = player
    if optional or choices & (choices - 1):
        s.decision = BUY
    elif choices:
        buy(s, player, lowest(choices), False)


def buy(s: State, player: Player, place: i64, paid: bool) -> None:
    """Pay, replace it from the deck, resolve it."""
    design = s.deal.power_deck[place]
    cost = s.deal.book.power_cost[design] if paid else 0
    if s.recording:
        emit(s, E_BOUGHT, player, POWER_CARD + place, NO_CARD, cost)
    change_energy(s, player, -cost)
    if s.power_row & bit(place):
        s.power_row ^= bit(place)
        turn_up_power_card(s)
    s.push(EFFECT, player, POWER_CARD + place, s.deal.book.power_program[design])


def buy_top(s: State, player: Player) -> None:
    if s.power_drawn >= len(s.deal.power_deck):
        return
    place = s.power_drawn
    s.power_drawn += 1
    if s.recording:
        emit(s, E_POWER_REVEALED, player, POWER_CARD + place)
    buy(s, player, place, False)


# ---- would it do anything?


def payable(s: State, pc: Address, player: Player, source: Card) -> bool:
    """Whether what a "may" offers can be carried out, and (a price in life or cards) is of any use."""
    book = s.deal.book
    at = pc + INSTRUCTION
    after = book.code[pc + 2]
    while at < after:
        op = book.code[at]
        if op == OP_DISCARD:
            if count(s.hand_of(player)) < amount(s, book.code[at + 1], player, source):
                return False
        elif not can_happen(s, at, player, source):
            return False
        at += INSTRUCTION
    return book.code[pc + 3] == 0 or any_use(s, after, book.code[pc + 1], player, source, POSSIBLE)


def any_use(s: State, pc: Address, end: i64, player: Player, source: Card, level: i64) -> bool:
    """Whether one of the instructions from pc to before end can happen, would be useful, would really change something.

    POSSIBLE asks for something to work on, USEFUL does not count taking what is one's own, REAL not even defeating what
    cannot be defeated.
    """
    code = s.deal.book.code
    while pc < end and code[pc] != OP_END:
        op = code[pc]
        inner = pc + INSTRUCTION
        if op == OP_IF:
            pc = inner if holds(s, code[pc + 1], code[pc + 2], player, source) else code[pc + 3]
        elif op == OP_MAY:
            if payable(s, pc, player, source):
                return True
            pc = code[pc + 1]
        elif op == OP_OTHER_PLAYER:
            player = 1 - player
            pc = inner
        elif op == OP_JUMP:
            pc = code[pc + 1]
        elif op == OP_MODE:
            while code[inner] == OP_BRANCH:
                if any_use(s, code[inner + 1], code[inner + 2], player, source, level):
                    return True
                inner += INSTRUCTION
            pc = code[pc + 2]
        elif op == OP_REPEAT:
            if any_use(s, inner, code[pc + 2], player, source, level):
                return True
            pc = code[pc + 2]
        elif op == OP_NAME_KEYWORD or op == OP_NAME_NUMBER:
            if could_name(s, inner, code[pc + 1], player, source):
                return True
            pc = code[pc + 1]
        elif op == OP_ROLL:
            if any_use(s, inner, code[pc + 2] - INSTRUCTION, player, source, level):
                return True
            pc = code[pc + 2]
        elif op == OP_PAY_MINDBUG:
            if can_pay_mindbug(s, pc, player, source):
                return True
            pc = code[pc + 1]
        elif op != OP_PAY and can_happen(s, pc, player, source) and not (
                level > POSSIBLE and is_idle(s, pc, player, source, level)):
            return True
        else:
            pc = inner
    return False


def can_happen(s: State, pc: Address, player: Player, source: Card) -> bool:
    """Whether the instruction has something to work on now."""
    book = s.deal.book
    op = book.code[pc]
    a = book.code[pc + 1]
    target = 1 - player if book.code[pc + 2] else player
    if op == OP_DEFEAT_PAIR:
        return creatures(s, a, player, source) | creatures(s, book.code[pc + 2], player, source) != 0
    if (op == OP_DEFEAT or op == OP_DEFEAT_ALL or op == OP_TAKE or op == OP_CHARGE or op == OP_TRIGGER_PLAY
            or op == OP_PIN or op == OP_COPY_PLAY_OF or op == OP_SET_ASIDE):
        return creatures(s, a, player, source) != 0
    if op == OP_RETURN or op == OP_RETURN_ALL:
        return returnable(s, creatures(s, a, player, source)) != 0
    if op == OP_PLAY_CARD or op == OP_PLAY_ANY:
        return cards_to_play(s, a, player, source) != 0
    if op == OP_RECOVER:
        return cards(s, a, player, source) != 0 and not hand_is_closed(s, player)
    if op == OP_RECOVER_ALL:
        return s.discard_of(player) != 0 and not hand_is_closed(s, player)
    if op == OP_REVEAL:
        return s.hand_of(player) != 0
    if op == OP_STEAL_CARDS or op == OP_GIVE_ALL:
        return s.hand_of(1 - player) != 0 and not hand_is_closed(s, player)
    if op == OP_PLAY_RANDOM or op == OP_GIVE or op == OP_SHOW_RANDOM:
        return s.hand_of(1 - player) != 0
    if op == OP_PLAY_IT:
        return it_to_play(s, player) != 0
    if op == OP_DISCARD:
        return s.hand_of(target) != 0 and amount(s, a, player, source) > 0
    if op == OP_LOSE_LIFE:
        return amount(s, a, player, source) > 0 and not keeps_life(s, target)
    if op == OP_GAIN_LIFE or op == OP_ENERGY:
        return amount(s, a, player, source) > 0
    if op == OP_STEAL_LIFE:
        return not keeps_life(s, 1 - player)
    if op == OP_LOSE_ALL_BUT:
        return s.life(1 - player) > a and not keeps_life(s, 1 - player)
    if op == OP_MATCH_LIFE:
        return s.life(player) < s.life(1 - player) or (s.life0 != s.life1 and not keeps_life(s, player))
    if op == OP_REFRESH:
        return s.mindbugs(player) < MINDBUGS
    if op == OP_DRAW_UNUSED:
        return s.drawn_unused < s.deal.ends[2] and not hand_is_closed(s, player)
    if op == OP_BUY_FREE:
        return s.power_row != 0
    if op == OP_BUY_TOP:
        return s.power_drawn < len(s.deal.power_deck)
    if (op == OP_EXTRA_TURN or op == OP_WIN or op == OP_BOOST or op == OP_GAIN_KEYWORDS or op == OP_ALLIES_GAIN
            or op == OP_ALLIES_DIE or op == OP_CANNOT_BLOCK or op == OP_COPY_PLAY):
        return True
    return further_can_happen(s, op, a, target, player, source)


def further_can_happen(s: State, op: i64, a: i64, target: Player, player: Player, source: Card) -> bool:
    """The same for the instructions of the further sets."""
    here = in_play_itself(s, source)
    if op == OP_EVOLVE:
        return here != 0 and s.deal.book.next_stage[s.design(source)] != 0
    if op == OP_PUT_UNDER:
        return s.in_discard != 0 and creatures(s, a, player, source) != 0
    if op == OP_CAPTURE:
        return creatures(s, a, player, source) != 0 and not hand_is_closed(s, player)
    if op == OP_FORCE_ATTACK:
        return creatures(s, a, player, source) & (attackers(s, 0) | attackers(s, 1)) != 0
    if op == OP_EQUAL_PAIR:
        return of_equal_power(s, creatures(s, a, player, source)) != 0
    if op == OP_GIVE_CONTROL or op == OP_SHELTER:
        return here != 0
    if op == OP_RETURN_ASIDE:
        return s.aside != 0 and s.held_by(source, s.aside) != 0
    if op == OP_DISCARD_RANDOM:
        return s.hand_of(target) != 0
    if op == OP_DISCARD_ALL:
        return (a & 1 != 0 and s.hand_of(target) != 0) or (a & 2 != 0 and draw_pile(s, target) != 0)
    if op == OP_DRAW:
        return draw_pile(s, player) != 0 and not hand_is_closed(s, player)
    if op == OP_SWAP_HANDS:
        return s.in_hand != 0 and not hand_is_closed(s, 0) and not hand_is_closed(s, 1)
    if op == OP_KEEP_IT:
        return unplaced(s, s.it) != 0 and not hand_is_closed(s, player)
    if op == OP_PLAY_THIS:
        return s.discard_of(player) & bit(source) != 0
    if op == OP_BURY_IT:
        return s.it & s.in_hand != 0
    if op == OP_TUCK:
        return s.drawn_unused < s.deal.ends[2]
    if op == OP_LOSE_MINDBUG:
        return s.mindbugs(target) > 0
    if op == OP_MINDBUGS_OFF:
        return s.mindbugs_off == 0
    if op == OP_LOSE_GAME:
        return True
    raise ValueError(f"nobody knows when {name_of('OP_', op)} can happen (engine/effects.py)")


def is_idle(s: State, pc: Address, player: Player, source: Card, level: i64) -> bool:
    """Whether an instruction that can happen would change nothing: take what is one's own, defeat the undefeatable."""
    book = s.deal.book
    op = book.code[pc]
    if op == OP_TAKE:
        return creatures(s, book.code[pc + 1], player, source) & s.cards_of(1 - player) == 0
    if level < REAL:
        return False
    if op == OP_DEFEAT or op == OP_DEFEAT_ALL or op == OP_DEFEAT_PAIR or op == OP_EQUAL_PAIR:
        found = creatures(s, book.code[pc + 1], player, source)
        if op == OP_DEFEAT_PAIR:
            found |= creatures(s, book.code[pc + 2], player, source)
        elif op == OP_EQUAL_PAIR:
            found = of_equal_power(s, found)
        while found:
            if not cannot_be_defeated(s, lowest(found)):
                return False
            found &= found - 1
        return True
    return False
