"""The deals that a command line asks for: those of files, one of a file by its number, and deals by number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Generic, TypeVar

from verify.cards import Notation
from verify.deals import Reading, Shape, is_numbered, only
from verify.errors import BadInput, shown

C = TypeVar("C")
D = TypeVar("D")

_NAME_IT = ": name it, as in decks.txt:3 or --deal random:7:#2"
_FILE_AND_NUMBER = re.compile(r"(?P<file>.+):(?P<number>[1-9][0-9]{0,8})", re.DOTALL)


@dataclass(frozen=True)
class Asked(Generic[D, C]):
    """What was asked for: where the deals are, how to read them, and the rules to play by.

    ``read`` and ``numbered`` are the game's own ways to read a file, and to deal by numbers such as ``ms:1-100``.
    """

    files: tuple[str, ...]
    numbers: tuple[str, ...]
    reading: Reading
    choice: C
    read: Callable[[str, Reading], Iterator[D | BadInput]]
    numbered: Callable[[str, Shape], Iterable[D | BadInput]]

    @property
    def notation(self) -> Notation:
        """How cards are written, in and out."""
        return self.reading.notation

    def deals(self) -> Iterator[D | BadInput]:
        """Every deal asked for, those of files first; what cannot be read is given as its error.

        Raises BadInput if nothing was asked for.
        """
        if not self.files and not self.numbers:
            raise BadInput("no deal is named: expected a file, - for standard input, or --deal such as ms:617")
        by_file = (_or_its_error(lambda name: _from_file(name, self._read), file) for file in self.files)
        by_number = (_or_its_error(self._numbered, spec) for spec in self.numbers)
        return chain(chain.from_iterable(by_file), chain.from_iterable(by_number))

    def one_deal(self) -> D:
        """The only deal asked for; raises BadInput if it is bad, missing or not alone."""
        return only(self.deals(), "", _NAME_IT)

    def _read(self, file: str) -> Iterator[D | BadInput]:
        return self.read(file, self.reading)

    def _numbered(self, spec: str) -> Iterator[D | BadInput]:
        return iter(self.numbered(spec, self.reading.shape))


def _from_file(file: str, read: Callable[[str], Iterator[D | BadInput]]) -> Iterator[D | BadInput]:
    """The deals of a file; ``decks.txt:3`` is the third deal of decks.txt, unless a file has that very name."""
    match = _FILE_AND_NUMBER.fullmatch(file)
    if match is None or _exists(file):
        return read(file)
    if is_numbered(file):
        raise BadInput(f"no such file (for a deal by its number: --deal {shown(file)})", file)
    return _nth(read(match["file"]), int(match["number"]), match["file"])


def _exists(file: str) -> bool:
    try:
        return Path(file).exists()
    except (OSError, ValueError):
        return False


def _or_its_error(read: Callable[[str], Iterator[D | BadInput]], name: str) -> Iterator[D | BadInput]:
    """The deals that ``read`` gives for a name, and at the end the error if it fails."""
    try:
        yield from read(name)
    except BadInput as error:
        yield error.with_traceback(None)


def _nth(deals: Iterator[D | BadInput], number: int, file: str) -> Iterator[D | BadInput]:
    count = 0
    for count, deal in enumerate(deals, 1):
        if count == number:
            yield deal
            return
    raise BadInput(f"there is no deal {number}: the file has {count}", file)
