"""Every game and every choice of a simulation as tables, for questions of one's own: Parquet files that polars, DuckDB
and every other tool of that kind can read.

The worker that plays games sends plain numbers (`RawTables`); names are put in when a shard is written.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import polars

from mindbug.engine import codes
from mindbug.engine.book import Book
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.survey import (
    DECK,
    GAME_FIELDS,
    LOG_KIND,
    LOG_OPTION,
    LOG_SUBJECT,
    LOG_SUBJECT_MASK,
    LOG_TURN,
    GameLog,
)
from mindbug.game.labels import ACTION_VERBS, CARD_VERBS, KINDS, PLAIN_VERBS
from mindbug.game.names import OUTCOMES
from mindbug.game.record import Record
from mindbug.game.seats import SEATS
from mindbug.lab.checkpoint import TABLES
from mindbug.lab.match import MatchResult, begin, record_of
from mindbug.lab.run_conditions import RunConditions

GAMES, CHOICES = TABLES
OPTIONS = 256
VERB_OF_KIND = {codes.ORDER: "resolve", codes.BUY: "buy", codes.REROLL: "reroll", codes.DIE: "resolve",
                codes.MODE: "choose", codes.KEYWORD: "choose", codes.NUMBER: "choose", **CARD_VERBS}
KEEP = 0  # the option of REROLL that rolls nothing


@dataclass(frozen=True)
class RawTables:
    """The log of some games as arrays; the deals are those that were played to their end."""

    deals: np.ndarray
    games: np.ndarray
    decks: np.ndarray
    choices: np.ndarray

    @classmethod
    def of(cls, log: GameLog, deals: Sequence[int]) -> "RawTables":
        return cls(np.array(deals, dtype=np.int64), np.array(log.games, dtype=np.int32).reshape(-1, GAME_FIELDS),
                   np.array(log.decks, dtype=np.int16).reshape(-1, 2 * DECK), np.array(log.choices, dtype=np.int64))


def joined(parts: Sequence[RawTables]) -> RawTables:
    return RawTables(*(np.concatenate([getattr(part, field) for part in parts])
                       for field in ("deals", "games", "decks", "choices")))


# ---- names


def games_table(raw: RawTables, book: Book, conditions: RunConditions) -> polars.DataFrame:
    """A row per game."""
    names = [card.name for card in book.creatures]
    cards = polars.Enum(list(dict.fromkeys(names)))
    winner, why, turns, choices, starter, mindbugs0, mindbugs1, life = raw.games.T
    seats = polars.Enum(SEATS)
    decks = {f"{seat}_deck": polars.Series([[names[design] for design in deck] for deck in raw.decks[:, part].tolist()],
                                           dtype=polars.List(cards))
             for seat, part in zip(SEATS, (slice(0, DECK), slice(DECK, 2 * DECK)), strict=True)}
    return polars.DataFrame({
        "deal": raw.deals,
        "seed": [str(conditions.game_seed(deal)) for deal in raw.deals.tolist()],
        "starter": named(starter, SEATS, seats),
        "winner": named(winner, [*SEATS, None], seats),
        "outcome": named(why, [OUTCOMES.get(number) for number in range(1 + max(OUTCOMES))],
                         polars.Enum(list(OUTCOMES.values()))),
        "turns": turns, "choices": choices, "winner_life": life,
        "p1_mindbugs": mindbugs0, "p2_mindbugs": mindbugs1, **decks,
    })


def choices_table(raw: RawTables, book: Book) -> polars.DataFrame:
    """A row per choice of a player, in the order of the game. `option` is the engine's number of it."""
    packed = raw.choices
    counts = raw.games[:, 3]
    starts = np.repeat(np.cumsum(counts) - counts, counts)
    kind = (packed >> LOG_KIND) & 0x3F
    option = (packed >> LOG_OPTION) & 0xFFF
    subject = (packed >> LOG_SUBJECT) & LOG_SUBJECT_MASK
    cards = [None, *(card.name for card in book.creatures), *(card.name for card in book.power_cards)]
    kinds = [KINDS.get(number) for number in range(1 + max(KINDS))]
    return polars.DataFrame({
        "deal": np.repeat(raw.deals, counts),
        "number": (np.arange(len(packed)) - starts + 1).astype(np.int32),
        "turn": ((packed >> LOG_TURN) & 0x3FFF).astype(np.int32),
        "player": named(packed & 1, SEATS, polars.Enum(SEATS)),
        "kind": named(kind, kinds, polars.Enum(distinct(kinds))),
        "verb": named(kind * OPTIONS + option, VERBS, polars.Enum(distinct(VERBS))),
        "card": named(subject, cards, polars.Enum(distinct(cards))),
        "option": option.astype(np.int16),
    })


def named(numbers: np.ndarray, names: Sequence[str | None], kind: polars.Enum) -> polars.Series:
    return polars.Series(list(names), dtype=kind).gather(numbers.astype(np.uint32))


def distinct(names: Iterable[str | None]) -> list[str]:
    return list(dict.fromkeys(name for name in names if name is not None))


def verb_of(kind: int, option: int) -> str | None:
    if kind == codes.ACTION:
        return ACTION_VERBS[codes.ACT if option >= codes.ACT else codes.ATTACK if option >= codes.ATTACK else 0]
    if kind == codes.REROLL and option == KEEP:
        return "keep"
    return PLAIN_VERBS.get(kind, {}).get(option) or VERB_OF_KIND.get(kind)


VERBS = [verb_of(kind, option) for kind in range(1 + max(KINDS)) for option in range(OPTIONS)]


# ---- files


class TableWriter:
    """Collects games and writes them as shards. A shard counts only when the checkpoint names it."""

    def __init__(self, folder: Path, conditions: RunConditions, shards: list[str]) -> None:
        self.folder = folder
        self.conditions = conditions
        self.shards = shards
        self.rows = 0
        self._parts: list[RawTables] = []
        for table in TABLES:
            (folder / table).mkdir(parents=True, exist_ok=True)
            for path in (folder / table).glob("*.parquet"):
                if path.name not in shards:
                    path.unlink()  # of a run that was killed before it had counted these games

    def add(self, raw: RawTables) -> None:
        self._parts.append(raw)
        self.rows += len(raw.choices)

    def write(self) -> None:
        """Writes what was collected; the caller saves the checkpoint next."""
        if not self._parts:
            return
        raw, self._parts, self.rows = joined(self._parts), [], 0
        book = self.conditions.catalogue.book
        name = f"{len(self.shards):06d}.parquet"
        games_table(raw, book, self.conditions).write_parquet(self.folder / GAMES / name)
        choices_table(raw, book).write_parquet(self.folder / CHOICES / name)
        self.shards.append(name)


def record_of_deal(folder: Path, deal: int, conditions: RunConditions) -> Record:
    """The record of a game in the tables, made by playing its choices again."""
    frame = polars.scan_parquet(folder / CHOICES / "*.parquet").filter(polars.col("deal") == deal).collect()
    if frame.is_empty():
        raise ValueError(f"{folder} has no game of deal {deal}")
    options = iter(frame.sort("number")["option"].to_list())
    start = begin(conditions.setup(deal), conditions.catalogue)
    s, random = start.state, start.random
    result = MatchResult(None, "", 0, 0)
    while s.decision != codes.OVER:
        numbers = legal(s)
        option = numbers[random.below(len(numbers))] if s.decider == codes.CHANCE else next(options)
        result.options.append(option)
        apply(s, option)
    return record_of(conditions.setup(deal), result, catalogue=conditions.catalogue)
