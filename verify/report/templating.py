"""How templates are loaded, and what text they accept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from verify.report.geometry import short
from verify.report.lettering import SIZES, baseline

if TYPE_CHECKING:
    from jinja2 import Environment


def render(template: str, **values: object) -> str:
    """A template of this package filled in; every value is escaped as markup.

    Raises jinja2.UndefinedError if the template needs a value that is not given.
    """
    return _environment().get_template(template).render(**values)


def printable(text: str) -> str:
    """The text on one line, every character that XML forbids or a reader cannot see replaced by ``�``.

    >>> printable("a\\tb\\x00c")
    'a b�c'
    """
    return "".join(c if c.isprintable() else " " if c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in text)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("verify.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"short": short, "baseline": baseline}
    environment.globals["sizes"] = SIZES
    return environment
