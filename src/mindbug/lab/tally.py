"""Counts what happens in games. This is everything that a simulation keeps of a game, unless it is asked for more.

The engine does the counting (`engine.survey`); here its numbers get names.
"""

from collections import Counter
from collections.abc import Iterator

from mindbug.engine import survey as numbers
from mindbug.engine.codes import CHANCE, OVER
from mindbug.engine.state import NO_NOTES, State
from mindbug.engine.survey import RESULTS, GameLog, Survey, opening_hands
from mindbug.game.names import OUTCOMES
from mindbug.lab.match import MatchResult

Measured = tuple[str, str | int, int]
"""A measure, its subject, and a value: see MEASURES."""
Tally = Counter[Measured]

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
MEASURE_NUMBERS = {
    "opening": numbers.OPENING, "drawn": numbers.DRAWN, "played": numbers.PLAYED, "entered": numbers.ENTERED,
    "mindbugged": numbers.MINDBUGGED, "declined": numbers.DECLINED, "bought": numbers.BOUGHT,
}


def tally_of(survey: Survey) -> Tally:
    """The counts of a survey, by name."""
    return Tally(dict(counts_in(survey)))


def counts_in(survey: Survey) -> Iterator[tuple[Measured, int]]:
    book = survey.book
    names = [*(card.name for card in book.creatures), *(card.name for card in book.power_cards)]
    for measure, number in MEASURE_NUMBERS.items():
        for subject, name in enumerate(names):
            for result in range(RESULTS):
                if count := survey.cards[(number * len(names) + subject) * RESULTS + result]:
                    yield (measure, name, result), count
    for why, outcome in OUTCOMES.items():
        for result in range(RESULTS):
            if count := survey.outcomes[why * RESULTS + result]:
                yield ("outcome", outcome, result), count
    for measure, counts, results in (
            ("turns", survey.turns, 1), ("decisions", survey.decisions, 1),
            ("mindbug turn", survey.mindbug_turns, RESULTS), ("mindbug power", survey.mindbug_powers, 2),
            ("mindbugs used", survey.mindbugs_used, RESULTS), ("mindbugs left", survey.mindbugs_left, RESULTS)):
        for place, count in enumerate(counts):
            if count:
                yield (measure, place // results, place % results), count


class Observer:
    """Watches games through `play_match(watch=...)`, one after the other, and counts each when it is over.

    The log is for those who want to know every choice.
    """

    def __init__(self, survey: Survey | None = None, log: GameLog | None = None) -> None:
        self.survey = survey
        self.log = log
        self.state: State | None = None
        self.opening = 0

    def __call__(self, state: State, option: int) -> None:
        if state is not self.state:  # another game has begun
            self.state = state
            self.opening = opening_hands(state)
            state.notes = NO_NOTES
            state.recording = state.brief = True
            if self.log is not None:
                self.log.drop()
        if self.log is not None and state.decider != CHANCE:
            self.log.choice(state, option)

    def note(self, result: MatchResult) -> Tally:
        """Counts the game that was watched into the survey. If a bot could not play on, only that is counted, in the
        tally that is returned."""
        state, self.state = self.state, None
        if result.failure is not None:
            if self.log is not None:
                self.log.drop()
            points = (WON, LOST) if result.winner == 0 else (LOST, WON)
            return Tally({("outcome", FAILURE, points[result.starter]): 1, (FAILURE, result.failure.reason, 0): 1})
        if state is not None and state.decision == OVER:
            if self.survey is None:
                self.survey = Survey(state.deal.book)
            self.survey.count(state, self.opening, sum(result.decisions))
            if self.log is not None:
                self.log.end(state)
        return Tally()

    def count(self, result: MatchResult, tally: Tally) -> None:
        """Counts the game that was watched into a tally; for a few games, since every name is looked up each time."""
        survey, self.survey = self.survey, None
        tally.update(self.note(result))
        if self.survey is not None:
            tally.update(tally_of(self.survey))
        self.survey = survey
