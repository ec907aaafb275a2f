"""Single changes of the state, each with its event. With recording off an event costs one branch."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Card, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    BY_LIFE,
    BY_TURN_LIMIT,
    E_DEFEATED,
    E_DISCARDED,
    E_DREW,
    E_DREW_UNUSED,
    E_ENERGY,
    E_ENTERED,
    E_EXHAUSTED,
    E_GAME_OVER,
    E_GIVEN,
    E_LIFE,
    E_OCTONITE,
    E_POWER_REVEALED,
    E_PROTECTED,
    E_RECOVERED,
    E_RETURNED,
    E_SILENCED,
    E_STOLEN,
    E_TOOK_CONTROL,
    NO_CARD,
    NOBODY,
    ON_DEFEATED,
    ON_HARVEST,
    OVER,
    POWER_CARD,
    RULE_REFILL_OWN_REMOVALS,
    TOUGH,
)
from mindbug.engine.packing import MOST_OCTONITE, pack_event, pack_marks, pack_trigger, with_octonite, with_stamp
from mindbug.engine.power import cannot_be_defeated, silencer, works
from mindbug.engine.state import State

HAND_SIZE: Final = 5
ENDLESS: Final = 2000


def emit(s: State, kind: i64, player: Player, card: Card, other: Card = NO_CARD, number: i64 = 0,
         total: i64 = 0) -> None:
    """Note what happened; `other`, `number` and `total` mean what `game.events` says for that kind."""
    readers: i64 = 7
    if card < NO_CARD:
        readers = ((s.known0 >> card) & 1) | (((s.known1 >> card) & 1) << 1) | (((s.known2 >> card) & 1) << 2)
    s.events.append(pack_event(kind, player, card, other, number, total, readers))


# ---- where cards are


def arrive(s: State, slot: Slot, player: Player) -> None:
    """The card now belongs to that player and is the newest where it is; everything that lay on it is gone."""
    s.clock += 1
    s.marks[slot] = pack_marks(s.clock)
    if ((s.second >> slot) & 1) != player:
        s.second ^= bit(slot)


def make_public(s: State, cards: Mask) -> None:
    s.known0 |= cards
    s.known1 |= cards
    s.known2 |= cards


def known_copy_first(s: State, slot: Slot, among: Mask) -> Slot:
    """Of copies of one card in a hand the oldest goes, as the one that the opponent knows, so that no secret leaks."""
    same = s.same_card(slot, among)
    if same == bit(slot):
        return slot
    leaving = s.oldest(same)
    seen = same & (s.known0 if s.controller(slot) else s.known1)
    if seen & s.known2:
        seen &= s.known2
    if seen and not seen & bit(leaving):
        swap_knowledge(s, bit(leaving) | bit(s.oldest(seen)))
    return leaving


def swap_knowledge(s: State, copies: Mask) -> None:
    """Two copies of a card are alike: what is known of one may as well be known of the other."""
    s.known0 = swapped(s.known0, copies)
    s.known1 = swapped(s.known1, copies)
    s.known2 = swapped(s.known2, copies)


def swapped(mask: Mask, pair: Mask) -> Mask:
    """The mask with the two bits of the pair exchanged."""
    both = mask & pair
    if both == 0 or both == pair:
        return mask
    return mask ^ pair


def refill(s: State, player: Player) -> None:
    """Draw up to five cards while there are some."""
    missing = HAND_SIZE - count(s.hand_of(player))
    while missing > 0:
        slot = s.drawn1 if player else s.drawn0
        if slot >= s.deal.ends[player]:
            return
        if player:
            s.drawn1 += 1
            s.known1 |= bit(slot)
        else:
            s.drawn0 += 1
            s.known0 |= bit(slot)
        s.in_hand |= bit(slot)
        arrive(s, slot, player)
        missing -= 1
        if s.recording:
            emit(s, E_DREW, player, slot)


def refill_after(s: State, owner: Player, remover: Player) -> None:
    """Cards have left the owner's hand; `remover` is the player who took them out, by choice or not.

    "An opponent discards" is a removal by that opponent, a stolen card one by the thief.
    """
    if owner == remover or not s.deal.rules & RULE_REFILL_OWN_REMOVALS:
        refill(s, owner)


def draw_unused(s: State, player: Player) -> None:
    slot = s.drawn_unused
    if slot >= s.deal.ends[2]:
        return
    s.drawn_unused += 1
    if player:
        s.known1 |= bit(slot)
    else:
        s.known0 |= bit(slot)
    s.in_hand |= bit(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, E_DREW_UNUSED, player, slot)


def come_into_play(s: State, slot: Slot, player: Player) -> None:
    make_public(s, bit(slot))
    s.in_play |= bit(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, E_ENTERED, player, slot)
    octonite = s.deal.book.octonite[s.design(slot)]
    if octonite:
        add_octonite(s, slot, octonite)


def leave_play(s: State, cards: Mask) -> None:
    s.in_play &= ~cards
    s.exhausted &= ~cards
    s.boosted &= ~cards
    s.attacking &= ~cards
    s.fast &= ~cards
    s.attacked &= ~cards
    s.attacked_twice &= ~cards


def next_of(s: State, mask: Mask) -> Slot:
    """The active player's cards first, each side as they arrived: the rules know no order across the sides."""
    own = mask & s.cards_of(s.active)
    return s.oldest(own if own else mask)


def next_by_design(s: State, mask: Mask) -> Slot:
    """For cards that leave a hand together: in the order of arrival they would tell what was drawn when."""
    best = s.oldest(mask)
    rest = mask
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        if s.design(slot) < s.design(best):
            best = s.oldest(s.same_card(slot, mask))
    return best


def discard(s: State, player: Player, cards: Mask) -> None:
    """Out of the hand, as one batch; the refill is the caller's."""
    s.in_hand &= ~cards
    s.in_discard |= cards
    make_public(s, cards)
    while cards:
        slot = next_by_design(s, cards)
        cards ^= bit(slot)
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_DISCARDED, player, slot)


def recover(s: State, player: Player, cards: Mask) -> None:
    """From discard piles to the player's hand."""
    s.in_discard &= ~cards
    s.in_hand |= cards
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        foreign = s.controller(slot) != player
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_RECOVERED, player, slot, NO_CARD, 1 if foreign else 0)


def return_to_hand(s: State, slot: Slot) -> None:
    leave_play(s, bit(slot))
    s.in_hand |= bit(slot)
    player = s.controller(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, E_RETURNED, player, slot)


def hand_over(s: State, cards: Mask, player: Player, stolen: bool) -> None:
    """Cards go from the opponent's hand to the player's; both know them, nobody else does."""
    s.known0 |= cards
    s.known1 |= cards
    while cards:
        slot = next_by_design(s, cards)
        cards ^= bit(slot)
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_STOLEN if stolen else E_GIVEN, player if stolen else 1 - player, slot)


def take_control(s: State, player: Player, cards: Mask) -> None:
    cards &= s.cards_of(1 - player)
    s.attacking &= ~cards
    s.fast &= ~cards
    while cards:
        slot = s.oldest(cards)
        cards ^= bit(slot)
        kept = s.marks[slot]  # G16: counters and this turn's effects stay
        arrive(s, slot, player)
        s.marks[slot] = with_stamp(kept, s.clock)
        if s.recording:
            emit(s, E_TOOK_CONTROL, player, slot)


# ---- defeat


def defeat(s: State, doomed: Mask, attacker: Slot = NO_CARD, blocker: Slot = NO_CARD) -> None:
    """All at the same time, judged once (G13); TOUGH creatures are exhausted instead. Fighters only in combat."""
    dead: Mask = 0
    tired: Mask = 0
    rest = doomed
    while rest:
        first = rest & -rest
        rest ^= first
        slot = lowest(first)
        if cannot_be_defeated(s, slot):
            if s.recording:
                emit(s, E_PROTECTED, s.controller(slot), slot)
        elif not s.exhausted & first and works(s, slot, TOUGH):
            tired |= first
        else:
            dead |= first
    s.exhausted |= tired
    while s.recording and tired:
        slot = next_of(s, tired)
        tired ^= bit(slot)
        emit(s, E_EXHAUSTED, s.controller(slot), slot)
    if not dead:
        return
    leave_play(s, dead)
    s.in_discard |= dead
    rest = dead
    while rest:
        slot = next_of(s, rest)
        rest ^= bit(slot)
        octonite = s.octonite(slot)
        player = s.controller(slot)
        arrive(s, slot, player)
        s.marks[slot] = pack_marks(s.clock, octonite)  # until the triggers below have read it
        if s.recording:
            emit(s, E_DEFEATED, player, slot)
    while dead:
        slot = next_of(s, dead)
        dead ^= bit(slot)
        victor: Card = NO_CARD
        if slot == attacker:
            victor = blocker
        elif slot == blocker:
            victor = attacker
        trigger(s, slot, ON_DEFEATED, victor)
        s.marks[slot] = with_octonite(s.marks[slot], 0)


def trigger(s: State, slot: Slot, kind: i64, victor: Card = NO_CARD) -> None:
    """The card's effect of that trigger, if it has one, joins what is pending; unless an enemy silences it."""
    program = s.program(slot, kind)
    if not program:
        return
    player = s.controller(slot)
    if kind != ON_HARVEST:
        by = silencer(s, player, kind)
        if by != NO_CARD:
            if s.recording:
                emit(s, E_SILENCED, player, slot, by, kind)
            return
    s.add_trigger(pack_trigger(program, slot, player, kind, s.octonite(slot), victor))


# ---- counters


def add_octonite(s: State, slot: Slot, number: i64) -> None:
    current = s.octonite(slot)
    if current + number > MOST_OCTONITE:
        number = MOST_OCTONITE - current
    s.marks[slot] = with_octonite(s.marks[slot], current + number)
    if s.recording:
        emit(s, E_OCTONITE, s.controller(slot), slot, NO_CARD, number, current + number)


def remove_octonite(s: State, slot: Slot, number: i64) -> None:
    """Removing the last one triggers Harvest, whatever removed it."""
    left = s.octonite(slot) - number
    s.marks[slot] = with_octonite(s.marks[slot], left)
    if s.recording:
        emit(s, E_OCTONITE, s.controller(slot), slot, NO_CARD, -number, left)
    if left == 0:
        trigger(s, slot, ON_HARVEST)


def change_energy(s: State, player: Player, number: i64) -> None:
    if player:
        s.energy1 += number
    else:
        s.energy0 += number
    if s.recording and number:
        emit(s, E_ENERGY, player, NO_CARD, NO_CARD, number, s.energy(player))


def turn_up_power_card(s: State) -> None:
    """The top card of the Power deck joins the row."""
    if s.power_drawn < len(s.deal.power_deck):
        s.power_row |= bit(s.power_drawn)
        if s.recording:
            emit(s, E_POWER_REVEALED, NOBODY, POWER_CARD + s.power_drawn)
        s.power_drawn += 1


def change_life(s: State, player: Player, number: i64) -> None:
    if number == 0:
        return
    if player:
        s.life1 += number
    else:
        s.life0 += number
    left = s.life(player)
    if left < 0:
        number -= left
        left = 0
        if player:
            s.life1 = 0
        else:
            s.life0 = 0
    if s.recording:
        emit(s, E_LIFE, player, NO_CARD, NO_CARD, number, left)
    if left == 0:
        finish(s, 1 - player, BY_LIFE)


def end_by_life(s: State) -> None:
    """The game would never end: the higher life wins (G18)."""
    finish(s, NOBODY if s.life0 == s.life1 else 0 if s.life0 > s.life1 else 1, BY_TURN_LIMIT)


def endless(s: State) -> bool:
    """Counts what happens within one turn action: two creatures can return and replay each other for ever."""
    s.turn_clock -= 1
    if s.clock - s.turn_clock <= ENDLESS:
        return False
    end_by_life(s)
    return True


def finish(s: State, winner: Player, why: i64) -> None:
    """The game is over at once; nothing more resolves (G9)."""
    s.winner = winner
    s.why = why
    s.decision = OVER
    s.depth = 0
    s.pending_size = 0
    if s.recording:
        emit(s, E_GAME_OVER, winner, NO_CARD, NO_CARD, why)
