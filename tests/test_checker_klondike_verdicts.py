"""What the checker accepts of Klondike is true, by all play of small decks and by other solvers of real ones."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from support.klondike_games import NARROW, setting_of, starts
from support.klondike_published import UNWINNABLE, WINNABLE
from verify.cards import ENGLISH, Card
from verify.certificate.klondike import claim, closed_set_certificate
from verify.checker import Rejected, check, klondike_reading
from verify.checker.klondike_deadlock import Deadlock
from verify.checker.klondike_quotient import Key, Quotient
from verify.checker.klondike_steps import Steps
from verify.deals.deal import Deal
from verify.deals.positions import Position, PositionDeal
from verify.rules.klondike import apply, is_won, legal_moves
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

REDUCTIONS = [(), ("safe-up",), ("skip-safe-back",), ("safe-up", "skip-safe-back")]


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


def test_sets_are_accepted_exactly_where_they_are_closed() -> None:
    """Sets made as if any card that can go up were safe, by a second look at all of their positions."""
    closed = []
    for start, rules in starts(11, 50, NARROW):
        setting = setting_of(start, rules)
        quotient = Quotient(setting.table, setting.rules, setting.ranks)
        for reductions in REDUCTIONS:
            keys = as_if_safe(quotient)
            closed.append(is_closed(keys, quotient, reductions))
            assert closed[-1] is not bool(reason(start, rules, keys, reductions))
    assert closed.count(True) > 20
    assert closed.count(False) > 20


def as_if_safe(quotient: Quotient, most: int = 200) -> set[Key]:
    """Positions reached where nothing else is done if a card can go up."""
    steps, pending, seen = Steps(quotient), [quotient.start], {quotient.start}
    while pending and len(seen) < most:
        moves = list(steps.of(pending.pop()))
        ups = [to for kind, _, to in moves if kind in ("up", "talon-up")]
        for key in ups[:1] or [to for _, _, to in moves]:
            if key not in seen:
                seen.add(key)
                pending.append(key)
    return seen


def is_closed(keys: set[Key], quotient: Quotient, reductions: tuple[str, ...]) -> bool:
    """Whether no position is won, and each has a safe move into the set, or all that count lead into it."""
    for key in keys:
        forced, others = safe(quotient, Steps(quotient), key, reductions)
        if set(parts_heights(key, quotient)) == {quotient.ranks}:
            return False
        if keys.isdisjoint(forced) and not keys.issuperset(others):
            return False
    return True


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
