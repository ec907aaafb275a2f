"""Nothing is too wide at 200 % zoom and on the narrowest screens, and every option can be reached and seen."""

from collections import Counter
from collections.abc import Iterable, Iterator
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
both_kinds = pytest.mark.parametrize("screens", [(DESK, ZOOMED, WIDE_AND_LOW), (PHONE, NARROW)],
                                     ids=["desks", "phones"])
OUT_OF_REACH = f"""async controls => {{
  const place = {LOOK_AT}, problems = [], report = (what, control) => problems.push(what + control.outerHTML);
  document.activeElement.blur();
  for (const control of controls) {{
    control.focus();
    const box = control.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (document.activeElement !== control) report('without focus: ', control);
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) report('out of sight: ', control);
    if (!await place(control)) report('covered: ', control);
  }}
  return [controls.length, problems];
}}"""
"""What nobody sees, although it has the focus."""
COVERED = f"""async controls => {{
  const place = {LOOK_AT}, covered = [];
  const seen = controls.filter(each => each.checkVisibility({{visibilityProperty: true}}));
  for (const control of seen) if (!await place(control)) covered.push(control.outerHTML);
  return [seen.length, covered];
}}"""
NOT_TOO_WIDE = "document.documentElement.scrollWidth <= innerWidth"


def on_each(person: Person, screens: Iterable[Screen]) -> Iterator[Screen]:
    """The same page on one screen after the other: what is shown is laid out by style sheets alone."""
    for screen in screens:
        assert screen.touch == person.screen.touch
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        yield screen


@both_kinds
def test_no_page_scrolls_sideways(regular: NewPerson, screens: tuple[Screen, ...]) -> None:
    """The language with the longest words is tried."""
    person = regular(screen=screens[0], lang="de")
    for path in PAGES:
        person.go(path)
        for screen in on_each(person, screens):
            assert person.sees(NOT_TOO_WIDE), (path, screen)


@pytest.mark.parametrize("screens, lang", [((ZOOMED, WIDE_AND_LOW), "de"), ((NARROW,), "fr")],
                         ids=["desks", "phones"])
def test_every_option_can_be_reached_and_seen(regular: NewPerson, data: Path, screens: tuple[Screen, ...],
                                              lang: str) -> None:
    person, seen = regular(screen=screens[0], lang=lang), Counter[Screen]()
    for name in MOMENTS:
        show(person, data, name)
        for screen in on_each(person, screens):
            assert person.sees(NOT_TOO_WIDE), (name, screen)
            controls, problems = person.page.locator("#table [name=label], #ending .btn").evaluate_all(OUT_OF_REACH)
            assert problems == [], (name, screen)
            seen[screen] += controls
    assert all(seen[screen] > 3 * len(MOMENTS) for screen in screens)


@small_screens
def test_the_menu_fits(regular: NewPerson, data: Path, screen: Screen) -> None:
    person: Person = regular(screen=screen, lang="fr")
    show(person, data, "turn")
    person.press(person.page.locator("#open-menu" if screen == WIDE_AND_LOW else "#phone-menu"))
    person.wait_until("document.getElementById('menu').open")
    controls = person.page.locator("#menu :is(button, a, summary, input:not(.pick input))")
    seen, covered = controls.evaluate_all(COVERED)
    assert seen > 5 and covered == []
