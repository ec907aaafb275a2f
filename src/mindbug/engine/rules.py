"""Turn, Mindbug, attack, block, fight, dice, purchases, the end: the rules that no card says."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Address, Mask, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    ACTION,
    AGAIN,
    ARRIVED,
    AT_BLOCKS,
    AT_DISCARDS,
    AT_LIFE_LOSS,
    ATTACK_DONE,
    ATTACK_EFFECT,
    BANS_PLAYS,
    BLOCK,
    BY_NO_ACTION,
    C_GRANT,
    C_MUST_HUNT,
    C_REVERSE,
    C_WHEN_ANY_END,
    C_WHEN_BLOCKS,
    C_WHEN_END,
    C_WHEN_START,
    CHANCE,
    COMBAT,
    CONSTANT,
    CONSTANT_COST,
    CONSTANT_PROGRAM,
    CONSTANT_SELECTOR,
    DIE,
    DISCARD,
    E_ACTED,
    E_ATTACKED,
    E_BLOCKED,
    E_DECLINED,
    E_FOUGHT,
    E_HUNTED,
    E_MINDBUGGED,
    E_PASSED,
    E_PLAYED,
    E_REROLLED,
    E_ROLLED,
    E_TRIGGERED,
    E_TURN,
    E_TURNED,
    E_UNBLOCKED,
    EFFECT,
    ENERGY_1,
    ENERGY_2,
    ENTER,
    FACE,
    FAST,
    FAST_OFFER,
    FAST_STAGE,
    FIGHT,
    GRANTED_PRICE,
    GRANTS,
    GROW_3,
    HARVEST,
    HUNT,
    HUNTER,
    MINDBUG,
    MODE,
    MODE_PRICE,
    MODE_SIDE,
    NO_CARD,
    ON_ACTION,
    ON_ATTACK,
    ON_PLAY,
    ORDER,
    ORDER_FAST,
    OVER,
    OWN_PRICE,
    POISONOUS,
    PURCHASE,
    REROLL,
    REVERSES,
    ROLL,
    ROLL_DICE,
    RULE_ATTACKS_UNCOUNTED,
    RULE_FAST_AT_ONCE,
    RULE_NEW_TURN_AFTER_MINDBUG,
    RULE_PASS_WHEN_UNABLE,
    SETTLE,
    SPREAD,
    STARTINGS,
    TO_DISCARD,
    TURN_ACTION,
    TURN_AGAIN,
    TURN_END,
    TURN_OVER,
    UNROLLED,
)
from mindbug.engine.effects import (
    REAL,
    WITHOUT_PLAY,
    any_use,
    ask,
    ask_to_buy,
    boost,
)
from mindbug.engine.moves import (
    add_octonite,
    change_energy,
    change_life,
    come_into_play,
    defeat,
    emit,
    end_by_life,
    endless,
    finish,
    known_copy_first,
    make_public,
    moment,
    next_of,
    refill,
    remove_octonite,
    show_face,
    take_control,
    trigger,
    use_mindbug,
)
from mindbug.engine.packing import (
    TURN_MARKS,
    dice_number,
    face_of,
    pack_dice,
    pack_trigger,
    rerolls_left,
    trigger_kind,
    trigger_player,
    trigger_program,
    trigger_source,
    trigger_tally,
    trigger_victor,
    with_face,
    with_rerolls,
)
from mindbug.engine.power import (
    attackers,
    blockers,
    can_attack,
    dice_of,
    end_of_rows,
    first_row,
    matches,
    mindbugs_are_off,
    playable,
    power,
    prey,
    rerolls_of,
    sources_of,
    works,
)
from mindbug.engine.state import State

FAR_END: Final = 1 << 30

# ---- the turn


def start_turn(s: State, player: Player) -> None:
    if s.turn_number >= s.deal.turn_limit:
        end_by_life(s)
        return
    s.turn_number += 1
    s.active = player
    if s.recording:
        emit(s, E_TURN, player, NO_CARD, NO_CARD, s.turn_number)
    begin_turn(s, player)


def begin_turn(s: State, player: Player) -> None:
    """Purchases before everything else, then Harvest, then what has arrived FAST, then the turn action."""
    starting = False
    if s.deal.classes & STARTINGS:
        starting = sources_of(s, C_WHEN_START) != 0
    if not s.deal.harvests and not s.power_row and not starting:
        ask_action(s, player)
        return
    s.push(TURN_ACTION, player, NO_CARD, 0)
    if s.deal.harvests or starting:
        push_settling(s, player)
        s.push(HARVEST, player, NO_CARD, 0)
    elif s.deal.pool.knows_fast and not s.deal.rules & RULE_FAST_AT_ONCE:
        s.push(FAST_STAGE, player, NO_CARD, 0)
    if s.power_row:
        s.push(PURCHASE, player, NO_CARD, 0)


def end_turn(s: State, player: Player, again: bool) -> None:
    """Effects at the end of the turn (F13). `again`: the same player has another turn (M8)."""
    moment(s, C_WHEN_END, sources_of(s, C_WHEN_END) & s.cards_of(player))
    moment(s, C_WHEN_ANY_END, sources_of(s, C_WHEN_ANY_END))
    if s.pending_size:
        s.push(TURN_OVER, player, NO_CARD, 1 if again else 0)
        push_settling(s, player)
    else:
        turn_over(s, player, again)


def turn_over(s: State, player: Player, again: bool) -> None:
    """What lasted for the turn is over."""
    if s.borrowed:
        give_back(s)
    s.attacking = 0
    s.fast = 0
    s.attacked = 0
    s.attacked_twice = 0
    s.team_keywords0 = 0
    s.team_keywords1 = 0
    s.extra_die = 0
    s.cannot_block = 0
    s.mindbugs_off = 0
    s.pinned = 0
    s.sheltered = 0
    s.blocked = 0
    s.victors = 0
    while s.boosted:
        slot = lowest(s.boosted)
        s.boosted &= s.boosted - 1
        s.marks[slot] &= ~TURN_MARKS
    following = player if again else 1 - player
    if not again and (s.extra1 if player else s.extra0):
        following = player
        if player:
            s.extra1 -= 1
        else:
            s.extra0 -= 1
    start_turn(s, following)


def give_back(s: State) -> None:
    """Creatures whose control was taken for the turn."""
    borrowed = s.borrowed
    first = borrowed & ~s.second
    take_control(s, 1, first)
    take_control(s, 0, borrowed & ~first)


def purchase(s: State, player: Player) -> None:
    """Ask for one Power card that the player can pay, until there is none or enough."""
    row = s.power_row
    affordable: Mask = 0
    while row:
        first = row & -row
        row ^= first
        if s.deal.book.power_cost[s.deal.power_deck[lowest(first)]] <= s.energy(player):
            affordable |= first
    if affordable:
        s.source = NO_CARD
        ask_to_buy(s, player, affordable, True)


def harvest(s: State, player: Player) -> None:
    """All tick first, then the effects of those that lost the last octonite."""
    creatures = s.creatures_of(player) & s.deal.harvests
    while creatures:
        slot = s.oldest(creatures)
        creatures ^= bit(slot)
        if s.octonite(slot):
            remove_octonite(s, slot, 1)
    if s.deal.classes & STARTINGS:
        moment(s, C_WHEN_START, sources_of(s, C_WHEN_START) & s.cards_of(player))


def ask_action(s: State, player: Player) -> None:
    forget_effects(s)
    hand = s.hand_of(player)
    if s.deal.classes & BANS_PLAYS:
        hand = playable(s, player, hand)
    if hand or attackers(s, player) or actors(s, player):
        s.decision = ACTION
        s.decider = player
    elif s.deal.rules & RULE_PASS_WHEN_UNABLE:
        if s.recording:
            emit(s, E_PASSED, player, NO_CARD)
        s.push(TURN_END, player, NO_CARD, 0)
    else:
        finish(s, 1 - player, BY_NO_ACTION)


def forget_effects(s: State) -> None:
    """Before a turn action nothing is left of what was resolved: equal games have equal states."""
    s.turn_clock = s.clock
    s.fast = 0
    s.attacking = 0
    s.actor = 0
    s.source = NO_CARD
    s.subject = NO_CARD
    s.choices = 0
    s.chosen = 0
    s.need = 0
    s.purpose = 0
    s.pc = 0
    s.up_to = False
    s.dice = 0
    s.it = 0
    s.tally = 0
    s.victor = NO_CARD
    s.named = 0


def bound_hunters(s: State, player: Player) -> i64:
    """The creatures of which one must attack in this turn action, because an enemy creature must be hunted."""
    bait = s.creatures_of(1 - player) & s.deal.masks[C_MUST_HUNT]
    found: Mask = 0
    if bait:
        hunters = attackers(s, player)
        while hunters:
            first = hunters & -hunters
            hunters ^= first
            if works(s, lowest(first), HUNTER) and prey(s, lowest(first)) & bait:
                found |= first
    return found


def actors(s: State, player: Player) -> Mask:
    """The creatures whose Action may be used: paid for, and it would do something."""
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


# ---- playing a card


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
    """One charge octonite goes to another creature; asked again while there is more."""
    add_octonite(s, s.source, -1)
    add_octonite(s, target, 1)
    if s.octonite(s.source):
        s.decision = SPREAD


def arrived(s: State, slot: Slot, how: i64) -> None:
    if s.deal.pool.knows_fast and works(s, slot, FAST):
        s.fast |= bit(slot)
    if how != WITHOUT_PLAY and s.program(slot, ON_PLAY):
        trigger(s, slot, ON_PLAY)


# ---- pending effects


def push_settling(s: State, player: Player) -> None:
    """What follows something that brings effects: they happen, then FAST creatures may use it."""
    if s.deal.pool.knows_fast:
        s.push(FAST_STAGE, player, NO_CARD, 0)
    s.push(SETTLE, player, NO_CARD, 0)


def settle(s: State) -> None:
    """Pending triggers, one after another; the active player picks the next (G3, G4)."""
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
    """FAST creatures that wait, once nothing else is pending."""
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


# ---- attack and action


def act(s: State, player: Player, slot: Slot) -> None:
    if s.recording:
        emit(s, E_ACTED, player, slot)
    s.it = 0
    s.push(SETTLE, player, NO_CARD, 0)
    s.push(EFFECT, player, slot, s.program(slot, ON_ACTION))
    cost = s.deal.book.action_cost[s.design(slot)]
    if cost:
        remove_octonite(s, slot, cost)


def declare_attack(s: State, player: Player, slot: Slot, bound: i64) -> None:
    """`bound`: 1 for the turn action, in which an enemy creature may have to be hunted."""
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


def attack_effect(s: State, player: Player, slot: Slot) -> None:
    """What must be paid is paid if it can be; otherwise the attack goes on without it."""
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
    """The own Attack effect, 0 for none."""
    if s.octonite(slot) < s.deal.book.attack_cost[s.design(slot)]:
        return 0
    return s.program(slot, ON_ATTACK)


def cheapest_grant(s: State, slot: Slot) -> i64:
    """The lowest cost of a granted effect that the creature must and can pay, 0 for none."""
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
    """The creature's own Attack effect and those that it is granted join what is pending (F11)."""
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


def ask_side(s: State, player: Player, slot: Slot) -> None:
    """Which of its sides the exhausted creature shows."""
    if not s.in_play & s.exhausted & bit(slot):
        return
    s.decision = MODE
    s.decider = player
    s.actor = player
    s.source = slot
    s.purpose = MODE_SIDE
    s.choices = bit(s.deal.book.side_count[s.design(slot)]) - 1


def turn_side(s: State, side: i64) -> None:
    slot = s.source
    face = s.deal.book.sides[s.design(slot)] + side
    if s.recording:
        emit(s, E_TURNED, s.controller(slot), slot, NO_CARD, face)
    show_face(s, slot, face)


def combat(s: State, player: Player, slot: Slot, bound: i64) -> None:
    """HUNTER's choice, else the block (A1); nothing if the attacker is gone (A2)."""
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
    """The creature blocks; what that triggers happens before the fight."""
    s.blocked |= bit(blocker)
    if s.deal.classes & AT_BLOCKS and s.deal.masks[C_WHEN_BLOCKS] & bit(blocker):
        s.push(FIGHT, s.controller(attacker), attacker, blocker)
        s.push(SETTLE, s.active, NO_CARD, 0)
        moment(s, C_WHEN_BLOCKS, bit(blocker))
    else:
        fight(s, attacker, blocker)


def fight_at_last(s: State, player: Player, attacker: Slot, blocker: Slot) -> None:
    """After the effects of blocking, if both are still there."""
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


def attack_done(s: State, player: Player, slot: Slot, bound: i64) -> None:
    """FRENZY may attack once more (A11)."""
    if s.attacking & bit(slot) and can_attack(s, slot):
        s.decision = AGAIN
        s.decider = player
        s.source = slot
        s.subject = slot
        s.need = bound  # whether it belongs to the turn action
    else:
        end_attack(s)


def end_attack(s: State) -> None:
    s.attacking = 0
    if s.deal.rules & RULE_ATTACKS_UNCOUNTED:
        s.attacked = 0
        s.attacked_twice = 0


# ---- dice


def roll_dice(s: State, player: Player, slot: Slot) -> None:
    """Roll what is not rolled, ask for rerolls, then let the results happen."""
    number = dice_number(s.dice)
    s.source = slot
    s.actor = player
    s.push(ROLL_DICE, player, slot, 0)
    if face_of(s.dice, 0) == UNROLLED or (number == 2 and face_of(s.dice, 1) == UNROLLED):
        s.decision = ROLL
        s.decider = CHANCE
        return
    if rerolls_left(s.dice):
        s.decision = REROLL
        s.decider = player
        return
    s.depth -= 1
    if number == 1:
        s.push(FACE, player, slot, face_of(s.dice, 0))
    elif face_of(s.dice, 0) == face_of(s.dice, 1):
        s.push(FACE, player, slot, face_of(s.dice, 0))
        s.push(FACE, player, slot, face_of(s.dice, 0))
    else:
        s.decision = DIE
        s.decider = player


def next_die(s: State) -> i64:
    """Which die is to be rolled."""
    return 0 if face_of(s.dice, 0) == UNROLLED else 1


def rolled(s: State, face: i64) -> None:
    die = next_die(s)
    s.dice = with_face(s.dice, die, face)
    if s.recording:
        emit(s, E_ROLLED, s.actor, s.source, NO_CARD, face, die + 1)


def reroll(s: State, dice: i64) -> None:
    """`dice` is a mask; none keeps the results for good."""
    if dice == 0:
        s.dice = with_rerolls(s.dice, 0)
        return
    s.dice = with_rerolls(s.dice, rerolls_left(s.dice) - 1)
    die: i64 = 0
    while die < 2:
        if (dice >> die) & 1:
            s.dice = with_face(s.dice, die, UNROLLED)
            if s.recording:
                emit(s, E_REROLLED, s.actor, s.source, NO_CARD, die + 1)
        die += 1


def first_face(s: State, face: i64) -> None:
    other = face_of(s.dice, 1) if face == face_of(s.dice, 0) else face_of(s.dice, 0)
    s.push(FACE, s.actor, s.source, other)
    s.push(FACE, s.actor, s.source, face)


def resolve_face(s: State, player: Player, slot: Slot, face: i64) -> None:
    if face <= GROW_3:
        boost(s, slot, face + 1)
    elif face == ENERGY_1:
        change_energy(s, player, 1)
    elif face == ENERGY_2:
        change_energy(s, player, 2)
    else:
        s.actor = player
        s.source = slot
        s.pc = 0  # no word of a card asks
        ask(s, DISCARD, 1 - player, s.hand_of(1 - player), 1, TO_DISCARD)
