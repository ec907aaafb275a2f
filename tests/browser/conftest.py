import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import MISSING, chromium, executable
from tests.browser.person import Person
from tests.web.servers import Server

NewPerson = Callable[..., Person]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright is there, no other test of this process could have an event loop."""
    if executable() is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "data"


@pytest.fixture(scope="module")
def server(browser: Browser, data: Path) -> Iterator[Server]:
    server = Server(data)
    yield server
    server.kill()


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Somebody with a browser of their own. When the test is over, none of them may have had a problem."""
    people: list[Person] = []

    def make(**habits: Any) -> Person:
        people.append(Person(browser, server.address, **habits))
        return people[-1]

    yield make
    for person in people:
        person.leave()
    assert [problem for person in people for problem in person.problems] == []
