"""The whole truth about a game, as integers. No rules here.

A card lives in a *slot*, a number below 62 that it keeps for the whole game; zones are masks of slots.
Slots 0.. hold the first draw pile in drawing order, then the second, then the top of the unused pile.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Design, Keywords, Mask, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.book import Book
from mindbug.engine.codes import (
    C_KEYWORDS,
    C_OWN_KEYWORDS,
    C_OWN_POWER,
    C_POWER,
    DRAWS_UNUSED,
    GIVES_FAST,
    NO_CARD,
    NOBODY,
    ON_ACTION,
    ON_HARVEST,
    RUNNING,
    TRIGGERS,
)
from mindbug.engine.packing import octonite_of, pack_task, stamp_of

EVERY_SLOT: Final = -1
STACK_SIZE: Final = 12
PENDING_SIZE: Final = 4


@final
class Pool:
    """Every card that a game is played with, by number."""

    __slots__ = ("book", "cards", "digest", "draws_unused", "knows_fast", "power_cards")

    def __init__(self, book: Book, cards: vec[i64], power_cards: vec[i64], digest: str) -> None:
        self.book = book
        self.digest = digest  # names exactly these cards; views carry it
        self.cards = cards
        self.power_cards = power_cards
        features: i64 = 0
        for card in cards:
            features |= book.features[card]
        for card in power_cards:
            features |= book.power_features[card]
        self.draws_unused = features & DRAWS_UNUSED != 0  # whether some card ever draws from the unused pile
        self.knows_fast = features & GIVES_FAST != 0  # whether some creature can ever be FAST


@final
class Deal:
    """The design of every slot, and what follows from it. It seldom changes during a game: clones share it, and it is
    copied when a card shows another face."""

    __slots__ = ("actions", "book", "classes", "designs", "ends", "grave_givers", "graves", "harvests",
                 "keyword_givers", "masks", "pool", "power_deck", "power_givers", "rest", "revealed", "rules", "same",
                 "sided", "start_player", "turn_limit", "turned")

    def __init__(self, pool: Pool, designs: vec[i64], masks: vec[i64], graves: vec[i64], same: vec[i64]) -> None:
        self.pool = pool
        self.book = pool.book
        self.designs = designs  # slot -> design
        self.masks = masks  # class of constants -> slots that have such a constant
        self.graves = graves  # the same for constants that are active in a discard pile
        self.same = same  # slot -> slots that hold the same card
        self.power_givers: Mask = 0  # slots with a constant that gives power; all if something else than these may
        self.keyword_givers: Mask = 0
        self.grave_givers: Mask = 0  # slots with a constant that is active in a discard pile
        self.classes: i64 = 0  # bits of all classes of constants that some card has
        self.actions: Mask = 0  # slots with an Action
        self.harvests: Mask = 0  # slots with Harvest
        self.sided: Mask = 0  # slots with sides for exhausted creatures
        self.turned: Mask = 0  # slots that show another face than the card's first
        self.ends = vec[i64]([0, 0, 0])  # where the draw piles and the unused pile end: first slot behind
        self.rest = vec[i64]()  # the unused pile below what has a slot
        self.revealed = vec[i64]()  # start-player cards, in the order they were revealed
        self.power_deck = vec[i64]()  # Power cards from the top, those of the first row included
        self.rules: i64 = 0  # bits of the rules that not all editions have
        self.turn_limit: i64 = 200
        self.start_player: Player = 0

    def note(self, slot: Slot) -> None:
        """Notes what follows from the design of a slot, of which nothing is noted yet."""
        book = self.book
        design = self.designs[slot]
        here = bit(slot)
        classes = book.classes[design]
        if classes:
            add_to_masks(self.masks, classes, here)
        graves = book.grave_classes[design]
        if graves:
            if not self.grave_givers:
                self.graves = self.graves[:]  # until now shared
            self.grave_givers |= here
            add_to_masks(self.graves, graves, here)
        self.classes |= classes | graves
        if book.programs[design * TRIGGERS + ON_HARVEST]:
            self.harvests |= here
        if book.programs[design * TRIGGERS + ON_ACTION]:
            self.actions |= here
        if book.sides[design]:
            self.sided |= here
        if book.first_face[design] != design:
            self.turned |= here

    def sum_up(self) -> None:
        """Draws the conclusions once everything is noted."""
        self.power_givers = self.masks[C_POWER] | self.masks[C_OWN_POWER]
        self.keyword_givers = self.masks[C_KEYWORDS] | self.masks[C_OWN_KEYWORDS]
        if self.grave_givers:
            if self.graves[C_POWER]:
                self.power_givers = EVERY_SLOT
            if self.graves[C_KEYWORDS]:
                self.keyword_givers = EVERY_SLOT

    def showing(self, slot: Slot, design: Design) -> "Deal":
        """The same deal with another face of the card in that slot."""
        copy = Deal(self.pool, self.designs[:], self.masks[:], self.graves[:], self.same)
        copy.ends = self.ends
        copy.rest = self.rest
        copy.revealed = self.revealed
        copy.power_deck = self.power_deck
        copy.rules = self.rules
        copy.turn_limit = self.turn_limit
        copy.start_player = self.start_player
        other = ~bit(slot)
        remove_from_masks(copy.masks, other)
        remove_from_masks(copy.graves, other)
        copy.classes = self.classes
        copy.harvests = self.harvests & other
        copy.actions = self.actions & other
        copy.turned = self.turned & other
        copy.sided = self.sided & other
        copy.grave_givers = self.grave_givers & other
        copy.designs[slot] = design
        copy.note(slot)
        copy.sum_up()
        if self.power_givers == EVERY_SLOT:
            copy.expect_boosts()
        return copy

    def expect_boosts(self) -> None:
        """From now on every question for power looks for boost cards, too. Until there are some, none has to."""
        self.power_givers = EVERY_SLOT


def add_to_masks(masks: vec[i64], classes: i64, slot: Slot) -> None:
    while classes:
        masks[lowest(classes)] |= slot
        classes &= classes - 1


def remove_from_masks(masks: vec[i64], others: i64) -> None:
    number: i64 = 0
    while number < len(masks):
        masks[number] &= others
        number += 1


# ---- the fields of a state, once
# A new field stands in one of these lists (and in `State.__init__`, `State.clone`; a test names whatever is missing).
# The lists say how a field is written into a snapshot and read again (`knowledge`), and which fields a clone copies.

MASKS: Final = (
    "in_hand", "in_play", "in_discard", "second", "exhausted", "boosted", "known0", "known1", "known2", "attacking",
    "fast", "it", "attacked", "attacked_twice", "under", "aside", "pinned", "sheltered", "blocked", "victors",
    "borrowed",
)
"""Masks of slots: a snapshot numbers the slots anew."""
CARDS: Final = ("source", "subject", "victor")
"""Slots, places in the Power deck or NO_CARD: numbered anew."""
NUMBERS: Final = (
    "power_drawn", "life0", "life1", "mindbugs0", "mindbugs1", "energy0", "energy1", "extra0", "extra1", "active",
    "turn_number", "team_keywords0", "team_keywords1", "extra_die", "cannot_block", "winner", "why", "decision",
    "decider", "actor", "need", "purpose", "pc", "dice", "tally", "named",
    "mindbugs_off",
)
"""Numbers that everybody may know: written as they are."""
BY_HAND: Final = (
    "choices", "chosen", "power_row", "clock", "turn_clock", "drawn0", "drawn1", "drawn_unused", "tucked",
    "depth", "pending_size",
)
"""The fields that a snapshot treats in a way of its own; it says why."""
FLAGS: Final = ("up_to",)
"""True or False; written as 1 or 0."""
FIELDS: Final = (*MASKS, *CARDS, *NUMBERS, *BY_HAND)
"""Every field that is a number."""


@final
class State:
    """Everything that changes. Players are 0 and 1."""

    __slots__ = ("deal", "marks", "holders", "stack", "pending", "recording", "brief", "events", "notes",
                 *FIELDS, *FLAGS)

    def __init__(self, deal: Deal, marks: vec[i64], stack: vec[i64], pending: vec[i64]) -> None:
        self.deal = deal
        # zones
        self.in_hand: Mask = 0
        self.in_play: Mask = 0
        self.in_discard: Mask = 0
        self.second: Mask = 0  # the cards of player 1
        self.exhausted: Mask = 0
        self.boosted: Mask = 0  # creatures with marks that end with the turn
        self.under: Mask = 0  # boost cards, each under its holder
        self.aside: Mask = 0  # creatures that are out of play, each kept by its holder
        self.holders = NO_HOLDERS  # slot -> the slot that holds it; made when the first card is held
        self.tucked: Mask = 0  # cards below the draw piles, drawn after them, the oldest first
        self.drawn0: Slot = 0  # the slot to be drawn next
        self.drawn1: Slot = 0
        self.drawn_unused: Slot = 0
        self.power_row: Mask = 0  # mask of places in the Power deck
        self.power_drawn: i64 = 0
        self.marks = marks
        self.clock: i64 = 0  # counts arrivals
        self.turn_clock: i64 = 0  # what it was at the last turn action
        # who knows which card: the players, and everybody
        self.known0: Mask = 0
        self.known1: Mask = 0
        self.known2: Mask = 0
        # players
        self.life0: i64 = 3
        self.life1: i64 = 3
        self.mindbugs0: i64 = 2
        self.mindbugs1: i64 = 2
        self.energy0: i64 = 0
        self.energy1: i64 = 0
        self.extra0: i64 = 0  # turns to come
        self.extra1: i64 = 0
        # the turn
        self.active: Player = 0
        self.turn_number: i64 = 0
        self.team_keywords0: Keywords = 0
        self.team_keywords1: Keywords = 0
        self.extra_die: i64 = 0  # bit per player
        self.cannot_block: i64 = 0  # bit per player
        self.mindbugs_off: i64 = 0  # 1: nobody can use Mindbugs this turn
        self.pinned: Mask = 0  # creatures that cannot block this turn
        self.sheltered: Mask = 0  # creatures that cannot be defeated this turn
        self.blocked: Mask = 0  # creatures that have blocked this turn
        self.victors: Mask = 0  # creatures that have defeated an enemy in a fight of this turn
        self.borrowed: Mask = 0  # creatures that go back at the end of the turn
        self.attacking: Mask = 0  # the attacker, as long as it neither left play nor changed control
        self.fast: Mask = 0  # FAST creatures that have not used it, likewise
        self.attacked: Mask = 0  # creatures that have attacked this turn (A13)
        self.attacked_twice: Mask = 0
        self.winner: Player = NOBODY
        self.why: i64 = 0
        # what still has to happen
        self.stack = stack
        self.depth: i64 = 0
        self.pending = pending  # triggers that wait
        self.pending_size: i64 = 0
        # the pending decision
        self.decision: i64 = RUNNING
        self.decider: Player = 0
        self.actor: Player = 0  # for whom the effect happens
        self.source: Card = NO_CARD
        self.subject: Card = NO_CARD  # the card being played or attacking
        self.choices: Mask = 0
        self.chosen: Mask = 0
        self.need: i64 = 0
        self.purpose: i64 = 0
        self.pc: Address = 0  # the instruction that asks
        self.up_to = False
        self.dice: i64 = 0
        # registers of the running effect
        self.it: Mask = 0  # the cards that were just discarded, revealed, given, returned
        self.tally: i64 = 0  # octonite that the source had when it left
        self.victor: Card = NO_CARD
        self.named: i64 = 0  # the keyword or number that was named
        self.recording = False
        self.brief = False  # note only the events that a survey counts, in `notes`
        self.events: list[int] = NO_EVENTS
        self.notes = NO_NOTES  # not in a list, whose numbers would be objects

    def clone(self) -> "State":
        copy = State(self.deal, self.marks[:], self.stack[:], self.pending[:])
        copy.in_hand = self.in_hand
        copy.in_play = self.in_play
        copy.in_discard = self.in_discard
        copy.second = self.second
        copy.exhausted = self.exhausted
        copy.boosted = self.boosted
        copy.under = self.under
        copy.aside = self.aside
        if self.under | self.aside:
            copy.holders = self.holders[:]
        copy.tucked = self.tucked
        copy.drawn0 = self.drawn0
        copy.drawn1 = self.drawn1
        copy.drawn_unused = self.drawn_unused
        copy.power_row = self.power_row
        copy.power_drawn = self.power_drawn
        copy.clock = self.clock
        copy.turn_clock = self.turn_clock
        copy.known0 = self.known0
        copy.known1 = self.known1
        copy.known2 = self.known2
        copy.life0 = self.life0
        copy.life1 = self.life1
        copy.mindbugs0 = self.mindbugs0
        copy.mindbugs1 = self.mindbugs1
        copy.energy0 = self.energy0
        copy.energy1 = self.energy1
        copy.extra0 = self.extra0
        copy.extra1 = self.extra1
        copy.active = self.active
        copy.turn_number = self.turn_number
        copy.team_keywords0 = self.team_keywords0
        copy.team_keywords1 = self.team_keywords1
        copy.extra_die = self.extra_die
        copy.cannot_block = self.cannot_block
        copy.mindbugs_off = self.mindbugs_off
        copy.pinned = self.pinned
        copy.sheltered = self.sheltered
        copy.blocked = self.blocked
        copy.victors = self.victors
        copy.borrowed = self.borrowed
        copy.attacking = self.attacking
        copy.fast = self.fast
        copy.attacked = self.attacked
        copy.attacked_twice = self.attacked_twice
        copy.winner = self.winner
        copy.why = self.why
        copy.depth = self.depth
        copy.pending_size = self.pending_size
        copy.decision = self.decision
        copy.decider = self.decider
        copy.actor = self.actor
        copy.source = self.source
        copy.subject = self.subject
        copy.choices = self.choices
        copy.chosen = self.chosen
        copy.need = self.need
        copy.purpose = self.purpose
        copy.pc = self.pc
        copy.up_to = self.up_to
        copy.dice = self.dice
        copy.it = self.it
        copy.tally = self.tally
        copy.victor = self.victor
        copy.named = self.named
        return copy

    # ---- tasks

    def push(self, kind: i64, player: Player, card: Card, number: i64) -> None:
        task = pack_task(kind, player, card, number)
        if self.depth < len(self.stack):
            self.stack[self.depth] = task
        else:
            self.stack = append(self.stack, task)
        self.depth += 1

    def add_trigger(self, entry: i64) -> None:
        if self.pending_size < len(self.pending):
            self.pending[self.pending_size] = entry
        else:
            self.pending = append(self.pending, entry)
        self.pending_size += 1

    # ---- questions

    def cards_of(self, player: Player) -> Mask:
        return self.second if player else ~self.second

    def creatures_of(self, player: Player) -> Mask:
        return self.in_play & (self.second if player else ~self.second)

    def hand_of(self, player: Player) -> Mask:
        return self.in_hand & (self.second if player else ~self.second)

    def discard_of(self, player: Player) -> Mask:
        return self.in_discard & (self.second if player else ~self.second)

    def controller(self, slot: Slot) -> Player:
        return (self.second >> slot) & 1

    def design(self, slot: Slot) -> Design:
        return self.deal.designs[slot]

    def program(self, slot: Slot, trigger: i64) -> Address:
        """Returns where the effect of that trigger starts, 0 for none."""
        return self.deal.book.programs[self.deal.designs[slot] * TRIGGERS + trigger]

    def octonite(self, slot: Slot) -> i64:
        return octonite_of(self.marks[slot])

    def stamp(self, slot: Slot) -> i64:
        """Returns when the card arrived where it is."""
        return stamp_of(self.marks[slot])

    def life(self, player: Player) -> i64:
        return self.life1 if player else self.life0

    def mindbugs(self, player: Player) -> i64:
        return self.mindbugs1 if player else self.mindbugs0

    def energy(self, player: Player) -> i64:
        return self.energy1 if player else self.energy0

    def known(self, seat: Player) -> Mask:
        """The slots whose card that seat knows; seat 2 is everybody."""
        if seat == 0:
            return self.known0
        return self.known1 if seat == 1 else self.known2

    def held_by(self, holder: Slot, among: Mask) -> i64:
        """The cards that this card holds."""
        found: Mask = 0
        while among:
            first = among & -among
            among ^= first
            if self.holders[lowest(first)] == holder:
                found |= first
        return found

    def hold(self, slot: Slot, holder: Slot) -> None:
        if not len(self.holders):
            self.holders = self.marks[:]
        self.deal.expect_boosts()
        self.holders[slot] = holder

    def oldest(self, mask: Mask) -> Slot:
        """The slot of the mask that arrived first."""
        best = lowest(mask)
        mask &= mask - 1
        while mask:
            slot = lowest(mask)
            mask &= mask - 1
            if stamp_of(self.marks[slot]) < stamp_of(self.marks[best]):
                best = slot
        return best

    def same_card(self, slot: Slot, mask: Mask) -> Mask:
        """The slots of the mask, of the same player, that hold the same card as the slot."""
        return mask & self.deal.same[slot] & self.cards_of(self.controller(slot))


NO_EVENTS: Final[list[int]] = []
NO_NOTES: Final = vec[i64]()
NO_HOLDERS: Final = vec[i64]()
