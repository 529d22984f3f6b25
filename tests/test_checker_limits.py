"""The checker at its edges: exact sentences, exact limits, wrong types. All by its FORMAT, worked out by hand.

Each test was written for a change of the checker that the other tests let pass; the mutants directory tells how such
changes are found.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from certificates.make import LOST, WON
from support.claims import WIN, Json, certificate, text, trace
from support.claims import claim as claim_of
from verify.checker import Malformed, Rejected, check, clock_reading, command, reading
from verify.checker.reading import MAX_BYTES

CASE = Path(__file__).resolve().parent / "certificates" / "accept" / "win-3x2"
FILES = [str(CASE / "claim.json"), str(CASE / "certificate.json")]
MIB = 1024 * 1024


def refused(claim: Json | bytes, made: Json | None = None) -> str:
    """The reason why a claim, or its certificate, cannot be read."""
    data = claim if isinstance(claim, bytes) else text(claim)
    with pytest.raises(Malformed) as caught:
        check(data, text(made) if made else b"")
    return str(caught.value)


# ---- What is said ------------------------------------------------------------------------------------------------


def test_the_whole_sentence_of_an_accepted_claim() -> None:
    claim = claim_of(2, 1, "2S AS", "won", {"turned": 2, "last": "2S"})
    assert check(text(claim), text(certificate(claim, WIN))) == (
        "this clock deal of 2 ranks and 1 suits is won, turned 2, last 2S; by its win; rules: deal rounds, "
        "first-pile 1, direction clockwise, listing top-first, shuttle under-top, start centre, dead-end stop, "
        "win exposed, second-chance none"
    )


def test_several_facts_beside_a_cycle_are_all_named() -> None:
    claim = LOST | {"facts": {"turned": 2, "last": "3S"}}
    evidence = {"kind": "cycle", "piles": ["A", "2"], "bottom_cards": ["2S", "AS"]}
    with pytest.raises(Rejected) as caught:
        check(text(claim), text(certificate(claim, evidence)))
    assert str(caught.value) == "a cycle establishes no facts, the claim states turned, last"


def test_the_help_begins_with_the_usage() -> None:
    assert command.FORMAT.startswith("usage: python -m verify.checker CLAIM CERTIFICATE\n\nAnswers ")
    assert command.answer(["-h"]) == command.answer(["--help"]) == command.answer(["a", "-h", "b"])
    assert command.answer(["-h"]) == (0, command.FORMAT)


def test_what_is_shown_of_a_long_string() -> None:
    assert reading.shown("x" * 40) == "'" + "x" * 40 + "'"
    assert reading.shown("x" * 41) == "'" + "x" * 40 + "'..."


def test_too_little_memory_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_: str) -> bytes:
        raise MemoryError

    monkeypatch.setattr(command, "load", fail)
    assert command.main(FILES) == 2
    assert capsys.readouterr().err == "checker: not enough memory\n"


def test_an_interrupt_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_: str) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "load", fail)
    assert command.main(FILES) == 130
    assert capsys.readouterr().err == "checker: interrupted\n"


@pytest.mark.parametrize("name", ["a\0b", "\0"])
def test_a_name_that_no_file_can_have(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([name, FILES[1]]) == 2
    assert capsys.readouterr().err == f"checker: {name.replace(chr(0), chr(92) + 'x00')}: cannot be read\n"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list").write_text("[]")
    named = f"checker: {tmp_path / 'list'}: not a"
    assert command.main([str(tmp_path / "list"), FILES[1]]) == 2
    assert capsys.readouterr().err == f"{named} claim: the file is a list, expected an object\n"
    assert command.main([FILES[0], str(tmp_path / "list")]) == 2
    assert capsys.readouterr().err == f"{named} certificate: the file is a list, expected an object\n"


# ---- Limits ------------------------------------------------------------------------------------------------------


def test_eight_mebibytes_are_read_and_no_byte_more() -> None:
    full = text(WON).ljust(8 * MIB)
    assert check(full, text(certificate(WON, WIN))).startswith("this clock deal of 3 ranks and 2 suits is won; ")
    assert refused(full + b" ") == "not a claim: more than 8388608 bytes"


def test_no_more_of_a_file_is_loaded_than_tells_that_it_is_too_long(tmp_path: Path) -> None:
    (tmp_path / "long").write_bytes(b" " * (MAX_BYTES + 2))
    assert len(command.load(str(tmp_path / "long"))) == MAX_BYTES + 1


def test_ten_digits_are_a_number_and_eleven_are_not() -> None:
    ten = text(WON).replace(b'"ranks": 3', b'"ranks": 9999999999')
    assert refused(ten) == "not a claim: ranks is 9999999999, expected a whole number from 2 to 1000"
    eleven = ten.replace(b"9999999999", b"10000000000")
    assert refused(eleven) == "not a claim: number '10000000000', expected at most ten digits and nothing else"


@pytest.mark.parametrize(("ranks", "suits"), [(2, 50_000), (1000, 100)])
def test_a_hundred_thousand_cards_are_not_too_many(ranks: int, suits: int) -> None:
    assert refused(claim_of(ranks, suits, "", "won")) == "not a claim: deal.deck has 0 entries, expected 100000"
    reason = refused(claim_of(ranks, suits + 1, "", "won"))
    assert reason == f"not a claim: {ranks} ranks of {suits + 1} suits are more than 100000 cards"


def test_the_largest_number_of_suits_that_is_called_a_number_of_suits() -> None:
    assert refused(claim_of(2, 100_000, "", "won")) == "not a claim: 2 ranks of 100000 suits are more than 100000 cards"
    reason = refused(claim_of(2, 100_001, "", "won"))
    assert reason == "not a claim: suits is 100001, expected a whole number from 1 to 100000"


def test_facts_up_to_a_hundred_thousand() -> None:
    right = {"kind": "trace", "turned": ["2S", "AS"]}
    claim = claim_of(2, 1, "2S AS", "won", {"turned": 100_000})
    with pytest.raises(Rejected, match=r"^false trace: turn 1 is 2S in the certificate and AS in the game$"):
        check(text(claim), text(certificate(claim, right)))
    reason = refused(claim_of(2, 1, "2S AS", "won", {"turned": 100_001}))
    assert reason == "not a claim: facts.turned is 100001, expected a whole number from 0 to 100000"


# ---- Wrong types and missing keys --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, words in clock_reading.CHOICES.items() if words and name != "start"])
@pytest.mark.parametrize("value", [1, 2])
def test_a_number_is_no_word_of_a_rule(name: str, value: int) -> None:
    claim = claim_of(3, 2, [["2H", "2S"], ["AH", "3S"], ["AS", "3H"]], "won") if name == "within-pile" else WON
    reason = refused(claim | {"rules": claim["rules"] | {name: value}})
    words = " or ".join(clock_reading.CHOICES[name])
    assert reason == f"not a claim: rules.{name} is {value}, expected {words}"


@pytest.mark.parametrize("key", [*WON, "facts"])
def test_every_key_of_a_claim_is_required_but_facts(key: str) -> None:
    claim = {name: value for name, value in (WON | {"facts": {"turned": 6}}).items() if name != key}
    if key == "facts":
        assert "turned" not in check(text(claim), text(certificate(WON, WIN)))
    else:
        assert refused(claim) == f"not a claim: no key '{key}' in the file"


@pytest.mark.parametrize("key", ["kind", "version", "game", "ranks", "suits", "rules", "deal", "evidence"])
def test_every_key_of_a_certificate_is_required(key: str) -> None:
    made = {name: value for name, value in certificate(WON, WIN).items() if name != key}
    assert refused(WON, made) == f"not a certificate: no key '{key}' in the file"


def test_the_evidence_of_one_kind_has_no_keys_of_another() -> None:
    both = certificate(WON, trace("AS") | {"piles": []})
    assert refused(WON, both) == "not a certificate: unknown key 'piles' in evidence of kind trace"


@pytest.mark.parametrize(
    ("deal", "name"), [(None, "null"), (1, "1"), (True, "true"), ("piles", "'piles'"), ([], "a list")]
)
def test_a_deal_is_an_object(deal: object, name: str) -> None:
    assert refused(WON | {"deal": deal}) == f"not a claim: deal is {name}, expected an object"


def test_the_pile_after_the_last_is_none() -> None:
    beyond = certificate(LOST, {"kind": "cycle", "piles": ["4"], "bottom_cards": ["2S"]})
    reason = refused(LOST, beyond)
    assert reason == "not a certificate: evidence.piles, entry 1, is '4', expected the label of a pile"


def test_what_is_not_a_regular_file_is_not_read() -> None:
    for name in ("/dev/zero", "/dev/null"):
        with pytest.raises(Malformed, match=r"^not a regular file$"):
            command.load(name)


@pytest.mark.parametrize("waiting", [False, True])
def test_a_file_is_opened_for_reading(waiting: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without waiting for a pipe, on systems that can be told so."""
    asked, really, flags = [], os.open, os.O_RDONLY | os.O_CLOEXEC | (0 if waiting else os.O_NONBLOCK)

    def spy(name: str, flags: int) -> int:
        asked.append(flags)
        return really(name, flags)

    monkeypatch.setattr(os, "open", spy)
    if waiting:
        monkeypatch.delattr(os, "O_NONBLOCK")
    assert command.load(FILES[0]) == Path(FILES[0]).read_bytes()
    assert asked == [flags]


# ---- Where play stops --------------------------------------------------------------------------------------------


def test_stop_stops_where_the_exceptions_would_let_play_go_on() -> None:
    """By hand, 3x1, play starts at pile A, which holds its own ace: a dead end at once, from that same pile."""
    for dead_end, turned in (("stop", ["AS"]), ("exception", ["AS", "2S", "3S"]), ("clockwise", ["AS", "2S", "3S"])):
        verdict = "lost" if dead_end == "stop" else "won"
        claim = claim_of(3, 1, "AS 2S 3S", verdict, {"turned": len(turned)}, start=1, dead_end=dead_end)
        assert f"is {verdict}, turned {len(turned)}; by its trace" in check(
            text(claim), text(certificate(claim, trace(turned)))
        )


# ---- The streams -------------------------------------------------------------------------------------------------


class Stream:
    """A stream that fails when written to or flushed, and says where it leads."""

    def __init__(self, file: int, error: Exception, at: str) -> None:
        self.file, self.error, self.at = file, error, at

    def write(self, _: str) -> None:
        if self.at == "write":
            raise self.error

    def flush(self) -> None:
        if self.at == "flush":
            raise self.error

    def fileno(self) -> int:
        if self.at == "fileno":
            raise self.error
        return self.file


@pytest.mark.parametrize("error", [OSError("full"), ValueError("closed")], ids=["full", "closed"])
@pytest.mark.parametrize("at", ["write", "flush"])
def test_after_a_failure_the_stream_leads_nowhere(error: Exception, at: str) -> None:
    reading, writing = os.pipe()
    assert command.said(Stream(writing, error, at), "text") is False  # type: ignore[arg-type]
    os.write(writing, b"not for the reader")
    os.close(writing)
    assert os.read(reading, 100) == b""
    os.close(reading)


def test_no_stream_at_all_is_no_success() -> None:
    assert command.said(None, "text") is False
