"""The table as HTML: valid, complete for whoever decides, and mute for everybody else."""

import re
import zlib
from collections import Counter
from dataclasses import replace
from html import unescape
from itertools import cycle
from typing import Any

import html5lib
import pytest

from mindbug import Game
from mindbug.game.seats import rival
from mindbug.text import option_text, say
from mindbug.web.html import render
from mindbug.web.rooms.room import Result
from tests.web_html.states import AROUND, LANGUAGES, READERS, all_positions, positions_in

MOST_ON_THE_WIRE = 4096


START_TAG = re.compile(r"""<([a-z][a-z0-9-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*/?>""")
ATTRIBUTE = re.compile(r"""([^\s=>"]+)(?:="([^"]*)")?""")


def elements(html: str) -> list[tuple[str, dict[str, str]]]:
    """Every start tag with its attributes. A real parser reads the same HTML elsewhere; this one is quick."""
    return [(tag, {key: unescape(value) for key, value in ATTRIBUTE.findall(attributes)})
            for tag, attributes in START_TAG.findall(html)]


def table(game: Game, reader: str | None, lang: str = "en", **around: Any) -> str:
    return render.table(game, reader, lang, {}, seq=7, around=replace(AROUND, **around))


def controls(html: str) -> list[dict[str, str]]:
    return [attributes for tag, attributes in elements(html) if attributes.get("name") == "label"]


def test_the_positions_meet_every_kind_of_decision() -> None:
    kinds = {game.decision.kind for game in all_positions() if game.decision}
    assert kinds >= {"action", "mindbug", "hunt", "block", "again", "fast", "may", "target", "card", "discard", "order",
                     "buy", "reroll", "die", "spread"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_valid_and_ids_are_unique(lang: str) -> None:
    parser = html5lib.HTMLParser(strict=True)
    for game, reader in zip(positions_in(lang), cycle(READERS)):  # the parser is slow
        html = table(game, reader, lang)
        parser.parseFragment(html)
        ids = Counter(attributes["id"] for _, attributes in elements(html) if "id" in attributes)
        assert max(ids.values()) == 1, [key for key, count in ids.items() if count > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_one_control_that_says_what_it_does_and_an_update_is_small(lang: str) -> None:
    for game in positions_in(lang):
        decision = game.decision
        for reader in READERS:
            html = table(game, reader, lang)
            assert len(zlib.compress(html.encode())) < MOST_ON_THE_WIRE
            offered = Counter(control["value"] for control in controls(html))
            if decision is None or reader != decision.player:
                assert not offered
                continue
            assert offered == Counter(option.label for option in decision.options)
            said = unescape(html)
            for option in decision.options:
                assert option_text(option, decision, lang) in said, option


def test_a_game_that_somebody_resigned_offers_nothing_and_hides_nothing() -> None:
    game = Game(sets=["first_contact"], seed=3)
    assert game.decision is not None
    html = table(game, game.decision.player, result=Result("p1", "resign"))
    assert not controls(html)
    hands = game.position()["p1"]["hand"] + game.position()["p2"]["hand"]
    assert all(f'data-card="{name}"' in html for name in hands)


def test_a_twin_points_at_the_copy_that_can_be_chosen() -> None:
    game = Game.from_position({"sets": ["first_contact"], "p1": {"hand": ["Axolotl Healer", "Axolotl Healer"],
                                                                 "draw": ["Bee Bear"]}})
    found = elements(table(game, "p1"))
    twins = [attributes["data-twin"] for _, attributes in found if "data-twin" in attributes]
    assert len(twins) == 1
    assert twins[0] in [attributes.get("id") for _, attributes in found]


def test_names_of_players_are_escaped() -> None:
    game = Game(sets=["first_contact"], seed=3)
    html = render.table(game, "p2", "en", {"p1": "Ada <b>"}, seq=0, around=AROUND)
    assert "Ada <b>" not in html and "Ada &lt;b&gt;" in html


def test_nobody_is_away_from_their_own_table() -> None:
    people = {seat: {"kind": "human", "name": ""} for seat in ("p1", "p2")}
    html = table(Game(["first_contact"], 1), "p1", seats=people, mine=("p1",), connected={"p1": False, "p2": False})
    assert html.count(f"({say('away', 'en')})") == 1


def test_whose_turn_it_is_reads_what_can_be_done() -> None:
    """A creature can attack from the second turn on; an option beside the question needs no words about the others."""
    game = Game(["first_contact"], 1)
    assert game.decision is not None
    starts = game.decision.player
    assert say("how_play", "en") in table(game, starts)
    assert say("how_play", "en") not in table(game, rival(starts))
    found = next(later for later in all_positions() if later.decision and later.decision.kind == "action"
                 and {"play", "attack"} == {option.verb for option in later.decision.options})
    assert found.decision is not None
    assert say("how_play_or_attack", "en") in table(found, found.decision.player)
    hint = [{"label": option.label, "win": .5, "error": .1} for option in found.decision.options]
    assert say("hint_figures", "en") in table(found, found.decision.player, hint=hint)


def test_a_hint_marks_the_options() -> None:
    game = Game(sets=["first_contact"], seed=3)
    assert game.decision is not None
    first, second = game.decision.options[:2]
    hint = [{"label": first.label, "win": 0.61, "error": 0.02}, {"label": second.label, "win": 0.4, "error": 0.02}]
    html = table(game, game.decision.player, hint=hint)
    assert re.findall(r'class="chance( best)?">(\d+)%<', html) == [(" best", "61"), ("", "40")]


def test_a_hint_says_why() -> None:
    game = Game(sets=["first_contact"], seed=3)
    assert game.decision is not None
    reader = game.decision.player
    claim: dict[str, Any] = {"kind": "life", "player": rival(reader), "card": "", "count": 15, "games": 16,
                             "answer": None}
    hint = [{"label": game.decision.options[0].label, "win": 0.61, "error": 0.02, "because": [claim]}]
    told = "loses life within a round in 15 of 16 trial games."
    html = unescape(table(game, reader, hint=hint)).replace("\xa0", " ")
    assert re.search(rf'<p class="why reason">[^<]*{told}</p>', html)
    claim["player"] = reader
    assert "You lose life within a round" in unescape(table(game, reader, hint=hint)).replace("\xa0", " ")
    assert "trial games" not in table(game, reader, hint=[{**hint[0], "because": []}])


def test_why_not_is_said() -> None:
    game = Game.from_position({"sets": ["first_contact"], "p1": {"play": ["Tiger Squirrel"], "hand": ["Bee Bear"]},
                               "p2": {"play": ["Gorillion", "Tiger Squirrel"], "hand": ["Lone Yeti"]}})
    game.choose("attack Tiger Squirrel")
    html = unescape(table(game, "p2"))
    assert "Cannot block: Tiger Squirrel has SNEAKY." in html
    assert html.count("Cannot block") == 2  # for eyes and for ears, of one creature


def test_where_power_comes_from_is_said() -> None:
    game = Game.from_position({"sets": ["first_contact"], "p1": {"play": ["Urchin Hurler", "Gorillion"],
                                                                 "hand": ["Bee Bear"]}})
    assert "+2 from Urchin Hurler" in unescape(table(game, "p1"))


FURTHER = {
    "sets": ["beyond_evolution", "beyond_eternity", "promos"], "turn": "p1",
    "p1": {"play": ["Typhoon Princess", "Sea-Rex (boost Goat Dragon + Peacasus)", "Sluggernaut (exhausted left)"],
           "hand": ["Koibra"]},
    "p2": {"play": ["Alpacoodle"], "hand": ["Robopup"]},
    "aside": {"p1": ["Sweet Fighter (boost Water Antler)"], "p2": ["Westside Monster"]}}


def test_stages_boost_cards_sides_and_cards_set_aside_are_seen_by_everybody() -> None:
    game = Game.from_position(FURTHER)
    for reader in ("p1", "p2", None):
        html = unescape(table(game, reader))
        assert 'data-card="Typhoon Princess"' in html and "/art/creature/Typhoon%20Princess.svg" in html
        assert '<span class="bst">+2</span>' in html and "2\u00a0boost cards: Goat Dragon, Peacasus" in html
        assert "Shows its left side" in html
        aside = re.findall(r'id="z-(?:me|opp)-aside".*?</ul>', html, flags=re.DOTALL)
        assert len(aside) == 2 and all(name in "".join(aside) for name in ("Sweet Fighter", "Westside Monster"))
        assert "1\u00a0boost card: Water Antler" in html and "Robopup" not in (html if reader != "p2" else "")


@pytest.mark.parametrize("position, choices, labels", [
    ({"p1": {"play": ["Madam Mystique"]}, "p2": {"play": ["Duckdra", "Sea-Rex"]}},
     ["attack Madam Mystique", "block Duckdra"],
     ["choose FAST", "choose FRENZY", "choose HUNTER", "choose POISONOUS", "choose SNEAKY", "choose TOUGH"]),
    ({"p1": {"play": ["Wheatl-E"]}, "p2": {"hand": ["Chuck"]}}, ["attack Wheatl-E"],
     [f"choose {number}" for number in range(1, 11)]),
    ({"p1": {"hand": ["Goat Dragon"], "discard": ["Duckdra"]},
      "p2": {"play": ["Sea-Rex (boost Koibra)"], "mindbugs": 0}},
     ["play Goat Dragon"], ["choose boost", "choose defeat"]),
])
def test_modes_keywords_and_numbers_are_buttons(position: dict[str, Any], choices: list[str],
                                                labels: list[str]) -> None:
    game = Game.from_position(position)
    for label in choices:
        game.choose(label)
    for lang in LANGUAGES:
        html = unescape(table(game, "p1", lang))
        pattern = r'<button class="opt[^>]* value="([^"]+)"[^>]*>(?:<kbd[^>]*>\d+</kbd>)?<b>([^<]+)'
        buttons = dict(re.findall(pattern, html))
        assert list(buttons) == labels
        assert len(set(buttons.values())) == len(labels)
