"""The outlook of an option: the few facts that matter most, each found by playing it out.

Nothing is said that was not tried with the engine, with what the player knows and nothing more (see `reasons`):

- *proofs* hold in all worlds looked at, whatever anybody does: it wins at once, it lets the rival win at once, nothing
  can block it;
- *trials* are games played out by two bots until both players have had a turn. What happened in most of them is told,
  with how often it did: the rival's answer, life lost, creatures defeated or taken, a Mindbug used on the card. What
  would come of another option just as well is not told, nor what the option itself says.

A claim is data; the sentences are in the language folders (`outlook_KIND`), put together by `text.explaining`.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypedDict

from mindbug.analysis.reasons import (
    FACTS,
    FEWEST_GAMES,
    GAMES,
    PROOF_WORLDS,
    Fact,
    PlayedOut,
    after,
    facts_of,
    forces,
    in_time,
    play_on,
    winning_card,
)
from mindbug.engine.packing import option_slot
from mindbug.engine.permissions import blockers
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option, OptionData, option_data
from mindbug.game.game import sample
from mindbug.game.labels import decision_of
from mindbug.game.seats import SEATS, rival
from mindbug.game.views import View
from mindbug.game.worlds import worlds_of

WINS: Final = "wins"
LOSES: Final = "loses"
UNBLOCKED: Final = "unblocked"
ANSWER: Final = "answer"
WON: Final = "won"
LIFE: Final = "life"
LIKELY = 0.6  # the share of the games from which on something is told
APART = 0.25  # how much rarer it must be after the other option
MOST_CLAIMS = 3


@dataclass(frozen=True)
class Claim:
    """One fact about an option."""

    kind: str
    """`wins`, `loses`, `unblocked`, `answer`, or a kind of `reasons.FACTS`."""
    player: str
    """The seat that it is about."""
    card: str = ""
    count: int = 0
    """The number of games played out in which it happened; 0 for what holds always."""
    games: int = 0
    answer: tuple[Decision, Option] | None = None
    """The rival's answer, for `answer`."""


class AnswerData(TypedDict):
    """The rival's answer: the kind of decision, the card that asks, and the option."""

    kind: str
    source: str | None
    option: OptionData


class ClaimData(TypedDict):
    """A claim as it is stored and sent: the fields of `Claim`."""

    kind: str
    player: str
    card: str
    count: int
    games: int
    answer: AnswerData | None


NO_BLOCK: Final = "no block"
DOING_NOTHING = ("decline", NO_BLOCK)
"""The answers that are told only if the other option is answered otherwise."""
PLAIN_ANSWERS = ("action", "mindbug", "hunt", "block")
"""The decisions that are an answer, and can be told without the effect of a card."""


def claim_data(claim: Claim) -> ClaimData | None:
    """The claim as data; None if that cannot hold what the rival answers."""
    answer: AnswerData | None = None
    if claim.answer is not None:
        decision, option = claim.answer
        if decision.kind not in PLAIN_ANSWERS:
            return None
        answer = {"kind": decision.kind, "source": decision.source, "option": option_data(option)}
    return {"kind": claim.kind, "player": claim.player, "card": claim.card, "count": claim.count,
            "games": claim.games, "answer": answer}


def claim_of(data: ClaimData) -> Claim:
    """The claim that was made into data."""
    answer = None
    if told := data["answer"]:
        option = Option(**told["option"])
        answer = Decision(data["player"], told["kind"], told["source"], (option,)), option
    return Claim(data["kind"], data["player"], data["card"], data["count"], data["games"], answer)


def outlook(view: View, label: str, instead: str | None = None, *, seconds: float | None = None,
            catalogue: Catalogue | None = None) -> tuple[Claim, ...]:
    """The strongest claims about an option of the view's own decision, at most three. `instead` is the option that it
    is compared with."""
    catalogue = catalogue or standard()
    decision = view["decision"]
    if decision is None or decision["player"] != view["seat"]:
        raise ValueError("an outlook is for the player who decides")
    end = None if seconds is None else time.process_time() + seconds
    proved = list(proofs(view, label, catalogue, end))
    if any(claim.kind in (WINS, LOSES) for claim in proved):
        return tuple(proved[:1])
    tried = trials(view, label, instead, catalogue, end)
    if proved:  # that nobody can block says already that the rival loses life
        tried = [claim for claim in tried if (claim.kind, claim.player) != (LIFE, rival(view["seat"]))]
    return (*proved, *tried)[:MOST_CLAIMS]


# ---- proofs


def proofs(view: View, label: str, catalogue: Catalogue, end: float | None) -> Iterator[Claim]:
    hidden, random = worlds_of(view, catalogue), Random(0)
    worlds = [hidden.sample(random) for _ in range(PROOF_WORLDS)]
    me, turn = worlds[0].decider, worlds[0].turn_number
    enemy, next_turn = 1 - me, turn + (worlds[0].active == me)
    reached = [after(world, label) for world in worlds]
    if all(in_time(end) and forces(world, me, turn) for world in reached):
        yield Claim(WINS, SEATS[me])
    elif all(in_time(end) and forces(world, enemy, next_turn) for world in reached):
        yield Claim(LOSES, SEATS[me], winning_card(reached, enemy, next_turn))
    elif all(unblocked(world, label) for world in worlds):
        yield Claim(UNBLOCKED, SEATS[me])


def unblocked(world: State, label: str) -> bool:
    """Whether it is an attack of a turn that no creature can block."""
    decision, numbers = decision_of(world)
    place = [option.label for option in decision.options].index(label)
    if decision.kind != "action" or decision.options[place].verb != "attack":
        return False
    return blockers(world, option_slot(numbers[place])) == 0


# ---- trials


class Counted:
    """What happened after an option, and in how many of the games."""

    def __init__(self) -> None:
        self.facts: Counter[Fact] = Counter()
        self.answers: Counter[str] = Counter()
        self.told: dict[str, tuple[Decision, Option]] = {}

    def add(self, trial: PlayedOut, seat: str) -> None:
        self.facts.update(set(facts_of(trial)))
        if not trial.choices:
            return
        decision, option = trial.choices[0]
        if decision.player != seat and decision.kind in PLAIN_ANSWERS:  # after a choice of mine it answers that one
            self.answers[option.label] += 1
            self.told.setdefault(option.label, (decision, option))


def trials(view: View, label: str, instead: str | None, catalogue: Catalogue, end: float | None) -> list[Claim]:
    """The facts of most of the games that were played out, the one that matters most first."""
    here, there = Counted(), Counted()
    seat, games = str(view["seat"]), 0
    while games < GAMES and in_time(end):
        here.add(play_on(sample(view, games, catalogue=catalogue), label, games, catalogue), seat)
        if instead is not None:
            there.add(play_on(sample(view, games, catalogue=catalogue), instead, games, catalogue), seat)
        games += 1
    if games < FEWEST_GAMES:
        return []
    claims = [Claim(ANSWER, rival(seat), count=count, games=games, answer=here.told[answer])
              for answer, count in here.answers.items() if count >= LIKELY * games
              and (answer not in DOING_NOTHING or count - there.answers[answer] >= APART * games)]
    decision = sample(view, 0, catalogue=catalogue).decision
    assert decision is not None
    answers = [claim.answer for claim in claims if claim.answer]
    facts = [Claim(fact.kind, fact.player, fact.card, count, games) for fact, count in here.facts.items()
             if count >= LIKELY * games and (fact.kind == WON or count - there.facts[fact] >= APART * games)
             and not already_said(fact, decision, label)
             and not any(already_said(fact, asked, option.label) for asked, option in answers)]
    facts.sort(key=lambda claim: (FACTS[claim.kind][0] * claim.count, claim.player, claim.card), reverse=True)
    return claims + facts


def already_said(fact: Fact, decision: Decision, label: str) -> bool:
    """Whether a claim of it would only repeat the option: "defeat it" defeats it, no block costs life, and whom one
    hunts is seen to fall."""
    if decision.kind == "mindbug":
        return fact.kind == "mindbugged"
    if decision.kind == "block":
        return label == NO_BLOCK and fact == Fact(LIFE, decision.player)
    return decision.kind in ("target", "hunt") and any(
        option.label == label and option.card == fact.card for option in decision.options)
