"""The content of the front page: the game that was ordered last, opponents to choose from, the games of a browser."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import gmtime
from typing import ClassVar

from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.text import say, set_title
from mindbug.web.html.levels import level_note, level_title
from mindbug.web.html.page import Page
from mindbug.web.learn.attempt import lessons_to_offer
from mindbug.web.learn.lessons import LESSONS
from mindbug.web.rooms.bot_processes import LEVELS
from mindbug.web.rooms.order import OPPONENTS, STARTS, Order
from mindbug.web.rooms.store import Summary

TIMES = ((0, 0), (180, 2), (300, 3), (600, 5))
"""The usual clocks: seconds for each player and seconds that are added with every choice. The first means no clock."""
BEATS: Mapping[str, tuple[str, int]] = {
    "rookie": ("random", 83), "greedy": ("rookie", 98), "search:1": ("greedy", 74), "search:2": ("search:1", 76),
    "search:3": ("search:2", 71), "search:4": ("search:3", 70),
}
"""Level -> the level below it, and how many of 100 games it wins against it, as docs/bots.md has measured it."""
NEWEST = 4
"""The number of games that the front page lists; all of them have a page of their own."""


@dataclass(frozen=True)
class GameEntry:
    """One line of "my games"."""

    id: str
    opponent: str
    about: str
    """The sets and the day of the last choice."""
    state: str
    over: bool
    kind: str
    """`game`, `what_if` or `record`."""


@dataclass(frozen=True)
class LevelChoice:
    """A bot to choose."""

    name: str
    title: str
    note: str


@dataclass(frozen=True)
class HomePage(Page):
    """The first page: games to go on with, and a new game."""

    template: ClassVar[str] = "home"
    entries: Sequence[GameEntry]
    more: bool
    """True if there are more games than these."""
    learned: Sequence[str]
    """The lessons that are done."""
    lessons: int
    """The number of lessons."""
    last: Order
    """The game that was ordered last; it is what "play now" begins."""
    summary: str
    name: str
    """The name that the reader has given before."""
    sets: Sequence[str]
    set_lessons: Mapping[str, str]
    """Set -> the name of its lesson, unless it is done."""
    too_small: Sequence[str]
    """Sets with too few cards for a game of their own."""
    promos: Mapping[int, Sequence[str]]
    """Year -> the promos that can be chosen one by one."""
    levels: Sequence[LevelChoice]
    editions: Sequence[str] = tuple(EDITIONS)
    opponents: Sequence[str] = OPPONENTS
    starts: Sequence[str] = STARTS
    times: Sequence[tuple[int, int]] = TIMES


@dataclass(frozen=True)
class MyGamesPage(Page):
    """The page of all games of this browser."""

    template: ClassVar[str] = "games"
    entries: Sequence[GameEntry]


def home(games: Sequence[Summary], learned: Sequence[str], last: Order, name: str, lang: str) -> HomePage:
    catalogue = standard()
    too_small = [set_id for set_id in catalogue.sets if not catalogue.enough(catalogue.pool([set_id]))]
    return HomePage([entry(game, lang) for game in games[:NEWEST]], len(games) > NEWEST,
                [lesson for lesson in learned if lesson in LESSONS], len(LESSONS), last, in_short(last, lang), name,
                list(catalogue.sets), lessons_to_offer(catalogue.sets, learned), too_small, catalogue.years,
                levels(lang))


def my_games(games: Sequence[Summary], lang: str) -> MyGamesPage:
    return MyGamesPage([entry(game, lang) for game in games])


def levels(lang: str) -> list[LevelChoice]:
    found = []
    for level in LEVELS:
        notes = [level_note(level, lang)]
        if level in BEATS:
            weaker, wins = BEATS[level]
            notes.append(say("level_beats", lang, name=level_title(weaker, lang), wins=wins))
        found.append(LevelChoice(level, level_title(level, lang), " ".join(filter(None, notes))))
    return found


def in_short(order: Order, lang: str) -> str:
    """An order in one line, such as "Rookie · First Contact · 3 + 2"."""
    whom = level_title(order.level, lang) if order.opponent == "bot" else say(f"opponent_{order.opponent}", lang)
    parts = [whom, ", ".join(set_title(name, lang) for name in order.sets)]
    if order.clock:
        parts.append(say("time_choice", lang, minutes=order.clock // 60, increment=order.increment))
    return " · ".join(parts)


def entry(game: Summary, lang: str) -> GameEntry:
    own = game.mine[0] if len(game.mine) == 1 else None
    others = [seat_name(about, seat, lang) for seat, about in sorted(game.seats.items()) if seat != own]
    day = gmtime(game.updated)
    date = say("date", lang, year=day.tm_year, month=f"{day.tm_mon:02}", day=f"{day.tm_mday:02}")
    sets = ", ".join(set_title(name, lang) if name in standard().sets else name for name in game.sets)
    return GameEntry(game.id, " – ".join(others), " · ".join(filter(None, (sets, date))), _state(game, own, lang),
                     game.result is not None, game.kind)


def _state(game: Summary, own: str | None, lang: str) -> str:
    if game.result is None:
        return say("game_on", lang)
    winner = game.result.split()[0]
    if "unfinished" in game.result:  # of a record
        return say("unfinished", lang)
    if winner not in game.seats:
        return say("drawn", lang)
    if own:
        return say("was_won" if winner == own else "was_lost", lang)
    return say("won_by", lang, name=seat_name(game.seats[winner], winner, lang))


def seat_name(about: Mapping[str, str], seat: str, lang: str) -> str:
    if about["kind"] == "bot":
        return say("bot_named", lang, name=level_title(about["level"], lang))
    return about["name"] or say("open_seat" if about["kind"] == "open" else f"player_{seat[1]}", lang)
