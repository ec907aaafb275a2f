"""The bits about the card that was drawn, which the lengths of encrypted messages tell somebody on the line.

    python -m benchmarks.leaks --positions 200
    python -m benchmarks.leaks --worlds 100000      # instead: whether hidden cards change any byte

In random games of two people, where a choice lets its player draw, the draw pile is shuffled again and again, and the
message that tells the player of it is made each time, as page and as JSON, compressed after the message before it. The
card and the length are then compared: without padding the length tells most of it.

With `--worlds` the cards that a player or spectator cannot see are dealt anew in positions of random games of all sets.
JSON, page and page as text must be the same bytes in all these worlds, compressed and padded too.
"""

import argparse
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from mindbug import Game, sample
from mindbug.cards import SETS
from mindbug.game.seats import SEATS
from mindbug.web.html import render
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.server.compression import LEVEL, MEMORY_LEVEL, WINDOW_BITS, PaddedDeflate

SETTINGS = {"level": LEVEL, "memLevel": MEMORY_LEVEL}
WORLDS = 24
PER_READER = 100
"""Deals of the hidden cards in one position for one reader."""
AROUND = Surroundings(game="game", seats={seat: {"kind": "human", "name": ""} for seat in SEATS})
FORMS = ("page", "JSON")


@dataclass
class Told:
    """The bits that the lengths have told, summed over positions."""

    positions: int = 0
    known: float = 0.0
    """The bits that there are to know."""
    plain: dict[str, float] = field(default_factory=lambda: dict.fromkeys(FORMS, 0.0))
    padded: dict[str, float] = field(default_factory=lambda: dict.fromkeys(FORMS, 0.0))


def message(game: Game, seat: str, form: str) -> bytes:
    if form == "page":
        return msgspec.json.encode({"html": render.table(game, seat, "en", {}, seq=0, around=AROUND)})
    return msgspec.json.encode(game.view(seat))


def length(deflate: PerMessageDeflate, before: bytes, after: bytes) -> int:
    deflate.encode(Frame(Opcode.TEXT, before))
    return len(deflate.encode(Frame(Opcode.TEXT, after)).data)


def bits(outcomes: Counter[Any]) -> float:
    total = outcomes.total()
    return -sum(count / total * math.log2(count / total) for count in outcomes.values())


def about_the_card(pairs: list[tuple[str, int]]) -> float:
    """The mutual information of card and length."""
    return bits(Counter(card for card, _ in pairs)) + bits(Counter(size for _, size in pairs)) - bits(Counter(pairs))


def draws(dice: random.Random) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Positions before a choice that lets its player draw one card, with that player and the choice; for ever."""
    while True:
        game = Game(seed=dice.getrandbits(60))
        while not game.over:
            decision = game.decision
            assert decision is not None
            option = dice.choice(decision.options)
            position: Any = game.position()
            seen = len(game.events)
            game.choose(option)
            drawn = [event for event in game.events[seen:] if event.kind == "drew"]
            if decision.kind == "action" and len(drawn) == 1 and drawn[0].player == decision.player:
                yield position, decision.player, option.label


def measure(positions: int, seed: int = 0, worlds: int = WORLDS) -> Told:
    told, dice = Told(), random.Random(seed)
    for position, seat, label in draws(dice):
        pairs: dict[tuple[str, bool], list[tuple[str, int]]] = {}
        for _ in range(worlds):
            dice.shuffle(position[seat]["draw"])
            game = Game.from_position(position)
            before = {form: message(game, seat, form) for form in FORMS}
            game.choose(label)
            (card,) = (event.card for event in game.events if event.kind == "drew")
            for form in FORMS:
                after = message(game, seat, form)
                for kind in (PerMessageDeflate, PaddedDeflate):
                    deflate = kind(False, False, 12, WINDOW_BITS, SETTINGS)
                    found = pairs.setdefault((form, kind is PaddedDeflate), [])
                    found.append((str(card), length(deflate, before[form], after)))
        told.positions += 1
        told.known += bits(Counter(card for card, _ in pairs[FORMS[0], False]))
        for form in FORMS:
            told.plain[form] += about_the_card(pairs[form, False])
            told.padded[form] += about_the_card(pairs[form, True])
        if told.positions == positions:
            return told
    raise AssertionError("there is always another game")


# ---- hidden cards dealt anew


def channels(game: Game, reader: str | None) -> tuple[bytes, ...]:
    """Everything that this reader is told, each of it also as it goes over the line."""
    drawn = [draw(game, reader, "en", {}, seq=0, around=AROUND) for draw in (render.table, render.text_table)]
    texts = [msgspec.json.encode(game.view(reader)), *(each.encode() for each in drawn)]
    deflate = PaddedDeflate(False, False, 12, WINDOW_BITS, SETTINGS)
    return (*texts, *(bytes(deflate.encode(Frame(Opcode.TEXT, text)).data) for text in texts))


def differing_worlds(count: int, seed: int = 0, seconds: float = float("inf")) -> tuple[int, list[str]]:
    """Deals hidden cards anew that many times, if there is time.

    It returns how often it did, and where a reader could tell worlds apart.
    """
    dice, seen, found = random.Random(seed), 0, list[str]()
    until = time.monotonic() + seconds
    while seen < count and time.monotonic() < until:
        game = Game(sets=tuple(SETS), seed=dice.getrandbits(60))
        for _ in range(dice.randrange(40)):
            if game.decision is not None:
                game.choose(dice.choice(game.decision.options))
        for reader in () if game.over else (*SEATS, None):
            view = game.view(reader)
            told = [channels(sample(view, world), reader) for world in range(PER_READER)]
            seen += PER_READER
            if len(set(told)) > 1:
                found.append(f"{reader} can tell worlds apart:\n{game.record()}")
    return seen, found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=200, help="(default: %(default)s)")
    parser.add_argument("--worlds", type=int, default=0, help="instead: this many deals of the hidden cards")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, for these (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="(default: %(default)s)")
    args = parser.parse_args()
    if args.worlds:
        seen, found = differing_worlds(args.worlds, args.seed, 60 * args.minutes)
        print(f"{seen} worlds, {len(found)} groups of them with differences", *found[:5], sep="\n")
        return 1 if found else 0
    told = measure(args.positions, args.seed)
    print(f"{told.positions} positions, {told.known / told.positions:.2f} bits to know on average")
    for form in FORMS:
        print(f"{form}: the length tells {told.plain[form] / told.positions:.2f} bits without padding, "
              f"{told.padded[form] / told.positions:.3f} with it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
