"""The content of the pages around the game: coming to a table, the rules, a card, an error."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from mindbug.game.catalogue import standard
from mindbug.game.errors import BadRecord
from mindbug.game.record import Record
from mindbug.game.seats import SEATS
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
from mindbug.text import keyword_name, keyword_reminder, say, set_title, trigger_name, trigger_reminder
from mindbug.text.lookup import keywords_of, mechanics_of, triggers_of
from mindbug.web.html.page import Page, Preview
from mindbug.web.html.printed import PrintedCard, printed
from mindbug.web.html.statistics import StatisticLine, explained, figures
from mindbug.web.html.surroundings import AgreedTerms, Surroundings
from mindbug.web.learn.attempt import lessons_to_offer
from mindbug.words import Creature

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


@dataclass(frozen=True)
class TextPage(TablePage):
    """The page of a game whose table is shown as text."""

    template: ClassVar[str] = "text"


# ---- coming to a table


@dataclass(frozen=True)
class JoinPage(Page):
    """The invitation to a game: who invites, what is played, and the way to the open seat."""

    template: ClassVar[str] = "join"
    game: str
    action: str
    """The address that takes the seat."""
    host: str
    """The name of the person who invites, if there is one."""
    name: str
    """The name that the reader has given before."""
    terms: AgreedTerms
    open: bool
    """True if the seat is still open."""

    def preview(self, lang: str) -> Preview:
        title = say("preview_invitation", lang, name=self.host) if self.host else say("preview_game", lang)
        sets = ", ".join(set_title(name, lang) for name in self.terms["sets"])
        return Preview(title, sets, f"/preview.png?lang={lang}")


@dataclass(frozen=True)
class SeatPage(Page):
    """The page that a seat's link leads to. Only a press takes the seat: nobody is seated by being lured to a link."""

    template: ClassVar[str] = "seat"
    action: str


@dataclass(frozen=True)
class StatusPage(Page):
    """The state of the server, for players who wonder."""

    template: ClassVar[str] = "status"
    condition: str
    """`well`, `busy` or `cut_off`."""
    counts: Mapping[str, int]


# ---- the rules


@dataclass(frozen=True)
class RulesPage(Page):
    """The page of the rules, with every ruling."""

    template: ClassVar[str] = "rules"
    sections: Sequence[Section]
    groups: Sequence[tuple[str, str, Sequence[Ruling]]]
    """Each group of rulings has an id and a title."""
    labels: Mapping[Source, SourceLabel]
    """The names of the sources of rulings."""
    set_lessons: Mapping[str, str]


def rules(lang: str) -> RulesPage:
    groups = [(section, title, [ruling for ruling in all_rulings(lang) if ruling.section == section])
              for section, title in section_titles(lang).items()]
    return RulesPage(rules_page(lang), groups, source_labels(lang), lessons_to_offer(standard().sets, ()))


# ---- a card


@dataclass(frozen=True)
class CardPage(Page):
    """The page of one card."""

    template: ClassVar[str] = "card"
    card: PrintedCard
    terms: Sequence[tuple[str, str]]
    """The game terms on the card, with their meanings."""
    line: Sequence[PrintedCard]
    """The stages of an evolution, if it is one of them."""
    rulings: Sequence[Ruling]
    figures: Sequence[StatisticLine]
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
class RecordsPage(Page):
    """The page that asks for a record."""

    template: ClassVar[str] = "records"
    text: str = ""
    """The record that was sent, to be corrected."""
    problem: BadRecord | None = None


# ---- a game that was played with other cards or rules


@dataclass(frozen=True)
class OldGamePage(Page):
    """A finished game that cannot be replayed any more: every choice as its record names it."""

    template: ClassVar[str] = "old_game"
    game: str
    players: Mapping[str, str]
    turns: Sequence[tuple[int, str, Sequence[tuple[str, str]]]]
    """The number of each turn, its owner, and who chose what in it."""


def old_game(game: str, text: str) -> OldGamePage:
    record = Record.parse(text)
    turns: list[tuple[int, str, list[tuple[str, str]]]] = []
    for choice in record.choices:
        if not turns or turns[-1][:2] != (choice.turn, choice.owner):
            turns.append((choice.turn, choice.owner, []))
        turns[-1][2].append((choice.player, choice.label))
    lines = zip(SEATS, record.players, strict=True)
    return OldGamePage(game, {seat: line.partition(" ")[2] or seat for seat, line in lines}, turns)


# ---- without a connection


@dataclass(frozen=True)
class OfflinePage(Page):
    """The page that an installed game shows without a connection."""

    template: ClassVar[str] = "offline"


# ---- errors

ERRORS = ("unknown_page", "unknown_game", "stale", "unknown_seat", "not_yours", "over", "too_fast", "too_many",
          "too_many_records", "not_possible", "too_large", "try_again", "too_few_cards", "broken_game")
"""The codes of refusals that have a sentence of their own."""


@dataclass(frozen=True)
class ErrorPage(Page):
    """The page that says why something was refused."""

    template: ClassVar[str] = "error"
    told: str
    game: str | None
    """The game to return to."""


def error(code: str, game: str | None, lang: str) -> ErrorPage:
    return ErrorPage(say(f"error_{code if code in ERRORS else 'other'}", lang), game)
