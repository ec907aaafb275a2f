"""Writes a card as TOML, as it would stand in a file of one's own. `reader` reads it again."""

import json
from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any

from mindbug.words import Cards, Creature, Creatures, ExhaustedSide, Mode, PowerCard

# Where these stand no other class could: their names need not be written.
NAMELESS = (Creatures, Cards)
TABLES = (Mode, Creature, ExhaustedSide)


def card_toml(card: Creature | PowerCard) -> str:
    """The whole card, one line per field."""
    table = "creature" if isinstance(card, Creature) else "power_card"
    return "\n".join([f"[[{table}]]", *(f"{name} = {toml(value)}" for name, value in _told_fields(card))])


def toml(value: Any) -> str:
    """A word, or what words are made of, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str | Enum):
        return json.dumps(value.value if isinstance(value, Enum) else value, ensure_ascii=False)
    if isinstance(value, list | tuple):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, TABLES):
        return _table(dict(_told_fields(value)))
    return _nameless(value) if isinstance(value, NAMELESS) else _word(value)


def _word(word: Any) -> str:
    name = type(word).__name__
    told = dict(_told_fields(word))
    if not told:
        return json.dumps(name)
    only_first = [*told] == [fields(word)[0].name]
    return f"{{{name} = {toml(*told.values()) if only_first else _table(told)}}}"


def _nameless(selector: Any) -> str:
    told = dict(_told_fields(selector))
    first = fields(selector)[0].name
    return toml(getattr(selector, first)) if {*told} <= {first} else _table(told)


def _table(told: dict[str, Any]) -> str:
    return f"{{{', '.join(f'{name} = {toml(value)}' for name, value in told.items())}}}"


def _told_fields(word: Any) -> Iterator[tuple[str, Any]]:
    """The fields that are not as they are by default."""
    for field in fields(word):
        value = getattr(word, field.name)
        if field.default is MISSING or value != (list(field.default) if isinstance(value, list) else field.default):
            yield field.name, value
