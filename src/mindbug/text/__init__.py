"""Words, options, decisions and events as sentences, in English, German and French.

Every function takes the language's code last of its fixed arguments: `card_text(card, "de")`. Whoever reads a sentence
may be one of the players: with `viewer="p1"` that seat is "you", without a viewer both players are named.
This room imports words, cards and game. Start with `language.Language`: what a language must provide.
"""

from collections.abc import Mapping, Sequence

from mindbug.cards import SETS
from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.text import coverage
from mindbug.text.de import German
from mindbug.text.en import English
from mindbug.text.fr import French
from mindbug.text.language import Language, MissingText
from mindbug.words import Creature, Effect, Keyword, PowerCard, Trigger

__all__ = [
    "LANGUAGES", "MissingText", "card_name", "card_text", "effect_text", "event_text", "keyword_name",
    "keyword_reminder", "missing", "option_text", "outcome_text", "prompt", "set_title", "trigger_name",
    "trigger_reminder", "ui",
]

_SPOKEN: dict[str, Language] = {language.code: language for language in (English(), German(), French())}

LANGUAGES: dict[str, str] = {code: language.title for code, language in _SPOKEN.items()}
"""Code and native name of every language."""


def _language(lang: str) -> Language:
    if lang not in _SPOKEN:
        raise ValueError(f"unknown language {lang!r}; known are {', '.join(_SPOKEN)}")
    return _SPOKEN[lang]


# ---- cards


def card_name(name: str, lang: str = "en") -> str:
    """The name of the printed edition, given the English one; a name without translation comes back unchanged."""
    return _language(lang).card_name(name)


def card_text(card: Creature | PowerCard, lang: str = "en") -> list[str]:
    """What is printed below the picture: keywords, octonite, dice, constant abilities, then one line per trigger."""
    language = _language(lang)
    return [language.polish(line) for line in language.card_lines(card)]


def effect_text(effects: Effect | Sequence[Effect], lang: str = "en") -> str:
    language = _language(lang)
    return language.polish(language.effect_text(effects if isinstance(effects, Sequence) else [effects]))


def keyword_name(keyword: Keyword, lang: str = "en") -> str:
    """As it is written on cards, in capitals."""
    return _language(lang).keywords[keyword]


def keyword_reminder(keyword: Keyword, lang: str = "en") -> str:
    language = _language(lang)
    return language.polish(language.keyword_reminders[keyword])


def trigger_name(trigger: Trigger, lang: str = "en") -> str:
    return _language(lang).triggers[trigger]


def trigger_reminder(trigger: Trigger, lang: str = "en") -> str:
    language = _language(lang)
    return language.polish(language.trigger_reminders[trigger])


def set_title(set_id: str, lang: str = "en") -> str:
    """The title of a set; an unknown set is called by its id."""
    known = SETS.get(set_id)
    return _language(lang).sets.get(set_id) or (known.title if known else set_id)


# ---- the game


def prompt(decision: Decision, lang: str = "en", viewer: str | None = None,
           names: Mapping[str, str] | None = None) -> str:
    """What is being asked, of whom and why."""
    language = _language(lang)
    return language.polish(language.prompt(decision, viewer, names or {}))


def option_text(option: Option, decision: Decision, lang: str = "en") -> str:
    """What an option does, short enough for a button."""
    language = _language(lang)
    return language.polish(language.option(option, decision))


def event_text(event: Event, lang: str = "en", viewer: str | None = None,
               names: Mapping[str, str] | None = None) -> str:
    """One line of the log."""
    language = _language(lang)
    return language.polish(language.event(event, viewer, names or {}))


def outcome_text(winner: str | None, outcome: str, lang: str = "en", viewer: str | None = None,
                 names: Mapping[str, str] | None = None) -> str:
    """How the game ended; no winner means a draw."""
    language = _language(lang)
    return language.polish(language.outcome(winner, outcome, viewer, names or {}))


def ui(key: str, lang: str = "en", **values: object) -> str:
    """A label or message around the game, such as `ui("curtain", "fr", name="Nova")`."""
    language = _language(lang)
    return language.polish(language.ui_text(key, values))


def missing(lang: str = "en") -> list[str]:
    """What this language has no text for; empty when all is well."""
    return coverage.missing(_language(lang), _SPOKEN["en"])
