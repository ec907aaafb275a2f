"""The base of every language: its abstract methods are what a language must provide; all languages share the rest.

A language is a folder: one subclass of `Language`, which is its grammar (the words of cards as sentences, names with
their articles and cases), and files of whole sentences, which `phrasebook` reads and fills.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.text import telling
from mindbug.text.clauses import Clause, Voice, capitalised, listing, look_up, signed
from mindbug.text.keys import MINDBUG_SPENT, event_key, option_keys, prompt_key
from mindbug.text.nouns import Noun, Several
from mindbug.text.phrasebook import Cast, Phrase, Phrasebook
from mindbug.text.templates import Segment, parsed
from mindbug.words import (
    CannotAttack,
    CannotBlock,
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
    Pile,
    PlayIt,
    PowerCard,
    Recover,
    SameMindbugs,
    Single,
    Trigger,
)

NAMING_THE_OPPONENT = (FewerCreatures, MoreCreatures, SameMindbugs, LowerLife)
"""Conditions that name the opponent: after them a pronoun is enough."""


class Language(Phrasebook):
    """One language: the sentences of cards, questions and events."""

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
        """The question to the player who must choose: "Do you want to (do)? If not, you must (otherwise).", given
        infinitives."""

    @abstractmethod
    def with_pronoun(self, clause: str) -> str:
        """The clause with a pronoun for the opponent, who has just been named: "they lose 1 life"."""

    def after_condition(self, condition: Condition, what: Clause, voice: Voice) -> str:
        """A clause behind its condition, which may have named the opponent."""
        named = isinstance(condition, NAMING_THE_OPPONENT) and voice is Voice.YOU
        return self.with_pronoun(what.led) if named else what.led

    # ---- cards

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
        """The number to be chosen, where it is not just the one."""
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
                boosts = isinstance(decision.effect, Recover) and decision.effect.cards.pile is Pile.BOOST
                notes.append(self.say("note_boost" if boosts else "note_pile"))
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

    def line(self, line: telling.Line, viewer: str | None, names: Mapping[str, str], cause: Event | None = None,
             ) -> list[Segment]:
        """Events that are told together, as `telling.lines` puts them; after a colon, what comes of their cause."""
        lead, rest = telling.led(line)
        if lead:
            opening = self.lead(lead, viewer, names, bool(rest))
            return [*opening, Segment(" "), *self.line(rest, viewer, names, lead[0])] if rest else opening
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
            phrase = self.result_phrase(first[0], cause)
        else:
            phrase = self.joint_phrase(first, later)
        return self.fill(cast.tell(phrase), values, begins=cause is None or ": " in self.before_capitals)

    def result_phrase(self, event: Event, cause: Event | None) -> Phrase:
        """The sentence for what comes of an effect: a pronoun is enough for the creature whose effect it is."""
        itself = cause is not None and (event.player, event.card) == (cause.player, cause.card)
        pronoun = self.events.get(f"{event.kind}.itself") if itself else None
        return pronoun or self.event_phrase(event)

    def lead(self, lead: telling.Line, viewer: str | None, names: Mapping[str, str], goes_on: bool) -> list[Segment]:
        """An effect with what it costs; if the line `goes_on`, a colon follows."""
        effect, *price = lead
        cast, values, key = self.cast(effect.player, viewer, names), dict[str, object](), event_key(effect)
        for paid in price:
            left = look_up(self.lines, "left" if paid.total else "left.none", "line")
            values |= {"octonite": self.counted(-paid.number, "octonite"), "number": -paid.number, "total": paid.total}
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
            "face": self.faces_together([event.detail or "" for event in part]),
        }

    def faces_together(self, faces: Sequence[str]) -> str:
        """The faces of several dice: "+1 power and 2 energy", "+1 power, twice"."""
        shown = [self.faces.get(face, "") for face in faces]
        if len(shown) == 2 and shown[0] == shown[1]:
            return self.told(str(self.text("terms", "twice")), {"face": shown[0]})
        return listing(shown, self.also)

    def caption(self, part: str, key: str, event: Event, viewer: str | None, names: Mapping[str, str],
                more: Mapping[str, object]) -> str:
        """The caption of an event on the stage, or its reason. `more` are values that the event does not know."""
        cast = self.cast(event.player, viewer, names)
        phrase: Phrase = look_up(self.beats[part], key, part)
        text = cast.tell(phrase)
        plain = parsed(text).plain
        return self.told(text, {**self.event_values(event, cast), **more}) if plain is None else plain

    def event_values(self, event: Event, cast: Cast) -> dict[str, object]:
        number = abs(event.number)
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
            "trigger": self.trigger_words.get(event.detail or "", ""),
            "face": self.faces.get(event.detail or "", ""),
            "detail": event.detail or "",
            "side": self.side_shown(number, event.keywords),
            "effect": self.deed(event.effects) if event.effects else "",
        }

    def side_shown(self, power: int, keywords: tuple[Keyword, ...]) -> str:
        """A side of a creature in a few words. They are kept: every event asks for them, and few are told."""
        if (found := self._sides.get((power, keywords))) is None:
            found = self._sides[power, keywords] = self.polish(self.shown(power, keywords))
        return found

    @cached_property
    def _sides(self) -> dict[tuple[int, tuple[Keyword, ...]], str]:
        return {}

    @cached_property
    def trigger_words(self) -> Mapping[str, str]:
        """The triggers by what events call them."""
        return {trigger.value: name for trigger, name in self.triggers.items()}

    def outcome(self, winner: str | None, outcome: str, viewer: str | None, names: Mapping[str, str]) -> list[Segment]:
        cast = self.cast(winner, viewer, names)
        phrase = look_up(self.outcomes, outcome if winner else "draw", "outcome")
        return self.fill(cast.tell(phrase), {"name": cast.name, "rival": cast.rival})
