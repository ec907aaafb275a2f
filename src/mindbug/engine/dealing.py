"""Shuffles and deals the cards, which makes the first state of a game."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Slot
from mindbug.engine.bits import MAX_SLOTS, bit, lowest
from mindbug.engine.book import Book
from mindbug.engine.codes import (
    CLASSES,
    MAX_DESIGNS,
    NO_CARD,
    TURN_START,
)
from mindbug.engine.counters import turn_up_power_card
from mindbug.engine.machine import run
from mindbug.engine.moves import refill
from mindbug.engine.random32 import Random
from mindbug.engine.state import PENDING_SIZE, STACK_SIZE, Deal, Pool, State

DECK_SIZE: Final = 10
POWER_ROW: Final = 3
SMALLEST_POOL: Final = 2 * DECK_SIZE + 2
NO_MASKS: Final = vec[i64]([0] * CLASSES)
NO_STACK: Final = vec[i64]([0] * STACK_SIZE)
NO_PENDING: Final = vec[i64]([0] * PENDING_SIZE)
NO_MARKS: Final = vec[i64]([0] * MAX_SLOTS)
COPIES: Final = vec[i64]([0] * MAX_DESIGNS)


def shuffle(cards: vec[i64], random: Random) -> None:
    i: i64 = len(cards) - 1
    while i > 0:
        j = random.below(i + 1)
        swapped = cards[i]
        cards[i] = cards[j]
        cards[j] = swapped
        i -= 1


def new_deal(pool: Pool, designs: vec[i64]) -> Deal:
    """Returns a deal with that card in each slot, and what follows from it."""
    deal = Deal(pool, designs, NO_MASKS[:], NO_MASKS, NO_MARKS[:len(designs)])
    index(deal)
    return deal


def index(deal: Deal) -> None:
    """Notes which slots have which constants, and which hold a card that is there twice, whatever face it shows."""
    noted = deal.book.noted
    designs = deal.designs
    copies = COPIES  # design -> its slots; all zero between calls
    n: i64 = len(designs)
    slot: Slot = 0
    while slot < n:
        design = designs[slot]
        if noted[design]:
            deal.note(slot)
        copies[design] |= bit(slot)
        slot += 1
    deal.sum_up()
    slot = 0
    while slot < n:
        deal.same[slot] = copies[designs[slot]]
        slot += 1
    slot = 0
    while slot < n:
        copies[designs[slot]] = 0
        slot += 1
    if deal.turned:
        match_faces(deal)


def match_faces(deal: Deal) -> None:
    """A card that shows another face than its first is still the same card as its copies."""
    first_face = deal.book.first_face
    turned = deal.turned
    while turned:
        slot = lowest(turned)
        turned &= turned - 1
        card = first_face[deal.designs[slot]]
        other: Slot = 0
        while other < len(deal.designs):
            if first_face[deal.designs[other]] == card:
                deal.same[slot] |= bit(other)
                deal.same[other] |= bit(slot)
            other += 1


def new_state(deal: Deal) -> State:
    """Returns a state in which nothing is drawn and nobody is to move."""
    state = State(deal, NO_MARKS[:len(deal.designs)], NO_STACK[:], NO_PENDING[:])
    state.drawn1 = deal.ends[0]
    state.drawn_unused = deal.ends[1]
    state.active = deal.start_player
    slot = deal.ends[0]
    while slot < deal.ends[1]:
        state.second |= bit(slot)
        slot += 1
    return state


def deal_cards(pool: Pool, random: Random) -> Deal:
    """Shuffles and deals ten cards to each player, start-player cards until they differ, and the rest to the unused
    pile."""
    book = pool.book
    order = pool.cards[:]
    shuffle(order, random)
    n: i64 = len(order)
    end: i64 = 2 * DECK_SIZE
    starter: i64 = -1
    while starter < 0 and end + 2 <= n:
        first = book.power[order[end]]
        second = book.power[order[end + 1]]
        end += 2
        if first != second:
            starter = 0 if first > second else 1
    designs = order[:2 * DECK_SIZE]
    with_slot: i64 = 0
    if pool.draws_unused:
        with_slot = min(n - end, MAX_SLOTS - 2 * DECK_SIZE)
        designs = extend(designs, order[end:end + with_slot])
    deal = new_deal(pool, designs)
    deal.ends[0] = DECK_SIZE
    deal.ends[1] = 2 * DECK_SIZE
    deal.ends[2] = len(designs)
    deal.revealed = order[2 * DECK_SIZE:end]
    deal.rest = order[end + with_slot:]
    deal.start_player = random.below(2) if starter < 0 else starter
    if len(pool.power_cards):
        deal.power_deck = pool.power_cards[:]
        shuffle(deal.power_deck, random)
    return deal


def open_game(s: State) -> None:
    draw_hands(s)
    start(s)


def draw_hands(s: State) -> None:
    refill(s, 0)
    refill(s, 1)


def start(s: State) -> None:
    """Lays out the Power row and begins the first turn."""
    for _ in range(POWER_ROW):
        turn_up_power_card(s)
    s.push(TURN_START, s.deal.start_player, NO_CARD, 0)
    run(s)


def as_vec(numbers: list[int]) -> vec[i64]:
    result = vec[i64]()
    for number in numbers:
        result = append(result, number)
    return result


# ---- for code that is not compiled
#
# It gives lists. A vec that it hands to a compiled function, or puts into an attribute, is never freed (mypyc 2.4).


def pool_of(book: Book, cards: list[int], power_cards: list[int], digest: str) -> Pool:
    return Pool(book, as_vec(cards), as_vec(power_cards), digest)


def deal_of(pool: Pool, designs: list[int]) -> Deal:
    """Returns a deal with that card in each slot, and what follows from it."""
    return new_deal(pool, as_vec(designs))


def put_piles(deal: Deal, ends: list[int], rest: list[int], revealed: list[int], power_deck: list[int]) -> None:
    """Notes where the draw piles and the unused pile end, and what lies in no slot."""
    deal.ends = as_vec(ends)
    deal.rest = as_vec(rest)
    deal.revealed = as_vec(revealed)
    deal.power_deck = as_vec(power_deck)


def state_of(deal: Deal, marks: list[int], holders: list[int]) -> State:
    """Returns a state of that deal with nothing else in it."""
    s = State(deal, as_vec(marks), NO_STACK[:], NO_PENDING[:])
    s.holders = as_vec(holders)
    return s


def take_up(s: State, stack: list[int], pending: list[int]) -> None:
    """Puts tasks onto the stack, and effects among those that wait."""
    s.stack = as_vec(stack)
    s.pending = as_vec(pending)


def shuffled(cards: list[int], random: Random) -> list[int]:
    mixed = as_vec(cards)
    shuffle(mixed, random)
    return list(mixed)
