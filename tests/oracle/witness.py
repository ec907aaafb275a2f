"""Follows a game and says where the engine and the naive rules disagree.

At every decision the witness compares the power and the keywords of all creatures, and the options where somebody
attacks, hunts or blocks. After every choice it reads the events: whether a question was left out or asked for nothing,
how a fight ended, and whether a second attack or a FAST creature was forgotten.
"""

import random
from collections import Counter
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, replace

import mindbug
from tests.oracle import naive
from tests.oracle.naive import Board, Creature, rival
from tests.oracle.reader import Snapshot

FATES = ("exhausted", "protected", "evolved", "defeated")
OF_A_FATE = {*FATES, "turned", "buried"}
"""Events that a fight brings about before any effect happens (A5)."""
DECLARED = {"attacked", "hunted", "blocked", "forced"}
"""Events that change nothing on the board."""
ATTACKS = 0.5
"""The share of random choices that are attacks where there is one."""
LEAVING = {"defeated", "returned", "captured", "set_aside"}


@dataclass(frozen=True)
class Disagreement:
    what: str
    expected: object
    found: object

    def __str__(self) -> str:
        return f"{self.what}: the rules say {self.expected}, the engine {self.found}"


@dataclass
class Attack:
    """The attack that is under way."""

    card: str | None
    """The attacker's card; None where two of one name cannot be told apart."""
    seat: str
    fast: bool
    """FAST attacks and attacks in a foreign turn are no turn actions: Captain Hippo does not lure them."""
    hunt_asked: bool = False


class Witness:
    def __init__(self, game: mindbug.Game) -> None:
        self.game = game
        self.tally: Counter[str] = Counter()
        """The number of comparisons of each kind."""
        self.disagreements: list[Disagreement] = []
        self.read = len(game.events)
        self.attacks: dict[str, int] = {}
        """The number of attacks of each card in this turn."""
        self.unsure: set[str] = set()
        """Names of creatures of which it is not known in this turn how often which one attacked."""
        self.attack: Attack | None = None
        self.arrived: dict[str, str] = {}
        """The cards that came into play in this turn and have not been offered a FAST attack, and for whom."""
        self.now = Snapshot(game, self.attacks)
        self.look()

    def choose(self, label: str) -> None:
        """Makes the choice, and judges what came of it."""
        decision = self.game.decision
        assert decision is not None
        chosen = self.meant(decision, label)
        before = self.now
        self.game.choose(label)
        events = self.game.events[self.read:]
        self.read += len(events)
        marked = self.follow(decision, chosen, before, events)
        self.now = Snapshot(self.game, self.attacks)
        here = {creature.card for creature in self.now.board.creatures}
        self.attacks = {card: times for card, times in self.attacks.items() if card in here}
        self.judge_course(decision, label, chosen, before, marked, events)
        self.judge_arrivals(before, events)
        self.look()

    # ---- one decision

    def look(self) -> None:
        """Compares what holds now with what the engine says."""
        board = self.now.board
        for creature, card in self.now.told.items():
            self.compare(f"power of {creature.name}", "power", board.powers[creature], card.power)
            self.compare(f"keywords of {creature.name}", "keywords", sorted(board.keywords[creature]),
                         sorted(card.keywords))
            self.tally["creatures whose keywords do nothing"] += any(
                not board.works(creature, keyword) for keyword in board.keywords[creature])
            self.tally["creatures that cannot block this turn"] += creature.pinned
            self.tally["creatures that cannot be defeated this turn"] += creature.sheltered
        decision = self.game.decision
        if decision is None:
            if self.game.outcome == "no_action":
                self.compare("turn action of who lost for want of one", "losses", [],
                             sorted(naive.turn_actions(board, board.turn)))
            return
        expected = self.expected(decision)
        if expected is not None:
            found = sorted(str(option) for option in decision.options)
            self.compare(f"{decision.kind} of {decision.player} (asked by {decision.source})", decision.kind,
                         sorted(expected), found)

    def expected(self, decision: mindbug.Decision) -> Iterable[str] | None:
        """The labels that the rules allow; None for a decision that is not about attacks."""
        board, asking = self.now.board, self.now.asking
        if decision.kind == "action":
            actions = naive.turn_actions(board, decision.player)
            found = {str(option) for option in decision.options}
            return [label for label, creature in actions.items() if not self.is_unsure(creature)] + [
                label for label, creature in actions.items() if self.is_unsure(creature) and label in found]
        if decision.kind not in ("hunt", "block", "again", "fast") or asking is None:
            return None
        if decision.kind == "hunt":
            lures = self.lures(board, asking)
            return naive.labelled("hunt", lures) if lures else [
                *naive.labelled("hunt", naive.huntable(board, asking)), "let block"]
        if decision.kind == "block":
            if self.attack is not None and not self.attack.hunt_asked:
                self.compare(f"whom {asking.name} could have hunted", "hunts left out", [],
                             [target.name for target in naive.huntable(board, asking)])
            return [*naive.labelled("block", naive.blockers(board, asking)), "no block"]
        if self.is_unsure(asking):
            return None
        attack = ["attack"] if naive.can_attack(board, asking) and asking.seat == decision.player else []
        if decision.kind == "again":
            return [*attack, "stop"]
        if not board.works(asking, "FAST"):
            return []
        return [*attack, *(["act"] if naive.can_act(board, asking) else []), "stop"]

    def lures(self, board: Board, attacker: Creature) -> list[Creature]:
        return [] if self.attack is None or self.attack.fast else naive.lures(board, attacker)

    def is_unsure(self, creature: Creature | None) -> bool:
        return creature is not None and creature.name in self.unsure

    def meant(self, decision: mindbug.Decision, label: str) -> Creature | None:
        """The creature that a label is about."""
        board = self.now.board
        if decision.kind == "action":
            return naive.turn_actions(board, decision.player).get(label)
        if decision.kind == "hunt" and self.now.asking is not None:
            targets = self.lures(board, self.now.asking) or naive.huntable(board, self.now.asking)
            return naive.labelled("hunt", targets).get(label)
        if decision.kind == "block" and self.now.asking is not None:
            return naive.labelled("block", naive.blockers(board, self.now.asking)).get(label)
        if decision.kind == "target" and decision.source == "Cake Trickster":
            enemies = board.sides[rival(decision.player)].creatures
            return naive.labelled("choose", [it for it in enemies if naive.can_attack(board, it)]).get(label)
        return self.now.asking

    # ---- what follows a choice

    def follow(self, decision: mindbug.Decision, chosen: Creature | None, before: Snapshot,
               events: list[mindbug.Event]) -> Board:
        """Counts the attacks; gives the board before the choice, with the attack counted that it declared."""
        board = before.board
        left: set[str | None] = set()
        for event in events:
            if event.kind == "turn":
                self.attacks.clear()
                self.unsure.clear()
            elif event.kind in LEAVING:
                left.add(event.card)
            elif event.kind in ("entered", "came_back") and event.card in left:
                self.returned(event, before)
            elif event.kind == "attacked" and event.card is not None and event.player is not None:
                attacker = self.attacker(event, decision, chosen, before)
                fast = decision.kind == "fast" or event.player != board.turn or (
                    decision.kind == "again" and self.attack is not None and self.attack.fast)
                self.attack = Attack(attacker.card if attacker else None, event.player, fast)
                if attacker is None:
                    self.unsure.add(event.card)
                else:
                    self.attacks[attacker.card] = self.attacks.get(attacker.card, 0) + 1
                    board = with_changes(board, {attacker: replace(attacker, attacks=attacker.attacks + 1)})
        if decision.kind == "hunt" and self.attack is not None:
            self.attack.hunt_asked = True
        return board

    def returned(self, event: mindbug.Event, before: Snapshot) -> None:
        """A card of this name left play and came again between two decisions: it has not attacked yet."""
        same = [creature.card for creature in before.board.creatures if creature.name == event.card]
        if len(same) == 1:
            self.attacks.pop(same[0], None)
        elif event.card is not None and any(card in self.attacks for card in same):
            self.unsure.add(event.card)

    def attacker(self, event: mindbug.Event, decision: mindbug.Decision, chosen: Creature | None,
                 before: Snapshot) -> Creature | None:
        if decision.kind in ("action", "again", "fast", "target") and chosen is not None and chosen.name == event.card:
            return chosen
        named = [it for it in before.board.sides[event.player or ""].creatures if it.name == event.card]
        return named[0] if len(named) == 1 else None

    def judge_course(self, decision: mindbug.Decision, label: str, chosen: Creature | None, before: Snapshot,
                     board: Board, events: list[mindbug.Event]) -> None:
        """The attack that goes on with this choice, as far as nothing else happens on the way."""
        kinds = [event.kind for event in events]
        attacker = before.asking if decision.kind in ("hunt", "block") else None
        if decision.kind in ("action", "again", "fast") and "attacked" in kinds and chosen is not None:
            attacker = next((it for it in board.creatures if it.card == chosen.card), None)
        if attacker is None:
            return
        attacker = next(it for it in board.creatures if it.card == attacker.card)
        quiet = 0
        while quiet < len(events) and kinds[quiet] in DECLARED:
            quiet += 1
        next_kind = kinds[quiet] if quiet < len(kinds) else None
        now = self.game.decision
        on_the_way = next_kind is None and now is not None and now.kind not in ("hunt", "block")  # a die, an effect
        if on_the_way or next_kind not in (None, "unblocked", "fought"):
            self.tally["attacks with effects, judged at the next decision"] += 1
            return
        blocker = chosen if decision.kind in ("hunt", "block") and label not in ("let block", "no block") else None
        if blocker is None and label != "no block":
            blocker = self.judge_question(decision, board, attacker, next_kind, events[:quiet])
        if next_kind == "unblocked":
            self.judge_unblocked(board, attacker, events[quiet + 1:])
        elif next_kind == "fought" and blocker is not None:
            blocker = next(it for it in board.creatures if it.card == blocker.card)
            self.judge_fight(board, attacker, blocker, events[quiet + 1:])

    def judge_question(self, decision: mindbug.Decision, board: Board, attacker: Creature, next_kind: str | None,
                       declared: list[mindbug.Event]) -> Creature | None:
        """Complains if the wrong player was asked; returns the creature that blocks without a question."""
        now = self.game.decision
        found = now.kind if now is not None and next_kind is None else next_kind
        lures = self.lures(board, attacker)
        hunts = decision.kind != "hunt" and naive.huntable(board, attacker)
        if hunts and len(lures) == 1:
            self.tally["attacks that one Captain Hippo lures"] += 1
            self.compare(f"the attack of {attacker.name} goes straight to", "questions", "fought", found)
            return lures[0]
        expected = "hunt" if hunts else "block" if naive.blockers(board, attacker) else "unblocked"
        self.compare(f"the attack of {attacker.name} goes on with", "questions", expected, found)
        return None

    def judge_unblocked(self, board: Board, attacker: Creature, after: list[mindbug.Event]) -> None:
        victim = rival(attacker.seat)
        kept = board.controls(victim, "Knightmare")
        first = after[0] if after else None
        found = None if first is None else (first.kind, first.player, first.number)
        self.compare(f"what {attacker.name} unblocked costs", "unblocked attacks",
                     ("life_kept", victim, 0) if kept else ("life", victim, -1), found)
        side = board.sides[victim]
        life = side.life if kept else side.life - 1
        left = Board(board.turn, {**board.sides, victim: replace(side, life=life)}, board.mindbugs_off)
        self.judge_end(left, attacker, after[1:])

    def judge_fight(self, board: Board, attacker: Creature, blocker: Creature, after: list[mindbug.Event]) -> None:
        fates = naive.fight(board, attacker, blocker)
        ends = 0
        while ends < len(after) and after[ends].kind in OF_A_FATE:
            ends += 1
        expected = sorted((fate, it.seat, it.name) for it, fate in fates.items() if fate != naive.STANDS)
        found = sorted((event.kind, event.player or "", event.card or "") for event in after[:ends]
                       if event.kind in FATES)
        self.compare(f"the fight of {attacker.name} ({board.powers[attacker]}) against {blocker.name} "
                     f"({board.powers[blocker]})", "fights", expected, found)
        self.tally.update(f"fighters: {fate}" for fate in fates.values())
        self.tally["fights with Sawn"] += any(it.name == "Sawn" for it in fates)
        if naive.EVOLVED in fates.values() or any(it.boost_cards or it.name == "Sluggernaut" for it in fates):
            return
        self.judge_end(after_fight(board, fates), next_of(fates, attacker), after[ends:])

    def judge_end(self, board: Board, attacker: Creature | None, after: list[mindbug.Event]) -> None:
        """Nothing else happened and the next turn began: no second attack was possible."""
        if attacker is None or not after or after[0].kind != "turn" or self.is_unsure(attacker):
            return
        attacker = next((it for it in board.creatures if it.card == attacker.card), None)
        again = attacker is not None and naive.can_attack(board, attacker) and attacker.attacks == 1
        self.compare("a second attack that was not offered", "turns ended after an attack", False, again)

    def judge_arrivals(self, before: Snapshot, events: list[mindbug.Event]) -> None:
        """No FAST creature that came into play and can attack may see the end of the turn without having been asked."""
        known = {creature.card for creature in before.board.creatures}
        for event in events:
            if event.kind == "entered":
                new = [it for it in self.now.board.creatures if it.card not in known and it.card not in self.arrived
                       and (it.name, it.seat) == (event.card, event.player)]
                self.arrived.update({it.card: it.seat for it in new[:1]})
            elif event.kind == "turn":
                forgotten = [name for card in self.arrived if (name := self.waits(card))]
                self.compare("FAST creatures that were not asked", "ends of turns", [], forgotten)
                self.arrived.clear()
        decision = self.game.decision
        if decision is not None and decision.kind == "fast" and self.now.asking is not None:
            self.arrived.pop(self.now.asking.card, None)
        # whoever cannot attack when nothing else is pending has missed it
        self.arrived = {card: seat for card, seat in self.arrived.items() if self.waits(card)}

    def waits(self, card: str) -> str | None:
        """The name of an arrived creature that is FAST and could attack."""
        board, it = self.now.board, self.now.creature(card)
        able = it is not None and it.seat == self.arrived[card] and board.works(it, "FAST")
        return it.name if it is not None and able and naive.can_attack(board, it) else None

    def compare(self, what: str, kind: str, expected: object, found: object) -> None:
        self.tally[kind] += 1
        if expected != found:
            self.disagreements.append(Disagreement(what, expected, found))


def with_changes(board: Board, changes: dict[Creature, Creature | None]) -> Board:
    """The board with other creatures in the place of some; None for one that is gone."""
    sides = {}
    for seat, side in board.sides.items():
        sides[seat] = copy(side)
        sides[seat].creatures = [it for it in (changes.get(creature, creature) for creature in side.creatures) if it]
    return Board(board.turn, sides, board.mindbugs_off)


def after_fight(board: Board, fates: dict[Creature, str]) -> Board:
    changes = {it: None if fate == naive.DEFEATED else replace(it, exhausted=it.exhausted or fate == naive.EXHAUSTED)
               for it, fate in fates.items()}
    left = with_changes(board, changes)
    for it, fate in fates.items():
        if fate == naive.DEFEATED:
            side = left.sides[it.seat]
            side.discard = [*side.discard, it.name]
    return left


def next_of(fates: dict[Creature, str], attacker: Creature) -> Creature | None:
    return None if fates[attacker] == naive.DEFEATED else attacker


def random_choice(game: mindbug.Game, dice: random.Random) -> str:
    """An attack more often than chance alone would have it, because attacks are what is judged."""
    labels = [str(option) for option in game.decision.options] if game.decision else []
    attacks = [label for label in labels if label.startswith("attack")]
    return dice.choice(attacks if attacks and dice.random() < ATTACKS else labels)
