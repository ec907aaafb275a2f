"""Every page and every state of the table, as axe sees them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.staged import MOMENTS, show

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
PAGES = ["/", "/rules", "/cards?q=dragon", "/cards?q=zzzz", "/cards/Lone%20Yeti", "/cards/Extra%20Head"]
both_screens = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


def check(page: Page) -> None:
    page.evaluate(AXE)  # from outside: the content policy lets no strange script in
    result = page.evaluate("axe.run({resultTypes: ['violations']})")
    assert result["passes"], "axe looked at nothing"
    assert [f"{found['id']}: {node['html'][:160]}\n{node.get('failureSummary', '')}"
            for found in result["violations"] for node in found["nodes"]] == [], page.url


@both_screens
@pytest.mark.parametrize("path", PAGES)
def test_pages(regular: NewPerson, screen: Screen, path: str) -> None:
    person = regular(screen=screen)
    person.go(path)
    check(person.page)


@both_screens
def test_an_error(regular: NewPerson, screen: Screen) -> None:
    person = regular(screen=screen, lang="de")
    person.go("/nothing")
    check(person.page)
    assert all("404" in problem for problem in person.problems) and person.problems
    person.problems.clear()


@both_screens
@pytest.mark.parametrize("name", MOMENTS)
def test_moments_of_a_game(regular: NewPerson, data: Path, screen: Screen, name: str) -> None:
    person = regular(screen=screen)
    show(person, data, name)
    check(person.page)


@both_screens
def test_what_opens_over_the_table(regular: NewPerson, data: Path, screen: Screen) -> None:
    person: Person = regular(screen=screen, lang="fr")
    show(person, data, "turn", seats=("p1", "p2"))
    assert person.page.locator("#curtain").is_visible()
    check(person.page)
    person.choose()
    person.press(person.page.locator("#phone-menu" if screen.touch else "#open-menu"))
    person.wait_until("document.getElementById('menu').open")
    check(person.page)
    person.page.keyboard.press("Escape")
    person.wait_until("!document.getElementById('menu').open")
    person.page.locator("#z-me-play .card").first.focus()
    person.page.keyboard.press("?")
    person.page.locator("#sheet .more .from").wait_for()
    check(person.page)
    person.page.keyboard.press("Escape")
    person.open_game("friend")
    assert person.page.locator("#meet").is_visible()
    check(person.page)


@both_screens
def test_a_hint(regular: NewPerson, data: Path, screen: Screen) -> None:
    person: Person = regular(screen=screen)
    show(person, data, "turn")
    person.press(person.page.locator("#do-hint"))
    person.page.locator(".chance").first.wait_for()
    check(person.page)
