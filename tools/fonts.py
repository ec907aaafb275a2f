"""Makes the font that nearly all text needs, from the complete one: `python -m tools.fonts`.

The first style sheet of all pages, `base.css`, says which letters it has. A browser gets the complete font as well
only if some text has a letter beyond these, such as the name of a player. It needs `pip install fonttools brotli`.
"""

import hashlib
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

STATIC = Path(__file__).parent.parent / "src" / "mindbug" / "web" / "static"
FONTS, STYLE = STATIC / "fonts", STATIC / "base.css"
COMPLETE, CORE = "figtree-latin-wght-normal.woff2", "figtree-core"
FEATURES = ["kern", "mark", "ccmp", "locl", "liga", "tnum"]  # what browsers apply by themselves, and tables of numbers


def letters(font: str) -> set[int]:
    """The code points for which the style sheet takes that file."""
    rule = next(rule for rule in STYLE.read_text(encoding="utf-8").split("@font-face") if font in rule)
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rule)
    return {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


def digest(made: Path) -> str:
    """It is in the name of the file, which browsers keep for ever."""
    return hashlib.sha256(made.read_bytes()).hexdigest()[:8]


def main() -> None:
    font, made = TTFont(FONTS / COMPLETE), FONTS / "made.woff2"
    maker = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"]))
    maker.populate(unicodes=letters(CORE))
    maker.subset(font)
    font.flavor = "woff2"
    font.save(made)
    for old in FONTS.glob(f"{CORE}-*"):
        old.unlink()
    name = f"{CORE}-{digest(made)}.woff2"
    made.rename(FONTS / name)
    STYLE.write_text(re.sub(rf"{CORE}[-.\w]*\.woff2", name, STYLE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
