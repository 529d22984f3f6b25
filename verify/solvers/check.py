"""``verify.check``: one deal in, one result out."""

from __future__ import annotations

from pathlib import Path

from verify.cards import NOTATIONS
from verify.deals import Reading, is_numbered, numbered, read_file, read_text
from verify.deals.deal import Deal, Shape
from verify.errors import BadInput, shown
from verify.rules.clock_options import Choice
from verify.solvers.clock import ClockResult, decide


def check(
    deal: str | Path | Deal,
    game: str = "clock",
    rules: str = "classic",
    *,
    ranks: int = 13,
    suits: int = 4,
    format: str = "auto",  # noqa: A002 - the name of the command line's option
    cards: str = "en",
    **options: str | int,
) -> ClockResult:
    """Decide one deal: the text of a deal in any format, a Path to a file of one, or a number such as ``ms:617``.

    Rule options go by their names with underscores, such as ``dead_end="clockwise"``.

    >>> result = check("ms:12")
    >>> print(result.verdict, result.outcome.turned)
    won 52

    Raises BadInput for anything that is not exactly one good deal, and for unknown games, rules and options.
    """
    if game != "clock":
        raise BadInput(f"there is no game '{shown(game)}': expected clock")
    if cards not in NOTATIONS:
        raise BadInput(f"there is no card notation '{shown(cards)}': expected one of {', '.join(NOTATIONS)}")
    choice = Choice(rules, tuple((name.replace("_", "-"), str(value)) for name, value in options.items()))
    reading = Reading(Shape(ranks, suits), NOTATIONS[cards], format)
    return decide(_one(deal, reading), choice)


def _one(deal: str | Path | Deal, how: Reading) -> Deal:
    if isinstance(deal, Deal):
        return deal
    source = str(deal) if isinstance(deal, Path) else "text"
    if isinstance(deal, Path):
        found = read_file(str(deal), how)
    elif is_numbered(deal.strip()):
        source, found = deal.strip(), numbered(deal.strip(), how.shape)
    else:
        found = read_text(deal, source, how)
    first, second = next(found, None), next(found, None)
    if isinstance(first, BadInput):
        raise first
    if first is None or second is not None:
        raise BadInput(f"{'no deal' if first is None else 'more than one deal'} here, expected one", source)
    return first
