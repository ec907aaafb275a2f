"""The review of a finished game as HTML: the table at every step, every decision, and how the chances went.

Everything follows from the record and the analysis, so that an uploaded record looks like the game that it came from.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, wraps
from typing import ClassVar, TypedDict, TypeVar

from mindbug.analysis.mistakes import turning_points
from mindbug.game.events import Event
from mindbug.game.record import Record
from mindbug.game.scene import Scene, SceneCard
from mindbug.game.seats import SEATS, rival
from mindbug.game.steps import Step, steps_of
from mindbug.text import option_text, outcome_text, percent, say
from mindbug.text.explaining import why
from mindbug.web.html import render
from mindbug.web.html.film import Film, film
from mindbug.web.html.keepsake import ids_of, read_keepsake
from mindbug.web.html.levels import called
from mindbug.web.html.page import Page, Preview
from mindbug.web.html.start import seat_name
from mindbug.web.html.templating import environment
from mindbug.web.rooms.bot_processes import LEVELS
from mindbug.web.rooms.judging import Judgement, Progress
from mindbug.web.rooms.order import DEFAULT_LEVEL
from mindbug.web.rooms.seat_lines import seat_of

Value = TypeVar("Value")
LONGEST_KEPT = 12_000  # letters of a record; an ordinary one has two or three thousand
HEIGHT = 100  # of the curve, from no chance to a sure win; its width is one unit per step
MARGIN = 4  # so that the line of a sure win is visible, too


def kept(most: int) -> "Callable[[Callable[[Subject], Value]], Callable[[Subject], Value]]":
    """Keeps what was made of that many games, but not of very long records, which would take megabytes."""

    def decorate(work: "Callable[[Subject], Value]") -> "Callable[[Subject], Value]":
        remembered: Callable[..., Value] = lru_cache(most)(work)

        @wraps(work)
        def found(subject: Subject) -> Value:
            return (remembered if len(subject.record) <= LONGEST_KEPT else work)(subject)

        return found

    return decorate


@dataclass(frozen=True)
class ChoiceInWords:
    """One choice of the game in words."""

    turn: int
    owner: str
    """The player whose turn it was."""
    player: str
    chosen: str
    texts: dict[str, str]
    """The texts of all options, by label."""


@dataclass(frozen=True)
class WeighedOption:
    """An option and its chance."""

    text: str
    chance: str
    chosen: bool
    best: bool


@dataclass(frozen=True)
class Subject:
    """The game to review, the language, and the seat that is shown at the bottom."""

    id: str
    record: str
    lang: str
    seat: str = "p1"
    own: bool = False
    """True if that seat was the reader's, who is spoken to as "you"."""
    keepsake: bytes = b""
    """The keepsake of the game, if it was played with other cards or rules than today's."""

    @property
    def reader(self) -> str | None:
        return self.seat if self.own else None

    @property
    def cards(self) -> Mapping[str, SceneCard] | None:
        """The cards as they were printed then; None: as they are today."""
        return read_keepsake(self.keepsake).cards if self.keepsake else None

    def steps(self, first: int = 0, last: int | None = None) -> Iterable[Step]:
        """The steps of the game, from what was kept of it or by replaying it. The first has all events before it."""
        if not self.keepsake:
            return steps_of(Record.parse(self.record), ids_of(self.id), first, last)
        kept = read_keepsake(self.keepsake).steps
        before = tuple([event for step in kept[:first + 1] for event in step.events])
        return (replace(kept[first], events=before), *kept[first + 1:last if last is None else last + 1])


class Review:
    """Answers the questions of the templates."""

    def __init__(self, subject: Subject, progress: Progress, step: int | None = None) -> None:
        self.subject = subject
        self.id = subject.id
        self.lang = subject.lang
        self.seat = subject.seat
        self.other = rival(subject.seat)
        self.record = Record.parse(subject.record)
        self.last = len(self.record.choices)
        self.step = self.last if step is None else min(step, self.last)
        self.moves = moves(replace(subject, seat="p1", own=False))  # they are the same for everybody
        self.names = names_of(self.record, subject.lang, subject.reader)
        self.people = people_of(self.record, subject.lang)
        self.progress = progress
        self.judged = {each.step: each for each in progress.found}

    def percent(self, share: float) -> str:
        return percent(share, self.lang)

    @property
    def level(self) -> str:
        """The level of the bot for a what-if: that of the game's bot, if there was one."""
        levels = [about["level"] for about in map(seat_of, self.record.players) if about["kind"] == "bot"]
        return levels[0] if levels else DEFAULT_LEVEL

    @property
    def ending(self) -> str:
        if self.record.result is None:
            return say("unfinished", self.lang)
        winner, outcome = self.record.result.split()
        if outcome == "agreed":
            return say("agreed_draw", self.lang)
        if self.record.given_up:
            loser = rival(winner)
            if loser == self.subject.reader:
                return say("you_resigned" if outcome == "resign" else "you_timeout", self.lang)
            return say(f"won_{outcome}", self.lang, name=self.names[loser])
        return outcome_text(None if winner == "draw" else winner, outcome, self.lang, self.subject.reader, self.names)

    def win_chance(self, seat: str) -> str:
        """The heading of the chances of a player."""
        if seat == self.subject.reader:
            return say("your_win_chance", self.lang)
        return say("win_chance", self.lang, name=self.names[seat])

    # ---- every decision

    def begins_turn(self, step: int) -> bool:
        move = self.moves[step]
        before = self.moves[step - 1] if step else None
        return before is None or (before.turn, before.owner) != (move.turn, move.owner)

    def choice_text(self, step: int) -> str:
        move = self.moves[step]
        return move.texts[move.chosen]

    def hinted(self, step: int) -> bool:
        return step + 1 in self.record.hints

    def mark(self, step: int) -> str:
        return self.judged[step].mark if step in self.judged else ""

    def loss(self, step: int) -> str:
        return "−" + self.percent(self.judged[step].loss)

    def chance(self, step: int) -> str | None:
        """The chance of the side at the bottom."""
        return self.percent(self.judged[step].chance(self.seat)) if step in self.judged else None

    def options(self, step: int) -> list[WeighedOption]:
        judged, move = self.judged.get(step), self.moves[step]
        if judged is None:
            return []
        return [WeighedOption(move.texts[figure.label], self.percent(figure.win), figure.label == judged.choice,
                        figure is judged.best) for figure in judged.options]

    # ---- turning points

    @property
    def turning_points(self) -> list[Judgement]:
        return turning_points(self.progress.found)

    def better(self, judged: Judgement) -> str:
        return self.moves[judged.step].texts[judged.best.label]

    def why(self, step: int) -> str | None:
        """The sentence that says why the choice was a mistake, if it was one."""
        judged = self.judged.get(step)
        if judged is None or judged.reason is None:
            return None
        return why(judged.reason, self.better(judged), judged.best.win, judged.chosen.win, self.lang, self.people,
                   self.subject.reader)

    # ---- how well the players chose

    def accuracy(self, seat: str) -> str | None:
        """The accuracy of a player, once the analysis is complete."""
        figure = self.progress.accuracy[seat] if self.progress.done else None
        return None if figure is None else self.percent(figure / 100)

    @property
    def own_mistakes(self) -> int:
        """The number of mistakes that the side at the bottom can learn from."""
        if self.subject.keepsake:
            return 0  # a choice cannot be made anew with other cards
        return sum(1 for each in self.progress.found if each.mark and each.player == self.seat)

    # ---- the curve

    top, bottom = -MARGIN, HEIGHT + MARGIN

    @property
    def points(self) -> list[tuple[int, float]]:
        """The points of the curve from left to right. The end of the game is among them when the analysis is done."""
        found = [(each.step, round(HEIGHT * (1.0 - each.chance(self.seat)), 1)) for each in self.progress.found]
        end = self.end
        return [*found, (self.last, HEIGHT * (1.0 - end))] if self.progress.done and end is not None else found

    @property
    def end(self) -> float | None:
        """The result of the side at the bottom; None if the record stops before the end."""
        if self.record.result is None:
            return None
        winner = self.record.result.split()[0]
        return 0.5 if winner == "draw" else float(winner == self.seat)

    @property
    def line(self) -> str:
        return " ".join(f"{x},{y:g}" for x, y in self.points)

    def area(self, edge: int) -> str:
        """The area between the curve and that edge of the picture."""
        points = self.points
        return " ".join((f"{points[0][0]},{edge}", self.line, f"{points[-1][0]},{edge}"))

    def height(self, judged: Judgement) -> str:
        return f"{HEIGHT * (1.0 - judged.chance(self.seat)):g}"


@dataclass(frozen=True)
class ReviewPage(Page):
    """The page that reviews a game, step by step."""

    template: ClassVar[str] = "review"
    r: Review
    html: str
    """The table at the step that is shown."""
    other: str
    """The seat that is shown at the top."""
    earlier_game: str | None
    """The game from which this one went its own way."""
    can_go_on: bool
    """True if somebody may play on from here."""
    over: bool
    """True if the rules ended the game: then nothing can be played on from its last step."""
    levels: Sequence[str] = LEVELS

    def preview(self, lang: str) -> Preview:
        r = self.r
        title = say("preview_review", lang, mine=r.names[r.seat], theirs=r.names[r.other])
        return Preview(title, r.ending, f"/game/{r.id}/picture.png?step={r.step}&side={r.seat}&lang={lang}")


@dataclass(frozen=True)
class TextReviewPage(ReviewPage):
    """The review with its tables as text."""

    template: ClassVar[str] = "review_text"


def page(subject: Subject, progress: Progress, step: int | None, *, earlier_game: str | None, can_go_on: bool,
         over: bool, as_text: bool = False) -> ReviewPage:
    """The whole page, with the table at that step, or at the end if there is none."""
    review = Review(subject, progress, step)
    made = TextReviewPage if as_text else ReviewPage
    *before, shown = subject.steps(max(0, review.step - 1), review.step)
    events = [event for each in (*before, shown) for event in each.events]
    html = _table(subject, review.record, shown.scene, events, review.step, as_text=as_text,
                  news=len(shown.events) if before else 0)
    return made(review, html, rival(subject.seat), earlier_game, can_go_on, over)


class GrownParts(TypedDict):
    """The parts of the page that grow with the analysis, as HTML, and how far it has come."""

    state: str
    seen: int
    curve: str
    turning: str
    decisions: str


def analysis(subject: Subject, progress: Progress) -> GrownParts:
    """The parts of the page that have grown."""
    review = Review(subject, progress)

    def drawn(name: str) -> str:
        return environment(subject.lang).get_template(f"review_{name}.html").render(r=review)

    return GrownParts(state=progress.state, seen=progress.looked_at, curve=drawn("curve"), turning=drawn("turning"),
                      decisions=drawn("decisions"))


@kept(32)
def frames(subject: Subject) -> str:
    """The table after every choice, as JSON. Frames differ little from each other, so each line is stored once."""
    record = Record.parse(subject.record)
    numbers: dict[str, int] = {}
    found: list[list[int]] = []
    events: list[Event] = []
    for number, step in enumerate(subject.steps()):
        events += step.events
        html = _table(subject, record, step.scene, events, number)
        found.append([numbers.setdefault(line, len(numbers)) for line in html.split("\n")])
    return json.dumps({"lines": list(numbers), "frames": found}, ensure_ascii=False, separators=(",", ":"))


@kept(64)
def moves(subject: Subject) -> tuple[ChoiceInWords, ...]:
    found, lang = [], subject.lang
    for step, choice in zip(subject.steps(), Record.parse(subject.record).choices, strict=False):
        decision = step.decision
        assert decision is not None
        texts = {option.label: option_text(option, decision, lang) for option in decision.options}
        found.append(ChoiceInWords(choice.turn, choice.owner, choice.player, choice.label, texts))
    return tuple(found)


def names_of(record: Record, lang: str, reader: str | None = None) -> dict[str, str]:
    """The players as labels call them."""
    named: dict[str, str] = {}
    for seat, line in zip(SEATS, record.players, strict=True):
        about = seat_of(line)
        unnamed = seat == reader and about["kind"] == "human" and not about["name"]
        named[seat] = say("you", lang) if unnamed else seat_name(about, seat, lang)
    return {**named, "chance": say("level_random", lang)}


def seats_of(record: Record) -> dict[str, dict[str, str]]:
    return {seat: seat_of(line) for seat, line in zip(SEATS, record.players, strict=True)}


def people_of(record: Record, lang: str) -> dict[str, str]:
    """The players as sentences call them."""
    seats = seats_of(record)
    return called(seats, {seat: about["name"] for seat, about in seats.items()}, lang)


@kept(32)
def films(subject: Subject) -> tuple[Film, ...]:
    """The beats that lead to every step but the first, with everything open, for watching the game again."""
    people = people_of(Record.parse(subject.record), subject.lang)
    _, *steps = subject.steps()
    return tuple([film(step.events, step.before, step.decision, subject.lang, subject.reader, people,
                       bottom=subject.seat, all_open=True, cards=subject.cards) for step in steps])


def _table(subject: Subject, record: Record, scene: Scene, events: Sequence[Event], seq: int, *,
           as_text: bool = False, news: int = 0) -> str:
    seats = seats_of(record)
    names = {seat: about["name"] for seat, about in seats.items() if about["name"]}
    return render.open_table(scene, events, subject.lang, names, seq=seq, game_id=subject.id, seats=seats,
                             bottom=subject.seat, addressed=subject.reader, as_text=as_text, news=news)
