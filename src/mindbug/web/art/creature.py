"""Puts a creature together: scene, layers of parts, body, foreground."""

import hashlib
from random import Random

import mindbug.web.art.parts  # noqa: F401  (fills the registry)
from mindbug.web.art.backdrops import backdrop, foreground
from mindbug.web.art.bodies import body
from mindbug.web.art.color import palette
from mindbug.web.art.look import Look
from mindbug.web.art.pen import VIEW_BOX, Canvas
from mindbug.web.art.registry import LAYERS, PARTS

OPEN = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}" width="456" height="444">'
OUTLINE = 'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'


def seed(name: str) -> Random:
    """The same name draws the same picture on every machine."""
    return Random(hashlib.sha256(name.encode()).digest())


def uid(name: str) -> str:
    """Prefix of all ids in one picture."""
    return "a" + hashlib.sha256(name.encode()).hexdigest()[:7]


def draw(name: str, look: Look) -> str:
    rng = seed(name)
    shape = body(look.body)
    accent = look.hue + 165 if look.accent is None else look.accent
    c = Canvas(uid(name), palette(look.hue % 360, accent % 360, look.light, look.chroma), shape, rng)
    drawn: dict[str, list[str]] = {layer: [] for layer in LAYERS}
    for part in look.names:
        layer, make = PARTS[part]
        drawn[layer].append(make(c))
    done = {layer: "".join(pieces) for layer, pieces in drawn.items()}
    scene = backdrop(look.scene, rng, c.uid)
    figure = (done["behind"] + _torso(c, done["skin"])
              + "".join(done[layer] for layer in ("feet", "arm", "mouth", "eyes", "hat", "front")))
    if "companions" in look.names:
        figure = f'<g id="{c.uid}-m">{figure}</g>'
    creature = done["back"] + figure
    size = ""
    if look.size != 1:
        k = look.size
        size = f' transform="matrix({k:g} 0 0 {k:g} {120 - 120 * k:g} {172 - 172 * k:g})"'
    return (f'{OPEN}{scene}{_defs(c)}<ellipse cx="120" cy="170" rx="{(shape.half + 26) * look.size:.0f}" ry="9" '
            f'fill="{c.pal.ink}" opacity=".35"/><g stroke="{c.pal.ink}" '
            f'{OUTLINE}{size}>{creature}</g>{foreground(look.scene, rng)}</svg>')


def _defs(c: Canvas) -> str:
    p, u = c.pal, c.uid
    return (f'<defs><path id="{u}-b" d="{c.body.outline}"/><clipPath id="{u}-c"><use '
            f'href="#{u}-b"/></clipPath><radialGradient id="{u}-f" cx=".38" cy=".26" r=".9"><stop '
            f'stop-color="{p.light}"/><stop offset=".38" stop-color="{p.base}"/><stop offset=".72" '
            f'stop-color="{p.base}"/><stop offset="1" stop-color="{p.shade}"/></radialGradient></defs>')


def _torso(c: Canvas, skin: str) -> str:
    """The body: fill, skin, shade on the right, light on the left, gloss, outline."""
    u, p, b = c.uid, c.pal, c.body
    gx, gy = 120 - b.head * 0.45, b.top + 20
    return (f'<g clip-path="url(#{u}-c)"><use href="#{u}-b" fill="url(#{u}-f)" stroke="none"/>{skin}<use '
            f'href="#{u}-b" x="-8" y="-5" fill="none" stroke="{p.deep}" stroke-width="15" opacity=".30"/><use '
            f'href="#{u}-b" x="5" y="4" fill="none" stroke="#fff" stroke-width="5" opacity=".42"/><ellipse '
            f'cx="{gx:.0f}" cy="{gy}" rx="{b.head * .36:.0f}" ry="10" fill="#fff" stroke="none" opacity=".3" '
            f'transform="rotate(-22 {gx:.0f} {gy})"/></g><use href="#{u}-b" fill="none" stroke-width="4.5"/>')

