"""What ``verify deal --game klondike`` writes: a deal in a format, or its record."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import version

from verify.certificate.files import path_text
from verify.cli.klondike.converting import for_format
from verify.cli.searching.made_text import Made
from verify.deals.deal import Deal
from verify.deals.positions import PositionDeal
from verify.records.klondike_made import SCHEMA, KlondikeMadeRecord
from verify.rules.klondike_moves import write_moves
from verify.solvers.klondike.result import KlondikeResult

KlondikeMade = Made[KlondikeResult]


def converted(made: KlondikeMade, name: str) -> Deal | PositionDeal:
    """The deal as the format has it, under its name as a title; decks are lists without titles."""
    deal = made.result.deal if name == "deck" else replace(made.result.deal, title=made.result.deal.name)
    return for_format(deal, made.result.choice, name)


def json_line(made: KlondikeMade) -> str:
    """The record of a deal as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record(made)).decode()


def record(made: KlondikeMade) -> KlondikeMadeRecord:
    """A deal that was made as a record."""
    result, grade, written = made
    deck = for_format(result.deal, result.choice, "deck")
    return KlondikeMadeRecord(
        schema=SCHEMA,
        deal=result.deal.name,
        game="klondike",
        ranks=result.deal.shape.ranks,
        suits=result.deal.shape.suits,
        preset=result.choice.preset,
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
