"""Cards that nobody thought of: whatever the engine accepts can be told, played, recorded, and looked at."""

import random
import types
from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, replace
from enum import Enum
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import pytest

import mindbug
from mindbug import BadCard
from mindbug.text import LANGUAGES, card_text, event_text, option_text, prompt
from mindbug.words import (
    CardSet,
    Choose,
    Constant,
    Creature,
    Effect,
    ExhaustedSide,
    If,
    Keyword,
    May,
    NameKeyword,
    NameNumber,
    OpponentMay,
    PayMindbug,
    PowerCard,
    Repeat,
    RollDie,
    Trigger,
)

Card = TypeVar("Card", Creature, PowerCard)
JOINING = (If, May, OpponentMay, Choose, Repeat, NameKeyword, NameNumber, RollDie, PayMindbug)
"""Words that are made of further effects."""


class Inventor:
    """Makes words at random out of their types."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def value(self, hint: Any, depth: int = 0) -> Any:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Literal:
            return self.random.choice(arguments)
        if origin in (Union, types.UnionType):
            possible = [word for word in arguments if word is not types.NoneType
                        and not (depth > 1 and word in JOINING)]
            return self.value(self.random.choice(possible), depth)
        if origin is tuple:
            return tuple(self.random.sample(list(arguments[0]), self.random.randint(1, 2)))
        if origin is Sequence:
            return [self.value(arguments[0], depth + 1) for _ in range(self.random.randint(1, 2))]
        if hint is str:
            return f"word {self.random.randrange(1000)}"
        if hint is bool:
            return self.random.random() < 0.2
        if hint is int:
            return self.random.choice((1, 1, 2, 3, 5))
        if issubclass(hint, Enum):
            return self.random.choice(list(hint))
        hints = get_type_hints(hint)
        return hint(**{field.name: self.value(hints[field.name], depth) for field in fields(hint)
                       if field.default is MISSING or self.random.random() < 0.35})

    def creature(self, name: str, stages: int = 2) -> Creature:
        chance = self.random.random
        keywords = tuple(self.random.sample(list(Keyword), self.random.choice((0, 1, 2))))
        effects: dict[str, Any] = {trigger.value: self.value(Sequence[Effect])
                                   for trigger in Trigger if chance() < 0.35}
        return Creature(
            name, copies=2, power=self.random.randint(1, 10), keywords=keywords,
            octonite=self.random.choice((0, 0, 1, 2)), charge=chance() < 0.5, dice=self.random.choice((0, 0, 1, 2)),
            constants=[self.value(Constant)] if chance() < 0.4 else [],
            in_discard=[self.value(Constant)] if chance() < 0.2 else [],
            stages=[replace(self.creature(f"{name} {number}", 0), copies=1) for number in range(1, stages + 1)]
            if chance() < 0.3 and stages else [],
            sides=[ExhaustedSide("left", 2), ExhaustedSide("right", 9, (Keyword.SNEAKY,))]
            if chance() < 0.2 and Keyword.TOUGH in keywords else [], **effects,
        )

    def power_card(self, name: str) -> PowerCard:
        return PowerCard(name, cost=self.random.randint(0, 2), effect=self.value(Sequence[Effect]))

    def accepted(self, make: Callable[[str], Card], name: str) -> Card:
        """The first card that makes sense to the engine."""
        while True:
            card = make(name)
            power_cards = [card] if isinstance(card, PowerCard) else []
            try:
                mindbug.Catalogue([CardSet("one", "One", [card] if isinstance(card, Creature) else [], power_cards)])
            except BadCard:
                continue
            return card

    def card_set(self) -> CardSet:
        return CardSet("any", "Any", [self.accepted(self.creature, f"Creature {n}") for n in range(16)],
                       [self.accepted(self.power_card, f"Power {n}") for n in range(8)])


@pytest.mark.parametrize("seed", range(20))
def test_any_cards(seed: int) -> None:
    inventor = Inventor(seed)
    catalogue = mindbug.Catalogue([inventor.card_set()])
    for name in catalogue.set_of:
        for lang in LANGUAGES:
            card_text(catalogue.card(name), lang)
    for edition, chance in (("current", "sampled"), ("first", "explicit")):
        game = mindbug.Game(["any"], seed, edition, chance, turn_limit=60, catalogue=catalogue)
        while game.decision is not None:
            decision = game.decision
            for lang in LANGUAGES:
                prompt(decision, lang, decision.player)
                for option in decision.options:
                    option_text(option, decision, lang)
            if decision.kind == "action":
                position = game.position()
                assert mindbug.Game.from_position(position, catalogue=catalogue).position() == position
                mindbug.sample(game.view(decision.player), catalogue=catalogue)
            game.choose(inventor.random.choice(decision.options))
        for event in game.events:
            for lang in LANGUAGES:
                event_text(event, lang)
        assert mindbug.replay(str(game.record()), catalogue=catalogue).position() == game.position()
