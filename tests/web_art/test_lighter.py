"""Pictures are sent with fewer letters, and look the same."""

import re
from io import BytesIO

import pytest
import resvg_py
from PIL import Image, ImageChops

from mindbug.web.art import LOOKS, creature_svg
from mindbug.web.art.lighter import in_steps, lighter
from tests.sampling import part
from tests.web_art.test_art import PICTURES


def pixels(svg: str) -> Image.Image:
    return Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=228)))).convert("RGBA")


@pytest.mark.parametrize("name", part(list(PICTURES), 20))
def test_a_lighter_picture_is_the_same_picture(name: str) -> None:
    svg = PICTURES[name]()
    difference = ImageChops.difference(pixels(svg), pixels(lighter(svg)))
    assert ImageChops.lighter(difference, Image.new("RGBA", difference.size, (1, 1, 1, 1))).getcolors() == [
        (difference.width * difference.height, (1, 1, 1, 1))], "more than rounding"


def test_pictures_are_lighter() -> None:
    before = [creature_svg(name) for name in LOOKS]
    assert sum(map(len, map(lighter, before))) < 0.93 * sum(map(len, before))


@pytest.mark.parametrize(("path", "steps"), [
    ("M10 10L20 10 20 30Z", "m10 10 10 0 0 20z"), ("M5 5H9V2L1 1", "m5 5h4v-3l-8-1"), ("M1 2h.5l3-4", "m1 2h.5l3-4"),
    ("M0 0Q5 5 10 0T20 0", "m0 0q5 5 10 0t10 0"), ("M0 0C1 1 2 2 3 3 4 4 5 5 6 6", "m0 0c1 1 2 2 3 3 1 1 2 2 3 3"),
    ("M4 4L5 5ZM9 9l1 0", "m4 4 1 1zm5 5 1 0"), ("M1.5 1A2 2 0 0 1 .5 -1", "m1.5 1a2 2 0 0 1-1-2")])
def test_a_path_in_steps(path: str, steps: str) -> None:
    assert in_steps(path) == steps
    assert in_steps(steps) == steps


def test_ids_need_be_unique_in_one_picture_only() -> None:
    ids = re.findall(r' id="([^"]+)"', lighter(creature_svg("Lone Yeti")))
    assert ids and len(set(ids)) == len(ids) and all(len(each) < 3 for each in ids)
