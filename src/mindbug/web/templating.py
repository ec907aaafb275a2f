"""The templates, and addresses of files that may be kept for ever because they carry their version."""

import hashlib
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from mindbug.text import card_name, keyword_name, set_title, trigger_name
from mindbug.web.phrases import say

HERE = Path(__file__).parent
HUES = 24
LONG_WORD = 14  # letters


def _version(folder: str, pattern: str) -> str:
    digest = hashlib.sha256()
    for path in sorted((HERE / folder).rglob(pattern)):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


STATIC_VERSION = _version("static", "*")
ART_VERSION = _version("art", "*.py")


def static(path: str) -> str:
    return f"/static/{path}?v={STATIC_VERSION}"


def art(kind: str, name: str) -> str:
    return f"/art/{kind}/{quote(name)}.svg?v={ART_VERSION}"


@cache
def hue(name: str) -> str:
    """The class that colours the frame of a card like its picture. Inline style is forbidden by the content policy."""
    from mindbug.web.art.recipes import LOOKS  # the pictures take a moment to load

    degrees = LOOKS[name].hue if name in LOOKS else hashlib.sha256(name.encode()).digest()[0] * 360 // 256
    return f"h{round(degrees * HUES / 360) % HUES}"


def fitted(title: str) -> str:
    """The class of a card's name; one with a very long word is written smaller, so that no word is broken."""
    return "name long" if max(map(len, re.split("[ -]", title))) > LONG_WORD else "name"


@cache
def environment(lang: str) -> Environment:
    """One per language, so that templates need not pass the language on."""
    made = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=True, trim_blocks=True,
                       lstrip_blocks=True, undefined=StrictUndefined, auto_reload=False)
    functions: dict[str, Callable[..., Any]] = {
        "say": lambda key, **values: say(key, lang, **values),
        "card_name": lambda name: card_name(name, lang),
        "keyword_name": lambda keyword: keyword_name(keyword, lang),
        "trigger_name": lambda trigger: trigger_name(trigger, lang),
        "set_title": lambda set_id: set_title(set_id, lang),
        "static": static, "art": art, "hue": hue, "fitted": fitted,
    }
    made.globals.update(functions)
    return made
