"""Cards are dealt here one at a time and with probabilities, so that the deal can be a part of the game tree."""

from collections import Counter
from dataclasses import dataclass, field, fields
from functools import cached_property
from math import comb
from typing import Any, NamedTuple

from mindbug.engine.dealing import DECK_SIZE, POWER_ROW
from mindbug.engine.moves import HAND_SIZE
from mindbug.game.catalogue import Catalogue, Selection, standard
from mindbug.game.checking import as_integer
from mindbug.game.editions import EDITIONS
from mindbug.game.positions import Position
from mindbug.game.seats import SEATS

MOST_MINDBUGS = 2


class Place(NamedTuple):
    """The place that a card goes to: a pile of the position, and whose it is."""

    pile: str
    seat: str | None = None


@dataclass(frozen=True)
class Variant:
    """The cards that are played with, and how many each player gets. Without arguments it is the game of the rules."""

    sets: tuple[str, ...] = ()
    """The ids of the sets; by default First Contact, if there are no further cards."""
    cards: tuple[str, ...] = ()
    """Further cards; a name for every copy."""
    exclude: tuple[str, ...] = ()
    hand: int = HAND_SIZE
    """The number of cards that each player holds at first. They still draw up to five."""
    draw: int = DECK_SIZE - HAND_SIZE
    life: int = 3
    mindbugs: int = MOST_MINDBUGS
    start_cards: bool = True
    """True if two cards decide who starts, and two more where they tie. Otherwise p1 does."""
    edition: str = "current"
    turn_limit: int = 200
    catalogue: Catalogue = field(default_factory=standard, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name, low, high in (("hand", 1, DECK_SIZE), ("draw", 0, DECK_SIZE), ("life", 1, 99),
                                ("mindbugs", 0, MOST_MINDBUGS), ("turn_limit", 1, 10_000)):
            given = getattr(self, name)
            value = as_integer(given)
            if value is None or not low <= value <= high:
                raise ValueError(f"{name} must be a whole number from {low} to {high}, not {given!r}")
            object.__setattr__(self, name, value)
        if self.edition not in EDITIONS:
            raise ValueError(f"edition must be one of {', '.join(EDITIONS)}, not {self.edition!r}")
        needed = 2 * (self.hand + self.draw + self.start_cards)
        if len(self.selection.numbers) < needed:
            raise ValueError(f"cards: this variant needs at least {needed}, these are {len(self.selection.numbers)}")

    def __reduce__(self) -> tuple[object, ...]:
        """Copies are made from the arguments alone: everything else follows from them."""
        return Variant, tuple(getattr(self, given.name) for given in fields(self))

    @cached_property
    def selection(self) -> Selection:
        """The cards, and what follows from them."""
        sets = self.sets or (() if self.cards else ("first_contact",))
        return self.catalogue.selection(self.catalogue.check_sets(sets), self.cards, self.exclude)

    @cached_property
    def pool(self) -> Counter[str]:
        """The creatures, with the number of their copies."""
        book = self.catalogue.book
        return Counter(book.creatures[number].name for number in self.selection.numbers)

    @cached_property
    def power(self) -> Counter[str]:
        """The Power cards likewise."""
        return Counter(self.selection.actions.power_cards)

    @cached_property
    def plan(self) -> tuple[Place, ...]:
        """The places that the first cards go to, one after the other."""
        own = [Place(pile, seat) for seat in SEATS for pile, size in (("hand", self.hand), ("draw", self.draw))
               for _ in range(size)]
        return (*own, *[Place("revealed")] * (2 * self.start_cards))


class VariantDeal:
    """A deal that is under way. Cards are given by their English names."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.creatures: list[str] = []
        """The cards that went to the players and the start cards, in the order of the variant's plan."""
        self.unused: list[str] = []
        self.power_deck: list[str] = []
        self._left = variant.pool.copy()
        self._power_left = variant.power.copy()

    def clone(self) -> "VariantDeal":
        copy = VariantDeal(self.variant)
        copy.creatures, copy.unused, copy.power_deck = [*self.creatures], [*self.unused], [*self.power_deck]
        copy._left, copy._power_left = self._left.copy(), self._power_left.copy()
        return copy

    @property
    def place(self) -> Place | None:
        """The place that the next card goes to; None when all cards are dealt whose place matters."""
        plan, dealt = self.variant.plan, len(self.creatures)
        if dealt < len(plan):
            return plan[dealt]
        left = self.variant.pool.total() - dealt - len(self.unused)
        if len(self.revealed) % 2 or (self._tied and left >= 2 and not self.unused):
            return Place("revealed")
        if left and self.variant.selection.pool.draws_unused:
            return Place("unused")
        return Place("power_deck") if len(self.power_deck) < self.variant.power.total() else None

    def outcomes(self) -> list[tuple[str, float]]:
        """The cards that can come next, by name, with probabilities.

        A hand is dealt in the order of names, so that the same hand never comes in two ways.
        """
        place = self.place
        if place is None:
            return []
        if place.pile == "hand":
            return self._next_of_hand(place)
        left = self._power_left if place.pile == "power_deck" else self._left
        total = left.total()
        return [(name, left[name] / total) for name in sorted(left)]

    def put(self, card: str) -> None:
        """Deals that card next, and raises ValueError if it cannot come."""
        place = self.place
        left = self._power_left if place is not None and place.pile == "power_deck" else self._left
        fits = card in dict(self.outcomes()) if place is not None and place.pile == "hand" else card in left
        if place is None or not fits:
            raise ValueError(f"{card!r} cannot be dealt next")
        pile = {"unused": self.unused, "power_deck": self.power_deck}.get(place.pile, self.creatures)
        pile.append(card)
        left[card] -= 1
        if not left[card]:
            del left[card]

    def position(self) -> dict[str, Any]:
        """The beginning of the game, when all is dealt. What lies where nobody will ever look is in order of names."""
        if self.place is not None:
            raise ValueError("the cards are not dealt yet")
        variant, chosen = self.variant, self.variant.selection
        piles: dict[Place, list[str]] = {}
        for place, card in zip(variant.plan, self.creatures, strict=False):
            piles.setdefault(place, []).append(card)
        rest = sorted(self._left.elements())
        return {
            "sets": list(chosen.sets), "cards": list(chosen.cards), "exclude": list(chosen.exclude),
            "edition": variant.edition, "turn": SEATS[self.starter], "phase": "start",
            **{seat: {"life": variant.life, "mindbugs": variant.mindbugs, "hand": piles[Place("hand", seat)],
                      "draw": piles.get(Place("draw", seat), [])} for seat in SEATS},
            "revealed": self.revealed, "unused": [*self.unused, *rest],
            "power_row": self.power_deck[:POWER_ROW], "power_deck": self.power_deck[POWER_ROW:],
        }

    @classmethod
    def of_position(cls, variant: Variant, position: Position) -> "VariantDeal":
        """The deal that begins like this."""
        deal = cls(variant)
        for seat in SEATS:
            deal.creatures += [*sorted(position[seat]["hand"]), *position[seat]["draw"]]
        deal.creatures += position["revealed"]
        if variant.selection.pool.draws_unused:
            deal.unused = list(position["unused"])
        deal.power_deck = [*position["power_row"], *position["power_deck"]]
        deal._left = variant.pool - Counter([*deal.creatures, *deal.unused])
        deal._power_left = variant.power - Counter(deal.power_deck)
        return deal

    @property
    def revealed(self) -> list[str]:
        """The start cards, those of p1 and p2 in turns."""
        return self.creatures[2 * (self.variant.hand + self.variant.draw):]

    @property
    def starter(self) -> int:
        """The player with the stronger start card; p1 if there is none."""
        powers = self._start_powers
        return int(len(powers) > 1 and powers[-2] < powers[-1])

    @property
    def _start_powers(self) -> list[int]:
        book = self.variant.catalogue.book
        return [book.power[book.numbers[name]] for name in self.revealed]

    @property
    def _tied(self) -> bool:
        powers = self._start_powers
        return len(powers) > 1 and powers[-2] == powers[-1]

    def _next_of_hand(self, place: Place) -> list[tuple[str, float]]:
        """Counts the hands that begin with the cards that are there, and with each card that may follow."""
        begun = self.variant.plan.index(place)
        hand = self.creatures[begun:]
        before = self._left + Counter(hand)
        missing = self.variant.hand - len(hand) - 1
        last = hand[-1] if hand else ""
        ways: dict[str, int] = {}
        beyond = 0
        for name in sorted(before, reverse=True):
            if name == last:
                ways[name] = _hands(before[name], beyond, hand.count(name) + 1, missing)
            elif name > last:
                ways[name] = comb(before[last], hand.count(last)) * _hands(before[name], beyond, 1, missing)
            beyond += before[name]
        total = sum(ways.values())
        return [(name, ways[name] / total) for name in sorted(ways) if ways[name]]


def _hands(copies: int, beyond: int, at_least: int, missing: int) -> int:
    """The number of ways in which a hand can have at least so many of a card's copies, and as many as are missing
    from there on.

    `beyond` is the number of the cards whose names come later.
    """
    most = min(copies, at_least + missing)
    return sum(comb(copies, number) * comb(beyond, at_least + missing - number)
               for number in range(at_least, most + 1))
