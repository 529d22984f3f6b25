"""The options of ``verify check``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from verify.cli.searching.campaign import CampaignOptions, campaign_options
from verify.cli.searching.limits import limited
from verify.cli.shared_options import certificate_option, with_options
from verify.solvers.answers import Limits

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class CheckOptions:
    """How deals are decided, and what is written of them; ``directory`` is where the evidence goes, if it is wanted."""

    limits: Limits
    campaign: CampaignOptions
    shortest: bool
    as_json: bool
    directory: Path | None
    expect: str | None
    strict: bool


_OPTIONS = (
    click.option("--json", "as_json", is_flag=True, help="One object a line."),
    certificate_option("Write a claim and a certificate for each deal that is decided into DIR."),
    click.option(
        "--expect",
        type=click.Choice(["winnable", "unwinnable"]),
        help="Exit with 1 unless every deal has this verdict.",
    ),
    click.option("--strict", is_flag=True, help="Stop at the first bad deal."),
)


def check_options(shortest: str) -> Callable[[F], F]:
    """Give a command the options for how deals are decided; it receives them as ``options``.

    ``shortest`` says which solutions are looked for if the shortest are wanted.
    """
    fewest = click.option("--shortest", is_flag=True, help=shortest)

    def given(command: F) -> F:
        @wraps(command)
        def with_how(*request: Any, **own: Any) -> Any:
            return command(*request, options=CheckOptions(**own))

        return limited(campaign_options(with_options(cast(F, with_how), fewest, *_OPTIONS)))

    return given
