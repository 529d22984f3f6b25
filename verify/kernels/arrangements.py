"""The arrangements of a deck by number, in lexicographic order, and from each to the next.

As ``verify.deals.ranking``, which is written for numbers of any size. Here symbols begin at 0, and the number of
arrangements times the copies of a symbol must fit 63 bits: whoever calls sees to that.
"""

from __future__ import annotations

from verify.kernels.compiled import Numbers, Ranks, kernel


@kernel
def unrank(number: int, total: int, left: Numbers, arrangement: Ranks) -> None:
    """Write down the arrangement of that number, of ``total``; the copies ``left`` of each symbol are used up."""
    for place in range(len(arrangement)):
        symbol, cards = 0, len(arrangement) - place
        beginning = total * left[0] // cards
        while number >= beginning:
            number -= beginning
            symbol += 1
            beginning = total * left[symbol] // cards
        arrangement[place] = symbol
        left[symbol] -= 1
        total = beginning


@kernel
def rank(arrangement: Ranks, total: int, left: Numbers) -> int:
    """The number of an arrangement, of ``total``; the copies ``left`` of each symbol are used up."""
    number = 0
    for place in range(len(arrangement)):
        cards, chosen = len(arrangement) - place, arrangement[place]
        for symbol in range(chosen):
            number += total * left[symbol] // cards
        total = total * left[chosen] // cards
        left[chosen] -= 1
    return number


@kernel
def advance(arrangement: Ranks) -> bool:
    """Make it the next arrangement; False, and nothing is changed, if it is the last.

    The longest tail that falls is turned round, after the symbol before it has changed places with the lowest
    larger one in that tail.
    """
    tail = len(arrangement) - 1
    while tail > 0 and arrangement[tail - 1] >= arrangement[tail]:
        tail -= 1
    if tail <= 0:
        return False
    larger = len(arrangement) - 1
    while arrangement[larger] <= arrangement[tail - 1]:
        larger -= 1
    arrangement[tail - 1], arrangement[larger] = arrangement[larger], arrangement[tail - 1]
    last = len(arrangement) - 1
    while tail < last:
        arrangement[tail], arrangement[last] = arrangement[last], arrangement[tail]
        tail, last = tail + 1, last - 1
    return True
