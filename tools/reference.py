"""Writes docs/reference.md: every public name of `import mindbug` with what its docstrings say. `make docs`.

It reads the source and runs none of it, so that compiled and plain modules give the same page.
"""

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import indent

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "reference.md"
HEAD = """# Reference

Every public name of `import mindbug`, written from the source by `make docs`. [library.md](library.md) shows how they
work together; names that are not here may change without notice.
"""
USED = """# Classes that they use

They are not imported by `import mindbug`; programs meet them as arguments, answers and fields.
"""
ROOMS = ("mindbug.game.", "mindbug.analysis.")
"""The rooms whose classes are shown if something public refers to them."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | Function


def page() -> str:
    names = exported()
    used = used_by(names)
    parts = [HEAD, contents([*sorted(names, key=str.casefold), *sorted(used, key=str.casefold)])]
    parts += entries(names)
    parts += [USED, *entries(used)]
    return "\n".join(part.rstrip() + "\n" for part in parts)


def exported() -> dict[str, str]:
    """Each name of `mindbug.__all__` with the module that defines it."""
    return imported(tree_of("mindbug"))


def used_by(names: dict[str, str]) -> dict[str, str]:
    """Each class of the game or the analysis that a signature or a field refers to, with the module that defines it."""
    used: dict[str, str] = {}
    waiting = list(names.items())
    while waiting:
        name, module = waiting.pop()
        known = imported(tree_of(module)) | defined(module)
        for word in words_of(definition(module, name)):
            home = known.get(word, "")
            if home.startswith(ROOMS) and word not in names and word not in used and word in defined(home):
                used[word] = home
                waiting.append((word, home))
    return used


def words_of(node: Definition) -> Iterator[str]:
    """All names in the annotations of what is public."""
    functions = [node] if isinstance(node, Function) else [part for part in node.body if isinstance(part, Function)]
    annotations = [each for function in functions if public(function.name) or function.name == "__init__"
                   for each in (function.returns, *(argument.annotation for argument in function.args.args))]
    texts = [ast.unparse(each) for each in annotations if each]
    if isinstance(node, ast.ClassDef):
        texts += [kind for _, kind, _ in fields_of(node)]
    for text in texts:
        yield from re.findall(r"\w+", text)


@cache
def tree_of(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> dict[str, str]:
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module for node in imports if node.module for alias in node.names}


def defined(module: str) -> dict[str, str]:
    return {node.name: module for node in tree_of(module).body if isinstance(node, ast.ClassDef)}


def contents(names: Sequence[str]) -> str:
    """Links to all headings. Of headings that differ in capitals alone, the second gets a number."""
    links: list[str] = []
    seen: Counter[str] = Counter()
    for name in names:
        number = seen[name.lower()]
        seen[name.lower()] += 1
        links.append(f"[{name}](#{name.lower()}{f'-{number}' if number else ''})")
    return " · ".join(links) + "\n"


def definition(module: str, name: str) -> Definition:
    for node in tree_of(module).body:
        if isinstance(node, Definition) and node.name == name:
            return node
    raise LookupError(f"{module} does not define {name}")


def entries(names: dict[str, str]) -> Iterator[str]:
    for name, module in sorted(names.items(), key=lambda item: item[0].casefold()):
        yield "\n".join(entry(definition(module, name)))


def entry(node: Definition) -> Iterator[str]:
    yield f"## {node.name}\n"
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        yield f"`class {node.name}{f'({bases})' if bases else ''}`\n"
        yield told(node)
        yield from fields(node)
        yield from methods(node)
    else:
        yield f"`{signature(node)}`\n"
        yield told(node)


def told(node: Definition) -> str:
    """The docstring, its example in a box."""
    prose, example = parts_of(node)
    return f"{prose}\n\n{boxed(example)}\n" if example else f"{prose}\n"


def parts_of(node: Definition) -> tuple[str, str]:
    """The sentences of a docstring, and its example."""
    prose, prompt, example = inspect.cleandoc(ast.get_docstring(node) or "").partition(">>> ")
    return prose.rstrip(), prompt + example


def boxed(example: str) -> str:
    return f"```pycon\n{example}\n```"


def fields(node: ast.ClassDef) -> Iterator[str]:
    """The fields of a dataclass, tuple or dict, and those that `__init__` sets; a text behind a field explains it."""
    rows = []
    for name, kind, note in fields_of(node):
        told_kind, told_note = (text.replace("\n", " ").replace("|", "\\|") for text in (kind and f"`{kind}`", note))
        rows.append(f"| `{name}` | {told_kind} | {told_note} |")
    if rows:
        yield "\n".join(["| field | type | |", "|---|---|---|", *rows]) + "\n"


def fields_of(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The name, the type and the explanation of each public field."""
    made = next((part.body for part in node.body if isinstance(part, Function) and part.name == "__init__"), [])
    for place in (node.body, made):
        for statement, after in pairwise([*place, None]):
            match statement:
                case ast.AnnAssign(ast.Name(name) | ast.Attribute(ast.Name("self"), name), annotation):
                    kind = ast.unparse(annotation)
                case ast.Assign([ast.Attribute(ast.Name("self"), name)]):
                    kind = ""
                case _:
                    continue
            if public(name):
                yield name, kind, text_of(after)


def text_of(node: ast.stmt | None) -> str:
    match node:
        case ast.Expr(ast.Constant(str(text))):
            return inspect.cleandoc(text)
        case _:
            return ""


def methods(node: ast.ClassDef) -> Iterator[str]:
    for method in node.body:
        if isinstance(method, Function) and (public(method.name) or method.name == "__init__"):
            decorators = [ast.unparse(decorator) for decorator in method.decorator_list]
            if not any(decorator.endswith(".setter") for decorator in decorators):
                marks = "".join(f"@{decorator} " for decorator in decorators if decorator != "override")
                prose, example = parts_of(method)
                text = " ".join(prose.split())
                yield f"- `{marks}{signature(method)}`{': ' if text else ''}{text}"
                if example:
                    yield indent(f"\n{boxed(example)}\n", "  ")
    yield ""


def signature(node: Function) -> str:
    """The signature as a caller sees it, without `self`."""
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    first, comma, others = ast.unparse(node.args).partition(", ")
    given = others if first in ("self", "cls") else first + comma + others
    return f"{node.name}({given}){returned}"


def public(name: str) -> bool:
    return not name.startswith("_")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
