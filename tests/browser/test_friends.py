"""Two people at two browsers: whose turn it is, what one asks of the other, faces, and how the end is told."""

from pathlib import Path

import pytest

from mindbug.game.seats import SEATS
from mindbug.text import LANGUAGES, say
from mindbug.web.html import render
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.routes.pages import CLIENT
from tests.browser.conftest import NewPerson
from tests.browser.person import ASKED, HURRY, PHONE, Person, Screen
from tests.browser.staged import issued, moment, put, show
from tests.browser.test_accessibility import check
from tests.browser.test_games import NOTE_CAPTIONS
from tests.browser.test_secrets import meet
from tests.waiting import until

SIDEWAYS = Screen(844, 390, touch=True)


def open_menu(person: Person) -> None:
    person.press(person.page.locator("#phone-menu" if person.screen.touch else "#open-menu"))
    person.wait_until("document.getElementById('menu').open")


def offered(person: Person) -> list[str]:
    labels: list[str] = person.page.locator("#table [name=label]").evaluate_all("all => all.map(each => each.value)")
    return labels


ELSEWHERE = """{
  window.told = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title) { told.push(title); }
  };
  Navigator.prototype.vibrate = pattern => told.push(pattern.length);
  Object.defineProperty(document, 'hidden', {get: () => !!window.away});
}"""
"""A system that would show messages, and somebody who may look at another tab."""


def test_whoever_looks_elsewhere_is_told_if_they_wish(new_person: NewPerson, data: Path) -> None:
    host: Person = new_person()
    guest: Person = new_person(lang="fr")
    guest.page.add_init_script(ELSEWHERE)
    secret = issued(data)
    guest.context.add_cookies([{"name": CLIENT, "value": secret, "url": guest.address}])
    show(host, data, "turn", others={"p2": secret})
    guest.go(f"/game/{host.game}")
    guest.wait_for_rest()
    open_menu(guest)
    guest.page.locator("#notify").check()
    guest.page.evaluate("document.getElementById('menu').close()")
    guest.page.evaluate("window.away = true")
    host.wait_for_rest()
    while host.asked:
        host.choose()
        host.wait_for_rest()
    guest.wait_until("told.length === 2")
    assert guest.page.evaluate("told") == [3, say("title_your_turn", "fr")]


def test_asking_answering_faces_and_resigning(new_person: NewPerson, data: Path) -> None:
    host: Person = new_person()
    guest: Person = new_person(screen=PHONE, lang="fr")
    secret = issued(data)
    guest.context.add_cookies([{"name": CLIENT, "value": secret, "url": guest.address}])
    show(host, data, "turn", others={"p2": secret})
    guest.go(f"/game/{host.game}")
    guest.wait_for_rest()
    assert host.page.title().startswith(f"● {say('title_your_turn', 'en')}")
    assert not guest.page.title().startswith("●")

    # a draw is offered and refused
    open_menu(guest)
    check(guest.page)
    guest.press(guest.page.locator("#do-draw"))
    host.page.locator("#do-disagree").wait_for()
    check(host.page)
    guest.note("#told")
    host.press(host.page.locator("#do-disagree"))
    guest.wait_for_noted(say("offer_declined", "fr"))
    assert not guest.sees("!!document.getElementById('offer')")

    # a choice is taken back by asking
    host.wait()
    before = offered(host)
    host.choose()
    host.page.locator("#do-takeback").wait_for()
    host.press(host.page.locator("#do-takeback"))
    host.page.locator("#offer").wait_for()
    guest.page.locator("#do-agree").wait_for()
    guest.press(guest.page.locator("#do-agree"))
    host.wait_until(f"{ASKED} && !document.getElementById('offer')")
    assert offered(host) == before

    # a face is seen, unless somebody does not want to
    for person in (host, guest):
        person.note("#face-shown")
    open_menu(host)
    host.press(host.page.locator("#face-wow"))
    guest.wait_for_noted("theirs", "<img")
    open_menu(guest)
    guest.page.locator("#mute-faces").check()
    guest.page.keyboard.press("Escape")
    guest.wait_until("!document.querySelector('#face-shown img')")
    guest.note("#face-shown")
    open_menu(host)
    host.press(host.page.locator("#face-hmm"))
    host.wait_for_noted("mine", "hmm")
    until(lambda: guest.sees("true") and "hmm" in guest.heard[-1])  # only who asks the page something hears of it
    assert guest.sees("noted.every(html => !html.includes('<img'))")

    # resigning is told, in the log too
    open_menu(host)
    host.press(host.page.locator("details.resign summary"))
    host.press(host.page.locator("#do-resign"))
    guest.page.locator("#ending.won").wait_for(state="attached")
    host.page.locator("#ending.lost").wait_for(state="attached")
    assert say("you_resigned", "en") in host.page.locator("#loglist").inner_text()
    guest.press(guest.page.locator("#open-log"))
    assert guest.page.locator("#open-log").get_attribute("aria-expanded") == "true"
    last = guest.page.locator("#loglist > p").last
    assert "abandonné" in last.inner_text()
    box, below = last.bounding_box(), guest.page.locator("#loglist").bounding_box()
    assert box and below and below["y"] <= box["y"] and box["y"] + box["height"] <= below["y"] + below["height"] + 1


LINES = """all => all.map(line => line.id)"""
LONG_ABSENCE = 12
"""Choices: more lines of the log than a message brings."""


def test_whoever_was_away_for_long_reads_the_log_in_its_order(new_person: NewPerson, data: Path) -> None:
    secret = issued(data)
    address = put(data, moment("opening"), {"p1": secret})
    away, here = new_person(), new_person()
    for screen in (away, here):  # of the same person
        screen.context.add_cookies([{"name": CLIENT, "value": secret, "url": screen.address}])
        screen.go(address)
        screen.wait_for_rest()
    away.context.set_offline(True)
    here.play_on(LONG_ABSENCE)
    here.wait()
    told = here.page.locator("#loglist > p").evaluate_all(LINES)
    away.context.set_offline(False)
    away.wait_until(f"document.querySelectorAll('#loglist > p').length === {len(told)}")
    assert away.page.locator("#loglist > p").evaluate_all(LINES) == told
    away.problems.clear()  # what a browser says without a connection


NOTE_COVERED = """{
  window.covered = false;
  new MutationObserver(() => {
    covered ||= !!document.querySelector('#caption.on') && !!document.getElementById('meet');
  }).observe(document, {childList: true, subtree: true, attributes: true});
}"""


def test_friends_see_how_it_was_dealt_when_both_are_ready(new_person: NewPerson) -> None:
    host: Person = new_person(calm=False)
    guest: Person = new_person(calm=False, screen=PHONE)
    for person in (host, guest):
        for script in (HURRY, NOTE_CAPTIONS, NOTE_COVERED):
            person.page.add_init_script(script)
    host.open_game("friend")
    meet(host, guest)
    for person in (host, guest):
        person.wait_until("new Set(captions).size >= 3")
        assert not person.sees("covered")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_held_sideways_what_can_be_pressed_is_on_the_screen(regular: NewPerson, new_person: NewPerson,
                                                                     lang: str) -> None:
    host, guest = regular(lang=lang), new_person(screen=SIDEWAYS, lang=lang)
    host.open_game("friend")
    for path, button in ((host.page.locator("#invitation").input_value(), "#do-join"), ("/offline", "#again")):
        guest.go(path)
        box = guest.page.locator(button).bounding_box()
        assert box and box["y"] + box["height"] <= SIDEWAYS.height, (path, box)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_an_offer_leaves_most_of_the_hand_free(new_person: NewPerson, data: Path, lang: str) -> None:
    """The words are in one line, and the answers in another."""
    person: Person = new_person(screen=PHONE, lang=lang)
    show(person, data, "opening")
    around = Surroundings(game="test", mine=("p1",), seats={seat: {"kind": "human", "name": ""} for seat in SEATS},
                          offer={"kind": "draw", "by": "p2"})
    html = render.table(moment("opening"), "p1", lang, {}, seq=1, around=around)
    tops, height = person.page.evaluate("""html => {
      document.getElementById('root').innerHTML = html;
      const offer = document.getElementById('offer');
      return [[...offer.querySelectorAll('button')].map(each => each.getBoundingClientRect().top), offer.offsetHeight];
    }""", html)
    assert len(tops) == 2 and tops[0] == tops[1] and height < 90
