"""Games for tests: set up a position, make the players choose, look at what happened.

    duel = Scenario(p1={"hand": ["Axolotl Healer"]}, p2={"play": ["Gorillion"]})
    duel.p1("play Axolotl Healer")
    duel.p2("decline")
    assert duel.life("p1") == 5
    duel.settled("p2")

It uses nothing but the public contract, so that the tests say what a player would see.
"""

from typing import Any

import pytest

import mindbug

# Vanilla cards that keep a seat able to act and that never get in the way of a test.
SPARE = "Gorillion"


class Scenario:
    """A game from a position, with explicit chance, and assertions about it.

    Seats named in the position get a spare card in hand where they could otherwise not act (`spare=False` prevents it).
    """

    def __init__(self, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, *, spare: bool = True,
                 turn_limit: int = 200, **position: Any) -> None:
        seats = {"p1": dict(p1 or {}), "p2": dict(p2 or {})}
        for seat in seats.values():
            if spare and not seat.get("hand"):
                seat["hand"] = [SPARE]
        self.game = mindbug.Game.from_position({**position, **seats}, chance="explicit", turn_limit=turn_limit,
                                               allow_any_copies=True)

    # ---- choosing

    def choose(self, seat: str, *labels: str) -> None:
        """One label after another, each of them at a decision of that seat."""
        for label in labels:
            decision = self.game.decision
            assert decision is not None, f"the game is over, {seat} cannot choose {label!r}"
            assert decision.player == seat, f"{label!r}: {decision.player} must choose {decision.kind}, not {seat}"
            offered = [str(option) for option in decision.options]
            assert label in offered, f"{label!r} is not offered to {seat} ({decision.kind}): {offered}"
            self.game.choose(label)

    def p1(self, *labels: str) -> None:
        self.choose("p1", *labels)

    def p2(self, *labels: str) -> None:
        self.choose("p2", *labels)

    def chance(self, *labels: str) -> None:
        self.choose("chance", *labels)

    # ---- looking

    def position(self) -> dict[str, Any]:
        """The view as a plain dict, because tests ask for any seat and any zone by its name."""
        return dict(self.game.position())

    def life(self, seat: str) -> int:
        return int(self.position()[seat]["life"])

    def mindbugs(self, seat: str) -> int:
        return int(self.position()[seat]["mindbugs"])

    def energy(self, seat: str) -> int:
        return int(self.position()[seat]["energy"])

    def hand(self, seat: str) -> list[str]:
        """Sorted, because hands have no order in the rules (as `play`, `discard`)."""
        return sorted(self.position()[seat]["hand"])

    def play(self, seat: str) -> list[str]:
        """Creatures in play, each with its state: `Rhino Turtle (exhausted)`."""
        return sorted(self.position()[seat]["play"])

    def discard(self, seat: str) -> list[str]:
        return sorted(self.position()[seat]["discard"])

    def options(self) -> list[str]:
        """The labels of the pending decision, sorted."""
        assert self.game.decision is not None, "the game is over"
        return sorted(str(option) for option in self.game.decision.options)

    # ---- asserting

    def asks(self, seat: str, kind: str, *labels: str) -> None:
        """Asserts that the seat must now make this kind of decision; with labels, between exactly these."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        assert (decision.player, decision.kind) == (seat, kind)
        if labels:
            assert self.options() == sorted(labels)

    def settled(self, seat: str) -> None:
        """Nothing is pending any more: that seat is about to choose its turn action."""
        self.asks(seat, "action")
        assert self.game.turn == seat

    def over(self, winner: str | None) -> None:
        assert self.game.over, f"not over: {self.game.decision}"
        assert self.game.winner == winner
        assert self.game.decision is None

    def refuses(self, label: str) -> None:
        """Asserts that the label is no option now, and that trying it changes nothing."""
        before = self.position()
        with pytest.raises(mindbug.IllegalChoice):
            self.game.choose(label)
        assert self.position() == before

