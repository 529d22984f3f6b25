"""How the programs are loaded and kept: numba missing, a place that cannot be written to, files that have changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
