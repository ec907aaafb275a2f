"""docs/reference.md is what the source says."""

import os

from tools.reference import PAGE, exported, page

import mindbug


def test_the_reference_is_up_to_date() -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page(), "`make docs` writes it anew"


def test_it_has_every_public_name() -> None:
    assert sorted(exported()) == sorted(mindbug.__all__)
