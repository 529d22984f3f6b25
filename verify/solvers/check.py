"""``verify.check`` and ``verify.check_partial``: one deal in, one result out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

from verify.cards import NOTATIONS
from verify.deals import Reading, is_numbered, numbered, only, read_file, read_text
from verify.deals.deal import MOST_RANKS, MOST_SUITS, Deal, Layout, Listing, Placed, Shape, complete
from verify.deals.partial_deals import Incomplete, all_known
from verify.errors import BadInput, shown
from verify.rules.clock_choice import Choice
from verify.solvers.clock import ClockResult, decide
from verify.solvers.partial import PartialResult, decide_partial


def check(
    deal: str | Path | Deal,
    /,
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
    reading, choice = _asked(game, rules, ranks, suits, format, cards, options)
    return decide(_one(deal, reading), choice)


def check_partial(
    deal: str | Path,
    /,
    game: str = "clock",
    rules: str = "classic",
    *,
    ranks: int = 13,
    suits: int = 4,
    format: str = "auto",  # noqa: A002 - the name of the command line's option
    cards: str = "en",
    **options: str | int,
) -> PartialResult:
    """The chance of a win for one deal with unknown cards: ``??``, or such as ``5?`` where only the suit is unknown.

    It is asked for as with ``check``.

    >>> result = check_partial("3S ?? ?? AH ?? ??", ranks=3, suits=2)
    >>> print(result.verdict, result.chance, result.reason, sep=", ")
    depends, 1/2, 2 of the 4 missing cards are at home in A and 3, known to lead to 3: that share is the chance

    Raises BadInput as ``check`` does.
    """
    reading, choice = _asked(game, rules, ranks, suits, format, cards, options)
    try:
        known = _one(deal, reading)
    except Incomplete as error:
        return decide_partial(error.deal, choice)
    return decide_partial(all_known(known), choice)


def _asked(
    game: str,
    rules: str,
    ranks: int,
    suits: int,
    format: str,  # noqa: A002
    cards: str,
    options: Mapping[str, str | int],
) -> tuple[Reading, Choice]:
    """How to read and what to play by; raises BadInput for what there is not."""
    for name, value in (("game", game), ("rules", rules), ("format", format), ("cards", cards)):
        if not isinstance(value, str):
            raise BadInput(f"{name} is {shown(repr(value))}: expected a text")
    for name, number in (("ranks", ranks), ("suits", suits)):
        if type(number) is not int:
            raise BadInput(f"{name} is {shown(repr(number))}: expected a whole number")
    if game != "clock":
        raise BadInput(f"there is no game '{shown(game)}': expected clock")
    if not (2 <= ranks <= MOST_RANKS and 1 <= suits <= MOST_SUITS):
        raise BadInput(f"{ranks} ranks and {suits} suits: expected 2 to {MOST_RANKS} ranks and 1 to {MOST_SUITS} suits")
    if cards not in NOTATIONS:
        raise BadInput(f"there is not a card notation '{shown(cards)}': expected one of {', '.join(NOTATIONS)}")
    choice = Choice.named(rules, options)
    return Reading(Shape(ranks, suits), NOTATIONS[cards], format), choice


def _one(deal: str | Path | Deal, how: Reading) -> Deal:
    if isinstance(deal, Deal):
        return _complete(deal)
    if isinstance(deal, Path):
        return only(read_file(str(deal), how), str(deal))
    if not isinstance(deal, str):
        raise BadInput(f"a deal is {type(deal).__name__}: expected text, a pathlib.Path or a Deal")
    if is_numbered(deal.strip()):
        return only(numbered(deal.strip(), how.shape), deal.strip())
    if _looks_like_a_file(deal):
        raise BadInput(f"'{shown(deal)}' is text, not a deal: for a file of that name give pathlib.Path")
    return only(read_text(deal, "text", how), "text")


def _looks_like_a_file(text: str) -> bool:
    """Whether the text is one word that a file bears as its name."""
    try:
        return len(text.split()) == 1 and "\0" not in text and Path(text).exists()
    except OSError:  # such as a word that is too long for a name
        return False


def _complete(deal: Deal) -> Deal:
    """The deal, if its cards are one deck and it says how they lie; raises BadInput otherwise."""
    ends = (*get_args(Listing), None)
    if deal.layout not in get_args(Layout) or deal.listing not in ends or deal.within_pile not in ends:
        raise BadInput(f"layout {deal.layout}, listing {deal.listing}, within_pile {deal.within_pile}: not a deal")
    complete([Placed(card, number) for number, card in enumerate(deal.cards, 1)], deal.shape, deal.name or "deal")
    return deal
