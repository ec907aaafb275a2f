"""Writes docs/reference.md: every public name of `import mindbug` with what its docstrings say. `make docs`.

It reads the source and runs none of it, so that compiled and plain modules give the same page.
"""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "reference.md"
HEAD = """# Reference

Every public name of `import mindbug`, written from the source by `make docs`. [library.md](library.md) shows how they
work together; names that are not here may change without notice.
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | Function


def page() -> str:
    modules = exported()
    parts = [HEAD, contents(modules)]
    parts += ["\n".join(entry(definition(module, name))) for name, module in sorted(modules.items(), key=heading)]
    return "\n".join(part.rstrip() + "\n" for part in parts)


def exported() -> dict[str, str]:
    """Each name of `mindbug.__all__` with the module that defines it."""
    tree = ast.parse((SOURCE / "mindbug" / "__init__.py").read_text(encoding="utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module for node in imports if node.module for alias in node.names}


def heading(item: tuple[str, str]) -> str:
    return item[0].casefold()


def contents(modules: dict[str, str]) -> str:
    names = (name for name, _ in sorted(modules.items(), key=heading))
    return " · ".join(f"[{name}](#{name.lower()})" for name in names) + "\n"


def definition(module: str, name: str) -> Definition:
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, Definition) and node.name == name:
            return node
    raise LookupError(f"{module} does not define {name}")


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
    return f"{inspect.cleandoc(ast.get_docstring(node) or '')}\n"


def fields(node: ast.ClassDef) -> Iterator[str]:
    """The fields of a dataclass, tuple or dict; a text behind a field explains it."""
    rows = []
    for number, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and public(field.target.id):
            after = node.body[number + 1] if number + 1 < len(node.body) else None
            note = text_of(after).replace("\n", " ").replace("|", "\\|")
            kind = ast.unparse(field.annotation).replace("|", "\\|")
            rows.append(f"| `{field.target.id}` | `{kind}` | {note} |")
    if rows:
        yield "\n".join(["| field | type | |", "|---|---|---|", *rows]) + "\n"


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
                text = " ".join(told(method).split("\n\n")[0].split())
                yield f"- `{marks}{signature(method)}`{': ' if text else ''}{text}"
    yield ""


def signature(node: Function) -> str:
    """As a caller sees it, without `self`."""
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    first, comma, others = ast.unparse(node.args).partition(", ")
    given = others if first in ("self", "cls") else first + comma + others
    return f"{node.name}({given}){returned}"


def public(name: str) -> bool:
    return not name.startswith("_")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
