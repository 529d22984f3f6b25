"""From bytes to deals: every way in which a file can be no file of deals."""

from __future__ import annotations

import io
import os
import sys
import threading
import time
import tracemalloc
from pathlib import Path

import pytest

from verify.deals import Deal, Reading, read_file, read_text
from verify.deals.files import MAX_BYTES
from verify.errors import BadInput

LINE = " ".join(rank + suit for suit in "SHDC" for rank in "A23456789TJQK")


def refused(path: Path | str) -> str:
    with pytest.raises(BadInput) as caught:
        read_file(str(path), Reading())
    assert str(caught.value).startswith(str(path))
    return caught.value.message


def file_of(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "deals.txt"
    path.write_bytes(data)
    return path


def standard_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_a_file_names_its_deals(tmp_path: Path) -> None:
    path = file_of(tmp_path, b"\xef\xbb\xbf" + f"{LINE}\r\nAS\r\n{LINE}\r\n".encode())
    first, second, third = read_file(str(path), Reading())
    assert isinstance(first, Deal)
    assert isinstance(second, BadInput)
    assert isinstance(third, Deal)
    assert (first.name, second.source, second.line, third.name) == (f"{path}:1", str(path), 2, f"{path}:3")


def test_what_is_no_readable_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "none") == "no such file"
    assert refused(tmp_path) == "a directory, expected a file"
    assert refused(file_of(tmp_path, b"") / "below").startswith("cannot be read: Not a directory")
    assert refused(file_of(tmp_path, b"")) == "there is no deal in it: it is empty"


def test_a_name_no_file_can_have() -> None:
    with pytest.raises(BadInput, match=r"no file has such a name"):
        read_file("a\0b", Reading())
    with pytest.raises(BadInput, match=r"no file has such a name"):
        read_file("", Reading())
    with pytest.raises(BadInput, match=r"cannot be read: File name too long"):
        read_file("x" * 5000, Reading())


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions do not bind the superuser, so the refusal is simulated where it would not come."""
    path = file_of(tmp_path, LINE.encode())
    path.chmod(0)
    if os.access(path, os.R_OK):

        def denied(*_: object, **__: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", denied)
    assert refused(path) == "no permission to read this file"


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (LINE.encode("utf-16"), "byte 0xff at offset 0 on line 1 is not UTF-8 (it looks like UTF-16)"),
        (LINE.encode("utf-16-be"), "byte 0x00 at offset 0 on line 1 is not text: this is a binary file"),
        (b"AS\r\n2S\r3S\n\xe4", "byte 0xe4 at offset 10 on line 4 is not UTF-8: save the file as UTF-8 text"),
        (b"\xef\xbb\xbfAS\n\xff", "byte 0xff at offset 6 on line 2 is not UTF-8"),
        (b"AS\n\x00", "byte 0x00 at offset 3 on line 2 is not text: this is a binary file"),
        (b"AS \xed\xa0\x80", "byte 0xed at offset 3 on line 1 is not UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00", "byte 0x89 at offset 0 on line 1 is not UTF-8"),
    ],
)
def test_what_is_no_utf8_text(tmp_path: Path, data: bytes, expected: str) -> None:
    assert expected in refused(file_of(tmp_path, data))


def test_a_file_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = file_of(tmp_path, b"")
    os.truncate(path, 1024**3)
    start = time.process_time()
    assert refused(path) == "larger than 32 MiB: split it into several files"
    assert time.process_time() - start < 1


def test_an_endless_device_is_read_no_further_than_the_limit() -> None:
    assert refused("/dev/zero") == "larger than 32 MiB: split it into several files"


def test_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_bytes, args=[LINE.encode()])
    writer.start()
    (deal,) = read_file(str(path), Reading())
    writer.join()
    assert isinstance(deal, Deal)


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, LINE.encode())
    (deal,) = read_file("-", Reading())
    assert isinstance(deal, Deal)
    assert deal.name == "-:1"


def test_standard_input_that_is_no_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(LINE))
    assert len(list(read_file("-", Reading()))) == 1


def test_standard_input_that_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert refused("-").startswith("standard input is closed")
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stdin", closed)
    assert refused("-").startswith("standard input is closed")


def test_standard_input_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, b" " * (MAX_BYTES + 1))
    assert refused("-").startswith("larger than 32 MiB")


def test_an_unknown_format_is_refused_before_the_file_is_opened(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"unknown format 'x'"):
        read_file(str(tmp_path / "none"), Reading(format="x"))


@pytest.mark.parametrize("separator", ["\n", "\n\n"])
def test_memory_does_not_grow_with_the_number_of_decks(separator: str) -> None:
    text = (LINE + separator) * 2000
    tracemalloc.start()
    count = sum(1 for _ in read_text(text, "t", Reading()))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == 2000
    assert peak < 100_000
