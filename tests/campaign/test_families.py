"""The comparison of all methods as a command: what the file says, going on, and files of something else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from verify.campaign.families import GAMES, main, validate
from verify.errors import BadInput
from verify.quotient.grandfathers_clock import families as grandfathers_clock
from verify.quotient.klondike.families import FAMILIES
from verify.solvers.klondike.validation import methods

DIAL = next(family for family in grandfathers_clock.FAMILIES if family.name.endswith("4 ranks, 2 suits, two columns"))
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


def test_another_game_has_its_own_families(tmp_path: Path) -> None:
    """By hand: two deals in 16 ways, each with four and five sets of prunings, by the rules and by ``decide``."""
    game = GAMES["grandfathers-clock"]
    found = validate(tmp_path / "evidence.json", game._replace(families=[DIAL._replace(deals=2)]))
    assert (found["format"], found["deals"], found["faults"]) == ("patience-verify/grandfathers-clock-validation", 2, 0)
    counts = found["families"][0]["counts"]
    for method, sets in (("by the rules", 1), ("plain search", 4), ("compiled search", 5), ("decided", 1)):
        assert sum(count for seen, count in counts.items() if seen.startswith(method)) == 32 * sets
    assert (found["families"][0]["columns"], found["families"][0]["all deals"]) == (2, False)


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
    kept = validate(tmp_path / "kept.json", FEW._replace(families=[]))
    path.write_text(json.dumps(kept))
    with pytest.raises(BadInput, match="this is no file of this comparison"):
        validate(path, GAMES["grandfathers-clock"]._replace(families=[]))
    with pytest.raises(BadInput, match="cannot be read"):
        validate(tmp_path, FEW)
    assert main(["klondike", str(path)]) == 2


ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_the_evidence_kept_is_whole(name: str) -> None:
    """Every deal of every family, and no fault."""
    path = ROOT / "reports" / name.replace("-", "_") / "families.json"
    kept = json.loads(path.read_bytes())
    families = GAMES[name].families
    assert [record["family"] for record in kept["families"]] == [family.name for family in families]
    assert [record["compared"] for record in kept["families"]] == [family.deals for family in families]
    assert sum(record["compared"] for record in kept["families"]) == kept["deals"]
    assert kept["faults"] == sum(len(record["faults"]) for record in kept["families"]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_evidence_kept_is_what_the_readme_says(name: str) -> None:
    kept = json.loads((ROOT / "reports" / name.replace("-", "_") / "families.json").read_bytes())
    assert kept["deals"] >= {"klondike": 100_000, "grandfathers-clock": 10_000}[name]
    figures = f"{kept['deals']:,} deals, {kept['verdicts']:,} verdicts"
    assert figures in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
