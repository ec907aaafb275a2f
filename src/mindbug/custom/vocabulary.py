"""The words that cards are made of, as tables for people: `python -m mindbug.custom.vocabulary`."""

import inspect
from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, get_args

from mindbug.cards import SETS
from mindbug.custom.writer import toml
from mindbug.text import card_text, effect_text, typewritten
from mindbug.words import (
    Amount,
    Cards,
    Condition,
    Constant,
    Creature,
    Creatures,
    Defeat,
    DrawCards,
    Effect,
    GainLife,
    If,
    Keyword,
    Moment,
    Pile,
    PlayCard,
    Player,
    Side,
    Single,
    Trigger,
)

SECTIONS: dict[str, tuple[type[Any], ...]] = {
    "Effects": get_args(Effect),
    "Constant abilities": get_args(Constant),
    "Conditions": get_args(Condition),
    "Amounts (besides plain numbers)": get_args(Amount)[1:],
    "Creatures and cards (their names are not written)": (Creatures, Cards),
}
FIXED_VALUES: dict[str, type[Enum]] = {
    "`keywords`": Keyword, "`side`": Side, "`creature`, `to` (besides `side` and so on)": Single, "`who`": Player,
    "`pile`": Pile, "`trigger`": Trigger, "`moment`": Moment,
}


FOR_OWN_CARDS: dict[type[Any], Any] = {DrawCards: DrawCards(2)}
"""Words that no published card has, with an example."""


def markdown() -> str:
    """The table of every word, and of every fixed value."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    examples = _examples()
    for title, words in SECTIONS.items():
        yield f"### {title}\n"
        yield "| word | fields | example | which says | note |"
        yield "|---|---|---|---|---|"
        for word in words:
            example, told = examples[word], typewritten(_told(examples[word]))
            yield f"| `{word.__name__}` | {_fields(word)} | `{toml(example)}` | {told} | {_note(word)} |"
        yield ""
    yield "### Fixed values\n"
    yield "| field | values |"
    yield "|---|---|"
    for field, values in FIXED_VALUES.items():
        yield f"| {field} | {', '.join(f'`{toml(value)}`' for value in values)} |"


def _fields(word: type[Any]) -> str:
    """Names, with the value that holds where nothing is said."""
    return ", ".join(f"`{field.name}`" if field.default in (MISSING, None, ()) else
                     f"`{field.name} = {toml(field.default)}`" for field in fields(word))


def _note(word: type[Any]) -> str:
    note = inspect.cleandoc(word.__doc__ or "")
    return "" if note.startswith(f"{word.__name__}(") else note  # that is what dataclasses write by themselves


def _told(word: Any) -> str:
    """The word in a sentence."""
    if isinstance(word, get_args(Constant)):
        return card_text(Creature("X", copies=1, power=1, constants=[word]))[0]
    if isinstance(word, get_args(Condition)):
        return effect_text(If(word, [GainLife(1)]))
    if isinstance(word, get_args(Amount)):
        return effect_text(GainLife(word))
    if isinstance(word, Creatures):
        return effect_text(Defeat(word))
    return effect_text(PlayCard(word) if isinstance(word, Cards) else word)


def _examples() -> dict[type[Any], Any]:
    """Returns each word as it stands on the first published card that has it."""
    found: dict[type[Any], Any] = dict(FOR_OWN_CARDS)
    for card_set in SETS.values():
        for word in parts(card_set):
            found.setdefault(type(word), word)
    return found


def parts(value: Any) -> Iterator[object]:
    """The words that a set, a card or a word is made of, itself included."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from parts(item)
    elif hasattr(value, "__dataclass_fields__"):  # as `is_dataclass` asks, in half the time
        yield value
        for name in value.__dataclass_fields__:
            yield from parts(getattr(value, name))


if __name__ == "__main__":
    print(markdown())
