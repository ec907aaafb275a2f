"""One short lesson for every set that plays differently from First Contact. The tutorial does not need them.

The coach's sentences are in `phrases/learn_sets.toml` of each language, with the same keys as those of the tutorial.
"""

from mindbug.web.learn.lessons import LESSONS, Ask, Lesson, Reply, position

SET_LESSONS: dict[str, Lesson] = {
    "battlefruit_kingdom": Lesson(
        "kingdom",
        position(
            {"life": 2, "play": ["Bananapus (1 octonite)"], "hand": ["Carrot Cleric", "Captain Cucodile", "Spinachia"]},
            {"life": 2, "play": ["Pineapple Paladin", "Rad Radish"],
             "hand": ["Cherry Bug", "Potadore The Wise", "Prime Fungus"]},
            sets=["battlefruit_kingdom"], phase="start", revealed=["Mangonade", "Lord Watermelon"]),
        (Ask(("choose Pineapple Paladin",), {"choose Rad Radish": "small"}),
         Ask(("play Captain Cucodile",), {"play Carrot Cleric": "later", "play Spinachia": "no_octonite",
                                          "attack Bananapus": "spent"}),
         Reply("attack Rad Radish"),
         Ask(("play Carrot Cleric",), {"play Spinachia": "not_fast", "attack": "one_thing"}),
         Ask(("attack",), {"stop": "stop"}), Reply("no block"))),
    "battlefruit_galaxy": Lesson(
        "galaxy",
        position(
            {"play": ["Grape Sentinel"], "hand": ["USX Tangerine", "Applebot", "Cornanon"]},
            {"play": ["Vanilla Creature", "Chaotic Cabbage"], "hand": ["Leeklings", "Radisher", "Bean Bot"]},
            sets=["battlefruit_galaxy"], revealed=["Quadranut", "Star Portal"]),
        (Ask(("play USX Tangerine",), {"play": "no_charge", "attack": "blocked"}),
         Ask(("put Vanilla Creature",), {"put": "other", "done": "keep_both"}),
         Ask(("done",), {"put": "no_price"}), Reply("play Leeklings"),
         Ask(("act USX Tangerine",), {"play": "act_now", "attack": "weak"}))),
    "king_of_tokyo": Lesson(
        "tokyo",
        position(
            {"energy": 1, "play": ["Kong"], "hand": ["Mega Shark", "Space Penguin", "Mantis"]},
            {"life": 2, "play": ["Cyber Kitty"], "hand": ["Sheriff", "Kraken", "Alienoid"]},
            sets=["king_of_tokyo"], revealed=["Gigazaur", "Rob"], power_row=["Stomp", "Railgun", "Rage"],
            power_deck=["Ambush", "Revenge", "Extra Head"]),
        (Ask(("attack Kong",), {"play": "roll"}), Reply("roll +1"), Ask(("reroll",), {"keep": "plenty"}),
         Reply("roll energy"), Reply("no block"), Reply("play Sheriff"),
         Ask(("buy Railgun",), {"buy Stomp": "too_big", "buy Rage": "two_blockers", "done": "save"}))),
    "beyond_evolution": Lesson(
        "evolution",
        position(
            {"life": 1, "play": ["Curious Tadpole"], "hand": ["Robopup", "Puffermech"]},
            {"life": 1, "mindbugs": 1, "play": ["Sweet Fighter"], "hand": ["Dragon Inn", "Mole Machine", "Steelhorn"]},
            sets=["beyond_evolution"], revealed=["Bullet Train", "Spiky Shinobi"]),
        (Ask(("act Curious Tadpole",), {"play": "wait", "attack": "too_small"}), Reply("play Dragon Inn"),
         Ask(("act Frog Prophet",), {"play": "wait", "attack": "too_small"}), Reply("play Mole Machine"),
         Ask(("attack World Eater",), {"play": "now"}))),
    "beyond_eternity": Lesson(
        "eternity",
        position(
            {"play": ["Sea-Rex"], "hand": ["Tiger Wasp", "Koibra"],
             "discard": ["Cursed Gorillion", "Blessed Shield Bugs"]},
            {"play": ["Pyro Salamancer", "Water Antler"], "hand": ["Duckdra", "Fire Antler", "Trash Diver"],
             "discard": ["Peacasus"]},
            sets=["beyond_eternity"], revealed=["Tornado Dragon", "Goat Dragon"]),
        (Ask(("attack Sea-Rex",), {"play": "first"}),
         Ask(("choose Cursed Gorillion",), {"choose Blessed Shield Bugs": "blessing", "choose Peacasus": "not_theirs",
                                            "done": "no_boost"}),
         Ask(("hunt Pyro Salamancer",), {"hunt Water Antler": "stronger", "let block": "let"}))),
}
"""Set id -> its lesson."""

EVERY_LESSON: dict[str, Lesson] = {**LESSONS, **{lesson.name: lesson for lesson in SET_LESSONS.values()}}
