"""What may happen in a game of Klondike that an engine may get wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from verify.cards import Card
from verify.conformance.vectors.games import Moment
from verify.deals.positions import Column, Position
from verify.rules.klondike import DRAW, REDEAL, Move, goes_on, highest_rank, is_red
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

Legal = Sequence[Move]
KlondikeMoment = Moment[Position, Move]


def klondike_moments(rules: KlondikeRules) -> Iterator[KlondikeMoment]:
    """Those that the rules have."""
    yield from _of_the_stock(rules)
    yield from _of_the_columns(rules)
    yield from _refused(rules)


def _of_the_stock(rules: KlondikeRules) -> Iterator[KlondikeMoment]:
    if rules.recycle == "under":
        yield Moment("draw-under", "A draw first puts the waste under the stock.", _draw_under)
        why = "The stock is used up: a draw turns the first cards of the waste, which went under it."
        yield Moment("draw-from-the-waste", why, _draw_from_waste)
        yield Moment("redeal-under", "With recycle=under there is no redeal.", _redeal_of_waste, refused=True)
        return
    for left in range(1, min(rules.draw, 4)):
        cards = "one card is" if left == 1 else f"{left} cards are"
        yield Moment(f"draw-with-{left}-left", f"Where {cards} left in the stock, a draw turns no more.", _short(left))
    yield Moment("draw-from-nothing", "The stock is used up: there is nothing to draw.", _no_draw, refused=True)
    yield Moment("redeal-too-early", "The stock is not used up: no redeal.", _early_redeal, refused=True)
    if rules.passes != 1:
        why = "A redeal turns the waste over: the card that was turned first is drawn first again."
        yield Moment("redeal", why, _redeal, then=("draw", "draw"))
    if rules.passes != UNLIMITED:
        yield Moment("passes-used-up", f"No redeal after pass {rules.passes}.", _redeal_of_waste, refused=True)


def _of_the_columns(rules: KlondikeRules) -> Iterator[KlondikeMoment]:
    yield Moment("card-turned", "The face-down card that comes to lie open is turned.", _turning)
    yield Moment("column-emptied", "The last card of a column leaves it.", _emptying)
    yield Moment("ace-from-the-waste", "An ace goes up from the waste.", _from_waste("up", 1))
    yield Moment("two-places", "A card may go to two columns: these are two moves.", _two_places)
    yield Moment("run", "A run of three cards or more moves as one.", _run)
    yield Moment("king-from-the-waste", "A king goes from the waste to an empty column.", _from_waste("column", None))
    yield Moment("king-with-a-run", "A king goes to an empty column with what lies on it.", _king_with_run)
    why = "A king that lies alone in a column may go to another empty one."
    yield Moment("king-to-another-column", why, _lone_king)
    if rules.partial_runs:
        yield Moment("part-of-a-run", "A part of a run moves; what it lay on stays.", _partial)
    if rules.worrying_back:
        yield Moment("worrying-back", "The top card of a foundation comes back.", _back)
        yield Moment("king-back", "A king comes back from its foundation to an empty column.", _king_back)


def _refused(rules: KlondikeRules) -> Iterator[KlondikeMoment]:
    def no(name: str, why: str, move: Callable[[Position, Legal], Move | None]) -> KlondikeMoment:
        return Moment(name, why, move, refused=True)

    yield no("same-colour", "A card does not go on one of its own colour.", _same_colour)
    yield no("two-ranks-lower", "A card does not go on one that is two ranks higher.", _two_lower)
    yield no("no-king", "Only a king goes to an empty column.", _no_king)
    yield no("not-next", "A card goes up only when it is the next of its suit.", _not_next)
    yield no("under-the-last-of-the-waste", "Only the last card of the waste can be played.", _waste_covered)
    yield no("onto-a-covered-card", "A card goes only on the last card of a column.", _onto_covered)
    yield no("covered-card", "A card that another lies on does not go up.", _covered_up)
    if not rules.partial_runs:
        yield no("part-of-a-run", "With partial-runs=no only all face-up cards of a column move.", _partial_wanted)
    if not rules.worrying_back:
        yield no("worrying-back", "With worrying-back=no what has gone up stays there.", _back_wanted)


# ---- Legal moves ------------------------------------------------------------------------------------------------


def _first(legal: Legal, holds: Callable[[Move], bool]) -> Move | None:
    return next((move for move in legal if holds(move)), None)


def _short(left: int) -> Callable[[Position, Legal], Move | None]:
    return lambda at, legal: DRAW if DRAW in legal and len(at.stock) == left else None


def _draw_under(at: Position, legal: Legal) -> Move | None:
    return DRAW if DRAW in legal and len(at.waste) > 1 and at.stock else None


def _draw_from_waste(at: Position, legal: Legal) -> Move | None:
    return DRAW if DRAW in legal and not at.stock else None


def _redeal(at: Position, legal: Legal) -> Move | None:
    return REDEAL if REDEAL in legal and len(at.waste) > 4 else None


def _source(at: Position, card: Card | None) -> Column | None:
    """The column in which a card lies face up."""
    return next((column for column in at.columns if card in column.up), None)


def _turning(at: Position, legal: Legal) -> Move | None:
    return _first(
        legal, lambda move: bool((source := _source(at, move.card)) and source.down and source.up[0] == move.card)
    )


def _emptying(at: Position, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind != "column" and (move.card,) in [column.cards for column in at.columns])


def _from_waste(kind: str, rank: int | None) -> Callable[[Position, Legal], Move | None]:
    def move(at: Position, legal: Legal) -> Move | None:
        last = at.waste[-1] if at.waste else None
        return _first(
            legal, lambda one: one.kind == kind and one.card == last and rank in (None, last.rank if last else 0)
        )

    return move


def _two_places(at: Position, legal: Legal) -> Move | None:
    onto = [move.card for move in legal if move.kind == "onto"]
    return _first(legal, lambda move: move.kind == "onto" and onto.count(move.card) > 1)


def _lying_on(at: Position, card: Card | None) -> int:
    """How many cards lie on a face-up card of a column."""
    source = _source(at, card)
    return len(source.up) - 1 - source.up.index(card) if source and card else 0


def _run(at: Position, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "onto" and _lying_on(at, move.card) >= 2)


def _king_with_run(at: Position, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "column" and _lying_on(at, move.card) > 0)


def _lone_king(at: Position, legal: Legal) -> Move | None:
    alone = [column.cards for column in at.columns]
    return _first(legal, lambda move: move.kind == "column" and (move.card,) in alone)


def _partial(at: Position, legal: Legal) -> Move | None:
    def leaves_some(move: Move) -> bool:
        source = _source(at, move.card)
        return move.kind == "onto" and source is not None and source.up[0] != move.card

    return _first(legal, leaves_some)


def _is_up(at: Position, card: Card | None) -> bool:
    return card is not None and at.foundations[card.suit - 1] == card.rank


def _back(at: Position, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "onto" and _is_up(at, move.card))


def _king_back(at: Position, legal: Legal) -> Move | None:
    return _first(legal, lambda move: move.kind == "column" and _is_up(at, move.card))


# ---- Moves to be refused ----------------------------------------------------------------------------------------


def _no_draw(at: Position, legal: Legal) -> Move | None:
    return DRAW if DRAW not in legal and len(at.waste) > 2 else None


def _early_redeal(at: Position, legal: Legal) -> Move | None:
    return REDEAL if at.stock and at.waste else None


def _redeal_of_waste(at: Position, legal: Legal) -> Move | None:
    return REDEAL if REDEAL not in legal and not at.stock and at.waste else None


def _open(at: Position) -> Iterator[Card]:
    """The cards that lie open."""
    return chain((column.up[-1] for column in at.columns if column.up), at.waste[-1:])


def _onto_last(at: Position, fits: Callable[[Card, Card], bool]) -> Move | None:
    """An open card onto the last card of another column, if these two fit."""
    lasts = [column.up[-1] for column in at.columns if column.up]
    pairs = ((card, below) for card in _open(at) for below in lasts if card != below and fits(card, below))
    return next((Move("onto", card, below) for card, below in pairs), None)


def _same_colour(at: Position, _: Legal) -> Move | None:
    return _onto_last(at, lambda card, below: card.rank == below.rank - 1 and is_red(card) is is_red(below))


def _two_lower(at: Position, _: Legal) -> Move | None:
    return _onto_last(at, lambda card, below: card.rank == below.rank - 2 and is_red(card) is not is_red(below))


def _no_king(at: Position, _: Legal) -> Move | None:
    empty = next((number for number, column in enumerate(at.columns, 1) if not column.cards), None)
    card = next((card for card in _open(at) if card.rank < highest_rank(at)), None)
    return Move("column", card, column=empty) if empty and card else None


def _not_next(at: Position, _: Legal) -> Move | None:
    cards = (card for card in _open(at) if 1 < at.foundations[card.suit - 1] < card.rank - 1)
    return next((Move("up", card) for card in cards), None)


def _waste_covered(at: Position, _: Legal) -> Move | None:
    """The card under the last of the waste, where it could be played if it lay open."""
    for card in at.waste[-2:-1]:
        for column in at.columns:
            if column.up and goes_on(card, column.up[-1]):
                return Move("onto", card, column.up[-1])
    return None


def _onto_covered(at: Position, _: Legal) -> Move | None:
    covered = [card for column in at.columns for card in column.up[:-1]]
    pairs = ((card, below) for card in _open(at) for below in covered if goes_on(card, below))
    return next((Move("onto", card, below) for card, below in pairs if _source(at, card) != _source(at, below)), None)


def _covered_up(at: Position, _: Legal) -> Move | None:
    """A covered card that is the next of its foundation."""
    covered = (card for column in at.columns for card in column.up[:-1])
    return next((Move("up", card) for card in covered if at.foundations[card.suit - 1] == card.rank - 1), None)


def _partial_wanted(at: Position, _: Legal) -> Move | None:
    lasts = [column.up[-1] for column in at.columns if column.up]
    part = [card for column in at.columns for card in column.up[1:]]
    pairs = ((card, below) for card in part for below in lasts if goes_on(card, below))
    return next((Move("onto", card, below) for card, below in pairs if _source(at, card) != _source(at, below)), None)


def _back_wanted(at: Position, _: Legal) -> Move | None:
    tops = [Card(height, suit) for suit, height in enumerate(at.foundations, 1) if height]
    lasts = [column.up[-1] for column in at.columns if column.up]
    pairs = ((card, below) for card in tops for below in lasts if goes_on(card, below))
    return next((Move("onto", card, below) for card, below in pairs), None)
