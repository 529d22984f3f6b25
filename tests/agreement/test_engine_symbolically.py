"""The engine's own code, run on symbolic cards: the same game as the relation, and C1 to C7 proved about it.

How the symbolic tables lie is checked against games that the engine played on real cards; the counts of paths are
worked out by hand. Changed engines, each with one piece of their text replaced, must be refuted, by a state.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
import z3

from support.contract import mutated
from support.tables import rank_orders, table
from verify.cards import Card
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.engine_questions import same_game, same_proofs
from verify.proofs.methods.engine_relation import SHUTTLES, THEOREMS_OF_PLAY, WAYS, ask_all, settle
from verify.proofs.methods.engine_turns import ENGINE, Engine, engine_turns
from verify.proofs.methods.paths import Paths, SymbolicNumber, Undecided, term_of
from verify.proofs.methods.symbolic_table import SymbolicTable
from verify.proofs.model.observe import observed
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import Deal
from verify.report.evidence import decode
from verify.rules.clock import Position, play
from verify.rules.clock_options import ClockRules
from verify.verdict import Status

SECONDS = 300.0
BY_SHUTTLE = pytest.mark.parametrize("rules", [ClockRules(shuttle=each) for each in SHUTTLES], ids=lambda r: r.shuttle)


def paths(size: Size) -> int:
    """One path for the first turn. Then, by hand: the centre has given a card, each other pile any number of its s; the
    card in hand has any rank. Where it comes to an empty pile there are two paths: the code asks, for an exception
    that these rules do not have, whether the card came from there; but not if there is no card left anywhere.
    """
    tables = [gone for gone in product(range(size.s + 1), repeat=size.r) if gone[-1]]
    two_ways = sum(gone.count(size.s) for gone in tables) - size.r
    return 1 + size.r * len(tables) + two_ways


@pytest.mark.parametrize("size", [Size(2, 2), Size(3, 2)], ids=str)
@BY_SHUTTLE
def test_the_engine_plays_the_game_of_the_relation(size: Size, rules: ClockRules) -> None:
    turns = engine_turns(size, rules, Clock(SECONDS))
    assert len(turns.moves) == paths(size)
    found = ask_all(same_game(turns), turns, Clock(SECONDS))
    assert (found.status, found.reason, found.vacuous) == (Status.PROVED, "", set())
    assert found.queries >= len([move for move in turns.moves if move.after.hand])


def test_the_theorems_hold_of_the_engine(written: Path) -> None:
    """In all decks, those of three ranks and suits among them, as a report written now has it."""
    run = decode((written / "clock.json").read_bytes()).engine
    assert (run.status, run.reason) == (Status.PROVED, "")
    assert run.scope == "2x2, 3x2, 3x3; under-top, aside, over-bottom"
    assert run.paths == 3 * (paths(Size(2, 2)) + paths(Size(3, 2)) + paths(Size(3, 3)))
    assert run.queries >= 3 * 3 * 60


@BY_SHUTTLE
def test_every_obligation_about_a_turn_or_the_stop_is_asked(rules: ClockRules) -> None:
    turns = engine_turns(Size(3, 2), rules, Clock(SECONDS))
    questions = same_proofs(turns, THEOREMS_OF_PLAY)
    assert [question.says for question in questions] == [
        "C1 consecution",
        "C1 safety",
        "C2 safety",
        "C2-exception safety",
        "C3 consecution",
        "C3 safety",
        "C4 kings",
        "C4 last",
        "C5 own cards",
        "C5 last king",
        "C6 consecution",
        "C6 cycle loses",
        "C6 loss is closed",
        "C7 closed",
        "C7 reaching",
    ]
    stops = [question for question in questions if question.says in {"C2 safety", "C4 last", "C7 closed"}]
    found = ask_all(stops, turns, Clock(SECONDS))
    assert (found.status, found.vacuous) == (Status.PROVED, set())


def test_without_a_case_nothing_is_proved() -> None:
    run = settle(SECONDS, [Size(2, 2)], ["under-top"])
    assert run.status is Status.VACUOUS
    assert run.reason == "no state satisfies the premises: C6 cycle loses"  # one clock pile: all of a kind are home
    assert settle(SECONDS, []).status is Status.VACUOUS


def test_out_of_time_nothing_is_proved() -> None:
    run = settle(0.0, [Size(2, 2)])
    assert (run.status, run.reason) == (Status.UNKNOWN, "2x2, under-top: out of time")


def test_each_way_says_what_it_covers_and_what_it_does_not() -> None:
    assert [row.way[:3] for row in WAYS] == ["(a)", "(b)", "(c)", "non"]
    assert all(row.does_not_cover for row in WAYS)


# ---- Tables ------------------------------------------------------------------------------------------------------


@BY_SHUTTLE
def test_symbolic_tables_lie_as_the_tables_of_real_games(rules: ClockRules) -> None:
    """Real cards in place of symbolic ones: the very positions of the engine, on every deal of a small deck."""
    moments = 0
    for order in rank_orders(3, 2):
        game = play(table(order, 2), rules)
        seen = observed(game, 2)
        assert plain(real_tables(seen.at, rules).dealt().piles) == plain(game.table.piles)
        for position in game.positions[:-1]:
            tables = real_tables(seen.at, rules)
            laid = tables.between_turns(tables.counts_of(position), position.hand, position.source)
            assert plain(laid.piles) == plain(position.piles)
            assert plain(laid.aside) == plain(position.aside)
            moments += 1
    assert moments == 12 + 36 + 72 + 120 + 180  # of 90 games so many have 2, 3, ... 6 turns


def real_tables(at: Any, rules: ClockRules) -> SymbolicTable:
    """Tables of a real deal, whose numbers are terms with a value."""
    deal = Deal(
        lambda p, d: z3.IntVal(at.deal.rank(p, d)), lambda p, d: z3.IntVal(at.deal.copy(p, d)), at.deal.place_of
    )
    return SymbolicTable(at._replace(deal=deal), rules, Paths([], Clock(SECONDS)))


def plain(piles: Any) -> list[list[tuple[int, bool]]]:
    """Ranks, and which way round they lie; cards in piles that are not laid yet lie face down."""
    return [
        [(rank_of(getattr(card, "card", card)), getattr(card, "face_up", False)) for card in pile] for pile in piles
    ]


def rank_of(card: Card) -> int:
    term = term_of(card.rank)
    return term if isinstance(term, int) else int(term.as_long())


# ---- Changed engines ---------------------------------------------------------------------------------------------

TAKES = "turned, *rest = cards\n    return"
PUTS = "(*pile, Lying(card, True))), hand=None"
PUTS_ON = "piles=_with(position.piles, home, (*pile, Lying(card, True)))"
STOPS = '            return False\n        case "clockwise":'

CHANGED = {
    "takes the bottom card": ("under-top", TAKES, "*rest, turned = cards\n    return"),
    "takes the top card": ("over-bottom", "*rest, turned = cards", "turned, *rest = cards"),
    "puts the card on another pile": (
        "under-top",
        PUTS_ON,
        "piles=_with(position.piles, 1, (*position.piles[0], Lying(card, True)))",
    ),
    "goes on from the next pile": ("under-top", STOPS, STOPS.replace("False", "True")),
    "leaves the card in hand face down": ("under-top", PUTS, PUTS.replace("True", "False")),
    "forgets the card in hand": ("aside", "(*position.aside[home - 1], card)", "position.aside[home - 1]"),
    "puts the card on the other end": ("under-top", "(*pile, Lying(card, True))", "(Lying(card, True), *pile)"),
    "turns over the rest": ("under-top", "tuple(rest)), hand=turned.card", "tuple(rest[::-1])), hand=turned.card"),
    "tells the wrong source": ("under-top", "hand=turned.card, source=pile)", "hand=turned.card, source=1)"),
    "begins elsewhere": ("under-top", "    start = start_pile(table, rules)", "    start = 1"),
}
"""By what is wrong: the shuttle, a piece of the engine's text, and what stands there instead."""


def changed(name: str) -> tuple[ClockRules, Engine]:
    shuttle, text, instead = CHANGED[name]
    module = mutated("engine_changed", text, instead)
    return ClockRules(shuttle=shuttle), Engine(module.begin, module.step)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", CHANGED)
def test_control_a_changed_engine_is_not_the_relation(name: str) -> None:
    rules, engine = changed(name)
    turns = engine_turns(Size(2, 2), rules, Clock(SECONDS), engine)
    found = ask_all(same_game(turns), turns, Clock(SECONDS))
    assert found.status is Status.REFUTED
    assert "with the piles" in found.reason


PROOF_FAILS = {
    "goes on from the next pile": "C1 consecution: ",
    "puts the card on another pile": "C1 consecution: ",
}
"""Changes after which theorems themselves are false, and the first that is."""


@pytest.mark.parametrize("name", PROOF_FAILS)
def test_control_of_a_changed_engine_the_theorems_are_false(name: str) -> None:
    rules, engine = changed(name)
    turns = engine_turns(Size(2, 2), rules, Clock(SECONDS), engine)
    found = ask_all(same_proofs(turns, THEOREMS_OF_PLAY), turns, Clock(SECONDS))
    assert found.status is Status.REFUTED
    assert found.reason.startswith(PROOF_FAILS[name])


def test_control_a_run_with_a_changed_engine_says_where() -> None:
    _, engine = changed("takes the bottom card")
    run = settle(SECONDS, [Size(2, 1), Size(2, 2)], ["aside"], engine=engine)
    assert run.status is Status.REFUTED
    assert run.reason.startswith("2x2, aside: a turn of the engine is one of the relation: next card: with the piles")


# ---- Paths -------------------------------------------------------------------------------------------------------


def forking(*known: Any) -> tuple[Paths, Any]:
    number = z3.Int("n")
    return Paths([part(number) for part in known], Clock(SECONDS)), number


def test_every_way_is_gone_once() -> None:
    ways, n = forking(lambda n: n >= 1, lambda n: n <= 4)

    def code() -> tuple[str, str]:
        number: Any = SymbolicNumber(n, ways)
        return "abcdef"[number], "small" if number < 3 else "large"

    results = [path.result for path in ways.walk(code)]
    assert sorted(results) == [("b", "small"), ("c", "small"), ("d", "large"), ("e", "large")]


@pytest.mark.parametrize("ask", ["n == 2", "n != 2", "n < 2", "n <= 2", "n > 2", "n >= 2", "bool(n)", "n + 1", "n - 1"])
def test_a_symbolic_number_answers_as_the_plain_one(ask: str) -> None:
    ways, n = forking(lambda n: n >= 0, lambda n: n <= 4)
    told: dict[int, Any] = {}
    for path in ways.walk(lambda: eval(ask, {"n": SymbolicNumber(n, ways)})):
        for value in range(5):
            if z3.is_true(z3.simplify(z3.substitute(z3.And(*path.condition), (n, z3.IntVal(value))))):
                assert value not in told
                told[value] = path.result
    assert told == {value: eval(ask, {"n": value}) for value in range(5)}


def test_what_a_symbolic_number_cannot_do_is_an_error() -> None:
    ways, n = forking(lambda n: n >= 1)
    number: Any = SymbolicNumber(n, ways)
    with pytest.raises(TypeError):
        hash(number)
    with pytest.raises(TypeError):
        number * 2
    with pytest.raises(TypeError, match="compared with str"):
        list(ways.walk(lambda: number == "2"))
    with pytest.raises(TypeError, match="compared with tuple"):
        term_of(())
    with pytest.raises(Undecided, match="more than 64 values"):
        list(ways.walk(lambda: "abc"[number]))


def test_premises_that_contradict_each_other_leave_no_path() -> None:
    ways, n = forking(lambda n: n >= 1, lambda n: n <= 0)
    with pytest.raises(Undecided, match="contradicts itself"):
        list(ways.walk(lambda: SymbolicNumber(n, ways) == 2))


def test_the_engine_run_is_the_reference_engine() -> None:
    from verify.rules.clock import begin, step

    assert (ENGINE.begin, ENGINE.step) == (begin, step)
    assert Position.__module__ == "verify.rules.clock"
