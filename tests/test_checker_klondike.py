"""The checker and Klondike: its rules are those of the reference, its moves follow play, its files are explained."""

from __future__ import annotations

import gzip
import io
import itertools
import json
import random
import re
from collections.abc import Iterator

import pytest

from certificates import klondike
from support.claims import Json, certificate, text
from support.klondike_claims import deadlock, packed
from support.klondike_games import SMALL, game, random_deal, setting_of, starts
from support.klondike_published import WIN, WINNABLE
from verify.cards import ENGLISH, Card
from verify.certificate.klondike import claim, closed_set_certificate, deadlock_certificate, moves_certificate
from verify.checker import Malformed, Rejected, check, klondike_reading, klondike_sets, searched
from verify.checker import packed as packed_files
from verify.checker.klondike_quotient import Key, Quotient
from verify.checker.klondike_reading import read_move
from verify.checker.klondike_rules import after
from verify.checker.klondike_steps import Steps
from verify.deals.deal import Deal, Shape
from verify.deals.positions import Position, PositionDeal
from verify.rules.klondike import DRAW, REDEAL, Move, apply, legal_moves
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_moves import read_moves, write_move
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

# ---- The rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_deck_makes_the_same_table(seed: int) -> None:
    chance = random.Random(seed)
    for deck in (*SMALL, (13, 4, 7), (13, 4, 9), (26, 4, 13)):
        deal, rules = random_deal(chance, *deck)
        assert tuple(setting_of(deal, rules).table) == tuple(deal_out(deal, rules))


def every_move(position: Position, ranks: int) -> Iterator[Move]:
    """Whatever can be said as a move with these cards."""
    cards, columns = position.cards, len(position.columns)
    yield from (DRAW, REDEAL)
    yield from (Move("up", card) for card in cards)
    yield from (Move("onto", card, target) for card in cards for target in cards)
    yield from (Move("column", card, column=column) for card in cards for column in range(1, columns + 2))


def require_same_moves(position: Position, shape: Shape, rules: KlondikeRules) -> None:
    """Of all moves the checker allows the legal ones, and makes the same position of them."""
    setting, legal = setting_of(PositionDeal(position, shape), rules), set(legal_moves(position, rules))
    assert tuple(setting.table) == tuple(position)
    for move in every_move(position, shape.ranks):
        read, times = read_move(write_move(move), "", setting.cards)
        assert times == 1
        try:
            made = after(setting.table, read, setting.rules, setting.ranks)
        except Rejected:
            assert move not in legal
        else:
            assert move in legal
            assert tuple(made) == tuple(apply(position, move, rules))


def test_the_moves_of_small_games_are_those_of_the_reference() -> None:
    chance = random.Random(1)
    for start, rules in starts(2, 30):
        require_same_moves(start.position, start.shape, rules)
        for _, position in game(start.position, rules, chance, 8):
            require_same_moves(position, start.shape, rules)


def test_the_moves_of_a_full_game_are_those_of_the_reference() -> None:
    chance = random.Random(3)
    for _ in range(2):
        deal, rules = random_deal(chance, 13, 4, 7)
        for number, (_, position) in enumerate(game(deal_out(deal, rules), rules, chance, 60)):
            if number % 12 == 0:
                require_same_moves(position, deal.shape, rules)


# ---- The quotient: whatever is played keeps a position or is one of its moves ------------------------------------


def parts(start: Position, position: Position, ranks: int) -> tuple[tuple[int, ...], tuple[int, ...], frozenset[Card]]:
    """What a position keeps of play but for the place: heights, dealt cards in place, talon cards left."""
    in_place = []
    for dealt, column in zip(start.columns, position.columns, strict=True):
        bottom = (dealt.down + dealt.up)[len(column.down) : len(column.down) + 1]
        cards = len(column.down) + (column.up[:1] == bottom and bool(bottom))
        in_place.append(0 if cards == 1 and column.cards[0].rank == ranks else cards)
    return position.foundations, tuple(in_place), frozenset(position.stock + position.waste)


def parts_of(key: Key, quotient: Quotient, start: Position) -> tuple[tuple[int, ...], tuple[int, ...], frozenset[Card]]:
    """The same, read off the number."""
    heights, in_place, talon = [], [], start.waste + start.stock
    for _ in start.foundations:
        key, digit = divmod(key, quotient.ranks + 1)
        heights.append(digit)
    for column in start.columns:
        key, digit = divmod(key, len(column.down + column.up[:1]) + 1)
        in_place.append(digit)
    return tuple(heights), tuple(in_place), frozenset(card for at, card in enumerate(talon) if key >> at & 1)


def kind_of(move: Move, before: Position) -> str:
    """What the move is called in the quotient, if it is one there."""
    card = move.card
    if card in before.waste:
        return "talon-up" if move.kind == "up" else "talon-down"
    if move.kind == "up":
        return "up"
    return "reveal" if any(card in column.up for column in before.columns) else "back"


def follow(start: PositionDeal, rules: KlondikeRules, chance: random.Random, most: int) -> int:
    """Play at random beside the quotient; how many of its moves were made."""
    setting = setting_of(start, rules)
    quotient = Quotient(setting.table, setting.rules, setting.ranks)
    steps, key, before, made = Steps(quotient), quotient.start, start.position, 0
    assert parts_of(key, quotient, start.position) == parts(start.position, before, quotient.ranks)
    for move, position in game(before, rules, chance, most):
        now = parts(start.position, position, quotient.ranks)
        if now != parts(start.position, before, quotient.ranks):
            name = kind_of(move, before)
            [key] = {to for kind, mask, to in steps.of(key) if (kind, quotient.names[mask]) == (name, str(move.card))}
            made += 1
        assert parts_of(key, quotient, start.position) == now
        before = position
    return made


def test_play_of_small_decks_follows_the_moves_of_the_quotient() -> None:
    chance = random.Random(4)
    assert sum(follow(start, rules, chance, 60) for start, rules in starts(5, 150)) > 1000


def test_play_of_full_decks_follows_the_moves_of_the_quotient() -> None:
    chance, made = random.Random(6), 0
    for _ in range(12):
        deal, rules = random_deal(chance, 13, 4, 7)
        made += follow(PositionDeal(deal_out(deal, rules), deal.shape), rules, chance, 150)
    assert made > 100


# ---- Files -------------------------------------------------------------------------------------------------------


def test_the_format_explains_an_example_that_is_one() -> None:
    pattern = r'(?m)^  (\{"kind": "patience-verify/.*(?:\n   .*)*\})$'
    of, made = re.findall(pattern, klondike_reading.FORMAT)
    assert check(of.encode(), made.encode()).startswith(
        "this klondike deal of 3 ranks and 2 suits is winnable; by 10 moves"
    )
    table = re.search(r'(?s)   (\{"columns": .*?"pass": 1\})', klondike_reading.FORMAT)
    assert table is not None
    top = json.loads(of)
    rules = top["rules"] | dict.fromkeys(("columns", "deal", "listing"))
    given = {"rules": rules, "deal": json.loads(table[1])}
    moves = json.loads(made)
    assert check(json.dumps(top | given).encode(), json.dumps(moves | given).encode())


def test_the_format_names_every_word() -> None:
    choices = klondike_reading.CHOICES
    words = [
        *itertools.chain(*choices.values()),
        *choices,
        *searched.EVIDENCE_KEYS,
        *klondike_reading.TABLE_KEYS,
    ]
    assert [word for word in words if word not in klondike_reading.FORMAT] == []


def test_the_writer_writes_what_is_read() -> None:
    """The moves of a real win, and the numbers of a set, in whatever order they come, in the same bytes."""
    deal, rules = Deal(tuple(map(ENGLISH.read, WINNABLE.split()))), KlondikeRules()
    moves = read_moves(WIN)
    won = check(claim(deal, rules, Verdict.WINNABLE), moves_certificate(deal, rules, moves))
    assert f"is winnable; by {len(moves)} moves; rules: draw 3, passes unlimited, " in won
    keys = [3, 300, 2**70, 5, 2**40, 130]
    named = json.loads(deadlock_certificate(deal, rules, map(ENGLISH.read, ("KS", "AH"))))["evidence"]["cards"]
    assert named == ["AH", "KS"]
    packed = closed_set_certificate(deal, rules, keys, ["skip-safe-back", "safe-up"])
    assert packed == closed_set_certificate(deal, rules, iter(sorted(keys)), ["safe-up", "skip-safe-back"])
    read = klondike_reading.read_certificate(packed)
    assert read.positions == sorted(keys)
    assert read.reductions == ["safe-up", "skip-safe-back"]


@pytest.mark.parametrize(
    ("of", "evidence", "words"),
    [
        (klondike.STUCK, deadlock("2S"), "unwinnable; by a deadlock of 1 cards; rules: draw 1, "),
        (klondike.FOUR, packed(klondike.FOUR, klondike.ALL), "unwinnable; by a closed set of 4 positions; "),
        (klondike.STUCK, packed(klondike.STUCK, [16], "safe-talon", "safe-up"),
         "unwinnable; by a closed set of 1 positions under safe-talon, safe-up; rules: draw 1, passes unlimited, "),
    ],
)  # fmt: skip
def test_the_sentence_says_the_evidence(of: Json, evidence: Json | bytes, words: str) -> None:
    made = evidence if isinstance(evidence, bytes) else text(certificate(of, evidence))
    assert words in check(text(of), made)


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klondike_sets, "REPORTED", 2)
    data = text(klondike.FOUR), packed(klondike.FOUR, klondike.ALL)
    for terminal in (False, True):
        stream = Terminal(terminal)
        monkeypatch.setattr("sys.stderr", stream)
        check(*data)
        zero, two = ("checker: 0 of 4 positions", "checker: 2 of 4 positions")
        assert stream.getvalue() == f"\r{zero}\r{two}\r{' ' * len(zero)}\r" * terminal


class Terminal(io.StringIO):
    """A stream that says whether it is a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def test_what_is_packed_is_read_whole_and_in_pieces() -> None:
    """Three mebibytes that shrink to almost nothing, and three that do not shrink."""
    for data in (bytes(3 * 2**20), random.Random(1).randbytes(3 * 2**20)):
        pieces = list(packed_files.pieces_of(gzip.compress(data)))
        assert b"".join(pieces) == data
        assert max(map(len, pieces)) <= packed_files.CHUNK


def test_a_packed_file_that_is_too_long_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed_files, "MAX_PACKED_BYTES", 100)
    with pytest.raises(Malformed, match=r"^not a certificate: more than 100 bytes$"):
        check(text(klondike.FOUR), packed(klondike.FOUR, klondike.ALL))


def test_no_more_positions_are_unpacked_than_are_to_be_there() -> None:
    asked = []

    def pieces() -> Iterator[bytes]:
        for number in range(5):
            asked.append(number)
            yield b"\1\1"

    with pytest.raises(Malformed, match=r"^more than 3 positions, expected 3$"):
        packed_files.unpacked(pieces(), 3)
    assert asked == [0, 1]
