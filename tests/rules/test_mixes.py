"""Mixed sets, pools made by hand, and what happens when cards of different sets meet."""

import random
from itertools import combinations

import pytest

import mindbug
from tests.scenario import Scenario

SIZES = {"first_contact": 48, "battlefruit_kingdom": 48, "battlefruit_galaxy": 48, "king_of_tokyo": 32}
MIXES = [list(mix) for size in range(1, 5) for mix in combinations(SIZES, size)]

# 24 creatures of First Contact, one of each.
FIRST_CONTACT = [
    "Axolotl Healer", "Bee Bear", "Brain Fly", "Chameleon Sniper", "Compost Dragon", "Deathweaver", "Elephantopus",
    "Explosive Toad", "Ferret Bomber", "Giraffodile", "Goblin Werewolf", "Gorillion", "Grave Robber", "Harpy Mother",
    "Kangasaurus Rex", "Killer Bee", "Lone Yeti", "Luchataur", "Mysterious Mermaid", "Plated Scorpion", "Rhino Turtle",
    "Shark Dog", "Shield Bugs", "Snail Hydra",
]


def attack(duel: Scenario, seat: str, card: str, *faces: str) -> None:
    """Attacks with that creature, rolls these faces and keeps them."""
    duel.choose(seat, f"attack {card}")
    duel.chance(*(f"roll {face}" for face in faces))
    if faces:
        duel.choose(seat, "keep")


def creatures(position: mindbug.Position) -> list[str]:
    """Every creature card of a position, sorted, without its state."""
    found = [*position["unused"], *position["revealed"]]
    for seat in ("p1", "p2"):
        for zone in ("hand", "draw", "play", "discard"):
            found += [name.split(" (")[0] for name in position[seat][zone]]
    return sorted(found)


def power_cards(position: mindbug.Position) -> list[str]:
    return sorted([*position["power_row"], *position["power_deck"], *position["power_discard"]])


# ---- sets


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_a_mix_pools_the_cards_of_all_its_sets(sets: list[str]) -> None:
    position = mindbug.Game(sets=sets, seed=3).position()
    assert len(creatures(position)) == sum(SIZES[name] for name in sets)
    for seat in ("p1", "p2"):
        assert len(position[seat]["hand"]) == 5
        assert len(position[seat]["draw"]) == 5
        assert position[seat]["play"] == position[seat]["discard"] == []
    assert len(position["revealed"]) >= 2


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_king_of_tokyo_in_the_mix_brings_the_power_cards(sets: list[str]) -> None:
    position = mindbug.Game(sets=sets, seed=3).position()
    tokyo = "king_of_tokyo" in sets
    assert len(position["power_row"]) == (3 if tokyo else 0)
    assert len(position["power_deck"]) == (13 if tokyo else 0)
    assert position["power_discard"] == []


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_a_mix_is_played_to_its_end_without_losing_a_card(sets: list[str]) -> None:
    game = mindbug.Game(sets=sets, seed=11)
    before = game.position()
    choices = random.Random(11)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == "action":
            assert creatures(game.position()) == creatures(before)
            assert power_cards(game.position()) == power_cards(before)
        game.choose(choices.choice(decision.options))
    assert game.winner in ("p1", "p2", None)


@pytest.mark.parametrize("sets", [["king_of_tokyo"], ["first_contact", "king_of_tokyo"], list(SIZES)], ids="+".join)
def test_a_dealt_position_gives_an_equal_game(sets: list[str]) -> None:
    position = mindbug.Game(sets=sets, seed=5).position()
    assert mindbug.Game.from_position(position).position() == position


def test_the_same_mix_and_seed_give_the_same_deal() -> None:
    games = [mindbug.Game(sets=list(SIZES), seed=seed) for seed in (4, 4, 5)]
    assert games[0].position() == games[1].position()
    assert games[0].start_player == games[1].start_player
    assert games[0].position() != games[2].position()


def test_a_record_of_a_mix_replays_to_the_same_position() -> None:
    game = mindbug.Game(sets=list(SIZES), seed=8)
    choices = random.Random(8)
    for _ in range(25):
        if game.over or game.decision is None:
            break
        game.choose(choices.choice(game.decision.options))
    assert mindbug.replay(game.record()).position() == game.position()


def test_an_unknown_set_is_named() -> None:
    with pytest.raises(ValueError, match="atlantis"):
        mindbug.Game(sets=["first_contact", "atlantis"])


# ---- pools by hand


@pytest.mark.parametrize("seed", range(4))
def test_a_pool_by_hand_deals_exactly_its_cards(seed: int) -> None:
    position = mindbug.Game(cards=FIRST_CONTACT, seed=seed).position()
    assert creatures(position) == FIRST_CONTACT
    assert power_cards(position) == []


def test_a_name_listed_several_times_is_so_many_copies() -> None:
    """A list may have more copies than the set."""
    pool = [*FIRST_CONTACT, "Gorillion", "Gorillion", "Kong", "Kong"]
    assert creatures(mindbug.Game(cards=pool, seed=2).position()) == sorted(pool)


def test_one_king_of_tokyo_creature_in_a_pool_by_hand_brings_the_power_cards() -> None:
    position = mindbug.Game(cards=[*FIRST_CONTACT, "Baby Gigazaur"], seed=1).position()
    assert len(position["power_row"]) == 3
    assert len(position["power_deck"]) == 13


def test_excluding_the_only_king_of_tokyo_creature_leaves_the_power_cards_out() -> None:
    position = mindbug.Game(cards=[*FIRST_CONTACT, "Baby Gigazaur"], exclude=["Baby Gigazaur"], seed=1).position()
    assert creatures(position) == FIRST_CONTACT
    assert power_cards(position) == []


def test_exclude_removes_all_copies() -> None:
    everything = creatures(mindbug.Game(sets=["first_contact"], seed=1).position())
    position = mindbug.Game(sets=["first_contact"], exclude=["Axolotl Healer", "Gorillion"], seed=1).position()
    assert creatures(position) == [name for name in everything if name not in ("Axolotl Healer", "Gorillion")]
    assert len(creatures(position)) == 48 - 2 - 1


def test_exclude_works_on_a_mix() -> None:
    position = mindbug.Game(sets=["first_contact", "king_of_tokyo"], exclude=["Kong", "Luchataur"], seed=1).position()
    assert len(creatures(position)) == 48 + 32 - 1 - 2
    assert len(position["power_row"]) == 3


@pytest.mark.parametrize("seed", range(4))
def test_twenty_two_cards_are_enough(seed: int) -> None:
    game = mindbug.Game(cards=FIRST_CONTACT[:22], seed=seed)
    assert creatures(game.position()) == FIRST_CONTACT[:22]
    assert game.start_player in ("p1", "p2")


def test_twenty_one_cards_are_too_few() -> None:
    with pytest.raises(ValueError, match=r"2[12]"):
        mindbug.Game(cards=FIRST_CONTACT[:21])


def test_the_cards_are_counted_after_excluding() -> None:
    with pytest.raises(ValueError, match=r"2[12]"):
        mindbug.Game(cards=FIRST_CONTACT, exclude=FIRST_CONTACT[:3])


@pytest.mark.parametrize("name", ["Mindbugzilla", "Ambush"])
def test_a_card_that_is_no_creature_is_named(name: str) -> None:
    """Ambush is a Power card."""
    with pytest.raises(ValueError, match=name):
        mindbug.Game(cards=[*FIRST_CONTACT, name])


def test_an_unknown_excluded_card_is_named() -> None:
    with pytest.raises(ValueError, match="Mindbugzilla"):
        mindbug.Game(sets=["first_contact"], exclude=["Mindbugzilla"])


def test_a_pool_by_hand_is_played_to_its_end() -> None:
    game = mindbug.Game(cards=[*FIRST_CONTACT, "Kong", "Kong", "Lychee King", "Kiwanoid"], seed=9)
    before = game.position()
    choices = random.Random(9)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == "action":
            assert creatures(game.position()) == creatures(before)
        game.choose(choices.choice(decision.options))
    assert mindbug.replay(game.record()).position() == game.position()


# ---- start of the turn


def test_purchases_come_before_harvest() -> None:
    """KT-4."""
    duel = Scenario(p1={"play": ["Lychee King (1 octonite)"], "energy": 1}, power_row=["Healing Bots"], phase="start")
    duel.asks("p1", "buy", "buy Healing Bots", "done")
    assert duel.play("p1") == ["Lychee King (1 octonite)"]
    duel.p1("buy Healing Bots")
    assert duel.play("p1") == ["Lychee King"]
    assert duel.life("p2") == 2
    duel.settled("p1")


def test_what_arrives_fast_at_the_start_of_a_turn_waits_for_purchases_and_harvest() -> None:
    """BF-1: a purchase brings Carrot Cleric; it attacks after the next purchase and Harvest, before the turn action."""
    duel = Scenario(p1={"hand": ["Carrot Cleric"], "play": ["Lord Watermelon", "Lychee King (1 octonite)"],
                        "energy": 3},
                    power_row=["Monster Buddies", "Healing Bots"], phase="start")
    duel.p1("buy Monster Buddies")
    duel.asks("p1", "buy", "buy Healing Bots", "done")
    assert duel.play("p1") == ["Carrot Cleric", "Lord Watermelon", "Lychee King (1 octonite)"]
    duel.p1("buy Healing Bots")
    assert (duel.life("p1"), duel.life("p2")) == (4, 2), "Harvest has happened"
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p1")


def test_nothing_is_bought_with_energy_from_a_fast_attack() -> None:
    """BF-1: the attack of what arrived at the start of the turn comes after the purchases."""
    duel = Scenario(p1={"hand": ["Carrot Cleric"], "play": ["Lord Watermelon", "Mechamster"], "energy": 2},
                    power_row=["Monster Buddies", "Healing Bots"], phase="start")
    duel.p1("buy Monster Buddies", "attack")
    duel.chance("roll energy2")
    duel.p1("keep")
    assert duel.energy("p1") == 2
    duel.settled("p1")
    duel.refuses("buy Healing Bots")


def test_portal_malfunction_saves_a_creature_from_its_harvest_and_clears_its_octonite() -> None:
    """Icecube Dragon's Harvest would defeat it; played again it comes with its 3 octonite (G16)."""
    duel = Scenario(p1={"play": ["Icecube Dragon (1 octonite)"], "energy": 1}, p2={"mindbugs": 0},
                    power_row=["Portal Malfunction"], phase="start")
    duel.p1("buy Portal Malfunction")
    assert duel.hand("p1") == ["Gorillion", "Icecube Dragon"]
    assert duel.discard("p1") == []
    duel.p1("play Icecube Dragon")
    assert duel.play("p1") == ["Icecube Dragon (3 octonite)"]
    duel.settled("p2")


def test_an_ambushed_harvest_creature_never_harvests() -> None:
    """BF-2: clearing the last octonite by leaving play is not a removal."""
    duel = Scenario(p1={"energy": 2}, p2={"play": ["Lychee King (1 octonite)"], "mindbugs": 0}, power_row=["Ambush"],
                    phase="start")
    duel.p1("buy Ambush", "play Gorillion")
    assert duel.discard("p2") == ["Lychee King"]
    assert duel.life("p1") == 3
    duel.settled("p2")


def test_borgions_extra_turn_buys_again() -> None:
    """BF-16."""
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"], "energy": 1}, p2={"play": ["Kong"]},
                    power_row=["Healing Bots"])
    duel.p1("act Borgions")
    assert duel.discard("p2") == ["Kong"]
    duel.asks("p1", "buy", "buy Healing Bots", "done")
    duel.p1("buy Healing Bots")
    assert duel.life("p1") == 4
    duel.settled("p1")


# ---- Play and Defeated effects across sets


@pytest.mark.parametrize("card", ["Drakonis", "Alienoid", "Megaxolot", "Meka Dragon"])
def test_deathweaver_stops_the_play_effects_of_king_of_tokyo(card: str) -> None:
    duel = Scenario(p1={"hand": [card]}, p2={"play": ["Deathweaver"], "mindbugs": 0},
                    power_row=["Railgun", "Healing Bots"])
    duel.p1(f"play {card}")
    assert (duel.life("p1"), duel.life("p2"), duel.energy("p1")) == (3, 3, 0)
    assert duel.position()["power_discard"] == []
    duel.settled("p2")


def test_deathweaver_stops_monster_buddies_too() -> None:
    """FC-5."""
    duel = Scenario(p1={"play": ["Meka Dragon"], "energy": 2}, p2={"play": ["Deathweaver"]},
                    power_row=["Monster Buddies"], phase="start")
    duel.p1("buy Monster Buddies")
    assert duel.life("p2") == 3
    assert duel.energy("p1") == 0
    duel.settled("p1")


def test_monster_buddies_trigger_play_effects_of_every_set() -> None:
    """KT-10: Harvest, Action and constant effects are no Play effects."""
    duel = Scenario(p1={"play": ["Axolotl Healer", "Rad Radish", "Lychee King", "Borgions", "Shield Bugs"],
                        "energy": 2},
                    power_row=["Monster Buddies"], phase="start")
    duel.p1("buy Monster Buddies")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Rad Radish")
    duel.p1("choose Axolotl Healer")
    assert duel.life("p1") == 5
    duel.settled("p1")


def test_monster_buddies_resolve_with_the_triggered_creature_as_the_source() -> None:
    """Quadranut may choose itself as the allied creature and must if it is the only one."""
    duel = Scenario(p1={"play": ["Quadranut"], "energy": 2}, p2={"play": ["Kong"]}, power_row=["Monster Buddies"],
                    phase="start")
    duel.p1("buy Monster Buddies")
    assert duel.discard("p1") == ["Quadranut"]
    assert duel.discard("p2") == ["Kong"]
    duel.settled("p1")


@pytest.mark.parametrize(("others", "hand"), [(["Kong"], ["Gorillion", "Kong"]), ([], ["Gorillion"])])
def test_monster_buddies_make_the_triggered_creature_this(others: list[str], hand: list[str]) -> None:
    """BF-14: Spinachia returns another allied creature, so never itself; alone it is not asked."""
    duel = Scenario(p1={"play": ["Spinachia", *others], "energy": 2}, power_row=["Monster Buddies"], phase="start")
    duel.p1("buy Monster Buddies")
    if others:
        duel.p1("yes", "no")
    assert duel.hand("p1") == hand
    assert duel.play("p1") == ["Spinachia"]
    duel.settled("p1")


def test_pear_patrol_copies_a_play_effect_of_king_of_tokyo() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Drakonis"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.energy("p1") == 2
    assert duel.hand("p1") == ["Drakonis"]
    duel.settled("p2")


def test_boogie_woogie_finds_defeated_effects_of_every_set() -> None:
    """Calm Cole's and Icecube Dragon's "defeat this" is a Harvest effect."""
    duel = Scenario(p1={"hand": ["Boogie Woogie"], "discard": ["Tomageddon", "Calm Cole", "Gorillion"]},
                    p2={"discard": ["Applebot", "Explosive Toad", "Icecube Dragon", "Drakonis"], "mindbugs": 0})
    duel.p1("play Boogie Woogie")
    duel.asks("p1", "card", "choose Tomageddon", "choose Applebot", "choose Explosive Toad")
    duel.p1("choose Applebot")
    assert duel.play("p1") == ["Applebot", "Boogie Woogie"]
    duel.settled("p2")


def test_pumpkin_jack_and_compost_dragon_chain() -> None:
    duel = Scenario(p1={"hand": ["Pumpkin Jack"], "discard": ["Compost Dragon", "Kong"]}, p2={"mindbugs": 0})
    duel.p1("play Pumpkin Jack")
    assert duel.play("p1") == ["Compost Dragon", "Kong", "Pumpkin Jack"]
    duel.settled("p2")


def test_pumpkin_jack_does_not_take_harvest_or_octonite_for_a_play_effect() -> None:
    duel = Scenario(p1={"hand": ["Pumpkin Jack"], "discard": ["Lychee King", "Kiwanoid"]}, p2={"mindbugs": 0})
    duel.p1("play Pumpkin Jack")
    assert duel.play("p1") == ["Pumpkin Jack"]
    duel.settled("p2")


@pytest.mark.parametrize(("police", "energy", "left"), [
    ("Peach Police", 0, ["Peach Police (exhausted)"]),
    ("Peach Police (exhausted)", 2, []),
])
def test_peach_police_stops_megamoth_only_while_in_play(police: str, energy: int, left: list[str]) -> None:
    duel = Scenario(p1={"play": ["Megamoth"]}, p2={"play": [police]})
    attack(duel, "p1", "Megamoth")
    duel.p2("block Peach Police")
    assert duel.discard("p1") == ["Megamoth"]
    assert duel.play("p2") == left
    assert duel.energy("p1") == energy
    duel.settled("p2")


def test_ambush_may_choose_a_creature_that_calm_cole_protects() -> None:
    duel = Scenario(p1={"energy": 2}, p2={"play": ["Calm Cole (2 octonite)", "Kong"]}, power_row=["Ambush"],
                    phase="start")
    duel.p1("buy Ambush")
    duel.asks("p1", "target", "choose Calm Cole", "choose Kong")
    duel.p1("choose Kong")
    assert duel.play("p2") == ["Calm Cole (2 octonite)", "Kong"]
    duel.settled("p1")


# ---- power and keywords across sets


@pytest.mark.parametrize(("card", "left"), [("Stomp", "p1"), ("Revenge", "p2")])
def test_goblin_werewolf_is_strong_only_on_its_own_turn(card: str, left: str) -> None:
    """FC-8: from the start of the turn on; in p1's turn p1's has power 8 and p2's has 2."""
    duel = Scenario(p1={"play": ["Goblin Werewolf"], "energy": 1}, p2={"play": ["Goblin Werewolf"]}, power_row=[card],
                    phase="start")
    duel.p1(f"buy {card}")
    for seat in ("p1", "p2"):
        assert duel.play(seat) == (["Goblin Werewolf"] if seat == left else [])
    duel.settled("p1")


def test_shield_bugs_lift_meka_dragon_to_krakens_eight() -> None:
    """G14: power first, then keywords."""
    duel = Scenario(p1={"play": ["Kraken", "Shield Bugs", "Meka Dragon"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Meka Dragon", "energy")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_sharky_is_sneaky_against_what_kraken_makes_sneaky() -> None:
    """FC-6: granted keywords of enemies count."""
    duel = Scenario(p1={"play": ["Sharky Crab-Dog-Mummypus"]}, p2={"play": ["Kraken", "Kong"]})
    attack(duel, "p1", "Sharky Crab-Dog-Mummypus")
    duel.asks("p2", "block", "block Kong", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_snail_thrower_makes_pagurah_a_poisonous_hunter() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Pagurah"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Pagurah", "energy")
    duel.p1("hunt Gorillion")
    assert duel.discard("p1") == ["Pagurah"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_a_grown_pagurah_is_too_strong_for_snail_thrower() -> None:
    """FC-9: 4 + 1 is no HUNTER any more."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Pagurah"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Pagurah", "+1")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    duel.p1("stop")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_radisher_can_block_sneaky_attackers_of_king_of_tokyo() -> None:
    duel = Scenario(p1={"play": ["Quetzalcóatl"]}, p2={"play": ["Radisher"]})
    attack(duel, "p1", "Quetzalcóatl")
    duel.p2("block Radisher")
    assert duel.discard("p1") == ["Quetzalcóatl"]
    duel.settled("p2")


def test_grow_and_attack_bonuses_add_up() -> None:
    """Caulibot: 1 + 2 (die of Mechamster) + 8."""
    duel = Scenario(p1={"play": ["Mechamster", "Caulibot"]}, p2={"play": ["Gorillion"]})
    attack(duel, "p1", "Caulibot", "+2")
    duel.p2("block Gorillion")
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.play("p1") == ["Caulibot", "Mechamster"]
    duel.p1("stop")
    duel.settled("p2")


def test_pounce_makes_hunters_that_pomelozilla_keeps_from_attacking() -> None:
    """KT-7: all of p1's creatures."""
    duel = Scenario(p1={"hand": ["Mantis"], "play": ["Gorillion", "Kong"], "energy": 1}, p2={"play": ["Pomelozilla"]},
                    power_row=["Pounce"], phase="start")
    duel.p1("buy Pounce")
    duel.asks("p1", "action", "play Mantis")


# ---- FAST


def test_under_the_king_a_fast_creature_cannot_attack_at_once() -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric"], "play": ["The King"]}, p2={"mindbugs": 0})
    duel.p1("play Carrot Cleric")
    duel.settled("p2")
    assert duel.life("p2") == 3


def test_a_mindbuggers_fast_attack_rolls_the_mindbuggers_die() -> None:
    duel = Scenario(p1={"hand": ["Rhubarbarian", "Gorillion"]}, p2={"play": ["Mechamster"]})
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    duel.chance("roll energy")
    duel.asks("p2", "reroll", "keep", "reroll")
    duel.p2("keep")
    assert duel.energy("p2") == 1
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_a_set_that_is_too_small_alone_is_named() -> None:
    with pytest.raises(ValueError, match=r"battlefruit_addon.* 22 cards"):
        mindbug.Game(sets=["battlefruit_addon"])
