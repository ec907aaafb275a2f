"""Compiled code gives back everything that it was given: asking again and again takes no more memory."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mindbug
from mindbug.players.registry import make_bot

ROUNDS = 3000
MOST_PAGES = 300  # of 4 kB; a single list of numbers that is never freed is at least 400 of them in so many rounds


def pages() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])


def questions() -> dict[str, Callable[[], object]]:
    game = mindbug.Game(["king_of_tokyo", "beyond_evolution"], seed=5, chance="explicit")
    while game.decision is None or game.decision.kind in ("action", "chance"):
        game.apply(game.legal_actions()[0])
    view, decision, position = game.view(game.decision.player), game.decision, game.position()
    assert "moment" in position
    world, rookie = mindbug.sample(view), make_bot("rookie")
    return {
        "position": game.position,
        "from_position": lambda: mindbug.Game.from_position(json.loads(json.dumps(position)), chance="explicit"),
        "from_bytes": lambda: mindbug.Game.from_bytes(world.to_bytes()),
        "resample": lambda: game.resample("p1"),
        "view": lambda: game.view("p1"),
        "observation": lambda: game.observation("p1"),
        "rookie": lambda: rookie.choose(view, decision, None)}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory of a process in a file")
@pytest.mark.parametrize("name", questions())
def test_asking_again_takes_no_memory(name: str) -> None:
    ask = questions()[name]
    for _ in range(ROUNDS // 10):
        ask()
    before = pages()
    for _ in range(ROUNDS):
        ask()
    assert pages() - before < MOST_PAGES
