"""What the words of cards do: one instruction at a time, and what is done with cards that were chosen for it."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
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
    E_COPIED,
    E_EXTRA_TURN,
    E_GAINED,
    E_POWER_REVEALED,
    E_REFRESHED,
    E_REVEALED,
    E_SILENCED,
    EFFECT,
    ENTER,
    INSTRUCTION,
    MAY,
    NO_CARD,
    ON_PLAY,
    OP_ALLIES_DIE,
    OP_ALLIES_GAIN,
    OP_BOOST,
    OP_BUY_FREE,
    OP_BUY_TOP,
    OP_CANNOT_BLOCK,
    OP_CHARGE,
    OP_COPY_PLAY,
    OP_DEFEAT,
    OP_DEFEAT_ALL,
    OP_DEFEAT_PAIR,
    OP_DISCARD,
    OP_DRAW_UNUSED,
    OP_END,
    OP_ENERGY,
    OP_EXTRA_TURN,
    OP_GAIN_KEYWORDS,
    OP_GAIN_LIFE,
    OP_GIVE,
    OP_IF,
    OP_JUMP,
    OP_LOSE_ALL_BUT,
    OP_LOSE_LIFE,
    OP_MATCH_LIFE,
    OP_MAY,
    OP_OTHER_PLAYER,
    OP_PLAY_CARD,
    OP_PLAY_IT,
    OP_PLAY_RANDOM,
    OP_RECOVER,
    OP_RECOVER_ALL,
    OP_REFRESH,
    OP_RETURN,
    OP_REVEAL,
    OP_STEAL_CARDS,
    OP_STEAL_LIFE,
    OP_TAKE,
    OP_TRIGGER_PLAY,
    OP_WIN,
    PICK,
    POWER_CARD,
    RUNNING,
    TARGET,
    TO_CHARGE,
    TO_DEFEAT,
    TO_DISCARD,
    TO_GIVE,
    TO_PAIR,
    TO_PAIR_UP,
    TO_PLAY,
    TO_RECOVER,
    TO_RETURN,
    TO_REVEAL,
    TO_STEAL,
    TO_TAKE,
    TO_TRIGGER,
    name_of,
)
from mindbug.engine.moves import (
    add_octonite,
    change_energy,
    change_life,
    defeat,
    discard,
    draw_unused,
    emit,
    endless,
    finish,
    hand_over,
    known_copy_first,
    make_public,
    recover,
    refill_after,
    return_to_hand,
    take_control,
    trigger,
    turn_up_power_card,
)
from mindbug.engine.packing import MOST_BOOST, boost_of, granted_of, with_boost, with_granted
from mindbug.engine.power import amount, cannot_be_defeated, cards, creatures, holds, silencer
from mindbug.engine.state import State

MINDBUGS: Final = 2


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
    if not chosen and purpose != TO_PAIR:
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
        play_by_effect(s, player, lowest(chosen))
    elif purpose == TO_STEAL:
        hand_over(s, chosen, player, True)
        refill_after(s, 1 - player, player)
    elif purpose == TO_RECOVER:
        recover(s, player, chosen)
    elif purpose == TO_RETURN:
        s.it = chosen
        return_to_hand(s, lowest(chosen))
    elif purpose == TO_GIVE:
        s.it = chosen
        hand_over(s, chosen, player, False)
        refill_after(s, 1 - player, 1 - player)
    elif purpose == TO_REVEAL:
        s.it = chosen
        make_public(s, chosen)
        if s.recording:
            emit(s, E_REVEALED, player, lowest(chosen))
    elif purpose == TO_CHARGE:
        add_octonite(s, lowest(chosen), s.deal.book.code[s.pc + 2])
    elif purpose == TO_TRIGGER:
        trigger(s, lowest(chosen), ON_PLAY)
    elif purpose == TO_PAIR:
        second_of_pair(s, chosen)
    elif purpose == TO_PAIR_UP:
        defeat(s, s.it | chosen)
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


def play_by_effect(s: State, player: Player, slot: Slot) -> None:
    """From a hand or discard pile; no Mindbug (M1). The hand it came from is refilled first (G10)."""
    from_hand = s.in_hand & bit(slot)
    owner = s.controller(slot)
    s.in_hand &= ~bit(slot)
    s.in_discard &= ~bit(slot)
    make_public(s, bit(slot))
    if from_hand:
        refill_after(s, owner, player)
    s.push(ENTER, player, slot, 0)


# ---- one instruction


def effect(s: State, player: Player, source: Card, pc: Address) -> None:
    """Carry out one instruction of a program; the rest waits on the stack."""
    book = s.deal.book
    op = book.code[pc]
    a = book.code[pc + 1]
    b = book.code[pc + 2]
    s.actor = player
    s.source = source
    s.pc = pc
    if op == OP_IF:
        go_on(s, player, source, pc + INSTRUCTION if holds(s, a, b, player, source) else book.code[pc + 3])
        return
    if op == OP_MAY:
        if payable(s, pc, player, source):
            s.decision = MAY
            s.decider = player
        else:
            go_on(s, player, source, a)
        return
    if op == OP_OTHER_PLAYER:
        s.push(EFFECT, 1 - player, source, pc + INSTRUCTION)
        return
    if op == OP_JUMP:
        go_on(s, player, source, a)
        return
    go_on(s, player, source, pc + INSTRUCTION)
    if op == OP_DEFEAT:
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_DEFEAT)
    elif op == OP_DEFEAT_ALL:
        defeat(s, creatures(s, a, player, source))
    elif op == OP_LOSE_LIFE:
        change_life(s, 1 - player if b else player, -amount(s, a, player, source))
    elif op == OP_GAIN_LIFE:
        change_life(s, player, amount(s, a, player, source))
    elif op == OP_DISCARD:
        loser = 1 - player if b else player
        s.it = 0
        ask(s, DISCARD, loser, s.hand_of(loser), amount(s, a, player, source), TO_DISCARD)
    elif op == OP_PLAY_CARD:
        ask(s, CARD, player, cards(s, a, player), 1, TO_PLAY)
    elif op == OP_TAKE:
        ask(s, TARGET, player, creatures(s, a, player, source), b if b else 1, TO_TAKE, b > 0)
    elif op == OP_STEAL_CARDS:
        ask(s, PICK, CHANCE, s.hand_of(1 - player), a, TO_STEAL)
    elif op == OP_RECOVER_ALL:
        recover(s, player, s.discard_of(player))
    elif op == OP_MATCH_LIFE:
        change_life(s, player, s.life(1 - player) - s.life(player))
    elif op == OP_LOSE_ALL_BUT:
        if s.life(1 - player) > a:
            change_life(s, 1 - player, a - s.life(1 - player))
    elif op == OP_BOOST:
        boost(s, source, a)
    elif op == OP_CHARGE:
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_CHARGE)
    elif op == OP_RECOVER:
        ask(s, CARD, player, cards(s, a, player), b, TO_RECOVER)
    elif op == OP_RETURN:
        s.it = 0
        ask(s, TARGET, player, creatures(s, a, player, source), 1, TO_RETURN)
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
        ask(s, CARD, 1 - player, s.hand_of(1 - player), 1, TO_GIVE)
    elif op == OP_PLAY_IT:
        if s.it & s.hand_of(player):
            play_by_effect(s, player, lowest(s.it))
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
    return book.code[pc + 3] == 0 or any_use(s, after, book.code[pc + 1], player, source, False)


def any_use(s: State, pc: Address, end: i64, player: Player, source: Card, real: bool) -> bool:
    """Whether one of the instructions from pc to before end can happen; `real`: and would change something."""
    code = s.deal.book.code
    while pc < end and code[pc] != OP_END:
        op = code[pc]
        if op == OP_IF:
            pc = pc + INSTRUCTION if holds(s, code[pc + 1], code[pc + 2], player, source) else code[pc + 3]
        elif op == OP_MAY:
            if payable(s, pc, player, source):
                return True
            pc = code[pc + 1]
        elif op == OP_OTHER_PLAYER:
            player = 1 - player
            pc += INSTRUCTION
        elif op == OP_JUMP:
            pc = code[pc + 1]
        elif can_happen(s, pc, player, source) and not (real and is_idle(s, pc, player, source)):
            return True
        else:
            pc += INSTRUCTION
    return False


def can_happen(s: State, pc: Address, player: Player, source: Card) -> bool:
    """Whether the instruction has something to work on now."""
    book = s.deal.book
    op = book.code[pc]
    a = book.code[pc + 1]
    if op == OP_DEFEAT_PAIR:
        return creatures(s, a, player, source) | creatures(s, book.code[pc + 2], player, source) != 0
    if (op == OP_DEFEAT or op == OP_DEFEAT_ALL or op == OP_TAKE or op == OP_RETURN or op == OP_CHARGE
            or op == OP_TRIGGER_PLAY):
        return creatures(s, a, player, source) != 0
    if op == OP_PLAY_CARD or op == OP_RECOVER:
        return cards(s, a, player) != 0
    if op == OP_RECOVER_ALL:
        return s.discard_of(player) != 0
    if op == OP_REVEAL:
        return s.hand_of(player) != 0
    if op == OP_STEAL_CARDS or op == OP_PLAY_RANDOM or op == OP_GIVE:
        return s.hand_of(1 - player) != 0
    if op == OP_PLAY_IT:
        return s.it & s.hand_of(player) != 0
    if op == OP_DISCARD:
        return s.hand_of(1 - player if book.code[pc + 2] else player) != 0 and amount(s, a, player, source) > 0
    if op == OP_GAIN_LIFE or op == OP_LOSE_LIFE or op == OP_ENERGY:
        return amount(s, a, player, source) > 0
    if op == OP_LOSE_ALL_BUT:
        return s.life(1 - player) > a
    if op == OP_MATCH_LIFE:
        return s.life(0) != s.life(1)
    if op == OP_REFRESH:
        return s.mindbugs(player) < MINDBUGS
    if op == OP_DRAW_UNUSED:
        return s.drawn_unused < s.deal.ends[2]
    if op == OP_BUY_FREE:
        return s.power_row != 0
    if op == OP_BUY_TOP:
        return s.power_drawn < len(s.deal.power_deck)
    if (op == OP_STEAL_LIFE or op == OP_EXTRA_TURN or op == OP_WIN or op == OP_BOOST or op == OP_GAIN_KEYWORDS
            or op == OP_ALLIES_GAIN or op == OP_ALLIES_DIE or op == OP_CANNOT_BLOCK or op == OP_COPY_PLAY):
        return True
    raise ValueError(f"nobody knows when {name_of('OP_', op)} can happen (engine/effects.py)")


def is_idle(s: State, pc: Address, player: Player, source: Card) -> bool:
    """Whether an instruction that can happen would change nothing: take what is one's own, defeat the undefeatable."""
    book = s.deal.book
    op = book.code[pc]
    if op == OP_TAKE:
        return creatures(s, book.code[pc + 1], player, source) & s.cards_of(1 - player) == 0
    if op == OP_DEFEAT or op == OP_DEFEAT_ALL or op == OP_DEFEAT_PAIR:
        found = creatures(s, book.code[pc + 1], player, source)
        if op == OP_DEFEAT_PAIR:
            found |= creatures(s, book.code[pc + 2], player, source)
        while found:
            if not cannot_be_defeated(s, lowest(found)):
                return False
            found &= found - 1
        return True
    return False
