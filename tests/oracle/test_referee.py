"""Whole random games of the sets without octonite and dice, refereed twice."""

import random
from typing import Any

import pytest

import mindbug
from mindbug.game.editions import EDITIONS
from tests.oracle.facts import SETS
from tests.oracle.referee import Creature, Question, Referee, Seat
from tests.oracle.referee_effects import EVOLUTION, PROMOS

MIXES = [("beyond_eternity",), ("new_servants", "beyond_eternity"),
         ("first_contact", "new_servants", "beyond_eternity"), ("new_servants", "beyond_eternity", "promos"),
         ("beyond_evolution", "promos"), ("beyond_evolution", "beyond_eternity", "first_contact")]
KNOWN = {"promos": PROMOS, "beyond_evolution": EVOLUTION}
"""The referee knows only some cards of these sets."""
GAMES = 30
TURN_LIMIT = 100


def deal(dice: random.Random, sets: tuple[str, ...]) -> dict[str, Any]:
    """Every card once or twice. Half of the games begin late, with creatures in play and cards in the piles."""
    cards = [name for set_id in sets for name in KNOWN.get(set_id, SETS[set_id]) for _ in range(dice.randint(1, 2))]
    dice.shuffle(cards)
    late = dice.random() < 0.5

    def some(count: int) -> list[str]:
        taken = cards[:count]
        del cards[:count]
        return taken

    seats = {seat: {
        "life": dice.randint(1, 6) if late else 3, "mindbugs": dice.randint(0, 2), "hand": some(5),
        "draw": some(dice.randint(0, 2) if late else 5),
        "play": some(dice.randint(0, 4)) if late else [], "discard": some(dice.randint(0, 4)) if late else [],
    } for seat in ("p1", "p2")}
    return {"sets": list(sets), "edition": dice.choice(list(EDITIONS)), "turn": dice.choice(("p1", "p2")), **seats}


def referee_of(position: dict[str, Any]) -> Referee:
    seats = {seat: Seat(its["life"], its["mindbugs"], list(its["hand"]), list(its["draw"]),
                        [Creature(name, seat) for name in its["play"]], list(its["discard"]))
             for seat in ("p1", "p2") for its in (position[seat],)}
    return Referee(seats["p1"], seats["p2"], position["turn"], position["edition"], TURN_LIMIT)


def written(creature: Creature) -> str:
    states = ["exhausted"] if creature.exhausted else []
    states += [f"boost {' + '.join(creature.boost)}"] if creature.boost else []
    return f"{creature.name} ({', '.join(states)})" if states else creature.name


def as_refereed(referee: Referee) -> dict[str, Any]:
    return {seat: {"life": its.life, "mindbugs": its.mindbugs, "hand": sorted(its.hand), "draw": its.draw,
                   "play": sorted(map(written, its.play)), "discard": sorted(its.discard)}
            for seat, its in referee.seats.items()}


def as_played(game: mindbug.Game) -> dict[str, Any]:
    position = game.position()
    return {seat: {**{key: position[seat][key] for key in ("life", "mindbugs", "draw")},
                   **{zone: sorted(position[seat][zone]) for zone in ("hand", "play", "discard")}}
            for seat in ("p1", "p2")}


def follow(position: dict[str, Any], dice: random.Random) -> list[str]:
    """Plays at random, asks both, and returns what was chosen; an assertion tells where they disagree."""
    game = mindbug.Game.from_position(position, chance="explicit", turn_limit=TURN_LIMIT, allow_any_copies=True)
    referee = referee_of(position)
    asking = referee.play()
    told: list[str] = []
    question: Question | None = next(asking, None)
    while not game.over:
        decision = game.decision
        assert decision is not None
        labels = [str(option) for option in decision.options]
        story = (position, told)
        assert question is not None, (story, f"the referee says that {referee.winner} has won", decision.kind, labels)
        seat, kind, offered = question
        assert (seat, kind, sorted(offered)) == (decision.player, decision.kind, sorted(labels)), story
        if decision.kind == "action":
            assert as_refereed(referee) == as_played(game), story
        told.append(dice.choice(labels))
        game.choose(told[-1])
        try:
            question = asking.send(told[-1])
        except StopIteration:
            question = None
    assert question is None, (position, told)
    assert referee.winner == game.winner or (game.outcome == "turn_limit" and referee.winner is None), (position, told)
    return told


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_the_referee_agrees_with_the_engine(sets: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        dice = random.Random(seed)
        follow(deal(dice, sets), dice)
