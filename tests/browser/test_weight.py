"""The bytes that travel at the first visit and for a choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.fonts import FONTS, MADE

from mindbug.text import LANGUAGES
from mindbug.web.routes.pages import CLIENT
from tests.browser.crowds import Question, asked
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.staged import issued, put, show
from tests.browser.wire import Wire
from tests.web.servers import Server

FIRST_LOAD = 150_000
UPDATE = 4 * 1024
HEAD = 4  # bytes before every message of some length
WIDTHS = """async ([files, texts]) => {
  const pen = document.createElement('canvas').getContext('2d');
  return Promise.all(files.map(async (file, n) => {
    document.fonts.add(await new FontFace(`font${n}`, `url(/static/fonts/${file})`, {weight: '300 900'}).load());
    return ['400', '650', '900'].flatMap(weight => texts.map(text => {
      pen.font = `${weight} 20px font${n}`;
      return pen.measureText(text).width;
    }));
  }));
}"""


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server.address)
    yield wire
    wire.close()


@pytest.mark.parametrize("path", ["/", "/rules", "/learn", "/learn/play", "/cards", "/cards?sort=name",
                                  "/cards?set=beyond_evolution", "/cards/Lone%20Yeti"])
def test_pages_are_light(browser: Browser, wire: Wire, path: str) -> None:
    person = Person(browser, wire.address)
    person.page.goto(wire.address + path, wait_until="networkidle")
    person.leave()
    assert 10_000 < wire.received < FIRST_LOAD


@pytest.mark.parametrize("name", ["opening", "opening with Power cards", "turn", "both piles", "end"])
def test_a_table_is_light(browser: Browser, wire: Wire, data: Path, name: str) -> None:
    person = Person(browser, wire.address)
    show(person, data, name)
    person.page.wait_for_load_state("networkidle")
    person.leave()
    assert 10_000 < wire.received < FIRST_LOAD


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("question", "pictures"), [
    (Question("action"), 28), (Question("buy", "Alienoid"), 25), (Question("card", "Ant Zombie Horde"), 26),
    (Question("action", None, 2, hand=8), 14)], ids=str)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_crowded_table_of_all_sets_is_light(browser: Browser, wire: Wire, data: Path, question: Question,
                                              pictures: int, lang: str, screen: Screen) -> None:
    """Eight different creatures on each side with all that can lie on them, long hands, Power cards, piles."""
    person, client = Person(browser, wire.address, lang=lang, screen=screen), issued(data)
    drawn: set[str] = set()
    person.page.on("request", lambda request: drawn.add(request.url) if "/art/" in request.url else None)
    person.context.add_cookies([{"name": CLIENT, "value": client, "url": person.address}])
    person.go(put(data, asked(question), {"p1": client}))
    person.wait_for_rest()
    person.page.wait_for_load_state("networkidle")
    person.leave()
    assert len(drawn) >= pictures, "the table is not as full as it should be"
    assert wire.received < FIRST_LOAD


@pytest.mark.parametrize("name", ["turn", "buy"])
def test_every_update_is_light(browser: Browser, wire: Wire, data: Path, name: str) -> None:
    """A full table has most to tell."""
    person = Person(browser, wire.address)
    while len(wire.messages) <= 5:  # the bot plays at random, and may lose at once
        show(person, data, name)
        person.play_on(10)
    person.leave()
    assert max(wire.messages) <= UPDATE + HEAD


@pytest.mark.parametrize(("name", "complete"), MADE.items())
def test_a_font_of_our_own_sets_text_as_the_complete_one(browser: Browser, server: Server, name: str,
                                                         complete: str) -> None:
    """Without the instructions for pixels in it, letters stand apart and names leave their cards."""
    person = Person(browser, server.address)
    person.go("/rules")
    files = [next(FONTS.glob(f"{each}*")).name for each in (name, complete)]
    ours, theirs = person.page.evaluate(WIDTHS, [files, ["Tusked Extorter", "AVATAR To We", "Größe, œuvre: 1234567"]])
    person.leave()
    assert len(ours) == 9 and ours == theirs and len(set(ours)) >= 3
