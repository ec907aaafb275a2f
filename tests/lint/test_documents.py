"""What the documents name in `backticks` is there: files, modules, classes, and what belongs to them.

Decisions are left out, because they may speak of what was."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
PAGES += sorted(page for page in (ROOT / "docs").glob("*.md"))
FOLDERS = ("src", "tests", "tools", "benchmarks", "docs", "deploy")
NOT_OURS = {
    "build/statistics/", "dist/",  # written by commands
    "mindbug/Mindbug-v0",  # the name under which Gymnasium knows the game
}
DATA = re.compile(r"\.(toml|csv|json|jsonl|html|png|parquet|sqlite3)$")
"""Mostly files that commands write and that readers have."""


@cache
def files() -> set[str]:
    """Every file and folder, as a path from the root and from every folder above it."""
    found = set()
    for folder in FOLDERS:
        for path in (ROOT / folder, *(ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT).with_suffix("").parts, path.relative_to(ROOT).parts
            found |= {"/".join(each[place:]) for each in parts for place in range(len(each))}
    return found


@cache
def definitions() -> dict[str, set[str]]:
    """What every class and every module has, by its name: functions, classes, constants, fields."""
    found: dict[str, set[str]] = {}
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.setdefault(path.stem if path.stem != "__init__" else path.parent.name, set()).update(names_in(tree.body))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                own = {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}  # self.name = ...
                found.setdefault(node.name, set()).update(names_in(node.body), own)
    return found


def names_in(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)


def is_there(name: str) -> bool:
    if "/" in name or re.search(r"\.(py|js|css)$", name):
        path, _, member = name.removesuffix("/").rpartition(".")
        return name.removesuffix("/") in files() or (path in files() and member in definitions()[path.split("/")[-1]])
    owner, _, member = name.rpartition(".")
    if owner := owner.rpartition(".")[2]:
        owners = [each for each in (owner, owner.title()) if each in definitions()]  # `game.player` is of a Game
        return not owners or f"{owner}/{member}" in files() or any(member in definitions()[each] for each in owners)
    return name in definitions()


def named(page: Path) -> list[str]:
    """Paths with a slash, files with code, names with dots, and names of classes of more than one word."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    shape = r"\w[\w-]*(/[\w.-]+)+/?|\w+/|\w+\.(py|js|css)|\w+(\.\w+)+|([A-Z][a-z]+){2,}"
    return [name for name in re.findall(r"`([^`\n]+)`", text) if re.fullmatch(shape, name) and not DATA.search(name)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert [name for name in named(page) if name not in NOT_OURS and not is_there(name)] == []


def test_the_search_finds_what_is_gone() -> None:
    assert sum(len(named(page)) for page in PAGES) > 250
    assert is_there("web/routes/live") and is_there("engine/book.Book") and is_there("Room.apply")
    assert is_there("mindbug.web.rooms") and is_there("HandAtMost") and is_there("tests/cards/")
    gone = ("web/room", "engine/book.Library", "Room.write", "HandAtLeast", "tests/kinds/", "mindbug.web.room")
    assert not [name for name in gone if is_there(name)]
