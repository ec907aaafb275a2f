"""All benchmarks: a table for people, then the same as JSON. `make bench` runs this."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import mindbug
import mindbug.engine.machine
from benchmarks import engine, search

COMPILED = not mindbug.engine.machine.__file__.endswith(".py")


def plain_python_speed() -> dict[str, float]:
    """The same source uncompiled, in a process of its own."""
    package = Path(mindbug.__file__).parent
    here = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "mindbug", ignore=compiled)
        script = ("import json; from benchmarks import engine; "
                  "print(json.dumps(engine.random_games(engine.pool_of('first_contact'), 500)))")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(here)])}
        found = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True,
                               check=True, cwd=folder)
    speed: dict[str, float] = json.loads(found.stdout)
    return speed


def measure(games: int, soak: int) -> dict[str, Any]:
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "compiled": COMPILED,
        "random games": engine.every_pool(games),
        "first_contact, edition first": engine.random_games(engine.pool_of("first_contact"), games, "first"),
        "plain Python": plain_python_speed(),
        "search, iterations/s": search.iterations_per_second(20_000 if COMPILED else 200),
        "clone, ns": engine.clone_time(),
        "step from Python, ns": engine.step_time(),
        "memory per state, bytes": engine.memory_per_state(),
        f"memory growth over {soak} games, KB": engine.memory_growth(soak),
    }


def show(results: dict[str, Any], indent: str = "") -> None:
    for name, value in results.items():
        if isinstance(value, dict):
            print(f"{indent}{name}")
            show(value, indent + "    ")
        elif isinstance(value, float):
            print(f"{indent}{name:32} {value:14,.2f}")
        else:
            print(f"{indent}{name:32} {value!s:>14}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000 if COMPILED else 300, help="random games per measurement")
    parser.add_argument("--soak", type=int, default=1_000_000 if COMPILED else 5_000, help="games for the memory test")
    arguments = parser.parse_args()
    results = measure(arguments.games, arguments.soak)
    show(results)
    print(json.dumps(results))


if __name__ == "__main__":
    main()
