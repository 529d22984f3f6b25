"""What very many deals came to: ``--tally``, and the tallies that are kept in ``reports/klondike/winnability``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from support.command import Verify
from support.kept_tallies import README, ROOT, options_of, readme_row, require_counts_and_interval
from verify.deals.deal import Deal
from verify.deals.numbers import numbered
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.search import search
from verify.records.klondike_tally import KlondikeTallyRecord
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import PRESETS, KlondikeRules
from verify.solvers.answers import Limits
from verify.solvers.klondike.decide import decide
from verify.verdict import Verdict

REPORTS = ROOT / "reports" / "klondike" / "winnability"
KEPT = sorted(REPORTS.glob("*.json"))
LETTER = {Verdict.WINNABLE: "W", Verdict.UNWINNABLE: "L"}

EASIER = [
    ("classic", "draw-one"),  # what three at a time bring up, one at a time brings up
    ("draw-two", "draw-one"),
    ("three-passes", "classic"),
    ("no-way-back", "classic"),
    ("vegas", "draw-one"),
]
"""Rules, and easier ones: a deal that the first can win the others can win too."""


def read(path: Path) -> KlondikeTallyRecord:
    return msgspec.json.decode(path.read_bytes(), type=KlondikeTallyRecord)


def test_a_tally_says_what_the_lines_say(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "tally.json"
    spec = ("--game", "klondike", "--rules", "draw-one", "--deal", "random:1:12")
    lines = [json.loads(line)["verdict"] for line in verify("check", *spec, "--json").out.splitlines()]
    ended = verify("check", *spec, "--tally", file, "--confidence", 99)
    assert ended.code == 0
    told = read(file)
    assert told.verdicts == "".join(LETTER[Verdict(verdict)] for verdict in lines)
    assert (told.winnable, told.unwinnable) == (told.verdicts.count("W"), told.verdicts.count("L"))
    assert told.winnability is not None
    assert f"{100 * told.winnability.low:.2f} % to {100 * told.winnability.high:.2f} %" in ended.out


def test_a_bad_deal_has_its_letter(verify: Verify, tmp_path: Path) -> None:
    file, deals = tmp_path / "tally.json", tmp_path / "deals.txt"
    deals.write_text("AS AS\n")
    assert verify("check", "--game", "klondike", deals, "--tally", file).code == 2
    assert (read(file).verdicts, read(file).winnability) == ("-", None)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_tallies_are_sound(path: Path) -> None:
    """Counts by counting letters; some deals decided again; the published figures for what they are known for."""
    told = read(path)
    (spec,) = told.deals
    count = int(spec.rpartition(":")[2])
    require_counts_and_interval(told, count)
    choice = KlondikeChoice(told.preset, options_of(told, PRESETS[told.preset].rules.as_options()))
    assert choice.rules.as_options() == told.rules
    again = [
        (told.verdicts[number - 1], verdict)
        for number in range(1, count + 1, max(1, count // 12))
        if (verdict := decided(f"{spec.rpartition(':')[0]}:#{number}", choice)) is not Verdict.UNKNOWN
    ]
    assert len(again) >= 6
    assert all(letter == LETTER[verdict] for letter, verdict in again)


def decided(name: str, choice: KlondikeChoice) -> Verdict:
    (deal,) = numbered(name)
    assert isinstance(deal, Deal)
    return decide(deal, choice, Limits(None, 100_000)).verdict


def test_there_are_tallies() -> None:
    assert {path.stem for path in KEPT} >= {name for pair in EASIER for name in pair}


@pytest.mark.parametrize(("harder", "easier"), EASIER)
def test_no_deal_is_lost_by_easier_rules(harder: str, easier: str) -> None:
    """Deal by deal, on thousands of deals."""
    ours, theirs = read(REPORTS / f"{harder}.json"), read(REPORTS / f"{easier}.json")
    assert ours.deals[0].rpartition(":")[0] == theirs.deals[0].rpartition(":")[0]
    pairs = list(zip(ours.verdicts, theirs.verdicts, strict=False))
    assert len(pairs) >= 1000
    assert ("W", "L") not in pairs
    assert ("L", "W") in pairs or ("W", "W") in pairs


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_readme_has_these_figures(path: Path) -> None:
    told = read(path)
    assert readme_row(told, options_of(told, PRESETS[told.preset].rules.as_options()))
    assert (told.within_minute, told.unknown) == (len(told.verdicts), 0), "as the README says"


def test_the_readme_has_the_shares_of_deadlocks() -> None:
    """Of the deals that are lost, as the sentence about deadlocks has them."""
    one, three = read(REPORTS / "draw-one.json"), read(REPORTS / "classic.json")
    shares = [f"{100 * told.deadlocks / told.unwinnable:.0f} % of the {told.unwinnable:,}" for told in (one, three)]
    assert f"{shares[0]} lost at draw 1 and {shares[1]} lost at draw 3" in " ".join(README.split())


def test_the_readme_has_the_positions_of_a_hundred_deals_at_draw_1() -> None:
    """The table of speeds, as far as it does not depend on the machine; draws 2 and 3 take too long here."""
    rules = KlondikeRules(draw=1)
    found = [search(prepare(deal_out(deal, rules), rules)) for deal in numbered("random:1:100")]
    decided = sum(each.status in ("won", "exhausted") for each in found)
    positions = sum(each.positions for each in found)
    row = next(line for line in README.splitlines() if re.match(r"\| 1 \| [0-9.]+ s \|", line))
    assert row.split(" | ")[4:6] == [str(decided), f"{positions / 1e6:.1f} million"]
