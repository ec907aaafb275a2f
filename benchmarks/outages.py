"""Whole games by a person's clicks on every size of screen, with a server that is away in the middle of choices:
`python -m benchmarks.outages`.

Twice in every game somebody chooses while the server is away for ten seconds: first it hears nobody, then it is killed.
Afterwards the journal must have every choice that was made at the page, in this order, and each of them once.
"""

import argparse
import itertools
import signal
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.chromium import chromium
from tests.browser.person import Person, Screen, beyond
from tests.browser.test_restart import NOBODY_THERE
from tests.web.servers import Server

from mindbug.text import LANGUAGES
from mindbug.web.base.config import Config
from mindbug.web.rooms.store_sqlite import SqliteFile

SCREENS = [Screen(1920, 1080), Screen(1440, 900), Screen(1280, 720), Screen(820, 1180, touch=True),
           Screen(390, 844, touch=True), Screen(360, 740, touch=True), Screen(844, 390, touch=True)]
AWAY = 10.0  # seconds
OUTAGES = ("frozen", "killed")
MADE = """() => {
  window.made ??= [];
  document.addEventListener('submit', ({submitter}) => {
    if (submitter?.name === 'label') window.made.push(submitter.value);
  }, true);
}"""


class House:
    """A server that goes away and comes back at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.server = Server(data)

    def out(self, how: str) -> None:
        if how == "killed":
            self.server.kill()
        else:
            self.server.process.send_signal(signal.SIGSTOP)

    def back(self, how: str) -> None:
        if how == "killed":
            self.server = Server(self.data, "--port", self.server.address.rpartition(":")[2])
        else:
            self.server.process.send_signal(signal.SIGCONT)


def played(browser: Browser, house: House, screen: Screen, lang: str, seed: int) -> tuple[str, list[str], list[str]]:
    """Plays a game. Returns its id, the choices in the order in which they were made, and what went wrong."""
    person = Person(browser, house.server.address, screen=screen, lang=lang, seed=seed)
    person.open_game()
    person.page.evaluate(MADE)
    outages = list(OUTAGES)
    while True:
        person.wait()
        if person.over:
            break
        if outages and person.seq > 2:
            how, before = outages.pop(0), person.seq
            house.out(how)
            gone = time.monotonic()
            person.press_choice(person.chance.choice(person.page.query_selector_all("#table [name=label]")))
            time.sleep(max(0.0, gone + AWAY - time.monotonic()))
            house.back(how)
            person.wait_until(beyond(before))
        else:
            person.choose()
    made: list[str] = person.page.evaluate("window.made")
    problems = [problem for problem in person.problems if not NOBODY_THERE.search(problem)]
    problems += [f"no time for an outage: {how}" for how in outages]
    game = person.game
    person.leave()
    return game, made, problems


def stored(data: Path, game: str) -> list[str]:
    """The choices of the person in the journal."""
    store = SqliteFile(Config(data).database)
    try:
        found = store.load(game)
    finally:
        store.close()
    assert found is not None, f"the game {game} is gone"
    return [entry.text for entry in found.entries if entry.kind == "choice" and entry.seat == "p1"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.outages", description=__doc__)
    parser.add_argument("--games", type=int, default=1, metavar="N", help="games on each screen (1)")
    arguments = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder) / "data")
        try:
            languages = itertools.cycle(LANGUAGES)
            for number, screen in itertools.product(range(arguments.games), SCREENS):
                lang = next(languages)
                game, made, problems = played(browser, house, screen, lang, number)
                kept = stored(house.data, game)
                if kept != made:
                    problems.append(f"made {made}, stored {kept}")
                wrong += bool(problems)
                print(f"{screen.width}x{screen.height} {lang}: {len(made)} choices, "
                      f"{'; '.join(problems) or 'nothing lost, nothing doubled'}", flush=True)
        finally:
            house.server.kill()
    if wrong:
        raise SystemExit(f"{wrong} games went wrong")


if __name__ == "__main__":
    main()
