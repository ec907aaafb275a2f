"""Sentences about options: why a choice was a mistake, and what is likely to come of an option.

The facts are found by playing options out, in `mindbug.analysis.reasons` and `mindbug.analysis.outlook`.
"""

from collections.abc import Mapping
from typing import Protocol

from mindbug.game.decisions import Decision, Option
from mindbug.game.seats import rival
from mindbug.text import card_noun, option_text, percent, player_noun, say

ABOUT_A_PLAYER = ("won", "life", "healed", "taken", "defeated", "mindbugged", "discards")
"""The kinds of outlooks that have a sentence of their own for the reader."""
ABOUT_THE_RIVAL = ("wins_at_once", "loses_at_once")
"""The kinds of reasons whose sentence names the other player."""


class Finding(Protocol):
    """A fact that was found by playing options out."""

    @property
    def kind(self) -> str: ...
    @property
    def player(self) -> str: ...
    @property
    def card(self) -> str: ...
    @property
    def games(self) -> int: ...


class Comparison(Finding, Protocol):
    """A fact that sets the better option apart from the choice: `mindbug.analysis.reasons.Explanation`."""

    @property
    def here(self) -> int: ...
    @property
    def there(self) -> int: ...


class Expectation(Finding, Protocol):
    """A fact about one option: `mindbug.analysis.outlook.Claim`."""

    @property
    def count(self) -> int: ...
    @property
    def answer(self) -> tuple[Decision, Option] | None: ...
    @property
    def instead(self) -> tuple[Decision, Option] | None: ...


def why(fact: Comparison, option: str, better: float, chance: float, lang: str, people: Mapping[str, str],
        reader: str | None = None) -> str:
    """Tells why a choice was a mistake. `option` is the better option in words; `better` and `chance` are the
    chances to win with it and with the choice; `people` are the players as sentences call them. The reader, if one of
    them, is spoken to."""
    key = f"why_{fact.kind}"
    if fact.here != fact.there:
        key += "_here" if fact.here > fact.there else "_there"
    elif fact.kind == "loses_at_once" and fact.card:
        key += "_by"
    if reader == (rival(fact.player) if fact.kind in ABOUT_THE_RIVAL else fact.player):
        key += "_you"
    return say(key, lang, **_values(fact, lang, people, reader), option=option, here=fact.here, there=fact.there,
               better=percent(better, lang), chance=percent(chance, lang))


def outlook_text(fact: Expectation, lang: str, people: Mapping[str, str], reader: str | None = None) -> str:
    """Tells what is likely to come of an option; `people` are the players as sentences call them. The reader, if one
    of them, is spoken to."""
    key = f"outlook_{fact.kind}"
    if fact.kind == "loses" and fact.card:
        key += "_by"
    if fact.player == reader and fact.kind in ABOUT_A_PLAYER:
        key += "_you"
    values = _values(fact, lang, people, reader)
    if fact.answer is not None:
        decision, option = fact.answer
        values["option"] = option_text(option, decision, lang)
    if fact.games:
        how = "outlook_always" if fact.count == fact.games else "outlook_often"
        values["often"] = say(how, lang, count=fact.count, games=fact.games)
    claim = say(key, lang, **values)
    if fact.instead is None:
        return claim
    decision, option = fact.instead
    return say("outlook_instead", lang, option=option_text(option, decision, lang), claim=claim)


def _values(fact: Finding, lang: str, people: Mapping[str, str], reader: str | None = None) -> dict[str, object]:
    values: dict[str, object] = {"games": fact.games, "name": player_noun(fact.player, lang, reader, people),
                                 "rival": player_noun(rival(fact.player), lang, reader, people)}
    if fact.card:
        values["card"] = card_noun(fact.card, lang)
    return values
