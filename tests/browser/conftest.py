"""One browser and one server for all tests that a process runs here."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import MISSING, chromium, executable
from tests.browser.person import Person
from tests.web.servers import HastyServer, Server

NewPerson = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright is there, no other test of this process could have an event loop."""
    if executable() is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with chromium(paints=False) as browser:
        yield browser


@pytest.fixture(scope="package")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "data"


@pytest.fixture(scope="package")
def server(browser: Browser, data: Path) -> Iterator[Server]:
    server = HastyServer(data)
    yield server
    server.kill()


USUAL = {"worker": False}
"""Habits of whoever says nothing else: most tests are not about the service worker."""


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Somebody with a browser of their own. When the test is over, none of them may have had a problem."""
    people: list[Person] = []

    def make(**habits: Any) -> Person:
        people.append(Person(browser, server.address, **USUAL | habits))
        return people[-1]

    yield make
    for person in people:
        person.leave()
    assert [problem for person in people for problem in person.problems] == []


@pytest.fixture(scope="package")
def regulars() -> Iterator[dict[tuple[Any, ...], Person]]:
    people: dict[tuple[Any, ...], Person] = {}
    yield people
    for person in people.values():
        person.leave()


@pytest.fixture
def regular(browser: Browser, server: Server, regulars: dict[tuple[Any, ...], Person]) -> Iterator[NewPerson]:
    """Somebody who comes again and again and remembers nothing, but need not fetch what never changes, which is most of
    the work of showing a page. Two with the same habits are one and the same; whoever adds scripts of their own, stops
    the clock or asks for permissions is a new person."""
    here: list[Person] = []

    def find(**habits: Any) -> Person:
        key = tuple(sorted(habits.items()))
        if key not in regulars:
            regulars[key] = Person(browser, server.address, **USUAL | habits)
        here.append(regulars[key])
        return here[-1]

    yield find
    problems = [problem for person in here for problem in person.problems]
    for person in here:
        person.forget()
    assert problems == []
