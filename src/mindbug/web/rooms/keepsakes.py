"""Keepsakes: what is kept of finished games, so that they can be looked at when cards and rules have changed."""

import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass

from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.neighbours import Neighbours
from mindbug.web.rooms.store import NewKeepsake, Store, Unavailable

log = logging.getLogger("mindbug.web")
Make = Callable[[str, str], Awaitable[bytes]]
"""Makes the keepsake of a game, given its record and its id."""
AT_ONCE = 20  # games
WORK = "keepsake"  # the name of the lease
NOTHING = b""  # in place of what could not be kept


@dataclass(frozen=True)
class PlayedGame:
    """A game that is over."""

    id: str
    record: str
    origin: str
    """The id of the other game, in a what-if."""
    live: LiveRoom | None = None
    """Its room; None if it was played with other cards or rules than today's."""
    keepsake: bytes = NOTHING
    """Then everything else that is known of it; nothing if an earlier version did not keep it."""


async def keep_some(store: Store, make: Make, neighbours: Neighbours, write: Callable[[NewKeepsake], Awaitable[None]],
                    may_go_on: Callable[[], bool]) -> None:
    """Makes keepsakes until every finished game has one. Games that another node is at are left to it."""
    while may_go_on() and (games := await store.without_keepsake(AT_ONCE)):
        for game in games:
            if not may_go_on() or not await neighbours.lease(game, WORK):
                return
            try:
                await write(NewKeepsake(game, await keepsake(store, make, game)))
            finally:
                neighbours.release(game, WORK)


async def keepsake(store: Store, make: Make, game: str) -> bytes:
    record = await store.archive(game)
    if not record:
        return NOTHING
    try:
        return await make(record.decode(), game)
    except BrokenExecutor:  # the server stops, or somebody has killed the process
        raise Unavailable("the process that makes keepsakes is gone") from None
    except Exception as error:  # mostly it is a game of an earlier version, with other cards
        log.warning("no keepsake could be made of a game", extra={"game": game, "error": repr(error)})
        return NOTHING
