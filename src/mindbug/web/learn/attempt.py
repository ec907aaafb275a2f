"""An attempt at a lesson. Its progress follows from the learner's choices alone, so the server stores nothing."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple
from urllib.parse import urlencode

from mindbug.game.circumstances import NOTHING_ASKED, Circumstances
from mindbug.game.events import Event
from mindbug.game.game import Game
from mindbug.web.base.refusal import Refused
from mindbug.web.learn.lessons import LEARNER, LESSONS, Ask, Lesson
from mindbug.web.learn.set_lessons import EVERY_LESSON, SET_LESSONS

ANYTHING_ELSE = "learn_otherwise"
"""The coach's answer to a wrong choice for which the lesson has no answer of its own."""


class CarriedOut(NamedTuple):
    """A choice that was carried out."""

    before: Circumstances
    events: Sequence[Event]


NOTHING_CARRIED_OUT = CarriedOut(NOTHING_ASKED, ())


class Attempt:
    """A lesson that somebody is taking."""

    def __init__(self, lesson: Lesson, choices: Sequence[str] = ()) -> None:
        if len(choices) > len(lesson.asks):
            raise Refused("bad_request", f"the lesson has only {len(lesson.asks)} choices")
        self.lesson = lesson
        self.game = Game.from_position(lesson.position, chance="explicit")
        self.choices: tuple[str, ...] = ()
        self._step = 0
        self._events_passed_on = 0
        for _ in self._let_opponent():
            pass
        for label in choices:
            if self.ask is None or label not in self.ask.right:
                raise Refused("bad_request", "these choices do not belong to the lesson")
            for _ in self.choose(label):
                pass

    @property
    def ask(self) -> Ask | None:
        """The decision that the learner must make now. None if it is the opponent's turn or the lesson is done."""
        step = None if self.done else self.lesson.steps[self._step]
        return step if isinstance(step, Ask) else None

    @property
    def done(self) -> bool:
        return self._step == len(self.lesson.steps)

    def is_right(self, label: str) -> bool:
        decision = self.game.decision
        if self.ask is None or decision is None or decision.player != LEARNER:
            raise Refused("over", "there is nothing to choose")
        labels = [option.label for option in decision.options]
        if label not in labels:
            raise Refused("unknown_option", f"that is not one of the options: {', '.join(labels)}")
        return label in self.ask.right

    def choose(self, label: str) -> Iterator[CarriedOut]:
        """Carries out a right choice and the opponent's answers, and yields each of them."""
        self.choices = (*self.choices, label)
        yield self._play(label)
        yield from self._let_opponent()

    def _let_opponent(self) -> Iterator[CarriedOut]:
        while not self.done and not isinstance(step := self.lesson.steps[self._step], Ask):
            yield self._play(step.label)

    def _play(self, label: str) -> CarriedOut:
        before = self.game.circumstances()
        self.game.choose(label)
        self._step += 1
        events = self.game.events[self._events_passed_on:]
        self._events_passed_on += len(events)
        return CarriedOut(before, events)

    def address(self, wrong: str | None = None) -> str:
        """The address of this point of the lesson; with `wrong`, right after that wrong choice."""
        query = urlencode([*(("did", label) for label in self.choices), *([("wrong", wrong)] if wrong else [])])
        return f"/learn/{self.lesson.name}" + (f"?{query}" if query else "")

    # ---- the coach's sentences, as keys of phrases

    @property
    def sentence(self) -> str:
        if self.ask is None and not self.done:
            return "learn_watch"
        return f"learn_{self.lesson.name}_{'done' if self.done else len(self.choices) + 1}"

    def advice(self, label: str) -> str:
        assert self.ask is not None
        about = self.ask.wrong.get(label) or self.ask.wrong.get(label.partition(" ")[0])
        return f"learn_{self.lesson.name}_{about}" if about else ANYTHING_ELSE


# ---- which lessons are done: a cookie of the learner's browser remembers it

LEARNED = "learned"


def read_learned(text: str) -> tuple[str, ...]:
    """The finished lessons according to a cookie. Names that are no lessons are left out."""
    names = set(text.split("."))
    return tuple(name for name in EVERY_LESSON if name in names)


def write_learned(learned: Sequence[str]) -> str:
    return ".".join(learned)


def next_lesson(learned: Sequence[str]) -> str:
    """The first lesson of the tutorial that is not done; if all are done, the first one."""
    return next((name for name in LESSONS if name not in learned), next(iter(LESSONS)))


def after(name: str) -> str | None:
    """The next lesson of the tutorial. After the last one, and after the lesson of a set, comes a game."""
    names = [*LESSONS]
    return names[names.index(name) + 1] if name in names[:-1] else None


def set_of(name: str) -> str | None:
    """The set that this lesson is about. Lessons of the tutorial are about none."""
    return next((set_id for set_id, lesson in SET_LESSONS.items() if lesson.name == name), None)


def lessons_to_offer(sets: Iterable[str], learned: Collection[str]) -> dict[str, str]:
    """Set -> the name of its lesson, for those sets that have one which is not done yet."""
    offered = {set_id: SET_LESSONS[set_id].name for set_id in sets if set_id in SET_LESSONS}
    return {set_id: name for set_id, name in offered.items() if name not in learned}
