"""Grandfather's Clock: the dial, the rules by example, against a second engine, and on a real deal to its end."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support import literal_dial as literal
from verify.cards import ENGLISH, SWEDISH, Card
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import DialDeal, DialPosition, check_shape, clock_cards, foundation_cards
from verify.deals.grandfathers_clock import numbered, read_text
from verify.deals.random_deals import new_deck
from verify.deals.reading import Reading, only
from verify.errors import BadInput
from verify.rules.grandfathers_clock import (
    IllegalMove,
    Move,
    apply,
    goes_on,
    hour_for,
    is_stuck,
    is_won,
    legal_moves,
    moves_of,
    play,
)
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_dealing import deal_out, gather
from verify.rules.grandfathers_clock_moves import read_moves, write_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

CLASSIC = GrandfathersClockRules()
SMALL = Shape(4, 2)

KPAT_1 = (
    "JD 5S 3C TD 8D / 2D AD 5C 4S QS / 9H KH QH TH 6C / JC KS 4H 8H 3D / 7C QD AC 2C TC / 5H JS 4D 7D 9C / "
    "KC AS 7S 6D 2H / 9S AH 3S 8S 6H"
)
WIN_OF_KPAT_1 = (
    "9C> TC> 6H>7D 2H>3D 6D> 7S> 8S> 3S> AH>2C 9S> AS>2H KC> 6H>7 7D> 8D> TD> 3C>4D 5S>6H JD> 5S>6C 3C>1 4D>5S JS> QS> "
    "4S> 5C> AD> 2D> 5H>6H 4D>5H 5S> 6C> 3C>4D AH>1 2C>3C AC> 2C> 3C> QD> 7C> 4D>2 5H>5 4D>5H AS>2 AH>2H 4D>1 5H>6H "
    "4D>5H TH>1 QH> KH> AH> 2H> 3D> 4D> 8H> 4H> 5H> 6H> KS> JC> 9H> AS> TH>"
)


def texts(columns: tuple[tuple[Card, ...], ...]) -> list[list[str]]:
    return [[str(card) for card in column] for column in columns]


def kpat(number: int) -> DialPosition:
    return GrandfathersClockChoice().start(only(numbered(f"kpat:{number}"), "kpat"))


def laid(text: str) -> DialPosition:
    """Some columns, parted by strokes, with the clock cards on the dial; what is not shown lies somewhere else.

    Next go up JS QH KC AD 3S 4H 5C 6D 7S 8H 9C TD.
    """
    columns = tuple(tuple(ENGLISH.read(word) for word in column.split()) for column in text.split("/"))
    return DialPosition(columns, clock_cards())


def words(text: str, rules: GrandfathersClockRules = CLASSIC) -> set[str]:
    return set(write_moves(legal_moves(laid(text), rules)).split())


@pytest.mark.parametrize(("ranks", "suits", "clock"), literal.DIALS)
def test_the_dial_is_that_written_out_by_hand(ranks: int, suits: int, clock: str) -> None:
    """The rule text: the ten of spades at one, the jack of hearts at two; and the sets of KPat and of the handbooks."""
    found = foundation_cards(Shape(ranks, suits), "second" if clock == "second" else "first")
    by_hand = literal.DIALS[ranks, suits, clock]
    assert [[str(card) for card in cards] for cards in found] == [each.split() for each in by_hand.split(",")]


def test_forty_cards_are_built_and_each_foundation_ends_with_its_hour() -> None:
    """Ten, jack, queen and king take four cards, the other clock cards three."""
    for cards in (foundation_cards(STANDARD, "first"), foundation_cards(STANDARD, "second")):
        assert [foundation[-1].rank for foundation in cards] == list(range(1, 13))
        to_build = {foundation[0].rank: len(foundation) - 1 for foundation in cards}
        assert to_build == {rank: 4 if rank >= 10 else 3 for rank in range(2, 14)}
        assert sum(to_build.values()) == 40 == 52 - len(clock_cards())


@pytest.mark.parametrize("shape", [Shape(r, s) for s in range(1, 5) for r in range(s + 1, 17)], ids=str)
def test_every_deck_with_more_ranks_than_suits_makes_a_dial(shape: Shape) -> None:
    """Each card has one foundation, and the last cards show the hours 1, 2, 3, ..."""
    cards = foundation_cards(shape)
    assert sorted(card for foundation in cards for card in foundation) == sorted(new_deck(shape))
    assert [foundation[-1].rank for foundation in cards] == list(range(1, shape.ranks))


def test_decks_that_make_no_dial() -> None:
    with pytest.raises(BadInput, match="4 ranks and 4 suits: Grandfather's Clock takes more ranks than suits"):
        check_shape(Shape(4, 4))
    with pytest.raises(BadInput, match="5 suits: Grandfather's Clock is played with 4 at most"):
        check_shape(Shape(13, 5))


def test_the_columns_of_kpats_first_deal() -> None:
    """As KPat shows them, the lowest card first."""
    position = kpat(1)
    assert texts(position.columns) == [column.split() for column in KPAT_1.split("/")]
    assert position.foundations == clock_cards()


def test_what_is_dealt_is_gathered_again() -> None:
    for columns, listing in product((1, 3, 8, 12), ("top-first", "bottom-first")):
        rules = GrandfathersClockRules(columns=columns)._replace(listing=listing)  # type: ignore[arg-type]
        deal = only(numbered("random:4"), "random")
        rest = [card for card in deal.cards if card not in clock_cards()]
        assert list(gather(deal_out(deal, rules), rules)) == rest


def test_only_top_cards_move_down_in_rank_whatever_the_suit() -> None:
    """The 6S lies under a 4C; the 5D and the 5S fit it, and the 6C, which alone is on top."""
    assert words("JD 5S / 6C / 6S 4C / KD 5D / QS") == {"4C>5S", "4C>5D", "5S>6C", "5D>6C"}


def test_alternating_colours_are_an_option() -> None:
    """Of the same moves only those of a red card on a black one, or the other way round."""
    rules = GrandfathersClockRules(build="alternating")
    assert words("JD 5S / 6C / 6S 4C / KD 5D / QS", rules) == {"4C>5D", "5D>6C"}


def test_a_card_goes_up_in_suit_and_an_ace_on_its_king() -> None:
    """3S on the 2S, AD on the KD; the 4S waits for the 3S, the AS for its king, and 3C would go on a 2C only."""
    assert words("3S / KH AD / TC 4S / JH AS / 3C") == {"3S>", "AD>", "3S>4S", "3C>4S"}
    position = apply(laid("9H 3S / 4S"), Move("up", Card(3, 1)), CLASSIC)
    assert texts(position.columns) == [["9H"], ["4S"]]
    assert [str(card) for card in position.foundations] == [
        "TS",
        "JH",
        "QC",
        "KD",
        "3S",
        "3H",
        "4C",
        "5D",
        "6S",
        "7H",
        "8C",
        "9D",
    ]
    assert Move("up", Card(4, 1)) in legal_moves(position, CLASSIC)


def test_a_foundation_that_shows_its_hour_takes_no_more() -> None:
    """The 6S is a clock card itself; if it lay in a column, it would still not go on the 5S of five o'clock."""
    tops = tuple(cards[-1] for cards in foundation_cards())
    assert hour_for(Card(6, 1), DialPosition(((Card(6, 1),),), tops)) is None


def test_a_king_on_an_ace_is_an_option() -> None:
    assert words("KH / AC / AH") == set()
    assert words("KH / AC / AH", GrandfathersClockRules(wrap=True)) == {"KH>AC", "KH>AH"}
    assert words("KH / AC / AH", GrandfathersClockRules(wrap=True, build="alternating")) == {"KH>AC"}
    assert words("AC / KH", GrandfathersClockRules(wrap=True)) == {"KH>AC"}


def test_an_empty_column_takes_any_card_or_none() -> None:
    assert words("9H KH / / TC QD /") == {"KH>2", "KH>4", "QD>2", "QD>4", "QD>KH"}
    assert words("9H KH / / TC QD /", GrandfathersClockRules(empty_column="none")) == {"QD>KH"}


def test_runs_move_as_one_where_they_may() -> None:
    """The run 8S 7C 6C, or its upper part, goes where its lowest card goes, whatever columns are empty."""
    single = {"6C>7D", "6C>4", "9H>4", "7D>4"}
    runs, alternating = GrandfathersClockRules(runs=True), GrandfathersClockRules(runs=True, build="alternating")
    text = "KD 8S 7C 6C / 9H / 7D /"
    assert words(text) == single
    assert words(text, runs) == single | {"8S>9H", "8S>4", "7C>4"}
    assert words(text, alternating) == single
    assert words("KD 8S 7H 6C / 9H / 7D /", alternating) == single | {"8S>9H", "8S>4", "7H>4"}
    moved = apply(laid(text), Move("onto", Card(8, 1), Card(9, 2)), runs)
    assert texts(moved.columns) == [["KD"], ["9H", "8S", "7C", "6C"], ["7D"], []]
    with pytest.raises(IllegalMove, match="8S onto 9H is not possible here"):
        apply(laid(text), Move("onto", Card(8, 1), Card(9, 2)), CLASSIC)


def test_a_run_may_go_round_where_kings_go_on_aces() -> None:
    assert words("9H AH KH / 2C", GrandfathersClockRules(runs=True, wrap=True)) == {"AH>2C"}


def test_stuck_is_when_no_move_changes_more_than_the_order_of_columns() -> None:
    assert is_stuck(laid("KH 9S / 9H JC"), CLASSIC)
    assert words("4S /") == {"4S>2"}
    assert is_stuck(laid("4S /"), CLASSIC)
    assert not is_stuck(laid("9H 4S /"), CLASSIC)
    assert not is_stuck(laid("3S"), CLASSIC)
    won = DialPosition(((), ()), tuple(cards[-1] for cards in foundation_cards()))
    assert is_won(won)
    assert not is_stuck(won, CLASSIC)


def test_a_win_of_a_real_deal() -> None:
    """KPat's first deal, move by move; and by the engine of words, which knows the same game."""
    moves = read_moves(WIN_OF_KPAT_1)
    positions = list(play(kpat(1), moves, CLASSIC))
    assert [is_won(position) for position in positions].index(True) == len(moves)
    assert positions[-1].columns == ((),) * 8
    assert sum(move.kind == "up" for move in moves) == 40
    assert write_moves(moves) == WIN_OF_KPAT_1
    twin = literal.laid_out([column.split() for column in KPAT_1.split("/")], 13, 4)
    for word in WIN_OF_KPAT_1.split():
        assert word in literal.words(twin, literal.Options())
        twin = literal.moved(twin, word)
    assert not any(twin.waiting)
    with pytest.raises(IllegalMove, match="move 5: 7S to its foundation is not possible here"):
        list(play(kpat(1), (*moves[:4], *moves[5:]), CLASSIC))


def rules_of(options: literal.Options) -> GrandfathersClockRules:
    return GrandfathersClockRules(
        build="alternating" if options.alternating else "any",
        wrap=options.wrap,
        runs=options.runs,
        empty_column="any" if options.fill else "none",
    )


ALL_OPTIONS = [literal.Options(*values) for values in product((False, True), repeat=4)]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_random_games_of_real_deals_move_by_move(options: literal.Options) -> None:
    """Second method: the engine of words. The same moves are legal, and lead to the same tables."""
    rules = rules_of(options)
    for seed in range(2):
        chance = random.Random(seed)
        position = kpat(seed + 1)
        twin = literal.laid_out(texts(position.columns), 13, 4)
        for _ in range(30):
            moves = sorted(legal_moves(position, rules))
            assert sorted(write_moves(moves).split()) == sorted(literal.words(twin, options))
            if not moves:
                break
            move = chance.choice(moves)
            position, twin = apply(position, move, rules), literal.moved(twin, write_moves([move]))
            assert texts(position.columns) == twin.columns
        assert is_won(position) is not any(twin.waiting)


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=str)
def test_of_all_moves_that_can_be_written_the_legal_ones_can_be_made(options: literal.Options) -> None:
    """Second method: the engine of words. A move is tried by looking at its card alone, and by the whole list."""
    rules, chance, position = rules_of(options), random.Random(7), kpat(3)
    twin = literal.laid_out(texts(position.columns), 13, 4)
    for step in range(30):
        if step % 14 == 0:
            legal = set(literal.words(twin, options))
            assert {write_moves([move]) for move in all_moves(8) if is_made(position, move, rules)} == legal
            for card in new_deck(STANDARD):
                of_it = [move for move in legal_moves(position, rules) if move.card == card]
                assert list(moves_of(position, card, rules)) == of_it
        moves = sorted(legal_moves(position, rules))
        if not moves:
            break
        move = chance.choice([move for move in moves if move.kind == "column"] or moves)
        position, twin = apply(position, move, rules), literal.moved(twin, write_moves([move]))


def all_moves(columns: int) -> list[Move]:
    """Every move that can be written, with any card."""
    deck = new_deck(STANDARD)
    up, onto = (Move("up", card) for card in deck), (Move("onto", *pair) for pair in product(deck, deck))
    return [*up, *onto, *(Move("column", card, None, number) for card in deck for number in range(1, columns + 1))]


def is_made(position: DialPosition, move: Move, rules: GrandfathersClockRules) -> bool:
    try:
        apply(position, move, rules)
    except IllegalMove:
        return False
    return True


@st.composite
def positions(draw: st.DrawFn) -> tuple[DialPosition, GrandfathersClockRules]:
    """A position after some moves of a random deal, by random rules."""
    rules = rules_of(draw(st.sampled_from(ALL_OPTIONS)))._replace(columns=draw(st.integers(1, 10)))
    shape = draw(st.sampled_from([STANDARD, SMALL, Shape(6, 3)]))
    position = deal_out(only(numbered(f"random:{draw(st.integers(0, 50))}", shape), "random"), rules)
    for choice in draw(st.lists(st.integers(0, 50), max_size=20)):
        moves = list(legal_moves(position, rules))
        position = apply(position, moves[choice % len(moves)], rules) if moves else position
    return position, rules


@settings(max_examples=30, deadline=None)
@given(positions())
def test_what_every_move_keeps(found: tuple[DialPosition, GrandfathersClockRules]) -> None:
    """No card is lost; what goes up leaves the columns; other moves can be taken back where the card lay in order."""
    position, rules = found
    for move in legal_moves(position, rules):
        there = apply(position, move, rules)
        up = [move.card] if move.kind == "up" else []
        assert sorted([*there.in_columns(), *up]) == sorted(position.in_columns())
        assert len(set(there.foundations) - set(position.foundations)) == len(up)
        source = next(column for column in position.columns if move.card in column)
        at = source.index(move.card)
        if not up and at and goes_on(move.card, source[at - 1], position.ranks, rules):
            assert apply(there, Move("onto", move.card, source[at - 1]), rules) == position
        assert read_moves(write_moves([move])) == (move,)
        assert read_moves(write_moves([move], SWEDISH), SWEDISH) == (move,)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5H>6C 5H", "move 2: '5H' is no move: expected a move such as 5H>6C, 5H> or KD>4"),
        ("5X>6C", "move 1: '5X' is not a card"),
        ("5>6C", "move 1: '5' has no suit"),
        ("5H>0", "move 1: '0' is not a card"),
        ("draw", "move 1: 'draw' is no move"),
    ],
)
def test_words_that_are_no_moves(text: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_moves(text)
    assert message in str(caught.value)


def test_a_card_to_where_it_cannot_go() -> None:
    for word in ("9C>8D", "JD>", "6H>7D 6H>7D", "6H>7"):
        with pytest.raises(IllegalMove, match="is not possible here"):
            list(play(kpat(1), read_moves(word), CLASSIC))


def test_the_table_of_a_text_is_played_like_any_other() -> None:
    text = "\n".join(f"{number}: {column}" for number, column in enumerate(KPAT_1.split(" / "), 1))
    (deal,) = read_text(text, "t", Reading())
    assert isinstance(deal, DialDeal)
    assert GrandfathersClockChoice().start(deal) == kpat(1)
