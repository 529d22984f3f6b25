"""Check that a formula cannot be satisfied, from a solver's proof: the trusted base of the SAT route, in one file.

It imports nothing but the standard library, never searches, and runs alone:

    python -I -S rup.py FORMULA PROOF

``FORMAT`` below gives both file formats and what is checked; `check` is the same as a function.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

FORMAT = """\
usage: python -m verify.rup FORMULA PROOF

Answers whether the proof shows that no assignment satisfies the formula. Exit code 0: accepted; 1: rejected, with the
line of the proof and why; 2: a file that cannot be read as a formula or a proof, or wrong usage; 130: interrupted.

FORMULA, in DIMACS; for example
  c comments come first
  p cnf 2 3
  1 2 0
  -1 2 0
  -2 0
  The header says how many variables (at most a million) and how many clauses there are. A clause is a line: numbers of
  variables, negative if denied, and 0. All lines end with a newline; a single space stands between two words.

PROOF, in DRUP; for the formula above
  2 0
  d 1 2 0
  0
  A line adds a clause, or deletes one that is there (d). The last line is the empty clause.

A clause may be added if unit propagation from its denial ends in a contradiction: as soon as all literals of a clause
but one are false, that one has to be true, until all literals of some clause are false. So every clause added follows
from the formula, and a formula from which the empty clause follows has no solution. To delete a clause never makes
more follow; what has been found true by units alone stays true, because it follows from the formula as well.
"""

MAX_BYTES = 64 * 2**20
MAX_VARIABLES = 1_000_000
HEADER = re.compile(r"p cnf ([0-9]{1,9}) ([0-9]{1,9})")
LITERALS = re.compile(r"(?:-?[1-9][0-9]{0,8} )*0")

Clause = list[int]
Key = tuple[int, ...]  # a clause as a set: sorted, each literal once


class Malformed(Exception):
    """This is no formula, or no proof."""


class Rejected(Exception):
    """The proof does not show it."""


class Formula(NamedTuple):
    """The number of variables, and clauses."""

    variables: int
    clauses: list[Clause]


class Step(NamedTuple):
    """One line of a proof."""

    line: int
    deletes: bool
    literals: Clause


def check(formula: bytes, proof: bytes, until: float | None = None) -> int:
    """How many steps it took to derive the empty clause.

    ``until`` is when to give up, by ``time.monotonic``. Raises Malformed, Rejected, and TimeoutError.
    """
    variables, clauses = read_formula(formula)
    return replay(variables, clauses, read_proof(proof, variables), until)


def replay(variables: int, clauses: Iterable[Clause], steps: Iterable[Step], until: float | None = None) -> int:
    """How many steps it took to derive the empty clause. Raises Rejected, and TimeoutError."""
    known, taken, derived = Clauses(variables), 0, False
    for clause in clauses:
        known.add(clause)
    for line, deletes, literals in steps:
        taken += 1
        if until is not None and time.monotonic() > until:
            raise TimeoutError
        if derived:
            raise Rejected(f"line {line}: the proof goes on after the empty clause")
        if deletes and not known.delete(literals):
            raise Rejected(f"line {line}: there is no such clause to delete")
        if not deletes:
            if not known.contradicted_by(literals):
                raise Rejected(f"line {line}: the clause does not follow by unit propagation")
            known.add(literals)
            derived = not literals
    if not derived:
        raise Rejected(f"line {taken + 1}: the proof ends without the empty clause")
    return taken


class Clauses:
    """Clauses, and what follows from them by units alone. Each waits for one of two literals to become false."""

    def __init__(self, variables: int) -> None:
        # by literal; that of -v is found from the end
        self.true = bytearray(2 * variables + 1)
        self.waiting: list[list[Clause]] = [[] for _ in range(2 * variables + 1)]
        self.present: dict[Key, list[Clause]] = {}
        self.trail: list[int] = []
        self.refuted = False

    def add(self, literals: Clause) -> None:
        """Add a clause, and find what follows from it by units alone; that stays true for good."""
        key = key_of(literals)
        clause = sorted(key, key=lambda literal: self.true[-literal])  # false ones last
        self.present.setdefault(key, []).append(clause)
        if any(self.true[literal] for literal in clause):
            return  # and so it stays
        if len(clause) > 1 and not self.true[-clause[1]]:
            self.waiting[clause[0]].append(clause)
            self.waiting[clause[1]].append(clause)
        elif clause and not self.true[-clause[0]]:
            self.refuted = self.propagates_to_contradiction([clause[0]]) or self.refuted
        else:
            self.refuted = True

    def delete(self, literals: Clause) -> bool:
        """Delete one such clause, if there is one."""
        alike = self.present.get(key_of(literals))
        if not alike:
            return False
        alike.pop().clear()
        return True

    def contradicted_by(self, literals: Clause) -> bool:
        """Whether unit propagation from the denial of a clause ends in a contradiction; nothing of it stays."""
        if self.refuted or any(self.true[literal] for literal in literals):
            return True
        lasting = len(self.trail)
        found = self.propagates_to_contradiction([-literal for literal in literals])
        for literal in self.trail[lasting:]:
            self.true[literal] = 0
        del self.trail[lasting:]
        return found

    def propagates_to_contradiction(self, literals: Iterable[int]) -> bool:
        """Take these to be true, and all that follows by units; whether that is contradictory."""
        true, trail, done = self.true, self.trail, len(self.trail)
        for literal in literals:
            if true[-literal]:
                return True
            if not true[literal]:
                true[literal] = 1
                trail.append(literal)
        while done < len(trail):
            if self.contradiction_without(-trail[done]):
                return True
            done += 1
        return False

    def contradiction_without(self, false: int) -> bool:
        """Visit the clauses waiting for a literal that is false now; whether one has no other literal left."""
        true, waiting, visited = self.true, self.waiting, self.waiting[false]
        staying: list[Clause] = []
        waiting[false] = staying
        for number, clause in enumerate(visited, 1):
            if not clause:
                continue  # deleted
            other = clause[0] if clause[1] == false else clause[1]
            if true[other]:
                staying.append(clause)
                continue
            for place in range(2, len(clause)):
                literal = clause[place]
                if not true[-literal]:
                    clause[0], clause[1], clause[place] = other, literal, false
                    waiting[literal].append(clause)
                    break
            else:
                staying.append(clause)
                if true[-other]:
                    staying.extend(visited[number:])
                    return True
                true[other] = 1
                self.trail.append(other)
        return False


def key_of(literals: Clause) -> Key:
    """A clause as a set."""
    return tuple(sorted(set(literals)))


def read_formula(data: bytes) -> Formula:
    """A formula in DIMACS. Raises Malformed."""
    lines = lines_of(data)
    first = next((number for number, line in enumerate(lines) if line != "c" and not line.startswith("c ")), len(lines))
    header = HEADER.fullmatch(lines[first]) if first < len(lines) else None
    if header is None:
        raise Malformed(f"line {first + 1}: expected 'p cnf VARIABLES CLAUSES'")
    variables, count = int(header[1]), int(header[2])
    if variables > MAX_VARIABLES:
        raise Malformed(f"line {first + 1}: more than {MAX_VARIABLES} variables")
    clauses = [literals_of(line, number, variables) for number, line in enumerate(lines[first + 1 :], first + 2)]
    if len(clauses) != count:
        raise Malformed(f"{len(clauses)} clauses, the header says {count}")
    return Formula(variables, clauses)


def read_proof(data: bytes, variables: int) -> Iterator[Step]:
    """The steps of a proof in DRUP about so many variables. Raises Malformed, before the first step is given."""
    steps = []
    for number, line in enumerate(lines_of(data), 1):
        deletes = line.startswith("d ")
        steps.append(Step(number, deletes, literals_of(line[2:] if deletes else line, number, variables)))
    return iter(steps)


def lines_of(data: bytes) -> list[str]:
    """The lines of a text, each ended by a newline. Raises Malformed."""
    try:
        lines = data.decode("ascii").split("\n")
    except UnicodeDecodeError:
        raise Malformed("not a text in ASCII") from None
    if lines.pop():
        raise Malformed(f"line {len(lines) + 1}: cut off before its end")
    return lines


def literals_of(line: str, number: int, variables: int) -> Clause:
    """The literals of a clause. Raises Malformed."""
    if LITERALS.fullmatch(line) is None:
        raise Malformed(f"line {number}: expected numbers of variables and a 0")
    literals = [int(word) for word in line.split(" ")]
    literals.pop()
    if literals and (max(literals) > variables or min(literals) < -variables):
        raise Malformed(f"line {number}: a variable beyond {variables}")
    return literals


def load(path: str) -> bytes:
    """The bytes of a regular file, no more than are allowed. Raises Malformed."""
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | getattr(os, "O_NONBLOCK", 0))) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Malformed(f"{path!a}: not a regular file")
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as problem:
        raise Malformed(f"{path!a}: {getattr(problem, 'strerror', None) or 'cannot be read'}") from None
    if len(data) > MAX_BYTES:
        raise Malformed(f"{path!a}: more than {MAX_BYTES} bytes")
    return data


def answer(arguments: list[str]) -> tuple[int, str]:
    """The exit code and what to print. Raises Malformed."""
    if "--help" in arguments or "-h" in arguments:
        return 0, FORMAT
    if len(arguments) != 2:
        raise Malformed("expected two files, FORMULA and PROOF; --help explains them")
    formula, proof = (load(path) for path in arguments)
    try:
        return 0, f"accepted: the formula has no solution, by a proof of {check(formula, proof)} steps\n"
    except Rejected as reason:
        return 1, f"rejected: {reason}\n"


def main(arguments: list[str]) -> int:
    """Run the command; returns the exit code."""
    try:
        code, text = answer(arguments)
        os.write(1, text.encode("ascii"))
    except (Malformed, MemoryError, OSError) as problem:
        if sys.stderr is not None:
            sys.stderr.write(f"rup: {str(problem) or 'not enough memory'}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("rup: interrupted\n")
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
