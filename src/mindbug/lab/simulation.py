"""The results of a simulation, computed from its counts."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mindbug.analysis.intervals import Share, wilson
from mindbug.lab.own_cards import catalogue_of
from mindbug.lab.tally import CARD_MEASURES, FAILURE, WON, Tally
from mindbug.words import CardSet, Creature, PowerCard


@dataclass(frozen=True)
class CardRow:
    """Win rates of the players whom each measure is about; None where it never happened."""

    card: str
    set_id: str
    power: int | None
    """The printed power; Power cards have none."""
    rates: dict[str, Share | None]
    taken: Share | None
    """The share of the times that it was mindbugged when that was possible."""


class Simulation:
    """The counts of a simulation, and the figures that follow from them."""

    def __init__(self, tally: Tally, sets: Sequence[str], own: tuple[CardSet, ...] = ()) -> None:
        self.sets = sets
        self.catalogue = catalogue_of(own)
        self.by_measure: dict[str, dict[str | int, Counter[int]]] = {}
        for (measure, subject, result), count in tally.items():
            self.by_measure.setdefault(measure, {}).setdefault(subject, Counter())[result] += count

    def results(self, measure: str, subject: str | int) -> Counter[int]:
        return self.by_measure.get(measure, {}).get(subject, Counter())

    def rate(self, measure: str, subject: str | int) -> Share | None:
        """The win rate; a draw is half a win."""
        return win_rate(self.results(measure, subject))

    # ---- games

    @property
    def outcomes(self) -> dict[str, int]:
        found = {str(outcome): count.total() for outcome, count in self.by_measure.get("outcome", {}).items()}
        return dict(sorted(found.items(), key=lambda item: -item[1]))

    @property
    def games(self) -> int:
        """The number of games that were played to the end."""
        return sum(count for outcome, count in self.outcomes.items() if outcome != FAILURE)

    @property
    def failures(self) -> dict[str, int]:
        """The reasons why games were not played to the end, with their number."""
        return {str(reason): count.total() for reason, count in self.by_measure.get(FAILURE, {}).items()}

    @property
    def starting(self) -> Share | None:
        """The win rate of the starting player."""
        return win_rate(sum((results for outcome, results in self.by_measure.get("outcome", {}).items()
                             if outcome != FAILURE), Counter[int]()))

    def distribution(self, measure: str) -> dict[int, int]:
        """Counts how often each number came up, for a measure whose subjects are numbers."""
        found = {int(number): results.total() for number, results in self.by_measure.get(measure, {}).items()}
        return dict(sorted(found.items()))

    def rates(self, measure: str) -> dict[int, Share]:
        """The win rate at each number, for a measure whose subjects are numbers."""
        shares = {number: self.rate(measure, number) for number in self.distribution(measure)}
        return {number: share for number, share in shares.items() if share is not None}

    def taken_by_power(self) -> dict[int, Share]:
        """The share of cards of each printed power that were mindbugged when that was possible."""
        shares = {power: wilson(self.results("mindbug power", power)[1], count)
                  for power, count in self.distribution("mindbug power").items()}
        return {power: share for power, share in shares.items() if share is not None}

    # ---- cards

    def cards(self) -> list[CardRow]:
        """All cards of the sets, sorted by the win rate of players who drew them."""
        rows = list(self._cards())
        return sorted(rows, key=lambda row: (-_known_rate(row.rates["drawn"] or row.rates["bought"]), row.card))

    def _cards(self) -> Iterator[CardRow]:
        for set_id in self.sets:
            card_set = self.catalogue.sets[set_id]
            cards: list[Creature | PowerCard] = [*card_set.creatures, *card_set.power_cards]
            for card in cards:
                mindbugged = self.results("mindbugged", card.name).total()
                chances = mindbugged + self.results("declined", card.name).total()
                yield CardRow(card.name, set_id, card.power if isinstance(card, Creature) else None,
                              {measure: self.rate(measure, card.name) for measure in CARD_MEASURES},
                              wilson(mindbugged, chances))


def win_rate(half_points: Counter[int]) -> Share | None:
    return wilson(sum(points * count for points, count in half_points.items()) / WON, half_points.total())


def mean(distribution: dict[int, int]) -> float:
    return sum(number * count for number, count in distribution.items()) / max(1, sum(distribution.values()))


def quantile(distribution: dict[int, int], part: float) -> int:
    """The smallest number that at least this part of all observations does not exceed; 0 if there are none."""
    goal = part * sum(distribution.values())
    seen = 0
    for number, count in sorted(distribution.items()):
        seen += count
        if seen >= goal:
            return number
    return 0


def _known_rate(share: Share | None) -> float:
    return -1.0 if share is None else share.rate
