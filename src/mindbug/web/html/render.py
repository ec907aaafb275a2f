"""The table as HTML, as one reader sees it."""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import Any

from markupsafe import Markup

from mindbug.analysis.outlook import claim_of
from mindbug.game.catalogue import standard
from mindbug.game.decisions import Decision, Option, asked_with
from mindbug.game.events import Event
from mindbug.game.game import Game
from mindbug.game.scene import Scene, SceneCard, SceneSide
from mindbug.game.seats import SEATS, Seat, rival
from mindbug.game.trials import Trial
from mindbug.text import Line, Noun, face_name, faces_text, option_text, outcome_text, percent, player_noun, prompt
from mindbug.text.explaining import outlook_text
from mindbug.web.html.faces import Faces, Offer
from mindbug.web.html.levels import called
from mindbug.web.html.log import NOTHING_TOLD, Log, log, paragraphs
from mindbug.web.html.once import once
from mindbug.web.html.parts import (
    DECK,
    HELD,
    PILE,
    POST,
    QUESTION,
    SHELF,
    SHELL_PART,
    TURN,
    Button,
    Exhibit,
    Holding,
    Part,
    Post,
    Question,
    Shelf,
    Shell,
    ShownClock,
    TurnLine,
    Zone,
    exhibit,
    whole,
    zone,
)
from mindbug.web.html.printed import TRIGGER, face_lines
from mindbug.web.html.qr import qr_svg
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.html.templating import art, environment, safe
from mindbug.web.html.verdicts import Verdict, attack, consequence, effect, fight, price

_key_of_ids = secrets.token_bytes(16)
LONG_QUESTION, MANY_LETTERS = 110, 170
LABELS_KEPT = 4096
QUESTIONS_KEPT = 4096
SECRETS_KEPT = 4096
ASKS_THE_TURN = ("action",)
UNLIKE_OTHERS = frozenset(("may", "mode", "reroll"))
"""Decisions whose words depend on their effect or on all their options; those of all others are kept."""
NO = frozenset(("decline", "no block", "let block", "stop", "no", "done", "keep"))
"""The verbs of options that do nothing; the key 0 chooses them."""
NAMES_OF_SIGNS = {" ": "_", "#": "n", "+": "p"}
"""Signs that tell options apart, spelled for ids."""
ENDS_WITHOUT_EVENT = ("resign", "timeout", "agreed")
"""The ends of a game that no choice leads to; the log tells them all the same."""


def table(game: Game, reader: str | None, lang: str, names: Mapping[str, str], *, seq: int,
          around: Surroundings, whole_log: bool = False) -> str:
    """Draws the part of the page that is renewed whenever something happens."""
    finished = _finished(game, around)
    return _seen_by(game, reader, lang, names, seq, around,
                    log(game.events, reader, all_open=finished, whole=whole_log)).drawn


def table_parts(game: Game, reader: str | None, lang: str, names: Mapping[str, str], *, seq: int,
                around: Surroundings) -> list[Part]:
    """The same in parts, none of them drawn yet, and without the log (`log.Telling`)."""
    return _seen_by(game, reader, lang, names, seq, around).parts


def text_table(game: Game, reader: str | None, lang: str, names: Mapping[str, str], *, seq: int,
               around: Surroundings, news: int = 0, whole_log: bool = False) -> str:
    """Writes the same as text. `news` is how many of the last events are new to the reader."""
    finished = _finished(game, around)
    told = log(game.events, reader, all_open=finished, whole=whole_log or finished, news=news)
    return _seen_by(game, reader, lang, names, seq, around, told).html("text_board.html", news=news)


def _finished(game: Game, around: Surroundings) -> bool:
    return game.over or around.result is not None


def _seen_by(game: Game, reader: str | None, lang: str, names: Mapping[str, str], seq: int,
             around: Surroundings, told: Log = NOTHING_TOLD) -> "_Table":
    finished = _finished(game, around)
    scene = game.scene(reader, all_open=finished or around.hands == "open", finished=finished,
                       secret=secret_of(around.game))
    trials = game.trials(reader) if reader and not finished else {}
    return _Table(scene, told, lang, names, seq, around, finished, trials)


def open_table(scene: Scene, events: Sequence[Event], lang: str, names: Mapping[str, str], *, seq: int, game_id: str,
               seats: Mapping[str, Mapping[str, str]], bottom: str = "p1", addressed: str | None = None,
               as_text: bool = False, news: int = 0) -> str:
    """Draws a step of a game that is over now, with both hands open. `addressed` is the seat of whoever reads it."""
    if scene.me.seat != bottom:
        scene = replace(scene, me=scene.opp, opp=scene.me)
    around = Surroundings(game=game_id, seats=seats)
    told = log(events, None, all_open=True, whole=True, news=news)
    seen = _Table(scene, told, lang, names, seq, around, finished=False, addressed=addressed)
    return seen.html("text_board.html", news=news) if as_text else seen.drawn


def make_ids_with(key: bytes) -> None:
    """Takes the key that a server has kept; without one, cards have other ids whenever a process starts."""
    global _key_of_ids
    _key_of_ids = key
    secret_of.cache_clear()


@lru_cache(SECRETS_KEPT)
def secret_of(game_id: str) -> bytes:
    """Returns the secret that the ids of the cards of one game are made with."""
    return hashlib.blake2b(game_id.encode(), key=_key_of_ids, digest_size=16).digest()


@lru_cache(QUESTIONS_KEPT)
def _prompt(asked: Decision, lang: str, reader: str | None, p1: str | None, p2: str | None) -> str:
    return prompt(asked, lang, reader, {seat: name for seat, name in (("p1", p1), ("p2", p2)) if name})


@lru_cache(LABELS_KEPT)
def _label(option: Option, asked: Decision, lang: str) -> str:
    return option_text(option, asked, lang)


# ---- the table


class _Table(Faces):
    """Answers the questions of the templates. It knows the scene and the events of its reader, and nothing else."""

    def __init__(self, scene: Scene, told: Log, lang: str, names: Mapping[str, str], seq: int,
                 around: Surroundings, finished: bool, trials: Mapping[str, Trial] | None = None,
                 addressed: str | None = None) -> None:
        super().__init__(lang)
        self.scene = scene
        self.trials = trials or {}
        self.chronicle = told
        self.reader = scene.reader
        self.addressed = addressed or scene.reader  # the seat that is spoken to, also where everything is open
        self.given_names = names
        self.seq = seq
        self.around = around
        self.finished = finished
        self.decision = scene.decision
        self.people = called(around.seats, names, lang)
        self.names: dict[str, str] = {seat: self.name(seat) for seat in SEATS}
        self.chances = {hint["label"]: hint["win"] for hint in around.hint or ()}
        self.tone = self._tone()
        self.ring = "act" if self.tone == "you" else "choose"

    def html(self, template: str, **more: Any) -> str:
        return environment(self.lang).get_template(template).render(
            t=self, s=self.scene, x=self.around, seq=self.seq, game=self.around.game, **more)

    # ---- as a picture

    @property
    def drawn(self) -> str:
        return whole(self.parts, self.log)

    @property
    def parts(self) -> list[Part]:
        lang, me, opp = self.lang, self.scene.me, self.scene.opp
        return [
            Part("shell", self.shell, SHELL_PART, lang), Part("game", self.around.game), Part("seq", str(self.seq)),
            Part("action", safe(self.action)), Part("marks", self.marks), Part("tone", self.tone),
            Part("stage-marks", self.stage_marks),
            *self.player_parts(opp, "opp"), *self.player_parts(me, "me"),
            Part("hand", self.zone("me-hand", self.hand_title, me.hand, "full", "hand"), zone, lang),
            Part("turn", self.turn, TURN, lang), Part("exhibit", self.exhibit, exhibit, lang), self.asking,
            Part("shelf", self.shelf, SHELF, lang),
            Part("overlays", self.html("overlays.html") if self.overlaid else ""),
            Part("log-end", str(self.last_words)),
        ]

    @property
    def action(self) -> str:
        return self.around.lesson.action if self.around.lesson else f"/game/{self.around.game}/choose"

    @property
    def shell(self) -> Shell:
        x, s = self.around, self.scene
        names = self.names[s.opp.seat], self.names[s.me.seat]
        return Shell((self.say("side_of", name=names[0]),
                      self.say("your_side") if self.reader else self.say("side_of", name=names[1])),
                     self.reader or "", bool(s.me.aside), bool(s.opp.aside), None if self.finished else x.hands,
                     (x.what_if["game"], x.what_if["step"]) if x.what_if else None)

    @property
    def overlaid(self) -> bool:
        x = self.around
        return bool(x.curtain or (x.mine and (not x.begun or x.offer)))

    def player_parts(self, side: SceneSide, who: str) -> list[Part]:
        """The parts of a player and of the cards that lie there. Cards that are chosen from lie on the stage
        instead."""
        x, lang, mine, name = self.around, self.lang, who == "me", self.names[side.seat]
        hand = not mine and not self.tray(side.hand)
        post = Post(who, self.away(side.seat), side.energy if self.scene.powered else None,
                    side.life, side.mindbugs, mine and x.can_hint, self.takeback if mine and x.takeback else None)
        held = Holding(who, len(side.hand), hand, len(self.known(side.hand)) if hand else 0)
        play = self.zone(f"{who}-play", self.say("in_play"), side.play, "tok", "inplay")
        aside = self.zone(f"{who}-aside", self.say("set_aside"), side.aside, "mini") if side.aside else None
        discard = None if side.choosing else (
            self.zone(f"{who}-discard", self.say("discard_pile"), side.discard, "mini", "heap"))
        foreign = self.zone("opp-hand", self.say("hand_of", name=name), side.hand, "mini", "heap") if hand else None
        return [
            Part(f"name-{who}", safe(name)), Part(f"avatar-{who}", self.avatar(side.seat)),
            Part(f"active-{who}", " active" if self.to_move(side.seat) else ""),
            Part(f"post-{who}", post, POST, lang), Part(f"deck-{who}", Holding(who, side.draw), DECK, lang),
            Part(f"pile-{who}", Holding(who, len(side.discard), not side.choosing), PILE, lang),
            Part(f"held-{who}", held, HELD, lang),
            Part(f"play-{who}", play, zone, lang), Part(f"aside-{who}", aside, zone, lang),
            Part(f"discard-{who}", discard, zone, lang), Part(f"hand-{who}", foreign, zone, lang),
        ]

    @property
    def hand_title(self) -> str:
        return self.say("your_hand") if self.reader else self.say("hand_of", name=self.names[self.scene.me.seat])

    @property
    def turn(self) -> TurnLine:
        s, clock = self.scene, self.around.clock
        clocks = tuple(ShownClock(who, clock["running"] == side.seat, clock["starts_in"], clock[side.seat],
                            self.time_left(side.seat))
                       for side, who in ((s.opp, "opp"), (s.me, "me"))) if clock else ()
        return TurnLine("over" if self.finished else "me" if s.turn == s.me.seat else "opp", self.whose_turn,
                    s.turn_number, clocks)

    @property
    def exhibit(self) -> Exhibit:
        s = self.scene
        return Exhibit(self.trophy if self.finished else None,
                       self.zone("stage", self.say("on_stage"), s.stage, "wide") if s.stage else None, self.shown,
                       tuple((art("die", face), self.face(face)) for face in s.dice))

    @property
    def asking(self) -> Part:
        lesson = self.around.lesson
        if self.finished or (lesson and lesson.done):
            return Part("question", self.html("ending.html"))
        marks = "" if not self.reasons else " reason" if self.tone == "you" else " reason crowded"
        question = Question(self.why, self.question, self.around.thinking, self.options, marks, self.how)
        return Part("question", question, QUESTION, self.lang)

    @property
    def shelf(self) -> Shelf:
        s = self.scene
        power = self.zone("power", self.say("power_row"), s.power_row, "tile") if s.powered else None
        return Shelf(tuple(self.zone(zone, title, cards, "tile") for title, zone, cards in self.trays), power,
                     s.power_deck if power else 0)

    def zone(self, name: str, label: str, cards: Sequence[SceneCard], shape: str, css: str = "") -> Zone:
        lacks = tuple([self.lack(card) for card in cards]) if name == "power" else ()
        if self.tone == "wait":  # nothing can be chosen
            return Zone(name, label, tuple(cards), ((),) * len(cards), shape, "", css, lacks)
        offers = tuple([(self.offer(card.options[0], card),) if card.options else () for card in cards])
        ring = self.ring if any([card.twin for card in cards]) else ""
        return Zone(name, label, tuple(cards), offers, shape, ring, css, lacks)

    # ---- who

    def name(self, seat: str) -> str:
        """The name of a player on labels."""
        about = self.around.seats.get(seat, {})
        if about.get("kind") == "bot":
            return self.say("bot_named", name=self.people[seat])
        if self.given_names.get(seat):
            return self.given_names[seat]
        if about.get("kind") == "open":
            return self.say("open_seat")
        if seat == self.addressed:
            return self.say("you")
        return self.say("opponent" if self.addressed else f"player_{seat[1]}")

    def called(self, seat: str) -> Noun:
        """A player in a sentence."""
        return player_noun(seat, self.lang, self.addressed, self.people)

    def avatar(self, seat: str) -> str:
        """The card that the player revealed to find out who starts."""
        number = int(seat[1]) - 1
        return art("creature", self.scene.revealed[number]) if number < len(self.scene.revealed) else (
            art("mindbug", "mindbug"))

    @property
    def qr(self) -> Markup:
        """The invitation as a code to scan."""
        return qr_svg(self.around.invitation or "", self.say("qr_code"))

    def to_move(self, seat: str) -> bool:
        return self.decision is not None and self.decision.player == seat

    def away(self, seat: str) -> bool:
        """Returns whether somebody else is not connected. Whoever reads this is there, though the line may come a
        moment later than the page."""
        human = self.around.seats.get(seat, {}).get("kind") == "human"
        return human and seat not in self.around.mine and not self.around.connected.get(seat, True)

    def other(self, seat: str) -> str:
        return rival(seat)

    # ---- what is asked

    def _tone(self) -> str:
        if self.decision is None:
            return "over"
        if self.decision.player != self.reader:
            return "wait"
        return "you" if self.decision.kind in ASKS_THE_TURN else "ask"

    @property
    def marks(self) -> str:
        """Classes that tell the style sheet what is going on; `:has()` would be slower."""
        x = self.around
        found = {"powered": self.scene.powered, "covered": x.curtain or (x.mine and not x.begun)}
        return "".join(f" {mark}" for mark, holds in found.items() if holds)

    @property
    def stage_marks(self) -> str:
        s = self.scene
        buying = self.tray(s.power_row)
        found = {"choosing": self.trays or buying, "buying": buying, "duel": self.duel, "rolled": s.dice,
                 "several": len(self.options) > 2, "many": len(self.options) > 4, "wordy": self.wordy,
                 f"end {self.result}": self.finished}
        return "".join(f" {mark}" for mark, holds in found.items() if holds)

    @property
    def wordy(self) -> bool:
        """True if question and options together need more room than usual."""
        if self.finished or not self.options:
            return False
        letters = sum(len(button.offer.deed) + len(button.offer.consequence or "") for button in self.options)
        return len(self.question) > LONG_QUESTION or len(self.question) + letters > MANY_LETTERS

    @property
    def whose_turn(self) -> str:
        if self.finished:
            return self.say("game_over")
        if self.scene.turn == self.addressed:
            return self.say("your_turn")
        return self.say("turn_of_player", name=self.called(self.scene.turn))

    # ---- what the stage shows

    @once
    def shown(self) -> SceneCard | None:
        """The card in play, or elsewhere on the table, that the decision is about."""
        if self.decision is None or self.decision.kind in ASKS_THE_TURN:
            return None
        return next((card for card in self.scene.cards if card.asking and card.name), None)

    @property
    def duel(self) -> bool:
        return self.decision is not None and self.decision.kind in ("block", "hunt") and not self.scene.stage

    @property
    def trophy(self) -> str:
        return self.avatar(self.winner) if self.winner else art("mindbug", "mindbug")

    @once
    def trays(self) -> list[tuple[str, str, Sequence[SceneCard]]]:
        """Piles and foreign hands from which the reader chooses: a title, the id of the zone, the cards."""
        s = self.scene
        if self.tone == "wait":
            return []
        piles = [("opp-hand", s.opp.hand), ("opp-discard", s.opp.discard), ("me-discard", s.me.discard)]
        return [(self.pile_title(zone), zone, sorted(cards, key=lambda card: not (card.options or card.twin)))
                for zone, cards in piles if self.tray(cards)]

    def tray(self, cards: Sequence[SceneCard]) -> bool:
        """Returns whether the reader chooses from these cards, which then lie on the stage."""
        return self.tone != "wait" and any([card.options for card in cards])

    def pile_title(self, zone: str) -> str:
        owner, what = zone.split("-")
        seat = self.scene.me.seat if owner == "me" else self.scene.opp.seat
        if seat == self.addressed:
            return self.say("your_pile")
        return self.say("hand_of" if what == "hand" else "pile_of", name=self.called(seat))

    @property
    def takeback(self) -> str:
        """The text of the button that takes back: a bot need not be asked."""
        x = self.around
        return self.say("ask_takeback" if x.can_offer and len(x.mine) == 1 else "take_back")

    def known(self, cards: Sequence[SceneCard]) -> list[SceneCard]:
        return [card for card in cards if card.name]

    @once
    def question(self) -> str:
        if self.decision is None:
            return self.ending
        if self.decision.kind in UNLIKE_OTHERS:
            return prompt(self.decision, self.lang, self.addressed, self.people)
        return _prompt(self.asked, self.lang, self.addressed, self.people.get("p1"), self.people.get("p2"))

    @once
    def asked(self) -> Decision:
        """The decision without its options and its effect, on which most questions and labels do not depend."""
        assert self.decision is not None
        return asked_with(self.decision, (), None)

    def label(self, option: Option) -> str:
        assert self.decision is not None
        if option.copy > 1 or self.decision.kind in UNLIKE_OTHERS:
            return option_text(option, self.decision, self.lang)
        return _label(option, self.asked, self.lang)

    def option_id(self, option: Option) -> str:
        return "o-" + re.sub(r"[^A-Za-z0-9]", lambda found: NAMES_OF_SIGNS.get(found[0], "-"), option.label)

    @property
    def choices(self) -> list[tuple[Option, SceneCard | None]]:
        """Every option that the reader has, with the card on the table that it is about."""
        on_cards = {option.label: card for card in self.scene.cards for option in card.options}
        offered = on_cards.keys() | {option.label for option in self.scene.buttons}
        options = self.decision.options if self.decision else ()
        return [(option, on_cards.get(option.label)) for option in options if option.label in offered]

    def offer(self, option: Option, card: SceneCard | None = None) -> Offer:
        """An option with all that is known about it; `card` is the one that offers it."""
        trial = self.trials.get(option.label)
        fatal = trial is not None and trial.loses
        return Offer(option.label, self.label(option), self.ring, self.keys.get(option.label), self.chance(option),
                     self.best(option), self.verdict(trial, card) if trial and card else None,
                     self.consequence(option, trial), fatal, not fatal or self.hopeless)

    def verdict(self, trial: Trial, card: SceneCard) -> Verdict | None:
        assert self.decision is not None
        own = card in self.scene.me.play
        if self.decision.kind in ("block", "hunt") and self.shown:
            if self.decision.kind == "block":
                return fight(self.say, trial, card, self.shown, trial.target, trial.source, self.keyword("POISONOUS"))
            return fight(self.say, trial, self.shown, card, trial.source, trial.target, self.keyword("POISONOUS"))
        if self.decision.kind in ASKS_THE_TURN:
            return attack(self.say, trial)
        if card.for_sale:
            return price(self.say, trial)
        return effect(self.say, trial, card, own) if own or card in self.scene.opp.play else None

    def consequence(self, option: Option, trial: Trial | None) -> str | None:
        """The outcome of an option; for an effect that waits its text, since the others may follow at once."""
        assert self.decision is not None
        if self.decision.kind == "order" and (lines := self.printed_words(option)):
            return " ".join([line for line in lines if TRIGGER.match(line)] or lines)
        return consequence(self.say, trial, self.scene, self.names[self.scene.opp.seat]) if trial else None

    @once
    def hopeless(self) -> bool:
        """True if every option loses the game: then no option needs a second thought."""
        return all(trial.loses for trial in self.trials.values())

    @property
    def why(self) -> str | None:
        """The facts that matter for the decision besides the question."""
        if self.decision is None or self.decision.player != self.reader:
            return None
        if self.reasons:
            return self.reasons[0]
        return self.say("you_have_energy", count=self.scene.me.energy) if self.decision.kind == "buy" else None

    @property
    def how(self) -> str | None:
        """A line that tells a newcomer where the turn actions are found, or what a hint's figures are; it stands where
        there is room for it. A lesson says it itself."""
        asked = self.decision is not None and self.decision.player == self.reader and self.decision.kind == "action"
        if self.decision is None or not asked or self.around.lesson:
            return None
        if self.around.hint and len(self.options) < 2:
            return self.say("hint_figures")
        if self.options:
            return None
        verbs = {option.verb for option in self.decision.options}
        return self.say("how_play_or_attack" if {"play", "attack"} <= verbs else "how_play" if "play" in verbs
                        else "how_attack")

    @once
    def reasons(self) -> list[str]:
        """The reasons for the option that a hint calls the best, found by playing it out."""
        claims = [claim for hint in self.around.hint or () for claim in hint.get("because", ())]
        return [outlook_text(claim_of(claim), self.lang, self.people, self.reader) for claim in claims]

    @once
    def keys(self) -> dict[str, str]:
        """The key of each option: 1 to 9 in the order in which they are seen, 0 for the one that does nothing."""
        if self.tone == "you":
            return {}
        cards = (card for zone in self.places for card in zone)
        seen = [option for card in cards for option in card.options[:1]]
        seen += [option for option, _ in self.loose]
        numbered = [option.label for option in seen if option.verb not in NO]
        found = dict(zip(numbered, "1234567890" if len(numbered) == len(seen) else "123456789", strict=False))
        return found | {option.label: "0" for option in seen if option.verb in NO}

    @property
    def places(self) -> list[Sequence[SceneCard]]:
        """The zones whose cards can be chosen, as one sees them."""
        s = self.scene
        return [s.opp.play, *(cards for _, _, cards in self.trays), s.power_row, s.me.play, s.me.hand]

    @once
    def loose(self) -> list[tuple[Option, str | None]]:
        """Options that no card offers: those without a card, and what else can be done with a card, with its id."""
        if self.tone == "wait":
            return []
        more = [(option, card.id) for card in self.scene.cards for option in card.options[1:]]
        plain: list[tuple[Option, str | None]] = [(option, None) for option in self.scene.buttons]
        return sorted([*plain, *more], key=lambda found: found[0].verb in NO)

    @once
    def options(self) -> tuple[Button, ...]:
        """The options that are offered on the stage."""
        return tuple([Button(self.offer(option), self.option_id(option), self.button_card(option), place)
                      for option, place in self.loose])

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
        return faces_text(self.scene.dice, self.lang)

    # ---- cards

    def lack(self, card: SceneCard) -> int:
        """The energy that is missing to buy a Power card that is for sale now."""
        too_expensive = card.why_not is not None and card.why_not.key == "too_expensive"
        return card.power - self.scene.me.energy if too_expensive else 0

    def in_words(self, card: SceneCard) -> list[str]:
        """Everything about a card but its name, in sentences."""
        now = self.described(card).removeprefix(self.title(card)).lstrip(", ")
        if "TOUGH" in card.keywords and card in (*self.scene.me.play, *self.scene.opp.play) and not card.exhausted:
            now += ", " + self.say("not_exhausted")
        dice = [self.say("rolls_dice", count=card.dice)] if card.dice else []
        return [f"{sentence.rstrip('.')}." for sentence in (now, *dice, *self.text(card), *self.notes(card))]

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
        return self.paragraphs(self.chronicle.told, self.chronicle.first, "l")

    @property
    def latest(self) -> Markup:
        return self.paragraphs(self.chronicle.news, self.chronicle.news_from, "n") + self.last(prefix="n")

    def paragraphs(self, told: Sequence[Line], first: int, prefix: str) -> Markup:
        return Markup("\n".join(paragraphs(told, first, prefix, self.addressed, self.lang, self.people)))

    @property
    def last_words(self) -> Markup:
        return self.last(prefix="l")

    def last(self, prefix: str) -> Markup:
        """The last line of the log if the game has ended without an event."""
        if not self.around.result or self.around.result.outcome not in ENDS_WITHOUT_EVENT:
            return Markup()
        return Markup(f'\n<p class="l-game_over" id="{prefix}-end">{safe(self.ending)}</p>')

    # ---- the end

    @property
    def winner(self) -> str | None:
        return self.around.result.winner if self.around.result else self.scene.winner

    @property
    def result(self) -> str:
        """The end of the game for the reader: won, lost, or nothing."""
        return "" if not self.reader or not self.winner else "won" if self.winner == self.reader else "lost"

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
        if outcome in ("unfinished", "agreed"):  # of a record; between people
            return self.say("unfinished" if outcome == "unfinished" else "agreed_draw")
        if outcome in ("resign", "timeout"):
            loser = rival(self.winner or "p1")
            return self.say(f"you_{'resigned' if outcome == 'resign' else 'timeout'}" if loser == self.addressed
                            else f"won_{outcome}", name=self.called(loser))
        return outcome_text(self.winner, outcome or "", self.lang, self.addressed, self.people)
