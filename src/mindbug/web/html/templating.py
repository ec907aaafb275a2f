"""The templates, and the addresses of static files, which contain a version and may be cached for ever."""

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import escape

from mindbug.text import LANGUAGES, card_name, keyword_name, say, set_title, trigger_name
from mindbug.web.html.levels import level_title
from mindbug.web.html.printed import marked_lines
from mindbug.web.rooms.live_room import EMOTES

TEMPLATES = Path(__file__).parent / "templates"
WEB = Path(__file__).parent.parent
HUES = 24
TEXTS_KEPT = 4096
LONG_WORD, LONGEST_WORD, LONG_NAME, LONGEST_NAME = 10, 14, 19, 22  # letters
SCRIPT_PHRASES = ("connection_lost", "choice_waits", "title_your_turn", "invited", "offer_declined", "mindbug_moment",
                  "copied", "close", "now", "error_stale", "error_other", "error_not_yours",
                  "error_too_fast", "error_over", "error_not_possible", "error_try_again")
"""Phrases that the scripts show by themselves."""


def _version(*patterns: str) -> str:
    digest = hashlib.sha256()
    for pattern in patterns:
        for path in sorted(WEB.glob(pattern)):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


STATIC_VERSION = _version("static/**/*", "art/icons.py")  # style sheets are sent with their icons
ART_VERSION = _version("art/**/*.py")


@lru_cache(TEXTS_KEPT)
def said(key: str, lang: str, **values: object) -> str:
    """A phrase; kept, because every table says the same again and again."""
    return say(key, lang, **values)


class _Plain(dict[str, str]):
    """The phrases without parameters of a language, as far as they were asked for. It takes a third of the time of
    `said`, and a table asks for fifteen."""

    def __init__(self, lang: str) -> None:
        self._lang = lang

    def __missing__(self, key: str) -> str:
        self[key] = found = say(key, self._lang)
        return found


plain = cache(_Plain)


@lru_cache(TEXTS_KEPT, typed=True)  # a text that is marked as safe equals the same one that is not
def safe(text: str) -> str:
    """A text with what HTML takes for its own escaped; kept, because tables have few words."""
    return str(escape(text))


def static(path: str) -> str:
    return f"/static/{path}?v={STATIC_VERSION}"


@lru_cache(TEXTS_KEPT)
def art(kind: str, name: str) -> str:
    return f"/art/{kind}/{quote(name)}.svg?v={ART_VERSION}"


@cache
def hue(name: str) -> str:
    """The class that colours the frame of a card like its picture. Inline style is forbidden by the content policy."""
    from mindbug.web.art.recipes import LOOKS  # the pictures take a moment to load

    degrees = LOOKS[name].hue if name in LOOKS else hashlib.sha256(name.encode()).digest()[0] * 360 // 256
    return f"h{round(degrees * HUES / 360) % HUES}"


def fitted(title: str) -> str:
    """The class of a card's name. A name with a long word is written smaller, so that no word is broken; a long name
    too, so that two lines are enough."""
    longest = max(map(len, re.split("[ -]", title)))
    if longest > LONGEST_WORD or len(title) > LONGEST_NAME:
        return "name longest"
    return "name long" if longest > LONG_WORD or len(title) > LONG_NAME else "name"


class _Ahead(NodeTransformer):
    """Does once, when a template is compiled, work that took a third of the time of every table."""

    def __init__(self, say: Callable[..., str]) -> None:
        self.say = say

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:
        """Turns a phrase without parameters into a constant."""
        self.generic_visit(node)
        match node:
            case nodes.Call(node=nodes.Name(name="say"), args=[nodes.Const(value=key)], kwargs=[]):
                return nodes.Const(self.say(key), lineno=node.lineno)
        return node

    def visit_Output(self, node: nodes.Output) -> list[nodes.Node]:
        """Turns `{{ 'this' if that }}` into a branch: a constant needs no escaping, and nothing needs no output."""
        self.generic_visit(node)
        return self._branches(node.nodes)

    def _branches(self, parts: Iterable[nodes.Expr]) -> list[nodes.Node]:
        found: list[nodes.Node] = []
        for part in parts:
            if isinstance(part, nodes.CondExpr):
                otherwise = self._branches([part.expr2]) if part.expr2 else []
                found.append(nodes.If(part.test, self._branches([part.expr1]), [], otherwise, lineno=part.lineno))
            elif found and isinstance(found[-1], nodes.Output):
                found[-1].nodes.append(part)
            else:
                found.append(nodes.Output([part], lineno=part.lineno))
        return found


class _Generator(CodeGenerator):
    """The code generator of Jinja, with `_Ahead` before it."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        say: Any = self.environment.globals["say"]
        super().visit_Template(_Ahead(say).visit(node), frame)


@cache
def environment(lang: str) -> Environment:
    """The Jinja environment of a language. There is one for each, so that templates need not pass the language on."""
    made = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True,
                       lstrip_blocks=True, undefined=StrictUndefined, auto_reload=False)
    made.code_generator_class = _Generator
    functions: dict[str, Callable[..., Any]] = {
        "say": lambda key, **values: said(key, lang, **values),
        "card_name": lambda name: card_name(name, lang),
        "keyword_name": lambda keyword: keyword_name(keyword, lang),
        "trigger_name": lambda trigger: trigger_name(trigger, lang),
        "level_title": lambda level: level_title(level, lang),
        "set_title": lambda set_id: set_title(set_id, lang),
        "marked_lines": lambda name: marked_lines(name, lang),
        "static": static, "art": art, "hue": hue, "fitted": fitted,
    }
    made.globals.update(functions)
    made.globals.update(lang=lang, languages=LANGUAGES, emotes=EMOTES,
                        words=json.dumps({key: say(key, lang) for key in SCRIPT_PHRASES}, ensure_ascii=False))
    return made
