"""Servers in processes of their own, to be killed."""

import json
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ANSWER_SECONDS = 120  # machines that run tests are busy


class Server:
    program: tuple[str, ...] = ("-m", "mindbug", "serve", "--port", "0", "--bot-pause", "0",
                                "--requests-per-second", "100000")

    def __init__(self, data: Path, *options: str) -> None:
        self.log = data.parent / "server.log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "--data", str(data), *options],
                stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Mindbug is at http://127.0.0.1:"), self.log.read_text()
        self.address = said.split()[-1].rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(ANSWER_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def call(self, path: str, token: str | None = None, body: object = None) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            return json.load(refusal)


class HastyServer(Server):
    """A server for many tests, one after another: as many games as they like, and what takes thought takes little."""

    program = ("-m", "tests.web.hasty")
