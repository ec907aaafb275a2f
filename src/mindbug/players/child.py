"""A program that is run as a child process: it reads and writes lines, and nobody waits for it for ever.

All pipes are non-blocking and served by one loop, so that neither a full nor a silent pipe can hold us up. What the
program says between two questions stays in its pipe, which stops it when the pipe is full.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from typing import IO

MAX_LINE = 65_536  # bytes; an answer needs about fifty
CHUNK = 65_536
LAST_WORDS = 4_096  # bytes of standard error that are kept
EXIT_SECONDS = 1.0  # between closing its pipes and being gone
KILL_SECONDS = 30.0  # a killed program is gone at once, unless the system itself hangs


class Broken(Exception):
    """The program did not do its part; the text goes on after its name."""


class Child:
    """A running program and everything that it has started."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # a session of its own: Ctrl-C is ours to handle, and one signal reaches the program's children too
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                             stderr=subprocess.PIPE, bufsize=0, start_new_session=True)
        except OSError as error:
            raise Broken(f"could not be started: {error.strerror}") from error
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin: IO[bytes] = self._process.stdin
        self._stdout: IO[bytes] = self._process.stdout
        self._stderr: IO[bytes] = self._process.stderr
        self._unsent = b""
        self._received = b""
        self._complaints = b""
        self._selector = selectors.DefaultSelector()
        self._kill_when_forgotten = weakref.finalize(self, _end, self._process, self._selector)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, line: bytes) -> None:
        """Sends a line without waiting for an answer; what does not fit into the pipe goes out before the next
        question."""
        self._unsent += line
        with contextlib.suppress(BrokenPipeError):  # the next question finds out
            self._write()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Returns the answer: the next line that the program writes, which must be the only one."""
        end = time.monotonic() + seconds
        self._read()
        if self._received:
            raise Broken(f"spoke without being asked: {excerpt(self._received)}")
        self._unsent += line
        while b"\n" not in self._received:
            left = end - time.monotonic()
            if left <= 0:
                raise Broken(f"gave no answer within {seconds:g} seconds")
            self._serve(left)
        answer, _, more = self._received.partition(b"\n")
        if len(answer) > MAX_LINE:
            raise Broken(f"wrote a line of more than {MAX_LINE} bytes")
        if more:
            raise Broken(f"wrote more than one line: {excerpt(more)} came after the answer")
        self._received = b""
        return answer

    def last_words(self) -> str:
        """The end of what it wrote to standard error so far, in a form that no terminal takes for a command."""
        self._read_all_complaints()
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        return "\n".join("".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in line)
                         for line in lines)

    def stop(self, patience: float = 0.0) -> None:
        """Closes its input, gives it that long to leave, and ends whatever is left of it."""
        if self._kill_when_forgotten.detach():
            _end(self._process, self._selector, patience)

    # ---- the pipes

    def _serve(self, seconds: float) -> None:
        """Waits until a pipe is ready, and moves what it takes or has."""
        if self._unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            ready = [key.fileobj for key, _ in self._selector.select(seconds)]
        finally:
            if self._unsent:
                self._selector.unregister(self._stdin)
        if self._stderr in ready:
            self._read_complaints()
        if self._stdout in ready:
            self._read()
        if self._stdin in ready:
            try:
                self._write()
            except BrokenPipeError:
                self._hear_out()

    def _hear_out(self) -> None:
        """It closed its input and may have ended. An answer counts all the same: whether it came before the question
        is a matter of luck."""
        self._unsent = b""
        if b"\n" not in self._received:
            broken = self._gone("input")
            self._read()
            if b"\n" not in self._received:
                raise broken

    def _write(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._unsent:
                self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent):]

    def _read(self) -> None:
        try:
            chunk = os.read(self._stdout.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            raise self._gone("output")
        self._received += chunk
        if len(self._received) > MAX_LINE and b"\n" not in self._received:
            raise Broken(f"wrote a line of more than {MAX_LINE} bytes")

    def _read_complaints(self) -> bool:
        """Takes what is on standard error and keeps the end of it. Returns whether there may be more."""
        try:
            chunk = os.read(self._stderr.fileno(), CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            with contextlib.suppress(KeyError):
                self._selector.unregister(self._stderr)
        self._complaints = (self._complaints + chunk)[-LAST_WORDS:]
        return bool(chunk)

    def _read_all_complaints(self) -> None:
        """Stops after a while all the same: some write faster than anybody reads."""
        end = time.monotonic() + EXIT_SECONDS
        while time.monotonic() < end and self._read_complaints():
            pass

    def _gone(self, closed: str) -> Broken:
        """The reason why a pipe is closed, with the last line of what it wrote to standard error."""
        try:
            code = self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return Broken(f"closed its {closed}")
        self._read_all_complaints()
        lines = self._complaints.strip().splitlines()
        how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        return Broken(f"{how}: {excerpt(lines[-1])}" if lines else how)


def excerpt(data: bytes, length: int = 80) -> str:
    """The beginning of somebody else's bytes in a form that no terminal takes for a command."""
    text = data[:length].decode(errors="replace")
    return ascii(text) + ("..." if len(data) > length else "")


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector, patience: float = 0.0) -> None:
    assert process.stdin and process.stdout and process.stderr
    selector.close()
    process.stdin.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(patience)
    with contextlib.suppress(ProcessLookupError, PermissionError):  # all gone; or, on some systems, only zombies left
        os.killpg(process.pid, signal.SIGKILL)
    process.stdout.close()
    process.stderr.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(KILL_SECONDS)
