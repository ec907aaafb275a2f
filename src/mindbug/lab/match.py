"""One game between two bots, as fast as the bots are. Arena and simulation play many of these."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, canonical_order, original, power_order, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision
from mindbug.game.editions import rules_of
from mindbug.game.labels import decision_of
from mindbug.game.names import OUTCOMES
from mindbug.game.seats import SEATS
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


@dataclass
class MatchResult:
    winner: int | None
    """The winning bot's place in the given pair (0 or 1), not its seat; None for a draw."""
    outcome: str
    turns: int
    starter: int
    """The bot that had the first turn (0 or 1)."""
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    failure: str | None = None



def play_match(setup: MatchSetup, bots: tuple[Bot, Bot], swapped: bool = False, budget: Budget | None = None,
               catalogue: Catalogue | None = None, watch: Watcher | None = None) -> MatchResult:
    """Plays a game. `swapped` puts the first bot into the second seat; chance is the same while the games agree."""
    catalogue = catalogue or standard()
    pool = catalogue.engine_pool(catalogue.pool(setup.sets, setup.cards, setup.exclude))
    random = generator(setup.seed)
    deal = deal_cards(pool, random)
    deal.rules = rules_of(setup.edition)
    deal.turn_limit = setup.turn_limit
    s = new_state(deal)
    open_game(s)
    result = MatchResult(None, "", 0, deal.start_player ^ swapped)
    while s.decision != codes.OVER:
        if s.decider == codes.CHANCE:
            numbers = legal(s)
            option = numbers[random.below(len(numbers))]
        else:
            who = s.decider ^ swapped
            start = time.perf_counter()
            try:
                option = ask(s, bots[who], setup, budget)
            except BotFailure as failure:
                result.winner, result.outcome, result.failure = 1 - who, "failure", str(failure)
                break
            result.seconds[who] += time.perf_counter() - start
            result.decisions[who] += 1
        if watch is not None:
            watch(s, option)
        apply(s, option)
    else:
        result.winner = None if s.winner > 1 else s.winner ^ swapped
        result.outcome = OUTCOMES[s.why]
    result.turns = s.turn_number
    tell_followers(bots, None if result.winner is None else SEATS[result.winner ^ swapped], result.outcome)
    return result


def tell_followers(bots: tuple[Bot, Bot], winner: str | None, outcome: str) -> None:
    for bot in bots:
        if isinstance(bot, GameFollower):
            bot.game_over(winner, outcome)


def ask(s: State, bot: Bot, setup: MatchSetup, budget: Budget | None) -> int:
    """Asks the bot for an option of the state. Our own bots get only the numbers of the view, which is faster."""
    seat = s.decider
    if isinstance(bot, NativeBot):
        data = snapshot(s, seat)
        number = bot.pick(Hidden(s.deal.pool, data), bot.random(data), budget)
        return original(number, s.decision, canonical_order(s, seat), power_order(s))
    decision, numbers = decision_of(s)
    chosen = bot.choose(view_for_bot(s, setup, decision), decision, budget)
    labels = [option.label for option in decision.options]
    if chosen.label not in labels:
        raise BotFailure(f"{bot.name} answered {chosen.label!r}, which is not one of {', '.join(labels)}")
    return numbers[labels.index(chosen.label)]


def view_for_bot(s: State, setup: MatchSetup, decision: Decision) -> View:
    """The same view that `Game.view` gives the seat that decides."""
    return view_of(s, s.decider, decision, setup.sets, setup.cards, setup.exclude, None)
