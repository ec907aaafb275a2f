"""The actions of a pool of cards: a number for every label that an option can have, the same in all of its games."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass

from mindbug.engine import codes
from mindbug.engine.book import Book
from mindbug.engine.numbering import BOTH_DICE, NONE, PLAIN_ROW, Numbering
from mindbug.engine.session import ActionMask, Session
from mindbug.game.decisions import Decision, Option
from mindbug.game.labels import CARD_VERBS, KINDS, PLAIN_VERBS, PRICES, REROLLS, decision_between, decision_of
from mindbug.game.names import FACES, keyword_names
from mindbug.game.rows import Row
from mindbug.game.seats import SEATS
from mindbug.words import ExhaustedSide, Keyword, Mode

VERSION = 1
"""Raised whenever the same cards would get other numbers than before."""
OTHERS = 64
"""The most options of one decision that can have a number although no label of the list names them."""
HAND_VERBS = ("play", "discard", "pick")
"""Copies of a card in a hand, and outcomes of chance, are one option."""
COPY_VERBS = ("attack", "act", "hunt", "block", "choose", "resolve", "put")
"""Every copy is an option of its own."""
QUICK = frozenset((codes.ACTION, codes.MINDBUG, codes.HUNT, codes.BLOCK, codes.AGAIN, codes.MAY, codes.TARGET,
                   codes.CARD, codes.DISCARD, codes.ORDER, codes.ORDER_FAST, codes.SPREAD, codes.BUY))
"""Decisions whose options are cards, or plain words: nearly all."""
KEYWORDS = tuple(sorted(Keyword.__members__))


class ActionSpace:
    """The meaning of every action number. Labels are those of `Option`; `labels[number]` is the label of a number."""

    def __init__(self, book: Book, pool: Sequence[int], power_pool: Sequence[int]) -> None:
        """Numbers everything that can be chosen in games with these cards."""
        self.cards = sorted({book.creatures[number].name for number in pool})
        """The different cards of the pool."""
        self.columns = _columns(book, pool)
        """Every copy of every card and of its further stages: (name, 1), (name, 2) ..."""
        self.power_cards = sorted(book.power_cards[number].name for number in power_pool)
        """The different Power cards of the pool."""
        self.labels: list[str] = []
        """The label of every number."""
        self._starts: dict[str, int] = {}
        self._sizes: dict[str, int] = {}
        self._options: dict[tuple[int, int], Option] = {}
        modes = _mode_labels(book, pool, power_pool)
        self._add("", _unique((*_plain_labels(), *(f"choose {mode}" for mode in modes))))
        for verb in HAND_VERBS:
            self._add(verb, (f"{verb} {card}" for card in self.cards))
        for verb in COPY_VERBS:
            self._add(verb, (f"{verb} {name}" if copy == 1 else f"{verb} {name} #{copy}"
                             for name, copy in self.columns))
        self._add("buy", (f"buy {card}" for card in self.power_cards))
        self._add("other", (f"other {number}" for number in range(1, OTHERS + 1)))
        self.actions = {label: number for number, label in reversed(list(enumerate(self.labels)))}
        """The number of every label. A mode that is called like a card shares its label, and has the lower number."""
        self.first_other = self._starts["other"]
        """From this number on, options are counted that no label names."""
        self.numbering = self._numbering(book)
        """The same for the engine."""
        self.mask = ActionMask(len(self.labels))
        """A session writes into it which actions are possible."""
        self.mask_row = Row(memoryview(self.mask.buffer))
        """The mask that was written last: a byte for every number, 1 if that action was possible."""

    def __len__(self) -> int:
        return len(self.labels)

    @property
    def hash(self) -> str:
        """A digest of what every number means."""
        return hashlib.sha256("\n".join((f"actions {VERSION}", *self.labels)).encode()).hexdigest()[:16]

    def decision(self, session: Session) -> tuple[Decision, list[int]]:
        """The pending decision, and the engine's number of each of its options. Labels are not made anew."""
        s = session.state
        if s.decision not in QUICK:
            return decision_of(s)
        listed = session.listed()
        if any(action >= self.first_other for action in listed[1::3]):
            return decision_of(s)
        known = self._options
        options = []
        for action, owner in zip(listed[1::3], listed[2::3], strict=True):
            option = known.get((action, owner))
            if option is None:
                option = known[action, owner] = self._option(action, owner)
            options.append(option)
        return decision_between(s, tuple(options)), listed[::3]

    def _option(self, action: int, owner: int) -> Option:
        label = self.labels[action]
        verb = next((verb for verb in (*HAND_VERBS, *COPY_VERBS, "buy")
                     if 0 <= action - self._starts[verb] < self._sizes[verb]), None)
        if verb is None:
            return Option(label, label)
        place = action - self._starts[verb]
        if verb == "buy":
            return Option(label, verb, self.power_cards[place])
        card, copy = (self.cards[place], 1) if verb in HAND_VERBS else self.columns[place]
        return Option(label, verb, card, copy, SEATS[owner])

    def _add(self, verb: str, labels: Iterable[str]) -> None:
        self._starts[verb] = len(self.labels)
        self.labels += labels
        self._sizes[verb] = len(self.labels) - self._starts[verb]

    def _numbering(self, book: Book) -> Numbering:
        first_column = {name: place for place, (name, copy) in enumerate(self.columns) if copy == 1}
        copies = [1] * len(self.labels)
        total = {name: copy for name, copy in self.columns}
        for verb in COPY_VERBS:
            for name, place in first_column.items():
                copies[self._starts[verb] + place] = total[name]
        cards = {name: place for place, name in enumerate(self.cards)}
        power = {name: place for place, name in enumerate(self.power_cards)}
        kinds = range(len(KINDS) + 2)
        numbering = Numbering(
            [first_column.get(card.name, NONE) for card in book.creatures],
            [cards.get(card.name, NONE) for card in book.creatures],
            [power.get(card.name, NONE) for card in book.power_cards],
            self._plain_actions(),
            [self.actions.get(f"choose {label}", NONE) for label in book.labels],
            [self.actions.get(f"choose {book.side_labels.get(number)}", NONE)
             for number in range(len(book.creatures))],
            [self._starts[CARD_VERBS[kind]] if CARD_VERBS.get(kind) in COPY_VERBS else NONE for kind in kinds],
            [self._starts[CARD_VERBS[kind]] if CARD_VERBS.get(kind) in HAND_VERBS else NONE for kind in kinds],
            copies)
        numbering.blocks[codes.ORDER] = self._starts["resolve"]
        numbering.play, numbering.attack = self._starts["play"], self._starts["attack"]
        numbering.act, numbering.buy = self._starts["act"], self._starts["buy"]
        numbering.first_other, numbering.others = self.first_other, OTHERS
        return numbering

    def _plain_actions(self) -> list[int]:
        """The actions of options that name no card, by kind of decision and option."""
        table = [NONE] * (PLAIN_ROW * (len(KINDS) + 2))
        for kind, option, label in _plain_options():
            table[kind * PLAIN_ROW + option] = self.actions[label]
        return table


def _columns(book: Book, pool: Sequence[int]) -> list[tuple[str, int]]:
    copies: dict[str, int] = {}
    for number in pool:
        card = book.creatures[number]
        for face in (card, *card.stages):
            copies[face.name] = copies.get(face.name, 0) + 1
    return [(name, copy) for name in sorted(copies) for copy in range(1, copies[name] + 1)]


def _plain_options() -> Iterator[tuple[int, int, str]]:
    """Kind of decision, option and label of everything that names no card."""
    for kind, verbs in PLAIN_VERBS.items():
        for option, label in verbs.items():
            yield kind, option, label
    for dice, answers in REROLLS.items():
        for option, label in enumerate(answers):
            yield codes.REROLL, option + (BOTH_DICE if dice > 1 else 0), label
    for face, label in FACES.items():
        yield codes.DIE, face, f"resolve {label}"
        yield codes.ROLL, face, f"roll {label}"
    for number in range(1, codes.SIX + 1):
        yield codes.ROLL_NUMBER, number, f"roll {number}"
    for number in range(1, codes.HIGHEST_NUMBER + 1):
        yield codes.NUMBER, number, f"choose {number}"
    for place in range(len(KEYWORDS)):
        [keyword] = keyword_names(1 << place)
        yield codes.KEYWORD, 1 << place, f"choose {keyword}"
    for price, label in PRICES.items():
        yield codes.MODE, price, f"choose {label}"


def _plain_labels() -> list[str]:
    return [label for _, _, label in _plain_options()]


def _unique(labels: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(labels))


def _mode_labels(book: Book, pool: Sequence[int], power_pool: Sequence[int]) -> list[str]:
    """The labels of the modes and sides of these cards."""
    cards: list[object] = [book.creatures[number] for number in {*pool}]
    cards += [book.power_cards[number] for number in power_pool]
    return sorted({label for card in cards for label in _labels_in(card)})


def _labels_in(value: object) -> Iterator[str]:
    if isinstance(value, Sequence) and not isinstance(value, str):
        for item in value:
            yield from _labels_in(item)
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Mode | ExhaustedSide):
            yield value.label
        for field in fields(value):
            yield from _labels_in(getattr(value, field.name))
