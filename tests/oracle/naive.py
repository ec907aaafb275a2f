"""The rulings about power, keywords, attacks, blocks and fights, written down without any cleverness.

The codes in the comments (A9, G14, F8 ...) are those of the rulings. Every ability that works without a trigger is one
entry in one of the tables below, by the name of its card.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tests.oracle.facts import CREATURES, SIDES, Printed

Keywords = frozenset[str]
NONE: Keywords = frozenset()
MIRRORED = frozenset({"HUNTER", "SNEAKY", "FRENZY", "POISONOUS"})


@dataclass(eq=False)
class Creature:
    """A creature in play."""

    name: str
    seat: str
    card: str = ""
    """Tells cards of one name apart."""
    exhausted: bool = False
    side: str | None = None
    octonite: int = 0
    boost_cards: int = 0
    turn_power: int = 0
    """Its bonus until the end of the turn; the next three fields likewise."""
    turn_keywords: Keywords = NONE
    pinned: bool = False
    """It cannot block this turn."""
    sheltered: bool = False
    """It cannot be defeated this turn."""
    attacks: int = 0
    """The number of its attacks in this turn."""

    @property
    def printed(self) -> Printed:
        return CREATURES[self.name] if self.side is None else SIDES[self.name, self.side]


@dataclass
class Side:
    life: int = 3
    mindbugs: int = 2
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    creatures: list[Creature] = field(default_factory=list)
    turn_keywords: Keywords = NONE
    """Keywords that all its creatures have until the end of the turn."""
    cannot_block: bool = False


@dataclass
class Board:
    """Everything that the rules about attacks look at. It does not change; a changed board is a new one."""

    turn: str
    sides: dict[str, Side]
    mindbugs_off: bool = False

    @cached_property
    def creatures(self) -> list[Creature]:
        return [creature for side in self.sides.values() for creature in side.creatures]

    @cached_property
    def powers(self) -> dict[Creature, int]:
        return {creature: current_power(self, creature) for creature in self.creatures}

    @cached_property
    def keywords(self) -> dict[Creature, Keywords]:
        return current_keywords(self)

    def allies(self, creature: Creature) -> list[Creature]:
        """All creatures of its side, this one included."""
        return self.sides[creature.seat].creatures

    def others(self, creature: Creature) -> list[Creature]:
        return [ally for ally in self.allies(creature) if ally is not creature]

    def enemies(self, creature: Creature) -> list[Creature]:
        return self.sides[rival(creature.seat)].creatures

    def controls(self, seat: str, name: str) -> bool:
        return any(creature.name == name for creature in self.sides[seat].creatures)

    def has(self, creature: Creature, keyword: str) -> bool:
        """Returns whether it has the keyword, for cards that look for it."""
        return keyword in self.keywords[creature]

    def works(self, creature: Creature, keyword: str) -> bool:
        """Returns whether it has the keyword and the keyword does something (Shoctopus)."""
        silenced = creature.octonite > 0 and self.controls(rival(creature.seat), "Shoctopus")
        return self.has(creature, keyword) and not silenced


def rival(seat: str) -> str:
    return "p2" if seat == "p1" else "p1"


# ---- power (G7: at least 1; G14: before keywords)

OWN_POWER: dict[str, Callable[[Board, Creature, Side], int]] = {
    "Goblin Werewolf": lambda board, this, own: 6 * (board.turn == this.seat),
    "Lone Yeti": lambda board, this, own: 5 * (len(own.creatures) == 1),
    "Fennel Trickster": lambda board, this, own: 6 * (len(own.hand) <= 2),
    "Pesky Peas": lambda board, this, own: 3 * (board.turn != this.seat),
    "Bugserker": lambda board, this, own: 8 * (own.life == 1),
    "Froblin Instigator": lambda board, this, own: 2 * len(board.others(this)),
    "Cheery Chimpborg": lambda board, this, own: 5 * (len(board.enemies(this)) >= 3),
    "Spiky Shinobi": lambda board, this, own: 5 * (own.mindbugs == 0),
    "Berserker Rabbit": lambda board, this, own: 4 * (not own.discard),
}
"""More power for the creature itself."""

ALLIES_POWER: dict[str, Callable[[Board, Creature], int]] = {
    "Shield Bugs": lambda board, source: 1,
    "Urchin Hurler": lambda board, source: 2 * (board.turn == source.seat),
    "Potadore The Wise": lambda board, source: 2,
    "Topinambur Titan": lambda board, source: source.octonite,
    "Rex Florae": lambda board, source: 1,
    "Coach Panda": lambda board, source: 3 * (len(board.others(source)) == 1),
    "Oakenmaster": lambda board, source: 5,
}
"""More power for the other creatures of its side."""

DISCARD_POWER = {"Blessed Shield Bugs": 1, "Cursed Gorillion": -2}
"""Power for all creatures of the side whose discard pile it is in; every copy counts (F8)."""


def current_power(board: Board, creature: Creature) -> int:
    own = board.sides[creature.seat]
    power = creature.printed.power + creature.turn_power + creature.boost_cards  # F4: 1 for each boost card
    if creature.name in OWN_POWER:
        power += OWN_POWER[creature.name](board, creature, own)
    power += sum(ALLIES_POWER[ally.name](board, ally) for ally in board.others(creature) if ally.name in ALLIES_POWER)
    power += sum(DISCARD_POWER.get(name, 0) for name in own.discard)
    return max(1, power)


# ---- keywords (G14: the smallest sets that satisfy all cards)

GIVEN = {
    "Lone Yeti": "FRENZY", "Prime Fungus": "FRENZY HUNTER POISONOUS", "Radisher": "SNEAKY", "The Pack": "SNEAKY",
    "Snail Thrower": "HUNTER POISONOUS", "Orange Owlmancer": "SNEAKY POISONOUS", "Kraken": "SNEAKY",
    "Coach Panda": "FRENZY", "Kitsunsei": "SNEAKY", "Porcupine Teacher": "POISONOUS", "Ram Hopper": "FRENZY",
    "Venomash": "POISONOUS",
}
"""The keywords that the creatures of the next two tables give."""

OWN_KEYWORDS: dict[str, Callable[[Board, Creature], bool]] = {
    "Lone Yeti": lambda board, this: not board.others(this),
    "Prime Fungus": lambda board, this: all(
        board.powers[ally] <= board.powers[this] for ally in board.allies(this)),
    "Radisher": lambda board, this: board.turn != this.seat,
    "The Pack": lambda board, this: this.exhausted,
}
"""The condition under which the creature has them itself."""

ALLIES_KEYWORDS: dict[str, Callable[[Board, Creature, Creature], bool]] = {
    "Snail Thrower": lambda board, source, ally: source is not ally and board.powers[ally] <= 4,
    "Orange Owlmancer": lambda board, source, ally: source is not ally and len(board.others(source)) == 2,
    "Kraken": lambda board, source, ally: board.powers[ally] >= 8,
    "Coach Panda": lambda board, source, ally: source is not ally and len(board.others(source)) == 1,
    "Kitsunsei": lambda board, source, ally: source is not ally,
    "Porcupine Teacher": lambda board, source, ally: source is not ally,
    "Ram Hopper": lambda board, source, ally: source is not ally,
    "Venomash": lambda board, source, ally: ally.octonite > 0,
}
"""The condition under which a creature of its side has them; it may be the giver itself (G6)."""


def current_keywords(board: Board) -> dict[Creature, Keywords]:
    keywords = {creature: keywords_without_mirrors(board, creature) for creature in board.creatures}
    changed = True
    while changed:  # from below, so that two mirrors that face each other give each other nothing
        changed = False
        for creature in board.creatures:
            if creature.name == "Sharky Crab-Dog-Mummypus":
                seen = MIRRORED & {word for enemy in board.enemies(creature) for word in keywords[enemy]}
                changed |= not seen <= keywords[creature]
                keywords[creature] |= seen
    return keywords


def keywords_without_mirrors(board: Board, creature: Creature) -> Keywords:
    keywords = creature.printed.keywords | creature.turn_keywords | board.sides[creature.seat].turn_keywords
    if creature.name in OWN_KEYWORDS and OWN_KEYWORDS[creature.name](board, creature):
        keywords |= set(GIVEN[creature.name].split())
    for ally in board.allies(creature):
        if ally.name in ALLIES_KEYWORDS and ALLIES_KEYWORDS[ally.name](board, ally, creature):
            keywords |= set(GIVEN[ally.name].split())
    return keywords


# ---- who can attack

ATTACK_BANS: dict[str, Callable[[Board, Creature, Creature], bool]] = {
    "Pomelozilla": lambda board, source, it: it.seat != source.seat and board.has(it, "HUNTER"),
    "The King": lambda board, source, it: it.seat == source.seat and it is not source,
    "Hamster Lion": lambda board, source, it: it.seat != source.seat and is_lowest(board, it),
    "Westside Monster": lambda board, source, it: it.seat != source.seat and board.has(it, "SNEAKY"),
    "Cave Lizard": lambda board, source, it: it is source,
    "Hypnotic Mouse": lambda board, source, it: any(
        board.powers[other] == board.powers[it] for other in board.creatures if other is not it),
}
"""Attacks that a creature in play (source) forbids."""

DISCARD_ATTACK_BANS: dict[str, Callable[[Board, str, Creature], bool]] = {
    "Blessed Tiger Squirrel": lambda board, seat, it: it.seat != seat and board.powers[it] >= 7,
    "Cursed Goblin Werewolf": lambda board, seat, it: it.seat == seat and (
        board.has(it, "FRENZY") or board.has(it, "HUNTER")),
}
"""Attacks that a card in the discard pile of a seat forbids (F8)."""


def is_lowest(board: Board, creature: Creature) -> bool:
    return board.powers[creature] == min(board.powers[ally] for ally in board.allies(creature))


def is_highest(board: Board, creature: Creature) -> bool:
    return board.powers[creature] == max(board.powers[ally] for ally in board.allies(creature))


def attack_ban(board: Board, creature: Creature) -> str | None:
    """The card that forbids it to attack."""
    for source in board.creatures:
        if source.name in ATTACK_BANS and ATTACK_BANS[source.name](board, source, creature):
            return source.name
    for seat, name in discarded(board):
        if name in DISCARD_ATTACK_BANS and DISCARD_ATTACK_BANS[name](board, seat, creature):
            return name
    return None


def can_attack(board: Board, creature: Creature) -> bool:
    """A13: once each turn, with FRENZY twice."""
    most = 2 if board.works(creature, "FRENZY") else 1
    return creature.attacks < most and attack_ban(board, creature) is None


def discarded(board: Board) -> Iterator[tuple[str, str]]:
    for seat, side in board.sides.items():
        for name in side.discard:
            yield seat, name


# ---- who can be hunted


def can_hunt(board: Board, attacker: Creature, target: Creature) -> bool:
    """A9: any enemy creature, also one that could not block."""
    if not board.works(attacker, "HUNTER") or target.seat == attacker.seat:
        return False
    return not (attacker.name == "Sheriff" and board.powers[target] <= 3)


def huntable(board: Board, attacker: Creature) -> list[Creature]:
    return [target for target in board.enemies(attacker) if can_hunt(board, attacker, target)]


def lures(board: Board, attacker: Creature) -> list[Creature]:
    """The Captain Hippos that a HUNTER must attack, in the turn of its own side."""
    if board.turn != attacker.seat:
        return []
    return [target for target in huntable(board, attacker) if target.name == "Captain Hippo"]


# ---- who can block

BLOCK_BANS: dict[str, Callable[[Board, Creature, Creature], bool]] = {
    "Elephantopus": lambda board, source, it: it.seat != source.seat and board.powers[it] <= 4,
    "Mole Machine": lambda board, source, it: it.seat != source.seat and board.powers[it] >= 7,
    "Ferret Pacifier": lambda board, source, it: it.seat != source.seat and is_highest(board, it),
    "Westside Monster": lambda board, source, it: it.seat != source.seat and board.has(it, "SNEAKY"),
    "Squirtoise Scout": lambda board, source, it: it.seat != source.seat and has_equals(board, source.seat),
    "Boar-Zooka": lambda board, source, it: it is source,
    "Ghost Hand": lambda board, source, it: it.boost_cards > 0,
}
"""Blocks that a creature in play (source) forbids, whoever attacks."""

DISCARD_BLOCK_BANS: dict[str, Callable[[Board, str, Creature], bool]] = {
    "Blessed Tiger Squirrel": lambda board, seat, it: it.seat != seat and board.powers[it] >= 7,
}

UNBLOCKABLE: dict[str, Callable[[Board, Creature, Creature], bool]] = {
    "Bee Bear": lambda board, attacker, it: board.powers[it] <= 6,
    "Purple Reign": lambda board, attacker, it: board.powers[it] >= 6,
    "Agile Rooster": lambda board, attacker, it: abs(board.powers[it] - board.powers[attacker]) > 1,
    "Watts Dog": lambda board, attacker, it: bool(board.keywords[it]),
}
"""Blocks that the attacker itself forbids."""


def has_equals(board: Board, seat: str) -> bool:
    powers = [board.powers[creature] for creature in board.sides[seat].creatures]
    return len(set(powers)) < len(powers)


def can_block(board: Board, attacker: Creature, creature: Creature) -> bool:
    """A10: by what holds now."""
    if creature.seat == attacker.seat or creature.pinned or board.sides[creature.seat].cannot_block:
        return False
    if board.works(attacker, "SNEAKY") and not board.works(creature, "SNEAKY"):
        return False
    if attacker.name in UNBLOCKABLE and UNBLOCKABLE[attacker.name](board, attacker, creature):
        return False
    if any(BLOCK_BANS[source.name](board, source, creature) for source in board.creatures if source.name in BLOCK_BANS):
        return False
    return not any(DISCARD_BLOCK_BANS[name](board, seat, creature)
                   for seat, name in discarded(board) if name in DISCARD_BLOCK_BANS)


def blockers(board: Board, attacker: Creature) -> list[Creature]:
    return [creature for creature in board.enemies(attacker) if can_block(board, attacker, creature)]


# ---- how a fight ends

STANDS, PROTECTED, EXHAUSTED, EVOLVED, DEFEATED = "stands", "protected", "exhausted", "evolved", "defeated"


def fight(board: Board, attacker: Creature, blocker: Creature) -> dict[Creature, str]:
    """Says what becomes of both creatures."""
    reversed_ = "Sawn" in (attacker.name, blocker.name)  # two Sawns reverse once
    return {it: fate(board, it) if loses(board, it, foe, reversed_) else STANDS
            for it, foe in ((attacker, blocker), (blocker, attacker))}


def loses(board: Board, creature: Creature, foe: Creature, reversed_: bool) -> bool:
    power, other = board.powers[creature], board.powers[foe]
    if power == other or board.works(foe, "POISONOUS"):
        return True
    return power > other if reversed_ else power < other


def fate(board: Board, creature: Creature) -> str:
    """Says what becomes of a creature that would be defeated. A12: if it cannot be, TOUGH and evolving stay unused."""
    if creature.sheltered or any(ally.name == "Calm Cole" for ally in board.others(creature)):
        return PROTECTED
    if board.works(creature, "TOUGH") and not creature.exhausted:
        return EXHAUSTED
    return EVOLVED if creature.name == "Kitten Crewmate" else DEFEATED


# ---- Actions: forbidden where they would do nothing

ALWAYS_ACT = frozenset({
    "Cloud Lady", "Typhoon Princess", "Curious Tadpole", "Frog Prophet", "Waddling Recruit", "Veteran Penguin",
    "Wildsprout", "Bigroot", "Tuckbox Mimic", "Deckbox Mimic", "Cutecat", "Zencats", "Five-Spice Monster",
})

ACTIONS: dict[str, Callable[[Board, Creature], bool]] = {
    "Borgions": lambda board, this: this.octonite > 0,  # the extra turn is something
    "Figuru": lambda board, this: takes_cards(board, this.seat) or bool(board.sides[rival(this.seat)].hand),
    "USX Tangerine": lambda board, this: this.octonite > 0 and any(enemy.octonite for enemy in board.enemies(this)),
    "Cake Trickster": lambda board, this: any(can_attack(board, enemy) for enemy in board.enemies(this)),
    "Dragon Inn": lambda board, this: len(board.allies(this)) < len(board.enemies(this)) and not board.controls(
        rival(this.seat), "Knightmare"),
    "Infernostrich": lambda board, this: any(
        board.powers[enemy] >= 7 and fate(board, enemy) != PROTECTED for enemy in board.enemies(this)),
    "Octocopter": lambda board, this: bool(board.enemies(this)) or fate(board, this) != PROTECTED,
    "Mangolorean": lambda board, this: (
        board.sides[this.seat].mindbugs > 0 and bool(board.enemies(this)) and takes_cards(board, this.seat)
        and not board.mindbugs_off and not any(board.controls(seat, "Bug Catcher") for seat in board.sides)),
}


def takes_cards(board: Board, seat: str) -> bool:
    """Returns whether effects can put cards into that hand."""
    return not board.controls(rival(seat), "Alien Brain")


def can_act(board: Board, creature: Creature) -> bool:
    return creature.name in ALWAYS_ACT or (creature.name in ACTIONS and ACTIONS[creature.name](board, creature))


# ---- the turn action


def playable(board: Board, seat: str) -> list[str]:
    """Different names, as they lie in the hand."""
    names = list(dict.fromkeys(board.sides[seat].hand))
    if board.controls(rival(seat), "Wolfman Steve"):
        names = [name for name in names if CREATURES[name].power > 4]
    return names


def turn_attackers(board: Board, seat: str) -> tuple[list[Creature], bool]:
    """The creatures that can attack as turn action, and whether Captain Hippo forces one of them to."""
    able = [creature for creature in board.sides[seat].creatures if can_attack(board, creature)]
    lured = [creature for creature in able if lures(board, creature)]
    return (lured, True) if lured else (able, False)


def turn_actions(board: Board, seat: str) -> dict[str, Creature | None]:
    """The label of every turn action, and the creature that it is about."""
    attackers, forced = turn_attackers(board, seat)
    actions: dict[str, Creature | None] = dict(labelled("attack", attackers))
    if not forced:
        actions |= {f"play {name}": None for name in playable(board, seat)}
        actions |= labelled("act", [creature for creature in board.sides[seat].creatures if can_act(board, creature)])
    return actions


def labelled(verb: str, creatures: list[Creature]) -> dict[str, Creature]:
    """Several of one name are numbered from left to right."""
    labels: dict[str, Creature] = {}
    for creature in creatures:
        label = f"{verb} {creature.name}"
        copy = 2
        while label in labels:
            label = f"{verb} {creature.name} #{copy}"
            copy += 1
        labels[label] = creature
    return labels


CONSTANTS: dict[str, dict[str, Any]] = {
    "own power": OWN_POWER, "power of allies": ALLIES_POWER, "own keywords": OWN_KEYWORDS,
    "keywords of allies": ALLIES_KEYWORDS, "forbids attacks": ATTACK_BANS,
    "forbids attacks from a discard pile": DISCARD_ATTACK_BANS, "forbids blocks": BLOCK_BANS,
    "forbids blocks from a discard pile": DISCARD_BLOCK_BANS, "blockable only by some": UNBLOCKABLE,
    "Action possible": ACTIONS,
}
"""All tables, so that a program can count how often each entry said yes."""
