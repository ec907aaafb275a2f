"""`python -m mindbug`."""

import sys

from mindbug.cli import main

sys.exit(main())
