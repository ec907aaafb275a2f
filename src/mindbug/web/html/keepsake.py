"""Everything that is kept of a finished game, so that it can be looked at for ever.

The record alone would do as long as cards and rules stay as they are. A keepsake has every step of the game as a scene,
and the text of the cards that took part, in all languages. Whatever draws the review draws it from a keepsake, too.
"""

import json
import logging
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from mindbug import words
from mindbug.game.catalogue import standard
from mindbug.game.circumstances import Circumstances, Fighter
from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event
from mindbug.game.record import Record
from mindbug.game.scene import Bonus, PrintedLine, Scene, SceneCard, SceneSide
from mindbug.game.steps import Step, steps_of
from mindbug.game.why_not import Reason
from mindbug.text import LANGUAGES, Noun, card_noun, learn_names
from mindbug.web.html.film import as_printed
from mindbug.web.html.printed import printed_lines
from mindbug.web.html.typed_data import ValueReader, plain

log = logging.getLogger("mindbug.web")

VERSION = 1
SECRET_LENGTH = 64
READ_KEPT = 4  # of about 1 MB
CLASSES: dict[str, type] = {
    **{name: getattr(words, name) for name in words.__all__ if isinstance(getattr(words, name), type)},
    **{kind.__name__: kind for kind in (Bonus, Circumstances, Decision, Event, Fighter, Noun, Option, PrintedLine,
                                        Reason, Scene, SceneCard, SceneSide, Step)}}


@dataclass(frozen=True)
class Keepsake:
    """A finished game as it was."""

    steps: Sequence[Step]
    cards: Mapping[str, SceneCard]
    """The cards that took part, by name, as they were printed."""


def ids_of(game: str) -> bytes:
    """The secret for the ids of the cards of a game that is over: there is nothing to hide any more."""
    return game.encode()[:SECRET_LENGTH]


def keepsake_of(record: str, game: str) -> bytes:
    """Makes the keepsake of a game, as it is stored. BadRecord if cards or rules have changed since it was played."""
    steps = list(steps_of(Record.parse(record), ids_of(game)))
    names = sorted({name for step in steps for name in names_in(step)} & standard().set_of.keys())
    kept = {"version": VERSION, "steps": [plain(step) for step in steps],
            "cards": [plain(_with_texts(name)) for name in names],
            "names": {lang: [plain(card_noun(name, lang)) for name in names] for lang in LANGUAGES}}
    return zlib.compress(json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def _with_texts(name: str) -> SceneCard:
    return as_printed(name)._replace(
        printed_then=tuple((lang, printed_lines(name, lang)) for lang in LANGUAGES))


def names_in(step: Step) -> Iterator[str]:
    """The names of all cards that a step shows or tells of."""
    for card in step.scene.cards:
        yield from (card.name or "", *card.boost, *(bonus.source or "" for bonus in card.bonuses))
    yield from step.scene.revealed
    for event in step.events:
        yield from (event.card or "", event.other or "")
    if step.decision:
        yield from (step.decision.source or "", *(option.card or "" for option in step.decision.options))


@lru_cache(READ_KEPT)
def read_keepsake(data: bytes) -> Keepsake:
    """Reads what `keepsake_of` has written. The names of cards that are unknown today are learned from it."""
    kept, reader = json.loads(zlib.decompress(data)), ValueReader(CLASSES)
    cards: dict[str, SceneCard] = {card.name: card for card in reader.read(kept["cards"])}
    steps = reader.read(kept["steps"])
    if len(steps) != len(kept["steps"]):
        raise ValueError("some steps of a keepsake cannot be read any more")
    for lang, nouns in kept["names"].items():
        if lang in LANGUAGES:
            learn_names(lang, {noun.about: noun for noun in reader.read(nouns)})
    return Keepsake(tuple([replace(step, scene=_as_printed_then(step.scene, cards)) for step in steps]), cards)


def can_be_read(data: bytes) -> bool:
    """Returns whether a keepsake can be read. Nobody knows what a version to come writes, or what a disk may do."""
    try:
        read_keepsake(data)
    except Exception as error:
        log.warning("a keepsake cannot be read", extra={"error": repr(error)})
        return False
    return True


def _as_printed_then(scene: Scene, cards: Mapping[str, SceneCard]) -> Scene:
    """The scene with the texts that its cards had."""

    def printed(found: Sequence[SceneCard]) -> tuple[SceneCard, ...]:
        return tuple([card._replace(printed_then=cards[card.name or ""].printed_then) if card.name in cards else card
                      for card in found])

    def side(found: SceneSide) -> SceneSide:
        return replace(found, hand=printed(found.hand), play=printed(found.play), discard=printed(found.discard),
                       aside=printed(found.aside))

    return replace(scene, me=side(scene.me), opp=side(scene.opp), stage=printed(scene.stage),
                   power_row=printed(scene.power_row))
