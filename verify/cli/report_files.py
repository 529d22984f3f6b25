"""Writing the files of a report together: all of them, or none."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from verify.atomic import make_directory, write_whole
from verify.errors import BadInput

_ENDING = ".smt2"  # of texts


class Folder:
    """A folder to write to, with a folder for texts in it, and a place inside where files wait until all are there."""

    def __init__(self, folder: Path, texts: str, waiting: Path) -> None:
        self._folder, self._texts, self._waiting = folder, texts, waiting

    def write(self, files: Mapping[str, bytes], texts: Mapping[str, bytes]) -> None:
        """Write all files under their names, over older ones; no old one goes before all new ones are complete.

        The names of ``texts`` may begin with a folder; older texts, files that end in .smt2, are taken away.
        Raises BadInput if they cannot be written; then what stood there before is untouched.
        """
        new = {**files, **{f"{self._texts}/{name}": data for name, data in texts.items()}}
        for name, data in new.items():
            make_directory((self._waiting / name).parent)
            write_whole(self._waiting / name, data)
        for name in new:
            _refuse_folder(self._folder / name)
            make_directory((self._folder / name).parent)
        for name in new:
            (self._waiting / name).replace(self._folder / name)
        self._take_away({self._folder / name for name in new})

    def _take_away(self, new: set[Path]) -> None:
        """The older texts, and the folders that held nothing else."""
        folder = self._folder / self._texts
        for path in sorted(folder.rglob("*"), reverse=True):  # a folder comes after what is in it
            if path.is_dir() and not path.is_symlink():
                with contextlib.suppress(OSError):  # it holds something
                    path.rmdir()
            elif path.suffix == _ENDING and path not in new:
                path.unlink()


@contextlib.contextmanager
def opened(path: Path, names: Iterable[str], texts: str) -> Iterator[Folder]:
    """The folder for files of these names and for texts, made if it is not there; one made for nothing goes again.

    Raises BadInput at once if they cannot be written there.
    """
    fresh = not path.exists()
    make_directory(path)
    try:
        for name in names:
            _refuse_folder(path / name)
        if (path / texts).exists() and not (path / texts).is_dir():
            raise BadInput("a file stands here, expected a folder or nothing", str(path / texts))
        with _waiting_place(path) as waiting:
            yield Folder(path, texts, waiting)
    finally:
        if fresh:
            with contextlib.suppress(OSError):  # it holds the report
                path.rmdir()


def _refuse_folder(path: Path) -> None:
    if path.is_dir():
        raise BadInput("a folder stands here, expected a file or nothing", str(path))


@contextlib.contextmanager
def _waiting_place(path: Path) -> Iterator[Path]:
    try:
        place = TemporaryDirectory(prefix=".report.", dir=path)
    except OSError as error:
        raise BadInput(f"cannot be written: {error.strerror}", str(path)) from None
    with place as name:
        yield Path(name)
