"""The rules that King of Tokyo adds: dice, energy, Power cards. Rulings: section "King of Tokyo"."""

from collections import Counter
from typing import Any

import pytest

import mindbug
from tests.scenario import Scenario

POWER_CARDS = [
    "Ambush", "Extra Head", "Healing Bots", "Monster Buddies", "Mysterious Ally", "Portal Malfunction", "Pounce",
    "Rage", "Railgun", "Random Mutation", "Reanimation", "Resurrection", "Revenge", "Stomp", "Subterranean Strike",
    "Suburban Camouflage",
]


def attack(duel: Scenario, seat: str, card: str, *faces: str) -> None:
    """Attacks with that creature, rolls these faces and keeps them."""
    duel.choose(seat, f"attack {card}")
    duel.chance(*(f"roll {face}" for face in faces))
    if faces:
        duel.choose(seat, "keep")


def row(duel: Scenario) -> list[str]:
    return sorted(duel.position()["power_row"])


def face_of(position: mindbug.Position) -> str:
    """The face of p1's die, told by its effect."""
    p1 = position["p1"]
    if "boosts" in p1:
        return f"+{p1['boosts']['0']['power']}"
    return f"energy {p1['energy']}" if p1["energy"] else "discard" * len(position["p2"]["discard"])


# ---- the die


def test_the_die_has_six_faces() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["Kong"]})
    duel.p1("attack Kong")
    duel.asks("chance", "roll", "roll +1", "roll +2", "roll +3", "roll energy", "roll energy2", "roll discard")


def test_every_face_comes_up_equally_often() -> None:
    """KT-1: 600 sampled attacks, about 100 times each face; Gorillion keeps the attack waiting for the block."""
    start = {"p1": {"play": ["Kong"], "hand": ["Gorillion"]},
             "p2": {"play": ["Gorillion"], "hand": ["Gorillion", "Gorillion"]}}
    seen: Counter[str] = Counter()
    for seed in range(600):
        game = mindbug.Game.from_position(start, seed=seed, allow_any_copies=True)
        game.choose("attack Kong")
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind) == ("p1", "reroll")  # sampled: chance is never asked
        game.choose("keep")
        seen[face_of(game.position())] += 1
    assert seen.keys() == {"+1", "+2", "+3", "energy 1", "energy 2", "discard"}
    assert [face for face, times in seen.items() if abs(times - 100) >= 45] == []


@pytest.mark.parametrize(("face", "power"), [("+1", 10), ("+2", 11), ("+3", 12)])
def test_grow_adds_to_the_power_of_the_attacker(face: str, power: int) -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Kong", face)
    duel.p2("block Gorillion")
    assert duel.play("p1") == (["Kong"] if power > 10 else [])
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


@pytest.mark.parametrize(("face", "energy"), [("energy", 1), ("energy2", 2)])
def test_energy_faces_give_energy_to_the_attacking_player(face: str, energy: int) -> None:
    duel = Scenario(p1={"play": ["Kong"], "energy": 4})
    attack(duel, "p1", "Kong", face)
    assert duel.energy("p1") == 4 + energy
    assert duel.energy("p2") == 0
    duel.settled("p2")


def test_the_discard_face_makes_the_opponent_discard_a_card_of_their_choice() -> None:
    duel = Scenario(p1={"hand": ["Rob"], "play": ["Kong"]}, p2={"hand": ["Gorillion", "Mantis"]})
    attack(duel, "p1", "Kong", "discard")
    duel.asks("p2", "discard", "discard Gorillion", "discard Mantis")
    duel.p2("discard Mantis")
    assert duel.hand("p1") == ["Rob"]
    assert duel.hand("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Mantis"]
    duel.settled("p2")


def test_the_discard_face_does_nothing_to_an_empty_hand() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Mantis"]}, spare=False)
    attack(duel, "p1", "Kong", "discard")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_the_discard_face_can_leave_the_opponent_unable_to_act() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"hand": ["Gorillion"]})
    attack(duel, "p1", "Kong", "discard")
    assert duel.life("p2") == 2
    duel.over("p1")


def test_the_hand_is_refilled_after_the_discard_face() -> None:
    duel = Scenario(p1={"play": ["Kong"]},
                    p2={"hand": ["Gorillion", "Kraken", "Mantis", "Rob", "Sheriff"], "draw": ["Drakonis", "Pagurah"]})
    attack(duel, "p1", "Kong", "discard")
    duel.p2("discard Rob")
    assert duel.hand("p2") == ["Drakonis", "Gorillion", "Kraken", "Mantis", "Sheriff"]
    duel.settled("p2")


def test_dice_come_before_attack_effects_and_before_the_block() -> None:
    """A1. Mechamster gives Tusked Extorter a die."""
    duel = Scenario(p1={"play": ["Mechamster", "Tusked Extorter"]},
                    p2={"hand": ["Gorillion", "Mantis"], "play": ["Kong"]})
    duel.p1("attack Tusked Extorter")
    duel.asks("chance", "roll")
    duel.chance("roll +2")
    duel.asks("p1", "reroll", "keep", "reroll")
    duel.p1("keep")
    duel.asks("p2", "discard", "discard Gorillion", "discard Mantis")
    duel.p2("discard Mantis")
    duel.asks("p2", "block", "block Kong", "no block")
    duel.p2("block Kong")
    assert duel.play("p1") == ["Mechamster", "Tusked Extorter"]  # 8 + 2 against 9
    assert duel.discard("p2") == ["Kong", "Mantis"]
    duel.settled("p2")


def test_blockers_do_not_roll() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["H.A.D.E.S."]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block H.A.D.E.S.")
    assert duel.play("p2") == ["H.A.D.E.S. (exhausted)"]
    duel.settled("p2")


def test_a_creature_without_an_icon_does_not_roll() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]})
    attack(duel, "p1", "Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- rerolls


def test_one_reroll_with_one_die() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["Kong"]})
    duel.p1("attack Kong")
    duel.chance("roll energy2")
    duel.asks("p1", "reroll", "keep", "reroll")
    duel.p1("reroll")
    duel.chance("roll energy")
    assert duel.energy("p1") == 1  # the first result counts no longer
    duel.settled("p2")


def test_a_kept_die_is_not_rolled_again() -> None:
    duel = Scenario(p1={"play": ["Kong"]})
    attack(duel, "p1", "Kong", "energy2")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_the_rerolled_face_may_be_the_same() -> None:
    duel = Scenario(p1={"play": ["Kong"]})
    duel.p1("attack Kong")
    duel.chance("roll energy")
    duel.p1("reroll")
    duel.chance("roll energy")
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_with_two_dice_only_the_first_may_be_rerolled() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"play": ["Meka Dragon"]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll energy", "roll +1")
    duel.asks("p1", "reroll", "keep", "reroll first", "reroll second", "reroll both")
    duel.p1("reroll first")
    duel.chance("roll +2")
    duel.asks("p1", "die", "resolve +2", "resolve +1")
    duel.p1("resolve +1")
    assert duel.energy("p1") == 0
    duel.p2("block Meka Dragon")
    assert duel.play("p1") == ["H.A.D.E.S."]  # 5 + 1 + 2 against 7
    assert duel.discard("p2") == ["Meka Dragon"]
    duel.settled("p2")


def test_with_two_dice_only_the_second_may_be_rerolled() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["H.A.D.E.S."]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll energy2", "roll discard")
    duel.p1("reroll second")
    duel.chance("roll energy2")
    assert duel.energy("p1") == 4
    assert duel.hand("p2") == ["Gorillion"]
    duel.settled("p2")


def test_with_two_dice_both_may_be_rerolled() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["H.A.D.E.S."]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll energy2", "roll energy2")
    duel.p1("reroll both")
    duel.chance("roll energy", "roll +1")
    duel.p1("resolve energy")
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_two_kept_dice_are_not_rolled_again() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]})
    attack(duel, "p1", "H.A.D.E.S.", "energy", "energy")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_cybertooth_gives_a_further_reroll_of_two_dice() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["Cybertooth", "H.A.D.E.S."]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll +1", "roll +2")
    duel.p1("reroll first")
    duel.chance("roll +3")
    duel.asks("p1", "reroll", "keep", "reroll first", "reroll second", "reroll both")
    duel.p1("reroll both")
    duel.chance("roll energy", "roll energy")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_cybertooths_second_step_may_reroll_the_other_die() -> None:
    duel = Scenario(p1={"play": ["Cybertooth", "H.A.D.E.S."]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll +1", "roll +2")
    duel.p1("reroll first")
    duel.chance("roll energy2")
    duel.p1("reroll second")
    duel.chance("roll energy2")
    assert duel.energy("p1") == 4
    duel.settled("p2")


# ---- two results


@pytest.mark.parametrize("first", ["+3", "energy2"])
def test_two_results_are_resolved_in_any_order_and_both_count(first: str) -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"play": ["Meka Dragon"]})
    attack(duel, "p1", "H.A.D.E.S.", "+3", "energy2")
    duel.asks("p1", "die", "resolve +3", "resolve energy2")
    duel.p1(f"resolve {first}")
    assert duel.energy("p1") == 2
    duel.p2("block Meka Dragon")
    assert duel.play("p1") == ["H.A.D.E.S."]
    duel.settled("p2")


def test_of_two_results_the_chosen_one_is_finished_first() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"hand": ["Gorillion", "Mantis"]})
    attack(duel, "p1", "H.A.D.E.S.", "energy", "discard")
    duel.p1("resolve discard")
    assert duel.energy("p1") == 0
    duel.p2("discard Mantis")
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_two_equal_results_need_no_order() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"play": ["Kong"]})
    attack(duel, "p1", "H.A.D.E.S.", "+2", "+2")
    duel.p2("block Kong")  # 9 against 9
    assert duel.play("p1") == ["H.A.D.E.S. (exhausted)"]
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p2")


def test_between_two_discard_faces_the_hand_is_refilled() -> None:
    """KT-11."""
    duel = Scenario(p1={"play": ["H.A.D.E.S."]},
                    p2={"hand": ["Gorillion", "Kong", "Kraken", "Mantis", "Rob"], "draw": ["Sheriff", "Drakonis"]})
    attack(duel, "p1", "H.A.D.E.S.", "discard", "discard")
    duel.p2("discard Kong")
    duel.asks("p2", "discard", "discard Gorillion", "discard Kraken", "discard Mantis", "discard Rob",
              "discard Sheriff")
    duel.p2("discard Sheriff")
    assert duel.hand("p2") == ["Drakonis", "Gorillion", "Kraken", "Mantis", "Rob"]
    assert duel.discard("p2") == ["Kong", "Sheriff"]
    duel.settled("p2")


# ---- GROW over time


def test_grow_adds_up_over_two_attacks_in_a_turn() -> None:
    """KT-2, A4: the second attack rolls again."""
    duel = Scenario(p1={"play": ["Pagurah"]}, p2={"play": ["Kong"]})
    attack(duel, "p1", "Pagurah", "+3")
    duel.p2("no block")
    duel.p1("attack")
    duel.chance("roll +3")
    duel.p1("keep")
    duel.p2("block Kong")
    assert duel.play("p1") == ["Pagurah"]  # 4 + 3 + 3 against 9
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p2")


def test_grow_ends_with_the_turn() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Kong", "+3")
    duel.p2("no block")
    attack(duel, "p2", "Gorillion")
    duel.p1("block Kong")
    assert duel.discard("p1") == ["Kong"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p1")


def test_grow_helps_only_the_attacker() -> None:
    """Rob stays at 5, so that Captain Fish can take only Kong."""
    duel = Scenario(p1={"play": ["Kong", "Rob"]}, p2={"play": ["Captain Fish"]})
    attack(duel, "p1", "Kong", "+1")
    duel.p2("block Captain Fish")
    assert duel.play("p1") == ["Rob"]
    assert duel.play("p2") == ["Kong"]
    duel.settled("p2")


# ---- set-up


@pytest.mark.parametrize("seed", range(5))
def test_three_power_cards_are_face_up_and_thirteen_in_the_deck(seed: int) -> None:
    position = mindbug.Game(sets=["king_of_tokyo"], seed=seed).position()
    assert len(position["power_row"]) == 3
    assert len(position["power_deck"]) == 13
    assert position["power_discard"] == []
    assert sorted(position["power_row"] + position["power_deck"]) == POWER_CARDS


def test_nobody_starts_with_energy() -> None:
    position = mindbug.Game(sets=["king_of_tokyo"], seed=1).position()
    assert position["p1"]["energy"] == 0
    assert position["p2"]["energy"] == 0


def test_the_power_deck_is_shuffled() -> None:
    decks = {tuple(mindbug.Game(sets=["king_of_tokyo"], seed=seed).position()["power_deck"]) for seed in range(5)}
    assert len(decks) > 1


# ---- buying


def test_a_purchase_is_no_turn_action() -> None:
    duel = Scenario(p1={"energy": 1}, power_row=["Healing Bots"], phase="start")
    duel.p1("buy Healing Bots")
    assert duel.life("p1") == 4
    duel.settled("p1")


def test_buying_is_optional() -> None:
    duel = Scenario(p1={"energy": 3}, power_row=["Healing Bots"], power_deck=["Rage"], phase="start")
    duel.p1("done")
    assert duel.energy("p1") == 3
    assert row(duel) == ["Healing Bots"]
    assert duel.position()["power_deck"] == ["Rage"]
    duel.settled("p1")


def test_only_affordable_cards_are_offered() -> None:
    duel = Scenario(p1={"energy": 2}, power_row=["Healing Bots", "Railgun", "Resurrection"], phase="start")
    duel.asks("p1", "buy", "buy Healing Bots", "buy Railgun", "done")
    duel.refuses("buy Resurrection")


def test_without_enough_energy_nothing_is_asked() -> None:
    duel = Scenario(p1={"energy": 1}, power_row=["Ambush", "Railgun", "Resurrection"], phase="start")
    duel.settled("p1")


def test_a_bought_card_is_replaced_and_several_may_be_bought_also_the_new_one() -> None:
    duel = Scenario(p1={"energy": 4}, power_row=["Ambush", "Healing Bots", "Railgun"],
                    power_deck=["Pounce", "Stomp", "Rage"], phase="start")
    duel.p1("buy Railgun")
    assert row(duel) == ["Ambush", "Healing Bots", "Pounce"]
    assert duel.energy("p1") == 2
    duel.p1("buy Pounce")
    duel.asks("p1", "buy", "buy Healing Bots", "buy Stomp", "done")
    duel.p1("buy Healing Bots")
    assert (duel.life("p1"), duel.life("p2"), duel.energy("p1")) == (4, 2, 0)
    assert row(duel) == ["Ambush", "Rage", "Stomp"]
    assert duel.position()["power_deck"] == []
    assert sorted(duel.position()["power_discard"]) == ["Healing Bots", "Pounce", "Railgun"]
    duel.settled("p1")


@pytest.mark.parametrize(("bought", "face_up"), [("Ambush", ["Rage", "Stomp"]), ("Random Mutation", ["Stomp"])])
def test_a_bought_card_is_discarded_when_it_has_been_resolved(bought: str, face_up: list[str]) -> None:
    """Pay, replace it from the deck, resolve it, put it in the Power discard: meanwhile Ambush lies in no pile."""
    rest = {"Ambush": (["Rage"], ["Stomp", "Railgun"]), "Random Mutation": ([], ["Stomp", "Ambush"])}[bought]
    duel = Scenario(p1={"energy": 2}, p2={"play": ["Kong", "Rob"]}, power_row=[bought, *rest[0]], power_deck=rest[1],
                    phase="start")
    duel.p1(f"buy {bought}")
    duel.asks("p1", "target", "choose Kong", "choose Rob")
    assert row(duel) == face_up
    assert "Ambush" not in duel.position()["power_discard"]
    twin = mindbug.Game.from_position(duel.game.position(), chance="explicit", allow_any_copies=True)
    assert twin == duel.game
    for game in (duel.game, twin):
        game.choose("choose Rob")
        assert sorted(game.position()["power_discard"]) == sorted({"Ambush", bought})


def test_an_empty_power_deck_is_never_reshuffled() -> None:
    """KT-4."""
    duel = Scenario(p1={"energy": 1}, power_row=["Ambush", "Healing Bots"], power_discard=["Rage", "Stomp"],
                    phase="start")
    duel.p1("buy Healing Bots")
    assert row(duel) == ["Ambush"]
    assert sorted(duel.position()["power_discard"]) == ["Healing Bots", "Rage", "Stomp"]
    duel.settled("p1")


def test_a_useless_purchase_is_allowed() -> None:
    """KT-4."""
    duel = Scenario(p1={"energy": 2}, power_row=["Ambush"], phase="start")
    duel.p1("buy Ambush")
    assert duel.energy("p1") == 0
    assert duel.position()["power_discard"] == ["Ambush"]
    duel.settled("p1")


def test_energy_is_kept_until_the_next_own_turn() -> None:
    duel = Scenario(p1={"play": ["Kong"], "mindbugs": 0}, power_row=["Railgun"])
    attack(duel, "p1", "Kong", "energy2")
    duel.settled("p2")  # p2 has no energy: no question
    duel.p2("play Gorillion")
    duel.asks("p1", "buy", "buy Railgun", "done")
    duel.p1("buy Railgun")
    assert duel.energy("p1") == 0
    assert duel.life("p2") == 1
    duel.settled("p1")


def test_each_player_buys_at_the_start_of_the_own_turn_with_the_own_energy() -> None:
    """KT-4."""
    duel = Scenario(p1={"energy": 1, "play": ["Gorillion"]}, p2={"energy": 1}, power_row=["Healing Bots", "Rage"],
                    phase="start")
    duel.p1("done", "attack Gorillion")
    duel.asks("p2", "buy", "buy Healing Bots", "buy Rage", "done")
    duel.p2("buy Healing Bots")
    assert (duel.energy("p1"), duel.energy("p2")) == (1, 0)
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


def test_no_purchase_during_the_turn() -> None:
    """KT-4: energy that arrives after the start of the turn waits."""
    duel = Scenario(p1={"hand": ["Drakonis"]}, power_row=["Railgun"])
    duel.p1("play Drakonis")
    duel.p2("decline")
    duel.settled("p2")


def test_no_purchase_on_the_extra_turn_action() -> None:
    """KT-4, M4."""
    duel = Scenario(p1={"hand": ["Kong", "Mantis"], "energy": 2}, power_row=["Healing Bots", "Railgun"], phase="start")
    duel.p1("done", "play Kong")
    duel.p2("mindbug")
    duel.settled("p1")
    assert duel.energy("p1") == 2


def test_edition_third_buys_again_in_the_new_turn_after_a_mindbug() -> None:
    """M8: a whole new turn with its start-of-turn effects."""
    duel = Scenario(p1={"hand": ["Kong", "Mantis"], "energy": 1}, power_row=["Healing Bots"], phase="start",
                    edition="third")
    duel.p1("done", "play Kong")
    duel.p2("mindbug")
    duel.asks("p1", "buy", "buy Healing Bots", "done")
    duel.p1("buy Healing Bots")
    assert duel.life("p1") == 4
    duel.settled("p1")


def test_the_phase_action_skips_the_purchases() -> None:
    duel = Scenario(p1={"energy": 3}, power_row=["Healing Bots"])
    duel.settled("p1")


def test_a_purchase_can_win_the_game() -> None:
    """G9."""
    duel = Scenario(p1={"energy": 3}, p2={"life": 1}, power_row=["Healing Bots", "Railgun"], phase="start")
    duel.p1("buy Railgun")
    duel.over("p1")


@pytest.mark.parametrize(("card", "position"), [
    ("Resurrection", {"p1": {"discard": ["Kong"]}}),
    ("Reanimation", {"p2": {"hand": ["Gorillion"], "discard": ["Kong"]}}),
    ("Mysterious Ally", {"unused": ["Kong"]}),
])
def test_a_purchase_can_save_a_seat_that_could_not_act(card: str, position: dict[str, Any]) -> None:
    """KT-12: checked only after the purchases."""
    seats = {"p1": {"energy": 3, **position.get("p1", {})}, "p2": {"hand": ["Gorillion"], **position.get("p2", {})}}
    duel = Scenario(**{**position, **seats}, spare=False, power_row=[card], phase="start")
    duel.p1(f"buy {card}")
    duel.asks("p1", "action", "play Kong")
    duel.settled("p1")


def test_a_seat_that_cannot_act_after_its_purchases_loses() -> None:
    """KT-12."""
    duel = Scenario(p1={"energy": 1}, p2={"hand": ["Gorillion"]}, spare=False, power_row=["Healing Bots"],
                    phase="start")
    duel.p1("buy Healing Bots")
    duel.over("p2")


def test_a_seat_that_cannot_act_and_buys_nothing_loses() -> None:
    duel = Scenario(p1={"energy": 3, "discard": ["Kong"]}, p2={"hand": ["Gorillion"]}, spare=False,
                    power_row=["Resurrection"], phase="start")
    duel.p1("done")
    duel.over("p2")


def test_a_seat_that_cannot_take_its_extra_turn_action_loses() -> None:
    """KT-12: checked again when the extra action is due (M4)."""
    duel = Scenario(p1={"hand": ["Drakonis"], "energy": 3, "discard": ["Kong"]}, power_row=["Resurrection"])
    duel.p1("play Drakonis")
    duel.p2("mindbug")
    duel.over("p2")


# ---- free purchases


def test_a_free_purchase_is_not_limited_by_energy_and_replaces_the_card() -> None:
    duel = Scenario(p1={"hand": ["Alienoid"], "discard": ["Kong"]}, power_row=["Resurrection", "Rage", "Stomp"],
                    power_deck=["Pounce"])
    duel.p1("play Alienoid")
    duel.p2("decline")
    duel.p1("buy Resurrection")
    assert duel.hand("p1") == ["Kong"]
    assert row(duel) == ["Pounce", "Rage", "Stomp"]
    assert duel.position()["power_discard"] == ["Resurrection"]
    duel.settled("p2")


def test_alienoid_may_buy_random_mutation() -> None:
    duel = Scenario(p1={"hand": ["Alienoid"]}, power_row=["Random Mutation", "Rage"],
                    power_deck=["Pounce", "Railgun", "Stomp"])
    duel.p1("play Alienoid")
    duel.p2("decline")
    duel.p1("buy Random Mutation")
    assert duel.life("p2") == 2
    assert row(duel) == ["Pounce", "Rage"]
    assert duel.position()["power_deck"] == ["Stomp"]
    assert sorted(duel.position()["power_discard"]) == ["Railgun", "Random Mutation"]
    duel.settled("p2")


# ---- what is granted for this turn


def test_rage_holds_through_the_extra_turn_action() -> None:
    """M4: it is the same turn."""
    duel = Scenario(p1={"hand": ["Drakonis", "Mantis"], "play": ["Quetzalcóatl"], "energy": 1}, power_row=["Rage"],
                    phase="start")
    duel.p1("buy Rage", "play Drakonis")
    duel.p2("mindbug")
    attack(duel, "p1", "Quetzalcóatl")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_rage_ends_with_the_mindbugged_turn_in_edition_third() -> None:
    """M8: the turn ends, a new one begins."""
    duel = Scenario(p1={"hand": ["Drakonis", "Mantis"], "play": ["Quetzalcóatl"], "energy": 1}, power_row=["Rage"],
                    phase="start", edition="third")
    duel.p1("buy Rage", "play Drakonis")
    duel.p2("mindbug")
    duel.settled("p1")
    attack(duel, "p1", "Quetzalcóatl")
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize(("card", "player", "kind"), [
    ("Extra Head", "chance", "roll"),
    ("Pounce", "p1", "hunt"),
    ("Suburban Camouflage", "p2", "action"),
])
def test_grants_hold_for_later_arrivals(card: str, player: str, kind: str) -> None:
    """KT-7: what the FAST Rhubarbarian's attack at once asks for shows the grant; otherwise it would be the block."""
    duel = Scenario(p1={"hand": ["Rhubarbarian"], "energy": 3}, p2={"play": ["Kong"], "mindbugs": 0}, power_row=[card],
                    phase="start")
    duel.p1(f"buy {card}", "play Rhubarbarian", "attack")
    duel.asks(player, kind)


def test_rage_holds_for_later_arrivals() -> None:
    """KT-7."""
    duel = Scenario(p1={"hand": ["Rhubarbarian"], "energy": 1}, p2={"mindbugs": 0}, power_row=["Rage"], phase="start")
    duel.p1("buy Rage", "play Rhubarbarian")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a_position_keeps_what_is_granted_for_this_turn() -> None:
    """The contract: from_position(game.position()) gives an equal game."""
    duel = Scenario(p1={"play": ["Gorillion"], "energy": 1}, power_row=["Rage"], phase="start")
    duel.p1("buy Rage")
    copy = mindbug.Game.from_position(duel.position(), chance="explicit", allow_any_copies=True)
    assert copy.position() == duel.position()
    copy.choose("attack Gorillion")
    assert copy.decision is not None
    assert copy.decision.kind == "again"


def test_the_king_as_a_hunter_cannot_attack_past_pomelozilla_and_an_empty_hand_loses() -> None:
    """KT-9: Pounce makes it a HUNTER, Pomelozilla stops it, so no turn action is left."""
    duel = Scenario(p1={"play": ["The King", "Kong"], "energy": 1}, p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]},
                    spare=False, power_row=["Pounce"], phase="start")
    duel.p1("buy Pounce")
    duel.over("p2")
