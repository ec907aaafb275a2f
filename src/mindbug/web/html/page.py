"""Whole pages. The template of a page gets exactly the fields of its class, and those of the visit."""

from dataclasses import dataclass, fields
from typing import ClassVar

from mindbug.web.html.templating import environment


@dataclass(frozen=True)
class Visit:
    """The request that a page answers."""

    lang: str
    path: str = "/"
    address: str = "/"
    """The address to return to after a change of language or view."""
    text_view: bool = False
    """Whether the reader has asked for the table as text."""


@dataclass(frozen=True)
class Page:
    """The base of all pages."""

    template: ClassVar[str]


def draw(page: Page, visit: Visit) -> str:
    values = {each.name: getattr(part, each.name) for part in (visit, page) for each in fields(part)}
    return environment(visit.lang).get_template(f"{page.template}.html").render(page=page.template, **values)
