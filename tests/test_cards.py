"""Cards in every notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.cards import ENGLISH, FINNISH, NOTATIONS, SWEDISH, Card, CardError, Notation

cards = st.builds(Card, st.integers(1, 20), st.integers(0, 6))


@given(cards, st.sampled_from(list(NOTATIONS.values())))
def test_what_is_written_reads_back_in_any_case(card: Card, notation: Notation) -> None:
    text = notation.write(card)
    assert notation.read(text) == notation.read(text.lower()) == notation.read(text.upper()) == card


def test_every_card_of_the_deck_has_its_own_name_in_every_notation() -> None:
    for notation in NOTATIONS.values():
        names = {notation.write(Card(rank, suit)) for rank in range(1, 14) for suit in range(1, 5)}
        assert len(names) == 52


@pytest.mark.parametrize(
    ("notation", "text", "card"),
    [
        (ENGLISH, "10H", Card(10, 2)),
        (ENGLISH, "1c", Card(1, 4)),
        (ENGLISH, "T♠", Card(10, 1)),
        (ENGLISH, "q♥️", Card(12, 2)),
        (ENGLISH, "♢", None),
        (ENGLISH, "a♧", Card(1, 4)),
        (ENGLISH, "♠Q", Card(12, 1)),
        (ENGLISH, "♠Q♠", None),
        (ENGLISH, "Aſ", None),
        (SWEDISH, "KıSp", None),
        (ENGLISH, "14.5", Card(14, 5)),
        (ENGLISH, "14", Card(14, 0)),
        (FINNISH, "RuA", Card(1, 3)),
        (FINNISH, "Ri10", Card(10, 4)),
        (FINNISH, "kpa", Card(13, 1)),
        (FINNISH, "J♦", Card(11, 3)),
        (SWEDISH, "EHj", Card(1, 2)),
        (SWEDISH, "KlK", Card(13, 4)),
        (SWEDISH, "KKl", Card(13, 4)),
        (SWEDISH, "KnKl", Card(11, 4)),
        (SWEDISH, "D", Card(12, 0)),
        (SWEDISH, "SpD", Card(12, 1)),
        (SWEDISH, "KD", None),
        (FINNISH, "KH", None),
        (ENGLISH, "HA", None),
        (ENGLISH, "TT", None),
        (ENGLISH, "0S", None),
        (ENGLISH, "11S", None),
        (ENGLISH, "²S", None),
        (ENGLISH, "１S", None),
        (ENGLISH, "13.4", Card(13, 4)),
        (ENGLISH, "5.0", None),
        (ENGLISH, "", None),
        (ENGLISH, "S", None),
    ],
)
def test_spellings(notation: Notation, text: str, card: Card | None) -> None:
    if card is None:
        with pytest.raises(CardError, match="is not a card: expected"):
            notation.read(text)
    else:
        assert notation.read(text) == card


@pytest.mark.parametrize("joker", ["Joker", "JOKER1", "jk", "🃏", "*joker*", "jokeri"])
def test_jokers_are_refused_by_name(joker: str) -> None:
    for notation in NOTATIONS.values():
        with pytest.raises(CardError, match="is a joker; the deck has none: take the jokers out"):
            notation.read(joker)


def test_order_is_by_rank_then_suit() -> None:
    assert sorted([Card(2, 1), Card(1, 4), Card(1, 2)]) == [Card(1, 2), Card(1, 4), Card(2, 1)]
