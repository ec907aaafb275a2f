"""The server dies in the middle of a game; the page waits for it and goes on."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.web.servers import Server

NOBODY_THERE = "ERR_CONNECTION_REFUSED"


@pytest.fixture
def restart(tmp_path: Path, browser: Browser) -> Iterator[Callable[[], Server]]:
    """Kills the server if there is one, and starts it anew where it was."""
    servers: list[Server] = []

    def start() -> Server:
        options: tuple[str, ...] = ()
        if servers:
            servers[-1].kill()
            options = ("--port", servers[-1].address.rpartition(":")[2])
        servers.append(Server(tmp_path / "data", *options))
        return servers[-1]

    yield start
    servers[-1].kill()


def test_the_server_is_killed_and_comes_back(browser: Browser, restart: Callable[[], Server]) -> None:
    person = Person(browser, restart().address)
    person.open_game()
    person.play_on(5)
    person.wait()
    seen = person.picture()
    restart()
    person.wait_until("document.documentElement.dataset.state === 'busy'")
    person.wait()
    assert person.picture() == seen
    # and once more while an answer is on its way: it counts or it does not, but the game goes on
    before = person.seq
    person.press_choice(person.page.query_selector_all("#table [name=label]")[0])
    restart()
    person.wait()
    assert person.seq >= before
    person.play_on()
    assert person.over
    person.leave()
    assert [problem for problem in person.problems if NOBODY_THERE not in problem] == []
