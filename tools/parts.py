"""`make lock`: the packages of a server with their hashes, and the list of all its parts (CycloneDX).

    python -m tools.parts            # the list, from the lock file and from the files that others have made
"""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "deploy" / "requirements.lock"
PARTS = ROOT / "deploy" / "parts.cdx.json"
STATIC = ROOT / "src" / "mindbug" / "web" / "static"
VENDORED = STATIC / "vendored.toml"
PINNED = re.compile(r"^([a-z0-9._-]+)==([^ ;\\]+)(.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)*)", re.MULTILINE)
HASH = re.compile(r"sha256:([0-9a-f]{64})")


def locked() -> dict[str, tuple[str, list[str]]]:
    """Package -> its version and the hashes of its files."""
    return {name: (version, HASH.findall(rest)) for name, version, rest in PINNED.findall(LOCK.read_text())}


def vendored() -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = tomllib.loads(VENDORED.read_text())["part"]
    return parts


def components() -> Iterator[dict[str, Any]]:
    for name, (version, _) in locked().items():
        package = f"pkg:pypi/{name}@{version}"
        yield {"type": "library", "bom-ref": package, "name": name, "version": version, "purl": package}
    for part in vendored():
        yield {"type": "file", "bom-ref": part["package"], "name": part["name"], "version": part["version"],
               "purl": part["package"], "licenses": [{"license": {"id": part["license"]}}],
               "components": [{"type": "file", "name": path, "hashes": [{"alg": "SHA-256", "content": digest}]}
                              for path, digest in part["files"].items()]}


def document() -> str:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    made = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
            "metadata": {"component": {"type": "application", "name": "mindbug", "version": version}},
            "components": list(components())}
    return json.dumps(made, indent=1) + "\n"


if __name__ == "__main__":
    PARTS.write_text(document())
