"""Procedural pictures for everything on the table: layered SVG, drawn from a recipe and the card's name.

Every picture is the same on every machine, needs no fonts and no other files, and has ids of its own, so that several
may stand in one page. This room imports nothing of ours. Start with `creature.draw` and a file
in `recipes/`.
"""

from functools import lru_cache

from mindbug.web.art.creature import draw, seed
from mindbug.web.art.dice import FACES, die_svg
from mindbug.web.art.emotes import EMOTES, emote_svg
from mindbug.web.art.guess import guess
from mindbug.web.art.icons import ICONS, icon_svg
from mindbug.web.art.mindbug_card import back_svg, bug_svg, mindbug_svg
from mindbug.web.art.powers import POWERS, power_svg
from mindbug.web.art.recipes import LOOKS

__all__ = ["EMOTES", "FACES", "ICONS", "LOOKS", "POWERS", "back_svg", "bug_svg", "creature_svg", "die_svg", "drawn",
    "emote_svg", "icon_svg", "mindbug_svg", "power_svg"]


@lru_cache(maxsize=512)
def creature_svg(name: str) -> str:
    """The picture of a creature: from its recipe, or guessed from its name."""
    look = LOOKS.get(name) or guess(name, seed(name))
    return draw(name, look)


def drawn(kind: str, name: str) -> str:
    """Returns the picture with that address. KeyError or ValueError if there is none of that name."""
    match kind:
        case "creature":
            return creature_svg(name)
        case "power":
            return power_svg(name)
        case "die":
            return die_svg(name)
        case "icon":
            return icon_svg(name)
        case "emote":
            return emote_svg(name)
        case "mindbug" if name == "bug":
            return bug_svg()
        case "mindbug" | "back" if name == kind:
            return mindbug_svg() if kind == "mindbug" else back_svg()
    raise KeyError(kind)
