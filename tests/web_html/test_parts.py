"""Tables that are sent in parts: put together they are the whole table, and what has not changed is not sent."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from mindbug.web.html import viewer
from mindbug.web.html.log import FIRST_LINES
from mindbug.web.html.parts import LOG, put_together
from mindbug.web.html.viewer import TableStep, TableSteps, Viewer, table_html
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import Order
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.rooms.store import Entry
from tests.sampling import part
from tests.web_html.states import LANGUAGES, without_log

VIEWERS = (Viewer(("p1",)), Viewer(("p2",), "de"), Viewer((), "fr"), Viewer(("p1", "p2")))


class Quiet:
    """Stands in for a house: what a table asks of it."""

    def now(self) -> float:
        return 100.0

    def shown_time(self, live: LiveRoom) -> float:
        return live.time(self.now())

    def token(self, game: str, seat: str) -> str:
        return f"token-{seat}"

    def token_of(self, live: LiveRoom, seat: str) -> str:
        return self.token(live.room.id, seat)

    def invitation(self, game: str) -> str:
        return "invitation"


HOUSE = cast(House, Quiet())


class Present:
    """Somebody at a seat, who looks without being told anything."""

    def __init__(self, *seats: str) -> None:
        self.seats: Sequence[str] = seats

    def notify(self, happened: Happened | None) -> None: ...
    def hear(self, emoted: object) -> None: ...
    def dismiss(self) -> None: ...


class Browser:
    """A browser that does what `static/parts.js` does."""

    def __init__(self, live: LiveRoom, viewer: Viewer) -> None:
        self.live, self.viewer, self.steps = live, viewer, TableSteps()
        self.parts: dict[str, str] = {}
        self.lines: dict[int, str] = {}

    def look(self, happened: Happened | None = None) -> TableStep:
        step = self.steps(HOUSE, self.live, self.viewer, happened)
        if step.get("whole"):
            self.parts, self.lines = {}, {}
        self.parts |= step["parts"]
        if told := cast(Any, step.get("log")):
            self.lines = {number: line for number, line in self.lines.items() if number < told[0]}
            self.lines |= dict(enumerate(told[1:], told[0]))
        return step

    def check(self) -> None:
        """Everything is as if the table had been drawn anew."""
        drawn = table_html(HOUSE, self.live, self.viewer, whole_log=True)
        assert without_log(put_together({**self.parts, LOG: ""})) == without_log(drawn)
        assert sorted(self.lines) == list(range(min(self.lines), max(self.lines) + 1))
        for line in self.lines.values():
            assert line in drawn
        assert list(self.lines.values())[-1] == drawn[:drawn.rindex("</div></section>")].rpartition("\n")[2] or (
            self.parts["log-end"])


def new_room(seed: int, sets: tuple[str, ...], **order: Any) -> Room:
    terms = Order(opponent="friend", sets=sets, **order).terms(meet=False)
    lines = [f"seed: {seed}" if line.startswith("seed") else line for line in terms.setup.splitlines()]
    return Room("game", replace(terms, setup="\n".join(lines)))


@pytest.mark.parametrize(("seed", "sets"), part([
    (1, ("king_of_tokyo", "battlefruit_galaxy")), (0, ("first_contact",)),
    (2, ("beyond_evolution", "beyond_eternity"))], 3))
def test_parts_make_the_whole(seed: int, sets: tuple[str, ...]) -> None:
    """Over a game with take-backs, offers, people who come and go, and an end, for players, a spectator and a shared
    screen, nobody ever has anything but the present table."""
    dice = random.Random(seed)
    room = new_room(seed, sets, clock=300)
    live = LiveRoom(room, {}, 0.0)
    browsers = [Browser(live, viewer) for viewer in VIEWERS]
    other = Present("p2")

    def everybody(happened: Happened | None = None) -> None:
        for browser in browsers:
            browser.look(happened)
            browser.check()

    def do(entry: Entry) -> None:
        everybody(room.apply(entry))

    everybody()
    do(room.join("Nova <!--hand-->", 100.0))
    for number in range(60):
        decision = room.decision
        if decision is None:
            break
        shared = browsers[-1]
        shared.viewer = replace(shared.viewer, shown=dice.choice(("p1", "p2")))
        shared.look()
        do(room.choose((decision.player,), dice.choice(decision.options).label, room.seq, 100.0))
        match number % 12:
            case 3 if not room.result:
                do(room.propose_draw(("p1",), 100.0))
                do(room.decline(("p2",), 100.0))
            case 5:
                live.listeners.symmetric_difference_update({other})
                everybody()
            case 8 if not room.result and room.takeback_size(("p2",)):
                do(room.take_back(("p2",), room.seq, 100.0))
                do(room.accept(("p1",), 100.0))
            case 10:
                browsers[2].viewer = replace(browsers[2].viewer, lang=dice.choice(LANGUAGES))
                everybody()
    if not room.result:
        do(room.resign(("p1",), 100.0))
    assert browsers[0].parts["question"].count("<h2>") == 1


def test_what_has_not_changed_is_not_sent() -> None:
    room = new_room(7, ("first_contact",))
    live = LiveRoom(room, {}, 0.0)
    room.apply(room.join("", 100.0))
    browser = Browser(live, VIEWERS[0])
    assert browser.look().get("whole")
    again = browser.look()
    assert again["parts"] == {} and "log" not in again and "whole" not in again
    live.listeners.add(Present("p2"))
    assert list(browser.look()["parts"]) == ["post-opp"], "somebody has come"
    browser.steps.forget()
    assert browser.look()["parts"].keys() == browser.parts.keys(), "everything, when asked for it"


def test_only_new_lines_are_told() -> None:
    room = new_room(3, ("first_contact",))
    live = LiveRoom(room, {}, 0.0)
    room.apply(room.join("", 100.0))
    browser = Browser(live, VIEWERS[2])
    browser.look()
    dice, longest = random.Random(3), 0
    while len(browser.lines) <= 2 * FIRST_LINES:
        decision = room.decision
        assert decision is not None, "the game is too short for this test"
        label = dice.choice(decision.options).label
        step = browser.look(room.apply(room.choose((decision.player,), label, room.seq, 100.0)))
        longest = max(longest, len(step.get("log", [])))
    assert longest < FIRST_LINES


class Watching(Present):
    """Somebody who is told what happens."""

    def __init__(self, live: LiveRoom, viewer: Viewer) -> None:
        super().__init__(*viewer.seats)
        self.browser = Browser(live, viewer)
        self.heard: list[TableStep] = []

    def notify(self, happened: Happened | None) -> None:
        self.heard.append(self.browser.look(happened))


def test_those_who_see_the_same_share_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is made once for all spectators of a language, however many there are, and never for two seats."""
    made: list[Viewer] = []

    class Counted(viewer.Sight):
        def __init__(self, house: House, live: LiveRoom, who: Viewer, happened: Happened | None) -> None:
            made.append(who)
            super().__init__(house, live, who, happened)

    monkeypatch.setattr(viewer, "Sight", Counted)
    room = new_room(5, ("first_contact",))
    live = LiveRoom(room, {}, 0.0)
    room.apply(room.join("", 100.0))
    everybody = [Viewer(("p1",)), Viewer(("p2",)), *[Viewer()] * 5, *[Viewer(lang="de")] * 3]
    people = [Watching(live, who) for who in everybody]
    live.listeners.update(people)
    for _ in range(4):
        assert room.decision is not None
        made.clear()
        entry = room.choose((room.decision.player,), room.decision.options[0].label, room.seq, 100.0)
        live.notify(room.apply(entry))
        assert sorted(made, key=str) == sorted(set(everybody), key=str)
        for person in people:
            person.browser.check()
    assert live.shared is None, "what was shared is forgotten"
    assert people[2].heard == people[3].heard != people[-1].heard
    assert people[0].heard != people[1].heard
