"""A search for texts that a language lacks: every word, event, question and answer is tried, every file compared."""

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import mindbug.words as w
from mindbug.cards import SETS
from mindbug.game.decisions import DECISION_KINDS, PURPOSES, Decision, Option
from mindbug.game.events import EVENT_KINDS, Event
from mindbug.game.names import FACES, OUTCOMES
from mindbug.game.seats import SEATS
from mindbug.text import files, telling
from mindbug.text.clauses import Voice
from mindbug.text.language import Language
from mindbug.text.nouns import problem_with
from mindbug.text.templates import Gap, Segment, parsed

# The table of labels in the contract, without the cards.
VERBS: dict[str, tuple[str, ...]] = {
    "action": ("play", "attack", "act"),
    "mindbug": ("mindbug", "decline"),
    "hunt": ("hunt", "let block"),
    "block": ("block", "no block"),
    "again": ("attack", "stop"),
    "fast": ("attack", "act", "stop"),
    "may": ("yes", "no"),
    "target": ("choose", "done"),
    "card": ("choose", "done"),
    "discard": ("discard", "done"),
    "order": ("resolve",),
    "buy": ("buy", "done"),
    "reroll": ("keep", "reroll", "reroll first", "reroll second", "reroll both"),
    "die": ("resolve",),
    "spread": ("put", "done"),
    "mode": ("choose",),
    "keyword": ("choose",),
    "number": ("choose",),
    "roll": ("roll",),
    "pick": ("pick",),
}
CHOSEN = {"die": "+1", "roll": "+1", "keyword": "HUNTER", "number": "5"}
"""The things that an option can be about besides a card."""
MODES = ("left", "right", "own", "paid", "whatever")
DETAILS: dict[str, tuple[str | None, ...]] = {
    "starts": ("power", "lot"),
    "triggered": ("play", "attack", "defeated", "harvest", "moment"),
    "silenced": ("play", "defeated"),
    "recovered": ("own", "opponent", "boost"),
    "rolled": tuple(FACES.values()),
    "game_over": tuple(OUTCOMES.values()),
}
# Where the sign or size of the number decides the sentence.
NUMBERS: dict[str, tuple[int, ...]] = {
    "life": (1, -1),
    "octonite": (1, -1),
    "energy": (1, -1),
    "attacked": (1, 2),
    "rerolled": (1, 2),
    "bought": (0, 1),
}


def example(hint: Any) -> Any:
    """A value of a type that words are made of."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return arguments[0]
    if origin in (Union, types.UnionType):
        return example(arguments[0])
    if origin is tuple:
        return (example(arguments[0]),)
    if origin is Sequence:
        return [example(arguments[0])]
    if hint in (int, bool):
        return hint(2)
    if hint is str:
        return "text"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    if hint is w.Choose:
        return w.Choose([w.Mode("first", [w.GainLife(1)]), w.Mode("second", [w.LoseLife(w.Player.SELF)])])
    if is_dataclass(hint) and isinstance(hint, type):
        hints = get_type_hints(hint)
        return hint(**{field.name: example(hints[field.name]) for field in fields(hint)})
    raise TypeError(f"cannot make an example of {hint}")


Sentence = tuple[str, Callable[[], str]]


def word_sentences(language: Language) -> Iterator[Sentence]:
    for word in get_args(w.Effect):
        yield f"effect {word.__name__}", partial(effect, language, example(word))
    for word in get_args(w.Constant):
        yield f"constant {word.__name__}", partial(language.constant, example(word))
    for word in get_args(w.Condition):
        yield f"condition {word.__name__}", partial(effect, language, w.If(example(word), [w.GainLife(1)]))
    for word in get_args(w.Amount):
        yield f"amount {word.__name__}", partial(effect, language, w.GainLife(example(word)))
    for moment in w.Moment:
        yield f"moment {moment.value}", partial(language.constant, w.When(moment, [w.GainLife(1)]))
    for single in w.Single:
        yield f"creature {single.value}", partial(effect, language, w.Defeat(single))
    for side in w.Side:
        yield f"side {side.value}", partial(effect, language, w.Defeat(w.Creatures(side)))
    for pile in w.Pile:
        yield f"pile {pile.value}", partial(effect, language, w.PlayCard(w.Cards(pile)))
    for keyword in w.Keyword:
        yield f"keyword {keyword.value}", partial(language.keywords.__getitem__, keyword)
        yield f"reminder {keyword.value}", partial(language.keyword_reminders.__getitem__, keyword)
    for trigger in w.Trigger:
        yield f"trigger {trigger.value}", partial(language.triggers.__getitem__, trigger)
        yield f"reminder {trigger.value}", partial(language.trigger_reminders.__getitem__, trigger)
    for card_set in SETS.values():
        faces = [face for card in card_set.creatures for face in (card, *card.stages)]
        cards: list[w.Creature | w.PowerCard] = [*faces, *card_set.power_cards]
        for card in cards:
            yield f"card {card.name}", partial(card_text, language, card)


def effect(language: Language, word: w.Effect) -> str:
    """Every effect as an order to the controller, and as something that the opponent has to do."""
    return f"{language.effect_text([word])} {language.clause(word, Voice.OPPONENT).infinitive}"


def card_text(language: Language, card: w.Creature | w.PowerCard) -> str:
    return f"{card.name} {language.card_lines(card)}"


def game_sentences(language: Language) -> Iterator[Sentence]:
    for viewer in (None, *SEATS):
        for event in events():
            yield f"event {event.kind} {event.detail or ''}".strip(), partial(joined, language.event, event, viewer, {})
        for line in telling.samples():
            yield f"line {telling.kinds(line)}", partial(joined, language.line, line, viewer, {})
        for decision in decisions():
            what = f"{decision.kind} {decision.purpose or ''}".strip()
            yield f"prompt {what}", partial(language.prompt, decision, viewer, {})
            for option in decision.options:
                yield f"option {what}: {option.verb}", partial(language.option, option, decision)
        for outcome in OUTCOMES.values():
            yield f"outcome {outcome}", partial(joined, language.outcome, "p1", outcome, viewer, {})
        yield "outcome draw", partial(joined, language.outcome, None, "turn_limit", viewer, {})
    for face in FACES.values():
        yield f"face {face}", partial(language.faces.__getitem__, face)


def beat_sentences(language: Language, reference: Language) -> Iterator[Sentence]:
    """Every caption, reason and mark of the stage that the reference has."""
    card = language.card("Gorillion")
    more = {"count": 2, "tired": 1, "faces": "", "attack": 10, "block": 4, "lower": 4, "higher": 10, "cause": card,
            "by": card}
    event = Event("", "p1", "Gorillion", "Shield Bugs", 1, 2, "play", (w.Keyword.HUNTER,))
    for part, phrases in reference.beats.items():
        for key in phrases:
            for viewer in (None, *SEATS):
                yield f"beat {part} {key}", partial(language.caption, part, key, event, viewer, {}, more)


def events() -> Iterator[Event]:
    """One event of every kind and detail, with the numbers and totals that sentences depend on."""
    for kind in EVENT_KINDS:
        for detail in DETAILS.get(kind, (None,)):
            for number in NUMBERS.get(kind, (1,)):
                for total in (2, 1, 0):
                    yield Event(kind, "p1", "Gorillion", "Shield Bugs", number, total, detail, (w.Keyword.HUNTER,))
    yield Event("chose", "p1", "Gorillion", detail="first", effects=(w.GainLife(1),))


def decisions() -> Iterator[Decision]:
    """One decision of every kind and purpose, with every option."""
    for kind in DECISION_KINDS:
        verbs = VERBS.get(kind, ())
        options = tuple(Option(verb, verb, CHOSEN.get(kind, "Gorillion")) for verb in verbs)
        if kind == "mode":
            options = tuple(Option(f"choose {mode}", "choose", mode) for mode in MODES)
            sides = (w.ExhaustedSide("left", 5, (w.Keyword.HUNTER,)), w.ExhaustedSide("right", 8))
            yield Decision("p1", kind, "Shield Bugs", options[:2], sides=sides)
            yield Decision("p1", kind, "Shield Bugs", options[2:4], effect=w.Choose([
                w.Mode("own", [w.GainLife(1)]), w.Mode("paid", [w.GainLife(2)])]))
        player = "chance" if kind in ("roll", "pick") else "p1"
        for purpose in PURPOSES if kind in ("target", "card") else ("discard",) if kind == "discard" else (None,):
            yield Decision(player, kind, "Shield Bugs", options, purpose)
        if kind == "may":
            yield Decision(player, kind, "Shield Bugs", options, effect=w.May([w.GainLife(1)]))
            yield Decision(player, kind, "Shield Bugs", options,
                           effect=w.OpponentMay([w.GainLife(1)], otherwise=[w.GainLife(1)]))
        if kind == "buy":
            yield Decision(player, kind, None, options)
        if kind == "reroll":
            yield Decision(player, kind, None, options[:2])


def joined(tell: Callable[..., Sequence[Segment]], *arguments: object) -> str:
    return "".join(segment.text for segment in tell(*arguments))


# ---- files

AREAS = ("terms", "rules", "rulings")
"""Files with the same texts in every language, besides the phrases. Of `game` and `beats` every sentence is tried."""
OPTIONAL = ("terms sets", "terms things")
"""The texts that a language may leave out."""


def leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every text of a file, with the way to it."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from leaves(item, f"{path} {key}")
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            yield from leaves(item, f"{path} {number}")
    elif isinstance(value, str):
        yield path, value


def texts(language: Language) -> dict[str, str]:
    """All texts of all files that are compared."""
    found = {key: told for area in AREAS for key, told in leaves(language.read(area), area)}
    for area in files.phrase_areas(language.code):
        found.update({f"phrase {key}": told for key, told in language.read(area).items()})
    return {key: told for key, told in found.items() if not key.startswith(OPTIONAL)}


def file_gaps(language: Language, reference: Language) -> Iterator[str]:
    """Texts that are missing, or that do not speak of the same things."""
    told, wanted = texts(language), texts(reference)
    for key, text in wanted.items():
        if not told.get(key) and not is_grammar(key):
            yield key
        elif key in told and parsed(told[key]).keys - language.things.keys() != parsed(text).keys:
            yield f"{key}: it should speak of {', '.join(sorted(parsed(text).keys)) or 'nothing else'}"
    for key in told:
        if key not in wanted and not is_grammar(key):
            yield f"{key}: there is no such text in {reference.code}"
    phrases = [key for area in files.phrase_areas(language.code) for key in language.read(area)]
    yield from (f"phrase {key}: it is there twice" for key in {*phrases} if phrases.count(key) > 1)


def is_grammar(key: str) -> bool:
    """The facts that `terms` give about a noun differ from language to language."""
    return key.startswith(("terms people", "terms some_card")) and not key.endswith(" name")


def form_gaps(language: Language) -> Iterator[str]:
    """Forms that sentences ask for and the language does not have; names that it describes wrongly; unknown cards."""
    known = {*language.names, *w.Keyword.__members__, *w.Trigger.__members__}
    for card_set in SETS.values():
        known.update(face.name for card in card_set.creatures for face in (card, *card.stages))
        known.update(card.name for card in card_set.power_cards)
    everything = {**texts(language), **dict(leaves(language.read("game"), "game")),
                  **dict(leaves(language.read("beats"), "beats"))}
    for key, text in everything.items():
        for gap in parsed(text).parts:
            if isinstance(gap, Gap) and gap.form and gap.form not in language.forms:
                yield f"{key}: the form {gap.form!r}; there are {', '.join(language.forms) or 'none'}"
            if isinstance(gap, Gap) and gap.key[:1].isupper() and gap.key not in known:
                yield f"{key}: {gap.key!r} is neither a card nor a term"
    for name, given in language.read("names").items():
        problem = problem_with(given)
        if problem:
            yield f"name {name}: {problem}"


def missing(language: Language, reference: Language) -> list[str]:
    """Names of everything that the language cannot tell, as compared with the reference."""
    gaps: dict[str, None] = {}
    for what, tell in (*word_sentences(language), *game_sentences(language), *beat_sentences(language, reference)):
        try:
            told = bool(tell())
        except LookupError:
            told = False
        if not told:
            gaps[what] = None
    return [*gaps, *file_gaps(language, reference), *form_gaps(language)]
