"""The reason why a choice was a mistake: one fact that sets it apart from the better option, found by playing both out.

Nothing is said that was not tried with the engine. Two ways are taken, and both know only what the player knew:

- *proofs*: in several possible worlds every continuation is tried to the end of a turn. "The better option wins at
  once" and "the choice lets the rival win at once" are told only if they hold in all of these worlds, whatever anybody
  does.
- *trials*: the choice and the better option are played out in the same possible worlds by two bots until both players
  have had a turn. What happened clearly more often after one of them is told with both numbers.

A reason is data; the sentences are in the language folders (`why_KIND`). A further kind is a further row in `FACTS`, or
a further proof in `explain`.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from mindbug.engine import codes
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.game.game import Game, sample
from mindbug.game.labels import decision_of
from mindbug.game.seats import SEATS, rival
from mindbug.game.views import View
from mindbug.game.worlds import worlds_of
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot

PROOF_WORLDS = 8
MOST_NODES = 3000  # tried in one world for one proof
GAMES = 16  # played out after each of the two options
FEWEST_GAMES = 8  # with fewer, because time ran out, nothing is concluded
ITERATIONS = 60  # of a bot's decision in a trial
LONGEST_TRIAL = 60  # choices
ROUND = 2  # turns: one of each player
CLEAR = 0.45  # the difference between the two shares from which a fact explains something

WINS_AT_ONCE: Final = "wins_at_once"
LOSES_AT_ONCE: Final = "loses_at_once"
SPENT: Final = "spent"
CHANCES: Final = "chances"
UNTRIED: Final = "untried"


@dataclass(frozen=True)
class Explanation:
    """A fact that sets the better option apart from the choice."""

    kind: str
    """`wins_at_once`, `loses_at_once`, a kind of FACTS, `spent`: the Mindbug was worth more than the creature, or
    `chances`: no single fact, only better chances; `untried`: there was no time to find out."""
    player: str = ""
    """The seat to which it happens."""
    card: str = ""
    """The card that it happens to; of `loses_at_once` the attacker, if it is the same in every world."""
    here: int = 0
    """The number of games played out in which it happened after the choice."""
    there: int = 0
    """The number of games played out in which it happened after the better option."""
    games: int = 0
    """The number of games that were played out after each of the two."""


class Fact(NamedTuple):
    """Something that happened in a game that was played out."""

    kind: str
    player: str
    card: str = ""


FACTS: Mapping[str, tuple[int, bool]] = {
    "won": (60, True), "life": (10, False), "healed": (8, True), "taken": (7, False), "defeated": (6, False),
    "mindbugged": (4, False), "discards": (3, False),
}
"""Kind -> how much it matters, and whether it is good for the player to whom it happens."""


def explain(view: View, choice: str, better: str, *, seconds: float | None = None,
            catalogue: Catalogue | None = None) -> Explanation:
    """The strongest reason why `better` was better than `choice`, both options of the view's decision."""
    catalogue = catalogue or standard()
    decision = view["decision"]
    assert decision is not None and decision["player"] == view["seat"], "a player's own decision is explained"
    end = None if seconds is None else time.process_time() + seconds  # a busy machine must not change the answer
    return proof(view, choice, better, catalogue, end) or trial(view, choice, better, catalogue, end)


# ---- proofs


def proof(view: View, choice: str, better: str, catalogue: Catalogue, end: float | None) -> Explanation | None:
    """A reason that holds whatever anybody does, in every world looked at."""
    hidden, random = worlds_of(view, catalogue), Random(0)
    worlds = [hidden.sample(random) for _ in range(PROOF_WORLDS)]
    me, turn = worlds[0].decider, worlds[0].turn_number
    enemy, next_turn = 1 - me, turn + (worlds[0].active == me)

    def always(label: str, player: int, last_turn: int, expected: bool) -> bool:
        return all(in_time(end) and forces(after(world, label), player, last_turn) is expected for world in worlds)

    if always(better, me, turn, True) and always(choice, me, turn, False):
        return Explanation(WINS_AT_ONCE, SEATS[me])
    if always(choice, enemy, next_turn, True) and always(better, enemy, next_turn, False):
        lost = [after(world, choice) for world in worlds]
        return Explanation(LOSES_AT_ONCE, SEATS[me], winning_card(lost, enemy, next_turn))
    return None


def in_time(end: float | None) -> bool:
    return end is None or time.process_time() < end


def after(world: State, label: str) -> State:
    copy = world.clone()
    decision, numbers = decision_of(world)
    apply(copy, numbers[[option.label for option in decision.options].index(label)])
    return copy


def forces(s: State, player: int, last_turn: int, nodes: list[int] | None = None) -> bool | None:
    """Returns whether the player wins by the end of that turn whatever the other one and chance do; None if it takes
    too long to find out."""
    nodes = [MOST_NODES] if nodes is None else nodes
    if s.decision == codes.OVER:
        return s.winner == player
    if s.turn_number > last_turn:
        return False
    unknown = False
    for number in legal(s):
        nodes[0] -= 1
        if nodes[0] < 0:
            return None
        copy = s.clone()
        apply(copy, number)
        found = forces(copy, player, last_turn, nodes)
        if found is None:
            unknown = True
        elif found == (s.decider == player):
            return found  # one good option is enough for the player; one escape is enough for the other
    return None if unknown else s.decider != player


def winning_card(worlds: Iterable[State], player: int, last_turn: int) -> str:
    """The creature whose attack wins in all of the worlds, if the player is about to choose there; else nothing."""
    common: set[str] | None = None
    for world in worlds:
        if world.decider != player or world.decision != codes.ACTION:
            return ""
        decision, numbers = decision_of(world)
        found = set()
        for option, number in zip(decision.options, numbers, strict=True):
            copy = world.clone()
            apply(copy, number)
            if option.verb == "attack" and option.card and forces(copy, player, last_turn):
                found.add(option.card)
        common = found if common is None else common & found
    return min(common) if common else ""


# ---- trials


def trial(view: View, choice: str, better: str, catalogue: Catalogue, end: float | None) -> Explanation:
    """The facts that were clearly more frequent after one of the two, as far as there was time to find out."""
    here: Counter[Fact] = Counter()
    there: Counter[Fact] = Counter()
    games = 0
    for seed in range(GAMES):
        if not in_time(end):
            break
        for label, counts in ((choice, here), (better, there)):
            counts.update(set(facts_of(play_on(sample(view, seed, catalogue=catalogue), label, seed, catalogue))))
        games += 1
    if games < FEWEST_GAMES:
        return Explanation(UNTRIED, str(view["seat"]), games=games)
    chances = Explanation(SPENT if choice == "mindbug" else CHANCES, str(view["seat"]), games=games)
    found = [Explanation(fact.kind, fact.player, fact.card, here[fact], there[fact], games) for fact in here | there]
    telling = [reason for reason in found if speaks_for_better(reason, str(view["seat"]))]
    if "mindbug" in (choice, better):  # that a Mindbug takes the card would only repeat the option
        telling = [reason for reason in telling if reason.kind != "mindbugged"]
    return max(telling, key=weight, default=chances)


def speaks_for_better(reason: Explanation, seat: str) -> bool:
    """Returns whether the fact is a clear difference, and in favour of the better option."""
    welcome = FACTS[reason.kind][1] == (reason.player == seat)
    gained = (reason.there - reason.here) / reason.games
    return gained >= CLEAR if welcome else -gained >= CLEAR


def weight(reason: Explanation) -> tuple[float, str, str]:
    return FACTS[reason.kind][0] * abs(reason.there - reason.here), reason.player, reason.card


@dataclass(frozen=True)
class PlayedOut:
    """A game that was played on after an option."""

    game: Game
    events: Sequence[Event]
    """The events since the option was chosen."""
    lives: Mapping[str, int]
    """The life of both players before it."""
    choices: Sequence[tuple[Decision, Option]]
    """The choices after it, as far as there was an alternative."""


def play_on(game: Game, label: str, seed: int, catalogue: Catalogue) -> PlayedOut:
    """Plays the option and goes on until both players have had a turn."""
    bots: dict[str, SearchBot] = {seat: SearchBot("trial", ITERATIONS, seed, catalogue) for seat in SEATS}
    seen, last_turn, lives = len(game.events), game.turn_number + ROUND, lives_of(game)
    game.choose(label)
    choices: list[tuple[Decision, Option]] = []
    for _ in range(LONGEST_TRIAL):
        decision = game.decision
        if decision is None or game.turn_number >= last_turn:
            break
        option = decision.options[0]
        if len(decision.options) > 1:
            option = bots[decision.player].choose(game.view(decision.player), decision, Budget(ITERATIONS))
            choices.append((decision, option))
        game.choose(option)
    return PlayedOut(game, game.events[seen:], lives, choices)


def facts_of(trial: PlayedOut) -> Iterator[Fact]:
    """The events of a game that was played on."""
    game = trial.game
    if game.winner:
        yield Fact("won", game.winner)
    for seat, life in lives_of(game).items():
        if life != trial.lives[seat] and not game.over:
            yield Fact("life" if life < trial.lives[seat] else "healed", seat)
    for event in trial.events:
        if event.player is None or event.card is None:
            continue
        if event.kind == "defeated":
            yield Fact("defeated", event.player, event.card)
        elif event.kind == "mindbugged":
            yield Fact("mindbugged", rival(event.player), event.card)
        elif event.kind == "discarded":
            yield Fact("discards", event.player)
        elif event.kind in ("took_control", "captured"):
            yield Fact("taken", rival(event.player), event.card)


def lives_of(game: Game) -> dict[str, int]:
    view = game.view(None)
    return {"p1": view["p1"]["life"], "p2": view["p2"]["life"]}
