"""Games that KPat saved: files made here as its ``DealerScene::saveFile`` writes them, and files that are none."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest

from support.literal_dial import DIALS
from verify.cards import Card
from verify.deals import Reading, Shape
from verify.deals.dials import DialDeal, DialPosition
from verify.deals.grandfathers_clock import numbered, read_text
from verify.deals.reading import only
from verify.errors import BadInput
from verify.rules.grandfathers_clock import play
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_moves import read_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"]
SUITS = {4: "clubs", 3: "diamonds", 2: "hearts", 1: "spades"}  # in KPat's order, from 0
MOVES = "9C> TC> 6H>7D 2H>3D 6D> 7S> 8S> 3S> AH>2C 9S> AS>2H KC> 6H>7"

Piles = dict[str, tuple[Card, ...]]


def piles(position: DialPosition) -> Piles:
    """The cards of the piles by KPat's names; of a foundation all that lie there, its clock card first."""
    dealt = {str(card) for card in position.in_columns()}
    found = {f"store{number}": column for number, column in enumerate(position.columns)}
    for hour, cards in enumerate(DIALS[13, 4, "first"].split(","), 1):
        names = [name for name in cards.split() if name not in dealt]
        found[f"target{hour % 12}"] = tuple(
            Card("A23456789TJQK".index(n[0]) + 1, "SHDC".index(n[1]) + 1) for n in names
        )
    return found


def xml_card(card: Card, turned: bool) -> str:
    number = list(SUITS).index(card.suit) << 8 | card.rank | 5 << 16
    turn = ' turn="face-up"' if turned else ""
    return f'\t\t\t<card id="{number:07}" suit="{SUITS[card.suit]}" rank="{RANKS[card.rank - 1]}"{turn}/>\n'


def xml_state(before: Piles, after: Piles, is_current: bool) -> str:
    """The cards that have come to each pile since the state before."""
    moves = ""
    for name, cards in after.items():
        at = len(before.get(name, ()))
        if len(cards) > at:
            come = "".join(xml_card(card, not before) for card in cards[at:])
            moves += f'\t\t<move pile="{name}" position="{at}">\n{come}\t\t</move>\n'
    current = ' current="true"' if is_current else ""
    return f"\t<state{current}>\n{moves}\t</state>\n"


def saved(positions: Iterable[DialPosition], current: int) -> str:
    states, before = "", Piles()
    for number, position in enumerate(positions):
        states += xml_state(before, piles(position), number == current)
        before = piles(position)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<kpat-game game-type="grandfathersclock" deal-number="1">\n'
    return f"{head}{states}</kpat-game>\n"


START = GrandfathersClockChoice().start(only(numbered("kpat:1"), "kpat"))
POSITIONS = list(play(START, read_moves(MOVES), GrandfathersClockRules()))
FILE = saved(POSITIONS[:1], 0)


def outcome(text: str, how: Reading = Reading()) -> DialDeal | BadInput:  # noqa: B008
    (found,) = read_text(text, "g.kpat", how)
    assert isinstance(found, DialDeal | BadInput)
    return found


@pytest.mark.parametrize("current", [0, 1, 5, len(POSITIONS) - 1])
def test_a_game_is_read_as_it_was_left(current: int) -> None:
    """The states after the current one are moves that were taken back."""
    deal = outcome(saved(POSITIONS, current))
    assert isinstance(deal, DialDeal)
    assert deal.position == POSITIONS[current]
    assert (deal.name, deal.title, deal.format, deal.clock_suits) == ("g.kpat:1", "deal 1", "kpat", "first")
    assert GrandfathersClockChoice().start(deal) == POSITIONS[current]


def test_a_file_by_hand() -> None:
    """The first lines of the text are what they should be by the source of KPat."""
    lines = list(islice(FILE.splitlines(), 2, 6))
    assert lines == [
        '\t<state current="true">',
        '\t\t<move pile="store0" position="0">',
        '\t\t\t<card id="0327947" suit="diamonds" rank="jack" turn="face-up"/>',
        '\t\t\t<card id="0328453" suit="spades" rank="five" turn="face-up"/>',
    ]
    assert 327947 == 5 << 16 | 1 << 8 | 11


BOMB = '<!DOCTYPE k [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("<kpat-game", f"{BOMB}<kpat-game", "g.kpat:2: a document type, expected a game that KPat saved"),
        ("grandfathersclock", "klondike", "g.kpat:2: a saved game of 'klondike', expected 'grandfathersclock'"),
        (
            "kpat-game",
            "dealer",
            "g.kpat:2: an element 'dealer', expected 'kpat-game' (a file of an old KPat: let",
        ),
        ("<state", "<pile", "g.kpat:3: an element 'pile', expected 'state'"),
        ("store0", "store8", "g.kpat:4: a pile 'store8', expected store0 to store7 or target0 to target11"),
        ('position="0"', 'position="1"', "g.kpat:5: JD at place 1 of pile store0, which has 0 cards"),
        ('position="0"', 'position="-1"', "g.kpat:4: position is '-1', expected a whole number"),
        ('rank="jack"', 'rank="joker"', "g.kpat:5: a card of rank 'joker' and suit 'diamonds', expected such as ten"),
        ('rank="jack"', 'rank="ten"', "g.kpat:5: TD with the id 327947, which is another card's"),
        ('id="0327947" ', "", ""),
        ("</kpat-game>", "", "not valid XML: no element found"),
        ('suit="diamonds" rank="jack"', 'suit="diamonds rank="jack"', "g.kpat:5: not valid XML: not well-formed"),
        ("</state>", "</state><state>\t<move><card/></move></state>", "a pile '', expected store0"),
    ],
)
def test_files_that_are_no_saved_game(old: str, new: str, message: str) -> None:
    """Where the message is empty nothing is wrong: the id says no more than rank and suit."""
    found = outcome(
        FILE.replace(old, new, -1 if old == "kpat-game" else 1).replace("</kpat-game", f"</{new}", old == "kpat-game")
    )
    if message:
        assert isinstance(found, BadInput)
        assert message in str(found)
    else:
        assert isinstance(found, DialDeal)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("jack", "g.kpat:1: 51 cards on lines 5 to 93, expected 52; JD is missing"),
        ("ten", "g.kpat: pile target1 has nothing, expected the cards of its foundation, from TS"),
    ],
)
def test_cards_that_are_missing(card: str, message: str) -> None:
    """The jack of diamonds lies in a column, the ten of spades at one o'clock."""
    suit = {"jack": "diamonds", "ten": "spades"}[card]
    lines = [line for line in FILE.splitlines() if f'suit="{suit}" rank="{card}"' not in line]
    assert str(outcome("\n".join(lines))).startswith(message)


def test_a_foundation_with_a_card_that_is_not_its_own() -> None:
    """The jack of spades may lie on the ten, the five of spades may not."""
    text = FILE.replace("</state>", '</state><state current="true"><move pile="target1" position="1">{}</move></state>')
    text = text.replace('<state current="true">', "<state>", 1)
    five = '<card suit="spades" rank="five"/>'
    jack = '<card suit="spades" rank="jack"/>'
    assert "pile target1 has TS 5S, expected the cards of its foundation, from TS" in str(outcome(text.format(five)))
    deal = outcome(text.format(jack))
    assert isinstance(deal, DialDeal)
    assert deal.position.foundations[0] == Card(11, 1)


def test_other_decks_are_refused() -> None:
    found = outcome(FILE, Reading(Shape(5, 4)))
    assert str(found) == "g.kpat: kpat has 13 ranks and 4 suits, not 5 and 4"


def test_very_many_states_and_a_very_deep_file() -> None:
    """Neither takes the interpreter down; every element has one place where it may stand."""
    many = FILE.replace("</state>", "</state>" + "<state/>" * 20_000, 1)
    assert isinstance(outcome(many), DialDeal)
    assert "an element 'state', expected 'move'" in str(
        outcome("<kpat-game game-type='grandfathersclock'>" + "<state>" * 10_000)
    )
