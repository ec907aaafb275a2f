"""The attack: its effects, HUNTER's choice, the block, the fight, FRENZY (A1 to A14)."""

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Mask, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    AGAIN,
    AT_BLOCKS,
    AT_DISCARDS,
    AT_LIFE_LOSS,
    ATTACK_DONE,
    ATTACK_EFFECT,
    BLOCK,
    C_GRANT,
    C_MUST_HUNT,
    C_REVERSE,
    C_WHEN_BLOCKS,
    COMBAT,
    CONSTANT,
    CONSTANT_COST,
    CONSTANT_PROGRAM,
    CONSTANT_SELECTOR,
    E_ATTACKED,
    E_BLOCKED,
    E_FOUGHT,
    E_HUNTED,
    E_TRIGGERED,
    E_UNBLOCKED,
    EFFECT,
    FIGHT,
    GRANTED_PRICE,
    GRANTS,
    HUNT,
    HUNTER,
    MODE,
    MODE_PRICE,
    NO_CARD,
    ON_ATTACK,
    OWN_PRICE,
    POISONOUS,
    REVERSES,
    ROLL_DICE,
    RULE_ATTACKS_UNCOUNTED,
    SETTLE,
)
from mindbug.engine.counters import change_life
from mindbug.engine.defeat import defeat
from mindbug.engine.events import emit, next_of
from mindbug.engine.moments import moment
from mindbug.engine.packing import pack_dice, pack_trigger
from mindbug.engine.permissions import blockers, can_attack, dice_of, prey, rerolls_of
from mindbug.engine.power import end_of_rows, first_row, matches, power, sources_of, works
from mindbug.engine.state import State


def declare_attack(s: State, player: Player, slot: Slot, bound: i64) -> None:
    """Begins an attack. `bound` is 1 for the turn action, in which an enemy creature may have to be hunted."""
    s.attacking = bit(slot)
    again = s.attacked & bit(slot)
    s.attacked_twice |= again
    s.attacked |= bit(slot)
    if s.recording:
        emit(s, E_ATTACKED, player, slot, NO_CARD, 2 if again else 1)
    s.push(ATTACK_DONE, player, slot, bound)
    s.push(SETTLE, player, NO_CARD, 0)
    s.push(COMBAT, player, slot, bound)
    dice = dice_of(s, slot)
    effects = s.program(slot, ON_ATTACK) != 0 or (s.deal.classes & GRANTS != 0 and sources_of(s, C_GRANT) != 0)
    if effects or (dice and s.deal.classes & (AT_LIFE_LOSS | AT_DISCARDS)):
        s.push(SETTLE, player, NO_CARD, 0)
    if effects:
        s.push(ATTACK_EFFECT, player, slot, 0)
    if dice:
        s.dice = pack_dice(dice, rerolls_of(s, player))
        s.push(ROLL_DICE, player, slot, 0)


def end_attack(s: State) -> None:
    s.attacking = 0
    if s.deal.rules & RULE_ATTACKS_UNCOUNTED:
        s.attacked = 0
        s.attacked_twice = 0


def attack_done(s: State, player: Player, slot: Slot, bound: i64) -> None:
    """Lets FRENZY attack once more (A11)."""
    if s.attacking & bit(slot) and can_attack(s, slot):
        s.decision = AGAIN
        s.decider = player
        s.source = slot
        s.subject = slot
        s.need = bound  # whether it belongs to the turn action
    else:
        end_attack(s)


# ---- Attack effects


def attack_effect(s: State, player: Player, slot: Slot) -> None:
    """The attacker pays for its effects what it can; the attack goes on without those that it cannot pay."""
    own = affordable_attack(s, slot)
    if s.deal.classes & GRANTS and sources_of(s, C_GRANT):
        cost = s.deal.book.attack_cost[s.design(slot)] if own else 0
        other = cheapest_grant(s, slot)
        if cost and other and cost + other > s.octonite(slot):
            s.decision = MODE
            s.decider = player
            s.actor = player
            s.source = slot
            s.purpose = MODE_PRICE
            s.choices = 3
        else:
            add_attack_effects(s, slot, True, True)
    elif own and s.pending_size:
        trigger_attack(s, slot, own)
    elif own:
        s.it = 0
        if s.recording:
            emit(s, E_TRIGGERED, player, slot, NO_CARD, ON_ATTACK)
        s.push(EFFECT, player, slot, own)


def affordable_attack(s: State, slot: Slot) -> i64:
    """Returns the creature's own Attack effect, 0 for none."""
    if s.octonite(slot) < s.deal.book.attack_cost[s.design(slot)]:
        return 0
    return s.program(slot, ON_ATTACK)


def cheapest_grant(s: State, slot: Slot) -> i64:
    """Returns the lowest cost of a granted effect that the creature must and can pay, 0 for none."""
    constants = s.deal.book.constants
    least: i64 = 0
    sources = sources_of(s, C_GRANT)
    while sources:
        source = lowest(sources)
        sources &= sources - 1
        row = first_row(s, source)
        while row < end_of_rows(s, source):
            cost = constants[row + CONSTANT_COST]
            if (constants[row] == C_GRANT and cost and cost <= s.octonite(slot) and (not least or cost < least)
                    and matches(s, constants[row + CONSTANT_SELECTOR], s.controller(source), source, slot)):
                least = cost
            row += CONSTANT
    return least


def add_attack_effects(s: State, slot: Slot, own: bool, granted: bool) -> None:
    """Adds the creature's own Attack effect and those that it is granted to what is pending (F11)."""
    constants = s.deal.book.constants
    left = s.octonite(slot)
    program = affordable_attack(s, slot)
    if program and (own or s.deal.book.attack_cost[s.design(slot)] == 0):
        trigger_attack(s, slot, program)
        left -= s.deal.book.attack_cost[s.design(slot)]
    sources = sources_of(s, C_GRANT)
    while sources:
        in_play = sources & s.in_play  # before those in discard piles: a position knows no order across zones
        source = next_of(s, in_play if in_play else sources)
        sources ^= bit(source)
        row = first_row(s, source)
        while row < end_of_rows(s, source):
            cost = constants[row + CONSTANT_COST]
            if (constants[row] == C_GRANT and cost <= left and (granted or cost == 0)
                    and matches(s, constants[row + CONSTANT_SELECTOR], s.controller(source), source, slot)):
                trigger_attack(s, slot, constants[row + CONSTANT_PROGRAM])
                left -= cost
            row += CONSTANT


def trigger_attack(s: State, slot: Slot, program: Address) -> None:
    s.add_trigger(pack_trigger(program, slot, s.controller(slot), ON_ATTACK, s.octonite(slot), NO_CARD))


def choose_price(s: State, price: i64) -> None:
    add_attack_effects(s, s.source, price == OWN_PRICE, price == GRANTED_PRICE)


# ---- block and fight


def combat(s: State, player: Player, slot: Slot, bound: i64) -> None:
    """Asks for HUNTER's choice, else for the block (A1); does nothing if the attacker is gone (A2)."""
    if not s.attacking & bit(slot):
        return
    s.subject = slot
    s.source = slot
    if s.creatures_of(1 - player) and works(s, slot, HUNTER):
        targets = prey(s, slot)
        bait: Mask = 0
        if bound:
            bait = targets & s.deal.masks[C_MUST_HUNT]
        if bait and not bait & (bait - 1):
            hunted(s, lowest(bait))
            return
        if targets:
            s.decision = HUNT
            s.decider = player
            s.choices = targets
            s.up_to = True
            if bait:
                s.choices = bait
                s.up_to = False
            return
    ask_block(s)


def ask_block(s: State) -> None:
    slot = s.subject
    defender = 1 - s.controller(slot)
    choices = blockers(s, slot)
    if choices:
        s.decision = BLOCK
        s.decider = defender
        s.choices = choices
    else:
        not_blocked(s)


def not_blocked(s: State) -> None:
    defender = 1 - s.controller(s.subject)
    if s.recording:
        emit(s, E_UNBLOCKED, defender, s.subject)
    change_life(s, defender, -1)


def hunted(s: State, target: Slot) -> None:
    if s.recording:
        emit(s, E_HUNTED, s.controller(s.subject), s.subject, target)
    meet(s, s.subject, target)


def blocked(s: State, blocker: Slot) -> None:
    if s.recording:
        emit(s, E_BLOCKED, s.controller(blocker), blocker, s.subject)
    meet(s, s.subject, blocker)


def meet(s: State, attacker: Slot, blocker: Slot) -> None:
    """Lets the creature block; what that triggers happens before the fight."""
    s.blocked |= bit(blocker)
    if s.deal.classes & AT_BLOCKS and s.deal.masks[C_WHEN_BLOCKS] & bit(blocker):
        s.push(FIGHT, s.controller(attacker), attacker, blocker)
        s.push(SETTLE, s.active, NO_CARD, 0)
        moment(s, C_WHEN_BLOCKS, bit(blocker))
    else:
        fight(s, attacker, blocker)


def fight_at_last(s: State, player: Player, attacker: Slot, blocker: Slot) -> None:
    """Carries out the fight after the effects of blocking, if both creatures are still there."""
    if s.attacking & bit(attacker) and s.creatures_of(1 - player) & bit(blocker):
        fight(s, attacker, blocker)


def fight(s: State, attacker: Slot, blocker: Slot) -> None:
    if s.recording:
        emit(s, E_FOUGHT, s.controller(attacker), attacker, blocker)
    attack_power = power(s, attacker)
    block_power = power(s, blocker)
    if s.deal.classes & REVERSES and (bit(attacker) | bit(blocker)) & s.deal.masks[C_REVERSE]:
        attack_power = power(s, blocker)
        block_power = power(s, attacker)
    doomed: Mask = 0
    if block_power >= attack_power or works(s, blocker, POISONOUS):
        doomed |= bit(attacker)
    if attack_power >= block_power or works(s, attacker, POISONOUS):
        doomed |= bit(blocker)
    defeat(s, doomed, attacker, blocker)
