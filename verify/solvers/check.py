"""``verify.check`` and ``verify.check_partial``: one deal in, one result out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args, overload

from verify.cards import NOTATIONS
from verify.deals import Reading, numbered, read_file, read_text
from verify.deals.deal import MOST_RANKS, MOST_SUITS, Deal, Layout, Listing, Placed, Shape, complete
from verify.deals.dials import DialDeal, RestDeal
from verify.deals.partial_deals import Incomplete, all_known
from verify.deals.positions import PositionDeal
from verify.errors import BadInput, shown
from verify.rules.clock_choice import Choice
from verify.solvers.clock import ClockResult, decide
from verify.solvers.named import the_one
from verify.solvers.partial import PartialResult, decide_partial

if TYPE_CHECKING:
    from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
    from verify.solvers.klondike.result import KlondikeResult

GAMES = ("clock", "klondike", "grandfathers-clock")


@overload
def check(
    deal: str | Path | Deal,
    /,
    game: Literal["clock"] = "clock",
    rules: str = "classic",
    *,
    ranks: int = 13,
    suits: int = 4,
    format: str = "auto",
    cards: str = "en",
    **options: str | int,
) -> ClockResult: ...
@overload
def check(
    deal: str | Path | Deal | PositionDeal,
    /,
    game: Literal["klondike"],
    rules: str = "classic",
    *,
    ranks: int = 13,
    suits: int = 4,
    format: str = "auto",
    cards: str = "en",
    **options: str | int,
) -> KlondikeResult: ...
@overload
def check(
    deal: str | Path | Deal | RestDeal | DialDeal,
    /,
    game: Literal["grandfathers-clock"],
    rules: str = "classic",
    *,
    ranks: int = 13,
    suits: int = 4,
    format: str = "auto",
    cards: str = "en",
    **options: str | int,
) -> GrandfathersClockResult: ...
def check(
    deal: str | Path | Deal | PositionDeal | RestDeal | DialDeal,
    /,
    game: str = "clock",
    rules: str = "classic",
    *,
    ranks: int = 13,
    suits: int = 4,
    format: str = "auto",  # noqa: A002 - the name of the command line's option
    cards: str = "en",
    **options: str | int,
) -> ClockResult | KlondikeResult | GrandfathersClockResult:
    """Decide one deal: the text of a deal in any format, a Path to a file of one, or a number such as ``ms:617``.

    Rule options go by their names with underscores, such as ``dead_end="clockwise"``.

    >>> result = check("ms:12")
    >>> print(result.verdict, result.outcome.turned)
    won 52

    For the other games the verdict is ``winnable``, ``unwinnable`` or ``unknown``; ``verify.solvers.klondike.decide``
    and its namesakes take other limits than a minute and 4 GiB.

    >>> result = check("random:1:#2", game="klondike", draw=1)
    >>> print(result.verdict, len(result.moves) > 52)
    winnable True
    >>> print(check("kpat:2", game="grandfathers-clock").verdict)
    unwinnable

    Raises BadInput for anything that is not exactly one good deal, and for unknown games, rules and options.
    """
    how = _reading(game, rules, ranks, suits, format, cards)
    if game == "klondike":
        from verify.solvers.klondike.asked import check_klondike

        return check_klondike(deal, how, rules, options)
    if game == "grandfathers-clock":
        from verify.solvers.grandfathers_clock.asked import check_grandfathers_clock

        return check_grandfathers_clock(deal, how, rules, options)
    if isinstance(deal, PositionDeal | RestDeal | DialDeal):
        kind = type(deal).__name__
        raise BadInput(f"a deal is {kind}: expected a Deal, which becomes piles, for the clock", deal.name)
    return decide(_one(deal, how), Choice.named(rules, options))


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
    if game != "clock":
        raise BadInput(f"there are no unknown cards in the game '{shown(game)}': expected clock")
    reading, choice = _reading(game, rules, ranks, suits, format, cards), Choice.named(rules, options)
    try:
        known = _one(deal, reading)
    except Incomplete as error:
        return decide_partial(error.deal, choice)
    return decide_partial(all_known(known), choice)


def _reading(
    game: str,
    rules: str,
    ranks: int,
    suits: int,
    format: str,  # noqa: A002
    cards: str,
) -> Reading:
    """How to read; raises BadInput for what there is not."""
    for name, value in (("game", game), ("rules", rules), ("format", format), ("cards", cards)):
        if not isinstance(value, str):
            raise BadInput(f"{name} is {shown(repr(value))}: expected a text")
    for name, number in (("ranks", ranks), ("suits", suits)):
        if type(number) is not int:
            raise BadInput(f"{name} is {shown(repr(number))}: expected a whole number")
    if game not in GAMES:
        raise BadInput(f"there is no game '{shown(game)}': expected {', '.join(GAMES[:-1])} or {GAMES[-1]}")
    if not (2 <= ranks <= MOST_RANKS and 1 <= suits <= MOST_SUITS):
        raise BadInput(f"{ranks} ranks and {suits} suits: expected 2 to {MOST_RANKS} ranks and 1 to {MOST_SUITS} suits")
    if cards not in NOTATIONS:
        raise BadInput(f"there is not a card notation '{shown(cards)}': expected one of {', '.join(NOTATIONS)}")
    return Reading(Shape(ranks, suits), NOTATIONS[cards], format)


def _one(deal: str | Path | Deal, how: Reading) -> Deal:
    if isinstance(deal, Deal):
        return _complete(deal)
    return the_one(deal, how, read_file, read_text, numbered)


def _complete(deal: Deal) -> Deal:
    """The deal, if its cards are one deck and it says how they lie; raises BadInput otherwise."""
    ends = (*get_args(Listing), None)
    if deal.layout not in get_args(Layout) or deal.listing not in ends or deal.within_pile not in ends:
        raise BadInput(f"layout {deal.layout}, listing {deal.listing}, within_pile {deal.within_pile}: not a deal")
    complete([Placed(card, number) for number, card in enumerate(deal.cards, 1)], deal.shape, deal.name or "deal")
    return deal
