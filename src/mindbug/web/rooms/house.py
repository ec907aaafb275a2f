"""All tables: opened, found again, kept going and put away."""

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
from mindbug.web.rooms.bot_workers import Bots
from mindbug.web.rooms.imports import brought_along
from mindbug.web.rooms.judging import Analyses
from mindbug.web.rooms.live_room import Table
from mindbug.web.rooms.order import Order, dealt_anew
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.rooms.store import Change, Entry, Finished, NewEntry, NewGame, NewKey, Store, Summary, Terms
from mindbug.web.rooms.waiting_line import Turns
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
        self.analyses = Analyses(store, self._writer, config)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._opening = asyncio.Lock()
        self._reading = Turns()
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- opening and closing hours

    async def open(self) -> None:
        """Games with clocks go on at once; the others when somebody asks for them."""
        for game in await asyncio.to_thread(self.store.running_with_clock):
            try:
                await self.table(game)
            except Refused as problem:
                log.error("a game could not be loaded", extra={"game": game, "code": problem.code})
        self._spawn(self._sweep())
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        for table in list(self._tables.values()):
            table.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analyses.close()
        self.bots.close()
        await asyncio.to_thread(self._writer.close)
        self.store.close()

    async def _sweep(self) -> None:
        expired_at = 0.0
        for sweep in itertools.count(1):
            self.put_away_idle_tables()
            if sweep % SWEEPS_PER_COLLECTION == 0:
                gc.collect()  # `serve` leaves it to us
            if time.time() - expired_at > 3600:
                expired_at = time.time()
                count = await asyncio.to_thread(self.store.expire, expired_at - self.config.expire_seconds)
                if count:
                    log.info("old unfinished games were forgotten", extra={"count": count})
            await asyncio.sleep(SWEEP_SECONDS)

    def put_away_idle_tables(self) -> None:
        since = self.now() - self.config.idle_seconds
        for game, table in list(self._tables.items()):
            if table.idle(since):
                self._drop(game, table)

    def _drop(self, game: str, table: Table) -> None:
        if self._tables.get(game) is table:
            del self._tables[game]
        table.close()
        self.metrics.set("mindbug_rooms", len(self._tables))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- tables

    async def open_table(self, order: Order, owner: str, client: str | None = None) -> Table:
        """A new game. The browser that knows the secret `client` gets the seats of whoever ordered it."""
        own = {"screen": SEATS, "watch": ()}.get(order.opponent, ("p1",))
        return await self.begin(order.terms(), own, owner, client)

    async def begin(self, terms: Terms, own: Collection[str], owner: str, client: str | None = None) -> Table:
        async with self._opening:
            limit = self.config.games_per_client
            if await asyncio.to_thread(self.store.open_games, owner) >= limit:
                raise Refused("too_many", f"you have {limit} unfinished games already")
            game = new_id()
            keys = [NewKey(game, seat, hash_of(client)) for seat in own] if client else []
            await self._writer.commit(NewGame(game, terms, owner, time.time()), *keys)
        self.metrics.count("mindbug_games_total")
        return await self.table(game)

    async def keep_record(self, text: str, address: str) -> Table:
        """A game that was played elsewhere, for all to look at who know where; BadRecord if it does not replay."""
        owner = self.owner(f"{address}, bringing records")
        async with self._reading:  # replaying takes a while; one at a time
            limit = self.config.records_per_day
            if await asyncio.to_thread(self.store.opened_since, owner, time.time() - DAY) >= limit:
                raise Refused("too_many_records", f"you have brought {limit} records since yesterday")
            game, terms = new_id(), await asyncio.to_thread(brought_along, text)
            await self._writer.commit(NewGame(game, terms, owner, time.time()))
        return await self.table(game)

    async def table(self, game: str) -> Table:
        """From memory, or from its journal."""
        table = self._tables.get(game)
        if table is None:
            loading = self._loading.get(game)
            if loading is None:
                loading = self._loading[game] = self._spawn(self._load(game))
                loading.add_done_callback(lambda _: self._loading.pop(game, None))
            table = await asyncio.shield(loading)
        table.last_used = self.now()
        return table

    async def finished_table(self, game: str) -> Table:
        """Only of these there is a record, a review, an analysis."""
        table = await self.table(game)
        if table.room.result is None:
            raise Refused("not_possible", "the game is still on: its record would tell everything")
        return table

    async def _load(self, game: str) -> Table:
        stored = await asyncio.to_thread(self.store.load, game) if len(game) <= LONGEST_ID else None
        if stored is None:
            raise Refused("unknown_game", "there is no such game")
        keys = await asyncio.to_thread(self.store.keys, game)
        try:
            room = await asyncio.to_thread(Room.load, stored, self.now())
        except ValueError as error:  # made by another version of the rules or the cards
            log.error("a journal cannot be replayed", extra={"game": game, "error": str(error)})
            raise Refused("broken_game", "this game was made by another version and cannot go on") from None
        table = Table(room, {}, self.now())
        for key in keys:
            table.add_key(key.hash, key.seat)
        self._tables[game] = table
        self.metrics.set("mindbug_rooms", len(self._tables))
        if room.result and stored.result is None:
            await self._writer.commit(Finished(game, str(room.result)))
        self._go_on(table)
        return table

    async def games_of(self, client: str) -> list[Summary]:
        return await asyncio.to_thread(self.store.games_of, hash_of(client))

    # ---- who may do what

    def token(self, game: str, seat: str) -> str:
        """The secret that is the seat, for links and programs."""
        return self._derive(f"seat {game} {seat}")

    def invitation(self, game: str) -> str:
        """The secret that lets somebody take the open seat."""
        return self._derive(f"invitation {game}")

    def owner(self, address: str) -> str:
        """An address that cannot be read from the database."""
        return self._derive(f"owner {address}")

    def _derive(self, purpose: str) -> str:
        return derived(self._secret, purpose)

    def seats(self, table: Table, token: str | None = None, client: str | None = None) -> tuple[str, ...]:
        """The seats that these secrets open."""
        if token is not None:
            return tuple(seat for seat in SEATS if same(token, self.token(table.room.id, seat)))
        return table.keys.get(hash_of(client), ()) if client else ()

    async def sit_down(self, table: Table, seat: str, client: str) -> None:
        """From now on that browser has the seat too."""
        await self._writer.commit(NewKey(table.room.id, seat, hash_of(client)))
        table.add_key(hash_of(client), seat)

    async def join(self, table: Table, invitation: str, name: str, client: str | None = None) -> str:
        """Takes the open seat and says which one it is."""
        if not same(invitation, self.invitation(table.room.id)):
            raise Refused("unknown_seat", "this is not the invitation to this game")
        seat = table.room.open_seat or "p2"  # if it is taken, nothing is written
        keys = [NewKey(table.room.id, seat, hash_of(client))] if client else []
        joined = await self.act(table, lambda room: room.join(name, self.now()), *keys)
        for key in keys:
            table.add_key(key.hash, key.seat)
        return joined.seat

    # ---- going on

    async def act(self, table: Table, ask: Callable[[Room], Entry], *also: Change) -> Happened:
        """What is asked for is refused, or on the disk and carried out when this returns."""
        # whoever asked may be gone before it is done; what is on the disk must happen all the same
        return await asyncio.shield(self._spawn(self._act(table, ask, also)))

    async def _act(self, table: Table, ask: Callable[[Room], Entry], also: Collection[Change]) -> Happened:
        async with table.lock:
            room = table.room
            if table.gone:
                raise Refused("try_again", "the game is being put away; try again")
            entry = ask(room)
            try:
                await self._writer.commit(NewEntry(room.id, room.seq + 1, entry, time.time()), *also)
            except Exception:
                self._drop(room.id, table)  # who knows what the disk holds: it is read again
                raise Refused("not_stored", "this could not be stored; try again") from None
            running = room.result is None
            happened = room.apply(entry, self.now())
            self.metrics.count("mindbug_entries_total", kind=entry.kind)
            if entry.kind != "hint":
                table.hints.clear()
            table.last_used = self.now()
            table.tell(happened)
        if running and room.result:
            self.metrics.count("mindbug_games_finished_total", outcome=room.result.outcome)
            await self._writer.commit(Finished(room.id, str(room.result)))
        self._go_on(table)
        return happened

    def _go_on(self, table: Table) -> None:
        """Whatever is to be done without anybody asking: a bot's answer, an end by the clock, an agreed rematch."""
        room = table.room
        if table.gone:
            return
        if room.bot_to_move and table.bot is None:
            table.bot = self._spawn(self._answer_as_bot(table))
        if table.alarm:
            table.alarm.cancel()
            table.alarm = None
        if seat := room.clock_running:
            left = room.time_left(seat, self.now())
            table.alarm = asyncio.get_running_loop().call_later(left + 0.01, self._ring, table)
        if room.rematch_agreed:
            self._spawn(self._start_rematch(table))

    def _ring(self, table: Table) -> None:
        def end(room: Room) -> Entry:
            entry = room.time_out(self.now())
            if entry is None:
                raise Refused("stale", "somebody answered in time")
            return entry

        self._spawn(self._try(self._act(table, end, ())))

    async def _answer_as_bot(self, table: Table) -> None:
        try:
            while level := table.room.bot_to_move:
                await self._try(self._one_answer(table, level))
        finally:
            table.bot = None

    async def _one_answer(self, table: Table, level: str) -> None:
        room, begun = table.room, self.now()
        seq, decision = room.seq, room.decision
        assert decision is not None
        try:
            label = await self.bots.choose(level, room.game.view(decision.player), decision)
        except Exception as error:  # a game that cannot go on would be worse than a random answer
            log.error("a bot failed", extra={"game": room.id, "level": level, "error": repr(error)})
            self.metrics.count("mindbug_bot_failures_total")
            label = secrets.choice(decision.options).label
        self.metrics.observe("mindbug_bot_seconds", self.now() - begun, level=level)
        await asyncio.sleep(max(0.0, self.config.bot_pause - (self.now() - begun)))
        await self._act(table, lambda here: here.choose((decision.player,), label, seq, self.now()), ())

    async def _try(self, work: Coroutine[Any, Any, Any]) -> None:
        """Where a refusal only says that something else came first."""
        try:
            await work
        except Refused as problem:
            log.debug("overtaken", extra={"code": problem.code})

    async def rematch(self, table: Table, seats: Collection[str]) -> None:
        for _ in seats or ("nobody",):
            await self.act(table, lambda room: room.ask_rematch(seats))

    async def _start_rematch(self, table: Table) -> None:
        room, game = table.room, new_id()
        terms = replace(room.terms, setup=dealt_anew(room.terms.setup), seats=room.swapped_seats(), kind="game",
                        origin="")
        keys = [NewKey(game, rival(seat), key) for key, seats in table.keys.items() for seat in seats]

        def begin(here: Room) -> Entry:
            if not here.rematch_agreed:
                raise Refused("stale", "it has begun already")
            return here.start_rematch(game)

        await self._try(self._act(table, begin, (NewGame(game, terms, "rematch", time.time()), *keys)))

    async def hint(self, table: Table, seats: Collection[str], seq: object) -> list[dict[str, Any]]:
        """Marked first, then thought about; what it says is forgotten with the next choice."""
        marked = await self.act(table, lambda room: room.hint(seats, seq, self.now()))
        if marked.seat not in table.hints:
            try:
                found = await self.bots.hint(table.room.game.view(marked.seat))
            except Exception as error:
                log.error("no hint could be had", extra={"game": table.room.id, "error": repr(error)})
                raise Refused("try_again", "no hint could be had; try again") from None
            if table.room.history[-1].kind != "hint":
                raise Refused("stale", "the game has moved on")
            table.hints[marked.seat] = found
        table.tell(None)
        return table.hints[marked.seat]


def new_id() -> str:
    return secrets.token_urlsafe(9)


@lru_cache(SECRETS_KEPT)
def derived(secret: bytes, purpose: str) -> str:
    """Kept, because every update of a table carries the secret of its seat."""
    digest = hmac.digest(secret, purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
