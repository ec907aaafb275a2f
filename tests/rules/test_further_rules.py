"""The rulings F1 to F16 for the further sets, each by its code."""

import pytest

import mindbug
from tests.scenario import Scenario


def powers(duel: Scenario, seat: str) -> dict[str, int]:
    view = duel.game.view("p1")
    return {creature["name"]: creature["power"] for creature in view["p1" if seat == "p1" else "p2"]["play"]}


def test_f1_evolving_keeps_what_lies_on_the_creature() -> None:
    duel = Scenario(p1={"play": ["Cloud Lady (exhausted, 2 octonite, boost Gorillion + Robopup)"]})
    duel.p1("act Cloud Lady")
    assert duel.play("p1") == ["Typhoon Princess (exhausted, 2 octonite, boost Gorillion + Robopup)"]
    assert powers(duel, "p1") == {"Typhoon Princess": 8}
    duel.settled("p2")


def test_f1_stages_are_never_dealt() -> None:
    for seed in range(20):
        game = mindbug.Game(["beyond_evolution"], seed=seed)
        position = game.position()
        cards = [card for seat in ("p1", "p2") for zone in ("hand", "draw") for card in position[seat][zone]]
        assert not {"Bigroot", "Typhoon Princess", "Veteran Penguin", "Frog Prophet"} & {*cards, *position["unused"]}


def test_f2_an_evolved_creature_is_its_first_stage_outside_play() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Thunder Queen"]})
    duel.p1("attack Gorillion")
    duel.p2("block Thunder Queen")
    assert duel.discard("p2") == ["Cloud Lady"]
    duel.settled("p2")


def test_f2_returned_to_hand_it_is_its_first_stage() -> None:
    duel = Scenario(p1={"hand": ["Dr. Orange U. Tan"]}, p2={"mindbugs": 0, "play": ["World Eater", "Frosty Fortress"]})
    duel.p1("play Dr. Orange U. Tan", "yes")
    assert duel.hand("p2") == ["Curious Tadpole", "Gorillion", "Waddling Recruit"]
    duel.settled("p2")


def test_f2_the_defeated_effect_is_that_of_the_stage() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Big Box Mimic (boost Killer Bee)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Big Box Mimic")
    duel.asks("p2", "card", "choose Killer Bee", "done")
    duel.p2("choose Killer Bee")
    assert (duel.play("p2"), duel.discard("p2"), duel.life("p1")) == (["Killer Bee"], ["Tuckbox Mimic"], 3)
    duel.settled("p2")


def test_f3_two_creatures_of_one_line_evolve() -> None:
    duel = Scenario(p1={"play": ["Cloud Lady", "Typhoon Princess"]})
    duel.p1("act Cloud Lady")
    assert duel.play("p1") == ["Typhoon Princess", "Typhoon Princess"]
    duel.settled("p2")


def test_f3_stage_three_does_not_evolve() -> None:
    for name in ("Thunder Queen", "World Eater", "Frosty Fortress", "Oakenmaster", "Silver Whiskers", "Evilcat"):
        Scenario(p1={"play": [name]}).refuses(f"act {name}")


def test_f4_boost_is_optional_and_counts_one_each() -> None:
    duel = Scenario(p1={"hand": ["Water Antler"], "play": ["Robopup"], "discard": ["Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Water Antler", "choose Gorillion")
    duel.asks("p1", "target", "choose Robopup", "choose Water Antler")
    duel.p1("choose Robopup")
    assert powers(duel, "p1") == {"Robopup": 2, "Water Antler": 8}
    duel.settled("p2")


def test_f5_boost_cards_go_to_the_last_controller() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Killer Bee"]},
                    p2={"mindbugs": 0, "play": ["Strange Barrel (boost Robopup)", "Luchataur"]})
    duel.p1("play Brain Fly", "choose Strange Barrel")
    assert duel.play("p1") == ["Brain Fly", "Killer Bee", "Strange Barrel (boost Robopup)"]
    duel.p2("attack Luchataur")
    duel.p1("block Strange Barrel")
    assert duel.discard("p1") == ["Robopup", "Strange Barrel"]
    assert duel.discard("p2") == []


def test_f5_in_discard_is_off_under_a_creature() -> None:
    duel = Scenario(p1={"play": ["Giraffodile (boost Blessed Shield Bugs)"]}, p2={"play": ["Gorillion"]})
    assert powers(duel, "p1") == {"Giraffodile": 8}  # its boost card, not the ability


def test_f6_a_defeated_creature_may_be_its_own_boost_card() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Fire Antler"]})
    duel.p1("attack Gorillion")
    duel.p2("block Fire Antler", "choose Fire Antler")
    assert duel.play("p1") == ["Gorillion (boost Fire Antler)"]
    duel.settled("p2")


def test_f7_an_action_that_only_boosts_needs_a_card() -> None:
    duel = Scenario(p1={"play": ["Big Box Mimic"]})
    duel.refuses("act Big Box Mimic")
    duel = Scenario(p1={"play": ["Deckbox Mimic"]})
    duel.p1("act Deckbox Mimic", "no")
    assert duel.play("p1") == ["Deckbox Mimic"]
    duel.settled("p2")


def test_f8_two_copies_count_twice_for_their_player() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Cursed Gorillion", "Cursed Gorillion"]},
                    p2={"play": ["Gorillion"]})
    assert (powers(duel, "p1"), powers(duel, "p2")) == ({"Gorillion": 6}, {"Gorillion": 10})


def test_f9_after_a_batch_once_for_every_card() -> None:
    duel = Scenario(p1={"play": ["Frosty Fortress"]}, p2={"hand": ["Peacasus"], "draw": ["Peacasus", "Gorillion"]})
    duel.p1("attack Frosty Fortress", "resolve Peacasus")
    assert duel.life("p2") == 3 + 2 - 1


def test_f10_deathweaver_stops_the_play_half_only() -> None:
    duel = Scenario(p1={"hand": ["Goat Dragon"], "discard": ["Robopup"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Goat Dragon")
    duel.p2("attack Deathweaver")
    duel.p1("no block", "attack Goat Dragon")
    duel.asks("p1", "card", "choose Robopup", "done")


def test_f11_a_granted_effect_survives_its_source() -> None:
    """Both effects were triggered; the source is defeated by the first and the second still happens."""
    duel = Scenario(p1={"play": ["Snail Hydra"], "hand": ["Robopup", "Killer Bee"]},
                    p2={"play": ["Jean-Claw Pandamme", "Gorillion"]})
    duel.p1("attack Snail Hydra")
    duel.asks("p1", "order", "resolve Snail Hydra", "resolve Snail Hydra #2")
    duel.p1("resolve Snail Hydra", "choose Jean-Claw Pandamme")
    duel.asks("p1", "discard", "discard Robopup", "discard Killer Bee")


def test_f12_zencats_take_a_ready_mindbug() -> None:
    duel = Scenario(p1={"mindbugs": 2, "play": ["Zencats"]}, p2={"mindbugs": 0})
    duel.p1("attack Zencats")
    assert (duel.mindbugs("p1"), duel.mindbugs("p2")) == (2, 0)


def test_f13_not_after_a_mindbugged_play() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Robopup"], "play": ["One-Eye Felix"]}, p2={"play": ["Killer Bee"]})
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.p1("attack One-Eye Felix", "hunt Killer Bee")
    assert duel.play("p1") == ["Silver Whiskers"]
    duel.settled("p2")


def test_f14_paying_the_last_life_loses() -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Dr. Orange U. Tan"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Dr. Orange U. Tan", "yes")
    duel.over("p2")


def test_f15_what_is_given_keeps_its_state() -> None:
    duel = Scenario(p1={"hand": ["Saltemental", "Gorillion"]})
    duel.p1("play Saltemental")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Saltemental (2 octonite)"]
    duel.settled("p1")


def test_f16_an_action_with_protected_targets_only_is_impossible() -> None:
    duel = Scenario(p1={"play": ["Infernostrich"]}, p2={"play": ["Gorillion", "Calm Cole (1 octonite)"]})
    duel.refuses("act Infernostrich")


@pytest.mark.parametrize(("position", "culprit"), [
    ({"p1": {"hand": ["Typhoon Princess"]}}, "Typhoon Princess"),
    ({"p1": {"discard": ["Evilcat"]}}, "Evilcat"),
    ({"p1": {"play": ["Sluggernaut (exhausted)"]}}, "Sluggernaut"),
    ({"p1": {"play": ["Gorillion (exhausted left)"]}}, "left"),
    ({"p1": {"play": ["Sea-Rex (boost Thunder Queen)"]}}, "Thunder Queen"),
    ({"p1": {"play": ["Sea-Rex (boost Gorillion, exhausted)"]}}, "boost Gorillion"),
    ({"p1": {"play": ["Sea-Rex (boost)"]}}, "boost"),
    ({"aside": {"p3": []}}, "p3"),
    ({"aside": {"p1": ["Nobody"]}}, "Nobody"),
    ({"p1": {"play": ["Sea-Rex (boost Gorillion + Gorillion)"]}}, "Gorillion"),
])
def test_positions_of_the_further_sets_are_checked(position: dict[str, object], culprit: str) -> None:
    with pytest.raises(mindbug.BadPosition, match=culprit):
        mindbug.Game.from_position({"p2": {"hand": ["Gorillion"]}, "sets": list(mindbug.Game(seed=1).catalogue.sets),
                                    **position})


def test_positions_come_back() -> None:
    """The keys that the further sets add to a position, at a turn action."""
    duel = Scenario(p1={"play": ["Alpacoodle", "Sluggernaut (exhausted left)", "Sea-Rex (boost Robopup + Killer Bee)"]},
                    p2={"play": ["World Eater (exhausted, 1 octonite, boost Gorillion)"]},
                    aside={"p1": ["Bigroot (exhausted)"], "p2": ["Luchataur (2 octonite)"]})
    position = duel.position()
    again = mindbug.Game.from_position(position, chance="explicit", allow_any_copies=True)
    assert again == duel.game
    assert position["aside"] == {"p1": ["Bigroot (exhausted)"], "p2": ["Luchataur (2 octonite)"]}
