"""`mindbug check` finds nothing here, and finds each kind of fault where there is one."""

import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

import pytest

from mindbug import text
from mindbug.cards import BOXES, SETS
from mindbug.cli import check
from mindbug.cli.check import Material, findings
from mindbug.cli.main import main
from mindbug.rulings.index import INDEX
from mindbug.words import Box, CardSet, Creature, GainLife, PowerCard
from tests.sampling import not_quick

FIRST = SETS["first_contact"]


@pytest.fixture
def material() -> Material:
    return Material()


def with_creatures(creatures: Iterable[Creature]) -> dict[str, CardSet]:
    return {**SETS, "first_contact": replace(FIRST, creatures=list(creatures))}


# ---- nothing


@not_quick
def test_nothing_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    [summary] = capsys.readouterr().out.splitlines()
    assert summary.startswith("9 sets, 254 cards, ")
    assert summary.endswith(": no findings")


def test_findings_are_listed_and_counted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "CHECKS", (lambda _: ["this is wrong"],))
    assert main(["check"]) == 1
    finding, summary = capsys.readouterr().out.splitlines()
    assert finding == "this is wrong"
    assert summary.endswith(": 1 finding")


def test_without_a_checkout_the_tests_are_left_out(material: Material) -> None:
    assert findings(replace(material, tests=None, rulings=("G99",))) == []


# ---- cards


def test_a_card_that_the_engine_refuses(material: Material) -> None:
    sets = with_creatures([replace(FIRST.creatures[0], power=0), *FIRST.creatures[1:]])
    assert list(check.book(replace(material, sets=sets))) == [
        "the cards do not load: Axolotl Healer: power must be a whole number from 1 to 99, not 0"]


def test_copies_that_do_not_add_up(material: Material) -> None:
    sets = with_creatures([replace(FIRST.creatures[0], copies=1), *FIRST.creatures[1:]])
    [finding] = check.boxes(replace(material, sets=sets))
    assert finding.startswith("set first_contact: ")
    assert "cards=47" in finding
    assert "cards=48" in finding


def test_power_cards_that_do_not_add_up(material: Material) -> None:
    tokyo = SETS["king_of_tokyo"]
    sets = {**SETS, tokyo.id: replace(tokyo, power_cards=tokyo.power_cards[1:])}
    [finding] = check.boxes(replace(material, sets=sets))
    assert "power_cards=15" in finding


def test_sets_that_are_missing_unknown_or_wrongly_filed(material: Material) -> None:
    boxes = {**BOXES, "second_contact": Box(place=99, designs=1, cards=1)}
    assert list(check.boxes(replace(material, boxes=boxes))) == ["set second_contact: missing"]
    sets = {**SETS, "mine": CardSet("yours", "Mine", [])}
    assert list(check.boxes(replace(material, sets=sets))) == [
        "set mine: no known box", "set mine: its id is 'yours'"]


def test_two_sets_at_one_place(material: Material) -> None:
    boxes = {**BOXES, "king_of_tokyo": replace(BOXES["king_of_tokyo"], place=1)}
    assert list(check.boxes(replace(material, boxes=boxes))) == ["2 sets have the place 1"]


def test_two_cards_of_one_name(material: Material) -> None:
    sets = {**SETS, "mine": CardSet("mine", "Mine", [Creature("gorillion", copies=1, power=3, play=[GainLife(9)])])}
    assert "2 cards are named 'gorillion' in en" in check.doubles(replace(material, sets=sets))


def test_a_card_without_a_year(material: Material) -> None:
    box = BOXES["promos"]
    spoiled = replace(box, years={year: names[1:] for year, names in box.years.items()})
    assert list(check.boxes(replace(material, boxes={**BOXES, "promos": spoiled}))) == [
        "set promos: the years of its box do not name each of its cards once"]


def test_two_cards_of_one_translated_name(material: Material) -> None:
    names = {"de": {"Gorillion": "Affe", "Bee Bear": "Affe"}}
    assert list(check.doubles(replace(material, names=names))) == ["2 cards are named 'affe' in de"]


def test_two_cards_that_read_the_same(material: Material) -> None:
    twin = replace(FIRST.creatures[1], name="Bear Bee")
    assert list(check.doubles(replace(material, sets=with_creatures([*FIRST.creatures, twin])))) == [
        f"Bear Bee and Bee Bear read the same in {lang}" for lang in text.LANGUAGES]
    plain = Creature("Lionilla", copies=1, power=10)
    assert list(check.doubles(replace(material, sets=with_creatures([*FIRST.creatures, plain])))) == [
        f"Lionilla and Gorillion read the same in {lang}" for lang in text.LANGUAGES]


def test_translations_of_cards_that_do_not_exist(material: Material) -> None:
    names = {"de": {"Gorilion": "Gorillöwe", "Bee Bear": " "}, "it": {"Gorillion": "Gorilleone"}}
    assert list(check.translations(replace(material, names=names))) == [
        "de has a name for 'Gorilion', which is no card; 'Gorillion' is",
        "the de name of 'Bee Bear' is empty",
        "names in 'it', which is no language of ours",
    ]


# ---- words


@dataclass(frozen=True)
class Dance:
    """A word that nobody knows yet."""


def test_a_word_that_no_card_uses(material: Material) -> None:
    assert list(check.words(replace(material, words=(*material.words, Dance)))) == ["no card uses the word Dance"]


def test_a_word_that_the_tables_do_not_know(material: Material) -> None:
    dancer: Creature = Creature("Dancer", copies=1, power=3, play=[Dance()])  # type: ignore[list-item]
    [finding] = check.book(replace(material, sets=with_creatures([dancer])))
    assert finding == "the cards do not load: Dancer: Dance() is not an effect"


def test_a_word_without_a_phrase(material: Material) -> None:
    gaps = {"en": [], "de": ["effect Dance"], "fr": ["event danced", "prompt dance"]}
    assert list(check.phrases(replace(material, missing=gaps.__getitem__))) == [
        "no text in de for effect Dance", "no text in fr for event danced", "no text in fr for prompt dance"]


def test_a_real_phrase_that_is_taken_away_is_missed(material: Material, monkeypatch: pytest.MonkeyPatch) -> None:
    french = import_module("mindbug.text.fr").LANGUAGE
    for table, forgotten in (("events", "stolen"), ("prompts", "hunt")):
        told = getattr(french, table)
        monkeypatch.setattr(french, table, {key: text for key, text in told.items() if key != forgotten})
    assert [*check.phrases(material)] == [
        "no text in fr for event stolen", "no text in fr for line stolen", "no text in fr for prompt hunt"]


def test_a_word_without_engine_code(material: Material, tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    shutil.copytree(material.package / "engine", engine, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    spoiled = replace(material, package=tmp_path)
    assert list(check.engine_code(spoiled)) == []
    with (engine / "codes.py").open("a", encoding="utf-8") as codes:
        codes.write("OP_DANCE: Final = 99\nIF_DANCING: Final = 99\nDANCE_FLOOR: Final = 99\n")
    with (engine / "compiler.py").open("a", encoding="utf-8") as compiler:
        compiler.write("print(codes.OP_DANCE)\n")
    assert list(check.engine_code(spoiled)) == [
        "the engine does nothing with OP_DANCE", "the engine does nothing with IF_DANCING"]


def test_kinds_that_nobody_makes_or_nobody_documents(material: Material) -> None:
    assert list(check.kinds(replace(material, decision_kinds=(*material.decision_kinds, "dance")))) == [
        "decision dance: never made"]
    assert list(check.kinds(replace(material, decision_kinds=[*material.decision_kinds][1:]))) == [
        "decision action: not documented"]
    assert list(check.kinds(replace(material, purposes=[*material.purposes][1:]))) == [
        "purpose defeat: not documented"]
    assert list(check.kinds(replace(material, event_kinds=[*material.event_kinds, "danced"]))) == [
        "event danced: never made"]


# ---- tests


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    for name in ("cards", "rules"):
        (folder / name).mkdir(parents=True)
    return folder


def test_a_card_without_a_test(material: Material, tests: Path) -> None:
    (tests / "cards" / "test_some.py").write_text('''
BEAR = "Bee Bear"
FLY = "Brain Fly"  # only defined
# Gorillion only in a comment
def helper(): return "Turbo Bug"
@pytest.mark.parametrize("name", ["Lone Yeti"])
def test_two(name): Scenario(p1={"play": [BEAR, "Grave Robber (exhausted)"]}).p1(f"attack {BEAR}")
''', encoding="utf-8")
    names = ("Bee Bear", "Lone Yeti", "Grave Robber", "Brain Fly", "Gorillion", "Turbo Bug")
    creatures = [card for name in names for card in FIRST.creatures if card.name == name]
    rob = [card for card in SETS["king_of_tokyo"].creatures if card.name == "Rob"]
    sets = {"some": CardSet("some", "Some", [*creatures, *rob], [PowerCard("Ambush", cost=1, effect=[GainLife(1)])])}
    assert list(check.card_tests(replace(material, sets=sets, tests=tests))) == [
        f"{name} has no test" for name in ("Brain Fly", "Gorillion", "Turbo Bug", "Rob", "Ambush")]


def test_a_ruling_that_no_test_cites(material: Material, tests: Path) -> None:
    (tests / "rules" / "test_some.py").write_text('''
def test_g1_a3_something(): "Because of G4 (and BF-9)"
def test_g12(): pass
def g2(): "FC-2."
def test_more():
    """KT-1, BF-22: both at once (G5)."""
    return "FC-3"
''', encoding="utf-8")
    cited = ("G1", "A3", "G12", "KT-1", "BF-22")
    missed = ("G2", "G4", "G5", "M1", "FC-2", "FC-3", "BF-2", "BF-9", "KT-12")
    assert list(check.ruling_tests(replace(material, rulings=(*cited, *missed), tests=tests))) == [
        f"no test cites the ruling {code}" for code in missed]


@pytest.mark.parametrize("code", list(INDEX))
def test_no_ruling_goes_without_a_test_unseen(material: Material, tests: Path, code: str) -> None:
    """Rulings of every section are tried: General, Mindbug, Attack and the sets."""
    empty = replace(material, rulings=(code,), tests=tests)
    assert list(check.ruling_tests(empty)) == [f"no test cites the ruling {code}"]
    (tests / "cards" / "test_some.py").write_text(f'def test_it(): "{code}: it."', encoding="utf-8")
    assert list(check.ruling_tests(empty)) == []


def test_a_test_that_cites_no_ruling_that_there_is(material: Material, tests: Path) -> None:
    (tests / "rules" / "test_some.py").write_text('def test_it(): "G1, BF-23: no such ruling."', encoding="utf-8")
    assert list(check.ruling_tests(replace(material, rulings=("G1",), tests=tests))) == [
        "test_it cites BF-23, which is no ruling"]


# ---- cards of one's own


@not_quick
def test_own_cards_are_checked_beside_the_published_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "my_cards.toml"
    assert main(["check", "--cards", str(example)]) == 0
    said = capsys.readouterr().out
    assert "Kiwi Knight: " in said
    assert re.search(r"^\d+ cards of your own in 1 set: no findings$", said, re.MULTILINE)
    twin = tmp_path / "twins.toml"
    twin.write_text('[[creature]]\nname = "Big Ape"\ncopies = 1\npower = 10\n')
    assert main(["check", "--cards", str(example), "--cards", str(twin)]) == 1
    said = capsys.readouterr().out
    assert "Big Ape and Gorillion read the same in en" in said and "in 2 sets: " in said


def test_own_cards_that_do_not_load_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('[[creature]]\nname = "Gorillion"\ncopies = 1\npower = 1\n')
    assert main(["check", "--cards", str(bad)]) == 2
    assert "First Contact has a card named 'Gorillion'" in capsys.readouterr().err
