"""A game as one viewer sees it: as HTML for people, as plain data for programs."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from mindbug.game.events import Event, redact
from mindbug.game.seats import rival
from mindbug.web.html import render
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.room import Happened, Room

# all but the field that says who may know the event, which would give too much away
EVENT_FIELDS = tuple(field.name for field in fields(Event) if field.name != "seen_by")


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a game, in a browser or through the API."""

    seats: tuple[str, ...] = ()
    """The seats of this viewer. Two people at one screen have both, a spectator has none."""
    lang: str = "en"
    shown: str | None = None
    """If two people share the screen, the seat of the person who sits in front of it, by their own account."""
    origin: str = ""
    """The origin of the page, such as https://example.org; links begin with it."""
    text: bool = False
    """Whether the table is shown as text instead of as a picture."""

    def reader(self, live: LiveRoom) -> str | None:
        """The seat from which the viewer sees the game; None for a spectator."""
        if len(self.seats) < 2:
            return self.seats[0] if self.seats else None
        if live.room.result:
            return "p1"  # nothing is secret any more
        return None if self.curtain(live) else self.shown

    def curtain(self, live: LiveRoom) -> str | None:
        """The seat whose player must come to the shared screen before any hand is shown."""
        decider = live.room.decider
        return decider if len(self.seats) == 2 and decider != self.shown else None


def surroundings(house: House, live: LiveRoom, viewer: Viewer) -> Surroundings:
    """Everything around the game that the viewer may know: seats, clocks, links, hints, the rematch."""
    room, game, now = live.room, live.room.id, house.now()
    mine = viewer.seats
    own = mine[0] if len(mine) == 1 else None
    reader = viewer.reader(live)
    return Surroundings(
        game=game,
        mine=mine,
        seats={seat: dict(about) for seat, about in room.seats.items()},
        result=room.result,
        curtain=viewer.curtain(live),
        clock={"running": room.clock_running, "increment": room.terms.increment,
               "p1": round(room.time_left("p1", now), 1), "p2": round(room.time_left("p2", now), 1)}
        if room.terms.clock else None,
        waiting=room.open_seat is not None,
        invitation=f"{viewer.origin}/join/{game}/{house.invitation(game)}" if mine and room.open_seat else None,
        link=f"{viewer.origin}/game/{game}/seat/{house.token(game, own)}" if own else None,
        takeback=own is not None and room.takeback_size(own) > 0,
        can_hint=reader is not None and room.decider == reader and room.seats[rival(reader)]["kind"] == "bot",
        hint=live.hints.get(reader) if reader else None,
        hints=dict(room.hints),
        thinking=room.bot_to_move is not None,
        connected=live.connected(),
        what_if={"game": room.terms.origin, "step": room.borrowed} if room.terms.kind == "what_if" else None,
        rematch={"offered": sorted(room.rematch), "game": room.next_game,
                 "token": house.token(room.next_game, rival(own)) if own and room.next_game else None},
    )


# ---- for people


def table_html(house: House, live: LiveRoom, viewer: Viewer) -> str:
    room, reader, around = live.room, viewer.reader(live), surroundings(house, live, viewer)
    if viewer.text:
        return render.text_table(room.game, reader, viewer.lang, room.names(), seq=room.seq, around=around,
                                 news=news(room, reader))
    return render.table(room.game, reader, viewer.lang, room.names(), seq=room.seq, around=around)


def news(room: Room, reader: str | None) -> int:
    """How many of the last events came with or after the reader's last choice; for a spectator, in this turn."""
    count = 0
    for happened in reversed(room.history):
        if happened.kind == "takeback":
            return count
        count += len(happened.events)
        if (happened.kind == "choice" and happened.seat == reader if reader
                else any(event.kind == "turn" for event in happened.events)):
            return count
    return len(room.game.events)


def html_step(house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> dict[str, Any]:
    reader = viewer.reader(live)
    events = render.client_events(list(happened.events), reader, live.room.game) if happened else []
    return {"type": "step", "seq": live.room.seq, "events": events, "html": table_html(house, live, viewer)}


# ---- for programs


def room_data(house: House, live: LiveRoom, viewer: Viewer) -> dict[str, Any]:
    """The view of the game and its surroundings, and the whole position when the game is over."""
    room = live.room
    view = room.game.view(viewer.reader(live))
    data = {"seq": room.seq, "seat": viewer.reader(live), **surroundings(house, live, viewer).data(), "view": view}
    if room.result:
        view["decision"] = None  # a game that somebody resigned still has one
        data["position"] = room.game.position()
    return data


def data_step(house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> dict[str, Any]:
    about = (happening(happened, viewer.reader(live)) if happened
             else {"kind": "surroundings", "by": None, "events": []})
    return {"type": "step", **about, **room_data(house, live, viewer)}


def happening(happened: Happened, reader: str | None) -> dict[str, Any]:
    return {"seq": happened.seq, "kind": happened.kind, "by": happened.seat,
            "events": event_data(happened.events, reader)}


def event_data(events: Iterable[Event], reader: str | None) -> list[dict[str, Any]]:
    """The events, redacted, as plain data. `asdict` copies deeply and took two fifths of the time of a step."""
    found = []
    for event in events:
        redacted = redact(event, reader)
        data = {name: getattr(redacted, name) for name in EVENT_FIELDS}
        data["keywords"] = [keyword.value for keyword in event.keywords]
        found.append({key: value for key, value in data.items() if value not in (None, [])})
    return found
