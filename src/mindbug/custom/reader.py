"""Reads cards: plain values (tables, lists, texts, numbers) become words.

How a word is written follows from its dataclass alone, so a new word can be written at once:

- a word is a table with its name as the only key: `{GainLife = 2}`, or just its name, `"ExtraTurn"`, where that is all;
- a table gives the fields, `{LoseLife = {who = "opponent", amount = 2}}`; anything else is the first field;
- keys that are no fields of the word belong to its first field: `{TakeControl = {max_power = 5, up_to = 2}}`;
- where a list is expected, its only item may stand alone: `keywords = "TOUGH"`.

Words that are already there are read too, which finds wrong values in them before the engine does.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from mindbug.engine.tables import BadCard
from mindbug.words import Amount, Condition, Constant, Creature, Effect, PowerCard

KINDS_OF_WORDS = {"an effect": Effect, "a constant ability": Constant, "a condition": Condition, "an amount": Amount}
MOST_NAMES = 25
"""Longer lists of words help nobody in an error message."""


class WordReader:
    """Turns plain values into words. `at` says where in the file a value stands."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, at: tuple[str, ...], reason: str) -> BadCard:
        return BadCard(": ".join((self.file, *at, reason)))

    def read(self, value: Any, hint: Any, at: tuple[str, ...]) -> Any:
        if get_origin(hint) in (tuple, Sequence):
            return self.items(value, hint, at)
        alternatives = _alternatives(hint)
        only = _only_class(alternatives)
        words = _words(alternatives)
        if type(value) in alternatives:
            if not is_dataclass(value):
                return value
            name = type(value).__name__
            return self.of_fields(type(value), vars(value), (*at, name) if name in words else at)
        if isinstance(value, Mapping) and only:
            return self.of_table(only, value, at)
        if isinstance(value, Mapping) and words:
            return self.tagged(value, hint, at)
        if isinstance(value, str | Enum):
            member = _member(hint, value)
            if member is not None:
                return member
            if value in words:
                return self.of_table(words[str(value)], {}, (*at, str(value)))
            if only and _member(_first_hint(only), value) is not None:
                return self.of_table(only, value, at)
        raise self.unexpected(value, hint, at)

    def items(self, value: Any, hint: Any, at: tuple[str, ...]) -> tuple[Any, ...]:
        item_hint = get_args(hint)[0]
        values = list(value) if isinstance(value, list | tuple) else [value]
        items = []
        for number, item in enumerate(values, 1):
            place = (*at[:-1], f"{at[-1]} {number}") if len(values) > 1 else at
            items.append(self.read(item, item_hint, _card_place(item, item_hint) or place))
        if get_origin(hint) is tuple and len(set(items)) < len(items):
            raise self.fail(at, f"the same twice: {_show(value)}")
        return tuple(items)

    def tagged(self, value: Mapping[str, Any], hint: Any, at: tuple[str, ...]) -> Any:
        """A table with the name of a word as its only key."""
        words = _words(_alternatives(hint))
        if len(value) != 1:
            raise self.fail(at, f"expected one word, such as {{{next(iter(words))} = ...}}, not {_show(value)}")
        [(name, content)] = value.items()
        if name not in words:
            raise self.unexpected(name, hint, at)
        return self.of_table(words[name], content, (*at, name))

    def of_table(self, word: type[Any], content: Any, at: tuple[str, ...]) -> Any:
        """A word out of a table of its fields, or out of its first field."""
        names = [field.name for field in fields(word)]
        table = dict(content) if isinstance(content, Mapping) else {names[0]: content} if names else {"": content}
        rest = {key: value for key, value in table.items() if key not in names}
        if rest:
            inner = _keys(_first_hint(word)) if names and names[0] not in table else ()
            for key in rest:
                if key not in inner:
                    raise self.fail(at, _no_such_field(word, key, [*names, *inner]))
            table = {names[0]: rest, **{key: value for key, value in table.items() if key in names}}
        return self.of_fields(word, table, at)

    def of_fields(self, word: type[Any], table: Mapping[str, Any], at: tuple[str, ...]) -> Any:
        hints = get_type_hints(word)
        for key in table:
            if key not in hints:
                raise self.fail(at, _no_such_field(word, key, hints))
        values = {}
        for field in fields(word):
            place = (*at, field.name)
            required = field.default is MISSING
            if field.name in table:
                values[field.name] = self.read(table[field.name], hints[field.name], place)
                if required and values[field.name] in ((), ""):
                    raise self.fail(place, "must not be empty")
            elif required:
                raise self.fail(place, f"is missing; expected {_expected(hints[field.name])}")
        return word(**values)

    def unexpected(self, value: Any, hint: Any, at: tuple[str, ...]) -> BadCard:
        alternatives = _alternatives(hint)
        if isinstance(value, str):
            kind = next((kind for kind, union in KINDS_OF_WORDS.items() if value in _words(get_args(union))), None)
            if kind and value not in _words(alternatives):
                return self.fail(at, f"{value} is {kind}; expected {_expected(hint)}")
            known = [*_words(alternatives), *_short_forms(alternatives)]
            if known:
                return self.fail(at, f"{_show(value)} is not known here{suggestion(value, known)}; "
                                     f"expected {_expected(hint)}")
        return self.fail(at, f"expected {_expected(hint)}, not {_show(value)}")


def _card_place(item: Any, hint: Any) -> tuple[str, ...]:
    """The name of a card, under which errors say where something is wrong; nothing for other values."""
    if hint not in (Creature, PowerCard):
        return ()
    name = item.get("name") if isinstance(item, Mapping) else getattr(item, "name", None)
    return (name,) if isinstance(name, str) and name else ()


# ---- what a type allows


def _first_hint(word: type[Any]) -> Any:
    return next(iter(get_type_hints(word).values()))


def _alternatives(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _classes(alternatives: Iterable[Any]) -> list[type[Any]]:
    return [alternative for alternative in alternatives if isinstance(alternative, type) and is_dataclass(alternative)]


def _only_class(alternatives: Iterable[Any]) -> type[Any] | None:
    """The only class that is possible here, whose name need not be written; None if there are several."""
    classes = _classes(alternatives)
    return classes[0] if len(classes) == 1 else None


def _words(alternatives: Collection[Any]) -> dict[str, type[Any]]:
    classes = _classes(alternatives)
    return {word.__name__: word for word in classes} if len(classes) > 1 else {}


def _members(alternatives: Collection[Any]) -> dict[str, Enum]:
    """The fixed values, by how they are written."""
    members: list[Enum] = []
    for alternative in alternatives:
        if get_origin(alternative) is Literal:
            members += get_args(alternative)
        elif isinstance(alternative, type) and issubclass(alternative, Enum):
            members += alternative
    return {_plain(str(member.value)): member for member in members}


def _member(hint: Any, value: str | Enum) -> Enum | None:
    members = _members(_alternatives(hint))
    if isinstance(value, str):
        return members.get(_plain(value))
    return value if value in members.values() else None


def _short_forms(alternatives: Collection[Any]) -> list[str]:
    """The texts that are enough: fixed values, and those of the first field of an only class."""
    only = _only_class(alternatives)
    inner = _members(_alternatives(_first_hint(only))) if only else {}
    return [str(member.value) for member in (*_members(alternatives).values(), *inner.values())]


def _keys(hint: Any) -> list[str]:
    """The keys that a table for this type may have."""
    alternatives = _alternatives(hint)
    only = _only_class(alternatives)
    return list(get_type_hints(only)) if only else list(_words(alternatives))


# ---- messages


def _plain(text: str) -> str:
    return text.casefold().replace("_", " ").strip()


def _show(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=repr)


def suggestion(wrong: str, known: Iterable[str]) -> str:
    by_plain = {_plain(name).replace(" ", ""): name for name in known}
    near = get_close_matches(_plain(wrong).replace(" ", ""), by_plain, n=1)
    return f" (did you mean {by_plain[near[0]]!r}?)" if near else ""


def _no_such_field(word: type[Any], key: str, known: Collection[str]) -> str:
    if not known:
        return f'{word.__name__} says everything by itself: write "{word.__name__}"'
    return f"{word.__name__} has no field {key!r}{suggestion(key, known)}; known: {', '.join(known)}"


def _expected(hint: Any) -> str:
    if get_origin(hint) in (tuple, Sequence):
        return f"a list, each item {_expected(get_args(hint)[0])}"
    alternatives = _alternatives(hint)
    parts = [{int: "a whole number", bool: "true or false", str: "a text"}[alternative]
             for alternative in alternatives if alternative in (int, bool, str)]
    parts += [f'"{text}"' for text in _short_forms(alternatives)]
    words = _words(alternatives)
    if _only_class(alternatives):
        parts.append(f"a table of {', '.join(_keys(hint))}")
    if words:
        kind = next(kind for kind, union in KINDS_OF_WORDS.items() if [*words.values()] == _classes(get_args(union)))
        parts.append(f"{kind} ({', '.join(words)})" if len(words) <= MOST_NAMES else kind)
    return f"{', '.join(parts[:-1])} or {parts[-1]}" if len(parts) > 1 else parts[0]
