"""How claims and certificates are written, and how their files are named."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from verify.atomic import write_whole

VERSION = 1

PACKED = b"\x1f\x8b"  # how a gzip file begins


def canonical(members: Mapping[str, Any]) -> bytes:
    """A JSON object with one member a line, in the order given.

    >>> print(canonical({"a": 1, "b": ["x", "y"]}).decode(), end="")
    {
     "a": 1,
     "b": ["x", "y"]
    }
    """
    lines = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in members.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii")


def called(name: str, title: str) -> dict[str, str]:
    """The member of a claim that says what its deal is called, without the directories of a file; none if nothing does.

    >>> called("my/decks.txt:1", "five and nine"), called("ms:617", ""), called("", "")
    ({'name': 'decks.txt:1 [five and nine]'}, {'name': 'ms:617'}, {})
    """
    parts = (name.rpartition("/")[2], f"[{title}]" if title else "")
    whole = " ".join(filter(None, parts))
    return {"name": whole} if whole else {}


class Pair(NamedTuple):
    """A claim and its certificate, as the bytes of their files, and what kind of evidence that is."""

    claim: bytes
    certificate: bytes
    kind: str


class Written(NamedTuple):
    """Where a claim and its certificate were written, and what kind of evidence that is."""

    claim: Path
    certificate: Path
    kind: str


def path_text(path: Path) -> str:
    """A path as text that JSON can hold, whatever bytes are in it."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def write_pair(directory: Path, stem: str, pair: Pair) -> Written:
    """Write STEM.claim.json and STEM.certificate.json (.gz if packed) into a directory that exists, both or neither.

    Where other evidence stands under that name already, the name becomes STEM.2, STEM.3, ...: nothing is lost. What a
    power failure takes can be made again.
    Raises BadInput if a file cannot be written.
    """
    written = next(names for names in _names(directory, stem, pair) if not _holds_other(names.claim, pair.claim))
    fresh = not written.claim.exists()
    write_whole(written.claim, pair.claim, synced=False)
    try:
        write_whole(written.certificate, pair.certificate, synced=False)
    except BaseException:
        if fresh:
            written.claim.unlink(missing_ok=True)
        raise
    return written


def _names(directory: Path, stem: str, pair: Pair) -> Iterator[Written]:
    for number in count(1):
        name = stem if number == 1 else f"{stem}.{number}"
        ending = "gz" if pair.certificate.startswith(PACKED) else "json"
        yield Written(directory / f"{name}.claim.json", directory / f"{name}.certificate.{ending}", pair.kind)


def _holds_other(path: Path, data: bytes) -> bool:
    """Whether a file stands there that says something else."""
    return path.is_file() and path.read_bytes() != data
