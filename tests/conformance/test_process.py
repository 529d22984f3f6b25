"""Engines at the end of a pipe: a right one is heard, a wrong one is told what is wrong with it, and none stays."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

from verify.conformance.asking.process import ProcessEngine
from verify.conformance.differences import Faulty
from verify.conformance.engine import Hello, NewDeal, Refused
from verify.conformance.reference.options import options_of
from verify.errors import BadInput

ENGINES = Path(__file__).parent / "engines"
ANSWERS = ["right", "slow", "deaf_to_the_end", "with_a_child", "noisy", "closes_errors", "windows_lines", "in_pieces"]
SHORT, LONG = 0.5, 30.0  # seconds: for those that never answer, and for those that do something on their own

WRONG = [
    ("silent", "time-out", "no answer within 0.5 s"),
    ("deaf", "time-out", "no answer within 0.5 s"),
    ("half_a_line", "time-out", "no answer within 0.5 s"),
    ("not_flushed", "time-out", "no answer within 0.5 s"),
    ("stops", "time-out", "no answer within 0.5 s"),
    ("talks_to_errors", "time-out", "no answer within 0.5 s"),
    ("endless_line", "flood", f"a line of more than 1,048,576 bytes: '{'x' * 199}…'"),
    ("long_line", "flood", 'a line of more than 1,048,576 bytes: \'{"moves": ["xxx'),
    ("pretty", "flood", "more than one line to a request: '{', then '  \"moves\": [\"turn\"]'"),
    ("exit_status", "crash", "ended with exit status 3"),
    ("raises", "crash", "ended with exit status 1"),
    ("segmentation_fault", "crash", "ended by SIGSEGV"),
    ("killed", "crash", "ended by SIGKILL"),
    ("exits_beside_a_child", "crash", "ended with exit status 3"),
    ("exits", "silent exit", "ended with exit status 0, without an answer"),
    ("exits_in_a_line", "silent exit", "ended with exit status 0, without an answer"),
    ("closes_output", "silent exit", "no answer can come any more: a pipe is closed, though the program still runs"),
    ("closes_input", "silent exit", "no answer can come any more: a pipe is closed, though the program still runs"),
    ("hello_twice", "flood", 'a line that was not asked for: \'{"protocol": 1,'),
    ("latin", "garbage", "no answer to moves: not UTF-8 at byte 13 of the line"),
    ("words", "garbage", "no answer to moves: not JSON: "),
    ("empty", "garbage", "no answer to moves: an empty line, expected an object of JSON"),
    ("cut", "garbage", "no answer to moves: not JSON: input data was truncated"),
    ("array", "garbage", "no answer to moves: expected an object of JSON, found '[\"turn\"]'"),
    ("null", "garbage", "no answer to moves: expected an object of JSON, found 'null'"),
    ("nested", "garbage", "no answer to moves: "),
    ("no-member", "garbage", "no answer to moves: object missing required field moves"),
    ("other-member", "garbage", "no answer to moves: object missing required field moves"),
    ("one", "garbage", "no answer to moves: expected array, found str, at moves"),
    ("numbers", "garbage", "no answer to moves: expected str, found int, at moves[1]"),
    ("not-a-number", "garbage", "no answer to moves: not JSON: "),
    ("ok", "garbage", "no answer to moves: object missing required field moves"),
    ("refused-by-number", "garbage", "no answer to moves: expected str, found int, at refused"),
]


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No thread and no open file is left by a test."""
    before = threading.active_count(), open_files()
    yield
    assert (threading.active_count(), open_files()) == before


def open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


def misbehaving(does: str, note: Path | None = None, timeout: float = LONG) -> ProcessEngine:
    command = [sys.executable, "-I", "-S", str(ENGINES / "misbehaving.py"), does]
    return ProcessEngine([*command, str(note)] if note else command, timeout)


def saying(line: str, timeout: float = LONG) -> ProcessEngine:
    """An engine that says one line to everything."""
    return ProcessEngine(["sh", "-c", f"while read x; do printf '%s\\n' '{line}'; done"], timeout)


def running(note: Path) -> list[str]:
    """Those processes of a note that still run; one that has ended counts as gone, if nobody has asked for its end."""
    ids = note.read_text(encoding="ascii").split()
    assert ids
    until = monotonic() + 5  # one that has been killed may take a moment to be gone
    while (left := list(filter(None, map(state_of, ids)))) and monotonic() < until:
        sleep(0.1)
    return left


def state_of(process: str) -> str:
    state = subprocess.run(["ps", "-o", "stat=", "-p", process], capture_output=True, text=True).stdout
    return "" if state.startswith("Z") else state


def fault_of(engine: ProcessEngine) -> Faulty:
    engine.hello()
    with pytest.raises(Faulty) as found:
        engine.moves()
    return found.value


@pytest.mark.parametrize("does", ANSWERS)
def test_a_right_answer_is_heard_however_it_comes(does: str, tmp_path: Path) -> None:
    with closing(misbehaving(does, tmp_path / "note")) as engine:
        assert engine.hello() == Hello(1, "wrong", {"clock": ["classic"]})
        assert engine.moves() == ["turn"]
    assert running(tmp_path / "note") == []


@pytest.mark.parametrize(("does", "kind", "message"), WRONG, ids=[does for does, *_ in WRONG])
def test_what_is_no_answer_is_told_by_its_kind_and_ends_the_program(
    does: str, kind: str, message: str, tmp_path: Path
) -> None:
    with closing(misbehaving(does, tmp_path / "note", SHORT if kind == "time-out" else LONG)) as engine:
        fault = fault_of(engine)
        assert (fault.kind, fault.message[: len(message)]) == (kind, message)
        assert all(line.isprintable() for line in (fault.message, *fault.details))
        assert running(tmp_path / "note") == []
        with pytest.raises(Faulty) as again:
            engine.undo()
        assert (again.value.kind, again.value.details) == (fault.kind, fault.details)


def test_more_lines_than_requests_are_a_flood_whenever_they_come() -> None:
    with closing(misbehaving("two_lines")) as engine:
        engine.hello()
        assert engine.moves() == ["turn"]
        with pytest.raises(Faulty) as found:
            engine.moves()
    assert found.value.message == 'a line that was not asked for: \'{"moves": ["turn"]}\''
    with closing(misbehaving("endless_lines")) as engine:
        engine.hello()
        with pytest.raises(Faulty, match="a line that was not asked for"):
            all(engine.moves() for _ in count())  # a line that comes late is taken for the next answer


def test_details_say_what_was_asked_what_had_come_and_what_was_said_last() -> None:
    def details(does: str, timeout: float = LONG) -> tuple[str, ...]:
        with closing(misbehaving(does, timeout=timeout)) as engine:
            return fault_of(engine).details

    assert details("half_a_line", SHORT) == ('asked: {"ask":"moves"}', "half a line had come: '{\"moves'")
    assert details("silent", SHORT) == ('asked: {"ask":"moves"}', "nothing had come; is each line flushed?")
    assert details("exits_in_a_line") == ("half a line had come: '{\"moves'",)
    assert details("exit_status") == ("standard error: first words", r"standard error: the deck is \xff empty")
    assert details("raises")[-1] == "standard error: KeyError: '5S'"
    assert details("words") == (r"the line begins 'the moves are: turn\x1b[2J'",)
    assert len(details("talks_to_errors", SHORT)) == 2 + 8


def test_a_request_that_nobody_reads_is_waited_for_no_longer_than_others() -> None:
    with closing(misbehaving("silent", timeout=SHORT)) as engine:
        engine.hello()
        with pytest.raises(Faulty) as found:
            engine.apply("x" * 1_000_000)
    assert found.value.kind == "time-out"


def test_a_large_request_and_a_large_answer_pass() -> None:
    program = (
        "import sys, json\n"
        "for line in sys.stdin: print(json.dumps({'refused': json.loads(line)['move'][::-1]}), flush=True)"
    )
    engine = ProcessEngine([sys.executable, "-I", "-S", "-c", program], LONG)
    with closing(engine), pytest.raises(Refused) as found:
        engine.apply("ab" * 400_000)
    assert str(found.value) == "ba" * 400_000


def test_the_slowest_answer_is_remembered_without_the_first() -> None:
    with closing(misbehaving("slow")) as engine:
        engine.hello()
        assert engine.slowest == 0
        engine.moves()
        assert 0.2 <= engine.slowest < LONG


def test_a_refusal_has_the_words_of_the_engine_but_hello_is_not_refused() -> None:
    with closing(misbehaving("refused")) as engine:
        engine.hello()
        for ask in (engine.undo, engine.state, engine.moves, engine.result, lambda: engine.apply("turn")):
            with pytest.raises(Refused, match=r"^I do not know$"):
                ask()
    with closing(saying('{"refused": "who asks?"}')) as engine, pytest.raises(Faulty) as found:
        engine.hello()
    assert (found.value.kind, found.value.message) == ("garbage", "no answer to hello: it is refused, who asks?")


DEAL = NewDeal("clock", "classic", options_of("clock"), 3, 1, ("2S", "3S", "AS"))
UNLIKE = [
    ("deal", '{"ok": false}', 'expected true, found false, at ok; to refuse is to say {"refused": ..}'),
    ("deal", '{"ok": 1}', "expected bool, found int, at ok"),
    ("hello", '{"protocol": 1, "engine": "mine"}', "object missing required field games"),
    ("hello", '{"protocol": "1", "engine": "mine", "games": {}}', "expected int, found str, at protocol"),
    ("hello", '{"protocol": 1, "engine": "mine", "games": {}, "asks": []}', "expected array of length >= 1, at asks"),
    ("hello", '{"protocol": 1, "engine": "mine", "games": {}, "asks": ["deal"]}', "invalid enum value 'deal', at asks"),
    ("result", '{"result": "draw"}', "invalid enum value 'draw', at result"),
    ("result", '{"result": "lost", "turned": "07", "last": "KH"}', "expected int, found str, at turned"),
    ("state", '["AS"]', "expected an object of JSON, found '[\"AS\"]'"),
]


@pytest.mark.parametrize(("ask", "line", "message"), UNLIKE)
def test_each_reply_has_its_form(ask: str, line: str, message: str) -> None:
    with closing(saying(line)) as engine, pytest.raises(Faulty) as found:
        engine.deal(DEAL) if ask == "deal" else getattr(engine, ask)()
    assert found.value.kind == "garbage"
    assert found.value.message.startswith(f"no answer to {ask}: {message}")


STATES = [
    ("clock", '{"piles": [], "hand": null}', '{"piles": [{"down": [], "up": 1}], "hand": null}', "piles[0].up"),
    (
        "klondike",
        '{"columns": [], "foundations": [0], "stock": [], "waste": [], "pass": 1}',
        '{"columns": [], "foundations": ["0"], "stock": [], "waste": [], "pass": 1}',
        "foundations[0]",
    ),
    (
        "grandfathers-clock",
        '{"columns": [["AS"]], "foundations": ["TS"]}',
        '{"columns": ["AS"], "foundations": ["TS"]}',
        "columns[0]",
    ),
]


@pytest.mark.parametrize(("game", "right", "wrong", "place"), STATES)
def test_a_state_has_the_form_of_its_game(game: str, right: str, wrong: str, place: str) -> None:
    program = f"read x; echo '{{\"ok\": true}}'; read x; echo '{right}'; read x; echo '{wrong}'; read x"
    with closing(ProcessEngine(["sh", "-c", program], LONG)) as engine:
        engine.deal(NewDeal(game, "classic", options_of(game), 3, 1, ("2S", "3S", "AS")))
        assert set(engine.state()) == set(json.loads(right))
        with pytest.raises(Faulty) as found:
            engine.state()
    assert found.value.message.endswith(f", at {place}")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ([], "there is no command: expected a program to start, and its arguments"),
        (["no-such-engine"], "'no-such-engine' cannot be started: No such file or directory: expected a program"),
        ([str(ENGINES)], "cannot be started: Permission denied: expected a program"),
        (["sh", "a\0b"], "'sh' cannot be started: embedded null byte: expected a program"),
    ],
)
def test_a_command_that_cannot_be_started_is_bad_input(command: list[str], message: str) -> None:
    with pytest.raises(BadInput) as found:
        ProcessEngine(command)
    assert str(found.value).endswith(message)


def test_an_engine_that_is_forgotten_ends(tmp_path: Path) -> None:
    misbehaving("deaf_to_the_end", tmp_path / "note").hello()
    gc.collect()
    assert running(tmp_path / "note") == []


def test_closing_twice_is_closing_once() -> None:
    engine = misbehaving("right")
    engine.close()
    engine.close()
    with pytest.raises(Faulty) as found:
        engine.moves()
    assert (found.value.kind, found.value.message) == ("silent exit", "the engine was ended before it was asked")
