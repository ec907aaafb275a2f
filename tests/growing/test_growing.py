"""A set, a bot or a language is added to a copy of the package by nothing but the files that ARCHITECTURE.md names."""

import shutil
from pathlib import Path

import pytest

from tests.growing.running import python

SET = '''
"""Kiwi Country: made for a test."""

from mindbug.words import Box, CardSet, Creature, GainLife

BOX = Box(place=1000, designs=2, cards=30)
KIWI_COUNTRY = CardSet("kiwi_country", "Kiwi Country", [
    Creature("Kiwi Knight", copies=15, power=6),
    Creature("Kiwi Nurse", copies=15, power=2, play=[GainLife(1)]),
])
'''
RECIPES = '''
from mindbug.web.art.look import Look
from mindbug.web.art.recipes.first_contact import LOOKS as KNOWN

LOOKS: dict[str, Look] = {"Kiwi Knight": KNOWN["Bee Bear"], "Kiwi Nurse": KNOWN["Axolotl Healer"]}
'''
PLAY_THE_SET = '''
import mindbug
from mindbug.cards import SETS
from mindbug.web.art import creature_svg
from mindbug.web.art.recipes import LOOKS

game = mindbug.Game(sets=["kiwi_country"], seed=3)
while game.decision:
    game.choose(game.decision.options[0])
assert game.outcome in ("life", "no_action")
assert "Kiwi Knight" in LOOKS and creature_svg("Kiwi Knight").startswith("<svg")
print(list(SETS)[0], list(SETS)[-1])
'''

BOT = '''
"""A bot that takes the last option."""

from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import Random
from mindbug.players.bot import Budget
from mindbug.players.native import Level, NativeBot


class LastBot(NativeBot):
    levels = (Level("last", "Latecomer", place=15),)

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        return options[-1]
'''
PLAY_THE_BOT = '''
import mindbug
from mindbug.players.registry import NAMES, make_bot

game, bot = mindbug.Game(seed=3), make_bot("last")
while decision := game.decision:
    assert bot.choose(game.view(decision.player), decision) in decision.options
    game.choose(bot.choose(game.view(decision.player), decision))
print(*NAMES[:3], game.outcome)
'''
FRONT_PAGE = '''
import tempfile
from pathlib import Path

from starlette.testclient import TestClient

from mindbug.web.base.config import Config
from mindbug.web.server.app import create_app

with tempfile.TemporaryDirectory() as folder, TestClient(create_app(Config(Path(folder)))) as client:
    for lang in ("en", "de", "fr"):
        print(client.get(f"/?lang={lang}").text)
'''


def test_a_set_is_a_file_of_cards_and_a_file_of_recipes(copy: Path) -> None:
    (copy / "cards/kiwi_country.py").write_text(SET.lstrip(), encoding="utf-8")
    (copy / "web/art/recipes/kiwi_country.py").write_text(RECIPES.lstrip(), encoding="utf-8")
    assert python(copy, "-c", PLAY_THE_SET).split() == ["first_contact", "kiwi_country"]
    assert "Kiwi Nurse" in python(copy, "-m", "mindbug", "cards", "kiwi_country")
    assert "no findings" in python(copy, "-m", "mindbug", "check")
    assert python(copy, "-c", FRONT_PAGE).count("Kiwi Country") == 3


def test_a_set_whose_box_is_forgotten_is_named(copy: Path) -> None:
    (copy / "cards/kiwi_country.py").write_text(SET.lstrip().replace("BOX =", "BAX ="), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"cards/kiwi_country\.py needs one CardSet and a BOX"):
        python(copy, "-m", "mindbug", "version")


def test_a_bot_is_a_class(copy: Path) -> None:
    (copy / "players/last.py").write_text(BOT.lstrip(), encoding="utf-8")
    first, second, third, outcome = python(copy, "-c", PLAY_THE_BOT).split()
    assert (first, second, third) == ("random", "last", "rookie")
    assert outcome in ("life", "no_action", "effect", "turn_limit")
    pages = python(copy, "-c", FRONT_PAGE)
    assert pages.count('value="last"') == 6  # for one bot and for two, in each language
    assert "Latecomer" in pages


def test_a_language_is_a_folder(copy: Path) -> None:
    shutil.copytree(copy / "text/fr", copy / "text/oc", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (copy / "text/oc").rglob("*.*"):
        path.write_text(path.read_text(encoding="utf-8").replace("mindbug.text.fr", "mindbug.text.oc")
                        .replace('"fr"', '"oc"').replace('"Français"', '"Occitan"'), encoding="utf-8")
    assert "no findings" in python(copy, "-m", "mindbug", "check")
    assert python(copy, "-m", "mindbug", "card", "Bee Bear", "--lang", "oc") == (
        python(copy, "-m", "mindbug", "card", "Bee Bear", "--lang", "fr"))
    assert "Occitan" in python(copy, "-c", FRONT_PAGE)
