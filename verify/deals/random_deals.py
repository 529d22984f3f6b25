"""Random decks that are the same on every platform and for ever, each with a name to ask for it again.

The words of deal INDEX (from 1) of SEED are the SHA-256 digests of the ASCII texts
``patience-verify/random/1/SEED/INDEX/BLOCK``, BLOCK = 0, 1, 2, ..., each cut into four 64-bit big-endian
numbers. A number below k is the first word w not among the topmost 2^64 mod k values, taken mod k. The
deck starts as ace to king of suit 1, then suit 2, ...; for i = n-1 down to 1 the cards i and (number below
i+1) change places.

Why this is uniform: if the words are independent and uniform on 0..2^64-1, the accepted ones are uniform on
a range whose length is a multiple of k, so each residue is exactly as likely as any other; the numbers
below n, n-1, ..., 2 are then independent and uniform, and as each of the n! sequences of them leads to a
different order, every order has probability exactly 1/n!.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from verify.cards import Card
from verify.deals.deal import Deal, Shape

_WORD_BYTES = 8
_WORDS = 1 << (8 * _WORD_BYTES)


def random_deal(seed: int, index: int, shape: Shape) -> Deal:
    """Deal ``index`` (from 1) of the sequence ``seed``; the first card listed is dealt first.

    >>> deal = random_deal(7, 2, Shape(3, 1))
    >>> print(deal.name, *deal.cards)
    random:7:#2 AS 2S 3S
    """
    words = _words(seed, index)
    cards = [Card(rank, suit) for suit in range(1, shape.suits + 1) for rank in range(1, shape.ranks + 1)]
    for i in range(len(cards) - 1, 0, -1):
        j = _below(i + 1, words)
        cards[i], cards[j] = cards[j], cards[i]
    return Deal(tuple(cards), shape=shape, listing="top-first", name=f"random:{seed}:#{index}", format="random")


def _words(seed: int, index: int) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"patience-verify/random/1/{seed}/{index}/{block}".encode("ascii")).digest()
        for start in range(0, len(digest), _WORD_BYTES):
            yield int.from_bytes(digest[start : start + _WORD_BYTES], "big")
        block += 1


def _below(k: int, words: Iterator[int]) -> int:
    accepted = _WORDS - _WORDS % k
    return next(word for word in words if word < accepted) % k
