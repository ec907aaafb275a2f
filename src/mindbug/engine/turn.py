"""The turn: its start, its turn action, its end."""

from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    ACTION,
    BANS_PLAYS,
    BY_NO_ACTION,
    C_MUST_HUNT,
    C_WHEN_ANY_END,
    C_WHEN_END,
    C_WHEN_START,
    E_ACTED,
    E_PASSED,
    E_TURN,
    EFFECT,
    FAST_STAGE,
    HARVEST,
    HUNTER,
    NO_CARD,
    ON_ACTION,
    PURCHASE,
    RULE_FAST_AT_ONCE,
    RULE_PASS_WHEN_UNABLE,
    SETTLE,
    STARTINGS,
    TURN_ACTION,
    TURN_END,
    TURN_OVER,
)
from mindbug.engine.counters import end_by_life, finish, remove_octonite
from mindbug.engine.events import emit
from mindbug.engine.moments import moment
from mindbug.engine.moves import take_control
from mindbug.engine.packing import TURN_MARKS
from mindbug.engine.pending import push_settling
from mindbug.engine.permissions import attackers, playable, prey
from mindbug.engine.power import sources_of, works
from mindbug.engine.state import State
from mindbug.engine.usefulness import actors

# ---- start and end


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
    """Begins a turn: purchases before everything else, then Harvest, then what has arrived FAST, then the turn
    action."""
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
    """Resolves the effects at the end of the turn (F13). `again`: the same player has another turn (M8)."""
    moment(s, C_WHEN_END, sources_of(s, C_WHEN_END) & s.cards_of(player))
    moment(s, C_WHEN_ANY_END, sources_of(s, C_WHEN_ANY_END))
    if s.pending_size:
        s.push(TURN_OVER, player, NO_CARD, 1 if again else 0)
        push_settling(s, player)
    else:
        turn_over(s, player, again)


def turn_over(s: State, player: Player, again: bool) -> None:
    """Ends everything that lasted for the turn."""
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
    """Gives back creatures whose control was taken for the turn."""
    borrowed = s.borrowed
    first = borrowed & ~s.second
    take_control(s, 1, first)
    take_control(s, 0, borrowed & ~first)


def harvest(s: State, player: Player) -> None:
    """Lets all creatures tick first, then adds the effects of those that lost the last octonite."""
    creatures = s.creatures_of(player) & s.deal.harvests
    while creatures:
        slot = s.oldest(creatures)
        creatures ^= bit(slot)
        if s.octonite(slot):
            remove_octonite(s, slot, 1)
    if s.deal.classes & STARTINGS:
        moment(s, C_WHEN_START, sources_of(s, C_WHEN_START) & s.cards_of(player))


# ---- the turn action


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
    """Clears what is left of resolved effects before a turn action: equal games have equal states."""
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
    """Returns the creatures of which one must attack in this turn action, because an enemy creature must be hunted."""
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


def act(s: State, player: Player, slot: Slot) -> None:
    if s.recording:
        emit(s, E_ACTED, player, slot)
    s.it = 0
    s.push(SETTLE, player, NO_CARD, 0)
    s.push(EFFECT, player, slot, s.program(slot, ON_ACTION))
    cost = s.deal.book.action_cost[s.design(slot)]
    if cost:
        remove_octonite(s, slot, cost)
