"""The outlook of an option. Every claim is tried again here, by hand."""

import json
from typing import Any

import pytest

from mindbug import Game, sample
from mindbug.analysis.outlook import (
    LIKELY,
    MOST_CLAIMS,
    Claim,
    claim_data,
    claim_of,
    is_direct,
    outlook,
    worse_than_best,
)
from mindbug.analysis.prospects import Analysis, Prospect
from mindbug.analysis.reasons import FACTS, GAMES
from mindbug.game.decisions import Decision, Option
from mindbug.text import LANGUAGES
from mindbug.text.explaining import outlook_text
from tests.players.situations import NOW_OR_NEVER, POOLS, situations

SNEAKY: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 3, "mindbugs": 0, "hand": ["Bee Bear"], "play": ["Tiger Squirrel", "Plated Scorpion"]},
    "p2": {"life": 3, "mindbugs": 0, "hand": ["Luchataur"], "play": ["Gorillion"]},
}
SQUIRREL_AHEAD: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 3, "mindbugs": 0, "hand": ["Spider Owl", "Gorillion", "Bee Bear"]},
    "p2": {"life": 3, "mindbugs": 0, "play": ["Tiger Squirrel"]},
}
"""Only a SNEAKY creature can block the SNEAKY one that attacks next turn."""
PEOPLE = {"p1": "Ada", "p2": "Nova"}


def kinds(position: dict[str, Any], label: str) -> list[str]:
    return [claim.kind for claim in outlook(Game.from_position(position).view("p1"), label)]


def test_it_wins_or_loses_at_once() -> None:
    view = Game.from_position(NOW_OR_NEVER).view("p1")
    assert outlook(view, "attack Tiger Squirrel") == (Claim("wins", "p1"),)
    assert outlook(view, "play Shield Bugs") == (Claim("loses", "p1", "Elephantopus"),)
    game = Game.from_position(NOW_OR_NEVER)
    game.choose("play Shield Bugs")
    game.choose("attack Elephantopus")
    assert game.winner == "p2"


def test_what_cannot_be_blocked_is_said_of_nothing_else() -> None:
    assert kinds(SNEAKY, "attack Tiger Squirrel")[0] == "unblocked"
    assert "unblocked" not in kinds(SNEAKY, "attack Plated Scorpion")
    assert "unblocked" not in kinds(SNEAKY, "play Bee Bear")
    game = Game.from_position(SNEAKY)
    game.choose("attack Tiger Squirrel")
    assert game.position()["p2"]["life"] == 2, "nobody was asked to block"


def test_the_life_that_is_lost_is_counted() -> None:
    """The Squirrel has no other turn than to attack, and the Gorillion cannot block it."""
    claims = outlook(Game.from_position(SQUIRREL_AHEAD).view("p1"), "play Gorillion")
    assert Claim("life", "p1", count=GAMES, games=GAMES) in claims


def test_the_answer_is_one_that_the_rival_has() -> None:
    """Only the Gorillion can answer an attack that is worth blocking."""
    view = Game.from_position(SNEAKY).view("p1")
    claims = [claim for claim in outlook(view, "attack Plated Scorpion") if claim.answer is not None]
    for claim in claims:
        assert claim.answer is not None and claim.player == "p2"
        game = Game.from_position(SNEAKY)
        game.choose("attack Plated Scorpion")
        assert game.decision is not None
        assert claim.answer[1].label in [option.label for option in game.decision.options]
        assert LIKELY * GAMES <= claim.count <= claim.games == GAMES


def test_it_knows_no_more_than_the_player_and_says_the_same_again() -> None:
    for game in situations(POOLS[0], seed=4, count=2, every=7):
        decision = game.decision
        assert decision is not None
        view, label = game.view(decision.player), decision.options[0].label
        claims = outlook(view, label)
        assert len(claims) <= MOST_CLAIMS
        assert told(claims) == told(outlook(sample(view, seed=99).view(decision.player), label))


def test_what_comes_of_the_other_option_as_well_is_not_told() -> None:
    view = Game.from_position(SQUIRREL_AHEAD).view("p1")
    assert "life" in [claim.kind for claim in outlook(view, "play Gorillion", "play Spider Owl")]
    assert [claim.kind for claim in outlook(view, "play Gorillion", "play Bee Bear") if claim.kind == "life"] == []


def test_what_the_other_option_would_cost_is_told() -> None:
    """Only the Owl can block the Squirrel."""
    game = Game.from_position(SQUIRREL_AHEAD)
    [cost] = [claim for claim in outlook(game.view("p1"), "play Spider Owl", "play Gorillion") if claim.instead]
    assert (cost.kind, cost.player, cost.count) == ("life", "p1", GAMES)
    assert cost.instead is not None and cost.instead[1].label == "play Gorillion"
    assert outlook_text(cost, "en", PEOPLE, "p1") == (
        "“Play Gorillion” instead? You lose life within a round every time.")
    game.choose("play Gorillion")
    assert game.decision is not None and [option.label for option in game.decision.options] == ["attack Tiger Squirrel"]


def test_that_both_options_cost_a_creature_is_no_difference() -> None:
    """Whoever blocks the Elephantopus falls."""
    game = Game.from_position({"sets": ["first_contact"],
                               "p1": {"mindbugs": 0, "play": ["Elephantopus"]},
                               "p2": {"mindbugs": 0, "play": ["Bee Bear", "Gorillion"]}})
    game.choose("attack Elephantopus")
    assert [claim for claim in outlook(game.view("p2"), "block Gorillion", "block Bee Bear") if claim.instead] == []


def test_the_other_option_loses_at_once() -> None:
    game = fatal_attack()
    first, *others = outlook(game.view("p2"), "block Rhino Turtle", "no block", better=True)
    assert (first.kind, first.instead and first.instead[1].label) == ("loses", "no block")
    assert not any(claim.instead for claim in others), "nothing worse can be said of it"


def test_an_option_that_ends_the_game_is_told() -> None:
    game = fatal_attack()
    assert outlook(game.view("p2"), "no block") == (Claim("loses", "p2"),)
    game.choose("no block")
    assert game.winner == "p1"


def fatal_attack() -> Game:
    game = Game.from_position({"sets": ["first_contact"], "p1": {"mindbugs": 0, "play": ["Gorillion"]},
                               "p2": {"life": 1, "mindbugs": 0, "play": ["Rhino Turtle"]}})
    game.choose("attack Gorillion")
    return game


def test_a_price_alone_does_not_speak_for_the_better_option() -> None:
    """The Bear must attack: the Gorillion can block it, the Scorpion cannot."""
    view = Game.from_position({"sets": ["first_contact"], "p2": {"mindbugs": 0, "play": ["Bee Bear"]},
                               "p1": {"mindbugs": 0, "hand": ["Plated Scorpion", "Gorillion"]}}).view("p1")
    assert outlook(view, "play Plated Scorpion", "play Gorillion") == (Claim("life", "p1", count=GAMES, games=GAMES),)
    assert outlook(view, "play Plated Scorpion", "play Gorillion", better=True) == ()


def test_cards_to_discard_and_life_to_gain_are_told() -> None:
    game = Game.from_position({"sets": ["first_contact"],
                               "p1": {"mindbugs": 0, "hand": ["Ferret Bomber", "Axolotl Healer", "Gorillion"]},
                               "p2": {"mindbugs": 0, "hand": ["Bee Bear", "Luchataur"], "play": ["Rhino Turtle"]}})
    view = game.view("p1")
    assert Claim("discards", "p2", count=GAMES, games=GAMES) in outlook(view, "play Ferret Bomber", "play Gorillion")
    gained = [claim for claim in outlook(view, "play Axolotl Healer", "play Gorillion") if claim.kind == "healed"]
    assert [claim.player for claim in gained] == ["p1"]


def test_whoever_wins_does_not_mind_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    won = Claim("won", "p1", count=15, games=16)
    found = [Claim("defeated", "p1", "Gorillion", 16, 16), won, Claim("life", "p1", count=12, games=16)]
    monkeypatch.setattr("mindbug.analysis.outlook.trials", lambda *_: found)
    view = Game.from_position(SNEAKY).view("p1")
    assert outlook(view, "play Bee Bear") == (won,)


def test_a_turn_that_comes_anyway_is_no_answer() -> None:
    """The Squirrel attacks whatever is played; without anything to compare with, that is told."""
    view = Game.from_position({**SQUIRREL_AHEAD, "p2": {**SQUIRREL_AHEAD["p2"], "hand": ["Luchataur"]}}).view("p1")
    told = [claim for claim in outlook(view, "play Gorillion") if claim.kind == "answer"]
    compared = [claim for claim in outlook(view, "play Gorillion", "play Bee Bear") if claim.kind == "answer"]
    assert [claim.answer[1].label for claim in told if claim.answer] == ["attack Tiger Squirrel"]
    assert compared == []


def test_what_speaks_for_the_better_option_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.from_position(SNEAKY)
    assert game.decision is not None
    other = game.decision, game.decision.options[-1]
    lost, gained = Claim("life", "p1", count=16, games=16), Claim("defeated", "p2", "Gorillion", 12, 16)
    spared = Claim("life", "p1", count=15, games=16, instead=other)
    monkeypatch.setattr("mindbug.analysis.outlook.trials", lambda *_: [lost, spared, gained])
    assert outlook(game.view("p1"), "play Bee Bear") == (lost, spared, gained)
    assert outlook(game.view("p1"), "play Bee Bear", better=True) == (gained, spared, lost)


def test_a_block_is_no_answer_to_the_choice_of_an_effect() -> None:
    """It is blocked all the same, whatever is chosen."""
    attack = Decision("p1", "action", None, ())
    block = Decision("p2", "block", "Gorillion", ()), Option("block Bee Bear", "block", "Bee Bear")
    assert is_direct((attack, Option("attack Gorillion", "attack", "Gorillion")), block)
    target = Decision("p1", "target", "Explosive Toad", ())
    assert not is_direct((target, Option("choose Luchataur", "choose", "Luchataur")), block)


@pytest.mark.parametrize(("chances", "expected"), [((0.6, 0.58, 0.5), 2), ((0.6, 0.58, 0.57), 1), ((0.6,), None)])
def test_the_best_option_is_compared_with_one_that_is_clearly_worse(
        chances: tuple[float, ...], expected: int | None) -> None:
    options = [Option(f"option {place}", "option") for place in range(len(chances))]
    prospects = tuple(Prospect(option, win, 0.01, 100, ()) for option, win in zip(options, chances, strict=True))
    decision = Decision("p1", "action", None, tuple(options))
    found = worse_than_best(Analysis("p1", decision, 100, prospects))
    assert found == (None if expected is None else f"option {expected}")


def test_a_claim_does_not_repeat_the_option() -> None:
    game = Game.from_position({**SNEAKY, "p2": {**SNEAKY["p2"], "mindbugs": 1}})
    game.choose("play Bee Bear")
    claims = outlook(game.view("p2"), "mindbug")
    assert "mindbugged" not in [claim.kind for claim in claims]


def test_an_answer_to_a_later_choice_of_mine_is_no_answer() -> None:
    """p2 decides whether a Mindbug is used on the card, and has the next turn: p1 answers that turn, not this one."""
    game = Game.from_position({**SNEAKY, "p2": {**SNEAKY["p2"], "mindbugs": 1}})
    game.choose("play Bee Bear")
    claims = outlook(game.view("p2"), "decline")
    assert "answer" not in [claim.kind for claim in claims]


def test_a_claim_is_the_same_after_it_was_stored() -> None:
    sneaky, ahead = (Game.from_position(position).view("p1") for position in (SNEAKY, SQUIRREL_AHEAD))
    for view, label, instead in ((sneaky, "attack Tiger Squirrel", None), (sneaky, "attack Plated Scorpion", None),
                                 (ahead, "play Spider Owl", "play Gorillion")):
        for claim in outlook(view, label, instead):
            data = claim_data(claim)
            assert data is not None
            again = claim_of(json.loads(json.dumps(data)))
            for lang in LANGUAGES:
                assert outlook_text(again, lang, PEOPLE) == outlook_text(claim, lang, PEOPLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_spoken_to(lang: str) -> None:
    for kind in FACTS:
        claim = Claim(kind, "p1", "Gorillion", 12, 16)
        assert "Ada" not in outlook_text(claim, lang, PEOPLE, "p1")
        assert outlook_text(claim, lang, PEOPLE, "p2") == outlook_text(claim, lang, PEOPLE)


def told(claims: tuple[Claim, ...]) -> list[str]:
    return [outlook_text(claim, "en", PEOPLE) for claim in claims]


def test_without_time_nothing_is_claimed() -> None:
    assert outlook(Game.from_position(SNEAKY).view("p1"), "play Bee Bear", seconds=0.0) == ()


def test_only_the_player_who_decides_is_told() -> None:
    with pytest.raises(ValueError, match="player who decides"):
        outlook(Game.from_position(SNEAKY).view("p2"), "play Bee Bear")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_its_sentence(lang: str) -> None:
    game = Game.from_position(SNEAKY)
    assert game.decision is not None
    claims = [Claim(kind, "p1", "Gorillion", 12, 16) for kind in FACTS]
    claims += [Claim("wins", "p1"), Claim("loses", "p1"), Claim("loses", "p1", "Gorillion"), Claim("unblocked", "p1"),
               Claim("answer", "p1", count=12, games=16, answer=(game.decision, game.decision.options[0]))]
    said = [outlook_text(claim, lang, PEOPLE) for claim in claims]
    assert len(set(said)) == len(said)
    for claim, text in zip(claims, said, strict=True):
        assert "{" not in text and text.endswith(".")
        assert ("12" in text and "16" in text) == bool(claim.games)
        assert ("Nova" if claim.kind in ("wins", "loses") else "Ada") in text or claim.kind == "unblocked"
