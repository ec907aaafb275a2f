"""Parts of rulings that no published card reaches yet, proven with cards made for it."""

from typing import Any

import pytest

import mindbug
from mindbug.cards import SETS
from mindbug.words import (
    Cards,
    CardSet,
    CopyPlay,
    Creature,
    Creatures,
    Defeat,
    GainEnergy,
    GainLife,
    LoseLife,
    May,
    Pile,
    PlayCard,
    Player,
    Reveal,
    Side,
)
from tests.scenario import Scenario

FROM_HAND = PlayCard(Cards(Pile.OWN_HAND))

CATALOGUE = mindbug.Catalogue([*SETS.values(), CardSet("made", "Made for the tests", [
    Creature("Copy Cat", copies=1, power=5, attack=[May([Reveal()], then=[CopyPlay()])]),
    Creature("Double Door", copies=1, power=5, play=[FROM_HAND, FROM_HAND]),
    Creature("Trap Door", copies=1, power=5, play=[FROM_HAND, Defeat(Creatures(Side.ENEMY))]),
    Creature("Spending Grain", copies=1, power=5, octonite=2, attack=[LoseLife(Player.OPPONENT)], attack_cost=1,
             action=[GainEnergy(1)], action_cost=1, harvest=[GainLife(2)]),
])])


class MadeTable(Scenario):
    """A scenario where the cards made for the tests may be named too; every seat names the cards that it needs."""

    def __init__(self, **position: Any) -> None:
        self.game = mindbug.Game.from_position(position, chance="explicit", allow_any_copies=True, catalogue=CATALOGUE)


# ---- FAST: several wait


def test_the_active_player_orders_fast_creatures_that_wait() -> None:
    """BF-1: only when both have come are they offered; both may attack."""
    duel = MadeTable(p1={"hand": ["Double Door", "Rhubarbarian", "Pineapple Paladin"]},
                     p2={"mindbugs": 0, "hand": ["Gorillion"]})
    duel.p1("play Double Door", "choose Rhubarbarian")
    duel.asks("p1", "order", "resolve Rhubarbarian", "resolve Pineapple Paladin")
    duel.p1("resolve Pineapple Paladin")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert (duel.life("p1"), duel.life("p2")) == (4, 2)
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_the_active_player_orders_also_the_fast_creatures_of_a_mindbugger() -> None:
    """BF-1: it stays p1's turn, so p1 orders what p2 may then use."""
    duel = MadeTable(p1={"hand": ["Double Door", "Gorillion"]},
                     p2={"hand": ["Rhubarbarian", "Pineapple Paladin"]})
    duel.p1("play Double Door")
    duel.p2("mindbug", "choose Rhubarbarian")
    duel.asks("p1", "order", "resolve Rhubarbarian", "resolve Pineapple Paladin")
    duel.p1("resolve Pineapple Paladin")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    assert (duel.life("p1"), duel.life("p2")) == (2, 4)
    duel.p2("stop")
    duel.settled("p1")


# ---- FAST: it waits until nothing else does, and the offer may lapse


def fast_creature_and_victim(victim: str) -> Scenario:
    """Trap Door has brought the FAST Pineapple Paladin (8) into play and then defeated that enemy."""
    duel = MadeTable(p1={"hand": ["Trap Door", "Pineapple Paladin"]},
                     p2={"mindbugs": 0, "hand": ["Gorillion"], "play": [victim]})
    duel.p1("play Trap Door")
    assert duel.discard("p2") == [victim]
    return duel


def test_fast_is_offered_once_nothing_else_is_waiting() -> None:
    """BF-1: the Toad's Defeated effect comes first."""
    duel = fast_creature_and_victim("Explosive Toad")
    duel.asks("p2", "target", "choose Trap Door", "choose Pineapple Paladin")
    duel.p2("choose Trap Door")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert (duel.life("p1"), duel.life("p2")) == (4, 2)
    duel.settled("p2")


def test_the_fast_offer_lapses_when_the_creature_has_left_play() -> None:
    """BF-1."""
    duel = fast_creature_and_victim("Explosive Toad")
    duel.p2("choose Pineapple Paladin")
    assert duel.discard("p1") == ["Pineapple Paladin"]
    duel.settled("p2")


def test_the_fast_offer_lapses_when_the_creature_has_changed_its_controller() -> None:
    """BF-1: neither the old nor the new controller is asked."""
    duel = fast_creature_and_victim("Captain Fish")
    assert (duel.play("p1"), duel.play("p2")) == (["Trap Door"], ["Pineapple Paladin"])
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


# ---- Harvest: whatever removes the last octonite


@pytest.mark.parametrize(("octonite", "life"), [(1, 5), (2, 3)])
@pytest.mark.parametrize("use", ["attack", "act"])
def test_paying_the_last_octonite_triggers_harvest(use: str, octonite: int, life: int) -> None:
    """BF-2: any removal of the last one, here as the cost of an effect."""
    duel = MadeTable(p1={"play": [f"Spending Grain ({octonite} octonite)"]}, p2={"hand": ["Gorillion"]})
    duel.p1(f"{use} Spending Grain")
    assert duel.life("p1") == life
    duel.settled("p2")


# ---- Deathweaver against copying outside a Play effect


@pytest.mark.parametrize(("enemy", "life"), [("Deathweaver", 3), ("Spider Owl", 5)])
def test_copying_a_play_effect_by_attacking_fails_against_deathweaver(enemy: str, life: int) -> None:
    """FC-5: not only because the Play effect that copies would not happen."""
    duel = MadeTable(p1={"hand": ["Axolotl Healer"], "play": ["Copy Cat"]},
                     p2={"hand": ["Gorillion"], "play": [enemy]})
    duel.p1("attack Copy Cat", "yes")
    duel.p2("no block")
    assert duel.life("p1") == life
    duel.settled("p2")
