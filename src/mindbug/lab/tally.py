"""Counts what happens in games. This is everything that a simulation keeps of a game."""

from collections import Counter

from mindbug.engine import codes
from mindbug.engine.bits import bit
from mindbug.engine.packing import event_card, event_kind, event_number, event_player
from mindbug.engine.state import State
from mindbug.game.names import card_name
from mindbug.lab.match import MatchResult

Key = tuple[str, str | int, int]
"""A measure, its subject, and a value: see MEASURES."""
Tally = Counter[Key]

LOST, DRAWN, WON = 0, 1, 2  # half points
FAILURE = "failure"

# About a card, once per game and player; the value is the half points of that player.
CARD_MEASURES = {
    "opening": "was in the opening hand of the player",
    "drawn": "was drawn by the player, in the opening hand or later",
    "played": "was played by the player from hand as turn action, mindbugged or not",
    "entered": "came into play on the player's side, however",
    "mindbugged": "was taken by the player with a Mindbug",
    "declined": "was left to the opponent by the player, who had a Mindbug",
    "bought": "was bought by the player (Power cards)",
}
MEASURES = {
    **CARD_MEASURES,
    "outcome": "how the game ended; half points of the starting player",
    FAILURE: "why the bot could not play on",
    "turns": "length of the game",
    "decisions": "choices of both players in the game",
    "mindbug turn": "in which turn a Mindbug was used; half points of its user",
    "mindbug power": "printed power of a card played into a ready Mindbug; 1 if it was taken",
    "mindbugs used": "how many a player used in the game; half points",
    "mindbugs left": "how many a player still had at the end; half points",
}
MEASURE_OF_EVENT = {
    codes.E_DREW: "drawn", codes.E_DREW_UNUSED: "drawn", codes.E_PLAYED: "played", codes.E_ENTERED: "entered",
    codes.E_MINDBUGGED: "mindbugged", codes.E_DECLINED: "declined", codes.E_BOUGHT: "bought",
}


class Observer:
    """Watches one game through `play_match(watch=...)`; the events come from the engine."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.opening = 0
        self.events: list[int] = []

    def __call__(self, state: State, option: int) -> None:
        if self.state is None:
            self.state = state
            self.opening = state.in_hand
            state.events = self.events
            state.recording = True

    def count(self, result: MatchResult, tally: Tally) -> None:
        """Counts the game when it is over. If a bot could not play on, only that failure is counted."""
        points = (DRAWN, DRAWN) if result.winner is None else (WON, LOST) if result.winner == 0 else (LOST, WON)
        tally["outcome", result.outcome, points[result.starter]] += 1
        if result.failure is not None:
            tally[FAILURE, result.failure, 0] += 1
            return
        if self.state is None:
            return
        tally["turns", result.turns, 0] += 1
        tally["decisions", sum(result.decisions), 0] += 1
        used = self.count_mindbugs(points, tally)
        for player in (0, 1):
            tally["mindbugs used", used[player], points[player]] += 1
            tally["mindbugs left", int(self.state.mindbugs(player)), points[player]] += 1
        for measure, player, card in self.card_facts(self.state):
            tally[measure, card, points[player]] += 1

    def card_facts(self, state: State) -> set[tuple[str, int, str]]:
        """Counts each card at most once per game: several copies are not independent observations."""
        seen = [(measure, player, slot) for slot in range(state.deal.ends[1]) if self.opening & bit(slot)
                for measure in ("opening", "drawn") for player in [int(slot >= state.deal.ends[0])]]
        seen += [(MEASURE_OF_EVENT[event_kind(event)], event_player(event), event_card(event)) for event in self.events
                 if event_kind(event) in MEASURE_OF_EVENT]
        return {(measure, player, str(card_name(state, card))) for measure, player, card in seen}

    def count_mindbugs(self, points: tuple[int, int], tally: Tally) -> list[int]:
        """Counts how many Mindbugs each player used."""
        used = [0, 0]
        turn = 1  # the event of the first turn came before the observer
        for event in self.events:
            kind, player = event_kind(event), event_player(event)
            if kind == codes.E_TURN:
                turn = event_number(event)
            elif kind == codes.E_MINDBUGGED or kind == codes.E_DECLINED:
                taken = kind == codes.E_MINDBUGGED
                tally["mindbug power", self.power(event), int(taken)] += 1
                if taken:
                    used[player] += 1
                    tally["mindbug turn", turn, points[player]] += 1
        return used

    def power(self, event: int) -> int:
        assert self.state is not None
        return int(self.state.deal.book.power[self.state.design(event_card(event))])
