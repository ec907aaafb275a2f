"""The cards that a game can be played with: sets, the book of all of them, and pools made of them."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, cached_property, lru_cache, partial

from mindbug.cards import BOXES, SETS
from mindbug.engine.book import Book
from mindbug.engine.dealing import SMALLEST_POOL, pool_of
from mindbug.engine.state import Pool
from mindbug.game.action_space import ActionSpace
from mindbug.game.errors import TooFewCards
from mindbug.game.planes import Observations
from mindbug.words import CardSet, Creature, PowerCard

KEPT = 64
"""The number of selections that are kept: programs play many games with the same cards."""


class Selection:
    """The cards of a game: those of the sets and the further ones, without the excluded."""

    def __init__(self, catalogue: "Catalogue", sets: tuple[str, ...], cards: tuple[str, ...],
                 exclude: tuple[str, ...]) -> None:
        """Collects the cards; a name that the catalogue does not have is a ValueError."""
        self.catalogue = catalogue
        """The catalogue that the cards are taken from."""
        self.sets = sets
        """The ids of the sets."""
        self.cards = cards
        """Cards besides those of the sets."""
        self.exclude = exclude
        """Cards of the sets that are left out."""
        self.numbers = catalogue.pool(sets, cards, exclude)
        """The numbers of all cards, a number for every copy."""
        self.pool = catalogue.engine_pool(self.numbers)
        """The same as the engine takes it."""
        self.digest = self.pool.digest
        """A digest of these cards: it finds out when they have changed."""

    @cached_property
    def actions(self) -> ActionSpace:
        """The number of every label that an option of a game with these cards can have."""
        return ActionSpace(self.catalogue.book, self.numbers, self.catalogue.power_pool(self.numbers))

    @cached_property
    def observations(self) -> Observations:
        """The layout of a seat's knowledge as numbers, for games with these cards."""
        return Observations(self.actions)


class Catalogue:
    """A fixed collection of card sets.

    >>> import mindbug
    >>> catalogue = mindbug.Game().catalogue
    >>> catalogue.card("Luchataur").power, catalogue.set_of["Luchataur"]
    (9, 'first_contact')
    """

    def __init__(self, sets: Iterable[CardSet]) -> None:
        """Collects the sets; two of one id, or a card that cannot be played, are an error."""
        self.sets: dict[str, CardSet] = {}
        """The sets by their ids, in their order."""
        for card_set in sets:
            if card_set.id in self.sets:
                raise ValueError(f"two sets have the id {card_set.id!r}")
            self.sets[card_set.id] = card_set
        self.book: Book = Book([card for s in self.sets.values() for card in s.creatures],
                             [card for s in self.sets.values() for card in s.power_cards])
        """Everything that the engine knows about these cards."""
        self.set_of: dict[str, str] = {face.name: s.id for s in self.sets.values() for card in s.creatures
                       for face in (card, *card.stages)}
        """The id of the set that each card belongs to, by the card's name."""
        self.first_stage: dict[str, str] = {stage.name: card.name for s in self.sets.values() for card in s.creatures
                            for stage in card.stages}
        """The first stage of each creature that something evolves into, by its name."""
        self.set_of.update({card.name: s.id for s in self.sets.values() for card in s.power_cards})
        self._selection = lru_cache(KEPT)(partial(Selection, self))
        self._engine_pool = lru_cache(KEPT)(self._new_pool)

    @property
    def years(self) -> dict[int, list[str]]:
        """The single cards that appeared in each year."""
        return {year: list(names) for set_id in self.sets if set_id in BOXES
                for year, names in BOXES[set_id].years.items()}

    def year(self, name: str) -> int | None:
        """Returns the year in which a single card appeared, given its name or that of one of its stages."""
        card = self.first_stage.get(name, name)
        return next((year for year, names in self.years.items() if card in names), None)

    def creature(self, name: str) -> Creature:
        """Returns the creature of that English name; KeyError if there is none."""
        return self.book.creatures[self.book.numbers[name]]

    def line(self, name: str) -> list[Creature]:
        """Returns all stages of an evolution, given the name of one; of any other creature that one alone."""
        card = self.creature(self.first_stage.get(name, name))
        return [card, *card.stages]

    def card(self, name: str) -> Creature | PowerCard:
        """Returns the creature, stage or Power card of that English name; KeyError if there is none."""
        if name in self.book.numbers:
            return self.creature(name)
        if name in self.book.stages:
            return self.book.creatures[self.book.stages[name]]
        return self.book.power_cards[self.book.power_numbers[name]]

    def __reduce__(self) -> tuple[object, ...]:
        """Copies are made of the cards; of the published ones there is only one catalogue."""
        if self is standard():
            return standard, ()
        return Catalogue, (list(self.sets.values()),)

    def digest(self, pool: Sequence[int]) -> str:
        """Names exactly these cards, so that a record finds out when they have changed."""
        creatures, power_cards = self._written_cards
        cards = [creatures[number] for number in sorted(pool)]
        cards += [power_cards[number] for number in self.power_pool(pool)]
        return hashlib.sha256("\n".join(cards).encode()).hexdigest()[:12]

    @cached_property
    def fingerprint(self) -> str:
        """Names exactly the cards of all sets in their order: with another, the engine has other numbers for them."""
        creatures, power_cards = self._written_cards
        return hashlib.sha256("\n".join((*creatures, *power_cards)).encode()).hexdigest()[:12]

    @cached_property
    def _written_cards(self) -> tuple[list[str], list[str]]:
        """All creatures and all Power cards in writing, once: every game begins with a digest of its cards."""
        return [_written(card) for card in self.book.creatures], [_written(card) for card in self.book.power_cards]

    # ---- pools

    def check_sets(self, sets: Sequence[str]) -> list[str]:
        """The ids in the order of the catalogue, each once."""
        if isinstance(sets, str) or not isinstance(sets, Sequence):
            raise ValueError(f"sets must be a list of set ids, not {sets!r}")
        for set_id in sets:
            if not isinstance(set_id, str) or set_id not in self.sets:
                raise ValueError(f"unknown set {set_id!r} in sets; there are {', '.join(self.sets)}")
        return [set_id for set_id in self.sets if set_id in sets]

    def with_company(self, set_id: str) -> tuple[str, ...]:
        """Returns the sets of a game that shows this set: itself, and those that it joins if it is too small."""
        joined = BOXES[set_id].company if set_id in BOXES else ()
        return tuple(self.check_sets([set_id, *joined]))

    def pool(self, sets: Sequence[str], cards: Sequence[str] = (), exclude: Sequence[str] = ()) -> list[int]:
        """Numbers of all cards of the sets, the further cards, without the excluded ones."""
        for argument, names in (("cards", cards), ("exclude", exclude)):
            if isinstance(names, str) or not isinstance(names, Sequence):
                raise ValueError(f"{argument} must be a list of card names, not {names!r}")
            for name in names:
                if not isinstance(name, str) or name not in self.book.numbers:
                    raise ValueError(f"unknown creature {name!r} in {argument}")
        names = [card.name for set_id in sets for card in self.sets[set_id].creatures for _ in range(card.copies)]
        numbers = [self.book.numbers[name] for name in (*names, *cards) if name not in exclude]
        return numbers

    def selection(self, sets: Sequence[str], cards: Sequence[str] = (), exclude: Sequence[str] = ()) -> Selection:
        """The same as `pool`, with everything that follows from it; kept for the next game with these cards."""
        for argument, names in (("cards", cards), ("exclude", exclude)):
            if isinstance(names, str) or not isinstance(names, Sequence):
                raise ValueError(f"{argument} must be a list of card names, not {names!r}")
        try:
            return self._selection(tuple(sets), tuple(cards), tuple(exclude))
        except TypeError:  # something that is no name and has no hash
            return Selection(self, tuple(sets), tuple(cards), tuple(exclude))

    def enough(self, pool: Sequence[int]) -> bool:
        """Returns whether a game can be played with these cards."""
        return len(pool) >= SMALLEST_POOL

    def check_size(self, pool: Sequence[int], culprit: str) -> None:
        """Raises TooFewCards if the pool is too small for a game. `culprit` begins the message."""
        if not self.enough(pool):
            raise TooFewCards(f"{culprit}: a game needs at least {SMALLEST_POOL} cards, these are {len(pool)}")

    def engine_pool(self, pool: Sequence[int]) -> Pool:
        """The pool as the engine takes it, with the Power cards that it brings; kept for the next game with it."""
        return self._engine_pool(tuple(pool))

    def _new_pool(self, pool: tuple[int, ...]) -> Pool:
        return pool_of(self.book, list(pool), self.power_pool(pool), self.digest(pool))

    def power_pool(self, pool: Sequence[int]) -> list[int]:
        """A creature of a set with Power cards brings all of them."""
        sets = {self.set_of[self.book.creatures[number].name] for number in pool}
        return [self.book.power_numbers[card.name] for set_id in self.sets if set_id in sets
                for card in self.sets[set_id].power_cards]


ADDED_LATER: dict[str, tuple[str, ...]] = {
    "Creature": ("in_discard", "stages", "sides"),
    "Creatures": ("strongest", "any_keyword", "boosted", "blocked", "weaker", "power_apart", "equal_power",
                  "named_keyword"),
    "CreatureCount": ("times",), "Defeat": ("up_to",), "Discard": ("up_to",), "TakeControl": ("this_turn",),
    "CannotBlock": ("when",), "CannotAttack": ("when",),
}
"""Fields that words did not have from the beginning: where they say nothing, old records still know the card."""


def _written(value: object) -> str:
    """Writes a value as `repr` does, without fields that were added later and say nothing."""
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, tuple):
        return f"({', '.join(map(_written, value))}{',' if len(value) == 1 else ''})"
    if not is_dataclass(value):
        return repr(value)
    name = type(value).__name__
    told = [(field.name, getattr(value, field.name)) for field in fields(value)
            if field.name not in ADDED_LATER.get(name, ()) or getattr(value, field.name) != field.default]
    return f"{name}({', '.join(f'{key}={_written(item)}' for key, item in told)})"


@cache
def standard() -> Catalogue:
    """The published sets."""
    return Catalogue(SETS.values())
