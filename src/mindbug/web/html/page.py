"""Whole pages. The template of a page gets exactly the fields of its class, and those of the visit."""

from dataclasses import dataclass, fields
from typing import ClassVar

from mindbug.text import say
from mindbug.web.html.templating import environment


@dataclass(frozen=True)
class Visit:
    """The request that a page answers."""

    lang: str
    path: str = "/"
    address: str = "/"
    """The address to return to after a change of language or view."""
    text_view: bool = False
    """True if the reader has asked for the table as text."""
    origin: str = ""
    """The origin of the page, such as https://example.org; addresses for other sites begin with it."""


@dataclass(frozen=True)
class Preview:
    """The preview of a link that other sites and messengers show. They have no seat, so nothing here is secret."""

    title: str
    text: str
    picture: str
    """The path of a PNG picture."""


@dataclass(frozen=True)
class Page:
    """The base of all pages."""

    template: ClassVar[str]

    def preview(self, lang: str) -> Preview:
        """The same for all pages that show no finished game and no invitation."""
        return Preview(say("title", lang), say("tagline", lang), f"/preview.png?lang={lang}")


def draw(page: Page, visit: Visit) -> str:
    values = {each.name: getattr(part, each.name) for part in (visit, page) for each in fields(part)}
    return environment(visit.lang).get_template(f"{page.template}.html").render(
        page=page.template, preview=page.preview(visit.lang), **values)
