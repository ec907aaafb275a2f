"""`mindbug check` loads everything and lists what is missing or does not fit together.

Each check is a function from the material to its findings; the material is a value, so that tests can spoil it.
"""

import ast
import re
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args

from mindbug import text
from mindbug.cards import BOXES, SETS
from mindbug.cli.arguments import add_cards, load_cards
from mindbug.custom.vocabulary import FOR_OWN_CARDS, parts
from mindbug.game import decisions, event_reader, events, labels
from mindbug.game.catalogue import Catalogue
from mindbug.rulings.index import INDEX, PATTERN
from mindbug.words import Amount, Box, CardSet, Condition, Constant, Creature, Effect, PowerCard

FINDINGS = 1
NEARLY = 0.85
"""The least likeness of a misspelled name to the right one."""
PACKAGE = Path(__file__).parent.parent
CODE_OF_A_WORD = re.compile(r"(OP|IF|C|E|ON)_[A-Z0-9_]+")
# These modules only write numbers down; some other module of the engine must act on each.
NOT_THE_ENGINE = ("codes.py", "tables.py", "compiler.py", "book.py")
# The beginning of a docstring that cites rulings. A code further on is only an aside.
CITATION = re.compile(rf"{PATTERN}(?:, {PATTERN})*\b")


def _checkout_tests() -> Path | None:
    """The folder of the tests, if the package lies in a checkout."""
    root = PACKAGE.parent.parent
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def _names_of_cards() -> dict[str, dict[str, str]]:
    return {lang: {name: text.card_name(name, lang) for name in text.written("names", lang)} for lang in text.LANGUAGES}


@dataclass(frozen=True)
class Material:
    """Everything that is checked."""

    sets: Mapping[str, CardSet] = field(default_factory=lambda: SETS)
    boxes: Mapping[str, Box] = field(default_factory=lambda: BOXES)
    words: tuple[type[Any], ...] = (*get_args(Effect), *get_args(Constant), *get_args(Condition), *get_args(Amount)[1:])
    names: Mapping[str, Mapping[str, str]] = field(default_factory=_names_of_cards)
    missing: Callable[[str], list[str]] = text.missing
    package: Path = PACKAGE
    tests: Path | None = field(default_factory=_checkout_tests)
    rulings: tuple[str, ...] = tuple(INDEX)
    decision_kinds: Iterable[str] = tuple(decisions.DECISION_KINDS)
    purposes: Iterable[str] = decisions.PURPOSES
    event_kinds: Iterable[str] = tuple(events.EVENT_KINDS)

    @property
    def cards(self) -> list[Creature | PowerCard]:
        return _cards_of(self.sets.values())


def _cards_of(sets: Iterable[CardSet]) -> list[Creature | PowerCard]:
    cards: list[Creature | PowerCard] = []
    for card_set in sets:
        cards += card_set.creatures
        cards += card_set.power_cards
    return cards


# ---- words and texts


def phrases(material: Material) -> Iterator[str]:
    """Finds words, cards, decisions, purposes, events and interface texts that a language has no sentence for."""
    for lang in text.LANGUAGES:
        for gap in material.missing(lang):
            yield f"no text in {lang} for {gap}"


def words(material: Material) -> Iterator[str]:
    """Finds words that stand on no card: the engine's book, the tests and the texts would never have met them."""
    used = {type(word) for card in material.cards for word in parts(card)}
    for word in material.words:
        if word not in used and word not in FOR_OWN_CARDS:
            yield f"no card uses the word {word.__name__}"


def engine_code(material: Material) -> Iterator[str]:
    """Finds numbers that the book may contain but that no other part of the engine reads."""
    engine = material.package / "engine"
    defined = [node.target.id for node in ast.walk(_parsed(engine / "codes.py"))
               if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    used = {name for path in engine.glob("*.py") if path.name not in NOT_THE_ENGINE for name in _names(_parsed(path))}
    for code in defined:
        if CODE_OF_A_WORD.fullmatch(code) and code not in used:
            yield f"the engine does nothing with {code}"


def kinds(material: Material) -> Iterator[str]:
    """Finds decisions, purposes and events that are documented but never made, or the other way round."""
    for what, documented, made in (
        ("decision", material.decision_kinds, labels.KINDS.values()),
        ("purpose", material.purposes, labels.PURPOSES.values()),
    ):
        for kind in sorted({*documented} ^ {*made}):
            yield f"{what} {kind}: {'never made' if kind in documented else 'not documented'}"
    for kind in sorted({*material.event_kinds} ^ {*event_reader.KINDS.values(), *event_reader.OPENING}):
        yield f"event {kind}: {'never made' if kind in material.event_kinds else 'not documented'}"


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), path.name)


def _names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


# ---- cards


def book(material: Material) -> Iterator[str]:
    try:
        Catalogue(material.sets.values())
    except ValueError as error:
        yield f"the cards do not load: {error}"


def boxes(material: Material) -> Iterator[str]:
    """Each set has the cards that its box had when it was published."""
    for set_id in sorted({*material.sets} ^ {*material.boxes}):
        yield f"set {set_id}: {'no known box' if set_id in material.sets else 'missing'}"
    for set_id, card_set in material.sets.items():
        known = material.boxes.get(set_id)
        copies = [card.copies for card in card_set.creatures]
        if known:
            counted = replace(known, designs=len(copies), cards=sum(copies), power_cards=len(card_set.power_cards))
            if counted != known:
                yield f"set {set_id}: {counted} instead of {known}"
            dated = Counter(name for names in known.years.values() for name in names)
            if dated and dated != Counter(card.name for card in card_set.creatures):
                yield f"set {set_id}: the years of its box do not name each of its cards once"
        if card_set.id != set_id:
            yield f"set {set_id}: its id is {card_set.id!r}"
    places = Counter(box.place for box in material.boxes.values())
    yield from (f"{count} sets have the place {place}" for place, count in places.items() if count > 1)


def doubles(material: Material) -> Iterator[str]:
    """Finds two cards with one name in any language, and two that say the same, which no two published cards do."""
    for lang in text.LANGUAGES:
        translated = material.names.get(lang, {})
        names = Counter(translated.get(card.name, card.name).casefold() for card in material.cards)
        yield from (f"{count} cards are named {name!r} in {lang}" for name, count in names.items() if count > 1)
        texts: dict[tuple[str, ...], str] = {}
        for card in material.cards:
            lines = _distinguishing_lines(card, lang)
            if lines and lines in texts:
                yield f"{card.name} and {texts[lines]} read the same in {lang}"
            texts[lines] = card.name


def _distinguishing_lines(card: Creature | PowerCard, lang: str) -> tuple[str, ...]:
    """The lines that distinguish a card from others. A card without text differs only by its power and keywords."""
    try:
        lines = text.card_text(card, lang)
    except (LookupError, ValueError):
        return ()  # `phrases` reports it
    if isinstance(card, Creature):
        bare = card == Creature(card.name, copies=card.copies, power=card.power, keywords=card.keywords)
        return (str(card.power), *lines) if bare else tuple(lines)
    return tuple(lines)


def translations(material: Material) -> Iterator[str]:
    known = {card.name for card in material.cards}
    for lang, names in material.names.items():
        if lang not in text.LANGUAGES:
            yield f"names in {lang!r}, which is no language of ours"
        for name, translated in names.items():
            meant = get_close_matches(name, known, n=1, cutoff=NEARLY)  # sets that are not in the game yet are none
            if name not in known and meant:
                yield f"{lang} has a name for {name!r}, which is no card; {meant[0]!r} is"
            if not translated.strip():
                yield f"the {lang} name of {name!r} is empty"


# ---- tests


def card_tests(material: Material) -> Iterator[str]:
    if material.tests is None:
        return
    texts = "\n".join(text for test in _tests(material.tests / "cards") for text in test.says)
    for card in material.cards:
        if not re.search(rf"(?<!\w){re.escape(card.name)}(?!\w)", texts):
            yield f"{card.name} has no test"


def ruling_tests(material: Material) -> Iterator[str]:
    """A test cites rulings in its name, test_a6_a8_..., or at the start of its docstring: "BF-8, G13: ..."."""
    if material.tests is None:
        return
    cited: set[str] = set()
    for test in _tests(material.tests):
        citation = CITATION.match(test.docstring)
        codes = citation[0].split(", ") if citation else []
        cited.update(codes, test.name.upper().split("_"))
        yield from (f"{test.name} cites {code}, which is no ruling" for code in codes if code not in material.rulings)
    yield from (f"no test cites the ruling {code}" for code in material.rulings if code not in cited)


@dataclass(frozen=True)
class _Test:
    """A test of the project, as far as it tells what it is about."""

    name: str
    docstring: str
    says: tuple[str, ...]
    """The texts that a test contains, also through constants of its module."""


def _tests(folder: Path) -> Iterator[_Test]:
    for path in sorted(folder.rglob("test_*.py")):
        tree = _parsed(path)
        constants = {target.id: node.value.value for node in tree.body
                     if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
                     for target in node.targets if isinstance(target, ast.Name)}
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                values = [node.value if isinstance(node, ast.Constant) else constants.get(node.id)
                          for node in ast.walk(test) if isinstance(node, ast.Constant | ast.Name)]
                yield _Test(test.name, ast.get_docstring(test) or "",
                            tuple(value for value in values if isinstance(value, str)))


# ---- the command

CHECKS: tuple[Callable[[Material], Iterable[str]], ...] = (
    book, boxes, doubles, translations, words, engine_code, kinds, phrases, card_tests, ruling_tests,
)


def findings(material: Material) -> list[str]:
    return [finding for check in CHECKS for finding in check(material)]


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser("check", help="look for anything missing or inconsistent",
                                 description="Load everything; list what is missing or does not fit together.")
    add_cards(parser)
    parser.set_defaults(run=run_check)


def own_material(own: Sequence[CardSet]) -> Material:
    """The published cards and these. Nobody expects a box, or tests, of cards that somebody has made."""
    usual = Material()
    sets = {**usual.sets, **{card_set.id: card_set for card_set in own}}
    boxes = {**usual.boxes, **{card_set.id: _box_of(card_set, place) for place, card_set in enumerate(own, 1_000)}}
    names = {lang: {**known, **{card.name: text.card_name(card.name, lang) for card in _cards_of(own)}}
             for lang, known in usual.names.items()}
    return replace(usual, sets=sets, boxes=boxes, names=names, tests=None)


def _box_of(card_set: CardSet, place: int) -> Box:
    """Returns a box that agrees with whatever is in the file."""
    copies = [card.copies for card in card_set.creatures]
    return Box(place=place, designs=len(copies), cards=sum(copies), power_cards=len(card_set.power_cards))


def run_check(arguments: Namespace) -> int:
    if arguments.cards:
        return check_own(arguments.cards)
    material = Material()
    found = findings(material)
    for finding in found:
        print(finding)
    unseen = "" if material.tests else " (the tests are not here: run it in a checkout to check them too)"
    print(f"{len(material.sets)} sets, {len(material.cards)} cards, {len(material.words)} words, "
          f"{len(text.LANGUAGES)} languages, {len(material.rulings)} rulings: "
          f"{len(found) or 'no'} finding{'s' * (len(found) != 1)}{unseen}")
    return FINDINGS if found else 0


def check_own(paths: Sequence[Path]) -> int:
    """Cards of one's own beside the published ones: do they load, can they be told apart, can they be said?"""
    _, own = load_cards(paths)
    found = findings(own_material(own))
    for finding in found:
        print(finding)
    cards = _cards_of(own)
    for card in cards:
        print(f"{card.name}: {' '.join(text.card_text(card, 'en')) or 'no text'}")
    print(f"{len(cards)} cards of your own in {len(own)} set{'s' * (len(own) != 1)}: "
          f"{len(found) or 'no'} finding{'s' * (len(found) != 1)}")
    return FINDINGS if found else 0
