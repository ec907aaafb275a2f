"""The counts of a game against its public record: the same game, told by `Game.events`."""

from collections import Counter

import pytest

from mindbug import Game
from mindbug.engine.codes import CHANCE
from mindbug.engine.state import State
from mindbug.game.decisions import Decision
from mindbug.game.events import Event
from mindbug.game.labels import decision_of
from mindbug.game.seats import SEATS
from mindbug.lab.match import Failure, MatchResult, MatchSetup, play_match
from mindbug.lab.tally import Measured, Observer, Tally
from mindbug.players.registry import make_bot

EVENT_MEASURES = {"drew": "drawn", "drew_unused": "drawn", "played": "played", "entered": "entered",
                  "mindbugged": "mindbugged", "declined": "declined", "bought": "bought"}
MIXES = [("first_contact",), ("king_of_tokyo",),
         ("first_contact", "battlefruit_kingdom", "battlefruit_galaxy", "king_of_tokyo")]


class Notes(Observer):
    """A game that also writes down what was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.labels: list[str] = []

    def __call__(self, state: State, option: int) -> None:
        if state.decider != CHANCE:
            decision, numbers = decision_of(state)
            self.labels.append(decision.options[numbers.index(option)].label)
        super().__call__(state, option)


def replayed(setup: MatchSetup, labels: list[str]) -> tuple[Game, set[tuple[str, str, str]]]:
    """The game of these choices, and which card was in which opening hand."""
    game = Game(setup.sets, setup.seed, setup.edition)
    hands = game.position()
    opening = {("opening", seat, card) for seat in ("p1", "p2") for card in hands[seat]["hand"]}
    for label in labels:
        assert isinstance(game.decision, Decision)
        game.choose(label)
    assert game.over
    return game, opening


def expected(game: Game, opening: set[tuple[str, str, str]], decisions: int) -> Tally:
    points = {seat: 1 if game.winner is None else 2 * (seat == game.winner) for seat in ("p1", "p2")}
    facts = opening | {("drawn", seat, card) for _, seat, card in opening}
    tally: Counter[Measured] = Counter()
    turn = 0
    used = {"p1": 0, "p2": 0}
    for event in game.events:
        if event.kind in EVENT_MEASURES:
            assert event.player is not None and event.card is not None
            facts.add((EVENT_MEASURES[event.kind], event.player, event.card))
        if event.kind == "turn":
            turn = event.number
        if event.kind in ("mindbugged", "declined"):
            taken = event.kind == "mindbugged"
            tally["mindbug power", printed_power(game, event), int(taken)] += 1
            if taken:
                assert event.player is not None
                used[event.player] += 1
                tally["mindbug turn", turn, points[event.player]] += 1
    for measure, seat, card in facts:
        tally[measure, card, points[seat]] += 1
    for seat in SEATS:
        tally["mindbugs used", used[seat], points[seat]] += 1
        tally["mindbugs left", game.position()[seat]["mindbugs"], points[seat]] += 1
    tally["outcome", str(game.outcome), points[game.start_player]] += 1
    tally["turns", game.turn_number, 0] += 1
    tally["decisions", decisions, 0] += 1
    return tally


def printed_power(game: Game, event: Event) -> int:
    assert event.card is not None
    return game.catalogue.creature(event.card).power


@pytest.mark.parametrize("sets", MIXES)
def test_counts_are_what_the_events_of_the_game_tell(sets: tuple[str, ...]) -> None:
    bots = (make_bot("rookie", 0), make_bot("rookie", 1))
    measures: set[str] = set()
    for seed in range(6):
        setup, notes, tally = MatchSetup(sets, seed), Notes(), Tally()
        notes.count(play_match(setup, bots, watch=notes), tally)
        assert tally == expected(*replayed(setup, notes.labels), len(notes.labels))
        measures |= {measure for measure, _, _ in tally}
    assert measures >= {"opening", "drawn", "played", "entered", "mindbugged", "declined", "mindbugs left"}
    assert ("bought" in measures) == ("king_of_tokyo" in sets)


def test_an_observer_counts_every_game_for_itself() -> None:
    bots = (make_bot("rookie", 0), make_bot("rookie", 1))
    again = Observer()
    for seed in range(3):
        of_one, of_many = Tally(), Tally()
        for watch, tally in ((Observer(), of_one), (again, of_many)):
            watch.count(play_match(MatchSetup(seed=seed), bots, watch=watch), tally)
        assert of_many == of_one and of_one


def test_a_game_that_a_bot_failed_in_counts_as_nothing_else() -> None:
    tally = Tally()
    silent = Failure("it fell silent", 3, "block", ("no block",))
    Observer().count(MatchResult(1, "failure", 3, 0, failure=silent), tally)
    assert tally == {("outcome", "failure", 0): 1, ("failure", "it fell silent", 0): 1}


def test_listening_changes_nothing() -> None:
    bots = (make_bot("rookie", 0), make_bot("rookie", 1))
    heard, unheard = (play_match(MatchSetup(seed=5), bots, watch=watch) for watch in (Observer(), None))
    assert (heard.winner, heard.turns, heard.decisions) == (unheard.winner, unheard.turns, unheard.decisions)
