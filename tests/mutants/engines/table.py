"""The table of README.md, what the kit finds in wrong engines: ``python -m mutants.engines.table`` in ``tests/``."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from time import perf_counter

from mutants.engines.wrong import Wrong

README = Path(__file__).parent / "README.md"
FILES = ("wrong_clock", "wrong_klondike", "wrong_grandfathers_clock")


def loaded() -> list[Wrong]:
    """Every wrong engine, in the order in which they are written."""
    things = [thing for name in FILES for thing in vars(import_module(f"mutants.engines.{name}")).values()]
    return [thing for thing in things if isinstance(thing, Wrong)]


def row(engine: Wrong) -> str:
    """The fault, the rules, the decks until it was found, the requests that show it, the seconds for both."""
    began = perf_counter()
    found = engine.tested()
    seconds, script = perf_counter() - began, found.difference.script if found.difference else ()
    decks, requests = (str(found.decks), str(len(script))) if script else ("not found", "")
    return f"| {engine.fault} | {engine.game} {engine.preset} | {decks} | {requests} | {seconds:.1f} |"


if __name__ == "__main__":
    for each in loaded():
        print(row(each), flush=True)
