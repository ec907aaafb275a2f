"""The truth at every step of a game, taken from the server's database, and the part that a reader could not know."""

import json
import re
from collections.abc import Iterable
from html import unescape
from pathlib import Path
from urllib.parse import unquote

from mindbug import Game, redact
from mindbug.game.seats import SEATS
from mindbug.text import card_name
from mindbug.web.base.config import Config
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store_sqlite import SqliteFile


def steps_of(data: Path, game: str) -> list[Game]:
    """The game after every line of its journal; the first one as it was dealt."""
    store = SqliteFile(Config(data).database)
    try:
        stored = store.load(game)
    finally:
        store.close()
    assert stored is not None
    room = Room(game, stored.terms)
    steps = [room.game.clone()]
    for entry in stored.entries:
        room.apply(entry)
        steps.append(room.game.clone())
    return steps


def known_names(game: Game, reader: str | None) -> set[str]:
    """Everything that the reader sees now or was told before."""
    view = game.view(reader)
    known: set[str | None] = {*view["revealed"], *view["power_row"], *view["power_discard"], *view["playing"],
                              *view["pending"]}
    for seat in SEATS:
        known |= {*view[seat]["hand"], *view[seat]["discard"], *(card["name"] for card in view[seat]["play"])}
    for event in game.events:
        told = redact(event, reader)
        known |= {told.card, told.other}
    return {name for name in known if name}


def hidden_names(game: Game, reader: str | None) -> set[str]:
    """Cards in hands, in draw piles and out of the game that the reader has never seen."""
    position = game.position()
    hidden = {name for seat in SEATS for name in (*position[seat]["hand"], *position[seat]["draw"])}
    return hidden.union(position["unused"]) - known_names(game, reader)


def leaks(text: str, game: Game, reader: str | None, lang: str) -> list[str]:
    """Hidden cards that are named, in English, in the language of the page or as an address."""
    plain = unquote(unescape(text))
    known = {spelling for name in known_names(game, reader) for spelling in (name, card_name(name, lang))}
    longest_first = sorted(known, key=len, reverse=True)  # a Baby Gigazaur is no Gigazaur
    rest = re.sub("|".join(map(re.escape, longest_first)), "", plain) if known else plain
    return [name for name in hidden_names(game, reader) if name in rest or card_name(name, lang) in rest]


def told_at(messages: Iterable[str]) -> list[tuple[int, str]]:
    """Messages of the server with the number of the step that they show."""
    return [(json.loads(message)["seq"], json.dumps(json.loads(message), ensure_ascii=False)) for message in messages]
