"""Whole games of the quick bots against themselves, inside compiled code.

The bots are those of `players.native`: they decide in worlds that their seat cannot rule out. The worlds are made in
place, by dealing the cards that the seat does not know anew. What is dealt depends on what the seat knows and on the
random numbers alone, never on the cards that are really there (a test exchanges them).
"""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Option, Slot
from mindbug.engine.codes import CHANCE, MAX_DESIGNS, OVER
from mindbug.engine.dealing import deal_cards, new_deal, new_state, open_game, shuffle
from mindbug.engine.machine import apply
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.random32 import Random
from mindbug.engine.state import Deal, Pool, State
from mindbug.engine.survey import GameLog, Survey, opening_hands
from mindbug.search.evaluation import Weights, win_chance
from mindbug.search.policy import choose
from mindbug.search.tree import SURE_WORLDS, to_end_of_turn

ANY: Final = 0
SENSIBLE: Final = 1
GREEDY: Final = 2
FEWEST_WORLDS: Final = 2
CERTAIN_ENOUGH: Final = 2.5
USUAL_SPREAD: Final = 0.04
CHOICES_KEY: Final = 0x51ED270B  # choices do not come from the stream of numbers that deals and rolls


@final
class Style:
    """The way a quick bot plays: any option, what looks sensible, or what is best at the end of the turn."""

    def __init__(self, kind: i64, weights: Weights, noise: i64 = 0, worlds: i64 = 0) -> None:
        self.kind = kind
        self.weights = weights
        self.noise = noise
        self.worlds = worlds


def play_games(pool: Pool, rules: i64, turn_limit: i64, dealers: Iterable[Random], style: Style, survey: Survey,
               log: GameLog | None) -> None:
    """A game for each of the generators, which deals it and rolls its dice. All are counted, and noted if asked."""
    options = vec[i64]([0] * MAX_OPTIONS)
    thinker = Thinker(pool, style)
    for dealer in dealers:
        chooser = Random(dealer.state, dealer.key0 ^ CHOICES_KEY, dealer.key1, dealer.key2)
        deal = deal_cards(pool, dealer)
        deal.rules = rules
        deal.turn_limit = turn_limit
        s = new_state(deal)
        open_game(s)
        opening = opening_hands(s)
        s.events = []
        s.recording = True
        s.brief = True
        decisions: i64 = 0
        while s.decision != OVER:
            n = fill(s, options)
            option = options[0]
            if s.decider == CHANCE:
                option = options[dealer.below(n)]
            else:
                decisions += 1
                if n > 1:
                    option = (options[chooser.below(n)] if style.kind == ANY
                              else thinker.think(s, options, n, chooser))
                if log is not None:
                    log.choice(s, option)
            apply(s, option)
        survey.count(s, opening, decisions)
        if log is not None:
            log.end(s)


@final
class Thinker:
    """Decides as a quick bot does, with buffers of its own."""

    def __init__(self, pool: Pool, style: Style) -> None:
        self.pool = pool
        self.style = style
        self.buffer = vec[i64]([0] * MAX_OPTIONS)
        self.totals = vec[float]([0.0] * MAX_OPTIONS)
        self.wins = vec[i64]([0] * MAX_OPTIONS)
        self.out = vec[i64]([0] * MAX_OPTIONS)
        self.values = vec[float]([0.0] * (MAX_OPTIONS * max(1, style.worlds)))
        self.copies = vec[i64]([0] * MAX_DESIGNS)

    def think(self, s: State, options: vec[i64], n: i64, random: Random) -> Option:
        unseen = self.unseen(s)
        unseen_power = in_order(s.deal.power_deck, s.power_drawn)
        if self.style.kind == SENSIBLE:
            world = self.imagine(s, unseen, unseen_power, random)
            return choose(world, self.style.weights, random, self.buffer, self.style.noise)
        return self.best_at_end_of_turn(s, options, n, unseen, unseen_power, random)

    def best_at_end_of_turn(self, s: State, options: vec[i64], n: i64, unseen: vec[i64], unseen_power: vec[i64],
                            random: Random) -> Option:
        """The same as the greedy bot: a win at once in every world looked at, else the best average.

        An option is no longer tried when it is so far behind the best that more worlds would not change it: further
        than CERTAIN_ENOUGH standard errors of their difference, which is small because both are tried in the same
        worlds.
        """
        weights = self.style.weights
        player = s.decider
        i: i64 = 0
        while i < n:
            self.totals[i] = 0.0
            self.wins[i] = 0
            self.out[i] = 0
            i += 1
        world: i64 = 0
        left = n
        while world < self.style.worlds and left > 1:
            imagined = self.imagine(s, unseen, unseen_power, random)
            i = 0
            while i < n:
                if not self.out[i]:
                    copy = imagined.clone()
                    apply(copy, options[i])
                    if copy.decision == OVER:
                        if copy.winner == player:
                            self.wins[i] += 1
                    else:
                        to_end_of_turn(copy, weights, random, self.buffer, self.style.noise)
                    worth = win_chance(copy, weights)
                    if player:
                        worth = 1.0 - worth
                    self.totals[i] += worth
                    self.values[i * self.style.worlds + world] = worth
                i += 1
            world += 1
            if world == SURE_WORLDS:
                i = 0
                while i < n:
                    if self.wins[i] == SURE_WORLDS:
                        return options[i]
                    i += 1
            if world >= FEWEST_WORLDS:
                left = self.drop_hopeless(n, world)
        return options[self.leader(n)]

    def leader(self, n: i64) -> i64:
        best: i64 = -1
        i: i64 = 0
        while i < n:
            if not self.out[i] and (best < 0 or self.totals[i] > self.totals[best]):
                best = i
            i += 1
        return best

    def drop_hopeless(self, n: i64, worlds: i64) -> i64:
        """Marks the options that cannot be the best any more; gives the number of the others."""
        best = self.leader(n)
        left: i64 = 0
        i: i64 = 0
        while i < n:
            if not self.out[i]:
                if i != best and self.hopeless(best, i, worlds):
                    self.out[i] = 1
                else:
                    left += 1
            i += 1
        return left

    def hopeless(self, best: i64, other: i64, worlds: i64) -> bool:
        behind = (self.totals[best] - self.totals[other]) / float(worlds)
        squares = 2.0 * USUAL_SPREAD * USUAL_SPREAD  # as if two worlds had shown the usual spread
        world: i64 = 0
        while world < worlds:
            apart = (self.values[best * self.style.worlds + world] - self.values[other * self.style.worlds + world]
                     - behind)
            squares += apart * apart
            world += 1
        # behind > CERTAIN_ENOUGH * sqrt(squares / (worlds + 1)) / sqrt(worlds)
        return behind > 0.0 and (behind * behind * float(worlds) * float(worlds + 1)
                                 > CERTAIN_ENOUGH * CERTAIN_ENOUGH * squares)

    # ---- worlds

    def unseen(self, s: State) -> vec[i64]:
        """The cards that the one who decides has not seen, by number, so that nothing follows from their order."""
        copies = self.copies
        first_face = s.deal.book.first_face
        cards = self.pool.cards
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            copies[cards[i]] += 1
            i += 1
        known = s.known(s.decider)
        designs = s.deal.designs
        i = 0
        while i < len(designs):
            if (known >> i) & 1:
                copies[first_face[designs[i]]] -= 1
            i += 1
        i = 0
        while i < len(s.deal.revealed):
            copies[s.deal.revealed[i]] -= 1
            i += 1
        left = vec[i64]()
        design: i64 = 0
        while design < len(s.deal.book.power):
            while copies[design] > 0:
                left = append(left, design)
                copies[design] -= 1
            copies[design] = 0
            design += 1
        return left if len(left) else cards

    def imagine(self, s: State, unseen: vec[i64], unseen_power: vec[i64], random: Random) -> State:
        """A state that the one who decides cannot rule out."""
        known = s.known(s.decider)
        designs = s.deal.designs[:]
        cards = unseen[:]
        shuffle(cards, random)
        taken: i64 = 0
        slot: Slot = 0
        while slot < len(designs):
            if not (known >> slot) & 1:
                designs[slot] = cards[taken % len(cards)]
                taken += 1
            slot += 1
        deal = new_deal(self.pool, designs)
        if s.under:
            deal.expect_boosts()
        take_over(deal, s.deal)
        if taken < len(cards):
            deal.rest = cards[taken:taken + len(s.deal.rest)]
        if len(unseen_power):
            hidden = unseen_power[:]
            shuffle(hidden, random)
            deal.power_deck = s.deal.power_deck[:]
            place: i64 = 0
            while place < len(hidden):
                deal.power_deck[s.power_drawn + place] = hidden[place]
                place += 1
        world = s.clone()
        world.deal = deal
        return world


def take_over(deal: Deal, real: Deal) -> None:
    """The cards of a deal that everybody knows."""
    deal.ends = real.ends
    deal.start_player = real.start_player
    deal.turn_limit = real.turn_limit
    deal.rules = real.rules
    deal.revealed = real.revealed
    deal.rest = real.rest
    deal.power_deck = real.power_deck


def in_order(deck: vec[i64], start: i64) -> vec[i64]:
    """The face-down cards of a Power deck by number, so that nothing follows from their order."""
    cards = deck[start:]
    i: i64 = 1
    while i < len(cards):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
        i += 1
    return cards


def one_choice(s: State, style: Style, random: Random) -> int:
    """The choice of a quick bot here, for tests and comparisons."""
    options = vec[i64]([0] * MAX_OPTIONS)
    n = fill(s, options)
    return options[0] if n == 1 else Thinker(s.deal.pool, style).think(s, options, n, random)
