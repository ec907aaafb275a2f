"""Which rulings concern which cards."""

from collections.abc import Iterable
from functools import cache

import pytest

from mindbug.cards import BOXES
from mindbug.game.catalogue import standard
from mindbug.rulings import Source, all_rulings, ruling, rulings_for
from mindbug.rulings.index import INDEX
from mindbug.words import Creature, Creatures, DefeatAll, GainLife, Keyword, PowerCard, Side, Trigger

ABOUT_THE_GAME = ["G4", "G7", "G11", "G18", "M3", "M4", "M7", "A14", "KT-12"]


@cache
def codes(name: str) -> list[str]:
    return [found.code for found in rulings_for(name)]


def in_the_first_four_sets(names: Iterable[str]) -> list[str]:
    """The further sets have cards that the rulings of the first four speak of too."""
    first = [*BOXES][:4]
    return [name for name in names if standard().set_of[name] in first]


def creatures() -> list[Creature]:
    return [card for card_set in standard().sets.values() for card in card_set.creatures]


def test_only_rulings_about_the_game_itself_concern_no_card() -> None:
    assert [found.code for found in all_rulings() if not found.cards] == ABOUT_THE_GAME


def test_every_named_card_exists() -> None:
    assert [name for entry in INDEX.values() for name in entry.named if name not in standard().set_of] == []


def test_no_card_is_named_that_is_found_by_its_words() -> None:
    for entry in INDEX.values():
        assert [name for name in entry.named if entry.concerns(standard().card(name))] == []


def test_every_card_but_a_plain_one_has_a_ruling() -> None:
    assert in_the_first_four_sets(name for name in standard().set_of if not codes(name)) == ["Gorillion"]


def test_a_ruling_knows_the_cards_that_know_it() -> None:
    for found in all_rulings():
        assert [name for name in standard().set_of if found.code in codes(name)] == [*found.cards]


@pytest.mark.parametrize(("keyword", "expected"), [
    (Keyword.TOUGH, {"A6", "A7", "A8"}),
    (Keyword.POISONOUS, {"A6"}),
    (Keyword.FRENZY, {"A11"}),
    (Keyword.HUNTER, {"A9"}),
    (Keyword.SNEAKY, {"A10"}),
    (Keyword.FAST, {"BF-1", "M2"}),
])
def test_every_creature_with_a_keyword(keyword: Keyword, expected: set[str]) -> None:
    having = [card.name for card in creatures() if keyword in card.keywords]
    assert having
    assert [name for name in having if not expected <= {*codes(name)}] == []


@pytest.mark.parametrize(("trigger", "expected"), [
    (Trigger.ATTACK, {"A1", "A4"}),
    (Trigger.DEFEATED, {"A5", "G3", "G5"}),
    (Trigger.HARVEST, {"BF-2", "M8", "G17"}),
    (Trigger.ACTION, {"BF-3"}),
])
def test_every_creature_with_a_trigger(trigger: Trigger, expected: set[str]) -> None:
    having = [card.name for card in creatures() if getattr(card, trigger.value)]
    assert having
    assert [name for name in having if not expected <= {*codes(name)}] == []


def test_no_other_card_gets_the_ruling_of_a_trigger() -> None:
    for code, trigger in (("A5", Trigger.DEFEATED), ("BF-2", Trigger.HARVEST), ("BF-3", Trigger.ACTION)):
        assert list(ruling(code).cards) == [card.name for card in creatures() if getattr(card, trigger.value)]


def test_every_creature_with_dice_and_every_power_card() -> None:
    assert [card.name for card in creatures() if card.dice and not {"KT-1", "A1", "A4"} <= {*codes(card.name)}] == []
    power_cards = [card.name for card in standard().sets["king_of_tokyo"].power_cards]
    assert list(ruling("KT-4").cards) == power_cards


def test_every_creature_that_brings_octonite() -> None:
    assert [card.name for card in creatures() if card.octonite and not {"M2", "G16"} <= {*codes(card.name)}] == []


@pytest.mark.parametrize(("code", "cards"), [
    ("FC-1", ["Compost Dragon", "Grave Robber", "Kiwing Juicer", "Okra Shaman", "The Broccoli Bards", "Cinnemonk",
              "Boogie Woogie", "Pumpkin Jack"]),
    ("FC-2", ["Explosive Toad", "Cosmic Joe"]),
    ("FC-3", ["Harpy Mother"]),
    ("FC-4", ["Brain Fly", "Alluring Oyster", "Romindesco", "USX Tangerine", "Captain Fish"]),
    ("FC-8", ["Goblin Werewolf", "Urchin Hurler", "Pesky Peas", "Radisher"]),
    ("FC-9", ["Snail Thrower", "Kraken"]),
    ("FC-12", ["Kangasaurus Rex", "Shield Bugs", "Aubergalactic Whale", "Pagurah"]),
    ("A2", ["Shark Dog", "Snail Hydra", "Avocado Gunner", "Pepperwing", "Boomberry", "Leeklings"]),
    ("A3", ["Chameleon Sniper", "Turbo Bug", "Coconut Crab"]),
    ("G2", ["Ferret Bomber", "Tusked Extorter", "Pepperwing", "Broodmother", "Melon Master", "Rob",
            "The Globe-Smasher", "Subterranean Strike"]),
    ("G12", ["Ferret Bomber", "Strange Barrel", "Broodmother", "Romindesco", "Rob", "Subterranean Strike"]),
    ("G13", ["Kangasaurus Rex", "Dragon Fruit", "Mangonade", "Aubergalactic Whale", "Boomberry", "Cornanon",
             "Leeklings", "Olive Orbiter", "Pagurah"]),
    ("G15", ["Kiwing Juicer", "The Broccoli Bards", "Cornanon", "Melon Master", "Bookwyrm"]),
    ("G19", ["Mysterious Mermaid", "Turbo Bug"]),
    ("G20", ["Brain Fly", "Harpy Mother", "Alluring Oyster", "Romindesco", "USX Tangerine", "Captain Fish"]),
    ("BF-9", ["Dragon Fruit", "Starship Soupers"]),
    ("BF-11", ["Lord Watermelon", "Spinachia", "Bookwyrm"]),
    ("BF-14", ["Pear Patrol", "Monster Buddies"]),
    ("BF-17", ["Kiwing Juicer", "The Broccoli Bards", "Melon Master", "Bookwyrm"]),
    ("BF-20", ["Figuru", "The Globe-Smasher"]),
    ("BF-21", ["Caulibot", "Plumarine"]),
    ("BF-22", ["Star Portal", "Mysterious Ally"]),
    ("KT-3", ["Mechamster", "Extra Head"]),
    ("KT-7", ["Extra Head", "Pounce", "Rage", "Suburban Camouflage"]),
    ("KT-9", ["The King"]),
    ("KT-11", ["H.A.D.E.S.", "Mechamster", "Extra Head"]),
])
def test_the_cards_of_a_ruling(code: str, cards: list[str]) -> None:
    assert in_the_first_four_sets(ruling(code).cards) == cards


@pytest.mark.parametrize(("name", "expected"), [
    ("Deathweaver", "FC-5"), ("Sharky Crab-Dog-Mummypus", "FC-6"), ("Lone Yeti", "FC-7"), ("Snail Hydra", "FC-10"),
    ("Strange Barrel", "FC-11"), ("Bean Bot", "BF-5"), ("Peach Police", "BF-6"), ("Calm Cole", "BF-7"),
    ("Quadranut", "BF-8"), ("Cherry Bug", "BF-10"), ("Romindesco", "BF-12"), ("Cornanon", "BF-13"),
    ("Shoctopus", "BF-15"), ("Borgions", "BF-16"), ("Fearberry", "BF-18"), ("Okra Shaman", "BF-19"),
    ("Random Mutation", "KT-5"), ("Alienoid", "KT-6"), ("Sheriff", "KT-8"), ("Monster Buddies", "KT-10"),
    ("Astronuts", "M6"), ("Calm Cole", "A12"), ("Artimist", "G9"),
])
def test_a_ruling_of_a_card(name: str, expected: str) -> None:
    assert expected in codes(name)


@pytest.mark.parametrize(("name", "foreign"), [
    ("Rad Radish", "A9"),  # it defeats a HUNTER and is none
    ("Pomelozilla", "A9"),
    ("Leeklings", "A10"),
    ("Tiger Squirrel", "G13"),
    ("Kiwanoid", "G13"),
    ("Cherry Bug", "G20"),
    ("Rad Radish", "G6"),
    ("Luchataur", "KT-1"),
    ("Mangonade", "FC-12"),
    ("Potadore The Wise", "FC-9"),
    ("Tomageddon", "FC-11"),
    ("Shoctopus", "BF-2"),
])
def test_a_ruling_that_a_card_has_nothing_to_do_with(name: str, foreign: str) -> None:
    assert foreign not in codes(name)


def test_the_most_particular_rulings_come_first() -> None:
    assert codes("Compost Dragon") == ["FC-1", "A9", "M1", "M5"]
    assert codes("The Globe-Smasher") == ["KT-1", "KT-2", "BF-20", "A1", "A4", "M1", "G2", "G5"]


def test_cards_of_ones_own() -> None:
    blast = Creature("Blast", copies=1, power=3, keywords=(Keyword.TOUGH,),
                     play=[DefeatAll(Creatures(Side.ENEMY, max_power=3))])
    assert [found.code for found in rulings_for(blast)] == ["FC-12", "A6", "A7", "A8", "G13"]
    assert [found.code for found in rulings_for(PowerCard("Balm", cost=1, effect=[GainLife(1)]))] == ["KT-4", "G8"]


def test_one_ruling_in_another_language() -> None:
    found = ruling("A8", "de")
    assert (found.code, found.section, found.title) == ("A8", "attack", "Erschöpft ist nicht besiegt")
    assert found.sources == (Source.OFFICIAL,)
    assert found in rulings_for("Rhino Turtle", "de")
    assert "Chamäleonschütze" in ruling("A3", "de").text
    assert "Reptireur d’élite" in ruling("A3", "fr").text


def test_sources_may_be_mixed() -> None:
    assert ruling("A11").sources == (Source.OFFICIAL, Source.OURS)
    assert ruling("M5").sources == (Source.FOLLOWS,)
    assert ruling("G4").sources == (Source.OURS,)


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="'X9'"):
        ruling("X9")
    with pytest.raises(ValueError, match="'Nobody'"):
        rulings_for("Nobody")
    with pytest.raises(ValueError, match="'xx'"):
        all_rulings("xx")
