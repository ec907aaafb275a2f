"""A whole game, refereed a second time: the sets without octonite, dice and evolution, written from the rulings alone.

A referee is told the same choices as the engine and says by itself who must decide what, between which options, and
where every card lies. It knows nothing of the engine.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field

from tests.oracle.facts import CREATURES

Question = tuple[str, str, list[str]]
"""A question: the seat that decides, the kind of the decision, the labels."""
Asking = Generator[Question, str, None]
Choosing = Generator[Question, str, str]

OTHER = {"p1": "p2", "p2": "p1"}
KEYWORDS = ("FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")
MIRRORED = {"HUNTER", "SNEAKY", "FRENZY", "POISONOUS"}
PUT_INTO_PILE = ("Peacasus", "Rockyphant")


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


class GameOver(Exception):
    """The game has a winner."""

    def __init__(self, winner: str) -> None:
        super().__init__(winner)
        self.winner = winner


@dataclass(eq=False)
class Creature:
    name: str
    seat: str
    exhausted: bool = False
    boost: list[str] = field(default_factory=list)
    attacks: int = 0
    sneaky: bool = False
    pinned: bool = False
    blocked: bool = False
    """It blocked in this turn."""
    sheltered: bool = False
    """It cannot be defeated this turn."""


@dataclass
class Seat:
    life: int
    mindbugs: int
    hand: list[str]
    draw: list[str]
    play: list[Creature] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)


@dataclass
class Trigger:
    seat: str
    name: str
    effect: Callable[[], Asking]


class Referee:
    def __init__(self, p1: Seat, p2: Seat, turn: str, edition: str, turns: int) -> None:
        self.seats = {"p1": p1, "p2": p2}
        self.turn = turn
        self.edition = edition
        self.turns_left = turns
        self.pending: list[Trigger] = []
        self.winner: str | None = None

    # ---- looking

    def creatures(self, chooser: str) -> list[Creature]:
        return [*self.seats[chooser].play, *self.seats[OTHER[chooser]].play]

    def in_play(self, seat: str, name: str) -> bool:
        return any(creature.name == name for creature in self.seats[seat].play)

    def in_pile(self, seat: str, name: str) -> bool:
        return name in self.seats[seat].discard

    def power(self, it: Creature) -> int:
        seat = self.seats[it.seat]
        others = [creature for creature in seat.play if creature is not it]
        own_turn = self.turn == it.seat
        power = CREATURES[it.name].power + len(it.boost)
        power += 6 * (it.name == "Goblin Werewolf" and own_turn)
        power += 5 * (it.name == "Lone Yeti" and not others)
        power += 8 * (it.name == "Bugserker" and seat.life == 1)
        power += 2 * len(others) * (it.name == "Froblin Instigator")
        power += 4 * (it.name == "Berserker Rabbit" and not seat.discard)
        power += 5 * (it.name == "Cheery Chimpborg" and len(self.seats[OTHER[it.seat]].play) >= 3)
        power += 5 * (it.name == "Spiky Shinobi" and not seat.mindbugs)
        power += 3 * (len(others) == 1 and others[0].name == "Coach Panda")
        power += sum(creature.name == "Shield Bugs" for creature in others)
        power += 2 * own_turn * sum(creature.name == "Urchin Hurler" for creature in others)
        power += seat.discard.count("Blessed Shield Bugs") - 2 * seat.discard.count("Cursed Gorillion")
        return max(1, power)

    def keywords(self, it: Creature, *mirrors: Creature) -> set[str]:
        """Sharky has what enemies have; `mirrors` are those that are being asked already (the smallest set, G14)."""
        others = {creature.name for creature in self.seats[it.seat].play if creature is not it}
        keywords = set(CREATURES[it.name].keywords)
        if it.sneaky:
            keywords.add("SNEAKY")
        if it.name == "Lone Yeti" and not others:
            keywords.add("FRENZY")
        if it.name == "The Pack" and it.exhausted:
            keywords.add("SNEAKY")
        if "Kitsunsei" in others:
            keywords.add("SNEAKY")
        if others == {"Coach Panda"} and len(self.seats[it.seat].play) == 2:
            keywords.add("FRENZY")
        if "Ram Hopper" in others:
            keywords.add("FRENZY")
        if "Porcupine Teacher" in others:
            keywords.add("POISONOUS")
        if "Snail Thrower" in others and self.power(it) <= 4:
            keywords |= {"HUNTER", "POISONOUS"}
        if it.name == "Sharky Crab-Dog-Mummypus":
            for enemy in self.seats[OTHER[it.seat]].play:
                if enemy not in mirrors:
                    keywords |= self.keywords(enemy, it, *mirrors) & MIRRORED
        return keywords

    def can_attack(self, it: Creature) -> bool:
        enemy = OTHER[it.seat]
        mine = self.power(it)
        if it.attacks >= (2 if "FRENZY" in self.keywords(it) else 1) or it.name == "Cave Lizard":
            return False
        if self.in_play(enemy, "Hamster Lion") and mine == min(map(self.power, self.seats[it.seat].play)):
            return False
        if self.in_pile(enemy, "Blessed Tiger Squirrel") and mine >= 7:
            return False
        if self.in_play(enemy, "Westside Monster") and "SNEAKY" in self.keywords(it):
            return False
        if self.in_pile(it.seat, "Cursed Goblin Werewolf") and {"FRENZY", "HUNTER"} & self.keywords(it):
            return False
        mouse = self.in_play("p1", "Hypnotic Mouse") or self.in_play("p2", "Hypnotic Mouse")
        return not (mouse and any(other is not it and self.power(other) == mine for other in self.creatures(it.seat)))

    def can_block(self, it: Creature, attacker: Creature) -> bool:
        enemy = attacker.seat
        mine, theirs = self.power(it), self.power(attacker)
        powers = [self.power(creature) for creature in self.seats[enemy].play]
        return not (
            it.pinned or it.name == "Boar-Zooka"
            or (it.boost and any(other.name == "Ghost Hand" for other in self.creatures("p1")))
            or (self.in_play(enemy, "Mole Machine") and mine >= 7)
            or (self.in_play(enemy, "Westside Monster") and "SNEAKY" in self.keywords(it))
            or (attacker.name == "Watts Dog" and self.keywords(it))
            or ("SNEAKY" in self.keywords(attacker) and "SNEAKY" not in self.keywords(it))
            or (attacker.name == "Bee Bear" and mine <= 6)
            or (attacker.name == "Agile Rooster" and abs(mine - theirs) > 1)
            or (self.in_play(enemy, "Elephantopus") and mine <= 4)
            or (self.in_play(enemy, "Ferret Pacifier") and mine == max(map(self.power, self.seats[it.seat].play)))
            or (self.in_play(enemy, "Squirtoise Scout") and len(set(powers)) < len(powers))
            or (self.in_pile(enemy, "Blessed Tiger Squirrel") and mine >= 7))

    # ---- asking

    def choose(self, seat: str, kind: str, labels: list[str]) -> Choosing:
        if len(labels) == 1 and kind not in ("action", "mindbug"):
            return labels[0]
        return (yield seat, kind, labels)

    def target(self, seat: str, candidates: Iterable[Creature]) -> Generator[Question, str, Creature | None]:
        candidates = list(candidates)
        by_label = dict(zip(numbered(f"choose {it.name}" for it in candidates), candidates, strict=True))
        if not by_label:
            return None
        return by_label[(yield from self.choose(seat, "target", list(by_label)))]

    def up_to_two(self, seat: str, able: list[Creature]) -> Generator[Question, str, list[Creature]]:
        chosen: list[Creature] = []
        while able and len(chosen) < 2:
            labels = numbered(f"choose {it.name}" for it in able)
            label = yield seat, "target", [*labels, "done"]
            if label == "done":
                break
            chosen.append(able.pop(labels.index(label)))
        return chosen

    def card(self, seat: str, names: Iterable[str]) -> Choosing:
        chosen = yield from self.choose(seat, "card", [f"choose {name}" for name in dict.fromkeys(names)])
        return chosen.removeprefix("choose ")

    # ---- what happens to cards

    def refill(self, seat: str, by_own_player: bool = True) -> None:
        if by_own_player or self.edition in ("current", "third"):
            its = self.seats[seat]
            while len(its.hand) < 5 and its.draw:
                its.hand.append(its.draw.pop(0))

    def put_into_pile(self, seat: str, names: Iterable[str]) -> None:
        for name in names:
            self.seats[seat].discard.append(name)
            if name == "Peacasus":
                self.trigger(seat, name, lambda: self.gain(seat, 1))
            if name == "Rockyphant":
                self.trigger(seat, name, lambda: self.discard_chosen(OTHER[seat], 1))

    def trigger(self, seat: str, name: str, effect: Callable[[], Asking]) -> None:
        self.pending.append(Trigger(seat, name, effect))

    def arrive(self, seat: str, name: str) -> Creature:
        creature = Creature(name, seat)
        self.seats[seat].play.append(creature)
        if name in PLAY and not self.in_play(OTHER[seat], "Deathweaver"):
            self.trigger(seat, name, lambda: PLAY[name](self, seat, creature))
        return creature

    def defeat(self, victims: Iterable[Creature | None]) -> None:
        fallen = []
        for creature in victims:
            if creature is not None and not creature.sheltered:
                if "TOUGH" in self.keywords(creature) and not creature.exhausted:
                    creature.exhausted = True
                else:
                    fallen.append(creature)
        for creature in fallen:
            self.seats[creature.seat].play.remove(creature)
        for creature in fallen:
            self.fall(creature)

    def fall(self, creature: Creature) -> None:
        seat, name = creature.seat, creature.name
        self.put_into_pile(seat, [name, *creature.boost])
        if name in DEFEATED:
            self.trigger(seat, name, lambda: DEFEATED[name](self, seat, creature))

    def control(self, seat: str, creature: Creature | None) -> None:
        if creature is not None and creature.seat != seat:
            self.seats[creature.seat].play.remove(creature)
            creature.seat = seat
            self.seats[seat].play.append(creature)

    def lose(self, seat: str, points: int, to_the_bee: bool = False) -> None:
        self.seats[seat].life -= points
        if self.seats[seat].life <= 0:
            raise GameOver(OTHER[seat])
        if points > 0:
            for _ in range(self.seats[seat].discard.count("Hyenix")):
                self.trigger(seat, "Hyenix", lambda: self.hyenix(seat))
            for _ in range(0 if to_the_bee else self.seats[OTHER[seat]].discard.count("Blessed Killer Bee")):
                self.trigger(OTHER[seat], "Blessed Killer Bee", lambda: self.bee(seat))

    def hyenix(self, seat: str) -> Asking:
        if self.in_pile(seat, "Hyenix") and (yield seat, "may", ["yes", "no"]) == "yes":
            self.seats[seat].discard.remove("Hyenix")
            self.arrive(seat, "Hyenix")

    def bee(self, victim: str) -> Asking:
        self.lose(victim, 2, to_the_bee=True)
        yield from ()

    def jazz_dog(self) -> Asking:
        blockers = [creature for creature in self.seats[OTHER[self.turn]].play if creature.blocked]
        self.control(self.turn, (yield from self.target(self.turn, blockers)))

    def gain(self, seat: str, points: int) -> Asking:
        self.seats[seat].life += points
        yield from ()

    def discard_chosen(self, seat: str, count: int) -> Asking:
        """The player chooses; all cards go as one batch (G12)."""
        hand = self.seats[seat].hand
        chosen = list(hand) if len(hand) <= count else []
        while len(chosen) < min(count, len(hand)):
            labels = [f"discard {name}" for name in dict.fromkeys(without(hand, chosen))]
            chosen.append((yield from self.choose(seat, "discard", labels)).removeprefix("discard "))
        self.discard_batch(seat, chosen)

    def discard_batch(self, seat: str, names: list[str]) -> None:
        for name in names:
            self.seats[seat].hand.remove(name)
        self.put_into_pile(seat, names)
        self.refill(seat)

    def pick(self, seat: str, count: int) -> Generator[Question, str, list[str]]:
        """Random cards out of that hand; they are still there."""
        hand = self.seats[seat].hand
        picked = list(hand) if len(hand) <= count else []
        while len(picked) < min(count, len(hand)):
            labels = [f"pick {name}" for name in dict.fromkeys(without(hand, picked))]
            picked.append((yield from self.choose("chance", "pick", labels)).removeprefix("pick "))
        return picked

    def play_from_pile(self, seat: str, pile: str) -> Asking:
        if self.seats[pile].discard:
            name = yield from self.card(seat, self.seats[pile].discard)
            self.seats[pile].discard.remove(name)
            self.arrive(seat, name)

    def boost(self, seat: str, count: int, this: Creature | None = None) -> Asking:
        for _ in range(count):
            piles = [(pile, name) for pile in (seat, OTHER[seat]) for name in dict.fromkeys(self.seats[pile].discard)]
            labels = numbered(f"choose {name}" for _, name in piles)
            creatures = self.creatures(seat) if this is None else [this] if this in self.creatures(seat) else []
            if not piles or not creatures:
                return
            label = yield seat, "card", [*labels, "done"]
            if label == "done":
                return
            pile, name = piles[labels.index(label)]
            creature = yield from self.target(seat, creatures)
            assert creature is not None
            self.seats[pile].discard.remove(name)
            creature.boost.append(name)

    # ---- the game

    def play(self) -> Asking:
        try:
            while self.turns_left:
                yield from self.one_turn()
        except GameOver as over:
            self.winner = over.winner

    def one_turn(self) -> Asking:
        acting = True
        while acting and self.turns_left:
            acting = yield from self.turn_action()
            if acting and self.edition != "current":
                yield from self.end_turn()
        yield from self.end_turn()
        self.turn = OTHER[self.turn]

    def end_turn(self) -> Asking:
        for creature in self.seats[self.turn].play:
            if creature.name == "Jazz Dog":
                self.trigger(self.turn, "Jazz Dog", self.jazz_dog)
        yield from self.settle()
        self.turns_left -= 1
        for creature in self.creatures("p1"):
            creature.attacks = 0
            creature.sneaky = creature.pinned = creature.blocked = creature.sheltered = False

    def turn_action(self) -> Generator[Question, str, bool]:
        """Returns whether the card played was mindbugged, so that the same player acts again."""
        seat = self.turn
        able = [creature for creature in self.seats[seat].play if self.can_attack(creature)]
        attacks = dict(zip(numbered(f"attack {creature.name}" for creature in able), able, strict=True))
        small = 4 if self.in_play(OTHER[seat], "Wolfman Steve") else 0
        playable = [name for name in dict.fromkeys(self.seats[seat].hand) if CREATURES[name].power > small]
        labels = [*(f"play {name}" for name in playable), *attacks]
        if not labels:
            if self.edition == "first":
                return False
            raise GameOver(OTHER[seat])
        label = yield seat, "action", labels
        if label in attacks:
            yield from self.attacks(attacks[label])
            return False
        name = label.removeprefix("play ")
        self.seats[seat].hand.remove(name)
        self.refill(seat)
        off = any(creature.name == "Bug Catcher" for creature in self.creatures(seat))
        stolen = not off and self.seats[OTHER[seat]].mindbugs > 0 and (
            yield OTHER[seat], "mindbug", ["mindbug", "decline"]) == "mindbug"
        if stolen:
            self.seats[OTHER[seat]].mindbugs -= 1
            for _ in range([creature.name for creature in self.seats[seat].play].count("Mindbug Bug")):
                self.lose(OTHER[seat], 1)
        self.arrive(OTHER[seat] if stolen else seat, name)
        yield from self.settle()
        return stolen

    def settle(self) -> Asking:
        """All pending effects, in the active player's order (G3, G4)."""
        while self.pending:
            self.pending.sort(key=lambda trigger: trigger.seat != self.turn)
            by_label = dict(zip(numbered(f"resolve {it.name}" for it in self.pending), self.pending, strict=True))
            trigger = by_label[(yield from self.choose(self.turn, "order", list(by_label)))]
            self.pending.remove(trigger)
            yield from trigger.effect()

    def attacks(self, attacker: Creature) -> Asking:
        again = True
        while again:
            yield from self.one_attack(attacker)
            again = (attacker in self.seats[self.turn].play and "FRENZY" in self.keywords(attacker)
                     and self.can_attack(attacker) and (yield self.turn, "again", ["attack", "stop"]) == "attack")

    def one_attack(self, attacker: Creature) -> Asking:
        seat, enemy = attacker.seat, OTHER[attacker.seat]
        attacker.attacks += 1
        if attacker.name in ATTACK:
            self.trigger(seat, attacker.name, lambda: ATTACK[attacker.name](self, seat, attacker))
        for _ in range([creature.name for creature in self.seats[enemy].play].count("Jean-Claw Pandamme")):
            self.trigger(seat, attacker.name, lambda: self.discard_chosen(seat, 1))
        for _ in range(self.seats[seat].discard.count("Blessed Axolotl Healer")):
            self.trigger(seat, attacker.name, lambda: self.gain(seat, 1))
        yield from self.settle()
        if attacker not in self.seats[seat].play:
            return
        blocker = None
        enemies = self.seats[enemy].play
        if enemies and "HUNTER" in self.keywords(attacker):
            prey = dict(zip(numbered(f"hunt {creature.name}" for creature in enemies), enemies, strict=True))
            blocker = prey.get((yield seat, "hunt", [*prey, "let block"]))
        if blocker is None:
            able = [creature for creature in enemies if self.can_block(creature, attacker)]
            blocks = dict(zip(numbered(f"block {creature.name}" for creature in able), able, strict=True))
            blocker = blocks.get((yield from self.choose(enemy, "block", [*blocks, "no block"])))
        if blocker is None:
            self.lose(enemy, 1)
        else:
            blocker.blocked = True
            mine, theirs = self.power(attacker), self.power(blocker)
            if "Sawn" in (attacker.name, blocker.name):
                mine, theirs = theirs, mine
            self.defeat([attacker if mine <= theirs or "POISONOUS" in self.keywords(blocker) else None,
                         blocker if theirs <= mine or "POISONOUS" in self.keywords(attacker) else None])
        yield from self.settle()


Effect = Callable[[Referee, str, Creature], Asking]
PLAY: dict[str, Effect] = {}
ATTACK: dict[str, Effect] = {}
DEFEATED: dict[str, Effect] = {}
