"""Frozen values as plain data, so that a later version can read them again as far as it still knows them.

A class is written with its name and those fields that are not as they are by default. What has got another form since
is left out when it is read: an unknown field or class, a field that is missing.
"""

from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import lru_cache
from inspect import Parameter, signature
from typing import Any

CLASS, MEMBER, LIST, MAPPING = "", "=", "[", "{"
"""The keys that say what an object is: a value of a class, a member of an enumeration, a list, a mapping. Arrays are
tuples."""
MISSING = Parameter.empty
LOST = object()
"""In place of what cannot be read any more."""


@lru_cache(None)
def _defaults(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass or a NamedTuple, with what they are by default; MISSING: they must be given."""
    return {name: given.default for name, given in signature(kind).parameters.items()}


def plain(value: Any) -> Any:
    """The value as it can be written as JSON."""
    if value is None or (isinstance(value, bool | int | float | str) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return {MEMBER: [type(value).__name__, value.name]}
    if is_dataclass(value) or hasattr(value, "_fields"):
        told: dict[str, Any] = {CLASS: type(value).__name__}
        for name, default in _defaults(value.__class__).items():
            found = getattr(value, name)
            if default is MISSING or found != default:
                told[name] = plain(found)
        return told
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if isinstance(value, list):
        return {LIST: [plain(each) for each in value]}
    if isinstance(value, Mapping):
        return {MAPPING: [[plain(key), plain(each)] for key, each in value.items()]}
    raise TypeError(f"{type(value).__name__} cannot be written")


class ValueReader:
    """Reads what `plain` has written, with the classes that are known today."""

    def __init__(self, classes: Mapping[str, type]) -> None:
        self._classes = classes

    def read(self, data: Any) -> Any:
        """The value, or LOST."""
        if isinstance(data, list):
            return tuple(self._all(data))
        if not isinstance(data, dict):
            return data
        if CLASS in data:
            return self._object(data)
        if MEMBER in data:
            kind, name = data[MEMBER]
            found: Any = self._classes.get(kind)
            return getattr(found, "__members__", {}).get(name, LOST)
        if LIST in data:
            return self._all(data[LIST])
        pairs = ([self.read(key), self.read(value)] for key, value in data[MAPPING])
        return {key: value for key, value in pairs if LOST not in (key, value)}

    def _all(self, data: list[Any]) -> list[Any]:
        return [value for value in map(self.read, data) if value is not LOST]

    def _object(self, data: Mapping[str, Any]) -> Any:
        kind = self._classes.get(data[CLASS])
        if kind is None:
            return LOST
        given: dict[str, Any] = {}
        for name, default in _defaults(kind).items():
            value = self.read(data[name]) if name in data else LOST
            if value is not LOST:
                given[name] = value
            elif name in data and default is MISSING:
                return LOST
        try:
            return kind(**given)
        except (TypeError, ValueError):  # a field that it needs was not told, or has another form
            return LOST
