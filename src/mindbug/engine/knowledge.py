"""Who may know what. Views, samples and redaction read the knowledge bits of the state and nothing else.

`snapshot` writes down everything that one seat may know about a state as plain integers: slots are renumbered so that
nothing follows from their numbers, and hidden cards have no design. `Hidden` fills the gaps again, at random.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Option, Player, Slot
from mindbug.engine.bits import MAX_SLOTS, bit, lowest
from mindbug.engine.codes import (
    CARD,
    DISCARD,
    MODE,
    NO_CARD,
    PASS,
    PICK,
    PLACES,
    PLAIN,
    POWER_CARD,
    SLOTS,
    TARGET,
    TO_PLAY,
    TURN_ACTIONS,
    UNKNOWN,
    WAITING,
)
from mindbug.engine.dealing import new_deal, shuffle
from mindbug.engine.effects import cards_to_play
from mindbug.engine.packing import (
    option_form,
    option_slot,
    option_verb,
    task_card,
    task_with_card,
    trigger_source,
    trigger_victor,
    trigger_with_cards,
    with_stamp,
)
from mindbug.engine.random32 import Random
from mindbug.engine.state import CARDS, FLAGS, MASKS, NUMBERS, Deal, Pool, State

TRIES: Final = 50


# ---- what a seat knows, as integers


def canonical_order(s: State, seat: Player) -> list[int]:
    """The slots in an order that says nothing but what the seat knows: piles, then hidden hands, then known cards."""
    ends = s.deal.ends
    order: list[int] = []
    order.extend(range(s.drawn0, ends[0]))
    order.extend(below_pile(s, 0))
    order.extend(range(s.drawn1, ends[1]))
    order.extend(below_pile(s, 1))
    known = s.known(seat)
    for player in (0, 1):
        hidden = s.hand_of(player) & ~known
        order.extend(sorted(slots(hidden), key=lambda slot: (s.chosen & bit(slot) == 0,
                                                             s.known0 & s.known1 & bit(slot) == 0)))
        order.extend(known_hand(s, s.hand_of(player) & known, player == seat))
    zones = [s.creatures_of(0), s.creatures_of(1), s.discard_of(0), s.discard_of(1)]
    zones.append(s.aside & ~s.second)
    zones.append(s.aside & s.second)
    for zone in zones:
        order.extend(sorted(slots(zone), key=lambda slot: s.stamp(slot)))
    order.extend(sorted(on_their_way(s), key=lambda slot: s.stamp(slot)))
    if s.under:
        # Boost cards follow their creatures; those of a creature that has just left play lie in its place.
        place = {slot: number for number, slot in enumerate(order)}
        order.extend(sorted(slots(s.under), key=lambda slot: (place[s.holders[slot]], s.stamp(slot))))
    return order


def on_their_way(s: State) -> list[int]:
    """Cards that are being played or given, whoever knows them."""
    ends = s.deal.ends
    lying = s.in_hand | s.in_play | s.in_discard | s.under | s.aside | s.tucked
    return [slot for slot in range(len(s.deal.designs))
            if not lying & bit(slot) and not s.drawn0 <= slot < ends[0] and not s.drawn1 <= slot < ends[1]
            and not s.drawn_unused <= slot < ends[2]]


def below_pile(s: State, player: Player) -> list[int]:
    """The cards that are drawn after the pile."""
    return sorted(slots(s.tucked & s.cards_of(player)), key=lambda slot: s.stamp(slot))


def known_hand(s: State, hand: Mask, own: bool) -> list[int]:
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


def slots(mask: Mask) -> list[int]:
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def moved(mask: Mask, order: list[int]) -> int:
    """The mask in the numbering of `order`."""
    result: i64 = 0
    for new, old in enumerate(order):
        if (mask >> old) & 1:
            result |= bit(new)
    return result


def snapshot(s: State, seat: Player) -> list[int]:
    """Everything that the seat may know (seat 2: everybody), and nothing else."""
    order = canonical_order(s, seat)
    number = {old: new for new, old in enumerate(order)}
    number[NO_CARD] = NO_CARD
    places = power_order(s)
    number.update({POWER_CARD + old: POWER_CARD + new for new, old in enumerate(places)})
    known = s.known(seat)
    ends = s.deal.ends
    picking = s.decision in (TARGET, CARD, DISCARD, PICK)
    form = option_form(s.decision)
    choices = s.choices if form == SLOTS or form == PLACES else 0
    secret = s.decider != seat and s.decision in (CARD, DISCARD, PICK) and s.choices & s.in_hand != 0
    if secret:
        choices = s.hand_of(s.controller(lowest(s.choices & s.in_hand)))
    first = ends[0] - s.drawn0 + len(below_pile(s, 0))
    second = first + ends[1] - s.drawn1 + len(below_pile(s, 1))
    data: list[int] = [
        len(order), first, second, ends[2] - s.drawn_unused + len(s.deal.rest), 1 if secret else 0,
        s.deal.start_player, s.deal.turn_limit, s.deal.rules,
    ]
    data.extend(s.design(slot) if (known >> slot) & 1 else UNKNOWN for slot in order)
    data.extend(with_stamp(s.marks[slot], new + 1) for new, slot in enumerate(order))
    for name in MASKS:
        data.append(moved(getattr(s, name), order))
    for name in CARDS:
        card: int = getattr(s, name)
        data.append(number.get(card, card))
    for name in NUMBERS:
        data.append(getattr(s, name))
    for name in FLAGS:
        data.append(1 if getattr(s, name) else 0)
    data.append(s.choices if s.decision == MODE else moved(choices, places if form == PLACES else order))
    data.append(moved(s.chosen, order) if picking else 0)  # what was chosen before may be hidden again
    data.append(moved(s.power_row, places))
    data.append(s.clock - s.turn_clock)  # the clock itself would tell how much was drawn and when
    data.extend(number.get(s.holders[slot], NO_CARD) for slot in order if (s.under | s.aside) & bit(slot))
    data.append(s.depth)
    for i in range(s.depth):
        card = task_card(s.stack[i])
        data.append(task_with_card(s.stack[i], number.get(card, card)))
    data.append(s.pending_size)
    for i in range(s.pending_size):
        source: int = trigger_source(s.pending[i])
        victor: int = trigger_victor(s.pending[i])
        data.append(trigger_with_cards(s.pending[i], number.get(source, source), number.get(victor, victor)))
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
        self.rules: i64 = header[2]
        marks = vec[i64]([next(numbers) for _ in range(n)] + [0] * with_slot)
        blank = new_deal(pool, vec[i64]())
        s = State(blank, marks, vec[i64](), vec[i64]())
        s.clock = n
        s.drawn1 = ends[0]
        s.drawn_unused = n
        for name in MASKS:
            setattr(s, name, next(numbers))
        for name in CARDS:
            setattr(s, name, next(numbers))
        for name in NUMBERS:
            setattr(s, name, next(numbers))
        for name in FLAGS:
            setattr(s, name, next(numbers) == 1)
        s.choices = next(numbers)
        s.chosen = next(numbers)
        s.power_row = next(numbers)
        s.turn_clock = n - next(numbers)
        held = s.under | s.aside
        while held:
            s.hold(lowest(held), next(numbers))
            held &= held - 1
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
        self.unseen = without(pool.cards, first_faces(pool, self.designs), self.revealed, len(pool.book.power))
        self.unseen_power = without(pool.power_cards, self.power_deck, vec[i64](), len(pool.book.power_cost))

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
        slot: Slot = 0
        while slot < len(designs):
            if designs[slot] == UNKNOWN:
                designs[slot] = unseen[taken % len(unseen)]
                taken += 1
            slot += 1
        deal = new_deal(self.pool, designs)
        deal.ends = self.ends
        deal.start_player = self.start_player
        deal.turn_limit = self.turn_limit
        deal.rules = self.rules
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
            s.choices = cards_to_play(s, s.deal.book.code[s.pc + 1], s.actor, s.source)
        left = s.choices & ~s.chosen
        return left != 0 and s.same_card(lowest(left), left) != left


def first_faces(pool: Pool, designs: vec[i64]) -> vec[i64]:
    """The cards behind the faces that they show."""
    cards = designs[:]
    for slot in range(len(cards)):
        if cards[slot] != UNKNOWN:
            cards[slot] = pool.book.first_face[cards[slot]]
    return cards


def without(pool: vec[i64], seen: vec[i64], also_seen: vec[i64], designs: i64) -> vec[i64]:
    """The cards of the pool that were not seen, by number; the whole pool if nothing would be left."""
    counts = [0] * designs
    for design in pool:
        counts[design] += 1
    for design in seen:
        if design != UNKNOWN:
            counts[design] -= 1
    for design in also_seen:
        counts[design] -= 1
    left = vec[i64]()
    for number in range(designs):
        for _ in range(counts[number]):
            left = append(left, number)
    return left if len(left) else pool


def original(option: Option, decision: i64, order: list[int], places: list[int]) -> int:
    """An option of a snapshot's state as the option of the state that it was made of."""
    form = option_form(decision)
    if form == TURN_ACTIONS:
        return option_verb(option) + order[option_slot(option)]
    if option == PASS or form == PLAIN or form == WAITING:
        return option
    return order[option] if form == SLOTS else places[option]
