"""The rubbish of `benchmarks/fuzz.py`, little enough for every day; and whether it would be noticed."""

import asyncio
import random
from pathlib import Path

import pytest
from benchmarks.fuzz import Found, flood, makes_no_sense, rubbish, run

from mindbug.web.routes.live import Connection


def test_rubbish_over_the_network_does_nothing(tmp_path: Path) -> None:
    found = run(tmp_path, messages=800, requests=120)
    assert found.problems == [] and found.messages >= 600 and found.requests > 80


def test_rubbish_straight_into_a_socket_does_nothing(tmp_path: Path) -> None:
    found = Found()
    asyncio.run(flood(tmp_path, 2000, random.Random(1), found, lambda _: None))
    assert found.problems == [] and found.messages == 2000 and len(found.answers) >= 3


def test_it_is_rubbish_and_of_many_kinds() -> None:
    dice = random.Random(2)
    made = [rubbish(dice) for _ in range(500)]
    assert len(set(made)) > 400 and all(map(makes_no_sense, made))
    assert not makes_no_sense('{"type": "resign"}')


def test_an_effect_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def resign_in_the_end(self: Connection, text: str | None) -> object:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(Connection, "_read", resign_in_the_end)
    with pytest.raises(KeyError):
        asyncio.run(flood(tmp_path, 10, random.Random(1), Found(), lambda _: None))
