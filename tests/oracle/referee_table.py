"""The table of the referee: what lies where, and what follows from it at any moment: power, keywords, permissions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from tests.oracle.facts import CREATURES, FIRST_STAGE, SIDES

Question = tuple[str, str, list[str]]
"""A question: the seat that decides, the kind of the decision, the labels."""
Asking = Generator[Question, str, None]
Choosing = Generator[Question, str, str]

OTHER = {"p1": "p2", "p2": "p1"}
MIRRORED = {"HUNTER", "SNEAKY", "FRENZY", "POISONOUS"}
BONUSES = {"Shield Bugs": 1, "Rex Florae": 1, "Potadore The Wise": 2, "Oakenmaster": 5}
"""Power for other allied creatures."""


def numbered(labels: Iterable[str]) -> list[str]:
    """Equal labels are told apart by ` #2`, ` #3`, from left to right."""
    seen: Counter[str] = Counter()
    result = []
    for label in labels:
        seen[label] += 1
        result.append(label if seen[label] == 1 else f"{label} #{seen[label]}")
    return result


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    return list((Counter(cards) - Counter(gone)).elements())


def first_stage(name: str) -> str:
    return FIRST_STAGE.get(name, name)


@dataclass(eq=False)
class Creature:
    name: str
    """The name of its stage."""
    seat: str
    exhausted: bool = False
    side: str | None = None
    octonite: int = 0
    boost: list[str] = field(default_factory=list)
    fast: bool = False
    """It came FAST and has not used it."""
    attacking: bool = False
    """It attacks, and has neither left play nor changed its controller since."""
    attacks: int = 0
    growth: int = 0
    gained: set[str] = field(default_factory=set)
    pinned: bool = False
    """It cannot block this turn."""
    blocked: bool = False
    sheltered: bool = False
    """It cannot be defeated this turn."""
    won: bool = False
    """It has defeated an enemy creature in a fight of this turn."""

    def end_turn(self) -> None:
        self.attacks = self.growth = 0
        self.gained = set()
        self.pinned = self.blocked = self.sheltered = self.won = self.fast = self.attacking = False


@dataclass
class Seat:
    life: int
    mindbugs: int
    energy: int
    hand: list[str]
    draw: list[str]
    play: list[Creature]
    discard: list[str]
    extra_turns: int = 0


@dataclass
class ThisTurn:
    """The effects that last for the turn and are on no single creature."""

    keywords: dict[str, set[str]] = field(default_factory=lambda: {"p1": set(), "p2": set()})
    extra_die: set[str] = field(default_factory=set)
    cannot_block: set[str] = field(default_factory=set)
    mindbugs_off: bool = False


class Table:
    def __init__(self, seats: dict[str, Seat], turn: str) -> None:
        self.seats = seats
        self.turn = turn
        self.this_turn = ThisTurn()

    def creatures(self, chooser: str) -> list[Creature]:
        return [*self.seats[chooser].play, *self.seats[OTHER[chooser]].play]

    def enemies(self, seat: str) -> list[Creature]:
        return list(self.seats[OTHER[seat]].play)

    def others(self, it: Creature) -> list[Creature]:
        """The other allied creatures."""
        return [creature for creature in self.seats[it.seat].play if creature is not it]

    def count(self, seat: str, name: str) -> int:
        return sum(creature.name == name for creature in self.seats[seat].play)

    def has(self, seat: str, name: str) -> bool:
        return self.count(seat, name) > 0

    def in_play(self, it: Creature) -> bool:
        return it in self.seats[it.seat].play

    def power(self, it: Creature) -> int:
        seat, others, name = self.seats[it.seat], self.others(it), it.name
        own_turn = self.turn == it.seat
        power = (SIDES[name, it.side] if it.side else CREATURES[name]).power + len(it.boost) + it.growth
        power += 6 * (name == "Goblin Werewolf" and own_turn)
        power += 3 * (name == "Pesky Peas" and not own_turn)
        power += 6 * (name == "Fennel Trickster" and len(seat.hand) <= 2)
        power += 5 * (name == "Lone Yeti" and not others)
        power += 8 * (name == "Bugserker" and seat.life == 1)
        power += 2 * len(others) * (name == "Froblin Instigator")
        power += 4 * (name == "Berserker Rabbit" and not seat.discard)
        power += 5 * (name == "Cheery Chimpborg" and len(self.enemies(it.seat)) >= 3)
        power += 5 * (name == "Spiky Shinobi" and not seat.mindbugs)
        power += 3 * (len(others) == 1 and others[0].name == "Coach Panda")
        power += sum(BONUSES.get(other.name, 0) for other in others)
        power += 2 * own_turn * sum(other.name == "Urchin Hurler" for other in others)
        power += sum(other.octonite for other in others if other.name == "Topinambur Titan")
        power += seat.discard.count("Blessed Shield Bugs") - 2 * seat.discard.count("Cursed Gorillion")
        return max(1, power)

    def keywords(self, it: Creature, *mirrors: Creature) -> set[str]:
        """Sharky has what enemies have; `mirrors` are those that are being asked already (the smallest set, G14)."""
        others = self.others(it)
        names = {other.name for other in others}
        keywords = set((SIDES[it.name, it.side] if it.side else CREATURES[it.name]).keywords)
        keywords |= it.gained | self.this_turn.keywords[it.seat]
        power = self.power(it)
        if ((it.name == "The Pack" and it.exhausted) or (it.name == "Radisher" and self.turn != it.seat)
                or "Kitsunsei" in names or ("Kraken" in names | {it.name} and power >= 8)):
            keywords.add("SNEAKY")
        if ((it.name == "Lone Yeti" and not others) or "Ram Hopper" in names
                or (len(others) == 1 and "Coach Panda" in names)):
            keywords.add("FRENZY")
        if "Porcupine Teacher" in names or ("Venomash" in names | {it.name} and it.octonite):
            keywords.add("POISONOUS")
        if "Snail Thrower" in names and power <= 4:
            keywords |= {"HUNTER", "POISONOUS"}
        if "Orange Owlmancer" in names and len(others) == 2:
            keywords |= {"SNEAKY", "POISONOUS"}
        if it.name == "Prime Fungus" and power >= max(map(self.power, others), default=0):
            keywords |= {"FRENZY", "HUNTER", "POISONOUS"}
        if it.name == "Sharky Crab-Dog-Mummypus":
            for enemy in self.enemies(it.seat):
                if enemy not in mirrors:
                    keywords |= self.keywords(enemy, it, *mirrors) & MIRRORED
        return keywords

    def works(self, it: Creature, keyword: str) -> bool:
        return keyword in self.keywords(it) and not (it.octonite and self.has(OTHER[it.seat], "Shoctopus"))

    def can_attack(self, it: Creature) -> bool:
        enemy, power, keywords = OTHER[it.seat], self.power(it), self.keywords(it)
        mouse = self.has("p1", "Hypnotic Mouse") or self.has("p2", "Hypnotic Mouse")
        return not (
            it.attacks >= (2 if self.works(it, "FRENZY") else 1) or it.name == "Cave Lizard"
            or (self.has(enemy, "Hamster Lion") and power == min(map(self.power, self.seats[it.seat].play)))
            or ("Blessed Tiger Squirrel" in self.seats[enemy].discard and power >= 7)
            or (self.has(enemy, "Westside Monster") and "SNEAKY" in keywords)
            or (self.has(enemy, "Pomelozilla") and "HUNTER" in keywords)
            or any(other.name == "The King" for other in self.others(it))
            or ("Cursed Goblin Werewolf" in self.seats[it.seat].discard and {"FRENZY", "HUNTER"} & keywords)
            or (mouse and any(other is not it and self.power(other) == power for other in self.creatures(it.seat))))

    def can_block(self, it: Creature, attacker: Creature) -> bool:
        enemy, keywords = attacker.seat, self.keywords(it)
        mine, theirs = self.power(it), self.power(attacker)
        powers = [self.power(creature) for creature in self.seats[enemy].play]
        return not (
            it.pinned or it.seat in self.this_turn.cannot_block or it.name == "Boar-Zooka"
            or (it.boost and (self.has("p1", "Ghost Hand") or self.has("p2", "Ghost Hand")))
            or (self.has(enemy, "Mole Machine") and mine >= 7)
            or (self.has(enemy, "Westside Monster") and "SNEAKY" in keywords)
            or (attacker.name == "Watts Dog" and keywords)
            or (self.works(attacker, "SNEAKY") and not self.works(it, "SNEAKY"))
            or (attacker.name == "Bee Bear" and mine <= 6)
            or (attacker.name == "Purple Reign" and mine >= 6)
            or (attacker.name == "Agile Rooster" and abs(mine - theirs) > 1)
            or (self.has(enemy, "Elephantopus") and mine <= 4)
            or (self.has(enemy, "Ferret Pacifier") and mine == max(map(self.power, self.seats[it.seat].play)))
            or (self.has(enemy, "Squirtoise Scout") and len(set(powers)) < len(powers))
            or ("Blessed Tiger Squirrel" in self.seats[enemy].discard and mine >= 7))

    def prey(self, hunter: Creature) -> list[Creature]:
        return [it for it in self.enemies(hunter.seat) if hunter.name != "Sheriff" or self.power(it) > 3]

    def protected(self, it: Creature) -> bool:
        return it.sheltered or any(other.name == "Calm Cole" for other in self.others(it))

    def closed(self, seat: str) -> bool:
        """No effect puts cards into that hand."""
        return self.has(OTHER[seat], "Alien Brain")

    def mindbugs_off(self) -> bool:
        return self.this_turn.mindbugs_off or self.has("p1", "Bug Catcher") or self.has("p2", "Bug Catcher")

    def playable(self, seat: str, names: Iterable[str]) -> list[str]:
        """Those of these hand cards that the player may play."""
        least = 5 if self.has(OTHER[seat], "Wolfman Steve") else 1
        return [name for name in names if CREATURES[name].power >= least]
