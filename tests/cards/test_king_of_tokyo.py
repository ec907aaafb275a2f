"""The 32 creatures of King of Tokyo: what each does, when it does not, and its edges."""

import pytest

from tests.scenario import Scenario

DICE = {
    "Alienoid": 0, "Baby Gigazaur": 1, "Boogie Woogie": 1, "Bookwyrm": 0, "Captain Fish": 0, "Cosmic Joe": 0,
    "Cyber Bunny": 0, "Cyber Kitty": 0, "Cybertooth": 1, "Drakonis": 1, "Gigazaur": 0, "H.A.D.E.S.": 2,
    "Iron Back": 1, "Kong": 1, "Kraken": 1, "Mantis": 1, "Mechamster": 0, "Mega Shark": 0, "Megamoth": 0,
    "Megaxolot": 1, "Meka Dragon": 1, "Pagurah": 1, "Pandakaï": 0, "Pumpkin Jack": 1, "Purple Reign": 1,
    "Quetzalcóatl": 0, "Rex Florae": 0, "Rob": 1, "Sheriff": 0, "Space Penguin": 0, "The Globe-Smasher": 1,
    "The King": 1,
}


def attack(duel: Scenario, seat: str, card: str, *faces: str) -> None:
    """Attacks with that creature, rolls these faces and keeps them."""
    duel.choose(seat, f"attack {card}")
    duel.chance(*(f"roll {face}" for face in faces))
    if faces:
        duel.choose(seat, "keep")


@pytest.mark.parametrize(("name", "dice"), DICE.items())
def test_an_attack_rolls_as_many_dice_as_the_card_shows(name: str, dice: int) -> None:
    duel = Scenario(p1={"play": [name]})
    duel.p1(f"attack {name}")
    for _ in range(dice):
        duel.asks("chance", "roll")
        duel.chance("roll energy")
    if dice == 0:
        assert duel.life("p2") == 2  # the attack went through without any roll
    elif dice == 1:
        duel.asks("p1", "reroll", "keep", "reroll")
    else:
        duel.asks("p1", "reroll", "keep", "reroll first", "reroll second", "reroll both")


# ---- Alienoid


def test_alienoid_buys_one_face_up_power_card_for_free() -> None:
    """KT-6."""
    duel = Scenario(p1={"hand": ["Alienoid"], "energy": 3}, power_row=["Ambush", "Healing Bots", "Railgun"],
                    power_deck=["Pounce", "Rage"])
    duel.p1("play Alienoid")
    duel.p2("decline")
    duel.asks("p1", "buy", "buy Ambush", "buy Healing Bots", "buy Railgun")
    duel.p1("buy Railgun")
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 3
    assert sorted(duel.position()["power_row"]) == ["Ambush", "Healing Bots", "Pounce"]
    assert duel.position()["power_deck"] == ["Rage"]
    assert duel.position()["power_discard"] == ["Railgun"]
    duel.settled("p2")


def test_alienoid_does_nothing_without_face_up_power_cards() -> None:
    duel = Scenario(p1={"hand": ["Alienoid"]})
    duel.p1("play Alienoid")
    duel.p2("decline")
    assert duel.play("p1") == ["Alienoid"]
    duel.settled("p2")


def test_alienoid_must_buy_the_only_face_up_card_even_when_it_hurts() -> None:
    """G1: without "may" it is mandatory; Revenge then finds only the own Kong."""
    duel = Scenario(p1={"hand": ["Alienoid"], "play": ["Kong"]}, power_row=["Revenge"])
    duel.p1("play Alienoid")
    duel.p2("decline")
    assert duel.play("p1") == ["Alienoid"]
    assert duel.discard("p1") == ["Kong"]
    duel.settled("p2")


def test_a_mindbugged_alienoid_buys_for_the_mindbugger() -> None:
    """KT-6, M2: also in the other player's turn."""
    duel = Scenario(p1={"hand": ["Alienoid", "Kong"]}, power_row=["Healing Bots", "Railgun"])
    duel.p1("play Alienoid")
    duel.p2("mindbug")
    duel.asks("p2", "buy", "buy Healing Bots", "buy Railgun")
    duel.p2("buy Railgun")
    assert duel.life("p1") == 2
    assert duel.play("p2") == ["Alienoid"]
    duel.settled("p1")


def test_what_alienoid_buys_in_the_other_players_turn_ends_with_that_turn() -> None:
    """KT-6."""
    duel = Scenario(p1={"hand": ["Alienoid", "Kong"]}, p2={"play": ["Quetzalcóatl"]}, power_row=["Rage"])
    duel.p1("play Alienoid")
    duel.p2("mindbug")
    duel.p1("play Kong")
    duel.p2("decline")
    attack(duel, "p2", "Quetzalcóatl")
    assert duel.life("p1") == 2
    duel.settled("p1")  # no second attack


def test_what_alienoid_buys_in_the_other_players_turn_holds_in_that_turn() -> None:
    """KT-6: Rage, bought by the mindbugger, gives FRENZY to the FAST attack in the same turn and not in the next."""
    duel = Scenario(p1={"life": 5, "hand": ["Alienoid", "Rhubarbarian", "Kong"]}, power_row=["Rage"])
    duel.p1("play Alienoid")
    duel.p2("mindbug")
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug", "attack")
    duel.asks("p2", "again", "attack", "stop")
    duel.p2("attack")
    duel.p1("play Kong")
    duel.p2("attack Rhubarbarian")
    duel.p1("no block")
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_alienoid_is_tough() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Alienoid"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Alienoid")
    assert duel.play("p2") == ["Alienoid (exhausted)"]
    duel.settled("p2")


# ---- Baby Gigazaur


def test_baby_gigazaur_is_not_blocked_by_creatures_without_sneaky() -> None:
    duel = Scenario(p1={"play": ["Baby Gigazaur"]}, p2={"play": ["Kong"]})
    attack(duel, "p1", "Baby Gigazaur", "energy")
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_baby_gigazaur_grown_by_three_ties_with_power_four() -> None:
    duel = Scenario(p1={"play": ["Baby Gigazaur"]}, p2={"play": ["Quetzalcóatl", "Kong"]})
    attack(duel, "p1", "Baby Gigazaur", "+3")
    duel.asks("p2", "block", "block Quetzalcóatl", "no block")
    duel.p2("block Quetzalcóatl")
    assert duel.discard("p1") == ["Baby Gigazaur"]
    assert duel.discard("p2") == ["Quetzalcóatl"]
    duel.settled("p2")


def test_baby_gigazaur_blocks_sneaky_attackers_without_a_roll() -> None:
    duel = Scenario(p1={"play": ["Quetzalcóatl"]}, p2={"play": ["Baby Gigazaur"]})
    attack(duel, "p1", "Quetzalcóatl")
    duel.p2("block Baby Gigazaur")
    assert duel.play("p1") == ["Quetzalcóatl"]
    assert duel.discard("p2") == ["Baby Gigazaur"]
    duel.settled("p2")


# ---- Boogie Woogie


def test_boogie_woogie_plays_a_card_with_a_defeated_effect_out_of_any_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["Boogie Woogie"], "discard": ["Rob", "Kong"]},
                    p2={"discard": ["Gigazaur", "Drakonis"]})
    duel.p1("play Boogie Woogie")
    duel.p2("decline")
    duel.asks("p1", "card", "choose Rob", "choose Gigazaur")
    duel.p1("choose Gigazaur")
    assert duel.play("p1") == ["Boogie Woogie", "Gigazaur"]
    assert duel.discard("p2") == ["Drakonis"]
    duel.settled("p2")  # M1: no Mindbug question for Gigazaur


def test_boogie_woogie_does_nothing_without_a_defeated_effect_in_the_piles() -> None:
    duel = Scenario(p1={"hand": ["Boogie Woogie"], "discard": ["Kong"]}, p2={"discard": ["Drakonis"]})
    duel.p1("play Boogie Woogie")
    duel.p2("decline")
    assert duel.play("p1") == ["Boogie Woogie"]
    duel.settled("p2")


def test_boogie_woogie_tells_the_two_piles_apart() -> None:
    duel = Scenario(p1={"hand": ["Boogie Woogie"], "discard": ["Gigazaur"]}, p2={"discard": ["Gigazaur"]})
    duel.p1("play Boogie Woogie")
    duel.p2("decline")
    duel.asks("p1", "card", "choose Gigazaur", "choose Gigazaur #2")
    duel.p1("choose Gigazaur #2")
    assert duel.discard("p1") == ["Gigazaur"]
    assert duel.discard("p2") == []
    assert duel.play("p1") == ["Boogie Woogie", "Gigazaur"]
    duel.settled("p2")


def test_a_mindbugged_boogie_woogie_plays_for_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Boogie Woogie", "Kong"], "discard": ["Rob"]})
    duel.p1("play Boogie Woogie")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Boogie Woogie", "Rob"]
    assert duel.discard("p1") == []
    duel.settled("p1")


# ---- Bookwyrm


def test_bookwyrm_plays_a_card_of_power_seven_or_more_out_of_the_own_hand() -> None:
    """BF-11."""
    duel = Scenario(p1={"hand": ["Bookwyrm", "Kong", "Meka Dragon", "Mantis"]})
    duel.p1("play Bookwyrm")
    duel.p2("decline")
    duel.asks("p1", "card", "choose Kong", "choose Meka Dragon")
    duel.p1("choose Meka Dragon")
    assert duel.play("p1") == ["Bookwyrm", "Meka Dragon"]
    assert duel.hand("p1") == ["Kong", "Mantis"]
    assert duel.life("p2") == 2  # Meka Dragon's own Play effect
    duel.settled("p2")  # M1: no Mindbug question for it


def test_bookwyrm_looks_at_printed_power_in_hand() -> None:
    """BF-17, G15: Rex Florae's bonus does not reach into the hand."""
    duel = Scenario(p1={"hand": ["Bookwyrm", "Alienoid"], "play": ["Rex Florae"]})
    duel.p1("play Bookwyrm")
    duel.p2("decline")
    assert duel.play("p1") == ["Bookwyrm", "Rex Florae"]
    assert duel.hand("p1") == ["Alienoid"]
    duel.settled("p2")


def test_bookwyrm_may_find_the_card_that_the_refill_brought_and_refills_again() -> None:
    """G10: the refill comes before the Play effect."""
    duel = Scenario(p1={"hand": ["Bookwyrm", "Mantis", "Mantis", "Mantis", "Mantis"], "draw": ["Kong", "Pagurah"]})
    duel.p1("play Bookwyrm")
    duel.p2("decline")
    assert duel.play("p1") == ["Bookwyrm", "Kong"]
    assert duel.hand("p1") == ["Mantis", "Mantis", "Mantis", "Mantis", "Pagurah"]
    duel.settled("p2")


def test_a_mindbugged_bookwyrm_plays_out_of_the_mindbuggers_hand() -> None:
    """M5: "own" means the mindbugger."""
    duel = Scenario(p1={"hand": ["Bookwyrm", "Gigazaur"]}, p2={"hand": ["Kong", "Mantis"]})
    duel.p1("play Bookwyrm")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Bookwyrm", "Kong"]
    assert duel.hand("p1") == ["Gigazaur"]
    assert duel.hand("p2") == ["Mantis"]
    duel.settled("p1")


# ---- Captain Fish


def test_captain_fish_takes_control_of_a_creature_of_power_six_or_more() -> None:
    duel = Scenario(p1={"play": ["Captain Fish"]}, p2={"play": ["Kong", "Kraken"]})
    attack(duel, "p1", "Captain Fish")
    duel.p2("block Kong")
    assert duel.play("p1") == ["Kong"]
    assert duel.play("p2") == ["Kraken"]
    assert duel.discard("p1") == ["Captain Fish"]
    duel.settled("p2")


def test_captain_fish_takes_nothing_of_power_five_or_less() -> None:
    duel = Scenario(p1={"play": ["Captain Fish"]}, p2={"play": ["Spider Owl", "Kraken"]})
    attack(duel, "p1", "Captain Fish")
    duel.p2("block Spider Owl")
    assert duel.play("p1") == []
    assert duel.play("p2") == ["Kraken"]
    duel.settled("p2")


def test_captain_fish_may_choose_a_creature_that_is_already_its_own() -> None:
    """FC-4, G20: a legal choice that changes nothing."""
    duel = Scenario(p1={"play": ["Captain Fish", "Kong"]}, p2={"play": ["Gigazaur"]})
    attack(duel, "p1", "Captain Fish")
    duel.p2("block Gigazaur")
    duel.asks("p1", "target", "choose Kong", "choose Gigazaur")
    duel.p1("choose Kong")
    assert duel.play("p1") == ["Kong"]
    assert duel.play("p2") == ["Gigazaur"]
    duel.settled("p2")


def test_captain_fish_looks_at_current_power() -> None:
    duel = Scenario(p1={"play": ["Captain Fish"]}, p2={"play": ["Rex Florae", "Kraken", "Mantis"]})
    attack(duel, "p1", "Captain Fish")
    duel.p2("block Kraken")  # 5 + 1
    duel.asks("p1", "target", "choose Rex Florae", "choose Kraken")
    duel.p1("choose Kraken")
    assert duel.play("p1") == ["Kraken"]
    duel.settled("p2")


def test_a_blocking_captain_fish_takes_the_attacker() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Captain Fish"]})
    attack(duel, "p1", "Kong", "energy")
    duel.p2("block Captain Fish")
    assert duel.play("p1") == []
    assert duel.play("p2") == ["Kong"]
    duel.settled("p2")


# ---- Cosmic Joe


def test_cosmic_joe_defeats_a_creature_when_defeated() -> None:
    """FC-2."""
    duel = Scenario(p1={"play": ["Cosmic Joe"]}, p2={"play": ["Kong", "Quetzalcóatl"]})
    attack(duel, "p1", "Cosmic Joe")
    duel.asks("p1", "hunt", "hunt Kong", "hunt Quetzalcóatl", "let block")
    duel.p1("hunt Quetzalcóatl")
    duel.asks("p1", "target", "choose Kong", "choose Quetzalcóatl")
    duel.p1("choose Kong")
    assert duel.play("p2") == ["Quetzalcóatl"]
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p2")


def test_cosmic_joe_defeats_nothing_more_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Cosmic Joe"]}, p2={"play": ["Baby Gigazaur", "Kong"]})
    attack(duel, "p1", "Cosmic Joe")
    duel.p1("hunt Baby Gigazaur")
    assert duel.play("p1") == ["Cosmic Joe"]
    assert duel.play("p2") == ["Kong"]
    duel.settled("p2")


def test_cosmic_joe_must_defeat_an_own_creature_when_there_is_no_other() -> None:
    """FC-2, G1, G6: "a creature" is of either side, and it is mandatory."""
    duel = Scenario(p1={"play": ["Cosmic Joe", "Mantis"]}, p2={"play": ["Spider Owl"]})
    attack(duel, "p1", "Cosmic Joe")
    duel.p1("hunt Spider Owl")
    assert duel.discard("p1") == ["Cosmic Joe", "Mantis"]
    duel.settled("p2")


def test_cosmic_joe_only_exhausts_a_tough_creature() -> None:
    duel = Scenario(p1={"play": ["Cosmic Joe"]}, p2={"play": ["Alienoid"]})
    attack(duel, "p1", "Cosmic Joe")
    duel.p1("hunt Alienoid")
    assert duel.discard("p1") == ["Cosmic Joe"]
    assert duel.play("p2") == ["Alienoid (exhausted)"]
    duel.settled("p2")


# ---- Cyber Bunny


def test_cyber_bunny_defeats_an_enemy_creature_of_power_five_or_more() -> None:
    duel = Scenario(p1={"hand": ["Cyber Bunny"], "play": ["Kong"]}, p2={"play": ["Kraken", "Gorillion", "Mantis"]})
    duel.p1("play Cyber Bunny")
    duel.p2("decline")
    duel.asks("p1", "target", "choose Kraken", "choose Gorillion")
    duel.p1("choose Kraken")
    assert duel.play("p2") == ["Gorillion", "Mantis"]
    assert duel.discard("p2") == ["Kraken"]
    duel.settled("p2")


def test_cyber_bunny_spares_power_four_and_own_creatures() -> None:
    duel = Scenario(p1={"hand": ["Cyber Bunny"], "play": ["Kong"]}, p2={"play": ["Mantis"]})
    duel.p1("play Cyber Bunny")
    duel.p2("decline")
    assert duel.play("p1") == ["Cyber Bunny", "Kong"]
    assert duel.play("p2") == ["Mantis"]
    duel.settled("p2")


def test_cyber_bunny_looks_at_current_power() -> None:
    duel = Scenario(p1={"hand": ["Cyber Bunny"]}, p2={"play": ["Rex Florae", "Mantis"]})
    duel.p1("play Cyber Bunny")
    duel.p2("decline")
    duel.asks("p1", "target", "choose Rex Florae", "choose Mantis")  # Mantis 4 + 1
    duel.p1("choose Mantis")
    assert duel.play("p2") == ["Rex Florae"]
    duel.settled("p2")


@pytest.mark.parametrize(("choice", "life"), [("attack", 1), ("stop", 2)])
def test_cyber_bunny_may_attack_twice(choice: str, life: int) -> None:
    duel = Scenario(p1={"play": ["Cyber Bunny"]})
    attack(duel, "p1", "Cyber Bunny")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1(choice)
    assert duel.life("p2") == life
    duel.settled("p2")


# ---- Cyber Kitty


def test_cyber_kitty_defeats_an_enemy_creature_of_power_five_or_less() -> None:
    duel = Scenario(p1={"hand": ["Cyber Kitty"], "play": ["Pandakaï"]}, p2={"play": ["Kraken", "Alienoid", "Mantis"]})
    duel.p1("play Cyber Kitty")
    duel.p2("decline")
    duel.asks("p1", "target", "choose Kraken", "choose Mantis")
    duel.p1("choose Mantis")
    assert duel.discard("p2") == ["Mantis"]
    duel.settled("p2")


def test_cyber_kitty_does_nothing_to_power_six() -> None:
    duel = Scenario(p1={"hand": ["Cyber Kitty"]}, p2={"play": ["Pumpkin Jack"]})
    duel.p1("play Cyber Kitty")
    duel.p2("decline")
    assert duel.play("p2") == ["Pumpkin Jack"]
    duel.settled("p2")


def test_cyber_kitty_only_exhausts_a_tough_creature() -> None:
    duel = Scenario(p1={"hand": ["Cyber Kitty"]}, p2={"play": ["H.A.D.E.S."]})
    duel.p1("play Cyber Kitty")
    duel.p2("decline")
    assert duel.play("p2") == ["H.A.D.E.S. (exhausted)"]
    duel.settled("p2")


def test_cyber_kitty_hunts() -> None:
    duel = Scenario(p1={"play": ["Cyber Kitty"]}, p2={"play": ["Kong", "Space Penguin"]})
    attack(duel, "p1", "Cyber Kitty")
    duel.p1("hunt Space Penguin")
    assert duel.play("p1") == ["Cyber Kitty"]
    assert duel.discard("p2") == ["Space Penguin"]
    duel.settled("p2")


# ---- Cybertooth


def test_cybertooth_may_reroll_twice() -> None:
    """KT-1."""
    duel = Scenario(p1={"play": ["Cybertooth"]})
    duel.p1("attack Cybertooth")
    duel.chance("roll +1")
    duel.p1("reroll")
    duel.chance("roll +2")
    duel.asks("p1", "reroll", "keep", "reroll")
    duel.p1("reroll")
    duel.chance("roll energy2")
    assert duel.energy("p1") == 2
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_cybertooth_may_keep_the_first_reroll() -> None:
    duel = Scenario(p1={"play": ["Cybertooth"]})
    duel.p1("attack Cybertooth")
    duel.chance("roll +1")
    duel.p1("reroll")
    duel.chance("roll energy2")
    duel.p1("keep")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_cybertooth_helps_its_allies() -> None:
    duel = Scenario(p1={"play": ["Cybertooth", "Kong"]})
    duel.p1("attack Kong")
    duel.chance("roll +1")
    duel.p1("reroll")
    duel.chance("roll +1")
    duel.p1("reroll")
    duel.chance("roll energy")
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_cybertooth_does_not_help_the_enemy() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Cybertooth"]})
    duel.p1("attack Kong")
    duel.chance("roll +1")
    duel.p1("reroll")
    duel.chance("roll +1")
    duel.asks("p2", "block", "block Cybertooth", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize(("before", "after"), [("Cybertooth", ["Cybertooth (exhausted)"]),
                                               ("Cybertooth (exhausted)", [])])
def test_cybertooth_is_tough_once(before: str, after: list[str]) -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": [before]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Cybertooth")
    assert duel.play("p2") == after
    duel.settled("p2")


# ---- Drakonis


def test_drakonis_gains_two_energy() -> None:
    duel = Scenario(p1={"hand": ["Drakonis"], "energy": 1})
    duel.p1("play Drakonis")
    duel.p2("decline")
    assert duel.energy("p1") == 3
    assert duel.energy("p2") == 0
    duel.settled("p2")


def test_a_mindbugged_drakonis_gains_energy_for_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Drakonis", "Kong"]})
    duel.p1("play Drakonis")
    duel.p2("mindbug")
    assert duel.energy("p1") == 0
    assert duel.energy("p2") == 2
    duel.settled("p1")


def test_taking_control_of_drakonis_gains_no_energy() -> None:
    """G16: a change of control triggers no Play effect."""
    duel = Scenario(p1={"play": ["Captain Fish"]}, p2={"play": ["Drakonis"]})
    attack(duel, "p1", "Captain Fish")
    duel.p2("block Drakonis")
    assert duel.play("p1") == ["Drakonis"]
    assert duel.energy("p1") == 0
    duel.settled("p2")


# ---- Gigazaur


def test_gigazaur_costs_the_opponent_a_life_when_defeated() -> None:
    duel = Scenario(p1={"play": ["Gigazaur"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Gigazaur")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Gigazaur"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_gigazaur_costs_nothing_when_it_wins_the_fight() -> None:
    """The example of the KOT rulebook: Gigazaur (9) against Meka Dragon (7)."""
    duel = Scenario(p1={"play": ["Gigazaur"]}, p2={"play": ["Meka Dragon"]})
    attack(duel, "p1", "Gigazaur")
    duel.p2("block Meka Dragon")
    assert duel.discard("p2") == ["Meka Dragon"]
    assert duel.play("p1") == ["Gigazaur"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_gigazaur_hits_the_opponent_of_whoever_controls_it() -> None:
    """G5."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Gigazaur"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Gigazaur")
    assert duel.life("p1") == 2
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_of_two_gigazaurs_the_active_player_resolves_the_winning_one_first() -> None:
    """G3 and G9: at one life each the first effect ends the game."""
    duel = Scenario(p1={"life": 1, "play": ["Gigazaur"]}, p2={"life": 1, "play": ["Gigazaur"]})
    attack(duel, "p1", "Gigazaur")
    duel.p2("block Gigazaur")
    duel.asks("p1", "order", "resolve Gigazaur", "resolve Gigazaur #2")
    duel.p1("resolve Gigazaur")
    assert duel.life("p1") == 1
    duel.over("p1")


# ---- H.A.D.E.S.


def test_hades_resolves_both_dice() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"play": ["Drakonis"]})
    attack(duel, "p1", "H.A.D.E.S.", "+3", "energy2")
    duel.asks("p1", "die", "resolve +3", "resolve energy2")
    duel.p1("resolve energy2")
    assert duel.energy("p1") == 2
    duel.p2("block Drakonis")
    assert duel.play("p1") == ["H.A.D.E.S."]  # 8 against 7
    assert duel.discard("p2") == ["Drakonis"]
    duel.settled("p2")


def test_hades_grown_twice_by_three_beats_power_ten() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "H.A.D.E.S.", "+3", "+3")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["H.A.D.E.S."]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_hades_is_tough() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "H.A.D.E.S.", "+2", "+2")  # 9
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["H.A.D.E.S. (exhausted)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


# ---- Iron Back


def test_iron_back_gains_energy_for_each_enemy_creature() -> None:
    duel = Scenario(p1={"play": ["Iron Back", "Mantis"]}, p2={"play": ["Kong", "Quetzalcóatl", "Gorillion"]})
    attack(duel, "p1", "Iron Back", "+1")
    duel.p2("block Kong")
    assert duel.discard("p1") == ["Iron Back"]
    assert duel.energy("p1") == 3
    duel.settled("p2")


def test_iron_back_does_not_count_the_creature_that_died_with_it() -> None:
    """A5: both fighters have left play."""
    duel = Scenario(p1={"play": ["Iron Back"]}, p2={"play": ["Kraken", "Mantis"]})
    attack(duel, "p1", "Iron Back", "+1")
    duel.p2("block Kraken")
    assert duel.play("p2") == ["Mantis"]
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_iron_back_gains_nothing_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Iron Back"]}, p2={"play": ["Quetzalcóatl", "Kong"]})
    attack(duel, "p1", "Iron Back", "+1")
    duel.p2("block Quetzalcóatl")
    assert duel.play("p1") == ["Iron Back"]
    assert duel.energy("p1") == 0
    duel.settled("p2")


def test_a_blocking_iron_back_gains_energy_for_its_own_controller() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Mantis"]}, p2={"play": ["Iron Back"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Iron Back")
    assert duel.energy("p1") == 0
    assert duel.energy("p2") == 2
    duel.settled("p2")


# ---- Kong


def test_kong_grown_by_one_ties_with_power_ten() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Kong", "+1")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Kong"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_kong_grown_by_two_beats_power_ten() -> None:
    duel = Scenario(p1={"play": ["Kong"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Kong", "+2")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Kong"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_kong_does_not_roll_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Kong"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Kong")
    assert duel.discard("p2") == ["Kong"]
    assert duel.play("p1") == ["Gorillion"]
    duel.settled("p2")


# ---- Kraken


def test_kraken_makes_power_eight_or_more_sneaky() -> None:
    duel = Scenario(p1={"play": ["Kraken", "Kong"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Kong", "energy")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_kraken_does_not_make_power_seven_sneaky() -> None:
    duel = Scenario(p1={"play": ["Kraken", "Meka Dragon"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Meka Dragon", "energy")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    duel.settled("p2")


def test_kraken_counts_grown_power() -> None:
    """FC-9."""
    duel = Scenario(p1={"play": ["Kraken", "Meka Dragon"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Meka Dragon", "+1")
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize(("face", "sneaky"), [("+2", False), ("+3", True)])
def test_kraken_grown_to_eight_is_sneaky_itself(face: str, sneaky: bool) -> None:
    """G6: "allied creatures" includes the source."""
    duel = Scenario(p1={"play": ["Kraken"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Kraken", face)
    if not sneaky:
        duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_kraken_lets_big_allies_block_sneaky_attackers() -> None:
    duel = Scenario(p1={"play": ["Quetzalcóatl"]}, p2={"play": ["Kraken", "Kong"]})
    attack(duel, "p1", "Quetzalcóatl")
    duel.asks("p2", "block", "block Kong", "no block")
    duel.p2("block Kong")
    assert duel.discard("p1") == ["Quetzalcóatl"]
    duel.settled("p2")


# ---- Mantis


def test_mantis_rolls_before_it_hunts() -> None:
    """A1: dice, then the HUNTER choice."""
    duel = Scenario(p1={"play": ["Mantis"]}, p2={"play": ["Kraken", "Gorillion"]})
    attack(duel, "p1", "Mantis", "+2")
    duel.asks("p1", "hunt", "hunt Kraken", "hunt Gorillion", "let block")
    duel.p1("hunt Kraken")
    assert duel.play("p1") == ["Mantis"]
    assert duel.discard("p2") == ["Kraken"]
    duel.settled("p2")


def test_mantis_may_leave_the_block_to_the_opponent() -> None:
    """A9: HUNTER is optional."""
    duel = Scenario(p1={"play": ["Mantis"]}, p2={"play": ["Kraken"]})
    attack(duel, "p1", "Mantis", "energy")
    duel.p1("let block")
    duel.p2("block Kraken")
    assert duel.discard("p1") == ["Mantis"]
    duel.settled("p2")


def test_mantis_without_enemy_creatures_just_attacks() -> None:
    duel = Scenario(p1={"play": ["Mantis"]})
    attack(duel, "p1", "Mantis", "energy2")
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 2
    duel.settled("p2")


# ---- Mechamster


def test_mechamster_gives_a_die_to_creatures_without_an_icon() -> None:
    """KT-3."""
    duel = Scenario(p1={"play": ["Mechamster", "Quetzalcóatl"]})
    attack(duel, "p1", "Quetzalcóatl", "energy")
    assert duel.energy("p1") == 1
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_mechamster_gives_itself_no_die() -> None:
    duel = Scenario(p1={"play": ["Mechamster", "Quetzalcóatl"]})
    attack(duel, "p1", "Mechamster")
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize("attacker", ["Kong", "H.A.D.E.S."])
def test_mechamster_gives_a_second_die_but_never_a_third(attacker: str) -> None:
    """KT-3."""
    duel = Scenario(p1={"play": ["Mechamster", attacker]})
    duel.p1(f"attack {attacker}")
    duel.chance("roll energy", "roll energy")
    duel.asks("p1", "reroll", "keep", "reroll first", "reroll second", "reroll both")
    duel.p1("keep")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_two_mechamsters_still_give_two_dice_at_most() -> None:
    """KT-3."""
    duel = Scenario(p1={"play": ["Mechamster", "Mechamster", "Kong"]})
    attack(duel, "p1", "Kong", "energy", "energy")
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_mechamster_gives_the_enemy_no_die() -> None:
    duel = Scenario(p1={"play": ["Quetzalcóatl"]}, p2={"play": ["Mechamster"]})
    attack(duel, "p1", "Quetzalcóatl")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Mega Shark


def test_mega_shark_gains_one_energy() -> None:
    duel = Scenario(p1={"hand": ["Mega Shark"]})
    duel.p1("play Mega Shark")
    duel.p2("decline")
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_a_mindbugged_mega_shark_gains_energy_for_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Mega Shark", "Kong"]})
    duel.p1("play Mega Shark")
    duel.p2("mindbug")
    assert duel.energy("p1") == 0
    assert duel.energy("p2") == 1
    duel.settled("p1")


def test_mega_shark_hunts_and_attacking_gains_no_energy() -> None:
    duel = Scenario(p1={"play": ["Mega Shark"]}, p2={"play": ["Gorillion", "Quetzalcóatl"]})
    attack(duel, "p1", "Mega Shark")
    duel.p1("hunt Quetzalcóatl")
    assert duel.play("p1") == ["Mega Shark"]
    assert duel.discard("p2") == ["Quetzalcóatl"]
    assert duel.energy("p1") == 0
    duel.settled("p2")


# ---- Megamoth


def test_megamoth_poisons_and_gains_two_energy_when_defeated() -> None:
    duel = Scenario(p1={"play": ["Megamoth"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Megamoth")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Megamoth"]
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_megamoth_gains_nothing_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Megamoth"]}, p2={"play": ["Mechamster"]})
    attack(duel, "p1", "Megamoth")
    duel.p2("block Mechamster")
    assert duel.play("p1") == ["Megamoth"]
    assert duel.energy("p1") == 0
    duel.settled("p2")


def test_the_energy_of_a_blocking_megamoth_buys_at_once_in_the_turn_that_follows() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Megamoth"]}, power_row=["Railgun"])
    attack(duel, "p1", "Gorillion")
    duel.p2("block Megamoth")
    duel.asks("p2", "buy", "buy Railgun", "done")
    duel.p2("done")
    assert duel.energy("p2") == 2
    duel.settled("p2")


# ---- Megaxolot


def test_megaxolot_gains_one_life() -> None:
    duel = Scenario(p1={"hand": ["Megaxolot"]})
    duel.p1("play Megaxolot")
    duel.p2("decline")
    assert duel.life("p1") == 4
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_a_mindbugged_megaxolot_heals_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Megaxolot", "Kong"]})
    duel.p1("play Megaxolot")
    duel.p2("mindbug")
    assert duel.life("p1") == 3
    assert duel.life("p2") == 4
    duel.settled("p1")


def test_megaxolot_is_poisonous() -> None:
    duel = Scenario(p1={"play": ["Megaxolot"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Megaxolot", "energy")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Megaxolot"]
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.life("p1") == 3
    duel.settled("p2")


# ---- Meka Dragon


def test_meka_dragon_costs_the_opponent_a_life() -> None:
    duel = Scenario(p1={"hand": ["Meka Dragon"]})
    duel.p1("play Meka Dragon")
    duel.p2("decline")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_meka_dragon_wins_against_the_last_life() -> None:
    duel = Scenario(p1={"hand": ["Meka Dragon"]}, p2={"life": 1})
    duel.p1("play Meka Dragon")
    duel.p2("decline")
    duel.over("p1")


def test_a_mindbugged_meka_dragon_turns_on_its_player() -> None:
    duel = Scenario(p1={"hand": ["Meka Dragon", "Kong"]})
    duel.p1("play Meka Dragon")
    duel.p2("mindbug")
    assert duel.life("p1") == 2
    assert duel.life("p2") == 3
    duel.settled("p1")


def test_meka_dragon_can_be_lost_to_a_mindbug_at_the_last_life() -> None:
    duel = Scenario(p1={"hand": ["Meka Dragon", "Kong"], "life": 1})
    duel.p1("play Meka Dragon")
    duel.p2("mindbug")
    duel.over("p2")


# ---- Pagurah


def test_pagurah_defeats_every_enemy_creature_of_power_five_or_less_when_defeated() -> None:
    duel = Scenario(p1={"play": ["Pagurah", "Quetzalcóatl"]},
                    p2={"play": ["Gorillion", "Kraken", "Mantis", "Alienoid"]})
    attack(duel, "p1", "Pagurah", "energy")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Quetzalcóatl"]
    assert duel.play("p2") == ["Alienoid", "Gorillion"]
    assert duel.discard("p2") == ["Kraken", "Mantis"]
    duel.settled("p2")


def test_pagurah_defeats_nothing_more_while_it_lives_and_may_attack_again() -> None:
    duel = Scenario(p1={"play": ["Pagurah"]}, p2={"play": ["Kraken", "Mantis"]})
    attack(duel, "p1", "Pagurah", "+3")
    duel.p2("block Kraken")
    assert duel.play("p2") == ["Mantis"]
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    duel.settled("p2")


def test_pagurah_looks_at_current_power() -> None:
    """G13: Rex Florae lifts Kraken to 6."""
    duel = Scenario(p1={"play": ["Pagurah"]}, p2={"play": ["Rex Florae", "Kraken"]})
    attack(duel, "p1", "Pagurah", "energy")
    duel.p2("block Rex Florae")
    assert duel.discard("p1") == ["Pagurah"]
    assert duel.play("p2") == ["Kraken", "Rex Florae"]
    duel.settled("p2")


def test_the_active_player_orders_what_pagurah_sets_off() -> None:
    """G3: also effects that belong to the opponent."""
    duel = Scenario(p1={"hand": ["Gorillion"], "play": ["Pagurah"]}, p2={"play": ["Kong", "Rob", "Megamoth"]})
    attack(duel, "p1", "Pagurah", "+1")
    duel.p2("block Kong")
    duel.asks("p1", "order", "resolve Rob", "resolve Megamoth")
    assert duel.energy("p2") == 0
    duel.p1("resolve Rob")
    assert duel.hand("p1") == []
    assert duel.energy("p2") == 2
    duel.settled("p2")


# ---- Pandakaï


def test_pandakai_gains_one_energy_when_defeated() -> None:
    duel = Scenario(p1={"play": ["Pandakaï"]}, p2={"play": ["Quetzalcóatl"]})
    attack(duel, "p1", "Pandakaï")
    duel.p2("block Quetzalcóatl")
    assert duel.discard("p1") == ["Pandakaï"]
    assert duel.play("p2") == ["Quetzalcóatl"]
    assert duel.energy("p1") == 1
    duel.settled("p2")


def test_pandakai_sneaks_past_and_gains_nothing_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Pandakaï"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Pandakaï")
    assert duel.life("p2") == 2
    assert duel.energy("p1") == 0
    duel.settled("p2")


def test_only_pandakai_can_block_space_penguin() -> None:
    """The example of the KOT rulebook."""
    duel = Scenario(p1={"play": ["Space Penguin"]}, p2={"play": ["Pandakaï", "Gorillion"]})
    attack(duel, "p1", "Space Penguin")
    duel.asks("p2", "block", "block Pandakaï", "no block")
    duel.p2("block Pandakaï")
    assert duel.discard("p1") == ["Space Penguin"]
    assert duel.discard("p2") == ["Pandakaï"]
    assert duel.energy("p2") == 1
    duel.settled("p2")


# ---- Pumpkin Jack


def test_pumpkin_jack_plays_a_card_with_a_play_effect_out_of_the_own_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["Pumpkin Jack"], "discard": ["Drakonis", "Rob", "Kong", "Meka Dragon"]},
                    p2={"discard": ["Mega Shark"]})
    duel.p1("play Pumpkin Jack")
    duel.p2("decline")
    duel.asks("p1", "card", "choose Drakonis", "choose Meka Dragon")
    duel.p1("choose Drakonis")
    assert duel.play("p1") == ["Drakonis", "Pumpkin Jack"]
    assert duel.discard("p1") == ["Kong", "Meka Dragon", "Rob"]
    assert duel.energy("p1") == 2
    duel.settled("p2")


def test_pumpkin_jack_does_nothing_without_a_play_effect_in_the_own_pile() -> None:
    duel = Scenario(p1={"hand": ["Pumpkin Jack"], "discard": ["Kong", "Rob"]}, p2={"discard": ["Drakonis"]})
    duel.p1("play Pumpkin Jack")
    duel.p2("decline")
    assert duel.play("p1") == ["Pumpkin Jack"]
    assert duel.discard("p2") == ["Drakonis"]
    duel.settled("p2")


def test_a_mindbugged_pumpkin_jack_looks_in_the_mindbuggers_pile() -> None:
    """M5."""
    duel = Scenario(p1={"hand": ["Pumpkin Jack", "Kong"], "discard": ["Drakonis"]}, p2={"discard": ["Megaxolot"]})
    duel.p1("play Pumpkin Jack")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Megaxolot", "Pumpkin Jack"]
    assert duel.life("p2") == 4
    assert duel.discard("p1") == ["Drakonis"]
    duel.settled("p1")


def test_a_second_pumpkin_jack_chains() -> None:
    duel = Scenario(p1={"hand": ["Pumpkin Jack"], "discard": ["Pumpkin Jack", "Drakonis"]})
    duel.p1("play Pumpkin Jack")
    duel.p2("decline")
    duel.p1("choose Pumpkin Jack")
    assert duel.play("p1") == ["Drakonis", "Pumpkin Jack", "Pumpkin Jack"]
    assert duel.energy("p1") == 2
    duel.settled("p2")


# ---- Purple Reign


def test_purple_reign_is_not_blocked_by_power_six_or_more() -> None:
    duel = Scenario(p1={"play": ["Purple Reign"]}, p2={"play": ["Alienoid", "Kong", "Mantis"]})
    attack(duel, "p1", "Purple Reign", "energy")
    duel.asks("p2", "block", "block Mantis", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_purple_reign_can_be_blocked_by_power_five() -> None:
    duel = Scenario(p1={"play": ["Purple Reign"]}, p2={"play": ["Kraken"]})
    attack(duel, "p1", "Purple Reign", "energy")
    duel.p2("block Kraken")
    assert duel.discard("p1") == ["Purple Reign"]
    duel.settled("p2")


def test_purple_reign_looks_at_current_power() -> None:
    """A10: Rex Florae lifts Kraken to 6."""
    duel = Scenario(p1={"play": ["Purple Reign"]}, p2={"play": ["Rex Florae", "Kraken"]})
    attack(duel, "p1", "Purple Reign", "energy")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Quetzalcóatl


def test_quetzalcoatl_is_not_blocked_without_sneaky() -> None:
    duel = Scenario(p1={"play": ["Quetzalcóatl"]}, p2={"play": ["Mantis"]})
    attack(duel, "p1", "Quetzalcóatl")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_quetzalcoatl_has_power_four_against_a_sneaky_blocker() -> None:
    duel = Scenario(p1={"play": ["Quetzalcóatl"]}, p2={"play": ["Space Penguin", "Kong"]})
    attack(duel, "p1", "Quetzalcóatl")
    duel.asks("p2", "block", "block Space Penguin", "no block")
    duel.p2("block Space Penguin")
    assert duel.play("p1") == ["Quetzalcóatl"]
    assert duel.discard("p2") == ["Space Penguin"]
    duel.settled("p2")


# ---- Rex Florae


def test_rex_florae_strengthens_other_allies_and_no_enemy() -> None:
    duel = Scenario(p1={"play": ["Rex Florae", "Quetzalcóatl"]}, p2={"play": ["Quetzalcóatl"]})
    attack(duel, "p1", "Quetzalcóatl")
    duel.p2("block Quetzalcóatl")
    assert duel.play("p1") == ["Quetzalcóatl", "Rex Florae"]
    assert duel.discard("p2") == ["Quetzalcóatl"]
    duel.settled("p2")


def test_rex_florae_does_not_strengthen_itself() -> None:
    duel = Scenario(p1={"play": ["Rex Florae", "Mantis"]}, p2={"play": ["Alienoid"]})
    attack(duel, "p1", "Rex Florae")
    duel.p2("block Alienoid")
    assert duel.discard("p1") == ["Rex Florae"]  # 6 against 6
    assert duel.play("p2") == ["Alienoid (exhausted)"]
    duel.settled("p2")


def test_rex_florae_is_poisonous() -> None:
    duel = Scenario(p1={"play": ["Rex Florae"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Rex Florae")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Rex Florae"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_the_bonus_of_rex_florae_ends_when_it_leaves() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Quetzalcóatl"]}, p2={"play": ["Rex Florae", "Quetzalcóatl"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Rex Florae")
    attack(duel, "p2", "Quetzalcóatl")
    duel.p1("block Quetzalcóatl")  # 4 against 4
    assert duel.discard("p1") == ["Gorillion", "Quetzalcóatl"]
    assert duel.discard("p2") == ["Quetzalcóatl", "Rex Florae"]
    duel.settled("p1")


# ---- Rob


def test_rob_makes_the_opponent_discard_two_cards_of_their_choice() -> None:
    duel = Scenario(p1={"play": ["Rob"]}, p2={"hand": ["Gorillion", "Mantis", "Kraken", "Rob"], "play": ["Kong"]})
    attack(duel, "p1", "Rob", "energy")
    duel.p2("block Kong")
    duel.asks("p2", "discard", "discard Gorillion", "discard Mantis", "discard Kraken", "discard Rob")
    duel.p2("discard Mantis", "discard Kraken")
    assert duel.hand("p2") == ["Gorillion", "Rob"]
    assert duel.discard("p2") == ["Kraken", "Mantis"]
    duel.settled("p2")


def test_rob_takes_exactly_two_without_a_question() -> None:
    duel = Scenario(p1={"play": ["Rob"]}, p2={"hand": ["Gorillion", "Mantis"], "play": ["Kong"]})
    attack(duel, "p1", "Rob", "energy")
    duel.p2("block Kong")
    assert duel.hand("p2") == []
    assert duel.discard("p2") == ["Gorillion", "Mantis"]
    duel.settled("p2")


def test_the_hand_is_refilled_only_after_robs_two_discards() -> None:
    """G12: one batch."""
    duel = Scenario(p1={"play": ["Rob"]}, p2={"hand": ["Alienoid", "Drakonis", "Gorillion", "Kraken", "Mantis"],
                                              "draw": ["Baby Gigazaur", "Cyber Kitty", "Sheriff"], "play": ["Kong"]})
    attack(duel, "p1", "Rob", "energy")
    duel.p2("block Kong", "discard Mantis")
    duel.asks("p2", "discard", "discard Alienoid", "discard Drakonis", "discard Gorillion", "discard Kraken")
    duel.p2("discard Kraken")
    assert duel.hand("p2") == ["Alienoid", "Baby Gigazaur", "Cyber Kitty", "Drakonis", "Gorillion"]
    duel.settled("p2")


def test_rob_makes_nobody_discard_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Rob"]}, p2={"hand": ["Gorillion", "Mantis"], "play": ["Meka Dragon"]})
    attack(duel, "p1", "Rob", "+3")
    duel.p2("block Meka Dragon")
    assert duel.play("p1") == ["Rob"]
    assert duel.hand("p2") == ["Gorillion", "Mantis"]
    duel.settled("p2")


def test_a_blocking_rob_makes_the_attacking_player_discard() -> None:
    duel = Scenario(p1={"hand": ["Kong", "Mantis", "Drakonis"], "play": ["Gorillion"]}, p2={"play": ["Rob"]})
    attack(duel, "p1", "Gorillion")
    duel.p2("block Rob")
    duel.p1("discard Kong", "discard Drakonis")
    assert duel.hand("p1") == ["Mantis"]
    duel.settled("p2")


# ---- Sheriff


def test_sheriff_hunts_only_power_four_or_more() -> None:
    """KT-8."""
    duel = Scenario(p1={"play": ["Sheriff"]}, p2={"play": ["Mantis", "Pandakaï"]})
    attack(duel, "p1", "Sheriff")
    duel.asks("p1", "hunt", "hunt Mantis", "let block")
    duel.p1("hunt Mantis")
    assert duel.discard("p2") == ["Mantis"]
    duel.settled("p2")


def test_sheriff_attacks_normally_when_it_may_hunt_nobody() -> None:
    """KT-8."""
    duel = Scenario(p1={"play": ["Sheriff"]}, p2={"play": ["Pandakaï"]})
    attack(duel, "p1", "Sheriff")
    duel.asks("p2", "block", "block Pandakaï", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_sheriff_can_be_blocked_by_what_it_may_not_hunt() -> None:
    """KT-8."""
    duel = Scenario(p1={"play": ["Sheriff"]}, p2={"play": ["Gorillion", "Pandakaï"]})
    attack(duel, "p1", "Sheriff")
    duel.p1("let block")
    duel.p2("block Pandakaï")
    assert duel.discard("p2") == ["Pandakaï"]
    duel.settled("p2")


def test_sheriff_looks_at_current_power() -> None:
    duel = Scenario(p1={"play": ["Sheriff"]}, p2={"play": ["Rex Florae", "Pandakaï"]})
    attack(duel, "p1", "Sheriff")
    duel.asks("p1", "hunt", "hunt Rex Florae", "hunt Pandakaï", "let block")
    duel.p1("hunt Pandakaï")
    assert duel.play("p1") == ["Sheriff"]
    assert duel.discard("p2") == ["Pandakaï"]
    duel.settled("p2")


# ---- Space Penguin


def test_space_penguin_gains_one_life() -> None:
    duel = Scenario(p1={"hand": ["Space Penguin"]})
    duel.p1("play Space Penguin")
    duel.p2("decline")
    assert duel.life("p1") == 4
    duel.settled("p2")


def test_space_penguin_mindbugged_then_gigazaur_kept() -> None:
    """The example of the KOT rulebook."""
    duel = Scenario(p1={"hand": ["Space Penguin", "Gigazaur"]})
    duel.p1("play Space Penguin")
    duel.p2("mindbug")
    assert duel.life("p1") == 3
    assert duel.life("p2") == 4
    duel.settled("p1")
    duel.p1("play Gigazaur")
    duel.p2("decline")
    assert duel.play("p1") == ["Gigazaur"]
    assert duel.play("p2") == ["Space Penguin"]
    assert duel.mindbugs("p2") == 1
    duel.settled("p2")


def test_space_penguin_sneaks_and_attacking_gains_no_life() -> None:
    duel = Scenario(p1={"play": ["Space Penguin"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Space Penguin")
    assert duel.life("p1") == 3
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- The Globe-Smasher


def test_the_globe_smasher_plays_a_card_that_the_opponent_gives() -> None:
    """BF-20."""
    duel = Scenario(p1={"hand": ["The Globe-Smasher"]}, p2={"hand": ["Drakonis", "Kong"]})
    duel.p1("play The Globe-Smasher")
    duel.p2("decline")
    duel.asks("p2", "card", "choose Drakonis", "choose Kong")
    duel.p2("choose Drakonis")
    assert duel.play("p1") == ["Drakonis", "The Globe-Smasher"]
    assert duel.hand("p2") == ["Kong"]
    assert duel.energy("p1") == 2
    assert duel.energy("p2") == 0
    duel.settled("p2")  # M1: no Mindbug question for Drakonis


def test_the_globe_smasher_gets_nothing_out_of_an_empty_hand() -> None:
    duel = Scenario(p1={"hand": ["The Globe-Smasher"]}, p2={"play": ["Kong"]}, spare=False)
    duel.p1("play The Globe-Smasher")
    duel.p2("decline")
    assert duel.play("p1") == ["The Globe-Smasher"]
    duel.settled("p2")


def test_the_givers_hand_refills_before_the_given_card_takes_effect() -> None:
    """BF-20."""
    duel = Scenario(p1={"hand": ["The Globe-Smasher"]},
                    p2={"hand": ["Ferret Bomber", "Kong", "Kong", "Kong", "Kong"], "draw": ["Mantis"]})
    duel.p1("play The Globe-Smasher")
    duel.p2("decline", "choose Ferret Bomber")
    duel.asks("p2", "discard", "discard Kong", "discard Mantis")
    duel.p2("discard Mantis")
    assert duel.play("p1") == ["Ferret Bomber", "The Globe-Smasher"]
    assert duel.hand("p2") == ["Kong", "Kong", "Kong"]
    assert duel.discard("p2") == ["Kong", "Mantis"]
    duel.settled("p2")


def test_a_mindbugged_globe_smasher_is_given_a_card_by_its_player() -> None:
    duel = Scenario(p1={"hand": ["The Globe-Smasher", "Kong", "Mantis"]})
    duel.p1("play The Globe-Smasher")
    duel.p2("mindbug")
    duel.asks("p1", "card", "choose Kong", "choose Mantis")
    duel.p1("choose Mantis")
    assert duel.play("p2") == ["Mantis", "The Globe-Smasher"]
    assert duel.hand("p1") == ["Kong"]
    duel.settled("p1")


# ---- The King


def test_the_king_keeps_other_allies_from_attacking() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"], "play": ["The King", "Kong", "Quetzalcóatl"]})
    duel.asks("p1", "action", "play Gorillion", "attack The King")


def test_the_king_may_attack_twice_and_rolls_each_time() -> None:
    """A4."""
    duel = Scenario(p1={"play": ["The King", "Kong"]})
    attack(duel, "p1", "The King", "energy")
    duel.p1("attack")
    duel.chance("roll energy2")
    duel.p1("keep")
    assert duel.life("p2") == 1
    assert duel.energy("p1") == 3
    duel.settled("p2")


def test_the_king_does_not_hinder_blocks_or_enemies() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["The King", "Mantis"]})
    attack(duel, "p1", "Gorillion")
    duel.asks("p2", "block", "block The King", "block Mantis", "no block")
    duel.p2("block The King")  # 10 against 10
    assert duel.discard("p1") == ["Gorillion"]
    assert duel.discard("p2") == ["The King"]
    duel.settled("p2")
    assert "attack Mantis" in duel.options()


def test_two_kings_and_an_empty_hand_lose() -> None:
    """KT-9: each of the two holds the other back."""
    duel = Scenario(p1={"play": ["The King", "The King"]}, p2={"hand": ["Gorillion"]}, spare=False)
    duel.over("p2")
