"""The second example of the docs: every word that the first sets do not use does what it says, in three languages."""

from pathlib import Path
from typing import Any

import pytest

import mindbug
from mindbug import custom
from mindbug.text import card_name, card_text, typewritten

MOMENTS = custom.load(Path(__file__).parents[2] / "docs" / "examples" / "moments.toml")
CATALOGUE = custom.catalogue_with(MOMENTS)
SPARE = {"hand": ["Gorillion"]}


def game(p1: dict[str, Any], p2: dict[str, Any], *labels: str, **position: Any) -> mindbug.Game:
    """The game from that position after these choices; both seats can act."""
    started = mindbug.Game.from_position({"p1": {**SPARE, **p1}, "p2": {**SPARE, **p2}, **position}, chance="explicit",
                                         allow_any_copies=True, catalogue=CATALOGUE)
    for label in labels:
        started.choose(label)
    return started


def labels(started: mindbug.Game) -> list[str]:
    assert started.decision is not None
    return [str(option) for option in started.decision.options]


def test_when_it_blocks() -> None:
    after = game({"play": ["Gorillion"]}, {"play": ["Gate Guard"]}, "attack Gorillion", "block Gate Guard").position()
    assert after["p2"]["life"] == 4
    assert after["p2"]["discard"] == ["Gate Guard"]


def test_at_the_start_of_a_turn_from_the_own_pile() -> None:
    after = game({"play": ["Early Bird"], "draw": ["Bee Bear"]}, {}, phase="start").position()
    assert after["p1"]["hand"] == ["Gorillion", "Bee Bear"]
    assert after["p1"]["draw"] == []


def test_at_the_end_of_the_own_turn_only() -> None:
    started = game({"play": ["Night Owl"]}, {}, "play Gorillion", "decline")
    assert started.position()["p2"]["life"] == 2
    started.choose("play Gorillion")
    started.choose("decline")
    assert started.position()["p1"]["life"] == 3


def test_one_of_several() -> None:
    started = game({"hand": ["Fork Snake"]}, {"play": ["Bee Bear"]}, "play Fork Snake", "decline")
    assert labels(started) == ["choose gain", "choose defeat"]
    started.choose("choose defeat")
    assert started.position()["p2"]["discard"] == ["Bee Bear"]


def test_less_power_but_never_below_one() -> None:
    """Luchataur has 5 left against 4; Killer Bee would have 1 and, with three clouds, still has 1."""
    clouds = {"play": ["Gloom Cloud"] * 2}
    after = game(clouds, {"play": ["Luchataur"]}, "attack Gloom Cloud", "block Luchataur").position()
    assert after["p1"]["discard"] == ["Gloom Cloud"]
    weak = {"play": ["Gloom Cloud", "Gloom Cloud", "Gloom Cloud", "Curious Tadpole"]}
    after = game(weak, {"play": ["Killer Bee"]}, "attack Curious Tadpole", "block Killer Bee").position()
    assert after["p1"]["discard"] == ["Curious Tadpole"]
    assert after["p2"]["discard"] == ["Killer Bee"]


def test_power_that_depends_on_others() -> None:
    """1 and 3 for each of two others."""
    pack = {"play": ["Pack Rat", "Bee Bear", "Killer Bee"]}
    after = game(pack, {"play": ["Grave Robber (exhausted)"]}, "attack Pack Rat", "block Grave Robber").position()
    assert after["p1"]["discard"] == ["Pack Rat"]
    assert after["p2"]["discard"] == ["Grave Robber"]


def test_control_for_a_turn() -> None:
    started = game({"hand": ["Hypno Hare", "Gorillion"], "play": ["Bee Bear"]}, {"play": ["Carrot Cleric"]},
                   "play Hypno Hare", "decline")
    assert started.turn == "p2"
    assert started.position()["p2"]["play"] == ["Carrot Cleric"]
    started = game({"play": ["Early Bird"], "energy": 2}, {"play": ["Luchataur"]}, "buy Monster Buddies",
                   power_row=["Monster Buddies"], phase="start", sets=["first_contact", "king_of_tokyo", "moments"])
    assert "attack Luchataur" not in labels(started)
    started = game({"play": ["Hypno Hare"], "energy": 2}, {"play": ["Luchataur"]}, "buy Monster Buddies",
                   power_row=["Monster Buddies"], phase="start", sets=["first_contact", "king_of_tokyo", "moments"])
    assert "attack Luchataur" in labels(started)
    started.choose("attack Luchataur")
    started.choose("stop")
    assert started.position()["p2"]["play"] == ["Luchataur"]


def test_a_stage_and_an_ability_in_the_discard_pile() -> None:
    assert game({"play": ["Book Grub"]}, {}, "act Book Grub").position()["p1"]["play"] == ["Book Moth"]
    after = game({"play": ["Luchataur"], "discard": ["Book Grub"]}, {"play": ["Gorillion"]}, "attack Luchataur",
                 "block Gorillion").position()
    assert after["p1"]["discard"] == ["Book Grub", "Luchataur"]
    assert after["p2"]["discard"] == ["Gorillion"]


def test_sides() -> None:
    started = game({"play": ["Luchataur"]}, {"play": ["Lucky Coin"]}, "attack Luchataur", "block Lucky Coin")
    assert labels(started) == ["choose left", "choose right"]
    started.choose("choose right")
    assert started.position()["p2"]["play"] == ["Lucky Coin (exhausted right)"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_card_is_told(lang: str) -> None:
    for creature in MOMENTS.creatures:
        for face in (creature, *creature.stages):
            assert card_text(face, lang)
            assert (card_name(face.name, lang) == face.name) == (lang == "en")


def test_a_stage_has_names_too() -> None:
    assert card_name("Book Moth", "de") == "Büchermotte"
    [grub] = (creature for creature in MOMENTS.creatures if creature.name == "Book Grub")
    assert typewritten(card_text(grub, "fr")[-1]) == "Cette créature évolue en Mite de livre."


@pytest.mark.parametrize("stage", ["Zencats", "A: B"])
def test_a_stage_needs_a_name_of_its_own(tmp_path: Path, stage: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'[[creature]]\nname = "Base"\ncopies = 1\npower = 2\nstages = [{{name = "{stage}", power = 3}}]',
                    encoding="utf-8")
    with pytest.raises(mindbug.BadCard, match=stage):
        custom.load(path)


def test_a_name_cannot_have_the_sign_between_boost_cards(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('[[creature]]\nname = "A + B"\ncopies = 1\npower = 2', encoding="utf-8")
    with pytest.raises(mindbug.BadCard, match="cannot be a card name"):
        custom.load(path)
