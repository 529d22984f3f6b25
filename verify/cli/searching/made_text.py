"""What ``verify deal`` writes of deals that are decided: a deck a line with what is known of it, a format, a record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from importlib.metadata import version
from typing import Any, Generic, NamedTuple

from verify.cards import ENGLISH
from verify.certificate.files import Written, path_text
from verify.cli.searching.game import R, SearchedGame
from verify.deals.deal import Deal, counted
from verify.errors import shown
from verify.making.levels import Grade
from verify.records.searched import SearchedMadeRecord
from verify.verdict import Verdict


class Made(NamedTuple, Generic[R]):
    """A deal with its answer, how hard it is (if it is winnable) and the files with its evidence (if wanted)."""

    result: R
    grade: Grade | None = None
    written: Written | None = None


def deck_lines(made: Iterable[Made[R]], heading: str, deck: Callable[[Made[R]], str]) -> Iterator[str]:
    """A deck a line, with a comment above the first that says what they are; each as soon as its deal is there."""
    yield f"# {heading}\n"
    for one in made:
        yield f"{' '.join(deck(one).split())}  # {one.result.deal.name}: {_known(one)}\n"


def _known(made: Made[R]) -> str:
    """What is known of a deal, for people."""
    result, grade = made.result, made.grade
    if grade is not None:
        share = f"{100 * grade.won / grade.played:.1f} % of random games win"
        return f"winnable in {counted(grade.moves, 'move')}, {grade.level} ({share})"
    if result.verdict == Verdict.WINNABLE:
        return "winnable"
    return f"{result.verdict}, {shown(result.answer.reason, 400)}"


def converted(game: SearchedGame[Any, Any, Any, R], made: Made[R], name: str) -> Any:
    """The deal as the format has it, under its name as a title; decks are lists without titles."""
    deal = made.result.deal if name == "deck" else replace(made.result.deal, title=made.result.deal.name)
    return game.for_format(deal, made.result.choice, name)


def json_line(game: SearchedGame[Any, Any, Any, R], made: Made[R]) -> str:
    """The record of a deal as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record(game, made)).decode()


def record(game: SearchedGame[Any, Any, Any, R], made: Made[R]) -> SearchedMadeRecord:
    """A deal that was made as a record."""
    result, grade, written = made
    deck = game.for_format(result.deal, result.choice, "deck")
    return game.records.made(
        deal=result.deal.name,
        game=game.name,
        ranks=result.deal.shape.ranks,
        suits=result.deal.shape.suits,
        preset=result.choice.preset,
        rules=result.rules.as_options(),
        deck=[str(card) for card in deck.cards] if isinstance(deck, Deal) else [],
        verdict=result.verdict,
        reason=result.reason,
        moves=game.write_moves(result.moves, ENGLISH),
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
