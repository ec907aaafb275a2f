"""The standings of an arena, computed from its games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from mindbug.analysis.intervals import Share, paired
from mindbug.lab.ratings import Rating, Score, rate
from mindbug.lab.results import FinishedGame
from mindbug.lab.sprt import SprtState


@dataclass(frozen=True)
class BotStanding:
    """The figures of one bot in an arena."""

    name: str
    rating: Rating
    games: int
    score: float
    """Share of the points; a draw is half a point."""
    decisions: float
    """The average per game."""
    milliseconds: float | None
    """The average per decision."""
    failures: dict[str, int]
    """The reasons why it lost games without playing on, with their number."""

    @property
    def only_failed(self) -> bool:
        """True if it played no game to its end: then nothing was measured."""
        return 0 < self.games == sum(self.failures.values())


@dataclass(frozen=True)
class MatchStanding:
    """Two bots; wins and shares are those of the first."""

    first: str
    second: str
    won: int
    drawn: int
    lost: int
    share: Share | None
    """The share of the points, over complete pairs of games."""
    turns: float
    decisions: float


@dataclass(frozen=True)
class Standings:
    """The figures of all bots and pairings of an arena."""

    bots: list[BotStanding]
    matches: list[MatchStanding]
    test: SprtState | None = None
    """The sequential test, if there was one."""


def standings(names: Sequence[str], games: Sequence[FinishedGame], test: SprtState | None = None) -> Standings:
    """Bots by strength. Games whose other half is missing count everywhere but in the shares."""
    points = [Score(game.fixture.deal, game.fixture.first, game.fixture.second, game.score) for game in games]
    ratings = rate(len(names), points)
    bots = [bot_standing(number, name, ratings[number], games) for number, name in enumerate(names)]
    matches = []
    for first, second in combinations(range(len(names)), 2):
        between = [game for game in games if (game.fixture.first, game.fixture.second) == (first, second)]
        if between:
            matches.append(match_standing(names[first], names[second], between))
    return Standings(sorted(bots, key=lambda bot: -bot.rating.elo), matches, test)


def bot_standing(number: int, name: str, rating: Rating, games: Sequence[FinishedGame]) -> BotStanding:
    mine = [(game, 0) for game in games if game.fixture.first == number]
    mine += [(game, 1) for game in games if game.fixture.second == number]
    decisions = sum(game.decisions[place] for game, place in mine)
    seconds = sum(game.seconds[place] for game, place in mine)
    failures = Counter(game.failure.reason for game, place in mine if game.failure is not None and game.winner != place)
    return BotStanding(
        name, rating, len(mine), fmean(abs(place - game.score) for game, place in mine) if mine else 0.5,
        decisions / max(1, len(mine)), 1000 * seconds / decisions if decisions else None, dict(failures))


def match_standing(first: str, second: str, games: Sequence[FinishedGame]) -> MatchStanding:
    by_deal: dict[int, list[float]] = {}
    for game in games:
        by_deal.setdefault(game.fixture.deal, []).append(game.score)
    winners = Counter(game.winner for game in games)
    return MatchStanding(
        first, second, winners[0], winners[None], winners[1],
        paired([fmean(scores) for scores in by_deal.values() if len(scores) == 2]),
        fmean(game.turns for game in games), fmean(sum(game.decisions) for game in games))
