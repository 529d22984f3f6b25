"""The tests notice what they should: telling mutants die, and what is said about the survivors is still about them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from mutants.mutate import HERE, ROOT, TESTS, known, rows
from mutants.mutations import mutants


def test_each_telling_mutant_fails_its_test(tmp_path: Path) -> None:
    """Failed by an assertion, not by a program that does not load or end; the tests pass in the house as it is."""
    table = tmp_path / "table.txt"
    command = [sys.executable, "-m", "mutants.mutate", "--telling", "--table", str(table)]
    done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ends = known(table).values()
    assert [row for row in ends if row[0] != "a test"] == []
    assert len(ends) == len(list(rows("telling.txt", 4))) >= 25
    assert {row[2] for row in ends} == set(TESTS)


def test_every_line_that_survives_with_a_reason_still_stands() -> None:
    for file, _, before, after, reason in rows("survivors.txt", 5):
        assert before in " ".join((ROOT / file).read_text(encoding="utf-8").split())
        assert before != after
        assert len(reason.split()) > 3


SOURCE = '''
def between(low: int, value: int) -> bool:
    """Not changed: this, and the annotations."""
    if low < 0:
        raise ValueError("negative")
    return low <= value and not value == 9
'''


def test_what_is_changed_in_a_few_lines() -> None:
    """Counted by hand from the list of changes at the top of mutations.py."""
    made = [mutant.after for mutant in mutants("few.py", SOURCE)]
    assert sorted(made) == sorted(
        [
            "if (low <= 0):",
            "if (low >= 0):",
            "if (not (low < 0)):",
            "if low < 1:",
            "if low < -1:",
            "pass",
            "raise ValueError('XXnegative')",
            "return None",
            "return (low <= value or not value == 9)",
            "return (not value == 9)",
            "return (low <= value)",
            "return (low < value) and not value == 9",
            "return (low > value) and not value == 9",
            "return low <= value and (value == 9)",
            "return low <= value and not (value != 9)",
            "return low <= value and not value == 10",
            "return low <= value and not value == 8",
        ]
    )


def test_a_formatted_string_is_changed_as_a_whole() -> None:
    made = [mutant.after for mutant in mutants("few.py", 'name = f"{1 + len(word)} of"\n')]
    assert "name = f'{1 - len(word)} of'" in made
    assert len(made) == 4  # the operator, the number up and down, the word
