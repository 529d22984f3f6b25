"""The tests notice what they should: telling mutants die, and what is said about the others still holds."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from mutants.mutate import HERE, ROOT, TESTS, known, line_of, rows
from mutants.mutations import changes, compiles, mutants


def test_each_telling_mutant_fails_its_test(tmp_path: Path) -> None:
    """Failed by an assertion, not by a program that does not load or end; the tests pass in the house as it is."""
    table = tmp_path / "table.txt"
    command = [sys.executable, "-m", "mutants.mutate", "--telling", "--table", str(table)]
    done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ends = known(table).values()
    assert [row for row in ends if row[0] != "a test"] == []
    assert len(ends) == len(list(rows("telling.txt", 4))) >= 30
    assert {line_of(row[2]) for row in ends} == set(LINES)


def changed(file: str) -> dict[tuple[str, ...], str]:
    """The changes of a file, those that are no programs among them."""
    return {mutant.key: mutant.text for mutant in changes(file, (ROOT / file).read_text(encoding="utf-8"))}


LINES = sorted({line_of(file) for file in TESTS})


def changed_in(line: str) -> dict[tuple[str, ...], str]:
    """The changes of the files that count in this line of the table."""
    found: dict[tuple[str, ...], str] = {}
    for file in (file for file in TESTS if line_of(file) == line):
        found |= changed(file)
    return found


def recorded() -> dict[str, list[str]]:
    """The figures in README.md, for each file and for all: mutants, what became of them, the share killed."""
    lines = (HERE / "README.md").read_text(encoding="utf-8").splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines]
    return {file: numbers for file, *numbers in cells if file in (*LINES, "all")}


def test_every_survivor_is_a_mutant_with_a_reason() -> None:
    """As many as README.md counts; so a line that changes takes its entry along."""
    entries = [(tuple(key), reason) for *key, reason in rows("survivors.txt", 5)]
    for line in LINES:
        made, mine = changed_in(line), [key for key, _ in entries if line_of(key[0]) == line]
        assert [key for key in mine if key not in made or not compiles(made[key])] == []
        assert len(set(mine)) == len(mine) == int(recorded()[line][-2])
    assert {file for (file, *_), _ in entries} <= set(TESTS)
    assert [key for key, reason in entries if len(reason.split()) < 4] == []


def test_the_recorded_figures_add_up_and_are_good() -> None:
    figures = recorded()
    assert list(figures) == [*LINES, "all"]
    for total, *ends, share in figures.values():
        killed = sum(map(int, ends[:-1]))
        assert killed + int(ends[-1]) == int(total)
        assert abs(Fraction(share.removesuffix(" %")) - Fraction(100 * killed, int(total))) <= Fraction(1, 20)
        assert killed >= Fraction(95, 100) * int(total)
    columns = zip(*(map(int, figures[line][:-1]) for line in LINES), strict=True)
    assert [sum(column) for column in columns] == [int(number) for number in figures["all"][:-1]]


@pytest.mark.parametrize("line", LINES)
def test_the_recorded_figures_are_about_these_files(line: str) -> None:
    """A few changes are no programs; beyond that, a file with a tenth more to change has to be asked again."""
    number = len(set(changed_in(line).values()))
    assert Fraction(10, 11) * number <= int(recorded()[line][0]) <= number


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


def test_a_protocol_is_not_changed() -> None:
    """It says what others have; nothing of it runs."""
    lines = ("class Named(Protocol):", "    @property", '    def name(self) -> str: return "none"')
    assert mutants("few.py", "\n".join(lines)) == []
    assert mutants("few.py", "\n".join(lines).replace("Protocol", "object")) != []


def test_a_formatted_string_is_changed_as_a_whole() -> None:
    made = [mutant.after for mutant in mutants("few.py", 'name = f"{1 + len(word)} of"\n')]
    assert "name = f'{1 - len(word)} of'" in made
    assert len(made) == 4  # the operator, the number up and down, the word
