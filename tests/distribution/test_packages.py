"""Wheel and source distribution are complete, say what is in them, and run in an environment with nothing else.

What is dear is done once: the packages are built together, and the environment into which the wheel was installed with
everything that it asks for is also that of the source distribution, which asks for the same.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

import pytest

ROOT = Path(__file__).parents[2]
NOT_THE_PROJECT = shutil.ignore_patterns(
    ".*_cache", ".git", ".hypothesis", ".venv", "build", "dist", "screenshots", "*.egg-info", "__pycache__",
    "*.so", "*.pyd")
ONLY_FOR_GIT = {".gitignore"}
MADE_BY_SETUPTOOLS = re.compile(r"PKG-INFO|setup\.cfg|src/mindbug\.egg-info/.*")
COMPILED = re.compile(r".*\.(so|pyd)")
COMPILER = shutil.which("cc")
NO_COMPILER = {"CC": "false"}
PLAIN = {"MINDBUG_PURE": "1"}
DRAFT = {"MINDBUG_DRAFT": "1"}
"""The environment in which these tests run has the optimised engine; here it is enough that it is compiled."""


@dataclass(frozen=True)
class Built:
    """A checkout and what `build` has made of it."""

    written: set[str]
    """The files of the checkout, without what was built."""
    package: set[str]
    sdist: Path
    wheel: Path


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return checkout(tmp_path)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    project = checkout(tmp_path_factory.mktemp("built"))
    written, package = files(project), files_of_the_package(project)
    sdist, wheel = build(project, **DRAFT)
    return Built(written, package, sdist, wheel)


@pytest.fixture(scope="module")
def programs(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel, what it asks for, and nothing else."""
    environment = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=environment)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    install(f"{built.wheel}[web]", programs)
    return programs


def checkout(folder: Path) -> Path:
    """A copy of what git knows."""
    return Path(shutil.copytree(ROOT, folder / "project", ignore=NOT_THE_PROJECT))


def run(*command: object, cwd: Path, **environment: str) -> str:
    done = subprocess.run([*map(str, command)], cwd=cwd, env={**os.environ, **environment}, text=True,
                          capture_output=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(project: Path, *what: str, **environment: str) -> list[Path]:
    """The files that `python -m build` makes; the libraries that it needs for that are those of the tests."""
    run(sys.executable, "-m", "build", "--no-isolation", *what, cwd=project, **environment)
    return sorted((project / "dist").iterdir(), key=lambda path: path.suffix)


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts}


def files_of_the_package(project: Path) -> set[str]:
    return {file for file in files(project / "src") if file.startswith("mindbug/")}


def files_in_sdist(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}


def files_in_wheel(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def requirements(sdist: Path, wheel: Path) -> list[list[str]]:
    """What either of them asks for."""
    with tarfile.open(sdist) as archive:
        written = archive.extractfile(f"{sdist.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert written
        told = [written.read().decode(), metadata_of(wheel)]
    return [re.findall("^Requires-Dist: .*$", each, re.MULTILINE) for each in told]


def metadata_of(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return archive.read(name).decode()


def install(package: str, programs: Path, *options: str, **variables: str) -> None:
    run(sys.executable, "-m", "pip", "--python", programs / "python", "install", "--quiet", *options, package,
        cwd=programs, PIP_NO_COMPILE="1", **variables)


@contextmanager
def table(programs: Path, folder: Path) -> Iterator[str]:
    """The address of a server."""
    command = [str(programs / "mindbug"), "serve", "--port", "0", "--bot-pause", "0", "--data", str(folder / "games")]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        try:
            announced = re.search(r"http://\S+?(?=/\s)", server.stdout.readline())
            assert announced, "the server does not start"
            yield announced[0]
        finally:
            server.terminate()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode(errors="replace"))


def plays_and_serves(programs: Path, folder: Path) -> None:
    """Everything that is read from a file of the package is there: cards, rulings, weights, pages, styles, fonts."""
    folder.mkdir()
    assert run(programs / "mindbug", "check", cwd=folder).count("no findings") == 1
    with table(programs, folder) as address:
        home = fetch(address + "/")
        for linked in set(re.findall(r'(?:href|src)="(/static/[^"]+)"', home)):
            for font in re.findall(r'url\("?([^")]+\.woff2[^")]*)', fetch(address + linked)):
                fetch(urljoin(address + linked, font))
        fetch(address + "/rules")
        result = run(programs / "python", ROOT / "docs/examples/api_bot.py", address, cwd=folder)
    assert re.search(r": p[12] wins by \w+", result)


@pytest.mark.skipif(not COMPILER, reason="no C compiler here")
def test_what_build_makes_is_complete_and_the_wheel_is_compiled(built: Built) -> None:
    differences = files_in_sdist(built.sdist) ^ built.written
    assert {file for file in differences if not MADE_BY_SETUPTOOLS.fullmatch(file)} == ONLY_FOR_GIT
    assert not built.wheel.name.endswith("-py3-none-any.whl")
    compiled = {file for file in files_in_wheel(built.wheel) if COMPILED.fullmatch(file)}
    assert {file.partition(".")[0] for file in compiled} > {"mindbug/engine/machine", "mindbug/search/tree"}
    assert files_in_wheel(built.wheel) - compiled == built.package


def test_both_install_and_play_where_nothing_else_is(built: Built, programs: Path, tmp_path: Path) -> None:
    """First the wheel, then in its place the source distribution."""
    assert ("compiled engine" if COMPILER else "plain Python") in run(programs / "mindbug", "version", cwd=tmp_path)
    plays_and_serves(programs, tmp_path / "wheel")

    asked, asked_by_the_wheel = requirements(built.sdist, built.wheel)
    assert asked == asked_by_the_wheel and len(asked) > 10
    install(str(built.sdist), programs, "--force-reinstall", "--no-deps", **PLAIN)
    assert "plain Python" in run(programs / "mindbug", "version", cwd=tmp_path)
    plays_and_serves(programs, tmp_path / "sdist")


@pytest.mark.parametrize("environment", [PLAIN, NO_COMPILER], ids=["asked for", "no compiler"])
def test_a_wheel_without_compiled_code_fits_every_system(project: Path, environment: dict[str, str]) -> None:
    (wheel,) = build(project, "--wheel", **environment)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert files_in_wheel(wheel) == files_of_the_package(project)
