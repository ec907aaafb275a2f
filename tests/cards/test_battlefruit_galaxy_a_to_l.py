"""Battlefruit Galaxy, Applebot to Leeklings: each card does it, does not when it should not, and an edge."""

import pytest

from tests.scenario import Scenario

# ---- Applebot: 3 SNEAKY, Defeated: gain 2 life


def test_applebot_gives_two_life_when_defeated() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Applebot"]})
    duel.p1("attack Gorillion")
    duel.p2("block Applebot")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    assert duel.discard("p2") == ["Applebot"]
    duel.settled("p2")


def test_applebot_gives_nothing_when_it_wins_its_fight() -> None:
    duel = Scenario(p1={"play": ["Boomberry"]}, p2={"play": ["Applebot"]})
    duel.p1("attack Boomberry")
    duel.p2("block Applebot")
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    assert duel.play("p2") == ["Applebot"]
    duel.settled("p2")


def test_applebot_discarded_from_hand_is_not_defeated() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Applebot", "Applebot", "Gorillion"]})
    duel.p1("play Ferret Bomber")
    duel.p2("discard Applebot", "discard Applebot")
    assert duel.life("p2") == 3
    assert duel.discard("p2") == ["Applebot", "Applebot"]
    duel.settled("p2")


def test_applebot_mindbugged_gives_the_life_to_the_mindbugger() -> None:
    """G5: the Defeated effect belongs to who controls it then."""
    duel = Scenario(p1={"hand": ["Applebot"], "play": ["Gorillion"]})
    duel.p1("play Applebot")
    duel.p2("mindbug")
    duel.p1("attack Gorillion")
    duel.p2("block Applebot")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Applebot"])
    duel.settled("p2")


def test_applebot_can_only_be_blocked_by_sneaky() -> None:
    duel = Scenario(p1={"play": ["Applebot"]}, p2={"play": ["Gorillion", "Star Portal"]})
    duel.p1("attack Applebot")
    duel.asks("p2", "block", "block Star Portal", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Astronuts: 3 POISONOUS, Defeated: if no Mindbug is ready, refresh 1 own


def test_astronuts_refreshes_one_mindbug_when_none_is_ready() -> None:
    """M6: one of the two used ones."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"mindbugs": 0, "play": ["Astronuts"]})
    duel.p1("attack Gorillion")
    duel.p2("block Astronuts")
    assert (duel.mindbugs("p1"), duel.mindbugs("p2")) == (2, 1)
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    duel.settled("p2")


@pytest.mark.parametrize("ready", [1, 2])
def test_astronuts_refreshes_nothing_while_one_is_ready(ready: int) -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Gorillion"]}, p2={"mindbugs": ready, "play": ["Astronuts"]})
    duel.p1("attack Gorillion")
    duel.p2("block Astronuts")
    assert (duel.mindbugs("p1"), duel.mindbugs("p2")) == (0, ready)
    duel.settled("p2")


def test_astronuts_does_not_care_for_the_mindbugs_of_the_other() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Astronuts"]}, p2={"mindbugs": 2, "play": ["Gorillion"]})
    duel.p1("attack Astronuts")
    duel.p2("block Gorillion")
    assert (duel.mindbugs("p1"), duel.mindbugs("p2")) == (1, 2)
    duel.settled("p2")


# ---- Aubergalactic Whale: 7 FAST, Defeated: defeat every enemy creature of power >= 7


def test_aubergalactic_whale_defeats_enemies_of_power_seven_or_more() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Grape Sentinel", "Kiwanoid"]},
                    p2={"play": ["Aubergalactic Whale", "Radisher"]})
    duel.p1("attack Gorillion")
    duel.p2("block Aubergalactic Whale")
    assert duel.play("p1") == ["Grape Sentinel"]
    assert duel.play("p2") == ["Radisher"]
    duel.settled("p2")


def test_aubergalactic_whale_does_nothing_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Grape Sentinel", "Gorillion"]}, p2={"play": ["Aubergalactic Whale"]})
    duel.p1("attack Grape Sentinel", "let block")
    duel.p2("block Aubergalactic Whale")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.play("p2") == ["Aubergalactic Whale"]
    duel.settled("p2")


def test_aubergalactic_whale_looks_at_current_power_and_tough_saves() -> None:
    """G13: Grape Sentinel has 7 with Shield Bugs; Vanilla Creature is exhausted only."""
    duel = Scenario(p1={"play": ["Gorillion", "Grape Sentinel", "Shield Bugs", "Vanilla Creature"]},
                    p2={"play": ["Aubergalactic Whale"]})
    duel.p1("attack Gorillion")
    duel.p2("block Aubergalactic Whale")
    assert duel.play("p1") == ["Shield Bugs", "Vanilla Creature (exhausted)"]
    duel.settled("p2")


def test_aubergalactic_whale_may_attack_in_the_turn_it_arrives() -> None:
    duel = Scenario(p1={"hand": ["Aubergalactic Whale"]}, p2={"mindbugs": 0})
    duel.p1("play Aubergalactic Whale")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_aubergalactic_whale_need_not_attack_in_the_turn_it_arrives() -> None:
    duel = Scenario(p1={"hand": ["Aubergalactic Whale"]}, p2={"mindbugs": 0})
    duel.p1("play Aubergalactic Whale", "stop")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_two_aubergalactic_whales_that_defeat_each_other_are_ordered_by_the_active_player() -> None:
    duel = Scenario(p1={"play": ["Aubergalactic Whale", "Gorillion"]},
                    p2={"play": ["Aubergalactic Whale", "Vanilla Creature"]})
    duel.p1("attack Aubergalactic Whale")
    duel.p2("block Aubergalactic Whale")
    duel.asks("p1", "order", "resolve Aubergalactic Whale", "resolve Aubergalactic Whale #2")
    duel.p1("resolve Aubergalactic Whale")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Vanilla Creature (exhausted)"])
    duel.settled("p2")


# ---- Bean Bot: 5 POISONOUS, Play: if own life is lower than the opponent's, steal 1


def test_bean_bot_steals_a_life_when_behind() -> None:
    duel = Scenario(p1={"life": 2, "hand": ["Bean Bot"]}, p2={"mindbugs": 0})
    duel.p1("play Bean Bot")
    assert (duel.life("p1"), duel.life("p2")) == (3, 2)
    duel.settled("p2")


@pytest.mark.parametrize("own", [3, 4])
def test_bean_bot_steals_nothing_when_equal_or_ahead(own: int) -> None:
    duel = Scenario(p1={"life": own, "hand": ["Bean Bot"]}, p2={"mindbugs": 0})
    duel.p1("play Bean Bot")
    assert (duel.life("p1"), duel.life("p2")) == (own, 3)
    duel.settled("p2")


def test_bean_bot_mindbugged_compares_from_the_mindbuggers_side() -> None:
    """M5: the life is the mindbugger's."""
    duel = Scenario(p1={"hand": ["Bean Bot", "Gorillion"]}, p2={"life": 1})
    duel.p1("play Bean Bot")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (2, 2)
    duel.settled("p1")


# ---- Boomberry: 1, 1 charge octonite, Attack[1]: defeat every enemy creature


def test_boomberry_pays_and_defeats_every_enemy() -> None:
    """BF-4."""
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)", "Applebot"]}, p2={"play": ["Gorillion", "Kiwanoid"]})
    duel.p1("attack Boomberry")
    assert duel.play("p1") == ["Applebot", "Boomberry"]
    assert duel.discard("p2") == ["Gorillion", "Kiwanoid"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_boomberry_without_octonite_attacks_without_effect() -> None:
    """BF-4."""
    duel = Scenario(p1={"play": ["Boomberry"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Boomberry")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Boomberry"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_boomberry_only_exhausts_a_tough_creature_which_may_then_block() -> None:
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)"]}, p2={"play": ["Vanilla Creature"]})
    duel.p1("attack Boomberry")
    duel.p2("block Vanilla Creature")
    assert duel.discard("p1") == ["Boomberry"]
    assert duel.play("p2") == ["Vanilla Creature (exhausted)"]
    duel.settled("p2")


# ---- Borgions: 4, 1 charge octonite, Action[1]: defeat 1 enemy creature; take another turn


def test_borgions_defeats_one_enemy_and_takes_another_turn() -> None:
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]}, p2={"play": ["Gorillion", "Grape Sentinel"]})
    duel.p1("act Borgions")
    duel.asks("p1", "target", "choose Gorillion", "choose Grape Sentinel")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Borgions"]
    assert duel.play("p2") == ["Grape Sentinel"]
    duel.settled("p1")


def test_borgions_gets_one_more_turn_and_not_two() -> None:
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("act Borgions", "attack Borgions")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_borgions_without_octonite_cannot_act() -> None:
    duel = Scenario(p1={"play": ["Borgions"]}, p2={"play": ["Gorillion"]})
    duel.asks("p1", "action", "play Gorillion", "attack Borgions")
    duel.refuses("act Borgions")
    duel.settled("p1")


def test_borgions_may_act_without_an_enemy_for_the_extra_turn() -> None:
    """BF-3: one part that does something is enough."""
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]})
    before = duel.game.turn_number
    duel.p1("act Borgions")
    assert duel.play("p1") == ["Borgions"]
    assert duel.game.turn_number == before + 1
    duel.settled("p1")


def test_borgions_only_exhausts_a_tough_enemy() -> None:
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]}, p2={"play": ["Vanilla Creature"]})
    duel.p1("act Borgions")
    assert duel.play("p2") == ["Vanilla Creature (exhausted)"]
    duel.settled("p1")


# ---- Broodmother: 4 FAST POISONOUS, 1 charge octonite, Attack: opponent discards 1 for each octonite on allies


def test_broodmother_makes_the_opponent_discard_for_her_own_octonite() -> None:
    """No cost: the octonite stays."""
    duel = Scenario(p1={"play": ["Broodmother (1 octonite)"]}, p2={"hand": ["Applebot", "Gorillion"]})
    duel.p1("attack Broodmother")
    duel.asks("p2", "discard", "discard Applebot", "discard Gorillion")
    duel.p2("discard Applebot")
    assert duel.hand("p2") == ["Gorillion"]
    assert duel.play("p1") == ["Broodmother (1 octonite)"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_broodmother_ignores_octonite_on_enemies() -> None:
    duel = Scenario(p1={"play": ["Broodmother"]},
                    p2={"hand": ["Applebot", "Bean Bot"], "play": ["Kiwanoid (2 octonite)"]})
    duel.p1("attack Broodmother")
    duel.p2("no block")
    assert duel.hand("p2") == ["Applebot", "Bean Bot"]
    duel.settled("p2")


def test_broodmother_counts_all_allies_and_the_hand_refills_after_the_batch() -> None:
    """G12: one batch; what is drawn afterwards was not offered."""
    hand = ["Applebot", "Bean Bot", "Caulibot", "Figuru", "Gorillion"]
    duel = Scenario(p1={"play": ["Broodmother (1 octonite)", "Topinambur Titan (2 octonite)"]},
                    p2={"hand": hand, "draw": ["Leeklings"]})
    duel.p1("attack Broodmother")
    duel.p2("discard Applebot")
    duel.asks("p2", "discard", "discard Bean Bot", "discard Caulibot", "discard Figuru", "discard Gorillion")
    duel.p2("discard Bean Bot", "discard Caulibot")
    assert duel.hand("p2") == ["Figuru", "Gorillion", "Leeklings"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_broodmother_takes_what_there_is_when_the_hand_is_too_small() -> None:
    """G1: as much as possible; nothing is asked when all cards must go."""
    duel = Scenario(p1={"play": ["Broodmother (3 octonite)"]},
                    p2={"hand": ["Applebot", "Bean Bot"], "play": ["Gorillion"]})
    duel.p1("attack Broodmother")
    duel.p2("no block")
    assert duel.hand("p2") == []
    assert duel.discard("p2") == ["Applebot", "Bean Bot"]
    duel.settled("p2")


def test_broodmother_is_fast() -> None:
    duel = Scenario(p1={"hand": ["Broodmother"]}, p2={"mindbugs": 0, "hand": ["Applebot", "Gorillion"]})
    duel.p1("play Broodmother", "attack")
    duel.p2("discard Applebot")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Caulibot: 1 FRENZY TOUGH, Attack: +8 power this turn


def test_caulibot_attacks_with_nine() -> None:
    duel = Scenario(p1={"play": ["Caulibot"]}, p2={"play": ["Kiwanoid"]})
    duel.p1("attack Caulibot")
    duel.p2("block Kiwanoid")
    assert duel.discard("p2") == ["Kiwanoid"]
    duel.p1("stop")
    assert duel.play("p1") == ["Caulibot"]
    duel.settled("p2")


def test_caulibot_adds_up_over_two_attacks() -> None:
    """BF-21: 9 loses to Gorillion, 17 does not."""
    duel = Scenario(p1={"play": ["Caulibot"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Caulibot")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Caulibot (exhausted)"]
    duel.p1("attack")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Caulibot (exhausted)"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_caulibot_has_the_power_for_this_turn_only() -> None:
    duel = Scenario(p1={"play": ["Caulibot"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Caulibot")
    duel.p2("no block")
    duel.p1("stop")
    duel.p2("attack Harpy Mother")
    duel.p1("block Caulibot")
    assert duel.play("p1") == ["Caulibot (exhausted)"]
    assert duel.play("p2") == ["Harpy Mother"]
    duel.settled("p1")


def test_caulibot_gets_nothing_as_a_blocker() -> None:
    duel = Scenario(p1={"play": ["Harpy Mother"]}, p2={"play": ["Caulibot (exhausted)"]})
    duel.p1("attack Harpy Mother")
    duel.p2("block Caulibot")
    assert duel.play("p1") == ["Harpy Mother"]
    assert duel.discard("p2") == ["Caulibot"]
    duel.settled("p2")


# ---- Chaotic Cabbage: 2 SNEAKY, Defeated: steal 1 random card out of an opponent's hand


def test_chaotic_cabbage_steals_a_random_card() -> None:
    duel = Scenario(p1={"hand": ["Applebot", "Bean Bot"], "play": ["Gorillion"]}, p2={"play": ["Chaotic Cabbage"]})
    duel.p1("attack Gorillion")
    duel.p2("block Chaotic Cabbage")
    duel.asks("chance", "pick", "pick Applebot", "pick Bean Bot")
    duel.chance("pick Bean Bot")
    assert duel.hand("p1") == ["Applebot"]
    assert duel.hand("p2") == ["Bean Bot", "Gorillion"]
    duel.settled("p2")


def test_chaotic_cabbage_steals_nothing_out_of_an_empty_hand() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"hand": ["Applebot"], "play": ["Chaotic Cabbage"]}, spare=False)
    duel.p1("attack Gorillion")
    duel.p2("block Chaotic Cabbage")
    assert duel.hand("p2") == ["Applebot"]
    assert duel.discard("p2") == ["Chaotic Cabbage"]
    duel.settled("p2")


def test_chaotic_cabbage_steals_for_its_controller_when_it_dies_attacking() -> None:
    """A single card to steal needs no chance."""
    duel = Scenario(p1={"hand": ["Bean Bot"], "play": ["Chaotic Cabbage"]},
                    p2={"hand": ["Figuru"], "play": ["Applebot"]})
    duel.p1("attack Chaotic Cabbage")
    duel.p2("block Applebot")
    assert duel.hand("p1") == ["Bean Bot", "Figuru"]
    assert duel.hand("p2") == []
    duel.settled("p2")


def test_chaotic_cabbage_leaves_the_robbed_hand_to_refill() -> None:
    duel = Scenario(p1={"hand": ["Applebot"] * 5, "draw": ["Bean Bot"], "play": ["Gorillion"]},
                    p2={"play": ["Chaotic Cabbage"]})
    duel.p1("attack Gorillion")
    duel.p2("block Chaotic Cabbage")
    assert duel.hand("p1") == ["Applebot"] * 4 + ["Bean Bot"]
    assert duel.hand("p2") == ["Applebot", "Gorillion"]
    duel.settled("p2")


# ---- Cinnemonk: 7 TOUGH, Play: play 1 card that has a Defeated effect out of any player's discard pile


def test_cinnemonk_plays_a_card_with_a_defeated_effect_out_of_any_pile() -> None:
    duel = Scenario(p1={"hand": ["Cinnemonk"], "discard": ["Applebot", "Gorillion"]},
                    p2={"mindbugs": 0, "discard": ["Astronuts", "Bean Bot"]})
    duel.p1("play Cinnemonk")
    duel.asks("p1", "card", "choose Applebot", "choose Astronuts")
    duel.p1("choose Astronuts")
    assert duel.play("p1") == ["Astronuts", "Cinnemonk"]
    assert (duel.discard("p1"), duel.discard("p2")) == (["Applebot", "Gorillion"], ["Bean Bot"])
    duel.settled("p2")


def test_cinnemonk_does_nothing_without_a_defeated_effect_in_the_piles() -> None:
    duel = Scenario(p1={"hand": ["Cinnemonk"], "discard": ["Gorillion"]}, p2={"mindbugs": 0, "discard": ["Bean Bot"]})
    duel.p1("play Cinnemonk")
    assert duel.play("p1") == ["Cinnemonk"]
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], ["Bean Bot"])
    duel.settled("p2")


def test_cinnemonk_tells_the_same_card_in_both_piles_apart() -> None:
    """The chooser's pile is numbered first."""
    duel = Scenario(p1={"hand": ["Cinnemonk"], "discard": ["Applebot"]}, p2={"mindbugs": 0, "discard": ["Applebot"]})
    duel.p1("play Cinnemonk")
    duel.asks("p1", "card", "choose Applebot", "choose Applebot #2")
    duel.p1("choose Applebot #2")
    assert duel.play("p1") == ["Applebot", "Cinnemonk"]
    assert (duel.discard("p1"), duel.discard("p2")) == (["Applebot"], [])
    duel.settled("p2")


def test_cinnemonk_plays_a_card_that_cannot_be_mindbugged() -> None:
    """M1: only the turn action can."""
    duel = Scenario(p1={"hand": ["Cinnemonk"], "discard": ["Applebot"]})
    duel.p1("play Cinnemonk")
    duel.p2("decline")
    assert duel.play("p1") == ["Applebot", "Cinnemonk"]
    assert duel.mindbugs("p2") == 2
    duel.settled("p2")


def test_cinnemonk_mindbugged_plays_for_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Cinnemonk", "Gorillion"], "discard": ["Applebot"]})
    duel.p1("play Cinnemonk")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Applebot", "Cinnemonk"]
    assert duel.discard("p1") == []
    duel.settled("p1")


# ---- Cornanon: 3 HUNTER, Play: may reveal 1 own hand card; defeat every enemy creature that shares a keyword


def test_cornanon_defeats_every_enemy_that_shares_a_keyword() -> None:
    """Caulibot shows FRENZY and TOUGH; Vanilla Creature's own TOUGH saves it once."""
    duel = Scenario(p1={"hand": ["Cornanon", "Caulibot"], "play": ["Rhino Turtle"]},
                    p2={"mindbugs": 0, "play": ["Luchataur", "Vanilla Creature", "Gorillion", "Bean Bot"]})
    duel.p1("play Cornanon")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.play("p1") == ["Cornanon", "Rhino Turtle"]
    assert duel.play("p2") == ["Bean Bot", "Gorillion", "Vanilla Creature (exhausted)"]
    assert duel.hand("p1") == ["Caulibot"]
    duel.settled("p2")


def test_cornanon_need_not_reveal() -> None:
    duel = Scenario(p1={"hand": ["Cornanon", "Caulibot"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Cornanon", "no")
    assert duel.play("p2") == ["Luchataur"]
    duel.settled("p2")


def test_cornanon_chooses_which_card_to_reveal() -> None:
    duel = Scenario(p1={"hand": ["Cornanon", "Caulibot", "Bean Bot"]},
                    p2={"mindbugs": 0, "play": ["Luchataur", "Plated Scorpion", "Romindesco"]})
    duel.p1("play Cornanon", "yes")
    duel.asks("p1", "card", "choose Bean Bot", "choose Caulibot")
    duel.p1("choose Bean Bot")
    assert duel.play("p2") == ["Luchataur", "Plated Scorpion (exhausted)"]
    duel.settled("p2")


def test_cornanon_is_not_asked_with_an_empty_hand() -> None:
    duel = Scenario(p1={"hand": ["Cornanon"]}, p2={"mindbugs": 0, "play": ["Grape Sentinel"]})
    duel.p1("play Cornanon")
    assert duel.play("p2") == ["Grape Sentinel"]
    duel.settled("p2")


def test_cornanon_is_not_asked_without_enemy_creatures() -> None:
    """F16: where nothing could be affected nothing is asked."""
    duel = Scenario(p1={"hand": ["Cornanon", "Caulibot"], "play": ["Luchataur"]}, p2={"mindbugs": 0})
    duel.p1("play Cornanon")
    duel.settled("p2")


def test_cornanon_is_asked_whatever_it_could_reveal() -> None:
    """Only its player may know that no hand card shares a keyword."""
    duel = Scenario(p1={"hand": ["Cornanon", "Gorillion"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Cornanon")
    duel.asks("p1", "may", "yes", "no")


def test_cornanon_compares_with_the_keywords_that_enemies_have_now() -> None:
    """BF-13: Radisher has SNEAKY while it is not its controller's turn."""
    duel = Scenario(p1={"hand": ["Cornanon", "Applebot"]}, p2={"mindbugs": 0, "play": ["Radisher"]})
    duel.p1("play Cornanon", "yes")
    assert duel.discard("p2") == ["Radisher"]
    duel.settled("p2")


def test_cornanon_takes_only_the_printed_keywords_of_the_revealed_card() -> None:
    """G15: Starfruit Ninja and Gorillion print none."""
    duel = Scenario(p1={"hand": ["Cornanon", "Starfruit Ninja", "Gorillion"]},
                    p2={"mindbugs": 0, "play": ["Star Portal", "Gorillion"]})
    duel.p1("play Cornanon", "yes", "choose Starfruit Ninja")
    assert duel.play("p2") == ["Gorillion", "Star Portal"]
    duel.settled("p2")


def test_cornanon_does_not_count_what_the_revealed_card_would_have_in_play() -> None:
    """BF-13: p2's Radisher would be SNEAKY in p1's turn, as Star Portal is; in hand it has no keyword."""
    duel = Scenario(p1={"hand": ["Cornanon", "Gorillion"], "play": ["Star Portal"]}, p2={"hand": ["Radisher"]})
    duel.p1("play Cornanon")
    duel.p2("mindbug", "yes")
    assert duel.play("p1") == ["Star Portal"]
    assert duel.hand("p2") == ["Radisher"]
    duel.settled("p1")


# ---- Figuru: 3 POISONOUS, Action: return this to hand; play 1 random card out of an opponent's hand


def test_figuru_plays_a_random_card_of_the_opponent() -> None:
    """BF-20, M1: no Mindbug on it; its Play effect works for who plays it."""
    duel = Scenario(p1={"play": ["Figuru"]}, p2={"hand": ["Applebot", "Killer Bee"]})
    duel.p1("act Figuru")
    duel.asks("chance", "pick", "pick Applebot", "pick Killer Bee")
    duel.chance("pick Killer Bee")
    assert (duel.play("p1"), duel.hand("p1")) == (["Killer Bee"], ["Figuru", "Gorillion"])
    assert (duel.hand("p2"), duel.life("p2"), duel.mindbugs("p2")) == (["Applebot"], 2, 2)
    duel.settled("p2")


def test_figuru_only_returns_when_the_opponent_has_no_card() -> None:
    duel = Scenario(p1={"hand": ["Applebot"], "play": ["Figuru"]}, p2={"play": ["Gorillion"]}, spare=False)
    duel.p1("act Figuru")
    assert (duel.play("p1"), duel.hand("p1")) == ([], ["Applebot", "Figuru"])
    duel.settled("p2")


def test_figuru_attacks_without_using_its_action() -> None:
    duel = Scenario(p1={"play": ["Figuru"]}, p2={"hand": ["Applebot"]})
    duel.p1("attack Figuru")
    assert duel.play("p1") == ["Figuru"]
    assert (duel.hand("p2"), duel.life("p2")) == (["Applebot"], 2)
    duel.settled("p2")


def test_figuru_lets_the_other_hand_refill_before_the_play_effect() -> None:
    """BF-20: the Applebot drawn as a refill can be discarded to the Ferret Bomber."""
    duel = Scenario(p1={"play": ["Figuru"]}, p2={"hand": ["Ferret Bomber"] * 5, "draw": ["Applebot"]})
    duel.p1("act Figuru")
    duel.asks("p2", "discard", "discard Applebot", "discard Ferret Bomber")
    duel.p2("discard Applebot")
    assert duel.play("p1") == ["Ferret Bomber"]
    assert duel.discard("p2") == ["Applebot", "Ferret Bomber"]
    assert duel.hand("p2") == ["Ferret Bomber"] * 3
    duel.settled("p2")


def test_figuru_gives_fast_to_who_plays_the_card() -> None:
    duel = Scenario(p1={"play": ["Figuru"]}, p2={"hand": ["Rhubarbarian"], "play": ["Gorillion"]})
    duel.p1("act Figuru")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    duel.p2("no block")
    assert duel.play("p1") == ["Rhubarbarian"]
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Grape Sentinel: 6 HUNTER


def test_grape_sentinel_may_choose_who_blocks() -> None:
    duel = Scenario(p1={"play": ["Grape Sentinel"]}, p2={"play": ["Gorillion", "Leeklings"]})
    duel.p1("attack Grape Sentinel")
    duel.asks("p1", "hunt", "hunt Gorillion", "hunt Leeklings", "let block")
    duel.p1("hunt Leeklings")
    assert duel.play("p1") == ["Grape Sentinel"]
    assert duel.play("p2") == ["Gorillion"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_grape_sentinel_may_leave_the_block_to_the_opponent() -> None:
    duel = Scenario(p1={"play": ["Grape Sentinel"]}, p2={"play": ["Gorillion", "Leeklings"]})
    duel.p1("attack Grape Sentinel", "let block")
    duel.asks("p2", "block", "block Gorillion", "block Leeklings", "no block")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Grape Sentinel"]
    duel.settled("p2")


def test_grape_sentinel_is_not_asked_without_an_enemy() -> None:
    duel = Scenario(p1={"play": ["Grape Sentinel"]})
    duel.p1("attack Grape Sentinel")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_grape_sentinel_may_hunt_a_creature_that_could_not_block() -> None:
    """A9: Elephantopus forbids Plumarine to block, HUNTER forces it all the same."""
    duel = Scenario(p1={"play": ["Grape Sentinel", "Elephantopus"]}, p2={"play": ["Plumarine"]})
    duel.p1("attack Grape Sentinel")
    duel.asks("p1", "hunt", "hunt Plumarine", "let block")
    duel.p1("hunt Plumarine")
    assert duel.discard("p2") == ["Plumarine"]
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- Kiwanoid: 8 FAST, 2 charge octonite, Attack[1]: return 1 card from own discard pile to hand


def test_kiwanoid_returns_a_card_for_one_octonite() -> None:
    duel = Scenario(p1={"play": ["Kiwanoid (2 octonite)"], "discard": ["Applebot", "Gorillion"]})
    duel.p1("attack Kiwanoid")
    duel.asks("p1", "card", "choose Applebot", "choose Gorillion")
    duel.p1("choose Applebot")
    assert duel.play("p1") == ["Kiwanoid (1 octonite)"]
    assert (duel.hand("p1"), duel.discard("p1")) == (["Applebot", "Gorillion"], ["Gorillion"])
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_kiwanoid_without_octonite_returns_nothing() -> None:
    duel = Scenario(p1={"play": ["Kiwanoid"], "discard": ["Applebot"]})
    duel.p1("attack Kiwanoid")
    assert duel.discard("p1") == ["Applebot"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_kiwanoid_must_pay_even_when_its_own_pile_is_empty() -> None:
    """BF-4: it carries octonite, so it must pay; the other's pile does not count."""
    duel = Scenario(p1={"play": ["Kiwanoid (2 octonite)"]}, p2={"discard": ["Applebot"]})
    duel.p1("attack Kiwanoid")
    assert duel.play("p1") == ["Kiwanoid (1 octonite)"]
    assert duel.discard("p2") == ["Applebot"]
    assert duel.hand("p1") == ["Gorillion"]
    duel.settled("p2")


def test_kiwanoid_is_spread_first_and_fast_afterwards() -> None:
    duel = Scenario(p1={"hand": ["Kiwanoid"], "play": ["Gorillion"], "discard": ["Applebot"]}, p2={"mindbugs": 0})
    duel.p1("play Kiwanoid")
    duel.asks("p1", "spread", "put Gorillion", "done")
    duel.p1("put Gorillion", "done")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert duel.play("p1") == ["Gorillion (1 octonite)", "Kiwanoid"]
    assert duel.hand("p1") == ["Applebot"]
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Leeklings: 5 FRENZY, Attack: defeat every enemy creature that has SNEAKY or POISONOUS


def test_leeklings_defeat_sneaky_and_poisonous_enemies() -> None:
    duel = Scenario(p1={"play": ["Leeklings", "Applebot"]}, p2={"play": ["Star Portal", "Bean Bot", "Gorillion"]})
    duel.p1("attack Leeklings")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    duel.p1("stop")
    assert duel.play("p1") == ["Applebot", "Leeklings"]
    assert duel.discard("p2") == ["Bean Bot", "Star Portal"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_leeklings_leave_other_enemies_alone() -> None:
    duel = Scenario(p1={"play": ["Leeklings"]}, p2={"play": ["Vanilla Creature", "Grape Sentinel", "Caulibot"]})
    duel.p1("attack Leeklings")
    duel.p2("no block")
    duel.p1("stop")
    assert duel.play("p2") == ["Caulibot", "Grape Sentinel", "Vanilla Creature"]
    duel.settled("p2")


def test_leeklings_do_it_again_on_the_second_attack() -> None:
    """A4: the first exhausts Plated Scorpion, the second defeats it."""
    duel = Scenario(p1={"play": ["Leeklings"]}, p2={"play": ["Plated Scorpion"]})
    duel.p1("attack Leeklings")
    duel.p2("no block")
    assert duel.play("p2") == ["Plated Scorpion (exhausted)"]
    duel.p1("attack")
    assert duel.discard("p2") == ["Plated Scorpion"]
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_leeklings_defeat_radisher_which_is_sneaky_now() -> None:
    duel = Scenario(p1={"play": ["Leeklings"]}, p2={"play": ["Radisher"]})
    duel.p1("attack Leeklings")
    assert duel.discard("p2") == ["Radisher"]
    duel.p1("stop")
    assert duel.life("p2") == 2
    duel.settled("p2")
