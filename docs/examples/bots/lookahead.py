"""A bot that looks ahead with the game itself: it tries each option in a few worlds that its view allows.

    mindbug arena random "cmd:python3 docs/examples/bots/lookahead.py 8"
"""

import json
import random
import sys

import mindbug

WORLDS = int(sys.argv[1]) if len(sys.argv) > 1 else 4
STEPS = 12


def worth(view: mindbug.View, label: str, seed: int) -> int:
    """The table some random choices later, in one world."""
    game, dice = mindbug.sample(view, seed), random.Random(seed)
    game.choose(label)
    for _ in range(STEPS):
        if decision := game.decision:
            game.choose(dice.choice(decision.options))
    table = game.view(view["seat"])
    margin = strength(table["p1"]) - strength(table["p2"]) + 100 * ((game.winner == "p1") - (game.winner == "p2"))
    return margin if view["seat"] == "p1" else -margin


def strength(seat: mindbug.SeatView) -> int:
    return 10 * seat["life"] + 3 * seat["mindbugs"] + sum(creature["power"] for creature in seat["play"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "Lookahead"}), flush=True)
    elif message["type"] == "decide":
        view, labels = message["view"], [option["label"] for option in message["decision"]["options"]]
        best = max(labels, key=lambda label: sum(worth(view, label, seed) for seed in range(WORLDS)))
        print(json.dumps({"id": message["id"], "choose": best}), flush=True)
