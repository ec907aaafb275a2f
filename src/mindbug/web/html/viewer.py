"""A game as one viewer in a browser sees it, and everything around the game that a viewer may know."""

from dataclasses import dataclass
from typing import Literal, NotRequired, TypedDict
from weakref import WeakKeyDictionary

from mindbug.game.circumstances import NOTHING_ASKED
from mindbug.game.seats import rival
from mindbug.web.html import render
from mindbug.web.html.beats import Beat
from mindbug.web.html.chronicle import Chronicle
from mindbug.web.html.film import Film, film
from mindbug.web.html.levels import called
from mindbug.web.html.log import Telling, paragraphs
from mindbug.web.html.parts import SHELL
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.room import Happened, Room

MISSING = object()


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a game, in a browser or through the API."""

    seats: tuple[str, ...] = ()
    """The seats of this viewer. Two people at one screen have both, a spectator has none."""
    lang: str = "en"
    shown: str | None = None
    """The seat of the person in front of a screen that two people share, by their own account."""
    origin: str = ""
    """The origin of the page, such as https://example.org; links begin with it."""
    text: bool = False
    """True if the table is shown as text instead of as a picture."""

    open_hands: bool = False
    """True if a spectator of two bots wants to see their hands."""

    def reader(self, live: LiveRoom) -> str | None:
        """The seat from which the viewer sees the game; None for a spectator."""
        if len(self.seats) < 2:
            return self.seats[0] if self.seats else None
        if live.room.result:
            return "p1"  # nothing is secret any more
        return None if self.curtain(live) else self.shown

    def watches_bots(self, live: LiveRoom) -> bool:
        """Returns True for a spectator of two bots: these have no secrets before somebody who only looks on."""
        return not self.seats and all(about["kind"] == "bot" for about in live.room.seats.values())

    def curtain(self, live: LiveRoom) -> str | None:
        """The seat whose player must come to the shared screen before any hand is shown."""
        if len(self.seats) != 2:
            return None
        decider = live.room.decider
        return decider if decider != self.shown else None


def surroundings(house: House, live: LiveRoom, viewer: Viewer, *, link: bool = True) -> Surroundings:
    """Everything around the game that the viewer may know: seats, clocks, links, hints, the rematch. An update of the
    table needs no `link` of the viewer's seat, which takes long to make."""
    room, game, now = live.room, live.room.id, house.shown_time(live)
    mine = viewer.seats
    own = mine[0] if len(mine) == 1 else None
    reader, ticking, waiting = viewer.reader(live), room.clock_running, room.open_seat is not None
    return Surroundings(
        game=game,
        mine=mine,
        seats={seat: dict(about) for seat, about in room.seats.items()},
        result=room.result,
        curtain=viewer.curtain(live),
        hands=("open" if viewer.open_hands else "closed") if viewer.watches_bots(live) else None,
        clock={"running": ticking, "increment": room.terms.increment,
               "starts_in": round(room.clocks.starts_in(ticking, now), 1) if ticking else 0.0,
               "p1": round(room.time_left("p1", now), 1), "p2": round(room.time_left("p2", now), 1)}
        if room.terms.clock else None,
        waiting=waiting,
        invitation=f"{viewer.origin}/join/{game}/{house.invitation(game)}" if mine and waiting else None,
        link=f"{viewer.origin}/game/{game}/seat/{house.token_of(live, own)}" if own and link else None,
        terms={"sets": list(room.game.sets), "edition": room.game.edition, "clock": room.terms.clock,
               "increment": room.terms.increment},
        begun=room.begun,
        ready=sorted(room.ready),
        takeback=room.takeback_size(mine) > 0,
        offer={"kind": room.offer.kind, "by": room.offer.by} if room.offer else None,
        can_offer=bool(mine) and room.result is None and room.between_people,
        can_hint=reader is not None and room.seats[rival(reader)]["kind"] == "bot" and room.decider == reader,
        hint=room.advice.get(reader) if reader else None,
        hints=dict(room.hints),
        thinking=room.bot_to_move is not None,
        connected=live.connected(),
        what_if={"game": room.terms.origin, "step": room.borrowed} if room.terms.kind == "what_if" else None,
        rematch={"offered": sorted(room.rematch), "game": room.next_game,
                 "token": house.token(room.next_game, rival(own)) if own and room.next_game else None},
    )


# ---- the table


def table_html(house: House, live: LiveRoom, viewer: Viewer, *, whole_log: bool = False) -> str:
    """`whole_log` is for pages: they keep the older lines when updates come. A shared screen must not keep what it has
    told the other player, so it gets the whole log every time."""
    room, reader, around = live.room, viewer.reader(live), surroundings(house, live, viewer)
    whole_log = whole_log or len(viewer.seats) > 1
    if viewer.text:
        return render.text_table(room.game, reader, viewer.lang, room.names(), seq=room.seq, around=around,
                                 news=news(room, reader), whole_log=whole_log)
    return render.table(room.game, reader, viewer.lang, room.names(), seq=room.seq, around=around, whole_log=whole_log)


def news(room: Room, reader: str | None) -> int:
    """The number of events since the reader's last choice, which itself counts; for a spectator, in this turn."""
    count = 0
    for happened in reversed(room.history):
        if happened.kind == "takeback":
            return count
        count += len(happened.events)
        if (happened.kind == "choice" and happened.seat == reader if reader
                else any(event.kind == "turn" for event in happened.events)):
            return count
    return len(room.game.events)


_chronicles: WeakKeyDictionary[LiveRoom, Chronicle] = WeakKeyDictionary()


def chronicle_of(live: LiveRoom) -> Chronicle:
    """The lines of the game, as long as the room is in memory."""
    found = _chronicles.get(live)
    if found is None:
        found = _chronicles[live] = Chronicle()
    return found


class TableStep(TypedDict):
    """A message to a browser. `static/parts.js` puts the picture together."""

    type: Literal["step"]
    seq: int
    asked: int
    parts: dict[str, str]
    """The parts of the table that the browser does not have yet, by their names."""
    log: NotRequired[list[str | int]]
    """The number of the first line that is told, and the lines."""
    whole: NotRequired[bool]
    """True if the browser should forget what it has."""
    beats: NotRequired[list[Beat]]
    texts: NotRequired[dict[str, list[str]]]
    faces: NotRequired[dict[str, str]]
    opening: NotRequired[Film]
    """The deal of the game."""


class Sight:
    """The table from one point of view, in parts, and what leads to it. All who look from there share it."""

    def __init__(self, house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> None:
        room, self.reader, self.over = live.room, viewer.reader(live), live.room.result is not None
        self.people = called(room.seats, room.names(), viewer.lang)
        self.chronicle = chronicle_of(live)
        self.chronicle.go_on(events := room.game.events)
        self.parts = render.table_parts(room.game, self.reader, viewer.lang, room.names(), seq=room.seq,
                                        around=surroundings(house, live, viewer, link=False))
        self.film: Film | None = None
        self.opening: Film | None = None
        """The deal of the game, before the first choice."""
        if happened and happened.events:
            self.film = film(happened.events, happened.before, room.game.decision, viewer.lang, self.reader,
                             self.people)
        elif room.begun and not room.game.choices:
            self.opening = film(events, NOTHING_ASKED, room.game.decision, viewer.lang, self.reader,
                                self.people)


def sight_of(house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> Sight:
    """Returns what the viewer sees, made once for all who are told of the same thing."""
    found = live.shared.get(viewer) if live.shared is not None else None
    if not isinstance(found, Sight):
        found = Sight(house, live, viewer, happened)
        if live.shared is not None:
            live.shared[viewer] = found
    return found


class TableSteps:
    """Composes the messages to one browser, and remembers what the browser has."""

    def __init__(self) -> None:
        self._from: tuple[object, ...] | None = None
        """The point of view from which the browser has seen the table."""
        self._has: dict[str, object] = {}
        self._telling = Telling()

    def forget(self) -> None:
        """Makes the next message tell everything."""
        self._from = None

    def __call__(self, house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> TableStep:
        """Returns the table as far as it has changed, and the beats that lead to it. Before the first choice it also
        tells how the game was dealt; the page shows that once."""
        room = live.room
        step = TableStep(type="step", seq=room.seq, asked=room.asked_seq, parts={})
        if viewer.text:
            step["parts"][SHELL], step["whole"] = table_html(house, live, viewer), True
            return step
        seen = sight_of(house, live, viewer, happened)
        self._tell(step, seen, viewer)
        if seen.film:
            return {**step, **seen.film}
        if seen.opening:
            step["opening"] = seen.opening
        return step

    def _tell(self, step: TableStep, seen: Sight, viewer: Viewer) -> None:
        seen_from = viewer, seen.reader, seen.over, seen.people
        known, self._from = seen_from == self._from, None  # if something goes wrong, the next message has everything
        if not known:
            self._has, self._telling = {}, Telling()
            step["whole"] = True
        has, news = self._has, step["parts"]
        for part in seen.parts:
            name, value = part.name, part.value
            if has.get(name, MISSING) != value:
                news[name] = part.html
                has[name] = value
        told = self._telling.go_on(seen.chronicle, seen.reader, all_open=seen.over, whole=len(viewer.seats) > 1)
        if told.told:
            step["log"] = [told.first, *paragraphs(told.told, told.first, "l", seen.reader, viewer.lang, seen.people)]
        self._from = seen_from
