"""The house has all rooms of the server. It opens them, loads them again, keeps them going and puts them away."""

import asyncio
import base64
import gc
import hashlib
import hmac
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine
from dataclasses import replace
from functools import lru_cache
from typing import Any

from mindbug.game.seats import SEATS, rival
from mindbug.web.base.config import DAY, Config
from mindbug.web.base.metrics import Metrics
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.bot_workers import Bots, Chance
from mindbug.web.rooms.imports import brought_along
from mindbug.web.rooms.judging import Judging
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import Order, dealt_anew
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.rooms.store import Change, Entry, Finished, NewEntry, NewGame, NewKey, Store, Summary, Terms
from mindbug.web.rooms.waiting_line import WaitingLine
from mindbug.web.rooms.writer import Writer

log = logging.getLogger("mindbug.web")
SWEEP_SECONDS = 30.0
SWEEPS_PER_COLLECTION = 10
LONGEST_ID = 40
SECRETS_KEPT = 4096


class House:
    def __init__(self, store: Store, config: Config, metrics: Metrics) -> None:
        self.store = store
        self.config = config
        self.metrics = metrics
        self.bots = Bots(config.bot_workers, config.bot_seconds, config.hint_seconds)
        self.now = time.monotonic
        self.ready = False
        self._writer = Writer(store, metrics)
        self._secret = store.secret()
        self.judging = Judging(store, self._writer, config)
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._opening = asyncio.Lock()
        self._reading = WaitingLine()
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- opening and closing hours

    async def open(self) -> None:
        """Loads the games with clocks, because their clocks run on. The others are loaded when somebody asks."""
        for game in await asyncio.to_thread(self.store.running_with_clock):
            try:
                await self.room(game)
            except Refused as problem:
                log.error("a game could not be loaded", extra={"game": game, "code": problem.code})
        self._spawn(self._sweep())
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        for live in list(self._rooms.values()):
            live.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.judging.close()
        self.bots.close()
        await asyncio.to_thread(self._writer.close)
        self.store.close()

    async def _sweep(self) -> None:
        expired_at = 0.0
        for sweep in itertools.count(1):
            self.put_away_idle_rooms()
            if sweep % SWEEPS_PER_COLLECTION == 0:
                gc.collect()  # `serve` has switched off the automatic collection of long-lived objects
            if time.time() - expired_at > 3600:
                expired_at = time.time()
                count = await asyncio.to_thread(self.store.expire, expired_at - self.config.expire_seconds)
                if count:
                    log.info("old unfinished games were forgotten", extra={"count": count})
            await asyncio.sleep(SWEEP_SECONDS)

    def put_away_idle_rooms(self) -> None:
        since = self.now() - self.config.idle_seconds
        for game, live in list(self._rooms.items()):
            if live.idle(since):
                self._drop(game, live)

    def _drop(self, game: str, live: LiveRoom) -> None:
        if self._rooms.get(game) is live:
            del self._rooms[game]
        live.close()
        self.metrics.rooms.set(len(self._rooms))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- rooms

    async def open_room(self, order: Order, owner: str, client: str | None = None) -> LiveRoom:
        """Opens a new game. The browser with the secret `client` gets the seats of the person who ordered the game."""
        own = {"screen": SEATS, "watch": ()}.get(order.opponent, ("p1",))
        return await self.begin(order.terms(), own, owner, client)

    async def begin(self, terms: Terms, own: Collection[str], owner: str, client: str | None = None) -> LiveRoom:
        async with self._opening:
            limit = self.config.games_per_client
            if await asyncio.to_thread(self.store.open_games, owner) >= limit:
                raise Refused("too_many", f"you have {limit} unfinished games; finish one before you open another")
            game = new_id()
            keys = [NewKey(game, seat, hash_of(client)) for seat in own] if client else []
            await self._writer.commit(NewGame(game, terms, owner, time.time()), *keys)
        self.metrics.games.inc()
        return await self.room(game)

    async def keep_record(self, text: str, address: str) -> LiveRoom:
        """Stores a game that was played elsewhere, for all who know its address. BadRecord if it does not replay."""
        owner = self.owner(f"{address}, bringing records")
        async with self._reading:  # replaying takes a while, so records are replayed one at a time
            limit = self.config.records_per_day
            if await asyncio.to_thread(self.store.opened_since, owner, time.time() - DAY) >= limit:
                raise Refused("too_many_records", f"you have uploaded {limit} records in 24 hours; try again tomorrow")
            game, terms = new_id(), await asyncio.to_thread(brought_along, text)
            await self._writer.commit(NewGame(game, terms, owner, time.time()))
        return await self.room(game)

    async def room(self, game: str) -> LiveRoom:
        """Finds a room in memory, or loads it from its journal."""
        live = self._rooms.get(game)
        if live is None:
            loading = self._loading.get(game)
            if loading is None:
                loading = self._loading[game] = self._spawn(self._load(game))
                loading.add_done_callback(lambda _: self._loading.pop(game, None))
            live = await asyncio.shield(loading)
        live.last_used = self.now()
        return live

    async def finished_room(self, game: str) -> LiveRoom:
        """Finds the room of a finished game: only those have a public record, a review and an analysis."""
        live = await self.room(game)
        if live.room.result is None:
            raise Refused("not_possible", "the game is still on, and its record would give away the hidden cards")
        return live

    async def _load(self, game: str) -> LiveRoom:
        stored = await asyncio.to_thread(self.store.load, game) if len(game) <= LONGEST_ID else None
        if stored is None:
            raise Refused("unknown_game", "there is no such game")
        keys = await asyncio.to_thread(self.store.keys, game)
        try:
            room = await asyncio.to_thread(Room.load, stored, self.now())
        except ValueError as error:  # made by another version of the rules or the cards
            log.error("a journal cannot be replayed", extra={"game": game, "error": str(error)})
            raise Refused("broken_game", "this game was made by another version and cannot go on") from None
        live = LiveRoom(room, {}, self.now())
        for key in keys:
            live.add_key(key.hash, key.seat)
        self._rooms[game] = live
        self.metrics.rooms.set(len(self._rooms))
        if room.result and stored.result is None:
            await self._writer.commit(Finished(game, str(room.result)))
        self._go_on(live)
        return live

    async def games_of(self, client: str) -> list[Summary]:
        return await asyncio.to_thread(self.store.games_of, hash_of(client))

    # ---- who may do what

    def token(self, game: str, seat: str) -> str:
        """The secret that opens a seat, for links and programs."""
        return self._derive(f"seat {game} {seat}")

    def invitation(self, game: str) -> str:
        """The secret that lets somebody take the open seat."""
        return self._derive(f"invitation {game}")

    def owner(self, address: str) -> str:
        """A name for an address from which nobody who reads the database can tell the address."""
        return self._derive(f"owner {address}")

    def _derive(self, purpose: str) -> str:
        return derived(self._secret, purpose)

    def seats(self, live: LiveRoom, token: str | None = None, client: str | None = None) -> tuple[str, ...]:
        """The seats that these secrets open."""
        if token is not None:
            return tuple(seat for seat in SEATS if same(token, self.token(live.room.id, seat)))
        return live.keys.get(hash_of(client), ()) if client else ()

    async def sit_down(self, live: LiveRoom, seat: str, client: str) -> None:
        """Gives the seat to that browser, in addition to those that have it already."""
        await self._writer.commit(NewKey(live.room.id, seat, hash_of(client)))
        live.add_key(hash_of(client), seat)

    async def join(self, live: LiveRoom, invitation: str, name: str, client: str | None = None) -> str:
        """Takes the open seat and returns it."""
        if not same(invitation, self.invitation(live.room.id)):
            raise Refused("unknown_seat", "this is not the invitation to this game")
        seat = live.room.open_seat or "p2"  # if the seat is taken, `room.join` refuses and nothing is written
        keys = [NewKey(live.room.id, seat, hash_of(client))] if client else []
        joined = await self.act(live, lambda room: room.join(name, self.now()), *keys)
        for key in keys:
            live.add_key(key.hash, key.seat)
        return joined.seat

    # ---- going on

    async def act(self, live: LiveRoom, ask: Callable[[Room], Entry], *also: Change) -> Happened:
        """Refuses what is asked for, or stores it on the disk and then carries it out."""
        # the client may disconnect meanwhile; an entry that is on the disk must be carried out all the same
        return await asyncio.shield(self._spawn(self._act(live, ask, also)))

    async def _act(self, live: LiveRoom, ask: Callable[[Room], Entry], also: Collection[Change]) -> Happened:
        async with live.lock:
            room = live.room
            if live.gone:
                raise Refused("try_again", "the game was just put away to the disk; try again")
            entry = ask(room)
            try:
                await self._writer.commit(NewEntry(room.id, room.seq + 1, entry, time.time()), *also)
            except Exception:
                self._drop(room.id, live)  # nobody knows what the disk holds now, so the room is loaded again next time
                raise Refused("not_stored", "the server could not store this; try again") from None
            running = room.result is None
            happened = room.apply(entry, self.now())
            self.metrics.entries.labels(entry.kind).inc()
            if entry.kind != "hint":
                live.hints.clear()
            live.last_used = self.now()
            live.notify(happened)
        if running and room.result:
            self.metrics.games_finished.labels(room.result.outcome).inc()
            await self._writer.commit(Finished(room.id, str(room.result)))
        self._go_on(live)
        return happened

    def _go_on(self, live: LiveRoom) -> None:
        """Starts whatever must happen by itself: a bot's answer, the end by the clock, an agreed rematch."""
        room = live.room
        if live.gone:
            return
        if room.bot_to_move and live.bot is None:
            live.bot = self._spawn(self._answer_as_bot(live))
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if seat := room.clock_running:
            left = room.time_left(seat, self.now())
            live.alarm = asyncio.get_running_loop().call_later(left + 0.01, self._ring, live)
        if room.rematch_agreed:
            self._spawn(self._start_rematch(live))

    def _ring(self, live: LiveRoom) -> None:
        def end(room: Room) -> Entry:
            entry = room.time_out(self.now())
            if entry is None:
                raise Refused("stale", "somebody answered in time")
            return entry

        self._spawn(self._try(self._act(live, end, ())))

    async def _answer_as_bot(self, live: LiveRoom) -> None:
        try:
            while level := live.room.bot_to_move:
                await self._try(self._one_answer(live, level))
        finally:
            live.bot = None

    async def _one_answer(self, live: LiveRoom, level: str) -> None:
        room, begun = live.room, self.now()
        seq, decision = room.seq, room.decision
        assert decision is not None
        try:
            label = await self.bots.choose(level, room.game.view(decision.player), decision)
        except Exception as error:  # a random answer is better than a game that cannot go on
            log.error("a bot failed", extra={"game": room.id, "level": level, "error": repr(error)})
            self.metrics.bot_failures.inc()
            label = secrets.choice(decision.options).label
        self.metrics.bot_seconds.labels(level).observe(self.now() - begun)
        await asyncio.sleep(max(0.0, self.config.bot_pause - (self.now() - begun)))
        await self._act(live, lambda here: here.choose((decision.player,), label, seq, self.now()), ())

    async def _try(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does work of our own. If it is refused, something else has come first, and that is fine."""
        try:
            await work
        except Refused as problem:
            log.debug("overtaken", extra={"code": problem.code})

    async def rematch(self, live: LiveRoom, seats: Collection[str]) -> None:
        for _ in seats or ("nobody",):
            await self.act(live, lambda room: room.ask_rematch(seats))

    async def _start_rematch(self, live: LiveRoom) -> None:
        room, game = live.room, new_id()
        terms = replace(room.terms, setup=dealt_anew(room.terms.setup), seats=room.swapped_seats(), kind="game",
                        origin="")
        keys = [NewKey(game, rival(seat), key) for key, seats in live.keys.items() for seat in seats]

        def begin(here: Room) -> Entry:
            if not here.rematch_agreed:
                raise Refused("stale", "the rematch has begun already")
            return here.start_rematch(game)

        await self._try(self._act(live, begin, (NewGame(game, terms, "rematch", time.time()), *keys)))

    async def hint(self, live: LiveRoom, seats: Collection[str], seq: int) -> list[Chance]:
        """Notes the hint in the journal first, then searches. Its result is forgotten with the next choice."""
        marked = await self.act(live, lambda room: room.hint(seats, seq, self.now()))
        if marked.seat not in live.hints:
            try:
                found = await self.bots.hint(live.room.game.view(marked.seat))
            except Exception as error:
                log.error("no hint could be had", extra={"game": live.room.id, "error": repr(error)})
                raise Refused("try_again", "the server could not find a hint; try again") from None
            if live.room.history[-1].kind != "hint":
                raise Refused("stale", "the game has moved on")
            live.hints[marked.seat] = found
        live.notify(None)
        return live.hints[marked.seat]


def new_id() -> str:
    return secrets.token_urlsafe(9)


@lru_cache(SECRETS_KEPT)
def derived(secret: bytes, purpose: str) -> str:
    """The results are cached, because every update that a player gets contains the secret of the seat."""
    digest = hmac.digest(secret, purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
