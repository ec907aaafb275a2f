"""Two people, at two browsers or at one: whole games, in which nothing tells what a seat may not know."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.truth import hidden_names, leaks, steps_of, told_at
from tests.waiting import until

CHOICES = 30
"""So many tell of hands, piles and new cards; how games end is for other tests."""
CARD_ID = re.compile(r'id="([cw][0-9a-f]{10})"')


def seq_of(html: str) -> int:
    found = re.search(r'data-seq="(\d+)"', html)
    assert found
    return int(found[1])


def meet(host: Person, guest: Person) -> None:
    """The guest comes by the link and sits down; the game begins when the host is ready, too."""
    guest.go(host.page.locator("#invitation").input_value())
    guest.press(guest.page.locator("#do-join"))
    guest.page.locator("#is-ready").wait_for()
    with host.page.expect_navigation():
        host.press(host.page.locator("#do-ready"))
    for person in (host, guest):
        person.wait_until("!document.getElementById('meet')")
        person.wait_for_rest()


def first_asked(*people: Person) -> Person | None:
    """The player who has to choose; None when the game is over."""
    until(lambda: all(person.over for person in people) or any(person.asked for person in people))
    return next((person for person in people if person.asked), None)


def test_between_two_browsers_and_somebody_who_watches(new_person: NewPerson, data: Path) -> None:
    host: Person = new_person(lang="de", seed=3)
    guest: Person = new_person(lang="fr", screen=PHONE, seed=4)
    watcher: Person = new_person(lang="en")
    host.open_game("friend")
    meet(host, guest)
    watcher.go(f"/game/{host.game}")
    readers = {"p1": host, "p2": guest, None: watcher}
    got: dict[str | None, list[tuple[int, str]]] = {reader: [] for reader in readers}
    for number in range(CHOICES):
        mover = first_asked(host, guest)
        if mover is None:
            break
        for reader, person in readers.items():
            html = person.html()
            got[reader].append((seq_of(html), html))
            if number % 10 == 0:  # as the server sends the whole page
                html = person.context.request.get(person.page.url).text()
                got[reader].append((seq_of(html), html))
        mover.choose()
    steps = steps_of(data, host.game)
    searched = 0
    for reader, person in readers.items():
        for seq, text in got[reader] + told_at(person.heard):
            if steps[seq].over:
                continue
            searched += len(hidden_names(steps[seq], reader))
            assert leaks(text, steps[seq], reader, person.lang) == [], f"{reader} at {seq}"
    assert searched > 1000, "there was nothing to find"
    # the search does find: what one seat was sent tells the other one's secrets
    assert any(leaks(text, steps[seq], "p2", host.lang) for seq, text in got["p1"] if not steps[seq].over)
    check_keys({"p1": host, "p2": guest}, got)


def check_keys(players: dict[str, Person], got: dict[str | None, list[tuple[int, str]]]) -> None:
    """A seat's link and cookie are nobody else's, and neither are its names for cards."""
    ids = {reader: set(CARD_ID.findall("".join(text for _, text in texts))) for reader, texts in got.items()}
    for seat, player in players.items():
        secrets = [player.page.locator("#own-link").get_attribute("value") or "",
                   *(cookie.get("value", "") for cookie in player.context.cookies() if cookie.get("name") == "mindbug")]
        assert len(secrets) == 2 and all(secrets) and ids[seat]
        for reader, texts in got.items():
            if reader != seat:
                assert not any(secret in text for secret in secrets for _, text in texts)
                assert not ids[seat] & ids[reader]


def look_with_the_mouse(person: Person) -> None:
    person.page.locator("#z-me-hand .slot").last.hover()


def look_with_the_keyboard(person: Person) -> None:
    person.page.locator("#z-me-hand .card").last.focus()


def look_with_a_finger(person: Person) -> None:
    """The sheet stays open, so that a choice comes while it shows a card of the hand."""
    person.page.locator("#z-me-hand .slot").last.evaluate("""slot => slot.dispatchEvent(new PointerEvent('contextmenu',
      {pointerType: 'touch', bubbles: true, cancelable: true}))""")
    person.wait_until("document.querySelector('#sheet .card')")


@pytest.mark.parametrize(("look", "screen"), [
    (look_with_the_mouse, DESK), (look_with_the_keyboard, DESK), (look_with_a_finger, PHONE)],
    ids=["mouse", "keyboard", "finger"])
def test_the_curtain_hides_what_was_looked_at(regular: NewPerson, data: Path, look: Callable[[Person], None],
                                              screen: Screen) -> None:
    """Neither the large card nor the log nor anything else in the page shows what the other one may not know."""
    person: Person = regular(screen=screen, lang="fr")
    person.open_game("screen")
    large = "#sheet" if screen.touch else "#inspect"
    found: list[tuple[int, str]] = []
    looked = 0
    while len(found) < 5 and not person.over:
        person.wait()
        if person.sees("!!document.getElementById('curtain')"):
            found.append((person.seq, person.page.content()))
            person.choose()
            continue
        if person.page.locator("#z-me-hand .slot[data-card]").count():
            look(person)
            person.wait_until(f"document.querySelector('{large} .card')")
            looked += 1
        before = person.seq
        person.page.locator("#table [name=label]").first.evaluate("control => control.form.requestSubmit(control)")
        person.wait_beyond(before)
    steps = steps_of(data, person.game)
    assert looked >= 4 and len(found) == 5
    for seq, text in found:
        assert leaks(text, steps[seq], None, "fr") == [], seq


def test_two_at_one_screen(regular: NewPerson, data: Path) -> None:
    """The curtain hides everything that only one of the two may see."""
    person: Person = regular()
    person.open_game("screen")
    person.play_on(40)
    steps = steps_of(data, person.game)
    curtains = hands = 0
    for seq, text in told_at(person.heard):
        if steps[seq].over:
            continue
        closed = "do-uncover" in text
        curtains += closed
        hands += not closed
        decision = steps[seq].decision
        assert decision is not None
        assert leaks(text, steps[seq], None if closed else decision.player, person.lang) == [], seq
    assert curtains > 5 and hands > 5
