"""The house keeps its floors: import contracts, an independent checker, public names as declared."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter import cli as importlinter

import verify

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "verify"
DRAWN = ["errors", "checker", "rup", "claims", "cards", "verdict", "atomic", "records", "deals", "rules", "graph",
         "certificate", "kernels", "quotient", "counting", "finding", "campaign", "conformance", "making", "solvers",
         "proofs", "report", "cli"]  # fmt: skip


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports anywhere."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"{'.' * node.level}{node.module or ''}"


def lint(config: Path) -> int:
    return importlinter.lint_imports(config_filename=str(config), no_cache=True)


def test_the_import_contracts_hold() -> None:
    assert lint(ROOT / "pyproject.toml") == 0


@pytest.mark.parametrize(
    ("room", "offence"),
    [
        ("rules/clock.py", "from verify.graph.bottom_map import bottom_map"),
        ("certificate/files.py", "import verify.graph"),
    ],
)
def test_the_contracts_can_fail(tmp_path: Path, room: str, offence: str) -> None:
    """The same contracts on a copy of the house with one arrow pointing the wrong way."""
    subprocess.run(["cp", "-r", PACKAGE, ROOT / "pyproject.toml", tmp_path], check=True)
    with (tmp_path / "verify" / room).open("a") as file:
        file.write(f"\n{offence}\n")
    program = (
        "import sys; sys.path.insert(0, '.'); from importlinter import cli;"
        "sys.exit(cli.lint_imports(config_filename='pyproject.toml', no_cache=True))"
    )
    broken = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert broken.returncode == 1
    assert "BROKEN" in broken.stdout


def test_the_checker_imports_the_standard_library_only() -> None:
    """And its own files, by relative imports."""
    files = {file.stem for file in (PACKAGE / "checker").glob("*.py")}
    found = {name for file in files for name in imports(PACKAGE / "checker" / f"{file}.py")}
    assert {name.removeprefix(".") for name in found if name.startswith(".")} <= files | {""}
    absolute = {name.partition(".")[0] for name in found if not name.startswith(".")}
    assert absolute
    assert absolute <= set(sys.stdlib_module_names)


def test_methods_that_must_agree_do_not_import_each_other() -> None:
    assert "verify.rules.clock" not in imports(PACKAGE / "graph" / "bottom_map.py")
    assert not any("graph" in name or "networkx" in name for name in imports(PACKAGE / "rules" / "clock.py"))


def test_the_docstring_is_the_map_of_the_house() -> None:
    rooms = {path.stem for path in PACKAGE.iterdir() if path.is_dir() or path.suffix == ".py"}
    drawn = {room for room in rooms if not room.startswith("__") and room != "examples"}
    assert drawn == set(DRAWN)
    assert all(f" {room} " in (verify.__doc__ or "") for room in DRAWN)


def test_every_room_lists_its_files() -> None:
    rooms = [path.parent for path in PACKAGE.glob("*/**/__init__.py")]
    assert len(rooms) >= 12
    for room in rooms:
        text = (room / "__init__.py").read_text(encoding="utf-8")
        files = {path.name for path in (*room.glob("*.py"), *room.glob("*.v"))} - {"__init__.py"}
        files |= {f"{path.parent.name}/" for path in room.glob("*/__init__.py")}
        assert files
        assert {file for file in files if file not in text} == set()


def test_public_names_are_there_and_are_all() -> None:
    assert all(getattr(verify, name).__name__ == name for name in verify.__all__)
    assert set(verify.__all__) <= set(dir(verify))
    with pytest.raises(AttributeError, match="no attribute 'solve'"):
        _ = verify.solve


def test_nothing_is_validated_by_assert_in_the_package() -> None:
    """Assertions vanish under ``python -O``; tests among the examples are for pytest, which keeps them."""
    files = [path for path in PACKAGE.rglob("*.py") if path.parent.name != "engines" or path.stem[:5] != "test_"]
    assert len(files) > 30
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    assert not any(isinstance(node, ast.Assert) for node in nodes)
