"""Single changes of the state, each with its event. With recording off an event costs one branch."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Card, Design, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    AT_DISCARDS,
    AT_LIFE_LOSS,
    BY_LIFE,
    BY_TURN_LIMIT,
    C_EVOLVES,
    C_TOLL,
    C_WHEN_DISCARDED,
    C_WHEN_ENEMY_LOST,
    C_WHEN_LOST,
    CONSTANT,
    CONSTANT_AMOUNT,
    CONSTANT_PROGRAM,
    E_BOUGHT,
    E_BURIED,
    E_CAME_BACK,
    E_CAPTURED,
    E_DEFEATED,
    E_DISCARDED,
    E_DREW,
    E_DREW_UNUSED,
    E_ENERGY,
    E_ENTERED,
    E_EVOLVED,
    E_EXHAUSTED,
    E_FACE,
    E_GAME_OVER,
    E_GIVEN,
    E_LIFE,
    E_LIFE_KEPT,
    E_OCTONITE,
    E_POWER_REVEALED,
    E_PROTECTED,
    E_PUT_UNDER,
    E_RECOVERED,
    E_RETURNED,
    E_SET_ASIDE,
    E_SILENCED,
    E_STOLEN,
    E_SWAPPED,
    E_TOOK_CONTROL,
    E_TUCKED,
    EVOLVES,
    KEEPS_LIFE,
    NO_CARD,
    NOBODY,
    ON_DEFEATED,
    ON_HARVEST,
    ON_MOMENT,
    OVER,
    PLAYS_ITS_BOOST,
    POWER_CARD,
    RULE_REFILL_OWN_REMOVALS,
    TAKES_TOLL,
    TOUGH,
    TURN_SIDE,
)
from mindbug.engine.packing import MOST_OCTONITE, pack_event, pack_marks, pack_trigger, with_octonite, with_stamp
from mindbug.engine.power import (
    cannot_be_defeated,
    end_of_rows,
    first_row,
    keeps_life,
    row_holds,
    row_of,
    silencer,
    sources_against,
    works,
)
from mindbug.engine.state import State

HAND_SIZE: Final = 5
ENDLESS: Final = 2000


def emit(s: State, kind: i64, player: Player, card: Card, other: Card = NO_CARD, number: i64 = 0,
         total: i64 = 0) -> None:
    """Note what happened; `other`, `number` and `total` mean what `game.events` says for that kind."""
    if s.brief and kind > E_ENTERED and kind != E_BOUGHT:
        return
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
    while missing > 0 and draw(s, player):
        missing -= 1


def draw(s: State, player: Player) -> bool:
    """The top card of the own draw pile, if there is one."""
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
    if player:
        s.known1 |= bit(slot)
    else:
        s.known0 |= bit(slot)
    s.in_hand |= bit(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, E_DREW, player, slot)
    return True


def draw_pile(s: State, player: Player) -> i64:
    """The cards of the own draw pile."""
    pile = s.tucked & s.cards_of(player)
    slot = s.drawn1 if player else s.drawn0
    while slot < s.deal.ends[player]:
        pile |= bit(slot)
        slot += 1
    return pile


def tuck_unused(s: State, player: Player, number: i64) -> None:
    """The top of the unused pile goes below the own draw pile, unseen."""
    while number > 0 and s.drawn_unused < s.deal.ends[2]:
        slot = s.drawn_unused
        s.drawn_unused += 1
        s.tucked |= bit(slot)
        arrive(s, slot, player)
        number -= 1
        if s.recording:
            emit(s, E_TUCKED, player, NO_CARD)


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
    """What lasts for the turn or waits for these creatures is over; their boost cards and faces are the caller's."""
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


# ---- faces


def show_face(s: State, slot: Slot, design: Design) -> None:
    s.deal = s.deal.showing(slot, design)
    if s.recording:
        emit(s, E_FACE, NOBODY, slot, NO_CARD, design)


def turn_back(s: State, cards: Mask) -> None:
    """Outside play a card shows its first face."""
    cards &= s.deal.turned
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        show_face(s, slot, s.deal.book.first_face[s.design(slot)])


def evolve(s: State, slot: Slot) -> None:
    """The next stage; everything that lies on the creature stays (F1)."""
    stage = s.deal.book.next_stage[s.design(slot)]
    if not stage or not s.in_play & bit(slot):
        return
    if s.recording:
        emit(s, E_EVOLVED, s.controller(slot), slot, NO_CARD, stage)
    show_face(s, slot, stage)


# ---- cards that other cards hold


def put_under(s: State, cards: Mask, holder: Slot) -> None:
    """Cards of discard piles become boost cards of a creature."""
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
    """Boost cards go to the player's discard pile; what that triggers is the caller's."""
    s.under &= ~cards
    s.in_discard |= cards
    while cards:
        slot = s.oldest(cards)
        cards ^= bit(slot)
        arrive(s, slot, player)
        if s.recording:
            emit(s, E_BURIED, player, slot)


def set_aside(s: State, keeper: Slot, cards: Mask) -> None:
    """Out of play, with octonite, exhaustion, boost cards and face; what lasts for the turn is over.

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
    """What the card keeps aside comes back as it was, without Play effects."""
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


# ---- moments


def moment(s: State, kind: i64, sources: Mask) -> None:
    """The effects of these cards for that moment join what is pending, if their conditions hold."""
    while sources:
        slot = next_of(s, sources)
        sources ^= bit(slot)
        add_moment(s, kind, slot, first_row(s, slot), end_of_rows(s, slot))


def discarded(s: State, cards: Mask) -> None:
    """These cards were put into discard piles (F9)."""
    cards &= s.deal.masks[C_WHEN_DISCARDED] | s.deal.graves[C_WHEN_DISCARDED]
    book = s.deal.book
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        design = s.design(slot)
        add_moment(s, C_WHEN_DISCARDED, slot, book.constants_from[design], book.graves_to[design])


def add_moment(s: State, kind: i64, slot: Slot, row: i64, end: i64) -> None:
    constants = s.deal.book.constants
    player = s.controller(slot)
    while row < end:
        if constants[row] == kind and row_holds(s, row, player, slot):
            program = constants[row + CONSTANT_PROGRAM]
            s.add_trigger(pack_trigger(program, slot, player, ON_MOMENT, s.octonite(slot), NO_CARD))
        row += CONSTANT


def life_lost(s: State, player: Player, mute: i64) -> None:
    """One event, however much was lost (F14). `mute`: the class of the effect that took it."""
    moment(s, C_WHEN_LOST, sources_against(s, 1 - player, C_WHEN_LOST))
    if mute != C_WHEN_ENEMY_LOST:
        moment(s, C_WHEN_ENEMY_LOST, sources_against(s, player, C_WHEN_ENEMY_LOST))


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
    """Out of a hand (or draw pile) into the player's discard pile, as one batch; the refill is the caller's."""
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


def discard_draw_pile(s: State, player: Player) -> i64:
    """Takes the cards out of the draw pile; they are in no zone until they are discarded."""
    pile = draw_pile(s, player)
    s.tucked &= ~pile
    if player:
        s.drawn1 = s.deal.ends[1]
    else:
        s.drawn0 = s.deal.ends[0]
    return pile


def recover(s: State, player: Player, cards: Mask) -> None:
    """From discard piles, or from under creatures, to the player's hand."""
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


def return_to_hand(s: State, cards: Mask, player: Player = NOBODY) -> None:
    """Creatures leave play for the hands of their controllers, or for that player's hand."""
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


def hand_in(s: State, slot: Slot, player: Player) -> None:
    """A card goes from the opponent's hand to the player, who has not yet put it anywhere; both know it."""
    s.known0 |= bit(slot)
    s.known1 |= bit(slot)
    s.in_hand ^= bit(slot)
    arrive(s, slot, player)
    if s.recording:
        emit(s, E_GIVEN, 1 - player, slot)


def unplaced(s: State, cards: Mask) -> i64:
    """Those that lie in no zone: given to somebody, or on their way into play."""
    return cards & ~(s.in_hand | s.in_play | s.in_discard | s.under | s.aside)


def swap_hands(s: State, player: Player) -> None:
    """Each player knows what they gave."""
    cards = s.in_hand
    s.known0 |= cards
    s.known1 |= cards
    if s.recording:
        emit(s, E_SWAPPED, player, NO_CARD)
    while cards:
        slot = next_by_design(s, cards)
        cards ^= bit(slot)
        arrive(s, slot, 1 - s.controller(slot))


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


# ---- defeat


def defeat(s: State, doomed: Mask, attacker: Slot = NO_CARD, blocker: Slot = NO_CARD) -> None:
    """All at the same time, judged once (G13); TOUGH creatures are exhausted instead. Fighters only in combat."""
    dead: Mask = 0
    tired: Mask = 0
    evolving: Mask = 0
    rest = doomed
    while rest:
        first = rest & -rest
        rest ^= first
        slot = lowest(first)
        if cannot_be_defeated(s, slot):
            if s.recording:
                emit(s, E_PROTECTED, s.controller(slot), slot)
        elif s.deal.classes & EVOLVES and s.deal.masks[C_EVOLVES] & first and s.deal.book.next_stage[s.design(slot)]:
            evolving |= first
        elif not s.exhausted & first and works(s, slot, TOUGH):
            tired |= first
        else:
            dead |= first
    if dead and attacker != NO_CARD:
        note_victors(s, dead, attacker, blocker)
    while evolving:
        slot = next_of(s, evolving)
        evolving ^= bit(slot)
        evolve(s, slot)
    s.exhausted |= tired
    if tired and (s.recording or tired & s.deal.sided):
        follow_exhaustion(s, tired)
    if dead:
        bury_defeated(s, dead, attacker, blocker)


def note_victors(s: State, dead: Mask, attacker: Slot, blocker: Slot) -> None:
    if dead & bit(attacker):
        s.victors |= bit(blocker)
    if dead & bit(blocker):
        s.victors |= bit(attacker)


def follow_exhaustion(s: State, tired: Mask) -> None:
    """It is told; who has sides shows one of them."""
    sided = tired & s.deal.sided
    while s.recording and tired:
        slot = next_of(s, tired)
        tired ^= bit(slot)
        emit(s, E_EXHAUSTED, s.controller(slot), slot)
    while sided:  # the last one is put on the stack first
        rest = sided
        while rest:
            slot = next_of(s, rest)
            rest ^= bit(slot)
        sided ^= bit(slot)
        s.push(TURN_SIDE, s.controller(slot), slot, 0)


def bury_defeated(s: State, dead: Mask, attacker: Slot, blocker: Slot) -> None:
    """They go to the discard piles together with their boost cards; then their triggers."""
    leave_play(s, dead)
    s.in_discard |= dead
    buried = dead
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
    rest = dead
    while rest:
        slot = next_of(s, rest)
        rest ^= bit(slot)
        victor: Card = NO_CARD
        if slot == attacker:
            victor = blocker
        elif slot == blocker:
            victor = attacker
        triggered = s.program(slot, ON_DEFEATED) != 0 and trigger(s, slot, ON_DEFEATED, victor)
        s.marks[slot] = with_octonite(s.marks[slot], 0)
        if s.under and not (triggered and s.deal.book.features[s.design(slot)] & PLAYS_ITS_BOOST):
            boost = s.held_by(slot, s.under)
            bury(s, s.controller(slot), boost)
            buried |= boost
    if dead & s.deal.turned:
        turn_back(s, dead)
    if s.deal.classes & AT_DISCARDS:
        discarded(s, buried)


def trigger(s: State, slot: Slot, kind: i64, victor: Card = NO_CARD) -> bool:
    """The card's effect of that trigger, if it has one, joins what is pending; unless an enemy silences it."""
    program = s.program(slot, kind)
    if not program:
        return False
    player = s.controller(slot)
    if kind != ON_HARVEST:
        by = silencer(s, player, kind)
        if by != NO_CARD:
            if s.recording:
                emit(s, E_SILENCED, player, slot, by, kind)
            return False
    s.add_trigger(pack_trigger(program, slot, player, kind, s.octonite(slot), victor))
    return True


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


def change_life(s: State, player: Player, number: i64, mute: i64 = 0) -> None:
    """`mute`: the class of the effect that takes life because life was lost."""
    if number == 0:
        return
    if number < 0 and s.deal.classes & KEEPS_LIFE and keeps_life(s, player):
        if s.recording:
            emit(s, E_LIFE_KEPT, player, NO_CARD)
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
    elif number < 0 and s.deal.classes & AT_LIFE_LOSS:
        life_lost(s, player, mute)


def use_mindbug(s: State, player: Player) -> None:
    """Who makes the opponent pay for it takes the life first (F12)."""
    if player:
        s.mindbugs1 -= 1
    else:
        s.mindbugs0 -= 1
    if s.deal.classes & TAKES_TOLL:
        pay_toll(s, player)


def pay_toll(s: State, player: Player) -> None:
    tolls = sources_against(s, player, C_TOLL)
    while tolls and s.decision != OVER:
        slot = lowest(tolls)
        tolls &= tolls - 1
        change_life(s, player, -s.deal.book.constants[row_of(s, C_TOLL, slot) + CONSTANT_AMOUNT])


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
