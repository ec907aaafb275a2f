"""The 16 Power cards of King of Tokyo, bought at the start of the turn."""

from typing import Any

import pytest

from tests.scenario import Table

COST = {
    "Ambush": 2, "Extra Head": 1, "Healing Bots": 1, "Monster Buddies": 2, "Mysterious Ally": 2,
    "Portal Malfunction": 1, "Pounce": 1, "Rage": 1, "Railgun": 2, "Random Mutation": 1, "Reanimation": 3,
    "Resurrection": 3, "Revenge": 1, "Stomp": 1, "Subterranean Strike": 2, "Suburban Camouflage": 3,
}


def buy(card: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table where p1 has just bought that card with its last energy."""
    table = Table(p1={"energy": COST[card], **(p1 or {})}, p2=p2, phase="start", **{"power_row": [card], **position})
    table.p1(f"buy {card}")
    return table


def attack(table: Table, seat: str, card: str, *faces: str) -> None:
    """Attack with that creature, roll these faces and keep them."""
    table.choose(seat, f"attack {card}")
    table.chance(*(f"roll {face}" for face in faces))
    if faces:
        table.choose(seat, "keep")


@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_a_power_card_can_be_bought_for_its_cost(card: str, cost: int) -> None:
    table = Table(p1={"energy": cost + 1}, power_row=[card], phase="start")
    table.asks("p1", "buy", f"buy {card}", "done")
    table.p1(f"buy {card}")
    assert table.energy("p1") == 1
    assert table.position()["power_row"] == []
    assert table.position()["power_discard"] == [card]
    table.settled("p1")


@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_a_power_card_is_not_offered_for_less(card: str, cost: int) -> None:
    table = Table(p1={"energy": cost - 1}, power_row=[card], phase="start")
    table.settled("p1")


# ---- Ambush


def test_ambush_defeats_any_enemy_creature() -> None:
    table = buy("Ambush", {"play": ["Kraken"]}, {"play": ["Kong", "Mantis"]})
    table.asks("p1", "target", "choose Kong", "choose Mantis")
    table.p1("choose Kong")
    assert table.play("p2") == ["Mantis"]
    assert table.discard("p2") == ["Kong"]
    table.settled("p1")


def test_ambush_without_an_enemy_creature_does_nothing() -> None:
    """KT-4: a useless purchase is allowed."""
    table = buy("Ambush", {"play": ["Kraken"]})
    assert table.play("p1") == ["Kraken"]
    table.settled("p1")


def test_ambush_sets_off_defeated_effects() -> None:
    table = buy("Ambush", p2={"play": ["Gigazaur"]})
    assert table.discard("p2") == ["Gigazaur"]
    assert table.life("p1") == 2
    table.settled("p1")


def test_ambush_only_exhausts_a_tough_creature() -> None:
    table = buy("Ambush", p2={"play": ["Alienoid"]})
    assert table.play("p2") == ["Alienoid (exhausted)"]
    table.settled("p1")


# ---- Extra Head


def test_extra_head_gives_a_die_to_creatures_without_an_icon() -> None:
    """KT-3."""
    table = buy("Extra Head", {"play": ["Quetzalcóatl"]})
    attack(table, "p1", "Quetzalcóatl", "energy")
    assert table.energy("p1") == 1
    assert table.life("p2") == 2
    table.settled("p2")


@pytest.mark.parametrize("attacker", ["Kong", "H.A.D.E.S."])
def test_extra_head_gives_two_dice_at_most(attacker: str) -> None:
    """KT-3."""
    table = buy("Extra Head", {"play": [attacker]})
    attack(table, "p1", attacker, "energy", "energy")
    assert table.energy("p1") == 2
    table.settled("p2")


@pytest.mark.parametrize("attacker", ["Quetzalcóatl", "Kong"])
def test_extra_head_and_mechamster_add_up_to_two_dice(attacker: str) -> None:
    table = buy("Extra Head", {"play": ["Mechamster", attacker]})
    attack(table, "p1", attacker, "energy", "energy")
    assert table.energy("p1") == 2
    table.settled("p2")


def test_extra_head_gives_mechamster_itself_a_die() -> None:
    table = buy("Extra Head", {"play": ["Mechamster"]})
    attack(table, "p1", "Mechamster", "energy2")
    assert table.energy("p1") == 2
    table.settled("p2")


def test_extra_head_ends_with_the_turn() -> None:
    table = buy("Extra Head", {"hand": ["Gorillion"], "play": ["Quetzalcóatl"], "mindbugs": 0}, {"mindbugs": 0})
    table.p1("play Gorillion")
    table.p2("play Gorillion")
    attack(table, "p1", "Quetzalcóatl")
    assert table.life("p2") == 2
    table.settled("p2")


# ---- Healing Bots


def test_healing_bots_gain_one_life() -> None:
    table = buy("Healing Bots")
    assert table.life("p1") == 4
    assert table.life("p2") == 3
    table.settled("p1")


def test_healing_bots_know_no_upper_limit() -> None:
    """G8."""
    table = buy("Healing Bots", {"life": 9})
    assert table.life("p1") == 10
    table.settled("p1")


# ---- Monster Buddies


def test_monster_buddies_trigger_the_play_effect_of_an_allied_creature() -> None:
    """KT-10."""
    table = buy("Monster Buddies", {"play": ["Drakonis", "Meka Dragon", "Kong", "Rob"]}, {"play": ["Mega Shark"]})
    table.asks("p1", "target", "choose Drakonis", "choose Meka Dragon")
    table.p1("choose Meka Dragon")
    assert table.life("p2") == 2
    assert table.energy("p1") == 0
    table.settled("p1")


def test_monster_buddies_do_nothing_without_an_allied_play_effect() -> None:
    """KT-10."""
    table = buy("Monster Buddies", {"play": ["Kong"]}, {"play": ["Drakonis"]})
    assert table.energy("p1") == 0
    assert table.energy("p2") == 0
    table.settled("p1")


def test_monster_buddies_energy_can_be_spent_at_once() -> None:
    table = buy("Monster Buddies", {"play": ["Drakonis"]}, power_row=["Monster Buddies", "Railgun"])
    assert table.energy("p1") == 2
    table.p1("buy Railgun")
    assert table.life("p2") == 2
    table.settled("p1")


def test_monster_buddies_let_alienoid_buy_for_free() -> None:
    table = buy("Monster Buddies", {"play": ["Alienoid"]}, power_row=["Monster Buddies", "Railgun"])
    assert table.life("p2") == 2
    assert table.energy("p1") == 0
    assert sorted(table.position()["power_discard"]) == ["Monster Buddies", "Railgun"]
    table.settled("p1")


# ---- Mysterious Ally


def test_mysterious_ally_draws_the_top_card_of_the_unused_pile() -> None:
    table = buy("Mysterious Ally", {"hand": ["Gorillion"]}, unused=["Kong", "Rob"])
    assert table.hand("p1") == ["Gorillion", "Kong"]
    assert table.position()["unused"] == ["Rob"]
    table.settled("p1")


def test_mysterious_ally_leaves_the_draw_pile_alone_and_may_exceed_five_cards() -> None:
    """G8: no upper hand limit."""
    table = buy("Mysterious Ally", {"hand": ["Gorillion"] * 5, "draw": ["Mantis"]}, unused=["Kong"])
    assert table.hand("p1") == ["Gorillion"] * 5 + ["Kong"]
    assert table.position()["p1"]["draw"] == ["Mantis"]
    assert table.position()["unused"] == []
    table.settled("p1")


def test_mysterious_ally_draws_nothing_from_an_empty_unused_pile() -> None:
    """BF-22."""
    table = buy("Mysterious Ally", {"hand": ["Gorillion"]})
    assert table.hand("p1") == ["Gorillion"]
    table.settled("p1")


# ---- Portal Malfunction


def test_portal_malfunction_returns_an_allied_creature_to_hand() -> None:
    table = buy("Portal Malfunction", {"hand": ["Gorillion"], "play": ["Kong", "Mantis"]}, {"play": ["Rob"]})
    table.asks("p1", "target", "choose Kong", "choose Mantis")
    table.p1("choose Kong")
    assert table.hand("p1") == ["Gorillion", "Kong"]
    assert table.play("p1") == ["Mantis"]
    table.settled("p1")


def test_portal_malfunction_without_an_allied_creature_does_nothing() -> None:
    table = buy("Portal Malfunction", {"hand": ["Gorillion"]}, {"play": ["Rob"]})
    assert table.hand("p1") == ["Gorillion"]
    assert table.play("p2") == ["Rob"]
    table.settled("p1")


def test_a_returned_creature_can_be_played_afresh_in_the_same_turn() -> None:
    """G16: leaving play clears exhaustion."""
    table = buy("Portal Malfunction", {"play": ["Alienoid (exhausted)"]}, {"mindbugs": 0},
                power_row=["Portal Malfunction", "Railgun"])
    table.p1("play Alienoid")
    assert table.play("p1") == ["Alienoid"]
    assert table.life("p2") == 2  # Alienoid buys the Railgun
    table.settled("p2")


# ---- Pounce


def test_pounce_gives_hunter() -> None:
    table = buy("Pounce", {"play": ["Gorillion"]}, {"play": ["Kong", "Mantis"]})
    attack(table, "p1", "Gorillion")
    table.asks("p1", "hunt", "hunt Kong", "hunt Mantis", "let block")
    table.p1("hunt Kong")
    assert table.discard("p2") == ["Kong"]
    table.settled("p2")


def test_pounce_forces_also_creatures_that_could_not_block() -> None:
    """A9: Purple Reign cannot be blocked by power 6 or more."""
    table = buy("Pounce", {"play": ["Purple Reign"]}, {"play": ["Alienoid (exhausted)"]})
    attack(table, "p1", "Purple Reign", "+3")
    table.p1("hunt Alienoid")
    assert table.play("p1") == ["Purple Reign"]
    assert table.discard("p2") == ["Alienoid"]
    table.settled("p2")


def test_pounce_ends_with_the_turn() -> None:
    table = buy("Pounce", {"hand": ["Mantis"], "play": ["Gorillion"], "mindbugs": 0}, {"mindbugs": 0})
    table.p1("play Mantis")
    table.p2("play Gorillion")
    attack(table, "p1", "Gorillion")
    table.asks("p2", "block", "block Gorillion", "no block")
    table.p2("no block")
    table.settled("p2")


# ---- Rage


def test_rage_gives_frenzy() -> None:
    table = buy("Rage", {"play": ["Gorillion"]})
    attack(table, "p1", "Gorillion")
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_rage_gives_no_third_attack_to_a_creature_with_frenzy() -> None:
    table = buy("Rage", {"play": ["Cyber Bunny"]})
    attack(table, "p1", "Cyber Bunny")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_rage_ends_with_the_turn() -> None:
    table = buy("Rage", {"hand": ["Mantis"], "play": ["Gorillion"], "mindbugs": 0})
    table.p1("play Mantis")
    table.p2("decline", "play Gorillion")
    attack(table, "p1", "Gorillion")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


# ---- Railgun


def test_railgun_costs_the_opponent_a_life() -> None:
    table = buy("Railgun")
    assert table.life("p1") == 3
    assert table.life("p2") == 2
    table.settled("p1")


def test_railgun_wins_against_the_last_life() -> None:
    table = buy("Railgun", p2={"life": 1})
    table.over("p1")


# ---- Random Mutation


def test_random_mutation_resolves_the_top_power_card_for_free() -> None:
    """KT-5: Random Mutation itself is replaced first, so the second card of the deck is the revealed one."""
    table = buy("Random Mutation", power_deck=["Ambush", "Railgun", "Pounce"])
    assert table.life("p2") == 2
    assert table.energy("p1") == 0
    assert table.position()["power_row"] == ["Ambush"]
    assert table.position()["power_deck"] == ["Pounce"]
    assert sorted(table.position()["power_discard"]) == ["Railgun", "Random Mutation"]
    table.settled("p1")


@pytest.mark.parametrize(("deck", "row"), [([], []), (["Railgun"], ["Railgun"])])
def test_random_mutation_finds_nothing_in_an_empty_deck(deck: list[str], row: list[str]) -> None:
    """KT-5: the last card of the deck becomes face up in its place and is not revealed."""
    table = buy("Random Mutation", power_deck=deck)
    assert table.life("p2") == 3
    assert table.position()["power_row"] == row
    assert table.position()["power_discard"] == ["Random Mutation"]
    table.settled("p1")


def test_random_mutation_resolves_the_card_also_when_it_hurts() -> None:
    """G1: mandatory."""
    table = buy("Random Mutation", {"play": ["Kong"]}, power_deck=["Ambush", "Revenge"])
    assert table.discard("p1") == ["Kong"]
    assert sorted(table.position()["power_discard"]) == ["Random Mutation", "Revenge"]
    table.settled("p1")


def test_random_mutation_can_grant_something_for_the_turn() -> None:
    table = buy("Random Mutation", {"play": ["Gorillion"]}, power_deck=["Ambush", "Rage"])
    attack(table, "p1", "Gorillion")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


# ---- Reanimation


def test_reanimation_takes_a_card_out_of_the_opponents_discard_pile() -> None:
    table = buy("Reanimation", {"hand": ["Gorillion"], "discard": ["Rob"]}, {"discard": ["Kong", "Mantis"]})
    table.asks("p1", "card", "choose Kong", "choose Mantis")
    table.p1("choose Kong")
    assert table.hand("p1") == ["Gorillion", "Kong"]
    assert table.discard("p1") == ["Rob"]
    assert table.discard("p2") == ["Mantis"]
    table.settled("p1")


def test_reanimation_leaves_the_own_discard_pile_alone() -> None:
    table = buy("Reanimation", {"hand": ["Gorillion"], "discard": ["Rob"]})
    assert table.hand("p1") == ["Gorillion"]
    assert table.discard("p1") == ["Rob"]
    table.settled("p1")


def test_a_reanimated_card_can_be_played_in_the_same_turn() -> None:
    table = buy("Reanimation", p2={"discard": ["Meka Dragon"], "mindbugs": 0})
    table.p1("play Meka Dragon")
    assert table.play("p1") == ["Meka Dragon"]
    assert table.life("p2") == 2
    table.settled("p2")


# ---- Resurrection


def test_resurrection_takes_a_card_out_of_the_own_discard_pile() -> None:
    table = buy("Resurrection", {"hand": ["Gorillion"], "discard": ["Rob", "Kong"]}, {"discard": ["Mantis"]})
    table.asks("p1", "card", "choose Rob", "choose Kong")
    table.p1("choose Rob")
    assert table.hand("p1") == ["Gorillion", "Rob"]
    assert table.discard("p1") == ["Kong"]
    table.settled("p1")


def test_resurrection_leaves_the_opponents_discard_pile_alone() -> None:
    table = buy("Resurrection", {"hand": ["Gorillion"]}, {"discard": ["Mantis"]})
    assert table.hand("p1") == ["Gorillion"]
    assert table.discard("p2") == ["Mantis"]
    table.settled("p1")


# ---- Revenge


def test_revenge_defeats_a_creature_of_power_seven_or_more_of_either_side() -> None:
    table = buy("Revenge", {"play": ["Kong"]}, {"play": ["Meka Dragon", "Alienoid"]})
    table.asks("p1", "target", "choose Kong", "choose Meka Dragon")
    table.p1("choose Meka Dragon")
    assert table.discard("p2") == ["Meka Dragon"]
    table.settled("p1")


def test_revenge_must_take_the_only_candidate_also_an_own_one() -> None:
    table = buy("Revenge", {"play": ["Kong"]}, {"play": ["Alienoid"]})
    assert table.discard("p1") == ["Kong"]
    assert table.play("p2") == ["Alienoid"]
    table.settled("p1")


def test_revenge_looks_at_current_power() -> None:
    table = buy("Revenge", {"play": ["Cyber Bunny"]}, {"play": ["Rex Florae", "Pumpkin Jack"]})
    assert table.discard("p2") == ["Pumpkin Jack"]  # 6 + 1
    assert table.play("p1") == ["Cyber Bunny"]
    table.settled("p1")


# ---- Stomp


def test_stomp_defeats_a_creature_of_power_three_or_less_of_either_side() -> None:
    table = buy("Stomp", {"play": ["Mechamster"]}, {"play": ["Space Penguin", "Mantis"]})
    table.asks("p1", "target", "choose Mechamster", "choose Space Penguin")
    table.p1("choose Space Penguin")
    assert table.discard("p2") == ["Space Penguin"]
    table.settled("p1")


def test_stomp_must_take_the_only_candidate_also_an_own_one() -> None:
    table = buy("Stomp", {"play": ["Mechamster"]}, {"play": ["Mantis"]})
    assert table.discard("p1") == ["Mechamster"]
    assert table.play("p2") == ["Mantis"]
    table.settled("p1")


def test_stomp_looks_at_current_power() -> None:
    table = buy("Stomp", p2={"play": ["Rex Florae", "Space Penguin"]})
    assert table.play("p2") == ["Rex Florae", "Space Penguin"]  # 3 + 1
    table.settled("p1")


# ---- Subterranean Strike


def test_subterranean_strike_makes_the_opponent_discard_two_cards_of_their_choice() -> None:
    table = buy("Subterranean Strike", p2={"hand": ["Gorillion", "Kong", "Mantis"]})
    table.p2("discard Kong")
    table.asks("p2", "discard", "discard Gorillion", "discard Mantis")
    table.p2("discard Mantis")
    assert table.hand("p2") == ["Gorillion"]
    assert table.discard("p2") == ["Kong", "Mantis"]
    table.settled("p1")


def test_subterranean_strike_takes_one_card_when_there_is_only_one() -> None:
    """G1: as much as possible."""
    table = buy("Subterranean Strike", p2={"hand": ["Kong"], "play": ["Mantis"]})
    assert table.hand("p2") == []
    assert table.discard("p2") == ["Kong"]
    table.settled("p1")


def test_the_hand_is_refilled_only_after_both_discards_of_subterranean_strike() -> None:
    """G12."""
    table = buy("Subterranean Strike", p2={"hand": ["Gorillion", "Kong", "Mantis", "Mantis", "Mantis"],
                                           "draw": ["Rob", "Sheriff", "Kraken"]})
    table.p2("discard Gorillion")
    table.asks("p2", "discard", "discard Kong", "discard Mantis")
    table.p2("discard Kong")
    assert table.hand("p2") == ["Mantis", "Mantis", "Mantis", "Rob", "Sheriff"]
    table.settled("p1")


# ---- Suburban Camouflage


def test_suburban_camouflage_gives_sneaky() -> None:
    table = buy("Suburban Camouflage", {"play": ["Mantis"]}, {"play": ["Kong"]})
    attack(table, "p1", "Mantis", "energy")
    table.p1("let block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_suburban_camouflage_does_not_help_against_sneaky_blockers() -> None:
    table = buy("Suburban Camouflage", {"play": ["Gorillion"]}, {"play": ["Kong", "Quetzalcóatl"]})
    attack(table, "p1", "Gorillion")
    table.asks("p2", "block", "block Quetzalcóatl", "no block")
    table.p2("block Quetzalcóatl")
    assert table.discard("p2") == ["Quetzalcóatl"]
    table.settled("p2")


def test_suburban_camouflage_ends_with_the_turn() -> None:
    """In the turn that follows Gorillion cannot block a SNEAKY attacker."""
    table = buy("Suburban Camouflage", {"play": ["Gorillion"]}, {"play": ["Quetzalcóatl"]})
    attack(table, "p1", "Gorillion")
    table.p2("no block")
    attack(table, "p2", "Quetzalcóatl")
    assert table.life("p1") == 2
    table.settled("p1")
