"""The outlook of an option: the few facts that matter most, each found by playing it out.

Nothing is said that was not tried with the engine, with what the player knows and nothing more (see `reasons`):

- *proofs* hold in all worlds looked at, whatever anybody does: it wins at once, it lets the rival win at once, nothing
  can block it;
- *trials* are games played out by two bots until both players have had a turn. What happened in most of them is told,
  with how often it did: the rival's answer, life lost, creatures defeated or taken, a Mindbug used on the card.

A claim is data; the sentences are in the language folders (`outlook_KIND`), put together by `text.outlook`.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mindbug.analysis.reasons import (
    FACTS,
    FEWEST_GAMES,
    GAMES,
    PROOF_WORLDS,
    Fact,
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
from mindbug.game.decisions import Decision, Option
from mindbug.game.game import sample
from mindbug.game.labels import decision_of
from mindbug.game.seats import SEATS, rival
from mindbug.game.views import View
from mindbug.game.worlds import worlds_of

WINS: Final = "wins"
LOSES: Final = "loses"
UNBLOCKED: Final = "unblocked"
ANSWER: Final = "answer"
LIKELY = 0.6  # the share of the games from which on something is told
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
    """In how many of the games played out it happened; 0 for what holds always."""
    games: int = 0
    answer: tuple[Decision, Option] | None = None
    """The rival's answer, for `answer`."""


def outlook(view: View, label: str, *, seconds: float | None = None, catalogue: Catalogue | None = None
            ) -> tuple[Claim, ...]:
    """The strongest claims about an option of the view's own decision, at most three."""
    catalogue = catalogue or standard()
    decision = view["decision"]
    if decision is None or decision["player"] != view["seat"]:
        raise ValueError("an outlook is for the player who decides")
    end = None if seconds is None else time.process_time() + seconds
    proved = list(proofs(view, label, catalogue, end))
    if any(claim.kind in (WINS, LOSES) for claim in proved):
        return tuple(proved[:1])
    return (*proved, *trials(view, label, catalogue, end))[:MOST_CLAIMS]


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


def trials(view: View, label: str, catalogue: Catalogue, end: float | None) -> list[Claim]:
    """The facts of most of the games that were played out, the one that matters most first."""
    seen: Counter[Fact] = Counter()
    answers: Counter[str] = Counter()
    told: dict[str, tuple[Decision, Option]] = {}
    seat, games = str(view["seat"]), 0
    while games < GAMES and in_time(end):
        trial = play_on(sample(view, games, catalogue=catalogue), label, games, catalogue)
        seen.update(set(facts_of(trial)))
        answer = next(((decision, option) for decision, option in trial.choices if decision.player != seat), None)
        if answer is not None:
            answers[answer[1].label] += 1
            told.setdefault(answer[1].label, answer)
        games += 1
    if games < FEWEST_GAMES:
        return []
    claims = [Claim(ANSWER, rival(seat), count=count, games=games, answer=told[answer])
              for answer, count in answers.items() if count >= LIKELY * games]
    facts = [Claim(fact.kind, fact.player, fact.card, count, games)
             for fact, count in seen.items() if count >= LIKELY * games]
    if any(claim.answer and claim.answer[1].label == "mindbug" for claim in claims):
        facts = [claim for claim in facts if claim.kind != "mindbugged"]  # it would say the same again
    facts.sort(key=lambda claim: (FACTS[claim.kind][0] * claim.count, claim.player, claim.card), reverse=True)
    return claims + facts
