"""The table as a seat sees it, in plain lines."""

import re
from typing import Any

import pytest

from mindbug import Game
from mindbug.cli.board import Board
from mindbug.game.catalogue import standard
from mindbug.text import LANGUAGES, typewritten
from tests.cli.test_replay import random_game

NAMES = {"p1": "Ada", "p2": "Bo"}


def board(game: Game, seat: str = "p1", lang: str = "en") -> list[str]:
    return [typewritten(line) for line in Board(standard(), lang, NAMES).lines(game.view(seat))]


def position(**entries: Any) -> Game:
    return Game.from_position({"p1": entries, "p2": {"hand": ["Bee Bear"]}})


def test_both_sides_and_the_own_hand() -> None:
    game = Game.from_position({
        "p1": {"life": 2, "mindbugs": 1, "hand": ["Axolotl Healer", "Gorillion"], "play": ["Rhino Turtle (exhausted)"],
               "draw": ["Snail Hydra"]},
        "p2": {"hand": ["Bee Bear"], "play": ["Luchataur", "Shield Bugs"], "discard": ["Brain Fly", "Killer Bee"]},
    })
    assert board(game) == [
        "Bo: Life 3, Mindbugs 2, Hand 1 card, Draw pile 0 cards",
        "  In play:",
        "    Luchataur: Power 10, FRENZY",
        "    Shield Bugs: Power 4, TOUGH",
        "  Discard pile: Brain Fly, Killer Bee",
        "You: Life 2, Mindbugs 1, Hand 2 cards, Draw pile 1 card",
        "  In play:",
        "    Rhino Turtle: Power 8, FRENZY, TOUGH, exhausted",
        "  Discard pile: empty",
        "  Your hand:",
        "    Axolotl Healer: Power 4, POISONOUS",
        "    Gorillion: Power 10",
    ]


def test_octonite_and_keywords_without_effect() -> None:
    game = Game.from_position({"p1": {"play": ["Shoctopus"]}, "p2": {"play": ["Pomegrenade (2 octonite)"]}})
    assert "    Pomegrenade: Power 6, POISONOUS, FAST, keywords without effect, 2 octonite" in board(game)


def test_known_cards_of_the_other_hand() -> None:
    hand = {"hand": ["Bee Bear", "Brain Fly", "Gorillion"], "shown": ["Gorillion"]}
    lines = board(Game.from_position({"p1": {"hand": ["Killer Bee"]}, "p2": hand}))
    assert "  Known cards in hand: Gorillion" in lines
    assert not [line for line in lines if "Brain Fly" in line or "Bee Bear" in line]


def test_power_cards_and_energy() -> None:
    game = Game.from_position({"p1": {"energy": 2, "hand": ["Kong"]}, "p2": {"hand": ["Gigazaur"]},
                               "power_row": ["Ambush", "Railgun"], "power_deck": ["Healing Bots"]})
    lines = board(game)
    assert lines[:5] == ["Power deck: 1 card", "  Power row:", "    Ambush: Cost 2", "    Railgun: Cost 2",
                         "  Power discard pile: empty"]
    assert lines[-5].startswith("You: Life 3, Mindbugs 2, Energy 2, ")


def test_without_power_cards_there_is_no_energy() -> None:
    assert not [line for line in board(position(hand=["Gorillion"])) if "Energy" in line or "Power deck" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_lines_only(lang: str) -> None:
    """No frames, no colours, no tabs: only letters, digits and what a sentence needs."""
    game = random_game(1)
    for seat in ("p1", "p2"):
        for line in board(game, seat, lang):
            assert re.fullmatch(r" *[\w ,.:'&()-]+", line), line
            assert not line.endswith(" ")
