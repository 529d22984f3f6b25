"""Programs that print a line a deck: a right one passes, each wrong one fails on an input as small as can be said."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from verify.cards import ENGLISH, Card
from verify.conformance.batch.decks import SORTED, Deck, decks
from verify.conformance.batch.lines import Fault, expected_line, first_fault, input_of
from verify.conformance.batch.program import Run, run
from verify.conformance.batch.shrinking import Shrinking, misplaced
from verify.conformance.batch.testing import PLAYED, BatchOutcome, Failure, conform_batch
from verify.errors import BadInput
from verify.rules.clock_options import PRESETS, ClockRules

ROOT = Path(__file__).parents[2]
CONTEST = PRESETS["uva170"].rules
LONG = 60.0

ON_SORTED = [
    ("not-reversed", "count", "expected 08,KC, found 04,KS"),
    ("blocks", "count", "expected 08,KC, found 31,KC"),
    ("anticlockwise", "count", "expected 08,KC, found 52,KC"),
    ("in-order", "count", "expected 08,KC, found 52,KC"),
    ("index", "count", "expected 08,KC, found 07,KC"),
    ("suit", "card", "expected 08,KC, found 08,KS: the last card is KC"),
    ("no-zero", "format", "expected 08,KC, found '8,KC': a number below ten is written with a zero before it"),
    ("spaces", "format", "expected 08,KC, found '08, KC'"),
    ("both-on-a-line", "format", "expected 08,KC, found '08,KC 08,KC': more than one outcome on a line"),
    ("words", "garbage", "expected 08,KC, found 'the game is lost'"),
    ("exit-status", "crash", "ended with exit status 1, after all of 1 lines"),
    ("a-summary", "extra line", "a line more than there are decks: 'done'"),
]
ON_WINS = [
    ("nothing-on-a-win", "missing line", "no line for deck 1, expected 52,K"),
    ("both", "extra line", "a line more than there are decks: '51,K"),
    ("off-by-one-at-52", "count", "found 51,K"),
    ("blank-on-a-win", "format", "found an empty line"),
    ("crash-on-a-win", "crash", "ended by SIGABRT, after 0 of 1 lines"),
    ("flood-on-a-win", "flood", "more than 16,704 bytes of output"),
]
ON_SEVERAL = [
    ("only-the-first", 2, "missing line", "no line for deck 2, expected 08,KC"),
    ("kings-kept", 2, "garbage", "deck 2: expected 08,KC, found '00,'"),
    ("crash-at-10", 10, "crash", "ended with exit status 1, after 9 of 10 lines"),
    ("extra-at-20", 20, "extra line", "a line more than there are decks: ''"),
]


def command(wrong: str = "nothing") -> list[str]:
    return [sys.executable, "-I", "-S", str(Path(__file__).parent / "engines" / "contest.py"), wrong]


def failing(wrong: str, timeout: float = LONG) -> tuple[BatchOutcome, Failure]:
    outcome = conform_batch(command(wrong), 100, 1, timeout)
    assert outcome.failure is not None
    assert outcome.failure.repeats
    shows_by_itself(outcome.failure, wrong)
    return outcome, outcome.failure


def shows_by_itself(failure: Failure, wrong: str) -> None:
    """What is told can be seen without this room: the right program prints what is expected, the wrong one does not."""
    if failure.fault.kind in ("time-out", "flood"):
        return

    def printed(which: str) -> tuple[int, str]:
        done = subprocess.run(command(which), input=failure.input_text, capture_output=True, text=True)
        return done.returncode, done.stdout

    assert printed("nothing") == (0, failure.expected_text)
    assert printed(wrong) != (0, failure.expected_text)


@pytest.mark.parametrize("wrong", ["nothing", "windows-lines", "no-last-end-of-line"])
def test_a_right_program_passes_and_the_program_was_written_apart_from_these_rules(wrong: str) -> None:
    told: list[int] = []
    outcome = conform_batch(command(wrong), 600, 3, LONG, progress=told.append)
    assert (outcome.failure, outcome.decks, outcome.runs) == (None, 600, 10)
    assert told == [1, 3, 7, 15, 31, 63, 127, 255, 511, 600]


@pytest.mark.parametrize(("wrong", "kind", "message"), ON_SORTED)
def test_a_fault_of_every_game_is_shown_by_the_deck_in_order(wrong: str, kind: str, message: str) -> None:
    outcome, failure = failing(wrong)
    assert (failure.decks, failure.fault.kind) == ((SORTED,), kind)
    assert message in failure.fault.message
    assert outcome.decks <= 3


@pytest.mark.parametrize(("wrong", "kind", "message"), ON_WINS)
def test_a_fault_of_wins_is_found_at_once_and_shown_by_a_deck_nearly_in_order(
    wrong: str, kind: str, message: str
) -> None:
    outcome, failure = failing(wrong)
    assert (len(failure.decks), failure.fault.kind) == (1, kind)
    assert outcome.decks <= 3
    assert message in failure.fault.message
    assert 7 <= misplaced(failure.decks[0]) <= 9  # seven must be: in order the piles lead round in seven circles


@pytest.mark.parametrize("wrong", ["queens-are-kings", "own-pile"])
def test_a_fault_that_the_deck_in_order_does_not_show_is_shown_by_two_cards(wrong: str) -> None:
    _, failure = failing(wrong)
    assert [misplaced(deck) for deck in failure.decks] == [2]


@pytest.mark.parametrize(("wrong", "number", "kind", "message"), ON_SEVERAL)
def test_a_fault_that_one_deck_does_not_show_is_shown_by_as_few_as_do(
    wrong: str, number: int, kind: str, message: str
) -> None:
    _, failure = failing(wrong)
    assert failure.decks == (SORTED,) * number
    assert (failure.fault.kind, failure.fault.message) == (kind, message)


def test_a_program_that_hangs_is_ended_and_the_input_is_made_small_all_the_same() -> None:
    _, failure = failing("hangs-below-10", 0.5)
    assert (failure.decks, failure.fault.kind) == ((SORTED,), "time-out")
    assert failure.fault.message == "it has not ended within 0.5 s, after 0 of 1 lines"


def test_standard_error_is_among_the_details() -> None:
    _, failure = failing("crash-at-10")
    assert failure.fault.details[-1] == "standard error: IndexError: pop from empty list"


def test_the_same_seed_finds_the_same_and_a_failure_is_a_pair_of_files() -> None:
    one, other = (replace(failing("own-pile")[0], seconds=0) for _ in range(2))
    assert one == other
    failure = failing("not-reversed")[1]
    assert failure.expected_text == "08,KC\n"
    assert failure.input_text == (
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS\nAH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH\n"
        "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD\nAC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n#\n"
    )


def test_a_failure_that_does_not_repeat_is_said_not_to(tmp_path: Path) -> None:
    once = tmp_path / "once.py"
    once.write_text(
        "import pathlib, runpy, sys\n"
        f"mark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
        "if not mark.exists():\n    mark.touch()\n    sys.exit(3)\n"
        f"sys.argv = ['', 'nothing']\nrunpy.run_path({command()[3]!r}, run_name='__main__')\n",
        encoding="utf-8",
    )
    failure = conform_batch([sys.executable, str(once)], 5, 1, LONG).failure
    assert failure is not None
    assert (failure.repeats, failure.fault.kind) == (False, "crash")


@pytest.mark.parametrize("preset", PLAYED)
def test_tricky_decks_end_where_they_are_made_to(preset: str) -> None:
    rules = PRESETS[preset].rules
    lines = [expected_line(deck, rules) for deck in islice(decks(7, rules), 12)]
    turned = [int(line[:2]) for line in lines]
    made = {2: 52, 3: 9, 4: 51, 6: 4, 7: 50, 8: 10, 10: 49, 11: 8, 12: 5}
    for number, last in made.items():
        if rules.dead_end == "stop":
            assert turned[number - 1] == last
        else:
            assert turned[number - 1] >= last
    assert all(len(set(deck)) == 52 for deck in islice(decks(7, rules), 12))


def test_the_contest_s_own_example() -> None:
    """The deck and the outcome are those of the problem's text."""
    text = (ROOT / "verify" / "examples" / "contest.txt").read_text(encoding="utf-8")
    deck: Deck = tuple(ENGLISH.read(card) for card in text.replace("#", "").split())
    assert expected_line(deck, CONTEST) == "44,KD"
    assert input_of([deck]) == text
    assert run(command(), text, LONG) == Run((b"44,KD",), b"", None, "", ())


def ran(*lines: bytes, rest: bytes = b"", **ended: str) -> Run:
    return Run(lines, rest, ended.get("fault"), ended.get("message", ""), ())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("done", "kind", "deck"),
    [
        (ran(b"44,KD", b"09,KS"), None, 0),
        (ran(b"44,KD\r", b"09,KS\r"), None, 0),
        (ran(b"44,KD", rest=b"09,KS"), None, 0),
        (ran(b"44,KD"), "missing line", 2),
        (ran(), "missing line", 1),
        (ran(b"44,KD", b"09,KS", b""), "extra line", 2),
        (ran(b"44,KD", b"09,KS", rest=b"."), "extra line", 2),
        (ran(b"44,KD", b"9,KS"), "format", 2),
        (ran(b"44,KD", b"09,KS "), "format", 2),
        (ran(b"44,KD", b"09,ks"), "format", 2),
        (ran(b"044,KD", b"09,KS"), "format", 1),
        (ran(b"", b"09,KS"), "format", 1),
        (ran(b"44,KS", b"09,KS"), "card", 1),
        (ran(b"09,KS", b"09,KS"), "count", 1),
        (ran(b"\xff\xfe", b"09,KS"), "garbage", 1),
        (ran("٤٤,KD".encode(), b"09,KS"), "format", 1),
        (ran(b"44,KD", fault="crash", message="ended"), "crash", 2),
        (ran(b"44,KD", b"09,KS", fault="crash", message="ended"), "crash", 2),
        (ran(b"44,KD", rest=b"09,KS", fault="time-out", message="late"), "time-out", 2),
        (ran(b"44,KD", b"9", fault="crash", message="ended"), "garbage", 2),
        (ran(b"44,KD", b"9", fault="flood", message="much"), "flood", 2),
    ],
)
def test_what_is_wrong_first_is_told(done: Run, kind: str | None, deck: int) -> None:
    fault = first_fault(["44,KD", "09,KS"], done)
    assert (fault and fault.kind, fault.deck if fault else 0) == (kind, deck)


def test_a_fault_of_any_kind_of_deck_is_shrunk_to_what_it_needs() -> None:
    """Faults by definition, not by a program: what is found can be told beforehand."""
    king, two = Card(13, 1), Card(2, 1)

    def king_before_two(some: Sequence[Deck]) -> Fault | None:
        bad = [number for number, deck in enumerate(some, 1) if deck.index(king) < deck.index(two)]
        return Fault("count", "", bad[0]) if bad else None

    start = tuple(islice(decks(1, ClockRules()), 40))
    first = king_before_two(start)
    assert first is not None
    (small,) = Shrinking(king_before_two, LONG).smallest(start, first.deck)
    assert misplaced(small) == 2

    def three_with_aces_last(some: Sequence[Deck]) -> Fault | None:
        bad = [number for number, deck in enumerate(some, 1) if deck[-1].rank <= 5]
        return Fault("count", "", bad[2]) if len(bad) > 2 else None

    first = three_with_aces_last(start)
    assert first is not None
    three = Shrinking(three_with_aces_last, LONG).smallest(start, first.deck)
    assert [misplaced(deck) for deck in three] == [2, 2, 2]


def test_bad_input() -> None:
    for preset, what in (("watch", "has a second chance"), ("no-such", "is unknown")):
        with pytest.raises(BadInput, match=rf"^preset '{preset}' {what}: expected one of classic, shakki, one-king"):
            conform_batch(command(), preset=preset)
    with pytest.raises(BadInput, match=r"^'no-such-engine' cannot be started: "):
        conform_batch(["no-such-engine"])
    with pytest.raises(BadInput, match=r"^0 decks: expected one at least$"):
        conform_batch(command(), 0)


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("cat > /dev/null; exec 1>&-; exec sleep 600", "time-out"),
        ("sleep 600 & exit 3", "crash"),
        ("sleep 600 & cat > /dev/null", None),
        ("exit 0", None),
        ("yes", "flood"),
        ("tr -d '\\n' < /dev/zero", "flood"),
        ("exec 0<&-; kill -STOP $$", "time-out"),
        ("yes 1>&2", "time-out"),
    ],
)
def test_a_run_ends_whatever_the_program_does(program: str, fault: str | None) -> None:
    timeout = 0.5 if fault == "time-out" else LONG
    assert run(["sh", "-c", program], input_of([SORTED] * 1000), timeout).fault == fault
