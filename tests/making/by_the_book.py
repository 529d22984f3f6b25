"""Random winning and losing deals from their definition alone: a second program that imports nothing of ours.

It knows classic rules only. The number of the deal is drawn below the size of its family, from SHA-256 digests; the
number picks the last card, then one card after the other; and the cards are laid where play would turn them.
"""

from __future__ import annotations

from hashlib import sha256
from math import factorial


def name_of(rank: int, suit: int) -> str:
    """A card of the standard deck as ``KD``, others as ``14.5``."""
    return f"{rank}.{suit}" if rank > 13 or suit > 4 else "A23456789TJQK"[rank - 1] + "SHDC"[suit - 1]


def number_below(size: int, kind: str, seed: int, index: int) -> int:
    """As many bytes as eight times the fewest words that reach ``size``, again and again until the number will do."""
    width = 8
    while 256**width < size:
        width += 8
    stream = b""
    for block in range(200):
        stream += sha256(b"patience-verify/%b/1/%d/%d/%d" % (kind.encode(), seed, index, block)).digest()
    while int(stream[:width].hex(), 16) >= 256**width // size * size:
        stream = stream[width:]
    return int(stream[:width].hex(), 16) % size


def turn_order(kind: str, seed: int, index: int, ranks: int, suits: int) -> list[tuple[int, int]]:
    """The cards in turn, as (rank, suit)."""
    cards = [(rank, suit) for suit in range(1, suits + 1) for rank in range(1, ranks + 1)]
    lasts = [card for card in cards if (card[0] == ranks) == (kind == "winning")]
    number = number_below(len(lasts) * factorial(len(cards) - 1), kind, seed, index)
    last = lasts[number // factorial(len(cards) - 1)]
    cards.remove(last)
    order = []
    while cards:
        order.append(cards.pop(number // factorial(len(cards) - 1) % len(cards)))
    return [*order, last]


def deck(kind: str, seed: int, index: int, ranks: int, suits: int) -> list[str]:
    """The deck as dealt: a card to each pile, and again; the first one to a pile is turned last."""
    piles: list[list[str]] = [[] for _ in range(ranks)]
    home = ranks - 1
    for rank, suit in turn_order(kind, seed, index, ranks, suits):
        while len(piles[home]) == suits:
            home = (home + 1) % ranks
        piles[home].append(name_of(rank, suit))
        home = rank - 1
    return [pile[suits - 1 - dealt] for dealt in range(suits) for pile in piles]


if __name__ == "__main__":
    print("# Computed once by tests/making/by_the_book.py, which shares no code with the package; never to change.")
    for kind, seed, index, ranks, suits in [
        ("winning", 1, 1, 13, 4), ("winning", 7, 1, 13, 4), ("winning", 0, 1000000, 13, 4),
        ("losing", 1, 1, 13, 4), ("losing", 10**20 - 1, 3, 13, 4), ("winning", 7, 2, 3, 1), ("losing", 7, 2, 3, 2),
        ("winning", 7, 1, 15, 5),
    ]:  # fmt: skip
        print(f"{kind}:{seed}:#{index} {ranks}x{suits}", *deck(kind, seed, index, ranks, suits))
