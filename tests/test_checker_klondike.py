"""The checker and Klondike: its rules are those of the reference, its moves follow play, what it accepts is true."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator

import pytest

from support.klondike_published import UNWINNABLE, WIN, WINNABLE
from verify.cards import ENGLISH, Card
from verify.certificate.klondike import claim, closed_set_certificate, deadlock_certificate, moves_certificate
from verify.checker import Rejected, check, klondike_reading
from verify.checker.klondike_deadlock import Deadlock
from verify.checker.klondike_quotient import Key, Quotient
from verify.checker.klondike_reading import read_move
from verify.checker.klondike_rules import after
from verify.checker.klondike_steps import Steps
from verify.deals.deal import Deal, Shape
from verify.deals.positions import Position, PositionDeal
from verify.rules.klondike import DRAW, REDEAL, Move, apply, is_won, legal_moves
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_moves import read_moves, write_move
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

SMALL = [(3, 2, 2), (4, 2, 2), (3, 4, 3), (4, 3, 3), (5, 1, 2), (4, 4, 4), (2, 4, 2)]  # ranks, suits, columns
NARROW = [(5, 2, 4), (6, 2, 4), (5, 2, 3), (4, 2, 3), (6, 2, 3), (7, 2, 4), (3, 3, 3), (4, 3, 4)]  # more are lost
REDUCTIONS = [(), ("safe-up",), ("skip-safe-back",), ("safe-up", "skip-safe-back")]
Played = tuple[PositionDeal, KlondikeRules]


def random_deal(chance: random.Random, ranks: int, suits: int, columns: int) -> tuple[Deal, KlondikeRules]:
    deck = [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    chance.shuffle(deck)
    rules = KlondikeRules(
        draw=chance.randint(1, 4),
        passes=chance.choice((0, 0, 1, 2, 3, 5)),
        recycle="under" if chance.random() < 0.3 else "turn",
        worrying_back=chance.random() < 0.6,
        partial_runs=chance.random() < 0.6,
        columns=columns,
        deal="rows" if chance.random() < 0.5 else "face-up-last",
        listing="top-first" if chance.random() < 0.5 else "bottom-first",
    )
    return Deal(tuple(deck), shape=Shape(ranks, suits)), rules


def game(position: Position, rules: KlondikeRules, chance: random.Random, most: int) -> Iterator[tuple[Move, Position]]:
    """Random moves, each with the position after it."""
    for _ in range(most):
        moves = list(legal_moves(position, rules))
        if not moves:
            return
        move = chance.choice(moves)
        position = apply(position, move, rules)
        yield move, position


def starts(seed: int, number: int, decks: list[tuple[int, int, int]] = SMALL) -> Iterator[Played]:
    """Random starts, half of them from the middle of a game."""
    chance = random.Random(seed)
    for place in range(number):
        deal, rules = random_deal(chance, *chance.choice(decks))
        position = deal_out(deal, rules)
        for _, later in game(position, rules, chance, chance.randint(1, 12) if place % 2 else 0):
            position = later
        yield PositionDeal(position, deal.shape), rules


def setting_of(deal: Deal | PositionDeal, rules: KlondikeRules) -> klondike_reading.Setting:
    return klondike_reading.read_claim(claim(deal, rules, Verdict.UNWINNABLE)).setting


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


# ---- Verdicts ----------------------------------------------------------------------------------------------------


def winnable(start: Position, rules: KlondikeRules, most: int) -> bool | None:
    """By trying everything with the reference rules; None where that takes too long."""
    pending, seen = [start], {start}
    while pending:
        position = pending.pop()
        if is_won(position):
            return True
        for move in legal_moves(position, rules):
            made = apply(position, move, rules)
            if rules.passes == 0:
                made = made._replace(pass_number=1)
            if made not in seen:
                seen.add(made)
                pending.append(made)
        if len(seen) > most:
            return None
    return False


def safe(quotient: Quotient, steps: Steps, key: Key, reductions: tuple[str, ...]) -> tuple[list[Key], list[Key]]:
    """Where the safe moves of a position lead, and where all others do that count under the reductions."""
    heights = parts_heights(key, quotient)
    forced, others = [], []
    for kind, mask, to in steps.of(key):
        card, counts = ENGLISH.read(quotient.names[mask]), True
        if is_safe(card, heights, quotient.rules.worrying_back):
            if {"up": "safe-up", "talon-up": "safe-talon"}.get(kind) in reductions:
                forced.append(to)
            counts = not (kind == "back" and "skip-safe-back" in reductions)
        if counts:
            others.append(to)
    return forced, others


def parts_heights(key: Key, quotient: Quotient) -> list[int]:
    return [key // (quotient.ranks + 1) ** suit % (quotient.ranks + 1) for suit in range(quotient.suits)]


def is_safe(card: Card, heights: list[int], worrying_back: bool) -> bool:
    """Every card that could be put on it, or on one of those, can go up itself or has."""
    red = {2, 3}
    others = [height for suit, height in enumerate(heights, 1) if (suit in red) is not (card.suit in red)]
    twins = [h for suit, h in enumerate(heights, 1) if suit != card.suit and (suit in red) is (card.suit in red)]
    gone = not worrying_back and all(height >= card.rank - 1 for height in others)
    return gone or (all(h >= card.rank - 2 for h in others) and all(h >= card.rank - 3 for h in twins))


def closure(
    deal: PositionDeal | Deal, rules: KlondikeRules, reductions: tuple[str, ...] = (), most: int = 100_000
) -> set[Key]:
    """The smallest set that the checker can accept for a lost deal; cut off where it has more positions than that."""
    setting = setting_of(deal, rules)
    quotient = Quotient(setting.table, setting.rules, setting.ranks)
    steps, pending, seen = Steps(quotient), [quotient.start], {quotient.start}
    while pending and len(seen) < most:
        forced, others = safe(quotient, steps, pending.pop(), reductions)
        for key in forced[:1] or others:
            if key not in seen:
                seen.add(key)
                pending.append(key)
    return seen


def reason(deal: PositionDeal | Deal, rules: KlondikeRules, keys: set[Key], reductions: tuple[str, ...] = ()) -> str:
    """Why the set is rejected; empty where it is accepted."""
    try:
        check(claim(deal, rules, Verdict.UNWINNABLE), closed_set_certificate(deal, rules, keys, reductions))
    except Rejected as rejected:
        return str(rejected)
    return ""


def talon_never_suffers(rules: KlondikeRules) -> bool:
    return rules.draw == 1 and (rules.recycle == "under" or rules.passes == 0)


def test_sets_are_accepted_of_lost_deals_and_of_no_others() -> None:
    """Against all play by the reference rules. With whole runs only a lost deal may have no such set."""
    lost = won = 0
    for start, rules in starts(7, 90, NARROW):
        truth = winnable(start.position, rules, 1500)
        if truth is None:
            continue
        for reductions in REDUCTIONS + [("safe-talon", *REDUCTIONS[3])] * talon_never_suffers(rules):
            refused = reason(start, rules, closure(start, rules, reductions), reductions)
            assert not refused or "won position" in refused
            if rules.partial_runs:
                assert truth is bool(refused)
            elif not refused:
                assert truth is False
        lost += not truth
        won += truth
    assert lost > 20
    assert won > 40


def test_a_set_without_one_of_its_positions_is_rejected() -> None:
    chance, tried = random.Random(8), 0
    for start, rules in starts(9, 80, NARROW):
        keys = closure(start, rules, most=300)
        if not reason(start, rules, keys):
            for key in chance.sample(sorted(keys), min(len(keys), 12)):
                refused = reason(start, rules, (keys - {key}) or {0})
                assert re.match("the set (is not closed|does not hold the start)", refused)
                tried += 1
    assert tried > 80


@pytest.mark.parametrize("deck", UNWINNABLE, ids=range(len(UNWINNABLE)))
def test_real_deals_that_are_lost(deck: str) -> None:
    """Two other solvers say so."""
    deal, rules = Deal(tuple(map(ENGLISH.read, deck.split()))), KlondikeRules()
    for reductions in REDUCTIONS:
        keys = closure(deal, rules, reductions)
        assert reason(deal, rules, keys, reductions) == ""
        start = {setting_start(deal, rules)}
        if len(keys) > 1:
            assert "is not closed" in reason(deal, rules, start, reductions)
        assert "does not hold the start" in reason(deal, rules, (keys - start) or {0}, reductions)


def setting_start(deal: Deal, rules: KlondikeRules) -> Key:
    setting = setting_of(deal, rules)
    return Quotient(setting.table, setting.rules, setting.ranks).start


def test_a_real_deal_that_is_won_has_no_set() -> None:
    deal, rules = Deal(tuple(map(ENGLISH.read, WINNABLE.split()))), KlondikeRules()
    assert "is not closed" in reason(deal, rules, {setting_start(deal, rules)})


def test_deadlocks_are_accepted_of_lost_deals_only() -> None:
    """Of all sets of up to three cards; against all play by the reference rules."""
    accepted = 0
    for start, rules in starts(10, 200, NARROW):
        setting = setting_of(start, rules)
        found = sum(is_deadlock(cards, setting) for cards in some_sets(start.position))
        if found and (truth := winnable(start.position, rules, 1500)) is not None:
            assert truth is False
            accepted += found
    assert accepted > 100


def some_sets(position: Position) -> Iterator[tuple[Card, ...]]:
    cards = [*position.in_columns(), *position.waste, *position.stock]
    for size in (1, 2, 3):
        yield from itertools.combinations(cards, size)


def is_deadlock(cards: tuple[Card, ...], setting: klondike_reading.Setting) -> bool:
    named = [setting.cards[str(card)] for card in cards]
    try:
        Deadlock(named, setting.table, setting.rules, list(setting.cards.values())).require()
    except Rejected:
        return False
    return True


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
        *klondike_reading.EVIDENCE_KEYS,
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
