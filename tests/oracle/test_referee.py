"""Whole random games of all sets, refereed twice; they begin anywhere, with few different cards that meet often."""

import random
from collections import Counter
from typing import Any

import pytest

import mindbug
from mindbug.game.editions import EDITIONS
from tests.oracle.facts import COSTS, CREATURES, NEXT_STAGE, SETS
from tests.oracle.referee import PLAY, Referee
from tests.oracle.referee_further_effects import give_away
from tests.oracle.referee_table import Creature, Question, Seat

MIXES = [("first_contact", "new_servants"), ("battlefruit_kingdom", "battlefruit_galaxy", "battlefruit_addon"),
         ("king_of_tokyo", "battlefruit_kingdom"), ("beyond_evolution", "battlefruit_addon"), ("beyond_eternity",),
         ("promos", "beyond_eternity"), ("promos", "beyond_evolution", "king_of_tokyo"),
         tuple(name for name in SETS if not name.endswith("stages"))]
GAMES = 12
TURN_LIMIT = 15
"""Longer games end in empty hands."""


class Dealer:
    """Makes positions in which a few cards are everywhere: in hands, in play, in piles and under creatures."""

    def __init__(self, dice: random.Random, sets: tuple[str, ...]) -> None:
        self.dice = dice
        self.sets = sets
        self.all = [name for set_id in sets for name in SETS[set_id]]
        self.few = dice.sample(self.all, min(len(self.all), dice.randint(3, 9)))
        self.alpacoodles = 1
        """More would need names for those that set aside: the referee tells cards outside play apart by name only."""

    def card(self) -> str:
        name = self.dice.choice(self.few if self.dice.random() < 0.9 else self.all)
        if name == "Alpacoodle":
            self.alpacoodles -= 1
            if self.alpacoodles < 0:
                return "Jazz Dog"
        return name

    def cards(self, least: int, most: int) -> list[str]:
        return [self.card() for _ in range(self.dice.randint(least, most))]

    def creature(self) -> str:
        chance = self.dice.random
        name, states = self.card(), []
        while name in NEXT_STAGE and chance() < 0.4:
            name = NEXT_STAGE[name]
        if "TOUGH" in CREATURES[name].keywords and chance() < 0.25:
            states.append("exhausted" + (self.dice.choice((" left", " right")) if name == "Sluggernaut" else ""))
        if chance() < 0.3:
            states.append(f"{self.dice.randint(1, 4)} octonite")
        if chance() < 0.4:
            states.append(f"boost {' + '.join(self.cards(1, 3))}")
        return f"{name} ({', '.join(states)})" if states else name

    def seat(self) -> dict[str, Any]:
        dice = self.dice
        return {"life": dice.randint(1, 8), "mindbugs": dice.randint(0, 2), "energy": dice.randint(0, 4),
                "hand": self.cards(5, 5), "draw": self.cards(0, 3), "discard": self.cards(0, 4),
                "play": [self.creature() for _ in range(dice.randint(1, 5))]}

    def position(self) -> dict[str, Any]:
        dice = self.dice
        row = dice.sample(list(COSTS), dice.randint(3, 8)) if "king_of_tokyo" in self.sets else []
        return {"sets": list(self.sets), "edition": dice.choice(list(EDITIONS)), "turn": dice.choice(("p1", "p2")),
                "phase": dice.choice(("action", "start")), "p1": self.seat(), "p2": self.seat(),
                "unused": self.cards(0, 4), "power_row": row[:3], "power_deck": row[3:]}


def read(entry: str, seat: str) -> Creature:
    name, _, states = entry.partition(" (")
    creature = Creature(name, seat)
    for state in states.rstrip(")").split(", ") if states else ():
        word, _, rest = state.partition(" ")
        if word == "exhausted":
            creature.exhausted, creature.side = True, rest or None
        elif word == "boost":
            creature.boost = rest.split(" + ")
        else:
            creature.octonite = int(word)
    return creature


def written(creature: Creature) -> str:
    states = ["exhausted" + (f" {creature.side}" if creature.side else "")] if creature.exhausted else []
    states += [f"{creature.octonite} octonite"] if creature.octonite else []
    states += [f"boost {' + '.join(creature.boost)}"] if creature.boost else []
    return f"{creature.name} ({', '.join(states)})" if states else creature.name


def referee_of(position: dict[str, Any]) -> Referee:
    seats = {seat: Seat(its["life"], its["mindbugs"], its["energy"], list(its["hand"]), list(its["draw"]),
                        [read(entry, seat) for entry in its["play"]], list(its["discard"]))
             for seat in ("p1", "p2") for its in (position[seat],)}
    return Referee(seats, position["turn"], position["edition"], TURN_LIMIT, position["unused"],
                   position["power_row"], position["power_deck"])


def as_refereed(referee: Referee) -> dict[str, Any]:
    table: dict[str, Any] = {seat: {
        "life": its.life, "mindbugs": its.mindbugs, "energy": its.energy, "draw": its.draw, "hand": sorted(its.hand),
        "play": list(map(written, its.play)), "discard": sorted(its.discard),
        "aside": sorted(written(it.creature) for it in referee.aside if it.creature.seat == seat),
    } for seat, its in referee.seats.items()}
    return {**table, "unused": referee.unused, "row": sorted(referee.power_row), "deck": referee.power_deck}


def as_played(game: mindbug.Game) -> dict[str, Any]:
    position: dict[str, Any] = dict(game.position())
    table: dict[str, Any] = {seat: {
        **{key: position[seat][key] for key in ("life", "mindbugs", "energy", "draw", "play")},
        **{zone: sorted(position[seat][zone]) for zone in ("hand", "discard")},
        "aside": sorted(position.get("aside", {}).get(seat, [])),
    } for seat in ("p1", "p2")}
    return {**table, "unused": position["unused"], "row": sorted(position["power_row"]),
            "deck": position["power_deck"]}


def follow(position: dict[str, Any], dice: random.Random) -> Counter[str]:
    """Plays at random, asks both, and returns what was asked; an assertion tells where they disagree."""
    game = mindbug.Game.from_position(position, chance="explicit", turn_limit=TURN_LIMIT, allow_any_copies=True)
    referee = referee_of(position)
    asking = referee.play(position["phase"])
    told: list[str] = []
    asked: Counter[str] = Counter()
    story = (position, told)
    question: Question | None = next(asking, None)
    while not game.over:
        decision = game.decision
        assert decision is not None
        labels = [str(option) for option in decision.options]
        assert question is not None, (story, f"the referee says that {referee.winner} has won", decision.kind, labels)
        seat, kind, offered = question
        assert (seat, kind, sorted(offered)) == (decision.player, decision.kind, sorted(labels)), story
        if kind == "action" or dice.random() < 0.1:
            assert as_refereed(referee) == as_played(game), story
        asked[kind] += 1
        told.append(dice.choice(labels))
        game.choose(told[-1])
        try:
            question = asking.send(told[-1])
        except StopIteration:
            question = None
    assert question is None, story
    assert referee.winner == game.winner or (game.outcome == "turn_limit" and referee.winner is None), story
    return asked


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_the_referee_agrees_with_the_engine(sets: tuple[str, ...]) -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        dice = random.Random(seed)
        asked += follow(Dealer(dice, sets).position(), dice)
    assert {"action", "mindbug", "block", "target"} <= asked.keys()


def test_the_referee_notices_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """A referee who believes that Axolotl Healer is given to the opponent disagrees."""
    monkeypatch.setitem(PLAY, "Axolotl Healer", give_away)
    seat = {"life": 3, "mindbugs": 0, "energy": 0, "draw": [], "play": [], "discard": [],
            "hand": ["Axolotl Healer"] * 5}
    position = {"edition": "current", "turn": "p1", "phase": "action", "p1": seat, "p2": seat, "unused": [],
                "power_row": [], "power_deck": []}
    with pytest.raises(AssertionError):
        follow(position, random.Random(0))
