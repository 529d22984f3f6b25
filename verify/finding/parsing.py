"""Reading a condition: a recursive descent through this grammar, with a word on every mistake and its column.

    condition   = all { "or" all }
    all         = denied { "and" denied }
    denied      = "not" denied | comparison
    comparison  = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ]
    sum         = product { ( "+" | "-" ) product }
    product     = atom { "*" atom }
    atom        = "-" atom | "(" condition ")" | number | card | name [ "(" arguments ")" ]

Each part is a condition, a number, a place where a card is, or a card. Where a number is expected, a place stands for
the rank of its card, and a rank such as ``K`` for its number. The names are in ``verify.finding.names``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from verify.cards import ENGLISH, Card, CardError, Notation
from verify.deals.deal import STANDARD, Shape
from verify.errors import shown
from verify.finding.names import Given, meaning, takes_arguments, unknown
from verify.finding.syntax import (
    Arithmetic,
    Compared,
    Condition,
    Constant,
    Every,
    IsCard,
    Number,
    Opposite,
    Place,
    RankOf,
    Some,
)
from verify.finding.words import Word, fault, words

_DEEPEST = 25
_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_MOST_DIGITS = 9
_LARGEST = 10**15  # that a number may come to

Part = Condition | Number | Place | Card


class Read(NamedTuple):
    """A part that was read, and where it begins."""

    part: Part
    column: int


def parse(text: str, shape: Shape = STANDARD, notation: Notation = ENGLISH) -> Condition:
    """The condition that a text states about deals of a deck.

    >>> parse("lost and face_down == 1")
    Every(parts=(Opposite(part=Won()), Compared(sign='==', left=Figure(name='face_down'), right=Constant(value=1))))
    >>> parse("lost and face_down")
    Traceback (most recent call last):
    verify.errors.BadInput: condition: column 10: expected a condition, found a number: compare it, as in turned == 20

    Raises BadInput, in one line, for anything that is not a condition.
    """
    reader = _Reader(words(text), shape, notation)
    found = reader.condition()
    if reader.next.text:
        raise fault(reader.next.column, f"found {reader.next}, expected and, or, or the end{reader.hint()}")
    return _condition(found)


class _Reader:
    """Goes through the words once, from left to right."""

    def __init__(self, found: Sequence[Word], shape: Shape, notation: Notation) -> None:
        self._words, self._at, self._depth = found, 0, 0
        self._shape, self._notation = shape, notation

    @property
    def next(self) -> Word:
        """The word that comes next."""
        return self._words[self._at]

    def condition(self) -> Read:
        """Alternatives, or the only one."""
        return self._joined("or", self._all, Some)

    def hint(self) -> str:
        """What may have been meant by the word that comes next."""
        if self.next.text in _COMPARISONS:
            return "; comparisons do not chain: write a < b and b < c"
        return {"&&": " (and?)", "&": " (and?)", "||": " (or?)", "|": " (or?)"}.get(self.next.text, "")

    def _all(self) -> Read:
        return self._joined("and", self._denied, Every)

    def _joined(self, word: str, read: Callable[[], Read], join: type[Every] | type[Some]) -> Read:
        first = read()
        if not self._is(word):
            return first
        parts = [_condition(first)]
        while self._took(word):
            parts.append(_condition(read()))
        return Read(join(tuple(parts)), first.column)

    def _denied(self) -> Read:
        column = self.next.column
        if not self._took("not"):
            return self._comparison()
        return self._nested(lambda: Read(Opposite(_condition(self._denied())), column))

    def _comparison(self) -> Read:
        left = self._sum()
        sign = self.next
        if sign.text not in _COMPARISONS:
            return left
        self._at += 1
        return Read(_compared(sign, left, self._sum()), left.column)

    def _sum(self) -> Read:
        return self._calculated(("+", "-"), self._product)

    def _product(self) -> Read:
        return self._calculated(("*",), self._atom)

    def _calculated(self, signs: tuple[str, ...], read: Callable[[], Read]) -> Read:
        found = read()
        while self.next.text in signs:
            sign = self._word()
            found = Read(Arithmetic(sign.text, _number(found), _number(read())), found.column)
            if _size(found.part, self._shape.cards) > _LARGEST:
                raise fault(sign.column, f"expected a number of at most 10^15, found one that may be larger by {sign}")
        return found

    def _atom(self) -> Read:
        word = self._word()
        if word.text == "-":
            return self._nested(lambda: Read(_negative(_number(self._atom())), word.column))
        if word.text == "(":
            inner = self._nested(self.condition)
            self._expect(")", f"expected ) for the ( at column {word.column}")
            return Read(inner.part, word.column)
        if not word.text or word.is_sign or word.text.lower() in {"and", "or", "not"}:
            raise fault(word.column, f"found {word}, expected a figure such as turned, a number, a place or a card")
        return Read(self._named(word), word.column)

    def _nested(self, read: Callable[[], Read]) -> Read:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise fault(self.next.column, f"nested more than {_DEEPEST} deep")
        found = read()
        self._depth -= 1
        return found

    def _named(self, word: Word) -> Part:
        """A number, a card, a rank, or what a name means with the arguments behind it."""
        if word.text.isascii() and word.text.isdigit():
            return Constant(_whole(word))
        if takes_arguments(word.text) is not None:
            return meaning(word, self._arguments(word), self._shape)
        card = self._card(word)
        return card if card.suit else Constant(card.rank)

    def _card(self, word: Word) -> Card:
        """A card of the deck, or a rank: then its suit is 0."""
        try:
            card = self._notation.read(word.text)
        except CardError as error:
            raise fault(word.column, unknown(word, str(error))) from None
        ranks, suits = self._shape
        if card.rank > ranks or card.suit > suits:
            raise fault(word.column, f"{word} is not in a deck of {ranks} ranks and {suits} suits")
        return card

    def _arguments(self, name: Word) -> list[Given]:
        """The arguments in brackets; none where there are no brackets, if the name may stand alone."""
        if not self._is("("):
            if takes_arguments(name.text) == "always":
                raise fault(self.next.column, f"found {self.next}, expected ( after {name}")
            return []
        self._at += 1
        given = [self._argument(name)]
        while self._took(","):
            given.append(self._argument(name))
        self._expect(")", f"expected , or ) in the arguments of {name}")
        return given

    def _argument(self, name: Word) -> Given:
        word = self._word()
        if not word.text or word.is_sign:
            raise fault(word.column, f"found {word}, expected a number, a rank or a card in the arguments of {name}")
        if word.text.isascii() and word.text.isdigit():
            return Given(Constant(_whole(word)), word)
        if takes_arguments(word.text) is not None:
            return Given(meaning(word, self._arguments(word), self._shape), word)
        card = self._card(word)
        return Given(card if card.suit else Constant(card.rank), word)

    def _word(self) -> Word:
        word = self.next
        self._at += bool(word.text)
        return word

    def _is(self, text: str) -> bool:
        return self.next.text.lower() == text

    def _took(self, text: str) -> bool:
        found = self._is(text)
        self._at += found
        return found

    def _expect(self, text: str, message: str) -> None:
        if not self._took(text):
            raise fault(self.next.column, f"found {self.next}, {message}{self.hint()}")


def _compared(sign: Word, left: Read, right: Read) -> Condition:
    """A comparison: of numbers, or of a place with a card."""
    if sign.text == "!=":
        return Opposite(_compared(Word("==", sign.column), left, right))
    if isinstance(left.part, Card) and isinstance(right.part, Place):
        left, right = right, left
    if isinstance(left.part, Place) and isinstance(right.part, Card):
        if sign.text != "==":
            raise fault(sign.column, f"a card is not more or less than another: expected == or !=, found {sign}")
        return IsCard(left.part, right.part)
    if isinstance(left.part, Place) and isinstance(right.part, Place):
        raise fault(sign.column, "two places hold two cards: to compare their ranks, write rank(...) on either side")
    return Compared(sign.text, _number(left), _number(right))


def _condition(found: Read) -> Condition:
    if isinstance(found.part, Condition):
        return found.part
    advice = {"a number": "compare it, as in turned == 20", "a card": "say where it is, as in last == KH"}
    kind = _kind(found.part)
    raise fault(found.column, f"expected a condition, found {kind}: {advice.get(kind, 'compare it, as in last == KH')}")


def _number(found: Read) -> Number:
    if isinstance(found.part, Place):
        return RankOf(found.part)
    if isinstance(found.part, Number):
        return found.part
    advice = ": say where it is, as in last == KH" if isinstance(found.part, Card) else ""
    raise fault(found.column, f"expected a number, found {_kind(found.part)}{advice}")


def _kind(part: Part) -> str:
    if isinstance(part, Card):
        return "a card"
    if isinstance(part, Place):
        return "a place"
    return "a number" if isinstance(part, Number) else "a condition"


def _size(number: Part, cards: int) -> int:
    """What a number may come to at most, whatever its sign."""
    match number:
        case Constant(value):
            return abs(value)
        case Arithmetic("*", left, right):
            return _size(left, cards) * _size(right, cards)
        case Arithmetic(_, left, right):
            return _size(left, cards) + _size(right, cards)
    return cards


def _negative(number: Number) -> Number:
    return Constant(-number.value) if isinstance(number, Constant) else Arithmetic("-", Constant(0), number)


def _whole(word: Word) -> int:
    if len(word.text) > _MOST_DIGITS:
        raise fault(word.column, f"'{shown(word.text)}': expected a number of at most {_MOST_DIGITS} digits")
    return int(word.text)
