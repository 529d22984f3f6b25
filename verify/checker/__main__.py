"""``python -m verify.checker CLAIM CERTIFICATE``, or alone by the path of this directory, ``python -I -S checker``."""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ALONE = "checker"  # what the package is called where the directory is run alone


def load_alone() -> str:
    """Load the directory as a package, without looking for anything beside it; returns its name."""
    spec = spec_from_file_location(ALONE, Path(__file__).with_name("__init__.py"))
    if spec is None or spec.loader is None:
        raise ImportError("the directory of the checker is not complete")
    package = sys.modules[ALONE] = module_from_spec(spec)
    spec.loader.exec_module(package)
    return ALONE


if __name__ == "__main__":
    sys.exit(import_module(f"{__package__ or load_alone()}.command").main(sys.argv[1:]))
