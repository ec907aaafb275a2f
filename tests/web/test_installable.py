"""The pages can be installed as an app; what it keeps is never a page of a game."""

import re
import struct

import pytest
from starlette.testclient import TestClient

from mindbug.text import LANGUAGES, say
from mindbug.web.base.guard import HEADERS
from mindbug.web.html.templating import ART_VERSION, STATIC_VERSION


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_is_complete(client: TestClient, lang: str) -> None:
    answer = client.get("/manifest.webmanifest", headers={"accept-language": lang})
    manifest = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert manifest["lang"] == lang and manifest["description"] == say("tagline", lang)
    assert manifest["start_url"] == manifest["scope"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = client.get(icon["src"]).content
        width, height = struct.unpack(">II", picture[16:24])
        assert picture.startswith(b"\x89PNG") and icon["sizes"] == f"{width}x{height}"
    assert {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]} == {
        ("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")}


def test_the_worker_knows_its_version_and_what_it_needs(client: TestClient) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert f'"{STATIC_VERSION}-{ART_VERSION}"' in answer.text and "no-cache" in answer.headers["cache-control"]
    for lang in LANGUAGES:
        assert f'"/offline?lang={lang}"' in answer.text
        assert client.get(f"/offline?lang={lang}").status_code == 200


@pytest.mark.parametrize(("path", "for_ever"), [
    (f"/static/base.css?v={STATIC_VERSION}", True), ("/static/base.css?v=1", False), ("/static/base.css", False),
    (f"/art/mindbug/mindbug.svg?v={ART_VERSION}", True), ("/art/mindbug/mindbug.svg?v=1", False),
    ("/static/fonts/figtree-latin-wght-normal.woff2?v=5.3.0", True),
    (f"/static/fonts/figtree-latin-wght-normal.woff2?v={STATIC_VERSION}", False)])
def test_only_the_present_version_is_cached_for_ever(client: TestClient, path: str, for_ever: bool) -> None:
    assert ("immutable" in client.get(path).headers["cache-control"]) == for_ever


def test_style_sheets_that_belong_together_have_one_address(client: TestClient) -> None:
    together, table, phone = (client.get(f"/static/{name}.css") for name in ("table+phone", "table", "phone"))
    assert together.text == table.text + phone.text and together.headers["content-type"].startswith("text/css")
    assert client.get("/static/table+phone.css", headers={"accept-encoding": "identity"}).headers["etag"]
    for path in ("/static/table+nothing.css", "/static/table+.css", "/static/table+../server/app.css",
                 "/static/table+table+table+table.css"):
        assert client.get(path).status_code == 404


def test_style_sheets_come_with_their_icons_and_scripts_with_the_version_of_others(client: TestClient) -> None:
    style, script = client.get("/static/card.css").text, client.get("/static/table.js").text
    assert style.count("data:image/svg+xml,%3Csvg ") >= 8 and "/art/icon/" not in style and "/*" not in style
    assert f"'./board.js?v={STATIC_VERSION}'" in script and not re.search(r"^ *//", script, re.MULTILINE)
    assert f"import('./instruments.js?v={STATIC_VERSION}')" in client.get("/static/sound.js").text
    assert not re.search(r"""['"]\./\w+\.js['"]""", script), "they would be asked for at every visit"


def test_what_never_changes_has_nothing_to_compare(client: TestClient) -> None:
    assert "etag" not in client.get(f"/static/table.js?v={STATIC_VERSION}").headers
    assert "etag" in client.get("/static/table.js").headers
