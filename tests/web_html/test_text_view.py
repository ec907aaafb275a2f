"""The table in words: everything that the picture shows, every option once, and not one secret more."""

import re
from collections import Counter
from dataclasses import replace
from html import unescape
from itertools import cycle
from typing import Any

import html5lib
import pytest

from mindbug import Game, sample
from mindbug.game.catalogue import standard
from mindbug.text import card_name, faces_text, lines, option_text, say, typewritten
from mindbug.web.html import render
from mindbug.web.html.log import LINES
from tests.web_html.states import AROUND, LANGUAGES, READERS, all_positions, positions, positions_in, renumbered
from tests.web_html.test_secrets import names_known, spellings, without_known
from tests.web_html.test_table import controls, elements

LINES_THAT_TELL = re.compile(r'<section class="panel" id="(?:news|log)".*?</section>', re.DOTALL)


def table(game: Game, reader: str | None, lang: str = "en", news: int = 9, **around: Any) -> str:
    return render.text_table(game, reader, lang, {}, seq=7, around=replace(AROUND, **around), news=news)


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def section(html: str, name: str) -> str:
    found = re.search(rf'<section class="panel" id="{name}".*?</section>', html, re.DOTALL)
    assert found, name
    return words(found[0]).replace(" .", ".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_valid_and_ids_are_unique(lang: str) -> None:
    parser = html5lib.HTMLParser(strict=True)
    for game, reader in zip(positions_in(lang), cycle(READERS)):  # the parser is slow
        html = table(game, reader, lang)
        parser.parseFragment(html)
        found = elements(html)
        ids = Counter(attributes["id"] for _, attributes in found if "id" in attributes)
        assert max(ids.values()) == 1, [key for key, count in ids.items() if count > 1]
        pointed_at = {name for _, attributes in found for key in ("aria-labelledby", "aria-describedby")
                      for name in attributes.get(key, "").split()}
        assert pointed_at <= ids.keys()
        assert not re.search(r"<[^>]*\s(?:style|on[a-z]+)\s*=|<img", html)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_one_button_that_says_what_it_does(lang: str) -> None:
    for game in positions_in(lang):
        decision = game.decision
        for reader in READERS:
            html = table(game, reader, lang)
            offered = [control["value"] for control in controls(html)]
            if decision is None or reader != decision.player:
                assert not offered
                continue
            assert offered == [option.label for option in decision.options]
            said = unescape(html)
            for option in decision.options:
                assert f">{option_text(option, decision, lang)}</button>" in said, option


def test_whatever_lies_there_is_said() -> None:
    """Every card that the scene shows, with its power and its marks, and the figures of both sides."""
    for game in positions():
        for reader in READERS:
            html, scene = table(game, reader), game.scene(reader, all_open=game.over)
            for side, name in ((scene.me, "side-me"), (scene.opp, "side-opp")):
                told = section(html, name)
                for label, figure in (("Life", side.life), ("Mindbugs ready", side.mindbugs)):
                    assert f"{label}: {figure}" in told
                assert f"Draw pile: {side.draw} card" in told
                assert not scene.power_row or f"Energy: {side.energy}" in told
                for card in side.play:
                    assert f"{card.name}. Power {card.power}" in told
                    assert not card.octonite or f"{card.octonite} octonite" in told
                    assert not card.exhausted or "exhausted" in told
                assert all(f"{card.name}." in told for card in side.discard)
            hand = section(html, "hand" if reader else "side-me")
            hidden = sum(card.name is None for card in scene.me.hand)
            assert all(f"{card.name}. Power {card.printed}" in hand for card in scene.me.hand if card.name)
            assert not hidden or f"{hidden} unknown card" in hand
            if scene.power_row:
                powers = section(html, "powers")
                assert all(f"{card.name}. Costs {card.power} energy" in powers for card in scene.power_row)
                assert f"Power deck: {scene.power_deck} card" in powers
            if scene.decision:
                prompt = section(html, "prompt")
                assert all(f"{card.name}. Power" in prompt for card in scene.stage)
                assert not scene.dice or f"The dice show: {typewritten(faces_text(scene.dice, 'en'))}" in prompt


# ---- secrets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hidden_card_is_named(lang: str) -> None:
    searched = 0
    for game in positions_in(lang):
        if game.over:
            continue
        for reader in READERS:
            html = table(game, reader, lang, news=len(game.events))
            known = names_known(game, reader)
            rest = without_known(html, known, lang)
            for name in set(standard().set_of) - known:
                searched += 1
                for text in spellings(name, lang):  # whole words: "Rob" is in many others
                    assert text not in rest or not re.search(rf"\b{re.escape(text)}\b", rest), (reader, name)
    assert searched > 1_000


def test_hidden_cards_change_nothing() -> None:
    compared = 0
    for game in positions():
        if game.over:
            continue
        for reader in READERS:
            view = game.view(reader)
            one, two, real = (LINES_THAT_TELL.sub("", table(each, reader)) for each in
                              (sample(view, seed=1), sample(view, seed=2), game))
            assert one == two
            assert renumbered(one) == renumbered(real)
            compared += 1
    assert compared > 30


def test_behind_the_curtain_there_is_nothing_but_the_button() -> None:
    game = Game(sets=["first_contact"], seed=3)
    html = table(game, None, curtain="p2")
    assert "do-uncover" in html
    assert not any(name in words(html) for name in standard().set_of)


# ---- moments


def test_news_and_log() -> None:
    game = Game(sets=["first_contact"], seed=3)
    while len(game.events) < 30:
        assert game.decision is not None
        game.choose(game.decision.options[0])
    reader = game.decision.player if game.decision else "p1"
    html = table(game, reader, news=3)
    assert len(re.findall(r'<p class="l-[a-z_]+" id="n\d+">', html)) == len(lines(game.events[-3:]))
    assert len(re.findall(r'<p class="l-[a-z_]+" id="l\d+">', html)) == len(lines(game.events))
    assert "Nothing new." in section(table(game, reader, news=0), "news")


def test_a_hint_is_said() -> None:
    game = Game(sets=["first_contact"], seed=3)
    assert game.decision is not None
    first, second = game.decision.options[:2]
    hint: list[dict[str, Any]] = [
        {"label": first.label, "win": 0.61, "error": 0.02}, {"label": second.label, "win": 0.4, "error": 0.02}]
    told = section(table(game, game.decision.player, hint=hint), "prompt")
    assert told.count("(best)") == 1 and "61% to win (best)." in told and "40% to win." in told
    hint[0]["because"] = [{"kind": "unblocked", "player": game.decision.player, "card": "", "count": 0, "games": 0,
                           "answer": None}]
    assert "No creature can block it." in section(table(game, game.decision.player, hint=hint), "prompt")


def test_why_not_and_where_power_comes_from_are_said() -> None:
    game = Game.from_position({"sets": ["first_contact"], "p1": {"play": ["Tiger Squirrel"], "hand": ["Bee Bear"]},
                               "p2": {"play": ["Gorillion", "Tiger Squirrel"], "hand": ["Lone Yeti"]}})
    game.choose("attack Tiger Squirrel")
    assert "Cannot block: Tiger Squirrel has SNEAKY." in section(table(game, "p2"), "side-me")
    theirs = Game.from_position({"sets": ["first_contact"], "p1": {"play": ["Urchin Hurler", "Gorillion"],
                                                                   "hand": ["Bee Bear"]}})
    assert "Power 12 (printed: 10). +2 from Urchin Hurler." in section(table(theirs, "p1"), "side-me")


def test_clocks_and_who_is_away() -> None:
    game = Game(sets=["first_contact"], seed=3)
    clock = {"running": "p1", "increment": 0, "starts_in": 0.0, "p1": 61.2, "p2": 300.0}
    seats = {"p1": {"kind": "human", "name": ""}, "p2": {"kind": "human", "name": "Zoé"}}
    html = table(game, "p1", "fr", clock=clock, seats=seats, connected={"p1": True, "p2": False})
    assert "Temps restant : 1:02" in section(html, "side-me")
    assert "Temps restant : 5:00" in section(html, "side-opp") and "hors ligne" in section(html, "side-opp")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_tells_the_whole_story(lang: str) -> None:
    game = next(game for game in all_positions() if game.over and len(lines(game.events)) > LINES)
    html = table(game, "p1", lang)
    assert len(re.findall(r'id="l\d+">', html)) == len(lines(game.events))
    assert {"do-rematch"} <= {attributes.get("id") for _, attributes in elements(html)}
    assert "/game/g1/review" in html
    assert say("won" if game.winner == "p1" else "lost" if game.winner else "is_draw", lang) in section(html, "ending")
    hands = {name for seat in ("p1", "p2") for name in game.position()[seat]["hand"]}
    assert all(card_name(name, lang) in words(html) for name in hands)
