"""Instructions that choose where the program goes on: conditions, offers, modes, names, dice, prices."""

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Player
from mindbug.engine.bits import bit, lowest
from mindbug.engine.choosing import ask, go_on
from mindbug.engine.codes import (
    CARD,
    CHANCE,
    E_CHOSE,
    E_MINDBUG_PAID,
    E_NAMED_KEYWORD,
    E_NAMED_NUMBER,
    E_ROLLED_NUMBER,
    EFFECT,
    INSTRUCTION,
    KEYWORD,
    MAY,
    MODE,
    MODE_EFFECT,
    NO_CARD,
    NUMBER,
    OP_BRANCH,
    OP_IF,
    OP_JUMP,
    OP_MAY,
    OP_MODE,
    OP_NAME_KEYWORD,
    OP_NAME_NUMBER,
    OP_OTHER_PLAYER,
    OP_PAY,
    OP_PAY_MINDBUG,
    OP_PLAY_ANY,
    OP_PUT_UNDER,
    OP_REPEAT,
    OP_ROLL,
    ROLL_NUMBER,
    TO_BOOST,
    TO_PLAY_ANY,
    name_of,
)
from mindbug.engine.counters import endless, remove_octonite, use_mindbug
from mindbug.engine.events import emit
from mindbug.engine.power import amount, creatures, holds
from mindbug.engine.state import State
from mindbug.engine.usefulness import POSSIBLE, USEFUL, any_use, can_pay_mindbug, cards_to_play, could_affect, payable


def steer(s: State, op: i64, player: Player, source: Card, pc: Address) -> None:
    """Carries out an instruction that chooses where the program goes on."""
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
        if could_affect(s, following, a, player, source):
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
        raise ValueError(f"nobody knows how to carry out {name_of('OP_', op)} (engine/steering.py)")


def ask_mode(s: State, player: Player, source: Card, pc: Address) -> None:
    """Lets the player choose one of several effects, among those that can do something."""
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
    """Notes the keyword (its bit) or the number that the player has named."""
    s.named = named
    if s.recording:
        emit(s, E_NAMED_KEYWORD if kind == KEYWORD else E_NAMED_NUMBER, s.actor, s.source, NO_CARD, named)
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION)


def rolled_number(s: State, number: i64) -> None:
    code = s.deal.book.code
    if s.recording:
        emit(s, E_ROLLED_NUMBER, s.actor, s.source, NO_CARD, number)
    go_on(s, s.actor, s.source, s.pc + INSTRUCTION if number >= code[s.pc + 1] else code[s.pc + 2])
