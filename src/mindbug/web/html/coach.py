"""A lesson as HTML: the coach with his sentence, and the table as in a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypedDict

from markupsafe import Markup, escape

from mindbug.game.catalogue import standard
from mindbug.text import Segment, say, say_segments, set_title
from mindbug.web.html.film import Film, film
from mindbug.web.html.page import Page
from mindbug.web.html.render import table
from mindbug.web.html.surroundings import Coaching, Surroundings
from mindbug.web.html.templating import environment
from mindbug.web.learn.attempt import NOTHING_CARRIED_OUT, Attempt, CarriedOut, after, set_of
from mindbug.web.learn.lessons import LEARNER, LESSONS, NAMES


@dataclass(frozen=True)
class LessonPage(Page):
    """The page of a lesson: the table, with the coach beside it."""

    template: ClassVar[str] = "learn"
    html: str
    title: str
    set_id: str | None
    """The set that the lesson is about; of a lesson of the tutorial, none."""


class Dot(TypedDict):
    """A lesson among the others of the tutorial."""

    name: str
    done: bool
    label: str


class LessonStep(Film):
    """A step of a lesson for its page: the beats, and the picture at their end."""

    html: str


class ShownLesson:
    """An attempt at a lesson, as its page shows it."""

    def __init__(self, attempt: Attempt, lang: str, learned: Sequence[str], wrong: str | None = None) -> None:
        self.attempt = attempt
        self.lang = lang
        self.learned = learned
        self.wrong = wrong
        self.set_id = set_of(attempt.lesson.name)

    @property
    def title(self) -> str:
        return self._title(self.attempt.lesson.name)

    def _title(self, name: str) -> str:
        return say(f"learn_{name}_title", self.lang)

    def page(self) -> LessonPage:
        return LessonPage(self.html(), self.title, self.set_id)

    def html(self) -> str:
        attempt, name = self.attempt, self.attempt.lesson.name
        sentence = attempt.advice(self.wrong) if self.wrong else attempt.sentence
        lesson = Coaching(attempt.address(), attempt.done, after(name), self.set_id)
        board = table(attempt.game, LEARNER, self.lang, NAMES, seq=len(attempt.choices),
                      around=Surroundings(game="learn", lesson=lesson))
        return environment(self.lang).get_template("coach.html").render(
            name=name, title=self.title, sentence=sentence, wrong=self.wrong, text=coach_says(sentence, self.lang),
            place=self._place(), board=board,
            lessons=() if self.set_id else [self._dot(number, each) for number, each in enumerate(LESSONS, start=1)])

    def _place(self) -> str:
        """The number of the lesson in the tutorial, or the set that it is about."""
        if self.set_id:
            return set_title(self.set_id, self.lang)
        names = list(LESSONS)
        return say("lesson_of", self.lang, number=names.index(self.attempt.lesson.name) + 1, count=len(names))

    def _dot(self, number: int, name: str) -> Dot:
        done = name in self.learned or (name == self.attempt.lesson.name and self.attempt.done)
        label = say("lesson_named_done" if done else "lesson_named", self.lang, number=number, title=self._title(name))
        return {"name": name, "done": done, "label": label}

    def step(self, played: CarriedOut = NOTHING_CARRIED_OUT) -> LessonStep:
        """Returns what the page shows next; after a wrong choice nothing was played."""
        shown = film(played.events, played.before, self.attempt.game.decision, self.lang, LEARNER, NAMES)
        return {**shown, "html": self.html()}


def coach_says(key: str, lang: str) -> Markup:
    """A sentence of the coach, with card names and game terms in bold. Pointing at a card's name enlarges the card."""
    return Markup("").join(_marked(segment) for segment in say_segments(key, lang))


def _marked(segment: Segment) -> Markup:
    if segment.about is None:
        return Markup(escape(segment.text))
    card = Markup(' data-card="{}"').format(segment.about) if segment.about in standard().set_of else ""
    return Markup("<b{}>{}</b>").format(card, segment.text)
