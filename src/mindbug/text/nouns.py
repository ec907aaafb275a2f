"""Names in sentences: what is known about a name, and how it looks in one place of a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

GENDERS = ("m", "f", "n")


@dataclass(frozen=True)
class Noun:
    """A card, a player or a thing. Every language uses those fields that its grammar needs."""

    name: str
    """The name as a title: on a card, on a label."""
    gender: str = ""
    """m, f or n; unknown where it is empty."""
    plural: bool = False
    proper: bool = False
    """It needs no article, as "El Tauro" and every name that stays English."""
    adjective: str = ""
    """German: the stem of an adjective in front, "Einsam" of "Einsamer Yeti"."""
    weak: str = ""
    """German: accusative, dative and genitive of a weak noun, "Gorillöwen" of "Gorillöwe"."""
    genitive: str = ""
    """German: where it is not the name and an s."""
    noun: str = ""
    """The name without the article that it brings along: "rôdeur" of "Le rôdeur", "King" of "The King"."""
    aspirated: bool = False
    """French: nothing is elided before its h, or before a vowel that is none in English, "One-Eye Felix"."""
    person: bool = False
    indefinite: bool = False
    """It is some card: "a card"."""
    about: str | None = None
    """The English name of a card, or the key of a term; whoever shows the sentence may mark it."""
    note: str = ""
    """The addition that follows the name in brackets."""

    def __str__(self) -> str:
        return self.name + self.note


YOU = Noun("you", person=True)
"""The owner in `{your card}`."""


@dataclass(frozen=True)
class Several:
    """Names that stand together in one place of a sentence."""

    nouns: tuple[Noun, ...]

    @property
    def together(self) -> Noun:
        """The noun that a verb or an adjective agrees with."""
        if len(self.nouns) == 1:
            return replace(self.nouns[0], plural=True)
        return Noun("", gender="f" if all(noun.gender == "f" for noun in self.nouns) else "m", plural=True)


class Inflected(NamedTuple):
    """A name in its place of a sentence, with what goes around it: "den ", "Gorillöwen", ""."""

    before: str
    name: str
    after: str = ""


GIVEN = ("name", "gender", "plural", "proper", "adjective", "weak", "genitive", "noun", "aspirated")
"""The fields that files of names may have."""
_TYPES: dict[str, Any] = {field.name: field.type for field in fields(Noun) if field.name in GIVEN}


def named(english: str, given: Mapping[str, Any] | None) -> Noun:
    """A card as a file of names describes it. If it stays English, or its gender is not known, it needs no article."""
    if given is None:
        return Noun(english, proper=True, about=english)
    noun = Noun(**{"name": english, **given}, about=english)
    return noun if given.get("name") and (noun.gender or noun.plural) else replace(noun, proper=True)


def problem_with(given: object) -> str | None:
    """The fault because of which this cannot describe a name."""
    if not isinstance(given, Mapping):
        return 'expected a table, such as {name = "…", gender = "m"}'
    for key, value in given.items():
        if key not in GIVEN:
            return f"unknown key {key!r}; known: {', '.join(GIVEN)}"
        if not isinstance(value, _TYPES[key]):
            return f"{key}: expected {'true or false' if _TYPES[key] is bool else 'a text'}, not {value!r}"
        if value == "":
            return f"{key}: must not be empty"
    if given.get("gender", "m") not in GENDERS:
        return f"gender: expected m, f or n, not {given['gender']!r}"
    return None
