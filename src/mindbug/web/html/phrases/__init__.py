"""What the pages say around the game, in every language. The sentences of the game itself are in `mindbug.text`."""

import re

from mindbug.text import LANGUAGES, ui
from mindbug.web.html.phrases import (
    around,
    common,
    errors,
    home,
    learn,
    reading,
    reference,
    review,
    statistics,
    table,
    why_not,
)

ORDER = ("en", "de", "fr")
ROOMS = (common, home, table, reading, around, why_not, reference, statistics, errors, review, learn)


def _kept_together(text: str) -> str:
    """Marks that stand apart from their words, as in French, never begin or end a line by themselves."""
    return re.sub(" (?=[!?:;»%])|(?<=«) ", "\N{NO-BREAK SPACE}", text)


TEXTS: dict[str, tuple[str, str, str]] = {key: (_kept_together(english), _kept_together(german), _kept_together(french))
                                          for room in ROOMS for key, (english, german, french) in room.TEXTS.items()}


def say(key: str, lang: str, **values: object) -> str:
    """A text of the pages, or else of the catalogue that all frontends share."""
    if key not in TEXTS:
        return ui(key, lang, **values)
    text = TEXTS[key][ORDER.index(lang)]
    if "|" in text:
        one, many = text.split("|")
        text = one if _singular(values["count"], lang) else many
    return text.format_map(values)


def _singular(count: object, lang: str) -> bool:
    """French counts nothing as one."""
    return count == 1 or (count == 0 and lang == "fr")


assert set(ORDER) == set(LANGUAGES)
assert len(TEXTS) == sum(len(room.TEXTS) for room in ROOMS), "a key twice"
