"""Everything that is said, in every language: cards, decisions, events, pages, rules, reports, command line.

A folder here is a language. Its `words.py` turns the words of cards into sentences, its `nouns.py` puts names into
them, and its TOML files hold the whole sentences: `terms`, `names`, `game`, `beats` for the table's stage, `rules`,
`rulings`, and `phrases/` for the pages and the command line. Every function takes the language's code last of its fixed
arguments: `card_text(card, "de")`. Whoever reads a sentence may be one of the players: with `viewer="p1"` that seat is
"you", without a viewer both players are named.
This room imports words, cards and game. Start with `language.Language`: what a language must provide.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from mindbug.cards import SETS
from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.text import coverage, files
from mindbug.text.clauses import MissingText, capitalised, signed
from mindbug.text.language import Language
from mindbug.text.nouns import Noun, named
from mindbug.text.telling import Line, extend, lines, main_kind
from mindbug.text.templates import Segment
from mindbug.words import Creature, Effect, Keyword, PowerCard, Trigger

__all__ = [
    "LANGUAGES", "Line", "MissingText", "Noun", "Segment", "add_names", "caption", "card_name", "card_noun",
    "card_text", "effect_text", "event_segments", "event_text", "extend", "face_name", "faces_text", "keyword_name",
    "keyword_reminder", "learn_names", "line_segments", "lines", "long_number", "main_kind", "missing", "option_text",
    "outcome_text", "percent", "player_noun", "prompt", "running_text", "say", "say_segments", "set_title", "side_name",
    "signed", "story", "trigger_name", "trigger_reminder", "typewritten", "written",
]

_SPOKEN: dict[str, Language] = {code: import_module(f"mindbug.text.{code}").LANGUAGE for code in files.codes()}

NAMED_SIDES = ("left", "right")
"""The labels of sides that a language has names for."""

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


def card_noun(name: str, lang: str = "en") -> Noun:
    """A card to be named in a sentence, which may want it with article and case: `say(key, source=card_noun(...))`."""
    return _language(lang).card(name)


def add_names(lang: str, names: Mapping[str, Mapping[str, Any]]) -> None:
    """Names of cards of one's own, as `names.toml` describes those of the published ones."""
    _language(lang).names.update({name: named(name, given) for name, given in names.items()})


def learn_names(lang: str, nouns: Mapping[str, Noun]) -> None:
    """Takes in names of cards, as `card_noun` gave them once, of which nothing is known (any more)."""
    known = _language(lang).names
    for name, noun in nouns.items():
        known.setdefault(name, noun)


def card_text(card: Creature | PowerCard, lang: str = "en") -> list[str]:
    """The text below the picture: keywords, octonite, dice, constant abilities, then one line per trigger."""
    language = _language(lang)
    return [language.polish(line) for line in language.card_lines(card)]


def effect_text(effects: Effect | Sequence[Effect], lang: str = "en") -> str:
    language = _language(lang)
    return language.polish(language.effect_text(effects if isinstance(effects, Sequence) else [effects]))


def keyword_name(keyword: Keyword, lang: str = "en") -> str:
    """The keyword as it is written on cards, in capitals."""
    return _language(lang).keywords[keyword]


def keyword_reminder(keyword: Keyword, lang: str = "en") -> str:
    return _language(lang).keyword_reminders[keyword]


def trigger_name(trigger: Trigger, lang: str = "en") -> str:
    return _language(lang).triggers[trigger]


def trigger_reminder(trigger: Trigger, lang: str = "en") -> str:
    return _language(lang).trigger_reminders[trigger]


def face_name(face: str, lang: str = "en") -> str:
    """The name of a die's face, as a label."""
    return capitalised(_language(lang).faces[face])


def faces_text(faces: Sequence[str], lang: str = "en") -> str:
    """The faces of all dice of a roll, within a sentence."""
    return _language(lang).faces_together(faces)


def side_name(label: str, lang: str = "en") -> str:
    """The name of a side of an exhausted creature; those of own cards are called by their labels."""
    return say(f"side_{label}", lang) if label in NAMED_SIDES else label


def set_title(set_id: str, lang: str = "en") -> str:
    """The title of a set; an unknown set is called by its id."""
    known = SETS.get(set_id)
    return _language(lang).sets.get(set_id) or (known.title if known else set_id)


# ---- the game


def prompt(decision: Decision, lang: str = "en", viewer: str | None = None,
           names: Mapping[str, str] | None = None) -> str:
    """The question: it says what is asked, of whom and why."""
    return _language(lang).prompt(decision, viewer, names or {})


def option_text(option: Option, decision: Decision, lang: str = "en") -> str:
    """The effect of an option, short enough for a button."""
    return _language(lang).option(option, decision)


def player_noun(seat: str, lang: str = "en", viewer: str | None = None, names: Mapping[str, str] | None = None) -> Noun:
    """A player to be named in a sentence; whoever has no name is the reader's opponent, or a number."""
    return _language(lang).player(seat, viewer, names or {})


def event_text(event: Event, lang: str = "en", viewer: str | None = None,
               names: Mapping[str, str] | None = None) -> str:
    """One line of the log."""
    return "".join(segment.text for segment in event_segments(event, lang, viewer, names))


def event_segments(event: Event, lang: str = "en", viewer: str | None = None,
                   names: Mapping[str, str] | None = None) -> list[Segment]:
    """One line of the log, in pieces: those that name a card say which one."""
    return _language(lang).event(event, viewer, names or {})


def story(events: Sequence[Event], lang: str = "en", viewer: str | None = None,
          names: Mapping[str, str] | None = None) -> list[str]:
    """The log of these events: a line for each, and one for those that belong together. Lines only grow at the end."""
    return ["".join(segment.text for segment in line_segments(line, lang, viewer, names)) for line in lines(events)]


def line_segments(line: Line, lang: str = "en", viewer: str | None = None,
                  names: Mapping[str, str] | None = None) -> list[Segment]:
    """Events that belong together, as `lines` puts them, in pieces."""
    return _language(lang).line(line, viewer, names or {})


def caption(part: str, key: str, event: Event, lang: str = "en", viewer: str | None = None,
            names: Mapping[str, str] | None = None, **more: object) -> str:
    """A text of `beats.toml` about an event: `what` has happened, `why`, or the `mark` on a creature."""
    return _language(lang).caption(part, key, event, viewer, names or {}, more)


def outcome_text(winner: str | None, outcome: str, lang: str = "en", viewer: str | None = None,
                 names: Mapping[str, str] | None = None) -> str:
    """Tells how the game ended; no winner means a draw."""
    return "".join(segment.text for segment in _language(lang).outcome(winner, outcome, viewer, names or {}))


# ---- around the game


def say(key: str, lang: str = "en", **values: object) -> str:
    """A text of the pages or of the command line, such as `say("curtain", "fr", name="Nova")`."""
    return _language(lang).say(key, values)


def say_segments(key: str, lang: str = "en", **values: object) -> list[Segment]:
    """The same in pieces: those that name a card or a term say which one."""
    language = _language(lang)
    return language.fill(language.phrases[key], values)


def written(area: str, lang: str = "en") -> Any:
    """A file of a language as it is, such as its `rulings`; `running_text` fills the texts in it."""
    return _language(lang).read(area)


def running_text(text: str, lang: str = "en") -> str:
    """A text that names cards and terms: `{Gorillion}`, `{SNEAKY}`."""
    language = _language(lang)
    return language.told(language.polish(text), {})


def typewritten(told: str) -> str:
    """The same as a keyboard writes it, for programs, and to compare with what somebody has typed."""
    return told.replace("\u00a0", " ").replace("\u2212", "-")


def percent(share: float, lang: str = "en", digits: int = 0) -> str:
    number = f"{100.0 * share:.{digits}f}".replace(".", say("decimal_sign", lang))
    return say("percent", lang, number=number)


def long_number(number: int, lang: str = "en") -> str:
    """The number with the sign that the language puts between thousands: 12,500."""
    return f"{number:,}".replace(",", say("thousands_sign", lang))


def missing(lang: str = "en") -> list[str]:
    """The list of texts that this language lacks; empty when all is well."""
    return coverage.missing(_language(lang), _SPOKEN[files.REFERENCE])
