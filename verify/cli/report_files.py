"""Writing the files of a report together: all of them, or none."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from verify.atomic import make_directory, write_whole
from verify.errors import BadInput


class Folder:
    """A folder to write to, with a place inside it where files wait until all are complete."""

    def __init__(self, folder: Path, waiting: Path) -> None:
        self._folder, self._waiting = folder, waiting

    def write(self, files: Mapping[str, bytes]) -> None:
        """Write all files under their names, over older ones; no old one goes before all new ones are complete.

        Raises BadInput if they cannot be written; then what stood there before is untouched.
        """
        for name, data in files.items():
            write_whole(self._waiting / name, data)
        for name in files:
            (self._waiting / name).replace(self._folder / name)


@contextlib.contextmanager
def opened(path: Path, names: Iterable[str]) -> Iterator[Folder]:
    """The folder for files of these names, made if it is not there; one made for nothing is taken away again.

    Raises BadInput at once if they cannot be written there.
    """
    fresh = not path.exists()
    make_directory(path)
    try:
        for name in names:
            if (path / name).is_dir():
                raise BadInput("a folder stands here, expected a file or nothing", str(path / name))
        with _waiting_place(path) as waiting:
            yield Folder(path, waiting)
    finally:
        if fresh:
            with contextlib.suppress(OSError):  # it holds the report
                path.rmdir()


@contextlib.contextmanager
def _waiting_place(path: Path) -> Iterator[Path]:
    try:
        place = TemporaryDirectory(prefix=".report.", dir=path)
    except OSError as error:
        raise BadInput(f"cannot be written: {error.strerror}", str(path)) from None
    with place as name:
        yield Path(name)
