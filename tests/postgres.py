"""A PostgreSQL of our own: a cluster in a temporary folder, started for the tests and gone after them.

`make postgres` installs the programs. The server refuses to run as root, so root starts it as another user.
"""

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path

ORDINARY_USERS = ("postgres", "nobody")
START_SECONDS = 60
FREE_NUMBERS = count(1)
SETTINGS = ("shared_buffers=32MB", "max_connections=200", "synchronous_commit=on", "fsync=on", "logging_collector=off",
            "listen_addresses=127.0.0.1", "unix_socket_directories=")


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """The folder with initdb and postgres. Debian does not put it on the PATH."""
    on_path = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in [Path(on_path).resolve().parent] if on_path else installed:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("there is no PostgreSQL here (initdb and postgres); `make postgres` installs it where it can")


class Cluster:
    """One PostgreSQL server with its data. It can be stopped, killed and started again."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._programs = programs()
        self._user = ordinary_user()
        self._folder = folder
        self._data = folder / "cluster"
        self._log = folder / "postgres.log"
        self._settings = (*SETTINGS, *settings)
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._run(["initdb", "-D", str(self._data), "-U", "mindbug", "-A", "trust", "-E", "UTF8", "--locale=C",
                   "--no-sync"])
        self.start()

    def start(self) -> None:
        options = [word for setting in self._settings for word in ("-c", setting)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._as_user(), str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port),
                 *options], stdout=log, stderr=log, cwd=self._folder)
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        until = time.monotonic() + START_SECONDS
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts all connections and ends cleanly; SIGQUIT ends at once, as after a power cut."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(START_SECONDS)
            self._process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def address(self, database: str, port: int | None = None) -> str:
        return f"postgresql://mindbug@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """Makes an empty database and returns its address."""
        name = f"games_{os.getpid()}_{next(FREE_NUMBERS)}"
        self._run(["psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "mindbug", "-d", "postgres", "-c",
                   f"CREATE DATABASE {name}"])
        return self.address(name)

    def _run(self, command: Sequence[str]) -> None:
        done = subprocess.run([*self._as_user(), str(self._programs / command[0]), *command[1:]], capture_output=True,
                              text=True, cwd=self._folder, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]} has failed:\n{done.stdout}{done.stderr}")

    def _as_user(self) -> list[str]:
        if self._user is None:
            return []
        return ["setpriv", f"--reuid={self._user.pw_uid}", f"--regid={self._user.pw_gid}", "--clear-groups",
                "--pdeathsig=INT"]


def ordinary_user() -> pwd.struct_passwd | None:
    """The user as whom root starts the server; None for everybody else, who starts it as themselves."""
    if os.geteuid() != 0:
        return None
    if not shutil.which("setpriv"):
        raise NoPostgres("PostgreSQL does not run as root, and there is no `setpriv` to start it as somebody else")
    for name in ORDINARY_USERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {' or '.join(ORDINARY_USERS)}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port: int = somebody.getsockname()[1]
        return port


@cache
def cluster() -> Cluster:
    """The cluster of this process and all its tests; it ends with the process."""
    folder = Path(tempfile.mkdtemp(prefix="mindbug-postgres-"))
    made = Cluster(folder)

    def remove() -> None:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(remove)
    return made
