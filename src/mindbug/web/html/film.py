"""The film of a step: its beats, and the texts of the cards that they show in large."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NotRequired, TypedDict

from mindbug.game.catalogue import standard
from mindbug.game.circumstances import Circumstances
from mindbug.game.decisions import Decision
from mindbug.game.events import Event, redact
from mindbug.game.scene import SceneCard
from mindbug.web.html.beats import Beat, beats
from mindbug.web.html.faces import Faces, exhibited
from mindbug.web.html.printed import face_lines
from mindbug.words import Creature


class Film(TypedDict):
    """Everything that the page shows one after the other before it shows the new table."""

    beats: list[Beat]
    texts: dict[str, list[str]]
    """The printed text of cards by their English names; cards that lie in a row do not show it."""
    faces: NotRequired[dict[str, str]]
    """The cards that decided who starts, which lie nowhere."""


def film(events: Sequence[Event], before: Circumstances, after: Decision | None, lang: str, reader: str | None,
         people: Mapping[str, str], *, bottom: str = "p1", all_open: bool = False,
         cards: Mapping[str, SceneCard] | None = None) -> Film:
    """`events` with hidden cards, which are told only if the game is over and `all_open`; `after` is the decision that
    they led to; `people` as sentences call the players; `bottom` is the side that a spectator sees there; `cards` are
    those of a game that was played with other cards than today's."""
    told = list(events) if all_open else [redact(event, reader) for event in events]
    found = beats(told, before, after, lang, reader, people, bottom)
    names = {name for beat in found for name in named(beat) if name in (standard().set_of if cards is None else cards)}
    texts = {name: face_lines(name, lang) if cards is None else Faces(lang).text(cards[name]) for name in sorted(names)}
    made = Film(beats=found, texts=texts)
    decided = {event.player: event.card for event in events if event.kind == "start_card" and event.card}
    if decided:  # equal cards are revealed again and again; the last two count
        made["faces"] = {name: str(exhibited(as_printed(name) if cards is None else cards[name], lang))
                         for name in sorted(decided.values())}
    return made


@cache
def as_printed(name: str) -> SceneCard:
    """A card that lies nowhere on the table."""
    card = standard().card(name)
    if not isinstance(card, Creature):
        return SceneCard("start", name, card.cost, for_sale=True, printed=card.cost)
    return SceneCard("start", name, card.power, printed=card.power, dice=card.dice,
                     keywords=tuple(keyword.name for keyword in card.keywords))


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
