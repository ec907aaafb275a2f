"""Every ruling concerns the right cards."""

from functools import cache

import pytest

from mindbug.game.catalogue import standard
from mindbug.rulings import Source, all_rulings, ruling, rulings_for
from mindbug.rulings.index import INDEX
from mindbug.words import Creature, Creatures, DefeatAll, GainLife, Keyword, PowerCard, Side, Trigger

PUBLISHED = [name for name in standard().set_of if name not in standard().first_stage]
ABOUT_THE_GAME = ["G4", "G7", "G11", "G18", "M3", "M4", "M7", "A14", "KT-12"]


@cache
def codes(name: str) -> list[str]:
    return [found.code for found in rulings_for(name)]


def creatures() -> list[Creature]:
    return [card for card_set in standard().sets.values() for card in card_set.creatures]


def has(card: Creature, trigger: Trigger) -> bool:
    """Itself, or as one of the creatures that it evolves into."""
    return any(getattr(face, trigger.value) for face in (card, *card.stages))


def test_only_rulings_about_the_game_itself_concern_no_card() -> None:
    assert [found.code for found in all_rulings() if not found.cards] == ABOUT_THE_GAME


def test_every_named_card_exists() -> None:
    assert [name for entry in INDEX.values() for name in entry.named if name not in standard().set_of] == []


def test_no_card_is_named_that_is_found_by_its_words() -> None:
    for entry in INDEX.values():
        assert [name for name in entry.named if entry.concerns(standard().card(name))] == []


def test_every_card_but_a_plain_one_has_a_ruling() -> None:
    assert [name for name in PUBLISHED if not codes(name)] == ["Gorillion"]


def test_a_ruling_knows_the_cards_that_know_it() -> None:
    for found in all_rulings():
        assert [name for name in PUBLISHED if found.code in codes(name)] == [*found.cards]


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
    having = [card.name for card in creatures() if has(card, trigger)]
    assert having
    assert [name for name in having if not expected <= {*codes(name)}] == []


def test_no_other_card_gets_the_ruling_of_a_trigger() -> None:
    for code, trigger in (("A5", Trigger.DEFEATED), ("BF-2", Trigger.HARVEST), ("BF-3", Trigger.ACTION)):
        assert list(ruling(code).cards) == [card.name for card in creatures() if has(card, trigger)]


def test_every_creature_with_dice_and_every_power_card() -> None:
    assert [card.name for card in creatures() if card.dice and not {"KT-1", "A1", "A4"} <= {*codes(card.name)}] == []
    power_cards = [card.name for card in standard().sets["king_of_tokyo"].power_cards]
    assert list(ruling("KT-4").cards) == power_cards


def test_every_creature_that_brings_octonite() -> None:
    assert [card.name for card in creatures() if card.octonite and not {"M2", "G16"} <= {*codes(card.name)}] == []


@pytest.mark.parametrize(("code", "cards"), [
    ("FC-1", ["Compost Dragon", "Grave Robber", "Kiwing Juicer", "Okra Shaman", "The Broccoli Bards", "Cinnemonk",
              "Boogie Woogie", "Pumpkin Jack", "Wildsprout", "Trash Flier"]),
    ("FC-2", ["Explosive Toad", "Cosmic Joe"]),
    ("FC-3", ["Harpy Mother"]),
    ("FC-4", ["Brain Fly", "Alluring Oyster", "Romindesco", "USX Tangerine", "Captain Fish", "Spirit Cheetah",
              "Spirit Maki", "Kitten Crewmate", "Solar Bear"]),
    ("FC-8", ["Goblin Werewolf", "Urchin Hurler", "Pesky Peas", "Radisher"]),
    ("FC-9", ["Snail Thrower", "Kraken"]),
    ("FC-12", ["Kangasaurus Rex", "Shield Bugs", "Aubergalactic Whale", "Pagurah", "Puffermech"]),
    ("A2", ["Shark Dog", "Snail Hydra", "Avocado Gunner", "Pepperwing", "Boomberry", "Leeklings", "Count Draculeech",
            "Majestic Manticore", "Bullet Train", "Cloud Lady", "Duckdra", "Ghostly Underdog", "Goat Dragon",
            "Radioactive Pest", "Slugapult"]),
    ("A3", ["Chameleon Sniper", "Turbo Bug", "Coconut Crab", "Curious Tadpole", "Battle Beetle"]),
    ("G2", ["Ferret Bomber", "Tusked Extorter", "Pepperwing", "Broodmother", "Melon Master", "Rob", "The Globe-Smasher",
            "Hungry Hungry Hamster", "Cheeky Chimpborg", "Steelhorn", "Waddling Recruit", "Rockyphant",
            "Subterranean Strike"]),
    ("G12", ["Ferret Bomber", "Strange Barrel", "Broodmother", "Romindesco", "Rob", "Cheeky Chimpborg", "Steelhorn",
             "Waddling Recruit", "Catalisk", "Tornado Dragon", "Wheatl-E", "Cutecat", "Subterranean Strike"]),
    ("G13", ["Kangasaurus Rex", "Dragon Fruit", "Mangonade", "Aubergalactic Whale", "Boomberry", "Cornanon",
             "Leeklings", "Olive Orbiter", "Pagurah", "Majestic Manticore", "Puffermech", "Radioactive Rabbit",
             "Ghostly Underdog", "Madam Mystique", "Boar-Zooka", "Saltemental"]),
    ("G15", ["Kiwing Juicer", "The Broccoli Bards", "Cornanon", "Melon Master", "Bookwyrm", "Ratomancer",
             "Wolfman Steve", "Wheatl-E"]),
    ("G19", ["Mysterious Mermaid", "Turbo Bug"]),
    ("G20", ["Brain Fly", "Harpy Mother", "Alluring Oyster", "Romindesco", "USX Tangerine", "Captain Fish",
             "Spirit Cheetah", "Spirit Maki", "Kitten Crewmate", "Solar Bear"]),
    ("BF-9", ["Dragon Fruit", "Starship Soupers"]),
    ("BF-11", ["Lord Watermelon", "Spinachia", "Bookwyrm"]),
    ("BF-14", ["Pear Patrol", "Utility Bug", "Monster Buddies"]),
    ("BF-17", ["Kiwing Juicer", "The Broccoli Bards", "Melon Master", "Bookwyrm", "Ratomancer", "Wolfman Steve",
               "Wheatl-E"]),
    ("BF-20", ["Figuru", "The Globe-Smasher", "Hungry Hungry Hamster"]),
    ("BF-21", ["Caulibot", "Plumarine"]),
    ("BF-22", ["Star Portal", "Mysterious Ally"]),
    ("KT-3", ["Mechamster", "Extra Head"]),
    ("KT-7", ["Extra Head", "Pounce", "Rage", "Suburban Camouflage"]),
    ("KT-9", ["The King"]),
    ("KT-11", ["H.A.D.E.S.", "Mechamster", "Extra Head"]),
    ("F1", ["Cloud Lady", "Curious Tadpole", "Waddling Recruit", "Wildsprout", "Kitten Crewmate", "Tuckbox Mimic",
            "Cutecat"]),
    ("F2", ["Cloud Lady", "Curious Tadpole", "Waddling Recruit", "Wildsprout", "Kitten Crewmate", "Tuckbox Mimic",
            "Cutecat"]),
    ("F3", ["Cloud Lady", "Curious Tadpole", "Waddling Recruit", "Wildsprout", "Kitten Crewmate", "Tuckbox Mimic",
            "Cutecat"]),
    ("F4", ["Ant Zombie Horde", "Fire Antler", "Goat Dragon", "Hiss Holiness", "Pyro Salamancer", "Sea-Rex",
            "Soul Manipulator", "Water Antler", "Ghost Hand", "Solar Bear", "Tuckbox Mimic"]),
    ("F5", ["Ant Zombie Horde", "Fire Antler", "Goat Dragon", "Hiss Holiness", "Pyro Salamancer", "Sea-Rex",
            "Soul Manipulator", "Water Antler", "Ghost Hand", "Solar Bear", "Tuckbox Mimic"]),
    ("F6", ["Fire Antler"]),
    ("F7", ["Tuckbox Mimic"]),
    ("F8", ["Hyenix", "Blessed Killer Bee", "Blessed Shield Bugs", "Blessed Tiger Squirrel", "Cursed Gorillion",
            "Blessed Axolotl Healer", "Cursed Goblin Werewolf"]),
    ("F9", ["Peacasus", "Rockyphant"]),
    ("F10", ["Goat Dragon", "Koibra", "Soul Manipulator"]),
    ("F11", ["Blessed Axolotl Healer", "Jean-Claw Pandamme", "Beetroot Predator"]),
    ("F12", ["Bug Catcher", "Cutecat", "Mangolorean", "Shakes Pear"]),
    ("F13", ["Jazz Dog", "Kitten Crewmate"]),
    ("F14", ["Okra Shaman", "Hyenix", "Dr. Orange U. Tan", "Blessed Killer Bee"]),
    ("F15", ["Radioactive Rabbit", "The Experiment", "Suspicious Gift", "Saltemental"]),
    ("F16", ["Strange Barrel", "Tomageddon", "Chaotic Cabbage", "Ant Zombie Horde", "Fire Antler", "Goat Dragon",
             "Hiss Holiness", "Koibra", "Madam Mystique", "Pyro Salamancer", "Sea-Rex", "Soul Manipulator",
             "Water Antler", "Alien Brain", "Ghost Hand", "Solar Bear", "Tuckbox Mimic", "Wheatl-E", "Cutecat"]),
    ("NS-1", ["Bugserker"]),
    ("NS-2", ["Count Draculeech"]),
    ("NS-3", ["Ferret Pacifier", "Hamster Lion"]),
    ("NS-4", ["Majestic Manticore"]),
    ("NS-5", ["Hungry Hungry Hamster"]),
    ("NS-6", ["Hyenix"]),
    ("NS-7", ["The Lurker"]),
    ("NS-8", ["Turf The Surfer"]),
    ("BE-1", ["Blastfish"]),
    ("BE-2", ["Cake Trickster"]),
    ("BE-3", ["Captain Hippo"]),
    ("BE-4", ["Cheeky Chimpborg"]),
    ("BE-5", ["Astronuts", "Chuckling Chimpborg", "Spiky Shinobi", "Battle Beetle"]),
    ("BE-6", ["Orange Owlmancer", "Coach Panda"]),
    ("BE-7", ["Dr. Orange U. Tan"]),
    ("BE-8", ["Dragon Inn"]),
    ("BE-9", ["Earwig Assassin"]),
    ("BE-10", ["Cloud Lady", "Infernostrich"]),
    ("BE-11", ["Kitsunsei", "Porcupine Teacher", "Ram Hopper"]),
    ("BE-12", ["Octocopter"]),
    ("BE-13", ["Radioactive Rabbit", "The Experiment", "Suspicious Gift", "Saltemental"]),
    ("BE-14", ["Radioactive Rabbit"]),
    ("BE-15", ["Sawn"]),
    ("BE-16", ["Steelhorn", "Waddling Recruit"]),
    ("BE-17", ["Utility Bug"]),
    ("BE-18", ["Turtle Toaster"]),
    ("BE-19", ["Westside Monster"]),
    ("BE-20", ["Wildsprout"]),
    ("BE-21", ["Waddling Recruit", "Catalisk"]),
    ("BE-22", ["Wildsprout"]),
    ("ET-1", ["Agile Rooster"]),
    ("ET-2", ["Hypnotic Mouse"]),
    ("ET-3", ["Squirtoise Scout"]),
    ("ET-4", ["Blessed Killer Bee"]),
    ("ET-5", ["Blessed Tiger Squirrel"]),
    ("ET-6", ["Blessed Shield Bugs", "Cursed Gorillion"]),
    ("ET-7", ["Duckdra"]),
    ("ET-8", ["Ghostly Underdog"]),
    ("ET-9", ["Goat Dragon", "Soul Manipulator", "Solar Bear"]),
    ("ET-10", ["Soul Manipulator"]),
    ("ET-11", ["Hiss Holiness"]),
    ("ET-12", ["Koibra"]),
    ("ET-13", ["Madam Mystique"]),
    ("ET-14", ["Pyro Salamancer"]),
    ("ET-15", ["Spirit Cheetah", "Spirit Maki"]),
    ("ET-16", ["Tiger Wasp"]),
    ("ET-17", ["Tornado Dragon"]),
    ("ET-18", ["Trash Diver"]),
    ("PR-1", ["Slugapult"]),
    ("PR-2", ["Mindbug Bug"]),
    ("PR-3", ["Ratomancer"]),
    ("PR-4", ["Boar-Zooka"]),
    ("PR-5", ["Sluggernaut"]),
    ("PR-6", ["Chuck"]),
    ("PR-7", ["Jazz Dog"]),
    ("PR-8", ["Macaw Dagon"]),
    ("PR-9", ["Unigon", "Steamforger"]),
    ("PR-10", ["Future Eric"]),
    ("PR-11", ["Alien Brain"]),
    ("PR-12", ["Watts Dog"]),
    ("PR-13", ["Ghost Hand"]),
    ("PR-14", ["Jean-Claw Pandamme"]),
    ("PR-15", ["Kitten Crewmate"]),
    ("PR-16", ["Kitten Crewmate"]),
    ("PR-17", ["Tuckbox Mimic"]),
    ("PR-18", ["Knightmare"]),
    ("PR-19", ["Alpacoodle"]),
    ("PR-20", ["Wolfman Steve"]),
    ("PR-21", ["Wheatl-E"]),
    ("PR-22", ["The Pack"]),
    ("BA-1", ["Beetroot Predator"]),
    ("BA-2", ["Cutecat"]),
    ("BA-3", ["Five-Spice Monster"]),
    ("BA-4", ["Mangolorean"]),
    ("BA-5", ["Shakes Pear"]),
    ("BA-6", ["Venomash"]),
])
def test_the_cards_of_a_ruling(code: str, cards: list[str]) -> None:
    assert list(ruling(code).cards) == cards


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


def test_a_stage_has_the_rulings_of_its_card() -> None:
    stages = standard().first_stage
    assert stages["Typhoon Princess"] == "Cloud Lady"
    for stage, card in stages.items():
        assert rulings_for(stage) == rulings_for(card) != []


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
