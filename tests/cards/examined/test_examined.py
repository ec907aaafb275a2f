"""Every scenario of this folder is played, and at each step of it the promises of the contract are kept."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import mindbug
from tests.scenario import SPARE, Scenario

ZONES = ("hand", "draw", "play", "discard")
SHARED_ZONES = ("unused", "revealed")


def blocks() -> list[Any]:
    """One test parameter for every block of every file, named by file and title."""
    found = []
    for path in sorted(Path(__file__).parent.glob("*.scenarios")):
        for block in re.split(r"^# ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            title, *lines = (line.strip() for line in block.splitlines())
            found.append(pytest.param([line for line in lines if line], id=f"{path.stem}-{title}"))
    return found


def fields(text: str) -> dict[str, Any]:
    """`play A / B; life 2` as a dict: names of zones hold lists, everything else is a number or a word."""
    found: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        key, _, value = part.partition(" ")
        if re.fullmatch(r"-?\d+", value):
            found[key] = int(value)
        elif key in ("edition", "turn", "phase"):
            found[key] = value
        else:
            found[key] = [] if value == "-" else [card.strip() for card in value.split(" / ")]
    return found


def cards_of(position: dict[str, Any]) -> int:
    """The number of creature cards in all zones together; stages count as cards, as do cards under a creature."""
    listed = [card for seat in ("p1", "p2") for zone in ZONES for card in position[seat][zone]]
    listed += [card for zone in SHARED_ZONES for card in position.get(zone, [])]
    listed += [card for cards in position.get("aside", {}).values() for card in cards]
    under = sum(len(match.split(" + ")) for card in listed for match in re.findall(r"boost ([^)]*)\)", card))
    return len(listed) + under


class Examined(Scenario):
    """A duel that keeps the promises of the contract at every step.

    No card is lost or doubled, views are plain data, and a position at a turn action is the whole game: a twin that
    begins there goes the same way until the next turn action.
    """

    def __init__(self, position: dict[str, Any]) -> None:
        position = dict(position)
        super().__init__(position.pop("p1"), position.pop("p2"), spare=False, **position)
        self.total = cards_of(self.position())
        self.twin = self.game
        self.promises()

    def choose(self, seat: str, *labels: str) -> None:
        for label in labels:
            super().choose(seat, label)
            if self.twin is not self.game:
                self.twin.choose(label)
            self.promises()

    def promises(self) -> None:
        position: dict[str, Any] = self.position()
        decision = self.game.decision
        for seat in ("p1", "p2"):
            json.dumps(self.game.view(seat))
        assert dict(self.twin.position()) == position, "a game from the position goes another way"
        assert str(self.twin.decision) == str(decision)
        if decision is None or decision.kind != "action":
            return
        assert cards_of(position) == self.total, f"cards are lost or doubled: {position}"
        plain = json.loads(json.dumps(position))
        self.twin = mindbug.Game.from_position(plain, chance="explicit", allow_any_copies=True)
        assert dict(self.twin.position()) == position
        assert str(self.twin.decision) == str(decision)


def begin(lines: list[str]) -> dict[str, Any]:
    position: dict[str, Any] = {"p1": {"hand": [SPARE]}, "p2": {"hand": [SPARE]}}
    for line in lines:
        who, _, text = line.partition(":")
        if who == "position":
            position.update(fields(text))
        elif who == "aside":
            position["aside"] = {"p1": [], "p2": [], **fields(text)}
        else:
            position[who].update(fields(text))
    return position


def seen(duel: Scenario, who: str, text: str) -> None:
    """`NAME POWER KEYWORD ...`, as the views of both seats show it."""
    name, power, keywords = re.fullmatch(r"(.*) (\d+)(.*)", text).groups()  # type: ignore[union-attr]
    for seat in ("p1", "p2"):
        view: dict[str, Any] = dict(duel.game.view(seat))
        shown = next(creature for creature in view[who]["play"] if creature["name"] == name)
        assert (shown["power"], sorted(shown["keywords"])) == (int(power), sorted(keywords.split()))


def step(duel: Scenario, line: str) -> None:
    who, sign, text = (*line.split(" ", 2), "")[:3]
    if who == "settled":
        duel.settled(sign)
    elif who == "over":
        duel.over(None if sign == "nobody" else sign)
    elif sign == ">":
        for label in text.split(" > "):
            duel.choose(who, label)
    elif sign == "?":
        kind, _, labels = text.partition(": ")
        duel.asks(who, kind, *(labels.split(" | ") if labels else ()))
    elif sign == "!":
        assert duel.game.decision is not None
        assert duel.game.decision.player == who
        for label in text.split(" | "):
            duel.refuses(label)
    elif sign == "=":
        position = duel.position()[who]
        for key, value in fields(text).items():
            found = sorted(position[key]) if isinstance(value, list) and key != "draw" else position[key]
            assert found == (sorted(value) if isinstance(value, list) and key != "draw" else value), (who, key)
    elif sign == "has":
        seen(duel, who, text)
    elif who == "aside":
        wanted, found = fields(f"{sign} {text}"), duel.position().get("aside", {})
        for seat in ("p1", "p2"):
            assert sorted(found.get(seat, [])) == sorted(wanted.get(seat, [])), (who, seat)
    else:
        raise ValueError(f"not a step: {line!r}")


@pytest.mark.parametrize("lines", blocks())
def test_scenario(lines: list[str]) -> None:
    setup = [line for line in lines if re.match(r"(p1|p2|position|aside):", line)]
    position = begin(setup)
    steps = lines[len(setup):]
    if steps[0].startswith("bad"):
        with pytest.raises(mindbug.BadPosition, match=re.escape(steps[0][4:])):
            mindbug.Game.from_position(position, allow_any_copies=True)
        return
    duel = Examined(position)
    for line in steps:
        try:
            step(duel, line)
        except AssertionError as error:
            raise AssertionError(f"at {line!r}: {error}") from error
    assert mindbug.replay(duel.game.record()).position() == duel.position()
