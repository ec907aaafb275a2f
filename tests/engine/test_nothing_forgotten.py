"""A new number or a new word that somebody forgot to treat somewhere is named here."""

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from mindbug import words
from mindbug.cards import SETS
from mindbug.custom.vocabulary import FOR_OWN_CARDS
from mindbug.engine import codes
from mindbug.engine.packing import FORMS
from mindbug.engine.usefulness import can_happen
from mindbug.game import event_reader, labels, names
from mindbug.game.catalogue import Catalogue
from mindbug.game.decisions import DECISION_KINDS
from mindbug.game.game import Game
from mindbug.text.coverage import VERBS, example
from mindbug.words import CardSet, Creature, PowerCard

CODES = Path(codes.__file__).parent / "codes.py"
CONTROL = (
    codes.OP_END, codes.OP_IF, codes.OP_MAY, codes.OP_OTHER_PLAYER, codes.OP_JUMP, codes.OP_PAY, codes.OP_MODE,
    codes.OP_BRANCH, codes.OP_REPEAT, codes.OP_NAME_KEYWORD, codes.OP_NAME_NUMBER, codes.OP_ROLL, codes.OP_PAY_MINDBUG,
)
OWN = CardSet("own", "Own", [Creature("Own", copies=1, power=1, play=[*FOR_OWN_CARDS.values()])])
"""Words that no published card has."""
EVERYTHING = Catalogue([*SETS.values(), OWN])


def section(title: str) -> dict[int, str]:
    """The numbers under a heading of codes.py."""
    text = CODES.read_text(encoding="utf-8")
    [body] = re.findall(rf"^# ---- {title}[^\n]*\n(.*?)(?=^# ----|\Z)", text, re.MULTILINE | re.DOTALL)
    return {number: node.target.id for node in ast.parse(body).body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
            and isinstance(number := getattr(codes, node.target.id), int)}


def prefixed(prefix: str) -> dict[int, str]:
    return {value: name for name, value in vars(codes).items() if name.startswith(prefix)}


def test_no_two_numbers_of_a_kind_are_the_same() -> None:
    for prefix in ("OP_", "IF_", "C_", "E_", "ON_", "TO_", "BY_", "RULE_"):
        named = [name for name in vars(codes) if name.startswith(prefix)]
        assert len(prefixed(prefix)) == len(named), f"two of {named} have the same number"


def test_every_decision_has_a_name_and_a_form() -> None:
    decisions = {number: name for number, name in section("what is being decided").items()
                 if number not in (codes.RUNNING, codes.OVER)}
    assert set(decisions) == set(labels.KINDS) == {*FORMS} - {codes.RUNNING, codes.OVER}
    assert set(labels.KINDS.values()) == set(DECISION_KINDS) == set(VERBS)


def test_every_purpose_event_outcome_trigger_and_face_has_a_name() -> None:
    assert set(labels.PURPOSES) == set(prefixed("TO_"))
    assert set(event_reader.KINDS) == set(prefixed("E_")) - {codes.E_FACE}  # nobody is told of it
    assert set(names.OUTCOMES) == set(prefixed("BY_"))
    assert set(names.TRIGGERS) == set(prefixed("ON_")) == {*range(codes.TRIGGERS), codes.ON_MOMENT}
    assert set(names.FACES) == set(range(codes.FACES))


def test_every_class_of_constants_has_a_mask() -> None:
    assert set(prefixed("C_")) == set(range(codes.CLASSES))


class EveryWord:
    """A set in which each effect word stands on a creature's triggers and, where it can, on a Power card."""

    def __init__(self, word: type) -> None:
        self.word: Any = example(word)
        card = Creature("Tester", copies=2, power=5, play=[self.word], action=[self.word], defeated=[self.word])
        creatures = [*SETS["king_of_tokyo"].creatures, card]
        try:
            sets = [CardSet("all", "All", creatures, [PowerCard("Trial", cost=0, effect=[self.word])])]
            self.catalogue = Catalogue(sets)
        except ValueError:  # speaks of "this"
            self.catalogue = Catalogue([CardSet("all", "All", creatures, SETS["king_of_tokyo"].power_cards)])


@pytest.mark.parametrize("word", get_args(words.Effect), ids=lambda word: word.__name__)
def test_every_effect_word_can_be_carried_out(word: type) -> None:
    every = EveryWord(word)
    start = {
        "sets": ["all"],
        "p1": {"hand": ["Tester", "Kong"], "play": ["Tester", "Rob"], "discard": ["Kraken"], "mindbugs": 1},
        "p2": {"hand": ["Mantis", "Sheriff"], "play": ["Gigazaur", "Drakonis"], "discard": ["Rex Florae"],
               "mindbugs": 0},
    }
    for first in ("play Tester", "act Tester", "attack Tester"):
        game = Game.from_position(start, catalogue=every.catalogue)
        if first not in map(str, game.decision.options if game.decision else ()):
            continue  # an Action that would do nothing
        game.choose(first)
        while game.decision is not None and game.turn_number < 4:
            game.choose(game.decision.options[0])


@pytest.mark.parametrize("op", [op for op in prefixed("OP_") if op not in CONTROL], ids=lambda op: prefixed("OP_")[op])
def test_every_instruction_says_when_it_can_happen(op: int) -> None:
    book = EVERYTHING.book
    places = [at for at in range(0, len(book.code), codes.INSTRUCTION) if book.code[at] == op]
    assert places, f"no card has the instruction {codes.name_of('OP_', op)}"
    s = Game(list(SETS), seed=2, catalogue=EVERYTHING)._state
    assert can_happen(s, places[0], 0, 0) in (True, False)


def test_an_instruction_without_an_entry_is_named() -> None:
    s = Game(["first_contact"], seed=2)._state
    with pytest.raises(ValueError, match="OP_IF"):
        can_happen(s, next(at for at in range(0, len(s.deal.book.code), codes.INSTRUCTION)
                           if s.deal.book.code[at] == codes.OP_IF), 0, 0)
