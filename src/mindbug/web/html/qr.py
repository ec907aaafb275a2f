"""Addresses as codes that a phone can scan."""

from functools import lru_cache

from markupsafe import Markup


@lru_cache(256)
def qr_svg(address: str, title: str) -> Markup:
    """The code as an SVG element. Its colours are attributes, because the content policy forbids inline style."""
    import segno  # few pages need it

    drawn = segno.make(address, micro=False, error="m")
    svg = drawn.svg_inline(border=3, omitsize=True, svgclass="qr", lineclass=None, title=title, dark="#150f2b")
    return Markup(svg.replace("<svg ", '<svg role="img" ', 1))
