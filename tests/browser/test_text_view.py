"""The table read as text, in a real browser: by keyboard alone, and as axe sees it."""

from pathlib import Path

import pytest

from mindbug.web.routes.pages import VIEW
from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, LONGEST_GAME, PHONE, Person, Screen
from tests.browser.staged import MOMENTS, show
from tests.browser.test_accessibility import both_screens, check


def reader(find: NewPerson, **habits: object) -> Person:
    person = find(**habits)
    person.context.add_cookies([{"name": VIEW, "value": "text", "url": person.address}])
    return person


def test_a_whole_game_by_keyboard_alone(regular: NewPerson) -> None:
    person: Person = regular(lang="de")
    person.go("/")
    person.tab_to("[name=level]:checked")
    while not person.focused("[value=random]"):
        person.page.keyboard.press("ArrowLeft")
    person.tab_to("#start-game")
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")
    person.wait()
    person.page.evaluate("document.activeElement.blur()")
    person.tab_to(".skip [value=text]", stops=1)  # the first thing that the keyboard meets
    assert person.page.locator(".skip").bounding_box()["x"] >= 0  # type: ignore[index]
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")
    person.wait()
    assert person.page.locator("body.on-text").count() == 1
    at_table = False
    for _ in range(LONGEST_GAME):
        person.wait()
        if person.over:
            break
        person.choose_by_keys()
        person.wait()
        at_table = at_table or person.focused("#root *")
        assert not at_table or person.focused("#root *"), "the focus is lost"
        assert not at_table or person.sees("""(() => { const box = document.activeElement.getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight + 1; })()"""), "the focus is out of sight"
    person.check_ending()
    assert at_table
    person.tab_to("#do-rematch")
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")
    person.wait()
    assert person.page.locator("body.on-text").count() == 1 and not person.over


def test_news_arrive_in_the_live_region(regular: NewPerson) -> None:
    person = reader(regular)
    person.open_game()
    for _ in range(4):
        person.wait()
        before = person.page.locator("#news [role=log] p").evaluate_all("lines => lines.map(line => line.id)")
        person.choose_by_keys()
        person.wait()
        after = person.page.locator("#news [role=log] p").evaluate_all("lines => lines.map(line => line.id)")
        assert after and not set(after) & set(before), "a line that was told already"


def test_switched_from_the_table_and_from_the_first_page(regular: NewPerson, data: Path) -> None:
    person: Person = regular()
    show(person, data, "turn")
    address = person.page.url
    person.press(person.page.locator("#open-menu"))
    with person.page.expect_navigation():
        person.press(person.page.locator("#menu .views [value=text]"))
    person.wait_for_rest()
    assert person.page.locator("#side-opp").is_visible()
    person.go("/")
    with person.page.expect_navigation():
        person.press(person.page.locator(".views [value=picture]"))
    person.go(address)
    person.wait_for_rest()
    assert person.page.locator("#side").is_visible()


@pytest.mark.parametrize("name", MOMENTS)
def test_moments_as_axe_sees_them(regular: NewPerson, data: Path, name: str) -> None:
    """This is tried on a phone; at a desk the same text only has more room."""
    person = reader(regular, screen=PHONE, lang="fr")
    show(person, data, name)
    assert person.page.locator("body.on-text").count() == 1
    check(person.page)
    for screen in (PHONE, DESK):
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        assert person.sees("document.documentElement.scrollWidth <= innerWidth")


@both_screens
def test_curtain_invitation_and_hint(regular: NewPerson, data: Path, screen: Screen) -> None:
    person = reader(regular, screen=screen)
    show(person, data, "turn", seats=("p1", "p2"))
    assert person.page.locator("#do-uncover").is_visible()
    check(person.page)
    person.choose()
    assert person.page.locator("#hand").is_visible()
    person.open_game("friend")
    assert person.page.locator("#invitation").is_visible()
    check(person.page)
    show(person, data, "turn")
    person.press(person.page.locator("#do-hint"))
    person.page.locator(".win").first.wait_for()
    check(person.page)
