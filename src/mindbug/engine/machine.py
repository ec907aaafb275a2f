"""The task stack: take an option, then run until somebody must choose or the game is over."""


from mindbug.engine.aliases import Option
from mindbug.engine.attack import (
    ask_block,
    attack_done,
    attack_effect,
    blocked,
    choose_price,
    combat,
    declare_attack,
    end_attack,
    fight_at_last,
    hunted,
    not_blocked,
)
from mindbug.engine.buying import buy, purchase
from mindbug.engine.choosing import carry_out, go_on, pick
from mindbug.engine.codes import (
    ACT,
    ACTION,
    AGAIN,
    ARRIVED,
    ATTACK,
    ATTACK_DONE,
    ATTACK_EFFECT,
    ATTACK_NOW,
    BLOCK,
    BUY,
    CARD,
    COMBAT,
    DIE,
    DISCARD,
    EFFECT,
    ENDINGS,
    ENTER,
    FACE,
    FAST_OFFER,
    FAST_STAGE,
    FIGHT,
    HARVEST,
    HUNT,
    INSTRUCTION,
    KEYWORD,
    MAY,
    MINDBUG,
    MODE,
    MODE_PRICE,
    MODE_SIDE,
    NO_CARD,
    NUMBER,
    ORDER,
    ORDER_FAST,
    PASS,
    PICK,
    PURCHASE,
    REROLL,
    ROLL,
    ROLL_DICE,
    ROLL_NUMBER,
    RULE_FAST_AT_ONCE,
    RUNNING,
    SETTLE,
    SPREAD,
    TAKE,
    TARGET,
    TURN_ACTION,
    TURN_AGAIN,
    TURN_END,
    TURN_OVER,
    TURN_SIDE,
    TURN_START,
)
from mindbug.engine.defeat import ask_side, turn_side
from mindbug.engine.dice import first_face, reroll, resolve_face, roll_dice, rolled
from mindbug.engine.effects import effect
from mindbug.engine.packing import option_slot, option_verb, task_card, task_kind, task_number, task_player
from mindbug.engine.pending import ask_fast, offer_fast, push_settling, resolve, settle
from mindbug.engine.playing import answer_mindbug, arrived, enter, play_from_hand, spread
from mindbug.engine.state import State
from mindbug.engine.steering import choose_mode, name, rolled_number
from mindbug.engine.turn import act, ask_action, end_turn, harvest, start_turn, turn_over


def apply(s: State, option: Option) -> None:
    """Takes one of the options of the pending decision (unchecked), then resolves everything up to the next
    decision."""
    kind = s.decision
    s.decision = RUNNING
    if kind == ACTION:
        take_action(s, option)
    elif kind == MINDBUG:
        answer_mindbug(s, option == TAKE)
    elif kind == BLOCK:
        if option == PASS:
            not_blocked(s)
        else:
            blocked(s, option)
    elif kind == HUNT:
        if option == PASS:
            ask_block(s)
        else:
            hunted(s, option)
    elif kind == AGAIN:
        if option == TAKE:
            declare_attack(s, s.decider, s.source, s.need)
        else:
            end_attack(s)
    elif kind == ORDER:
        resolve(s, option)
    elif kind == MAY:
        code = s.deal.book.code
        go_on(s, s.actor, s.source, s.pc + INSTRUCTION if option == TAKE else code[s.pc + 1])
    elif kind == SPREAD:
        if option != PASS:
            spread(s, option)
    elif kind == FAST_OFFER:
        if option == ATTACK:
            declare_attack(s, s.decider, s.source, 0)
        elif option == ACT:
            act(s, s.decider, s.source)
    elif kind == ORDER_FAST:
        ask_fast(s, option)
    elif kind == BUY:
        take_purchase(s, option)
    elif kind == ROLL:
        rolled(s, option)
    elif kind == REROLL:
        reroll(s, option)
    elif kind == DIE:
        first_face(s, option)
    elif kind == MODE:
        take_mode(s, option)
    elif kind == KEYWORD or kind == NUMBER:
        name(s, kind, option)
    elif kind == ROLL_NUMBER:
        rolled_number(s, option)
    elif kind == TARGET or kind == CARD or kind == DISCARD or kind == PICK:
        if option == PASS:
            carry_out(s, s.purpose, s.chosen)
        else:
            s.decision = kind
            pick(s, option)
    else:
        raise ValueError(f"nobody knows what to do with decision number {kind} (engine/machine.py)")
    run(s)


def take_action(s: State, option: Option) -> None:
    player = s.active
    if option < ATTACK:
        play_from_hand(s, player, option)
        return
    s.push(TURN_END, player, NO_CARD, 0)
    push_settling(s, player)
    if option_verb(option) == ATTACK:
        declare_attack(s, player, option_slot(option), 1)
    else:
        act(s, player, option_slot(option))


def take_mode(s: State, option: Option) -> None:
    if s.purpose == MODE_SIDE:
        turn_side(s, option)
    elif s.purpose == MODE_PRICE:
        choose_price(s, option)
    else:
        choose_mode(s, option)


def take_purchase(s: State, option: Option) -> None:
    if option == PASS:
        return
    player = s.decider
    paid = s.need == 0
    if paid:
        s.push(PURCHASE, player, NO_CARD, 0)
        if s.deal.rules & RULE_FAST_AT_ONCE:
            push_settling(s, player)
        else:
            s.push(SETTLE, player, NO_CARD, 0)
    buy(s, player, option, paid)


def run(s: State) -> None:
    """Resolves tasks until a player has to decide or the game is over."""
    while s.decision == RUNNING:
        s.depth -= 1
        task = s.stack[s.depth]
        kind = task_kind(task)
        player = task_player(task)
        card = task_card(task)
        number = task_number(task)
        if kind == EFFECT:
            effect(s, player, card, number)
        elif kind == SETTLE:
            if s.pending_size:
                settle(s)
        elif kind == FAST_STAGE:
            if s.fast:
                offer_fast(s)
        elif kind == ENTER:
            enter(s, player, card, number)
        elif kind == COMBAT:
            combat(s, player, card, number)
        elif kind == ATTACK_DONE:
            attack_done(s, player, card, number)
        elif kind == TURN_END:
            if s.deal.classes & ENDINGS:
                end_turn(s, player, False)
            else:
                turn_over(s, player, False)
        elif kind == TURN_START:
            start_turn(s, player)
        elif kind == TURN_ACTION:
            ask_action(s, player)
        elif kind == ATTACK_EFFECT:
            attack_effect(s, player, card)
        elif kind == TURN_AGAIN:
            end_turn(s, player, True)
        elif kind == ARRIVED:
            arrived(s, card, number)
        elif kind == HARVEST:
            harvest(s, player)
        elif kind == PURCHASE:
            purchase(s, player)
        elif kind == ROLL_DICE:
            roll_dice(s, player, card)
        elif kind == FACE:
            resolve_face(s, player, card, number)
        elif kind == TURN_OVER:
            turn_over(s, player, number == 1)
        elif kind == ATTACK_NOW:
            declare_attack(s, player, card, 0)
        elif kind == TURN_SIDE:
            ask_side(s, player, card)
        elif kind == FIGHT:
            fight_at_last(s, player, card, number)
        else:
            raise ValueError(f"nobody knows how to carry out task number {kind} (engine/machine.py)")
