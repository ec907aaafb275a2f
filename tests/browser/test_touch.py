"""A finger that stays on a card shows it, and does nothing else when it leaves."""

from pathlib import Path

from tests.browser.conftest import NewPerson
from tests.browser.person import PHONE, Person
from tests.browser.staged import show

BUTTONS = "#sheet .acts button"
UNDER_BUTTONS = f"""() => {{
  const buttons = [...document.querySelectorAll('{BUTTONS}')].map(button => button.getBoundingClientRect());
  document.getElementById('sheet').close();
  return buttons.map(box => [box.left + box.width / 2, box.top + box.height / 2]).filter(
    point => document.elementFromPoint(...point)?.closest('#table .slot[data-card]'));
}}"""
"""The places in the middle of a button of the sheet where a card lies when the sheet is closed."""


def test_letting_go_presses_nothing_on_the_sheet(new_person: NewPerson, data: Path) -> None:
    """The sheet opens under the finger, and headless Chromium, like Safari, sends a click after a long press, too."""
    person: Person = new_person(screen=PHONE, lang="de")
    show(person, data, "opening")
    finger = person.context.new_cdp_session(person.page)
    person.press(person.page.locator("#z-me-hand .slot .card").first)
    person.wait_until("document.getElementById('sheet').open")
    places = person.page.evaluate(UNDER_BUTTONS)
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
