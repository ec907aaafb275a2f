"""Bots that are Python classes, for the tests of the arena."""

import sys

from mindbug.game.decisions import Decision, Option
from mindbug.game.views import View
from mindbug.players.bot import Budget


class First:
    """Takes the first option, and remembers in which games it was."""

    def __init__(self) -> None:
        self.seats: set[str | None] = set()

    def choose(self, view: View, decision: Decision, budget: Budget | None) -> Option:
        self.seats.add(view["seat"])
        assert len(self.seats) == 1, "an object plays one seat"
        return decision.options[0]


class Last:
    """Answers with a label, and wants a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, decision: Decision, budget: Budget | None) -> str:
        return decision.options[-1].label


class Careless:
    """Fails in every game as soon as it has to block."""

    def choose(self, view: View, decision: Decision, budget: Budget | None) -> Option:
        if decision.kind == "mindbug":
            raise KeyError("no such plan")
        return decision.options[0]


class Quitter:
    """Believes that it is a program."""

    def choose(self, view: View, decision: Decision, budget: Budget | None) -> Option:
        sys.exit("I give up")

    def close(self) -> None:
        sys.exit(2)


class Mute:
    """Cannot choose."""


class Rememberer:
    """Refuses to see an opening hand twice."""

    seen: dict[int, set[str]]

    def __init__(self) -> None:
        self.hands: set[str] = set()
        self.in_game = False

    def choose(self, view: View, decision: Decision, budget: Budget | None) -> Option:
        if not self.in_game:
            self.in_game = True
            seat = view["p1"] if view["seat"] == "p1" else view["p2"]
            hand = repr(sorted(map(str, seat["hand"])))
            assert hand not in self.hands, "this deal was here before"
            self.hands.add(hand)
        return decision.options[0]

    def game_over(self, winner: str | None, outcome: str) -> None:
        self.in_game = False
