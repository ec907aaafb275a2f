"""Games that stand at a wanted point, put into a server's database as if they had been played there."""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from mindbug import Game
from mindbug.game.seats import SEATS
from mindbug.web.base.config import Config
from mindbug.web.rooms.secrets_of_seats import hash_of, new_client, new_id
from mindbug.web.rooms.store import Change, Entry, Finished, NewEntry, NewGame, NewKey, Terms
from mindbug.web.rooms.store_sqlite import SqliteFile
from mindbug.web.routes.pages import CLIENT
from tests.browser.person import Person

BOT = {"kind": "bot", "name": "", "level": "random"}
HUMAN = {"kind": "human", "name": ""}
SEEDS = 400


def asks(kind: str, least_in_play: int = 3) -> Callable[[Game], bool]:
    """Returns whether the first seat is asked that, with something on the table."""
    def wanted(game: Game) -> bool:
        decision = game.decision
        if decision is None or decision.player != "p1" or decision.kind != kind:
            return False
        position = game.position()
        return all(position[seat]["play"] for seat in SEATS if least_in_play) and (
            sum(len(position[seat]["play"]) for seat in SEATS) >= least_in_play)
    return wanted


def both_piles(game: Game) -> bool:
    """Returns whether the first seat may choose from either discard pile."""
    decision = game.decision
    return (decision is not None and decision.player == "p1" and decision.kind == "card"
            and {option.owner for option in decision.options} == set(SEATS))


MOMENTS: dict[str, tuple[str, Callable[[Game], bool]]] = {
    "opening": ("first_contact", asks("action", 0)),
    "opening with Power cards": ("king_of_tokyo", asks("action", 0)),
    "turn": ("battlefruit_galaxy", asks("action", 6)),
    "mindbug": ("first_contact", asks("mindbug")),
    "block": ("battlefruit_kingdom", asks("block", 4)),
    "pile": ("first_contact", asks("card")),
    "both piles": ("king_of_tokyo", both_piles),
    "buy": ("king_of_tokyo", asks("buy")),
    "dice": ("king_of_tokyo", asks("reroll")),
    "target": ("battlefruit_galaxy", asks("target")),
    "order": ("battlefruit_kingdom", asks("order", 2)),
    "end": ("king_of_tokyo", lambda game: game.over and game.winner == "p1"),
}


@cache
def moment(name: str) -> Game:
    """The same one every time; found by playing at random."""
    sets, wanted = MOMENTS[name]
    for seed in range(SEEDS):
        chance = random.Random(seed)
        game = Game([sets], seed)
        while not wanted(game):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
        else:
            return game
    raise LookupError(f"no game of {SEEDS} comes to {name}")


def put(data: Path, game: Game, clients: Mapping[str, str]) -> str:
    """The address of the game. `clients`: the secret of the browser that has a seat; a bot has the others."""
    record, now, name = game.record(), time.time(), new_id()
    about: dict[str, dict[str, str]] = {seat: HUMAN if seat in clients else BOT for seat in SEATS}
    changes: list[Change] = [NewGame(name, Terms(str(replace(record, choices=(), result=None)), about), "tests", now)]
    changes += [NewKey(name, seat, hash_of(client)) for seat, client in clients.items()]
    changes += [NewEntry(name, seq, Entry("choice", choice.player, choice.label), now)
                for seq, choice in enumerate(record.choices, start=1)]
    if game.over:
        changes.append(Finished(name, f"{game.winner or 'draw'} {game.outcome}"))
    store = SqliteFile(Config(data).database)
    try:
        store.commit(changes)
    finally:
        store.close()
    return f"/game/{name}"


def issued(data: Path) -> str:
    """A secret for a browser, such as the server of that database issues."""
    store = SqliteFile(Config(data).database)
    try:
        return new_client(store.secret())
    finally:
        store.close()


def show(person: Person, data: Path, name: str, seats: tuple[str, ...] = ("p1",),
         others: Mapping[str, str] | None = None) -> None:
    """Lets somebody sit down at that moment. `others`: the secrets of whoever else has a seat."""
    client = issued(data)
    person.context.add_cookies([{"name": CLIENT, "value": client, "url": person.address}])
    person.go(put(data, moment(name), {**dict.fromkeys(seats, client), **(others or {})}))
    person.wait_for_rest()
