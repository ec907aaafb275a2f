"""Runs tests again and again, and says which failed and why: `python -m tools.repeat_tests 10 python -m pytest`."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree


def failures(report: Path) -> Iterator[tuple[str, str]]:
    """The tests that did not pass, as pytest's report in XML names them, and what they said."""
    for case in ElementTree.parse(report).iter("testcase"):
        for failure in (*case.iter("failure"), *case.iter("error")):
            yield f"{case.get('classname')}::{case.get('name')}", failure.text or ""


def main() -> int:
    rounds, pytest = int(sys.argv[1]), sys.argv[2:]
    failed: Counter[str] = Counter()
    broken = 0
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        for number in range(1, rounds + 1):
            start = time.monotonic()
            run = subprocess.run([*pytest, f"--junit-xml={report}"], capture_output=True, text=True)
            broken += run.returncode != 0
            summary = (run.stdout.strip() or run.stderr.strip()).splitlines()[-1]
            print(f"round {number} of {rounds}, {(time.monotonic() - start) / 60:.1f} minutes: {summary}", flush=True)
            if report.exists():
                for name, why in failures(report):
                    failed[name] += 1
                    print(f"failed: {name}" + ("" if failed[name] > 1 else f"\n{why}\n"), flush=True)
                report.unlink()
    for name, times in failed.most_common():
        print(f"failed {times} of {rounds} times: {name}")
    print(f"{rounds - broken} of {rounds} rounds passed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
