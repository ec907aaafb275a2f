"""Small programs that play, well or badly: a beginning that speaks the protocol, and what the test adds to it."""

import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from mindbug.players.process import ProcessBot

HELPERS = '''
import json, os, sys, time

with open({pids!r}, "a") as file:
    file.write(f"{{os.getpid()}}\\n")

def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return json.loads(line)

def say(message):
    print(json.dumps(message), flush=True)

def greet():
    hear()
    say({{"type": "hello", "protocol": 1, "name": "Tester"}})

def question():
    while (message := hear())["type"] != "decide":
        pass
    return message

def answer(message):
    say({{"id": message["id"], "choose": message["decision"]["options"][0]["label"]}})
'''


@dataclass(frozen=True)
class Workshop:
    """Makes programs in a folder, and knows which ones have been running."""

    folder: Path

    def command(self, body: str) -> str:
        path = self.folder / f"program{len(list(self.folder.glob('*.py')))}.py"
        path.write_text(HELPERS.format(pids=str(self.folder / "pids")) + body, encoding="utf-8")
        return shlex.join([sys.executable, "-S", str(path)])

    def bot(self, body: str, answer_seconds: float = 30.0, start_seconds: float = 30.0,
            fresh: bool = True) -> ProcessBot:
        """Patient unless told otherwise: the machine may be busy."""
        return ProcessBot(self.command(body), None, answer_seconds, start_seconds, fresh)

    def started(self) -> list[int]:
        """The process ids of all programs so far."""
        path = self.folder / "pids"
        return [int(pid) for pid in path.read_text().split()] if path.exists() else []


def exists(pid: int) -> bool:
    """Returns whether it runs, or has ended and nobody has taken note."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
