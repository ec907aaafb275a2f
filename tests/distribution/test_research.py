"""The way from nothing to a trained agent in docs/research.md: every command runs, with fewer games."""

import csv
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0].splitlines()
SHORTER = ((r"--minutes \S+", "--minutes 0.08 --games 50"), (r"--games \d{3,}", "--games 2"),
           (r"exploitability .*", "exploitability rookie --variant tiny --times 1 --iterations 2"))


def test_it_takes_at_most_ten_commands_and_begins_with_the_installation() -> None:
    """The installation itself is tested in `test_packages`; here, that what it asks for exists."""
    assert len(COMMANDS) <= 10
    extras = re.fullmatch(r'pip install "\.\[(.*)\]"', COMMANDS[0])
    assert extras is not None
    optional = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extra in extras[1].split(","):
        for requirement in optional[extra]:
            assert version(re.split(r"[^\w-]", requirement)[0])


def test_every_extra_is_explained() -> None:
    table = PAGE.partition("| extra | for |")[2].partition("\n\n")[0]
    named = re.findall(r"`(\w+)`", " ".join(row.split("|")[1] for row in table.splitlines()[2:]))
    assert sorted(named) == sorted(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
                                   ["project"]["optional-dependencies"])


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The output of each command, one after the other in one folder."""
    folder = tmp_path_factory.mktemp("research")
    for name in ("docs", "benchmarks", "tests"):
        (folder / name).symlink_to(ROOT / name)
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
                   "OPENBLAS_NUM_THREADS": "1"}
    printed = {"folder": str(folder)}
    for command in COMMANDS[1:]:
        short = command
        for pattern, shorter in SHORTER:
            short = re.sub(pattern, shorter, short)
        run = subprocess.run(["bash", "-c", short], cwd=folder, env=environment, capture_output=True, text=True)
        assert run.returncode == 0, f"{short}\n{run.stdout}{run.stderr}"
        printed[command] = run.stdout
    return printed


def test_every_command_runs(done: dict[str, str]) -> None:
    said = "\n".join(done.values())
    assert "Standings" in said and "py:docs/examples/training/ppo.py:Trained" in said
    assert "1824 nodes, 997 information states" in said and re.search(r"^rookie +\d\.\d+", said, re.MULTILINE)


def test_the_training_learns_and_leaves_a_checkpoint_and_a_curve(done: dict[str, str]) -> None:
    folder = Path(done["folder"])
    with (folder / "ppo.csv").open(encoding="utf-8") as file:
        curve = list(csv.DictReader(file))
    assert float(curve[-1]["choices"]) > 0 == float(curve[0]["choices"])
    assert float(curve[-1]["random"]) > max(0.6, float(curve[0]["random"]) + 0.1), curve
    with np.load(folder / "ppo.npz") as saved:
        assert {"columns", "schema", "arr_0"} <= set(saved.files)


def test_the_program_is_short_enough_to_read() -> None:
    assert len((ROOT / "docs/examples/training/ppo.py").read_text(encoding="utf-8").splitlines()) < 300
