"""Fills in the types of `messages`: a game as the API tells it to one viewer."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from msgspec import UNSET

from mindbug.game.decisions import OptionData, option_data
from mindbug.game.events import Event, redact
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.html.viewer import Viewer, surroundings
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.routes.messages import Happening, ShownEvent, ShownGame, StepMessage

TOLD = tuple(field.name for field in fields(Surroundings) if field.name not in ("lesson", "hands"))
"""The surroundings that programs are told. A lesson is for people only."""


def shown_game(house: House, live: LiveRoom, viewer: Viewer) -> ShownGame:
    """The view of the game and its surroundings, and the whole position when the game is over."""
    return ShownGame(**_fields(house, live, viewer))


def _fields(house: House, live: LiveRoom, viewer: Viewer) -> dict[str, Any]:
    room, reader, around = live.room, viewer.reader(live), surroundings(house, live, viewer)
    view = room.game.view(reader)
    if room.result:
        view["decision"] = None  # a game that somebody resigned still has one
    return {"seq": room.seq, "seat": reader, "view": view, "options": options_of(room, reader),
            "position": room.game.position() if room.result else UNSET,
            **{name: getattr(around, name) for name in TOLD}}


def options_of(room: Room, reader: str | None) -> list[OptionData]:
    decision = None if room.result else room.game.decision
    if decision is None or decision.player != reader:
        return []
    return [option_data(option) for option in decision.options]


def step_of(house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> StepMessage:
    """Returns the next message to a socket. Where nothing has happened in the game, something around it has changed."""
    return StepMessage(**_fields(house, live, viewer),
                kind=happened.kind if happened else "surroundings", by=happened.seat if happened else None,
                events=shown_events(happened.events, viewer.reader(live)) if happened else [])


class GameSteps:
    """Composes the messages to a program: each has the whole view."""

    def __call__(self, house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None) -> StepMessage:
        return step_of(house, live, viewer, happened)

    def forget(self) -> None:
        """Does nothing, because every message tells everything."""


def happening(happened: Happened, reader: str | None) -> Happening:
    return Happening(happened.seq, happened.kind, happened.seat, shown_events(happened.events, reader))


def shown_events(events: Iterable[Event], reader: str | None) -> list[ShownEvent]:
    return [_event(redact(event, reader)) for event in events]


def _event(event: Event) -> ShownEvent:
    return ShownEvent(event.kind, event.number, event.total, event.player or UNSET, event.card or UNSET,
                        event.other or UNSET, event.detail or UNSET,
                        [keyword.value for keyword in event.keywords] or UNSET)
