"""The pages around the game, and the texts that they are made of."""

import gzip
import re
from dataclasses import fields, replace
from itertools import cycle
from pathlib import Path
from urllib.parse import unquote

import html5lib
import pytest
from jinja2 import meta, nodes

from mindbug import BadRecord, Game
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.text import say, written
from mindbug.text.files import phrase_areas
from mindbug.web.art import creature_svg
from mindbug.web.html import context, render, start
from mindbug.web.html.coach import LessonPage
from mindbug.web.html.gallery import gallery
from mindbug.web.html.page import Page, Visit, draw
from mindbug.web.html.review import ReviewPage, TextReviewPage
from mindbug.web.html.templating import SCRIPT_PHRASES, environment
from mindbug.web.rooms.bot_processes import LEVELS
from mindbug.web.rooms.order import OPPONENTS, STARTS, Order
from mindbug.web.rooms.store import Summary
from mindbug.web.routes.pages import STATUS
from tests.sampling import part
from tests.web_html.states import AROUND, LANGUAGES

WEB = Path(render.__file__).parent.parent
FIRST_LOAD = 150_000


def pages(lang: str = "en") -> dict[str, Page]:
    game = Game(sets=["king_of_tokyo"], seed=2)
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    seats = {"p1": {"kind": "human", "name": "<i>Ada"}, "p2": {"kind": "bot", "name": "", "level": "greedy"}}
    summaries = [Summary("a1", 0, 0, result, seats, 0, 3) for result in (None, "p1 life", "draw turn_limit")]
    html = render.table(game, "p1", "en", {}, seq=1, around=AROUND)
    text = render.text_table(game, "p1", "en", {}, seq=1, around=AROUND)
    around = replace(AROUND, link="http://x/y")
    made = (start.home(summaries, (), Order(), "<i>Ada", lang), start.my_games(summaries, lang),
            context.TablePage(html, "a1", 1, around, {}),
            context.TextPage(text, "a1", 1, around, {"king_of_tokyo": "x"}),
            context.JoinPage("a1", "/join/a1/x", "<i>Ada", "<i>Ada", around.terms, True),
            context.SeatPage("/game/a1/seat/x"),
            context.rules(lang), gallery({}, lang), context.card("Lone Yeti", lang),
            context.RecordsPage("<i>Ada", BadRecord("<i>Ada", 3)), context.error("stale", "a1", lang),
            context.OfflinePage())
    return {page.template: page for page in made}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", pages())
def test_a_page_is_valid_and_keeps_to_the_content_policy(name: str, lang: str) -> None:
    html = draw(pages(lang)[name], Visit(lang, f"/{name}"))
    html5lib.HTMLParser(strict=True).parse(html)
    assert f'<html lang="{lang}">' in html
    assert not re.search(r"<[^>]*\s(?:style|on[a-z]+)\s*=", html)
    assert "<i>Ada" not in html


@pytest.mark.parametrize("page", [*map(type, pages().values()), LessonPage, ReviewPage, TextReviewPage],
                         ids=lambda page: page.template)
def test_a_template_asks_for_the_fields_of_its_page_and_for_all_of_them(page: type[Page]) -> None:
    known = environment("en").globals.keys() | {"page", "preview"} | {field.name for field in fields(Visit)}
    assert asked_by(f"{page.template}.html") - known == {field.name for field in fields(page)}


def asked_by(template: str) -> set[str]:
    """The names that a template and those that it is made of use."""
    source, _, _ = environment("en").loader.get_source(environment("en"), template)  # type: ignore[union-attr]
    tree = environment("en").parse(source)
    imported = {name for found in tree.find_all(nodes.FromImport) for name in found.names}
    others = [name for name in meta.find_referenced_templates(tree) if name]
    return (meta.find_undeclared_variables(tree) - imported).union(*map(asked_by, others))


def test_every_card_has_a_page_with_its_text() -> None:
    """In one language after the other; `text/test_coverage.py` sees that no language lacks anything."""
    for name, lang in zip(part([*standard().set_of], 10), cycle(LANGUAGES), strict=False):
        assert 'id="about"' in draw(context.card(name, lang), Visit(lang))


@pytest.mark.parametrize("query, found", [
    ({}, 268), ({"set": "promos", "year": "2025"}, 2), ({"q": "typhoon princess"}, 2),
    ({"q": "YETI"}, 1), ({"q": "no such card"}, 0), ({"set": "king_of_tokyo", "kind": "power"}, 16),
    ({"set": "first_contact", "keyword": "TOUGH", "trigger": "defeated"}, None), ({"power": "10"}, None),
])
def test_the_gallery_finds(query: dict[str, str], found: int | None) -> None:
    html = draw(gallery(query, "en"), Visit("en"))
    names = [unquote(name) for name in re.findall(r'href="/cards/([^"]+)"', html)]
    assert found is None or len(names) == found
    for name in names:
        card = standard().card(name)
        assert query.get("set") in (None, standard().set_of[name])
        assert "keyword" not in query or query["keyword"] in repr(card)
        assert "power" not in query or f"power={query['power']}" in repr(card)


# ---- texts


def test_whatever_templates_say_is_there() -> None:
    keys = set()
    for path in (WEB / "html" / "templates").glob("*.html"):
        keys |= set(re.findall(r"say\('([a-z_]+)'[,)]", path.read_text()))
    assert len(keys) > 60
    known = {key for area in phrase_areas("en") for key in written(area)}
    for key in keys | set(SCRIPT_PHRASES):
        assert key in known


def test_everything_that_can_be_chosen_has_a_name() -> None:
    for lang in LANGUAGES:
        for group, values in (("level", LEVELS), ("opponent", OPPONENTS), ("start", STARTS), ("edition", EDITIONS)):
            assert len({say(f"{group}_{value}", lang) for value in values}) == len(values)
        for code in STATUS:
            assert draw(context.error(code, None, lang), Visit(lang))


# ---- weight


def test_the_first_load_is_light() -> None:
    game = Game(sets=["king_of_tokyo"], seed=2)
    html = render.table(game, "p1", "fr", {}, seq=1, around=AROUND)
    files = [path.read_bytes() for path in (WEB / "static").rglob("*")
             if path.suffix in (".js", ".css") and path.name not in ("site.css", "review.css", "review.js")]
    pictures = [creature_svg(name).encode() for name in re.findall(r'data-card="([^"]+)"', html)]
    fonts = sum(path.stat().st_size for path in (WEB / "static").rglob("mindbug-*.woff2"))
    assert fonts > 20_000 and len(files) > 8 and len(pictures) > 4
    page = draw(context.TablePage(html, "a1", 1, AROUND, {}), Visit("fr"))
    assert fonts + sum(len(gzip.compress(data)) for data in (page.encode(), *files, *pictures)) < FIRST_LOAD


@pytest.mark.parametrize("name, place", [("Cloud Lady", "Stage 1 of 3"), ("Thunder Queen", "Stage 3 of 3")])
def test_the_page_of_a_stage_shows_the_whole_line(name: str, place: str) -> None:
    html = draw(context.card(name, "en"), Visit("en"))
    assert place in html
    for stage in ("Cloud%20Lady", "Typhoon%20Princess", "Thunder%20Queen"):
        assert html.count(f'href="/cards/{stage}"') == 2, "once by name, once as a card"


@pytest.mark.parametrize("name, key", [
    ("Sea-Rex", "mechanic_boost"), ("Blessed Shield Bugs", "mechanic_discard"), ("Tuckbox Mimic", "mechanic_evolve")])
def test_the_words_of_the_further_sets_are_explained(name: str, key: str) -> None:
    assert say(f"{key}_text", "de") in draw(context.card(name, "de"), Visit("de"))
    assert say(f"{key}_text", "de") not in draw(context.card("Gorillion", "de"), Visit("de"))


def test_the_first_page_offers_all_sets_and_every_promo() -> None:
    html = draw(start.home([], [], Order(), "", "en"), Visit("en")).partition('id="new-game"')[2]
    assert re.findall(r'name="sets" value="(\w+)"', html) == list(standard().sets)
    assert html.count(say("only_in_mix", "en")) == 1
    promos = [card.name for card in standard().sets["promos"].creatures]
    assert sorted(re.findall(r'name="cards" value="([^"]+)"', html)) == sorted(promos)


def test_the_first_page_begins_with_the_last_order() -> None:
    last = Order(opponent="watch", level="greedy", second_level="random", sets=("king_of_tokyo",), clock=300,
                 increment=3, edition="second", start="other", cards=("Unigon",))
    html = draw(start.home([], [], last, "Zoë", "de"), Visit("de"))
    now, _, form = html.partition('id="new-game"')
    again = {name: value for name, value in re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', now)}
    assert again == {"opponent": "watch", "level": "greedy", "second_level": "random", "sets": "king_of_tokyo",
                     "clock": "300", "increment": "3", "edition": "second", "start": "other", "cards": "Unigon",
                     "name": "Zoë"}
    ticked = set(re.findall(r'name="(\w+)" value="([^"]+)" checked', form))
    assert ticked == {("opponent", "watch"), ("level", "greedy"), ("second_level", "random"), ("sets", "king_of_tokyo"),
                      ("time", "300+3"), ("edition", "second"), ("start", "other"), ("cards", "Unigon")}


def test_levels_say_what_they_beat_and_it_is_measured() -> None:
    """The figures are those of docs/bots.md, give or take what a new measurement may change."""
    measured = {(stronger, weaker): float(wins) for stronger, weaker, wins in re.findall(
        r"\| `([\w:]+)` \| `([\w:]+)` \| [\d,]+ \| ([\d.]+) % \|", (WEB.parents[2] / "docs/bots.md").read_text())}
    assert start.BEATS.keys() == set(LEVELS) - {LEVELS[0]}
    for level, (weaker, wins) in start.BEATS.items():
        assert abs(measured[level, weaker] - wins) < 5, level


def test_my_games_tell_opponent_sets_day_and_result() -> None:
    seats = {"p1": {"kind": "human", "name": "Ada"}, "p2": {"kind": "human", "name": "Nova"}}
    game = Summary("a1", 0, 86_400 * 20_000, "p2 life", seats, 0, 3, sets=("king_of_tokyo",), mine=("p1",))
    found = start.entry(game, "de")
    assert (found.opponent, found.about, found.state) == ("Nova", "Mindbug x King of Tokyo · 04.10.2024", "verloren")
    assert start.entry(replace(game, mine=("p2",)), "en").state == "won"
    assert start.entry(replace(game, mine=("p1", "p2")), "en").opponent == "Ada – Nova"
    assert start.entry(replace(game, result="draw agreed"), "fr").state == "égalité"
    assert start.entry(replace(game, result=None), "fr").state == "en cours"
