"""A position of a finished game as a picture to share, and what previews of links show."""

from functools import lru_cache
from pathlib import Path

from mindbug.game.record import Record
from mindbug.game.scene import SceneSide
from mindbug.text import card_name, outcome_text, say
from mindbug.web.art.postcard import Drawn, PaintedSide, postcard_svg
from mindbug.web.html.review import Subject, names_of, people_of

FONTS = Path(__file__).parent.parent / "static" / "fonts"
"""PNG pictures are drawn with these; browsers get the smaller files beside them."""
EXAMPLE = ((("Kangasaurus Rex", 7), ("Shark Dog", 4), ("Compost Dragon", 3)),
           (("Elephantopus", 7), ("Axolotl Healer", 4)))
"""The creatures on the picture of pages that show no game."""


@lru_cache(maxsize=64)
def picture(subject: Subject, step: int | None) -> bytes:
    """The position at that step, or at the end, as PNG. It shows what both players could see on the table: no hands, no
    piles."""
    record = Record.parse(subject.record)
    step = len(record.choices) if step is None else min(step, len(record.choices))
    names, [shown] = names_of(record, subject.lang), subject.steps(step, step)
    scene = shown.scene
    mine, theirs = (scene.me, scene.opp) if scene.me.seat == subject.seat else (scene.opp, scene.me)
    people = people_of(record, subject.lang)
    if scene.outcome:
        headline = outcome_text(scene.winner, scene.outcome, subject.lang, None, people)
    else:
        headline = say("turn_of", subject.lang, number=scene.turn_number, name=names[scene.turn])
    above, below = (_side(side, names[side.seat], subject.lang) for side in (theirs, mine))
    return png(postcard_svg(above, below, headline, say("title", subject.lang)))


def _side(side: SceneSide, name: str, lang: str) -> PaintedSide:
    return PaintedSide(name, side.life, side.mindbugs, [
        Drawn(card.name, card_name(card.name, lang), card.power, card.exhausted) for card in side.play if card.name])


@lru_cache(maxsize=8)
def greeting(lang: str) -> bytes:
    """The picture of every page that shows no finished game; it tells nothing about a running one."""
    above, below = (PaintedSide("", 3, 2, [Drawn(card, card_name(card, lang), power) for card, power in row])
                    for row in EXAMPLE)
    return png(postcard_svg(above, below, say("title", lang), say("tagline", lang)))


def png(svg: str) -> bytes:
    import resvg_py  # few requests need it

    found: bytes = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family="Lilita One")
    return bytes(found)


