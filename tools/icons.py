"""Draws the icons of the app from our own art: `python -m tools.icons` writes them into `web/static/icons`."""

from io import BytesIO
from pathlib import Path

from PIL import Image
from tests.browser.chromium import chromium

from mindbug.web.art import bug_svg

FOLDER = Path(__file__).parent.parent / "src" / "mindbug" / "web" / "static" / "icons"
NIGHT = "radial-gradient(circle at 50% 42%,#8a35d0,#3f1a96 55%,#170b45)"
ICONS = {"any-192": (192, 22, 84), "any-512": (512, 22, 84), "maskable-512": (512, 0, 62), "apple-180": (180, 0, 76)}
"""Name -> size in pixels, roundness and width of the bug, both in percent. Systems cut maskable icons themselves."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with chromium() as browser:
        page = browser.new_page()
        for name, (size, roundness, width) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0;background:transparent'><div style='width:100vw;height:100vh;display:grid;"
                f"place-items:center;border-radius:{roundness}%;background:{NIGHT}'><div style='width:{width}%'>"
                f"{bug_svg().replace('<svg ', '<svg style=width:100%;height:auto ', 1)}</div></div>")
            drawn = Image.open(BytesIO(page.screenshot(omit_background=True)))
            drawn.quantize(128, Image.Quantize.FASTOCTREE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
