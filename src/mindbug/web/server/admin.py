"""`mindbug admin` lists, exports and deletes the games of a server, also while the server is running."""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager

from mindbug.web.base.config import Config, default_data
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import SqliteStore, Store, Summary
from mindbug.web.server.serve import add_data


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("admin", help="list, export or delete the games of a server")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list all games, the latest first")
    listing.add_argument("--running", action="store_true", help="only games that are not over")
    export = actions.add_parser("export", help="print the record of a game, for `mindbug replay`; it shows both hands")
    delete = actions.add_parser("delete", help="delete a game")
    for action, run in ((listing, run_list), (export, run_export), (delete, run_delete)):
        add_data(action)
        action.set_defaults(run=run)
    for action in (export, delete):
        action.add_argument("game", help="the id of the game")


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[Store]:
    path = Config(args.data or default_data()).database
    if not path.exists():
        raise ValueError(f"{path}: there is no such database")
    store = SqliteStore(path)
    try:
        yield store
    finally:
        store.close()


def run_list(args: argparse.Namespace) -> int:
    with opened(args) as store:
        for summary in store.summaries(running=args.running):
            print(line_of(summary))
    return 0


def line_of(game: Summary) -> str:
    touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.updated))
    players = " - ".join(player_of(about) for about in game.seats.values())
    return f"{game.id}  {touched}  {game.lines:4}  {game.result or 'running':16}  {players}"


def player_of(about: dict[str, str]) -> str:
    return about.get("level") or about["name"] or about["kind"]


def run_export(args: argparse.Namespace) -> int:
    with opened(args) as store:
        stored = store.load(args.game)
    if stored is None:
        raise ValueError(f"there is no game {args.game}")
    print(Room.load(stored, 0.0).record(), end="")
    return 0


def run_delete(args: argparse.Namespace) -> int:
    with opened(args) as store:
        if not store.delete(args.game):
            raise ValueError(f"there is no game {args.game}")
    print(f"{args.game} is deleted")
    return 0
