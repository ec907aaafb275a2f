"""Cards that move from one place to another, each move with its event. With recording off an event costs one branch."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Design, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    AT_DISCARDS,
    E_BURIED,
    E_CAME_BACK,
    E_CAPTURED,
    E_DISCARDED,
    E_DREW,
    E_DREW_UNUSED,
    E_ENTERED,
    E_EVOLVED,
    E_FACE,
    E_GIVEN,
    E_PUT_UNDER,
    E_RECOVERED,
    E_RETURNED,
    E_SET_ASIDE,
    E_STOLEN,
    E_SWAPPED,
    E_TOOK_CONTROL,
    E_TUCKED,
    NO_CARD,
    NOBODY,
    RULE_REFILL_OWN_REMOVALS,
)
from mindbug.engine.counters import add_octonite
from mindbug.engine.events import emit, next_by_design, next_of
from mindbug.engine.moments import discarded
from mindbug.engine.packing import pack_marks, with_stamp
from mindbug.engine.state import State

HAND_SIZE: Final = 5


# ---- where cards are


def arrive(s: State, slot: Slot, player: Player) -> None:
    """Gives the card to that player as the newest where it is; everything that lay on it is gone."""
    s.clock += 1
    s.marks[slot] = pack_marks(s.clock)
    if ((s.second >> slot) & 1) != player:
        s.second ^= bit(slot)


def unplaced(s: State, cards: Mask) -> i64:
    """Returns the cards that lie in no zone: given to somebody, or on their way into play."""
    return cards & ~(s.in_hand | s.in_play | s.in_discard | s.under | s.aside)


def make_public(s: State, cards: Mask) -> None:
    s.known0 |= cards
    s.known1 |= cards
    s.known2 |= cards


def known_copy_first(s: State, slot: Slot, among: Mask) -> Slot:
    """Returns the copy in a hand that goes: the oldest, as if it were the one that the opponent knows, so that no
    secret leaks."""
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
    """Exchanges what is known of two copies of a card, which are alike otherwise."""
    s.known0 = swapped(s.known0, copies)
    s.known1 = swapped(s.known1, copies)
    s.known2 = swapped(s.known2, copies)


def swapped(mask: Mask, pair: Mask) -> Mask:
    """Returns the mask with the two bits of the pair exchanged."""
    both = mask & pair
    if both == 0 or both == pair:
        return mask
    return mask ^ pair


# ---- drawing


def refill(s: State, player: Player) -> None:
    """Draws up to five cards while there are some."""
    missing = HAND_SIZE - count(s.hand_of(player))
    while missing > 0 and draw(s, player):
        missing -= 1


def refill_after(s: State, owner: Player, remover: Player) -> None:
    """Refills the hand after cards have left it; `remover` is the player who took them out, by choice or not.

    "An opponent discards" is a removal by that opponent, a stolen card one by the thief.
    """
    if owner == remover or not s.deal.rules & RULE_REFILL_OWN_REMOVALS:
        refill(s, owner)


def draw(s: State, player: Player) -> bool:
    """Draws the top card of the player's draw pile, if there is one."""
    slot = s.drawn1 if player else s.drawn0
    if slot >= s.deal.ends[player]:
        below = s.tucked & s.cards_of(player)
        if not below:
            return False
        slot = s.oldest(below)
        s.tucked ^= bit(slot)
    elif player:
        s.drawn1 += 1
    else:
        s.drawn0 += 1
    take_drawn(s, slot, player, E_DREW)
    return True


def take_drawn(s: State, slot: Slot, player: Player, kind: i64) -> None:
    """Puts a card that was drawn into the player's hand; nobody else knows it."""
    if player:
        s.known1 |= bit(slot)
    else:
        s.known0 |= bit(slot)
    s.in_hand |= bit(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, kind, player, slot)


def draw_pile(s: State, player: Player) -> i64:
    """Returns the cards of the player's draw pile."""
    pile = s.tucked & s.cards_of(player)
    slot = s.drawn1 if player else s.drawn0
    while slot < s.deal.ends[player]:
        pile |= bit(slot)
        slot += 1
    return pile


def draw_unused(s: State, player: Player) -> None:
    slot = s.drawn_unused
    if slot >= s.deal.ends[2]:
        return
    s.drawn_unused += 1
    take_drawn(s, slot, player, E_DREW_UNUSED)


def tuck_unused(s: State, player: Player, number: i64) -> None:
    """Puts the top of the unused pile below the player's draw pile, unseen."""
    while number > 0 and s.drawn_unused < s.deal.ends[2]:
        slot = s.drawn_unused
        s.drawn_unused += 1
        s.tucked |= bit(slot)
        arrive(s, slot, player)
        number -= 1
        if s.recording:
            emit(s, E_TUCKED, player, NO_CARD)


def discard_draw_pile(s: State, player: Player) -> i64:
    """Takes the cards out of the draw pile; they are in no zone until they are discarded."""
    pile = draw_pile(s, player)
    s.tucked &= ~pile
    if player:
        s.drawn1 = s.deal.ends[1]
    else:
        s.drawn0 = s.deal.ends[0]
    return pile


# ---- into play and out of it


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
    """Ends everything that lasts for the turn or waits for these creatures; boost cards and faces are the caller's."""
    others = ~cards
    s.in_play &= others
    s.exhausted &= others
    s.boosted &= others
    s.attacking &= others
    s.fast &= others
    s.attacked &= others
    s.attacked_twice &= others
    s.pinned &= others
    s.sheltered &= others
    s.blocked &= others
    s.victors &= others
    s.borrowed &= others


def take_control(s: State, player: Player, cards: Mask) -> None:
    cards &= s.cards_of(1 - player)
    s.attacking &= ~cards
    s.fast &= ~cards
    s.borrowed &= ~cards
    while cards:
        slot = s.oldest(cards)
        cards ^= bit(slot)
        kept = s.marks[slot]  # G16: counters and this turn's effects stay
        arrive(s, slot, player)
        s.marks[slot] = with_stamp(kept, s.clock)
        if s.under:
            s.second ^= s.held_by(slot, s.under)  # its boost cards go with it
        if s.recording:
            emit(s, E_TOOK_CONTROL, player, slot)


def return_to_hand(s: State, cards: Mask, player: Player = NOBODY) -> None:
    """Puts creatures from play into the hands of their controllers, or into that player's hand."""
    leave_play(s, cards)
    s.in_hand |= cards
    buried: Mask = 0
    rest = cards
    while rest:
        slot = next_of(s, rest)
        rest ^= bit(slot)
        owner = s.controller(slot)
        if s.under:
            boost = s.held_by(slot, s.under)
            bury(s, owner, boost)
            buried |= boost
        if player == NOBODY:
            arrive(s, slot, owner)
            if s.recording:
                emit(s, E_RETURNED, owner, slot)
        else:
            arrive(s, slot, player)
            if s.recording:
                emit(s, E_CAPTURED, player, slot)
    if cards & s.deal.turned:
        turn_back(s, cards)
    if s.deal.classes & AT_DISCARDS:
        discarded(s, buried)


# ---- hands and discard piles


def discard(s: State, player: Player, cards: Mask) -> None:
    """Puts cards from a hand (or draw pile) into the player's discard pile as one batch; the refill is the caller's."""
    s.in_hand &= ~cards
    s.in_discard |= cards
    make_public(s, cards)
    rest = cards
    while rest:
        slot = next_by_design(s, rest)
        rest ^= bit(slot)
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_DISCARDED, player, slot)
    if s.deal.classes & AT_DISCARDS:
        discarded(s, cards)


def recover(s: State, player: Player, cards: Mask) -> None:
    """Puts cards from discard piles, or from under creatures, into the player's hand."""
    boosts = cards & s.under
    s.in_discard &= ~cards
    s.under &= ~cards
    s.in_hand |= cards
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        foreign = s.controller(slot) != player
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_RECOVERED, player, slot, NO_CARD, 2 if boosts & bit(slot) else 1 if foreign else 0)


def hand_over(s: State, cards: Mask, player: Player, stolen: bool) -> None:
    """Gives cards of the opponent's hand to the player; both know them, nobody else does."""
    s.known0 |= cards
    s.known1 |= cards
    while cards:
        slot = next_by_design(s, cards)
        cards ^= bit(slot)
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_STOLEN if stolen else E_GIVEN, player if stolen else 1 - player, slot)


def hand_in(s: State, slot: Slot, player: Player) -> None:
    """Gives a card of the opponent's hand to the player, who has not yet put it anywhere; both know it."""
    s.known0 |= bit(slot)
    s.known1 |= bit(slot)
    s.in_hand ^= bit(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, E_GIVEN, 1 - player, slot)


def swap_hands(s: State, player: Player) -> None:
    """Exchanges the hands. Each player knows what they gave."""
    cards = s.in_hand
    s.known0 |= cards
    s.known1 |= cards
    if s.recording:
        emit(s, E_SWAPPED, player, NO_CARD)
    while cards:
        slot = next_by_design(s, cards)
        cards ^= bit(slot)
        arrive(s, slot, 1 - s.controller(slot))


# ---- faces


def show_face(s: State, slot: Slot, design: Design) -> None:
    s.deal = s.deal.showing(slot, design)
    if s.recording:
        emit(s, E_FACE, NOBODY, slot, NO_CARD, design)


def turn_back(s: State, cards: Mask) -> None:
    """Turns a card that has left play to its first face."""
    cards &= s.deal.turned
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        show_face(s, slot, s.deal.book.first_face[s.design(slot)])


def evolve(s: State, slot: Slot) -> None:
    """Turns the creature into its next stage; everything that lies on it stays (F1)."""
    stage = s.deal.book.next_stage[s.design(slot)]
    if not stage or not s.in_play & bit(slot):
        return
    if s.recording:
        emit(s, E_EVOLVED, s.controller(slot), slot, NO_CARD, stage)
    show_face(s, slot, stage)


# ---- cards that other cards hold


def put_under(s: State, cards: Mask, holder: Slot) -> None:
    """Puts cards of discard piles under a creature, as its boost cards."""
    s.in_discard &= ~cards
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        s.under |= bit(slot)
        arrive(s, slot, s.controller(holder))
        s.hold(slot, holder)
        if s.recording:
            emit(s, E_PUT_UNDER, s.controller(holder), slot, holder)


def bury(s: State, player: Player, cards: Mask) -> None:
    """Puts boost cards into the player's discard pile; what that triggers is the caller's."""
    s.under &= ~cards
    s.in_discard |= cards
    while cards:
        slot = s.oldest(cards)
        cards ^= bit(slot)
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_BURIED, player, slot)


def set_aside(s: State, keeper: Slot, cards: Mask) -> None:
    """Takes the creatures out of play with octonite, exhaustion, boost cards and face; what lasts for the turn is over.

    They lie there in the order in which they were set aside: a position tells no other.
    """
    tired = s.exhausted & cards
    leave_play(s, cards)
    s.exhausted |= tired
    s.aside |= cards
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        s.clock += 1
        s.marks[slot] = pack_marks(s.clock, s.octonite(slot))
        s.hold(slot, keeper)
        if s.recording:
            emit(s, E_SET_ASIDE, s.controller(slot), slot, keeper)


def bring_back(s: State, keeper: Slot) -> None:
    """Brings the creatures that the card keeps aside back as they were, without Play effects."""
    if not s.aside:
        return
    cards = s.held_by(keeper, s.aside)
    s.aside &= ~cards
    s.in_play |= cards
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        octonite = s.octonite(slot)
        arrive(s, slot, s.controller(slot))
        s.marks[slot] = pack_marks(s.clock, octonite)
        if s.recording:
            emit(s, E_CAME_BACK, s.controller(slot), slot)
