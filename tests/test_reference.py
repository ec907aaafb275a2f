"""docs/reference.md is what the source says."""

import ast
import os

import pytest
from tools.reference import PAGE, definition, exported, fields_of, methods, page, used_by

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
    assert (ast.get_docstring(node) or "").endswith("."), name
    if isinstance(node, ast.ClassDef):
        unexplained = [field for field, _, note in fields_of(node) if not note.endswith(".")]
        unexplained += [line for line in methods(node) if line and "`: " not in line]
        assert not unexplained, f"{name}: {unexplained}"
