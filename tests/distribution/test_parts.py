"""The parts of a server are pinned and listed, and what we ship of others is what they have published."""

import hashlib
import re
import tomllib
from importlib.metadata import version

import pytest
from tools.fonts import FONTS, MADE, letters
from tools.fonts import digest as digest_of
from tools.parts import LOCK, PARTS, ROOT, STATIC, document, locked, vendored


def test_the_list_of_parts_is_up_to_date() -> None:
    assert PARTS.read_text() == document(), "make lock"


def test_every_dependency_of_a_server_is_pinned_with_hashes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = {re.split(r"[><=~\[]", each)[0].replace("_", "-").lower()
              for each in (*project["dependencies"], *extras["web"], *extras["postgres"])}
    pinned = locked()
    assert wanted <= set(pinned)
    assert all(hashes for _, hashes in pinned.values())
    assert len(pinned) == len(re.findall(r"==", LOCK.read_text())), "every line was understood"
    assert "://" not in LOCK.read_text(), "where packages come from is the business of whoever installs them"


def test_the_lock_fits_what_is_tested() -> None:
    """The same major version; a newer patch may be installed here than when the file was written."""
    for name, (pinned, _) in locked().items():
        if name in ("colorama", "tzdata"):  # on Windows only
            continue
        assert version(name).split(".")[0] == pinned.split(".")[0], name


def test_files_of_others_are_as_published() -> None:
    known = {path: digest for part in vendored() for path, digest in part["files"].items()}
    there = {str(path.relative_to(STATIC)) for folder in ("vendor", "fonts") for path in (STATIC / folder).iterdir()
             if path.suffix != ".txt" and not path.name.startswith(tuple(MADE))}
    assert set(known) == there
    for path, digest in known.items():
        assert hashlib.sha256((STATIC / path).read_bytes()).hexdigest() == digest, path


@pytest.mark.parametrize(("name", "complete"), MADE.items())
def test_a_font_of_our_own_has_the_letters_of_all_that_is_said(name: str, complete: str) -> None:
    """Otherwise every page would fetch the complete font as well."""
    said = set("".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "golden").glob("*.*.txt")))
    assert "œ" in said and {letter for letter in said if ord(letter) in letters(complete) - letters(name)} == set()
    [made] = FONTS.glob(f"{name}-*")
    assert made.stem == f"{name}-{digest_of(made)}", "browsers keep it for ever"


def test_the_package_comes_with_the_licences_of_others() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(project["license"].split(" AND ")) == {"MIT", *(part["license"] for part in vendored())}
    named = {path for pattern in project["license-files"] for path in ROOT.glob(pattern)}
    assert named == {ROOT / "LICENSE", *STATIC.glob("*/*.txt")}
