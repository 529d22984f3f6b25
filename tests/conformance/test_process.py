"""Whatever a program does instead of answering is reported as what it is, and no program is left behind."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from verify.conformance.differences import Faulty
from verify.conformance.engine import ASKS, NewDeal, Refused
from verify.conformance.process import ProcessEngine
from verify.conformance.reference.options import options_of
from verify.errors import BadInput

HELLO = 'print(\'{"protocol": 1, "engine": "e", "games": {}}\', flush=True)'
READ = "import sys, os, time, signal; sys.stdin.readline(); "
NEW = NewDeal("clock", "", options_of("clock"), 2, 1, ("AS", "2S"))


def program(text: str, **how: float) -> ProcessEngine:
    return ProcessEngine([sys.executable, "-c", READ + text], **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("time.sleep(60)", "time-out", "no answer within 0.5 s"),
        ("print('{', end='', flush=True); time.sleep(60)", "time-out", "no answer within 0.5 s"),
        ("signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)", "time-out", "no answer"),
        ("os.kill(os.getpid(), signal.SIGSTOP)", "time-out", "no answer"),
        ("sys.exit(3)", "crash", "ended with exit status 3"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", "crash", "ended by SIGSEGV"),
        ("raise ValueError('oh')", "crash", "ended with exit status 1"),
        ("pass", "silent exit", "ended with exit status 0"),
        ("os.close(1); time.sleep(60)", "silent exit", "a pipe is closed"),
        ("print('ready', flush=True); time.sleep(60)", "garbage", "not JSON"),
        ("print('[]', flush=True); time.sleep(60)", "garbage", "expected an object"),
        ("print('', flush=True); time.sleep(60)", "garbage", "an empty line"),
        ("os.write(1, b'\\xff\\xfe\\n'); time.sleep(60)", "garbage", "not UTF-8"),
        ('print(\'{"protocol": "1"}\', flush=True); time.sleep(60)', "garbage", "expected int, found str"),
        ("print('[' * 200000, flush=True); time.sleep(60)", "garbage", "nested too deep"),
        ("[os.write(1, b'x' * 65536) for _ in range(10**6)]", "flood", "a line of more than 1,048,576 bytes"),
        ("print('a'); print('b', flush=True); time.sleep(60)", "flood", "more than one line"),
    ],
)
def test_what_is_no_answer_has_a_kind(text: str, kind: str, says: str) -> None:
    engine = program(text, timeout=0.5 if kind == "time-out" else 20)
    began = time.monotonic()
    with pytest.raises(Faulty, match=says) as found:
        engine.hello()
    assert found.value.kind == kind
    assert time.monotonic() - began < 20
    engine.close()


def test_a_line_that_nobody_asked_for_is_a_flood() -> None:
    engine = program(f"{HELLO}; print('more', flush=True); time.sleep(60)")
    engine.hello()
    time.sleep(0.3)
    with pytest.raises(Faulty, match="not asked for") as found:
        engine.deal(NEW)
    assert found.value.kind == "flood"


def test_the_last_words_on_standard_error_are_told_and_megabytes_of_them_block_nothing() -> None:
    shouted = "sys.stderr.write('x' * 3000000 + '\\nthe end\\n'); sys.stderr.flush()"
    engine = program(f"{shouted}; {HELLO}; sys.stdin.readline(); sys.exit(2)")
    assert engine.hello().asks == list(ASKS)
    with pytest.raises(Faulty) as found:
        engine.deal(NEW)
    assert "standard error: the end" in found.value.details


def test_what_a_program_refuses_is_refused_and_other_members_are_its_own() -> None:
    answers = ['{"refused": "no", "code": 7}', '{"ok": true, "took": 3}', '{"moves": ["turn"]}', '{"ok": false}']
    engine = program(
        "\n".join(["", HELLO, *(f"sys.stdin.readline(); print({text!r}, flush=True)" for text in answers)])
    )
    engine.hello()
    with pytest.raises(Refused, match="no"):
        engine.deal(NEW)
    engine.deal(NEW)
    assert engine.moves() == ["turn"]
    with pytest.raises(Faulty, match="to refuse is to say"):
        engine.undo()
    with pytest.raises(Faulty, match="to refuse is to say"):
        engine.state()
    engine.close()


def test_children_of_a_program_are_ended_with_it(tmp_path: Path) -> None:
    """A child that ignores the end of its input and holds the pipes open."""
    told = tmp_path / "pid"
    engine = program(
        f"\nimport subprocess\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(told)!r}, 'w').write(str(child.pid))\n{HELLO}"
    )
    engine.hello()
    with pytest.raises(Faulty) as found:
        engine.deal(NEW)
    assert found.value.kind == "silent exit"
    engine.close()
    for _ in range(50):
        if not _alive(int(told.read_text())):
            return
        time.sleep(0.1)
    pytest.fail("a child is left")


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return state != "Z"


@pytest.mark.parametrize("command", [[], ["no-such-program"], ["/"], ["a\0b"]])
def test_what_cannot_be_started_is_bad_input(command: list[str]) -> None:
    with pytest.raises(BadInput, match="expected a program"):
        ProcessEngine(command)
