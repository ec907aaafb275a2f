"""Events that belong together are told in one line: the rule for log, story, text view and screen reader alike.

An event opens a line or joins the line before it. Lines only grow at their end, so what has been told stays true while
a game goes on. Whether events belong together depends on what everybody sees (kinds, players, cards in play), never on
a hidden card, so every reader gets the same lines. The sentences are `lines` in `game.toml` of a language, under the
kinds that they tell: `played drew declined`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from mindbug.game.events import Event
from mindbug.words import PutIntoDiscard

SEVERAL = ("drew", "drew_unused", "discarded", "stolen", "recovered", "given", "revealed", "returned", "captured",
           "took_control", "defeated", "exhausted", "set_aside", "came_back", "power_revealed")
"""Events of one player that are told with all their cards at once: "You draw Bee Bear and Gorillion"."""
HIDDEN = ("drew", "drew_unused", "stolen", "given")
"""The kinds of events whose cards a reader may not know: "Alice draws 2 cards"."""
MANY = ("rolled", "rerolled", "tucked", "buried")
"""The same where another sentence is needed for many: `rolled.many`."""
SHAPES = frozenset((
    "dealt dealt", "start_card start_card", "played drew", "played declined", "played drew declined", "bought energy",
    "unblocked life", "discarded drew", "given drew", "defeated defeated", "octonite octonite", "rerolled rolled",
    "bought power_revealed", "bought energy power_revealed",
))
"""Different events that have a sentence of their own together."""
OF_BOTH = ("dealt", "start_card", "declined", "defeated", "power_revealed")
"""Events of somebody else than those before them in their line; all others are of the same player."""
ECHOES: Mapping[str, tuple[str, ...]] = {
    "entered": ("played", "drew", "declined", "mindbugged"), "fought": ("blocked", "hunted"), "boosted": ("rolled",),
    "energy": ("rolled",), "discarded": ("chose",),
}
"""Events that only repeat what the one before them has said."""
FACES = {("energy", 1): "energy", ("energy", 2): "energy2"}
"""Faces of dice that say what an event repeats; more power is written as it is, +2."""
LEADS = ("triggered", "acted")
"""Effects: their price and what comes of them at once are told in the same line, the latter after a colon."""
RESULTS = frozenset((
    "life", "life_kept", "energy", "drew", "drew_unused", "discarded", "stolen", "recovered", "returned", "given",
    "revealed", "took_control", "refreshed", "allies_gained", "allies_extra_die", "cannot_block", "extra_turn",
    "pinned", "forced", "captured", "mindbug_lost", "mindbugs_off", "swapped", "tucked", "defeated", "named_keyword",
    "named_number", "rolled_number", "octonite", "put_under", "copied", "boosted", "gained", "evolved", "sheltered",
    "set_aside", "came_back", "entered", "chose",
))
"""Events that may come of an effect. Octonite that is lost is its price."""

Line = tuple[Event, ...]


def lines(events: Sequence[Event]) -> list[Line]:
    """The events, those that are told together in one line."""
    told: list[list[Event]] = []
    extend(told, events)
    return [tuple(line) for line in told]


def extend(told: list[list[Event]], events: Sequence[Event]) -> int:
    """Adds events to the lines that were told before, and returns the number of the first line that has changed."""
    first = len(told)
    for event in events:
        if told and _joins(told[-1], event):
            first = min(first, len(told) - 1)
            told[-1].append(event)
        else:
            told.append([event])
    return first


def led(line: Line) -> tuple[Line, Line]:
    """The effect in front of a line, if there is more to tell, with its price; and the rest."""
    if len(line) < 2 or line[0].kind not in LEADS:
        return (), line
    return (line[:2], line[2:]) if _is_price(line[0], line[1]) else (line[:1], line[1:])


def parts(line: Sequence[Event]) -> list[list[Event]]:
    """The parts of a sentence: events of one kind and player together, without echoes."""
    found: list[list[Event]] = []
    for event in line:
        if found and _alike(found[-1][-1], event):
            found[-1].append(event)
        elif not (found and event.kind in ECHOES and found[-1][-1].kind in ECHOES[event.kind]):
            found.append([event])
    return found


def kinds(line: Sequence[Event]) -> str:
    """The key of the sentence that tells these events together."""
    return " ".join(part[0].kind for part in parts(line))


def main_kind(line: Line) -> str:
    """The kind that a line is marked with."""
    return (led(line)[1] or line)[0].kind


def samples() -> Iterator[Line]:
    """A line of every shape, for whoever wants to try all sentences."""
    for shape in sorted(SHAPES):
        for total in (2, 0):
            first, *rest = shape.split()
            line = [Event(first, "p1", "Gorillion", "Shield Bugs", -1 if first == "octonite" else 1, total)]
            for kind in rest:
                player = None if kind == "power_revealed" else "p2" if kind in OF_BOTH else "p1"
                number = -1 if kind in ("life", "energy") else 1
                card = "Gorillion" if kind == "declined" else "Lone Yeti"
                detail = "+1" if kind == "rolled" else None
                line.append(Event(kind, player, card, "Shield Bugs", number, total, detail))
            yield tuple(line)
    spread = Event("octonite", "p1", "Gorillion", number=-1), Event("octonite", "p2", "Lone Yeti", number=1, total=2)
    yield spread
    for which in ((1,), (2,), (1, 2)):
        again = [Event("rerolled", "p1", "Gorillion", number=die, total=2) for die in which]
        yield *again, *(Event("rolled", "p1", "Gorillion", number=die, detail="+1") for die in which)
    yield Event("bought", "p1", "Gorillion"), Event("power_revealed", None, "Lone Yeti")
    for kind in (*SEVERAL, *MANY):
        detail = {"rolled": "+1", "recovered": "own"}.get(kind)
        owner = None if kind == "power_revealed" else "p1"
        one = Event(kind, owner, "Shield Bugs", number=1, detail=detail)
        two = one, replace(one, card="Lone Yeti", number=2)
        yield two
        if kind in HIDDEN:
            yield tuple(replace(event, card=None) for event in two)
    for kind in LEADS:
        detail = "play" if kind == "triggered" else None
        yield Event(kind, "p1", "Gorillion", detail=detail), Event("life", "p2", number=-1, total=2)
        yield Event(kind, "p1", "Gorillion", detail=detail), Event("defeated", "p2", "Shield Bugs")
        yield Event(kind, "p1", "Gorillion", detail=detail), Event("evolved", "p1", "Gorillion", "Shield Bugs")
        for total in (2, 0):
            paid = Event(kind, "p1", "Gorillion", detail=detail), Event("octonite", "p1", "Gorillion", None, -1, total)
            yield paid
            yield *paid, Event("life", "p2", number=-1, total=2)


def _joins(line: Sequence[Event], event: Event) -> bool:
    first, last = line[0], line[-1]
    body = led((*line, event))[1][:-1] if first.kind in LEADS else line
    if not body:
        lost = event.kind == "octonite" and event.number < 0
        return _is_price(first, event) if lost else event.kind in RESULTS
    if _alike(last, event):
        return all(each.kind == event.kind for each in body) or kinds(body) in SHAPES
    if event.kind in ECHOES and parts(body)[-1][-1].kind in ECHOES[event.kind]:
        return _repeats(body, event)
    if f"{kinds(body)} {event.kind}" not in SHAPES:
        return False
    if event.kind == "octonite":
        return body[0].number + event.number == 0 < event.number
    if event.kind in ("life", "energy") and event.number >= 0:
        return False
    return (event.player != body[0].player) == (event.kind in OF_BOTH)


def _is_price(effect: Event, event: Event) -> bool:
    return (event.kind == "octonite" and event.number < 0 and effect.kind in LEADS and effect.detail != "moment"
            and (event.player, event.card) == (effect.player, effect.card))


def _repeats(body: Sequence[Event], event: Event) -> bool:
    """Returns whether an echo has nothing to add."""
    match event.kind:
        case "fought":
            return True
        case "discarded":
            return any(isinstance(effect, PutIntoDiscard) for effect in body[-1].effects)
        case "boosted" | "energy":
            face = FACES.get((event.kind, event.number), f"+{event.number}")
            return event.player == body[0].player and any(each.detail == face for each in body)
        case _:
            return event.card == body[0].card


def _alike(one: Event, other: Event) -> bool:
    return (one.kind == other.kind and one.kind in (*SEVERAL, *MANY) and one.player == other.player
            and (one.detail == other.detail or one.kind in MANY))
