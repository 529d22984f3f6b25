"""Options that are whole numbers, and what is said of a value that is none."""

from __future__ import annotations

from typing import Any

import click

from verify.errors import shown


class Whole(click.IntRange):
    """A whole number from ``min`` to ``max``, or to no end.

    Raises UsageError for anything else: nan, inf, fractions, numbers beyond.
    """

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number that a text is.

        >>> Whole(1, 86_400).convert("60", None, None)
        60
        >>> Whole(1, 86_400).convert("1e400", None, None)
        Traceback (most recent call last):
        click.exceptions.UsageError: 1e400: expected a whole number from 1 to 86,400
        """
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            option = f"{param.opts[0]} " if param is not None else ""
            raise click.UsageError(f"{option}{shown(str(value))}: expected {self._expected()}") from None

    def _expected(self) -> str:
        most = "" if self.max is None else f" to {self.max:,}"
        return f"a whole number from {self.min:,}{most}"
