"""The director: one beat after the other, at a person's pace, until somebody wants the next one or the last."""

import threading
import time
from pathlib import Path

import pytest
from playwright.sync_api import Route

from mindbug.web.html.templating import static
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.staged import show

BEATS = [{"kind": "attacked", "what": "One.", "why": "Because.", "ms": 1000, "side": "me",
          "duel": {"side": "me", "attacker": "Gorillion"}},
         {"kind": "life", "what": "Two.", "ms": 1500, "side": "opp", "counts": {"life-opp": 1}, "change": -1},
         {"kind": "turn", "what": "Three.", "ms": 900, "side": "opp"}]
DIRECTOR, ACTS, BOARD = map(static, ("director.js", "acts.js", "board.js"))
"""The modules that the page itself has: another address would be another module."""
ENQUEUE = f"""async beats => {{
  const {{enqueue}} = await import('{DIRECTOR}'), html = document.getElementById('root').innerHTML;
  window.shown = 0;
  window.film = enqueue({{beats, texts: {{}}, html}}, () => {{ window.shown++; }});
}}"""
CAPTION = "document.querySelector('#caption.on .what')?.textContent ?? ''"


@pytest.fixture
def watcher(new_person: NewPerson) -> Person:
    """Somebody at a lesson, whose clock stands still; no server takes part."""
    person: Person = new_person(calm=False)
    person.go("/learn/block")
    person.wait_for_rest()
    person.page.clock.install()
    person.page.clock.pause_at("2100-01-01")
    return person


def caption(person: Person) -> str:
    said: str = person.page.evaluate(CAPTION)
    return said


def shown(person: Person) -> bool:
    return person.sees("window.shown === 1")


def test_beats_come_one_after_the_other_and_take_their_time(watcher: Person) -> None:
    watcher.page.evaluate(ENQUEUE, BEATS)
    assert caption(watcher) == "One."
    assert watcher.page.locator("#caption .why").inner_text() == "Because."
    assert watcher.page.locator("#question").is_hidden()
    watcher.page.clock.run_for(990)
    assert caption(watcher) == "One."
    watcher.page.clock.run_for(20)
    assert caption(watcher) == "Two."
    assert watcher.page.locator("#life-opp b").inner_text() == "1"
    watcher.page.clock.run_for(1510)
    assert caption(watcher) == "Three." and not shown(watcher)
    watcher.page.clock.run_for(910)
    assert caption(watcher) == "" and shown(watcher)


@pytest.mark.parametrize("way", ["space", "click"])
def test_a_press_shows_the_next_beat_and_two_the_last_picture(watcher: Person, way: str) -> None:
    def press() -> None:
        if way == "space":
            watcher.page.keyboard.press("Space")
        else:
            watcher.press(watcher.page.locator("#turn"))

    watcher.page.evaluate(ENQUEUE, BEATS)
    press()
    assert caption(watcher) == "Two."
    watcher.page.clock.run_for(400)
    press()
    assert caption(watcher) == "Three."
    watcher.page.clock.run_for(1000)
    assert shown(watcher)
    watcher.page.evaluate(ENQUEUE, BEATS)
    watcher.page.clock.run_for(400)
    press()
    press()
    assert caption(watcher) == "" and shown(watcher)


def test_less_motion_keeps_the_pace_and_the_captions(watcher: Person) -> None:
    watcher.page.emulate_media(reduced_motion="reduce")
    watcher.page.evaluate(ENQUEUE, BEATS)
    assert caption(watcher) == "One." and watcher.sees("document.getAnimations().length === 0")
    watcher.page.clock.run_for(1010)
    assert caption(watcher) == "Two."
    watcher.page.clock.run_for(3000)
    assert shown(watcher)


def test_instant_is_instant(watcher: Person) -> None:
    watcher.page.evaluate("localStorage.setItem('mindbug-speed', 'instant')")
    watcher.page.evaluate(ENQUEUE, BEATS)
    assert caption(watcher) == "" and shown(watcher)


PLAY_THE_LAST_CARD = """async ([acts, board]) => {
  const {act, raise} = await import(acts), {renew} = await import(board);
  const card = document.querySelector('#z-me-hand').lastElementChild, next = new DOMParser().parseFromString(
    document.getElementById('root').innerHTML, 'text/html');
  card.querySelector('button').focus();
  next.getElementById('z-me-play').append(next.getElementById(card.id));
  raise(next, {}, {});
  act({kind: 'played', side: 'me', enters: true, ms: 900, cards: [{side: 'me', card: card.dataset.card}]});
  renew(next.body.innerHTML);
  return document.getElementById('root').contains(document.activeElement);
}"""
"""It does so at once, since a browser takes the focus from what is not to be seen at its next frame."""


def test_the_focus_survives_a_card_that_is_played_while_it_has_it(new_person: NewPerson, data: Path) -> None:
    """The film takes the card's id from where it lay: an id is given once."""
    person: Person = new_person(calm=False)
    show(person, data, "opening")
    assert person.page.evaluate(PLAY_THE_LAST_CARD, [ACTS, BOARD])


def test_a_step_that_cannot_be_shown_does_not_stop_the_table(watcher: Person) -> None:
    watcher.page.evaluate("""async director => {
      const {enqueue} = await import(director);
      await enqueue({}, () => { throw Error('on purpose'); }).catch(() => {});
    }""", DIRECTOR)
    watcher.page.evaluate(ENQUEUE, BEATS)
    watcher.page.clock.run_for(5000)
    assert shown(watcher)


NEW_CARD = """([director, source, beats]) => {
  const root = document.getElementById('root'), page = new DOMParser().parseFromString(root.innerHTML, 'text/html');
  const card = page.querySelector('.hand .slot'), large = () => document.querySelector('#exhibit img.art');
  card.dataset.card = beats[0].duel.attacker;
  card.querySelector('img.art').setAttribute('src', source);
  window.seen = [];
  new MutationObserver(() => { if (large()?.src.endsWith(source)) seen.push(large().complete); }).observe(
    document.body, {childList: true, subtree: true});
  return import(director).then(({enqueue}) => {
    enqueue({beats, texts: {}, html: page.body.innerHTML}, () => {});
  });
}"""


def test_a_card_is_shown_in_large_when_its_picture_has_come(new_person: NewPerson) -> None:
    person: Person = new_person(calm=False)
    person.go("/learn/block")
    person.wait_for_rest()
    source, asked = "/art/creature/Somebody%20New.svg", threading.Event()

    def late(route: Route) -> None:
        asked.set()
        time.sleep(0.2)
        route.continue_()

    person.page.route(f"**{source}", late)
    person.page.evaluate(NEW_CARD, [DIRECTOR, source, [
        {**BEATS[0], "duel": {"side": "me", "attacker": "Somebody New"}}]])
    person.wait_until("window.seen.length > 0")
    assert asked.is_set() and person.page.evaluate("window.seen[0]")
