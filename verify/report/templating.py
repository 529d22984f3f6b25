"""How templates are loaded, and what text they accept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from verify.report.geometry import short
from verify.report.lettering import SIZES, baseline
from verify.report.markdown_text import as_block, as_code, as_markup, as_text, as_text_with_code, code_and_text

if TYPE_CHECKING:
    from jinja2 import Environment


def render(template: str, **values: object) -> str:
    """A template of this package filled in; every value is escaped, as Markdown in ``*.md.j2``, else as markup.

    Raises jinja2.UndefinedError if the template needs a value that is not given.
    """
    environment = _markdown_environment() if template.endswith(".md.j2") else _environment()
    return environment.get_template(template).render(**values)


def markup(text: str) -> str:
    """Text that is markup already, such as a drawing for a page: templates take it as it is."""
    from markupsafe import Markup

    return Markup(text)


def printable(text: str) -> str:
    """The text on one line, every character that XML forbids or a reader cannot see replaced by ``�``.

    >>> printable("a\\tb\\x00c")
    'a b�c'
    """
    return "".join(c if c.isprintable() else " " if c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in text)


def printable_lines(text: str) -> str:
    """The same line by line.

    >>> printable_lines("a\\n  b\\x00")
    'a\\n  b�'
    """
    return "\n".join(printable(line) for line in text.split("\n"))


@cache
def _environment() -> Environment:
    environment = _plain_environment(autoescape=True)
    environment.filters |= {"short": short, "baseline": baseline, "with_code": _with_code, "printable": printable}
    environment.globals["sizes"] = SIZES
    return environment


@cache
def _markdown_environment() -> Environment:
    environment = _plain_environment(autoescape=False, finalize=as_text)
    environment.filters |= {"block": as_block, "code": as_code, "markup": as_markup, "with_code": as_text_with_code}
    return environment


def _with_code(text: str) -> str:
    """Text in which backticks enclose code, as markup."""
    from markupsafe import Markup

    pieces = (Markup("<code>{}</code>" if is_code else "{}").format(piece) for piece, is_code in code_and_text(text))
    return Markup("").join(pieces)


def _plain_environment(**options: Any) -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("verify.report"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        **options,
    )
