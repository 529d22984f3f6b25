"""What is made ready before a clock starts."""

from __future__ import annotations

import subprocess
import sys


def test_after_making_ready_a_search_compiles_nothing_more() -> None:
    """In a process of its own, as numba itself tells; the search is one whose tables grow."""
    program = (
        "import sys; from numba.core.dispatcher import Dispatcher\n"
        "from verify.deals.grandfathers_clock import numbered\n"
        "from verify.kernels.grandfathers_clock import ready, search, shortest\n"
        "from verify.kernels.grandfathers_clock.game import prepare\n"
        "from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice\n"
        "def compiled():\n"
        "    return {(module, name): len(each.signatures) for module, loaded in list(sys.modules.items())\n"
        "            if module.startswith('verify.kernels') for name, each in vars(loaded).items()\n"
        "            if isinstance(each, Dispatcher)}\n"
        "ready.make_ready(fewest=True); before = compiled()\n"
        "choice = GrandfathersClockChoice('classic', (('empty-column', 'none'),)); deal = next(numbered('kpat:27'))\n"
        "game = prepare(choice.start(deal), choice.for_deal(deal))\n"
        "search.search(game, most_positions=9000); shortest.shortest(game, most_positions=9000); after = compiled()\n"
        "print(len(before) > 20, sum(before.values()) > 4, before == after, ready.are_kept(fewest=True))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True True True True\n", "")
