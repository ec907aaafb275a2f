"""A bot for Mindbug that needs nothing but Python: it attacks where nobody can hurt it and plays its strongest card.

    mindbug arena random "cmd:python3 docs/examples/bots/careful.py"
"""

import json
import sys

WORTH_A_MINDBUG = 8
BAD_FOR_ITS_OWNER = ("defeat", "take_control", "return", "steal", "discard")


class Careful:
    def __init__(self, game):
        self.me = game["seat"]
        self.cards = {card["name"]: card for card in game["creatures"]}

    def choose(self, view, decision):
        """The option that looks best; of equal ones the first."""
        self.mine, self.theirs = view[self.me], view["p2" if self.me == "p1" else "p1"]
        self.source = self.creature(decision["source"])
        judge = getattr(self, decision["kind"], None) or self.anything
        return max(decision["options"], key=lambda option: judge(option, decision))["label"]

    # ---- one judge per kind of decision: a number for an option

    def action(self, option, decision):
        if option["verb"] == "play":
            return self.value(option["card"])
        if option["verb"] == "attack":
            return self.attack_value(self.creature(option["card"]))
        return 3

    def mindbug(self, option, decision):
        return (self.value(decision["source"]) >= WORTH_A_MINDBUG) == (option["verb"] == "mindbug")

    def block(self, option, decision):
        if option["verb"] == "no block":
            return -100 if self.mine["life"] == 1 else -1
        mine = self.creature(option["card"])
        return self.fight_value(mine, self.source) or -0.1 * self.strength(mine)

    def hunt(self, option, decision):
        return self.fight_value(self.source, self.creature(option["card"])) if option["verb"] == "hunt" else 0

    def again(self, option, decision):
        return self.attack_value(self.source) if option["verb"] == "attack" else 0

    fast = again

    def may(self, option, decision):
        return option["verb"] == "yes"

    def anything(self, option, decision):
        """Something happens to a card: good cards for me, bad luck for theirs."""
        if option["card"] not in self.cards:
            return 0
        wanted = option["owner"] != self.me if decision["purpose"] in BAD_FOR_ITS_OWNER else option["owner"] == self.me
        return self.value(option["card"]) * (1 if wanted else -1)

    target = card = discard = spread = anything

    # ---- what cards are worth

    def creature(self, name):
        """The power as it is in play, where it may have changed, else as printed. None for a Power card."""
        in_play = self.mine["play"] + self.theirs["play"]
        return next((one for one in in_play if one["name"] == name), self.cards.get(name))

    def value(self, name):
        return self.strength(self.cards[name]) + (len(self.cards[name]["text"]) > 0)

    def strength(self, creature):
        return creature["power"] + 1.5 * len(creature["keywords"])

    def attack_value(self, attacker):
        """The gain of an attack if the opponent blocks as well as possible: a life is worth about ten."""
        blockers = [one for one in self.theirs["play"]
                    if "SNEAKY" not in attacker["keywords"] or "SNEAKY" in one["keywords"]]
        life = 100 if self.theirs["life"] == 1 else 10
        return min([life, *(self.fight_value(attacker, blocker) for blocker in blockers)])

    def fight_value(self, one, other):
        return self.beats(one, other) * self.strength(other) - self.beats(other, one) * self.strength(one)

    def beats(self, one, other):
        if "TOUGH" in other["keywords"] and not other.get("exhausted"):
            return False
        return "POISONOUS" in one["keywords"] or one["power"] >= other["power"]


def say(message):
    print(json.dumps(message), flush=True)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "Careful"})
        elif message["type"] == "game":
            bot = Careful(message)
        elif message["type"] == "decide":
            say({"id": message["id"], "choose": bot.choose(message["view"], message["decision"])})


if __name__ == "__main__":
    main()
