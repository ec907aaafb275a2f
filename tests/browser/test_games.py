"""Whole games to the end, played in a real browser by what is to be seen."""

import json
from collections.abc import Iterable
from itertools import groupby

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, HURRY, LONGEST_GAME, PHONE, Person, Screen


@pytest.mark.parametrize("screen, lang, sets", [
    (DESK, "en", "first_contact"), (DESK, "fr", "battlefruit_galaxy"),
    (PHONE, "en", "battlefruit_kingdom"), (PHONE, "de", "king_of_tokyo"),
], ids=lambda value: ("phone" if value.touch else "desk") if isinstance(value, Screen) else value)
def test_against_a_bot_with_a_reload_in_the_middle(new_person: NewPerson, screen: Screen, lang: str,
                                                   sets: str) -> None:
    person: Person = new_person(screen=screen, lang=lang, worker=True)
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


def test_by_keyboard_alone(regular: NewPerson) -> None:
    person: Person = regular()
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
    before = person.game
    with person.page.expect_navigation():  # a bot always agrees, and nothing else need be pressed
        person.page.keyboard.press("Enter")
    assert person.game != before


NOTE_CAPTIONS = """{
  window.captions = [];
  new MutationObserver(() => {
    const said = document.querySelector('#caption.on .what')?.textContent;
    if (said) captions.push(said);
  }).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
}"""


def once_each(said: Iterable[str]) -> list[str]:
    """Leaves out what only repeats the one before."""
    return [text for text, _ in groupby(said)]


def told_by_the_server(messages: Iterable[str]) -> list[str]:
    """The captions of all beats in their order. How the game was dealt comes with the first picture, once."""
    steps = [step for step in map(json.loads, messages) if step["type"] == "step"]
    films = [steps[0].get("opening") or steps[0], *steps[1:]]
    return once_each(beat["what"] for film in films for beat in film.get("beats", []))


def test_with_every_beat(new_person: NewPerson) -> None:
    """All are told, in the order in which the server tells them, and nothing stays behind of them. They run faster than
    a person would want."""
    person: Person = new_person(calm=False)
    person.page.add_init_script(HURRY)
    person.page.add_init_script(NOTE_CAPTIONS)
    person.open_game()
    person.play_on(9)
    person.wait_for_rest()
    told = told_by_the_server(person.heard)
    assert len(told) > 8
    assert once_each(person.page.evaluate("captions")) == told
    assert person.page.locator("#caption.on, #table :is(.ghost, .gone, .arrives), .slot[style*=z-index]").count() == 0
