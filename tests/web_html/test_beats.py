"""The stage tells every event once, in one sentence at a time, with its reason, and nothing that is hidden."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from mindbug import Game, redact
from mindbug.cards import SETS
from mindbug.game.catalogue import standard
from mindbug.game.circumstances import NOTHING_ASKED, Circumstances
from mindbug.game.events import EVENT_KINDS, Event
from mindbug.text import LANGUAGES, coverage, written
from mindbug.text.templates import parsed
from mindbug.web.html.beats import Beat, Told, beats, tell
from mindbug.web.html.film import film
from mindbug.web.rooms.pacing import AGAIN, JOINS, LENGTHS, ROLL, show_seconds
from tests import sampling
from tests.sampling import part
from tests.scenario import Scenario

READERS = ("p1", "p2", None)
NAMES = {"p2": "Anna"}
LONGEST_CAPTION = 7
GAMES = part([(sets, seed) for sets in [[one] for one in SETS if one not in ("promos", "battlefruit_addon")] + [[*SETS]]
              for seed in range(3)], 6)


def steps(sets: list[str], seed: int) -> Iterator[tuple[Game, Circumstances, list[Event]]]:
    """A random game: the circumstances of every choice, and the events that followed."""
    game, chance, told = Game(sets, seed), random.Random(seed), 0
    before = Circumstances()
    while True:
        events = game.events
        yield game, before, events[told:]
        told = len(events)
        if game.decision is None:
            return
        before = game.circumstances()
        game.choose(chance.choice(game.decision.options))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_random_games_is_told_exactly_once(lang: str) -> None:
    kinds: Counter[str] = Counter()
    for sets, seed in GAMES:
        for game, before, events in steps(sets, seed):
            for reader in READERS:
                told = tell([redact(event, reader) for event in events], before, game.decision, lang, reader, NAMES)
                assert sorted(number for each in told for number in each.events) == list(range(len(events)))
                for each in told:
                    check(each, lang)
                again = any(each.beat["kind"] == AGAIN for each in told)
                assert sum(each.beat["ms"] for each in told) / 1000 <= show_seconds(events) + 1.3 * again
            kinds.update(event.kind for event in events)
    assert len(kinds) > (25 if sampling.quick else 40)


def check(told: Told, lang: str) -> None:
    beat = told.beat
    assert beat["what"].endswith((".", "!", "?")), beat
    assert not re.search(r"[{}]|\bNone\b(?! of)", beat["what"] + beat.get("why", "")), beat
    assert 900 <= beat["ms"] <= 2400
    assert told.events or beat["kind"] in (AGAIN, ROLL)


def test_nothing_of_a_hidden_card_is_told() -> None:
    """The name of a card that the reader may not know is in no beat, neither to be read nor to be found."""
    hidden = 0
    every = set(standard().set_of)
    for sets, seed in GAMES:
        for game, before, events in steps(sets, seed):
            for reader in READERS:
                seen = [redact(event, reader) for event in events]
                public = {name for event in seen for name in (event.card, event.other)} | {before.source}
                secret = {event.card for event in events} - public
                if not secret or game.over:
                    continue
                hidden += 1
                told = json.dumps(beats(seen, before, game.decision, "en", reader, NAMES), ensure_ascii=False)
                for name in sorted(filter(None, public | {fighter.name for fighter in before.fighters}), key=len):
                    told = told.replace(name, "")
                assert not any(name in told for name in secret & every if name), (secret, told)
    assert hidden > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_can_be_told_to_everybody(lang: str) -> None:
    for event in coverage.events():
        for reader in READERS:
            [told] = [each for each in tell([event], Circumstances(), None, lang, reader, NAMES) if each.events]
            check(told, lang)
            if event.kind in JOINS and event.kind not in ("fought",):
                for each in tell([event, event], Circumstances(), None, lang, reader, NAMES):
                    check(each, lang)
    assert {*LENGTHS} - {AGAIN, ROLL} <= {*EVENT_KINDS}
    assert {*JOINS} | {kind for joined in JOINS.values() for kind in joined} <= {*EVENT_KINDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_are_short_and_languages_agree(lang: str) -> None:
    """A name counts as one word."""
    told, reference = (dict(coverage.leaves(written("beats", each), "")) for each in (lang, "en"))
    for key, text in told.items():
        words = "".join(part if isinstance(part, str) else "X" for part in parsed(text).parts).split()
        if key.startswith(" what"):
            assert len([word for word in words if word not in ":!?"]) <= LONGEST_CAPTION, text
    tables = {tuple(key.split()[:2]) for key in reference}
    assert {tuple(key.split()[:2]) for key in told} == tables


def test_the_dealing_is_told_and_can_be_sent() -> None:
    """With seed 1, equal cards are revealed several times before one of them decides."""
    game = Game(["first_contact"], 1)
    found = film(game.events, NOTHING_ASKED, game.decision, "en", "p1", NAMES)
    assert [beat["what"] for beat in found["beats"]] == [
        "Both players draw 5\u00a0cards.", "Urchin Hurler or Ferret Bomber: who starts?", "You start."]
    assert set(found["faces"]) == {"Urchin Hurler", "Ferret Bomber"} and msgspec.json.encode(found)


# ---- reasons


class Stage:
    """A duel whose choices are told."""

    def __init__(self, duel: Scenario) -> None:
        self.duel = duel

    def choose(self, seat: str, *labels: str, reader: str | None = "p1", lang: str = "en") -> list[Beat]:
        game = self.duel.game
        for label in labels:
            before, known = game.circumstances(), len(game.events)
            self.duel.choose(seat, label)
        events = [redact(event, reader) for event in game.events[known:]]
        return beats(events, before, game.decision, lang, reader, NAMES)


def said(found: list[Beat]) -> list[tuple[str, str]]:
    return [(beat["what"], beat.get("why", "")) for beat in found]


def test_a_countdown_is_not_blamed_on_what_was_played_before() -> None:
    stage = Stage(Scenario(p1={"hand": ["Gorillion"]}, p2={"play": ["Lychee King (2 octonite)"], "mindbugs": 0}))
    told = said(stage.choose("p1", "play Gorillion", lang="de"))
    assert told[-1] == ("Annas Lychee King verliert 1\u00a0Oktonit.", "")


def test_the_toll_for_a_mindbug_is_not_blamed_on_the_card_it_takes() -> None:
    stage = Stage(Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Mindbug Bug"]}, p2={"mindbugs": 2}))
    stage.choose("p1", "play Gorillion")
    assert ("Anna loses 1\u00a0life.", "") in said(stage.choose("p2", "mindbug"))


def test_a_mindbug_is_told_from_the_taking_to_acting_again() -> None:
    stage = Stage(Scenario(p1={"hand": ["Kangasaurus Rex", "Gorillion"], "play": ["Spider Owl"]}, p2={"mindbugs": 1}))
    assert said(stage.choose("p1", "play Kangasaurus Rex")) == [
        ("You play Kangasaurus Rex.", "Anna may take it with a Mindbug.")]
    found = stage.choose("p2", "mindbug")
    assert said(found) == [
        ("Anna takes your Kangasaurus Rex!", "It was Anna’s last Mindbug."),
        ("Kangasaurus Rex now fights for Anna.", "It comes into play on Anna’s side."),
        ("Play: the effect of Anna’s Kangasaurus Rex.", ""),
        ("Your Spider Owl is defeated.", "The effect of Kangasaurus Rex."),
        ("You act again.", "Your card was taken, so you act once more.")]
    assert found[0]["counts"] == {"bugs-opp": 0}
    assert found[3]["cards"] == [{"side": "me", "mark": "fall", "card": "Spider Owl", "text": "☠"}]


def test_poison_decides_a_fight() -> None:
    stage = Stage(Scenario(p1={"play": ["Spider Owl"]}, p2={"play": ["Gorillion"]}, turn="p2"))
    assert said(stage.choose("p2", "attack Gorillion")) == [("Anna attacks with Gorillion.", "You may block.")]
    found = stage.choose("p1", "block Spider Owl")
    assert said(found)[:2] == [
        ("You block with Spider Owl.", "Power 10 against power 3."),
        ("Both creatures are defeated.", "Spider Owl has POISONOUS: it defeats whatever it fights.")]
    assert found[1]["decides"] == "POISONOUS"
    assert found[1]["duel"] == {"side": "opp", "attacker": "Gorillion", "blocker": "Spider Owl"}


def test_sneaky_cannot_be_blocked_and_takes_the_last_life() -> None:
    stage = Stage(Scenario(p1={"play": ["Gorillion"], "life": 1}, p2={"play": ["Tiger Squirrel"]}, turn="p2"))
    found = stage.choose("p2", "attack Tiger Squirrel")
    assert said(found) == [
        ("Anna attacks with Tiger Squirrel.", ""),
        ("You cannot block Tiger Squirrel.", "SNEAKY: only creatures with SNEAKY can block."),
        ("You lose your last life.", "Tiger Squirrel was not blocked."),
        ("Anna wins!", "Tiger Squirrel took the last life.")]
    assert found[1]["marked"] == [{"side": "me", "card": "Gorillion", "mark": "plain", "text": "not SNEAKY"}]
    assert found[2]["counts"] == {"life-me": 0}


def test_a_shield_breaks_and_an_effect_without_effect_is_named() -> None:
    stage = Stage(Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Rhino Turtle"]}))
    stage.choose("p1", "attack Gorillion")
    assert said(stage.choose("p2", "block Rhino Turtle"))[1] == (
        "The shield of Anna’s Rhino Turtle breaks.", "TOUGH protects it once; next time it is defeated.")
    stage = Stage(Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0}))
    assert said(stage.choose("p1", "play Kangasaurus Rex"))[:2] == [
        ("You play Kangasaurus Rex.", "No Mindbug is used on it."),
        ("Play: the effect of your Kangasaurus Rex.", "It has no effect now.")]


@pytest.mark.parametrize(("attacker", "others", "blocker", "culprit"), [
    ("Gorillion", ["Elephantopus"], "Plated Scorpion", "Elephantopus"), ("Bee Bear", [], "Plated Scorpion", "Bee Bear"),
])
def test_who_keeps_creatures_from_blocking_is_named(attacker: str, others: list[str], blocker: str,
                                                     culprit: str) -> None:
    stage = Stage(Scenario(p1={"play": [attacker, *others]}, p2={"play": [blocker, blocker]}))
    assert said(stage.choose("p1", f"attack {attacker}"))[1] == (
        f"Anna cannot block {attacker}.", f"The text of {culprit} keeps Anna’s creatures from blocking.")


def test_a_bought_card_has_its_effect_before_the_next_one_is_for_sale() -> None:
    """The rules turn the next one up at once; told so, it would tear apart what was bought and what that does."""
    bought = [Event("bought", "p1", "Railgun"), Event("energy", "p1", number=-2, total=0),
              Event("power_revealed", card="Stomp"), Event("life", "p2", number=-1, total=2)]

    def kinds(events: list[Event]) -> list[str]:
        return [beat["kind"] for beat in beats(events, Circumstances(), None, "en", "p1", NAMES)]

    assert kinds(bought) == ["bought", "life", "power_revealed"]
    assert kinds([*bought, Event("turn", "p2", number=7)]) == ["bought", "life", "power_revealed", "turn"]
    assert kinds([*bought, *bought]) == 2 * ["bought", "life", "power_revealed"]
    assert beats(bought, Circumstances(), None, "en", "p1", NAMES)[1]["by"] == "Railgun"
