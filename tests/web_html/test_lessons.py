"""The tutorial: every lesson can be done, what the coach says is there and true, and a wrong choice leads nowhere."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import product

import html5lib
import pytest

from mindbug import Game
from mindbug.text import say, set_title, written
from mindbug.web.html.coach import ShownLesson
from mindbug.web.learn.attempt import (
    ANYTHING_ELSE,
    Attempt,
    after,
    lessons_to_offer,
    next_lesson,
    read_learned,
    write_learned,
)
from mindbug.web.learn.lessons import LEARNER, LESSONS, Ask, Lesson
from mindbug.web.learn.set_lessons import EVERY_LESSON, SET_LESSONS
from tests.web_html.states import LANGUAGES

every_lesson = pytest.mark.parametrize("lesson", EVERY_LESSON.values(), ids=EVERY_LESSON)


def ways(lesson: Lesson) -> list[tuple[str, ...]]:
    """Every way to do the lesson."""
    return list(product(*(ask.right for ask in lesson.asks)))


def points(lesson: Lesson) -> Iterator[Attempt]:
    """Every point at which the learner has to choose, and the end."""
    for way in ways(lesson):
        for count in range(len(way) + 1):
            yield Attempt(lesson, way[:count])


def labels(game: Game) -> list[str]:
    return [option.label for option in game.decision.options] if game.decision else []


def test_there_are_lessons_for_about_five_minutes() -> None:
    assert 7 <= len(LESSONS) <= 10
    assert all(1 <= len(lesson.asks) <= 4 for lesson in EVERY_LESSON.values())


@every_lesson
def test_a_lesson_can_be_done_in_every_way_that_it_calls_right(lesson: Lesson) -> None:
    for way in ways(lesson):
        attempt = Attempt(lesson)
        for label in way:
            ask, decision = attempt.ask, attempt.game.decision
            assert ask is not None and decision is not None and decision.player == LEARNER
            assert set(ask.right) <= set(labels(attempt.game))
            assert attempt.is_right(label)
            shown = list(attempt.choose(label))
            assert all(shown), "a step at which nothing happens"
        assert attempt.done and attempt.choices == way
        last = attempt.game.decision
        assert last is None or last.player != LEARNER, "the table would still offer something"


@every_lesson
def test_whatever_is_said_about_a_wrong_choice_is_said_about_an_option(lesson: Lesson) -> None:
    for attempt in points(lesson):
        if attempt.ask is None:
            continue
        wrong = [label for label in labels(attempt.game) if label not in attempt.ask.right]
        for about in attempt.ask.wrong:
            assert about in wrong or about in [label.partition(" ")[0] for label in wrong], about


def test_the_coach_has_no_words_that_nobody_hears() -> None:
    heard = {ANYTHING_ELSE, "learn_watch"}
    for lesson in EVERY_LESSON.values():
        heard.add(f"learn_{lesson.name}_title")
        for attempt in points(lesson):
            heard.add(attempt.sentence)
            wrong = attempt.ask.wrong.values() if attempt.ask else ()
            heard.update(f"learn_{lesson.name}_{about}" for about in wrong)
    around = {"learn_to_play", "learn_on", "learn_again", "learn_keys", "learn_set"}
    known = [*written("phrases/learn"), *written("phrases/learn_sets")]
    assert {key for key in known if key.startswith("learn_")} == heard | around


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_every_point_of_a_lesson_can_be_seen(lesson: Lesson, lang: str) -> None:
    parser = html5lib.HTMLParser(strict=True)
    for attempt in points(lesson):
        html = ShownLesson(attempt, lang, ()).html()
        parser.parseFragment(html)
        assert "{" not in html
        ids = re.findall(r'\bid="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        offered = set(map(unescape, re.findall(r'name="label" value="([^"]+)"', html)))
        assert offered == (set() if attempt.done else set(labels(attempt.game)))
        assert ('id="do-next"' in html) == attempt.done
        in_the_tutorial = lesson.name in LESSONS
        assert html.count('class="dot') == (len(LESSONS) if in_the_tutorial else 0)
        assert ('class="dot done" aria-current' in html) == (attempt.done and in_the_tutorial)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_a_wrong_choice_brings_advice_and_changes_nothing(lesson: Lesson, lang: str) -> None:
    for attempt in points(lesson):
        if attempt.ask is None:
            continue
        before = ShownLesson(attempt, lang, ()).html()
        for label in labels(attempt.game):
            if label in attempt.ask.right:
                continue
            assert not attempt.is_right(label)
            html = ShownLesson(attempt, lang, (), label).html()
            assert said(html) != said(before) and "{" not in said(html)
            assert html.partition("<form")[2] == before.partition("<form")[2]


def said(html: str) -> str:
    found = re.search(r'id="said">(.*?)</div>', html)
    assert found
    return found[1]


def test_the_last_lesson_leads_to_a_game_and_every_other_to_the_next() -> None:
    names = list(LESSONS)
    assert [after(name) for name in names] == [*names[1:], None]
    last = LESSONS[names[-1]]
    html = ShownLesson(Attempt(last, ways(last)[0]), "en", names).html()
    assert 'form="first-game"' in html
    assert "/review" not in html and "/game/" not in html


@pytest.mark.parametrize("set_id, lesson", SET_LESSONS.items(), ids=SET_LESSONS)
def test_the_lesson_of_a_set_shows_cards_of_it_and_leads_to_a_game(set_id: str, lesson: Lesson) -> None:
    assert lesson.position["sets"] == [set_id] and lesson.name not in LESSONS and after(lesson.name) is None
    html = ShownLesson(Attempt(lesson, ways(lesson)[0]), "de", ()).html()
    assert 'form="first-game"' in html and say("play_this_set", "de") in html
    assert f'aria-label="{set_title(set_id, "de")}"' in html


def test_a_lesson_of_a_set_is_offered_until_it_is_done() -> None:
    assert lessons_to_offer(["first_contact", "king_of_tokyo"], ["play"]) == {"king_of_tokyo": "tokyo"}
    assert lessons_to_offer(["king_of_tokyo"], ["tokyo"]) == {}
    assert next_lesson(["tokyo"]) == next(iter(LESSONS)), "the tutorial does not care about them"


def test_what_is_learned_is_read_with_care() -> None:
    names = list(LESSONS)
    assert read_learned(write_learned(names)) == tuple(names)
    assert read_learned("nonsense.block..block.<b>") == ("block",)
    assert read_learned("") == ()
    assert next_lesson([]) == names[0] and next_lesson(names[:2]) == names[2] and next_lesson(names) == names[0]


# ---- what the lessons teach happens


TAUGHT: dict[str, list[tuple[str, str, str | None]]] = {
    "play": [("played", "p1", "Gorillion"), ("drew", "p1", "Spider Owl"), ("unblocked", "p2", "Gorillion"),
             ("life", "p2", None)],
    "block": [("blocked", "p1", "Gorillion"), ("defeated", "p2", "Giraffodile"), ("blocked", "p2", "Turbo Bug"),
              ("defeated", "p2", "Turbo Bug")],
    "mindbug": [("declined", "p1", "Shield Bugs"), ("played", "p2", "Gorillion"), ("mindbugged", "p1", "Gorillion"),
                ("entered", "p1", "Gorillion")],
    "bait": [("mindbugged", "p2", "Luchataur"), ("entered", "p2", "Luchataur"), ("entered", "p1", "Gorillion")],
    "sneaky": [("unblocked", "p2", "Tiger Squirrel"), ("life", "p2", None), ("hunted", "p1", "Killer Bee"),
               ("defeated", "p2", "Chameleon Sniper")],
    "poison": [("exhausted", "p1", "Plated Scorpion"), ("defeated", "p2", "Gorillion"),
               ("attacked", "p1", "Plated Scorpion"), ("unblocked", "p2", "Plated Scorpion"), ("life", "p2", None)],
    "frenzy": [("attacked", "p1", "Luchataur"), ("defeated", "p2", "Giraffodile"), ("attacked", "p1", "Luchataur"),
               ("life", "p2", None)],
    "effects": [("triggered", "p1", "Kangasaurus Rex"), ("defeated", "p2", "Brain Fly"),
                ("defeated", "p2", "Ferret Bomber"), ("defeated", "p2", "Turbo Bug"), ("triggered", "p1", "Shark Dog"),
                ("defeated", "p2", "Gorillion"), ("life", "p2", None)],
    "defeated": [("defeated", "p1", "Explosive Toad"), ("triggered", "p1", "Explosive Toad"),
                 ("defeated", "p2", "Gorillion")],
    "win": [("triggered", "p1", "Chameleon Sniper"), ("life", "p2", None), ("unblocked", "p2", "Chameleon Sniper"),
            ("life", "p2", None), ("game_over", "p1", None)],
    "kingdom": [("octonite", "p1", "Bananapus"), ("triggered", "p1", "Bananapus"),
                ("defeated", "p2", "Pineapple Paladin"), ("octonite", "p1", "Captain Cucodile"), ("life", "p1", None),
                ("octonite", "p1", "Captain Cucodile"), ("triggered", "p1", "Captain Cucodile"), ("life", "p1", None),
                ("entered", "p1", "Carrot Cleric"), ("attacked", "p1", "Carrot Cleric"), ("life", "p2", None)],
    "galaxy": [("entered", "p1", "USX Tangerine"), ("octonite", "p2", "Vanilla Creature"),
               ("acted", "p1", "USX Tangerine"), ("octonite", "p1", "USX Tangerine"),
               ("took_control", "p1", "Vanilla Creature")],
    "tokyo": [("rolled", "p1", "Kong"), ("rerolled", "p1", "Kong"), ("rolled", "p1", "Kong"), ("energy", "p1", None),
              ("life", "p2", None), ("bought", "p1", "Railgun"), ("game_over", "p1", None)],
    "evolution": [("acted", "p1", "Curious Tadpole"), ("life", "p1", None), ("evolved", "p1", "Curious Tadpole"),
                  ("evolved", "p1", "Frog Prophet"), ("triggered", "p1", "World Eater"), ("game_over", "p1", None)],
    "eternity": [("triggered", "p1", "Sea-Rex"), ("put_under", "p1", "Cursed Gorillion"),
                 ("hunted", "p1", "Sea-Rex"), ("defeated", "p2", "Pyro Salamancer")],
}


def happened(game: Game) -> list[tuple[str, str | None, str | None]]:
    return [(event.kind, event.player, event.card) for event in game.events]


@every_lesson
def test_what_a_lesson_teaches_happens(lesson: Lesson) -> None:
    events = iter(happened(Attempt(lesson, ways(lesson)[0]).game))
    for wanted in TAUGHT[lesson.name]:
        assert wanted in events, wanted  # in this order: the iterator goes on from there


def test_after_a_mindbug_the_same_turn_goes_on() -> None:
    taken = Attempt(LESSONS["mindbug"], ways(LESSONS["mindbug"])[0]).game
    assert taken.turn == "p2" and taken.decision is not None and taken.decision.kind == "action"
    lost = Attempt(LESSONS["bait"], ["play Luchataur"]).game
    assert lost.turn == "p1" and lost.decision is not None and lost.decision.kind == "action"


# lesson, choices so far, what would be wrong and what the opponent could answer: what the coach warns of
WARNINGS = [
    ("block", 0, ["block Mysterious Mermaid"], ("defeated", "p1", "Mysterious Mermaid")),
    ("block", 0, ["block Brain Fly"], ("defeated", "p1", "Brain Fly")),
    ("block", 0, ["no block"], ("life", "p1", None)),
    ("block", 1, ["attack Brain Fly", "block Turbo Bug"], ("defeated", "p1", "Brain Fly")),
    ("bait", 0, ["play Gorillion", "mindbug"], ("entered", "p2", "Gorillion")),
    ("sneaky", 0, ["attack Killer Bee", "let block", "block Gorillion"], ("defeated", "p1", "Killer Bee")),
    ("sneaky", 1, ["attack Tiger Squirrel", "block Chameleon Sniper"], ("blocked", "p2", "Chameleon Sniper")),
    ("sneaky", 2, ["hunt Gorillion"], ("defeated", "p1", "Killer Bee")),
    ("sneaky", 2, ["let block", "block Gorillion"], ("defeated", "p1", "Killer Bee")),
    ("poison", 0, ["block Kangasaurus Rex"], ("defeated", "p1", "Kangasaurus Rex")),
    ("poison", 0, ["no block"], ("life", "p1", None)),
    ("poison", 1, ["attack Kangasaurus Rex", "block Snail Hydra"], ("defeated", "p1", "Kangasaurus Rex")),
    ("poison", 1, ["attack Plated Scorpion", "block Snail Hydra"], ("defeated", "p2", "Snail Hydra")),
    ("effects", 1, ["attack Kangasaurus Rex", "block Gorillion"], ("defeated", "p1", "Kangasaurus Rex")),
    ("defeated", 0, ["attack Giraffodile", "block Gorillion"], ("defeated", "p1", "Giraffodile")),
    ("defeated", 1, ["choose Giraffodile"], ("defeated", "p1", "Giraffodile")),
    ("win", 0, ["attack Rhino Turtle", "block Gorillion", "attack", "block Gorillion"],
     ("defeated", "p1", "Rhino Turtle")),
    ("galaxy", 0, ["attack Grape Sentinel", "let block", "block Vanilla Creature"],
     ("defeated", "p1", "Grape Sentinel")),
    ("galaxy", 1, ["put Chaotic Cabbage", "done", "play Leeklings", "act USX Tangerine"],
     ("took_control", "p1", "Chaotic Cabbage")),
    ("galaxy", 3, ["attack USX Tangerine", "block Vanilla Creature"], ("defeated", "p1", "USX Tangerine")),
    ("tokyo", 2, ["buy Rage", "done", "attack Kong", "roll +3", "keep", "block Cyber Kitty", "attack", "roll +3",
                  "keep", "block Sheriff"], ("blocked", "p2", "Sheriff")),
    ("evolution", 0, ["attack Curious Tadpole", "block Sweet Fighter"], ("defeated", "p1", "Curious Tadpole")),
    ("eternity", 1, ["choose Blessed Shield Bugs", "hunt Pyro Salamancer"], ("defeated", "p1", "Sea-Rex")),
    ("eternity", 1, ["done", "hunt Pyro Salamancer"], ("defeated", "p1", "Sea-Rex")),
    ("eternity", 2, ["hunt Water Antler"], ("defeated", "p1", "Sea-Rex")),
    ("eternity", 2, ["let block", "block Water Antler"], ("defeated", "p1", "Sea-Rex")),
]


@pytest.mark.parametrize("name, choices, line, consequence", WARNINGS)
def test_what_the_coach_warns_of_would_happen(name: str, choices: int, line: list[str],
                                              consequence: tuple[str, str, str | None]) -> None:
    game = Attempt(EVERY_LESSON[name], ways(EVERY_LESSON[name])[0][:choices]).game
    before = len(game.events)
    for label in line:
        game.choose(label)
    assert consequence in happened(game)[before:]


def test_killer_bee_takes_one_life_of_two_and_does_not_win() -> None:
    game = Attempt(LESSONS["win"]).game
    game.choose("play Killer Bee")
    assert not game.over and game.position()["p2"]["life"] == 1


def test_effects_wait_for_their_word() -> None:
    """Harpy Mother does nothing when she is played, Shark Dog nothing against small creatures."""
    for label in ("play Harpy Mother", "attack Shark Dog"):
        game = Attempt(LESSONS["effects"]).game
        game.choose(label)
        assert not [event for event in game.events if event.kind == "defeated"]


def test_steps_alternate_between_those_who_decide() -> None:
    for lesson in EVERY_LESSON.values():
        game = Game.from_position(lesson.position, chance="explicit")
        for step in lesson.steps:
            assert game.decision is not None
            assert (game.decision.player == LEARNER) == isinstance(step, Ask)
            game.choose(step.right[0] if isinstance(step, Ask) else step.label)
