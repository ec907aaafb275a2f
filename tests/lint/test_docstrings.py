"""Docstrings are sentences or names of things, also those of fields: none begins with a bare clause."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("src", "tools", "benchmarks") for path in (ROOT / folder).rglob("*.py"))
BARE_CLAUSE = re.compile(r"(Whether|What|Who|Whom|Whose|How|Why|Which)\b")


def texts_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text that stands alone, with its line: docstrings, and what is said below a field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value.strip()


@pytest.mark.parametrize("folder", ["src", "tools", "benchmarks"])
def test_no_docstring_begins_with_a_bare_clause(folder: str) -> None:
    found = [(path, line, text) for path in SOURCES if path.is_relative_to(ROOT / folder)
             for line, text in texts_of(ast.parse(path.read_text(encoding="utf-8")))]
    assert len(found) > 20
    assert [f"{path}:{line}: {text}" for path, line, text in found if BARE_CLAUSE.match(text)] == []
