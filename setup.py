"""Compile the rules and the search with mypyc where a C compiler works; elsewhere they are installed as plain Python.

All the rest of the packaging is in pyproject.toml.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCE = Path("src")
COMPILED = ("engine", "search")  # whole rooms of the package
MODULES = sorted(path for room in COMPILED for path in (SOURCE / "mindbug" / room).glob("*.py")
                 if path.name != "__init__.py")
GROUP = "mindbug_engine"
LIBRARY = f"{GROUP}__mypyc"  # has all the code; the compiled modules are tiny and call it
# GCC looks for this in the text of the file, from its beginning for every `if`: longer than it takes to compile it
UNASKED = ["-Wno-misleading-indentation"]
FASTER = ["-g0", "-fno-semantic-interposition", "-fvisibility=hidden"]  # 1.2 to 1.5 times
ON_ALL_CORES = ["-O3", "-flto=auto"]  # GCC optimises one large file in parallel, and inlines as without
DRAFT = ["-O0"]  # ready soonest; the engine is slower then, and the same in all else
FAILURES = (CCompilerError, ExecError, PlatformError)


class BuildEngine(build_ext):
    """Everything is compiled or nothing: compiled and interpreted modules of the engine cannot be mixed."""

    def run(self) -> None:
        self.parallel = True
        try:
            super().run()
        except FAILURES as failure:
            print(f"The engine is not compiled: {failure}", file=sys.stderr)
            self.install_plain_python()

    def build_extensions(self) -> None:
        """Translates only where a C compiler works: that alone takes many seconds.

        It is not done when this file is read, because pip reads it three times only to learn names and versions."""
        self.try_compiler()
        translated = {extension.name: extension for extension in translate()}
        for extension in self.extensions:
            vars(extension).update(vars(translated[extension.name]))
        super().build_extensions()

    def try_compiler(self) -> None:
        with TemporaryDirectory() as folder:
            program = Path(folder, "nothing.c")
            program.write_text("int nothing;\n", encoding="utf-8")
            self.compiler.compile([str(program)], output_dir=folder)

    def build_extension(self, ext: Extension) -> None:
        usual = ext.extra_compile_args
        if ext.name == LIBRARY and os.name == "posix":
            manner = DRAFT if os.environ.get("MINDBUG_DRAFT") else ON_ALL_CORES
            ext.extra_compile_args, ext.extra_link_args = [*usual, *manner], manner
        try:
            super().build_extension(ext)
        except FAILURES:
            if ext.extra_compile_args is usual:
                raise
            ext.extra_compile_args, ext.extra_link_args = usual, []  # a compiler that knows no such options
            super().build_extension(ext)

    def install_plain_python(self) -> None:
        for path in map(Path, self.get_outputs()):
            path.unlink(missing_ok=True)  # an older one would hide the newer Python
        self.extensions = self.distribution.ext_modules = []
        self.get_finalized_command("bdist_wheel").root_is_pure = True  # it fits every system, and its name says so


def names() -> list[str]:
    return [LIBRARY, *(".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in MODULES)]


def translate() -> list[Extension]:
    """From Python to C."""
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify([*map(str, MODULES), "--strict"], opt_level="3", group_name=GROUP)
    for extension in extensions:
        extension.depends = [*extension.depends, "setup.py"]
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *UNASKED, *FASTER]  # the list is shared
    return extensions


announced = [] if os.environ.get("MINDBUG_PURE") else [Extension(name, []) for name in names()]
setup(ext_modules=announced, cmdclass={"build_ext": BuildEngine})
