"""What people read is set like print: apostrophes are curved, in every text of every language.

Names of cards are facts and stay as they are known.
"""

import re
from pathlib import Path

import pytest

from mindbug.game.catalogue import standard
from mindbug.rulings import all_rulings, rules_page
from mindbug.text import LANGUAGES, card_name

GOLDEN = Path(__file__).parents[1] / "golden"
STRAIGHT = re.compile(r"\w'\w")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_curved(lang: str) -> None:
    written = [(GOLDEN / f"{kind}.{lang}.txt").read_text(encoding="utf-8") for kind in ("cards", "phrases")]
    written += [ruling.title + ruling.text for ruling in all_rulings(lang)] + [repr(rules_page(lang))]
    for name in standard().set_of:
        written = [text.replace(card_name(name, lang), "") for text in written]
    assert [found for text in written for found in STRAIGHT.findall(text)] == []
