"""What somebody wants to play: read from a form or from JSON, with nothing taken on trust."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mindbug.game.game import Game, replay
from mindbug.game.positions import EDITIONS
from mindbug.game.record import Record
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.bot_workers import LEVELS
from mindbug.web.rooms.room import clean_name
from mindbug.web.rooms.store import Terms

OPPONENTS = ("bot", "friend", "screen", "watch")
"""A bot, a friend who gets a link, a second person at the same screen; watch: two bots."""
STARTS = ("rule", "me", "other")
LONGEST_CLOCK = 3 * 3600
LONGEST_INCREMENT = 60
DEFAULT_LEVEL = "rookie"


@dataclass(frozen=True)
class Order:
    opponent: str = "bot"
    level: str = DEFAULT_LEVEL
    second_level: str = DEFAULT_LEVEL
    """Of the other bot, where two of them play."""
    sets: tuple[str, ...] = ("first_contact",)
    edition: str = "current"
    start: str = "rule"
    clock: int = 0
    increment: int = 0
    name: str = ""

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Order":
        known = tuple(cls.__dataclass_fields__)
        unknown = sorted(set(data).difference(known))
        if unknown:
            raise Refused("bad_request", f"unknown entry {unknown[0]!r}; there are {', '.join(known)}")
        return cls(
            _one_of(data, "opponent", OPPONENTS, cls.opponent), _one_of(data, "level", LEVELS, cls.level),
            _one_of(data, "second_level", LEVELS, cls.second_level), _sets(data.get("sets", cls.sets)),
            _one_of(data, "edition", EDITIONS, cls.edition), _one_of(data, "start", STARTS, cls.start),
            _number(data, "clock", LONGEST_CLOCK), _number(data, "increment", LONGEST_INCREMENT),
            clean_name(data.get("name")))

    def terms(self) -> Terms:
        """Deals: the seed is new and nobody is told of it."""
        header = self._deal().record()
        human = {"kind": "human", "name": self.name}
        first = {"watch": self._bot(self.level)}.get(self.opponent, human)
        second = {"bot": self._bot(self.level), "watch": self._bot(self.second_level),
                  "friend": {"kind": "open", "name": ""}, "screen": {"kind": "human", "name": ""}}[self.opponent]
        return Terms(str(header), {"p1": first, "p2": second}, self.clock, self.increment)

    def _deal(self) -> Game:
        wanted = {"me": "p1", "other": "p2"}.get(self.start)
        while True:  # every second deal lets p1 start
            try:
                game = Game(self.sets, new_seed(), self.edition)
            except ValueError as error:
                raise Refused("bad_request", str(error)) from None
            if wanted in (None, game.start_player):
                return game

    def _bot(self, level: str) -> dict[str, str]:
        return {"kind": "bot", "name": "", "level": level}


def dealt_anew(setup: str) -> str:
    """The same cards and rules with another seed, as the header of a record."""
    old = Record.parse(setup)
    return str(replay(Record(replace(old.setup, seed=new_seed()), old.digest)).record())


def new_seed() -> int:
    return secrets.randbits(128)


def _one_of(data: Mapping[str, Any], key: str, known: Sequence[str], default: str) -> str:
    value = data.get(key, default)
    if value not in known:
        raise Refused("bad_request", f"{key} must be one of {', '.join(known)}")
    return str(value)


def _sets(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise Refused("bad_request", "sets must be a list of set ids")
    return tuple(value)


def _number(data: Mapping[str, Any], key: str, most: int) -> int:
    value = data.get(key, 0)
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 6:
        value = int(value)  # from a form
    if type(value) is not int or not 0 <= value <= most:
        raise Refused("bad_request", f"{key} must be a number of seconds from 0 to {most}")
    return value
