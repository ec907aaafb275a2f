"""`mindbug admin` looks after the games of a server, also while the server is running."""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from mindbug.web.base.config import Config, default_data
from mindbug.web.rooms.keepsakes import AT_ONCE as KEPT_AT_ONCE
from mindbug.web.rooms.keepsakes import keepsake
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import NewKeepsake, Store, Summary, Unavailable
from mindbug.web.server.databases import Database, database_of
from mindbug.web.server.serve import add_data

MOST_TOLD = 1000  # games without a record


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("admin", help="list, count, export, keep, delete, back up, restore or migrate games",
                                 description="Look after the games of a server, also while it is running.")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list all games, the latest first")
    listing.add_argument("--running", action="store_true", help="only games that are not over")
    export = actions.add_parser("export", help="print the record of a game, for `mindbug replay`; it shows both hands")
    delete = actions.add_parser("delete", help="delete a game")
    backup = actions.add_parser("backup", help="write everything into a new file, whichever database it comes from")
    restore = actions.add_parser("restore", help="fill an empty database from such a file")
    statistics = actions.add_parser("statistics", help="count games, lines and bytes")
    keep = actions.add_parser("keep", help="make the keepsakes that finished games lack, before cards or rules change")
    migrate = actions.add_parser("migrate", help="bring a database of an older version to the present format")
    migrate.add_argument("--dry-run", action="store_true", help="try it and undo it, and say what would be done")
    for action, run in ((listing, run_list), (export, run_export), (delete, run_delete), (backup, run_backup),
                        (restore, run_restore), (migrate, run_migrate), (statistics, run_statistics),
                        (keep, run_keep)):
        add_data(action)
        action.set_defaults(run=in_loop(run))
    for action in (export, delete):
        action.add_argument("game", help="the id of the game")
    for action in (backup, restore):
        action.add_argument("file", type=Path, help="the file of the backup; it holds all hands and secrets")


def in_loop(run: Callable[[argparse.Namespace], Awaitable[int]]) -> Callable[[argparse.Namespace], int]:
    async def started(args: argparse.Namespace) -> int:
        try:
            return await run(args)
        except Unavailable as problem:
            raise ValueError(str(problem)) from None

    return lambda args: asyncio.run(started(args))


def database(args: argparse.Namespace) -> Database:
    return database_of(Config(args.data or default_data(), args.database))


@asynccontextmanager
async def opened(args: argparse.Namespace) -> AsyncIterator[Store]:
    store = await database(args).existing()
    try:
        yield store
    finally:
        await store.close()


async def run_list(args: argparse.Namespace) -> int:
    async with opened(args) as store:
        for summary in await store.summaries(running=args.running):
            print(line_of(summary))
    return 0


def line_of(game: Summary) -> str:
    touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.updated))
    players = " - ".join(player_of(about) for about in game.seats.values())
    return f"{game.id}  {touched}  {game.lines:4}  {game.result or 'running':16}  {players}"


def player_of(about: dict[str, str]) -> str:
    return about.get("level") or about["name"] or about["kind"]


async def run_statistics(args: argparse.Namespace) -> int:
    async with opened(args) as store:
        found = await store.statistics(time.time())
    rows = [("games", found.games), *((f"  {kind}", count) for kind, count in sorted(found.kinds.items())),
            ("running", found.running), ("finished", found.games - found.running),
            *((f"  {result}", count) for result, count in sorted(found.results.items())),
            ("lines of journals", found.lines), ("analyses", found.analyses), ("bytes", found.size),
            *((f"opened {'today' if not day else f'{day} days ago' if day > 1 else 'yesterday'}", count)
              for day, count in sorted(found.days.items()))]
    for name, count in rows:
        print(f"{name:20} {count:12,}")
    if found.oldest is not None:
        print(f"{'not touched since':20} {time.strftime('%Y-%m-%d', time.localtime(found.oldest)):>12}")
    return 0


async def run_export(args: argparse.Namespace) -> int:
    async with opened(args) as store:
        stored = await store.load(args.game)
    if stored is None:
        raise ValueError(f"there is no game {args.game}")
    print(Room.load(stored).record(), end="")
    return 0


async def run_delete(args: argparse.Namespace) -> int:
    async with opened(args) as store:
        if not await store.delete(args.game):
            raise ValueError(f"there is no game {args.game}")
    print(f"{args.game} is deleted")
    return 0


async def run_backup(args: argparse.Namespace) -> int:
    print(f"{await database(args).back_up(args.file)} games are in {args.file}")
    return 0


async def run_restore(args: argparse.Namespace) -> int:
    print(f"{await database(args).restore(args.file)} games are restored")
    return 0


async def run_keep(args: argparse.Namespace) -> int:
    """Makes the keepsakes that a server had not yet made when it stopped: those of games that had just ended. Games
    without a record are left to a server, which replays them."""
    from mindbug.web.html.keepsake import keepsake_of  # part of the extra "web", which `mindbug` must not need

    async def make(record: str, game: str) -> bytes:
        return keepsake_of(record, game)

    kept = lost = 0
    async with opened(args) as store:
        while games := await store.without_keepsake(KEPT_AT_ONCE):
            found = [NewKeepsake(game, await keepsake(store, make, game)) for game in games]
            for problem in filter(None, await store.commit([[each] for each in found])):
                raise problem
            kept += sum(bool(each.data) for each in found)
            lost += sum(not each.data for each in found)
        waiting = len(await store.unarchived(MOST_TOLD))
    if kept or not (lost or waiting):
        print(f"{counted(kept, 'keepsake is', 'keepsakes are')} made" if kept else "no game lacks a keepsake")
    if lost:
        print(f"of {counted(lost, 'game', 'games')} none can be made: the cards or rules have changed since, or the "
              "record is not kept")
    if waiting:
        least = "at least " if waiting == MOST_TOLD else ""
        print(f"{least}{counted(waiting, 'game has', 'games have')} no record yet: let a server of this version "
              "run for some minutes without players, and then ask again")
    return 0


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


async def run_migrate(args: argparse.Namespace) -> int:
    statements = await database(args).migrate(for_real=not args.dry_run)
    for statement in statements:
        print(f"{statement};")
    if not statements:
        print("the database has the present format already")
    elif args.dry_run:
        print("-- it works, and was undone")
    return 0
