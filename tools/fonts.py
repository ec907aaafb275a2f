"""Makes the fonts that nearly all text needs, from the complete ones: `python -m tools.fonts`.

The first style sheet of all pages, `base.css`, says which letters they have. A browser gets a complete font as well
only if some text has a letter beyond these, such as the name of a player. It needs `pip install fonttools brotli`.
"""

import hashlib
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

STATIC = Path(__file__).parent.parent / "src" / "mindbug" / "web" / "static"
FONTS, STYLE = STATIC / "fonts", STATIC / "base.css"
PAGE = STATIC.parent / "html" / "templates" / "base.html"
MADE = {"mindbug-text": "figtree-latin-wght-normal", "mindbug-display": "lilita-one-latin-400-normal"}
"""Our fonts and what they are made of. The licence of Lilita One reserves its name for the original."""
FAMILY, FULL, POSTSCRIPT, UNIQUE = 1, 4, 6, 3  # entries in the table of names
FEATURES = ["kern", "mark", "ccmp", "locl", "liga", "tnum"]  # what browsers apply by themselves, and tables of numbers


def letters(font: str) -> set[int]:
    """The code points for which the style sheet takes that file."""
    rule = next(rule for rule in STYLE.read_text(encoding="utf-8").split("@font-face") if font in rule)
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rule)
    return {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


def digest(made: Path) -> str:
    """It is in the name of the file, which browsers keep for ever."""
    return hashlib.sha256(made.read_bytes()).hexdigest()[:8]


def make(name: str, complete: str) -> None:
    font, made = TTFont(FONTS / f"{complete}.woff2", recalcTimestamp=False), FONTS / "made.woff2"
    maker = subset.Subsetter(subset.Options(layout_features=FEATURES, name_IDs=["*"]))
    maker.populate(unicodes=letters(name))
    maker.subset(font)
    for entry in font["name"].names:
        if entry.nameID in (FAMILY, FULL, POSTSCRIPT, UNIQUE):
            entry.string = name
    font.flavor = "woff2"
    font.save(made)
    for old in FONTS.glob(f"{name}-*"):
        old.unlink()
    file = f"{name}-{digest(made)}.woff2"
    made.rename(FONTS / file)
    for place in (STYLE, PAGE):
        text = place.read_text(encoding="utf-8")
        place.write_text(re.sub(rf"{name}[-.\w]*\.woff2", file, text), encoding="utf-8")


def main() -> None:
    for name, complete in MADE.items():
        make(name, complete)


if __name__ == "__main__":
    main()
