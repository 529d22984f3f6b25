"""Certificates that list very many positions: a gzip file of a line of JSON, and then the positions as numbers.

The numbers are in rising order, the smallest first and then the differences, seven bits a byte (LEB128).
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any


def packed(members: Mapping[str, Any], numbers: list[int]) -> bytes:
    """The file with this JSON object and these numbers, which are in rising order.

    The same input always gives the same bytes.
    """
    file = io.BytesIO()
    with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packing:
        packing.write(json.dumps(members).encode("ascii") + b"\n")
        for piece in _differences(numbers):
            packing.write(piece)
    return file.getvalue()


def _differences(keys: list[int]) -> Iterator[bytes]:
    """The first number and the differences, as bytes; a million of them at a time."""
    size = 2**20
    for start in range(0, len(keys), size):
        part = keys[start : start + size]
        before = keys[start - 1] if start else 0
        yield _as_bytes(key - earlier for key, earlier in zip(part, [before, *part], strict=False))


def _as_bytes(numbers: Iterable[int]) -> bytes:
    """The numbers, seven bits a byte, the lowest first, the high bit set in all but the last of each.

    >>> list(_as_bytes([3, 300]))
    [3, 172, 2]
    """
    written = bytearray()
    for number in numbers:
        rest = number
        while rest > 127:
            written.append(rest & 127 | 128)
            rest >>= 7
        written.append(rest)
    return bytes(written)
