"""What ``verify vectors`` prints."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from verify.records.perft import CountRecord, PerftRecord
from verify.records.vectors import VectorsRecord

_COLUMNS = 10, 22, 14  # of the names, the sequences, the positions


def written_text(record: VectorsRecord, path: Path, size: int) -> str:
    """A file that was written."""
    counts = f"{len(record.vectors)} vectors, {len(record.refused)} refused decks, {len(record.perft)} counted"
    return f"{path}: {counts}, {size:,} bytes"


def counts_text(record: PerftRecord) -> str:
    """The counts of a deal: all depths, and for the last one every first move."""
    return "\n".join(_lines(record))


def _lines(record: PerftRecord) -> Iterator[str]:
    last = record.depths[-1]
    yield f"{record.deal}, {record.game} by {record.preset}: sequences of legal moves, and the positions they end in"
    yield _row("moves", "sequences", "positions")
    yield from (_counts(str(depth.depth), depth) for depth in record.depths)
    yield f"of {last.depth} moves, by the first:" if last.depth > 1 else "the move:"
    yield from (_counts(move, count) for move, count in last.first.items())


def _counts(name: str, count: CountRecord) -> str:
    return _row(name, f"{count.sequences:,}", f"{count.positions:,}")


def _row(name: str, sequences: str, positions: str) -> str:
    """A line of the table.

    >>> _row("7H>8S", "1,234", "56")
    '  7H>8S                      1,234            56'
    """
    first, second, third = _COLUMNS
    return f"  {name:<{first}}{sequences:>{second}}{positions:>{third}}"
