"""The house has all rooms of this node. It opens them, loads them again, keeps them going and puts them away.

Other nodes may have the same rooms. What they write is heard of (`hear_line`) or read from the journal (`_catch_up`).
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from mindbug.game.record import Record
from mindbug.game.seats import SEATS, rival
from mindbug.web.base import memory
from mindbug.web.base.budgets import AddressBudgets
from mindbug.web.base.config import DAY, Config
from mindbug.web.base.metrics import Metrics
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms import keepsakes
from mindbug.web.rooms.bot_processes import BotProcesses, Chance
from mindbug.web.rooms.fair_line import FairLine
from mindbug.web.rooms.imports import brought_along
from mindbug.web.rooms.judging import Judging, Progress
from mindbug.web.rooms.keepsakes import NOTHING, PlayedGame
from mindbug.web.rooms.live_room import Emoted, LiveRoom
from mindbug.web.rooms.neighbours import Neighbours
from mindbug.web.rooms.order import Order, dealt_anew
from mindbug.web.rooms.own_work import AGAIN_SECONDS, OwnWork
from mindbug.web.rooms.room import UNFINISHED, Happened, Room
from mindbug.web.rooms.secrets_of_seats import CLIENT_LENGTH, derived, hash_of, new_client, new_id, same
from mindbug.web.rooms.store import (
    Change,
    Conflict,
    DropKeys,
    Entry,
    Finished,
    NewArchive,
    NewEntry,
    NewGame,
    NewKey,
    Store,
    Summary,
    Terms,
    Unavailable,
)
from mindbug.web.rooms.writer import Writer

log = logging.getLogger("mindbug.web")
SWEEP_SECONDS = 30.0
BOTS_NICENESS = 5
PULSE_SECONDS = 0.5
BUSY_LAG = 0.1  # seconds
STRAINED_LAG = 0.03
LITTLE_EFFORT = 0.5
ADOPT_SECONDS = 5.0
MOST_ADOPTED = 500  # games with clocks at a time
MOST_ARCHIVED = 20  # games of an earlier version at a time
LONGEST_ID = 40
NO_SEAT = ""  # in the key of an uploaded record
ATTEMPTS = 4  # to write a line while other nodes write, too


class House:
    """All rooms of the server, and everything that is done in them."""

    def __init__(self, store: Store, config: Config, metrics: Metrics,
                 make_keepsake: Callable[[str, str], bytes] | None = None, *,
                 broken: Callable[[], int] = lambda: 0) -> None:
        """`make_keepsake` makes of a game's record and id what is to be kept of it; without it nothing is. `broken`
        counts the connections that ended with an error."""
        self.store = store
        self.make_keepsake = make_keepsake
        self.config = config
        self.metrics = metrics
        self.budgets = AddressBudgets(config.requests_per_second)
        self.bots = BotProcesses(config.bot_processes, config.bot_seconds, config.hint_seconds, niceness=BOTS_NICENESS)
        self.neighbours = Neighbours(store, self.budgets, self.spawn)
        self.now: Callable[[], float] = self.neighbours.time.now
        """The time of the house, by which all clocks go."""
        self.ready = False
        self._writer = Writer(store, metrics)
        self._secret = b""
        self.judging = Judging(store, self._writer, config, self.neighbours)
        self.own_work = OwnWork(self)
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._missed: set[str] = set()
        """Games of which a line was heard while they were loaded."""
        self._reading_on = 0
        """The searches under way for lines that were missed while this node slept or was cut off."""
        self._opening = asyncio.Lock()
        self._reading = FairLine()
        self._search = memory.GarbageSearch(broken)
        self._polls: Counter[str] = Counter()
        self.lag = 0.0
        """The seconds by which the event loop is late at the moment."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- opening and closing hours

    async def open(self) -> None:
        """Loads the games with clocks that no other node has. The others are loaded when somebody asks."""
        await self.neighbours.open(self)
        self._secret = await self.store.secret()
        self.spawn(self.neighbours.keep_alive(self._nodes_changed))
        self.spawn(self._keep_adopting())
        self.spawn(self._sweep())
        self.spawn(self._feel_the_pulse())
        self._watch_queues()
        self.ready = True

    def _watch_queues(self) -> None:
        watch = self.metrics.watch
        watch("bots_waiting", "questions that wait for a bot", lambda: self.bots.line.waiting)
        watch("reviews_waiting", "games that are analysed or wait for it", lambda: self.judging.waiting)
        watch("review_questions_waiting", "questions of reviews that wait for the process of the analysis",
              lambda: self.judging.bots.line.waiting)
        watch("records_waiting", "uploaded records that wait to be replayed", lambda: self._reading.waiting)
        watch("commits_waiting", "changes that wait to be written", lambda: self._writer.waiting)
        watch("games_loading", "games that are being loaded", lambda: len(self._loading))
        watch("polls_waiting", "requests that wait for something to happen", lambda: self._polls.total())
        watch("loop_lag_seconds", "by how much the event loop is late", lambda: self.lag)

    async def _feel_the_pulse(self) -> None:
        """Keeps measuring how late this very task is served. While that is too late, bots think less."""
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(PULSE_SECONDS)
            self.lag = time.monotonic() - asleep - PULSE_SECONDS
            self.bots.busy = self.lag > BUSY_LAG
            self._search.if_urgent()

    async def close(self) -> None:
        self.ready = False
        for live in list(self._rooms.values()):
            live.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.judging.close()
        self.bots.close()
        await self._writer.close()
        await self.store.close()

    async def _sweep(self) -> None:
        expired_at, leisure = 0.0, memory.Leisure()
        while True:
            self.put_away_idle_rooms()
            if time.time() - expired_at > 3600:
                expired_at = time.time()
                await self.forget_old_games(expired_at)
            at_leisure = leisure()
            self._search.if_due(leisure=at_leisure)
            if at_leisure:
                await self.own_work.attempt(self.archive_some())
                await self.own_work.attempt(self.keep_some())
                await asyncio.to_thread(memory.give_back)
            await asyncio.sleep(SWEEP_SECONDS)

    async def forget_old_games(self, now: float) -> None:
        count = 0
        with suppress(Unavailable):
            count = await self.store.expire(now - self.config.expire_seconds)
            if self.config.keep_seconds:
                count += await self.store.expire(now - self.config.keep_seconds, finished=True)
        if count:
            log.info("old games were forgotten", extra={"count": count})

    async def archive_some(self) -> None:
        """Keeps the records of finished games of earlier versions, which did not do so, as long as they replay."""
        for game in await self.store.unarchived(MOST_ARCHIVED):
            try:
                await self._write(end_of((await self.room(game)).room)[1])
            except Refused:
                await self._write(NewArchive(game, NOTHING))

    async def keep_some(self) -> None:
        """Makes keepsakes of finished games in the process of the analyses, as long as nobody waits for the server or
        for an analysis."""
        if make := self.make_keepsake:
            await keepsakes.keep_some(
                self.store, lambda record, game: self.judging.bots.work(partial(make, record, game)), self.neighbours,
                self._write, lambda: not self.strained and not self.judging.waiting)

    async def _keep_adopting(self) -> None:
        """Looks at once and, if other nodes may leave games behind, again and again."""
        while True:
            with suppress(Unavailable):  # the heartbeats say so already
                await self._adopt_clocks()
            if not self.store.shared:
                return
            await asyncio.sleep(ADOPT_SECONDS)

    async def _adopt_clocks(self) -> None:
        """Loads games whose clocks nobody watches: their clocks run on."""
        for game in await self.neighbours.adopt_clocks(MOST_ADOPTED):
            try:
                await self.room(game)
            except Refused as problem:
                log.error("a game could not be loaded", extra={"game": game, "code": problem.code})
            except Exception:  # whatever it is, the other games must not wait for it
                log.exception("a game could not be loaded", extra={"game": game})

    def put_away_idle_rooms(self) -> None:
        since = time.monotonic() - self.config.idle_seconds
        for game, live in list(self._rooms.items()):
            if live.idle(since):
                self._drop(game, live)

    def _drop(self, game: str, live: LiveRoom) -> None:
        if self._rooms.get(game) is live:
            del self._rooms[game]
            self.neighbours.release(game, "bot", "clock")
        live.close()
        self.metrics.rooms.set(len(self._rooms))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- rooms

    async def open_room(self, order: Order, owner: str, client: str | None = None) -> LiveRoom:
        """Opens a new game. The browser with the secret `client` gets the seats of the person who ordered the game."""
        own = {"screen": SEATS, "watch": ()}.get(order.opponent, ("p1",))
        return await self.begin(order.terms(meet=client is not None), own, owner, client)

    async def begin(self, terms: Terms, own: Collection[str], owner: str, client: str | None = None) -> LiveRoom:
        async with self._opening:
            limit, daily = self.config.games_per_client, self.config.games_per_day
            if await self.reached(self.store.open_games(owner)) >= limit:
                raise Refused("too_many", f"you have {limit} unfinished games; finish one before you open another")
            if await self.reached(self.store.opened_since(owner, time.time() - DAY)) >= daily:
                raise Refused("too_many", f"you have opened {daily} games in 24 hours; try again tomorrow")
            game = new_id()
            keys = [NewKey(game, seat, hash_of(client)) for seat in own] if client else []
            await self._write(NewGame(game, replace(terms, opened=self.now()), owner, time.time()), *keys)
        self.metrics.games.inc()
        return await self.room(game)

    async def keep_record(self, text: str, address: str, client: str | None = None) -> LiveRoom:
        """Stores a game that was played elsewhere, for all who know its address. BadRecord if it does not replay."""
        owner = self.owner(f"{address}, bringing records")
        async with self._reading.turn(owner):  # replaying takes a while, so records are replayed one at a time
            limit = self.config.records_per_day
            if await self.reached(self.store.opened_since(owner, time.time() - DAY)) >= limit:
                raise Refused("too_many_records", f"you have uploaded {limit} records in 24 hours; try again tomorrow")
            game, terms = new_id(), await asyncio.to_thread(brought_along, text)
            keys = [NewKey(game, NO_SEAT, hash_of(client))] if client else []
            await self._write(NewGame(game, terms, owner, time.time()), *keys)
        return await self.room(game)

    async def _write(self, *changes: Change) -> None:
        try:
            await self._writer.commit(*changes)
        except (Conflict, Unavailable):
            raise Refused("not_stored", "the server could not store this; try again") from None

    async def reached(self, question: Coroutine[Any, Any, Any]) -> Any:
        """The answer of the database, or a refusal if it is out of reach."""
        try:
            return await question
        except Unavailable:
            raise Refused("try_again", "the server cannot reach its database; try again in a moment") from None

    @property
    def in_touch(self) -> bool:
        """True if this node may speak for the house. Otherwise its clocks stand still and its games may be old."""
        return self.neighbours.time.fresh and not self._reading_on

    def may_show(self, live: LiveRoom) -> bool:
        """Returns whether this node knows the game well enough to show it. If not, it is shown as soon as it does."""
        return self.in_touch and not live.unknown

    def shown_time(self, live: LiveRoom) -> float:
        """The time by which the clocks of a game are shown."""
        return live.time(self.neighbours.time.shown() if self.store.shared else self.now())

    @property
    def condition(self) -> str:
        """The state of this node in a word: `well`, `busy` or `cut_off` from the database."""
        if not self.in_touch:
            return "cut_off"
        return "busy" if self.bots.effort < LITTLE_EFFORT else "well"

    def counts(self) -> dict[str, int]:
        """The figures about this server that anybody may know."""
        return {"games": sum(live.room.result is None for live in self._rooms.values()),
                "people": sum(len(live.listeners) for live in self._rooms.values()),
                "bots": self.bots.line.waiting, "reviews": self.judging.waiting}

    @property
    def strained(self) -> bool:
        """True if what can wait should wait: this node has hardly time for its players."""
        return self.lag > STRAINED_LAG

    async def get_in_touch(self) -> None:
        await self.reached(self.neighbours.get_in_touch())

    async def room(self, game: str) -> LiveRoom:
        """Finds a room in memory, or loads it from its journal. Lines that other nodes have written are in it."""
        await self.get_in_touch()
        while True:
            live = self._rooms.get(game)
            if live is None:
                loading = self._loading.get(game)
                if loading is None:
                    loading = self._loading[game] = self.spawn(self._load(game))
                    loading.add_done_callback(lambda _: self._loading.pop(game, None))
                live = await asyncio.shield(loading)
            elif self.store.shared:
                await self.reached(self._catch_up(live))
            if not live.gone:  # it may be dropped meanwhile, and then nothing is heard in it any more
                break
        self.look_at(live)
        return live

    def look_at(self, live: LiveRoom) -> None:
        """Notes that somebody looks. Two bots that nobody looked at go on."""
        live.last_used = time.monotonic()
        if live.bot is None and live.room.bot_to_move:
            self.own_work.go_on(live)

    async def finished_room(self, game: str) -> LiveRoom:
        """Finds the room of a finished game: only those have a public record, a review and an analysis."""
        live = await self.room(game)
        if live.room.result is None:
            raise Refused("not_possible", "the game is still on, and its record would give away the hidden cards")
        return live

    async def finished_game(self, game: str) -> PlayedGame:
        """Finds a finished game. It outlives the cards and rules with which it was played."""
        try:
            live = await self.finished_room(game)
        except Refused as problem:
            kept = await self.reached(self.store.archive(game)) if problem.code == "broken_game" else None
            if not kept:
                raise
            stored = await self.reached(self.store.load(game))
            return PlayedGame(game, kept.decode(), stored.terms.origin if stored else "",
                                keepsake=await self.reached(self.store.keepsake(game)) or b"")
        return PlayedGame(game, str(live.room.record()), live.room.terms.origin, live)

    async def analysis_of(self, finished: PlayedGame, who: str) -> Progress:
        """The analysis of a finished game as far as it has come. `who` asks for it."""
        if finished.live:
            return await self.judging.of(finished.live.room, who)
        return await self.judging.kept(finished.id, len(Record.parse(finished.record).choices))

    async def _load(self, game: str) -> LiveRoom:
        self._missed.discard(game)
        stored = await self.reached(self.store.load(game)) if len(game) <= LONGEST_ID else None
        if stored is None:
            raise Refused("unknown_game", "there is no such game")
        try:
            room = await asyncio.to_thread(Room.load, stored)
        except ValueError as error:  # made by another version of the rules or the cards
            if stored.result is None:
                log.error("a journal cannot be replayed", extra={"game": game, "error": str(error)})
                await self._write(Finished(game, str(UNFINISHED)))
            raise Refused("broken_game", "this game was made with other cards or rules than today's, so it has ended; "
                                         "the record of a finished game is still there") from None
        except Exception:  # a damaged line, or a fault of ours; the game is left as it is
            log.exception("a journal cannot be read", extra={"game": game})
            raise Refused("broken_game", "this game cannot be read; the record of a finished game is still there"
                          ) from None
        live = LiveRoom(room, {}, time.monotonic(), self._tell_presence, owner=stored.owner)
        for key in stored.keys:
            if key.seat != NO_SEAT:
                live.add_key(key.hash, key.seat)
        self._rooms[game] = live
        self.metrics.rooms.set(len(self._rooms))
        if game in self._missed:
            await self.reached(self._catch_up(live))
        if room.result is None:
            self.neighbours.tell({"type": "who", "game": game})
        elif stored.result is None:
            await self._write(*end_of(room))
        self.own_work.go_on(live)
        return live

    async def games_of(self, client: str) -> list[Summary]:
        found: list[Summary] = await self.reached(self.store.games_of(hash_of(client)))
        return found

    @contextmanager
    def polling(self, address: str) -> Iterator[None]:
        """Counts a request of that address that waits for something to happen. Each of them holds a connection."""
        if self._polls[address] >= self.config.polls_per_client:
            raise Refused("too_fast", "too many requests wait for something to happen; use a socket")
        self._polls[address] += 1
        try:
            yield
        finally:
            self._polls -= Counter((address,))

    # ---- who may do what

    def token(self, game: str, seat: str, renewed: int = 0) -> str:
        """The secret that opens a seat, for links and programs. It is another one after it was `renewed`."""
        return self._derive(f"seat {game} {seat} {renewed}" if renewed else f"seat {game} {seat}")

    def token_of(self, live: LiveRoom, seat: str) -> str:
        return self.token(live.room.id, seat, live.room.renewed[seat])

    async def renew(self, live: LiveRoom, seats: Collection[str], client: str | None = None) -> None:
        """Makes the secrets of these seats anew, and signs all browsers out of them but the one that asks."""
        if not seats:
            raise Refused("unknown_seat", "you have no seat in this game")
        keep = hash_of(client) if client else ""

        def ask(seat: str) -> Callable[[Room], Entry]:
            return lambda room: room.renew(seat, keep, self.now())

        for seat in sorted(seats):
            await self.act(live, ask(seat), DropKeys(live.room.id, seat, keep))

    def invitation(self, game: str) -> str:
        """The secret that lets somebody take the open seat."""
        return self._derive(f"invitation {game}")

    def owner(self, address: str) -> str:
        """A name for an address from which nobody who reads the database can tell the address."""
        return self._derive(f"owner {address}")

    def key_of_ids(self) -> bytes:
        """The key that ids of cards on pages are made with: the same on all nodes and after a restart, so that whoever
        comes back finds every card where it was, and the focus on it."""
        return self._derive("ids of cards").encode()

    def _derive(self, purpose: str) -> str:
        return derived(self._secret, purpose)

    def new_client(self) -> str:
        return new_client(self._secret)

    def issued(self, client: str) -> bool:
        """Returns whether this server has issued the secret."""
        secret = client[:CLIENT_LENGTH]
        return len(client) == 2 * CLIENT_LENGTH and same(client, secret + self._derive(f"client {secret}"))

    def seats_of_token(self, live: LiveRoom, token: str) -> tuple[str, ...]:
        return tuple(seat for seat in SEATS if same(token, self.token_of(live, seat)))

    async def own_seats(self, finished: PlayedGame, client: str | None) -> tuple[str, ...]:
        """The seats of a finished game that the secret of a browser opens."""
        if finished.live:
            return await self.seats_of_browser(finished.live, client)
        found = await self.reached(self.store.seats(finished.id, hash_of(client))) if client else ()
        return tuple(seat for seat in found if seat != NO_SEAT)

    async def seats_of_browser(self, live: LiveRoom, client: str | None) -> tuple[str, ...]:
        """The seats that the secret of a browser opens."""
        if client is None:
            return ()
        key = hash_of(client)
        if key not in live.keys and self.store.shared:  # perhaps it was seated by another node
            for seat in await self.reached(self.store.seats(live.room.id, key)):
                if seat != NO_SEAT:
                    live.add_key(key, seat)
        return live.keys.get(key, ())

    async def sit_down(self, live: LiveRoom, seat: str, client: str) -> None:
        """Gives the seat to that browser, in addition to those that have it already."""
        await self._write(NewKey(live.room.id, seat, hash_of(client)))
        live.add_key(hash_of(client), seat)

    def check_invitation(self, live: LiveRoom, invitation: str) -> None:
        if not same(invitation, self.invitation(live.room.id)):
            raise Refused("unknown_seat", "this is not the invitation to this game")

    async def join(self, live: LiveRoom, invitation: str, name: str, client: str | None = None) -> str:
        """Takes the open seat and returns it."""
        self.check_invitation(live, invitation)
        seat = live.room.open_seat or "p2"  # if the seat is taken, `room.join` refuses and nothing is written
        keys = [NewKey(live.room.id, seat, hash_of(client))] if client else []
        joined = await self.act(live, lambda room: room.join(name, self.now()), *keys)
        for key in keys:
            live.add_key(key.hash, key.seat)
        return joined.seat

    # ---- going on

    async def act(self, live: LiveRoom, ask: Callable[[Room], Entry], *also: Change) -> Happened:
        """Refuses what is asked for, or stores it on the disk and then carries it out."""
        await self.get_in_touch()
        async with live.lock:
            running = live.room.result is None
            happened = await self._append(live, ask, also)
            live.last_used = time.monotonic()
        if running and live.room.result:
            self.metrics.games_finished.labels(live.room.result.outcome).inc()
            await self._write(*end_of(live.room))
        self.own_work.go_on(live)
        return happened

    async def _append(self, live: LiveRoom, ask: Callable[[Room], Entry], also: Collection[Change]) -> Happened:
        """Writes the next line. If another node was faster, the room hears of that first and is asked again."""
        room = live.room
        try:
            for _ in range(ATTEMPTS):
                if live.gone:
                    raise Refused("try_again", "the game was just put away to the disk; try again")
                self._carry_out_heard(live)
                entry = ask(room)
                try:
                    await self._writer.commit(NewEntry(room.id, room.seq + 1, entry, time.time()), *also)
                except Conflict:
                    if self.store.shared:
                        await self.neighbours.heartbeat()  # or this node was asleep, and its time has gone by
                    await self._read_on(live)
                    continue
                except asyncio.CancelledError:  # the disk may have a line that nobody will carry out
                    self._drop(room.id, live)
                    raise
                self.metrics.entries.labels(entry.kind).inc()
                return self._carry_out(live, entry)
        except Unavailable:
            pass  # nobody knows what the disk holds now, so the room is loaded again next time
        self._drop(room.id, live)
        raise Refused("not_stored", "the server could not store this; try again")

    def _carry_out(self, live: LiveRoom, entry: Entry) -> Happened:
        try:
            happened = live.room.apply(entry)
        except Exception:  # a node with other rules has written it
            log.exception("a line cannot be carried out", extra={"game": live.room.id})
            self._drop(live.room.id, live)
            raise Refused("try_again", "the game has to be loaded again; try again") from None
        if entry.kind == "renew":
            live.lock_out(entry.seat, entry.text)
        live.notify(happened)
        return happened

    # ---- what other nodes do

    async def _catch_up(self, live: LiveRoom) -> None:
        async with live.lock:
            await self._read_on(live)
        self.own_work.go_on(live)

    async def _read_on(self, live: LiveRoom) -> None:
        """Carries out the lines that other nodes have written. The lock is held."""
        room = live.room
        if lines := (await self.store.lines_after({room.id: room.seq})).get(room.id):
            live.hear(room.seq + 1, *lines)
        self._carry_out_heard(live)

    def _carry_out_heard(self, live: LiveRoom) -> None:
        while not live.gone and (entry := live.heard.pop(live.room.seq + 1, None)):
            self._carry_out(live, entry)

    def hear_line(self, game: str, seq: int, entry: Entry | None) -> None:
        if game in self._loading:
            self._missed.add(game)
        live = self._rooms.get(game)
        if live is None or seq <= live.room.seq:
            return
        live.hear(seq, *((entry,) if entry else ()))
        self.spawn(self.own_work.attempt(self._take_heard(live)))

    async def _take_heard(self, live: LiveRoom) -> None:
        """Carries out the lines that were heard and reads those that were not told. Until that has worked it tries
        again: nobody tells of a line twice."""
        while live.behind and not live.gone:
            try:
                async with live.lock:
                    self._carry_out_heard(live)
                    if live.behind:
                        await self._read_on(live)
            except Unavailable:
                pass
            if live.behind:
                await asyncio.sleep(AGAIN_SECONDS)
        self.own_work.go_on(live)

    def hear_nothing(self) -> None:
        self._reading_on += 1  # at once: until then games are old, and so are their clocks
        self._missed.update(self._loading)  # what they have read may be old, too
        self.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        try:
            while (missed := await self._missed_lines()) is None:
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._reading_on -= 1
        for game, (seq, lines) in missed.items():
            if live := self._rooms.get(game):
                live.hear(seq, *lines)
                self.spawn(self.own_work.attempt(self._take_heard(live)))
        for live in list(self._rooms.values()):
            live.notify(None)  # nobody was told anything meanwhile
            self.neighbours.tell({"type": "who", "game": live.room.id})

    async def _missed_lines(self) -> dict[str, tuple[int, list[Entry]]] | None:
        """The lines of other nodes in all games, and the number of the first. None: the database is out of reach."""
        known = {game: live.room.seq for game, live in self._rooms.items()}
        try:
            return {game: (known[game] + 1, lines) for game, lines in (await self.store.lines_after(known)).items()}
        except Unavailable as problem:
            log.warning("the database was out of reach", extra={"error": str(problem)})
            return None

    def hear_message(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "used":
            self.budgets.charge(message["used"])
            return
        game = message["game"]
        if message["type"] == "review":
            self.judging.heard(game)
        live = self._rooms.get(game)
        if live is None:
            return
        match message["type"]:
            case "emote":
                live.may_emote(message["by"], time.monotonic())
                live.show_emote(Emoted(message["by"], message["emote"]))
            case "here":
                live.note_presence(message["node"], message["seats"])
            case "who":
                self._tell_presence(live)
            case "hand seen":
                live.hand_seen.set()

    def _tell_presence(self, live: LiveRoom) -> None:
        self.neighbours.tell({"type": "here", "game": live.room.id, "node": self.neighbours.node,
                              "seats": sorted(live.present())})

    def _nodes_changed(self) -> None:
        for live in self._rooms.values():
            live.forget_nodes(self.neighbours.alive)
            if live.present():
                self._tell_presence(live)  # a node that has just come was told nothing so far

    # ---- what else people do

    async def rematch(self, live: LiveRoom, seats: Collection[str]) -> None:
        for _ in seats or ("nobody",):
            await self.act(live, lambda room: room.ask_rematch(seats, self.now()))

    async def start_rematch(self, live: LiveRoom) -> None:
        room, game = live.room, new_id()
        terms = replace(room.terms, setup=dealt_anew(room.terms.setup), seats=room.swapped_seats(), kind="game",
                        origin="", meet=False, opened=self.now())
        stored = await self.store.load(room.id)
        keys = [NewKey(game, rival(key.seat), key.hash) for key in (stored.keys if stored else ())]

        def begin(here: Room) -> Entry:
            if not here.rematch_agreed:
                raise Refused("stale", "the rematch has begun already")
            return here.start_rematch(game, self.now())

        await self.act(live, begin, NewGame(game, terms, live.owner, time.time()), *keys)

    async def note_seen(self, live: LiveRoom, seats: Collection[str], seq: int) -> None:
        """Notes that a page has shown everything up to that line. If its player must choose, the clock runs now."""
        room = live.room
        if not seats or seq != room.seq:
            return  # there is more to be shown
        if not live.hand_seen.is_set():
            live.hand_seen.set()
            if not seq:
                self.neighbours.tell({"type": "hand seen", "game": room.id})
        if room.waits_for_showing(seats, self.now()):
            await self.own_work.attempt(self.act(live, lambda here: here.note_seen(seats, seq, self.now())))

    def emote(self, live: LiveRoom, seats: Collection[str], emote: str) -> None:
        """Shows a face to everybody who looks. Nothing is stored."""
        if not seats:
            raise Refused("unknown_seat", "you have no seat in this game")
        if not live.room.between_people:
            raise Refused("not_possible", "faces are for people")
        seat = min(seats)
        if not live.may_emote(seat, time.monotonic()):
            raise Refused("too_fast", "too many faces; wait a moment")
        live.show_emote(Emoted(seat, emote))
        self.neighbours.tell({"type": "emote", "game": live.room.id, "by": seat, "emote": emote})

    async def hint(self, live: LiveRoom, seats: Collection[str], seq: int) -> list[Chance]:
        """Notes the hint in the journal first, then searches. Its result is forgotten with the next choice."""
        marked = await self.act(live, lambda room: room.hint(seats, seq, self.now()))
        room, asked = live.room, live.room.asked_seq
        if asked > marked.seq:
            raise Refused("stale", "the game has moved on")
        if marked.seat not in room.advice:
            try:
                found = await self.bots.hint(room.game.view(marked.seat), live.owner)
            except Exception as error:
                log.error("no hint could be had", extra={"game": room.id, "error": repr(error)})
                raise Refused("try_again", "the server could not find a hint; try again") from None
            await self.act(live, lambda here: here.advise(marked.seat, found, asked, self.now()))
        else:
            live.notify(None)
        return room.advice[marked.seat]


def end_of(room: Room) -> tuple[Change, ...]:
    """Everything to be stored when a game has ended."""
    return Finished(room.id, str(room.result)), NewArchive(room.id, str(room.record()).encode())
