"""Very many Clock deals: small programs on plain arrays of ranks, compiled by numba, which is used here alone.

klondike/        the search for wins in Klondike
grandfathers_clock/  the same in Grandfather's Clock
limits.py        a search with limits, progress and interrupts: its end, or why it stopped
visited.py       the positions that a search has seen: exact keys in a table that grows
bits.py          sets as the bits of whole numbers
variants.py      what of the rules matters here, by name and as small whole numbers
loading.py       the compiled programs, loaded when the first one runs; what is said if numba is missing
compiled.py      how they are compiled, and where the result is kept
arrangements.py  the arrangements of a deck by number, and from each to the next
dealing.py       random deals that are the same on every platform
bottoms.py       what the bottom cards say: the verdict in tens of nanoseconds, cycles and trees
playing.py       play until a dead end, and on from it where the rules allow that
chances.py       second chances: which cards may be taken, and the game with each
tallying.py      deals one after the other, everything counted
tallies.py       what was counted, as whole numbers by name
plan.py          a count to be made: deck, variants, weights, cells
counting_up.py   a range of deals shared by the cores, with progress and interrupts
journal.py       the parts of a long count that are done, kept in a file
enumeration.py   all deals by rank of a deck
simulation.py    random deals of any deck
stored.py        enumerations kept as files

A deal is an array of ranks, numbered from 0: the cards of pile 0 in the order in which play turns them, then those of
pile 1, and so on; the last pile is the centre. How a deck becomes such a table (``deal``, ``direction``, ``listing``,
``shuttle``) is a matter of the rules and of no interest here: it only changes which deck makes which table.

Nothing here decides anything by itself: each of these programs is compared, figure by figure, with a slow one in
``verify.rules`` or ``verify.graph`` that shares no code with it.
"""
