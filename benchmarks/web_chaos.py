"""The server is killed again and again while games against its bots go on; then everything it said is looked for.

    python -m benchmarks.web_chaos --games 100 --kills 20

Every player opens a game, plays it, and opens the next. When the last kill has been survived, all games are played to
their ends. Lost is what a player was told and the database does not hold.
"""

import argparse
import hashlib
import http.client
import json
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.web.servers import Server

import mindbug
from mindbug.web.base.config import Config
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store_sqlite import SqliteFile

NO_ANSWER = (OSError, http.client.HTTPException, ValueError)  # ValueError: half an answer is no JSON
LATER = ("try_again", "not_stored")  # refusals that ask for patience
A_MOMENT = 0.2
LONGEST_LIFE = 20.0  # seconds from the start of a server to its end, if nothing is acknowledged
TO_THE_END = 300.0  # seconds; whoever is not done then is stuck


def digest_of(view: mindbug.View) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


@dataclass
class Account:
    """A player's knowledge of one game: everything that the server has told."""

    game: str
    token: str
    told: dict[int, str] = field(default_factory=dict)
    """Number of the journal's last line -> digest of the view."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Number of a line -> the choice it must hold."""
    over: bool = False


class World:
    """The server as it comes and goes."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.server = self._start()
        self.quiet = threading.Event()
        """Set when no further kill will come: then nobody opens another game."""
        self.given_up = threading.Event()

    def _start(self) -> Server:
        return Server(self.data, "--games-per-client", "1000000")

    def kill_and_restart(self) -> None:
        self.server.kill()
        self.server = self._start()


class Player(threading.Thread):
    """Always the same simple client: ask for the state, choose anything, remember what was answered."""

    def __init__(self, world: World, seed: int) -> None:
        super().__init__(daemon=True)
        self.world = world
        self.random = random.Random(seed)
        self.accounts: list[Account] = []
        self.unanswered = 0
        self.problem = ""

    def run(self) -> None:
        try:
            while not (self.accounts and self.world.quiet.is_set()):
                opened = self.ask("/games", body={"opponent": "bot", "level": "random"})
                self.accounts.append(Account(opened["game"], opened["token"]))
                self.play(self.accounts[-1])
        except Exception as error:  # told at the end; the others go on
            self.problem = f"{type(error).__name__}: {error}"

    def play(self, account: Account) -> None:
        path = f"/games/{account.game}"
        state = self.ask(path, account)
        while state["result"] is None:
            decision, seq = state["view"]["decision"], state["seq"]
            if decision["options"]:
                state = self.choose(account, self.random.choice(decision["options"]), seq)
            else:
                state = self.ask(f"{path}/events?since={seq}&wait=5", account)
        account.over = True

    def choose(self, account: Account, label: str, seq: int) -> Any:
        """The state after the choice. If no answer comes, it may count or not: then the state as it is."""
        try:
            state = self.ask_once(f"/games/{account.game}/choose", account, {"label": label, "seq": seq})
        except NO_ANSWER:
            self.unanswered += 1
            return self.ask(f"/games/{account.game}", account)
        account.acknowledged[seq + 1] = label
        return state

    def ask(self, path: str, account: Account | None = None, body: object = None) -> Any:
        """Asks until there is an answer."""
        while True:
            try:
                return self.ask_once(path, account, body)
            except NO_ANSWER:
                self.unanswered += 1
                if self.world.given_up.is_set():
                    raise
                time.sleep(A_MOMENT)

    def ask_once(self, path: str, account: Account | None, body: object) -> Any:
        answer = self.world.server.call(path, account.token if account else None, body)
        if "error" in answer:
            if answer["error"]["code"] in LATER:
                raise OSError(answer["error"]["message"])
            raise AssertionError(f"refused: {answer['error']}")
        if account:
            account.told[answer["seq"]] = digest_of(answer["view"])
        return answer


# ---- what became of it


@dataclass
class Findings:
    kills: int = 0
    games: int = 0
    finished: int = 0
    acknowledged: int = 0
    under_fire: int = 0
    """The number of those that were made before the last kill."""
    told: int = 0
    unanswered: int = 0
    """Requests that a kill cut off."""
    orphans: int = 0
    """Games that were opened, but the one who asked never heard of it."""
    losses: list[str] = field(default_factory=list)

    def summary(self) -> str:
        return (f"{self.kills} kills; {self.games} games, {self.finished} played to the end, {self.orphans} opened "
                f"without an answer; {self.unanswered} requests without an answer\n{self.acknowledged} acknowledged "
                f"choices ({self.under_fire} before the last kill) and {self.told} views compared with the journals\n"
                + ("\n".join(self.losses) if self.losses else "nothing was lost, no game is stuck"))


def examine(data: Path, accounts: list[Account]) -> Findings:
    """Compares what was told with what the database holds."""
    store = SqliteFile(Config(data).database)
    try:
        stored = {summary.id for summary in store.summaries(limit=10**9)}
        found = Findings(games=len(accounts), finished=sum(account.over for account in accounts),
                         acknowledged=sum(len(account.acknowledged) for account in accounts),
                         told=sum(len(account.told) for account in accounts),
                         orphans=len(stored.difference(account.game for account in accounts)))
        for account in accounts:
            found.losses += [f"{account.game}: {loss}" for loss in losses_of(account, store)]
        for game in stored.difference(account.game for account in accounts):
            found.losses += [f"{game}: {loss}" for loss in losses_of(Account(game, "", over=True), store)]
    finally:
        store.close()
    return found


def losses_of(account: Account, store: SqliteFile) -> list[str]:
    game = store.load(account.game)
    if game is None:
        return ["the whole game is gone"]
    lines = {seq: (entry.kind, entry.text) for seq, entry in enumerate(game.entries, start=1)}
    losses = [f"line {seq} should be the choice {label!r}" for seq, label in account.acknowledged.items()
              if lines.get(seq) != ("choice", label)]
    if not account.over:
        losses.append(f"stuck after line {len(game.entries)}")
    try:
        room = Room(game.id, game.terms)
        views = [digest_of(room.game.view("p1"))]
        for entry in game.entries:
            room.apply(entry)
            views.append(digest_of(room.game.view("p1")))
        mindbug.replay(str(room.record()))
    except ValueError as error:
        return [*losses, f"cannot be replayed: {error}"]
    return losses + [f"the view told after line {seq} is another one" for seq, view in account.told.items()
                     if views[seq:seq + 1] != [view]]


def acknowledged_by(players: list[Player]) -> int:
    return sum(len(account.acknowledged) for player in players for account in tuple(player.accounts))


def run(data: Path, games: int, kills: int, seed: int = 0,
        after_kill: Callable[[int], None] = lambda _: None) -> tuple[Findings, list[Account]]:
    """Plays that many games at a time with that many kills; then everything is played to its end and examined."""
    world, dice = World(data), random.Random(seed)
    players = [Player(world, seed + i) for i in range(games)]
    under_fire = 0
    try:
        for player in players:
            player.start()
        for number in range(1, kills + 1):
            enough = under_fire + dice.randrange(2 * games)  # not a time: a slow machine would get nowhere
            dies = time.monotonic() + LONGEST_LIFE
            while acknowledged_by(players) < enough and time.monotonic() < dies:
                time.sleep(dice.uniform(0, A_MOMENT))
            under_fire = acknowledged_by(players)
            world.kill_and_restart()
            after_kill(number)
        world.quiet.set()
        deadline = time.monotonic() + TO_THE_END
        for player in players:
            player.join(max(0.0, deadline - time.monotonic()))
    finally:
        world.given_up.set()
        world.server.kill()
    accounts = [account for player in players for account in player.accounts]
    findings = examine(data, accounts)
    findings.kills, findings.under_fire = kills, under_fire
    findings.unanswered = sum(player.unanswered for player in players)
    findings.losses += [f"a player stopped: {player.problem}" for player in players if player.problem]
    return findings, accounts


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="at a time (default: %(default)s)")
    parser.add_argument("--kills", type=int, default=20, help="of the server (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the choices and the moments (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        findings, _ = run(Path(folder) / "data", args.games, args.kills, args.seed,
                          lambda number: print(f"kill {number} of {args.kills}", file=sys.stderr))
    print(findings.summary())
    return 1 if findings.losses else 0


if __name__ == "__main__":
    raise SystemExit(main())
