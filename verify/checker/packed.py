"""Packed certificates: a line of JSON and then very many numbers, as a gzip file that is read with a limit."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from .reading import MAX_BYTES, MAX_PACKED_BYTES, PACKED, Malformed

CHUNK = 2**20
GZIP = 16 + zlib.MAX_WBITS  # one gzip member
MAX_BITS = 1024  # of a number


def split(data: bytes) -> tuple[bytes, Iterator[bytes]]:
    """The first line, and what follows it piece by piece. Raises Malformed, also while the pieces are taken."""
    if len(data) > MAX_PACKED_BYTES:
        raise Malformed(f"more than {MAX_PACKED_BYTES} bytes")
    pieces, line = pieces_of(data), b""
    for piece in pieces:
        head, end, rest = piece.partition(b"\n")
        line += head
        if len(line) > MAX_BYTES:
            raise Malformed(f"more than {MAX_BYTES} bytes in the first line")
        if end:
            return line, following(rest, pieces)
    raise Malformed("only one line")


def following(rest: bytes, pieces: Iterator[bytes]) -> Iterator[bytes]:
    """The rest of a piece, and the pieces after it."""
    yield rest
    yield from pieces


def pieces_of(data: bytes) -> Iterator[bytes]:
    """What is packed, in pieces of limited size: as much as is asked for, however much there may be."""
    unpacker = zlib.decompressobj(GZIP)
    for start in range(0, len(data), CHUNK):
        if unpacker.eof:
            raise Malformed("something follows after the gzip file")
        yield from pieces_from(unpacker, data[start : start + CHUNK])
    if not unpacker.eof:
        raise Malformed("cut short: the gzip file does not end")
    if unpacker.unused_data:
        raise Malformed("something follows after the gzip file")


def pieces_from(unpacker: zlib._Decompress, packed: bytes) -> Iterator[bytes]:
    """What these bytes add to what is packed."""
    more = True
    while more:
        try:
            piece = unpacker.decompress(packed, CHUNK)
        except zlib.error as problem:
            raise Malformed(f"damaged: {damage(str(problem))}") from None
        yield piece
        packed = unpacker.unconsumed_tail
        more = bool(packed) or len(piece) == CHUNK  # a full piece: there may be more without more bytes


def damage(problem: str) -> str:
    """What the library's complaint means: it has one kind of exception for all of them."""
    if "header" in problem or "method" in problem:
        return "not a gzip file"
    if "data check" in problem or "length check" in problem:
        return "what is unpacked does not have the checksum (CRC) and the length that the file gives"
    return "it cannot be unpacked"


@contextmanager
def intact(data: bytes) -> Iterator[None]:
    """Where a file is read: of a packed one that makes no sense and is damaged too it is said that it is damaged."""
    try:
        yield
    except Malformed:
        if data.startswith(PACKED):
            require_intact(data)
        raise


def require_intact(data: bytes) -> None:
    """Raise Malformed if a gzip file is damaged, as far as it is not longer than is allowed."""
    size = 0
    for piece in pieces_of(data):
        size += len(piece)
        if size > MAX_PACKED_BYTES:
            break


def unpacked(pieces: Iterator[bytes], size: int) -> list[int]:
    """So many numbers, in rising order, from the smallest and the differences. Raises Malformed."""
    numbers, total, value, shift = list[int](), 0, 0, 0
    for piece in pieces:
        for byte in piece:
            value |= (byte & 127) << shift
            if byte > 127:
                shift += 7
                if shift > MAX_BITS:
                    raise Malformed(f"position {len(numbers) + 1} has more than {MAX_BITS} bits")
                continue
            if byte == 0 and (shift or numbers):
                raise Malformed(f"position {len(numbers) + 1} is not above the one before, or written too long")
            total += value
            numbers.append(total)
            value = shift = 0
        if len(numbers) > size:
            break
    if shift:
        raise Malformed("the last position is cut short")
    if len(numbers) != size:
        raise Malformed(f"{'more than ' * (len(numbers) > size)}{min(len(numbers), size)} positions, expected {size}")
    return numbers
