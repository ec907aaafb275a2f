"""Compile the engine again, with every optimisation, while somebody plays with the draft that tools.set_up has made.

`make play` starts this in the background: `python3 -m tools.optimise`. It is silent and takes what time others leave.
All of the engine's machine code is in one library. The new one takes its place in a single step, so whoever plays goes
on with the draft, and every process that starts later has the new one as a whole. If this is broken off, the next
`make play` tries again.
"""

import os
import subprocess
import sys

from tools.set_up import COMPILER_LOG, DRAFT, OPTIMISED, PYTHON, SOURCE, alone, run

LIBRARY = "mindbug_engine__mypyc.*"
LOWEST_PRIORITY = 19


def optimise() -> None:
    with alone():
        if not DRAFT.exists():
            return  # somebody else has done it, or there is nothing to do
        output = run(PYTHON, "setup.py", "build_ext", "--build-lib", str(OPTIMISED))
        COMPILER_LOG.write_text(output, encoding="utf-8")
        for library in OPTIMISED.glob(LIBRARY):
            os.replace(library, SOURCE / library.name)
            DRAFT.unlink()


def main() -> int:
    if not DRAFT.exists():
        return 0
    os.nice(LOWEST_PRIORITY)
    try:
        optimise()
    except subprocess.CalledProcessError as failure:
        COMPILER_LOG.write_text(failure.output, encoding="utf-8")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
