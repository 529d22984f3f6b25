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

Where k is more than 2^64, as many words as its size needs make one number, the first word the topmost, and the same
is done with these. Other streams than ``random`` have their own name in its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

from verify.cards import Card
from verify.deals.deal import Deal, Shape

_WORD_BYTES = 8
_WORD_BITS = 8 * _WORD_BYTES


def random_deal(seed: int, index: int, shape: Shape) -> Deal:
    """Deal ``index`` (from 1) of the sequence ``seed``; the first card listed is dealt first.

    >>> deal = random_deal(7, 2, Shape(3, 1))
    >>> print(deal.name, *deal.cards)
    random:7:#2 AS 2S 3S
    """
    numbers = words("random", seed, index)
    cards = new_deck(shape)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, numbers)
        cards[i], cards[j] = cards[j], cards[i]
    return Deal(tuple(cards), shape=shape, listing="top-first", name=f"random:{seed}:#{index}", format="random")


def new_deck(shape: Shape) -> list[Card]:
    """The cards of a deck before it is shuffled: ace to king of suit 1, then of suit 2, ...

    >>> print(*new_deck(Shape(3, 2)))
    AS 2S 3S AH 2H 3H
    """
    return [Card(rank, suit) for suit in range(1, shape.suits + 1) for rank in range(1, shape.ranks + 1)]


def words(stream: str, seed: int, index: int) -> Iterator[int]:
    """The endless 64-bit words of one deal in a stream of that name.

    >>> hex(next(words("random", 7, 2)))
    '0x7ba6bb39e8605537'
    """
    block = 0
    while True:
        digest = sha256(f"patience-verify/{stream}/1/{seed}/{index}/{block}".encode("ascii")).digest()
        for start in range(0, len(digest), _WORD_BYTES):
            yield int.from_bytes(digest[start : start + _WORD_BYTES], "big")
        block += 1


def below(k: int, numbers: Iterator[int]) -> int:
    """A number from 0 below k, drawn with as many of these words as that takes.

    >>> below(3, iter([2**64 - 1, 4])), below(2**64 + 1, iter([1, 7]))
    (1, 6)
    """
    count = max(1, -(-(k - 1).bit_length() // _WORD_BITS))
    drawn, accepted = _joined(count, numbers), _multiples(k, count)
    while drawn >= accepted:
        drawn = _joined(count, numbers)
    return drawn % k


def _joined(count: int, numbers: Iterator[int]) -> int:
    """So many words as one number, the first of them the topmost."""
    if count == 1:
        return next(numbers)
    return int.from_bytes(b"".join(word.to_bytes(_WORD_BYTES, "big") for word in islice(numbers, count)), "big")


def _multiples(k: int, count: int) -> int:
    """The largest multiple of k that so many words reach."""
    span = 1 << (_WORD_BITS * count)
    return span - span % k
