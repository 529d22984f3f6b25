"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from types import FrameType

import pytest

from support.interrupts import interrupted_at
from verify.atomic import make_directory, write_whole
from verify.errors import BadInput


def test_a_file_is_replaced_and_nothing_else_stays_behind(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]
    assert file.stat().st_mode & 0o777 == 0o666 & ~mask()


def mask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


def test_what_stood_there_survives_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadInput, match=r"a\.txt: cannot be written: No space left on device"):
        write_whole(file, b"new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_is_followed_and_permissions_are_kept(tmp_path: Path) -> None:
    file, link = tmp_path / "a.txt", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o600)
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o600


def test_devices_and_pipes_are_written_to_and_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"/dev/full: cannot be written: No space left on device"):
        write_whole(Path("/dev/full"), b"x")
    assert Path("/dev/full").is_char_device()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"new")
    assert os.read(reader, 10) == b"new"
    os.close(reader)
    assert pipe.is_fifo()


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "a.txt", b"new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # a file that nobody could close
def test_an_interrupt_at_any_step_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    """At every line and every instruction of the code that writes, and of all that it calls."""
    file = tmp_path / "a.txt"
    written, interrupted = False, 0
    while not written:
        file.write_text("old")
        written = not interrupted_at(interrupted, lambda: write_whole(file, b"new"), instructions)
        assert list(tmp_path.iterdir()) == [file]
        assert file.read_text() in ("old", "new")
        interrupted += 1
    assert interrupted > 100
    assert file.read_text() == "new"


def instructions(frame: FrameType, event: str) -> bool:
    frame.f_trace_opcodes = True
    return event in ("line", "opcode")


def test_places_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="no directory can be made here"):
        make_directory(tmp_path / "file" / "below")
    with pytest.raises(BadInput, match="cannot be written: No such file or directory"):
        write_whole(tmp_path / "none" / "a.txt", b"")
    make_directory(tmp_path / "deep" / "er")
    make_directory(tmp_path / "deep" / "er")
    assert (tmp_path / "deep" / "er").is_dir()
