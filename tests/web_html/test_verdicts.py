"""The outcomes of options are shown before one chooses, and are true afterwards."""

import re
from html import unescape
from typing import Any

import pytest

from mindbug import Game
from mindbug.game.seats import rival
from mindbug.game.trials import TRIED
from mindbug.web.html import render
from tests.web_html.states import AROUND, all_positions

VERDICT = re.compile(r'name="label" value="([^"]+)"(?:(?!</button>).)*?class="verdict (v-\w+)[^>]*>'
                     r'(?:<kbd>\d</kbd>)?<u>([^<]+)</u>', flags=re.DOTALL)
OPTION = re.compile(r'class="opt( fatal)?"[^>]* value="([^"]+)"(?:(?!</button>).)*?<small>([^<]+)</small>',
                    flags=re.DOTALL)


def told(position: dict[str, Any], *choices: str, lang: str = "en") -> tuple[Game, dict[str, tuple[str, str]], str]:
    game = Game.from_position({"sets": ["first_contact"], **position}, allow_any_copies=True)
    for choice in choices:
        game.choose(choice)
    assert game.decision is not None
    html = unescape(render.table(game, game.decision.player, lang, {}, seq=7, around=AROUND))
    return game, {label: (kind, long) for label, kind, long in VERDICT.findall(html)}, html


def test_each_blocker_says_what_would_come_of_the_fight() -> None:
    _, verdicts, html = told(
        {"p1": {"play": ["Luchataur", "Bee Bear"]}, "p2": {"life": 1, "play": [
            "Gorillion", "Luchataur", "Spider Owl", "Shield Bugs", "Shield Bugs (exhausted)", "Axolotl Healer"]}},
        "attack Luchataur")
    assert verdicts["block Gorillion"] == ("v-win", "12 beats 9")
    assert verdicts["block Luchataur"] == ("v-win", "11 beats 9")
    assert verdicts["block Spider Owl"] == ("v-both", "both defeated")
    assert verdicts["block Shield Bugs"] == ("v-hold", "shield breaks")
    assert verdicts["block Shield Bugs #2"] == ("v-fall", "☠ 5 under 9")
    assert verdicts["block Axolotl Healer"] == ("v-both", "both defeated")
    [(fatal, label, why)] = OPTION.findall(html)
    assert fatal and label == "no block" and why == "☠ you would lose the game" and "data-sure" in html


def test_a_hunter_sees_who_wins() -> None:
    _, verdicts, _ = told({"p1": {"play": ["Killer Bee"]}, "p2": {"play": ["Gorillion", "Plated Scorpion", "Bee Bear"],
                                                                   "hand": ["Gorillion"]}}, "attack Killer Bee")
    assert verdicts["hunt Gorillion"] == ("v-fall", "☠ 5 under 10")
    assert verdicts["hunt Plated Scorpion"][0] == "v-fall"


def test_an_attacker_sees_what_could_stop_it() -> None:
    _, verdicts, _ = told({"p1": {"play": ["Luchataur", "Gorillion", "Spider Owl", "Killer Bee"]},
                           "p2": {"play": ["Gorillion", "Bee Bear", "Shield Bugs"], "hand": ["Gorillion"]}})
    assert verdicts["attack Luchataur"] == ("v-both", "2 of 3\u00a0blockers beat it")
    assert verdicts["attack Gorillion"] == ("v-both", "1 of 3\u00a0blockers beats it")
    assert verdicts["attack Spider Owl"] == ("v-win", "cannot be blocked")
    assert "attack Killer Bee" not in verdicts, "first it hunts"
    _, verdicts, _ = told({"p1": {"play": ["Gorillion", "Brain Fly"]},
                           "p2": {"play": ["Bee Bear"], "hand": ["Gorillion"]}})
    assert verdicts == {"attack Gorillion": ("v-win", "no blocker beats it"),
                        "attack Brain Fly": ("v-fall", "1 of 1\u00a0blocker beats it")}


def test_what_is_certain_without_a_fight_is_said_too() -> None:
    position = {"p1": {"hand": ["Killer Bee"] * 2}, "p2": {"life": 2, "mindbugs": 1, "hand": ["Gorillion"]}}
    _, _, html = told(position, "play Killer Bee")
    assert {label: why for _, label, why in OPTION.findall(html)} == {
        "mindbug": "Opponent: 3 → 2 life".replace("Opponent", render_name(html)), "decline": "your life: 2 → 1"}


def render_name(html: str) -> str:
    found = re.search(r'class="post opp.*?class="who">([^<]+)<', html, flags=re.DOTALL)
    assert found is not None
    return found[1]


def test_chance_and_hidden_cards_are_not_foretold() -> None:
    """A trial tells what every world that the chooser knows of has in common, so it comes true in this one."""
    tried = 0
    for game in all_positions():
        if game.decision is None or game.decision.player == "chance":
            continue
        seat = game.decision.player
        for label, trial in game.trials(seat).items():
            real = game.clone()
            real._chance = "explicit"
            real.choose(label)
            scene = real.scene(seat)
            tried += 1
            assert trial.life in (None, scene.me.life), (game, label)
            assert trial.rival_life in (None, scene.opp.life), (game, label)
            assert not trial.loses or real.winner == rival(seat)
            assert not trial.wins or real.winner == seat
            if trial.fought:
                assert "fought" in [event.kind for event in real.events[len(game.events):]]
    assert tried > 200 and TRIED


def test_nobody_else_is_told() -> None:
    game = Game.from_position({"sets": ["first_contact"], "p1": {"play": ["Luchataur"]}, "p2": {"play": ["Gorillion"]}})
    game.choose("attack Luchataur")
    assert game.trials("p2") and not game.trials("p1")
    for reader in ("p1", None):
        assert "verdict" not in render.table(game, reader, "en", {}, seq=7, around=AROUND)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_verdicts_are_short_enough_for_a_card(lang: str) -> None:
    _, verdicts, _ = told({"p1": {"play": ["Luchataur"]}, "p2": {"play": ["Gorillion", "Rhino Turtle"]}},
                          "attack Luchataur", lang=lang)
    assert len(verdicts) == 2 and all(len(long) <= 24 for _, long in verdicts.values())
