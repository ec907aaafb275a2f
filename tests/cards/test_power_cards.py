"""The 16 Power cards of King of Tokyo, bought at the start of the turn."""

from typing import Any

import pytest

from tests.scenario import Scenario

COST = {
    "Ambush": 2, "Extra Head": 1, "Healing Bots": 1, "Monster Buddies": 2, "Mysterious Ally": 2,
    "Portal Malfunction": 1, "Pounce": 1, "Rage": 1, "Railgun": 2, "Random Mutation": 1, "Reanimation": 3,
    "Resurrection": 3, "Revenge": 1, "Stomp": 1, "Subterranean Strike": 2, "Suburban Camouflage": 3,
}


def buy(card: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **position: Any) -> Scenario:
    """A duel where p1 has just bought that card with its last energy."""
    duel = Scenario(p1={"energy": COST[card], **(p1 or {})}, p2=p2, phase="start", **{"power_row": [card], **position})
    duel.p1(f"buy {card}")
    return duel


def attack(duel: Scenario, seat: str, card: str, *faces: str) -> None:
    """Attacks with that creature, rolls these faces and keeps them."""
    duel.choose(seat, f"attack {card}")
    duel.chance(*(f"roll {face}" for face in faces))
    if faces:
        duel.choose(seat, "keep")


@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_a_power_card_can_be_bought_for_its_cost(card: str, cost: int) -> None:
    duel = Scenario(p1={"energy": cost + 1}, power_row=[card], phase="start")
    duel.asks("p1", "buy", f"buy {card}", "done")
    duel.p1(f"buy {card}")
    assert duel.energy("p1") == 1
    assert duel.position()["power_row"] == []
    assert duel.position()["power_discard"] == [card]
    duel.settled("p1")


@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_a_power_card_is_not_offered_for_less(card: str, cost: int) -> None:
    duel = Scenario(p1={"energy": cost - 1}, power_row=[card], phase="start")
    duel.settled("p1")


# ---- Ambush


def test_ambush_defeats_any_enemy_creature() -> None:
    duel = buy("Ambush", {"play": ["Kraken"]}, {"play": ["Kong", "Mantis"]})
    duel.asks("p1", "target", "choose Kong", "choose Mantis")
    duel.p1("choose Kong")
    assert duel.play("p2") == ["Mantis"]
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p1")


def test_ambush_without_an_enemy_creature_does_nothing() -> None:
    """KT-4: a useless purchase is allowed."""
    duel = buy("Ambush", {"play": ["Kraken"]})
    assert duel.play("p1") == ["Kraken"]
    duel.settled("p1")


def test_ambush_sets_off_defeated_effects() -> None:
    duel = buy("Ambush", p2={"play": ["Gigazaur"]})
    assert duel.discard("p2") == ["Gigazaur"]
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_ambush_only_exhausts_a_tough_creature() -> None:
    duel = buy("Ambush", p2={"play": ["Alienoid"]})
    assert duel.play("p2") == ["Alienoid (exhausted)"]
    duel.settled("p1")


# ---- Extra Head


def test_extra_head_gives_a_die_to_creatures_without_an_icon() -> None:
    """KT-3."""
    duel = buy("Extra Head", {"play": ["Quetzalcóatl"]})
    attack(duel, "p1", "Quetzalcóatl", "energy")
    assert duel.energy("p1") == 1
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize("attacker", ["Kong", "H.A.D.E.S."])
def test_extra_head_gives_two_dice_at_most(attacker: str) -> None:
    """KT-3."""
    duel = buy("Extra Head", {"play": [attacker]})
    attack(duel, "p1", attacker, "energy", "energy")
    assert duel.energy("p1") == 2
    duel.settled("p2")


@pytest.mark.parametrize("attacker", ["Quetzalcóatl", "Kong"])
def test_extra_head_and_mechamster_add_up_to_two_dice(attacker: str) -> None:
    duel = buy("Extra Head", {"play": ["Mechamster", attacker]})
    attack(duel, "p1", attacker, "energy", "energy")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_extra_head_gives_mechamster_itself_a_die() -> None:
    duel = buy("Extra Head", {"play": ["Mechamster"]})
    attack(duel, "p1", "Mechamster", "energy2")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_extra_head_ends_with_the_turn() -> None:
    duel = buy("Extra Head", {"hand": ["Gorillion"], "play": ["Quetzalcóatl"], "mindbugs": 0}, {"mindbugs": 0})
    duel.p1("play Gorillion")
    duel.p2("play Gorillion")
    attack(duel, "p1", "Quetzalcóatl")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Healing Bots


def test_healing_bots_gain_one_life() -> None:
    duel = buy("Healing Bots")
    assert duel.life("p1") == 4
    assert duel.life("p2") == 3
    duel.settled("p1")


def test_healing_bots_know_no_upper_limit() -> None:
    """G8."""
    duel = buy("Healing Bots", {"life": 9})
    assert duel.life("p1") == 10
    duel.settled("p1")


# ---- Monster Buddies


def test_monster_buddies_trigger_the_play_effect_of_an_allied_creature() -> None:
    """KT-10."""
    duel = buy("Monster Buddies", {"play": ["Drakonis", "Meka Dragon", "Kong", "Rob"]}, {"play": ["Mega Shark"]})
    duel.asks("p1", "target", "choose Drakonis", "choose Meka Dragon")
    duel.p1("choose Meka Dragon")
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 0
    duel.settled("p1")


def test_monster_buddies_do_nothing_without_an_allied_play_effect() -> None:
    """KT-10."""
    duel = buy("Monster Buddies", {"play": ["Kong"]}, {"play": ["Drakonis"]})
    assert duel.energy("p1") == 0
    assert duel.energy("p2") == 0
    duel.settled("p1")


def test_monster_buddies_energy_can_be_spent_at_once() -> None:
    duel = buy("Monster Buddies", {"play": ["Drakonis"]}, power_row=["Monster Buddies", "Railgun"])
    assert duel.energy("p1") == 2
    duel.p1("buy Railgun")
    assert duel.life("p2") == 2
    duel.settled("p1")


def test_monster_buddies_let_alienoid_buy_for_free() -> None:
    duel = buy("Monster Buddies", {"play": ["Alienoid"]}, power_row=["Monster Buddies", "Railgun"])
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 0
    assert sorted(duel.position()["power_discard"]) == ["Monster Buddies", "Railgun"]
    duel.settled("p1")


# ---- Mysterious Ally


def test_mysterious_ally_draws_the_top_card_of_the_unused_pile() -> None:
    duel = buy("Mysterious Ally", {"hand": ["Gorillion"]}, unused=["Kong", "Rob"])
    assert duel.hand("p1") == ["Gorillion", "Kong"]
    assert duel.position()["unused"] == ["Rob"]
    duel.settled("p1")


def test_mysterious_ally_leaves_the_draw_pile_alone_and_may_exceed_five_cards() -> None:
    """G8: no upper hand limit."""
    duel = buy("Mysterious Ally", {"hand": ["Gorillion"] * 5, "draw": ["Mantis"]}, unused=["Kong"])
    assert duel.hand("p1") == ["Gorillion"] * 5 + ["Kong"]
    assert duel.position()["p1"]["draw"] == ["Mantis"]
    assert duel.position()["unused"] == []
    duel.settled("p1")


def test_mysterious_ally_draws_nothing_from_an_empty_unused_pile() -> None:
    """BF-22."""
    duel = buy("Mysterious Ally", {"hand": ["Gorillion"]})
    assert duel.hand("p1") == ["Gorillion"]
    duel.settled("p1")


# ---- Portal Malfunction


def test_portal_malfunction_returns_an_allied_creature_to_hand() -> None:
    duel = buy("Portal Malfunction", {"hand": ["Gorillion"], "play": ["Kong", "Mantis"]}, {"play": ["Rob"]})
    duel.asks("p1", "target", "choose Kong", "choose Mantis")
    duel.p1("choose Kong")
    assert duel.hand("p1") == ["Gorillion", "Kong"]
    assert duel.play("p1") == ["Mantis"]
    duel.settled("p1")


def test_portal_malfunction_without_an_allied_creature_does_nothing() -> None:
    duel = buy("Portal Malfunction", {"hand": ["Gorillion"]}, {"play": ["Rob"]})
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.play("p2") == ["Rob"]
    duel.settled("p1")


def test_a_returned_creature_can_be_played_afresh_in_the_same_turn() -> None:
    """G16: leaving play clears exhaustion."""
    duel = buy("Portal Malfunction", {"play": ["Alienoid (exhausted)"]}, {"mindbugs": 0},
               power_row=["Portal Malfunction", "Railgun"])
    duel.p1("play Alienoid")
    assert duel.play("p1") == ["Alienoid"]
    assert duel.life("p2") == 2  # Alienoid buys the Railgun
    duel.settled("p2")


# ---- Pounce


def test_pounce_gives_hunter() -> None:
    duel = buy("Pounce", {"play": ["Gorillion"]}, {"play": ["Kong", "Mantis"]})
    attack(duel, "p1", "Gorillion")
    duel.asks("p1", "hunt", "hunt Kong", "hunt Mantis", "let block")
    duel.p1("hunt Kong")
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p2")


def test_pounce_forces_also_creatures_that_could_not_block() -> None:
    """A9: Purple Reign cannot be blocked by power 6 or more."""
    duel = buy("Pounce", {"play": ["Purple Reign"]}, {"play": ["Alienoid (exhausted)"]})
    attack(duel, "p1", "Purple Reign", "+3")
    duel.p1("hunt Alienoid")
    assert duel.play("p1") == ["Purple Reign"]
    assert duel.discard("p2") == ["Alienoid"]
    duel.settled("p2")


def test_pounce_ends_with_the_turn() -> None:
    duel = buy("Pounce", {"hand": ["Mantis"], "play": ["Gorillion"], "mindbugs": 0}, {"mindbugs": 0})
    duel.p1("play Mantis")
    duel.p2("play Gorillion")
    attack(duel, "p1", "Gorillion")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    duel.settled("p2")


# ---- Rage


def test_rage_gives_frenzy() -> None:
    duel = buy("Rage", {"play": ["Gorillion"]})
    attack(duel, "p1", "Gorillion")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_rage_gives_no_third_attack_to_a_creature_with_frenzy() -> None:
    duel = buy("Rage", {"play": ["Cyber Bunny"]})
    attack(duel, "p1", "Cyber Bunny")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_rage_ends_with_the_turn() -> None:
    duel = buy("Rage", {"hand": ["Mantis"], "play": ["Gorillion"], "mindbugs": 0})
    duel.p1("play Mantis")
    duel.p2("decline", "play Gorillion")
    attack(duel, "p1", "Gorillion")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Railgun


def test_railgun_costs_the_opponent_a_life() -> None:
    duel = buy("Railgun")
    assert duel.life("p1") == 3
    assert duel.life("p2") == 2
    duel.settled("p1")


def test_railgun_wins_against_the_last_life() -> None:
    duel = buy("Railgun", p2={"life": 1})
    duel.over("p1")


# ---- Random Mutation


def test_random_mutation_resolves_the_top_power_card_for_free() -> None:
    """KT-5: Random Mutation itself is replaced first, so the second card of the deck is the revealed one."""
    duel = buy("Random Mutation", power_deck=["Ambush", "Railgun", "Pounce"])
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 0
    assert duel.position()["power_row"] == ["Ambush"]
    assert duel.position()["power_deck"] == ["Pounce"]
    assert sorted(duel.position()["power_discard"]) == ["Railgun", "Random Mutation"]
    duel.settled("p1")


@pytest.mark.parametrize(("deck", "row"), [([], []), (["Railgun"], ["Railgun"])])
def test_random_mutation_finds_nothing_in_an_empty_deck(deck: list[str], row: list[str]) -> None:
    """KT-5: the last card of the deck becomes face up in its place and is not revealed."""
    duel = buy("Random Mutation", power_deck=deck)
    assert duel.life("p2") == 3
    assert duel.position()["power_row"] == row
    assert duel.position()["power_discard"] == ["Random Mutation"]
    duel.settled("p1")


def test_random_mutation_resolves_the_card_also_when_it_hurts() -> None:
    """G1: mandatory."""
    duel = buy("Random Mutation", {"play": ["Kong"]}, power_deck=["Ambush", "Revenge"])
    assert duel.discard("p1") == ["Kong"]
    assert sorted(duel.position()["power_discard"]) == ["Random Mutation", "Revenge"]
    duel.settled("p1")


def test_random_mutation_can_grant_something_for_the_turn() -> None:
    duel = buy("Random Mutation", {"play": ["Gorillion"]}, power_deck=["Ambush", "Rage"])
    attack(duel, "p1", "Gorillion")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


# ---- Reanimation


def test_reanimation_takes_a_card_out_of_the_opponents_discard_pile() -> None:
    duel = buy("Reanimation", {"hand": ["Gorillion"], "discard": ["Rob"]}, {"discard": ["Kong", "Mantis"]})
    duel.asks("p1", "card", "choose Kong", "choose Mantis")
    duel.p1("choose Kong")
    assert duel.hand("p1") == ["Gorillion", "Kong"]
    assert duel.discard("p1") == ["Rob"]
    assert duel.discard("p2") == ["Mantis"]
    duel.settled("p1")


def test_reanimation_leaves_the_own_discard_pile_alone() -> None:
    duel = buy("Reanimation", {"hand": ["Gorillion"], "discard": ["Rob"]})
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.discard("p1") == ["Rob"]
    duel.settled("p1")


def test_a_reanimated_card_can_be_played_in_the_same_turn() -> None:
    duel = buy("Reanimation", p2={"discard": ["Meka Dragon"], "mindbugs": 0})
    duel.p1("play Meka Dragon")
    assert duel.play("p1") == ["Meka Dragon"]
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Resurrection


def test_resurrection_takes_a_card_out_of_the_own_discard_pile() -> None:
    duel = buy("Resurrection", {"hand": ["Gorillion"], "discard": ["Rob", "Kong"]}, {"discard": ["Mantis"]})
    duel.asks("p1", "card", "choose Rob", "choose Kong")
    duel.p1("choose Rob")
    assert duel.hand("p1") == ["Gorillion", "Rob"]
    assert duel.discard("p1") == ["Kong"]
    duel.settled("p1")


def test_resurrection_leaves_the_opponents_discard_pile_alone() -> None:
    duel = buy("Resurrection", {"hand": ["Gorillion"]}, {"discard": ["Mantis"]})
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.discard("p2") == ["Mantis"]
    duel.settled("p1")


# ---- Revenge


def test_revenge_defeats_a_creature_of_power_seven_or_more_of_either_side() -> None:
    duel = buy("Revenge", {"play": ["Kong"]}, {"play": ["Meka Dragon", "Alienoid"]})
    duel.asks("p1", "target", "choose Kong", "choose Meka Dragon")
    duel.p1("choose Meka Dragon")
    assert duel.discard("p2") == ["Meka Dragon"]
    duel.settled("p1")


def test_revenge_must_take_the_only_candidate_also_an_own_one() -> None:
    duel = buy("Revenge", {"play": ["Kong"]}, {"play": ["Alienoid"]})
    assert duel.discard("p1") == ["Kong"]
    assert duel.play("p2") == ["Alienoid"]
    duel.settled("p1")


def test_revenge_looks_at_current_power() -> None:
    duel = buy("Revenge", {"play": ["Cyber Bunny"]}, {"play": ["Rex Florae", "Pumpkin Jack"]})
    assert duel.discard("p2") == ["Pumpkin Jack"]  # 6 + 1
    assert duel.play("p1") == ["Cyber Bunny"]
    duel.settled("p1")


# ---- Stomp


def test_stomp_defeats_a_creature_of_power_three_or_less_of_either_side() -> None:
    duel = buy("Stomp", {"play": ["Mechamster"]}, {"play": ["Space Penguin", "Mantis"]})
    duel.asks("p1", "target", "choose Mechamster", "choose Space Penguin")
    duel.p1("choose Space Penguin")
    assert duel.discard("p2") == ["Space Penguin"]
    duel.settled("p1")


def test_stomp_must_take_the_only_candidate_also_an_own_one() -> None:
    duel = buy("Stomp", {"play": ["Mechamster"]}, {"play": ["Mantis"]})
    assert duel.discard("p1") == ["Mechamster"]
    assert duel.play("p2") == ["Mantis"]
    duel.settled("p1")


def test_stomp_looks_at_current_power() -> None:
    duel = buy("Stomp", p2={"play": ["Rex Florae", "Space Penguin"]})
    assert duel.play("p2") == ["Rex Florae", "Space Penguin"]  # 3 + 1
    duel.settled("p1")


# ---- Subterranean Strike


def test_subterranean_strike_makes_the_opponent_discard_two_cards_of_their_choice() -> None:
    duel = buy("Subterranean Strike", p2={"hand": ["Gorillion", "Kong", "Mantis"]})
    duel.p2("discard Kong")
    duel.asks("p2", "discard", "discard Gorillion", "discard Mantis")
    duel.p2("discard Mantis")
    assert duel.hand("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Kong", "Mantis"]
    duel.settled("p1")


def test_subterranean_strike_takes_one_card_when_there_is_only_one() -> None:
    """G1: as much as possible."""
    duel = buy("Subterranean Strike", p2={"hand": ["Kong"], "play": ["Mantis"]})
    assert duel.hand("p2") == []
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p1")


def test_the_hand_is_refilled_only_after_both_discards_of_subterranean_strike() -> None:
    """G12."""
    duel = buy("Subterranean Strike", p2={"hand": ["Gorillion", "Kong", "Mantis", "Mantis", "Mantis"],
                                          "draw": ["Rob", "Sheriff", "Kraken"]})
    duel.p2("discard Gorillion")
    duel.asks("p2", "discard", "discard Kong", "discard Mantis")
    duel.p2("discard Kong")
    assert duel.hand("p2") == ["Mantis", "Mantis", "Mantis", "Rob", "Sheriff"]
    duel.settled("p1")


# ---- Suburban Camouflage


def test_suburban_camouflage_gives_sneaky() -> None:
    duel = buy("Suburban Camouflage", {"play": ["Mantis"]}, {"play": ["Kong"]})
    attack(duel, "p1", "Mantis", "energy")
    duel.p1("let block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_suburban_camouflage_does_not_help_against_sneaky_blockers() -> None:
    duel = buy("Suburban Camouflage", {"play": ["Gorillion"]}, {"play": ["Kong", "Quetzalcóatl"]})
    attack(duel, "p1", "Gorillion")
    duel.asks("p2", "block", "block Quetzalcóatl", "no block")
    duel.p2("block Quetzalcóatl")
    assert duel.discard("p2") == ["Quetzalcóatl"]
    duel.settled("p2")


def test_suburban_camouflage_ends_with_the_turn() -> None:
    """In the turn that follows Gorillion cannot block a SNEAKY attacker."""
    duel = buy("Suburban Camouflage", {"play": ["Gorillion"]}, {"play": ["Quetzalcóatl"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("no block")
    attack(duel, "p2", "Quetzalcóatl")
    assert duel.life("p1") == 2
    duel.settled("p1")
