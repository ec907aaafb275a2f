"""The server dies in the middle of a game; the page waits for it and goes on."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from mindbug.text import say
from mindbug.web.rooms.store_sqlite import SqliteFile
from tests.browser.person import PHONE, Person
from tests.web.servers import Server

# what a browser says of a server that is gone, or goes while it answers
# a server that is killed while it answers leaves half an answer, and the worker of the page can only say that it failed
NOBODY_THERE = re.compile(r"ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED"
                          r"|CONTENT_LENGTH_MISMATCH|FAILED\b)")
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


def test_a_choice_that_is_made_without_a_server_is_kept(browser: Browser, start: Callable[[], Server],
                                                        tmp_path: Path) -> None:
    """A whole game, with a server that is away in the middle of choices: nothing is lost, nothing counts twice."""
    server = start()
    person = Person(browser, server.address, lang="de", screen=PHONE)
    person.go("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    person.open_game()
    made = 0
    for outage in (killed, frozen):
        person.wait()
        if person.over:
            break
        before = person.seq
        with outage(server, start) as back:
            person.press_choice(person.page.query_selector_all("#table [name=label]")[0])
            made += 1
            assert person.page.locator("#table").get_attribute("data-answered") is not None, "the question is gone"
            person.page.get_by_text(say("choice_waits", "de")).wait_for()
            if outage is killed:
                person.page.evaluate("document.getElementById('menu').showModal()")
                person.page.locator("#menu a[href='/']").evaluate("link => link.click()")
                assert person.game in person.page.url, "the table stays"
                assert not person.sees("document.getElementById('menu').open"), "what is told is not covered"
                read_offline_page(person)
        server = back()
        person.wait_until(f"document.getElementById('table').dataset.seq > {before}")
    while True:
        person.wait()
        if person.over:
            break
        person.choose()
        made += 1
    person.leave()
    store = SqliteFile(tmp_path / "data" / "mindbug.sqlite3")
    stored = store.load(person.game)
    store.close()
    assert stored is not None
    assert [entry.seat for entry in stored.entries if entry.kind == "choice"].count("p1") == made
    assert [problem for problem in person.problems if not NOBODY_THERE.search(problem)] == []


def read_offline_page(person: Person) -> None:
    """Another page says in the app's own words that there is no connection, and no page of a game was kept."""
    other = person.context.new_page()
    other.goto(f"{person.address}/rules")
    assert other.locator("h1").inner_text() == say("offline_title", "de")
    kept = other.evaluate("""async () => (await Promise.all((await caches.keys()).map(async name =>
      (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat()""")
    assert kept and all(path.startswith(("/static/", "/art/", "/offline", "/lang")) for path in kept)
    other.close()


@contextmanager
def killed(server: Server, start: Callable[[], Server]) -> Iterator[Callable[[], Server]]:
    server.kill()
    yield start


@contextmanager
def frozen(server: Server, start: Callable[[], Server]) -> Iterator[Callable[[], Server]]:
    """The line stays, but nobody answers, for longer than the page is patient."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield lambda: server
    finally:
        server.process.send_signal(signal.SIGCONT)
