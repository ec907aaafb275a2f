"""`mypy --strict` has nothing to say about the project, nor about programs that use the package.

These programs are the examples, and every block of Python in README and docs. One run of mypy checks everything, with
the project's settings, because it is the modules around them that take its time.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["files"]
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").rglob("*.md"))
                               if page.parent.name != "decisions")]  # which show the shape of things, not programs
EXAMPLES = [path for path in sorted((ROOT / "docs" / "examples").rglob("*.py"))
            if re.search(r"^(import|from) mindbug", path.read_text(encoding="utf-8"), re.MULTILINE)]
WRONG = """
import mindbug
game = mindbug.Game()
print(game.view("p1")["lives"], game.scene("p1").hand)
print(game.decision.options, game.position()["p1"]["life"].upper())
"""


def written_blocks(folder: Path) -> list[Path]:
    """Every block of Python as a file that is named after its page."""
    found = []
    for page in PAGES:
        for number, block in enumerate(re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"),
                                                  re.MULTILINE | re.DOTALL), 1):
            found.append(folder / f"{re.sub('[^a-z]', '_', page.stem.lower())}_{number}.py")
            found[-1].write_text(block, encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, list[str]]:
    """The complaints of mypy: under True those about the wrong program, under False all others."""
    folder = tmp_path_factory.mktemp("programs")
    blocks = written_blocks(folder)
    assert {"readme_1.py", "library_1.py", "bots_1.py"} <= {block.name for block in blocks}
    wrong = folder / "wrong.py"
    wrong.write_text(WRONG, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--scripts-are-modules", *PROJECT,
               *map(str, [*blocks, *EXAMPLES, wrong])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stdout + done.stderr  # otherwise mypy itself has failed
    assert not done.stderr, done.stderr
    told: dict[bool, list[str]] = {True: [], False: []}
    for line in done.stdout.splitlines():
        told[f"/{wrong.name}:" in line].append(line)  # what mypy remembers has the folder of an earlier run
    return told


def test_the_project_the_examples_and_the_blocks_of_the_docs_are_typed(complaints: dict[bool, list[str]]) -> None:
    assert complaints[False] == []


def test_a_wrong_program_is_complained_about(complaints: dict[bool, list[str]]) -> None:
    """Otherwise the test above would say nothing."""
    said = "\n".join(complaints[True])
    assert 'TypedDict "View" has no key "lives"' in said
    assert '"Scene" has no attribute "hand"' in said
    assert '"None" of "Decision | None" has no attribute "options"' in said
    assert '"int" has no attribute "upper"' in said


def test_the_program_of_thirty_lines_plays() -> None:
    program = ROOT / "docs" / "examples" / "by_the_view.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 35
    told = subprocess.run([sys.executable, program, "3"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"^p1: \d+ life\n.*^p2: \d+ life\n.*^p[12] has won: \w+$", told, re.MULTILINE | re.DOTALL)
