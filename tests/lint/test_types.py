"""`mypy --strict` has nothing to say about the project, nor about programs that use the package.

These programs are the examples, and every block of Python in README and docs. They are checked right after the project
and with its settings, so that mypy finds what they import in its cache.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").rglob("*.md"))
                               if page.parent.name != "decisions")]  # which show the shape of things, not programs
EXAMPLES = [path for path in sorted((ROOT / "docs" / "examples").rglob("*.py"))
            if re.search(r"^(import|from) mindbug", path.read_text(encoding="utf-8"), re.MULTILINE)]


def written_blocks(folder: Path) -> list[Path]:
    """Every block of Python as a file that is named after its page."""
    found = []
    for page in PAGES:
        for number, block in enumerate(re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"),
                                                  re.MULTILINE | re.DOTALL), 1):
            found.append(folder / f"{re.sub('[^a-z]', '_', page.stem.lower())}_{number}.py")
            found[-1].write_text(block, encoding="utf-8")
    return found


def complaints(*programs: Path) -> str:
    """The complaints of mypy about these programs, or else about the whole project."""
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--scripts-are-modules", *map(str, programs)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stdout + done.stderr  # otherwise mypy itself has failed
    return done.stdout


def test_the_project_is_typed() -> None:
    assert complaints() == ""


def test_examples_and_the_blocks_of_the_docs_are_typed(tmp_path: Path) -> None:
    blocks = written_blocks(tmp_path)
    assert {"readme_1.py", "library_1.py", "bots_1.py"} <= {block.name for block in blocks}
    assert complaints(*blocks, *EXAMPLES) == ""


def test_a_wrong_program_is_complained_about(tmp_path: Path) -> None:
    """Otherwise the tests above would say nothing."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text('import mindbug\ngame = mindbug.Game()\nprint(game.view("p1")["lives"], game.scene("p1").hand)\n'
                     'print(game.decision.options, game.position()["p1"]["life"].upper())\n')
    said = complaints(wrong)
    assert 'TypedDict "View" has no key "lives"' in said
    assert '"Scene" has no attribute "hand"' in said
    assert '"None" of "Decision | None" has no attribute "options"' in said
    assert '"int" has no attribute "upper"' in said


def test_the_program_of_thirty_lines_plays() -> None:
    program = ROOT / "docs" / "examples" / "by_the_view.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 35
    told = subprocess.run([sys.executable, program, "3"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"^p1: \d+ life\n.*^p2: \d+ life\n.*^p[12] has won: \w+$", told, re.MULTILINE | re.DOTALL)
