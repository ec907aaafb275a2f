"""The page that looks back at a game: every step, every decision, the curve and its turning points."""

import json
import re
from dataclasses import replace
from functools import cache
from typing import Any
from urllib.parse import quote

import html5lib
import pytest
from markupsafe import escape

from mindbug import Game, Record, replay
from mindbug.analysis.mistakes import BLUNDER, MISTAKE, TURNING_POINTS, choice_points, turning_points, worth_judging
from mindbug.analysis.reasons import Explanation
from mindbug.game.seats import rival
from mindbug.text import say
from mindbug.web.html import postcard, review
from mindbug.web.html.page import Visit, draw
from mindbug.web.html.review import Review, Subject
from mindbug.web.rooms.judging import Figure, Judgement, Progress
from tests.web_html.states import LANGUAGES


@cache
def played() -> Record:
    game = Game(sets=["king_of_tokyo"], seed=2)
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    return replace(game.record(), players=("human Ada <b>", "bot rookie"), hints=(2, 5))


def subject(record: Record | None = None, lang: str = "en", seat: str = "p1") -> Subject:
    return Subject("g1", str(record or played()), lang, seat)


REASON = Explanation("life", "p1", here=12, there=1, games=16)


def judged(losses: dict[int, float], until: int | None = None) -> Progress:
    """Every choice was the best but those: what they lost by their number among the judged ones."""
    found: list[Judgement] = []
    total = len(played().choices)
    for moment in choice_points(replay(played())):
        decision = moment.game.decision
        if moment.number > (total if until is None else until) or not worth_judging(moment) or decision is None:
            continue
        loss = losses.get(len(found), 0.0)
        others = [option.label for option in decision.options if option.label != moment.choice.label]
        figures = [Figure(moment.choice.label, 0.6 - loss, 0.01)] + [Figure(label, 0.6, 0.01) for label in others]
        figures.sort(key=lambda figure: -figure.win)
        found.append(Judgement(moment.number - 1, moment.choice.player, moment.choice.label, tuple(figures),
                               REASON if loss > 0.08 else None))
    return Progress(total, total if until is None else until, tuple(found))


def page(subject: Subject, progress: Progress, step: int | None = None, **more: Any) -> str:
    around = {"earlier_game": None, "can_go_on": True, "over": True, **more}
    return draw(review.page(subject, progress, step, **around), Visit(subject.lang, "/game/g1/review", origin="http://x"))


def test_marks_and_turning_points() -> None:
    losses = {1: 0.10, 3: 0.30, 4: 0.05, 6: 0.12, 7: 0.2, 8: 0.11, 9: 0.09, 10: 0.4}
    found = judged(losses).found
    assert [each.mark for each in found[:5]] == ["", MISTAKE, "", BLUNDER, ""]
    worst = turning_points(found)
    assert len(worst) == TURNING_POINTS
    assert [found.index(each) for each in worst] == [3, 6, 7, 8, 10]
    assert turning_points(found[:1]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("progress", [judged({2: 0.3, 5: 0.1}), judged({}), judged({}, 3), judged({}, 0),
                                      replace(judged({}, 3), failed=True)], ids=lambda each: each.state)
def test_a_page_is_valid_and_keeps_to_the_content_policy(progress: Progress, lang: str) -> None:
    for seat in ("p1", "p2"):
        html = page(subject(lang=lang, seat=seat), progress)
        html5lib.HTMLParser(strict=True).parse(html)
        assert not re.search(r"<[^>]*\s(?:style|on[a-z]+)\s*=", html)
        assert not re.search(r"<script(?![^>]*\ssrc=)|<style", html)
        assert "Ada <b>" not in html and "Ada &lt;b&gt;" in html


def test_frames_hold_the_table_after_every_choice_with_both_hands() -> None:
    data = json.loads(review.frames(subject()))
    game = replay(played())
    assert len(data["frames"]) == len(game.choices) + 1
    for step in (0, len(game.choices) // 2, len(game.choices)):
        then = game.clone().undo(len(game.choices) - step)
        html = "\n".join(data["lines"][line] for line in data["frames"][step])
        hands = then.position()["p1"]["hand"] + then.position()["p2"]["hand"]
        assert all(f'data-card="{name}"' in html for name in hands)
        assert 'name="label"' not in html and f'data-seq="{step}"' in html
        assert html in page(subject(), judged({}), step)


def test_whoever_looks_sits_at_the_bottom() -> None:
    for seat in ("p1", "p2"):
        html = page(subject(seat=seat), judged({}), 0)
        mine = replay(Record(played().setup, played().digest)).position()[seat]["hand"]
        bottom = html[html.index('id="z-me-hand"'):]
        assert all(f'data-card="{name}"' in bottom[:bottom.index("</ul>")] for name in mine)
        legend = re.search(r'<b class="mine">(.*?)</b>', html)
        assert legend is not None and legend[1] == {"p1": "Ada &lt;b&gt;", "p2": "Rookie (bot)"}[seat]


NOBODY = {"en": "Player 1", "de": "Spieler 1", "fr": "joueur 1"}


@pytest.mark.parametrize("lang, you", [("en", "You"), ("de", "Du"), ("fr", "Vous")])
def test_whoever_played_is_spoken_to(lang: str, you: str) -> None:
    nameless = replace(played(), players=("human", "bot rookie"))
    progress = judged({0: 0.3, 1: 0.3})
    for own in (True, False):
        seen = replace(subject(nameless, lang), own=own)
        html = page(seen, progress, len(nameless.choices)) + review.frames(seen) + str(review.films(seen))
        assert (NOBODY[lang] in html) is not own
        assert (f'<b class="mine">{you}</b>' in html) is own
    assert "you lose life in 12 of 16" in page(replace(subject(nameless), own=True), progress)


def test_the_curve_is_that_of_the_side_at_the_bottom_and_ends_with_the_game() -> None:
    progress = judged({})
    mine, theirs = Review(subject(), progress), Review(subject(seat="p2"), progress)
    assert [(x, 100 - y) for x, y in mine.points] == theirs.points
    winner = str(played().result).split()[0]
    assert mine.points[-1] == (len(played().choices), 0.0 if winner == "p1" else 100.0)
    first = progress.found[0]
    assert mine.points[0] == (first.step, 40.0 if first.player == "p1" else 60.0)


def test_the_curve_grows() -> None:
    half = Review(subject(), judged({}, 6))
    assert max(x for x, _ in half.points) < 6
    assert Review(subject(), judged({}, 0)).points == []
    assert "polyline" not in page(subject(), judged({}, 0)) and "polyline" in page(subject(), judged({}, 6))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turning_points_say_what_was_better_and_lead_there(lang: str) -> None:
    progress = judged({2: 0.31})
    (worst,) = turning_points(progress.found)
    html = page(subject(lang=lang), progress)
    turning = html[html.index('id="turning"'):html.index('class="moves"')]
    texts = review.moves(subject(lang=lang))[worst.step].texts
    assert f'href="?step={worst.step}"' in turning and texts[worst.choice] in turning
    assert say("better_was", lang, option=texts[worst.best.label]) in turning
    assert "−" + say("percent", lang, number=31) in turning
    assert html.count('class="rim"') == 1
    why = say("why_life_here", lang, name="Ada <b>", here=12, there=1, games=16, option=texts[worst.best.label])
    assert turning.count(str(escape(why))) == 1 and html.count(str(escape(why))) == 2, "here and at its decision"
    assert html.index('id="turning"') < html.index('id="decisions"'), "turning points come first"


def test_both_players_have_their_accuracy_when_everything_is_known() -> None:
    html = page(subject(), judged({2: 0.31}))
    names = re.findall(r'<dt>([^<]*)</dt><dd>([^<]*)</dd>', html)
    assert [name for name, _ in names] == ["Ada &lt;b&gt;", "Rookie (bot)"]
    worst = judged({2: 0.31}).found[2]
    figures = dict(zip(("p1", "p2"), (figure for _, figure in names), strict=True))
    assert figures == {worst.player: "24%", rival(worst.player): "–"}, "nothing else was at stake"
    assert "<dd>" not in page(subject(), judged({}, 3))


def test_whoever_made_mistakes_is_led_to_them() -> None:
    progress = judged({2: 0.31})
    (worst,) = turning_points(progress.found)
    for seat in ("p1", "p2"):
        html = page(subject(seat=seat), progress)
        assert (f'href="/game/g1/mistakes/1?side={seat}"' in html) == (seat == worst.player)


def test_a_link_to_a_step_is_previewed_by_its_picture() -> None:
    html = page(subject(), judged({}), 4)
    assert '<meta property="og:title" content="Ada &lt;b&gt; – Rookie (bot)">' in html
    assert 'property="og:image" content="http://x/game/g1/picture.png?step=4&amp;side=p1&amp;lang=en"' in html
    assert postcard.picture(subject(), 4).startswith(b"\x89PNG")


def test_the_picture_shows_the_table_and_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def png(svg: str) -> bytes:
        drawn.append(svg)
        return b""

    monkeypatch.setattr(postcard, "png", png)
    step = len(played().choices) // 2
    postcard.picture.__wrapped__(subject(seat="p2"), step)
    game = replay(played()).undo(len(played().choices) - step)
    position = game.position()
    shown = [name.partition(" (")[0] for seat in ("p1", "p2") for name in position[seat]["play"]]
    texts = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", drawn[0]))
    assert shown and all(word in texts for name in shown for word in name.split())
    hidden = {name for seat in ("p1", "p2") for name in position[seat]["hand"]} - set(shown)
    assert hidden and not any(name in texts for name in hidden)
    assert "Ada &lt;b&gt;" in drawn[0] and "<b>" not in drawn[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_review_in_words_tells_the_same(lang: str) -> None:
    progress = judged({2: 0.31})
    html = page(subject(lang=lang), progress, 4, as_text=True)
    html5lib.HTMLParser(strict=True).parse(html)
    (worst,) = turning_points(progress.found)
    review_ = Review(subject(lang=lang), progress, 4)
    why = review_.why(worst.step)
    assert why is not None and str(escape(why)) in html and "<script type=\"module\" src=\"/static/review" not in html
    game = replay(played()).undo(len(played().choices) - 4)
    hands = game.position()["p1"]["hand"] + game.position()["p2"]["hand"]
    assert all(f"/cards/{quote(name)}" in html for name in hands), "both hands are open"
    assert "?step=5" in html and 'href="?step=3&amp;' in html and 'name="label"' not in html


def test_films_lead_to_every_step_with_everything_open() -> None:
    found = review.films(subject())
    assert len(found) == len(played().choices)
    assert all(film["beats"] for film in found) and all(beat["what"] for film in found for beat in film["beats"])
    mine, theirs = (review.films(subject(seat=seat)) for seat in ("p1", "p2"))
    sides = [[beat["side"] for film in films for beat in film["beats"]] for films in (mine, theirs)]
    assert [{"me": "opp", "opp": "me"}.get(side, side) for side in sides[0]] == sides[1]


def test_every_option_is_weighed_at_its_step() -> None:
    progress = judged({2: 0.31})
    for each in progress.found:
        options = Review(subject(), progress).options(each.step)
        assert [option.chosen for option in options].count(True) == 1 and options[0].best
        assert len(options) == len(each.options) > 1
    blunder = Review(subject(), progress).options(progress.found[2].step)
    assert [(option.chance, option.chosen) for option in blunder][-1] == ("29%", True)


def test_hints_are_marked() -> None:
    html = page(subject(), judged({}))
    assert html.count(f'class="hinted">{say("after_hint", "en")}<') == 2
    assert say("after_hint", "en") not in page(subject(replace(played(), hints=())), judged({}))


@pytest.mark.parametrize(("result", "said"), [
    ("p2 resign", "Ada &lt;b&gt; has resigned."), ("p1 timeout", "Rookie (bot) has run out of time."),
    (None, "The game is not over yet."),
])
def test_games_without_an_end_of_their_own(result: str | None, said: str) -> None:
    record = replace(played(), choices=played().choices[:6], result=result, borrowed=2)
    html = page(subject(record), Progress(6, 6), over=False)
    assert said in html and say("what_if_until", "en", step=2) in html
    assert Review(subject(record), Progress(6, 6)).end == {"p2 resign": 0.0, "p1 timeout": 1.0}.get(str(result))


def test_nobody_plays_on_where_the_game_is_over_or_chance_was_chosen() -> None:
    button = r'id="do-what-if"( disabled)?'
    last = len(played().choices)
    found = [re.search(button, page(subject(), judged({}), step)) for step in (last, last - 1)]
    assert [match is not None and match[1] for match in found] == [" disabled", None]
    assert "do-what-if" not in page(subject(), judged({}), can_go_on=False)


def test_a_step_beyond_the_end_is_the_end() -> None:
    assert Review(subject(), judged({}), 10**5).step == len(played().choices)
    assert Review(subject(), judged({})).step == len(played().choices)


def test_chance_may_have_been_chosen() -> None:
    game = Game.from_position({"p1": {"hand": ["Gorillion"]}, "p2": {"mindbugs": 0, "play": ["Pagurah", "Bee Bear"]}},
                              chance="explicit")
    for label in ("play Gorillion", "attack Pagurah", "roll +1"):
        game.choose(label)
    record = game.record()
    html = page(subject(record), Progress(3, 3), over=False, can_go_on=False)
    assert say("level_random", "en") in html


def test_what_grows_is_what_the_page_has() -> None:
    progress = judged({2: 0.3})
    parts, html = review.analysis(subject(), progress), page(subject(), progress)
    assert parts["state"] == "done" and parts["seen"] == progress.total
    assert all(part.strip() in html for part in (parts["curve"], parts["turning"], parts["decisions"]))


def test_a_colon_is_that_of_the_language() -> None:
    said = {lang: page(subject(lang=lang), judged({2: 0.31})) for lang in LANGUAGES}
    assert re.search(r"<small>[^<]+\S:</small>", said["de"]) and re.search(r"<small>[^<]+\s:</small>", said["fr"])
    assert not re.search(r"<small>[^<]+\S:</small>|[a-zé]: </span>", said["fr"])
