"""A whole game, refereed a second time: every card of every set, written from the rulings alone.

A referee is told the same choices as the engine and says by itself who must decide what, between which options, and
where every card lies. It knows nothing of the engine. What single cards do stands in `referee_effects`.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from tests.oracle.facts import CHARGE, COSTS, DICE, FACES, NEXT_STAGE, OCTONITE
from tests.oracle.referee_table import (
    OTHER,
    Asking,
    Choosing,
    Creature,
    Question,
    Seat,
    Table,
    ThisTurn,
    first_stage,
    numbered,
    without,
)


class GameOver(Exception):
    """The game has a winner."""

    def __init__(self, winner: str) -> None:
        super().__init__(winner)
        self.winner = winner


@dataclass
class Trigger:
    seat: str
    name: str
    effect: Callable[[], Asking]


@dataclass
class Aside:
    """A creature that is set aside, and whether Alpacoodle itself keeps it or a creature that copied its effect."""

    creature: Creature
    returns: bool


class Referee(Table):
    def __init__(self, seats: dict[str, Seat], turn: str, edition: str, turns: int, unused: Iterable[str] = (),
                 power_row: Iterable[str] = (), power_deck: Iterable[str] = ()) -> None:
        super().__init__(seats, turn)
        self.edition = edition
        self.turns_left = turns
        self.unused = list(unused)
        self.power_row = list(power_row)
        self.power_deck = list(power_deck)
        self.aside: list[Aside] = []
        self.pending: list[Trigger] = []
        self.winner: str | None = None

    # ---- asking

    def choose(self, seat: str, kind: str, labels: list[str]) -> Choosing:
        if len(labels) == 1 and kind not in ("action", "mindbug"):
            return labels[0]
        return (yield seat, kind, labels)

    def may(self, seat: str) -> Generator[Question, str, bool]:
        return (yield seat, "may", ["yes", "no"]) == "yes"

    def target(self, seat: str, which: Iterable[Creature]) -> Generator[Question, str,
                                                                        Creature | None]:
        fitting = list(which)
        candidates = [it for it in self.creatures(seat) if it in fitting]
        by_label = dict(zip(numbered(f"choose {it.name}" for it in candidates), candidates, strict=True))
        if not by_label:
            return None
        return by_label[(yield from self.choose(seat, "target", list(by_label)))]

    def up_to_two(self, seat: str, which: Iterable[Creature]) -> Generator[Question, str,
                                                                           list[Creature]]:
        """The chosen ones from left to right: they move together."""
        fitting = list(which)
        able = [it for it in self.creatures(seat) if it in fitting]
        chosen: list[Creature] = []
        while able and len(chosen) < 2:
            labels = numbered(f"choose {it.name}" for it in able)
            label = yield seat, "target", [*labels, "done"]
            if label == "done":
                break
            chosen.append(able.pop(labels.index(label)))
        return [it for it in self.creatures(seat) if it in chosen]

    def card(self, seat: str, names: Iterable[str]) -> Choosing:
        chosen = yield from self.choose(seat, "card", [f"choose {name}" for name in dict.fromkeys(names)])
        return chosen.removeprefix("choose ")

    def card_of_piles(self, seat: str, cards: list[tuple[str, str]]) -> Generator[Question, str,
                                                                                  tuple[str, str]]:
        """One of (whose pile, name), the own pile first."""
        offered = list(dict.fromkeys(cards))
        labels = numbered(f"choose {name}" for _, name in offered)
        return offered[labels.index((yield from self.choose(seat, "card", labels)))]

    def in_piles(self, seat: str, fits: Callable[[str], bool] = lambda name: True) -> list[tuple[str, str]]:
        return [(pile, name) for pile in (seat, OTHER[seat]) for name in self.seats[pile].discard if fits(name)]

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

    def arrive(self, seat: str, name: str, with_play: bool = True) -> Asking:
        creature = Creature(name, seat, octonite=OCTONITE.get(name, 0) + CHARGE.get(name, 0))
        self.seats[seat].play.append(creature)
        others = [it for it in self.creatures(seat) if it is not creature]
        while name in CHARGE and creature.octonite and others:
            labels = numbered(f"put {it.name}" for it in others)
            label = yield seat, "spread", [*labels, "done"]
            if label == "done":
                break
            creature.octonite -= 1
            others[labels.index(label)].octonite += 1
        creature.fast = self.works(creature, "FAST")
        if with_play and name in PLAY and not self.has(OTHER[seat], "Deathweaver"):
            self.trigger(seat, name, lambda: PLAY[name](self, seat, creature))

    def evolve(self, creature: Creature) -> None:
        if self.in_play(creature):
            creature.name = NEXT_STAGE.get(creature.name, creature.name)

    def remove_octonite(self, creature: Creature) -> None:
        creature.octonite -= 1
        seat, name = creature.seat, creature.name
        if creature.octonite == 0 and name in HARVEST:
            self.trigger(seat, name, lambda: HARVEST[name](self, seat, creature))

    def defeat(self, victims: Iterable[Creature | None], fighters: tuple[Creature, Creature] | None = None) -> Asking:
        """All at the same time, judged once (G13)."""
        doomed = list(victims)
        judged = [(it, self.fate(it)) for it in self.creatures(self.turn) if it in doomed]
        fallen = [it for it, fate in judged if fate == "falls"]
        for one, other in (fighters, fighters[::-1]) if fighters else ():
            one.won |= other in fallen
        for it, fate in judged:
            it.exhausted |= fate == "is exhausted"
            if fate == "evolves":
                self.evolve(it)
        for it in fallen:
            self.seats[it.seat].play.remove(it)
            it.fast = it.attacking = False
        buried = [(it.seat, card) for it in fallen for card in self.fall(it, fighters)]
        for seat, card in buried:
            self.put_into_pile(seat, [card])
        for it, fate in judged:
            if fate == "is exhausted" and it.name == "Sluggernaut":
                it.side = (yield it.seat, "mode", ["choose left", "choose right"]).removeprefix("choose ")

    def fate(self, it: Creature) -> str:
        if self.protected(it):
            return "is safe"
        if it.name == "Kitten Crewmate":
            return "evolves"
        return "is exhausted" if self.works(it, "TOUGH") and not it.exhausted else "falls"

    def fall(self, it: Creature, fighters: tuple[Creature, Creature] | None) -> list[str]:
        """Triggers the Defeated effect and returns the cards that go to the pile."""
        seat, name = it.seat, it.name
        victor = next((other for other in fighters or () if other is not it), None)
        heard = name in DEFEATED and not self.has(OTHER[seat], "Peach Police")
        if heard:
            self.trigger(seat, first_stage(name), lambda: DEFEATED[name](self, seat, it, victor))
        return [first_stage(name), *([] if heard and name == "Big Box Mimic" else it.boost)]

    def control(self, seat: str, creature: Creature | None) -> None:
        if creature is not None and creature.seat != seat and self.in_play(creature):
            self.seats[creature.seat].play.remove(creature)
            creature.seat = seat
            creature.fast = creature.attacking = False
            self.seats[seat].play.append(creature)

    def to_hand(self, creatures: list[Creature], seat: str | None = None) -> None:
        """Moves them to that player's hand, or to those of their controllers; boost cards stay in the pile."""
        for it in creatures:
            self.seats[it.seat].play.remove(it)
            self.seats[seat or it.seat].hand.append(first_stage(it.name))
            it.fast = it.attacking = False
        for it in creatures:
            self.put_into_pile(it.seat, it.boost)

    def lose(self, seat: str, points: int, to_the_bee: bool = False) -> bool:
        """Returns whether anything was lost."""
        if points <= 0 or self.has(seat, "Knightmare"):
            return False
        self.seats[seat].life -= points
        if self.seats[seat].life <= 0:
            raise GameOver(OTHER[seat])
        for _ in range(self.seats[seat].discard.count("Hyenix")):
            self.trigger(seat, "Hyenix", lambda: self.hyenix(seat))
        for _ in range(0 if to_the_bee else self.seats[OTHER[seat]].discard.count("Blessed Killer Bee")):
            self.trigger(OTHER[seat], "Blessed Killer Bee", lambda: self.bee(seat))
        return True

    def hyenix(self, seat: str) -> Asking:
        if "Hyenix" in self.seats[seat].discard and (yield from self.may(seat)):
            self.seats[seat].discard.remove("Hyenix")
            yield from self.arrive(seat, "Hyenix")

    def bee(self, victim: str) -> Asking:
        self.lose(victim, 2, to_the_bee=True)
        yield from ()

    def gain(self, seat: str, points: int) -> Asking:
        self.seats[seat].life += points
        yield from ()

    def discard_chosen(self, seat: str, count: int) -> Generator[Question, str, None]:
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
        if names:
            self.refill(seat)

    def pick(self, seat: str, count: int) -> Generator[Question, str, list[str]]:
        """Random cards out of that hand; they are still there."""
        hand = self.seats[seat].hand
        picked = list(hand) if len(hand) <= count else []
        while len(picked) < min(count, len(hand)):
            labels = [f"pick {name}" for name in dict.fromkeys(without(hand, picked))]
            picked.append((yield from self.choose("chance", "pick", labels)).removeprefix("pick "))
        return picked

    def play_from_pile(self, seat: str, pile: str, fits: Callable[[str], bool] = lambda name: True) -> Asking:
        names = [name for name in self.seats[pile].discard if fits(name)]
        if names:
            name = yield from self.card(seat, names)
            self.seats[pile].discard.remove(name)
            yield from self.arrive(seat, name)

    def play_from_piles(self, seat: str, fits: Callable[[str], bool] = lambda name: True) -> Asking:
        cards = self.in_piles(seat, fits)
        if cards:
            pile, name = yield from self.card_of_piles(seat, cards)
            self.seats[pile].discard.remove(name)
            yield from self.arrive(seat, name)

    def play_from_hand(self, seat: str, names: list[str]) -> Asking:
        """An effect plays one of these hand cards."""
        names = self.playable(seat, names)
        if names:
            name = yield from self.card(seat, names)
            self.seats[seat].hand.remove(name)
            self.refill(seat)
            yield from self.arrive(seat, name)

    def boost(self, seat: str, count: int, this: Creature | None = None) -> Asking:
        for _ in range(count):
            cards = list(dict.fromkeys(self.in_piles(seat)))
            creatures = self.creatures(seat) if this is None else [this] if self.in_play(this) else []
            if not cards or not creatures:
                return
            labels = numbered(f"choose {name}" for _, name in cards)
            label = yield seat, "card", [*labels, "done"]
            if label == "done":
                return
            pile, name = cards[labels.index(label)]
            creature = yield from self.target(seat, creatures)
            assert creature is not None
            self.seats[pile].discard.remove(name)
            creature.boost.append(name)

    def steal(self, seat: str, count: int) -> Asking:
        if not self.closed(seat):
            for name in (yield from self.pick(OTHER[seat], count)):
                self.seats[OTHER[seat]].hand.remove(name)
                self.seats[seat].hand.append(name)
            self.refill(OTHER[seat], by_own_player=False)

    def use_mindbug(self, seat: str) -> None:
        self.seats[seat].mindbugs -= 1
        for _ in range(self.count(OTHER[seat], "Mindbug Bug")):
            self.lose(seat, 1)

    # ---- the game

    def play(self, phase: str = "action") -> Asking:
        try:
            while self.turns_left:
                yield from self.one_turn(phase)
                phase = "start"
        except GameOver as over:
            self.winner = over.winner

    def one_turn(self, phase: str) -> Asking:
        seat = self.turn
        if phase == "start":
            yield from self.start_turn(seat)
        while (yield from self.turn_action()):
            if self.edition != "current":
                yield from self.end_turn()
                if not self.turns_left:
                    return
                yield from self.start_turn(seat)
        yield from self.end_turn()
        if self.seats[seat].extra_turns:
            self.seats[seat].extra_turns -= 1
        else:
            self.turn = OTHER[seat]

    def start_turn(self, seat: str) -> Asking:
        its = self.seats[seat]
        while affordable := [name for name in self.power_row if COSTS[name] <= its.energy]:
            label = yield seat, "buy", [*(f"buy {name}" for name in affordable), "done"]
            if label == "done":
                break
            its.energy -= COSTS[label.removeprefix("buy ")]
            yield from self.bought(seat, label.removeprefix("buy "))
            yield from self.settle()
        for creature in list(its.play):
            if creature.name in HARVEST and creature.octonite:
                self.remove_octonite(creature)
        yield from self.settle_all()

    def bought(self, seat: str, name: str) -> Asking:
        self.power_row.remove(name)
        if self.power_deck:
            self.power_row.append(self.power_deck.pop(0))
        yield from POWER[name](self, seat)

    def end_turn(self) -> Asking:
        for creature in self.seats[self.turn].play:
            if creature.name == "Jazz Dog":
                self.trigger(self.turn, "Jazz Dog", self.jazz_dog)
        for creature in self.creatures(self.turn):
            if creature.name == "One-Eye Felix" and creature.won:
                self.trigger(creature.seat, creature.name, partial(self.felix, creature))
        yield from self.settle_all()
        self.turns_left -= 1
        self.this_turn = ThisTurn()
        for creature in self.creatures(self.turn):
            creature.end_turn()

    def jazz_dog(self) -> Asking:
        blockers = [creature for creature in self.enemies(self.turn) if creature.blocked]
        self.control(self.turn, (yield from self.target(self.turn, blockers)))

    def felix(self, creature: Creature) -> Asking:
        self.evolve(creature)
        yield from ()

    def turn_action(self) -> Generator[Question, str, bool]:
        """Returns whether the card played was mindbugged, so that the same player acts again."""
        seat = self.turn
        able = [creature for creature in self.seats[seat].play if self.can_attack(creature)]
        bound = [it for it in able if self.works(it, "HUNTER") and any(
            prey.name == "Captain Hippo" for prey in self.prey(it))]
        attackers = bound or able
        attacks = dict(zip(numbered(f"attack {it.name}" for it in attackers), attackers, strict=True))
        actors = [] if bound else [it for it in self.seats[seat].play if self.can_act(it)]
        actions = dict(zip(numbered(f"act {it.name}" for it in actors), actors, strict=True))
        cards = [] if bound else list(dict.fromkeys(self.playable(seat, self.seats[seat].hand)))
        labels = [*(f"play {name}" for name in cards), *attacks, *actions]
        if not labels:
            if self.edition == "first":
                return False
            raise GameOver(OTHER[seat])
        label = yield seat, "action", labels
        stolen = False
        if label in attacks:
            yield from self.attacks(attacks[label], bound=True)
        elif label in actions:
            yield from self.act(actions[label])
        else:
            stolen = yield from self.play_as_turn_action(label.removeprefix("play "))
        yield from self.settle_all()
        return stolen

    def play_as_turn_action(self, name: str) -> Generator[Question, str, bool]:
        seat, rival = self.turn, OTHER[self.turn]
        self.seats[seat].hand.remove(name)
        self.refill(seat)
        stolen = not self.mindbugs_off() and self.seats[rival].mindbugs > 0 and (
            yield rival, "mindbug", ["mindbug", "decline"]) == "mindbug"
        if stolen:
            self.use_mindbug(rival)
        yield from self.arrive(rival if stolen else seat, name)
        return stolen

    def can_act(self, it: Creature) -> bool:
        action = ACTION.get(it.name)
        return action is not None and it.octonite >= action.cost and action.possible(self, it.seat, it)

    def act(self, creature: Creature) -> Asking:
        action, seat = ACTION[creature.name], creature.seat
        for _ in range(action.cost):
            self.remove_octonite(creature)
        yield from action.effect(self, seat, creature)
        yield from self.settle()

    def settle(self) -> Asking:
        """All pending effects, in the active player's order (G3, G4)."""
        while self.pending:
            self.pending.sort(key=lambda trigger: trigger.seat != self.turn)
            by_label = dict(zip(numbered(f"resolve {it.name}" for it in self.pending), self.pending, strict=True))
            trigger = by_label[(yield from self.choose(self.turn, "order", list(by_label)))]
            self.pending.remove(trigger)
            yield from trigger.effect()

    def settle_all(self) -> Asking:
        """Pending effects, then the creatures that came FAST."""
        yield from self.settle()
        while waiting := [it for it in self.creatures(self.turn) if it.fast and self.works(it, "FAST")
                          and (self.can_attack(it) or self.can_act(it))]:
            by_label = dict(zip(numbered(f"resolve {it.name}" for it in waiting), waiting, strict=True))
            creature = by_label[(yield from self.choose(self.turn, "order", list(by_label)))]
            creature.fast = False
            verbs = ["attack"] * self.can_attack(creature) + ["act"] * self.can_act(creature)
            label = yield creature.seat, "fast", [*verbs, "stop"]
            if label == "attack":
                yield from self.attacks(creature, bound=False)
            elif label == "act":
                yield from self.act(creature)
        for creature in self.creatures(self.turn):
            creature.fast = False

    # ---- attacks

    def attacks(self, attacker: Creature, bound: bool) -> Asking:
        """`bound`: it is the turn action, in which Captain Hippo must be hunted."""
        seat, again = attacker.seat, True
        while again:
            yield from self.one_attack(attacker, bound)
            again = (attacker.attacking and self.can_attack(attacker)
                     and (yield seat, "again", ["attack", "stop"]) == "attack")
        attacker.attacking = False

    def one_attack(self, attacker: Creature, bound: bool) -> Asking:
        enemy = OTHER[attacker.seat]
        attacker.attacks += 1
        attacker.attacking = True
        yield from self.roll(attacker)
        yield from self.attack_effects(attacker)
        yield from self.settle()
        if not attacker.attacking:
            return
        blocker = (yield from self.hunt(attacker, bound)) or (yield from self.block(attacker))
        if blocker is None:
            self.lose(enemy, 1)
        else:
            blocker.blocked = True
            mine, theirs = self.power(attacker), self.power(blocker)
            if "Sawn" in (attacker.name, blocker.name):
                mine, theirs = theirs, mine
            yield from self.defeat([
                attacker if mine <= theirs or self.works(blocker, "POISONOUS") else None,
                blocker if theirs <= mine or self.works(attacker, "POISONOUS") else None], (attacker, blocker))
        yield from self.settle()

    def hunt(self, attacker: Creature, bound: bool) -> Generator[Question, str, Creature | None]:
        prey = self.prey(attacker) if self.works(attacker, "HUNTER") else []
        baits = [it for it in prey if bound and it.name == "Captain Hippo"]
        if not prey:
            return None
        prey = baits or prey
        hunts = dict(zip(numbered(f"hunt {it.name}" for it in prey), prey, strict=True))
        return hunts.get((yield from self.choose(attacker.seat, "hunt", [*hunts, *([] if baits else ["let block"])])))

    def block(self, attacker: Creature) -> Generator[Question, str, Creature | None]:
        enemy = OTHER[attacker.seat]
        able = [creature for creature in self.seats[enemy].play if self.can_block(creature, attacker)]
        blocks = dict(zip(numbered(f"block {creature.name}" for creature in able), able, strict=True))
        return blocks.get((yield from self.choose(enemy, "block", [*blocks, "no block"])))

    def attack_effects(self, it: Creature) -> Asking:
        """The own one, paid or not, and those that other cards grant (F11)."""
        seat, name = it.seat, it.name
        predators = self.count(seat, "Beetroot Predator")
        own, granted = name in PAID_ATTACK and it.octonite > 0, predators > 0
        if own and granted and it.octonite == 1:
            own = (yield seat, "mode", ["choose own", "choose paid"]) == "choose own"
            granted = not own
        left = it.octonite
        if name in ATTACK:
            self.trigger(seat, name, lambda: ATTACK[name](self, seat, it))
        elif own:
            left -= 1
            self.trigger(seat, name, lambda: self.paid(it, PAID_ATTACK[name](self, seat, it)))
        by_claw = [lambda: self.discard_chosen(seat, 1)] * self.count(OTHER[seat], "Jean-Claw Pandamme")
        by_predator = [lambda: self.paid(it, self.defeat_an_enemy(seat))] * (min(left, predators) if granted else 0)
        by_healer = [lambda: self.gain(seat, 1)] * self.seats[seat].discard.count("Blessed Axolotl Healer")
        in_play = [*by_predator, *by_claw] if seat == self.turn else [*by_claw, *by_predator]
        for effect in (*in_play, *by_healer):
            self.trigger(seat, name, effect)

    def paid(self, it: Creature, effect: Asking) -> Asking:
        if self.in_play(it) and it.octonite:
            self.remove_octonite(it)
            yield from effect

    def defeat_an_enemy(self, seat: str) -> Asking:
        yield from self.defeat([(yield from self.target(seat, self.enemies(seat)))])

    def roll(self, attacker: Creature) -> Asking:
        seat = attacker.seat
        helpers = sum(it.name == "Mechamster" and it is not attacker for it in self.seats[seat].play)
        dice = min(2, DICE.get(attacker.name, 0) + (seat in self.this_turn.extra_die) + helpers)
        which = [["keep", "reroll"], ["keep", "reroll first", "reroll second", "reroll both"]][dice - 1] if dice else []
        faces = [""] * dice
        for reroll in range(2 + self.count(seat, "Cybertooth") if dice else 0):
            if reroll:
                label = yield seat, "reroll", which
                if label == "keep":
                    break
                faces = ["" if label in ("reroll", "reroll both", f"reroll {place}") else face
                         for face, place in zip(faces, ("first", "second"), strict=False)]
            for die, face in enumerate(faces):
                if not face:
                    faces[die] = (yield "chance", "roll", [f"roll {face}" for face in FACES]).removeprefix("roll ")
        if len(set(faces)) == 2:
            first = (yield seat, "die", [f"resolve {face}" for face in faces]).removeprefix("resolve ")
            faces.sort(key=lambda face: face != first)
        for face in faces:
            if face == "discard":
                yield from self.discard_chosen(OTHER[seat], 1)
            elif face.startswith("energy"):
                self.seats[seat].energy += int(face.removeprefix("energy") or 1)
            else:
                attacker.growth += int(face)


Effect = Callable[[Referee, str, Creature], Asking]


class Action(NamedTuple):
    cost: int
    possible: Callable[[Referee, str, Creature], bool]
    effect: Effect


PLAY: dict[str, Effect] = {}
ATTACK: dict[str, Effect] = {}
PAID_ATTACK: dict[str, Effect] = {}
HARVEST: dict[str, Effect] = {}
ACTION: dict[str, Action] = {}
DEFEATED: dict[str, Callable[[Referee, str, Creature, Creature | None], Asking]] = {}
"""They are told who defeated the creature in a fight."""
POWER: dict[str, Callable[[Referee, str], Asking]] = {}
