"""The shapes of what cards say, and small helpers that all languages share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Never, NoReturn, TypeVar

from mindbug.words import Cards, Creatures

T = TypeVar("T")


class MissingText(LookupError):
    """A language has no text for something."""


def untold(word: Never) -> NoReturn:
    """The last case of a match over words: mypy proves that it is never reached, `missing` finds it at run time."""
    raise MissingText(f"no text for {type(word).__name__}")


class Voice(Enum):
    """The player whose deed an effect is. The reader of a card is always "you"; after OpponentMay the opponent acts."""

    YOU = "you"
    OPPONENT = "opponent"

    @property
    def other(self) -> "Voice":
        return Voice.OPPONENT if self is Voice.YOU else Voice.YOU

    def pick(self, you: str, opponent: str) -> str:
        return you if self is Voice.YOU else opponent


class Form(Enum):
    """The number of selected creatures that a phrase is about."""

    ONE = "an enemy creature"
    EACH = "each enemy creature"
    ALL = "all enemy creatures"
    MANY = "enemy creatures"


@dataclass(frozen=True)
class Clause:
    """The deed of an effect, in the shapes that sentences need."""

    main: str
    """The sentence on its own, told to the controller: "the opponent loses 1 life"."""
    infinitive: str
    """The form after "may" and "must": "have the opponent lose 1 life"."""
    inverted: str = ""
    """The form after a leading clause or "then", where it differs: some languages turn verb and subject round."""
    tail: tuple[str, ...] = ()
    """Whole sentences that must follow."""

    @property
    def led(self) -> str:
        return self.inverted or self.main


def listing(items: Sequence[str], conjunction: str) -> str:
    """"A", "A and B", "A, B and C"."""
    *first, last = items
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def printed(cards: Cards) -> Creatures:
    """The same limits for creatures, because cards are described in the same words."""
    return Creatures(min_power=cards.min_power, max_power=cards.max_power, trigger=cards.trigger)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """+1 and −1, with the sign that is as wide as a plus."""
    return f"{number:+d}".replace("-", "\u2212")


def look_up(table: Mapping[str, T], key: str, what: str) -> T:
    if key not in table:
        raise MissingText(f"no {what} {key!r}")
    return table[key]
