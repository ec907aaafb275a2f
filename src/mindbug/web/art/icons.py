"""Small icons on a 24 x 24 grid: keywords, triggers, life, energy, octonite and the things on the table."""

INK, WHITE = "#150f2b", "#ffffff"


def _p(d: str, fill: str, stroke: str = WHITE, width: float = 1.5, more: str = "") -> str:
    return (f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" '
            f'stroke-linecap="round"{more}/>')


def _l(d: str, stroke: str, width: float = 2) -> str:
    return _p(d, "none", stroke, width)


def _c(x: float, y: float, r: float, fill: str, stroke: str = "none", width: float = 1.5) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


_BOLT = "M13.5 2 5 13.5H10.5L9 22 19 9.5H13Z"

ICONS: dict[str, str] = {
    "frenzy": _p("M4 3 11 11 7.5 11.5 13 21.5 11.5 14.5 15 14 10 3Z", "#ff6b4a") + _p(
        "M13 2.5 19.5 10 16.5 10.5 21 20 13.5 12 17 11.5Z", "#ffd166", width=1.2),
    "hunter": _c(12, 12, 7.6, "#3a1c1c", "#ffb020", 2.6) + _l("M12 1.5V7M12 17v5.5M1.5 12H7M17 12h5.5", WHITE, 2.2)
        + _c(12, 12, 2.4, "#ff4d6d"),
    "poisonous": _p("M12 2C16 7.5 19.5 11 19.5 15A7.5 7.5 0 0 1 4.5 15C4.5 11 8 7.5 12 2Z", "#7ee04a") + _c(9.3, 14,
        1.9, "#1c3d0a") + _c(14.7, 14, 1.9, "#1c3d0a") + _l("M9.5 18.5h5M11 17.5v2M13 17.5v2", "#1c3d0a", 1.5),
    "sneaky": _p("M1.8 8.5C7 5.5 17 5.5 22.2 8.5 21.5 15 18.5 18.5 15.5 18.5 13.5 18.5 13 16.3 12 16.3S10.5 18.5 8.5 "
        "18.5C5.5 18.5 2.5 15 1.8 8.5Z", "#b388ff") + _p(
        "M5 10.5Q8 8.7 10.3 11.5 8.5 14 6.5 13.3ZM19 10.5Q16 8.7 13.7 11.5 15.5 14 17.5 13.3Z", WHITE, INK, 1),
    "tough": _p("M12 1.8 3.8 4.8V11C3.8 16.2 7.5 20 12 22.2 16.5 20 20.2 16.2 20.2 11V4.8Z", "#4aa8f5") + _p(
        "M12 4.7V19Q6.5 16 6.5 11V6.7Z", "#a9dcff", "none"),
    "fast": _p("M3 5 10.5 12 3 19V14.5L5.5 12 3 9.5ZM11.5 4 21.5 12 11.5 20V15.2L15 12 11.5 8.8Z", "#5ef0e0"),
    "play": _p("M6 2.5H15.5Q17 2.5 17 4V20Q17 21.5 15.5 21.5H6Q4.5 21.5 4.5 20V4Q4.5 2.5 6 2.5Z", "#7a5cff") + _p(
        "M8 8 14.5 12 8 16Z", WHITE, "none") + _l("M20 5v14", "#c9bcff", 2),
    "attack": _p("M20.5 2.5 19.8 6.8 10.5 16.1 7.9 13.5 17.2 4.2Z", "#e6eef8", INK, 1.2) + _p(
        "M5.5 12.5 11.5 18.5 9.8 20.2 8.3 18.7 5 22 2 19 5.3 15.7 3.8 14.2Z", "#ffb020", WHITE, 1.2),
    "defeated": _p(
        "M12 2C17.5 2 21 5.8 21 10.5 21 13.5 19.5 15.8 17.5 17V21.5H6.5V17C4.5 15.8 3 13.5 3 10.5 3 5.8 6.5 2 12 2Z",
        "#e9e4ff", INK) + _c(8.3, 11, 2.4, INK) + _c(15.7, 11, 2.4, INK) + _p("M12 13.5 13.3 16H10.7Z", INK, "none")
        + _l("M10 18.5v3M14 18.5v3", INK, 1.5),
    "action": _c(12, 12, 9.4, "#ff7a2e", WHITE, 1.6) + _p(_BOLT, "#fff3c4", INK, 1,
        ' transform="translate(3 3) scale(.75)"'),
    "harvest": _p("M12 22C5.5 19 4 13 5 8.5 9 9 12 12.5 12 17 12 12.5 15 9 19 8.5 20 13 18.5 19 12 22Z", "#5fbf4a")
        + _p("M12 15C8.5 11.5 9 6 12 2 15 6 15.5 11.5 12 15Z", "#ff5d7a"),
    "constant": _l("M12 12C9.5 8 4 7 3.5 12S9.5 16 12 12 20 7 20.5 12 14.5 16 12 12Z", WHITE, 4.6) + _l(
        "M12 12C9.5 8 4 7 3.5 12S9.5 16 12 12 20 7 20.5 12 14.5 16 12 12Z", "#7a5cff", 2.6),
    "life": _p("M12 21.2C5 15.2 2 11.7 2 8 2 4.9 4.4 2.8 7 2.8 9 2.8 10.8 3.9 12 5.8 13.2 3.9 15 2.8 17 2.8 19.6 2.8 "
        "22 4.9 22 8 22 11.7 19 15.2 12 21.2Z", "#ff4d6d", INK, 1.8) + _l("M6 7.3C6.5 6.2 7.4 5.7 8.4 5.8", WHITE,
        1.7),
    "energy": _p("M12 1.8 21 6.5V17.5L12 22.2 3 17.5V6.5Z", "#35d36b", INK, 1.6) + _p("M12 1.8 21 6.5 12 11.2 3 6.5Z",
        "#9df7b6", INK, 1.2) + _p("M12 11.2 21 6.5V17.5L12 22.2Z", "#1fa552", INK, 1.2) + _p(
        "M8.5 10.5 5 15H7.2L6.6 18.5 9.9 13.8H7.8Z", "#fff9c4", "none"),
    "octonite": _p("M8.5 2H15.5L21 7.5V16.5L15.5 22H8.5L3 16.5V7.5Z", "#a44dff", INK, 1.6) + _p(
        "M8.5 2 10 8H14L15.5 2ZM3 7.5 10 8 8 12 10 16 3 16.5Z", "#d7a8ff", "none") + _p(
        "M10 8H14L16 12 14 16H10L8 12Z", "#7be8ff", INK, 1) + _l("M10.5 10.5 11.5 9.5", WHITE, 1.4),
    "mindbug": _l("M5 15 1.5 17M5.5 18.5 3 22M19 15 22.5 17M18.5 18.5 21 22M8.5 5 6 1.5M15.5 5 18 1.5", INK, 1.6)
        + _p("M12 4C16.5 4 20.5 7 20.5 12 20.5 17.5 17 22 12 22S3.5 17.5 3.5 12C3.5 7 7.5 4 12 4Z", "#c77dff", INK,
        1.4) + _l("M12 4.5V11.5M12 7C10 5.5 8 6.5 8 8.5 5.5 8.5 5 11.5 7 12.5 7 14.5 10 15 11 13.5M12 7C14 5.5 16 "
        "6.5 16 8.5 18.5 8.5 19 11.5 17 12.5 17 14.5 14 15 13 13.5", "#6a1fb0", 1.3) + _c(8.8, 17.2, 2.5, WHITE, INK,
        1.1) + _c(15.2, 17.2, 2.5, WHITE, INK, 1.1) + _c(9.2, 17.5, 1.1, INK) + _c(14.8, 17.5, 1.1, INK),
    "discard": _p("M5 4.5 14 2 18.5 17.5 9.5 20.5Z", "#d9d4ee", INK) + _l("M8.5 7.5 14 13.5M14.5 7 9.5 14.5",
        "#ff4d6d", 2.2) + _p("M15 15H23L19 21.5Z", "#ff4d6d", INK, 1.2),
    "hand": _p("M2 9 8 6.5 12 19 6.5 21Z", "#7a5cff", WHITE, 1.2) + _p("M8.5 4H15.5V19H8.5Z", "#a58bff", WHITE, 1.2)
        + _p("M22 9 16 6.5 12 19 17.5 21Z", "#7a5cff", WHITE, 1.2),
    "deck": _p("M7 2.5H19V18H7Z", "#4b2bb5", WHITE, 1.2) + _p("M5 4.5H17V20H5Z", "#5f3fd0", WHITE, 1.2) + _p(
        "M3 6.5H15V22H3Z", "#7a5cff", WHITE, 1.2) + _c(9, 14, 3, "#c77dff", WHITE, 1.2),
    "die": _p("M5.5 2.5H18.5Q21.5 2.5 21.5 5.5V18.5Q21.5 21.5 18.5 21.5H5.5Q2.5 21.5 2.5 18.5V5.5Q2.5 2.5 5.5 2.5Z",
        WHITE, INK, 1.6) + _c(7.5, 7.5, 1.9, "#e0245e") + _c(16.5, 7.5, 1.9, "#e0245e") + _c(12, 12, 1.9, "#e0245e")
        + _c(7.5, 16.5, 1.9, "#e0245e") + _c(16.5, 16.5, 1.9, "#e0245e"),
    "exhausted": _p("M3 8H21V19H3Z", "#8d87a8", WHITE, 1.2) + _l("M6 4.5Q12-.5 18 4.5M18.5 1V5H14.5", "#ffd166", 2),
    "power": _c(12, 12, 9.8, "#e0245e", WHITE, 1.6) + _p(
        "M12 5 14 10 19 10.3 15.2 13.5 16.5 18.5 12 15.7 7.5 18.5 8.8 13.5 5 10.3 10 10Z", "#ffd166", "none"),
    "block": _p("M12 1.8 3.8 4.8V11C3.8 16.2 7.5 20 12 22.2 16.5 20 20.2 16.2 20.2 11V4.8Z", "#ffb020") + _l(
        "M8 8 16 16M16 8 8 16", INK, 2.4),
}


def icon_svg(name: str) -> str:
    """An icon by its name, in any case: "FRENZY", "play", "octonite" ..."""
    key = name.strip().lower()
    if key not in ICONS:
        raise KeyError(f"there is no icon called {name!r}; there are {', '.join(ICONS)}")
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" '
            f'aria-hidden="true">{ICONS[key]}</svg>')
