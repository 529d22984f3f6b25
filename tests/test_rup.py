"""The checker of SAT proofs: small proofs by hand, spoiled proofs, bad files, and agreement with others.

Whether a formula has a solution comes from a truth table; `dratify` checks the same proofs with code of its own.
"""

from __future__ import annotations

import ast
import itertools
import random
import subprocess
import sys
from pathlib import Path

import dratify
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.solvers import Cadical195, Glucose4

from verify import rup
from verify.rup import Malformed, Rejected, check

FILE = Path(rup.__file__)
ALONE = [sys.executable, "-I", "-S", str(FILE)]

SQUARE = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n"
WITHOUT_ONE = "p cnf 2 3\n1 2 0\n-1 2 0\n1 -2 0\n"

ACCEPTED = {
    "one step": (SQUARE, "2 0\n0\n"),
    "at once, if units conflict": ("p cnf 1 2\n1 0\n-1 0\n", "0\n"),
    "an empty clause in the formula": ("p cnf 0 1\n0\n", "0\n"),
    "deletions": (SQUARE, "2 0\nd 1 2 0\nd 2 -1 0\n0\n"),
    "a unit deleted stays true": ("p cnf 2 3\n1 0\n-1 2 0\n-2 0\n", "d 1 0\n0\n"),
    "one of two copies deleted": ("p cnf 2 5\n1 2 0\n2 1 0\n-1 2 0\n1 -2 0\n-1 -2 0\n", "d 1 2 0\n2 0\n0\n"),
    "a literal twice": ("p cnf 1 2\n1 1 0\n-1 -1 -1 0\n", "0\n"),
    "a tautology": (SQUARE, "1 -1 0\n2 0\n0\n"),
    "comments first": ("c a square\nc\n" + SQUARE, "2 0\n0\n"),
}

REJECTED = {
    "nothing is shown": (SQUARE, "", "line 1: the proof ends without the empty clause"),
    "cut off before the end": (SQUARE, "2 0\n", "line 2: the proof ends without the empty clause"),
    "no unit to begin with": (SQUARE, "0\n", "line 1: the clause does not follow by unit propagation"),
    "there is a solution": (WITHOUT_ONE, "2 0\n0\n", "line 2: the clause does not follow by unit propagation"),
    "a clause that leads out": (WITHOUT_ONE, "-1 0\n0\n", "line 1: the clause does not follow by unit propagation"),
    "a resolution asymmetric tautology": (
        "p cnf 2 1\n1 2 0\n",
        "-1 0\n0\n",
        "line 1: the clause does not follow by unit propagation",
    ),
    "deleted and then needed": (SQUARE, "d 1 2 0\n2 0\n0\n", "line 2: the clause does not follow by unit propagation"),
    "deleted twice": (SQUARE, "2 0\nd 1 2 0\nd 1 2 0\n0\n", "line 3: there is no such clause to delete"),
    "never there": (SQUARE, "d 1 0\n2 0\n0\n", "line 1: there is no such clause to delete"),
    "after the end": (SQUARE, "2 0\n0\n1 0\n", "line 3: the proof goes on after the empty clause"),
    "the end twice": (SQUARE, "2 0\n0\n0\n", "line 3: the proof goes on after the empty clause"),
    "no clauses": ("p cnf 0 0\n", "0\n", "line 1: the clause does not follow by unit propagation"),
}

HEADER = "expected 'p cnf VARIABLES CLAUSES'"
WORDS = "expected numbers of variables and a 0"
MALFORMED = {
    "an empty file": (b"", b"0\n", f"line 1: {HEADER}"),
    "no header": (b"1 0\n-1 0\n", b"0\n", f"line 1: {HEADER}"),
    "two headers": (b"p cnf 1 2\np cnf 1 2\n1 0\n", b"0\n", f"line 2: {WORDS}"),
    "too few variables declared": (b"p cnf 1 2\n1 0\n-2 0\n", b"0\n", "line 3: a variable beyond 1"),
    "too many variables": (b"p cnf 1000001 0\n", b"0\n", "line 1: more than 1000000 variables"),
    "too few clauses declared": (b"p cnf 1 1\n1 0\n-1 0\n", b"0\n", "2 clauses, the header says 1"),
    "a clause missing": (b"p cnf 1 3\n1 0\n-1 0\n", b"0\n", "2 clauses, the header says 3"),
    "a clause without 0": (b"p cnf 2 1\n1 2\n", b"0\n", f"line 2: {WORDS}"),
    "two clauses on a line": (b"p cnf 1 2\n1 0 -1 0\n", b"0\n", f"line 2: {WORDS}"),
    "a formula cut off": (b"p cnf 1 2\n1 0\n-1 0", b"0\n", "line 3: cut off before its end"),
    "letters": (b"p cnf 1 1\nx 0\n", b"0\n", f"line 2: {WORDS}"),
    "minus zero": (b"p cnf 1 1\n-0 0\n", b"0\n", f"line 2: {WORDS}"),
    "a plus": (b"p cnf 1 1\n+1 0\n", b"0\n", f"line 2: {WORDS}"),
    "carriage returns": (b"p cnf 1 2\r\n1 0\r\n", b"0\n", f"line 1: {HEADER}"),
    "digits of another script": ("p cnf 1 1\n\u0661 0\n".encode(), b"0\n", "not a text in ASCII"),
    "a proof in binary": (b"p cnf 1 2\n1 0\n-1 0\n", b"a\x02\x00", "line 1: cut off before its end"),
    "a proof of high bytes": (b"p cnf 1 2\n1 0\n-1 0\n", b"\xff\xfe\n", "not a text in ASCII"),
    "a proof cut off": (b"p cnf 1 2\n1 0\n-1 0\n", b"0", "line 1: cut off before its end"),
    "a proof line cut off": (b"p cnf 1 2\n1 0\n-1 0\n", b"1\n0\n", f"line 1: {WORDS}"),
    "a variable out of the blue": (b"p cnf 1 2\n1 0\n-1 0\n", b"2 0\n0\n", "line 1: a variable beyond 1"),
    "a blank line": (b"p cnf 1 2\n1 0\n-1 0\n", b"\n0\n", f"line 1: {WORDS}"),
    "rubbish after the end": (b"p cnf 1 2\n1 0\n-1 0\n", b"0\nok\n", f"line 2: {WORDS}"),
    "a huge literal": (b"p cnf 1 2\n1 0\n-1 0\n", b"99999999999999999999 0\n0\n", f"line 1: {WORDS}"),
}


@pytest.mark.parametrize("name", ACCEPTED)
def test_a_proof_is_accepted(name: str) -> None:
    formula, proof = ACCEPTED[name]
    assert check(formula.encode(), proof.encode()) == proof.count("\n")


@pytest.mark.parametrize("name", REJECTED)
def test_a_proof_is_rejected_for_its_fault(name: str) -> None:
    formula, proof, reason = REJECTED[name]
    with pytest.raises(Rejected) as found:
        check(formula.encode(), proof.encode())
    assert str(found.value) == reason


@pytest.mark.parametrize("name", MALFORMED)
def test_a_bad_file_is_neither(name: str) -> None:
    formula, proof, reason = MALFORMED[name]
    with pytest.raises(Malformed) as found:
        check(formula, proof)
    assert str(found.value) == reason


def test_time_that_is_up_is_no_answer() -> None:
    with pytest.raises(TimeoutError):
        check(SQUARE.encode(), b"2 0\n0\n", until=0.0)


Clauses = list[list[int]]


def written(variables: int, clauses: Clauses) -> str:
    return f"p cnf {variables} {len(clauses)}\n" + "".join(f"{' '.join(map(str, [*each, 0]))}\n" for each in clauses)


def satisfiable(variables: int, clauses: Clauses) -> bool:
    """By the truth table."""
    rows = itertools.product((False, True), repeat=variables)
    return any(all(any(row[abs(a) - 1] == (a > 0) for a in clause) for clause in clauses) for row in rows)


def accepted(formula: str, proof: str) -> bool:
    try:
        check(formula.encode(), proof.encode())
    except Rejected:
        return False
    return True


def accepted_elsewhere(formula: str, proof: str) -> bool:
    return bool(dratify.check_proof(dratify.parse_dimacs(formula), proof, engine="python").ok)


def solved(solver: type, clauses: Clauses) -> str | None:
    """A solver's proof up to the empty clause, or none if there is a solution."""
    with solver(bootstrap_with=clauses, with_proof=True) as one:
        if one.solve():
            return None
        lines = [*one.get_proof(), "0"]
    return "".join(f"{line}\n" for line in lines[: lines.index("0") + 1])


def three_sat(rng: random.Random, variables: int, number: int) -> Clauses:
    return [[rng.choice((1, -1)) * v for v in rng.sample(range(1, variables + 1), 3)] for _ in range(number)]


@pytest.mark.parametrize("solver", [Cadical195, Glucose4])
def test_solvers_proofs_of_random_formulas_are_accepted(solver: type) -> None:
    rng, refuted = random.Random(13), 0
    for _ in range(120):
        clauses = three_sat(rng, 8, rng.randint(30, 60))
        proof = solved(solver, clauses)
        assert (proof is None) == satisfiable(8, clauses)
        if proof is not None:
            refuted += 1
            assert accepted(written(8, clauses), proof)
            assert accepted_elsewhere(written(8, clauses), proof)
    assert 40 <= refuted <= 110


def test_long_proofs_are_accepted_and_not_without_their_end() -> None:
    rng = random.Random(52)
    for _ in range(3):
        clauses = three_sat(rng, 60, 330)
        proof = solved(Cadical195, clauses)
        assert proof is not None
        assert proof.count("\n") > 100
        assert accepted(written(60, clauses), proof)
        assert accepted_elsewhere(written(60, clauses), proof)
        assert not accepted(written(60, clauses), proof.removesuffix("\n0\n") + "\n")


def spoiled(rng: random.Random, lines: list[str]) -> list[str]:
    """The proof with one line dropped, doubled, moved, or with a literal denied or dropped."""
    place = rng.randrange(len(lines))
    words = lines[place].split(" ")
    literals = [number for number, word in enumerate(words) if word not in {"d", "0"}]
    match rng.choice(["drop", "double", "swap", "deny", "shorten"]):
        case "drop":
            return lines[:place] + lines[place + 1 :]
        case "double":
            return [*lines[:place], lines[place], *lines[place:]]
        case "swap":
            other = rng.randrange(len(lines))
            lines = list(lines)
            lines[place], lines[other] = lines[other], lines[place]
        case "deny" if literals:
            number = rng.choice(literals)
            words[number] = str(-int(words[number]))
            lines = [*lines[:place], " ".join(words), *lines[place + 1 :]]
        case "shorten" if literals:
            del words[rng.choice(literals)]
            lines = [*lines[:place], " ".join(words), *lines[place + 1 :]]
    return lines


def test_spoiled_proofs_show_nothing_that_is_false() -> None:
    """A proof for one formula, spoiled, about another: if it is accepted the formula has no solution all the same.

    What is accepted here is accepted by `dratify`; not the other way round: it allows more rules, and deletes nothing
    that is not there.
    """
    rng, verdicts = random.Random(4), {True: 0, False: 0}
    for _ in range(400):
        clauses = three_sat(rng, 7, rng.randint(30, 50))
        proof = solved(Glucose4, clauses)
        if proof is None:
            continue
        lines = spoiled(rng, proof.splitlines())
        kept = clauses if rng.random() < 0.5 else clauses[: rng.randint(15, len(clauses))]
        formula, text = written(7, kept), "".join(f"{line}\n" for line in lines)
        verdict = accepted(formula, text)
        verdicts[verdict] += 1
        if verdict:
            assert not satisfiable(7, kept)
            assert accepted_elsewhere(formula, text)
    assert min(verdicts.values()) > 20


@given(st.binary(max_size=60), st.binary(max_size=30))
@settings(max_examples=200, deadline=None)
def test_no_bytes_break_it(formula: bytes, proof: bytes) -> None:
    for one, other in ((formula, proof), (SQUARE.encode(), proof), (formula, b"0\n")):
        try:
            check(one, other)
        except (Malformed, Rejected):
            continue
        assert b"0\n" in other


LITERAL = st.integers(-3, 3).filter(bool)
STEPS = st.lists(st.tuples(st.booleans(), st.lists(LITERAL, max_size=3)), max_size=6)


@given(st.lists(st.lists(LITERAL, max_size=3), max_size=8), STEPS)
@settings(max_examples=150, deadline=None)
def test_small_formulas_with_solutions_have_no_proof(clauses: Clauses, steps: list[tuple[bool, list[int]]]) -> None:
    lines = ["d " * deletes + " ".join(map(str, [*each, 0])) for deletes, each in steps]
    text = "".join(f"{line}\n" for line in [*lines, "0"])
    if accepted(written(3, clauses), text):
        assert not satisfiable(3, clauses)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*ALONE, *arguments], capture_output=True, text=True, timeout=60)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    formula, proof = tmp_path / "formula.cnf", tmp_path / "proof.drup"
    formula.write_text(SQUARE)
    proof.write_text("2 0\n0\n")
    return formula, proof


def test_it_runs_alone(files: tuple[Path, Path]) -> None:
    formula, proof = files
    done = run(str(formula), str(proof))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "accepted: the formula has no solution, by a proof of 2 steps\n"
    proof.write_text("0\n")
    done = run(str(formula), str(proof))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == "rejected: line 1: the clause does not follow by unit propagation\n"
    proof.write_bytes(b"\x00\xff")
    done = run(str(formula), str(proof))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "rup: not a text in ASCII\n")


def test_what_is_no_file_is_refused(files: tuple[Path, Path], tmp_path: Path) -> None:
    formula, proof = map(str, files)
    for arguments in ([], [formula], [formula, proof, proof], [formula, str(tmp_path)], [str(tmp_path / "no"), proof]):
        done = run(*arguments)
        assert (done.returncode, done.stdout) == (2, ""), arguments
        assert done.stderr.startswith("rup: ")


def test_the_format_that_it_prints_has_the_example_that_it_accepts() -> None:
    words = run("--help").stdout
    blocks = [[line.strip() for line in part.splitlines()] for part in words.split("\n\n")]
    start = next(block.index("p cnf 2 3") for block in blocks if "p cnf 2 3" in block)
    formula = next(block[start : start + 4] for block in blocks if "p cnf 2 3" in block)
    proof = next(block[1:4] for block in blocks if "d 1 2 0" in block)
    assert check("\n".join([*formula, ""]).encode(), "\n".join([*proof, ""]).encode()) == 3


def test_it_imports_the_standard_library_only() -> None:
    found = set()
    for node in ast.walk(ast.parse(FILE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "verify").partition(".")[0])
    assert found
    assert found <= set(sys.stdlib_module_names)


def test_an_answer_that_cannot_be_written_is_no_rejection(tmp_path: Path) -> None:
    formula, proof = tmp_path / "f", tmp_path / "p"
    formula.write_text("p cnf 1 2\n1 0\n-1 0\n")
    proof.write_text("0\n")
    command = f"{sys.executable} -I -S {rup.__file__} {formula} {proof}"
    for where, expected in ((">&-", 2), (">/dev/full", 2), ("", 0)):
        done = subprocess.run(["bash", "-c", f"{command} {where}"], capture_output=True, text=True)
        assert done.returncode == expected, where
        assert "Traceback" not in done.stderr
        assert "ignored" not in done.stderr
