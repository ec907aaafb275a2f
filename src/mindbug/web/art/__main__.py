"""`python -m mindbug.web.art OUT.html`: a contact sheet of every picture at two sizes."""

import html
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from xml.sax.saxutils import quoteattr

from mindbug.web.art import FACES, ICONS, POWERS, back_svg, creature_svg, die_svg, icon_svg, mindbug_svg, power_svg
from mindbug.web.art.recipes import SETS

STRANGERS = ("Cloud Ferret", "Thunder Moose", "Pirate Owlbear", "Lava Frog", "Cyber Snail", "Admiral Wobble",
    "Mushroom Knight", "Zygomorph")
STYLE = """body{margin:12px;background:#181428;color:#fff;font:12px/1.3 system-ui,sans-serif}
section{display:flex;flex-wrap:wrap;gap:8px}
figure{margin:0;width:var(--w);text-align:center}
img{display:block;width:100%;border-radius:8px}"""


def sheet() -> str:
    parts = [f"<!doctype html><html lang=en><meta charset=utf-8><title>Contact sheet</title><style>{STYLE}</style>"]
    for set_id, names in SETS.items():
        parts.append(_rows(set_id.replace("_", " ").title(), names, creature_svg))
    parts.append(_rows("Cards that nobody has drawn", STRANGERS, creature_svg))
    parts.append(_rows("Power cards", POWERS, power_svg))
    parts.append(_section("Mindbug", ("Mindbug",), lambda _: mindbug_svg(), 400) + _section("Back", ("Back",),
        lambda _: back_svg(), 200))
    parts.append(_section("Die", FACES, die_svg, 80) + _section("Icons", ICONS, icon_svg, 56))
    return "".join(parts)


def _rows(title: str, names: Iterable[str], picture: Callable[[str], str]) -> str:
    names = tuple(names)
    return _section(title, names, picture, 200) + _section("", names, picture, 92)


def _section(title: str, names: Iterable[str], picture: Callable[[str], str], width: int) -> str:
    cells = "".join(f"<figure><img alt='' src={quoteattr('data:image/svg+xml,' + _escaped(picture(name)))}>"
                    f"<figcaption>{html.escape(name) if title else ''}</figcaption></figure>" for name in names)
    return f"<h2>{html.escape(title)}</h2><section style='--w:{width}px'>{cells}</section>"


def _escaped(svg: str) -> str:
    return svg.replace("%", "%25").replace("#", "%23").replace("<", "%3C").replace(">", "%3E").replace('"', "'")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m mindbug.web.art OUT.html", file=sys.stderr)
        return 2
    Path(arguments[0]).write_text(sheet(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
