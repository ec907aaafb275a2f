"""Every set of cards: pure data made of words.

One file per set, which is found by itself: a `CardSet`, and a `BOX` that says what was published. It imports words and
nothing else, and defines no function. Start with `first_contact`.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from mindbug.words import Box, CardSet


def _published() -> Iterator[tuple[Box, CardSet]]:
    for found in iter_modules(__path__):
        names = vars(import_module(f"{__name__}.{found.name}"))
        sets = [value for value in names.values() if isinstance(value, CardSet)]
        if len(sets) != 1 or not isinstance(names.get("BOX"), Box):
            raise TypeError(f"cards/{found.name}.py needs one CardSet and a BOX")
        yield names["BOX"], sets[0]


_IN_ORDER = sorted(_published(), key=lambda published: published[0].place)
SETS: dict[str, CardSet] = {card_set.id: card_set for _, card_set in _IN_ORDER}
BOXES: dict[str, Box] = {card_set.id: box for box, card_set in _IN_ORDER}
