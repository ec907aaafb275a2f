"""A room in use: its listeners, the keys of its seats, and the tasks and timers that are running for it."""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from mindbug.game.seats import SEATS
from mindbug.web.base.budgets import Bucket
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.rooms.store import Entry

log = logging.getLogger("mindbug.web")


EMOTES = ("hello", "thanks", "nice", "wow", "oops", "hmm")
"""The faces that players may make at each other."""
EMOTES_PER_SECOND = 0.75
"""The average for one seat; a short burst may be four times as much."""


@dataclass(frozen=True)
class Emoted:
    """A player has made a face."""

    by: str
    emote: str


class Listener(Protocol):
    """Somebody who is told whatever happens in a room."""

    @property
    def seats(self) -> Collection[str]:
        """The seats that it acts for; a spectator has none."""
        ...

    def notify(self, happened: Happened | None) -> None:
        """Hears that something happened in the game. None: something around it changed, such as who is connected."""
        ...

    def hear(self, emoted: Emoted) -> None:
        """Hears that a player makes a face."""
        ...

    def dismiss(self) -> None:
        """Ends the listening: the server shuts down, or the room is dropped."""
        ...


class LiveRoom:
    """A room in memory."""

    def __init__(self, room: Room, keys: dict[str, tuple[str, ...]], now: float,
                 tell_presence: "Callable[[LiveRoom], None]" = lambda live: None, *, owner: str = "") -> None:
        """`tell_presence` is called when a player has come to this node or left it."""
        self.room = room
        self.owner = owner
        """The person who opened the game, by an anonymous name: its bots take their turns with those of other
        people."""
        self.keys = keys
        """Hash of a browser's secret -> the seats it opens."""
        self.lock = asyncio.Lock()
        """Held while a request is checked, stored and carried out, so that no other request comes in between."""
        self.heard: dict[int, Entry] = {}
        """The lines that other nodes have written and that are not carried out yet, by their numbers."""
        self.written = room.seq
        """The number of the latest line that is known to be in the journal. Not every line is told in full."""
        self.listeners: set[Listener] = set()
        self.shared: dict[object, object] | None = None
        """The looks that were made for one listener and serve others, while they are told of the same thing."""
        self._tell_presence = tell_presence
        self._elsewhere: dict[str, frozenset[str]] = {}
        """Other nodes -> the seats whose players are connected there."""
        self.hand_seen = asyncio.Event()
        """Set when a page of a player has shown the game: a bot that starts waits for it."""
        self._emotes: dict[str, Bucket] = {}
        self.gone = False
        self.last_used = now
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def behind(self) -> bool:
        """True if there are lines in the journal that are not carried out yet."""
        return self.room.seq < self.written

    @property
    def unknown(self) -> bool:
        """True if the room is behind and does not even know when the next line was written. It must not be shown: its
        clock would run although somebody has chosen."""
        return self.behind and self.room.seq + 1 not in self.heard

    def time(self, now: float) -> float:
        """The time for which this state of the game holds: now, or when the next line was written."""
        following = self.heard.get(self.room.seq + 1)
        return min(now, following.at) if following else now

    def hear(self, seq: int, *lines: Entry) -> None:
        """Notes that the journal has a line of that number, and its lines from there on as far as they are known."""
        self.heard.update(enumerate(lines, start=seq))
        self.written = max(self.written, seq, seq + len(lines) - 1)

    def add_key(self, key_hash: str, seat: str) -> None:
        self.keys[key_hash] = tuple(sorted({*self.keys.get(key_hash, ()), seat}))

    def lock_out(self, seat: str, keep: str) -> None:
        """Takes the seat away from all browsers but one, and from everybody who is connected for it: whoever may come
        back does so by themselves."""
        self.keys = {key: left for key, seats in self.keys.items()
                     if (left := seats if key == keep else tuple(each for each in seats if each != seat))}
        for listener in [each for each in self.listeners if seat in each.seats]:
            listener.dismiss()

    def connected(self) -> dict[str, bool]:
        """Returns whether somebody at each seat is connected; bots always are."""
        present = self.present().union(*self._elsewhere.values())
        return {seat: seat in present or self.room.seats[seat]["kind"] == "bot" for seat in SEATS}

    def present(self) -> set[str]:
        """The seats whose players are connected to this node."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def enter(self, listener: Listener) -> None:
        """Lets somebody hear what happens. Whoever found the room just before it was dropped is sent away: nothing
        happens in it any more, and the game goes on in another one."""
        if self.gone:
            listener.dismiss()
        before = self.present()
        self.listeners.add(listener)
        self._has_changed(before, listener)

    def leave(self, listener: Listener) -> None:
        before = self.present()
        self.listeners.discard(listener)
        self._has_changed(before, listener)

    def _has_changed(self, before: set[str], listener: Listener) -> None:
        self._notify_others(listener)
        if self.present() != before:
            self._tell_presence(self)

    def note_presence(self, node: str, seats: Collection[str]) -> None:
        """Notes who is connected to another node."""
        before = self.connected()
        self._elsewhere[node] = frozenset(seats)
        if self.connected() != before:
            self.notify(None)

    def forget_nodes(self, alive: Collection[str]) -> None:
        before = self.connected()
        self._elsewhere = {node: seats for node, seats in self._elsewhere.items() if node in alive}
        if self.connected() != before:
            self.notify(None)

    def _notify_others(self, listener: Listener) -> None:
        if listener.seats:
            self._notify(self.listeners - {listener}, None)

    def notify(self, happened: Happened | None) -> None:
        self._notify(set(self.listeners), happened)

    def _notify(self, listeners: set[Listener], happened: Happened | None) -> None:
        self.shared = {}
        for listener in listeners:
            try:
                listener.notify(happened)
            except Exception:  # the entry is stored already, and the other listeners must hear of it
                log.exception("a listener could not be notified", extra={"game": self.room.id})
                listener.dismiss()
        self.shared = None

    def may_emote(self, seat: str, now: float) -> bool:
        return self._emotes.setdefault(seat, Bucket(EMOTES_PER_SECOND, now)).take(now)

    def show_emote(self, emoted: Emoted) -> None:
        for listener in set(self.listeners):
            listener.hear(emoted)

    def close(self) -> None:
        self.gone = True
        if self.alarm:
            self.alarm.cancel()
        if self.bot:
            self.bot.cancel()
        for listener in list(self.listeners):
            listener.dismiss()

    def idle(self, since: float) -> bool:
        """Returns whether the room can be dropped from memory: nobody looks, nothing runs, no use after `since`."""
        return not (self.listeners or self.bot or self.lock.locked() or self.room.clock_running
                    or self.last_used > since)
