"""The place where the games of this user are kept, for the command line and for the server alike.

It imports no other part of the package. Start with `data_directory`.
"""

import os
from pathlib import Path

from platformdirs import user_data_path

NAME = "mindbug"


def data_directory() -> Path:
    """The folder that the operating system has for such data; on Linux $XDG_DATA_HOME or ~/.local/share.

    Earlier versions used that folder on every system. Where it exists it stays in use, so that no game is lost.
    """
    earlier = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME
    return earlier if earlier.is_dir() else user_data_path(NAME, appauthor=False)
