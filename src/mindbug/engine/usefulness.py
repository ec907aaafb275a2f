"""Here the engine asks whether an effect could be carried out, and whether it would change anything."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Mask, Player
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    ANY_NAME,
    INSTRUCTION,
    MAY_FREE,
    MAY_REVEAL,
    NO_CARD,
    ON_ACTION,
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
    RULE_REVEAL_IN_VAIN,
    name_of,
)
from mindbug.engine.counters import MINDBUGS
from mindbug.engine.moves import draw_pile, unplaced
from mindbug.engine.permissions import (
    attackers,
    cannot_be_defeated,
    hand_is_closed,
    keeps_life,
    mindbugs_are_off,
    playable,
)
from mindbug.engine.power import amount, cards, creatures, holds, of_equal_power
from mindbug.engine.state import State

POSSIBLE: Final = 0  # how much use is asked for
USEFUL: Final = 1
REAL: Final = 2
FAR_END: Final = 1 << 30


# ---- what there is to work on


def in_play_itself(s: State, source: Card) -> Mask:
    """Returns the creature whose effect it is, while it is in play; Power cards never are."""
    return s.in_play & bit(source) if source < NO_CARD else 0


def cards_to_play(s: State, selector: i64, player: Player, source: Card) -> i64:
    found = cards(s, selector, player, source)
    return (found & ~s.in_hand) | playable(s, player, found & s.in_hand)


def it_to_play(s: State, player: Player) -> i64:
    """Returns the card just given to the player, or just returned to the player's hand."""
    return unplaced(s, s.it) | playable(s, player, s.it & s.hand_of(player))


def returnable(s: State, creatures: Mask) -> i64:
    """Returns the creatures that can go to the hands of their controllers."""
    if hand_is_closed(s, 0):
        creatures &= s.second
    if hand_is_closed(s, 1):
        creatures &= ~s.second
    return creatures


# ---- whole effects


def actors(s: State, player: Player) -> Mask:
    """Returns the creatures whose Action may be used: it can be paid for, and it would do something."""
    creatures = s.creatures_of(player) & s.deal.actions
    found: Mask = 0
    while creatures:
        first = creatures & -creatures
        creatures ^= first
        slot = lowest(first)
        if (s.octonite(slot) >= s.deal.book.action_cost[s.design(slot)]
                and any_use(s, s.program(slot, ON_ACTION), FAR_END, player, slot, REAL)):
            found |= first
    return found


def payable(s: State, pc: Address, player: Player, source: Card) -> bool:
    """Returns whether what a "may" offers can be carried out, and (a price in life or cards, a card revealed) is of any
    use."""
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
    asked_for = book.code[pc + 3]
    return (asked_for == MAY_FREE or (asked_for == MAY_REVEAL and s.deal.rules & RULE_REVEAL_IN_VAIN != 0)
            or could_affect(s, after, book.code[pc + 1], player, source))


def any_use(s: State, pc: Address, end: i64, player: Player, source: Card, level: i64) -> bool:
    """Returns whether one of the instructions from pc to before end can happen, would be useful, would really change
    something.

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
            if could_affect(s, inner, code[pc + 1], player, source):
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


def could_affect(s: State, pc: Address, end: i64, player: Player, source: Card) -> bool:
    """Returns whether anything could be affected, whatever is named or revealed."""
    before = s.named
    s.named = ANY_NAME
    useful = any_use(s, pc, end, player, source, POSSIBLE)
    s.named = before
    return useful


def can_pay_mindbug(s: State, pc: Address, player: Player, source: Card) -> bool:
    return (s.mindbugs(player) > 0 and not mindbugs_are_off(s)
            and any_use(s, pc + INSTRUCTION, s.deal.book.code[pc + 1], player, source, USEFUL))


# ---- single instructions


def can_happen(s: State, pc: Address, player: Player, source: Card) -> bool:
    """Returns whether the instruction has something to work on now."""
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
    """Returns the same for the instructions of the further sets."""
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
    raise ValueError(f"nobody knows when {name_of('OP_', op)} can happen (engine/usefulness.py)")


def is_idle(s: State, pc: Address, player: Player, source: Card, level: i64) -> bool:
    """Returns whether an instruction that can happen would change nothing: take what is one's own, defeat the
    undefeatable."""
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
