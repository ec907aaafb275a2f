"""`python -m mindbug`."""

import sys

from mindbug.cli.main import main

sys.exit(main())
