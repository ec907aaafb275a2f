"""Texts of a page in all languages at once: the page shows one of them, and a button another.

Whatever differs between languages is written once for each, in elements that name their language; what is the same
everywhere is written once.
"""

from collections.abc import Callable
from html import escape

from mindbug.text import LANGUAGES, say

STYLE = "".join(f':root[data-show="{lang}"] .t:not([lang="{lang}"]){{display:none}}' for lang in LANGUAGES)
SCRIPT = """
const show = lang => {
  document.documentElement.dataset.show = document.documentElement.lang = lang;
  for (const button of document.querySelectorAll("[data-lang]")) button.ariaPressed = button.dataset.lang === lang;
};
for (const button of document.querySelectorAll("[data-lang]")) button.onclick = () => show(button.dataset.lang);
const wished = (navigator.language || "en").slice(0, 2);
show(document.querySelector(`[data-lang="${wished}"]`) ? wished : "en");
"""


def everywhere(text: Callable[[str], str], element: str = "span") -> str:
    """The text in every language, escaped."""
    texts = {lang: text(lang) for lang in LANGUAGES}
    if len(set(texts.values())) == 1:
        return escape(texts["en"])
    return "".join(f'<{element} class="t" lang="{lang}">{escape(said)}</{element}>' for lang, said in texts.items())


def phrase(key: str, **values: Callable[[str], str] | str) -> str:
    """A phrase in every language; a value may depend on the language."""
    return everywhere(lambda lang: say(key, lang, **{
        name: value if isinstance(value, str) else value(lang) for name, value in values.items()}))


def language_buttons() -> str:
    buttons = "".join(f'<button data-lang="{lang}" lang="{lang}">{escape(title)}</button>'
                      for lang, title in LANGUAGES.items())
    return f'<nav class="languages">{buttons}</nav>'


def page(title: str, body: str, style: str, script: str) -> str:
    """A page that contains everything it needs."""
    return (f'<!doctype html>\n<html lang="en" data-show="en"><head><meta charset="utf-8">'
            f'<title>{escape(title)}</title><meta name="viewport" content="width=device-width">'
            f"<style>{style}{STYLE}</style></head>\n"
            f"<body>\n{language_buttons()}\n{body}\n<script>{SCRIPT}{script}</script></body></html>\n")
