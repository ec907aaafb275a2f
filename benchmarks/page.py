"""The weight and the speed of the page, in headless Chromium: `python -m benchmarks.page`.

The numbers are those of this machine, whose Chromium draws without a graphics card; look at them when nothing
else runs.
"""

import os
import re
import tempfile
import time
from collections.abc import Callable
from functools import partial
from html import unescape
from pathlib import Path
from statistics import median
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from playwright.sync_api import Browser
from tests.browser.chromium import chromium
from tests.browser.person import Person
from tests.browser.staged import issued, show
from tests.browser.wire import Wire
from tests.web.servers import Server

from mindbug.web.routes.pages import CLIENT

CHOICES = 40
VISITS = 5
SILENCE, PATIENCE = 0.7, 60  # seconds
QUIET = 0.5  # processors that others may use
MOMENT = 300  # milliseconds until somebody chooses
PAGES = ("/", "/learn", "/rules", "/cards", "/cards/Gorillion")
TABLES = ("opening", "opening with Power cards", "turn")
LABEL = re.compile(r'name="label" value="(.*?)"')
PAINTED = """() => new Promise(done => {
  const found = () => performance.getEntriesByName('first-contentful-paint')[0];
  if (found()) return done(found().startTime);
  new PerformanceObserver(() => { if (found()) done(found().startTime); }).observe({type: 'paint', buffered: true});
})"""
CLICK_TO_SETTLED = """control => new Promise(done => {
  const begun = performance.now(), before = document.getElementById('table').dataset.seq;
  const look = () => document.getElementById('table').dataset.seq === before ? requestAnimationFrame(look)
    : requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  control.click();
  look();
})"""
"""It waits until the frame after the one with the answer has begun."""


def first_visits(browser: Browser, server: Server, go: Callable[[Person], None]) -> tuple[list[float], int]:
    """Milliseconds to the first contentful paint, and bytes, with nothing in the browser's memory."""
    paints: list[float] = []
    for _ in range(VISITS):
        wire = Wire(server.address)
        person = Person(browser, wire.address)
        go(person)
        wait_for_silence(wire)
        paints.append(person.page.evaluate(PAINTED))
        person.leave()
        wire.close()
    return paints, wire.received


def wait_for_silence(wire: Wire) -> None:
    """Waits until the server has sent nothing for a while. Playwright's own way may time out on a busy machine."""
    before, enough = -1, time.monotonic() + PATIENCE
    while wire.received != before and time.monotonic() < enough:
        before = wire.received
        time.sleep(SILENCE)


def choices(browser: Browser, server: Server, data: Path) -> tuple[list[float], list[int]]:
    """Milliseconds from click to settled picture and bytes per message, without animation, on a full table.

    Against somebody who takes a moment to answer: the picture of an answer that comes at once would be in the figures.
    """
    wire = Wire(server.address)
    person = Person(browser, wire.address)
    friend = issued(data)
    times: list[float] = []
    while len(times) < CHOICES:
        show(person, data, "turn", others={"p2": friend})
        while len(times) < CHOICES and not person.over:
            person.page.wait_for_timeout(MOMENT)
            if person.asked:
                control = person.chance.choice(person.page.query_selector_all("#table [name=label]"))
                times.append(control.evaluate(CLICK_TO_SETTLED))
            else:
                answer(server, person, friend)
    person.leave()
    wire.close()
    return times, wire.messages


def answer(server: Server, person: Person, friend: str) -> None:
    """Lets somebody else choose, by the form that the page is without script."""
    seq, address = person.seq, f"{server.address}/game/{person.game}"
    page = urlopen(Request(address, headers={"Cookie": f"{CLIENT}={friend}"})).read().decode()
    chosen = {"seq": seq, "label": unescape(person.chance.choice(LABEL.findall(page)))}
    urlopen(Request(f"{address}/choose", urlencode(chosen).encode(),
                    {"Cookie": f"{CLIENT}={friend}", "Origin": server.address}))
    person.wait_beyond(seq)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        data, load = Path(folder) / "data", os.getloadavg()[0]
        server = Server(data)
        try:
            print(f"{'first visit':28}{'first paint':>14}{'worst':>14}{'on the wire':>14}")
            ways: dict[str, Callable[[Person], None]] = {path: partial(Person.go, path=path) for path in PAGES}
            ways |= {f"table, {name}": partial(show, data=data, name=name) for name in TABLES}
            for name, go in ways.items():
                paints, size = first_visits(browser, server, go)
                print(f"{name:28}{median(paints):11.0f} ms{max(paints):11.0f} ms{size / 1024:11.1f} KB")
            times, sizes = choices(browser, server, data)
        finally:
            server.kill()
    if load > QUIET:
        print(f"\nLOADED: others kept {load:.1f} processors busy at the start. Sizes are right, times too long.")
    print(f"\n{'a choice':28}{'median':>14}{'worst':>14}")
    print(f"{'click to settled picture':28}{median(times):11.0f} ms{max(times):11.0f} ms")
    print(f"{'update on the wire':28}{median(sizes) / 1024:11.1f} KB{max(sizes) / 1024:11.1f} KB")


if __name__ == "__main__":
    main()
