"""The rulings that Battlefruit Kingdom brings into the game: FAST, Harvest, octonite, and three short sentences.

Rulings about one card only (Cherry Bug, Dragon Fruit, Okra Shaman, ...) are tested with the cards.
"""

import pytest

from tests.scenario import Table

OCTONITE = [("Alluring Oyster", 2), ("Artimist", 5), ("Bananapus", 2), ("Calm Cole", 2), ("Captain Cucodile", 1),
            ("Fearberry", 2), ("Icecube Dragon", 3), ("Lychee King", 2), ("Mangonade", 3), ("Sporeweaver", 2)]

# ---- Octonite on arrival


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_octonite_arrives_with_the_creature_and_stays_on_it(card: str, octonite: int) -> None:
    """Kingdom octonite is not charge octonite: no `spread` decision, although there is another creature."""
    table = Table(p1={"hand": [card], "play": ["Gorillion"]}, p2={"mindbugs": 0})
    table.p1(f"play {card}")
    assert table.play("p1") == sorted(["Gorillion", f"{card} ({octonite} octonite)"])
    table.settled("p2")


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_octonite_arrives_at_the_mindbugger_m2(card: str, octonite: int) -> None:
    table = Table(p1={"hand": [card, "Gorillion"]}, p2={"mindbugs": 1})
    table.p1(f"play {card}")
    table.p2("mindbug")
    assert table.play("p1") == []
    assert table.play("p2") == [f"{card} ({octonite} octonite)"]
    table.settled("p1")


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_octonite_arrives_with_a_creature_played_by_an_effect(card: str, octonite: int) -> None:
    table = Table(p1={"hand": ["Grave Robber"]}, p2={"mindbugs": 0, "discard": [card]})
    table.p1("play Grave Robber")
    assert table.play("p1") == sorted(["Grave Robber", f"{card} ({octonite} octonite)"])
    table.settled("p2")


def test_octonite_arrives_against_deathweaver() -> None:
    """FC-5: it stops Play effects; octonite still arrives."""
    table = Table(p1={"hand": ["Lychee King"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Lychee King")
    assert table.play("p1") == ["Lychee King (2 octonite)"]
    table.settled("p2")


def test_octonite_is_kept_at_a_change_of_control_g16() -> None:
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Icecube Dragon (2 octonite)"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Icecube Dragon (2 octonite)"]
    table.settled("p2")


# ---- Harvest


def test_harvest_all_tick_first_then_the_active_player_orders_the_effects() -> None:
    """BF-2, G3."""
    table = Table(p1={"play": ["Lychee King (1 octonite)", "Artimist (5 octonite)", "Captain Cucodile (1 octonite)"]},
                  phase="start")
    assert table.play("p1") == ["Artimist (4 octonite)", "Captain Cucodile", "Lychee King"]
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.asks("p1", "order", "resolve Lychee King", "resolve Captain Cucodile")
    table.p1("resolve Captain Cucodile")
    assert (table.life("p1"), table.life("p2")) == (5, 2)
    table.settled("p1")


def test_harvest_two_creatures_of_one_name_are_ordered_too() -> None:
    table = Table(p1={"play": ["Captain Cucodile (1 octonite)", "Captain Cucodile (1 octonite)"]}, phase="start")
    table.asks("p1", "order", "resolve Captain Cucodile", "resolve Captain Cucodile #2")
    table.p1("resolve Captain Cucodile #2")
    assert table.life("p1") == 7
    table.settled("p1")


@pytest.mark.parametrize(("first", "left"), [("Calm Cole", []), ("Icecube Dragon", ["Icecube Dragon"])])
def test_harvest_one_effect_is_finished_before_the_next_g3(first: str, left: list[str]) -> None:
    """With Cole gone first, nothing protects the Dragon any more; the other way round it cannot be defeated."""
    table = Table(p1={"play": ["Calm Cole (1 octonite)", "Icecube Dragon (1 octonite)"]}, phase="start")
    table.p1(f"resolve {first}")
    assert table.play("p1") == left
    table.settled("p1")


def test_harvest_triggers_that_arise_meanwhile_join_the_pending_ones_g4_g17() -> None:
    """Lychee King is defeated before its Harvest resolves; it resolves all the same."""
    table = Table(p1={"play": ["Bananapus (1 octonite)", "Lychee King (1 octonite)"]}, p2={"play": ["Explosive Toad"]},
                  phase="start")
    table.p1("resolve Bananapus")
    assert table.discard("p2") == ["Explosive Toad"]
    table.asks("p1", "order", "resolve Explosive Toad", "resolve Lychee King")
    table.p1("resolve Explosive Toad")
    table.asks("p2", "target", "choose Bananapus", "choose Lychee King")
    table.p2("choose Lychee King")
    assert table.discard("p1") == ["Lychee King"]
    assert table.life("p2") == 2
    table.settled("p1")


def test_harvest_of_a_creature_that_is_gone_does_what_it_still_can_g1_g17() -> None:
    """Fearberry's counters have nowhere to go, but the enemy still cannot block this turn."""
    table = Table(p1={"play": ["Bananapus (1 octonite)", "Fearberry (1 octonite)", "Brain Fly"]},
                  p2={"play": ["Explosive Toad", "Luchataur"]}, phase="start")
    table.p1("resolve Bananapus", "choose Explosive Toad", "resolve Explosive Toad")
    table.p2("choose Fearberry")
    assert table.play("p1") == ["Bananapus", "Brain Fly"]
    assert table.discard("p1") == ["Fearberry"]
    table.p1("attack Brain Fly")
    assert table.life("p2") == 2
    table.settled("p2")


@pytest.mark.parametrize(("edition", "octonite"), [("current", 2), ("third", 1)])
def test_harvest_ticks_again_after_a_mindbug_only_in_a_new_turn_m4_m8(edition: str, octonite: int) -> None:
    """BF-2."""
    table = Table(p1={"hand": ["Gorillion", "Luchataur"], "play": ["Lychee King (2 octonite)"]}, p2={"mindbugs": 1},
                  edition=edition)
    table.p1("play Gorillion")
    table.p2("mindbug")
    assert table.play("p1") == [f"Lychee King ({octonite} octonite)"]
    table.settled("p1")


def test_harvest_does_nothing_without_counters() -> None:
    """BF-2."""
    table = Table(p1={"play": ["Artimist", "Lychee King", "Captain Cucodile", "Icecube Dragon"]},
                  p2={"play": ["Gorillion"]}, phase="start")
    assert table.play("p1") == ["Artimist", "Captain Cucodile", "Icecube Dragon", "Lychee King"]
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p1")


@pytest.mark.parametrize(("card", "octonite"), OCTONITE)
def test_harvest_does_not_tick_in_the_opponents_turn(card: str, octonite: int) -> None:
    table = Table(p1={"play": [f"{card} ({octonite} octonite)"]}, turn="p2", phase="start")
    assert table.play("p1") == [f"{card} ({octonite} octonite)"]
    table.settled("p2")


def test_harvest_does_not_tick_at_the_turn_action() -> None:
    """A position with the phase `action` is past the start of the turn."""
    table = Table(p1={"play": ["Artimist (1 octonite)"]})
    assert table.play("p1") == ["Artimist (1 octonite)"]
    table.settled("p1")


def test_harvest_creatures_alone_tick() -> None:
    """Octonite on creatures without Harvest (Galaxy) stays."""
    table = Table(p1={"play": ["Kiwanoid (2 octonite)", "Lychee King (2 octonite)"]}, phase="start")
    assert table.play("p1") == ["Kiwanoid (2 octonite)", "Lychee King (1 octonite)"]
    table.settled("p1")


def test_harvest_starts_anew_when_counters_are_put_back() -> None:
    """BF-2."""
    table = Table(p1={"mindbugs": 0, "play": ["Fearberry (1 octonite)"]},
                  p2={"life": 5, "hand": ["Luchataur", "Rhino Turtle"], "play": ["Gorillion"]}, phase="start")
    assert table.play("p1") == ["Fearberry (2 octonite)"]
    table.p1("attack Fearberry")
    table.p2("play Luchataur")
    assert table.play("p1") == ["Fearberry (1 octonite)"]
    table.p1("attack Fearberry")
    table.p2("no block", "play Rhino Turtle")
    assert table.play("p1") == ["Fearberry (2 octonite)"]
    table.p1("attack Fearberry")
    assert table.life("p2") == 2
    table.settled("p2")


def test_harvest_starts_anew_with_octonite_from_another_card() -> None:
    """BF-2."""
    table = Table(p1={"mindbugs": 0, "play": ["Artimist", "Starship Soupers"]})
    table.p1("attack Starship Soupers", "choose Artimist")
    assert table.play("p1") == ["Artimist (1 octonite)", "Starship Soupers"]
    table.p2("play Gorillion")
    table.over("p1")


def test_harvest_is_not_triggered_by_leaving_play() -> None:
    """BF-2: clearing the last counter that way is not a removal (G16)."""
    table = Table(p1={"play": ["Lychee King (1 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Lychee King")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Lychee King"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_harvest_is_not_triggered_by_a_return_to_hand() -> None:
    """BF-2."""
    table = Table(p1={"hand": ["Spinachia"], "play": ["Artimist (1 octonite)"]}, p2={"mindbugs": 0})
    table.p1("play Spinachia", "yes", "yes")
    assert table.play("p1") == ["Artimist (5 octonite)", "Spinachia"]
    table.settled("p2")


def test_harvest_after_a_change_of_control_is_the_new_controllers() -> None:
    """BF-2: taken by the Oyster after all have ticked; it neither ticks in this turn nor in its old controller's."""
    table = Table(p1={"mindbugs": 0, "play": ["Alluring Oyster (1 octonite)"]},
                  p2={"mindbugs": 0, "play": ["Lychee King (1 octonite)"]}, phase="start")
    assert table.play("p1") == ["Alluring Oyster", "Lychee King (1 octonite)"]
    table.p1("play Gorillion")
    table.p2("play Gorillion")
    assert table.play("p1") == ["Alluring Oyster", "Gorillion", "Lychee King"]
    assert (table.life("p1"), table.life("p2")) == (3, 2)
    table.settled("p1")


def test_harvest_ticks_in_an_extra_turn() -> None:
    """BF-16: a real turn."""
    table = Table(p1={"play": ["Borgions (1 octonite)", "Lychee King (1 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("act Borgions")
    assert table.play("p1") == ["Borgions", "Lychee King"]
    assert table.discard("p2") == ["Gorillion"]
    assert table.life("p2") == 2
    table.settled("p1")


def test_harvest_comes_before_the_losing_check() -> None:
    """KT-12: the last creature melts, the hand is empty, so there is no turn action left."""
    table = Table(p1={"play": ["Icecube Dragon (1 octonite)"]}, p2={"hand": ["Gorillion"]}, phase="start", spare=False)
    table.over("p2")


def test_harvest_may_make_a_turn_action_possible() -> None:
    """KT-12: Bananapus (HUNTER) could not attack, but its Harvest removes Pomelozilla in time."""
    table = Table(p1={"play": ["Bananapus (1 octonite)"]}, p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]},
                  phase="start", spare=False)
    assert table.discard("p2") == ["Pomelozilla"]
    table.asks("p1", "action", "attack Bananapus")
    table.settled("p1")


# ---- FAST


def test_fast_attack_is_no_turn_action_m2_m4() -> None:
    """BF-1: the mindbugger attacks in the other's turn, and the mindbugged player still takes another turn action."""
    table = Table(p1={"hand": ["Carrot Cleric", "Gorillion"]}, p2={"mindbugs": 1})
    table.p1("play Carrot Cleric")
    table.p2("mindbug")
    table.asks("p2", "fast", "attack", "stop")
    table.p2("attack")
    assert table.life("p1") == 2
    assert table.play("p2") == ["Carrot Cleric"]
    table.settled("p1")


def test_fast_attack_of_a_mindbugger_can_be_blocked_and_win() -> None:
    table = Table(p1={"life": 1, "hand": ["Carrot Cleric", "Gorillion"], "play": ["Bee Bear"]}, p2={"mindbugs": 1})
    table.p1("play Carrot Cleric")
    table.p2("mindbug", "attack")
    table.asks("p1", "block", "block Bee Bear", "no block")
    table.p1("no block")
    table.over("p2")


def test_fast_attack_of_a_mindbugger_may_hunt() -> None:
    table = Table(p1={"hand": ["Duradillo", "Gorillion"], "play": ["Bee Bear"]}, p2={"mindbugs": 1})
    table.p1("play Duradillo")
    table.p2("mindbug", "attack", "hunt Bee Bear")
    assert table.discard("p1") == ["Bee Bear"]
    assert table.play("p2") == ["Duradillo (exhausted)"]
    table.settled("p1")


def test_fast_attack_of_a_mindbugger_triggers_attack_effects_for_them() -> None:
    table = Table(p1={"hand": ["Pineapple Paladin", "Gorillion"]}, p2={"mindbugs": 1})
    table.p1("play Pineapple Paladin")
    table.p2("mindbug", "attack")
    assert (table.life("p1"), table.life("p2")) == (2, 4)
    table.settled("p1")


def test_fast_creature_played_by_an_effect_may_attack() -> None:
    """BF-1."""
    table = Table(p1={"hand": ["Kiwing Juicer"], "discard": ["Dragon Fruit"]}, p2={"mindbugs": 0})
    table.p1("play Kiwing Juicer")
    table.asks("p1", "fast", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 2
    table.settled("p2")


def test_fast_is_offered_when_the_whole_chain_is_done() -> None:
    """BF-1."""
    table = Table(p1={"hand": ["Lord Watermelon", "Kiwing Juicer"], "discard": ["Carrot Cleric"]}, p2={"mindbugs": 0})
    table.p1("play Lord Watermelon")
    assert table.play("p1") == ["Carrot Cleric", "Kiwing Juicer", "Lord Watermelon"]
    table.asks("p1", "fast", "attack", "stop")
    table.p1("stop")
    table.settled("p2")


def test_fast_creature_returned_and_played_again_may_attack() -> None:
    table = Table(p1={"hand": ["Spinachia"], "play": ["Carrot Cleric (exhausted)"]}, p2={"mindbugs": 0})
    table.p1("play Spinachia", "yes", "yes", "attack")
    assert table.life("p2") == 2
    assert table.play("p1") == ["Carrot Cleric", "Spinachia"]
    table.settled("p2")


def test_fast_is_not_offered_for_a_change_of_control() -> None:
    """BF-1."""
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Carrot Cleric"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Carrot Cleric"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_fast_creature_that_cannot_attack_gets_no_offer_g14() -> None:
    """Pomelozilla stops the HUNTER Duradillo; the one option left is resolved by the engine."""
    table = Table(p1={"hand": ["Duradillo"]}, p2={"mindbugs": 0, "play": ["Pomelozilla"]})
    table.p1("play Duradillo")
    assert table.play("p1") == ["Duradillo"]
    assert table.play("p2") == ["Pomelozilla"]
    table.settled("p2")


def test_fast_with_frenzy_attacks_twice() -> None:
    """BF-1: Rage (King of Tokyo) gives FRENZY to creatures that arrive later this turn too."""
    table = Table(p1={"energy": 1, "hand": ["Carrot Cleric"]}, p2={"mindbugs": 0}, power_row=["Rage"], phase="start")
    table.p1("buy Rage", "play Carrot Cleric")
    table.asks("p1", "fast", "attack", "stop")
    table.p1("attack")
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_fast_attack_of_a_mindbugger_leaves_the_turns_owner_the_active_player_g3() -> None:
    """BF-1."""
    table = Table(p1={"hand": ["Dragon Fruit", "Gorillion"], "play": ["Duradillo (exhausted)", "Bee Bear"]},
                  p2={"mindbugs": 1})
    table.p1("play Dragon Fruit")
    table.p2("mindbug", "attack")
    table.p1("block Duradillo")
    table.asks("p1", "order", "resolve Dragon Fruit", "resolve Duradillo")
    table.p1("resolve Dragon Fruit")
    assert table.discard("p1") == ["Bee Bear", "Duradillo"]
    assert table.discard("p2") == ["Dragon Fruit"]
    assert table.life("p1") == 2
    table.settled("p1")


def test_fast_attack_of_a_mindbugger_comes_before_the_new_turn_of_edition_third_m8() -> None:
    table = Table(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Lychee King (1 octonite)"]},
                  p2={"mindbugs": 1}, edition="third")
    table.p1("play Carrot Cleric")
    table.p2("mindbug")
    table.asks("p2", "fast", "attack", "stop")
    assert table.play("p1") == ["Lychee King (1 octonite)"]
    table.p2("stop")
    assert table.play("p1") == ["Lychee King"]
    assert table.life("p2") == 2
    table.settled("p1")


# ---- "Cannot be defeated"


def test_cannot_be_defeated_beats_poison() -> None:
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Gorillion"]}, p2={"play": ["Axolotl Healer"]})
    table.p1("attack Gorillion")
    table.p2("block Axolotl Healer")
    assert table.play("p1") == ["Calm Cole (2 octonite)", "Gorillion"]
    assert table.discard("p2") == ["Axolotl Healer"]
    table.settled("p2")


def test_cannot_be_defeated_leaves_tough_unused_a12() -> None:
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Rhino Turtle"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Rhino Turtle")
    table.p2("block Gorillion")
    table.p1("stop")
    assert table.play("p1") == ["Calm Cole (2 octonite)", "Rhino Turtle"]
    table.settled("p2")


def test_cannot_be_defeated_triggers_no_defeated_effect() -> None:
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Tomageddon"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Tomageddon")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Calm Cole (2 octonite)", "Tomageddon"]
    assert table.hand("p1") == ["Gorillion"]
    assert table.hand("p2") == ["Gorillion"]
    table.settled("p2")


def test_cannot_be_defeated_in_the_mass_defeat_that_takes_cole_itself() -> None:
    """BF-7, G13."""
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Brain Fly"]}, p2={"play": ["Mangonade (1 octonite)"]},
                  turn="p2", phase="start")
    assert table.play("p1") == ["Brain Fly"]
    assert table.discard("p1") == ["Calm Cole"]
    table.settled("p2")


def test_cannot_be_defeated_but_may_be_chosen() -> None:
    """BF-7."""
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Gorillion"]}, p2={"play": ["Bananapus (1 octonite)"]},
                  turn="p2", phase="start")
    table.asks("p2", "target", "choose Calm Cole", "choose Gorillion")
    table.p2("choose Gorillion")
    assert table.play("p1") == ["Calm Cole (2 octonite)", "Gorillion"]
    table.settled("p2")


def test_cannot_be_defeated_and_chosen_by_its_own_controller() -> None:
    """BF-7: Pepperwing's "must defeat" falls on a protected creature: nothing happens."""
    table = Table(p1={"play": ["Pepperwing"]}, p2={"play": ["Calm Cole", "Bee Bear"]})
    table.p1("attack Pepperwing")
    table.p2("no", "choose Bee Bear", "no block")
    assert table.play("p2") == ["Bee Bear", "Calm Cole"]
    assert table.hand("p2") == ["Gorillion"]
    table.settled("p2")


def test_cannot_be_defeated_goes_to_the_mindbugger_m2() -> None:
    table = Table(p1={"hand": ["Calm Cole", "Gorillion"], "play": ["Luchataur"]},
                  p2={"mindbugs": 1, "play": ["Bee Bear"]})
    table.p1("play Calm Cole")
    table.p2("mindbug")
    table.p1("attack Luchataur")
    table.p2("block Bee Bear")
    table.p1("stop")
    assert table.play("p1") == ["Luchataur"]
    # It is now their turn, so Cole has ticked.
    assert table.play("p2") == ["Bee Bear", "Calm Cole (1 octonite)"]
    table.settled("p2")


# ---- "Cannot block"


def test_cannot_block_does_not_stop_a_hunters_forced_block_a9_g14() -> None:
    table = Table(p1={"play": ["Fearberry (1 octonite)", "Killer Bee"]}, p2={"play": ["Brain Fly"]}, phase="start")
    table.p1("attack Killer Bee")
    table.asks("p1", "hunt", "hunt Brain Fly", "let block")
    table.p1("hunt Brain Fly")
    assert table.discard("p2") == ["Brain Fly"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_cannot_block_holds_when_a_hunter_lets_block() -> None:
    table = Table(p1={"play": ["Fearberry (1 octonite)", "Killer Bee"]}, p2={"play": ["Gorillion"]}, phase="start")
    table.p1("attack Killer Bee", "let block")
    assert table.life("p2") == 2
    assert table.play("p1") == ["Fearberry (2 octonite)", "Killer Bee"]
    table.settled("p2")


def test_cannot_block_holds_for_both_frenzy_attacks() -> None:
    table = Table(p1={"play": ["Fearberry (1 octonite)", "Luchataur"]}, p2={"play": ["Gorillion"]}, phase="start")
    table.p1("attack Luchataur", "attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_cannot_block_holds_for_later_arrivals_and_not_for_the_own_side() -> None:
    """BF-18: the mindbugged Cleric may attack and be blocked, but cannot block in this turn."""
    table = Table(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Fearberry (1 octonite)"]}, p2={"mindbugs": 1},
                  phase="start")
    table.p1("play Carrot Cleric")
    table.p2("mindbug", "attack")
    table.asks("p1", "block", "block Fearberry", "no block")
    table.p1("no block", "attack Fearberry")
    assert (table.life("p1"), table.life("p2")) == (2, 2)
    table.settled("p2")


def test_cannot_block_ends_with_the_turn_that_a_mindbug_ends_in_edition_third_m8() -> None:
    table = Table(p1={"hand": ["Gorillion", "Luchataur"], "play": ["Fearberry (1 octonite)"]}, p2={"mindbugs": 1},
                  phase="start", edition="third")
    table.p1("play Gorillion")
    table.p2("mindbug")
    assert table.play("p1") == ["Fearberry (1 octonite)"]
    table.p1("attack Fearberry")
    table.asks("p2", "block", "block Gorillion", "no block")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Fearberry"]
    table.settled("p2")


# ---- "Win the game"


def test_win_the_game_at_once_and_nothing_more_resolves_g9() -> None:
    table = Table(p1={"play": ["Captain Cucodile (1 octonite)", "Artimist (1 octonite)"]}, phase="start")
    table.asks("p1", "order", "resolve Captain Cucodile", "resolve Artimist")
    table.p1("resolve Artimist")
    table.over("p1")
    assert table.life("p1") == 3


def test_win_the_game_is_for_the_controller_of_the_creature() -> None:
    table = Table(p1={"life": 9}, p2={"life": 1, "play": ["Artimist (1 octonite)"]}, turn="p2", phase="start")
    table.over("p2")


def test_win_the_game_comes_at_the_start_of_the_turn_and_not_before() -> None:
    table = Table(p1={"play": ["Artimist (1 octonite)"]}, p2={"mindbugs": 0, "play": ["Brain Fly"]}, turn="p2")
    table.p2("attack Brain Fly")
    table.p1("no block")
    table.over("p1")
    assert table.life("p1") == 2


def test_win_the_game_is_lost_with_the_creature() -> None:
    table = Table(p1={"play": ["Artimist (1 octonite)"]}, p2={"play": ["Goblin Werewolf"]}, turn="p2")
    table.p2("attack Goblin Werewolf", "hunt Artimist")
    assert table.discard("p1") == ["Artimist"]
    assert table.discard("p2") == ["Goblin Werewolf"]
    table.settled("p1")
