"""Films of what happens, a picture every 100 ms, as strips into `screenshots/films/`: part of `make screenshots`.

A film is the first step of a random game in which that happens. It is played slowed down, because a picture takes its
time; the strips show it as a person sees it.
"""

import argparse
import base64
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.chromium import chromium
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.staged import issued, put
from tests.web.servers import Server

from mindbug import Game, redact
from mindbug.game.circumstances import Circumstances
from mindbug.text import LANGUAGES
from mindbug.web.html.beats import Beat, beats
from mindbug.web.routes.pages import CLIENT

SCREENS: dict[str, Screen] = {"desk": DESK, "phone": PHONE}
SLOWED = 4
EVERY = 100
"""Milliseconds of the film between two pictures."""
LONGEST = 200
COLUMNS = {"desk": 4, "phone": 8}
SEEDS = 3000

SLOW_DOWN = f"""
  localStorage.setItem('mindbug-speed', 'normal');
  const later = window.setTimeout, move = Element.prototype.animate;
  window.setTimeout = (what, ms, ...more) => later(what, ms * (ms >= 100 ? {SLOWED} : 1), ...more);
  Element.prototype.animate = function(frames, options) {{
    return Object.assign(move.call(this, frames, options), {{playbackRate: 1 / {SLOWED}}});
  }};
"""


@dataclass(frozen=True)
class Film:
    sets: tuple[str, ...]
    chooser: str
    """The seat that makes the choice: p1 is the one who looks. Before the first choice it is nobody."""
    wanted: Callable[[list[Beat]], bool]


def kinds(found: list[Beat]) -> list[str]:
    return [beat["kind"] for beat in found]


def decided(keyword: str) -> Callable[[list[Beat]], bool]:
    return lambda found: any(beat.get("decides") == keyword for beat in found)


def fallen(found: list[Beat]) -> int:
    return max((len(beat["cards"]) for beat in found if beat["kind"] == "defeated"), default=0)


def having(*wanted: str) -> Callable[[list[Beat]], bool]:
    return lambda found: all(kind in kinds(found) for kind in wanted)


FILMS: dict[str, Film] = {
    "dealing": Film(("first_contact",), "", lambda found: True),
    "mindbug": Film(("first_contact",), "p2", having("mindbugged", "triggered", "defeated", "again")),
    "poisonous-block": Film(("first_contact",), "p1", lambda found: kinds(found)[:1] == ["blocked"]
                            and decided("POISONOUS")(found)),
    "sneaky": Film(("first_contact",), "p2", decided("SNEAKY")),
    "die-and-reroll": Film(("king_of_tokyo",), "p1", having("rerolled", "rolled", "energy")),
    "purchase": Film(("king_of_tokyo",), "p1", having("bought", "life")),
    "mass-defeat": Film(("first_contact",), "p2", lambda found: fallen(found) >= 3),
    "evolving": Film(("beyond_evolution",), "p1", having("evolved")),
    "boosting": Film(("beyond_eternity",), "p1", having("put_under")),
    "win": Film(("first_contact",), "p1", lambda found: kinds(found)[-1:] == ["game_over"]
                and found[-1]["side"] == "me" and "life" in kinds(found)),
    "loss": Film(("first_contact",), "p2", lambda found: kinds(found)[-1:] == ["game_over"]
                 and found[-1]["side"] == "opp" and "life" in kinds(found)),
}


def staged(film: Film) -> tuple[Game, str]:
    """The game before the choice, and the choice."""
    if not film.chooser:
        return Game(film.sets, 1), ""
    for seed in range(SEEDS):
        chance, game = random.Random(seed), Game(film.sets, seed)
        while game.decision is not None:
            option, chooser = chance.choice(game.decision.options), game.decision.player
            before, circumstances, told = game.clone(), game.circumstances(), len(game.events)
            game.choose(option)
            if chooser == film.chooser and film.wanted(seen(game, circumstances, told)):
                return before, option.label
    raise LookupError(f"no game of {SEEDS} has this film")


def seen(game: Game, before: Circumstances, told: int) -> list[Beat]:
    return beats([redact(event, "p1") for event in game.events[told:]], before, game.decision, "en", "p1", {})


def pictures(person: Person) -> Iterator[bytes]:
    """One every so often, from the choice until the table is at rest."""
    begun, rest = time.monotonic(), 0
    for number in range(LONGEST):
        yield person.page.screenshot(type="jpeg", quality=80)
        rest = rest + 1 if person.sees("document.documentElement.dataset.state === 'idle'") else 0
        if rest > 3 and number > 3:
            return
        time.sleep(max(0.0, begun + (number + 1) * EVERY * SLOWED / 1000 - time.monotonic()))


def shoot(browser: Browser, server: Server, data: Path, film: Film, screen: Screen, lang: str) -> list[bytes]:
    game, label = staged(film)
    mine, theirs = issued(data), issued(data)
    person = Person(browser, server.address, screen=screen, lang=lang, calm=False)
    person.context.add_init_script(SLOW_DOWN)
    person.context.add_cookies([{"name": CLIENT, "value": mine, "url": person.address}])
    address = put(data, game, {"p1": mine, "p2": theirs})
    person.go(address)
    if film.chooser:
        person.wait_for_rest()
        person.wait_until("[...document.images].every(image => image.complete)")
    if not film.chooser:
        pass  # the dealing is shown to whoever comes to a new game
    elif film.chooser == "p1":
        person.page.evaluate("""label => {
          const control = [...document.querySelectorAll('#table [name=label]')].find(el => el.value === label);
          control.form.requestSubmit(control);
        }""", label)
    else:
        rival = browser.new_context()
        rival.add_cookies([{"name": CLIENT, "value": theirs, "url": server.address}])
        answer = rival.request.post(f"{server.address}{address}/choose", form={"seq": person.seq, "label": label},
                                    headers={"origin": server.address}, max_redirects=0)
        assert answer.status < 400, answer.text()
        rival.close()
    found = list(pictures(person))
    assert not person.problems, person.problems
    person.leave()
    return found


def strip(browser: Browser, shots: list[bytes], columns: int, into: Path) -> None:
    """All pictures of a film on one sheet, with the time below each."""
    width = 1880 // columns
    cells = "".join(f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(shot).decode()}'><figcaption>"
                    f"{number * EVERY / 1000:.1f} s</figcaption></figure>" for number, shot in enumerate(shots))
    page = browser.new_page(viewport={"width": 1920, "height": 1080})
    page.set_content("<style>body{margin:10px;background:#111;color:#fff;font:12px sans-serif;display:grid;gap:6px;"
                     f"grid-template-columns:repeat({columns},{width}px)}}figure{{margin:0}}img{{width:100%}}</style>"
                     f"{cells}")
    page.screenshot(path=into, full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.filmstrips", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("screenshots/films"), metavar="DIR")
    parser.add_argument("--lang", choices=list(LANGUAGES), default="en")
    parser.add_argument("--screen", choices=list(SCREENS), action="append", help="only this screen")
    parser.add_argument("--film", choices=list(FILMS), action="append", help="only this one")
    parser.add_argument("--pictures", action="store_true", help="also every picture by itself")
    arguments = parser.parse_args()
    arguments.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        data = Path(folder) / "data"
        server = Server(data)
        try:
            for size in arguments.screen or SCREENS:
                for name in arguments.film or FILMS:
                    shots = shoot(browser, server, data, FILMS[name], SCREENS[size], arguments.lang)
                    strip(browser, shots, COLUMNS[size], arguments.into / f"{name}-{size}-{arguments.lang}.png")
                    for number, shot in enumerate(shots if arguments.pictures else []):
                        (arguments.into / f"{name}-{size}-{arguments.lang}-{number:03}.jpg").write_bytes(shot)
        finally:
            server.kill()
    print(f"the films are in {arguments.into}/")


if __name__ == "__main__":
    main()
