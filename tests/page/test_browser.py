"""Whole games in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.page.browser import CHROMIUM, DESK, LONGEST_GAME, PHONE, Person, chromium
from tests.web.servers import Server

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="needs Chromium")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.kill()


@pytest.mark.parametrize("size, lang, sets", [(DESK, "de", "king_of_tokyo"), (PHONE, "fr", "battlefruit_galaxy")])
def test_a_game_by_hand_with_a_reload_in_the_middle(server: Server, size: dict[str, int], lang: str,
                                                    sets: str) -> None:
    with chromium() as browser:
        person = Person(browser, server.address, size, lang)
        person.begin(sets=sets)
        assert person.page.locator("html").get_attribute("lang") == lang
        for number in range(LONGEST_GAME):
            person.wait()
            if person.over:
                break
            person.choose()
            if number == 5:
                person.wait()
                seen = person.page.locator("#table").inner_text()
                person.page.reload()
                person.wait()
                assert person.page.locator("#table").inner_text() == seen
        assert person.over
        assert person.problems == []


def test_a_game_by_keyboard_alone(server: Server) -> None:
    with chromium() as browser:
        person = Person(browser, server.address, lang="en")
        person.begin()
        for _ in range(LONGEST_GAME):
            person.wait()
            if person.over:
                break
            person.choose_by_keys()
        assert person.over
        assert person.problems == []


def test_the_server_dies_and_comes_back(server: Server, tmp_path: Path) -> None:
    port = server.address.rpartition(":")[2]
    with chromium() as browser:
        person = Person(browser, server.address)
        person.begin()
        for _ in range(4):
            person.choose()
            person.wait()
        seen = person.page.locator("#table").inner_text()
        server.kill()
        person.page.wait_for_selector("html[data-state=busy]", state="attached")
        again = Server(tmp_path / "data", "--port", port)
        try:
            person.wait()
            assert person.page.locator("#table").inner_text() == seen
            person.choose()
        finally:
            again.kill()


def test_two_friends(server: Server) -> None:
    with chromium() as browser:
        one, two = Person(browser, server.address, lang="en", seed=1), Person(browser, server.address, PHONE, "de", seed=2)
        one.begin("friend")
        two.page.goto(one.page.locator("#invitation").input_value())
        one.page.wait_for_selector("#invite", state="detached")
        for _ in range(LONGEST_GAME):
            if one.over:
                break
            mover = one if one.page.locator("[name=label]").count() else two
            mover.wait()
            if mover.over:
                break
            mover.choose()
            other = two if mover is one else one
            other.page.wait_for_selector(f"#table[data-seq='{mover.seq}']", state="attached")
        one.wait()
        two.wait()
        assert one.over and two.over
        assert one.problems == two.problems == []


def test_two_at_one_screen_see_one_hand_at_a_time(server: Server) -> None:
    with chromium() as browser:
        person = Person(browser, server.address)
        person.begin("screen")
        curtains = 0
        for _ in range(LONGEST_GAME):
            person.wait()
            if person.over:
                break
            if person.page.locator("#do-uncover").count():
                curtains += 1
                hands = person.page.locator(":is(.hand, .backs) .slot:not([data-card])")
                assert hands.count() > 0 or not person.page.locator(":is(.hand, .backs) .slot").count()
                assert not person.page.locator("[name=label]").count()
            person.choose()
        assert person.over and curtains > 2
        assert person.problems == []


def test_with_every_effect(server: Server) -> None:
    with chromium() as browser:
        person = Person(browser, server.address, still=False)
        person.begin(sets="king_of_tokyo")
        person.page.evaluate("localStorage.setItem('mindbug-speed', 'fast'); localStorage.setItem('mindbug-sound', 'on')")
        for _ in range(25):
            person.wait()
            if person.over:
                break
            person.choose()
        person.wait()
        assert person.page.locator("#fx > *").count() == 0, "an effect was left behind"
        assert person.problems == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_that_axe_objects_to(server: Server, size: dict[str, int]) -> None:
    with chromium() as browser:
        person = Person(browser, server.address, size)
        for path in ("/", "/rules", "/cards?q=yeti", "/cards/Lone%20Yeti", "/nothing"):
            person.page.goto(server.address + path)
            assert _violations(person) == [], path
        person.begin(sets="king_of_tokyo")
        for _ in range(6):
            person.wait()
            assert _violations(person) == []
            if person.over:
                break
            person.choose()


def _violations(person: Person) -> list[str]:
    found = Axe().run(person.page).response["violations"]
    return [f"{each['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}" for each in found
            for node in each["nodes"]]
