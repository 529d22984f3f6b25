"""``python -m verify`` and the installed command ``verify``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and leave with its exit code; an early interrupt and a termination end it cleanly too."""
    try:
        sys.exit(_run())
    except KeyboardInterrupt:
        print("verify: interrupted", file=sys.stderr)
        sys.exit(130)


def _run() -> int:
    """The command line; all that takes time to import is imported here, where an interrupt is waited for."""
    import signal

    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _: sys.exit(128 + number))
    from verify.cli.main import run

    return run()


if __name__ == "__main__":
    main()
