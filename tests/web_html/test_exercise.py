"""Learning from mistakes: the reader finds the better choice at the table, is told right or wrong, may see it."""

import html5lib
import pytest
from markupsafe import escape

from mindbug import replay
from mindbug.analysis.mistakes import turning_points
from mindbug.text import say
from mindbug.web.html.exercise import Exercise, mistakes_of
from mindbug.web.html.page import Visit, draw
from mindbug.web.html.review import Subject
from tests.web_html.states import LANGUAGES
from tests.web_html.test_review import judged, played, subject

LOSSES = {2: 0.31, 5: 0.2, 6: 0.1, 9: 0.25}


def exercise(lang: str = "en", label: str = "", answer: bool = False, number: int = 1) -> Exercise:
    progress = judged(LOSSES)
    seat = turning_points(progress.found)[0].player
    return Exercise(subject(lang=lang, seat=seat), tuple(mistakes_of(progress, seat)), number, label, answer)


def labels(html: str) -> set[str]:
    found = html5lib.parse(html, namespaceHTMLElements=False).iter("button")
    return {str(button.get("value")) for button in found if button.get("name") == "label"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_as_the_player_saw_it(lang: str) -> None:
    here = exercise(lang)
    page = draw(here.page(), Visit(lang, "/game/g1/mistakes/1"))
    html5lib.HTMLParser(strict=True).parse(page)
    game = replay(played()).undo(len(played().choices) - here.mistake.step)
    assert game.decision is not None and game.decision.player == here.mistake.player
    assert labels(page) == {option.label for option in game.decision.options}
    hidden = [name for name in game.position()["p2" if here.mistake.player == "p1" else "p1"]["hand"]]
    table = page[page.index('id="z-opp-hand"'):]
    assert not any(f'data-card="{name}"' in table[:table.index("</ul>")] for name in hidden)
    assert say("mistake_of", lang, number=1, count=len(here.mistakes)) in page and 'id="show-answer"' in page


def test_a_wrong_choice_changes_nothing_and_is_told() -> None:
    mistake = exercise().mistake
    again = exercise(label=mistake.choice)
    assert again.state == "wrong" and not again.done
    html = again.step()["html"]
    assert labels(html) == labels(exercise().html()) and again.step()["beats"] == []
    assert 'class="bubble wrong"' in html and 'id="said-wrong"' in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_right_choice_is_played_and_the_reason_is_told(lang: str) -> None:
    best = exercise().mistake.best.label
    done = exercise(lang, best)
    step = done.step()
    assert done.state == "right" and done.done and step["beats"]
    assert say("found_best", lang) in step["html"] and not labels(step["html"])
    assert str(escape(say("next_mistake", lang))) in step["html"] and '<small>' in step["html"]


def test_an_option_that_is_as_good_is_right_too() -> None:
    here = exercise()
    others = [figure.label for figure in here.mistake.options[1:] if here.mistake.fits(figure.label)]
    assert others and here.mistake.choice not in others
    assert say("found_good", "en") in exercise(label=others[0]).html()


def test_the_answer_can_be_seen_and_the_last_one_leads_back() -> None:
    number = len(exercise().mistakes)
    shown = exercise(answer=True, number=number)
    assert shown.done and shown.step()["beats"] and shown.onward[1] == "all_done"
    assert f"/review?step={shown.mistake.step}" in shown.step()["html"]


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(IndexError):
        exercise(number=99)
    with pytest.raises(ValueError):
        exercise(label="play Nobody")
    empty = Subject("g1", str(played()), "en", "p1")
    with pytest.raises(IndexError):
        Exercise(empty, (), 1)
