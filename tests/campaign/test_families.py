"""The comparison of all methods as a command: what the file says, going on, and files of something else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from verify.campaign.families import GAMES, main, validate
from verify.errors import BadInput
from verify.quotient.klondike.families import FAMILIES
from verify.solvers.klondike.validation import methods

FEW = GAMES["klondike"]._replace(families=[FAMILIES[2]._replace(deals=12), FAMILIES[3]._replace(deals=4)])


def test_the_file_counts_every_verdict(tmp_path: Path) -> None:
    """By hand: 12 deals under one of the rules each, and 4; with 5 sets of prunings and 6, and by the rules."""
    path = tmp_path / "evidence.json"
    found = validate(path, FEW)
    assert json.loads(path.read_bytes()) == found
    assert (found["deals"], found["faults"]) == (16, 0)
    for record, deals in zip(found["families"], (12, 4), strict=True):
        counts = record["counts"]
        by_methods = [count for seen, count in counts.items() if seen.startswith(("quotient", "compiled"))]
        assert sum(by_methods) == deals * (5 + len(methods(FAMILIES[2])[1].prunings))
        assert sum(count for seen, count in counts.items() if seen.startswith("by the rules")) >= deals
    assert (found["families"][0]["stock"], found["families"][1]["stock"]) == (5, 0)


def test_a_run_goes_on_where_another_ended(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evidence.json"
    whole = validate(path, FEW)
    partly = json.loads(path.read_bytes())
    partly["families"][1].update(counts={}, compared=0, parts=[])
    path.write_text(json.dumps(partly))
    capfd.readouterr()
    assert validate(path, FEW) == whole
    assert "1 of 1 parts, three columns without stock" in capfd.readouterr().err


def test_a_fault_is_reported_and_is_the_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault that stands in the file stays there; nothing is left to be compared."""
    path = tmp_path / "evidence.json"
    monkeypatch.setitem(GAMES, "klondike", FEW)
    assert main(["klondike", str(path)]) == 0
    broken = json.loads(path.read_bytes())
    broken["families"][0]["faults"] = ["made up"]
    path.write_text(json.dumps(broken))
    assert main(["klondike", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith("verdicts compared, 1 faults")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "evidence.json"
    for text in ("[]", "{", '{"families": []}', '{"families": [{}, {}]}'):
        path.write_text(text)
        with pytest.raises(BadInput, match="this is no file of this comparison"):
            validate(path, FEW)
        assert path.read_text() == text
    with pytest.raises(BadInput, match="cannot be read"):
        validate(tmp_path, FEW)
    assert main(["klondike", str(path)]) == 2


def test_the_evidence_kept_is_what_the_readme_says() -> None:
    root = Path(__file__).parents[2]
    kept = json.loads((root / "reports" / "klondike" / "families.json").read_bytes())
    compared = [family["compared"] for family in kept["families"]]
    assert {family["family"] for family in kept["families"]} == {family.name for family in FAMILIES}
    assert sum(compared) == kept["deals"] >= 100_000
    assert kept["faults"] == sum(len(family["faults"]) for family in kept["families"]) == 0
    figures = f"{kept['deals']:,} deals, {kept['verdicts']:,} verdicts"
    assert figures in " ".join((root / "README.md").read_text(encoding="utf-8").split())
