"""The bytes that travel at the first visit and for a choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.staged import show
from tests.browser.wire import Wire
from tests.web.servers import Server

FIRST_LOAD = 150_000
UPDATE = 4 * 1024
HEAD = 4  # bytes before every message of some length


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server.address)
    yield wire
    wire.close()


@pytest.mark.parametrize("path", ["/", "/rules", "/cards/Lone%20Yeti", "/learn/play"])
def test_pages_are_light(browser: Browser, wire: Wire, path: str) -> None:
    person = Person(browser, wire.address)
    person.page.goto(wire.address + path, wait_until="networkidle")
    person.leave()
    assert 10_000 < wire.received < FIRST_LOAD


@pytest.mark.parametrize("name", ["opening", "opening with Power cards"])
def test_a_new_table_is_light(browser: Browser, wire: Wire, data: Path, name: str) -> None:
    person = Person(browser, wire.address)
    show(person, data, name)
    person.page.wait_for_load_state("networkidle")
    person.leave()
    assert 10_000 < wire.received < FIRST_LOAD


@pytest.mark.parametrize("name", ["turn", "buy"])
def test_every_update_is_light(browser: Browser, wire: Wire, data: Path, name: str) -> None:
    """A full table has most to tell."""
    person = Person(browser, wire.address)
    while len(wire.messages) <= 5:  # the bot plays at random, and may lose at once
        show(person, data, name)
        person.play_on(10)
    person.leave()
    assert max(wire.messages) <= UPDATE + HEAD
