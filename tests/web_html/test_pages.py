"""The pages around the game, and the texts that they are made of."""

import gzip
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import html5lib
import pytest

from mindbug import BadRecord, Game
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.text import say, written
from mindbug.text.files import phrase_areas
from mindbug.web.art import creature_svg
from mindbug.web.html import render
from mindbug.web.html.context import WORDS
from mindbug.web.rooms.bot_workers import LEVELS
from mindbug.web.rooms.order import OPPONENTS, STARTS
from mindbug.web.rooms.store import Summary
from mindbug.web.routes.pages import STATUS
from tests.web_html.states import AROUND, LANGUAGES

WEB = Path(render.__file__).parent.parent
FIRST_LOAD = 150_000


def contexts() -> dict[str, dict[str, Any]]:
    game = Game(sets=["king_of_tokyo"], seed=2)
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    seats = {"p1": {"kind": "human", "name": "<i>Ada"}, "p2": {"kind": "bot", "name": "", "level": "greedy"}}
    summaries = [Summary("a1", 0, 0, result, seats, 0, 3) for result in (None, "p1 life", "draw turn_limit")]
    html = render.table(game, "p1", "en", {}, seq=1, around=AROUND)
    return {
        "home": {"games": summaries, "levels": LEVELS, "sets": list(standard().sets), "editions": list(EDITIONS),
                 "opponents": OPPONENTS, "starts": STARTS},
        "table": {"html": html, "game": "a1", "seq": 1, "reader": "p1",
                  "around": replace(AROUND, link="http://x/y")},
        "text": {"html": render.text_table(game, "p1", "en", {}, seq=1, around=AROUND), "game": "a1", "seq": 1,
                 "reader": "p1", "around": replace(AROUND, link="http://x/y")},
        "rules": {}, "gallery": {"query": {}}, "card": {"card": "Lone Yeti"},
        "records": {"problem": BadRecord("<i>Ada", 3), "text": "<i>Ada"},
        "error": {"code": "stale", "message": "x"},
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", contexts())
def test_a_page_is_valid_and_keeps_to_the_content_policy(name: str, lang: str) -> None:
    html = render.page(name, lang, path=f"/{name}", **contexts()[name])
    html5lib.HTMLParser(strict=True).parse(html)
    assert f'<html lang="{lang}">' in html
    assert not re.search(r"<[^>]*\s(?:style|on[a-z]+)\s*=", html)
    assert "<i>Ada" not in html


def test_every_card_has_a_page_with_its_text_in_every_language() -> None:
    for lang in LANGUAGES:
        for name in standard().set_of:
            assert 'id="about"' in render.page("card", lang, card=name)


@pytest.mark.parametrize("query, found", [
    ({}, 144), ({"q": "YETI"}, 1), ({"q": "no such card"}, 0), ({"set": "king_of_tokyo", "kind": "power"}, 16),
    ({"set": "first_contact", "keyword": "TOUGH", "trigger": "defeated"}, None), ({"power": "10"}, None),
])
def test_the_gallery_finds(query: dict[str, str], found: int | None) -> None:
    html = render.page("gallery", "en", query=query)
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
    for key in keys | set(WORDS):
        assert key in known


def test_everything_that_can_be_chosen_has_a_name() -> None:
    for lang in LANGUAGES:
        for group, values in (("level", LEVELS), ("opponent", OPPONENTS), ("start", STARTS), ("edition", EDITIONS),
                              ("do", ("play", "attack", "act"))):
            assert len({say(f"{group}_{value}", lang) for value in values}) == len(values)
        for code in STATUS:
            assert render.page("error", lang, code=code, message="")


# ---- weight


def test_the_first_load_is_light() -> None:
    game = Game(sets=["king_of_tokyo"], seed=2)
    html = render.table(game, "p1", "fr", {}, seq=1, around=AROUND)
    files = [path.read_bytes() for path in (WEB / "static").rglob("*")
             if path.suffix in (".js", ".css") and path.name not in ("site.css", "review.css", "review.js")]
    pictures = [creature_svg(name).encode() for name in re.findall(r'data-card="([^"]+)"', html)]
    fonts = sum(path.stat().st_size for path in (WEB / "static").rglob("*-latin-[4w]*.woff2"))
    assert fonts > 20_000 and len(files) > 8 and len(pictures) > 4
    page = render.page("table", "fr", **{**contexts()["table"], "html": html})
    assert fonts + sum(len(gzip.compress(data)) for data in (page.encode(), *files, *pictures)) < FIRST_LOAD
