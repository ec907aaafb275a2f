"""The film of a step: its beats, and the texts of the cards that they show in large."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NotRequired, TypedDict

from mindbug.game.catalogue import standard
from mindbug.game.circumstances import Circumstances
from mindbug.game.events import Event, redact
from mindbug.game.game import Game
from mindbug.game.scene import SceneCard
from mindbug.web.html.beats import Beat, beats
from mindbug.web.html.faces import exhibited
from mindbug.web.html.printed import face_lines
from mindbug.words import Creature


class Film(TypedDict):
    """Everything that the page shows one after the other before it shows the new table."""

    beats: list[Beat]
    texts: dict[str, list[str]]
    """The printed text of cards by their English names; cards that lie in a row do not show it."""
    faces: NotRequired[dict[str, str]]
    """The cards that decided who starts, which lie nowhere."""


def film(events: Sequence[Event], before: Circumstances, after: Game, lang: str, reader: str | None,
         people: Mapping[str, str], *, bottom: str = "p1", all_open: bool = False) -> Film:
    """`events` with hidden cards, which are told only if the game is over and `all_open`; `people` as sentences call
    the players; `bottom` is the side that a spectator sees there."""
    told = list(events) if all_open else [redact(event, reader) for event in events]
    found = beats(told, before, after.decision, lang, reader, people, bottom)
    names = {name for beat in found for name in named(beat) if name in standard().set_of}
    made = Film(beats=found, texts={name: face_lines(name, lang) for name in sorted(names)})
    decided = {event.player: event.card for event in events if event.kind == "start_card" and event.card}
    if decided:  # equal cards are revealed again and again; the last two count
        made["faces"] = {name: as_printed(name, lang) for name in sorted(decided.values())}
    return made


def as_printed(name: str, lang: str) -> str:
    """A creature that lies nowhere on the table, as HTML."""
    card = standard().card(name)
    assert isinstance(card, Creature)
    return str(exhibited(SceneCard("start", name, card.power, printed=card.power, dice=card.dice,
                                   keywords=tuple(keyword.name for keyword in card.keywords)), lang))


def named(beat: Beat) -> Iterator[str]:
    """The cards that the stage shows in large."""
    if "duel" in beat:
        yield beat["duel"]["attacker"]
        if "blocker" in beat["duel"]:
            yield beat["duel"]["blocker"]
    elif "by" in beat:
        yield beat["by"]
    elif "cards" in beat:
        for card in beat["cards"][:2]:
            yield from filter(None, (card.get("card"), card.get("other")))
