"""The outlook of an option. Every claim is tried again here, by hand."""

import json
from typing import Any

import pytest

from mindbug import Game, sample
from mindbug.analysis.outlook import LIKELY, MOST_CLAIMS, Claim, claim_data, claim_of, outlook
from mindbug.analysis.reasons import FACTS, GAMES
from mindbug.text import LANGUAGES
from mindbug.text.explaining import outlook_text
from tests.players.situations import NOW_OR_NEVER, POOLS, situations

SNEAKY: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 3, "mindbugs": 0, "hand": ["Bee Bear"], "play": ["Tiger Squirrel", "Plated Scorpion"]},
    "p2": {"life": 3, "mindbugs": 0, "hand": ["Luchataur"], "play": ["Gorillion"]},
}
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
    """Whoever does not block the Squirrel later on loses life, whatever else is done first."""
    [lost] = [claim for claim in outlook(Game.from_position(SNEAKY).view("p1"), "play Bee Bear")
              if claim.kind == "life" and claim.player == "p1"]
    assert LIKELY * GAMES <= lost.count <= lost.games == GAMES


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
    """Whoever attacks with the Squirrel takes a life; compared with itself, that is no reason."""
    view = Game.from_position(SNEAKY).view("p1")
    assert "life" in [claim.kind for claim in outlook(view, "attack Tiger Squirrel", "play Bee Bear")]
    assert [claim.kind for claim in outlook(view, "attack Tiger Squirrel", "attack Tiger Squirrel")
            if claim.kind in FACTS] == []


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
    view = Game.from_position(SNEAKY).view("p1")
    for label in ("attack Tiger Squirrel", "attack Plated Scorpion"):
        for claim in outlook(view, label):
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
