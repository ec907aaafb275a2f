"""The log tells every event, and tells them like somebody who tells a story."""

import random

import pytest

from mindbug import Game, redact, text
from mindbug.game.events import Event
from mindbug.text import telling
from mindbug.words import GainLife, Keyword, Player, PutIntoDiscard

PLAY = (Event("played", "p1", "Gorillion"), Event("drew", "p1", "Bee Bear", seen_by=("p1",)),
        Event("declined", "p2", "Gorillion"), Event("entered", "p1", "Gorillion"))


def told(events: tuple[Event, ...], lang: str = "en", viewer: str | None = "p1") -> list[str]:
    redacted = [redact(event, viewer) for event in events]
    return [text.typewritten(line) for line in text.story(redacted, lang, viewer, {"p2": "Alice"})]


@pytest.mark.parametrize(("lang", "mine", "theirs"), [
    ("en", "You play Gorillion and draw Bee Bear; Alice uses no Mindbug.",
     "The opponent plays Gorillion and draws a card; you use no Mindbug."),
    ("de", "Du spielst den Gorillöwen aus und ziehst den Brummbären; Alice setzt keinen Mindbug ein.",
     "Der Gegner spielt den Gorillöwen aus und zieht eine Karte; du setzt keinen Mindbug ein."),
    ("fr", "Vous jouez le Gorillion et piochez l’Oursabeille ; Alice n’utilise pas de Mindbug.",
     "L’adversaire joue le Gorillion et pioche une carte ; vous n’utilisez pas de Mindbug."),
])
def test_a_play_is_one_line(lang: str, mine: str, theirs: str) -> None:
    assert told(PLAY, lang) == [mine]
    assert told(PLAY, lang, "p2") == [theirs]


def test_a_line_grows_and_what_was_told_goes_on() -> None:
    """The answer of the opponent comes later: the same line then says more; whoever has read it, reads the rest."""
    assert told(PLAY[:2]) == ["You play Gorillion and draw Bee Bear."]
    assert told(PLAY[2:], viewer="p2") == ["You do not use a Mindbug on Gorillion."]


def test_a_purchase_names_the_price_once() -> None:
    bought = (Event("bought", "p1", "Ambush", number=2), Event("energy", "p1", number=-2, total=1))
    assert told(bought) == ["You buy Ambush for 2 energy and have 1 left."]
    spent = (*bought[:1], Event("energy", "p1", number=-2, total=0))
    assert told(spent, "fr") == ["Vous achetez Ambush pour 2 énergies et n’en avez plus."]


def test_an_effect_and_what_comes_of_it() -> None:
    healed = (Event("triggered", "p2", "Axolotl Healer", detail="play"), Event("life", "p2", number=2, total=5))
    assert told(healed) == ["The Play effect of Alice’s Axolotl Healer: Alice gains 2 life and now has 5."]
    assert told(healed, "de") == [
        "Der Ausspielen-Effekt der Axolotl-Heilerin tritt ein: Alice erhält 2 Lebenspunkte und hat jetzt 5."]
    without = (healed[0], Event("turn", "p1", number=4))
    assert told(without)[0] == "The Play effect of Alice’s Axolotl Healer activates."


def test_cards_of_one_kind_are_listed() -> None:
    fell = tuple(Event("defeated", "p2", card) for card in ("Gorillion", "Bee Bear", "Lone Yeti"))
    assert told(fell) == ["Alice’s Gorillion, Bee Bear and Lone Yeti are defeated."]
    assert told(fell, "de") == ["Alices Gorillöwe, Brummbär und Einsamer Yeti werden besiegt."]
    assert told(fell, "fr") == ["Le Gorillion, l’Oursabeille et le Yéti Solitaire d’Alice sont détruits."]
    hidden = tuple(Event("stolen", "p2", card, seen_by=("p2",)) for card in ("Gorillion", "Bee Bear"))
    assert told(hidden) == ["Alice steals 2 cards from your hand."]
    assert told(hidden, viewer="p2") == ["You steal Gorillion and Bee Bear from the opponent’s hand."]


def test_what_one_player_does_is_not_told_of_the_other() -> None:
    draws = (Event("drew", "p1", "Bee Bear"), Event("drew", "p2", "Gorillion"))
    assert len(told(draws)) == 2
    refill = (Event("played", "p1", "Gorillion"), Event("drew", "p2", "Bee Bear"))
    assert len(told(refill)) == 2


def test_a_choice_says_which_effect() -> None:
    game = Game.from_position({
        "sets": ["beyond_eternity", "first_contact"],
        "p1": {"play": ["Goat Dragon"], "discard": ["Gorillion"], "hand": ["Bee Bear"]},
        "p2": {"play": ["Luchataur (boost Shield Bugs)"], "hand": ["Lone Yeti"]}})
    game.choose("attack Goat Dragon")
    assert game.decision is not None
    offered = [text.option_text(option, game.decision, "de") for option in game.decision.options]
    assert offered[1] == "Eine Kreatur mit Verstärkungskarte besiegen"
    game.choose("choose defeat")
    assert text.story(game.events, "en", "p1")[1] == (
        "The Attack effect of your Goat Dragon: you choose “Defeat a creature with a boost card”.")


def test_a_choice_says_which_side() -> None:
    game = Game.from_position({"p1": {"play": ["Sluggernaut"], "hand": ["Bee Bear"]},
                               "p2": {"play": ["Gorillion"], "hand": ["Lone Yeti"]}})
    game.choose("attack Sluggernaut")
    game.choose("block Gorillion")
    assert game.decision is not None
    assert [text.option_text(option, game.decision) for option in game.decision.options] == [
        "Power 5 and HUNTER", "Power 8 and FRENZY"]
    game.choose("choose left")
    assert "Your Sluggernaut now shows its side with power 5 and HUNTER." in text.story(game.events, "en", "p1")


def test_a_choice_is_told_to_each_reader_in_french() -> None:
    """« Alice choisit « La placer dans votre défausse » » was the pile of Alice."""
    own, theirs = (Event("chose", "p1", "Koibra", effects=(PutIntoDiscard(who),)) for who in Player)
    assert [told((own,), "fr", viewer) for viewer in ("p1", "p2")] == [
        ["Vous choisissez de la placer dans votre défausse."], ["L’adversaire choisit de la placer dans sa défausse."]]
    assert [told((theirs,), "fr", viewer) for viewer in ("p2", None)] == [
        ["L’adversaire choisit de la placer dans votre défausse."],
        ["Le joueur 1 choisit « La placer dans la défausse de l’adversaire »."]]


def test_a_card_of_the_opponent_is_not_discarded_by_whoever_chooses_its_pile() -> None:
    put, healed = (Event("chose", "p1", "Koibra", effects=(effect,))
                   for effect in (PutIntoDiscard(Player.SELF), GainLife(1)))
    card = Event("discarded", "p1", "Gorillion")
    assert told((put, card)) == ["You choose “Put it into your discard pile”."]
    assert len(told((healed, card))) == 2


def test_a_pronoun_stands_for_the_creature_whose_effect_it_is() -> None:
    attack = Event("triggered", "p1", "Blastfish", detail="attack")
    assert told((attack, Event("sheltered", "p1", "Blastfish")), "fr") == [
        "Effet Attaque de votre Déflagardon : il ne peut pas être détruit ce tour-ci."]
    assert told((attack, Event("gained", "p1", "Blastfish", keywords=(Keyword.SNEAKY,)))) == [
        "The Attack effect of your Blastfish: it has SNEAKY this turn."]
    assert told((attack, Event("pinned", "p2", "Blastfish")), "fr") == [
        "Effet Attaque de votre Déflagardon : le Déflagardon d’Alice ne peut pas bloquer ce tour-ci."]


def test_creatures_that_come_and_go_together_are_one_line() -> None:
    aside = tuple(Event("set_aside", "p2", card) for card in ("Gorillion", "Killer Bee"))
    assert told(aside, "fr") == ["Le Gorillion et l’Abeille Tueuse d’Alice sont mis de côté."]
    tired = tuple(Event("exhausted", "p1", card) for card in ("Lone Yeti", "Rhino Turtle"))
    assert told(tired) == ["Your Lone Yeti and Rhino Turtle have TOUGH: they become exhausted instead of being"
                           " defeated."]
    buried = tuple(Event("buried", "p1", card) for card in ("Urchin Hurler", "Lone Yeti"))
    assert told(buried[:1], "fr") == ["La carte Renfort Oursins hurleurs va dans votre défausse."]
    assert told(buried, "fr") == ["Les cartes Renfort Oursins hurleurs et Yéti Solitaire vont dans votre défausse."]


def test_one_die_needs_no_number() -> None:
    rolls = tuple(Event("rerolled", "p1", "Kong", number=1, total=dice) for dice in (1, 2))
    assert [told((roll,)) for roll in rolls] == [["You reroll the die."], ["You reroll the first die."]]
    shown = (Event("rolled", "p1", "Kong", number=1, detail="+2"),
             Event("rolled", "p1", "Kong", number=2, detail="energy"), Event("boosted", "p1", "Kong", number=2))
    assert told(shown) == ["Your dice show: +2 power and 1 energy."]


def test_a_roll_tells_what_it_gives() -> None:
    kong = "p1", "Kong"
    rolls = (Event("rerolled", *kong, number=1, total=1), Event("rolled", *kong, number=1, detail="energy2"),
             Event("energy", "p1", number=2, total=6))
    assert told(rolls) == ["You reroll the die: 2 energy."]
    other = (*rolls[:2], Event("energy", "p1", number=1, total=5))
    assert told(other)[1] == "You gain 1 energy and now have 5."


@pytest.mark.parametrize(("lang", "expected"), [
    ("en", "Your dice show: +1 power, twice."),
    ("de", "Deine Würfel zeigen: zweimal „+1 Stärke“."),
    ("fr", "Vos dés indiquent : deux fois « +1 de puissance »."),
])
def test_two_dice_that_show_the_same(lang: str, expected: str) -> None:
    dice = tuple(Event("rolled", "p1", "H.A.D.E.S.", number=die, detail="+1") for die in (1, 2))
    assert told(dice, lang) == [expected]


def test_a_price_is_told_with_its_effect() -> None:
    paid = (Event("triggered", "p1", "Kiwanoid", detail="attack"),
            Event("octonite", "p1", "Kiwanoid", number=-1, total=0), Event("drew", "p1", "Bee Bear"))
    assert told(paid) == ["The Attack effect of your Kiwanoid for 1 octonite (none left): you draw Bee Bear."]
    assert told(paid[:2]) == ["The Attack effect of your Kiwanoid activates for 1 octonite (none left)."]
    assert told(paid[:2], "de") == ["Der Angreifen-Effekt deines Kiwanoid wird für 1 Oktonit (das letzte) ausgelöst."]
    assert told((paid[0], Event("octonite", "p1", "Applebot", number=-1, total=0)))[1] == (
        "Your Applebot loses 1 octonite and has none left.")


def test_a_purchase_says_what_takes_its_place() -> None:
    bought = (Event("bought", "p1", "Ambush", number=2), Event("energy", "p1", number=-2, total=0),
              Event("power_revealed", None, "Rage"))
    assert told(bought) == ["You buy Ambush for 2 energy and have none left; Rage joins the Power row."]
    free = (Event("bought", "p1", "Ambush"), bought[2])
    assert told(free) == ["You buy Ambush for free; Rage joins the Power row."]
    assert told((Event("power_revealed", "p1", "Rage"),)) == ["You turn up Rage from the Power deck."]


@pytest.mark.parametrize(("lang", "same", "across"), [
    ("en", "You move 1 octonite from Kiwanoid to your Applebot (now 2).",
     "You move 1 octonite from Kiwanoid to Alice’s Applebot (now 2)."),
    ("de", "Du legst 1 Oktonit von Kiwanoid auf deinen Applebot (jetzt 2).",
     "Du legst 1 Oktonit von Kiwanoid auf Alices Applebot (jetzt 2)."),
    ("fr", "Vous déplacez 1 octonite de Kiwanoid vers votre Applebot (2 à présent).",
     "Vous déplacez 1 octonite de Kiwanoid vers l’Applebot d’Alice (2 à présent)."),
])
def test_a_charge_that_is_spread_is_one_line(lang: str, same: str, across: str) -> None:
    given = Event("octonite", "p1", "Kiwanoid", number=-1, total=1)
    got = [Event("octonite", seat, "Applebot", number=1, total=2) for seat in ("p1", "p2")]
    assert told((given, got[0]), lang) == [same]
    assert told((given, got[1]), lang) == [across]
    assert len(told((given, Event("octonite", "p1", "Applebot", number=-1, total=2)))) == 2


@pytest.mark.parametrize("seed", range(3))
def test_lines_only_grow_at_their_end_and_are_the_same_for_all_readers(seed: int) -> None:
    """The log stays true while the game goes on, and nobody learns from a line what a card is."""
    events = random_game(seed).events
    lines = telling.lines(events)
    assert [event for line in lines for event in line] == events
    assert len(lines) < 0.9 * len(events)
    for end in range(0, len(events), 7):
        *before, last = telling.lines(events[:end]) or [()]
        assert before == lines[:len(before)]
        assert last == lines[len(before)][:len(last)]
    for reader in ("p1", "p2", None):
        redacted = telling.lines([redact(event, reader) for event in events])
        assert [len(line) for line in redacted] == [len(line) for line in lines]


def random_game(seed: int) -> Game:
    choices = random.Random(seed)
    game = Game(["first_contact", "battlefruit_galaxy", "king_of_tokyo", "beyond_eternity", "promos"], seed)
    while game.decision is not None:
        game.choose(choices.choice(game.decision.options))
    return game
