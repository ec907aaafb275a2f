"""Nothing is too wide at 200 % zoom and on the narrowest screens, and every option can be reached and seen."""

from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, LOOK_AT, PHONE, Person, Screen
from tests.browser.staged import MOMENTS, show
from tests.browser.test_accessibility import PAGES

ZOOMED = Screen(720, 450)
"""The part of 1440 x 900 that is left at 200 %."""
NARROW = Screen(320, 640, touch=True)
"""The width that is left of 1280 pixels at 400 %, which is that of the narrowest phones."""
WIDE_AND_LOW = Screen(960, 540)
small_screens = pytest.mark.parametrize("screen", [ZOOMED, NARROW, WIDE_AND_LOW], ids=["zoomed", "narrow", "low"])
all_screens = pytest.mark.parametrize("screen", [DESK, PHONE, ZOOMED, NARROW, WIDE_AND_LOW],
                                      ids=["desk", "phone", "zoomed", "narrow", "low"])
IN_SIGHT = """control => {
  const box = control.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
}"""
NOT_TOO_WIDE = "document.documentElement.scrollWidth <= innerWidth"


@all_screens
def test_no_page_scrolls_sideways(regular: NewPerson, screen: Screen) -> None:
    """The language with the longest words is tried."""
    person = regular(screen=screen, lang="de")
    for path in PAGES:
        person.go(path)
        assert person.sees(NOT_TOO_WIDE), path


@pytest.mark.parametrize("screen, lang", [(ZOOMED, "de"), (NARROW, "fr"), (WIDE_AND_LOW, "de")],
                         ids=["zoomed", "narrow", "low"])
def test_every_option_can_be_reached_and_seen(regular: NewPerson, data: Path, screen: Screen, lang: str) -> None:
    seen = 0
    person = regular(screen=screen, lang=lang)
    for name in MOMENTS:
        show(person, data, name)
        assert person.sees(NOT_TOO_WIDE), name
        for control in person.page.query_selector_all("#table [name=label], #ending .btn"):
            control.focus()
            assert control.evaluate(IN_SIGHT), f"{name}: out of sight {control.evaluate('it => it.outerHTML')[:200]}"
            assert control.evaluate(LOOK_AT), f"{name}: covered {control.evaluate('it => it.outerHTML')[:200]}"
            seen += 1
    assert seen > 3 * len(MOMENTS)


@small_screens
def test_the_menu_fits(regular: NewPerson, data: Path, screen: Screen) -> None:
    person: Person = regular(screen=screen, lang="fr")
    show(person, data, "turn")
    person.press(person.page.locator("#open-menu" if screen == WIDE_AND_LOW else "#phone-menu"))
    person.wait_until("document.getElementById('menu').open")
    for control in person.page.query_selector_all("#menu :is(button, a, summary, input:not(.pick input))"):
        if control.is_visible():
            assert control.evaluate(LOOK_AT), control.evaluate("it => it.outerHTML")[:200]
