"""The page of a game with choices: every position on it is the rules' own, it is sound, whole and alone in the world.

The positions come from random games of real deals, played by the reference rules; what the page shows is read from its
markup and from the numbers that it hands to its script, by code that knows nothing of how they were made.
"""

from __future__ import annotations

import json
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from report.drawing import of_class
from report.pages import page, words
from report.test_report_html import Balance
from support import grandfathers_clock_games, klondike_games
from verify.cards import ENGLISH, FINNISH, SWEDISH, Card, Notation
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import DialPosition, foundation_cards
from verify.deals.positions import Position
from verify.report.boards import Board, changes, deck, deepest, move_in_words, moved
from verify.report.game_page import GamePage, Rule, Said, Step, game_html
from verify.report.grandfathers_clock_board import grandfathers_clock_board
from verify.report.klondike_board import klondike_board
from verify.rules.grandfathers_clock_dealing import deal_out as deal_dial
from verify.rules.klondike_dealing import deal_out

HOSTILE = "<script>alert('1')</script> & \"two\" ]]> \x07 \u202e"
VOID = ("meta", "input")
Lines = list[list[str]]


def klondike_game(seed: int, shape: Shape = STANDARD, columns: int = 7) -> tuple[list[Any], list[Position]]:
    chance = random.Random(seed)
    deal, rules = klondike_games.random_deal(chance, *shape, columns)
    start = deal_out(deal, rules)
    played = list(klondike_games.game(start, rules, chance, 60))
    return [move for move, _ in played], [start, *(position for _, position in played)]


def dial_game(seed: int, shape: Shape = STANDARD, columns: int = 8) -> tuple[list[Any], list[DialPosition], Any]:
    chance = random.Random(seed)
    deal, rules = grandfathers_clock_games.random_deal(chance, *shape, columns)
    start = deal_dial(deal, rules)
    played = list(grandfathers_clock_games.game(start, rules, chance, 60))
    return [move for move, _ in played], [start, *(position for _, position in played)], rules


def in_klondike(position: Position, notation: Notation = ENGLISH) -> Lines:
    """The piles of a position as the rules have it: foundations, stock, waste, columns; brackets for face down."""
    up = [[Card(rank, suit) for rank in range(1, top + 1)] for suit, top in enumerate(position.foundations, 1)]
    write = notation.write
    return [
        *([write(card) for card in cards] for cards in up),
        [f"[{write(card)}]" for card in position.stock],
        [write(card) for card in position.waste],
        *([f"[{write(c)}]" for c in each.down] + [write(c) for c in each.up] for each in position.columns),
    ]


def on_dial(position: DialPosition, shape: Shape, rules: Any) -> Lines:
    built = foundation_cards(shape, rules.clock_suits)
    hours = [cards[: cards.index(top) + 1] for cards, top in zip(built, position.foundations, strict=True)]
    return [[str(card) for card in cards] for cards in chain(hours, position.columns)]


def drawn(figure: ET.Element) -> Lines:
    """What a figure of the page shows, in the same way."""
    return [
        [f"[{card.get('data-card')}]" if "down" in classes(card) else card.get("data-card", "") for card in cards]
        for cards in (of_class(pile, "card") for pile in of_class(figure, "pile"))
    ]


def told(root: ET.Element) -> list[Lines]:
    """The positions that the script is given."""
    what = json.loads(next(script.text or "" for script in root.iter("script") if script.get("id") == "moments"))
    names: list[str] = what["cards"]
    here: dict[int, list[str]] = {}
    positions = []
    for moment in what["changes"]:
        here |= {pile: [names[at] if at >= 0 else f"[{names[-1 - at]}]" for at in cards] for pile, cards, _ in moment}
        positions.append([here[pile] for pile in sorted(here)])
    return positions


def classes(element: ET.Element) -> list[str]:
    return element.get("class", "").split()


def a_page(boards: Sequence[Board], moves: Sequence[Any], **more: Any) -> GamePage:
    notation = more.get("notation", ENGLISH)
    said = Said("good", "The deal: winnable", HOSTILE, {"rules": HOSTILE})
    steps = [Step(f"move {number}", move_in_words(move, notation)) for number, move in enumerate(moves, 1)]
    given: dict[str, Any] = {
        "game": "A game",
        "title": HOSTILE,
        "name": HOSTILE,
        "said": [said],
        "boards": boards,
        "steps": steps,
        "notation": ENGLISH,
        "how": HOSTILE,
        "rules": [Rule(HOSTILE, HOSTILE, HOSTILE)],
        "command": HOSTILE,
        "version": "1",
    }
    return GamePage(**given | more)


@pytest.mark.parametrize("notation", [ENGLISH, FINNISH, SWEDISH], ids=lambda each: str(each.name))
def test_every_position_of_klondike_is_that_of_the_rules(notation: Notation) -> None:
    moves, positions = klondike_game(7)
    boards = [klondike_board(position) for position in positions]
    root = page(game_html(a_page(boards, moves, notation=notation, opened=7)))
    assert len(moves) == 60
    assert told(root) == [in_klondike(position, notation) for position in positions]
    assert [drawn(figure) for figure in of_class(root, "board")] == [
        in_klondike(positions[number], notation) for number in (0, 7, 60)
    ]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_of_the_dial_is_that_of_the_rules(seed: int) -> None:
    moves, positions, rules = dial_game(seed)
    boards = [grandfathers_clock_board(position, STANDARD, rules.clock_suits) for position in positions]
    root = page(game_html(a_page(boards, moves)))
    assert told(root) == [on_dial(position, STANDARD, rules) for position in positions]
    start, end = of_class(root, "board")
    assert (drawn(start), drawn(end)) == tuple(on_dial(positions[at], STANDARD, rules) for at in (0, -1))
    for figure, position in ((start, positions[0]), (end, positions[-1])):
        done = {pile.get("aria-label", "") for pile in of_class(figure, "pile", "done")}
        assert done == {
            f"the foundation at {hour}" for hour, top in enumerate(position.foundations, 1) if top[0] == hour
        }


def test_each_hour_stands_on_the_dial_with_its_base() -> None:
    """Twelve is on top, three on the right, and the ten of spades lies at one o'clock: so has it the rule text."""
    _, positions, _ = dial_game(5)
    bases = foundation_cards(STANDARD, "first")
    start = DialPosition(positions[0].columns, tuple(cards[0] for cards in bases))
    figure = of_class(page(game_html(a_page([grandfathers_clock_board(start)], []))), "board")[0]
    places = [re.findall(r"[\d.]+", pile.get("style", "")) for pile in of_class(figure, "pile")[:12]]
    across, down = [float(x) for x, _ in places], [float(y) for _, y in places]
    assert (across[11], down[2]) == (50, 50)
    assert (min(down), max(down), max(across), min(across)) == (down[11], down[5], across[2], across[8])
    hours = [words(hour) for hour in of_class(figure, "hour")]
    assert hours[0] == "At 1 from 10 of spades1T"
    assert hours[3] == "At 4 from king of diamonds4K"


@pytest.mark.parametrize("shape", [Shape(2, 1), Shape(3, 1), Shape(5, 4), Shape(40, 2)], ids=str)
def test_cards_of_a_dial_do_not_touch(shape: Shape) -> None:
    _, positions, rules = dial_game(3, shape, 3)
    dial = grandfathers_clock_board(positions[0], shape, rules.clock_suits)[0]
    places = [pile.place for pile in dial.piles if pile.place]
    assert len(places) == shape.ranks - 1
    for number, one in enumerate(places):
        assert min(one.x, one.y - 0.2 * dial.share, 100 - one.x, 100 - one.y - 0.2 * dial.share) >= dial.share / 2
        for other in places[:number]:
            assert abs(one.x - other.x) >= dial.share or abs(one.y - other.y) >= 1.4 * dial.share


def test_it_is_sound_and_needs_nothing_but_itself() -> None:
    moves, positions = klondike_game(9)
    text = game_html(a_page([klondike_board(each) for each in positions], moves, given=20, opened=20, lost=13))
    root, balance = page(text), Balance()
    balance.feed(re.sub(rf"<({'|'.join(VOID)})\b[^>]*/>", "", text))
    balance.close()
    assert balance.open == []
    used = {name for element in root.iter() for name in element.attrib}
    assert not used & {"src", "srcset", "action", "data"}
    assert not {name for name in used if name.startswith("on")}
    assert not {element.tag for element in root.iter()} & {"link", "img", "iframe", "object", "base", "form", "image"}
    ids = [element.get("id", "") for element in root.iter() if "id" in element.attrib]
    links = {element.get("href", "") for element in root.iter() if "href" in element.attrib}
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in links} <= set(ids)
    assert all(link.startswith("#") for link in links)
    scripts = [script.text or "" for script in root.iter("script")]
    assert len(scripts) == 2
    for foreign in (*(style.text or "" for style in root.iter("style")), *scripts):
        assert not re.search(r"url\(|@import|@font-face|https?:|fetch|XMLHttp|import\(|eval|innerHTML", foreign)


def test_foreign_text_is_shown_as_it_is() -> None:
    moves, positions = klondike_game(9)
    text = game_html(a_page([klondike_board(each) for each in positions], moves))
    root = page(text)
    assert "alert" not in "".join(script.text or "" for script in root.iter("script"))
    assert text.count("<script") == 2
    assert words(next(root.iter("h1"))) == "<script>alert('1')</script> & \"two\" ]]> � �"


def test_the_moves_are_listed_in_order_and_the_one_that_lost_is_marked() -> None:
    moves, positions = klondike_game(4)
    root = page(game_html(a_page([klondike_board(each) for each in positions], moves, given=20, opened=20, lost=13)))
    played, rest = of_class(root, "moves")
    assert [item.get("value") for item in chain(played, rest)] == [str(number) for number in range(1, 61)]
    assert (len(played), played.get("start"), rest.get("start")) == (20, "1", "21")
    (lost,) = of_class(root, "lost")
    assert (lost.get("value"), words(lost).endswith(", the move that lost the game")) == ("13", True)
    assert [words(each) for each in of_class(root, "words")] == [move_in_words(move, ENGLISH) for move in moves]


def test_a_deadlock_is_marked_where_it_holds() -> None:
    moves, positions = klondike_game(4)
    cards = (positions[0].columns[3].up[-1], positions[0].columns[6].down[0])
    boards = [klondike_board(each) for each in positions]
    for since, marked in ((0, [2, 2]), (60, [0, 2])):
        root = page(game_html(a_page(boards, moves, waiting=cards, waiting_from=since)))
        assert [len(of_class(figure, "card", "waits")) for figure in of_class(root, "board")] == marked
        assert f"Marked: {cards[0]} {cards[1]}, a deadlock" in words(root)


def test_without_moves_there_is_nothing_to_step_through() -> None:
    _, positions = klondike_game(4)
    root = page(game_html(a_page([klondike_board(positions[0])], [])))
    assert len(of_class(root, "board")) == 1
    assert not list(root.iter("script")) + list(root.iter("button")) + of_class(root, "moves")


def test_only_what_changes_is_told_again() -> None:
    _, positions = klondike_game(4)
    boards = [klondike_board(each) for each in positions]
    first, *rest = changes(boards)
    assert len(first) == 13
    assert 1 <= max(map(len, rest)) <= 3
    assert deepest(boards) == max(len(column.cards) for each in positions for column in each.columns)
    cards, came = deck(boards[0]), moved(boards)
    assert came[0] == []
    for before, now, numbers in zip(boards, boards[1:], came[1:], strict=False):
        for number in numbers:
            assert place_of(cards[number], before) != place_of(cards[number], now)


def place_of(card: Card, board: Board) -> int:
    piles = [pile for group in board for pile in group.piles]
    return next(at for at, pile in enumerate(piles) if card in [lying.card for lying in pile.cards])
