"""A creature in play (or set aside) as a position writes it: its name, and in brackets its state."""

import re
from dataclasses import dataclass
from itertools import chain

from mindbug.engine import codes
from mindbug.engine.bits import bit
from mindbug.engine.book import Book
from mindbug.engine.knowledge import by_arrival
from mindbug.engine.packing import MOST_OCTONITE
from mindbug.engine.state import State
from mindbug.game.errors import BadPosition

CREATURE = re.compile(r"(?P<name>[^()]+?)(?: \((?P<state>[^()]*)\))?")
EXHAUSTED = re.compile(r"exhausted(?: (?P<side>\S+))?")
OCTONITE = re.compile(r"(?P<octonite>[0-9]{1,9}) octonite")
BOOST = re.compile(r"boost (?P<cards>.+)")
KNOWN = "exhausted, exhausted SIDE, N octonite, boost CARD + CARD"


@dataclass(frozen=True)
class InPlay:
    """A creature with its state, as a position writes it."""

    name: str
    """The name of the stage that it shows."""
    exhausted: bool = False
    octonite: int = 0
    side: str | None = None
    """The side that an exhausted creature shows, if it has sides."""
    boost: tuple[str, ...] = ()
    """Its boost cards, in the order in which they were put there."""

    def __str__(self) -> str:
        state = []
        if self.exhausted:
            state.append("exhausted" if self.side is None else f"exhausted {self.side}")
        if self.octonite:
            state.append(f"{self.octonite} octonite")
        if self.boost:
            state.append(f"boost {' + '.join(self.boost)}")
        return f"{self.name} ({', '.join(state)})" if state else self.name

    def design(self, book: Book) -> int:
        """The face that it shows."""
        number = book.numbers[self.name] if self.name in book.numbers else book.stages[self.name]
        if self.side is None:
            return number
        first = book.sides[number]
        labels = [book.side_labels[first + i] for i in range(book.side_count[number])]
        return first + labels.index(self.side)


def read_creature(book: Book, entry: object, where: str, side_due: bool = False) -> InPlay:
    """Reads a creature and its state. With `side_due` it may be exhausted without showing a side: its controller is
    just asked for one."""
    match = CREATURE.fullmatch(entry) if isinstance(entry, str) else None
    if match is None:
        raise BadPosition(f"{entry!r} in {where} is not a creature: a name, or a name with its state in brackets")
    name = match["name"]
    if name not in book.numbers and name not in book.stages:
        raise BadPosition(f"unknown creature {name!r} in {where}")
    exhausted, side, octonite = False, None, 0
    boost: tuple[str, ...] = ()
    words = [] if match["state"] is None else [word.strip() for word in match["state"].split(",")]
    for i, word in enumerate(words):
        if not exhausted and (state := EXHAUSTED.fullmatch(word)):
            exhausted, side = True, state["side"]
        elif not octonite and (state := OCTONITE.fullmatch(word)):
            octonite = int(state["octonite"])
            if not 1 <= octonite <= MOST_OCTONITE:
                raise BadPosition(f"octonite of {name!r} in {where} must be a whole number from 1 to {MOST_OCTONITE}, "
                                  f"not {octonite}")
        elif i == len(words) - 1 and (state := BOOST.fullmatch(word)):
            boost = tuple(card.strip() for card in state["cards"].split("+"))
        else:
            raise BadPosition(f"{entry!r} in {where}: unknown, repeated or misplaced state {word!r}; known: {KNOWN}")
    for card in boost:
        if card in book.stages:
            first = book.creatures[book.first_face[book.stages[card]]].name
            raise BadPosition(f"boost card {card!r} in {where}: outside play an evolved creature is {first!r}")
        if card not in book.numbers:
            raise BadPosition(f"{entry!r} in {where}: unknown boost card {card!r}")
    if not (side_due and side is None):
        check_side(book, name, exhausted, side, f"{entry!r} in {where}")
    return InPlay(name, exhausted, octonite, side, boost)


def check_side(book: Book, name: str, exhausted: bool, side: str | None, where: str) -> None:
    """A creature with sides shows one of them while it is exhausted; others have none."""
    number = book.numbers[name] if name in book.numbers else book.stages[name]
    labels = [book.side_labels[book.sides[number] + i] for i in range(book.side_count[number])]
    if exhausted and labels and side not in labels:
        raise BadPosition(f"{where}: an exhausted {name} shows one of its sides: exhausted {' or '.join(labels)}")
    if side is not None and side not in labels:
        raise BadPosition(f"{where}: {name} has no side {side!r}")


def write_creature(s: State, slot: int, boost: list[str]) -> InPlay:
    book = s.deal.book
    design = s.design(slot)
    return InPlay(book.creatures[design].name, bool(s.exhausted & bit(slot)), s.octonite(slot),
                  book.side_labels.get(design), tuple(boost))


def keepers_in_order(s: State) -> list[int]:
    """The cards that set creatures aside, in an order that a position keeps: first those in play, which do so now.

    A position lists zones seat by seat, so nothing here may depend on which seat's card came first.
    """
    both = (0, 1)
    order = [slot for cards_of in (s.creatures_of, s.discard_of, s.hand_of) for player in both
             for slot in by_arrival(s, cards_of(player))]
    aside = [by_arrival(s, s.aside & s.cards_of(player)) for player in both]
    if s.under:
        for player in both:
            for slot in (*by_arrival(s, s.creatures_of(player)), *aside[player]):
                order += by_arrival(s, s.held_by(slot, s.under))
    order += chain(*aside)
    elsewhere = set(range(len(s.deal.designs))) - set(order)
    order += sorted(elsewhere, key=lambda slot: (s.stamp(slot), slot))
    book = s.deal.book
    return [slot for slot in order if book.features[book.first_face[s.design(slot)]] & codes.SETS_ASIDE]
