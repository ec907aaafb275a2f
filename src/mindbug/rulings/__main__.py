"""`python -m mindbug.rulings` writes docs/rules.md to its standard output."""

import sys

from mindbug.rulings.markdown import markdown

if __name__ == "__main__":
    # As bytes: the same file whatever the system's own encoding and line ends are.
    sys.stdout.buffer.write(markdown().encode())
