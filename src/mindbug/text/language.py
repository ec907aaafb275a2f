"""What a language must provide, and what all languages share.

A language is one subclass of `Language`: grammar for the words of the cards, and tables of whole sentences for
everything that is said to the players. Sentences are told per person ("You play", "Nova plays"), never glued together.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Never, NoReturn, TypeVar

from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.text.names import NAMES
from mindbug.words import Cards, Constant, Creature, Creatures, Effect, Keyword, May, OpponentMay, PowerCard, Trigger

T = TypeVar("T")

Phrase = tuple[str, str] | tuple[str, str, str]
"""A sentence as told to the player it is about, to everybody else, and (where that differs) to the opponent."""


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
    name: str
    rival: str

    def tell(self, phrase: Phrase) -> str:
        if self.you:
            return phrase[0]
        return phrase[-1] if self.facing else phrase[1]


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
    also: ClassVar[str]
    """"and"."""
    either: ClassVar[str]
    """"or"."""
    then: ClassVar[str]
    """"then", between two effects of one sentence."""
    colon: ClassVar[str] = ": "
    reason: ClassVar[str] = "{source}: {text}"
    """A question with the card that asks it in front."""
    units: ClassVar[Mapping[str, tuple[str, str]]]
    """One and many of: card, life, energy, octonite."""
    keywords: ClassVar[Mapping[Keyword, str]]
    keyword_reminders: ClassVar[Mapping[Keyword, str]]
    triggers: ClassVar[Mapping[Trigger, str]]
    trigger_reminders: ClassVar[Mapping[Trigger, str]]
    sets: ClassVar[Mapping[str, str]] = {}
    """Titles of sets that differ from the English ones."""
    seats: ClassVar[Mapping[str, str]]
    faces: ClassVar[Mapping[str, str]]
    prompts: ClassVar[Mapping[str, Phrase]]
    options: ClassVar[Mapping[str, str]]
    events: ClassVar[Mapping[str, Phrase]]
    outcomes: ClassVar[Mapping[str, Phrase]]
    ui: ClassVar[Mapping[str, str]]
    """`one|many` where a text depends on a count."""

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

    def singular(self, number: int) -> bool:
        return abs(number) == 1

    def polish(self, text: str) -> str:
        """The last touch on every text that leaves the package."""
        return text

    def extra_values(self, values: Mapping[str, str]) -> Mapping[str, str]:
        """Further shapes of the values that sentences are filled with, such as French "de X"."""
        return {}

    # ---- cards

    def card_name(self, name: str) -> str:
        return NAMES.get(self.code, {}).get(name, name)

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
        return f"{number} {one if self.singular(number) else many}"

    # ---- sentences for the players

    def prompt(self, decision: Decision, viewer: str | None, names: Mapping[str, str]) -> str:
        scene = self.scene(decision.player, viewer, names)
        key = prompt_key(decision)
        template = scene.tell(look_up(self.prompts, key, "prompt"))
        source = decision.source and self.card_name(decision.source)
        text = self.fill(template, scene, {
            "source": source or "",
            "number": str(decision.number),
            "octonite": self.counted(decision.number, "octonite"),
            "count": self.count_note(decision),
            "effect": self.offer(decision.effect, scene) if decision.effect is not None and key == "may" else "",
        })
        if source and "source}" not in template:
            return self.reason.format(source=source, text=text)
        return text

    def count_note(self, decision: Decision) -> str:
        """How many are to be chosen, where it is not just the one."""
        if decision.up_to:
            key = "note_up_to" if decision.number > 1 else "note_optional"
        elif decision.number > 1:
            key = "note_left"
        else:
            return ""
        return " " + self.ui[key].format(number=decision.number)

    def offer(self, effect: Effect, scene: Scene) -> str:
        """What a card allows, as its text says it; to the opponent who may avert something, from their side."""
        if isinstance(effect, OpponentMay) and scene.you:
            do, otherwise = (self.together(part, Voice.YOU) for part in (effect.do, effect.otherwise))
            return " ".join((self.dilemma(do.infinitive, otherwise.infinitive), *do.tail, *otherwise.tail))
        return self.effect_text([effect if isinstance(effect, May | OpponentMay) else May([effect])])

    def option(self, option: Option, decision: Decision) -> str:
        specific, general = option_keys(option, decision)
        template = self.options.get(specific) or look_up(self.options, general or specific, "option")
        card = self.faces.get(option.card or "") or self.card_name(option.card or "")
        if option.copy > 1:
            card = f"{card} ({option.copy})"
        if option.owner not in (None, decision.player):
            if decision.kind in ("target", "spread", "order"):
                card = self.ui["note_enemy"].format(card=card)
            elif decision.kind == "card":
                card = self.ui["note_pile"].format(card=card)
        scene = self.scene(decision.player, None, {})
        return self.fill(template, scene, {"card": card, "source": self.card_name(decision.source or "")})

    def event(self, event: Event, viewer: str | None, names: Mapping[str, str]) -> str:
        if event.kind == "game_over":
            return self.outcome(event.player, event.detail or "", viewer, names)
        scene = self.scene(event.player, viewer, names)
        template = scene.tell(look_up(self.events, event_key(event), "event"))
        number = abs(event.number)
        triggers = {trigger.value: name for trigger, name in self.triggers.items()}
        return self.fill(template, scene, {
            "card": self.card_name(event.card) if event.card else self.ui["a_card"],
            "other": self.card_name(event.other) if event.other else self.ui["a_card"],
            "number": str(number),
            "signed": f"{event.number:+d}",
            "total": str(event.total),
            "cards": self.counted(number, "card"),
            "life": self.counted(number, "life"),
            "energy": self.counted(number, "energy"),
            "octonite": self.counted(number, "octonite"),
            "keywords": self.keyword_list(event.keywords, self.also) if event.keywords else "",
            "trigger": triggers.get(event.detail or "", ""),
            "face": self.faces.get(event.detail or "", ""),
        })

    def outcome(self, winner: str | None, outcome: str, viewer: str | None, names: Mapping[str, str]) -> str:
        scene = self.scene(winner, viewer, names)
        phrase = look_up(self.outcomes, outcome if winner else "draw", "outcome")
        return self.fill(scene.tell(phrase), scene, {})

    def ui_text(self, key: str, values: Mapping[str, object]) -> str:
        text = look_up(self.ui, key, "ui text")
        if "|" in text:
            one, many = text.split("|")
            count = values["count"]
            text = one if isinstance(count, int) and self.singular(count) else many
        return text.format_map(values)

    def scene(self, seat: str | None, viewer: str | None, names: Mapping[str, str]) -> Scene:
        known = {**self.seats, **names}
        rival = {"p1": "p2", "p2": "p1"}.get(seat or "")
        return Scene(
            you=seat is not None and seat == viewer,
            facing=rival is not None and rival == viewer,
            name=known.get(seat or "", ""),
            rival=known.get(rival or "", ""),
        )

    def fill(self, template: str, scene: Scene, values: Mapping[str, str]) -> str:
        everything = {"name": scene.name, "rival": scene.rival, **values}
        return template.format_map({**everything, **self.extra_values(everything)})
