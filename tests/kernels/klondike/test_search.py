"""Verdicts, lines and closed sets of the compiled search against brute force over the rules, and the slow twin.

Brute force plays by the reference rules and knows no quotient.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from pathlib import Path

import pytest

from kernels.klondike.small_games import family, random_games
from kernels.klondike.twin import Abstract, Twin, brute_force
from verify.cards import ENGLISH, Card
from verify.deals.deal import Deal
from verify.deals.numbers import numbered
from verify.errors import BadInput
from verify.kernels.klondike.closed_sets import closed_set
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import ALL, PRUNINGS, search
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules

CASES = Path(__file__).parent.parent.parent / "cases" / "klondike_deals.txt"
SEARCH_ONLY = {"components", "when-needed", "earlier-place", "deadlocks"}
SUBSETS = [frozenset(names) for n in range(len(PRUNINGS) + 1) for names in combinations(sorted(PRUNINGS), n)]


def wins(twin: Twin, line: list[tuple[str, Card]]) -> bool:
    """Whether the twin allows every move of the line, and it ends won."""
    position = twin.first
    for kind, card in line:
        position = {(name, moved): after for name, moved, after in twin.moves(position)}[kind, card]
    return twin.won(position)


def test_verdicts_are_those_of_brute_force_with_every_set_of_prunings() -> None:
    verdicts = Counter[str]()
    for (start, rules), twin, _, verdict in random_games(2, 20, 200):
        assert brute_force(start, rules) == verdict
        for prunings in SUBSETS:
            found = search(prepare(start, rules), prunings=prunings)
            assert found.status == verdict
            assert verdict != "won" or wins(twin, found.line)
        verdicts[verdict] += 1
    assert min(verdicts.values()) > 3


@pytest.mark.parametrize(("ranks", "suits", "sizes"), [(3, 2, (2, 2)), (5, 1, (2, 2))])
@pytest.mark.parametrize(
    "rules", [KlondikeRules(draw=1), KlondikeRules(draw=2, passes=2, worrying_back=False)], ids=["one", "two"]
)
def test_verdicts_of_complete_families(ranks: int, suits: int, sizes: tuple[int, ...], rules: KlondikeRules) -> None:
    verdicts = Counter(
        (search(prepare(start, rules)).status, brute_force(start, rules)) for start in family(ranks, suits, sizes)
    )
    assert set(verdicts) <= {("won", "won"), ("exhausted", "exhausted")}
    assert len(verdicts) == 2


def test_plain_closed_sets_are_all_positions_there_are() -> None:
    lost = 0
    for (start, rules), twin, positions, verdict in random_games(3, 50, 400):
        found = closed_set(prepare(start, rules))
        assert found.status == verdict
        if verdict == "exhausted":
            assert found.keys.tolist() == sorted(map(twin.key, positions))
            lost += 1
    assert lost > 10


def needed(twin: Twin, position: Abstract, reductions: frozenset[str]) -> list[set[int]]:
    """Sets of keys of which one has to be in a closed set that has this position."""
    moves = list(twin.moves(position))
    forced = [
        {twin.key(after)}
        for kind, card, after in moves
        if twin.safe(position, card) and ((kind == "up" and "safe-up" in reductions) or kind == "talon-up")
        if kind == "up" or ("safe-talon" in reductions and twin.rules.draw == 1 and not twin.passes)
    ]
    skip = "skip-safe-back" in reductions
    every = {twin.key(after) for kind, card, after in moves if not (skip and kind == "back" and twin.safe(after, card))}
    return [*forced, every]


@pytest.mark.parametrize("reductions", [names for names in SUBSETS if not names & SEARCH_ONLY], ids=sorted)
def test_reduced_closed_sets_are_closed(reductions: frozenset[str]) -> None:
    """Seen from the twin: each member has a safe card's move, or all moves that are not left out, in the set."""
    smaller = 0
    for (start, rules), twin, positions, verdict in random_games(11, 40, 300):
        found = closed_set(prepare(start, rules), reductions=reductions)
        assert found.status == verdict
        if verdict == "exhausted":
            keys, by_key = set(found.keys.tolist()), {twin.key(position): position for position in positions}
            assert twin.key(twin.first) in keys <= set(by_key)
            for key in keys:
                assert any(some <= keys for some in needed(twin, by_key[key], reductions))
            smaller += len(keys) < len(positions)
    assert smaller >= (1 if reductions else 0)


def test_what_a_search_alone_may_leave_out_makes_no_closed_set() -> None:
    start, rules = next(game for game, _, _, _ in random_games(5, 1))
    with pytest.raises(BadInput, match="no closed set is made with components or deadlocks or earlier-place or"):
        closed_set(prepare(start, rules), reductions=ALL)


def cases() -> list[tuple[str, int, str]]:
    """Verdict, draw and deck of the deals on file, which two other solvers decided."""
    found, draw = [], 0
    for line in CASES.read_text(encoding="utf-8").splitlines():
        if line.startswith("## draw"):
            draw = int(line.split()[-1])
        elif line.startswith("## "):
            break
        elif line and not line.startswith("#"):
            verdict, deck = line.split(maxsplit=1)
            found.append((verdict.strip("()"), draw, deck))
    return found


def test_deals_decided_by_others_get_the_same_verdicts() -> None:
    """The first ones of each kind; all 120 agree, and take longer."""
    chosen = [*cases()[:5], *cases()[60:72]]
    assert {(verdict, draw) for verdict, draw, _ in chosen} == {("W", 1), ("W", 3), ("L", 1), ("L", 3)}
    for verdict, draw, deck in chosen:
        rules = KlondikeRules(draw=draw)
        start = deal_out(Deal(tuple(map(ENGLISH.read, deck.split()))), rules)
        found = search(prepare(start, rules))
        assert found.status == {"W": "won", "L": "exhausted"}[verdict], deck
        assert verdict == "L" or wins(Twin(start, rules), found.line)


@pytest.mark.parametrize("draw", [1, 3])
def test_a_deal_that_another_solver_calls_impossible(draw: int) -> None:
    code = CASES.read_text(encoding="utf-8").split()[-1]
    cards = [Card(int(code[i : i + 2]), {1: 4, 2: 3, 3: 2, 4: 1}[int(code[i + 2])]) for i in range(0, len(code), 3)]
    rules = KlondikeRules(draw=draw)
    start = deal_out(Deal(tuple(cards)), rules)
    assert wins(Twin(start, rules), search(prepare(start, rules)).line)


def test_a_game_that_is_won_at_once() -> None:
    start, rules = next(game for game, _, _, _ in random_games(5, 1))
    ranks = max(card.rank for card in start.cards)
    won = start._replace(columns=(), stock=(), waste=(), foundations=(ranks,) * len(start.foundations))
    found = search(prepare(won, rules))
    assert (found.status, found.line, found.positions) == ("won", [], 1)


def test_every_deal_is_decided_whatever_prunings_there_are() -> None:
    """Full deals: the same verdict with each pruning left out."""
    rules = KlondikeRules(draw=1)
    games = [prepare(deal_out(deal, rules), rules) for deal in numbered("random:1:12")]
    wanted = [search(game).status for game in games]
    assert set(wanted) == {"won", "exhausted"}
    for left_out in chain([frozenset[str]()], map(frozenset, combinations(PRUNINGS, 1))):
        few = [search(game, prunings=ALL - left_out, most_positions=10**6).status for game in games]
        assert all(status in (verdict, "stopped") for status, verdict in zip(few, wanted, strict=True))
        assert few.count("stopped") < 3
