"""pyksolve, a published solver of Klondike, beside ours: which of its answers are wrong.

It takes decks as Klondike-Solver writes them. What it says of random deals is compared with the search; where it is
wrong, there are moves that win, and the independent checker plays them.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify
from verify import checker
from verify.deals.numbers import numbered
from verify.deals.positions import Position
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import search
from verify.rules.klondike_dealing import deal_out, gather
from verify.rules.klondike_options import KlondikeRules

pyksolve = pytest.importorskip("pyksolve.solver")

DIGITS = EXAMPLES / "klondike_digits.txt"
SUITS = {1: 4, 2: 3, 3: 2, 4: 1}  # clubs, diamonds, hearts, spades
STATES = 20_000


def said(deck: str, draw: int) -> str:
    """What pyksolve says of a deck: impossible, won, or that it does not know."""
    game = pyksolve.Solitaire()
    game.draw_count = draw
    assert game.load_solitaire(deck)
    game.reset_game()
    return {"Impossible": "impossible", "CouldNotComplete": "unknown"}.get(
        game.solve_minimal(max_closed_count=STATES).name, "won"
    )


def in_digits(position: Position, rules: KlondikeRules) -> str:
    return "".join(f"{card.rank:02}{SUITS[card.suit]}" for card in gather(position, rules))


def last_deck_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").split()[-1]


@pytest.mark.parametrize("draw", [1, 3])
def test_of_random_deals_it_says_nothing_wrong(draw: int) -> None:
    rules, answers = KlondikeRules(draw=draw), Counter[tuple[str, str]]()
    for deal in numbered("random:1:150"):
        position = deal_out(deal, rules)
        answers[search(prepare(position, rules)).status, said(in_digits(position, rules), draw)] += 1
    assert answers["exhausted", "won"] == answers["won", "impossible"] == 0
    assert answers["exhausted", "impossible"] >= (draw == 3)
    assert answers["won", "won"] >= 10


@pytest.mark.parametrize("draw", [1, 3])
def test_it_calls_a_deal_impossible_that_moves_win(verify: Verify, tmp_path: Path, draw: int) -> None:
    assert said(last_deck_of(DIGITS), draw) == "impossible"
    done = verify("check", "--game", "klondike", "-o", f"draw={draw}", "--certificate", str(tmp_path), str(DIGITS))
    assert "winnable" in done.out
    certificate, claim = sorted(tmp_path.iterdir())
    command = [sys.executable, "-I", "-S", str(Path(checker.__file__).parent), str(claim), str(certificate)]
    accepted = subprocess.run(command, capture_output=True, text=True)
    assert accepted.returncode == 0, accepted.stderr
    assert "winnable" in accepted.stdout


def test_it_takes_a_deck_of_fifty_three_cards() -> None:
    deck = last_deck_of(DIGITS)
    game = pyksolve.Solitaire()
    assert game.load_solitaire(deck + deck[:3])
    assert not game.load_solitaire(deck[3:])
    assert not game.load_solitaire(deck[:3] + deck[:3] + deck[6:])
