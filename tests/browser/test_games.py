"""Whole games to the end, played in a real browser by what is to be seen."""

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, HURRY, LONGEST_GAME, PHONE, Person, Screen


@pytest.mark.parametrize("screen, lang, sets", [
    (DESK, "en", "first_contact"), (DESK, "fr", "battlefruit_galaxy"),
    (PHONE, "en", "battlefruit_kingdom"), (PHONE, "de", "king_of_tokyo"),
], ids=lambda value: ("phone" if value.touch else "desk") if isinstance(value, Screen) else value)
def test_against_a_bot_with_a_reload_in_the_middle(new_person: NewPerson, screen: Screen, lang: str,
                                                   sets: str) -> None:
    person: Person = new_person(screen=screen, lang=lang)
    person.open_game(sets=sets)
    assert person.page.locator("html").get_attribute("lang") == lang
    person.play_on(8)
    person.wait()
    seen = person.picture()
    person.page.reload()
    person.wait()
    assert person.picture() == seen
    person.play_on()
    person.check_ending()
    assert person.done["play"], "no creature was ever played"


def test_by_keyboard_alone(new_person: NewPerson) -> None:
    person: Person = new_person()
    person.go("/")
    person.tab_to("[name=level]:checked")
    while not person.focused("[value=random]"):
        person.page.keyboard.press("ArrowLeft")
    person.tab_to("#start-game")
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")
    at_table = False
    for _ in range(LONGEST_GAME):
        person.wait()
        if person.over:
            break
        person.choose_by_keys()
        person.wait()
        at_table = at_table or person.focused("#root *")
        assert not at_table or person.focused("#root *"), "the focus is lost"
    person.check_ending()
    assert at_table
    person.tab_to("#do-rematch")


def test_with_every_beat(new_person: NewPerson) -> None:
    """Nothing stays behind of them. They run faster than a person would want."""
    person: Person = new_person(calm=False)
    person.page.add_init_script(HURRY)
    person.open_game()
    person.page.evaluate("""() => {
      window.captions = [];
      new MutationObserver(() => { captions.push(document.querySelector('#caption .what').textContent); }).observe(
        document.getElementById('root'), {childList: true, subtree: true});
    }""")
    person.play_on(9)
    person.wait_for_rest()
    assert person.page.evaluate("new Set(captions).size") > 8
    assert person.page.locator("#caption.on, #table :is(.ghost, .gone, .arrives), .slot[style*=z-index]").count() == 0
