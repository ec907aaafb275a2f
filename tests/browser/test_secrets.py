"""Two people, at two browsers or at one: whole games, in which nothing tells what a seat may not know."""

import re
from pathlib import Path

from tests.browser.conftest import NewPerson
from tests.browser.person import LONGEST_GAME, PHONE, Person
from tests.browser.truth import hidden_names, leaks, steps_of, told_at
from tests.waiting import until

CARD_ID = re.compile(r'id="([cw][0-9a-f]{10})"')


def seq_of(html: str) -> int:
    found = re.search(r'data-seq="(\d+)"', html)
    assert found
    return int(found[1])


def first_asked(*people: Person) -> Person | None:
    """Whoever has to choose; None when the game is over."""
    until(lambda: all(person.over for person in people) or any(person.asked for person in people))
    return next((person for person in people if person.asked), None)


def test_between_two_browsers_and_somebody_who_watches(new_person: NewPerson, data: Path) -> None:
    host: Person = new_person(lang="de", seed=3)
    guest: Person = new_person(lang="fr", screen=PHONE, seed=4)
    watcher: Person = new_person(lang="en")
    host.open_game("friend")
    guest.go(host.page.locator("#invitation").input_value())
    guest.wait_for_rest()
    watcher.go(f"/game/{host.game}")
    readers = {"p1": host, "p2": guest, None: watcher}
    got: dict[str | None, list[tuple[int, str]]] = {reader: [] for reader in readers}
    for number in range(LONGEST_GAME):
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
    assert {person.page.locator("#ending").get_attribute("class") for person in (host, guest)} in (
        {"ending won", "ending lost"}, {"ending "})
    host.check_ending()
    guest.check_ending()
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


def test_two_at_one_screen(new_person: NewPerson, data: Path) -> None:
    """The curtain hides everything that only one of the two may see."""
    person: Person = new_person()
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
