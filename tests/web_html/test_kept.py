"""Parts of a page are rendered once and shown many times; some work is done when a template is compiled."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import cycle, product

import pytest
from jinja2 import Environment, StrictUndefined

from mindbug.web.html import faces, log, parts, render, templating
from mindbug.web.html.templating import environment
from mindbug.web.rooms.bot_processes import Chance
from tests.web_html.states import AROUND, LANGUAGES, READERS, positions

HINT: list[Chance] = [{"label": "no block", "win": 0.25, "error": 0.1}, {"label": "mindbug", "win": 0.5, "error": 0.1}]
TABLES = (AROUND, replace(AROUND, game="g2", hint=HINT))


def tables() -> Iterator[Callable[[], str]]:
    """Some games as everybody sees them, each in one of the languages and at two tables that stand alike."""
    for (game, lang), names, reader, around in product(zip(positions()[::9], cycle(LANGUAGES), strict=False),
                                                       ({}, {"p1": "Zoë"}), READERS, TABLES):
        yield partial(render.table, game, reader, lang, names, seq=7, around=around)


def forget() -> None:
    for kept in (faces._slot, faces._front, faces._exhibited, log._html, parts._kept, render._label, render._prompt,
                 templating.said):
        kept.cache_clear()


def test_what_is_kept_of_other_tables_shows_nowhere() -> None:
    """Nothing that a table shows depends on which tables were rendered before."""
    forget()
    warm = [table() for table in (*tables(), *tables())][-len(list(tables())):]
    assert faces._slot.cache_info().hits and log._html.cache_info().hits
    for table, html in zip(tables(), warm, strict=True):
        forget()
        assert table() == html


@pytest.mark.parametrize("source", [
    "{{ 'yes' if a }}{{ 'no' if not a }}",
    "{{ a if a else b }}{{ b if b else a if a else '<i>' }}",
    "<p{{ ' <&' if a }}{{ ' class=x'|safe if a }}>{{ 'b' if b else '<c>' }} {{ a }}</p>",
    "{% macro m(x) %}{{ x if x else 'none' }}-{{ say('life') }}{% endmacro %}{{ m(a) }}{{ m(b) }}",
    "{{ say('life') }} {{ say('card_count', count=n) }} {{ say('life' if a else 'energy') }} {{ say(key) }}",
    "{{ 'x' ~ ('y' if a) }}{{ ('x' if b else 'z')|upper }}",
])
@pytest.mark.parametrize("a", ["<b>", ""])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_templates_say_the_same_compiled_ahead_or_not(source: str, a: str, lang: str) -> None:
    ours = environment(lang)
    plain = Environment(autoescape=True, undefined=StrictUndefined)
    plain.globals = ours.globals
    values = {"a": a, "b": "", "n": 2, "key": "mindbugs"}
    assert ours.from_string(source).render(values) == plain.from_string(source).render(values)
