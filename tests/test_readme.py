"""The README must not lie: its example runs, its links lead somewhere, its commands exist."""

import re
import shlex
from pathlib import Path

import pytest

from mindbug.cli.main import build_parser

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert re.match(r"p[12] (life|no_action|effect|turn_limit)\nmindbug record 1\n", printed)


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"])
def test_links_lead_to_files(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in target]
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_commands_are_understood() -> None:
    commands = re.findall(r"^mindbug (.+?)(?:  +#.*)?$", README, re.MULTILINE)
    assert len(commands) > 5
    for command in commands:
        build_parser().parse_args(shlex.split(command))
