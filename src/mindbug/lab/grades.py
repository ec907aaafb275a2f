"""Grades for cards of one's own: how they do beside the known cards, and how certain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from statistics import fmean, pvariance

from mindbug.analysis.intervals import Share, Z
from mindbug.lab.simulation import CardRow, Simulation
from mindbug.text import card_name, percent, say
from mindbug.words import CardSet

MEASURE = "drawn"
TENTHS = 1.645  # standard deviations on both sides of the mean hold nine tenths
CERTAIN = 0.95
NEIGHBOURS = 3
SMALLEST_SPREAD = 0.005


@dataclass(frozen=True)
class Grade:
    """The strength of a card of one's own beside the known cards."""

    card: str
    word: str
    """`strong`, `weak`, `fair`, `open` (not decided), or `never` (drawn)."""
    certainty: float
    share: Share | None
    beaten: float
    """The part of the known cards that did worse."""
    neighbours: tuple[str, ...]
    """Known cards that did about as well."""

    def sentence(self, lang: str) -> str:
        name = card_name(self.card, lang)
        if self.share is None:
            return say("balance_never", lang, card=name)
        part = 1 - self.beaten if self.word == "weak" else self.beaten
        text = say(f"balance_{self.word}", lang, card=name, rate=percent(self.share.rate, lang, 1),
                   range=say("from_to", lang, low=percent(self.share.low, lang, 1),
                             high=percent(self.share.high, lang, 1)),
                   percent=percent(part, lang), neighbours=", ".join(card_name(card, lang) for card in self.neighbours))
        certainty = say("balance_certainty", lang, percent=percent(min(self.certainty, 0.999), lang, 1))
        return f"{text} ({certainty})"


@dataclass(frozen=True)
class Balance:
    """The grades of one's own cards, and the figures of all cards."""

    grades: list[Grade]
    rows: list[CardRow]
    """All cards, the best first."""
    own: frozenset[str]
    low: float
    high: float
    """The middle nine tenths of the known cards lie between `low` and `high`."""


def graded(simulation: Simulation, own: Sequence[CardSet]) -> Balance:
    """Compares the cards of these sets with all others, by the win rate of players who drew them."""
    mine = frozenset(card.name for card_set in own for card in card_set.creatures)
    rows = [row for row in simulation.cards() if row.power is not None]
    known = {row.card: share for row in rows if row.card not in mine and (share := row.rates[MEASURE]) is not None}
    low, high = middle(list(known.values()))
    grades = [grade_of(row.card, row.rates[MEASURE], known, low, high) for row in rows if row.card in mine]
    return Balance(grades, rows, mine, low, high)


def middle(shares: Sequence[Share]) -> tuple[float, float]:
    """The range of the middle nine tenths of the true rates: what chance adds to their spread is taken off."""
    if not shares:
        return 0.5 - TENTHS * SMALLEST_SPREAD, 0.5 + TENTHS * SMALLEST_SPREAD
    rates = [share.rate for share in shares]
    noise = fmean(error_of(share) ** 2 for share in shares)
    spread = max(SMALLEST_SPREAD, sqrt(max(0.0, pvariance(rates) - noise)))
    return fmean(rates) - TENTHS * spread, fmean(rates) + TENTHS * spread


def error_of(share: Share) -> float:
    return max(1e-9, (share.high - share.low) / (2 * Z))


def grade_of(card: str, share: Share | None, known: dict[str, Share], low: float, high: float) -> Grade:
    if share is None:
        return Grade(card, "never", 0.0, None, 0.0, ())
    below, above = (share_below(bound, share) for bound in (low, high))
    chances = {"weak": below, "fair": above - below, "strong": 1 - above}
    word = max(chances, key=lambda name: chances[name])
    certainty = chances[word]
    nearest = sorted(known, key=lambda name: abs(known[name].rate - share.rate))[:NEIGHBOURS]
    beaten = fmean(other.rate < share.rate for other in known.values()) if known else 0.0
    return Grade(card, word if certainty >= CERTAIN else "open", certainty, share, beaten, tuple(nearest))


def share_below(bound: float, share: Share) -> float:
    """The probability that the true rate is below the bound."""
    return 0.5 * (1 + erf((bound - share.rate) / (error_of(share) * sqrt(2))))
