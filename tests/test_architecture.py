"""Imports go one way. Every module of the package belongs to a room, and every room says what it may import."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from itertools import pairwise
from pathlib import Path

import pytest

import mindbug
from mindbug.game.catalogue import standard

PACKAGE = Path(mindbug.__file__).parent
MODULES = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
           for path in sorted(PACKAGE.rglob("*.py"))}

# room -> rooms it may import besides itself; "" is the package itself with its public names
ALLOWED: dict[str, set[str]] = {
    "data_directory": set(),
    "words": set(),
    "cards": {"words"},
    "engine": set(),
    "search": {"engine"},
    "game": {"cards", "engine", "words"},
    "text": {"cards", "game", "words"},
    "custom": {"cards", "engine", "game", "text", "words"},
    "rulings": {"custom", "game", "text", "words"},
    "players": {"engine", "game", "search", "text", "words"},
    "analysis": {"engine", "game", "players", "search"},
    "rl": {"engine", "game"},
    "adapters": {"engine", "game", "players", "rl"},
    "lab": {"analysis", "custom", "engine", "game", "players", "search", "text", "web.art", "words"},
    "web": set(),
    "web.art": set(),
    "web.base": {"data_directory"},
    "web.rooms": {"analysis", "game", "players", "web.base"},
    "web.learn": {"game", "web.base"},
    "web.html": {"analysis", "game", "rulings", "text", "web.art", "web.learn", "web.rooms", "words"},
    "web.routes": {"", "analysis", "game", "text", "web.base", "web.html", "web.learn", "web.rooms"},
    "web.server": {"web.art", "web.base", "web.html", "web.rooms", "web.routes"},
    "cli": {"", "analysis", "cards", "custom", "data_directory", "engine", "game", "lab", "players", "rulings",
            "text", "web.server", "words"},
    "": {"analysis", "cli", "engine", "game"},
}
# modules that may import more than the rest of their room: those that turn words into numbers
EXCEPTIONS = {f"mindbug.engine.{module}": {"words"} for module in ("tables", "compiler", "book")}
# no clocks, no chance of its own, no files, no network where rules and secrets live
PURE = ("words", "cards", "engine", "search", "game", "text")
IMPURE = {"asyncio", "datetime", "http", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "socket", "ssl",
          "subprocess", "tempfile", "threading", "time", "urllib", "uuid"}


# the one place where a fresh seed comes from
MAY_BE_IMPURE = {"mindbug.game.seeds": {"secrets"}}


def room_of(module: str) -> str:
    """`mindbug.web.rooms.house` is in the room `web.rooms`, `mindbug.engine.state` in `engine`."""
    words = module.split(".")[1:]
    if not words or words == ["__main__"]:
        return ""
    return ".".join(words[:2]) if words[0] == "web" else words[0]


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def imported_by(node: ast.Import | ast.ImportFrom, module: str) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    assert node.level == 0 and node.module is not None, f"{module} has a relative import"
    names = {f"{node.module}.{alias.name}" for alias in node.names}
    return {node.module} if names.isdisjoint(MODULES) else names & MODULES.keys()


@cache
def nodes_of(module: str) -> list[ast.AST]:
    """Everything in it. The tests go through it again and again."""
    return list(ast.walk(tree_of(module)))


@cache
def imports(module: str) -> set[str]:
    """Names of all modules that it imports, also inside functions."""
    return {name for node in nodes_of(module) if isinstance(node, ast.Import | ast.ImportFrom)
            for name in imported_by(node, module)}


def ours(module: str) -> set[str]:
    return {name for name in imports(module) if name.split(".")[0] == "mindbug"}


def modules_in(room: str) -> list[str]:
    return [module for module in MODULES if room_of(module) == room]


def test_every_module_is_in_a_room_and_every_room_exists() -> None:
    assert {room_of(module) for module in MODULES} == set(ALLOWED)


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_says_what_lives_there(room: str) -> None:
    package = ".".join(filter(None, ("mindbug", room)))
    said = ast.get_docstring(tree_of(package)) or ""
    assert said, f"{package} has no docstring"
    if room:
        assert "import" in said, f"{package} does not say what it may import"
        assert re.search(r"\bStart with\b", said), f"{package} does not say where to start reading"


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    for module in modules_in(room):
        allowed = {room} | ALLOWED[room] | EXCEPTIONS.get(module, set())
        above = {name for name in ours(module) if room_of(name) not in allowed}
        assert not above, f"{module} imports {sorted(above)}"


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_is_allowed_nothing_that_it_does_not_use(room: str) -> None:
    used = {room_of(name) for module in modules_in(room) for name in ours(module)}
    assert ALLOWED[room] <= used, f"{room} does not use {sorted(ALLOWED[room] - used)}"


def test_only_the_entry_point_imports_the_command_line() -> None:
    importers = {module for module in MODULES if any(room_of(name) == "cli" for name in ours(module))}
    assert {module for module in importers if room_of(module) != "cli"} == {"mindbug.__main__"}


def test_imports_go_in_no_circle() -> None:
    graph = {module: (ours(module) & MODULES.keys()) - {module} for module in MODULES}
    order = list(TopologicalSorter(graph).static_order())  # raises CycleError, which names the circle
    assert order.index("mindbug.words") < order.index("mindbug.cards") < order.index("mindbug.game.game")


def private_uses(module: str) -> Iterator[str]:
    """Names with a leading underscore that belong to another package, imported or reached through an object."""
    nodes = nodes_of(module)
    own = {node.attr for node in nodes if isinstance(node, ast.Attribute)
           and isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")}
    defined = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mindbug"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names if is_private(alias.name))
        elif (isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own | defined
              and ast.unparse(node) not in PUBLIC_ALL_THE_SAME and node.attr != "_replace"):  # of named tuples
            yield f"{ast.unparse(node.value)}.{node.attr}"


# documented by the standard library, underscore or not
PUBLIC_ALL_THE_SAME = {"argparse._SubParsersAction", "os._exit"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


@pytest.mark.parametrize("module", MODULES)
def test_nobody_reaches_into_another_package(module: str) -> None:
    assert not list(private_uses(module))


@pytest.mark.parametrize("module", MODULES)
def test_an_import_inside_a_function_says_why(module: str) -> None:
    lines = MODULES[module].read_text(encoding="utf-8").splitlines()
    top = {id(node) for node in tree_of(module).body}
    for node in nodes_of(module):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            top |= {id(child) for child in node.body}
    silent = [lines[node.lineno - 1].strip() for node in nodes_of(module)
              if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in top
              and "#" not in lines[node.lineno - 1] and "#" not in lines[node.lineno - 2]]
    assert not silent, f"{module}: why are these not at the top? {silent}"


@pytest.mark.parametrize("module", [module for module in MODULES if room_of(module) in PURE])
def test_rules_have_no_clock_no_file_and_no_chance_of_their_own(module: str) -> None:
    impure = {name for name in imports(module) if name.split(".")[0] in IMPURE} - MAY_BE_IMPURE.get(module, set())
    assert not impure, f"{module} imports {sorted(impure)}"


@pytest.mark.parametrize("module", [module for module in MODULES if room_of(module) not in ("engine", "search")])
def test_only_compiled_rooms_have_vectors(module: str) -> None:
    """One that other code hands to a compiled function, or puts into an attribute, is never freed (mypyc 2.4)."""
    imported = {f"{node.module}.{alias.name}" for node in nodes_of(module) if isinstance(node, ast.ImportFrom)
                for alias in node.names}
    assert not [name for name in imports(module) | imported if name.startswith("librt") or name.endswith(".as_vec")]


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("mindbug.cards.")])
def test_cards_are_pure_data(module: str) -> None:
    tree = tree_of(module)
    assert {room_of(name) for name in ours(module)} == {"words"}
    for statement in tree.body:
        is_docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        assert is_docstring or isinstance(statement, ast.ImportFrom | ast.Assign | ast.AnnAssign), ast.dump(statement)
    behaviour = (ast.Lambda, ast.IfExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr)
    assert not [node for node in nodes_of(module) if isinstance(node, behaviour)]


def test_words_have_no_behaviour() -> None:
    """Dataclasses and enums, nothing that runs."""
    for module in modules_in("words"):
        functions = [node.name for node in nodes_of(module) if isinstance(node, ast.FunctionDef)]
        assert not functions, f"{module} defines {functions}"


def test_the_engine_knows_no_card_by_name() -> None:
    names = {*standard().book.numbers, *standard().book.power_numbers}
    for module in modules_in("engine"):
        constants = {node.value for node in nodes_of(module) if isinstance(node, ast.Constant)}
        assert not names & constants, f"{module} names {names & constants}"


# ---- ARCHITECTURE.md and the docstrings are true

ARCHITECTURE = (Path(__file__).parent.parent / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_the_diagram_shows_every_room_and_only_modules_that_exist() -> None:
    diagram = re.findall(r"^```\n(.*?)^```", ARCHITECTURE, re.MULTILINE | re.DOTALL)[0]
    shown: dict[str, list[str]] = {}
    for line in diagram.splitlines():
        if room := line[:13].strip().rstrip("/"):
            shown[room] = []
        shown[room := list(shown)[-1]] += line[64:].split()
    assert shown.keys() == {room.replace(".", "/") for room in ALLOWED} - {"", "data_directory", "web"} | {"web/static"}
    for room, modules in shown.items():
        there = {path.name.removesuffix(".py") for path in (PACKAGE / room).iterdir()}
        assert modules and set(modules) <= there, room


def test_the_walks_name_nothing_that_does_not_exist() -> None:
    walks = ARCHITECTURE.split("## Three walks")[1].split("\n## ")[0]
    known = {part for path in PACKAGE.rglob("*") for part in (path.name, path.stem)}
    for module in MODULES:
        known |= {node.name for node in nodes_of(module) if isinstance(node, ast.FunctionDef | ast.ClassDef
                                                                                | ast.AsyncFunctionDef)}
    named = [name for name in re.findall(r"`([^`]+)`", walks) if re.fullmatch(r"[\w./]+", name)]
    assert len(named) > 30
    for name in named:
        for part in [name] if name in known else name.split("/"):
            assert part in known or set(part.split(".")) <= known, name


def short(room: str) -> str:
    return room.removeprefix("web.")


def test_the_arrows_are_the_imports() -> None:
    """`a ← b` says that b imports a; b may import everything behind a, too, and nothing else."""
    told = ARCHITECTURE.split("Imports go one way.")[1].split("```")[1].replace("inside web:", "")
    arrows: dict[str, set[str]] = {}
    for chain in re.split(r"\n|   +", told):
        steps = [re.findall(r"\w+", step) for step in chain.split("←")]
        for left, right in pairwise(steps):
            for room in right:
                arrows.setdefault(room, set()).update(left)

    def behind(room: str) -> set[str]:
        return arrows.get(room, set()).union(*(behind(other) for other in arrows.get(room, set())))

    in_web = {short(room) for room in ALLOWED if room.startswith("web.")}
    imported = {(short(room), short(other)) for room, others in ALLOWED.items() for other in others if room and other}
    imported |= {("engine", word_room) for others in EXCEPTIONS.values() for word_room in others}
    as_a_whole = {("web" if room in in_web else room, "web" if other in in_web else other) for room, other in imported}
    assert len(arrows) > 15
    assert {(room, other) for room, others in arrows.items() for other in others} <= imported | as_a_whole
    assert {(room, other) for room, other in imported
            if other not in behind(room) and not (room in in_web and other in behind("web"))
            and not (other in in_web and "web" in behind(room))} == set()


HIGH_ROOMS = {"", "cli", "web.routes", "web.server"}
"""They may import nearly everything and say so."""


@pytest.mark.parametrize("room", [room for room in ALLOWED if room not in HIGH_ROOMS])
def test_a_room_says_what_it_imports(room: str) -> None:
    doc = ast.get_docstring(tree_of(f"mindbug.{room}".rstrip("."))) or ""
    for other in ALLOWED[room]:
        assert re.search(rf"\b{re.escape(other)}\b", doc), f"the docstring of {room} does not name {other}"


# ---- ARCHITECTURE.md

CHECKOUT = Path(__file__).parents[1]


def test_the_walks_name_functions_that_are_there() -> None:
    """`playing.arrived` in a walk is the function or class `arrived` of a module `playing`."""
    walks = (CHECKOUT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("## Three walks")[1].split("\n## ")[0]
    named = re.findall(r"`(?:\w+/)?([a-z_]+)\.([A-Za-z_]+)`", walks)
    files = {"js", "py", "toml"}
    defined = {(module.rpartition(".")[2], node.name) for module in MODULES for node in tree_of(module).body
               if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert named and [name for name in named if name[1] not in files and name not in defined] == []


SAME_MEANING = {
    "Card", "Option", "Player",  # the engine's numbers for what has these names everywhere else (engine/aliases.py)
    "Seat",  # a message's text, checked when it comes in
}


def meanings(module: str) -> Iterator[tuple[str, str]]:
    """Names of types with what they are: classes, aliases and type variables. A class is nothing but itself."""
    for node in nodes_of(module):
        if isinstance(node, ast.ClassDef):
            yield node.name, f"class in {module}"
    for node in tree_of(module).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            names = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from ((name.id, ast.unparse(node.value)) for name in names
                        if isinstance(name, ast.Name) and re.match("[A-Z][A-Za-z]*[a-z]", name.id))


def test_a_type_has_a_name_of_its_own() -> None:
    """Two modules may only share a name if both say the same of it, such as a type variable."""
    found: dict[str, dict[str, str]] = {}
    for module in MODULES:
        for name, meaning in meanings(module):
            found.setdefault(name, {})[meaning] = module
    assert len(found) > 500
    assert {name: means for name, means in found.items() if len(means) > 1 and name not in SAME_MEANING} == {}
