"""The codes with which the commands of the lab end when not all went well."""

from typing import Final

NOT_ALL_PLAYED: Final = 1
INTERRUPTED: Final = 130
"""The code that shells give a process that was ended by Ctrl-C."""
