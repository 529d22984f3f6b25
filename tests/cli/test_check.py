"""``verify check``: what it prints, writes and exits with."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify
from support.published import contest_decks
from verify import checker
from verify.deals import FORMATS, NUMBERINGS
from verify.rules.clock_options import PRESETS

SAMPLE, KINGS, ONE_LEFT, WIN = (deck.block for deck in contest_decks())
ISSUED_FIELDS = {
    "deal": str, "game": str, "rules": dict, "verdict": str, "turned": int, "last": str, "face_down": int,
    "completed_clock_piles": int, "bottom_map": list, "cycles": list, "incomplete": list, "not_reaching": list,
    "restarts": int,
}  # fmt: skip


def test_one_deal_is_explained(verify: Verify) -> None:
    ended = verify("check", EXAMPLES / "contest.txt")
    head, *rows = ended.out.splitlines()
    assert head.endswith("contest.txt:1: lost")
    assert "44 of 52 cards, the last KD; 8 face down" in ended.out
    assert any("the bottom card of 5 is a 5" in row for row in rows)
    assert "uva170" in ended.out


def test_json_has_the_published_fields(verify: Verify) -> None:
    record = json.loads(verify("check", "--json", "-", stdin=SAMPLE).out)
    assert {name: type(record[name]) for name in ISSUED_FIELDS} == ISSUED_FIELDS
    assert len(record["bottom_map"]) == 12
    assert record["deal"] == "-:1"
    assert set(record["rules"]) == {
        "deal", "first-pile", "direction", "listing", "within-pile", "shuttle", "start", "dead-end",
        "second-chance", "watch-card", "win", "score",
    }  # fmt: skip


def test_many_deals_give_a_line_each_and_a_summary(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "decks.txt"
    file.write_text("\n".join([SAMPLE, KINGS, ONE_LEFT, WIN]))
    ended = verify("check", "--rules", "uva170", file)
    *lines, summary = ended.out.splitlines()
    assert [line.split()[1] for line in lines] == ["lost", "lost", "lost", "won"]
    assert lines[0].startswith(f"{file}:1: lost 44 turned, last KD")
    assert summary == "4 deals: 1 won, 3 lost (rules: uva170)"
    assert ended.code == 0


def test_one_bad_deck_does_not_stop_the_others(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "decks.txt"
    file.write_text("\n".join([SAMPLE, KINGS.replace("QS", "QX"), WIN]))
    ended = verify("check", "--rules", "uva170", "--output", "uva170", file)
    assert ended.out == "44,KD\n52,KD\n"
    assert ended.complaint.startswith(f"{file}:6: deal 2: card 2: 'QX' is not a card: expected")
    text = verify("check", "--rules", "uva170", file)
    assert text.out.splitlines()[-1] == "3 deals: 1 won, 1 lost, 1 bad (rules: uva170)"
    strict = verify("check", "--rules", "uva170", "--output", "uva170", "--strict", file)
    assert (strict.code, strict.out) == (2, "44,KD\n")


def test_expectations_are_exit_codes(verify: Verify) -> None:
    assert verify("check", "--expect", "won", "--deal", "ms:12").code == 0
    assert verify("check", "--expect", "won", "--deal", "ms:11-12").code == 1
    assert verify("check", "--expect", "lost", "--deal", "ms:1-5").code == 0


def test_a_deal_of_a_file_by_its_number(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "decks.txt"
    file.write_text("\n".join([SAMPLE, KINGS, WIN]))
    assert verify("check", "--rules", "uva170", "--output", "uva170", f"{file}:2").out == "04,KD\n"
    assert verify("check", f"{file}:4").complaint == f"{file}: there is no deal 4: the file has 3"
    odd_name = tmp_path / "decks.txt:2"
    odd_name.write_text(WIN)
    assert verify("check", "--rules", "uva170", "--output", "uva170", odd_name).out == "52,KD\n"


def accepted(claim: Path, certificate: Path) -> str:
    return checker.check(claim.read_bytes(), certificate.read_bytes())


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("evidence", ["shortest", "trace"])
def test_certificates_of_every_preset_are_accepted(verify: Verify, tmp_path: Path, preset: str, evidence: str) -> None:
    directory = tmp_path / "new" / "evidence"
    ended = verify("check", "--rules", preset, "--evidence", evidence, "--certificate", directory, "--deal", "ms:1-12")
    assert (ended.code, ended.err) == (0, "")
    claims = sorted(directory.glob("*.claim.json"))
    assert len(claims) == 12
    assert len(list(directory.iterdir())) == 24
    for claim in claims:
        assert accepted(claim, Path(str(claim).replace(".claim.", ".certificate.")))


def test_the_command_that_check_prints_does_check(verify: Verify, tmp_path: Path) -> None:
    ended = verify("check", "--certificate", tmp_path / "two words", EXAMPLES / "contest.txt")
    line = next(line for line in ended.out.splitlines() if "verify.checker" in line)
    command = shlex.split(line)[3:]
    assert command[:2] == ["-m", "verify.checker"]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("accepted: ")


def test_the_record_says_which_evidence_was_written_and_where(verify: Verify, tmp_path: Path) -> None:
    def record(*options: str) -> dict[str, object]:
        found: dict[str, object] = json.loads(verify("check", "--json", EXAMPLES / "contest.txt", *options).out)
        return {name: found[name] for name in ("evidence", "claim", "certificate")}

    out = str(tmp_path / "two words")
    files = {part: f"{out}/contest.txt-1.{part}.json" for part in ("claim", "certificate")}
    assert record() == {"evidence": "cycle", "claim": None, "certificate": None}
    assert record("--certificate", out) == {"evidence": "cycle", **files}
    second = {part: file.replace("-1.", "-1.2.") for part, file in files.items()}
    assert record("--certificate", out, "--evidence", "trace") == {"evidence": "trace", **second}
    assert json.loads(Path(second["certificate"]).read_text())["evidence"]["kind"] == "trace"


def test_a_file_that_cannot_be_read_does_not_stop_the_others(verify: Verify) -> None:
    ended = verify(
        "check", "--output", "uva170", "no-such-file", EXAMPLES / "contest.txt", "--deal", "ms:0", "--deal", "ms:1"
    )
    assert (ended.code, ended.out) == (2, "44,KD\n49,KD\n")
    assert [line.split(":")[1].strip() for line in ended.err.splitlines()] == ["no-such-file", "'ms"]


def test_rules_are_named_with_what_the_format_settled(verify: Verify) -> None:
    assert "rules      classic, with listing=bottom-first; read as ms" in verify("check", "--deal", "ms:1").out
    mixed = verify("check", "--deal", "ms:1-2", "--deal", "random:1").out.splitlines()[-1]
    assert mixed == "3 deals: 0 won, 3 lost (rules: classic, with listing=bottom-first: 2; classic: 1)"


def test_deals_with_one_name_do_not_share_a_certificate(verify: Verify, tmp_path: Path) -> None:
    for directory, deck in (("a", SAMPLE), ("b", WIN)):
        (tmp_path / directory).mkdir()
        (tmp_path / directory / "deck.txt").write_text(deck)
    out = tmp_path / "out"
    verify("check", "--certificate", out, tmp_path / "a" / "deck.txt", tmp_path / "b" / "deck.txt")
    assert sorted(path.name for path in out.glob("*.claim.json")) == [
        "deck.txt-1.2.claim.json",
        "deck.txt-1.claim.json",
    ]


def test_evidence_is_never_overwritten_by_other_evidence(verify: Verify, tmp_path: Path) -> None:
    for _ in range(2):
        for preset in ("classic", "one-king"):
            verify("check", "--certificate", tmp_path, "--rules", preset, "--deal", "ms:1")
    claims = sorted(tmp_path.glob("*.claim.json"))
    assert [claim.name for claim in claims] == ["ms-1.2.claim.json", "ms-1.claim.json"]
    assert [json.loads(claim.read_text())["verdict"] for claim in claims] == ["won", "lost"]
    assert all(accepted(claim, Path(str(claim).replace(".claim.", ".certificate."))) for claim in claims)


def test_a_claim_does_not_stay_without_its_certificate(verify: Verify, tmp_path: Path) -> None:
    (tmp_path / "ms-1.certificate.json").mkdir()
    ended = verify("check", "--certificate", tmp_path, "--deal", "ms:1")
    assert "ms-1.certificate.json: cannot be written: Is a directory" in ended.complaint
    assert [path.name for path in tmp_path.iterdir()] == ["ms-1.certificate.json"]


def test_finnish_and_swedish_cards(verify: Verify) -> None:
    finnish = verify("show", "--deal", "ms:12", "--cards", "fi", "--output", "deck").out
    swedish = verify("show", "--deal", "ms:12", "--cards", "sv", "--output", "deck").out
    assert "10Ri" in finnish
    assert "KnSp" in swedish
    for notation, deck in (("fi", finnish), ("sv", swedish)):
        ended = verify("check", "--cards", notation, "-", stdin=deck)
        assert "-:1: won" in ended.out
    assert "the last KPa" in verify("check", "--deal", "ms:12", "--cards", "fi").out


def test_other_decks(verify: Verify) -> None:
    # By hand, 2x2: dealt in rounds to pile 1 and the centre (2): pile 1 = A 2 bottom up, centre = 2 A bottom up.
    # Turn AH; pile 1 gives 2S; the centre gives 2H: that is the second king, and the AS stays.
    ended = verify("check", "--ranks", 2, "--suits", 2, "--output", "uva170", "-", stdin="AS 2H 2S AH")
    assert ended.out == "03,2H\n"


def test_the_rules_are_explained(verify: Verify) -> None:
    ended = verify("check", "--help-rules")
    assert ended.code == 0
    assert all(f"  {preset} " in ended.out for preset in PRESETS)
    assert "--help-rules" in verify("check", "--help").out


def test_the_formats_are_explained(verify: Verify) -> None:
    out = verify("show", "--help-formats").out
    assert all(f"  {name} " in out for name in [*FORMATS, *NUMBERINGS])
