"""A room in use: its listeners, the keys of its seats, and the tasks and timers that are running for it."""

import asyncio
import logging
from collections.abc import Collection
from typing import Protocol

from mindbug.game.seats import SEATS
from mindbug.web.rooms.bot_workers import Chance
from mindbug.web.rooms.room import Happened, Room

log = logging.getLogger("mindbug.web")


class Listener(Protocol):
    @property
    def seats(self) -> Collection[str]:
        """The seats that it acts for; a spectator has none."""
        ...

    def notify(self, happened: Happened | None) -> None:
        """Called when something happened in the game. None: something around it changed, such as who is connected."""
        ...

    def dismiss(self) -> None:
        """Called when the server shuts down or the room is dropped."""
        ...


class LiveRoom:
    """A room in memory."""

    def __init__(self, room: Room, keys: dict[str, tuple[str, ...]], now: float) -> None:
        self.room = room
        self.keys = keys
        """Hash of a browser's secret -> the seats it opens."""
        self.lock = asyncio.Lock()
        """Held while a request is checked, stored and carried out, so that no other request comes in between."""
        self.listeners: set[Listener] = set()
        self.hints: dict[str, list[Chance]] = {}
        """The hints for the pending decision, by seat."""
        self.gone = False
        self.last_used = now
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    def add_key(self, key_hash: str, seat: str) -> None:
        self.keys[key_hash] = tuple(sorted({*self.keys.get(key_hash, ()), seat}))

    def connected(self) -> dict[str, bool]:
        """Whether somebody at each seat is connected; bots always are."""
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
            except Exception:  # the entry is stored already, and the other listeners must hear of it
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
        """Whether the room can be dropped from memory: nobody looks, nothing runs, no use after `since`."""
        return not (self.listeners or self.bot or self.lock.locked() or self.room.clock_running
                    or self.last_used > since)
