"""The print of every creature and of the later stages of those that evolve, and the costs of Power cards.

This is a copy of its own, on purpose: a slip of the pen in the cards of the package shows here as a disagreement.
Each line holds the power, the name and, after a colon, the keywords.
"""

from itertools import pairwise
from typing import NamedTuple


class Printed(NamedTuple):
    power: int
    keywords: frozenset[str]


LINES = """
# first contact
4 Axolotl Healer: POISONOUS
8 Bee Bear
4 Brain Fly
1 Chameleon Sniper: SNEAKY
3 Compost Dragon: HUNTER
2 Deathweaver: POISONOUS
7 Elephantopus: TOUGH
5 Explosive Toad: FRENZY
2 Ferret Bomber: SNEAKY
7 Giraffodile
2 Goblin Werewolf: HUNTER
10 Gorillion
7 Grave Robber: TOUGH
5 Harpy Mother
7 Kangasaurus Rex
5 Killer Bee: HUNTER
5 Lone Yeti: TOUGH
9 Luchataur: FRENZY
7 Mysterious Mermaid
2 Plated Scorpion: TOUGH POISONOUS
8 Rhino Turtle: FRENZY TOUGH
4 Shark Dog: HUNTER
5 Sharky Crab-Dog-Mummypus
4 Shield Bugs: TOUGH
9 Snail Hydra
1 Snail Thrower: POISONOUS
3 Spider Owl: SNEAKY POISONOUS
6 Strange Barrel
3 Tiger Squirrel: SNEAKY
4 Turbo Bug
8 Tusked Extorter
5 Urchin Hurler: HUNTER
# battlefruit kingdom
5 Alluring Oyster: POISONOUS
4 Artimist: POISONOUS
3 Avocado Gunner: FRENZY TOUGH
5 Bananapus: HUNTER
1 Calm Cole: POISONOUS
8 Captain Cucodile: FRENZY
8 Carrot Cleric: FAST TOUGH
1 Cherry Bug
7 Coconut Crab: FRENZY
7 Dragon Fruit: FAST
1 Duradillo: FAST HUNTER POISONOUS TOUGH
4 Fearberry
2 Fennel Trickster: SNEAKY
8 Icecube Dragon: FRENZY HUNTER
5 Kiwing Juicer: POISONOUS
6 Lord Watermelon: FRENZY
8 Lychee King: FRENZY
4 Mangonade
7 Okra Shaman: FRENZY TOUGH
5 Orange Owlmancer
6 Pepperwing: TOUGH
2 Pesky Peas: SNEAKY
8 Pineapple Paladin: FAST
7 Pomelozilla
4 Potadore The Wise
6 Prime Fungus
2 Rad Radish: SNEAKY
5 Raspberry Ranger: HUNTER TOUGH
3 Spinachia: POISONOUS
3 Sporeweaver: POISONOUS
4 The Broccoli Bards: POISONOUS
9 Tomageddon
# battlefruit galaxy
3 Applebot: SNEAKY
3 Astronuts: POISONOUS
7 Aubergalactic Whale: FAST
5 Bean Bot: POISONOUS
1 Boomberry
4 Borgions
4 Broodmother: FAST POISONOUS
1 Caulibot: FRENZY TOUGH
2 Chaotic Cabbage: SNEAKY
7 Cinnemonk: TOUGH
3 Cornanon: HUNTER
3 Figuru: POISONOUS
6 Grape Sentinel: HUNTER
8 Kiwanoid: FAST
5 Leeklings: FRENZY
7 Melon Master: TOUGH
1 Olive Orbiter: SNEAKY
4 Peach Police: TOUGH
5 Pear Patrol: HUNTER
2 Plumarine: FRENZY HUNTER
6 Pomegrenade: FAST POISONOUS
8 Quadranut: FRENZY
9 Radisher
10 Rhubarbarian: FAST
5 Romindesco: POISONOUS
4 Shoctopus: HUNTER
3 Star Portal: SNEAKY
7 Starfruit Ninja
6 Starship Soupers
6 Topinambur Titan
3 USX Tangerine
9 Vanilla Creature: TOUGH
# king of tokyo
6 Alienoid: TOUGH
1 Baby Gigazaur: SNEAKY
7 Boogie Woogie
1 Bookwyrm: POISONOUS
5 Captain Fish
3 Cosmic Joe: HUNTER
6 Cyber Bunny: FRENZY
4 Cyber Kitty: HUNTER
6 Cybertooth: TOUGH
7 Drakonis
9 Gigazaur
5 H.A.D.E.S.: TOUGH
4 Iron Back
9 Kong
5 Kraken
4 Mantis: HUNTER
2 Mechamster
5 Mega Shark: HUNTER
3 Megamoth: POISONOUS
6 Megaxolot: POISONOUS
7 Meka Dragon
4 Pagurah: FRENZY
3 Pandakaï: SNEAKY
6 Pumpkin Jack
4 Purple Reign
4 Quetzalcóatl: SNEAKY
6 Rex Florae: POISONOUS
5 Rob
7 Sheriff: HUNTER
3 Space Penguin: SNEAKY
6 The Globe-Smasher
10 The King: FRENZY
# new servants
3 Bugserker: TOUGH
7 Count Draculeech
4 Creep From The Deep: POISONOUS HUNTER
4 Ferret Pacifier
1 Froblin Instigator: HUNTER
6 Goreagle Alpha: FRENZY HUNTER TOUGH
8 Hamster Lion: FRENZY
2 Hungry Hungry Hamster: SNEAKY
7 Hyenix: FRENZY
6 Majestic Manticore: POISONOUS
4 The Lurker: TOUGH
8 Turf The Surfer
# beyond evolution
1 Blastfish: POISONOUS
9 Bullet Train
6 Cake Trickster: POISONOUS
7 Captain Hippo: FRENZY
5 Cheeky Chimpborg: HUNTER
5 Cheery Chimpborg: HUNTER
5 Chuckling Chimpborg: HUNTER
4 Cloud Lady
6 Coach Panda
1 Curious Tadpole: POISONOUS
6 Dr. Orange U. Tan
3 Dragon Inn: TOUGH
1 Earwig Assassin: SNEAKY
6 Infernostrich
4 Kitsunsei
5 Mole Machine: TOUGH
5 Octocopter
2 Puffermech: POISONOUS
3 Radioactive Rabbit: FRENZY
1 Robopup: SNEAKY TOUGH
5 Sawn: TOUGH
3 Spiky Shinobi: SNEAKY
7 Steelhorn
9 Sweet Fighter
4 Utility Bug: HUNTER TOUGH
6 The Experiment: POISONOUS
4 Turtle Toaster: TOUGH
3 Waddling Recruit
8 Westside Monster: FRENZY
1 Wildsprout
# beyond evolution stages
4 Bigroot
3 Frog Prophet: POISONOUS TOUGH
10 Frosty Fortress: TOUGH
7 Oakenmaster
9 Thunder Queen
6 Typhoon Princess
5 Veteran Penguin: TOUGH
8 World Eater: POISONOUS TOUGH
# beyond eternity
6 Agile Rooster: FRENZY
7 Ant Zombie Horde: TOUGH
6 Berserker Rabbit: FRENZY TOUGH
5 Blessed Killer Bee: HUNTER
6 Blessed Shield Bugs: TOUGH
3 Blessed Tiger Squirrel: SNEAKY
2 Catalisk: POISONOUS
10 Cave Lizard: TOUGH SNEAKY
10 Cursed Gorillion: FRENZY TOUGH
5 Duckdra: HUNTER
8 Fire Antler
4 Ghostly Underdog
7 Goat Dragon
5 Hiss Holiness: FRENZY POISONOUS
1 Hypnotic Mouse: SNEAKY
2 Koibra: POISONOUS
2 Madam Mystique
3 Peacasus: SNEAKY
5 Porcupine Teacher
6 Pyro Salamancer
1 Radioactive Pest: POISONOUS
8 Rockyphant: TOUGH
5 Sea-Rex: HUNTER
5 Soul Manipulator: TOUGH
5 Spirit Cheetah: HUNTER
3 Spirit Maki: SNEAKY
2 Squirtoise Scout: TOUGH
3 Tiger Wasp: FRENZY SNEAKY
8 Tornado Dragon
2 Trash Diver: SNEAKY
2 Trash Flier: SNEAKY
8 Water Antler
# promos
5 Slugapult: TOUGH FRENZY
7 Mindbug Bug: TOUGH
2 Ratomancer
7 Ram Hopper: FRENZY
6 Boar-Zooka
6 Sluggernaut: TOUGH
3 Chuck: TOUGH
5 Jazz Dog
8 Macaw Dagon
9 Unigon
1 Suspicious Gift
3 Future Eric: SNEAKY
3 Alien Brain: POISONOUS
5 Watts Dog: FRENZY
6 Blessed Axolotl Healer: POISONOUS
9 Bug Catcher: FRENZY TOUGH
8 Cursed Goblin Werewolf: FRENZY HUNTER
2 Ghost Hand: SNEAKY
5 Jean-Claw Pandamme
2 Kitten Crewmate: SNEAKY
5 Solar Bear: TOUGH
2 Tuckbox Mimic
8 Battle Beetle
5 Knightmare: TOUGH
2 Alpacoodle: FRENZY
9 Steamforger
8 Wolfman Steve
6 Wheatl-E: FRENZY TOUGH
4 The Pack: HUNTER TOUGH
# promos stages
6 Big Box Mimic: FRENZY
5 Deckbox Mimic
7 One-Eye Felix: HUNTER
6 Silver Whiskers: TOUGH
# battlefruit addon
5 Beetroot Predator
1 Cutecat
3 Five-Spice Monster: POISONOUS
7 Mangolorean
6 Saltemental
8 Shakes Pear: TOUGH
7 Venomash
# battlefruit addon stages
3 Evilcat
2 Zencats
"""


def read(line: str) -> tuple[str, Printed]:
    power, _, rest = line.partition(" ")
    name, _, keywords = rest.partition(": ")
    return name, Printed(int(power), frozenset(keywords.split()))


CREATURES = dict(read(line) for line in LINES.splitlines() if line and not line.startswith("#"))

SETS = {section.split("\n")[0].replace(" ", "_"): [read(line)[0] for line in section.splitlines()[1:] if line]
        for section in LINES.split("# ")[1:]}
"""The names of each set; the later stages are sections of their own."""

SIDES = {("Sluggernaut", "left"): Printed(5, frozenset({"HUNTER"})),
         ("Sluggernaut", "right"): Printed(8, frozenset({"FRENZY"}))}
"""A creature with two sides shows one of them while it is exhausted."""

OCTONITE = {
    "Alluring Oyster": 2, "Artimist": 5, "Bananapus": 2, "Calm Cole": 2, "Captain Cucodile": 1, "Fearberry": 2,
    "Icecube Dragon": 3, "Lychee King": 2, "Mangonade": 3, "Sporeweaver": 2, "Saltemental": 2, "Shakes Pear": 2,
}
CHARGE = {
    "Boomberry": 1, "Borgions": 1, "Broodmother": 1, "Kiwanoid": 2, "Plumarine": 1, "Pomegrenade": 2, "Shoctopus": 2,
    "Star Portal": 2, "Starfruit Ninja": 2, "Topinambur Titan": 1, "USX Tangerine": 2, "Beetroot Predator": 2,
    "Venomash": 2,
}
"""Octonite that may be spread."""

DICE = {"H.A.D.E.S.": 2, **dict.fromkeys((
    "Baby Gigazaur", "Boogie Woogie", "Cybertooth", "Drakonis", "Iron Back", "Kong", "Kraken", "Mantis", "Megaxolot",
    "Meka Dragon", "Pagurah", "Pumpkin Jack", "Purple Reign", "Rob", "The Globe-Smasher", "The King"), 1)}
FACES = ("+1", "+2", "+3", "energy", "energy2", "discard")

LINES_OF_EVOLUTION = (
    ("Wildsprout", "Bigroot", "Oakenmaster"), ("Curious Tadpole", "Frog Prophet", "World Eater"),
    ("Waddling Recruit", "Veteran Penguin", "Frosty Fortress"), ("Cloud Lady", "Typhoon Princess", "Thunder Queen"),
    ("Tuckbox Mimic", "Deckbox Mimic", "Big Box Mimic"), ("Kitten Crewmate", "One-Eye Felix", "Silver Whiskers"),
    ("Cutecat", "Zencats", "Evilcat"),
)
NEXT_STAGE = {stage: following for line in LINES_OF_EVOLUTION for stage, following in pairwise(line)}
FIRST_STAGE = {stage: line[0] for line in LINES_OF_EVOLUTION for stage in line}

COSTS = {
    "Ambush": 2, "Extra Head": 1, "Healing Bots": 1, "Monster Buddies": 2, "Mysterious Ally": 2,
    "Portal Malfunction": 1, "Pounce": 1, "Rage": 1, "Railgun": 2, "Random Mutation": 1, "Reanimation": 3,
    "Resurrection": 3, "Revenge": 1, "Stomp": 1, "Subterranean Strike": 2, "Suburban Camouflage": 3,
}
