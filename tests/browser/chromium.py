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


def executable() -> str | None:
    return os.environ.get("MINDBUG_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    path = executable()
    if path is None:
        raise FileNotFoundError(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
