"""How the programs are loaded and kept: numba missing, a place that cannot be written to, files that have changed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from verify.kernels.loading import heeding_interrupts

PACKAGE = Path(__file__).parent.parent.parent / "verify"
RANKED = (
    "import numpy as np; from verify.kernels.arrangements import advance; print(advance(np.array([0, 1], np.uint8)))"
)


def ran(program: str, house: Path, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(house), "XDG_CACHE_HOME": str(home), "HOME": str(home)}
    command = [sys.executable, "-P", "-c", program]
    return subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package without anything compiled."""
    house = tmp_path / "house"
    shutil.copytree(PACKAGE, house / "verify", ignore=shutil.ignore_patterns("__pycache__", "proofs", "report"))
    return house


def kept(place: Path) -> set[str]:
    return {file.name.partition("-")[0] for file in place.rglob("*.nbi")}


def test_nothing_is_loaded_until_a_program_runs() -> None:
    program = (
        "import sys, verify.kernels.stored, verify.kernels.simulation; print({'numba', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("library", ["numba", "numpy"])
def test_a_missing_library_is_one_clear_line(library: str) -> None:
    program = (
        "import importlib.util as u, verify.kernels.loading as l; real = u.find_spec\n"
        f"l.find_spec = lambda name: None if name == {library!r} else real(name)\n"
        "from verify.kernels.enumeration import enumerate_deals; from verify.errors import VerifyError\n"
        "try: enumerate_deals(2, 2)\n"
        "except VerifyError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"this takes compiled programs, which need {library}: pip install '.[fast]'\n"


@pytest.mark.parametrize("consequence", [None, ImportError("the library is not whole")])
def test_an_interrupt_that_a_library_swallows_is_raised_in_the_end(consequence: Exception | None) -> None:
    with pytest.raises(KeyboardInterrupt), heeding_interrupts():
        _swallowed(consequence)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def _swallowed(consequence: Exception | None) -> None:
    """An interrupt after which all goes on, or fails in another way."""
    with contextlib.suppress(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    if consequence:
        raise consequence


def test_without_an_interrupt_nothing_is_raised() -> None:
    with heeding_interrupts():
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    with pytest.raises(ImportError), heeding_interrupts():
        raise ImportError
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_after_making_ready_a_search_compiles_nothing_more() -> None:
    """In a process of its own, as numba itself tells; the deal is one whose tables grow."""
    program = (
        "import sys; from numba.core.dispatcher import Dispatcher; from verify.kernels.klondike import ready\n"
        "from verify.deals.klondike import numbered; from verify.deals.deal import STANDARD\n"
        "from verify.rules.klondike_choice import KlondikeChoice; from verify.solvers.klondike.decide import decide\n"
        "def compiled():\n"
        "    return {(module, name): len(each.signatures) for module, loaded in list(sys.modules.items())\n"
        "            if module.startswith('verify.kernels') for name, each in vars(loaded).items()\n"
        "            if isinstance(each, Dispatcher)}\n"
        "ready.make_ready(fewest=True, whole_runs=True); before = compiled()\n"
        "decide(next(iter(numbered('random:1:#7', STANDARD))), KlondikeChoice('classic', (('partial-runs', 'no'),)))\n"
        "decide(next(iter(numbered('random:1:1', STANDARD))), KlondikeChoice(), fewest=True); after = compiled()\n"
        "print(len(before) > 20, sum(before.values()) > 5, before == after)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True True True\n", "")


def test_a_library_that_cannot_be_loaded_is_one_clear_line(house: Path, tmp_path: Path) -> None:
    (house / "numba.py").write_text("raise ImportError('numba needs another numpy')\n")
    program = (
        "from verify.kernels.enumeration import enumerate_deals; from verify.errors import VerifyError\n"
        "try: enumerate_deals(2, 2)\n"
        "except VerifyError as error: print(error)"
    )
    done = ran(program, house, tmp_path)
    assert done.stdout.startswith("numba cannot be loaded: numba needs another numpy; try pip install")
    assert done.stdout.count("\n") == 1


def test_programs_are_kept_beside_their_files_until_one_changes(house: Path, tmp_path: Path) -> None:
    assert ran(RANKED, house, tmp_path).stdout == "True\n"
    beside = house / "verify" / "kernels" / "__pycache__"
    (first,) = beside.glob("kernels-*")
    assert kept(first) == {"arrangements.advance"}
    with (house / "verify" / "kernels" / "playing.py").open("a") as file:
        file.write("\nCHANGED = True\n")
    assert ran(RANKED, house, tmp_path).stdout == "True\n"
    assert len(list(beside.glob("kernels-*"))) == 2


@pytest.mark.parametrize("writable_home", [True, False])
def test_where_nothing_can_be_written_beside_them(house: Path, tmp_path: Path, writable_home: bool) -> None:
    """In the user's caches, or nowhere; without a word in either case."""
    home = tmp_path / "home"
    if writable_home:
        home.mkdir()
    else:
        home.write_text("a file, so no directory can be made in it")
    (house / "verify" / "kernels" / "__pycache__").write_text("a file here too")
    done = ran(RANKED, house, home)
    assert (done.stdout, done.stderr) == ("True\n", "")
    assert kept(house) == set()
    assert kept(home) == ({"arrangements.advance"} if writable_home else set())
