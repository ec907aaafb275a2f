"""Sentences with places to be filled.

- `{life}` is filled with a value as it is; `{card}` with a name as it stands on the card;
- `{card:acc}` with a name in a form of the language, such as the accusative with its article: "den Gorillöwen";
- `{your card:acc}`, `{name's card:acc}` with its owner: "deinen Gorillöwen", "Alices Gorillöwen"; `{name's}`: "Alices";
- `{count|card|cards}`, `{card|wird|werden}` with the words that agree with a number or with a name;
- `{Gorillion:acc}`, `{SNEAKY}`: a key with a capital letter is the English name of a card, a keyword or a trigger.

Which forms there are, and how many words may be given to choose from, is said in each language's `nouns.py`.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

GAP = re.compile(r"\{([^{}]*)\}")
OWNED = re.compile(r"(?P<owner>your|name's|rival's)(?: (?P<key>.+))?")
YOUR = "your"


@dataclass(frozen=True)
class Gap:
    """A place in a sentence that is filled with a value."""

    key: str
    """The names of the values that are filled in; of `{name's}` nothing but the owner."""
    form: str = ""
    owner: str = ""
    """`your`, or the key of a person."""
    words: tuple[str, ...] = ()
    """The words to choose from, instead of the name or number itself."""


class Segment(NamedTuple):
    """A piece of a sentence."""

    text: str
    about: str | None = None
    """The English name of the card that it names, or the key of the term."""


@dataclass(frozen=True)
class Template:
    """A sentence with its places."""

    parts: tuple[str | Gap, ...]
    plain: str | None
    """The whole text, if there is nothing to be filled."""
    simple: bool
    """Nothing but values as they are: `str.format` fills it, which is fastest."""

    @property
    def keys(self) -> frozenset[str]:
        """Everything that has to be known to fill it."""
        gaps = [part for part in self.parts if isinstance(part, Gap)]
        return frozenset(key for gap in gaps for key in (gap.key, gap.owner) if key and key != YOUR)


def _gap(text: str) -> Gap:
    what, *words = text.split("|")
    what, _, form = what.partition(":")
    owned = OWNED.fullmatch(what)
    if owned is None:
        return Gap(what, form, "", tuple(words))
    return Gap(owned["key"] or "", form, owned["owner"].removesuffix("'s"), tuple(words))


@cache
def parsed(text: str) -> Template:
    pieces = GAP.split(text)
    parts = tuple(_gap(piece) if number % 2 else piece for number, piece in enumerate(pieces) if piece)
    simple = all(part == Gap(part.key) and part.key.islower() for part in parts if isinstance(part, Gap))
    return Template(parts, text if len(pieces) == 1 else None, simple)
