"""What ``verify deal --game grandfathers-clock`` writes: a deal in a format, or its record."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import version

from verify.certificate.files import path_text
from verify.cli.grandfathers_clock.converting import for_format
from verify.cli.searching.made_text import Made
from verify.deals.deal import Deal
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.records.grandfathers_clock_made import SCHEMA, GrandfathersClockMadeRecord
from verify.rules.grandfathers_clock_choice import GAME
from verify.rules.grandfathers_clock_moves import write_moves
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult

GrandfathersClockMade = Made[GrandfathersClockResult]


def converted(made: GrandfathersClockMade, name: str) -> AnyDeal:
    """The deal as the format has it, under its name as a title; decks are lists without titles."""
    deal = made.result.deal if name == "deck" else replace(made.result.deal, title=made.result.deal.name)
    return for_format(deal, made.result.choice, name)


def json_line(made: GrandfathersClockMade) -> str:
    """The record of a deal as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record(made)).decode()


def record(made: GrandfathersClockMade) -> GrandfathersClockMadeRecord:
    """A deal that was made as a record."""
    result, grade, written = made
    deck = for_format(result.deal, result.choice, "deck")
    return GrandfathersClockMadeRecord(
        schema=SCHEMA,
        deal=result.deal.name,
        game=GAME,
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
