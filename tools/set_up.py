"""Set up everything in .venv, ready to play or to develop: `python3 -m tools.set_up web` (or `dev`).

The Makefile calls this. It runs on a machine with nothing but Python, so it uses nothing but the standard library. Each
step says what it does. The output of pip and of the compiler is shown when something has failed, and not otherwise.

Whoever wants to play need not wait for the optimiser: the engine is compiled as a draft, and tools.optimise compiles it
again while the first game is on.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
ENVIRONMENT = ROOT / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
OPTIONS = ("--quiet", "--disable-pip-version-check")
PIP_FOR_OTHERS = (22, 3)
"""The first pip that installs into another environment than its own."""
COMPILER_LOG = ROOT / "build" / "compiler.log"
COMPILING = ROOT / "build" / "compiling.lock"
DRAFT = ENVIRONMENT / ".draft"
"""There while the engine is not optimised."""
DRAFTED = ROOT / "build" / "draft"
OPTIMISED = ROOT / "build" / "optimised"
"""The libraries are built in folders of their own: in one, a draft would be taken for the optimised engine."""
OLDEST = (3, 11)
INTERRUPTED = 130  # as shells report a process that Ctrl-C has ended


def main(extra: str) -> int:
    if sys.version_info < OLDEST:
        print(f"Mindbug needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.11 ...")
        return 1
    try:
        set_up(extra)
    except subprocess.CalledProcessError as failure:
        print(f"{failure.output}\nThis has failed: {' '.join(failure.cmd)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def set_up(extra: str) -> None:
    bare = extra != "dev" and pip_of_python() >= PIP_FOR_OTHERS  # a pip of its own takes five seconds more
    if not shutil.which("python", path=PROGRAMS) or not (bare or own_pip()):
        tell("Environment: making .venv")
        run(sys.executable, "-m", "venv", *(["--without-pip"] if bare else []), str(ENVIRONMENT))
    tell("Libraries:   installing them into .venv")
    # most of the compiler is machine code already; byte code for all the rest would take three seconds
    run(*pip(), "--no-compile", *build_requirements())
    with ThreadPoolExecutor() as meanwhile:
        compiling = meanwhile.submit(compile_engine, draft=extra != "dev" and os.name == "posix")
        run(*pip(), "--no-build-isolation", "--editable", f"{ROOT}[{extra}]", MINDBUG_PURE="1")  # not compiled twice
    compiling.result()
    tell("Ready.")


def own_pip() -> bool:
    return shutil.which("pip", path=PROGRAMS) is not None


def pip_of_python() -> tuple[int, ...]:
    """The version of the pip that the Python of this machine has; (0,) for none."""
    try:
        return tuple(int(part) for part in version("pip").split(".")[:2])
    except (PackageNotFoundError, ValueError):
        return (0,)


def pip() -> tuple[str, ...]:
    """The command that installs into .venv: its own pip, or that of the Python which runs this."""
    if own_pip():
        return (PYTHON, "-m", "pip", "install", *OPTIONS)
    return (sys.executable, "-m", "pip", "--python", PYTHON, "install", *OPTIONS)


def compile_engine(draft: bool) -> None:
    with alone():
        DRAFT.unlink(missing_ok=True)
        remove(compiled_files())  # where they are not replaced, they would hide the newer Python
        if os.environ.get("MINDBUG_PURE"):
            return tell("Engine:      plain Python, as MINDBUG_PURE asks for")
        tell("Engine:      compiling it quickly; while you play, it is compiled again for speed" if draft else
             "Engine:      compiling it, which takes about a minute")
        output = run(PYTHON, "setup.py", "build_ext", "--inplace", "--build-lib", str(DRAFTED if draft else OPTIMISED),
                     **({"MINDBUG_DRAFT": "1"} if draft else {}))
        COMPILER_LOG.write_text(output, encoding="utf-8")
        if not compiled_files():
            tell("             No C compiler works here, so it stays plain Python: about 100 times slower, and still\n"
                 f"             fast enough to play. {COMPILER_LOG.relative_to(ROOT)} says what went wrong.")
        elif draft:
            DRAFT.touch()


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else compiles meanwhile: an engine is still being optimised when somebody sets up anew."""
    COMPILING.parent.mkdir(exist_ok=True)
    with COMPILING.open("w") as lock:
        try:
            import fcntl  # not at the top: Windows has none
        except ImportError:
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)  # the system gives it back, however this process ends
        yield


def tell(line: str) -> None:
    print(line, flush=True)


def run(*command: str, **environment: str) -> str:
    """Its output, also in the exception if it fails."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True, text=True, errors="replace",
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout


def build_requirements() -> list[str]:
    import tomllib  # not at the top: an older Python would end there, and not say what is wrong

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    requirements: list[str] = project["build-system"]["requires"]
    return requirements


def compiled_files() -> list[Path]:
    return [path for suffix in ("so", "pyd") for path in SOURCE.rglob(f"*.{suffix}")]


def remove(paths: list[Path]) -> None:
    for path in paths:
        path.unlink()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
