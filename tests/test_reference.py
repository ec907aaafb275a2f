"""docs/reference.md is what the source says, and the examples in the docstrings are true."""

import ast
import doctest
import os
from importlib import import_module

import pytest
from tools.reference import PAGE, definition, exported, fields_of, methods, page, parts_of, used_by

import mindbug


def test_the_reference_is_up_to_date() -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page(), "`make docs` writes it anew"


def test_it_has_every_public_name() -> None:
    assert sorted(exported()) == sorted(mindbug.__all__)


@pytest.mark.parametrize(("name", "module"), sorted({**exported(), **used_by(exported())}.items()))
def test_everything_public_is_explained(name: str, module: str) -> None:
    """Every class and function, every method and every field has a sentence that ends with a full stop."""
    node = definition(module, name)
    assert parts_of(node)[0].endswith("."), name
    if isinstance(node, ast.ClassDef):
        unexplained = [field for field, _, note in fields_of(node) if not note.endswith(".")]
        unexplained += [line for line in methods(node) if line.startswith("- ") and "`: " not in line]
        assert not unexplained, f"{name}: {unexplained}"


EXAMPLES = ("mindbug.game.game", "mindbug.game.catalogue", "mindbug.game.decisions", "mindbug.game.events",
            "mindbug.game.pictures", "mindbug.analysis.prospects", "mindbug.rl.schema", "mindbug.rl.vector")


@pytest.mark.parametrize("module", EXAMPLES)
def test_the_examples_are_true(module: str) -> None:
    result = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.attempted and not result.failed


def test_what_people_call_first_has_an_example() -> None:
    game = [member for member in vars(mindbug.Game).values() if ">>>" in (member.__doc__ or "")]
    assert len(game) >= 10
    assert all(">>>" in (each.__doc__ or "") for each in (mindbug.Game, mindbug.Decision, mindbug.Catalogue,
                                                         mindbug.analyse, mindbug.picture, mindbug.redact,
                                                         mindbug.replay, mindbug.sample))
