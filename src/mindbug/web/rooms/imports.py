"""Records that somebody brings along, and games that go their own way from a step of another one."""

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
"""No game that was played comes near it, and every choice is a picture in the review."""


def as_text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadRecord("this is not a text in UTF-8") from None


def brought_along(text: str) -> Terms:
    """Whatever cannot be replayed is a BadRecord."""
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
    """The game as it stood after so many choices, for a person at that seat against a bot."""
    choices = room.game.choices
    if step > len(choices):
        raise Refused("bad_request", f"step must be a whole number from 0 to {len(choices)}")
    if not can_go_on(room):
        raise Refused("not_possible", "in this record chance has chosen by hand: nobody can go on for it")
    if step == len(choices) and room.game.over:
        raise Refused("not_possible", "the game is over there")
    made = room.game.record()
    begun = Record(made.setup, made.digest, choices[:step], borrowed=step)
    return Terms(str(begun), {seat: {"kind": "human", "name": ""},
                              rival(seat): {"kind": "bot", "name": "", "level": level}},
                 kind="what_if", origin=room.id)


def can_go_on(room: Room) -> bool:
    return room.game.record().setup.chance == "sampled"
