"""Pictures of the main states in every language, at a desk and on a phone, into `screenshots/`: `make screenshots`."""

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.browser.chromium import chromium
from tests.browser.person import DESK, PHONE, Person
from tests.browser.staged import MOMENTS, show
from tests.web.servers import Server

from mindbug.text import LANGUAGES
from mindbug.web.routes.pages import VIEW

SCREENS = {"desk": DESK, "phone": PHONE}
PAGES = {"home": "/", "rules": "/rules", "cards": "/cards?set=king_of_tokyo", "cards-by-wins": "/cards?sort=drawn",
         "card": "/cards/Lord%20Watermelon", "power-card": "/cards/Extra%20Head",
         "error": "/nothing", "lesson": "/learn/sneaky", "lesson-wrong": "/learn/mindbug?wrong=mindbug",
         "lesson-done": "/learn/frenzy?did=attack+Luchataur&did=attack"}

WHOLE_PAGES = ("home", "card", "power-card", "text-turn", "text-mindbug")
"""The pages that are taken in full; of the others the first screen shows enough."""

COMPLETE = """document.fonts.status === 'loaded' && !['waiting', 'on'].includes(document.body.dataset.analysis)
  && [...document.images].every(image => image.complete || image.getBoundingClientRect().top > innerHeight)"""
"""Nothing is to come any more: letters, pictures, the analysis of a review."""

Scene = Callable[[Person, Path], None]


def page(path: str, person: Person, data: Path) -> None:
    person.go(path)


def moment(name: str, person: Person, data: Path) -> None:
    show(person, data, name)


def curtain(person: Person, data: Path) -> None:
    show(person, data, "turn", seats=("p1", "p2"))


def invitation(person: Person, data: Path) -> None:
    person.open_game("friend")


def hint(person: Person, data: Path) -> None:
    show(person, data, "turn")
    person.press(person.page.locator("#do-hint"))
    person.page.locator(".chance").first.wait_for()


def card_in_large(person: Person, data: Path) -> None:
    show(person, data, "turn")
    card = person.page.locator("#z-me-hand .card").nth(2)
    if person.screen.touch:
        person.press(card)
    else:
        card.hover(position={"x": 20, "y": 60})
    person.page.locator(":is(#inspect, #sheet .inspect) .slot").wait_for()


def read_as_text(name: str, person: Person, data: Path) -> None:
    person.context.add_cookies([{"name": VIEW, "value": "text", "url": person.address}])
    show(person, data, name)


def review(person: Person, data: Path) -> None:
    show(person, data, "end")
    with person.page.expect_navigation():
        person.page.locator("#ending a[href$=review]").click()


def menu(person: Person, data: Path) -> None:
    show(person, data, "turn")
    person.press(person.page.locator("#phone-menu" if person.screen.touch else "#open-menu"))


def looking_through_a_pile(person: Person, data: Path) -> None:
    show(person, data, "end")
    person.page.locator("[data-look=opp-discard]").first.dispatch_event("click")


SCENES: dict[str, Scene] = {
    **{name: partial(page, path) for name, path in PAGES.items()},
    **{f"table-{name.replace(' ', '-').lower()}": partial(moment, name) for name in MOMENTS},
    "table-curtain": curtain, "table-invitation": invitation, "table-hint": hint, "table-card": card_in_large,
    "table-menu": menu, "table-pile-open": looking_through_a_pile, "review": review,
    "text-turn": partial(read_as_text, "turn"), "text-mindbug": partial(read_as_text, "mindbug"),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("screenshots"), metavar="DIR")
    parser.add_argument("--lang", choices=list(LANGUAGES), action="append", help="only this language")
    parser.add_argument("--scene", choices=list(SCENES), action="append", help="only this one")
    arguments = parser.parse_args()
    arguments.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        data = Path(folder) / "data"
        server = Server(data)
        try:
            for lang in arguments.lang or LANGUAGES:
                for size, screen in SCREENS.items():
                    for name in arguments.scene or SCENES:
                        person = Person(browser, server.address, screen=screen, lang=lang)
                        SCENES[name](person, data)
                        person.wait_until(COMPLETE)
                        person.page.screenshot(path=arguments.into / f"{name}-{size}-{lang}.png",
                                               full_page=name in WHOLE_PAGES)
                        person.leave()
        finally:
            server.kill()
    print(f"{len(list(arguments.into.glob('*.png')))} pictures are in {arguments.into}/")


if __name__ == "__main__":
    main()
