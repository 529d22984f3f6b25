"""The README tells the truth: every command shown prints what stands below it.

``python tests/test_readme.py`` writes the real output into the README, after which a person must read it. What
``verify prove`` prints of the whole suite, which takes minutes, the test makes of the proofs of a report written now.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from verify.cli import prove_text
from verify.deals import FORMATS
from verify.records.proof import ProofRecord
from verify.report.evidence import decode
from verify.rules.clock_options import PRESETS, ClockRules, differences

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
_VARYING = re.compile(r" *\b\d+\.\d+(?= s\b)|(?<=\"seconds\":)\d+\.\d+|(?:z3|cvc5) \d+(?:\.\d+)+")  # seconds; versions
_BLOCK = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)


def run(command: str, directory: Path) -> str:
    """What a command prints, errors included, in a shell that finds this Python's commands first."""
    bin_directory = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{bin_directory}{os.pathsep}{os.environ['PATH']}", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["bash", "-c", command], cwd=directory, env=environment, text=True, check=False,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return done.stdout


def played(text: str, output: Callable[[str], str]) -> str:
    """The README with every block of commands as it really looks when they are run one after the other."""

    def replayed(block: re.Match[str]) -> str:
        return "".join(f"$ {command}\n{ending(output(command))}" for command in commands(block[0]))

    return _BLOCK.sub(replayed, text)


def whole_suite(theorems: list[ProofRecord]) -> str:
    """What ``verify prove`` prints when these theorems are settled."""
    lines = [prove_text.text(theorem, whole=False) for theorem in theorems]
    return "\n".join([prove_text.heading(), *lines, prove_text.summary(theorems)])


def ending(output: str) -> str:
    return output if not output or output.endswith("\n") else output + "\n"


def commands(block: str) -> Iterator[str]:
    return (line[2:] for line in block.splitlines() if line.startswith("$ "))


def workplace(directory: Path) -> Path:
    """A place with what a clone has, as far as the commands of the README need it."""
    (directory / "verify").mkdir()
    shutil.copytree(ROOT / "verify" / "examples", directory / "verify" / "examples")
    shutil.copytree(ROOT / "verify" / "checker", directory / "verify" / "checker")
    return directory


def test_every_command_prints_what_the_readme_says(tmp_path: Path, written: Path) -> None:
    place, theorems = workplace(tmp_path), decode((written / "clock.json").read_bytes()).theorems

    def output(command: str) -> str:
        return whole_suite(theorems) if command == "verify prove" else run(command, place)

    text = README.read_text(encoding="utf-8")
    assert sum(len(list(commands(block))) for block in _BLOCK.findall(text)) >= 12
    assert _VARYING.sub("0.0", played(text, output)) == _VARYING.sub("0.0", text)


def test_the_python_example() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 3
    assert results.failed == 0


def test_the_table_of_presets_is_that_of_the_rules() -> None:
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| [^|]+ \| (.*) ?\|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name: changes.strip("` ") for name, changes in rows} == {
        name: differences(preset.rules, ClockRules()) for name, preset in PRESETS.items()
    }


def test_the_table_of_formats_is_that_of_the_deals() -> None:
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| [^|]+ \|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == list(FORMATS)


def test_the_picture_is_what_show_draws(tmp_path: Path) -> None:
    name = "five-and-nine.svg"
    run(f"verify show verify/examples/decks.txt:1 --svg {name}", workplace(tmp_path))
    assert (tmp_path / name).read_bytes() == (ROOT / "verify" / "examples" / name).read_bytes()
    assert f"(verify/examples/{name})" in README.read_text(encoding="utf-8")


def test_setting_up_is_one_line_each() -> None:
    """The two lines for a bare machine differ only in what they install and run; tests need Coq and Node.js too."""
    text = README.read_text(encoding="utf-8")
    lines = re.findall(r"^<!-- .* -->\n```sh\n(.*)\n```$", text, re.MULTILINE)
    assert len(lines) == 2
    main_job, tests = (line.partition(" && .venv/bin/pip install -q ") for line in lines)
    programs, and_then, python = tests[0].partition(")) && ")
    assert main_job[0] == python
    assert programs.startswith("((command -v coqc && command -v node) >/dev/null || ")
    assert f"{programs}{and_then}".endswith(" apt-get install -qqy --no-install-recommends coq nodejs)) && ")
    assert main_job[2] == ". && .venv/bin/verify check verify/examples/decks.txt"
    assert tests[2] == "-e '.[dev]' && .venv/bin/python -m pytest"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        workshop = workplace(Path(place))
        new = played(README.read_text(encoding="utf-8"), lambda command: run(command, workshop))
    README.write_text(new, encoding="utf-8")
