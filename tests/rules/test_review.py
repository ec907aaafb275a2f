"""Found by review: what went wrong once, each with the case beside it that went right."""

from collections.abc import Callable
from typing import Any

import pytest

import mindbug
from mindbug.cards.king_of_tokyo import KING_OF_TOKYO
from mindbug.words import Boost, CardSet, GainKeywords, Keyword, PowerCard
from tests.scenario import Scenario

BOTH_CAN_ACT: dict[str, Any] = {"p1": {"hand": ["Gorillion"]}, "p2": {"hand": ["Bee Bear"]}}


def labels(game: mindbug.Game) -> list[str]:
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def reloaded(game: mindbug.Game) -> mindbug.Game:
    return mindbug.Game.from_position(game.position(), chance="explicit", allow_any_copies=True)


# ---- records


@pytest.mark.parametrize("choices", [0, 1, 5])
def test_the_text_of_a_game_that_is_still_on_replays(choices: int) -> None:
    game = mindbug.Game(sets=["first_contact"], seed=7)
    for _ in range(choices):
        game.choose(labels(game)[0])
    again = mindbug.replay(str(game.record()))
    assert again.position() == game.position()
    assert mindbug.Record.parse(str(game.record())) == game.record()


def test_the_entries_of_a_records_header_may_stand_in_any_order() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1})
    duel.p1("attack Gorillion")
    lines = str(duel.game.record()).splitlines()
    result = next(line for line in lines if line.startswith("result:"))
    lines.remove(result)
    lines.insert(1, result)
    assert mindbug.replay("\n".join(lines)).winner == "p1"


def test_a_superscript_is_no_turn_number() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1})
    duel.p1("attack Gorillion")
    with pytest.raises(mindbug.BadRecord, match="line"):
        mindbug.replay(str(duel.game.record()).replace("1 p1 |", "² p1 |"))


# ---- Harvest comes after the purchases, whatever was in play before them


@pytest.mark.parametrize("others", [[], ["Mangonade"]], ids=["alone", "beside another Harvest creature"])
def test_harvest_ticks_on_a_creature_that_a_purchase_took_over(others: list[str]) -> None:
    """BF-2, KT-4: after a change of control it ticks on the new controller's turns; purchases come before it."""
    duel = Scenario(p1={"energy": 2, "play": ["Brain Fly", *others]}, p2={"play": ["Lychee King (2 octonite)"]},
                    power_row=["Monster Buddies"], phase="start")
    duel.p1("buy Monster Buddies")
    assert duel.play("p1") == sorted(["Brain Fly", "Lychee King (1 octonite)", *others])
    duel.settled("p1")


@pytest.mark.parametrize("others", [[], ["Mangonade"]], ids=["alone", "beside another Harvest creature"])
def test_harvest_ticks_on_a_creature_that_a_purchase_brought(others: list[str]) -> None:
    """KT-4."""
    duel = Scenario(p1={"energy": 2, "hand": ["Lychee King"], "play": ["Lord Watermelon", *others]},
                    power_row=["Monster Buddies"], phase="start")
    duel.p1("buy Monster Buddies")
    assert duel.play("p1") == sorted(["Lord Watermelon", "Lychee King (1 octonite)", *others])
    duel.settled("p1")


# ---- secrets


def view_after_bookwyrm(other: str) -> Any:
    """The view of p1 after p2 has played a FAST creature with Bookwyrm and kept `other` in hand."""
    duel = Scenario(p2={"hand": ["Bookwyrm", "Carrot Cleric", "Gorillion", other, "Turbo Bug"]}, turn="p2",
                    sets=["first_contact", "battlefruit_kingdom", "king_of_tokyo"])
    duel.p2("play Bookwyrm")
    duel.p1("decline")
    duel.p2("choose Carrot Cleric")
    duel.asks("p2", "fast", "attack", "stop")
    return duel.game.view("p1")


def test_a_view_does_not_tell_what_could_have_been_chosen_from_a_hidden_hand() -> None:
    """The leak test of the design: Luchataur (9) was a candidate for Bookwyrm, Axolotl Healer (4) was not."""
    assert view_after_bookwyrm("Luchataur") == view_after_bookwyrm("Axolotl Healer")


# ---- positions that give an equal game


def test_copies_in_a_hand_are_offered_where_the_first_of_them_is() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Turbo Bug", "Bee Bear"], "draw": ["Gorillion"], "mindbugs": 0},
                    p2={"mindbugs": 0, "hand": ["Luchataur"]})
    duel.p1("play Bee Bear")
    duel.p2("play Luchataur")
    assert duel.position()["p1"]["hand"] == ["Gorillion", "Turbo Bug", "Gorillion"]
    assert labels(duel.game) == ["play Gorillion", "play Turbo Bug", "attack Bee Bear"]
    assert labels(reloaded(duel.game)) == labels(duel.game)


def test_known_cards_of_a_hand_survive_the_round_trip() -> None:
    duel = Scenario(p1={"energy": 2, "hand": ["Gorillion"], "play": ["Bee Bear", "Gorillion"]},
                    power_row=["Portal Malfunction", "Portal Malfunction"], phase="start")
    duel.p1("buy Portal Malfunction", "choose Bee Bear", "buy Portal Malfunction")
    duel.settled("p1")
    assert reloaded(duel.game).position() == duel.position()


def test_a_hundred_octonite_survives_the_round_trip() -> None:
    duel = Scenario(p1={"play": ["Starship Soupers (99 octonite)"]})
    duel.p1("attack Starship Soupers")
    duel.settled("p2")
    assert reloaded(duel.game).position() == duel.position()


def test_much_life_survives_the_round_trip() -> None:
    """G8: no limit on life."""
    duel = Scenario(p1={"life": 9999, "hand": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    duel.p1("play Axolotl Healer")
    assert reloaded(duel.game).position() == duel.position()


# ---- the Power deck beyond 62 cards


def test_a_power_deck_that_is_too_large_is_refused_by_name() -> None:
    with pytest.raises(mindbug.BadPosition, match="power"):
        mindbug.Game.from_position({"p1": {"hand": ["Kong"]}, "power_discard": ["Rage"] * 70, "power_row": ["Rage"]},
                                   allow_any_copies=True)


# ---- bad input


@pytest.mark.parametrize(("arguments", "culprit"), [
    ({"sets": 5}, "sets"),
    ({"sets": True}, "sets"),
    ({"sets": [["first_contact"]]}, "sets"),
    ({"edition": ["current"]}, "edition"),
    ({"cards": [["Gorillion"]]}, "cards"),
    ({"exclude": [{}]}, "exclude"),
])
def test_a_bad_argument_is_a_value_error(arguments: dict[str, Any], culprit: str) -> None:
    game: Callable[..., mindbug.Game] = mindbug.Game
    with pytest.raises(ValueError, match=culprit):
        game(**arguments)


@pytest.mark.parametrize(("position", "culprit"), [
    ({"sets": [["first_contact"]]}, "sets"),
    ({"p1": {"hand": ["Gorillion"], "keywords": [["HUNTER"]]}}, "keywords"),
    ({"p1": {"play": [f"Lychee King ({'9' * 5000} octonite)"]}}, "Lychee King"),
])
def test_a_bad_position_is_a_bad_position(position: dict[str, Any], culprit: str) -> None:
    with pytest.raises(mindbug.BadPosition, match=culprit):
        mindbug.Game.from_position({**BOTH_CAN_ACT, **position})


def test_places_of_boosts_may_be_numbers_and_texts() -> None:
    """A dict may have 0 and "1" as keys; the record of the game must be written all the same."""
    boosts: Any = {0: {"power": 1}, "1": {"power": 2}}
    position = {"p1": {"play": ["Gorillion", "Bee Bear"], "boosts": boosts}, "p2": {"hand": ["Turbo Bug"]}}
    game = mindbug.Game.from_position(position)
    assert game.position()["p1"]["boosts"]["1"]["power"] == 2


@pytest.mark.parametrize("effect", [Boost(1), GainKeywords((Keyword.FRENZY,))])
def test_a_power_card_cannot_speak_of_this(effect: Any) -> None:
    with pytest.raises(mindbug.BadCard, match="Gizmo"):
        gizmo = PowerCard("Gizmo", cost=1, effect=[effect])
        mindbug.Catalogue([CardSet("mine", "Mine", KING_OF_TOKYO.creatures, [gizmo])])


# ---- samples


def test_a_sample_of_a_pool_made_by_hand_looks_the_same() -> None:
    view = mindbug.Game(cards=["Gorillion"] * 20 + ["Bee Bear"] * 5, seed=3).view("p1")
    assert mindbug.sample(view).view("p1") == view


def test_a_position_with_a_small_pool_can_be_sampled() -> None:
    game = mindbug.Game.from_position({"sets": [], "cards": ["Gorillion", "Bee Bear"], **BOTH_CAN_ACT})
    assert mindbug.sample(game.view("p1")).view("p1") == game.view("p1")
