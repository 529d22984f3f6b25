"""``python -m verify`` and the installed command ``verify``."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """Run the command line and leave with its exit code; an early interrupt and a termination end it cleanly too."""
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _: sys.exit(128 + number))
    try:
        from verify.cli.main import run

        sys.exit(run())
    except KeyboardInterrupt:
        print("verify: interrupted", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
