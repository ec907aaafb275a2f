"""Random games, in which a naive second opinion judges every attack, block and fight.

    python -m benchmarks.legality --decisions 200000 --jobs 2

Every decision of every game is compared (see `tests/oracle`). A disagreement is printed with the number of the choice,
and the record of its game is written, so that `mindbug replay` shows how it came about.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.oracle.naive import CONSTANTS
from tests.oracle.witness import Witness, random_choice

from benchmarks.mixes import MIXES

CHANCES = ("sampled", "explicit")
"""With explicit chance the witness looks after every die, too."""
BATCH = 400


@dataclass
class Findings:
    """The findings of the witness of some games."""

    decisions: int = 0
    games: int = 0
    tally: Counter[str] = field(default_factory=Counter)
    by_sets: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    disagreements: list[str] = field(default_factory=list)
    records: dict[str, str] = field(default_factory=dict)

    def add(self, other: "Findings") -> None:
        self.decisions += other.decisions
        self.games += other.games
        self.tally += other.tally
        self.by_sets += other.by_sets
        self.held += other.held
        self.disagreements += other.disagreements
        self.records |= other.records

HELD: Counter[str] = Counter()
"""The number of times that each constant ability of the naive rules said yes, in this process."""


def counted(what: str, ability: Callable[..., int]) -> Callable[..., int]:
    def ask(*about: object) -> int:
        answer = ability(*about)
        HELD[what] += answer != 0
        return answer
    return ask


ABILITIES = dict.fromkeys((f"{name}: {kind}" for kind, abilities in CONSTANTS.items() for name in abilities), 0)
for _kind, _abilities in CONSTANTS.items():
    for _name in _abilities:
        _abilities[_name] = counted(f"{_name}: {_kind}", _abilities[_name])


def judge(number: int, longest: int = 10_000) -> Findings:
    """The game of that number: sets, edition and chance follow from it, and so does everything that is chosen."""
    mix = MIXES[number % len(MIXES)]
    findings = Findings(games=1)
    game = mix.game(number, CHANCES[number // len(MIXES) % len(CHANCES)])
    witness = Witness(game)
    dice = random.Random(number)
    while not game.over and findings.decisions < longest:
        witness.choose(random_choice(game, dice))
        findings.decisions += 1
        for disagreement in witness.disagreements:
            findings.disagreements.append(f"game {number} ({mix}), choice {findings.decisions}, "
                                         f"turn {game.turn_number}: {disagreement}")
            findings.records[f"legality-{number}.mindbug"] = str(game.record())
        witness.disagreements.clear()
    findings.tally = witness.tally
    findings.held = Counter(HELD)
    HELD.clear()
    findings.by_sets["+".join(mix.sets) if len(mix.sets) < 3 else "all together"] = findings.decisions
    return findings


def table(findings: Findings) -> str:
    lines = [f"{'compared':54}{'times':>12}"]
    lines += [f"{what:54}{times:12,}" for what, times in findings.tally.most_common()]
    lines += ["", f"{'constant ability':54}{'held':>12}"]
    lines += [f"{ability:54}{times:12,}" for ability, times in sorted({**ABILITIES, **findings.held}.items())]
    lines += ["", f"{'sets':54}{'decisions':>12}"]
    lines += [f"{sets:54}{decisions:12,}" for sets, decisions in findings.by_sets.items()]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--decisions", type=int, default=200_000, help="at least this many (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default: %(default)s)")
    parser.add_argument("--show", type=int, default=20, help="how many disagreements to print (default: %(default)s)")
    parser.add_argument("--records", type=Path, default=Path("."), help="where to write records of disagreements")
    arguments = parser.parse_args()
    started = time.monotonic()
    total = Findings()
    number = arguments.first
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while total.decisions < arguments.decisions:
            for findings in pool.map(judge, range(number, number + BATCH), chunksize=8):
                total.add(findings)
            number += BATCH
            print(f"\r{total.games:,} games, {total.decisions:,} decisions, {len(total.disagreements):,} disagreements",
                  end="", flush=True)
    print(f" in {time.monotonic() - started:,.0f} s\n\n{table(total)}")
    for line in total.disagreements[:arguments.show]:
        print(line)
    if total.records:
        arguments.records.mkdir(parents=True, exist_ok=True)
    for name, text in total.records.items():
        (arguments.records / name).write_text(text, encoding="utf-8")
    return 1 if total.disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
