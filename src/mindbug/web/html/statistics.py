"""Statistics of the cards from many games of a bot against itself. `tools/card_statistics.py` makes the file."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mindbug.analysis.intervals import Share, wilson
from mindbug.game.catalogue import standard
from mindbug.text import long_number, percent, say, set_title
from mindbug.web.html.levels import level_title

FILE = Path(__file__).parent / "statistics.json"
MEASURES = ("drawn", "played", "mindbugged", "taken", "bought")
"""Win rates of players who drew, played, mindbugged or bought the card; `taken` is how often it was mindbugged."""


@dataclass(frozen=True)
class CardStatistics:
    """The results of a card in simulated games."""

    shares: dict[str, Share]
    """The figures, by measure; a measure that never came up is missing."""
    sets: tuple[str, ...]
    """The sets with which the games were played."""
    games: int
    bot: str


def statistics_of(name: str) -> CardStatistics | None:
    """Returns the figures of a card, those of its first stage for a later one; None if it was not simulated."""
    return _all().get(standard().first_stage.get(name, name))


def share_of(name: str, measure: str) -> Share | None:
    about = statistics_of(name)
    return about.shares.get(measure) if about else None


@cache
def _all() -> dict[str, CardStatistics]:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    found = {}
    for about in data["sets"].values():
        for name, counts in about["cards"].items():
            shares = {measure: share for measure, (count, points) in counts.items() if (share := wilson(points, count))}
            found[name] = CardStatistics(shares, tuple(about["played with"]), about["games"], data["bot"])
    return found


# ---- in words


@dataclass(frozen=True)
class StatisticLine:
    """One line of a card's statistics."""

    title: str
    share: Share
    rate: str
    range: str
    count: str


def figures(name: str, lang: str) -> list[StatisticLine]:
    about = statistics_of(name)
    return [StatisticLine(say(f"measure_{measure}", lang), share, percent(share.rate, lang, 1),
                   say("from_to", lang, low=percent(share.low, lang, 1), high=percent(share.high, lang, 1)),
                   long_number(share.count, lang)) for measure, share in about.shares.items()] if about else []


def explained(name: str, lang: str) -> list[str]:
    """Sentences that say what was simulated and how far the figures can be trusted."""
    about = statistics_of(name)
    if about is None:
        return []
    care = "statistics_care_bought" if "bought" in about.shares else "statistics_care"
    titles = " + ".join(set_title(set_id, lang) for set_id in about.sets)
    return [say("statistics_note", lang, games=long_number(about.games, lang), set=titles,
                bot=level_title(about.bot, lang)), say(care, lang)]
