"""The rulings that Battlefruit Kingdom brings into the game: FAST, Harvest, octonite, and three short sentences.

Rulings about one card only (Cherry Bug, Dragon Fruit, Okra Shaman, ...) are tested with the cards.
"""

import pytest

from tests.scenario import Scenario

OCTONITE = [("Alluring Oyster", 2), ("Artimist", 5), ("Bananapus", 2), ("Calm Cole", 2), ("Captain Cucodile", 1),
            ("Fearberry", 2), ("Icecube Dragon", 3), ("Lychee King", 2), ("Mangonade", 3), ("Sporeweaver", 2)]

# ---- Octonite on arrival


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_octonite_arrives_with_the_creature_and_stays_on_it(card: str, octonite: int) -> None:
    """Kingdom octonite is not charge octonite: no `spread` decision, although there is another creature."""
    duel = Scenario(p1={"hand": [card], "play": ["Gorillion"]}, p2={"mindbugs": 0})
    duel.p1(f"play {card}")
    assert duel.play("p1") == sorted(["Gorillion", f"{card} ({octonite} octonite)"])
    duel.settled("p2")


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_octonite_arrives_at_the_mindbugger_m2(card: str, octonite: int) -> None:
    duel = Scenario(p1={"hand": [card, "Gorillion"]}, p2={"mindbugs": 1})
    duel.p1(f"play {card}")
    duel.p2("mindbug")
    assert duel.play("p1") == []
    assert duel.play("p2") == [f"{card} ({octonite} octonite)"]
    duel.settled("p1")


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_octonite_arrives_with_a_creature_played_by_an_effect(card: str, octonite: int) -> None:
    duel = Scenario(p1={"hand": ["Grave Robber"]}, p2={"mindbugs": 0, "discard": [card]})
    duel.p1("play Grave Robber")
    assert duel.play("p1") == sorted(["Grave Robber", f"{card} ({octonite} octonite)"])
    duel.settled("p2")


def test_octonite_arrives_against_deathweaver() -> None:
    """FC-5: it stops Play effects; octonite still arrives."""
    duel = Scenario(p1={"hand": ["Lychee King"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Lychee King")
    assert duel.play("p1") == ["Lychee King (2 octonite)"]
    duel.settled("p2")


def test_octonite_is_kept_at_a_change_of_control_g16() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Icecube Dragon (2 octonite)"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Icecube Dragon (2 octonite)"]
    duel.settled("p2")


# ---- Harvest


def test_harvest_all_tick_first_then_the_active_player_orders_the_effects() -> None:
    """BF-2, G3."""
    duel = Scenario(p1={"play": ["Lychee King (1 octonite)", "Artimist (5 octonite)", "Captain Cucodile (1 octonite)"]},
                    phase="start")
    assert duel.play("p1") == ["Artimist (4 octonite)", "Captain Cucodile", "Lychee King"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.asks("p1", "order", "resolve Lychee King", "resolve Captain Cucodile")
    duel.p1("resolve Captain Cucodile")
    assert (duel.life("p1"), duel.life("p2")) == (5, 2)
    duel.settled("p1")


def test_harvest_two_creatures_of_one_name_are_ordered_too() -> None:
    duel = Scenario(p1={"play": ["Captain Cucodile (1 octonite)", "Captain Cucodile (1 octonite)"]}, phase="start")
    duel.asks("p1", "order", "resolve Captain Cucodile", "resolve Captain Cucodile #2")
    duel.p1("resolve Captain Cucodile #2")
    assert duel.life("p1") == 7
    duel.settled("p1")


@pytest.mark.parametrize(("first", "left"), [("Calm Cole", []), ("Icecube Dragon", ["Icecube Dragon"])])
def test_harvest_one_effect_is_finished_before_the_next_g3(first: str, left: list[str]) -> None:
    """With Cole gone first, nothing protects the Dragon any more; the other way round it cannot be defeated."""
    duel = Scenario(p1={"play": ["Calm Cole (1 octonite)", "Icecube Dragon (1 octonite)"]}, phase="start")
    duel.p1(f"resolve {first}")
    assert duel.play("p1") == left
    duel.settled("p1")


def test_harvest_triggers_that_arise_meanwhile_join_the_pending_ones_g4_g17() -> None:
    """Lychee King is defeated before its Harvest resolves; it resolves all the same."""
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)", "Lychee King (1 octonite)"]},
                    p2={"play": ["Explosive Toad"]},
                    phase="start")
    duel.p1("resolve Bananapus")
    assert duel.discard("p2") == ["Explosive Toad"]
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Lychee King")
    duel.p1("resolve Explosive Toad")
    duel.asks("p2", "target", "choose Bananapus", "choose Lychee King")
    duel.p2("choose Lychee King")
    assert duel.discard("p1") == ["Lychee King"]
    assert duel.life("p2") == 2
    duel.settled("p1")


def test_harvest_of_a_creature_that_is_gone_does_what_it_still_can_g1_g17() -> None:
    """Fearberry's counters have nowhere to go, but the enemy still cannot block this turn."""
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)", "Fearberry (1 octonite)", "Brain Fly"]},
                    p2={"play": ["Explosive Toad", "Luchataur"]}, phase="start")
    duel.p1("resolve Bananapus", "choose Explosive Toad", "resolve Explosive Toad")
    duel.p2("choose Fearberry")
    assert duel.play("p1") == ["Bananapus", "Brain Fly"]
    assert duel.discard("p1") == ["Fearberry"]
    duel.p1("attack Brain Fly")
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize(("edition", "octonite"), [("current", 2), ("third", 1)])
def test_harvest_ticks_again_after_a_mindbug_only_in_a_new_turn_m4_m8(edition: str, octonite: int) -> None:
    """BF-2."""
    duel = Scenario(p1={"hand": ["Gorillion", "Luchataur"], "play": ["Lychee King (2 octonite)"]}, p2={"mindbugs": 1},
                    edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.play("p1") == [f"Lychee King ({octonite} octonite)"]
    duel.settled("p1")


def test_harvest_does_nothing_without_counters() -> None:
    """BF-2."""
    duel = Scenario(p1={"play": ["Artimist", "Lychee King", "Captain Cucodile", "Icecube Dragon"]},
                    p2={"play": ["Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Artimist", "Captain Cucodile", "Icecube Dragon", "Lychee King"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p1")


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_harvest_does_not_tick_in_the_opponents_turn(card: str, octonite: int) -> None:
    duel = Scenario(p1={"play": [f"{card} ({octonite} octonite)"]}, turn="p2", phase="start")
    assert duel.play("p1") == [f"{card} ({octonite} octonite)"]
    duel.settled("p2")


def test_harvest_does_not_tick_at_the_turn_action() -> None:
    """A position with the phase `action` is past the start of the turn."""
    duel = Scenario(p1={"play": ["Artimist (1 octonite)"]})
    assert duel.play("p1") == ["Artimist (1 octonite)"]
    duel.settled("p1")


def test_harvest_creatures_alone_tick() -> None:
    """Octonite on creatures without Harvest (Galaxy) stays."""
    duel = Scenario(p1={"play": ["Kiwanoid (2 octonite)", "Lychee King (2 octonite)"]}, phase="start")
    assert duel.play("p1") == ["Kiwanoid (2 octonite)", "Lychee King (1 octonite)"]
    duel.settled("p1")


def test_harvest_starts_anew_when_counters_are_put_back() -> None:
    """BF-2."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Fearberry (1 octonite)"]},
                    p2={"life": 5, "hand": ["Luchataur", "Rhino Turtle"], "play": ["Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Fearberry (2 octonite)"]
    duel.p1("attack Fearberry")
    duel.p2("play Luchataur")
    assert duel.play("p1") == ["Fearberry (1 octonite)"]
    duel.p1("attack Fearberry")
    duel.p2("no block", "play Rhino Turtle")
    assert duel.play("p1") == ["Fearberry (2 octonite)"]
    duel.p1("attack Fearberry")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_harvest_starts_anew_with_octonite_from_another_card() -> None:
    """BF-2."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Artimist", "Starship Soupers"]})
    duel.p1("attack Starship Soupers", "choose Artimist")
    assert duel.play("p1") == ["Artimist (1 octonite)", "Starship Soupers"]
    duel.p2("play Gorillion")
    duel.over("p1")


def test_harvest_is_not_triggered_by_leaving_play() -> None:
    """BF-2: clearing the last counter that way is not a removal (G16)."""
    duel = Scenario(p1={"play": ["Lychee King (1 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Lychee King")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Lychee King"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_harvest_is_not_triggered_by_a_return_to_hand() -> None:
    """BF-2."""
    duel = Scenario(p1={"hand": ["Spinachia"], "play": ["Artimist (1 octonite)"]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia", "yes", "yes")
    assert duel.play("p1") == ["Artimist (5 octonite)", "Spinachia"]
    duel.settled("p2")


def test_harvest_after_a_change_of_control_is_the_new_controllers() -> None:
    """BF-2: taken by the Oyster after all have ticked; it neither ticks in this turn nor in its old controller's."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Alluring Oyster (1 octonite)"]},
                    p2={"mindbugs": 0, "play": ["Lychee King (1 octonite)"]}, phase="start")
    assert duel.play("p1") == ["Alluring Oyster", "Lychee King (1 octonite)"]
    duel.p1("play Gorillion")
    duel.p2("play Gorillion")
    assert duel.play("p1") == ["Alluring Oyster", "Gorillion", "Lychee King"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 2)
    duel.settled("p1")


def test_harvest_ticks_in_an_extra_turn() -> None:
    """BF-16: a real turn."""
    duel = Scenario(p1={"play": ["Borgions (1 octonite)", "Lychee King (1 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("act Borgions")
    assert duel.play("p1") == ["Borgions", "Lychee King"]
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.life("p2") == 2
    duel.settled("p1")


def test_harvest_comes_before_the_losing_check() -> None:
    """KT-12: the last creature melts, the hand is empty, so there is no turn action left."""
    duel = Scenario(p1={"play": ["Icecube Dragon (1 octonite)"]}, p2={"hand": ["Gorillion"]}, phase="start",
                    spare=False)
    duel.over("p2")


def test_harvest_may_make_a_turn_action_possible() -> None:
    """KT-12: Bananapus (HUNTER) could not attack, but its Harvest removes Pomelozilla in time."""
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)"]}, p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]},
                    phase="start", spare=False)
    assert duel.discard("p2") == ["Pomelozilla"]
    duel.asks("p1", "action", "attack Bananapus")
    duel.settled("p1")


# ---- FAST


def test_fast_attack_is_no_turn_action_m2_m4() -> None:
    """BF-1: the mindbugger attacks in the other's turn, and the mindbugged player still takes another turn action."""
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Gorillion"]}, p2={"mindbugs": 1})
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    assert duel.life("p1") == 2
    assert duel.play("p2") == ["Carrot Cleric"]
    duel.settled("p1")


def test_fast_attack_of_a_mindbugger_can_be_blocked_and_win() -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Carrot Cleric", "Gorillion"], "play": ["Bee Bear"]}, p2={"mindbugs": 1})
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug", "attack")
    duel.asks("p1", "block", "block Bee Bear", "no block")
    duel.p1("no block")
    duel.over("p2")


def test_fast_attack_of_a_mindbugger_may_hunt() -> None:
    duel = Scenario(p1={"hand": ["Duradillo", "Gorillion"], "play": ["Bee Bear"]}, p2={"mindbugs": 1})
    duel.p1("play Duradillo")
    duel.p2("mindbug", "attack", "hunt Bee Bear")
    assert duel.discard("p1") == ["Bee Bear"]
    assert duel.play("p2") == ["Duradillo (exhausted)"]
    duel.settled("p1")


def test_fast_attack_of_a_mindbugger_triggers_attack_effects_for_them() -> None:
    duel = Scenario(p1={"hand": ["Pineapple Paladin", "Gorillion"]}, p2={"mindbugs": 1})
    duel.p1("play Pineapple Paladin")
    duel.p2("mindbug", "attack")
    assert (duel.life("p1"), duel.life("p2")) == (2, 4)
    duel.settled("p1")


def test_fast_creature_played_by_an_effect_may_attack() -> None:
    """BF-1."""
    duel = Scenario(p1={"hand": ["Kiwing Juicer"], "discard": ["Dragon Fruit"]}, p2={"mindbugs": 0})
    duel.p1("play Kiwing Juicer")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_fast_is_offered_when_the_whole_chain_is_done() -> None:
    """BF-1."""
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Kiwing Juicer"], "discard": ["Carrot Cleric"]}, p2={"mindbugs": 0})
    duel.p1("play Lord Watermelon")
    assert duel.play("p1") == ["Carrot Cleric", "Kiwing Juicer", "Lord Watermelon"]
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("stop")
    duel.settled("p2")


def test_fast_creature_returned_and_played_again_may_attack() -> None:
    duel = Scenario(p1={"hand": ["Spinachia"], "play": ["Carrot Cleric (exhausted)"]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia", "yes", "yes", "attack")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Carrot Cleric", "Spinachia"]
    duel.settled("p2")


def test_fast_is_not_offered_for_a_change_of_control() -> None:
    """BF-1."""
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Carrot Cleric"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Carrot Cleric"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_fast_creature_that_cannot_attack_gets_no_offer_g14() -> None:
    """Pomelozilla stops the HUNTER Duradillo; the one option left is resolved by the engine."""
    duel = Scenario(p1={"hand": ["Duradillo"]}, p2={"mindbugs": 0, "play": ["Pomelozilla"]})
    duel.p1("play Duradillo")
    assert duel.play("p1") == ["Duradillo"]
    assert duel.play("p2") == ["Pomelozilla"]
    duel.settled("p2")


def test_fast_with_frenzy_attacks_twice() -> None:
    """BF-1: Rage (King of Tokyo) gives FRENZY to creatures that arrive later this turn too."""
    duel = Scenario(p1={"energy": 1, "hand": ["Carrot Cleric"]}, p2={"mindbugs": 0}, power_row=["Rage"], phase="start")
    duel.p1("buy Rage", "play Carrot Cleric")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_fast_attack_of_a_mindbugger_leaves_the_turns_owner_the_active_player_g3() -> None:
    """BF-1."""
    duel = Scenario(p1={"hand": ["Dragon Fruit", "Gorillion"], "play": ["Duradillo (exhausted)", "Bee Bear"]},
                    p2={"mindbugs": 1})
    duel.p1("play Dragon Fruit")
    duel.p2("mindbug", "attack")
    duel.p1("block Duradillo")
    duel.asks("p1", "order", "resolve Dragon Fruit", "resolve Duradillo")
    duel.p1("resolve Dragon Fruit")
    assert duel.discard("p1") == ["Bee Bear", "Duradillo"]
    assert duel.discard("p2") == ["Dragon Fruit"]
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_fast_attack_of_a_mindbugger_comes_before_the_new_turn_of_edition_third_m8() -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Lychee King (1 octonite)"]},
                    p2={"mindbugs": 1}, edition="third")
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    assert duel.play("p1") == ["Lychee King (1 octonite)"]
    duel.p2("stop")
    assert duel.play("p1") == ["Lychee King"]
    assert duel.life("p2") == 2
    duel.settled("p1")


# ---- "Cannot be defeated"


def test_cannot_be_defeated_beats_poison() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Gorillion"]}, p2={"play": ["Axolotl Healer"]})
    duel.p1("attack Gorillion")
    duel.p2("block Axolotl Healer")
    assert duel.play("p1") == ["Calm Cole (2 octonite)", "Gorillion"]
    assert duel.discard("p2") == ["Axolotl Healer"]
    duel.settled("p2")


def test_cannot_be_defeated_leaves_tough_unused_a12() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Rhino Turtle"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion")
    duel.p1("stop")
    assert duel.play("p1") == ["Calm Cole (2 octonite)", "Rhino Turtle"]
    duel.settled("p2")


def test_cannot_be_defeated_triggers_no_defeated_effect() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Tomageddon"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Tomageddon")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Calm Cole (2 octonite)", "Tomageddon"]
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.hand("p2") == ["Gorillion"]
    duel.settled("p2")


def test_cannot_be_defeated_in_the_mass_defeat_that_takes_cole_itself() -> None:
    """BF-7, G13."""
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Brain Fly"]}, p2={"play": ["Mangonade (1 octonite)"]},
                    turn="p2", phase="start")
    assert duel.play("p1") == ["Brain Fly"]
    assert duel.discard("p1") == ["Calm Cole"]
    duel.settled("p2")


def test_cannot_be_defeated_but_may_be_chosen() -> None:
    """BF-7."""
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Gorillion"]}, p2={"play": ["Bananapus (1 octonite)"]},
                    turn="p2", phase="start")
    duel.asks("p2", "target", "choose Calm Cole", "choose Gorillion")
    duel.p2("choose Gorillion")
    assert duel.play("p1") == ["Calm Cole (2 octonite)", "Gorillion"]
    duel.settled("p2")


def test_cannot_be_defeated_and_chosen_by_its_own_controller() -> None:
    """BF-7: Pepperwing's "must defeat" falls on a protected creature: nothing happens."""
    duel = Scenario(p1={"play": ["Pepperwing"]}, p2={"play": ["Calm Cole", "Bee Bear"]})
    duel.p1("attack Pepperwing")
    duel.p2("no", "choose Bee Bear", "no block")
    assert duel.play("p2") == ["Bee Bear", "Calm Cole"]
    assert duel.hand("p2") == ["Gorillion"]
    duel.settled("p2")


def test_cannot_be_defeated_goes_to_the_mindbugger_m2() -> None:
    duel = Scenario(p1={"hand": ["Calm Cole", "Gorillion"], "play": ["Luchataur"]},
                    p2={"mindbugs": 1, "play": ["Bee Bear"]})
    duel.p1("play Calm Cole")
    duel.p2("mindbug")
    duel.p1("attack Luchataur")
    duel.p2("block Bee Bear")
    duel.p1("stop")
    assert duel.play("p1") == ["Luchataur"]
    # It is now their turn, so Cole has ticked.
    assert duel.play("p2") == ["Bee Bear", "Calm Cole (1 octonite)"]
    duel.settled("p2")


# ---- "Cannot block"


def test_cannot_block_does_not_stop_a_hunters_forced_block_a9_g14() -> None:
    duel = Scenario(p1={"play": ["Fearberry (1 octonite)", "Killer Bee"]}, p2={"play": ["Brain Fly"]}, phase="start")
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Brain Fly", "let block")
    duel.p1("hunt Brain Fly")
    assert duel.discard("p2") == ["Brain Fly"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_cannot_block_holds_when_a_hunter_lets_block() -> None:
    duel = Scenario(p1={"play": ["Fearberry (1 octonite)", "Killer Bee"]}, p2={"play": ["Gorillion"]}, phase="start")
    duel.p1("attack Killer Bee", "let block")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Fearberry (2 octonite)", "Killer Bee"]
    duel.settled("p2")


def test_cannot_block_holds_for_both_frenzy_attacks() -> None:
    duel = Scenario(p1={"play": ["Fearberry (1 octonite)", "Luchataur"]}, p2={"play": ["Gorillion"]}, phase="start")
    duel.p1("attack Luchataur", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_cannot_block_holds_for_later_arrivals_and_not_for_the_own_side() -> None:
    """BF-18: the mindbugged Cleric may attack and be blocked, but cannot block in this turn."""
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Fearberry (1 octonite)"]}, p2={"mindbugs": 1},
                    phase="start")
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug", "attack")
    duel.asks("p1", "block", "block Fearberry", "no block")
    duel.p1("no block", "attack Fearberry")
    assert (duel.life("p1"), duel.life("p2")) == (2, 2)
    duel.settled("p2")


def test_cannot_block_ends_with_the_turn_that_a_mindbug_ends_in_edition_third_m8() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Luchataur"], "play": ["Fearberry (1 octonite)"]}, p2={"mindbugs": 1},
                    phase="start", edition="third")
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Fearberry (1 octonite)"]
    duel.p1("attack Fearberry")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Fearberry"]
    duel.settled("p2")


# ---- "Win the game"


def test_win_the_game_at_once_and_nothing_more_resolves_g9() -> None:
    duel = Scenario(p1={"play": ["Captain Cucodile (1 octonite)", "Artimist (1 octonite)"]}, phase="start")
    duel.asks("p1", "order", "resolve Captain Cucodile", "resolve Artimist")
    duel.p1("resolve Artimist")
    duel.over("p1")
    assert duel.life("p1") == 3


def test_win_the_game_is_for_the_controller_of_the_creature() -> None:
    duel = Scenario(p1={"life": 9}, p2={"life": 1, "play": ["Artimist (1 octonite)"]}, turn="p2", phase="start")
    duel.over("p2")


def test_win_the_game_comes_at_the_start_of_the_turn_and_not_before() -> None:
    duel = Scenario(p1={"play": ["Artimist (1 octonite)"]}, p2={"mindbugs": 0, "play": ["Brain Fly"]}, turn="p2")
    duel.p2("attack Brain Fly")
    duel.p1("no block")
    duel.over("p1")
    assert duel.life("p1") == 2


def test_win_the_game_is_lost_with_the_creature() -> None:
    duel = Scenario(p1={"play": ["Artimist (1 octonite)"]}, p2={"play": ["Goblin Werewolf"]}, turn="p2")
    duel.p2("attack Goblin Werewolf", "hunt Artimist")
    assert duel.discard("p1") == ["Artimist"]
    assert duel.discard("p2") == ["Goblin Werewolf"]
    duel.settled("p1")
