"""The server dies in the middle of a game; the page waits for it and goes on."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.web.servers import Server

# what a browser says of a server that is gone, or goes while it answers
NOBODY_THERE = re.compile(r"ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)")
WITHOUT_SERVER = "document.documentElement.dataset.state === 'busy'"


@pytest.fixture
def start(tmp_path: Path, browser: Browser) -> Iterator[Callable[[], Server]]:
    """Starts the server, after the first time where it was."""
    servers: list[Server] = []

    def start() -> Server:
        where = ("--port", servers[0].address.rpartition(":")[2]) if servers else ()
        servers.append(Server(tmp_path / "data", *where))
        return servers[-1]

    yield start
    servers[-1].kill()


def test_the_server_is_killed_and_comes_back(browser: Browser, start: Callable[[], Server]) -> None:
    server = start()
    person = Person(browser, server.address)
    person.open_game()
    person.play_on(2)  # whatever the bot does, no game is over by then
    person.wait()
    seen = person.picture()
    server.kill()
    person.wait_until(WITHOUT_SERVER)
    server = start()
    person.wait()
    assert person.picture() == seen
    # and once more while an answer is on its way: it counts or it does not, but the game goes on
    before = person.seq
    person.press_choice(person.page.query_selector_all("#table [name=label]")[0])
    server.kill()
    person.wait_until(WITHOUT_SERVER)
    start()
    person.wait()
    assert person.seq >= before
    person.play_on()
    assert person.over
    person.leave()
    assert [problem for problem in person.problems if not NOBODY_THERE.search(problem)] == []
