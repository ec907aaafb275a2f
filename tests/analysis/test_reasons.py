"""Explanations of mistakes: everything that they claim is tried again here, by hand."""

from typing import Any

import pytest

from mindbug import Game, sample
from mindbug.analysis.reasons import FACTS, FEWEST_GAMES, GAMES, Explanation, explain, speaks_for_better
from mindbug.text import LANGUAGES, say
from mindbug.text.explaining import why
from tests.players.situations import NOW_OR_NEVER, POOLS, situations

SNEAKY_AHEAD: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 1, "mindbugs": 0, "hand": ["Spider Owl", "Gorillion"]},
    "p2": {"life": 3, "mindbugs": 0, "play": ["Tiger Squirrel"]},
}
"""Only a SNEAKY creature can block the SNEAKY one that attacks next turn."""
TOO_WEAK: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"mindbugs": 0, "hand": ["Gorillion", "Bee Bear", "Snail Hydra"], "play": ["Brain Fly"]},
    "p2": {"mindbugs": 0, "hand": ["Shield Bugs", "Luchataur"], "play": ["Tusked Extorter"]},
}


def test_the_better_option_wins_at_once() -> None:
    game = Game.from_position(NOW_OR_NEVER)
    assert explain(game.view("p1"), "play Shield Bugs", "attack Tiger Squirrel") == Explanation("wins_at_once", "p1")
    game.choose("attack Tiger Squirrel")
    assert game.winner == "p1"


def test_the_choice_lets_the_rival_win_at_once() -> None:
    game = Game.from_position(SNEAKY_AHEAD)
    reason = explain(game.view("p1"), "play Gorillion", "play Spider Owl")
    assert reason == Explanation("loses_at_once", "p1", "Tiger Squirrel")
    game.choose("play Gorillion")
    game.choose("attack Tiger Squirrel")
    assert game.winner == "p2"


def test_the_choice_ends_the_game() -> None:
    """There is nothing to look for after it, no attacker of the next turn either."""
    game = Game.from_position({"sets": ["first_contact"], "p1": {"mindbugs": 0, "play": ["Gorillion"]},
                               "p2": {"life": 1, "mindbugs": 0, "play": ["Rhino Turtle"]}})
    game.choose("attack Gorillion")
    assert explain(game.view("p2"), "no block", "block Rhino Turtle") == Explanation("loses_at_once", "p2")


def test_nothing_is_proved_if_the_other_option_loses_too() -> None:
    game = Game.from_position({**SNEAKY_AHEAD, "p1": {"life": 1, "mindbugs": 0, "hand": ["Bee Bear", "Gorillion"]}})
    reason = explain(game.view("p1"), "play Gorillion", "play Bee Bear")
    assert reason.kind == "chances"


def test_what_happens_more_often_is_told_with_both_numbers() -> None:
    game = Game.from_position(TOO_WEAK)
    reason = explain(game.view("p1"), "attack Brain Fly", "play Gorillion")
    assert (reason.kind, reason.player, reason.games) == ("life", "p1", GAMES)
    assert reason.here > 0.6 * GAMES and reason.there < 0.2 * GAMES
    for label in ("attack Brain Fly", "block Tusked Extorter", "attack Tusked Extorter"):
        game.choose(label)
    assert game.decision is not None and game.decision.kind == "discard"
    game.choose(game.decision.options[0])
    assert game.position()["p1"]["life"] == 2, "nobody is left to block"


def test_the_same_question_has_the_same_answer() -> None:
    view = Game.from_position(TOO_WEAK).view("p1")
    first, second = (explain(view, "attack Brain Fly", "play Gorillion") for _ in range(2))
    assert first == second


def test_without_time_nothing_is_claimed() -> None:
    reason = explain(Game.from_position(TOO_WEAK).view("p1"), "attack Brain Fly", "play Gorillion", seconds=0.0)
    assert reason.kind == "untried" and reason.games < FEWEST_GAMES


def test_only_what_speaks_for_the_better_option_is_told() -> None:
    lost = Explanation("life", "p1", here=14, there=2, games=16)
    assert speaks_for_better(lost, "p1") and not speaks_for_better(lost, "p2")
    assert not speaks_for_better(Explanation("life", "p1", here=8, there=6, games=16), "p1")
    assert speaks_for_better(Explanation("won", "p1", here=0, there=9, games=16), "p1")


def test_it_knows_no_more_than_the_player() -> None:
    """Hidden cards are exchanged: the answer stays."""
    for game in situations(POOLS[0], seed=3, count=2, every=7):
        decision = game.decision
        assert decision is not None
        view, labels = game.view(decision.player), [option.label for option in decision.options]
        other = sample(view, seed=99)
        assert explain(view, labels[0], labels[-1]) == explain(other.view(decision.player), labels[0], labels[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_its_sentence(lang: str) -> None:
    kinds = [Explanation(kind, "p1", "Gorillion", here, there, 16)
             for kind in FACTS for here, there in ((12, 1), (2, 15))]
    kinds += [Explanation("wins_at_once", "p1"), Explanation("loses_at_once", "p1"), Explanation("untried", "p1"),
              Explanation("loses_at_once", "p1", "Gorillion"), Explanation("chances", "p1", games=16),
              Explanation("spent", "p1", games=16)]
    said = set()
    for reason in kinds:
        text = why(reason, "BETTER", 0.71, 0.32, lang, {"p1": "Ada", "p2": "Nova"})
        assert "BETTER" in text and "{" not in text and text.endswith(".")
        assert ("Nova" if "at_once" in reason.kind else "Ada") in text
        if reason.games and reason.kind in FACTS:
            assert str(reason.here) in text and str(reason.there) in text and "16" in text
        said.add(text)
    assert len(said) == len(kinds)
    assert say("accuracy", lang)
