"""What may happen in a game of Grandfather's Clock that an engine may get wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from verify.cards import Card
from verify.conformance.vectors.games import Moment
from verify.deals.dials import DialPosition, preceding
from verify.rules.grandfathers_clock import Move, goes_on, legal_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.rules.klondike import is_red

Legal = Sequence[Move]
DialMoment = Moment[DialPosition, Move]
Find = Callable[[DialPosition, Legal], Move | None]


def dial_moments(rules: GrandfathersClockRules) -> Iterator[DialMoment]:
    """Those that the rules have."""
    yield Moment("ace-after-king", "On a foundation the ace follows the king.", _ace_up)
    yield Moment("two-after-ace", "And the two follows the ace.", _two_up)
    yield Moment("hour-shown", "A card goes up by which its foundation comes to show its hour.", _hour_shown)
    yield Moment("column-emptied", "The last card of a column leaves it.", _emptying)
    yield Moment("two-places", "A card may go to two columns: these are two moves.", _two_places)
    yield _same_colour_moment(rules)
    yield from _of_empty_columns(rules)
    yield from _of_wrapping(rules)
    yield from _of_runs(rules)
    yield from _refused()


def _same_colour_moment(rules: GrandfathersClockRules) -> DialMoment:
    if rules.build == "any":
        return Moment("same-suit", "A card goes on the next higher of its own suit in a column.", _same_suit)
    why = "With build=alternating a card does not go on one of its own colour."
    return Moment("same-colour", why, _onto_last(_lower_of_its_colour), refused=True)


def _of_empty_columns(rules: GrandfathersClockRules) -> Iterator[DialMoment]:
    if rules.empty_column == "none":
        why = "With empty-column=none nothing goes to an empty column."
        yield Moment("empty-column", why, _to_empty, refused=True)
        return
    yield Moment("empty-column", "Any card goes to an empty column.", _filling)
    why = "A card that lies alone in a column may go to an empty one."
    yield Moment("to-another-empty-column", why, _moved_alone)


def _of_wrapping(rules: GrandfathersClockRules) -> Iterator[DialMoment]:
    if rules.wrap:
        yield Moment("king-on-ace", "With wrap=yes a king goes on an ace in a column.", _king_on_ace)
    else:
        yield Moment("king-on-ace", "No king goes on an ace in a column.", _onto_last(_is_king_and_ace), refused=True)


def _of_runs(rules: GrandfathersClockRules) -> Iterator[DialMoment]:
    if rules.runs:
        yield Moment("run", "With runs=yes several cards move as one.", _run)
    else:
        yield Moment("run", "Cards move one at a time.", _run_wanted(rules), refused=True)


def _refused() -> Iterator[DialMoment]:
    yield Moment("not-next", "A card goes up only on the next lower one of its suit.", _not_next, refused=True)
    why = "A card does not go on one that is two ranks higher."
    yield Moment("two-ranks-lower", why, _onto_last(lambda card, below, _: card.rank == below.rank - 2), refused=True)
    why = "A card does not go on one that is one rank lower."
    yield Moment("one-rank-higher", why, _onto_last(lambda card, below, _: card.rank == below.rank + 1), refused=True)
    yield Moment("covered-card", "A card that another lies on does not go up.", _covered_up, refused=True)
    why = "What lies on a foundation stays there."
    yield Moment("back-from-the-foundation", why, _back, refused=True)


# ---- Legal moves ------------------------------------------------------------------------------------------------


def _first(legal: Legal, holds: Callable[[Move], bool]) -> Move | None:
    return next((move for move in legal if holds(move)), None)


def _ace_up(_: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "up" and move.card.rank == 1)


def _two_up(at: DialPosition, legal: Legal) -> Move | None:
    on_aces = {Card(2, top.suit) for top in at.foundations if top.rank == 1}
    return _first(legal, lambda move: move.kind == "up" and move.card in on_aces)


def _hour_shown(at: DialPosition, legal: Legal) -> Move | None:
    def shows(move: Move) -> bool:
        lower = preceding(move.card, at.ranks)
        return move.kind == "up" and at.foundations.index(lower) + 1 == move.card.rank

    return _first(legal, shows)


def _emptying(at: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind != "column" and (move.card,) in at.columns)


def _two_places(_: DialPosition, legal: Legal) -> Move | None:
    onto = [move.card for move in legal if move.kind == "onto"]
    return _first(legal, lambda move: move.kind == "onto" and onto.count(move.card) > 1)


def _same_suit(_: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.target is not None and move.card.suit == move.target.suit)


def _filling(at: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "column" and (move.card,) not in at.columns)


def _moved_alone(at: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "column" and (move.card,) in at.columns)


def _king_on_ace(at: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.target is not None and move.target.rank == 1)


def _run(at: DialPosition, legal: Legal) -> Move | None:
    return _first(legal, lambda move: all(column[-1:] != (move.card,) for column in at.columns))


# ---- Moves to be refused ----------------------------------------------------------------------------------------


def _onto_last(fits: Callable[[Card, Card, DialPosition], bool]) -> Find:
    """A last card onto that of another column, if these two fit."""

    def find(at: DialPosition, _: Legal) -> Move | None:
        lasts = [column[-1] for column in at.columns if column]
        pairs = ((card, below) for card in lasts for below in lasts if card != below)
        return next((Move("onto", card, below) for card, below in pairs if fits(card, below, at)), None)

    return find


def _lower_of_its_colour(card: Card, below: Card, _: DialPosition) -> bool:
    return card.rank == below.rank - 1 and is_red(card) is is_red(below)


def _is_king_and_ace(card: Card, below: Card, at: DialPosition) -> bool:
    return card.rank == at.ranks and below.rank == 1


def _to_empty(at: DialPosition, _: Legal) -> Move | None:
    if () not in at.columns:
        return None
    cards = (column[-1] for column in at.columns if column)
    return next((Move("column", card, column=at.columns.index(()) + 1) for card in cards), None)


def _run_wanted(rules: GrandfathersClockRules) -> Find:
    """Two cards that lie on each other as they are built, where both could go if runs moved."""
    with_runs = rules._replace(runs=True)

    def find(at: DialPosition, legal: Legal) -> Move | None:
        bases = {column[-2] for column in at.columns if column[1:] and goes_on(column[-1], column[-2], at.ranks, rules)}
        wider = legal_moves(at, with_runs) if bases else ()
        return next((move for move in wider if move.kind != "up" and move.card in bases and move not in legal), None)

    return find


def _not_next(at: DialPosition, _: Legal) -> Move | None:
    lasts = (column[-1] for column in at.columns if column)
    return next((Move("up", card) for card in lasts if preceding(card, at.ranks) not in at.foundations), None)


def _covered_up(at: DialPosition, _: Legal) -> Move | None:
    """A covered card that its foundation waits for."""
    growing = {top for hour, top in enumerate(at.foundations, 1) if top.rank != hour}
    covered = (card for column in at.columns for card in column[:-1])
    return next((Move("up", card) for card in covered if preceding(card, at.ranks) in growing), None)


def _back(at: DialPosition, _: Legal) -> Move | None:
    """The top card of a foundation onto a card that would take it."""
    lasts = [column[-1] for column in at.columns if column]
    pairs = ((top, below) for top in at.foundations for below in lasts)
    fits = GrandfathersClockRules(build="alternating")
    return next((Move("onto", top, below) for top, below in pairs if goes_on(top, below, at.ranks, fits)), None)
