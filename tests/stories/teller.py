"""Stories: scenarios as plain text, which are read and played through the public contract only.

    ## Bugserker has +8 power while its player has exactly 1 life [T]
    p1 has life 1; play Bugserker
    p2 has play Gorillion / Bee Bear
    p1: attack Bugserker | p2: block Gorillion
    p2 discard: Gorillion | turn p2

A line may hold several steps, separated by ` | `; a list is separated by ` / `, and `-` is an empty list.

| step | meaning |
|---|---|
| `p1 has life 1; play A / B` | the position (other keys: `given turn: p2`, `given unused: A / B`) |
| `p1: attack A / hunt B` | that seat (or `chance`) chooses these labels, one after the other |
| `p1 asks block: block A / no block` | that seat must decide this now, between exactly these options |
| `p1 play: A / B`, `p1 life: 2`, `unused: A` | the position says so now; zones without an order are compared as sets |
| `turn p1` | nothing is pending, that seat chooses its turn action |
| `over p1` | that seat has won |
| `never: attack A` | this label is not offered and is refused |
| `bad: CULPRIT` | instead of steps: the position is refused and the refusal names the culprit |

A seat without `hand` holds one Gorillion, so that it can act. At every turn action the position is read back and must
give the same game; at the end the record is replayed and must give it too.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mindbug
from tests.scenario import SPARE

HERE = Path(__file__).parent
NUMBERS = ("life", "mindbugs", "energy")
ORDERED = ("draw", "unused", "power_deck")
SWAPPED = {"p1": "p2", "p2": "p1"}


def mirrored(text: str) -> str:
    """The same story with the seats exchanged."""
    return re.sub(r"\bp[12]\b", lambda seat: SWAPPED[seat.group()], text)


def stories() -> Iterator[tuple[str, str]]:
    """The name and the text of every story of every file."""
    for path in sorted(HERE.glob("*.story")):
        for story in path.read_text(encoding="utf-8").split("\n## ")[1:]:
            title, _, text = story.partition("\n")
            yield f"{path.stem}: {title}", text


def steps(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield from (step.strip() for step in line.split(" | "))


def listed(text: str) -> list[str]:
    return [] if text == "-" else [name.strip() for name in text.split(" / ")]


def labels(game: mindbug.Game) -> list[str]:
    assert game.decision is not None, "the game is over"
    return [str(option) for option in game.decision.options]


def snapshot(game: mindbug.Game) -> dict[str, Any]:
    """Everything that the contract lets one see, but for the turn number, which a position may count anew."""
    decision = game.decision
    return {
        "position": game.position(), "turn": game.turn, "over": game.over,
        "end": (game.winner, game.outcome) if game.over else None,
        "decision": None if decision is None else (decision.player, decision.kind, decision.source, labels(game)),
    }


class Story:
    """One story: its position is built when the first step that is none asks for the game."""

    def __init__(self, turn: str) -> None:
        self.position: dict[str, Any] = {"turn": turn, "p1": {"hand": [SPARE]}, "p2": {"hand": [SPARE]}}
        self.started: mindbug.Game | None = None

    @property
    def game(self) -> mindbug.Game:
        if self.started is None:
            self.started = mindbug.Game.from_position(self.position, chance="explicit", allow_any_copies=True)
            self.read_back()
        return self.started

    def tell(self, text: str) -> None:
        for step in steps(text):
            try:
                self.step(step)
            except AssertionError as wrong:
                raise AssertionError(f"at {step!r}: {wrong}") from wrong
        if self.started is not None:
            replayed = mindbug.replay(self.started.record())
            assert snapshot(replayed) == snapshot(self.started), "the record tells another game"

    def step(self, step: str) -> None:
        if match := re.fullmatch(r"(p[12]) has (.*)", step):
            for part in match[2].split("; "):
                key, _, value = part.partition(" ")
                self.position[match[1]][key] = int(value) if key in NUMBERS else listed(value)
        elif match := re.fullmatch(r"given (\w+): (.*)", step):
            single = match[1] in ("turn", "edition", "phase")
            self.position[match[1]] = match[2] if single else listed(match[2])
        elif match := re.fullmatch(r"(p[12]|chance): (.*)", step):
            for label in listed(match[2]):
                self.choose(match[1], label)
        elif match := re.fullmatch(r"(p[12]|chance) asks (\w+)(?:: (.*))?", step):
            self.asks(match[1], match[2], match[3])
        elif match := re.fullmatch(r"(?:(p[12]) )?(\w+): (.*)", step):
            self.check(match[1], match[2], match[3])
        elif match := re.fullmatch(r"turn (p[12])", step):
            self.asks(match[1], "action", None)
            assert self.game.turn == match[1], f"it is the turn of {self.game.turn}"
        elif match := re.fullmatch(r"over (p[12])", step):
            assert self.game.over, f"not over: {snapshot(self.game)['decision']}"
            assert self.game.winner == match[1], f"{self.game.winner} has won"
        else:
            raise ValueError(f"no step of a story: {step!r}")

    def choose(self, seat: str, label: str) -> None:
        self.asks(seat, None, None)
        assert label in labels(self.game), f"{label!r} is not offered: {labels(self.game)}"
        self.game.choose(label)
        self.read_back()

    def asks(self, seat: str, kind: str | None, offered: str | None) -> None:
        decision = self.game.decision
        assert decision is not None, f"the game is over, {self.game.winner} has won"
        assert decision.player == seat, f"{decision.player} is asked {decision.kind}: {labels(self.game)}"
        assert kind in (None, decision.kind), f"{decision.kind} is asked: {labels(self.game)}"
        assert offered is None or sorted(listed(offered)) == sorted(labels(self.game)), f"offered: {labels(self.game)}"

    def check(self, seat: str | None, key: str, value: str) -> None:
        if key == "never":
            before = self.game.position()
            assert value not in labels(self.game), f"offered: {labels(self.game)}"
            try:
                self.game.choose(value)
            except mindbug.IllegalChoice:
                assert self.game.position() == before, "the refused choice changed something"
                return
            raise AssertionError("it was not refused")
        if key == "bad":
            try:
                culprit = str(self.game.position())
            except mindbug.BadPosition as refusal:
                assert value in str(refusal), str(refusal)
                return
            raise AssertionError(f"the position was accepted: {culprit}")
        position: dict[str, Any] = dict(self.game.position())
        zone = position["aside"].get(seat, []) if key == "aside" else position[seat][key] if seat else position[key]
        if isinstance(zone, list):
            expected = listed(value)
            if key not in ORDERED:
                zone, expected = sorted(zone), sorted(expected)
            assert zone == expected, f"{key} is {zone}"
        else:
            assert str(zone) == value, f"{key} is {zone}"

    def read_back(self) -> None:
        """The position of a game that waits for a turn action gives an equal game."""
        game = self.started
        assert game is not None
        if game.decision is not None and game.decision.kind == "action":
            again = mindbug.Game.from_position(game.position(), chance="explicit", allow_any_copies=True)
            assert snapshot(again) == snapshot(game), f"read back: {snapshot(again)} instead of {snapshot(game)}"
