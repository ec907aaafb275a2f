"""The outlook of an option: the few facts that matter most, each found by playing it out.

Nothing is said that was not tried with the engine, with what the player knows and nothing more (see `reasons`):

- *proofs* hold in all worlds looked at, whatever anybody does: it wins at once, it lets the rival win at once, nothing
  can block it;
- *trials* are games played out by two bots until both players have had a turn. What happened in most of them is told,
  with how often it did: the rival's answer, life lost, creatures defeated or taken, a Mindbug used on the card. What
  would come of another option just as well is not told, nor what the option itself says. One thing that the other
  option would cost, and this one does not, may be told as well.

A claim is data; the sentences are in the language folders (`outlook_KIND`), put together by `text.explaining`.
"""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NotRequired, TypedDict

from mindbug.analysis.prospects import Analysis
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
WORSE = 0.05  # how much lower the chance of an option is that is clearly worse
MOST_CLAIMS = 3


Chosen = tuple[Decision, Option]


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
    answer: Chosen | None = None
    """The rival's answer, for `answer`."""
    instead: Chosen | None = None
    """The option that it would come of, if that is not this one but the one that it is compared with."""


class ChosenData(TypedDict):
    """A choice as data: the kind of decision, the card that asks, and the option."""

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
    answer: ChosenData | None
    instead: NotRequired[ChosenData | None]


NO_BLOCK: Final = "no block"
DOING_NOTHING = ("decline", NO_BLOCK)
ANSWERED = ("action", "hunt", "again", "fast")
"""The decisions that play a card or attack."""
PLAIN = ("action", "mindbug", "hunt", "block")
"""The decisions that can be told without the effect of a card. One of the rival's is an answer."""


def claim_data(claim: Claim) -> ClaimData | None:
    """The claim as data; None if that cannot hold what is chosen."""
    chosen = [choice for choice in (claim.answer, claim.instead) if choice]
    if any(decision.kind not in PLAIN for decision, _ in chosen):
        return None
    return {"kind": claim.kind, "player": claim.player, "card": claim.card, "count": claim.count,
            "games": claim.games, "answer": chosen_data(claim.answer), "instead": chosen_data(claim.instead)}


def chosen_data(choice: Chosen | None) -> ChosenData | None:
    if choice is None:
        return None
    decision, option = choice
    return {"kind": decision.kind, "source": decision.source, "option": option_data(option)}


def claim_of(data: ClaimData) -> Claim:
    """The claim that was made into data."""
    return Claim(data["kind"], data["player"], data["card"], data["count"], data["games"],
                 chosen_of(data["answer"], data["player"]), chosen_of(data.get("instead"), data["player"]))


def chosen_of(data: ChosenData | None, player: str) -> Chosen | None:
    """Returns the choice. The sentences do not need to know whose decision it was, so that is not kept."""
    if data is None:
        return None
    option = Option(**data["option"])
    return Decision(player, data["kind"], data["source"], (option,)), option


def worse_than_best(found: Analysis) -> str | None:
    """The option that the best one is compared with: the best of those that are clearly worse, because one that is as
    good explains nothing; the second best if there is none."""
    best, *others = found.prospects
    worse = [other.label for other in others if best.win - other.win >= WORSE]
    return next(iter([*worse, *(other.label for other in others)]), None)


def outlook(view: View, label: str, instead: str | None = None, *, better: bool = False, seconds: float | None = None,
            catalogue: Catalogue | None = None) -> tuple[Claim, ...]:
    """The strongest claims about an option of the view's own decision, at most three. `instead` is the option that it
    is compared with. If it is the better one, what it costs is told only beside something that speaks for it."""
    catalogue = catalogue or standard()
    decision = view["decision"]
    if decision is None or decision["player"] != view["seat"]:
        raise ValueError("an outlook is for the player who decides")
    end = None if seconds is None else time.process_time() + seconds
    proved = list(proofs(view, label, catalogue, end))
    if any(claim.kind in (WINS, LOSES) for claim in proved):
        return tuple(proved[:1])
    if instead is not None:
        proved += losses_instead(view, instead, catalogue, end)
    tried = trials(view, label, instead, catalogue, end)
    if won := [claim for claim in tried if (claim.kind, claim.player) == (WON, view["seat"])]:
        return tuple(won)  # whoever wins does not mind what is lost on the way
    if any(claim.kind == UNBLOCKED for claim in proved):  # that says already that the rival loses life
        tried = [claim for claim in tried if (claim.kind, claim.player) != (LIFE, rival(view["seat"]))]
    if any(claim.instead for claim in proved):  # nothing worse can be said of the other option
        tried = [claim for claim in tried if not claim.instead]
    claims = [*proved, *tried]
    if better:
        seat = str(view["seat"])
        claims.sort(key=lambda claim: place_of(claim, seat))
        if not any(speaks_for(claim, seat) for claim in claims):
            claims = [claim for claim in claims if claim.kind not in FACTS]
    return tuple(claims[:MOST_CLAIMS])


def place_of(claim: Claim, seat: str) -> int:
    """Orders the claims about the better option: what it brings, what the other one would cost, its own price."""
    if claim.kind not in FACTS:
        return 0
    if claim.instead is not None:
        return 1
    return 0 if is_welcome(claim, seat) else 2


def speaks_for(claim: Claim, seat: str) -> bool:
    """Returns whether the claim is welcome to the player, or unwelcome and about the other option."""
    if claim.instead is not None or claim.kind == UNBLOCKED:
        return True
    return claim.kind in FACTS and is_welcome(claim, seat)


def is_welcome(claim: Claim, seat: str) -> bool:
    return FACTS[claim.kind][1] == (claim.player == seat)


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


def losses_instead(view: View, instead: str, catalogue: Catalogue, end: float | None) -> list[Claim]:
    """Returns the claim that the other option loses at once, if it does."""
    other = chosen_in(view, instead, catalogue)
    return [replace(claim, instead=other) for claim in proofs(view, instead, catalogue, end)
            if claim.kind == LOSES and other[0].kind in PLAIN]


def chosen_in(view: View, label: str, catalogue: Catalogue) -> Chosen:
    decision = sample(view, 0, catalogue=catalogue).decision
    assert decision is not None
    return decision, next(option for option in decision.options if option.label == label)


def unblocked(world: State, label: str) -> bool:
    """Returns whether it is an attack of a turn that no creature can block."""
    decision, numbers = decision_of(world)
    place = [option.label for option in decision.options].index(label)
    if decision.kind != "action" or decision.options[place].verb != "attack":
        return False
    return blockers(world, option_slot(numbers[place])) == 0


# ---- trials


class Occurrences:
    """Counts what happened after an option, and in how many of the games."""

    def __init__(self) -> None:
        self.facts: Counter[Fact] = Counter()
        self.answers: Counter[str] = Counter()
        self.told: dict[str, Chosen] = {}

    def add(self, trial: PlayedOut, seat: str) -> None:
        self.facts.update(set(facts_of(trial)))
        if not trial.choices:
            return
        decision, option = trial.choices[0]
        if decision.player != seat and decision.kind in PLAIN:  # after a choice of mine it answers that one
            self.answers[option.label] += 1
            self.told.setdefault(option.label, (decision, option))

    def likely(self, kind: str, player: str, games: int) -> bool:
        """Returns whether such a thing is likely to happen to the player, to whichever card."""
        return any(count >= LIKELY * games for fact, count in self.facts.items()
                   if (fact.kind, fact.player) == (kind, player))

    def answers_otherwise(self, answer: Chosen) -> int:
        """The number of games in which the rival decided the same thing otherwise."""
        decision, option = answer
        return sum(count for label, count in self.answers.items()
                   if label != option.label and self.told[label][0].kind == decision.kind)


def trials(view: View, label: str, instead: str | None, catalogue: Catalogue, end: float | None) -> list[Claim]:
    """The facts of most of the games that were played out, the one that matters most first."""
    here, there = Occurrences(), Occurrences()
    seat, games = str(view["seat"]), 0
    while games < GAMES and in_time(end):
        here.add(play_on(sample(view, games, catalogue=catalogue), label, games, catalogue), seat)
        if instead is not None:
            there.add(play_on(sample(view, games, catalogue=catalogue), instead, games, catalogue), seat)
        games += 1
    if games < FEWEST_GAMES:
        return []
    option = chosen_in(view, label, catalogue)
    answers = [Claim(ANSWER, rival(seat), count=count, games=games, answer=here.told[answer])
               for answer, count in here.answers.items() if count >= LIKELY * games
               and (instead is None or is_direct(option, here.told[answer])
                    or there.answers_otherwise(here.told[answer]) >= APART * games)]
    chosen = [option, *(claim.answer for claim in answers if claim.answer)]
    facts = list(facts_apart(here, there, games, chosen, told_anyway=WON))
    if instead is not None:
        facts += costs_instead(there, here, games, chosen_in(view, instead, catalogue))
    facts.sort(key=weight, reverse=True)
    return answers + facts


def is_direct(chosen: Chosen, answer: Chosen) -> bool:
    """Returns whether the rival answers this option and no other: a card that is played, or an attack. A turn may be
    the same whatever was done before, and so may doing nothing: they are told if the other option is answered
    otherwise."""
    decision, option = answer
    return chosen[0].kind in ANSWERED and decision.kind != "action" and option.label not in DOING_NOTHING


def facts_apart(these: Occurrences, others: Occurrences, games: int, chosen: Sequence[Chosen],
                told_anyway: str = "") -> Iterator[Claim]:
    """The likely facts that are clearly rarer after the other option, as far as the choices do not say them already."""
    for fact, count in these.facts.items():
        if (count >= LIKELY * games and (fact.kind == told_anyway or count - others.facts[fact] >= APART * games)
                and not any(already_said(fact, decision, option.label) for decision, option in chosen)):
            yield Claim(fact.kind, fact.player, fact.card, count, games)


def costs_instead(there: Occurrences, here: Occurrences, games: int, other: Chosen) -> list[Claim]:
    """The worst that the other option would bring the player and this one does not, if there is such a thing.

    Where both cost a creature, that is no difference that a sentence could tell."""
    seat = other[0].player
    if other[0].kind not in PLAIN:
        return []
    costs = [replace(claim, instead=other) for claim in facts_apart(there, here, games, [other])
             if not is_welcome(claim, seat) and not here.likely(claim.kind, claim.player, games)]
    return [max(costs, key=weight)] if costs else []


def weight(claim: Claim) -> tuple[int, str, str]:
    return FACTS[claim.kind][0] * claim.count, claim.player, claim.card


def already_said(fact: Fact, decision: Decision, label: str) -> bool:
    """Returns whether a claim would only repeat the option: "defeat it" defeats it, no block costs life, and a creature
    that is hunted falls."""
    if decision.kind == "mindbug":
        return fact.kind == "mindbugged"
    if decision.kind == "discard":
        return fact == Fact("discards", decision.player)
    if decision.kind == "block":
        return label == NO_BLOCK and fact == Fact(LIFE, decision.player)
    return decision.kind in ("target", "hunt") and any(
        option.label == label and option.card == fact.card for option in decision.options)
