"""A phrasebook: everything that the files of a language say, and how the places in their sentences are filled.

Sentences are told per person ("You play", "Nova plays"), never glued together; `templates` says how places in them are
written. The grammar of names is the language's own.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from mindbug.text import files
from mindbug.text.clauses import MissingText, capitalised, listing, look_up
from mindbug.text.nouns import YOU, Inflected, Noun, Several, named
from mindbug.text.templates import YOUR, Gap, Segment, parsed
from mindbug.words import Keyword, Trigger

NAMES_KEPT = 4096
Phrase = str | Mapping[str, str]
"""A sentence, or as it is told to `you` whom it is about, to the `others`, and (where that differs) the `opponent`."""


@dataclass(frozen=True)
class Cast:
    """The people of a sentence: the one it is about, the one opposite, and which of them is reading it."""

    you: bool
    facing: bool
    name: Noun
    rival: Noun

    def tell(self, phrase: Phrase) -> str:
        if isinstance(phrase, str):
            return phrase
        if self.you:
            return phrase["you"]
        return phrase.get("opponent", phrase["others"]) if self.facing else phrase["others"]


class Phrasebook(ABC):
    """The sentences of a language, and how names are put into them."""

    code: ClassVar[str]
    title: ClassVar[str]
    """The language's own name."""
    forms: ClassVar[tuple[str, ...]]
    """Forms of names that sentences may ask for: `{card:acc}`."""
    unbreakable: ClassVar[re.Pattern[str]]
    """Spaces at which no line may break, such as those between a number and what it counts."""
    before_capitals: ClassVar[tuple[str, ...]] = (". ", "? ", "! ")
    """An article or possessive after these begins a sentence."""

    # ---- what the files say

    def read(self, area: str) -> Mapping[str, Any]:
        """A file of this language."""
        return files.read(self.code, area)

    def text(self, area: str, *keys: str) -> Any:
        """A text, list or table of a file, without lines that break where they must not."""
        found = self.read(area)
        for key in keys:
            found = found[key]
        return self._polished(found)

    def _polished(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.polish(value)
        if isinstance(value, list):
            return [self._polished(item) for item in value]
        return {key: self._polished(item) for key, item in value.items()} if isinstance(value, dict) else value

    @cached_property
    def also(self) -> str:
        """"and"."""
        return str(self.text("terms", "also"))

    @cached_property
    def either(self) -> str:
        """"or"."""
        return str(self.text("terms", "either"))

    @cached_property
    def then(self) -> str:
        """"then", between two effects of one sentence."""
        return str(self.text("terms", "then"))

    @cached_property
    def colon(self) -> str:
        return str(self.text("terms", "colon"))

    @cached_property
    def reason(self) -> str:
        """A question with the card that asks it in front."""
        return str(self.text("terms", "reason"))

    @cached_property
    def units(self) -> Mapping[str, Sequence[str]]:
        """One and many of: card, life, energy, octonite."""
        return dict(self.text("terms", "units"))

    @cached_property
    def keywords(self) -> Mapping[Keyword, str]:
        return {Keyword[key]: about["name"] for key, about in self.text("terms", "keywords").items()}

    @cached_property
    def keyword_reminders(self) -> Mapping[Keyword, str]:
        return {Keyword[key]: about["reminder"] for key, about in self.text("terms", "keywords").items()}

    @cached_property
    def triggers(self) -> Mapping[Trigger, str]:
        return {Trigger[key]: about["name"] for key, about in self.text("terms", "triggers").items()}

    @cached_property
    def trigger_reminders(self) -> Mapping[Trigger, str]:
        return {Trigger[key]: about["reminder"] for key, about in self.text("terms", "triggers").items()}

    @cached_property
    def faces(self) -> Mapping[str, str]:
        """The text of the face that a die shows."""
        return dict(self.text("terms", "faces"))

    @cached_property
    def sets(self) -> Mapping[str, str]:
        """Titles of sets that differ from the English ones."""
        return dict(self.text("terms").get("sets", {}))

    @cached_property
    def people(self) -> Mapping[str, Noun]:
        """The names of people without one: the two seats, and the opponent of the reader."""
        return {key: Noun(**about, proper="gender" not in about, person=True)
                for key, about in self.text("terms", "people").items()}

    @cached_property
    def some_card(self) -> Noun:
        """A card that is not shown."""
        return Noun(**self.text("terms", "some_card"), indefinite=True)

    @cached_property
    def things(self) -> Mapping[str, Noun]:
        """Nouns for what somebody has, where a language gives it article and cases: `{name's hand:dat}`."""
        return {key: Noun(**about) for key, about in self.text("terms").get("things", {}).items()}

    @cached_property
    def prompts(self) -> Mapping[str, Phrase]:
        return dict(self.text("game", "prompts"))

    @cached_property
    def options(self) -> Mapping[str, str]:
        return dict(self.text("game", "options"))

    @cached_property
    def events(self) -> Mapping[str, Phrase]:
        return dict(self.text("game", "events"))

    @cached_property
    def lines(self) -> Mapping[str, Phrase]:
        """Sentences for events that are told together, and the beginnings of lines that tell an effect."""
        return dict(self.text("game", "lines"))

    @cached_property
    def outcomes(self) -> Mapping[str, Phrase]:
        return dict(self.text("game", "outcomes"))

    @cached_property
    def beats(self) -> Mapping[str, Mapping[str, Phrase]]:
        """Captions and reasons of the stage, and marks on creatures."""
        return dict(self.text("beats"))

    @cached_property
    def phrases(self) -> Mapping[str, str]:
        """Everything around the game, on the pages and at the command line."""
        return {key: told for area in files.phrase_areas(self.code) for key, told in self.text(area).items()}

    @cached_property
    def names(self) -> dict[str, Noun]:
        """Cards by their English names, as far as anything is known about them in this language."""
        return {name: named(name, given) for name, given in self.read("names").items()}

    # ---- grammar of names, which every language brings along

    def singular(self, number: float) -> bool:
        """The plural rule: whether a noun after this number is one."""
        return abs(number) == 1

    def polish(self, text: str) -> str:
        """The last touch on every text that leaves the package."""
        return self.unbreakable.sub("\u00a0", text)

    @abstractmethod
    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        """A name in one of the `forms` (none: as a title), with whose it is."""

    @abstractmethod
    def possessive(self, owner: Noun) -> str:
        """"Alice’s"."""

    def agreement(self, noun: Noun, words: int) -> int:
        """Picks the word that agrees with a name, given how many there are to choose from."""
        return int(noun.plural)

    # ---- words

    def card(self, name: str) -> Noun:
        return self.names.get(name) or _in_english(name)

    def card_name(self, name: str) -> str:
        return self.card(name).name

    def keyword_list(self, keywords: Sequence[Keyword], conjunction: str) -> str:
        return listing([self.keywords[keyword] for keyword in keywords], conjunction)

    def counted(self, number: int, unit: str) -> str:
        """A number of cards, lives ... as words, which are kept: every event asks for all of them."""
        if (found := self._counted.get((number, unit))) is None:
            one, many = self.units[unit]
            found = self._counted[number, unit] = self.polish(f"{number} {one if self.singular(number) else many}")
        return found

    @cached_property
    def _counted(self) -> dict[tuple[int, str], str]:
        return {}

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """A text around the game."""
        return self.told(look_up(self.phrases, key, "phrase"), values or {})

    def cast(self, seat: str | None, viewer: str | None, names: Mapping[str, str]) -> Cast:
        rival = {"p1": "p2", "p2": "p1"}.get(seat or "")
        return Cast(
            you=seat is not None and seat == viewer,
            facing=rival is not None and rival == viewer,
            name=self.player(seat, viewer, names),
            rival=self.player(rival, viewer, names),
        )

    def player(self, seat: str | None, viewer: str | None, names: Mapping[str, str]) -> Noun:
        """Calls somebody by name; whoever has none is the reader's opponent, or a number."""
        if seat is not None and seat in names:
            return person(names[seat])
        return self.people["opponent" if viewer and seat in ("p1", "p2") else seat or "chance"]

    # ---- filling

    def told(self, text: str, values: Mapping[str, object]) -> str:
        """A template, filled."""
        template = parsed(text)
        if template.plain is not None:
            return template.plain
        if template.simple and all(isinstance(value, str | int) for value in values.values()):
            return text.format_map(values)
        return "".join(segment.text for segment in self.fill(text, values))

    def fill(self, text: str, values: Mapping[str, object], begins: bool = True) -> list[Segment]:
        """A template, filled, in pieces that say what they are about. Within a line it `begins` no sentence."""
        segments: list[Segment] = []
        told = ""
        for part in parsed(text).parts:
            if isinstance(part, str):
                piece = part[1:] if part.startswith(".") and told.endswith(".") else part  # H.A.D.E.S. ends a sentence
                if not segments and not begins:
                    piece = piece[:1].lower() + piece[1:]
                segments.append(Segment(piece))
                told = piece
                continue
            for inflected, about in self.filled(part, values):
                opens = begins if not segments else told.endswith(self.before_capitals)
                before = capitalised(inflected.before) if opens else inflected.before
                if about is None:
                    segments.append(Segment(before + inflected.name + inflected.after))
                else:
                    segments += [Segment(before), Segment(inflected.name, about), Segment(inflected.after)]
                told = before + inflected.name + inflected.after
        return segments

    def filled(self, gap: Gap, values: Mapping[str, object]) -> list[tuple[Inflected, str | None]]:
        """The words that fill a place, each with the card or term it is about; several names are several pieces."""
        owner = YOU if gap.owner == YOUR else person(self.value(gap.owner, values)) if gap.owner else None
        if not gap.key and owner is not None:
            whose = self.possessive(owner)
            return [(Inflected("", whose) if owner.proper else Inflected(whose, ""), None)]  # "The opponent’s" begins
        value = self.value(gap.key, values)
        if gap.words:
            return [(Inflected("", self.agreeing(value, gap.words)), None)]
        if gap.form and gap.form not in self.forms:
            raise MissingText(f"no form {gap.form!r} of {gap.key!r} in {self.code}")
        if isinstance(value, Several):
            return self.enumerated(value, gap.form, owner)
        if isinstance(value, Noun) or gap.form or owner:
            noun = person(value)
            return [(self.inflect(noun, gap.form, owner), noun.about)]
        return [(Inflected("", str(value)), None)]

    def enumerated(self, several: Several, form: str, owner: Noun | None) -> list[tuple[Inflected, str | None]]:
        """"Alice’s Gorillion, Bee Bear and Lone Yeti": whose they are is said once."""
        pieces = [self.inflect(noun, form, owner) for noun in several.nouns]
        if owner is not None and (owner is not YOU or not self.forms):  # "dein" and "ton" agree with every name
            if pieces[-1].after:
                pieces = [*(piece._replace(after="") for piece in pieces[:-1]), pieces[-1]]
            elif len({piece.before for piece in pieces}) == 1:
                pieces = [pieces[0], *(piece._replace(before="") for piece in pieces[1:])]
        found: list[tuple[Inflected, str | None]] = []
        for number, (piece, noun) in enumerate(zip(pieces, several.nouns, strict=True)):
            if number:
                found.append((Inflected("", f" {self.also} " if number == len(pieces) - 1 else ", "), None))
            found.append((piece, noun.about))
        return found

    def agreeing(self, value: object, words: Sequence[str]) -> str:
        if isinstance(value, Several):
            return words[self.agreement(value.together, len(words))]
        if isinstance(value, Noun):
            return words[self.agreement(value, len(words))]
        return words[0 if isinstance(value, int | float) and self.singular(value) else 1]

    def value(self, key: str, values: Mapping[str, object]) -> object:
        """The value for this place; a key with a capital letter names a card, a keyword or a trigger itself."""
        if key in values:
            return values[key]
        if key in self.things:
            return self.things[key]
        if not key[:1].isupper():
            raise MissingText(f"nothing to fill {{{key}}} with")
        if key in Keyword.__members__:
            return Noun(self.keywords[Keyword[key]], proper=True, about=key)
        if key in Trigger.__members__:
            return Noun(self.triggers[Trigger[key]], proper=True, about=key)
        return self.card(key)


def person(value: object) -> Noun:
    """Returns the noun for somebody whose name was given."""
    return value if isinstance(value, Noun) else _person(str(value))


@lru_cache(NAMES_KEPT)
def _person(name: str) -> Noun:
    return Noun(name, proper=True, person=True)


@lru_cache(NAMES_KEPT)
def _in_english(name: str) -> Noun:
    """A card that this language has no name of its own for."""
    return named(name, None)
