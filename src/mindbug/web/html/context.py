"""The content of the pages around the game: the games of a browser, the rules, a card, an error."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.game.errors import BadRecord
from mindbug.rulings import (
    Ruling,
    Section,
    Source,
    SourceLabel,
    all_rulings,
    rules_page,
    rulings_for,
    section_titles,
    source_labels,
)
from mindbug.text import keyword_name, keyword_reminder, say, trigger_name, trigger_reminder
from mindbug.text.lookup import keywords_of, mechanics_of, triggers_of
from mindbug.web.html.levels import level_title
from mindbug.web.html.page import Page
from mindbug.web.html.printed import PrintedCard, printed
from mindbug.web.html.statistics import Figure, explained, figures
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.learn.attempt import lessons_to_offer
from mindbug.web.learn.lessons import LESSONS
from mindbug.web.rooms.bot_workers import LEVELS
from mindbug.web.rooms.order import OPPONENTS, STARTS
from mindbug.web.rooms.store import Summary
from mindbug.words import Creature

CLOCKS = (3, 5, 10, 20)
"""Time limits to choose from, in minutes."""


# ---- the table


@dataclass(frozen=True)
class TablePage(Page):
    """The page around the table, which is in `html`."""

    template: ClassVar[str] = "table"
    html: str
    game: str
    seq: int
    around: Surroundings
    set_lessons: Mapping[str, str]
    """The lessons about sets of this game that the reader has not done yet."""
    join: str | None = None
    """The address that takes the open seat, if the reader was invited to it."""


@dataclass(frozen=True)
class TextPage(TablePage):
    template: ClassVar[str] = "text"


# ---- the front page


@dataclass(frozen=True)
class GameEntry:
    """One line of "my games"."""

    id: str
    names: Sequence[str]
    state: str
    over: bool
    what_if: bool


@dataclass(frozen=True)
class Home(Page):
    template: ClassVar[str] = "home"
    entries: Sequence[GameEntry]
    learned: Sequence[str]
    """The lessons that are done."""
    lessons: int
    """How many lessons there are."""
    sets: Sequence[str]
    set_lessons: Mapping[str, str]
    """Set -> the name of its lesson, unless it is done."""
    too_small: Sequence[str]
    """Sets with too few cards for a game of their own."""
    promos: Mapping[int, Sequence[str]]
    """Year -> the promos that can be chosen one by one."""
    levels: Sequence[str] = LEVELS
    editions: Sequence[str] = tuple(EDITIONS)
    opponents: Sequence[str] = OPPONENTS
    starts: Sequence[str] = STARTS
    clocks: Sequence[int] = CLOCKS


def home(games: Sequence[Summary], learned: Sequence[str], lang: str) -> Home:
    catalogue = standard()
    too_small = [set_id for set_id in catalogue.sets if not catalogue.enough(catalogue.pool([set_id]))]
    return Home([_entry(game, lang) for game in games], [name for name in learned if name in LESSONS], len(LESSONS),
                list(catalogue.sets), lessons_to_offer(catalogue.sets, learned), too_small, catalogue.years)


def _entry(game: Summary, lang: str) -> GameEntry:
    names = [seat_name(about, seat, lang) for seat, about in sorted(game.seats.items())]
    if game.result is None:
        state = say("game_on", lang)
    else:
        winner = game.result.split()[0]
        state = say("drawn", lang) if winner == "draw" else say("won_by", lang, name=names[winner == "p2"])
    return GameEntry(game.id, names, state, game.result is not None, game.kind == "what_if")


def seat_name(about: Mapping[str, str], seat: str, lang: str) -> str:
    if about["kind"] == "bot":
        return say("bot_named", lang, name=level_title(about["level"], lang))
    return about["name"] or say("open_seat" if about["kind"] == "open" else f"player_{seat[1]}", lang)


# ---- the rules


@dataclass(frozen=True)
class Rules(Page):
    template: ClassVar[str] = "rules"
    sections: Sequence[Section]
    groups: Sequence[tuple[str, str, Sequence[Ruling]]]
    """Each group of rulings has an id and a title."""
    labels: Mapping[Source, SourceLabel]
    """What the sources of rulings are called."""
    set_lessons: Mapping[str, str]


def rules(lang: str) -> Rules:
    groups = [(section, title, [ruling for ruling in all_rulings(lang) if ruling.section == section])
              for section, title in section_titles(lang).items()]
    return Rules(rules_page(lang), groups, source_labels(lang), lessons_to_offer(standard().sets, ()))


# ---- a card


@dataclass(frozen=True)
class CardPage(Page):
    template: ClassVar[str] = "card"
    card: PrintedCard
    terms: Sequence[tuple[str, str]]
    """The game terms on the card, with their meanings."""
    line: Sequence[PrintedCard]
    """The stages of an evolution, if it is one of them."""
    rulings: Sequence[Ruling]
    figures: Sequence[Figure]
    explained: Sequence[str]
    """Sentences that say where the figures come from."""


def card(name: str, lang: str) -> CardPage:
    found = standard().card(name)
    terms, line = [], []
    if isinstance(found, Creature):
        terms = [(keyword_name(keyword, lang), keyword_reminder(keyword, lang)) for keyword in keywords_of(found)]
        terms += [(trigger_name(trigger, lang), trigger_reminder(trigger, lang)) for trigger in triggers_of(found)]
        terms += [(say(f"mechanic_{each}", lang), say(f"mechanic_{each}_text", lang)) for each in mechanics_of(found)]
        line = [printed(stage.name, lang) for stage in standard().line(name)]
    return CardPage(printed(name, lang), terms, line if len(line) > 1 else [], rulings_for(name, lang),
                    figures(name, lang), explained(name, lang))


# ---- records from elsewhere


@dataclass(frozen=True)
class Records(Page):
    """The page that asks for a record."""

    template: ClassVar[str] = "records"
    text: str = ""
    """The record that was sent, to be corrected."""
    problem: BadRecord | None = None


# ---- errors

ERRORS = ("unknown_page", "unknown_game", "stale", "unknown_seat", "not_yours", "over", "too_fast", "too_many",
          "too_many_records", "not_possible", "too_large", "try_again", "too_few_cards")
"""The codes of refusals that have a sentence of their own."""


@dataclass(frozen=True)
class Error(Page):
    template: ClassVar[str] = "error"
    told: str
    game: str | None
    """The game to return to."""


def error(code: str, game: str | None, lang: str) -> Error:
    return Error(say(f"error_{code if code in ERRORS else 'other'}", lang), game)
