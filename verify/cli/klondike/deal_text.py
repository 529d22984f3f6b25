"""What ``verify deal --game klondike`` writes: a deck a line with what is known of it, another format, or records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from importlib.metadata import version
from typing import NamedTuple

from verify.certificate.files import Written, path_text
from verify.cli.klondike.converting import for_format
from verify.cli.klondike.options import KlondikeRequest
from verify.deals.deal import STANDARD, Deal, counted
from verify.deals.klondike import write_all
from verify.deals.positions import PositionDeal
from verify.errors import shown
from verify.making.levels import Grade
from verify.records.klondike_made import SCHEMA, KlondikeMadeRecord
from verify.rules.klondike_moves import write_moves
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict


class Made(NamedTuple):
    """A deal with its answer, how hard it is (if it is winnable) and the files with its evidence (if wanted)."""

    result: KlondikeResult
    grade: Grade | None = None
    written: Written | None = None


Style = Callable[[Iterable[Made]], Iterator[str]]
"""Deals in, pieces of a text out, each as soon as its deal is there."""


def decks(request: KlondikeRequest, kind: str) -> Style:
    """A deck a line, with a comment above the first that says what they are."""

    def pieces(made: Iterable[Made]) -> Iterator[str]:
        shape, rules = request.reading.shape, request.choice.describe(request.choice.rules)
        of = "" if shape == STANDARD else f" of {shape.ranks} ranks and {shape.suits} suits"
        yield f"# {kind}deals{of}; rules: {rules}\n"
        for one in made:
            deck = "".join(_in_format([one], request, "deck")).split()
            yield f"{' '.join(deck)}  # {one.result.deal.name}: {_known(one)}\n"

    return pieces


def in_format(request: KlondikeRequest, name: str) -> Style:
    """The deals in a format, with their names for titles."""
    return lambda made: _in_format(made, request, name)


def records(request: KlondikeRequest) -> Style:
    """A record a line."""
    return lambda made: (_json_line(one, request) for one in made)


def _in_format(made: Iterable[Made], request: KlondikeRequest, name: str) -> Iterator[str]:
    deals = (_titled(one.result.deal, name) for one in made)
    return write_all((for_format(deal, request.choice, name) for deal in deals), name, request.notation)


def _titled(deal: Deal | PositionDeal, name: str) -> Deal | PositionDeal:
    return deal if name == "deck" else replace(deal, title=deal.name)


def _known(made: Made) -> str:
    """What is known of a deal, for people."""
    result, grade = made.result, made.grade
    if grade is not None:
        share = f"{100 * grade.won / grade.played:.1f} % of random games win"
        return f"winnable in {counted(grade.moves, 'move')}, {grade.level} ({share})"
    return f"{result.verdict}, {shown(result.reason, 400)}" if result.verdict != Verdict.WINNABLE else "winnable"


def _json_line(made: Made, request: KlondikeRequest) -> str:
    import msgspec

    return msgspec.json.encode(_record(made, request)).decode() + "\n"


def _record(made: Made, request: KlondikeRequest) -> KlondikeMadeRecord:
    result, grade, written = made
    deck = for_format(result.deal, request.choice, "deck")
    return KlondikeMadeRecord(
        schema=SCHEMA,
        deal=result.deal.name,
        game="klondike",
        ranks=result.deal.shape.ranks,
        suits=result.deal.shape.suits,
        preset=request.choice.preset,
        rules=result.rules.as_options(),
        deck=[str(card) for card in deck.cards] if isinstance(deck, Deal) else [],
        verdict=result.verdict,
        reason=result.reason,
        moves=write_moves(result.moves),
        move_count=len(result.moves),
        deadlock=list(map(str, result.deadlock)),
        level=grade.level if grade else None,
        random_games=grade.played if grade else None,
        random_wins=grade.won if grade else None,
        branching=round(float(grade.branching), 3) if grade else None,
        claim=path_text(written.claim) if written else None,
        certificate=path_text(written.certificate) if written else None,
        version=version("patience-verify"),
    )
