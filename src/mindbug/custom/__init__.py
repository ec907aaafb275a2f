"""Cards of one's own, out of a TOML file or a Python module. `reader` explains how words are written there.

This room imports words, cards, game and text, and of the engine only the error for a card that makes no sense.
Start with `load`.
"""

import re
import runpy
import tomllib
import traceback
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from mindbug.cards import SETS
from mindbug.custom.reader import WordReader, suggestion
from mindbug.engine.tables import BadCard
from mindbug.game.catalogue import Catalogue
from mindbug.text import LANGUAGES, add_names
from mindbug.text.nouns import problem_with
from mindbug.words import CardSet, Creature, PowerCard

SET_ID = re.compile(r"[a-z][a-z0-9_]*")
# Records write the names of cards in lists, and players in front of a colon.
RECORD_MARKS = (",", ":")
TOML_KEYS = ("set", "creature", "power_card")


def load(path: str | Path) -> CardSet:
    """The cards of a file, ready to join a `Catalogue`; whatever is wrong with them raises BadCard."""
    path = Path(path)
    content = _from_toml(path) if path.suffix == ".toml" else _from_module(path)
    names = content.pop("names", {})
    content.setdefault("id", _identifier(path.stem))
    content.setdefault("title", path.stem.replace("_", " ").strip().capitalize() or path.name)
    card_set: CardSet = WordReader(path.name).of_fields(CardSet, content, ())
    _check_set(card_set, path.name)
    for lang, described in names.items():
        add_names(lang, described)
    return card_set


def load_all(paths: Sequence[str | Path]) -> list[CardSet]:
    """The cards of several files. Files that contradict each other are named: two sets or cards of one name."""
    sets: list[CardSet] = []
    where: dict[str, str | Path] = {}
    for path in paths:
        card_set = load(path)
        for name in (f"set id {card_set.id}", *(card.name.casefold() for card in _cards(card_set))):
            if name in where:
                raise BadCard(f"{path}: {name!r} is in {where[name]} as well")
            where[name] = path
        sets.append(card_set)
    return sets


def catalogue_with(*card_sets: CardSet) -> Catalogue:
    """The published sets and these."""
    return Catalogue([*SETS.values(), *card_sets])


def _identifier(stem: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", stem.lower()).strip("_")


def _check_set(card_set: CardSet, file: str) -> None:
    if not SET_ID.fullmatch(card_set.id):
        raise BadCard(f"{file}: set: id: {card_set.id!r} should be small letters, digits and _, such as my_cards")
    if card_set.id in SETS:
        raise BadCard(f"{file}: set: id: {card_set.id!r} is a published set; choose another id")
    published = {card.name.casefold(): (card.name, s.title) for s in SETS.values() for card in _cards(s)}
    for card in _cards(card_set):
        if card.name.casefold() in published:
            name, title = published[card.name.casefold()]
            raise BadCard(f"{file}: {card.name}: {title} has a card named {name!r}; choose another name")
        if any(mark in card.name for mark in RECORD_MARKS):
            raise BadCard(f"{file}: {card.name}: a card name cannot contain {' or '.join(RECORD_MARKS)}")
    try:
        catalogue_with(card_set)
    except BadCard as error:
        raise BadCard(f"{file}: {error}") from None


def _cards(card_set: CardSet) -> list[Creature | PowerCard]:
    """Everything that has a name, the stages of creatures too."""
    stages = [stage for creature in card_set.creatures for stage in creature.stages]
    return [*card_set.creatures, *stages, *card_set.power_cards]


# ---- files


def _from_toml(path: Path) -> dict[str, Any]:
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCard(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCard(f"{path.name}: this is not valid TOML: {error}") from None
    _check_keys(document, TOML_KEYS, path.name)
    about = document.get("set", {})
    if not isinstance(about, dict):
        raise BadCard(f"{path.name}: set should be a table: [set], and below it id and title")
    _check_keys(about, ("id", "title"), f"{path.name}: set")
    for key in ("creature", "power_card"):
        if not isinstance(document.get(key, []), list):
            raise BadCard(f"{path.name}: {key}: every card begins with [[{key}]], in double brackets")
    if "creature" not in document:
        raise BadCard(f"{path.name}: there is no [[creature]]")
    stages = _stages_in(document["creature"])
    for stage in stages:
        stage.setdefault("copies", 1)  # it is never dealt
    cards = [*document["creature"], *stages, *document.get("power_card", [])]
    return {**about, "names": _names_in(cards, path.name),
            "creatures": document["creature"], "power_cards": document.get("power_card", [])}


def _stages_in(creatures: list[Any]) -> list[dict[str, Any]]:
    """The tables of what the creatures evolve into; whatever is no table the reader will complain about."""
    written = [creature.get("stages", []) for creature in creatures if isinstance(creature, dict)]
    return [stage for stages in written for stage in (stages if isinstance(stages, list) else [stages])
            if isinstance(stage, dict)]


def _names_in(cards: list[Any], file: str) -> dict[str, dict[str, Any]]:
    """Takes the names of the cards in other languages out of their tables, by language and name."""
    found: dict[str, dict[str, Any]] = {lang: {} for lang in LANGUAGES}
    for card in cards:
        for lang in LANGUAGES:
            if isinstance(card, dict) and lang in card:
                given = card.pop(lang)
                problem = problem_with(given)
                if problem:
                    raise BadCard(f"{file}: {card.get('name', 'a card')}: {lang}: {problem}")
                found[lang][str(card.get("name"))] = given
    return found


def _check_keys(table: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise BadCard(f"{where}: unknown key {key!r}{suggestion(key, known)}; known: {', '.join(known)}")


def _from_module(path: Path) -> dict[str, Any]:
    if path.suffix != ".py":
        raise BadCard(f"{path}: cards are read from a .toml file or a .py module")
    if not path.is_file():
        raise BadCard(f"{path}: cannot be read: no such file")
    try:
        names = runpy.run_path(str(path))
    except (Exception, SystemExit) as error:  # whatever the module does wrong
        lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
        place = f"{path.name}, line {line}" if line else path.name
        raise BadCard(f"{place}: {type(error).__name__}: {error}") from error
    found = {id(value): value for value in names.values() if isinstance(value, CardSet)}
    sets = [value for value in found.values() if value not in SETS.values()]  # a published one was only imported
    if len(sets) > 1:
        raise BadCard(f"{path.name}: one CardSet is expected, there are {len(sets)}")
    if sets:
        return {field.name: getattr(sets[0], field.name) for field in fields(CardSet)}
    if "CREATURES" in names:
        return {"creatures": names["CREATURES"], "power_cards": names.get("POWER_CARDS", [])}
    raise BadCard(f"{path.name}: a CardSet or a list named CREATURES is expected")
