"""The base of every language: its abstract methods are what a language must provide; all languages share the rest.

A language is a folder: one subclass of `Language`, which is its grammar (the words of cards as sentences, names with
their articles and cases), and files of whole sentences. Those are told per person ("You play", "Nova plays"), never
glued together; `templates` says how places in them are filled.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any, ClassVar, Never, NoReturn, TypeVar

from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.text import files, telling
from mindbug.text.nouns import YOU, Inflected, Noun, Several, named
from mindbug.text.templates import YOUR, Segment, Slot, parsed
from mindbug.words import (
    CannotAttack,
    CannotBlock,
    Cards,
    Choose,
    Condition,
    Constant,
    Creature,
    Creatures,
    Effect,
    ExhaustedSide,
    FewerCreatures,
    Keyword,
    LowerLife,
    May,
    MoreCreatures,
    OpponentMay,
    PlayIt,
    PowerCard,
    SameMindbugs,
    Single,
    Trigger,
)

T = TypeVar("T")

Phrase = str | Mapping[str, str]
"""A sentence, or as it is told to `you` whom it is about, to the `others`, and (where that differs) the `opponent`."""


class MissingText(LookupError):
    """A language has no text for something."""


def untold(word: Never) -> NoReturn:
    """The last case of a match over words: mypy proves that it is never reached, `missing` finds it at run time."""
    raise MissingText(f"no text for {type(word).__name__}")


class Voice(Enum):
    """The player whose deed an effect is. The reader of a card is always "you"; after OpponentMay the opponent acts."""

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
    """The deed of an effect, in the shapes that sentences need."""

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


def listing(items: Sequence[str], conjunction: str) -> str:
    """"A", "A and B", "A, B and C"."""
    *first, last = items
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def printed(cards: Cards) -> Creatures:
    """The same limits for creatures, because cards are described in the same words."""
    return Creatures(min_power=cards.min_power, max_power=cards.max_power, trigger=cards.trigger)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """+1 and −1, with the sign that is as wide as a plus."""
    return f"{number:+d}".replace("-", "\u2212")


def look_up(table: Mapping[str, T], key: str, what: str) -> T:
    if key not in table:
        raise MissingText(f"no {what} {key!r}")
    return table[key]


NAMING_THE_OPPONENT = (FewerCreatures, MoreCreatures, SameMindbugs, LowerLife)
"""Conditions that name the opponent: after them a pronoun is enough."""
MINDBUG_SPENT = ("mindbugged", "mindbug_lost", "mindbug_paid")
"""After these a language may have a sentence of its own for the last Mindbug: `mindbugged.last`."""


def event_key(event: Event) -> str:
    """Returns the key of the sentence that tells an event."""
    match event.kind:
        case "life" | "octonite" | "energy" if event.number < 0 and event.total == 0:
            return f"{event.kind}.none_left"
        case "octonite" | "energy" if event.number == event.total:
            return f"{event.kind}.first"
        case "life" | "octonite" | "energy":
            return f"{event.kind}.{'gain' if event.number >= 0 else 'loss'}"
        case "starts" | "recovered":
            return f"{event.kind}.{event.detail}"
        case "triggered" if event.detail == "moment":
            return "triggered.moment"
        case "attacked" if event.number > 1:
            return "attacked.again"
        case "bought" if event.number == 0:
            return "bought.free"
        case "power_revealed" if event.player is not None:
            return "power_revealed.deck"
        case "rerolled":
            return "rerolled.one" if event.total == 1 else "rerolled.first" if event.number == 1 else "rerolled.second"
        case "chose" if not event.effects:
            return "chose.plain"
        case kind:
            return kind


def prompt_key(decision: Decision) -> str:
    """Returns the key of the sentence that asks for a decision."""
    match decision.kind:
        case "target" | "card" | "discard":
            return f"choose.{decision.purpose}"
        case "may" if decision.effect is None:
            return "may.plain"
        case "buy" if decision.source is not None:
            return "buy.free"
        case "reroll" if any(option.verb == "reroll both" for option in decision.options):
            return "reroll.two"
        case "mode" if decision.sides:
            return "mode.side"
        case "mode" if decision.effect is None:
            return "mode.price"
        case kind:
            return kind


def option_keys(option: Option, decision: Decision) -> tuple[str, str]:
    """Returns the keys of sentences that may offer an option; the first one that the language has is taken."""
    if option.verb == "choose" and decision.kind == "mode":
        return f"mode.{option.card}", "mode"
    if option.verb == "choose" and decision.purpose is None:
        return decision.kind, ""
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
        """How people without a name are called: the two seats, and the opponent of the reader."""
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

    # ---- grammar that every language brings along

    @abstractmethod
    def clause(self, effect: Effect, voice: Voice) -> Clause: ...

    @abstractmethod
    def constant(self, constant: Constant) -> str:
        """A whole sentence, without the full stop."""

    @abstractmethod
    def cannot_attack_or_block(self, which: Creatures | Single, when: Condition | None) -> str:
        """The same for creatures that can do neither."""

    @abstractmethod
    def octonite(self, amount: int, charge: bool) -> str:
        """The sentence about the octonite that a creature comes into play with, without the full stop."""

    @abstractmethod
    def dice(self, icons: int) -> str:
        """The sentence about the dice that a creature rolls when it attacks, without the full stop."""

    @abstractmethod
    def sides(self, sides: Sequence[ExhaustedSide]) -> str:
        """The sentence about the sides that a creature shows when it becomes exhausted, without the full stop."""

    @abstractmethod
    def stages(self, names: Sequence[str]) -> str:
        """The sentence about the next stage of a creature, without the full stop."""

    @abstractmethod
    def if_done(self, then: Sequence[Effect], voice: Voice) -> tuple[str, ...]:
        """The sentences about what follows if somebody does it: "If you do, draw a card."."""

    @abstractmethod
    def dilemma(self, do: str, otherwise: str) -> str:
        """To the player who must choose: "Do you want to (do)? If not, you must (otherwise).", given infinitives."""

    @abstractmethod
    def with_pronoun(self, clause: str) -> str:
        """The clause with a pronoun for the opponent, who has just been named: "they lose 1 life"."""

    def after_condition(self, condition: Condition, what: Clause, voice: Voice) -> str:
        """A clause behind its condition, which may have named the opponent."""
        named = isinstance(condition, NAMING_THE_OPPONENT) and voice is Voice.YOU
        return self.with_pronoun(what.led) if named else what.led

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
        lines += [self.sentence(told) for told in self.constants(card.constants)]
        twice = bool(card.play) and card.play == card.attack and not card.attack_cost
        if twice:
            both = f"{self.triggers[Trigger.PLAY]}/{self.triggers[Trigger.ATTACK]}"
            lines.append(f"{both}{self.colon}{self.effect_text(card.play)}")
        for trigger, effects, cost in (
            (Trigger.PLAY, () if twice else card.play, 0),
            (Trigger.ATTACK, () if twice else card.attack, card.attack_cost),
            (Trigger.DEFEATED, card.defeated, 0),
            (Trigger.HARVEST, card.harvest, 0),
            (Trigger.ACTION, card.action, card.action_cost),
        ):
            if effects:
                lines.append(self.trigger_line(trigger, effects, cost))
        in_discard = str(self.text("terms", "in_discard"))
        lines += [f"{in_discard}{self.colon}{self.sentence(told)}" for told in self.constants(card.in_discard)]
        if card.sides:
            lines.append(self.sentence(self.sides(card.sides)))
        if card.stages:
            lines.append(self.sentence(self.stages([self.card_name(stage.name) for stage in card.stages])))
        return lines

    def constants(self, constants: Sequence[Constant]) -> list[str]:
        """The sentences of constant abilities; creatures that can neither attack nor block get one for both."""
        told = []
        for constant in constants:
            match constant:
                case CannotAttack(to, when) if CannotBlock(to, when) in constants:
                    told.append(self.cannot_attack_or_block(to, when))
                case CannotBlock(to, when) if CannotAttack(to, when) in constants:
                    pass
                case _:
                    told.append(self.constant(constant))
        return told

    def trigger_line(self, trigger: Trigger, effects: Sequence[Effect], cost: int) -> str:
        price = f" [{self.counted(cost, 'octonite')}]" if cost else ""
        return f"{self.triggers[trigger]}{price}{self.colon}{self.effect_text(effects)}"

    def face(self, side: ExhaustedSide) -> str:
        """The words for one side: "power 5 and HUNTER"."""
        return self.shown(side.power, side.keywords)

    def shown(self, power: int, keywords: Sequence[Keyword]) -> str:
        shown = self.told(str(self.text("terms", "power")), {"number": power})
        return listing([shown, *(self.keywords[keyword] for keyword in keywords)], self.also)

    def with_tail(self, what: Clause, sentence: str) -> str:
        """A sentence that ends with the clause, and those that must follow, without the last full stop."""
        return " ".join((f"{sentence}.", *what.tail)).removesuffix(".")

    def effect_text(self, effects: Iterable[Effect]) -> str:
        return " ".join(self.sentences([self.clause(effect, Voice.YOU) for effect in effects]))

    def sentences(self, clauses: Sequence[Clause]) -> tuple[str, ...]:
        return tuple(part for clause in clauses for part in (self.sentence(clause.main), *clause.tail))

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
        cast = self.cast(decision.player, viewer, names)
        key = prompt_key(decision)
        template = cast.tell(look_up(self.prompts, key, "prompt"))
        source = self.card(decision.source) if decision.source else None
        text = self.told(template, {
            "name": cast.name,
            "rival": cast.rival,
            "source": source or "",
            "number": decision.number,
            "octonite": self.counted(decision.number, "octonite"),
            "count": self.count_note(decision),
            "effect": self.offer(decision.effect, cast) if decision.effect is not None and key == "may" else "",
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

    def offer(self, effect: Effect, cast: Cast) -> str:
        """The offer of a card: a question to whoever decides; to the others, as the card says it."""
        terms = self.text("terms")
        if effect in (PlayIt(), May([PlayIt()])):  # on its own, "it" would have nothing to stand for
            return self.told(terms["wish" if cast.you else "allowed"], {"deed": terms["play_it"]})
        if not cast.you:
            return self.polish(self.effect_text([effect if isinstance(effect, May | OpponentMay) else May([effect])]))
        if isinstance(effect, OpponentMay):
            do, otherwise = (self.together(part, Voice.YOU) for part in (effect.do, effect.otherwise))
            return self.polish(" ".join((self.dilemma(do.infinitive, otherwise.infinitive), *do.tail, *otherwise.tail)))
        first, then = (effect.do, effect.then) if isinstance(effect, May) else ([effect], ())
        what = self.together(first, Voice.YOU)
        wish = self.told(terms["wish"], {"deed": what.infinitive})
        return self.polish(" ".join((wish, *what.tail, *self.if_done(then, Voice.YOU))))

    def mode(self, label: str, decision: Decision) -> str | None:
        """The deed of one of several effects of a card, as its text says it."""
        if not isinstance(decision.effect, Choose):
            return None
        [mode] = (mode for mode in decision.effect.modes if mode.label == label)
        return self.deed(mode.do)

    def deed(self, effects: Sequence[Effect]) -> str:
        """Effects as something to choose: "Defeat a boosted creature", "Eine verstärkte Kreatur besiegen"."""
        return self.polish(capitalised(self.together(effects, Voice.YOU).infinitive))

    def option(self, option: Option, decision: Decision) -> str:
        if decision.kind == "mode" and (told := self.mode(option.card or "", decision)):
            return told
        if side := next((side for side in decision.sides if side.label == option.card), None):
            return self.polish(capitalised(self.face(side)))
        specific, general = option_keys(option, decision)
        template = self.options.get(specific) or look_up(self.options, general or specific, "option")
        face = self.faces.get(option.card or "")
        if decision.kind == "keyword" and (keyword := Keyword.__members__.get(option.card or "")):
            face = self.keywords[keyword]
        card = Noun(face, proper=True) if face else self.card(option.card or "")
        alike = [each for each in decision.options if (each.card, each.owner) == (option.card, option.owner)]
        notes = [str(option.copy)] if option.copy > 1 and len(alike) > 1 else []  # a lone enemy needs no number
        if option.owner not in (None, decision.player):
            if decision.kind in ("target", "spread", "order"):
                notes.append(self.say("note_enemy"))
            elif decision.kind == "card":
                notes.append(self.say("note_pile"))
        note = f" ({', '.join(notes)})" if notes else ""
        return self.told(template, {"card": replace(card, note=note), "source": self.card(decision.source or "")})

    def event(self, event: Event, viewer: str | None, names: Mapping[str, str]) -> list[Segment]:
        if event.kind == "game_over":
            return self.outcome(event.player, event.detail or "", viewer, names)
        cast = self.cast(event.player, viewer, names)
        return self.fill(cast.tell(self.event_phrase(event)), self.event_values(event, cast))

    def event_phrase(self, event: Event) -> Phrase:
        last = self.events.get(f"{event.kind}.last") if event.kind in MINDBUG_SPENT and event.total == 0 else None
        return last or look_up(self.events, event_key(event), "event")

    def line(self, line: telling.Line, viewer: str | None, names: Mapping[str, str], begins: bool = True,
             ) -> list[Segment]:
        """Events that are told together, as `telling.lines` puts them."""
        lead, rest = telling.led(line)
        if lead:
            opening = self.lead(lead, viewer, names, bool(rest))
            after = self.line(rest, viewer, names, begins=": " in self.before_capitals) if rest else []
            return [*opening, Segment(" "), *after] if rest else opening
        first, *later = telling.parts(line)
        cast = self.cast(first[0].player, viewer, names)
        values = self.event_values(first[0], cast) | self.in_sum(first)
        for part in later:
            further = self.event_values(part[0], cast) | self.in_sum(part)
            values |= {f"{part[0].kind}.{key}": value for key, value in further.items()}
        values["all"] = Several(tuple(self.card(event.card) for event in line if event.card))
        if not later and len(first) > 1 and first[0].kind in telling.MANY:
            phrase = look_up(self.lines, f"{first[0].kind}.many", "line")
        elif not later:
            if first[0].kind == "game_over":
                return self.event(first[0], viewer, names)
            phrase = self.event_phrase(first[0])
        else:
            phrase = self.joint_phrase(first, later)
        return self.fill(cast.tell(phrase), values, begins)

    def lead(self, lead: telling.Line, viewer: str | None, names: Mapping[str, str], goes_on: bool) -> list[Segment]:
        """An effect with what it costs; if the line `goes_on`, a colon follows."""
        effect, *price = lead
        cast, values, key = self.cast(effect.player, viewer, names), dict[str, object](), event_key(effect)
        for paid in price:
            left = look_up(self.lines, "left" if paid.total else "left.none", "line")
            values |= {"octonite": self.counted(-paid.number, "octonite"), "total": paid.total}
            values["left"] = self.told(str(left), values)
            key += ".paid"
        phrase = look_up(self.lines, f"{key}:" if goes_on else key, "line")
        return self.fill(cast.tell(phrase), self.event_values(effect, cast) | values)

    def joint_phrase(self, first: Sequence[Event], later: Sequence[Sequence[Event]]) -> Phrase:
        """The sentence for several kinds of events: the most special one that the language has."""
        start, *others = first[0].kind, *(part[0].kind for part in later)
        special = f"{start}.many" if len(first) > 1 else event_key(first[0])
        end = ""
        if any(part[0].kind in ("life", "energy") and part[0].total == 0 for part in later):
            end = ".none_left"
        elif others == ["octonite"] and later[0][0].player != first[0].player:
            end = ".across"
        keys = [" ".join((head, *others)) + tail for head in (special, start) for tail in (end, "")]
        found = next((key for key in keys if key in self.lines), keys[-1])
        return look_up(self.lines, found, "line")

    def in_sum(self, part: Sequence[Event]) -> dict[str, object]:
        """The values of several events of one kind that differ from those of one."""
        if len(part) == 1:
            return {}
        known = [self.card(event.card) for event in part if event.card]
        hidden = len(part) - len(known)
        unknown = Noun(self.counted(hidden, "card"), proper=True) if hidden > 1 else self.some_card
        return {
            "card": Several((*known, *([unknown] if hidden else []))),
            "cards": self.counted(len(part), "card"),
            "face": listing([self.faces.get(event.detail or "", "") for event in part], self.also),
        }

    def caption(self, part: str, key: str, event: Event, viewer: str | None, names: Mapping[str, str],
                more: Mapping[str, object]) -> str:
        """The caption of an event on the stage, or its reason. `more` are values that the event does not know."""
        cast = self.cast(event.player, viewer, names)
        phrase: Phrase = look_up(self.beats[part], key, part)
        return self.told(cast.tell(phrase), {**self.event_values(event, cast), **more})

    def event_values(self, event: Event, cast: Cast) -> dict[str, object]:
        number = abs(event.number)
        triggers = {trigger.value: name for trigger, name in self.triggers.items()}
        return {
            "name": cast.name,
            "rival": cast.rival,
            "card": self.card(event.card) if event.card else self.some_card,
            "other": self.card(event.other) if event.other else self.some_card,
            "number": number,
            "signed": signed(event.number),
            "total": event.total,
            "cards": self.counted(number, "card"),
            "life": self.counted(number, "life"),
            "energy": self.counted(number, "energy"),
            "octonite": self.counted(number, "octonite"),
            "keywords": self.keyword_list(event.keywords, self.also) if event.keywords else "",
            "keyword_count": len(event.keywords),
            "trigger": triggers.get(event.detail or "", ""),
            "face": self.faces.get(event.detail or "", ""),
            "detail": event.detail or "",
            "side": self.polish(self.shown(number, event.keywords)),
            "effect": self.deed(event.effects) if event.effects else "",
        }

    def outcome(self, winner: str | None, outcome: str, viewer: str | None, names: Mapping[str, str]) -> list[Segment]:
        cast = self.cast(winner, viewer, names)
        phrase = look_up(self.outcomes, outcome if winner else "draw", "outcome")
        return self.fill(cast.tell(phrase), {"name": cast.name, "rival": cast.rival})

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

    def filled(self, slot: Slot, values: Mapping[str, object]) -> list[tuple[Inflected, str | None]]:
        """The words that fill a place, each with the card or term it is about; several names are several pieces."""
        owner = YOU if slot.owner == YOUR else person(self.value(slot.owner, values)) if slot.owner else None
        if not slot.key and owner is not None:
            whose = self.possessive(owner)
            return [(Inflected("", whose) if owner.proper else Inflected(whose, ""), None)]  # "The opponent’s" begins
        value = self.value(slot.key, values)
        if slot.words:
            return [(Inflected("", self.agreeing(value, slot.words)), None)]
        if slot.form and slot.form not in self.forms:
            raise MissingText(f"no form {slot.form!r} of {slot.key!r} in {self.code}")
        if isinstance(value, Several):
            return self.enumerated(value, slot.form, owner)
        if isinstance(value, Noun) or slot.form or owner:
            noun = person(value)
            return [(self.inflect(noun, slot.form, owner), noun.about)]
        return [(Inflected("", str(value)), None)]

    def enumerated(self, several: Several, form: str, owner: Noun | None) -> list[tuple[Inflected, str | None]]:
        """"Alice’s Gorillion, Bee Bear and Lone Yeti": whose they are is said once."""
        pieces = [self.inflect(noun, form, owner) for noun in several.nouns]
        if owner is not None and owner is not YOU:
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
    """Somebody whose name was given."""
    return value if isinstance(value, Noun) else Noun(str(value), proper=True, person=True)
