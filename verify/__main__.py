"""``python -m verify`` and the installed command ``verify``."""

from __future__ import annotations

import sys

from verify.cli.main import run


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run())


if __name__ == "__main__":
    main()
