"""A finger that stays on a card shows it, and does nothing else when it leaves."""

from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, Screen
from tests.browser.staged import show

LOW = Screen(360, 740, touch=True)
"""The hand fills its place, down to where the sheet has its buttons."""
BUTTONS = "#sheet .acts button"
UNDER_BUTTONS = f"""card => {{
  const buttons = [...document.querySelectorAll('{BUTTONS}')].map(button => button.getBoundingClientRect());
  document.getElementById('sheet').close();
  return buttons.map(box => [box.left + box.width / 2, box.top + box.height / 2]).filter(
    point => card.contains(document.elementFromPoint(...point)));
}}"""
"""The places in the middle of a button of the sheet of a card where that card lies when the sheet is closed."""


def test_letting_go_presses_nothing_on_the_sheet(regular: NewPerson, data: Path) -> None:
    """The sheet opens under the finger, and headless Chromium, like Safari, sends a click after a long press, too."""
    person: Person = regular(screen=LOW, lang="de")
    show(person, data, "opening")
    finger = person.context.new_cdp_session(person.page)
    places = []
    for card in person.page.query_selector_all("#z-me-hand .card"):
        person.press(card)
        person.wait_until("document.getElementById('sheet').open")
        places += card.evaluate(UNDER_BUTTONS)
    assert places, "no button of the sheet lies where a card was: look for another moment of a game"
    for x, y in places:
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        person.wait_until("document.getElementById('sheet').open")
        assert person.sees(f"!!document.elementFromPoint({x}, {y}).closest('{BUTTONS}')")
        person.page.evaluate("window.aim = {control: document.getElementById('sheet'), hit: null}")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        person.wait_until("window.aim.hit")
        assert person.sees("document.getElementById('sheet').open && window.answers === 0")
        person.press(person.page.locator(BUTTONS).last)  # a new press is a press
        person.wait_until("!document.getElementById('sheet').open")


def test_the_sheet_says_in_words_what_a_small_card_hints_at(regular: NewPerson, data: Path) -> None:
    person: Person = regular(screen=LOW)
    show(person, data, "turn")
    card = person.page.locator("#z-me-play .card:has(.verdict s:text('risk '))").first
    person.press(card)
    person.wait_until("document.getElementById('sheet').open")
    assert "blockers beat it" in person.page.locator(f"{BUTTONS} small").first.inner_text().replace("\u00a0", " ")


HELD = [LOW, Screen(390, 844, touch=True), Screen(844, 390, touch=True)]
CUT_OFF = """() => {
  const [text, seen] = ['.txt', '.scroll'].map(
    part => document.querySelector('#sheet ' + part)?.getBoundingClientRect());
  return !!text && text.bottom > seen.bottom + 1;
}"""


@pytest.mark.parametrize("screen", HELD, ids=lambda screen: f"{screen.width}x{screen.height}")
def test_one_tap_shows_the_whole_text_of_a_card_in_hand(regular: NewPerson, data: Path, screen: Screen) -> None:
    """In the hand itself long texts end early, since all of it is on the screen."""
    person: Person = regular(screen=screen, lang="de")
    cut = []
    for moment in ("opening", "turn"):
        show(person, data, moment)
        for card in person.page.query_selector_all("#z-me-hand .card"):
            person.press(card)
            person.wait_until("document.querySelector('#sheet[open] .inspect .card')")
            if person.page.evaluate(CUT_OFF):
                cut.append(person.page.locator("#sheet .name").first.inner_text())
            person.press(person.page.locator("#sheet .close"))
    assert cut == []


LOWER_EDGE = """() => {
  const [card, seen] = ['.inspect .card', '.scroll'].map(
    part => document.querySelector('#sheet ' + part).getBoundingClientRect().bottom);
  return card <= seen;
}"""


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("screen", HELD, ids=lambda screen: f"{screen.width}x{screen.height}")
def test_the_sheet_has_room_for_the_card_beside_two_deeds(regular: NewPerson, data: Path, screen: Screen,
                                                          lang: str) -> None:
    person: Person = regular(screen=screen, lang=lang)
    show(person, data, "turn")
    deeds = []
    for card in person.page.query_selector_all("#z-me-play .card"):
        person.press(card)
        person.wait_until("document.querySelector('#sheet[open] .inspect .card')")
        deeds.append(person.page.locator("#sheet .acts .main").count())
        assert person.sees(LOWER_EDGE), person.page.locator("#sheet .name").first.inner_text()
        person.press(person.page.locator("#sheet .close"))
    assert max(deeds) == 2, "no creature has two deeds: look for another moment of a game"
