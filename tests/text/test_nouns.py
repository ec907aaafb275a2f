"""Names in sentences: articles, cases, elision, owners, and what agrees with them."""

import pytest

from mindbug import text
from mindbug.game.events import Event
from mindbug.text.nouns import Noun, named, problem_with
from mindbug.text.templates import Gap, Segment, parsed

SPOKEN = text._SPOKEN


def told(lang: str, template: str, card: str, name: str = "Alice") -> str:
    return SPOKEN[lang].told(template, {"card": text.card_noun(card, lang), "name": name})


@pytest.mark.parametrize(("card", "forms"), [
    ("Lone Yeti", ["der Einsame Yeti", "den Einsamen Yeti", "dem Einsamen Yeti", "des Einsamen Yetis"]),
    ("Gorillion", ["der Gorillöwe", "den Gorillöwen", "dem Gorillöwen", "des Gorillöwen"]),
    ("Sharky Crab-Dog-Mummypus",
     ["die Wilde Chimäre", "die Wilde Chimäre", "der Wilden Chimäre", "der Wilden Chimäre"]),
    ("Giraffodile", ["das Giraffodil", "das Giraffodil", "dem Giraffodil", "des Giraffodils"]),
    ("Elephantopus", ["der Elefantopus", "den Elefantopus", "dem Elefantopus", "des Elefantopus"]),
    ("Shield Bugs", ["die Schildwanzen", "die Schildwanzen", "den Schildwanzen", "der Schildwanzen"]),
    ("Luchataur", ["El Tauro", "El Tauro", "El Tauro", "von El Tauro"]),
    ("Sheriff", ["der Sheriff", "den Sheriff", "dem Sheriff", "des Sheriffs"]),
    ("Carrot Cleric", ["Carrot Cleric", "Carrot Cleric", "Carrot Cleric", "von Carrot Cleric"]),
])
def test_german_cases(card: str, forms: list[str]) -> None:
    assert [told("de", f"x {{card:{case}}}", card)[2:] for case in ("nom", "acc", "dat", "gen")] == forms


@pytest.mark.parametrize(("card", "expected"), [
    ("Lone Yeti", "vom Einsamen Yeti zum Einsamen Yeti"), ("Deathweaver", "von der Todesweberin zur Todesweberin"),
    ("Shield Bugs", "von den Schildwanzen zu den Schildwanzen"), ("Luchataur", "von El Tauro zu El Tauro"),
])
def test_german_articles_melt_into_prepositions(card: str, expected: str) -> None:
    assert told("de", "von {card:dat} zu {card:dat}", card) == expected


@pytest.mark.parametrize(("card", "yours", "hers"), [
    ("Lone Yeti", ["dein Einsamer Yeti", "deinen Einsamen Yeti", "deinem Einsamen Yeti", "deines Einsamen Yetis"],
     ["Alices Einsamer Yeti", "Alices Einsamen Yeti", "Alices Einsamem Yeti", "von Alices Einsamem Yeti"]),
    ("Shield Bugs", ["deine Schildwanzen", "deine Schildwanzen", "deinen Schildwanzen", "deiner Schildwanzen"],
     ["Alices Schildwanzen", "Alices Schildwanzen", "Alices Schildwanzen", "von Alices Schildwanzen"]),
    ("Luchataur", ["dein El Tauro", "deinen El Tauro", "deinem El Tauro", "deines El Tauro"],
     ["Alices El Tauro", "Alices El Tauro", "Alices El Tauro", "von Alices El Tauro"]),
    ("Boomberry", ["deine Boomberry", "deine Boomberry", "deiner Boomberry", "deiner Boomberry"],
     ["Alices Boomberry", "Alices Boomberry", "Alices Boomberry", "von Alices Boomberry"]),
    ("No Such Card", ["deine Kreatur No Such Card", "deine Kreatur No Such Card", "deiner Kreatur No Such Card",
                      "deiner Kreatur No Such Card"],
     ["Alices No Such Card", "Alices No Such Card", "Alices No Such Card", "von Alices No Such Card"]),
])
def test_german_owners(card: str, yours: list[str], hers: list[str]) -> None:
    cases = ("nom", "acc", "dat", "gen")
    assert [told("de", f"x {{your card:{case}}}", card)[2:] for case in cases] == yours
    assert [told("de", f"x {{name's card:{case}}}", card)[2:] for case in cases] == hers


@pytest.mark.parametrize(("name", "expected"), [
    ("Alice", "Alices Gorillöwe"), ("Max", "Max’ Gorillöwe"), ("Hans", "Hans’ Gorillöwe"),
    ("Spieler 1", "Der Gorillöwe von Spieler 1"), ("Taktiker (Bot)", "Der Gorillöwe von Taktiker (Bot)"),
])
def test_german_genitive_of_players(name: str, expected: str) -> None:
    assert told("de", "{name's card:nom}", "Gorillion", name) == expected


@pytest.mark.parametrize(("card", "forms"), [
    ("Meka Dragon", ["der Meka Dragon des Gegners", "den Meka Dragon des Gegners", "des Meka Dragon des Gegners"]),
    ("The King", ["der King des Gegners", "den King des Gegners", "des Kings des Gegners"]),
    ("Homemade Hero", ["Homemade Hero des Gegners", "Homemade Hero des Gegners", "von Homemade Hero des Gegners"]),
])
def test_german_names_of_the_opponent_s_cards(card: str, forms: list[str]) -> None:
    opponent = SPOKEN["de"].people["opponent"]
    cases = ("nom", "acc", "gen")
    assert [SPOKEN["de"].told(f"x {{name's card:{case}}}", {"card": text.card_noun(card, "de"), "name": opponent})[2:]
            for case in cases] == forms


def test_the_opponent_has_cards_too() -> None:
    events = [text.event_text(Event("defeated", "p1", "Gorillion"), lang, "p2") for lang in ("en", "de", "fr")]
    assert events == ["The opponent’s Gorillion is defeated.", "Der Gorillöwe des Gegners wird besiegt.",
                      "Le Gorillion de l’adversaire est détruit."]


@pytest.mark.parametrize(("card", "forms"), [
    ("Luchataur", ["le Gladiataure", "du Gladiataure", "au Gladiataure", "votre Gladiataure",
                   "le Gladiataure d’Alice"]),
    ("Bee Bear", ["l’Oursabeille", "de l’Oursabeille", "à l’Oursabeille", "votre Oursabeille",
                  "l’Oursabeille d’Alice"]),
    ("Killer Bee", ["l’Abeille Tueuse", "de l’Abeille Tueuse", "à l’Abeille Tueuse", "votre Abeille Tueuse",
                    "l’Abeille Tueuse d’Alice"]),
    ("Brain Fly", ["la Neuromouche", "de la Neuromouche", "à la Neuromouche", "votre Neuromouche",
                   "la Neuromouche d’Alice"]),
    ("Urchin Hurler", ["les Oursins hurleurs", "des Oursins hurleurs", "aux Oursins hurleurs", "vos Oursins hurleurs",
                       "les Oursins hurleurs d’Alice"]),
    ("Snail Hydra", ["l’Hydrescargot", "de l’Hydrescargot", "à l’Hydrescargot", "votre Hydrescargot",
                     "l’Hydrescargot d’Alice"]),
    ("Hamster Lion", ["le Hamsterlion", "du Hamsterlion", "au Hamsterlion", "votre Hamsterlion",
                      "le Hamsterlion d’Alice"]),
    ("The Lurker", ["le Rôdeur", "du Rôdeur", "au Rôdeur", "votre Rôdeur", "le Rôdeur d’Alice"]),
    ("The Experiment", ["l’Expérience", "de l’Expérience", "à l’Expérience", "votre Expérience",
                        "l’Expérience d’Alice"]),
    ("Steelhorn", ["Cornes d’acier", "de Cornes d’acier", "à Cornes d’acier", "votre Cornes d’acier",
                   "le Cornes d’acier d’Alice"]),
    ("Leeklings", ["les Leeklings", "des Leeklings", "aux Leeklings", "vos Leeklings", "les Leeklings d’Alice"]),
    ("The Broccoli Bards", ["les Broccoli Bards", "des Broccoli Bards", "aux Broccoli Bards", "vos Broccoli Bards",
                            "les Broccoli Bards d’Alice"]),
    ("Kong", ["Kong", "de Kong", "à Kong", "votre Kong", "le Kong d’Alice"]),
    ("Applebot", ["Applebot", "d’Applebot", "à Applebot", "votre Applebot", "l’Applebot d’Alice"]),
    ("Healing Bots", ["Healing Bots", "de Healing Bots", "à Healing Bots", "votre Healing Bots",
                      "le Healing Bots d’Alice"]),
])
def test_french_articles(card: str, forms: list[str]) -> None:
    places = ("{card:le}", "{card:de}", "{card:à}", "{your card}", "{name's card:le}")
    assert [told("fr", f"x {place}", card)[2:] for place in places] == forms


@pytest.mark.parametrize(("name", "expected"), [
    ("Alice", "d’Alice"), ("Élodie", "d’Élodie"), ("Yves", "d’Yves"), ("Yann", "de Yann"), ("Hélène", "d’Hélène"),
    ("Œdipe", "d’Œdipe"), ("Nova", "de Nova"),
])
def test_french_elides_before_players(name: str, expected: str) -> None:
    assert told("fr", "x {name:de}", "Kong", name) == f"x {expected}"


@pytest.mark.parametrize(("card", "expected"), [
    ("Gorillion", "son Gorillion"), ("Brain Fly", "sa Neuromouche"), ("Killer Bee", "son Abeille Tueuse"),
    ("Urchin Hurler", "ses Oursins hurleurs"), ("The Lurker", "son Rôdeur"), ("Kong", "son Kong"),
])
def test_french_possessives(card: str, expected: str) -> None:
    assert told("fr", "x {card:son}", card) == f"x {expected}"


def test_french_elides_nothing_before_a_vowel_that_is_none() -> None:
    assert told("fr", "x {card:de} {name's card:le}", "One-Eye Felix", "Alice") == (
        "x de One-Eye Felix le One-Eye Felix d’Alice")


@pytest.mark.parametrize(("template", "expected"), [
    ("{your card} fights.", "Your Lurker fights."), ("{name's card} fights.", "Alice’s Lurker fights."),
    ("You play {card}.", "You play The Lurker."), ("It is {name's} turn.", "It is Alice’s turn."),
])
def test_english(template: str, expected: str) -> None:
    assert told("en", template, "The Lurker") == expected


def test_words_agree_with_names_and_numbers() -> None:
    assert [told("de", "{card|wird|werden}", card) for card in ("Gorillion", "Shield Bugs")] == ["wird", "werden"]
    pronouns = [told("de", "{card|er|sie|es|sie}", card) for card in
                ("Gorillion", "Killer Bee", "Giraffodile", "Kong", "Homemade Hero")]
    assert pronouns == ["er", "sie", "es", "er", "sie"]
    four = "{card|détruit|détruite|détruits|détruites}"
    assert [told("fr", four, card) for card in ("Gorillion", "Killer Bee", "Urchin Hurler", "Kong")] == [
        "détruit", "détruite", "détruits", "détruit"]
    assert [SPOKEN[lang].told("{n|one|many}", {"n": 0}) for lang in ("en", "de", "fr")] == ["many", "many", "one"]


def test_a_full_stop_is_not_doubled() -> None:
    for lang in text.LANGUAGES:
        line = text.event_text(Event("played", "p1", "H.A.D.E.S."), lang, "p1")
        assert line.endswith(".") and not line.endswith("..")


def test_a_sentence_begins_with_a_capital_letter() -> None:
    assert told("de", "{card:nom} kommt. {card:nom} geht: {card:nom}, {card:nom}.", "Gorillion") == (
        "Der Gorillöwe kommt. Der Gorillöwe geht: Der Gorillöwe, der Gorillöwe.")
    assert told("fr", "{card:le} joue : {card:le}.", "Gorillion") == "Le Gorillion joue : le Gorillion."


def test_names_are_marked_without_their_articles() -> None:
    segments = [segment for segment in text.event_segments(Event("fought", "p1", "Gorillion", "Lone Yeti"), "de", "p2",
                                                           {"p1": "Max"}) if segment.text]
    assert segments == [Segment("Max’ "), Segment("Gorillöwe", "Gorillion"), Segment(" "), Segment("kämpft"),
                        Segment(" gegen "), Segment("deinen "), Segment("Einsamen Yeti", "Lone Yeti"), Segment(".")]


def test_slots() -> None:
    assert parsed("{name's Shield Bugs:acc}").parts == (Gap("Shield Bugs", "acc", "name"),)
    assert parsed("{your card} {rival's} {a|b|c}").keys == {"card", "rival", "a"}


@pytest.mark.parametrize(("given", "problem"), [
    ("Affe", "expected a table"), ({"genre": "m"}, "unknown key 'genre'"), ({"gender": "x"}, "expected m, f or n"),
    ({"plural": "yes"}, "true or false"), ({"name": ""}, "must not be empty"), ({"name": "Affe", "gender": "m"}, None),
])
def test_what_can_be_wrong_with_a_name(given: object, problem: str | None) -> None:
    found = problem_with(given)
    assert found is None if problem is None else found is not None and problem in found


def test_a_name_without_gender_needs_no_article() -> None:
    assert named("Ape", {"name": "Affe"}).proper and named("Ape", {"gender": "m"}).proper
    assert named("Ape", {"name": "Affe", "gender": "m"}) == Noun("Affe", "m", about="Ape")
