"""Arrows go one way: words <- cards; words <- engine/tables; engine <- game <- who plays; words and events <- text."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import mindbug
from mindbug.catalogue import standard

PACKAGE = Path(mindbug.__file__).parent
MODULES = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
           for path in sorted(PACKAGE.rglob("*.py"))}

# part of the package -> parts it may import; a part is the second word of a module's name
ALLOWED = {
    "words": {"words"},
    "cards": {"cards", "words"},
    "engine": {"engine"},
    "errors": set(),
    "decisions": {"words"},
    "events": {"words"},
    "record": {"errors"},
    "seeds": {"engine"},
    "catalogue": {"cards", "engine", "words"},
    "labels": {"decisions", "engine", "words"},
    "positions": {"catalogue", "engine", "errors", "words"},
    "views": {"decisions", "engine", "labels", "positions", "words"},
    "game": {"catalogue", "decisions", "engine", "errors", "events", "labels", "positions", "record", "seeds",
             "views", "words"},
    "text": {"cards", "decisions", "events", "text", "words"},
}
# no clocks, no chance of its own, no files, no network where rules and secrets live
IMPURE = {"asyncio", "datetime", "http", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "socket", "ssl",
          "subprocess", "tempfile", "threading", "time", "urllib", "uuid"}


def part_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def imports(module: str) -> set[str]:
    """Names of all modules that it imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module is not None, f"{module} has a relative import"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found.update({node.module} if names.isdisjoint(MODULES) else names & MODULES.keys())
    return found


def ours(module: str) -> set[str]:
    return {name for name in imports(module) if name.split(".")[0] == "mindbug"}


@pytest.mark.parametrize("part", ALLOWED)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    modules = [module for module in MODULES if part_of(module) == part]
    assert modules, f"{part} is gone: take it out of ALLOWED"
    for module in modules:
        allowed = ALLOWED[part] | ({"words"} if module == "mindbug.engine.tables" else set())
        above = {name for name in ours(module) if part_of(name) not in allowed}
        assert not above, f"{module} imports {sorted(above)}"


def test_only_the_entry_points_import_the_command_line() -> None:
    importers = {part_of(module) for module in MODULES if any(part_of(name) == "cli" for name in ours(module))}
    assert importers <= {"cli", "__main__"}


def test_imports_go_in_no_circle() -> None:
    graph = {module: ours(module) & MODULES.keys() for module in MODULES}
    for module, imported in graph.items():
        imported.discard(module)
    order = list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the circle
    assert order.index("mindbug.words") < order.index("mindbug.cards") < order.index("mindbug.game")


@pytest.mark.parametrize("module", [module for module in MODULES if part_of(module) in ALLOWED])
def test_rules_have_no_clock_no_file_and_no_chance_of_their_own(module: str) -> None:
    impure = {name for name in imports(module) if name.split(".")[0] in IMPURE}
    assert not impure, f"{module} imports {sorted(impure)}"


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("mindbug.cards.")])
def test_cards_are_pure_data(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    assert ours(module) and {part_of(name) for name in ours(module)} == {"words"}
    for statement in tree.body:
        is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        assert is_docstring or isinstance(statement, ast.ImportFrom | ast.Assign | ast.AnnAssign), ast.dump(statement)
    behaviour = (ast.Lambda, ast.IfExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr)
    assert not [node for node in ast.walk(tree) if isinstance(node, behaviour)]


def test_words_have_no_behaviour() -> None:
    """Dataclasses and enums, nothing that runs."""
    for module in MODULES:
        if part_of(module) == "words":
            tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
            functions = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            assert not functions, f"{module} defines {functions}"


def test_the_engine_knows_no_card_by_name() -> None:
    names = {*standard().tables.numbers, *standard().tables.power_numbers}
    for module, path in MODULES.items():
        if part_of(module) == "engine":
            constants = {node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                         if isinstance(node, ast.Constant)}
            assert not names & constants, f"{module} names {names & constants}"
