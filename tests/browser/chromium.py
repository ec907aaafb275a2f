"""Chromium, as it is found on this machine."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one found is taken. The headless shell is the same engine without windows, for about half of the work."""
MISSING = ("no Chromium was found: install one (apt-get install chromium-headless-shell) "
           "or say where it is in MINDBUG_CHROMIUM")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-software-rasterizer"]
PAINTS_NOTHING = ["--force-gpu-mem-available-mb=0", "--in-process-gpu"]
"""Without memory for pixels there is nothing to fill with them. Everything else is as ever: styles, layout, frames,
animations, and what lies under a pointer."""


def executable() -> str | None:
    return os.environ.get("MINDBUG_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium(*, paints: bool = True) -> Iterator[Browser]:
    """Tests look at no pixels; a third of the work of a browser is to make them."""
    path = executable()
    if path is None:
        raise FileNotFoundError(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *(() if paints else PAINTS_NOTHING)])
        yield browser
        browser.close()
