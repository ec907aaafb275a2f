"""Sentences depend on their reader, and are filled with names and numbers."""

import pytest

from mindbug import text
from mindbug.cards import SETS
from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.words import Cards, Keyword, Pile, Recover, Trigger

NOVA = {"p1": "Nova"}


@pytest.mark.parametrize(("lang", "you", "rival", "seat", "named"), [
    ("en", "You play Bee Bear.", "The opponent plays Bee Bear.", "Player 1 plays Bee Bear.", "Nova plays Bee Bear."),
    ("de", "Du spielst den Brummbären aus.", "Der Gegner spielt den Brummbären aus.",
     "Spieler 1 spielt den Brummbären aus.", "Nova spielt den Brummbären aus."),
    ("fr", "Vous jouez l’Oursabeille.", "L’adversaire joue l’Oursabeille.", "Le joueur 1 joue l’Oursabeille.",
     "Nova joue l’Oursabeille."),
])
def test_the_reader_is_addressed_and_others_are_named(lang: str, you: str, rival: str, seat: str, named: str) -> None:
    event = Event("played", "p1", "Bee Bear")
    assert text.event_text(event, lang, "p1") == you
    assert text.event_text(event, lang, "p2") == rival
    assert text.event_text(event, lang) == seat
    assert text.event_text(event, lang, "p2", NOVA) == named


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "The opponent steals a card from your hand."),
    ("de", "Der Gegner stiehlt eine Karte aus deiner Hand."),
    ("fr", "L’adversaire vole une carte dans votre main."),
])
def test_a_hidden_card_is_just_a_card(lang: str, expected: str) -> None:
    assert text.event_text(Event("stolen", "p1"), lang, "p2") == expected


@pytest.mark.parametrize(("number", "lang", "expected"), [
    (1, "en", "You draw an opening hand of 1 card."),
    (1, "de", "Du ziehst 1 Karte als Starthand."),
    (1, "fr", "Vous piochez votre main de départ : 1 carte."),
    (0, "en", "You draw an opening hand of 0 cards."),
    (0, "de", "Du ziehst 0 Karten als Starthand."),
    (0, "fr", "Vous piochez votre main de départ : 0 carte."),
])
def test_numbers_and_nouns_agree(number: int, lang: str, expected: str) -> None:
    assert text.typewritten(text.event_text(Event("dealt", "p1", number=number), lang, "p1")) == expected


@pytest.mark.parametrize(("kind", "left", "expected"), [
    ("mindbugged", 1, "Nova utilise un Mindbug et prend votre Gorillion\u00a0; il lui en reste 1."),
    ("mindbugged", 0, "Nova utilise son dernier Mindbug et prend votre Gorillion."),
    ("mindbug_lost", 0, "Nova perd son dernier Mindbug."),
    ("mindbug_paid", 0, "Nova utilise son dernier Mindbug pour le Gorillion."),
    ("refreshed", 1, "Nova récupère un Mindbug et en a maintenant 1."),
])
def test_french_tells_the_last_mindbug_as_people_do(kind: str, left: int, expected: str) -> None:
    assert text.event_text(Event(kind, "p1", "Gorillion", total=left), "fr", "p2", NOVA) == expected


def test_french_keeps_signs_on_the_line() -> None:
    decision = Decision("p1", "action", None, ())
    assert text.prompt(decision, "fr", "p1") == "C’est votre tour\u00a0: que faites-vous\u00a0?"


def test_the_meaning_of_choose_depends_on_the_purpose() -> None:
    chosen = Option("choose Gorillion", "choose", "Gorillion", owner="p1")
    told = {purpose: text.option_text(chosen, Decision("p1", "target", "Brain Fly", (chosen,), purpose))
            for purpose in ("defeat", "take_control", "return")}
    assert told == {"defeat": "Defeat Gorillion", "take_control": "Take control of Gorillion",
                    "return": "Return Gorillion to hand"}


def test_copies_and_enemies_are_told_apart() -> None:
    options = (Option("choose Gorillion", "choose", "Gorillion", owner="p1"),
               Option("choose Gorillion #2", "choose", "Gorillion", 2, "p1"),
               Option("choose Gorillion #3", "choose", "Gorillion", 3, "p2"))
    decision = Decision("p1", "target", "Explosive Toad", options, "defeat")
    assert [text.option_text(option, decision) for option in options] == [
        "Defeat Gorillion", "Defeat Gorillion (2)", "Defeat Gorillion (enemy)"]
    pair = (*options[1:], Option("choose Gorillion #4", "choose", "Gorillion", 4, "p2"))
    assert [text.option_text(option, Decision("p1", "target", None, pair, "defeat")) for option in pair] == [
        "Defeat Gorillion", "Defeat Gorillion (3, enemy)", "Defeat Gorillion (4, enemy)"]


@pytest.mark.parametrize(("pile", "expected"), [
    (Pile.BOOST, "Den Brummbären (von einer feindlichen Kreatur) nehmen"),
    (Pile.ANY_DISCARD, "Den Brummbären (aus dem Ablagestapel des Gegners) nehmen"),
])
def test_a_boost_card_lies_in_no_discard_pile(pile: Pile, expected: str) -> None:
    bear = Option("choose Bee Bear", "choose", "Bee Bear", owner="p2")
    decision = Decision("p1", "card", "Soul Manipulator", (bear,), "recover", Recover(Cards(pile)))
    assert text.option_text(bear, decision, "de") == expected


@pytest.mark.parametrize(("viewer", "expected"), [
    ("p1", "You win: the opponent has no life left."),
    ("p2", "You lose: you have no life left."),
    (None, "Player 1 wins: Player 2 has no life left."),
])
def test_the_outcome_is_told_from_the_reader_s_side(viewer: str | None, expected: str) -> None:
    assert text.outcome_text("p1", "life", viewer=viewer) == expected
    assert text.event_text(Event("game_over", "p1", detail="life"), viewer=viewer) == expected


def test_a_draw_has_no_winner() -> None:
    assert text.outcome_text(None, "turn_limit", "de").startswith("Unentschieden:")


def test_names_and_titles() -> None:
    assert text.card_name("Gorillion", "de") == "Gorillöwe"
    assert text.card_name("Artimist", "fr") == text.card_name("Artimist") == "Artimist"
    assert text.card_name("No Such Card", "de") == "No Such Card"
    assert {text.set_title(card_set.id) for card_set in SETS.values()} == {s.title for s in SETS.values()}
    assert text.set_title("first_contact", "de") == "Der erste Kontakt"
    assert text.set_title("home_brew") == "home_brew"
    assert text.keyword_name(Keyword.SNEAKY, "de") == "RAFFINIERT"
    assert text.trigger_name(Trigger.DEFEATED, "fr") == "Détruit"


def test_interface_texts_count() -> None:
    assert text.say("card_count", "de", count=1) == "1\u00a0Karte"
    assert text.say("card_count", "de", count=0) == "0\u00a0Karten"
    assert text.say("card_count", "fr", count=0) == "0\u00a0carte"
    assert text.say("curtain", name="Nova") == "Pass the keyboard to Nova, then press Enter."


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'tlh'.*en, de, fr"):
        text.card_name("Gorillion", "tlh")


def test_an_unknown_interface_text_is_named() -> None:
    with pytest.raises(LookupError, match="no_such_key"):
        text.say("no_such_key")
