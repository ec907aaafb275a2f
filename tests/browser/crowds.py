"""Crowded tables at which every kind of question is asked, for tests of the layout."""

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from mindbug import Game, Option
from mindbug.game.catalogue import standard
from mindbug.game.seats import SEATS, rival
from mindbug.text import LANGUAGES

SEEDS = 300
LONGEST = 12
"""So many choices lead from a position to its question at most."""

CROWD = ("Blessed Axolotl Healer", "Rhino Turtle (exhausted)", "Lychee King (2 octonite)", "Strange Barrel",
         "Sea-Rex (boost Gorillion + Bee Bear)", "Sharky Crab-Dog-Mummypus", "Blessed Shield Bugs", "Bullet Train",
         "Plated Scorpion", "Aubergalactic Whale (1 octonite)", "Snail Thrower", "Froblin Instigator")
"""Long names, several keywords, all that can lie on a creature."""
OTHERS = ("Cursed Goblin Werewolf", "Tusked Extorter", "Goreagle Alpha", "Sweet Fighter", "Kiwanoid (3 octonite)",
          "Blessed Tiger Squirrel", "Hungry Hungry Hamster", "Chuckling Chimpborg", "Rhubarbarian",
          "Creep From The Deep", "Spider Owl", "Earwig Assassin (exhausted)")
HAND = ("Borgions", "Soul Manipulator", "Tuckbox Mimic", "Axolotl Healer", "Starfruit Ninja")
PILE = ("Shoctopus", "Gorillion", "USX Tangerine", "Sharky Crab-Dog-Mummypus")
POWER_ROW = ("Subterranean Strike", "Suburban Camouflage", "Extra Head")


class Question(NamedTuple):
    kind: str
    card: str | None = None
    """The card that asks, if it must be a certain one."""
    creatures: int = 8
    """The smallest number on each side."""
    hand: int = len(HAND)

    def __str__(self) -> str:
        return f"{self.kind} {self.card or ''} {self.creatures}".replace("  ", " ")


KINDS = ("action", "mindbug", "hunt", "block", "again", "fast", "may", "target", "card", "discard", "order", "buy",
         "reroll", "die", "spread", "mode", "keyword", "number")
"""Every kind of decision that people make."""

ASKERS = {
    "mindbug": ("Borgions", "Soul Manipulator", "Plated Scorpion"),
    "hunt": ("Cursed Goblin Werewolf", "Sea-Rex"), "block": ("Rhino Turtle", "Kiwanoid"),
    "again": ("Luchataur", "Berserker Rabbit"), "fast": ("Carrot Cleric", "Aubergalactic Whale"),
    "may": ("Earwig Assassin", "Spinachia", "Cornanon"),
    "target": ("Turtle Toaster", "Cake Trickster", "Hiss Holiness"),
    "card": ("Hiss Holiness", "Ratomancer", "Ant Zombie Horde", "Hungry Hungry Hamster"),
    "discard": ("Ferret Bomber", "Tornado Dragon"),
    "order": ("Puffermech",), "buy": (None, "Alienoid"), "reroll": ("The King", "H.A.D.E.S."), "die": ("H.A.D.E.S.",),
    "spread": ("Starfruit Ninja", "Beetroot Predator"),
    "mode": ("Koibra", "Soul Manipulator", "Sluggernaut", "Hungry Hungry Hamster"),
    "keyword": ("Madam Mystique",), "number": ("Wheatl-E",),
}

COMMONEST = (("action", None), ("block", "Rhino Turtle"), ("target", "Turtle Toaster"))


def questions(lang: str | None = None) -> list[Question]:
    """Every kind, asked by several cards, and the commonest ones with fewer and with more creatures. For a language:
    every kind once, and its share of the others, since all languages together try them all."""
    groups = [[Question(kind, card) for card in ASKERS.get(kind, (None,))] for kind in KINDS]
    groups += [[Question(kind, card, creatures) for kind, card in COMMONEST] for creatures in (3, 4, 5, 6, 7, 9, 12)]
    groups.append([Question("action", None, 2, hand=8)])
    if lang is None:
        return [question for group in groups for question in group]
    turn = list(LANGUAGES).index(lang)
    return [question for group in groups for n, question in enumerate(group)
            if n % len(LANGUAGES) == turn % min(len(group), len(LANGUAGES))]


def position(question: Question, turn: str, spare: int) -> dict[str, object]:
    """The asking card is in the hand and in play, so that it may ask however it likes to. `spare`: places that are left
    for creatures to come."""
    card = question.card if question.card in standard().set_of else None
    first = standard().line(card)[0].name if card else None
    mine, theirs = (CROWD, OTHERS) if turn == "p1" else (OTHERS, CROWD)
    asking = [card] if card and question.kind not in ("mindbug", "discard") else []
    hand = [*([first] if first else []), *(HAND * 2)][:question.hand]
    played = question.creatures - spare
    rows = {turn: [*asking, *mine][:played], rival(turn): theirs[:question.creatures]}
    return {"sets": list(standard().sets), "turn": turn, "power_row": list(POWER_ROW), "power_deck": list(POWER_ROW),
            "phase": "start" if question.kind in ("buy", "order") else "action",
            **{seat: {"life": 7, "energy": 4, "hand": hand, "draw": list(PILE), "play": list(rows[seat]),
                      "discard": list(PILE)} for seat in SEATS}}


@cache
def asked(question: Question) -> Game:
    """A game in which the first seat is asked that; found by playing at random, the same one every time."""
    for seed in range(SEEDS):
        chance = random.Random(seed)
        game = Game.from_position(position(question, SEATS[seed % 2], seed // 2 % 2), seed=seed, allow_any_copies=True)
        for _ in range(LONGEST):
            if game.decision is None:
                break
            if stands(game, question):
                return game
            game.choose(chance.choice(preferred(game, question)))
    raise LookupError(f"no game of {SEEDS} asks {question}")


def preferred(game: Game, question: Question) -> Sequence[Option | str]:
    """Returns whatever can be done with the asking card, if there is something."""
    assert game.decision is not None
    options = game.decision.options
    if game.decision.kind == "mindbug":
        return ["decline"]
    return [option for option in options if option.card == question.card] or options


def stands(game: Game, question: Question) -> bool:
    decision = game.decision
    assert decision is not None
    cards = (decision.source, *(option.card for option in decision.options if decision.kind == "order"))
    crowds = [len(game.position()[seat]["play"]) for seat in SEATS]
    return (decision.kind == question.kind and decision.player == "p1" and (not question.card or question.card in cards)
            and max(crowds) == question.creatures and min(crowds) >= question.creatures - 1)
