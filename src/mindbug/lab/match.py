"""One game between two bots, as fast as the bots are. Arena and simulation play many of these."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, canonical_order, original, power_order, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision
from mindbug.game.editions import rules_of
from mindbug.game.labels import decision_of
from mindbug.game.names import OUTCOMES
from mindbug.game.positions import PositionReader, open_position
from mindbug.game.record import Choice, Record, Setup
from mindbug.game.seats import DECIDERS, SEATS
from mindbug.game.seeds import generator
from mindbug.game.views import View, view_of
from mindbug.players.bot import Bot, BotFailure, Budget, GameFollower
from mindbug.players.native import NativeBot

Watcher = Callable[[State, int], None]
"""Is called before every choice with the state and the option that is taken."""


@dataclass(frozen=True)
class MatchSetup:
    """The set-up of a game without its bots. Playing it twice with the bots swapped makes a fair pair."""

    sets: tuple[str, ...] = ("first_contact",)
    seed: int = 0
    edition: str = "current"
    turn_limit: int = 200
    cards: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    position: str | None = None
    """JSON, for a game that does not begin with a deal; sets, edition and cards are then those of the position."""


@dataclass(frozen=True)
class Failure:
    """A bot gave no usable answer: where that was, and what its author needs to find the fault."""

    reason: str
    choice: int
    """The number of the choice of the game, from 1, at which it failed."""
    kind: str
    """The kind of the decision, such as `block`."""
    options: tuple[str, ...]
    details: str = ""
    """The traceback, or the end of what the program wrote to standard error."""


@dataclass
class MatchResult:
    """The result of one game between two bots."""

    winner: int | None
    """The winning bot's place in the given pair (0 or 1), not its seat; None for a draw."""
    outcome: str
    turns: int
    starter: int
    """The bot that had the first turn (0 or 1)."""
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    failure: Failure | None = None
    options: list[int] = field(default_factory=list)
    """The choices of the players and of chance, as the engine numbers them: `record_of` makes a record of it."""


@dataclass
class Beginning:
    """A game before its first decision."""

    state: State
    random: Random
    pool: list[int]
    setup: Setup


def begin(setup: MatchSetup, catalogue: Catalogue) -> Beginning:
    """Deals the cards, or sets up the position, exactly as `Game` does."""
    random = generator(setup.seed)
    if setup.position is not None:
        reader = PositionReader(catalogue, json.loads(setup.position), False)
        s = reader.state(setup.turn_limit)
        open_position(s, reader.phase)
        given = Setup(tuple(reader.sets), tuple(reader.cards), tuple(reader.exclude), setup.seed, reader.edition,
                      "sampled", setup.turn_limit, setup.position)
        return Beginning(s, random, list(reader.pool), given)
    pool = catalogue.pool(setup.sets, setup.cards, setup.exclude)
    deal = deal_cards(catalogue.engine_pool(pool), random)
    deal.rules = rules_of(setup.edition)
    deal.turn_limit = setup.turn_limit
    s = new_state(deal)
    open_game(s)
    complete = Setup(setup.sets, setup.cards, setup.exclude, setup.seed, setup.edition, "sampled", setup.turn_limit)
    return Beginning(s, random, pool, complete)


def play_match(setup: MatchSetup, bots: tuple[Bot, Bot], swapped: bool = False, budget: Budget | None = None,
               catalogue: Catalogue | None = None, watch: Watcher | None = None) -> MatchResult:
    """Plays a game. `swapped` puts the first bot into the second seat; chance is the same while the games agree."""
    start = begin(setup, catalogue or standard())
    s, random = start.state, start.random
    result = MatchResult(None, "", 0, s.deal.start_player ^ swapped)
    while s.decision != codes.OVER:
        if s.decider == codes.CHANCE:
            numbers = legal(s)
            option = numbers[random.below(len(numbers))]
        else:
            who = s.decider ^ swapped
            began = time.perf_counter()
            try:
                option = ask(s, bots[who], start.setup, budget)
            except BotFailure as failure:
                result.winner, result.outcome = 1 - who, "failure"
                result.failure = failure_at(s, failure, 1 + sum(result.decisions))
                break
            result.seconds[who] += time.perf_counter() - began
            result.decisions[who] += 1
        if watch is not None:
            watch(s, option)
        result.options.append(option)
        apply(s, option)
    else:
        result.winner = None if s.winner > 1 else s.winner ^ swapped
        result.outcome = OUTCOMES[s.why]
    result.turns = s.turn_number
    tell_followers(bots, None if result.winner is None else SEATS[result.winner ^ swapped], result.outcome)
    return result


def failure_at(s: State, failure: BotFailure, choice: int) -> Failure:
    decision, _ = decision_of(s)
    return Failure(str(failure), choice, decision.kind, tuple(option.label for option in decision.options),
                   failure.details)


def tell_followers(bots: tuple[Bot, Bot], winner: str | None, outcome: str) -> None:
    for bot in bots:
        if isinstance(bot, GameFollower):
            bot.game_over(winner, outcome)


def ask(s: State, bot: Bot, setup: Setup, budget: Budget | None) -> int:
    """Asks the bot for an option of the state. Our own bots get only the numbers of the view, which is faster."""
    seat = s.decider
    if isinstance(bot, NativeBot):
        data = snapshot(s, seat)
        number = bot.pick(Hidden(s.deal.pool, data), bot.random(data), budget)
        return option_meant(s, number)
    decision, numbers = decision_of(s)
    chosen = bot.choose(view_for_bot(s, setup, decision), decision, budget)
    labels = [option.label for option in decision.options]
    if chosen.label not in labels:
        raise BotFailure(f"{bot.name} answered {chosen.label!r}, which is not one of {', '.join(labels)}")
    return numbers[labels.index(chosen.label)]


def option_meant(s: State, number: int) -> int:
    """The option that is meant by an option of the decider's snapshot, as our own bots give it.

    Of the copies of a card in one hand or pile only one is an option, and the snapshot may offer another one of them.
    """
    option = original(number, s.decision, canonical_order(s, s.decider), power_order(s))
    options = legal(s)
    if option in options:
        return option
    copies = s.deal.same[option] & (s.second if s.second >> option & 1 else ~s.second)
    if s.under >> option & 1:
        copies = s.held_by(s.holders[option], copies)
    return next(other for other in options if copies >> other & 1)


def view_for_bot(s: State, setup: Setup, decision: Decision) -> View:
    """The same view that `Game.view` gives the seat that decides."""
    return view_of(s, s.decider, decision, setup.sets, setup.cards, setup.exclude, None)


def record_of(setup: MatchSetup, result: MatchResult, players: tuple[str, str] = ("", ""),
              catalogue: Catalogue | None = None) -> Record:
    """The record of a game that was played, made by playing its choices once more; `players` are the seats' names."""
    catalogue = catalogue or standard()
    start = begin(setup, catalogue)
    s = start.state
    choices: list[Choice] = []
    for option in result.options:
        if s.decider != codes.CHANCE:
            decision, numbers = decision_of(s)
            label = decision.options[numbers.index(option)].label
            choices.append(Choice(s.turn_number, SEATS[s.active], DECIDERS[s.decider], label))
        apply(s, option)
    ended = None
    if s.decision == codes.OVER:
        ended = f"{SEATS[s.winner] if s.winner < codes.CHANCE else 'draw'} {OUTCOMES[s.why]}"
    one_line = tuple(" ".join(name.split()) for name in players)
    return Record(start.setup, catalogue.digest(start.pool), tuple(choices), ended, players=(one_line[0], one_line[1]))
