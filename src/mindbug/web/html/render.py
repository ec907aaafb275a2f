"""The table as HTML, as one reader sees it, and the events that the browser animates."""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import Any

from markupsafe import Markup, escape

from mindbug.game.catalogue import standard
from mindbug.game.decisions import Option
from mindbug.game.events import Event, redact
from mindbug.game.game import Game
from mindbug.game.scene import Scene, SceneCard
from mindbug.game.seats import SEATS, Seat, rival
from mindbug.text import (
    event_segments,
    face_name,
    option_text,
    outcome_text,
    percent,
    player_noun,
    prompt,
)
from mindbug.web.html.faces import Faces, Offer, slot
from mindbug.web.html.levels import level_title
from mindbug.web.html.printed import face_lines
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.html.templating import art, environment

_SECRET = secrets.token_bytes(16)
LOG_LINES = 40  # older ones are in the review; every update carries the log
LINES_KEPT = 16384  # of about 0.5 KB
ASKS_THE_TURN = ("action",)
NAMES_OF_SIGNS = {" ": "_", "#": "n", "+": "p"}
"""Of those that tell options apart, for ids."""
BLANK = Event("")
EFFECTS = frozenset((
    "turn", "passed", "drew", "drew_unused", "played", "mindbugged", "declined", "entered", "attacked", "hunted",
    "blocked", "unblocked", "fought", "exhausted", "protected", "defeated", "triggered", "silenced", "acted",
    "discarded", "stolen", "recovered", "returned", "given", "revealed", "copied", "took_control", "life", "refreshed",
    "octonite", "boosted", "gained", "allies_gained", "rolled", "rerolled", "energy", "bought", "power_revealed",
    "extra_turn", "evolved", "turned", "put_under", "set_aside", "came_back", "mindbug_lost", "mindbug_paid", "pinned",
    "sheltered", "rolled_number", "forced", "captured", "shown", "game_over",
))
"""The kinds of events that the browser animates; the others are in the log only."""


def table(game: Game, reader: str | None, lang: str, names: Mapping[str, str], *, seq: int,
          around: Surroundings) -> str:
    """Draws the part of the page that is replaced whenever something happens."""
    return _seen_by(game, reader, lang, names, seq, around).html("board.html")


def text_table(game: Game, reader: str | None, lang: str, names: Mapping[str, str], *, seq: int,
               around: Surroundings, news: int = 0) -> str:
    """Writes the same as text. `news` is how many of the last events are new to the reader."""
    return _seen_by(game, reader, lang, names, seq, around, news).html("text_board.html", news=news)


def _seen_by(game: Game, reader: str | None, lang: str, names: Mapping[str, str], seq: int,
             around: Surroundings, news: int = 0) -> "_Table":
    finished = game.over or around.result is not None
    scene = game.scene(reader, all_open=finished, finished=finished, secret=secret_of(around.game))
    events = game.events if finished else _told_to(reader, game.events, max(news, LOG_LINES))
    return _Table(scene, events, lang, names, seq, around, finished)


def open_table(game: Game, lang: str, names: Mapping[str, str], *, seq: int, game_id: str,
               seats: Mapping[str, Mapping[str, str]], bottom: str = "p1") -> str:
    """Draws a step of a game that is over now, with both hands open."""
    scene = game.scene(None, all_open=True, secret=secret_of(game_id))
    if scene.me.seat != bottom:
        scene = replace(scene, me=scene.opp, opp=scene.me)
    around = Surroundings(game=game_id, seats=seats)
    return _Table(scene, game.events, lang, names, seq, around, finished=False).html("board.html")


def secret_of(game_id: str, secret: bytes = _SECRET) -> bytes:
    """Returns the secret that the ids of the cards of one game are made with."""
    return hashlib.blake2b(game_id.encode(), key=secret, digest_size=16).digest()


def _told_to(reader: str | None, events: list[Event], last: int) -> list[Event]:
    """The events as that reader may know them; those before the `last` ones are blank, because nobody asks for them."""
    first = max(0, len(events) - last)
    return [*[BLANK] * first, *(redact(event, reader) for event in events[first:])]


def client_events(events: Sequence[Event], reader: str | None, game: Game) -> list[dict[str, Any]]:
    """The events that the reader may see, as small as possible."""
    mine = reader or "p1"
    seen = []
    for event in events:
        if event.kind not in EFFECTS:
            continue
        event = event if game.over else redact(event, reader)
        found = {"t": event.kind, "side": "" if event.player is None else "me" if event.player == mine else "opp",
                 "card": event.card, "other": event.other, "n": event.number, "total": event.total,
                 "detail": event.detail}
        seen.append({key: value for key, value in found.items() if value or key == "t"})
    return seen


# ---- the table


class _Table(Faces):
    """Answers the questions of the templates. It knows the scene and the events of its reader, and nothing else."""

    def __init__(self, scene: Scene, events: Sequence[Event], lang: str, names: Mapping[str, str], seq: int,
                 around: Surroundings, finished: bool) -> None:
        super().__init__(lang)
        self.scene = scene
        self.events = events
        self.reader = scene.reader
        self.given_names = names
        self.seq = seq
        self.around = around
        self.finished = finished
        self.decision = scene.decision
        self.names: dict[str, str] = {seat: self.name(seat) for seat in SEATS}
        self.people: dict[str, str] = {seat: name for seat in SEATS if (name := self.own_name(seat))}
        self.called = {seat: player_noun(seat, lang, self.reader, self.people) for seat in SEATS}
        self.chances = {hint["label"]: hint["win"] for hint in around.hint or ()}

    def html(self, template: str, **more: Any) -> str:
        return environment(self.lang).get_template(template).render(
            t=self, s=self.scene, x=self.around, seq=self.seq, game=self.around.game, **more)

    # ---- who

    def own_name(self, seat: str) -> str | None:
        """As sentences call a player; whoever has no name is "the opponent" there, or a number."""
        about = self.around.seats.get(seat, {})
        return level_title(about["level"], self.lang) if about.get("kind") == "bot" else self.given_names.get(seat)

    def name(self, seat: str) -> str:
        """As labels call a player."""
        about = self.around.seats.get(seat, {})
        if about.get("kind") == "bot":
            return self.say("bot_named", name=self.own_name(seat))
        if self.given_names.get(seat):
            return self.given_names[seat]
        if about.get("kind") == "open":
            return self.say("open_seat")
        if seat == self.reader:
            return self.say("you")
        return self.say("opponent" if self.reader else f"player_{seat[1]}")

    def avatar(self, seat: str) -> str:
        """The card that the player revealed to find out who starts."""
        number = int(seat[1]) - 1
        return art("creature", self.scene.revealed[number]) if number < len(self.scene.revealed) else (
            art("mindbug", "mindbug"))

    def to_move(self, seat: str) -> bool:
        return self.decision is not None and self.decision.player == seat

    def away(self, seat: str) -> bool:
        return self.around.seats.get(seat, {}).get("kind") == "human" and not self.around.connected.get(seat, True)

    def other(self, seat: str) -> str:
        return rival(seat)

    # ---- what is asked

    @property
    def tone(self) -> str:
        if self.decision is None:
            return "over"
        if self.decision.player != self.reader:
            return "wait"
        return "you" if self.decision.kind in ASKS_THE_TURN else "ask"

    @property
    def marks(self) -> str:
        """Classes that tell the style sheet what is going on; `:has()` would be slower."""
        s, x = self.scene, self.around
        covered = bool(x.curtain or (x.waiting and x.invitation))
        found = {"staged": s.stage, "powered": s.powered, "buying": any(card.options for card in s.power_row),
                 "asked": s.buttons or (x.lesson and x.lesson.done), "covered": covered,
                 "picking": s.me.choosing or s.opp.choosing, "ended": self.finished and not covered}
        return "".join(f" {mark}" for mark, holds in found.items() if holds)

    @property
    def question(self) -> str:
        if self.decision is None:
            return self.ending
        return prompt(self.decision, self.lang, self.reader, self.people)

    def label(self, option: Option) -> str:
        assert self.decision is not None
        return option_text(option, self.decision, self.lang)

    def option_id(self, option: Option) -> str:
        return "o-" + re.sub(r"[^A-Za-z0-9]", lambda found: NAMES_OF_SIGNS.get(found[0], "-"), option.label)

    @property
    def choices(self) -> list[tuple[Option, SceneCard | None]]:
        """Every option that the reader has, with the card on the table that it is about."""
        on_cards = {option.label: card for card in self.scene.cards for option in card.options}
        offered = on_cards.keys() | {option.label for option in self.scene.buttons}
        options = self.decision.options if self.decision else ()
        return [(option, on_cards.get(option.label)) for option in options if option.label in offered]

    def offer(self, option: Option) -> Offer:
        return Offer(option.label, option.verb, self.label(option), self.chance(option), self.best(option))

    def chance(self, option: Option) -> str | None:
        """The hint's figure for an option."""
        win = self.chances.get(option.label)
        return None if win is None else percent(win, self.lang)

    def best(self, option: Option) -> bool:
        return bool(self.chances) and self.chances.get(option.label) == max(self.chances.values())

    def button_card(self, option: Option) -> str | None:
        """The card that a button in the prompt is about, to be looked at."""
        return option.card if option.card in standard().set_of else None

    def face(self, face: str) -> str:
        """The name of what a die shows."""
        return face_name(face, self.lang)

    @property
    def faces(self) -> str:
        return ", ".join(map(self.face, self.scene.dice))

    # ---- cards

    def slots(self, cards: Sequence[SceneCard], text: bool = False) -> Markup:
        """Draws the cards of a zone. `text` says whether their texts are shown."""
        return Markup("".join(slot(card, tuple(map(self.offer, card.options)), text, self.lang) for card in cards))

    def in_words(self, card: SceneCard) -> list[str]:
        """Everything about a card but its name, in sentences."""
        now = self.described(card).removeprefix(self.title(card)).lstrip(", ")
        if "TOUGH" in card.keywords and card in (*self.scene.me.play, *self.scene.opp.play) and not card.exhausted:
            now += ", " + self.say("not_exhausted")
        dice = [self.say("rolls_dice", count=card.dice)] if card.dice else []
        return [f"{sentence.rstrip('.')}." for sentence in (now, *dice, *self.lines(card), *self.notes(card))]

    def printed_words(self, option: Option) -> list[str]:
        """The text of a card that an option is about and that does not lie on the table."""
        name = self.button_card(option)
        return face_lines(name, self.lang) if name else []

    def time_left(self, seat: Seat) -> str:
        assert self.around.clock is not None
        seconds = ceil(self.around.clock[seat])
        return f"{seconds // 60}:{seconds % 60:02}"

    # ---- what happened

    @property
    def log(self) -> Markup:
        return self.last_events(LOG_LINES, "l")

    def last_events(self, count: int, prefix: str) -> Markup:
        """The log, a paragraph per event. A template would take ten times as long for its forty lines."""
        first = max(0, len(self.events) - count)
        return Markup("".join(f'<p class="l-{event.kind}" id="{prefix}{number}">{self.told(event)}</p>'
                              for number, event in enumerate(self.events[first:], first)))

    def told(self, event: Event) -> str:
        return _told(event, self.reader, self.lang, self.people.get("p1"), self.people.get("p2"))

    # ---- the end

    @property
    def winner(self) -> str | None:
        return self.around.result.winner if self.around.result else self.scene.winner

    @property
    def headline(self) -> str:
        if self.winner is None:
            return self.say("is_draw")
        if self.reader is None:
            return self.say("won_by", name=self.names[self.winner])
        return self.say("won" if self.winner == self.reader else "lost")

    @property
    def ending(self) -> str:
        outcome = self.around.result.outcome if self.around.result else self.scene.outcome
        if outcome == "unfinished":  # of a record
            return self.say("unfinished")
        if outcome in ("resign", "timeout"):
            loser = rival(self.winner or "p1")
            return self.say(f"you_{'resigned' if outcome == 'resign' else 'timeout'}" if loser == self.reader
                            else f"won_{outcome}", name=self.called[loser])
        return outcome_text(self.winner, outcome or "", self.lang, self.reader, self.people)


@lru_cache(LINES_KEPT)
def _told(event: Event, reader: str | None, lang: str, p1: str | None, p2: str | None) -> str:
    """A line of the log as HTML. The results are cached, because every update contains the last 40 lines."""
    told = event_segments(event, lang, reader, {seat: name for seat, name in (("p1", p1), ("p2", p2)) if name})
    return "".join(f'<b data-card="{escape(about)}">{escape(text)}</b>' if about else str(escape(text))
                   for text, about in told)
