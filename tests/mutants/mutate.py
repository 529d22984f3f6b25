"""Change the trusted files in every small way and see which changes the tests notice. In tests/:

    python -m mutants.mutate                     all mutants of these files; README.md tells more
    python -m mutants.mutate --only checker      those of one file
    python -m mutants.mutate --telling           the hand-picked ones of telling.txt

Each mutant is written into a copy of the repository and tested in a process of its own, which ends at the first test
that fails. What is known stays in a table, one line a mutant, so that a broken run goes on where it stopped; mutants
that survived are asked again.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import click
import hypothesis.strategies  # what the tests need is loaded once, before the processes part; nothing of verify is
import jinja2
import msgspec
import networkx as nx
import pytest

from mutants import corpora
from mutants.mutations import Mutant, mutants

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PARTS = ("verify", "tests", "pyproject.toml", "README.md")
UNHURRIED = "not soon and not hostile and not at_once and not module and not optimised"  # no clocks, nothing thrice
OF_THE_CHECKER = (
    "tests/test_checker_limits.py",
    "tests/test_checker_chance.py",
    "tests/test_checker.py",
    "-k",
    UNHURRIED,
)
OF_GRANDFATHERS_CLOCK = ("tests/test_checker_grandfathers_clock.py",)
OF_WHAT_IS_SEARCHED = (*OF_GRANDFATHERS_CLOCK, "tests/test_checker_klondike.py")
CORPORA = {  # words from the names of the cases that are asked before these tests
    OF_THE_CHECKER: ("",),
    OF_GRANDFATHERS_CLOCK: ("grandfathers-clock",),
    OF_WHAT_IS_SEARCHED: ("grandfathers-clock", "klondike"),
}
TESTS = {  # the quick and telling ones first
    "verify/rules/clock.py": (
        "tests/rules/test_clock.py",
        "tests/rules/test_clock_chance.py::test_an_exchanged_king_is_counted_once",
        "tests/rules/test_clock_chance.py::test_scores_count_an_exchanged_king_once",
        "tests/rules/test_clock_laws.py",
    ),
    "verify/graph/bottom_map.py": ("tests/graph/test_bottom_map.py", "verify/graph/bottom_map.py"),
    "verify/checker/clock.py": OF_THE_CHECKER,
    "verify/checker/clock_reading.py": OF_THE_CHECKER,
    "verify/checker/command.py": OF_THE_CHECKER,
    "verify/checker/reading.py": OF_THE_CHECKER,
    "verify/checker/grandfathers_clock.py": OF_GRANDFATHERS_CLOCK,
    "verify/checker/grandfathers_clock_deadlock.py": OF_GRANDFATHERS_CLOCK,
    "verify/checker/grandfathers_clock_reading.py": OF_GRANDFATHERS_CLOCK,
    "verify/checker/grandfathers_clock_rules.py": OF_GRANDFATHERS_CLOCK,
    "verify/checker/grandfathers_clock_sets.py": OF_GRANDFATHERS_CLOCK,
    "verify/checker/searched.py": OF_WHAT_IS_SEARCHED,
}
CHECKER = "verify/checker/"  # one line of the table, for all of its files
WAIT = 300  # after so many seconds a mutant counts as killed: it waits for what does not come
WORK, LITTLE_WORK = 90, 15  # and so it does after so many seconds of work, in the checker and elsewhere: it loops
MEMORY = 2**30  # and when it asks for more bytes than this
SURVIVED = "survived"
NOTICED = 71  # no exit code of pytest
ENDS = {
    0: SURVIVED,
    1: "a test",
    2: "loading",
    3: "broken off",
    4: "loading",
    NOTICED: "the corpora",
    -signal.SIGXCPU: "time",
}  # by exit code
COLUMNS = ("a test", "the corpora", "loading", "broken off", "time", SURVIVED)
QUIET = "ignore::pytest.PytestAssertRewriteWarning"  # about what is loaded already
LOADED = (click, hypothesis.strategies, jinja2, msgspec, nx)
OPTIONS = ["-x", "-q", "-W", QUIET, "-p", "no:cacheprovider", "-o", "addopts=", "--import-mode=importlib"]


class Asked(NamedTuple):
    """A mutant and the tests to ask."""

    mutant: Mutant
    tests: tuple[str, ...]


class Plain:
    """For pytest: the same examples each time, and no search for a smaller one once a test has failed."""

    @pytest.hookimpl
    def pytest_collection_finish(self) -> None:
        """After the tests have loaded their own settings."""
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        plain = hypothesis.settings(derandomize=True, database=None, phases=phases)
        hypothesis.settings.register_profile("mutants", plain)
        hypothesis.settings.load_profile("mutants")


# ---- One mutant --------------------------------------------------------------------------------------------------


def copy_of_the_house(where: Path) -> Path:
    """A copy of what the tests need."""
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
        copy(ROOT / part, where / part)
    return where


def end_of(house: Path, tests: tuple[str, ...], work: int) -> str:
    """What became of these tests in this copy: `survived`, or what killed it."""
    child = os.fork()
    if not child:
        code = 70
        try:
            code = tested(house, tests, work)
        finally:
            os._exit(code)
    for _ in range(100 * WAIT):  # looks, not seconds of the clock: the machine may be put to sleep meanwhile
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            code = os.waitstatus_to_exitcode(status)
            return ENDS.get(code, f"code {code}")
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "time"


def tested(house: Path, tests: tuple[str, ...], work: int) -> int:
    """Run the tests in this process, with the copy's own modules; pytest's exit code."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (work, work + 1))
    os.chdir(house)
    sys.dont_write_bytecode = False
    sys.path[:] = [str(house), *(path for path in sys.path if Path(path or ".").resolve() != ROOT / "tests")]
    for name in [name for name in sys.modules if name.split(".")[0] == "mutants"]:
        del sys.modules[name]
    said = os.open(house / "said", os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(said, stream)
    if tests in CORPORA and corpora.notice(house, CORPORA[tests]):
        return NOTICED
    options = [*OPTIONS, "--doctest-modules", f"--rootdir={house}"]
    code = int(pytest.main([*options, *tests], plugins=[Plain()]))
    loaded = getattr(sys.modules.get("verify"), "__file__", str(house))
    return code if loaded.startswith(str(house)) else 99


def ask(asked: Iterable[Asked], table: Path, unchanged: Path) -> None:
    """Test each mutant in a copy of the house, and write down what became of it."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as where:
        house = shutil.copytree(unchanged, Path(where, "house"))  # with what has been compiled there
        for number, (mutant, tests) in enumerate(asked, 1):
            path = house / mutant.file
            path.write_text(mutant.text, encoding="utf-8")
            os.utime(path, (number, number))  # a time of its own, so that no compiled mutant is taken for another
            began = time.monotonic()
            end = end_of(house, tests, WORK if "checker" in mutant.file else LITTLE_WORK)
            line = "\t".join([name_of(mutant), end, f"{time.monotonic() - began:.1f}", *mutant.key])
            with table.open("a", encoding="utf-8") as known:
                known.write(line + "\n")
            shutil.copy2(unchanged / mutant.file, path)


def name_of(mutant: Mutant) -> str:
    return hashlib.sha256((mutant.file + mutant.text).encode()).hexdigest()[:16]


def require_unchanged_passes(asked: list[Asked], house: Path) -> None:
    """Raise RuntimeError unless the unchanged house passes every test that will be asked."""
    several = {tests for _, tests in asked if len(tests) > 1}
    alone = tuple(sorted({test for _, tests in asked if len(tests) == 1 for test in tests}))
    for tests in sorted(several | {alone} if alone else several):
        end = end_of(house, tests, 4 * WORK)
        if end != SURVIVED:
            raise RuntimeError(f"{end} against the unchanged house:\n{(house / 'said').read_text()}")


def ask_in_parallel(asked: list[Asked], table: Path, processes: int, unchanged: Path) -> None:
    """The same in a few processes."""
    workers = []
    for share in range(processes):
        worker = os.fork()
        if not worker:
            code = 70
            try:
                ask(asked[share::processes], table, unchanged)
                code = 0
            finally:
                os._exit(code)
        workers.append(worker)
    failed = [worker for worker in workers if os.waitpid(worker, 0)[1]]
    if failed:
        raise RuntimeError("a worker failed")


# ---- All of them -------------------------------------------------------------------------------------------------


def rows(name: str, length: int) -> Iterator[list[str]]:
    """The entries of a text table: blocks of lines, `#` and empty lines between them."""
    text = (HERE / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for place in range(0, len(lines), length):
        yield [line.strip() for line in lines[place : place + length]]


def everything(only: str, sample: int | None) -> list[Asked]:
    """The mutants of the files whose name holds this word: all, or as many from each; in a random order, always the
    same for the same source, that of their names."""
    found = []
    for file in (file for file in TESTS if only in file):
        made = sorted(mutants(file, (ROOT / file).read_text(encoding="utf-8")), key=name_of)
        found += [Asked(mutant, TESTS[file]) for mutant in made[:sample]]
    if not found:
        raise SystemExit(f"no file is called {only}")
    return found


def telling() -> list[Asked]:
    """The mutants of telling.txt, each with the one test that is to notice it."""
    asked = []
    for file, before, after, test in rows("telling.txt", 4):
        text = (ROOT / file).read_text(encoding="utf-8")
        if text.count(before) != 1:
            raise ValueError(f"not once in {file}: {before}")
        asked.append(Asked(Mutant(file, test, before, after, text.replace(before, after)), (test,)))
    return asked


def known(table: Path) -> dict[str, list[str]]:
    """What the table says, the last word counting."""
    lines = table.read_text(encoding="utf-8").splitlines() if table.exists() else []
    return {name: row for name, *row in (line.split("\t") for line in lines)}


def summary(asked: list[Asked], table: Path) -> Iterator[str]:
    """The survivors without a reason in survivors.txt, and the figures as a table for README.md."""
    ends, reasons = known(table), {tuple(key) for *key, _ in rows("survivors.txt", 5)}
    for mutant, _ in asked:
        if ends[name_of(mutant)][0] == SURVIVED and mutant.key not in reasons:
            yield "\n".join([*mutant.key, ""])
    yield "| file | mutants | " + " | ".join(COLUMNS) + " | killed |"
    lines = sorted({line_of(mutant.file) for mutant, _ in asked})
    for line in (*lines, "all"):
        yield figures(line, [ends[name_of(mutant)] for mutant, _ in asked if line in (line_of(mutant.file), "all")])


def line_of(file: str) -> str:
    """The line of the table that a file counts in."""
    return CHECKER if file.startswith(CHECKER) else file


def figures(file: str, ends: list[list[str]]) -> str:
    """A line of the table: how many mutants, what became of them, and the share of those killed."""
    by = Counter(end for end, *_ in ends)
    share = Fraction(100 * (len(ends) - by[SURVIVED]), len(ends))
    numbers = [len(ends), *(by.pop(column, 0) for column in COLUMNS)]
    if by:
        raise RuntimeError(f"{file}: not an end of a mutant: {', '.join(by)}")
    return f"| {file} | {' | '.join(map(str, numbers))} | {float(share):.1f} % |"


def main() -> None:
    """Ask what is not yet known; print what survived."""
    parser = argparse.ArgumentParser(description="Mutation tests of the trusted files.")
    parser.add_argument("--only", default="", help="a word from the name of the file to change")
    parser.add_argument("--sample", type=int, help="only so many mutants of each file")
    parser.add_argument("--telling", action="store_true", help="only the hand-picked mutants")
    parser.add_argument("--table", type=Path, default=Path(tempfile.gettempdir(), "mutants.txt"))
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--version"])  # so that it is loaded, too
    asked = telling() if options.telling else everything(options.only, options.sample)
    ends = known(options.table)
    open_ones = [one for one in asked if ends.get(name_of(one.mutant), [SURVIVED])[0] == SURVIVED]
    with contextlib.suppress(BrokenPipeError):
        print(f"{len(open_ones)} of {len(asked)} mutants to ask; table: {options.table}", flush=True)
        with tempfile.TemporaryDirectory(prefix="mutants-") as where:
            house = copy_of_the_house(Path(where))
            require_unchanged_passes(open_ones, house)
            ask_in_parallel(open_ones, options.table, options.processes, house)
        print("\n".join(summary(asked, options.table)))


if __name__ == "__main__":
    main()
