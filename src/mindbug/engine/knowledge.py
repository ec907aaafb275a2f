"""Who may know what. Views, samples and redaction read the knowledge bits of the state and nothing else.

`snapshot` writes down everything that one seat may know about a state as plain integers: slots are renumbered so that
nothing follows from their numbers, and hidden cards have no design. `Hidden` fills the gaps again, at random.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.bits import MAX_SLOTS, bit, lowest
from mindbug.engine.codes import (
    ACTION,
    BLOCK,
    BUY,
    CARD,
    CHANCE,
    DISCARD,
    HUNT,
    NO_CARD,
    ORDER_FAST,
    PASS,
    PICK,
    POWER_CARD,
    SPREAD,
    TARGET,
    TO_PLAY,
)
from mindbug.engine.dealing import new_deal, shuffle
from mindbug.engine.power import cards
from mindbug.engine.random32 import Random
from mindbug.engine.state import OCTONITE_MASK, STAMP_SHIFT, TURN_MARKS, Deal, Pool, State

UNKNOWN: Final = 255
TRIES: Final = 50


# ---- what a seat knows, as integers


def canonical_order(s: State, seat: i64) -> list[int]:
    """The slots in an order that says nothing but what the seat knows: piles, then hidden hands, then known cards."""
    ends = s.deal.ends
    order: list[int] = []
    order.extend(range(s.drawn0, ends[0]))
    order.extend(range(s.drawn1, ends[1]))
    known = s.known(seat)
    for player in (0, 1):
        hidden = s.hand_of(player) & ~known
        order.extend(sorted(slots(hidden), key=lambda slot: (s.chosen & bit(slot) == 0,
                                                             s.known0 & s.known1 & bit(slot) == 0)))
        order.extend(known_hand(s, s.hand_of(player) & known, player == seat))
    zones = [s.creatures_of(0), s.creatures_of(1), s.discard_of(0), s.discard_of(1)]
    zones.append(known & ~(s.in_hand | s.in_play | s.in_discard))  # being played
    for zone in zones:
        order.extend(sorted(slots(zone), key=lambda slot: s.stamp(slot)))
    return order


def known_hand(s: State, hand: i64, own: bool) -> list[int]:
    """As the cards arrived; a foreign hand by design, since arrival would tell when a card was drawn.

    Copies of one card are alike: those that more people know, or that are chosen already, come first.
    """
    by_arrival = sorted(slots(hand), key=lambda slot: s.stamp(slot))
    copies: dict[int, list[int]] = {}
    for slot in by_arrival:
        copies.setdefault(s.design(slot), []).append(slot)
    for alike in copies.values():
        alike.sort(key=lambda slot: (s.chosen & bit(slot) == 0, s.known2 & bit(slot) == 0,
                                     s.known0 & s.known1 & bit(slot) == 0))
    if not own:
        return [slot for design in sorted(copies) for slot in copies[design]]
    return [copies[s.design(slot)].pop(0) for slot in by_arrival]


def slots(mask: i64) -> list[int]:
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def moved(mask: i64, order: list[int]) -> int:
    """The mask in the numbering of `order`."""
    result: i64 = 0
    for new, old in enumerate(order):
        if (mask >> old) & 1:
            result |= bit(new)
    return result


def snapshot(s: State, seat: i64) -> list[int]:
    """Everything that the seat may know (seat 2: everybody), and nothing else."""
    order = canonical_order(s, seat)
    number = {old: new for new, old in enumerate(order)}
    number[NO_CARD] = NO_CARD
    places = power_order(s)
    number.update({POWER_CARD + old: POWER_CARD + new for new, old in enumerate(places)})
    known = s.known(seat)
    ends = s.deal.ends
    picking = s.decision in (TARGET, CARD, DISCARD, PICK)
    choices = s.choices if picking or s.decision in (HUNT, BLOCK, SPREAD, BUY, ORDER_FAST) else 0
    secret = s.decider != seat and s.decision in (CARD, DISCARD, PICK) and s.choices & s.in_hand != 0
    if secret:
        choices = s.hand_of(s.decider if s.decider != CHANCE else 1 - s.actor)
    first = ends[0] - s.drawn0
    second = first + ends[1] - s.drawn1
    data: list[int] = [
        len(order), first, second, ends[2] - s.drawn_unused + len(s.deal.rest), 1 if secret else 0,
        s.deal.start_player, s.deal.turn_limit, 1 if s.deal.edition_first else 0,
    ]
    data.extend(s.design(slot) if (known >> slot) & 1 else UNKNOWN for slot in order)
    data.extend((s.marks[slot] & (OCTONITE_MASK | TURN_MARKS)) | ((new + 1) << STAMP_SHIFT)
                for new, slot in enumerate(order))
    for mask in (s.in_hand, s.in_play, s.in_discard, s.second, s.exhausted, s.boosted, s.known0, s.known1, s.known2,
                 s.attacking, s.fast, s.chosen if picking else 0, s.it):
        data.append(moved(mask, order))
    data.append(moved(choices, places if s.decision == BUY else order))
    data.extend(number.get(slot, slot) for slot in (s.source, s.subject, s.victor))
    data.extend([
        moved(s.power_row, places), s.power_drawn, s.life0, s.life1, s.mindbugs0, s.mindbugs1, s.energy0, s.energy1,
        s.extra0, s.extra1, s.active, s.turn_number, s.team_keywords0, s.team_keywords1, s.extra_die, s.cannot_block,
        s.clock - s.turn_clock, s.winner, s.why, s.decision, s.decider, s.actor, s.need, s.purpose, s.pc,
        1 if s.up_to else 0, s.dice, s.tally,
    ])
    data.append(s.depth)
    for i in range(s.depth):
        task = s.stack[i]
        card: int = (task >> 7) & 0xFF
        data.append((task & ~(0xFF << 7)) | (number.get(card, card) << 7))
    data.append(s.pending_size)
    for i in range(s.pending_size):
        entry = s.pending[i]
        source: int = (entry >> 16) & 0xFF
        victor: int = (entry >> 36) & 0xFF
        data.append((entry & ~((0xFF << 16) | (0xFF << 36))) | (number.get(source, source) << 16)
                    | (number.get(victor, victor) << 36))
    data.append(len(s.deal.revealed))
    data.extend(s.deal.revealed)
    data.append(len(s.deal.power_deck))
    data.extend(s.deal.power_deck[place] if place < s.power_drawn else UNKNOWN for place in places)
    return data


def power_order(s: State) -> list[int]:
    """The places of the Power deck: discarded cards first (by design), then the row, then what is face down."""
    drawn = range(s.power_drawn)
    order = [place for place in drawn if not s.power_row & bit(place)]
    order.sort(key=lambda place: s.deal.power_deck[place])
    order.extend(place for place in drawn if s.power_row & bit(place))
    order.extend(range(s.power_drawn, len(s.deal.power_deck)))
    return order


# ---- and back


@final
class Hidden:
    """A snapshot, ready to be filled with hidden cards again and again."""

    def __init__(self, pool: Pool, data: list[int]) -> None:
        self.data = data
        numbers = iter(data)
        n = next(numbers)
        ends = [next(numbers), next(numbers)]
        unused = next(numbers)
        with_slot = min(unused, MAX_SLOTS - n) if pool.draws_unused else 0
        ends.append(n + with_slot)
        self.rest_size: i64 = unused - with_slot
        self.secret_choice = next(numbers) == 1
        header = [next(numbers), next(numbers), next(numbers)]
        self.designs = vec[i64]()
        for _ in range(n):
            self.designs = append(self.designs, next(numbers))
        for _ in range(with_slot):
            self.designs = append(self.designs, UNKNOWN)
        self.pool = pool
        self.ends = vec[i64](ends)
        self.start_player: i64 = header[0]
        self.turn_limit: i64 = header[1]
        self.edition_first = header[2] == 1
        marks = vec[i64]([next(numbers) for _ in range(n)] + [0] * with_slot)
        blank = new_deal(pool, vec[i64]())
        s = State(blank, marks, vec[i64](), vec[i64]())
        s.clock = n
        s.drawn1 = ends[0]
        s.drawn_unused = n
        s.in_hand = next(numbers)
        s.in_play = next(numbers)
        s.in_discard = next(numbers)
        s.second = next(numbers)
        s.exhausted = next(numbers)
        s.boosted = next(numbers)
        s.known0 = next(numbers)
        s.known1 = next(numbers)
        s.known2 = next(numbers)
        s.attacking = next(numbers)
        s.fast = next(numbers)
        s.chosen = next(numbers)
        s.it = next(numbers)
        s.choices = next(numbers)
        s.source = next(numbers)
        s.subject = next(numbers)
        s.victor = next(numbers)
        s.power_row = next(numbers)
        s.power_drawn = next(numbers)
        s.life0 = next(numbers)
        s.life1 = next(numbers)
        s.mindbugs0 = next(numbers)
        s.mindbugs1 = next(numbers)
        s.energy0 = next(numbers)
        s.energy1 = next(numbers)
        s.extra0 = next(numbers)
        s.extra1 = next(numbers)
        s.active = next(numbers)
        s.turn_number = next(numbers)
        s.team_keywords0 = next(numbers)
        s.team_keywords1 = next(numbers)
        s.extra_die = next(numbers)
        s.cannot_block = next(numbers)
        s.turn_clock = n - next(numbers)
        s.winner = next(numbers)
        s.why = next(numbers)
        s.decision = next(numbers)
        s.decider = next(numbers)
        s.actor = next(numbers)
        s.need = next(numbers)
        s.purpose = next(numbers)
        s.pc = next(numbers)
        s.up_to = next(numbers) == 1
        s.dice = next(numbers)
        s.tally = next(numbers)
        s.depth = next(numbers)
        for _ in range(s.depth):
            s.stack = append(s.stack, next(numbers))
        s.pending_size = next(numbers)
        for _ in range(s.pending_size):
            s.pending = append(s.pending, next(numbers))
        self.template = s
        self.revealed = vec[i64]()
        for _ in range(next(numbers)):
            self.revealed = append(self.revealed, next(numbers))
        self.power_deck = vec[i64]()
        for _ in range(next(numbers)):
            self.power_deck = append(self.power_deck, next(numbers))
        self.unseen = without(pool.cards, self.designs, self.revealed)
        self.unseen_power = without(pool.power_cards, self.power_deck, vec[i64]())

    def sample(self, random: Random) -> State:
        """A state that the seat cannot rule out."""
        tries: i64 = 0
        while True:
            s = self.template.clone()
            s.deal = self.fill(random)
            tries += 1
            if not self.secret_choice or self.choice_fits(s) or tries == TRIES:
                return s

    def fill(self, random: Random) -> Deal:
        designs = self.designs[:]
        unseen = self.unseen[:]
        shuffle(unseen, random)
        taken: i64 = 0
        slot: i64 = 0
        while slot < len(designs):
            if designs[slot] == UNKNOWN:
                designs[slot] = unseen[taken % len(unseen)]
                taken += 1
            slot += 1
        deal = new_deal(self.pool, designs)
        deal.ends = self.ends
        deal.start_player = self.start_player
        deal.turn_limit = self.turn_limit
        deal.edition_first = self.edition_first
        deal.revealed = self.revealed
        if taken < len(unseen):
            deal.rest = unseen[taken:taken + self.rest_size]
        if len(self.power_deck):
            deal.power_deck = self.power_deck[:]
            hidden = self.unseen_power[:]
            shuffle(hidden, random)
            place = self.template.power_drawn
            while place < len(deal.power_deck):
                deal.power_deck[place] = hidden[(place - self.template.power_drawn) % len(hidden)]
                place += 1
        return deal

    def choice_fits(self, s: State) -> bool:
        """The opponent is choosing from a hidden hand: the sample must leave a real choice there."""
        if s.decision == CARD and s.purpose == TO_PLAY:
            s.choices = cards(s, s.deal.book.code[s.pc + 1], s.actor)
        left = s.choices & ~s.chosen
        return left != 0 and s.same_card(lowest(left), left) != left


def without(pool: vec[i64], seen: vec[i64], also_seen: vec[i64]) -> vec[i64]:
    """The cards of the pool that were not seen, by number; the whole pool if nothing would be left."""
    counts = [0] * 256
    for design in pool:
        counts[design] += 1
    for design in seen:
        counts[design] -= 1
    for design in also_seen:
        counts[design] -= 1
    counts[UNKNOWN] = 0
    left = vec[i64]()
    for number in range(UNKNOWN):
        for _ in range(counts[number]):
            left = append(left, number)
    return left if len(left) else pool


def original(option: i64, decision: i64, order: list[int], places: list[int]) -> int:
    """An option of a snapshot's state as the option of the state that it was made of."""
    if decision == ACTION:
        return (option // 64) * 64 + order[option % 64]
    if decision == BUY:
        return option if option == PASS else places[option]
    if option != PASS and (decision == TARGET or decision == CARD or decision == DISCARD or decision == HUNT
                           or decision == BLOCK or decision == SPREAD or decision == PICK or decision == ORDER_FAST):
        return order[option]
    return option
