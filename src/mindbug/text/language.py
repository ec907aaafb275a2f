"""What a language must provide, and what all languages share.

A language is a folder: one subclass of `Language`, which is its grammar (the words of cards as sentences, names with
their articles and cases), and files of whole sentences. Those are told per person ("You play", "Nova plays"), never
glued together; `templates` says how places in them are filled.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any, ClassVar, Never, NoReturn, TypeVar

from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.text import files
from mindbug.text.nouns import YOU, Inflected, Noun, named
from mindbug.text.templates import YOUR, Segment, Slot, parsed
from mindbug.words import Cards, Constant, Creature, Creatures, Effect, Keyword, May, OpponentMay, PowerCard, Trigger

T = TypeVar("T")

Phrase = str | Mapping[str, str]
"""A sentence, or as it is told to `you` whom it is about, to the `others`, and (where that differs) the `opponent`."""


class MissingText(LookupError):
    """A language has no text for something."""


def untold(word: Never) -> NoReturn:
    """The last case of a match over words: mypy proves that it is never reached, `missing` finds it at run time."""
    raise MissingText(f"no text for {type(word).__name__}")


class Voice(Enum):
    """Whose deed an effect is. The reader of a card is always "you"; after OpponentMay the opponent acts."""

    YOU = "you"
    OPPONENT = "opponent"

    @property
    def other(self) -> "Voice":
        return Voice.OPPONENT if self is Voice.YOU else Voice.YOU

    def pick(self, you: str, opponent: str) -> str:
        return you if self is Voice.YOU else opponent


class Form(Enum):
    """How many of the selected creatures a phrase is about."""

    ONE = "an enemy creature"
    EACH = "each enemy creature"
    ALL = "all enemy creatures"
    MANY = "enemy creatures"


@dataclass(frozen=True)
class Clause:
    """What an effect does, in the shapes that sentences need."""

    main: str
    """On its own, told to the controller: "the opponent loses 1 life"."""
    infinitive: str
    """After "may" and "must": "have the opponent lose 1 life"."""
    inverted: str = ""
    """After a leading clause or "then", where it differs: some languages turn verb and subject round."""
    tail: tuple[str, ...] = ()
    """Whole sentences that must follow."""

    @property
    def led(self) -> str:
        return self.inverted or self.main


@dataclass(frozen=True)
class Scene:
    """Who a sentence is about, who sits opposite, and which of them is reading it."""

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


def listing(items: Sequence[str], conjunction: str) -> str:
    """"A", "A and B", "A, B and C"."""
    *first, last = items
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def printed(cards: Cards) -> Creatures:
    """The same limits for creatures, because cards are described in the same words."""
    return Creatures(min_power=cards.min_power, max_power=cards.max_power, trigger=cards.trigger)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def look_up(table: Mapping[str, T], key: str, what: str) -> T:
    if key not in table:
        raise MissingText(f"no {what} {key!r}")
    return table[key]


def event_key(event: Event) -> str:
    """Which sentence tells an event."""
    match event.kind:
        case "life" | "octonite" | "energy":
            return f"{event.kind}.{'gain' if event.number >= 0 else 'loss'}"
        case "starts" | "recovered":
            return f"{event.kind}.{event.detail}"
        case "attacked" if event.number > 1:
            return "attacked.again"
        case "bought" if event.number == 0:
            return "bought.free"
        case kind:
            return kind


def prompt_key(decision: Decision) -> str:
    """Which sentence asks for a decision."""
    match decision.kind:
        case "target" | "card" | "discard":
            return f"choose.{decision.purpose}"
        case "may" if decision.effect is None:
            return "may.plain"
        case "buy" if decision.source is not None:
            return "buy.free"
        case "reroll" if any(option.verb == "reroll both" for option in decision.options):
            return "reroll.two"
        case kind:
            return kind


def option_keys(option: Option, decision: Decision) -> tuple[str, str]:
    """Which sentence offers an option: the first of these that the table has."""
    if option.verb == "choose":
        return f"choose.{decision.purpose}", ""
    if option.verb == "buy" and decision.source is not None:
        return "buy.free", ""
    return f"{decision.kind}.{option.verb}", option.verb


class Language(ABC):
    code: ClassVar[str]
    title: ClassVar[str]
    """The language's own name."""
    forms: ClassVar[tuple[str, ...]]
    """Forms of names that sentences may ask for: `{card:acc}`."""
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
        """How people without a name are called: the two seats, and the opponent of the reader."""
        return {key: Noun(**about, proper="gender" not in about, person=True)
                for key, about in self.text("terms", "people").items()}

    @cached_property
    def some_card(self) -> Noun:
        """A card that is not shown."""
        return Noun(**self.text("terms", "some_card"), indefinite=True)

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
    def outcomes(self) -> Mapping[str, Phrase]:
        return dict(self.text("game", "outcomes"))

    @cached_property
    def phrases(self) -> Mapping[str, str]:
        """Everything around the game, on the pages and at the command line."""
        return {key: told for area in files.phrase_areas(self.code) for key, told in self.text(area).items()}

    @cached_property
    def names(self) -> dict[str, Noun]:
        """Cards by their English names, as far as anything is known about them in this language."""
        return {name: named(name, given) for name, given in self.read("names").items()}

    # ---- grammar that every language brings along

    @abstractmethod
    def clause(self, effect: Effect, voice: Voice) -> Clause: ...

    @abstractmethod
    def constant(self, constant: Constant) -> str:
        """A whole sentence, without the full stop."""

    @abstractmethod
    def octonite(self, amount: int, charge: bool) -> str:
        """What a creature comes into play with, without the full stop."""

    @abstractmethod
    def dice(self, icons: int) -> str:
        """What a creature rolls when it attacks, without the full stop."""

    @abstractmethod
    def dilemma(self, do: str, otherwise: str) -> str:
        """To the player who must choose: "You may (do). If you do not, you must (otherwise).", given infinitives."""

    def singular(self, number: float) -> bool:
        """The plural rule: whether a noun after this number is one."""
        return abs(number) == 1

    def polish(self, text: str) -> str:
        """The last touch on every text that leaves the package."""
        return text

    @abstractmethod
    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        """A name in one of the `forms` (none: as a title), with whose it is."""

    @abstractmethod
    def possessive(self, owner: Noun) -> str:
        """"Alice’s"."""

    def agreement(self, noun: Noun, words: int) -> int:
        """Which of so many words agrees with a name."""
        return int(noun.plural)

    # ---- cards

    def card(self, name: str) -> Noun:
        return self.names.get(name) or named(name, None)

    def card_name(self, name: str) -> str:
        return self.card(name).name

    def card_lines(self, card: Creature | PowerCard) -> list[str]:
        if isinstance(card, PowerCard):
            return [self.effect_text(card.effect)]
        lines = []
        if card.keywords:
            lines.append(", ".join(self.keywords[keyword] for keyword in card.keywords))
        if card.octonite:
            lines.append(self.sentence(self.octonite(card.octonite, card.charge)))
        if card.dice:
            lines.append(self.sentence(self.dice(card.dice)))
        lines += [self.sentence(self.constant(constant)) for constant in card.constants]
        for trigger, effects, cost in (
            (Trigger.PLAY, card.play, 0),
            (Trigger.ATTACK, card.attack, card.attack_cost),
            (Trigger.DEFEATED, card.defeated, 0),
            (Trigger.HARVEST, card.harvest, 0),
            (Trigger.ACTION, card.action, card.action_cost),
        ):
            if effects:
                price = f" [{self.counted(cost, 'octonite')}]" if cost else ""
                lines.append(f"{self.triggers[trigger]}{price}{self.colon}{self.effect_text(effects)}")
        return lines

    def effect_text(self, effects: Iterable[Effect]) -> str:
        clauses = [self.clause(effect, Voice.YOU) for effect in effects]
        return " ".join(part for clause in clauses for part in (self.sentence(clause.main), *clause.tail))

    def sentence(self, text: str) -> str:
        return f"{capitalised(text)}."

    def together(self, effects: Sequence[Effect], voice: Voice) -> Clause:
        """Several effects as one clause: "defeat a creature, then lose 1 life"."""
        first, *others = clauses = [self.clause(effect, voice) for effect in effects]
        rest = "".join(f", {self.then} {clause.led}" for clause in others)
        return Clause(
            main=first.main + rest,
            infinitive=listing([clause.infinitive for clause in clauses], self.also),
            inverted=first.led + rest,
            tail=tuple(part for clause in clauses for part in clause.tail),
        )

    def keyword_list(self, keywords: Sequence[Keyword], conjunction: str) -> str:
        return listing([self.keywords[keyword] for keyword in keywords], conjunction)

    def counted(self, number: int, unit: str) -> str:
        one, many = self.units[unit]
        return self.polish(f"{number} {one if self.singular(number) else many}")

    # ---- sentences for the players

    def prompt(self, decision: Decision, viewer: str | None, names: Mapping[str, str]) -> str:
        scene = self.scene(decision.player, viewer, names)
        key = prompt_key(decision)
        template = scene.tell(look_up(self.prompts, key, "prompt"))
        source = self.card(decision.source) if decision.source else None
        text = self.told(template, {
            "name": scene.name,
            "rival": scene.rival,
            "source": source or "",
            "number": decision.number,
            "octonite": self.counted(decision.number, "octonite"),
            "count": self.count_note(decision),
            "effect": self.offer(decision.effect, scene) if decision.effect is not None and key == "may" else "",
        })
        if source and "source" not in parsed(template).keys:
            return self.told(self.reason, {"source": source, "text": text})
        return text

    def count_note(self, decision: Decision) -> str:
        """How many are to be chosen, where it is not just the one."""
        if decision.up_to:
            key = "note_up_to" if decision.number > 1 else "note_optional"
        elif decision.number > 1:
            key = "note_left"
        else:
            return ""
        return " " + self.say(key, {"number": decision.number})

    def offer(self, effect: Effect, scene: Scene) -> str:
        """What a card allows, as its text says it; to the opponent who may avert something, from their side."""
        if isinstance(effect, OpponentMay) and scene.you:
            do, otherwise = (self.together(part, Voice.YOU) for part in (effect.do, effect.otherwise))
            return self.polish(" ".join((self.dilemma(do.infinitive, otherwise.infinitive), *do.tail, *otherwise.tail)))
        return self.polish(self.effect_text([effect if isinstance(effect, May | OpponentMay) else May([effect])]))

    def option(self, option: Option, decision: Decision) -> str:
        specific, general = option_keys(option, decision)
        template = self.options.get(specific) or look_up(self.options, general or specific, "option")
        face = self.faces.get(option.card or "")
        card = Noun(face, proper=True) if face else self.card(option.card or "")
        note = f" ({option.copy})" if option.copy > 1 else ""
        if option.owner not in (None, decision.player):
            if decision.kind in ("target", "spread", "order"):
                note += f" {self.say('note_enemy')}"
            elif decision.kind == "card":
                note += f" {self.say('note_pile')}"
        return self.told(template, {"card": replace(card, note=note), "source": self.card(decision.source or "")})

    def event(self, event: Event, viewer: str | None, names: Mapping[str, str]) -> list[Segment]:
        if event.kind == "game_over":
            return self.outcome(event.player, event.detail or "", viewer, names)
        scene = self.scene(event.player, viewer, names)
        template = scene.tell(look_up(self.events, event_key(event), "event"))
        number = abs(event.number)
        triggers = {trigger.value: name for trigger, name in self.triggers.items()}
        return self.fill(template, {
            "name": scene.name,
            "rival": scene.rival,
            "card": self.card(event.card) if event.card else self.some_card,
            "other": self.card(event.other) if event.other else self.some_card,
            "number": number,
            "signed": f"{event.number:+d}",
            "total": event.total,
            "cards": self.counted(number, "card"),
            "life": self.counted(number, "life"),
            "energy": self.counted(number, "energy"),
            "octonite": self.counted(number, "octonite"),
            "keywords": self.keyword_list(event.keywords, self.also) if event.keywords else "",
            "keyword_count": len(event.keywords),
            "trigger": triggers.get(event.detail or "", ""),
            "face": self.faces.get(event.detail or "", ""),
        })

    def outcome(self, winner: str | None, outcome: str, viewer: str | None, names: Mapping[str, str]) -> list[Segment]:
        scene = self.scene(winner, viewer, names)
        phrase = look_up(self.outcomes, outcome if winner else "draw", "outcome")
        return self.fill(scene.tell(phrase), {"name": scene.name, "rival": scene.rival})

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """A text around the game."""
        return self.told(look_up(self.phrases, key, "phrase"), values or {})

    def scene(self, seat: str | None, viewer: str | None, names: Mapping[str, str]) -> Scene:
        rival = {"p1": "p2", "p2": "p1"}.get(seat or "")
        return Scene(
            you=seat is not None and seat == viewer,
            facing=rival is not None and rival == viewer,
            name=self.player(seat, viewer, names),
            rival=self.player(rival, viewer, names),
        )

    def player(self, seat: str | None, viewer: str | None, names: Mapping[str, str]) -> Noun:
        """By name; whoever has none is the reader's opponent, or a number."""
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

    def fill(self, text: str, values: Mapping[str, object]) -> list[Segment]:
        """A template, filled, in pieces that say what they are about."""
        segments: list[Segment] = []
        told = ""
        for part in parsed(text).parts:
            if isinstance(part, str):
                piece = part[1:] if part.startswith(".") and told.endswith(".") else part  # H.A.D.E.S. ends a sentence
                segments.append(Segment(piece))
                told = piece
                continue
            inflected, about = self.filled(part, values)
            begins = not segments or told.endswith(self.before_capitals)
            before = capitalised(inflected.before) if begins else inflected.before
            if about is None:
                segments.append(Segment(before + inflected.name + inflected.after))
            else:
                segments += [Segment(before), Segment(inflected.name, about), Segment(inflected.after)]
            told = before + inflected.name + inflected.after
        return segments

    def filled(self, slot: Slot, values: Mapping[str, object]) -> tuple[Inflected, str | None]:
        """What stands in a place, and which card or term it is about."""
        owner = YOU if slot.owner == YOUR else person(self.value(slot.owner, values)) if slot.owner else None
        if not slot.key and owner is not None:
            return Inflected("", self.possessive(owner)), None
        value = self.value(slot.key, values)
        if slot.words:
            return Inflected("", self.agreeing(value, slot.words)), None
        if slot.form and slot.form not in self.forms:
            raise MissingText(f"no form {slot.form!r} of {slot.key!r} in {self.code}")
        if isinstance(value, Noun) or slot.form or owner:
            noun = person(value)
            return self.inflect(noun, slot.form, owner), noun.about
        return Inflected("", str(value)), None

    def agreeing(self, value: object, words: Sequence[str]) -> str:
        if isinstance(value, Noun):
            return words[self.agreement(value, len(words))]
        return words[0 if isinstance(value, int | float) and self.singular(value) else 1]

    def value(self, key: str, values: Mapping[str, object]) -> object:
        """What is given for this place; a key with a capital letter names a card, a keyword or a trigger itself."""
        if key in values:
            return values[key]
        if not key[:1].isupper():
            raise MissingText(f"nothing to fill {{{key}}} with")
        if key in Keyword.__members__:
            return Noun(self.keywords[Keyword[key]], proper=True, about=key)
        if key in Trigger.__members__:
            return Noun(self.triggers[Trigger[key]], proper=True, about=key)
        return self.card(key)


def person(value: object) -> Noun:
    """Somebody whose name was given."""
    return value if isinstance(value, Noun) else Noun(str(value), proper=True, person=True)
