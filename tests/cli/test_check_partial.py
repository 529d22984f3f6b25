"""``verify check`` with unknown cards, and ``verify show --as-seen``, which writes down such a deal."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import msgspec
import pytest

from support.command import EXAMPLES, Verify
from verify import BadInput, check_partial, checker
from verify.records.partial import SCHEMA, PartialRecord

DECKS = EXAMPLES / "decks.txt"
NOTHING = "?? " * 52
SMALL = ("--ranks", 3, "--suits", 2)


def test_a_game_in_progress_is_explained(verify: Verify) -> None:
    """After 17 cards with one king the chance is 3 in 35, by the turn order alone."""
    seen = verify("show", f"{DECKS}:1", "--at", 17, "--as-seen").out
    assert seen.count("??") == 35
    assert seen.splitlines()[3] == "4: ?? ?? JD 6H"
    ended = verify("check", "-", stdin=seen)
    head, *rows = ended.out.splitlines()
    assert (ended.code, head) == (0, "-:1: depends, won with chance 3/35 (8.6%)")
    assert "  unknown    35 of 52 cards, among them 12 of the 12 bottom cards that decide" in rows
    assert "3 of the 35 missing cards are at home in K: that share is the chance" in " ".join(ended.out.split())
    assert any(row.startswith("  tells most card 33, the bottom card of 9 (as much as card 37") for row in rows)


def test_the_end_of_a_game_as_seen_is_its_verdict(verify: Verify) -> None:
    for number, verdict in ((1, "lost"), (3, "won")):
        seen = verify("show", f"{DECKS}:{number}", "--as-seen").out
        assert verify("check", "-", stdin=seen).out.startswith(f"-:1: {verdict}")


def test_piles_as_they_lie_in_a_game_are_not_those_dealt(verify: Verify) -> None:
    """Turned cards lie at home, so that every pile that is finished would seem to be a cycle."""
    lying = "".join(f"{pile}: {pile}H {pile}S ?? ??\n" for pile in "A23456789TJQK")
    fault = "-:1: every known card lies in the pile of its own rank: expected the piles as they were dealt"
    assert verify("check", "-", stdin=lying).complaint.startswith(fault)
    with pytest.raises(BadInput, match="every known card lies in the pile of its own rank"):
        check_partial(lying)
    dealt = lying.replace("A: AH AS", "A: 2H AS").replace("2: 2H", "2: AH")
    assert verify("check", "-", stdin=dealt).code == 0


def test_a_chance_is_no_number_of_completions(verify: Verify) -> None:
    """Of three completions one is lost, and two are won by 2 and by 1 of 3 exchanges: none is won whatever is drawn."""
    ended = verify("check", "-", *SMALL, "--rules", "watch", stdin="?? ?? 2S ?? 3H 3S")
    assert ended.out.startswith("-:1: depends, won with chance 1/3")
    assert "all 3 completions by rank were played: on average each is won with chance 1/3" in " ".join(
        ended.out.split()
    )


def test_such_deals_stand_among_others(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "decks.txt"
    file.write_text(f"[nothing known]\n{NOTHING}\n\n[cycle]\n5S {'?? ' * 3} 5H {'?? ' * 47}\n")
    ended = verify("check", DECKS, file)
    assert f"{file}:1 [nothing known]: depends chance 1/13 (7.7%), 52 unknown" in ended.out.splitlines()
    assert f"{file}:2 [cycle]: lost 50 unknown, cycle 5→5" in ended.out.splitlines()
    assert ended.out.splitlines()[-1] == "6 deals: 1 won, 4 lost, 1 depends (rules: classic)"
    assert ended.code == 0


def test_json_follows_its_schema(verify: Verify) -> None:
    for arguments in ([], ["--rules", "spade"], ["--rules", "one-king"]):
        out = verify("check", "--json", "-", *arguments, stdin=f"KS {NOTHING[3:]}").out
        record = msgspec.json.decode(out, type=PartialRecord)
        assert (record.schema, record.deal, record.unknown) == (SCHEMA, "-:1", 51)
        assert record.missing["K"] == 3
        assert set(json.loads(out)) == {field.name for field in dataclasses.fields(PartialRecord)}


def test_json_says_what_would_tell_most(verify: Verify) -> None:
    record = json.loads(verify("check", "--json", "-", stdin=f"KS {NOTHING[3:]}").out)
    assert (record["verdict"], record["chance"], record["leading"]) == ("depends", "7/51", ["A", "K"])
    assert record["arcs"]["A"] == "K"
    assert record["arcs"]["2"] is None
    assert len(record["won_with"]) == len(record["lost_with"]) == 51
    assert record["tells"]["places"][0] == {"number": 2, "pile": "2", "turn": 4}
    assert (record["tells"]["chances"]["2"], record["tells"]["chances"]["K"]) == ("0", "1/5")


def test_completions_are_certified(verify: Verify, tmp_path: Path) -> None:
    ended = verify("check", "-", "--certificate", tmp_path, stdin=f"KS {NOTHING[3:]}")
    claims = re.findall(r"verify\.checker (\S+) (\S+)", ended.out)
    verdicts = [checker.check(Path(claim).read_bytes(), Path(proof).read_bytes()) for claim, proof in claims]
    assert ["is won" in verdicts[0], "is lost" in verdicts[1], len(verdicts)] == [True, True, 2]
    record = json.loads(verify("check", "-", "--json", "--certificate", tmp_path, stdin=f"KS {NOTHING[3:]}").out)
    assert [Path(claim).exists() for claim in record["claims"] + record["certificates"]] == [True] * 4


def test_what_is_unknown_ends_with_its_own_code(verify: Verify) -> None:
    ended = verify("check", "--rules", "aisleriot-2010", "-", stdin=NOTHING)
    assert ended.code == 3
    assert ended.out.startswith("-:1: unknown\n")
    assert "about 10^49 by rank" in " ".join(ended.out.split())
    assert verify("check", "--rules", "aisleriot-2010", "--expect", "won", "-", stdin=NOTHING).code == 3


def test_expectations_are_for_these_deals_too(verify: Verify) -> None:
    sure = "3S ?? 2S 2H ?? ??"
    assert verify("check", *SMALL, "--expect", "won", "-", stdin=sure).code == 0
    assert verify("check", *SMALL, "--expect", "lost", "-", stdin=sure).code == 1
    assert verify("check", "--expect", "won", "-", stdin=NOTHING).code == 1


@pytest.mark.parametrize("arguments", [["show"], ["show", "--output", "piles"], ["check", "--output", "uva170"]])
def test_others_refuse_unknown_cards(verify: Verify, tmp_path: Path, arguments: list[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(NOTHING)
    complaint = verify(*arguments, file).complaint
    assert complaint.startswith(f"{file}:1: card 1 on line 1 is unknown, and 51 more: expected a whole deal")


def test_a_bad_partial_deal_is_a_bad_deal(verify: Verify) -> None:
    assert verify("check", "-", stdin=f"KS KS {'?? ' * 50}").complaint.startswith("-:1: KS is there twice")
    assert verify("check", "-", stdin="?? " * 51).complaint == "-:1: 51 cards, expected 52"


def test_rules_that_do_not_fit_are_refused(verify: Verify) -> None:
    piles = "A: ?? ??\n2: ?? ??\n3: ?? ??"
    complaint = verify("check", *SMALL, "-o", "deal=piles", "-", stdin=piles).complaint
    assert "option deal does not apply" in complaint
