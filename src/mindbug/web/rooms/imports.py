"""Games that come from elsewhere: uploaded records, and what-ifs that go on from a step of another game."""

from dataclasses import replace

from mindbug.game.errors import BadRecord
from mindbug.game.game import replay
from mindbug.game.record import Record
from mindbug.game.seats import SEATS, rival
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.room import Room, clean_name
from mindbug.web.rooms.seat_lines import line_of, seat_of
from mindbug.web.rooms.store import Terms

MOST_CHOICES = 1000
"""The most choices of an uploaded record: the review draws a picture for each. No real game has nearly as many."""


def as_text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadRecord("the file is not a text in UTF-8") from None


def brought_along(text: str) -> Terms:
    """The terms of a room for an uploaded record. BadRecord if it cannot be replayed."""
    record = Record.parse(text.lstrip("\ufeff"))
    if len(record.choices) > MOST_CHOICES:
        raise BadRecord(f"there are more than {MOST_CHOICES} choices", record.lines[MOST_CHOICES])
    replay(record)
    seats: dict[str, dict[str, str]] = {seat: seat_of(line) for seat, line in zip(SEATS, record.players, strict=True)}
    for about in seats.values():
        about["name"] = clean_name(about["name"])
    known = replace(record, players=(line_of(seats["p1"]), line_of(seats["p2"])))
    return Terms(str(known), seats, kind="record")


def what_if(room: Room, step: int, seat: str, level: str) -> Terms:
    """The terms of a game that goes on after `step` choices, with a person at that seat against a bot."""
    choices = room.game.choices
    if step > len(choices):
        raise Refused("bad_request", f"step must be a whole number from 0 to {len(choices)}")
    if not can_go_on(room):
        raise Refused("not_possible", "in this record chance was decided by hand, so the game cannot go on")
    if step == len(choices) and room.game.over:
        raise Refused("not_possible", "the game is over at this step")
    begun = replace(room.game.record().until(step), borrowed=step)
    return Terms(str(begun), {seat: {"kind": "human", "name": ""},
                              rival(seat): {"kind": "bot", "name": "", "level": level}},
                 kind="what_if", origin=room.id)


def can_go_on(room: Room) -> bool:
    return room.game.record().setup.chance == "sampled"
