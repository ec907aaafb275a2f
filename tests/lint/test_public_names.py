"""Everything that `import mindbug` offers is explained where it is defined."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import mindbug


def definition(name: str) -> ast.ClassDef | ast.FunctionDef:
    """Reads the source, because compiled classes keep no docstrings."""
    module = importlib.import_module(getattr(mindbug, name).__module__)
    path = Path(mindbug.__file__).parent.joinpath(*module.__name__.split(".")[1:]).with_suffix(".py")
    return next(node for node in ast.parse(path.read_text(encoding="utf-8")).body
                if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name)


def unexplained(name: str) -> Iterator[str]:
    node = definition(name)
    if not ast.get_docstring(node):
        yield name
    for member in node.body if isinstance(node, ast.ClassDef) else ():
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_") and not ast.get_docstring(member):
            yield f"{name}.{member.name}"


@pytest.mark.parametrize("name", [name for name in mindbug.__all__ if callable(getattr(mindbug, name))])
def test_a_public_name_and_its_members_have_docstrings(name: str) -> None:
    assert list(unexplained(name)) == []


def test_a_game_introduces_itself_and_tells_no_secret() -> None:
    game = mindbug.Game(sets=["first_contact"], seed=7)
    assert game.decision is not None
    assert str(game) == f"<Game of first_contact; turn 1 of {game.turn}; {game.turn} decides: action>"
    while game.decision:
        game.choose(game.decision.options[0])
    assert str(game).endswith(f"over: {game.winner or 'draw'} ({game.outcome})>")
