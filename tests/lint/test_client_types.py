"""Programs that use the package pass `mypy --strict`: the examples, and every block of Python in README and docs."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").rglob("*.md"))
                               if page.parent.name != "decisions")]  # which show the shape of things, not programs
EXAMPLES = [path for path in sorted((ROOT / "docs" / "examples").rglob("*.py"))
            if re.search(r"^(import|from) mindbug", path.read_text(encoding="utf-8"), re.MULTILINE)]
CACHE = ROOT / ".mypy_cache" / "clients"
"""Kept between runs; apart from the project's own, which is made with other settings."""


def written_blocks(folder: Path) -> list[Path]:
    """Every block of Python as a file that is named after its page."""
    found = []
    for page in PAGES:
        for number, block in enumerate(re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"),
                                                  re.MULTILINE | re.DOTALL), 1):
            found.append(folder / f"{re.sub('[^a-z]', '_', page.stem.lower())}_{number}.py")
            found[-1].write_text(block, encoding="utf-8")
    return found


def complaints(programs: list[Path]) -> str:
    """The complaints of mypy about programs of somebody who has the package installed and no settings."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={CACHE}", "--no-error-summary",
               "--scripts-are-modules", *map(str, programs)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout


def test_examples_and_the_blocks_of_the_docs_are_typed(tmp_path: Path) -> None:
    blocks = written_blocks(tmp_path)
    assert {"readme_1.py", "library_1.py", "bots_1.py"} <= {block.name for block in blocks}
    assert complaints([*blocks, *EXAMPLES]) == ""


def test_a_wrong_program_is_complained_about(tmp_path: Path) -> None:
    """Otherwise the test above would say nothing."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text('import mindbug\ngame = mindbug.Game()\nprint(game.view("p1")["lives"], game.scene("p1").hand)\n'
                     'print(game.decision.options, game.position()["p1"]["life"].upper())\n')
    said = complaints([wrong])
    assert 'TypedDict "View" has no key "lives"' in said
    assert '"Scene" has no attribute "hand"' in said
    assert '"None" of "Decision | None" has no attribute "options"' in said
    assert '"int" has no attribute "upper"' in said


def test_the_program_of_thirty_lines_plays() -> None:
    program = ROOT / "docs" / "examples" / "by_the_view.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 35
    told = subprocess.run([sys.executable, program, "3"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"^p1: \d+ life\n.*^p2: \d+ life\n.*^p[12] has won: \w+$", told, re.MULTILINE | re.DOTALL)
