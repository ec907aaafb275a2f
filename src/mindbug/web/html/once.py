"""Attributes that are computed when they are first asked for."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class once(Generic[Made]):
    """The `functools.cached_property` without the lock that it has before Python 3.12: a table asks for seven such
    attributes, and the lock took longer than most of them."""

    def __init__(self, make: Callable[[Any], Made]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, kind: type | None = None) -> Made:
        made = owner.__dict__[self._name] = self._make(owner)
        return made

