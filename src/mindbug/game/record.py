"""A game as a small readable text: how it was set up, then every choice, turn by turn."""

import json
import re
from dataclasses import dataclass, field, replace
from typing import Any

from mindbug.game.editions import RULES, renamed
from mindbug.game.errors import BadRecord
from mindbug.game.seats import DECIDERS, SEATS

FORMAT = "mindbug record 1"
TURN = re.compile(r"(?P<turn>[0-9]{1,9}) (?P<owner>p1|p2)")
GIVEN_UP = re.compile(r"(?P<winner>p1|p2) (?P<outcome>resign|timeout)|draw (?P<agreement>agreed)")
"""A result that does not follow from the choices."""


@dataclass(frozen=True)
class Setup:
    """Everything that a game follows from, but the choices."""

    sets: tuple[str, ...] = ()
    """The ids of the sets that make up the pool."""
    cards: tuple[str, ...] = ()
    """Cards of the pool besides those of the sets."""
    exclude: tuple[str, ...] = ()
    """Cards of the sets that are not in the pool."""
    seed: int = 0
    """The number that the deal and all chance follow from."""
    edition: str = "current"
    """The name of the edition whose rules hold."""
    chance: str = "sampled"
    """`sampled`: the game answers for chance. `explicit`: the caller does."""
    turn_limit: int = 200
    """The number of turns after which the game ends; then more life wins."""
    position: str | None = None
    """JSON, for a game that did not begin with a deal."""
    any_copies: bool = False
    """True if the position may hold more copies of a card than there are."""


@dataclass(frozen=True)
class Choice:
    """One choice of a game."""

    turn: int
    """The number of the turn in which it was made."""
    owner: str
    """The seat whose turn it was."""
    player: str
    """The seat that chose, or `chance`."""
    label: str
    """The label of the option that was chosen."""


@dataclass(frozen=True)
class Record:
    """A game as it was played. `str(record)` is the readable text, which `parse` reads again."""

    setup: Setup
    """Everything that the game follows from, but the choices."""
    digest: str
    """A digest of the cards of the pool: it finds out when they have changed."""
    choices: tuple[Choice, ...] = ()
    """Every choice, in order."""
    result: str | None = None
    """The winner or `draw`, and why."""
    rules: int = RULES
    """The version of our reading of the rules."""
    players: tuple[str, str] = ("", "")
    """A line of text about the player at each seat. It is empty if nobody has said who that was."""
    hints: tuple[int, ...] = ()
    """The numbers of the choices, from 1, that were made after a hint."""
    takebacks: tuple[int, ...] = ()
    """The numbers of the choices, from 1, that were made anew after a take-back."""
    borrowed: int = 0
    """The number of first choices that were made in another game, from which this one went its own way."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of each choice in the text that was read."""

    def __post_init__(self) -> None:
        for name in self.players:
            if name != name.strip() or len(name.splitlines()) > 1:
                raise ValueError(f"a player is a line of text, not {name!r}")
        for marks, numbers in (("hints", self.hints), ("takebacks", self.takebacks)):
            if any(not 1 <= number <= len(self.choices) for number in numbers):
                raise ValueError(f"{marks} are numbers of choices from 1 to {len(self.choices)}, not {numbers}")
        if not 0 <= self.borrowed <= len(self.choices):
            raise ValueError(f"borrowed is a number from 0 to {len(self.choices)}, not {self.borrowed}")

    @property
    def given_up(self) -> bool:
        """True if somebody resigned or ran out of time or both agreed on a draw: no choice led to that end."""
        return self.result is not None and GIVEN_UP.fullmatch(self.result) is not None

    def until(self, choices: int) -> "Record":
        """The record as it was after that many of its choices."""
        hints, takebacks = (tuple(number for number in marks if number <= choices)
                            for marks in (self.hints, self.takebacks))
        return replace(self, choices=self.choices[:choices], result=None, hints=hints, takebacks=takebacks,
                       borrowed=min(self.borrowed, choices), lines=self.lines[:choices])

    def __str__(self) -> str:
        """The text; `Record.parse` reads it again."""
        s = self.setup
        header: list[tuple[str, Any]] = [("rules", self.rules), ("cards-digest", self.digest), ("seed", s.seed)]
        if s.position is None:
            header += [("sets", ", ".join(s.sets)), ("edition", s.edition)]
            header += [(key, ", ".join(names)) for key, names in (("cards", s.cards), ("exclude", s.exclude)) if names]
        else:
            header += [("position", s.position), ("any-copies", "yes" if s.any_copies else "no")]
        header += [("chance", s.chance), ("turn-limit", s.turn_limit)]
        header += [(seat, name) for seat, name in zip(SEATS, self.players, strict=True) if name]
        if self.borrowed:
            header.append(("borrowed", self.borrowed))
        header += [(key, ", ".join(map(str, numbers)))
                   for key, numbers in (("hints", self.hints), ("takebacks", self.takebacks)) if numbers]
        if self.result is not None:
            header.append(("result", self.result))
        lines = [FORMAT, *(f"{key}: {value}".rstrip() for key, value in header), ""]
        turn: tuple[int, str] | None = None
        for choice in self.choices:
            said = choice.label if choice.player == choice.owner else f"{choice.player}: {choice.label}"
            if (choice.turn, choice.owner) == turn:
                lines[-1] += f"; {said}"
            else:
                turn = choice.turn, choice.owner
                lines.append(f"{choice.turn} {choice.owner} | {said}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads the text of a record. BadRecord says what is wrong with it, and in which line."""
        return _Parser(text).record()


class _Parser:
    """Reads a record line by line, and knows in which line something is wrong."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def fail(self, reason: str) -> BadRecord:
        return BadRecord(reason, self.number)

    def record(self) -> Record:
        self.number = 1
        if not self.lines or self.lines[0].strip() != FORMAT:
            raise self.fail(f"this is no record: the first line should be {FORMAT!r}")
        header = self.header()
        body = self.number
        rules = self.integer(header, "rules")
        setup = Setup(
            sets=self.names(header, "sets"), cards=self.names(header, "cards"), exclude=self.names(header, "exclude"),
            seed=self.integer(header, "seed"), edition=renamed(self.get(header, "edition", "current"), rules),
            chance=self.get(header, "chance", "sampled"), turn_limit=self.integer(header, "turn-limit"),
            position=self.position(header, rules), any_copies=self.get(header, "any-copies", "no") == "yes",
        )
        digest = self.get(header, "cards-digest")
        result = self.get(header, "result", "") or None
        players = self.get(header, "p1", ""), self.get(header, "p2", "")
        borrowed = self.integer(header, "borrowed", "0")
        hints, takebacks = self.numbers(header, "hints"), self.numbers(header, "takebacks")
        for key, (line, _) in header.items():
            self.number = line
            raise self.fail(f"unknown entry {key!r}")
        self.number = body
        choices, lines = self.choices()
        try:
            return Record(setup, digest, choices, result, rules, players, hints, takebacks, borrowed, lines)
        except ValueError as error:
            raise BadRecord(str(error)) from None

    def header(self) -> dict[str, tuple[int, str]]:
        header: dict[str, tuple[int, str]] = {}
        while self.number < len(self.lines):
            line = self.lines[self.number]
            self.number += 1
            if not line.strip():
                break
            key, colon, value = line.partition(":")
            if not colon:
                raise self.fail(f"expected 'key: value', not {line!r}")
            if key in header:
                raise self.fail(f"{key!r} is there twice")
            header[key] = self.number, value.strip()
        return header

    def get(self, header: dict[str, tuple[int, str]], key: str, default: str | None = None) -> str:
        if key not in header:
            if default is None:
                raise BadRecord(f"the header has no entry {key!r}")
            return default
        self.number, value = header.pop(key)
        return value

    def integer(self, header: dict[str, tuple[int, str]], key: str, default: str | None = None) -> int:
        return self.whole(key, self.get(header, key, default))

    def numbers(self, header: dict[str, tuple[int, str]], key: str) -> tuple[int, ...]:
        return tuple(self.whole(key, value) for value in self.get(header, key, "").split(",") if value)

    def whole(self, key: str, value: str) -> int:
        try:
            return int(value)
        except ValueError:
            raise self.fail(f"{key} should be a whole number, not {value!r}") from None

    def names(self, header: dict[str, tuple[int, str]], key: str) -> tuple[str, ...]:
        return tuple(name for name in self.get(header, key, "").split(", ") if name)

    def position(self, header: dict[str, tuple[int, str]], rules: int) -> str | None:
        value = self.get(header, "position", "")
        if not value:
            return None
        try:
            position = json.loads(value)
        except (ValueError, RecursionError):
            raise self.fail("the position is not valid JSON") from None
        if rules == RULES or not isinstance(position, dict):
            return value
        position = {**position, "rules": rules}
        if isinstance(position.get("edition"), str):
            position["edition"] = renamed(position["edition"], rules)
        return json.dumps(position, ensure_ascii=False)

    def choices(self) -> tuple[tuple[Choice, ...], tuple[int, ...]]:
        choices: list[Choice] = []
        numbers: list[int] = []
        while self.number < len(self.lines):
            line = self.lines[self.number]
            self.number += 1
            if not line.strip():
                continue
            turn, bar, said = line.partition("|")
            when = TURN.fullmatch(turn.strip())
            if not bar or when is None:
                raise self.fail(f"expected 'TURN SEAT | CHOICE; CHOICE ...', not {line!r}")
            for part in said.split(";"):
                player, colon, label = part.strip().partition(": ")
                if not colon:
                    player, label = when["owner"], part.strip()
                if player not in DECIDERS or not label:
                    raise self.fail(f"{part.strip()!r} is not a choice")
                choices.append(Choice(int(when["turn"]), when["owner"], player, label))
                numbers.append(self.number)
        return tuple(choices), tuple(numbers)
