"""How much travels: the first visit, and what a choice brings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.staged import show
from tests.browser.wire import Wire
from tests.web.servers import Server

FIRST_LOAD = 150_000
UPDATE = 4_000


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server.address)
    yield wire
    wire.close()


@pytest.mark.parametrize("path", ["/", "/rules", "/cards/Lone%20Yeti"])
def test_pages_are_light(browser: Browser, wire: Wire, path: str) -> None:
    person = Person(browser, wire.address)
    person.page.goto(wire.address + path, wait_until="networkidle")
    person.leave()
    assert 10_000 < wire.received < FIRST_LOAD


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_is_light_and_so_is_every_update(browser: Browser, wire: Wire, data: Path, screen: Screen) -> None:
    """Nothing is in the browser's memory yet; later on a full table."""
    person = Person(browser, wire.address, screen=screen)
    show(person, data, "turn")
    person.page.wait_for_load_state("networkidle")
    assert 10_000 < wire.received < FIRST_LOAD
    first = len(wire.messages)
    assert first
    person.play_on(12)
    person.leave()
    updates = wire.messages[first:]
    assert len(updates) > 5
    assert sorted(updates)[len(updates) // 2] < UPDATE, updates
