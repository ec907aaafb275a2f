"""This module alone says who may know what. Views, samples and redaction read the knowledge bits of the state, no more.

`snapshot` writes down everything that one seat may know about a state as plain integers: slots are renumbered so that
nothing follows from their numbers, and hidden cards have no design. `Hidden` fills the gaps again, at random.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Option, Player, Slot
from mindbug.engine.bits import MAX_SLOTS, bit, count, lowest
from mindbug.engine.codes import (
    CARD,
    DISCARD,
    FIGHT,
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
from mindbug.engine.packing import (
    option_form,
    option_slot,
    option_verb,
    pack_task,
    task_card,
    task_kind,
    task_number,
    task_player,
    task_with_card,
    trigger_source,
    trigger_victor,
    trigger_with_cards,
    with_stamp,
)
from mindbug.engine.random32 import Random
from mindbug.engine.state import CARDS, FLAGS, MASKS, NUMBERS, Deal, Pool, State
from mindbug.engine.usefulness import cards_to_play

TRIES: Final = 50
EVERYTHING: Final = (1 << 61) - 1 + (1 << 61)
NO_NUMBERS: Final = vec[i64]([NO_CARD] * (POWER_CARD + MAX_SLOTS))


# ---- what a seat knows, as integers


def canonical_order(s: State, seat: Player) -> list[int]:
    """Returns the slots in an order that says nothing but what the seat knows: piles, then hidden hands, then known
    cards."""
    order = NO_NUMBERS[:]
    return list(order[:put_in_order(s, seat, order)])


def put_in_order(s: State, seat: Player, order: vec[i64]) -> i64:
    """Writes the same into a buffer and returns the number of slots."""
    ends = s.deal.ends
    n = add_range(order, 0, s.drawn0, ends[0])
    n = add_by_arrival(s, order, n, s.tucked & ~s.second)
    n = add_range(order, n, s.drawn1, ends[1])
    n = add_by_arrival(s, order, n, s.tucked & s.second)
    known = s.known(seat)
    player: i64 = 0
    while player < 2:
        hand = s.hand_of(player)
        n = add_hidden(s, order, n, hand & ~known)
        n = add_known(s, order, n, hand & known, player == seat)
        player += 1
    n = add_by_arrival(s, order, n, s.creatures_of(0))
    n = add_by_arrival(s, order, n, s.creatures_of(1))
    n = add_by_arrival(s, order, n, s.discard_of(0))
    n = add_by_arrival(s, order, n, s.discard_of(1))
    n = add_by_arrival(s, order, n, s.aside & ~s.second)
    n = add_by_arrival(s, order, n, s.aside & s.second)
    n = add_by_arrival(s, order, n, on_their_way(s))
    if s.under:
        n = add_boosts(s, order, n)
    return n


def add_range(order: vec[i64], n: i64, first: Slot, end: Slot) -> i64:
    while first < end:
        order[n] = first
        n += 1
        first += 1
    return n


def add_by_arrival(s: State, order: vec[i64], n: i64, cards: Mask) -> i64:
    first = n
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        stamp = s.stamp(slot)
        i = n
        while i > first and s.stamp(order[i - 1]) > stamp:
            order[i] = order[i - 1]
            i -= 1
        order[i] = slot
        n += 1
    return n


def add_hidden(s: State, order: vec[i64], n: i64, cards: Mask) -> i64:
    """Adds hidden cards: first those that are chosen already, then those that both players know."""
    both = s.known0 & s.known1
    n = add_slots(order, n, cards & s.chosen & both)
    n = add_slots(order, n, cards & s.chosen & ~both)
    n = add_slots(order, n, cards & ~s.chosen & both)
    return add_slots(order, n, cards & ~s.chosen & ~both)


def add_slots(order: vec[i64], n: i64, cards: Mask) -> i64:
    while cards:
        order[n] = lowest(cards)
        n += 1
        cards &= cards - 1
    return n


def rank(s: State, slot: Slot) -> i64:
    """Returns the rank of a copy among those of its card: those that are chosen already, or that more people know, come
    first."""
    here = bit(slot)
    value: i64 = 0
    if not s.chosen & here:
        value += 4
    if not s.known2 & here:
        value += 2
    if not s.known0 & s.known1 & here:
        value += 1
    return value


def add_known(s: State, order: vec[i64], n: i64, hand: Mask, own: bool) -> i64:
    return add_own_hand(s, order, n, hand) if own else add_foreign_hand(s, order, n, hand)


def add_own_hand(s: State, order: vec[i64], n: i64, hand: Mask) -> i64:
    """Adds the seat's own hand as its cards arrived; copies change places so that those of a lower rank come first."""
    first = n
    n = add_by_arrival(s, order, n, hand)
    i = first
    while i < n:
        if s.deal.same[order[i]] & hand & ~bit(order[i]):
            # a sort by insertion among the places of the copies
            slot = order[i]
            place = i
            j = i - 1
            while j >= first:
                if s.design(order[j]) == s.design(slot):
                    if rank(s, order[j]) <= rank(s, slot):
                        break
                    order[place] = order[j]
                    place = j
                j -= 1
            order[place] = slot
        i += 1
    return n


def own_hand(s: State, hand: Mask) -> list[int]:
    """Returns the slots of a hand in the order in which its player knows them."""
    order = NO_NUMBERS[:]
    n = add_own_hand(s, order, 0, hand)
    return list(order[:n])


def add_foreign_hand(s: State, order: vec[i64], n: i64, hand: Mask) -> i64:
    """Adds the other hand by design, since arrival would tell when a card was drawn; copies by rank."""
    first = n
    n = add_by_arrival(s, order, n, hand)
    i = first + 1
    while i < n:
        slot = order[i]
        key = s.design(slot) * 8 + rank(s, slot)
        j = i
        while j > first and s.design(order[j - 1]) * 8 + rank(s, order[j - 1]) > key:
            order[j] = order[j - 1]
            j -= 1
        order[j] = slot
        i += 1
    return n


def add_boosts(s: State, order: vec[i64], n: i64) -> i64:
    """Adds boost cards after their creatures; those of a creature that has just left play lie in its place."""
    before = n
    left = s.under
    i: i64 = 0
    while i < before and left:
        here = s.held_by(order[i], left)
        n = add_by_arrival(s, order, n, here)
        left &= ~here
        i += 1
    return n


def on_their_way(s: State) -> i64:
    """Returns the cards that are being played or given, whoever knows them."""
    ends = s.deal.ends
    lying = s.in_hand | s.in_play | s.in_discard | s.under | s.aside | s.tucked
    found: Mask = 0
    slot: Slot = 0
    while slot < len(s.deal.designs):
        if not lying & bit(slot) and not (s.drawn0 <= slot and slot < ends[0]) and not (
                s.drawn1 <= slot and slot < ends[1]) and not (s.drawn_unused <= slot and slot < ends[2]):
            found |= bit(slot)
        slot += 1
    return found


def by_arrival(s: State, cards: Mask) -> list[int]:
    """Returns the cards from left to right."""
    order = NO_NUMBERS[:]
    return list(order[:add_by_arrival(s, order, 0, cards)])


def below_pile(s: State, player: Player) -> list[int]:
    """Returns the cards that are drawn after the pile."""
    return by_arrival(s, s.tucked & s.cards_of(player))


def slots(mask: Mask) -> list[int]:
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def moved(mask: Mask, numbers: vec[i64]) -> i64:
    """Returns the mask in another numbering; what has no number in it is left out."""
    result: i64 = 0
    if mask < 0:  # all but a few
        mask &= EVERYTHING
    while mask:
        number = numbers[lowest(mask)]
        if number != NO_CARD:
            result |= bit(number)
        mask &= mask - 1
    return result


def renumbered(card: i64, numbers: vec[i64]) -> i64:
    """Returns a slot or a place in the Power deck in another numbering; what has none keeps its number."""
    if card >= POWER_CARD + MAX_SLOTS:
        return card
    number = numbers[card]
    return card if number == NO_CARD else number


def renumbered_task(task: i64, numbers: vec[i64]) -> i64:
    """Returns a task in another numbering. That of a fight names the blocker too."""
    if task_kind(task) == FIGHT:
        task = pack_task(FIGHT, task_player(task), task_card(task), renumbered(task_number(task), numbers))
    return task_with_card(task, renumbered(task_card(task), numbers))


@final
class Renumbering:
    """Another numbering of cards, for code that is not compiled."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers = NO_NUMBERS[:]

    def put(self, old: i64, new: i64) -> None:
        self.numbers[old] = new

    def mask(self, mask: Mask) -> i64:
        return moved(mask, self.numbers)

    def card(self, card: i64) -> i64:
        return renumbered(card, self.numbers)

    def task(self, task: i64) -> i64:
        return renumbered_task(task, self.numbers)


def write_fields(s: State, data: list[int], numbers: vec[i64]) -> None:
    """Writes the fields of MASKS, CARDS, NUMBERS and FLAGS, in their order. A loop over the names takes four times as
    long."""
    data.append(moved(s.in_hand, numbers))
    data.append(moved(s.in_play, numbers))
    data.append(moved(s.in_discard, numbers))
    data.append(moved(s.second, numbers))
    data.append(moved(s.exhausted, numbers))
    data.append(moved(s.boosted, numbers))
    data.append(moved(s.known0, numbers))
    data.append(moved(s.known1, numbers))
    data.append(moved(s.known2, numbers))
    data.append(moved(s.attacking, numbers))
    data.append(moved(s.fast, numbers))
    data.append(moved(s.it, numbers))
    data.append(moved(s.attacked, numbers))
    data.append(moved(s.attacked_twice, numbers))
    data.append(moved(s.under, numbers))
    data.append(moved(s.aside, numbers))
    data.append(moved(s.pinned, numbers))
    data.append(moved(s.sheltered, numbers))
    data.append(moved(s.blocked, numbers))
    data.append(moved(s.victors, numbers))
    data.append(moved(s.borrowed, numbers))
    data.append(renumbered(s.source, numbers))
    data.append(renumbered(s.subject, numbers))
    data.append(renumbered(s.victor, numbers))
    data.append(s.power_drawn)
    data.append(s.life0)
    data.append(s.life1)
    data.append(s.mindbugs0)
    data.append(s.mindbugs1)
    data.append(s.energy0)
    data.append(s.energy1)
    data.append(s.extra0)
    data.append(s.extra1)
    data.append(s.active)
    data.append(s.turn_number)
    data.append(s.team_keywords0)
    data.append(s.team_keywords1)
    data.append(s.extra_die)
    data.append(s.cannot_block)
    data.append(s.winner)
    data.append(s.why)
    data.append(s.decision)
    data.append(s.decider)
    data.append(s.actor)
    data.append(s.need)
    data.append(s.purpose)
    data.append(s.pc)
    data.append(s.dice)
    data.append(s.tally)
    data.append(s.named)
    data.append(s.mindbugs_off)
    data.append(1 if s.up_to else 0)


def snapshot(s: State, seat: Player) -> list[int]:
    """Returns everything that the seat may know (seat 2: everybody), and nothing else."""
    order = NO_NUMBERS[:]
    n = put_in_order(s, seat, order)
    numbers = NO_NUMBERS[:]  # of slots, and from POWER_CARD on of places in the Power deck
    i: i64 = 0
    while i < n:
        numbers[order[i]] = i
        i += 1
    places = power_order(s)
    place_numbers = NO_NUMBERS[:]
    for new, old in enumerate(places):
        place_numbers[old] = new
        numbers[POWER_CARD + old] = POWER_CARD + new
    known = s.known(seat)
    ends = s.deal.ends
    picking = s.decision in (TARGET, CARD, DISCARD, PICK)
    form = option_form(s.decision)
    choices: i64 = 0
    if form == SLOTS or form == PLACES:
        choices = s.choices
    secret = s.decider != seat and s.decision in (CARD, DISCARD, PICK) and s.choices & s.in_hand != 0
    if secret:
        choices = s.hand_of(s.controller(lowest(s.choices & s.in_hand)))
    first = ends[0] - s.drawn0 + count(s.tucked & ~s.second)
    second = first + ends[1] - s.drawn1 + count(s.tucked & s.second)
    data: list[int] = [
        n, first, second, ends[2] - s.drawn_unused + len(s.deal.rest), 1 if secret else 0,
        s.deal.start_player, s.deal.turn_limit, s.deal.rules,
    ]
    i = 0
    while i < n:
        data.append(s.design(order[i]) if (known >> order[i]) & 1 else UNKNOWN)
        i += 1
    i = 0
    while i < n:
        data.append(with_stamp(s.marks[order[i]], i + 1))
        i += 1
    write_fields(s, data, numbers)
    if s.decision == MODE:
        data.append(s.choices)
    else:
        data.append(moved(choices, place_numbers if form == PLACES else numbers))
    data.append(moved(s.chosen, numbers) if picking else 0)  # what was chosen before may be hidden again
    data.append(moved(s.power_row, place_numbers))
    data.append(s.clock - s.turn_clock)  # the clock itself would tell how much was drawn and when
    held = s.under | s.aside
    i = 0
    while i < n and held:
        if held & bit(order[i]):
            holder = s.holders[order[i]]
            data.append(numbers[holder] if holder < MAX_SLOTS else NO_CARD)
        i += 1
    data.append(s.depth)
    i = 0
    while i < s.depth:
        data.append(renumbered_task(s.stack[i], numbers))
        i += 1
    data.append(s.pending_size)
    i = 0
    while i < s.pending_size:
        entry = s.pending[i]
        data.append(trigger_with_cards(entry, renumbered(trigger_source(entry), numbers),
                                       renumbered(trigger_victor(entry), numbers)))
        i += 1
    data.append(len(s.deal.revealed))
    data.extend(s.deal.revealed)
    data.append(len(s.deal.power_deck))
    for place in places:
        data.append(s.deal.power_deck[place] if place < s.power_drawn else UNKNOWN)
    return data


def power_order(s: State) -> list[int]:
    """The places of the Power deck: discarded cards first (by design), then the row, then what is face down."""
    deck = s.deal.power_deck
    order: list[int] = []
    row: list[int] = []
    place: i64 = 0
    while place < s.power_drawn:
        if s.power_row & bit(place):
            row.append(place)
        else:
            i: i64 = len(order)
            while i > 0 and deck[order[i - 1]] > deck[place]:
                i -= 1
            order.insert(i, place)
        place += 1
    order.extend(row)
    while place < len(deck):
        order.append(place)
        place += 1
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
        if self.template.under:
            deal.expect_boosts()
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
