"""Many random games of single sets, all pairs and the mix of everything, in all editions: nothing breaks, all happens.

    python -m benchmarks.soak --games 10000000 --jobs 2 --progress soak.json

Every game is played by the compiled engine, and its end is checked. Of every COUNTED games of a mix one is counted:
which options were chosen, which cards played and which faces shown. Of every WATCHED one is watched: all its states are
checked (`tests/properties/invariants.py`), and the words that its cards carry out are counted. With --progress a run
that was broken off goes on where it was.

A game has a number, from which its sets, its edition, its deal and all choices follow. A game that breaks is written as
a record, which `mindbug replay` tells; a game that hangs or kills its process is named by its number, and
`--first NUMBER --games 1` plays it again.
"""

import argparse
import importlib.util
import json
import os
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import Lock, RawArray, Value
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.properties.games import Mix
from tests.properties.invariants import Broken, check_deal, check_state

from benchmarks.mixes import MIXES
from mindbug.engine import codes, effects, machine
from mindbug.engine.book import Book
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.playout import finish_randomly
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.game.decisions import Option
from mindbug.game.labels import KINDS, PLAIN_VERBS, decision_of
from mindbug.game.names import FACES, OUTCOMES
from mindbug.words import Keyword

BATCH = 2_000
LONGEST = 20_000  # decisions of a game; only a hang gets there
COUNTED = 10  # one game of that many is counted
RARE = {"battlefruit_galaxy", "battlefruit_addon"}  # only with both is there a choice what to pay for: all are counted
WATCHED = 40  # one game of that many is watched, and counted
ENOUGH = 1_000  # times that everything has to happen
PATIENCE = 600  # seconds for a batch; after them its process is ended
MODES = ("boost", "defeat", "return", "control", "left", "right", "play", "keep", "own", "paid", "own pile",
         "enemy pile")
UNPRINTED = ("act",)  # after FAST: no official card has both FAST and an Action
SAVING = 20  # seconds between two savings of the progress


# ---- counting


@dataclass
class Tally:
    """The counts of some games."""

    games: int = 0
    counted: int = 0
    watched: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    """Kinds of option, in counted games: "block: no block", "block: block CARD"."""
    played: Counter[str] = field(default_factory=Counter)
    """Cards, in counted games: played from the hand as turn action, or bought."""
    shown: Counter[str] = field(default_factory=Counter)
    """Stages and sides that creatures showed, once for each counted game."""
    words: Counter[str] = field(default_factory=Counter)
    """Words that were carried out, in watched games."""
    broken: dict[str, str] = field(default_factory=dict)
    """Number of a game -> what was wrong with it."""

    def add(self, other: "Tally") -> None:
        for key, value in vars(other).items():
            if isinstance(value, dict):
                getattr(self, key).update(value)
            else:
                setattr(self, key, getattr(self, key) + value)

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Tally":
        tally = cls()
        for key, value in data.items():
            setattr(tally, key, Counter(value) if isinstance(getattr(tally, key), Counter) else value)
        return tally


OPTION_KINDS: dict[tuple[int, int], str] = {}
"""(decision, option) -> kind of option, but for decisions whose numbers mean now this, now that."""
VARYING = ("mode", "reroll")
WITHOUT_CARDS = ("roll", "die", "mode", "keyword", "number")


def option_kind(s: State, option: int) -> str:
    known = OPTION_KINDS.get((s.decision, option))
    if known is None:
        offered = offered_as(s, option)
        kind = KINDS[s.decision]
        about_card = offered.card is not None and kind not in WITHOUT_CARDS
        known = f"{kind}: {offered.verb} CARD" if about_card else f"{kind}: {offered.label}"
        if kind not in VARYING:
            OPTION_KINDS[s.decision, option] = known
    return known


def offered_as(s: State, option: int) -> Option:
    """The option as people see it. Of equal cards in one pile only one is shown."""
    decision, numbers = decision_of(s)
    if option in numbers:
        return decision.options[numbers.index(option)]
    name = s.deal.book.creatures[s.design(option)].name
    return next(offered for offered in decision.options if offered.card == name)


CARRIED_OUT: Counter[int] = Counter()
"""Address of an instruction -> how often it was carried out, in this process."""


def watching_machine() -> ModuleType:
    """The engine's task loop once more, as plain Python, so that every instruction passes through here."""
    path = Path(machine.__file__).parent / "machine.py"
    spec = importlib.util.spec_from_file_location("watching_machine", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def effect(s: State, player: int, source: int, address: int) -> None:
        CARRIED_OUT[address] += 1
        effects.effect(s, player, source, address)

    vars(module)["effect"] = effect
    return module


apply_watched: Callable[[State, int], None] = watching_machine().apply


def words_of(addresses: Counter[int], words: list[Any]) -> Counter[str]:
    """A word of several instructions counts by its first."""
    counts: Counter[str] = Counter()
    for address, times in addresses.items():
        place = address // codes.INSTRUCTION
        if words[place] is not None and words[place] is not words[place - 1]:
            counts[type(words[place]).__name__] += times
    return counts


# ---- playing


def game_of(number: int) -> tuple[Mix, int]:
    return MIXES[number % len(MIXES)], number // len(MIXES)


def choices(number: int, tally: Tally, watched: bool) -> Iterator[tuple[State, int]]:
    """Plays the game; gives every state with the option that will be taken."""
    mix, seed = game_of(number)
    random = Random(seed)
    s = mix.state(random)
    take = apply_watched if watched else apply
    designs: set[int] = set()
    deal = s.deal
    if watched:
        check_deal(deal)
    for _ in range(LONGEST):
        if watched or s.decision == codes.OVER:
            check_state(s)
        if s.decision == codes.OVER:
            break
        options = legal(s)
        option = options[random.below(len(options))]
        yield s, option
        tally.options[option_kind(s, option)] += 1
        if s.decision == codes.ACTION and option < codes.ATTACK:
            tally.played[s.deal.book.creatures[s.design(option)].name] += 1
        elif s.decision == codes.BUY and option != codes.PASS:
            tally.played[s.deal.book.power_cards[s.deal.power_deck[option]].name] += 1
        take(s, option)
        tally.decisions += 1
        if s.deal is not deal:  # somebody shows another face
            deal = s.deal
            designs.update(s.design(slot) for slot in range(len(deal.designs)) if deal.turned >> slot & 1)
    else:
        raise Broken("the game does not end")
    tally.shown.update(face_name(s.deal.book, design) for design in designs)
    tally.outcomes[OUTCOMES[s.why]] += 1


def face_name(book: Book, design: int) -> str:
    name = book.creatures[design].name
    return f"{name}, {book.side_labels[design]}" if design in book.side_labels else name


def play_quickly(number: int, tally: Tally) -> None:
    """The same choices as in `choices`, made inside the engine; only the end is looked at."""
    mix, seed = game_of(number)
    random = Random(seed)
    s = mix.state(random)
    tally.decisions += finish_randomly(s, random)
    check_state(s)
    tally.outcomes[OUTCOMES[s.why]] += 1


def play_batch(first: int, games: int, watch_every: int) -> Tally:
    tally = Tally()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # compiled code hears no handler, but the process ends
    signal.alarm(PATIENCE)
    CARRIED_OUT.clear()
    for number in range(first, first + games):
        AT_WORK[JOB] = number
        turn = number // len(MIXES)
        watched = turn % watch_every == 0
        counted = watched or turn % COUNTED == 0 or set(game_of(number)[0].sets) >= RARE
        try:
            if counted:
                deque(choices(number, tally, watched), maxlen=0)
            else:
                play_quickly(number, tally)
        except Exception as error:
            tally.broken[str(number)] = f"{game_of(number)[0]}: {type(error).__name__}: {error}"
        tally.games += 1
        tally.counted += counted
        tally.watched += watched
    signal.alarm(0)
    AT_WORK[JOB] = -1
    tally.words = words_of(CARRIED_OUT, standard().book.effects)
    return tally


AT_WORK: Any = RawArray("q", [-1])
"""The game that each process is playing, so that one that died can be named."""
JOB = 0


def begin_job(at_work: Any, jobs: Any, lock: Any) -> None:
    global AT_WORK, JOB  # each process has its own
    with lock:
        JOB = jobs.value
        jobs.value += 1
    AT_WORK = at_work
    os.nice(5)


def record_of(number: int) -> str:
    """The game as far as it can be played, as a record with explicit chance."""
    mix, seed = game_of(number)
    game = mix.game(seed, chance="explicit")
    try:
        for s, option in choices(number, Tally(), watched=True):
            game.choose(offered_as(s, option).label)
    except Exception as error:  # what broke is in the report already; the record leads up to it
        print(f"game {number}: the record ends with {type(error).__name__}: {error}", file=sys.stderr)
    return str(game.record())


# ---- the whole run


@dataclass
class Progress:
    """The progress of a run, kept in a file."""

    path: Path | None
    first: int
    next: int
    tally: Tally
    digest: str = field(default_factory=lambda: standard().digest(standard().pool(MIXES[-1].sets)))

    @classmethod
    def open(cls, path: Path | None, first: int) -> "Progress":
        if path is None or not path.exists():
            return cls(path, first, first, Tally())
        data = json.loads(path.read_text(encoding="utf-8"))
        progress = cls(path, data["first"], data["next"], Tally.read(data["tally"]))
        if data["digest"] != progress.digest or data["mixes"] != len(MIXES):
            raise SystemExit(f"{path} was written with other cards; begin a new one")
        return progress

    def save(self) -> None:
        if self.path is None:
            return
        data = {"first": self.first, "next": self.next, "digest": self.digest, "mixes": len(MIXES),
                "tally": vars(self.tally)}
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
        new.replace(self.path)


def run(progress: Progress, end: int, jobs: int, watch_every: int) -> None:
    """Plays all batches in order, several at a time. A process that dies ends the run."""
    started = saved = time.monotonic()
    before = progress.tally.games
    at_work = RawArray("q", [-1] * jobs)
    starts = iter(range(progress.next, end, BATCH))
    waiting: deque[Future[Tally]] = deque()
    with ProcessPoolExecutor(jobs, initializer=begin_job, initargs=(at_work, Value("i", 0), Lock())) as pool:
        def submit() -> None:
            for first in starts:
                waiting.append(pool.submit(play_batch, first, min(BATCH, end - first), watch_every))
                if len(waiting) > jobs * 2:
                    break
        submit()
        while waiting:
            try:
                tally = waiting.popleft().result()
            except BrokenProcessPool:
                progress.save()
                playing = ", ".join(str(number) for number in at_work if number >= 0)
                raise SystemExit(f"\na process died or hung in one of the games {playing}") from None
            progress.tally.add(tally)
            progress.next += tally.games
            submit()
            if time.monotonic() - saved > SAVING or not waiting:
                progress.save()
                saved = time.monotonic()
            rate = (progress.tally.games - before) / (time.monotonic() - started)
            print(f"\r{progress.tally.games:,} games, {progress.tally.decisions:,} decisions, {rate:,.0f} games/s, "
                  f"{len(progress.tally.broken)} broken", end="", flush=True)
    print()


def rows(title: str, counts: Counter[str], wanted: Iterable[str]) -> Iterator[str]:
    """The rarest first; what is wanted and never happened has a 0."""
    complete = {**dict.fromkeys(wanted, 0), **counts}
    yield f"\n{title} ({len(complete)})"
    for name, times in sorted(complete.items(), key=lambda item: (item[1], item[0])):
        yield f"  {name:44}{times:14,}{'' if times >= ENOUGH else '   too few'}"


def wanted_options() -> Iterator[str]:
    """All kinds of option that official cards can bring about."""
    for kind, verbs in PLAIN_VERBS.items():
        yield from (f"{KINDS[kind]}: {verb}" for verb in verbs.values() if verb not in UNPRINTED)
    yield from (f"mode: choose {mode}" for mode in MODES)
    yield from (f"keyword: choose {keyword.name}" for keyword in Keyword)
    yield from (f"number: choose {number}" for number in range(1, 11))
    for face in FACES.values():
        yield from (f"roll: roll {face}", f"die: resolve {face}")


def report(tally: Tally) -> str:
    book = standard().book
    creatures = [card.name for card_set in standard().sets.values() for card in card_set.creatures]
    power_cards = [card.name for card_set in standard().sets.values() for card in card_set.power_cards]
    lines = [f"{tally.games:,} games ({tally.counted:,} of them counted, {tally.watched:,} watched), "
             f"{tally.decisions:,} decisions",
             "ended by " + ", ".join(f"{why} {times:,}" for why, times in tally.outcomes.most_common()),
             *rows("option kinds chosen, counted games", tally.options, wanted_options()),
             *rows("cards played as turn action or bought, counted games", tally.played, [*creatures, *power_cards]),
             *rows("games with that stage or side, counted games", tally.shown,
                   (face_name(book, design) for design in range(len(book.creatures))
                    if book.first_face[design] != design)),
             *rows("words carried out, watched games", tally.words,
                   {type(word).__name__ for word in book.effects if word is not None})]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=30_000, help="how many games in all (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default: %(default)s)")
    parser.add_argument("--watch", type=int, default=WATCHED, help="watch one game of that many (default: %(default)s)")
    parser.add_argument("--progress", type=Path, help="keep what is done in this file, and go on from it")
    parser.add_argument("--records", type=Path, default=Path("."), help="where to write records of broken games")
    arguments = parser.parse_args()
    progress = Progress.open(arguments.progress, arguments.first)
    engine = "plain Python" if str(machine.__file__).endswith(".py") else "compiled"
    print(f"games {progress.next:,} to {progress.first + arguments.games - 1:,} of {len(MIXES)} mixes, "
          f"{arguments.jobs} jobs, engine: {engine}", flush=True)
    run(progress, progress.first + arguments.games, arguments.jobs, arguments.watch)
    print(report(progress.tally))
    for number, what in progress.tally.broken.items():
        path = arguments.records / f"soak-{number}.mindbug"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record_of(int(number)), encoding="utf-8")
        print(f"broken: game {number}, {what}; see {path}", file=sys.stderr)
    return 1 if progress.tally.broken else 0


if __name__ == "__main__":
    sys.exit(main())
