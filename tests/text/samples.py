"""Decisions and events as they come up in games, one or more of every kind."""

from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.words import (
    Cards,
    Creatures,
    Defeat,
    Discard,
    Keyword,
    LoseLife,
    May,
    OpponentMay,
    Pile,
    PlayCard,
    Player,
    PlayIt,
    ReturnToHand,
    Side,
)


def option(verb: str, card: str | None = None, owner: str | None = "p1", copy: int = 1) -> Option:
    label = f"{verb} {card or ''}".strip() + (f" #{copy}" if copy > 1 else "")
    return Option(label, verb, card, copy, owner if card else None)


def options(*verbs: str) -> tuple[Option, ...]:
    return tuple(option(verb) for verb in verbs)


DECISIONS = [
    Decision("p1", "action", None, (
        option("play", "Axolotl Healer"), option("attack", "Gorillion"), option("attack", "Gorillion", copy=2),
        option("act", "Borgions"))),
    Decision("p1", "mindbug", "Axolotl Healer", options("mindbug", "decline")),
    Decision("p1", "hunt", "Killer Bee", (
        option("hunt", "Shield Bugs", "p2"), option("hunt", "Shield Bugs", "p2", 2), option("let block"))),
    Decision("p1", "block", "Spider Owl", (option("block", "Tiger Squirrel"), option("no block"))),
    Decision("p1", "again", "Rhino Turtle", options("attack", "stop")),
    Decision("p1", "fast", "Carrot Cleric", options("attack", "act", "stop")),
    Decision("p1", "may", "Okra Shaman", options("yes", "no"),
             effect=May([LoseLife(Player.SELF)], then=[PlayCard(Cards(Pile.ANY_DISCARD))])),
    Decision("p1", "may", "Spinachia", options("yes", "no"),
             effect=May([ReturnToHand(Creatures(Side.ALLIED, other=True))], then=[May([PlayIt()])])),
    Decision("p1", "may", "Spinachia", options("yes", "no"), effect=PlayIt()),
    Decision("p1", "may", "Pepperwing", options("yes", "no"),
             effect=OpponentMay([Discard(Player.SELF, 1)], otherwise=[Defeat(Creatures(Side.ALLIED))])),
    Decision("p1", "may", "Urchin Hurler", options("yes", "no")),
    Decision("p1", "target", "Explosive Toad", (
        option("choose", "Gorillion"), option("choose", "Gorillion", "p2", 2), option("choose", "Urchin Hurler", "p2")),
        "defeat"),
    Decision("p1", "target", "Harpy Mother", (option("choose", "Urchin Hurler", "p2"), option("done")), "take_control",
             up_to=True, number=2),
    Decision("p1", "target", "Harpy Mother", (option("choose", "Snail Hydra", "p2"), option("done")), "take_control",
             up_to=True),
    Decision("p1", "target", "Portal Malfunction", (option("choose", "Lone Yeti"),), "return"),
    Decision("p1", "target", "Starship Soupers", (option("choose", "Strange Barrel"),), "octonite"),
    Decision("p1", "target", "Monster Buddies", (option("choose", "Tusked Extorter"),), "trigger_play"),
    Decision("p1", "card", "Cinnemonk", (
        option("choose", "Strange Barrel"), option("choose", "Strange Barrel", "p2", 2)), "play"),
    Decision("p1", "card", "Sporeweaver", (
        option("choose", "Bee Bear"), option("choose", "Brain Fly", "p2")), "recover", number=2),
    Decision("p1", "card", "The Globe-Smasher", (option("choose", "Bee Bear"),), "give"),
    Decision("p1", "card", "Cornanon", (option("choose", "Bee Bear"),), "reveal"),
    Decision("p1", "card", None, (option("choose", "Bee Bear"),), "steal"),
    Decision("p1", "discard", "Ferret Bomber", (option("discard", "Bee Bear"),), "discard", number=2),
    Decision("p1", "discard", "Tusked Extorter", (option("discard", "Bee Bear"),), "discard"),
    Decision("p1", "order", None, (
        option("resolve", "Explosive Toad"), option("resolve", "Applebot", "p2"),
        option("resolve", "Applebot", "p2", 2))),
    Decision("p1", "buy", None, (option("buy", "Ambush"), option("done"))),
    Decision("p1", "buy", "Alienoid", (option("buy", "Healing Bots"),)),
    Decision("p1", "reroll", "Kong", options("keep", "reroll")),
    Decision("p1", "reroll", "H.A.D.E.S.", options("keep", "reroll first", "reroll second", "reroll both")),
    Decision("p1", "die", "H.A.D.E.S.", (
        option("resolve", "+2", None), option("resolve", "energy2", None), option("resolve", "discard", None))),
    Decision("p1", "spread", "Kiwanoid", (
        option("put", "Applebot"), option("put", "Applebot", "p2", 2), option("done")), number=2),
    Decision("chance", "roll", "H.A.D.E.S.", (
        option("roll", "+1", None), option("roll", "+3", None), option("roll", "energy", None)), number=2),
    Decision("chance", "pick", "Strange Barrel", (option("pick", "Bee Bear"),), "steal", number=2),
]

EVENTS = [
    Event("dealt", "p1", number=5),
    Event("start_card", "p1", "Gorillion"),
    Event("starts", "p1", detail="power"),
    Event("starts", "p1", detail="lot"),
    Event("turn", "p1", number=3),
    Event("drew", "p1", "Bee Bear"),
    Event("drew", "p1"),
    Event("drew_unused", "p1", "Bee Bear"),
    Event("drew_unused", "p1"),
    Event("played", "p1", "Lone Yeti"),
    Event("mindbugged", "p1", "Axolotl Healer", total=1),
    Event("declined", "p1", "Axolotl Healer"),
    Event("entered", "p1", "Shield Bugs"),
    Event("attacked", "p1", "Rhino Turtle", number=1),
    Event("attacked", "p1", "Rhino Turtle", number=2),
    Event("hunted", "p1", "Killer Bee", "Compost Dragon"),
    Event("blocked", "p1", "Shield Bugs", "Gorillion"),
    Event("unblocked", "p1", "Urchin Hurler"),
    Event("fought", "p1", "Luchataur", "Shield Bugs"),
    Event("exhausted", "p1", "Elephantopus"),
    Event("protected", "p1", "Bananapus"),
    Event("defeated", "p1", "Shield Bugs"),
    Event("triggered", "p1", "Axolotl Healer", detail="play"),
    Event("triggered", "p1", "Turbo Bug", detail="attack"),
    Event("triggered", "p1", "Strange Barrel", detail="defeated"),
    Event("triggered", "p1", "Artimist", detail="harvest"),
    Event("silenced", "p1", "Axolotl Healer", "Deathweaver", detail="play"),
    Event("silenced", "p1", "Applebot", "Peach Police", detail="defeated"),
    Event("acted", "p1", "USX Tangerine"),
    Event("discarded", "p1", "Snail Hydra"),
    Event("stolen", "p1", "Bee Bear"),
    Event("stolen", "p1"),
    Event("recovered", "p1", "Bee Bear", detail="own"),
    Event("recovered", "p1", "Bee Bear", detail="opponent"),
    Event("returned", "p1", "Figuru"),
    Event("given", "p1", "Bee Bear"),
    Event("given", "p1"),
    Event("revealed", "p1", "Bee Bear"),
    Event("copied", "p1", "Pear Patrol", "Axolotl Healer"),
    Event("took_control", "p1", "Urchin Hurler"),
    Event("life", "p1", number=2, total=5),
    Event("life", "p1", number=-1, total=2),
    Event("refreshed", "p1", total=1),
    Event("octonite", "p1", "Fearberry", number=2, total=2),
    Event("octonite", "p1", "Lychee King", number=-1, total=1),
    Event("boosted", "p1", "Caulibot", number=8),
    Event("gained", "p1", "Starfruit Ninja", keywords=(Keyword.SNEAKY,)),
    Event("allies_gained", "p1", keywords=(Keyword.HUNTER, Keyword.FRENZY)),
    Event("allies_extra_die", "p1"),
    Event("cannot_block", "p1"),
    Event("rolled", "p1", "Kong", number=1, detail="+2"),
    Event("rolled", "p1", "Kong", number=1, detail="energy2"),
    Event("rolled", "p1", "Kong", number=1, detail="discard"),
    Event("rerolled", "p1", number=2),
    Event("energy", "p1", number=2, total=3),
    Event("energy", "p1", number=-1, total=2),
    Event("bought", "p1", "Ambush", number=2),
    Event("bought", "p1", "Healing Bots", number=0),
    Event("power_revealed", None, "Railgun"),
    Event("extra_turn", "p1"),
    Event("passed", "p1"),
    Event("game_over", "p1", detail="life"),
    Event("game_over", "p1", detail="no_action"),
    Event("game_over", "p1", detail="effect"),
    Event("game_over", "p1", detail="turn_limit"),
    Event("game_over", None, detail="turn_limit"),
]
