"""A room in use: who is looking at it, which keys open its seats, and what is going on at the moment."""

import asyncio
import logging
from collections.abc import Collection
from typing import Any, Protocol

from mindbug.game.seats import SEATS
from mindbug.web.rooms.room import Happened, Room

log = logging.getLogger("mindbug.web")


class Listener(Protocol):
    @property
    def seats(self) -> Collection[str]:
        """Those it acts for; none: a spectator."""
        ...

    def notify(self, happened: Happened | None) -> None:
        """Something happened in the game; None: something around it changed, such as who is there."""
        ...

    def dismiss(self) -> None:
        """The server is going down, or the game is gone."""
        ...


class LiveRoom:
    def __init__(self, room: Room, keys: dict[str, tuple[str, ...]], now: float) -> None:
        self.room = room
        self.keys = keys
        """Hash of a browser's secret -> the seats it opens."""
        self.lock = asyncio.Lock()
        """Held from the check of what is asked until it is carried out: the disk comes in between."""
        self.listeners: set[Listener] = set()
        self.hints: dict[str, list[dict[str, Any]]] = {}
        """Per seat: what the hint for the pending decision said."""
        self.gone = False
        self.last_used = now
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    def add_key(self, key_hash: str, seat: str) -> None:
        self.keys[key_hash] = tuple(sorted({*self.keys.get(key_hash, ()), seat}))

    def connected(self) -> dict[str, bool]:
        """Which seats are looking; bots always do."""
        present = {seat for listener in self.listeners for seat in listener.seats}
        return {seat: seat in present or self.room.seats[seat]["kind"] == "bot" for seat in SEATS}

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._notify_others(listener)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._notify_others(listener)

    def _notify_others(self, listener: Listener) -> None:
        if listener.seats:
            self._notify(self.listeners - {listener}, None)

    def notify(self, happened: Happened | None) -> None:
        self._notify(set(self.listeners), happened)

    def _notify(self, listeners: set[Listener], happened: Happened | None) -> None:
        for listener in listeners:
            try:
                listener.notify(happened)
            except Exception:  # what has happened stays so, and the others must hear of it
                log.exception("a listener could not be notified", extra={"game": self.room.id})
                listener.dismiss()

    def close(self) -> None:
        self.gone = True
        if self.alarm:
            self.alarm.cancel()
        if self.bot:
            self.bot.cancel()
        for listener in list(self.listeners):
            listener.dismiss()

    def idle(self, since: float) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.listeners or self.bot or self.lock.locked() or self.room.clock_running
                    or self.last_used > since)
