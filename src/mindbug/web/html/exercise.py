"""Learning from mistakes as HTML: the table as the player saw it, and the coach who asks for something better.

The address holds the whole state of an exercise: the number of the mistake, and the option that was tried or found.
"""

from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlencode

from mindbug.game.game import Game, replay
from mindbug.game.record import Record
from mindbug.text import option_text, percent, say
from mindbug.text.explaining import why
from mindbug.web.html.coach import LessonPage, LessonStep
from mindbug.web.html.film import Film, film
from mindbug.web.html.render import table
from mindbug.web.html.review import Subject, people_of, seats_of
from mindbug.web.html.surroundings import Coaching, Surroundings
from mindbug.web.html.templating import environment
from mindbug.web.rooms.judging import Judgement, Progress

ExerciseState = Literal["open", "wrong", "right", "answer"]
NO_FILM: Film = {"beats": [], "texts": {}}


def mistakes_of(progress: Progress, seat: str) -> list[Judgement]:
    """The mistakes of a player, in the order in which they were made."""
    return [each for each in progress.found if each.mark and each.player == seat]


@dataclass(frozen=True)
class Exercise:
    """One mistake of a finished game, and what the learner has done about it so far."""

    subject: Subject
    mistakes: tuple[Judgement, ...]
    number: int
    """The number of the mistake, from 1."""
    label: str = ""
    """The option that the learner has tried."""
    answer: bool = False
    """True if the learner wants to be told."""

    def __post_init__(self) -> None:
        if not 1 <= self.number <= len(self.mistakes):
            raise IndexError("there is no such mistake")
        if self.label and self.label not in [figure.label for figure in self.mistake.options]:
            raise ValueError("that is not one of the options")

    @property
    def mistake(self) -> Judgement:
        return self.mistakes[self.number - 1]

    @property
    def state(self) -> ExerciseState:
        if self.answer:
            return "answer"
        if not self.label:
            return "open"
        return "right" if self.mistake.fits(self.label) else "wrong"

    @property
    def done(self) -> bool:
        return self.state in ("right", "answer")

    # ---- addresses

    def address(self) -> str:
        more = {"answer": "1"} if self.answer else {"label": self.label} if self.label else {}
        return self._address(self.number, more)

    def _address(self, number: int, more: dict[str, str]) -> str:
        return f"/game/{self.subject.id}/mistakes/{number}?{urlencode({'side': self.subject.seat, **more})}"

    @property
    def onward(self) -> tuple[str, str]:
        """The address to go to when it is done, and the phrase that says so."""
        if self.number < len(self.mistakes):
            return self._address(self.number + 1, {}), "next_mistake"
        return self.back, "all_done"

    @property
    def back(self) -> str:
        """The review at this step."""
        return f"/game/{self.subject.id}/review?step={self.mistake.step}&side={self.subject.seat}"

    # ---- what is shown

    def page(self) -> LessonPage:
        return LessonPage(self.html(), say("learn_mistakes", self.subject.lang), None)

    def step(self) -> LessonStep:
        """The next page: the film of the better choice once it is found, else the coach's answer alone."""
        return {**(self._film() if self.done else NO_FILM), "html": self.html()}

    def html(self) -> str:
        lang, record, seat = self.subject.lang, Record.parse(self.subject.record), self.mistake.player
        game, seats = self._before(), seats_of(record)
        text = self.sentence(game)
        if self.done:
            game.choose(self._played)
        lesson = Coaching(self._address(self.number, {}), self.done, None, None, self.onward, text)
        around = Surroundings(game=self.subject.id, seats=seats, lesson=lesson)
        board = table(game, seat, lang, {at: about["name"] for at, about in seats.items()},
                      seq=self.mistake.step + self.done, around=around, whole_log=True)
        return environment(lang).get_template("exercise.html").render(
            e=self, text=text, reason=self._reason(record) if self.done else None, board=board,
            place=say("mistake_of", lang, number=self.number, count=len(self.mistakes)))

    @property
    def _played(self) -> str:
        return self.mistake.best.label if self.answer else self.label

    def _before(self) -> Game:
        return replay(Record.parse(self.subject.record).until(self.mistake.step))

    def sentence(self, game: Game) -> str:
        """The words of the coach before the choice is made again."""
        lang, mistake, decision = self.subject.lang, self.mistake, game.decision
        assert decision is not None
        texts = {option.label: option_text(option, decision, lang) for option in decision.options}
        chosen, tried = texts[mistake.choice], texts[self.label or mistake.choice]
        match self.state:
            case "open":
                return say("find_better", lang, turn=say("turn", lang, number=game.turn_number), choice=chosen)
            case "right":
                return say("found_best" if self.label == mistake.best.label else "found_good", lang)
            case "answer":
                return say("answer_is", lang, option=texts[mistake.best.label])
        if self.label == mistake.choice:
            return say("not_better", lang, choice=chosen)
        win = next(figure.win for figure in mistake.options if figure.label == self.label)
        return say("not_good", lang, choice=tried, chance=percent(win, lang), best=percent(mistake.best.win, lang))

    def _reason(self, record: Record) -> str | None:
        game, mistake = self._before(), self.mistake
        if mistake.reason is None:
            return None
        assert game.decision is not None
        best = next(option for option in game.decision.options if option.label == mistake.best.label)
        text = option_text(best, game.decision, self.subject.lang)
        return why(mistake.reason, text, mistake.best.win, mistake.chosen.win, self.subject.lang,
                   people_of(record, self.subject.lang), mistake.player)

    def _film(self) -> Film:
        game, record = self._before(), Record.parse(self.subject.record)
        before, seen = game.circumstances(), len(game.events)
        game.choose(self._played)
        return film(game.events[seen:], before, game.decision, self.subject.lang, self.mistake.player,
                    people_of(record, self.subject.lang))
