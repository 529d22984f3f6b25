"""What claims and certificates of games that are searched through have in common, and what is said of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .cards import Card
from .packed import intact, split, unpacked
from .reading import A_CARD, PACKED, Malformed, Rejected, about, document, evidence_of, shown, whole, word, words

EVIDENCE_KEYS = {
    "moves": ("kind", "moves"),
    "deadlock": ("kind", "cards"),
    "closed-set": ("kind", "positions", "reductions"),
}
MAX_CARDS = 104
MAX_SUITS = 4
MAX_COLUMNS = 50
MAX_MOVES = 1_000_000
COLUMN = re.compile("[1-9][0-9]?")

Option = str | int | None  # the value of one rule
Cards = dict[str, Card]  # all cards of the deck by their spelling


class Setting(Protocol):
    """What claim and certificate must have in common: the deck, the rules, the deal as in the file."""

    @property
    def ranks(self) -> int:
        """How many ranks."""

    @property
    def suits(self) -> int:
        """How many suits."""

    @property
    def options(self) -> dict[str, Option]:
        """The rules."""

    @property
    def deal(self) -> dict[str, Any]:
        """The deal."""

    @property
    def cards(self) -> Cards:
        """All cards of the deck."""


S = TypeVar("S", bound=Setting)
M = TypeVar("M")


class Claim(NamedTuple, Generic[S]):
    """A verdict on a deal."""

    setting: S
    verdict: str


class Certificate(NamedTuple, Generic[S, M]):
    """Evidence about a deal: `moves`, `cards` of a deadlock, `positions` in rising order with `reductions`."""

    setting: S
    kind: str
    moves: list[M]
    cards: list[Card]
    positions: list[int]
    reductions: list[str]


class Reader(NamedTuple, Generic[S, M]):
    """How the files of a game are read: its settings and moves, at most so many positions, these reductions."""

    game: str
    setting: Callable[[dict[str, object]], S]
    moves: Callable[[object, Cards], list[M]]
    most: int
    reductions: Collection[str]

    @about("not a claim")
    def read_claim(self, data: bytes) -> Claim[S]:
        """The claim in the bytes."""
        top = document(data, self.game, "patience-verify/claim", ("verdict",))
        return Claim(self.setting(top), word(top["verdict"], "verdict", ("winnable", "unwinnable")))

    @about("not a certificate")
    def read_certificate(self, data: bytes) -> Certificate[S, M]:
        """The certificate in the bytes, packed or not."""
        with intact(data):
            return self._read_certificate(data)

    def _read_certificate(self, data: bytes) -> Certificate[S, M]:
        head, packed = split(data) if data.startswith(PACKED) else (data, None)
        top = document(head, self.game, "patience-verify/certificate", ("evidence",))
        setting = self.setting(top)
        kind, evidence = evidence_of(top, EVIDENCE_KEYS)
        if (packed is None) is (kind == "closed-set"):
            raise Malformed(
                f"evidence of kind {kind} in a file that is {'not ' if packed is None else ''}packed by gzip"
            )
        moves = self.moves(evidence.get("moves", []), setting.cards)
        names = words(evidence.get("cards", []), "evidence.cards", setting.cards, A_CARD)
        number = whole(evidence.get("positions", 1), "evidence.positions", 1, self.most)
        reductions = self.read_reductions(evidence.get("reductions", []))
        positions = unpacked(packed, number) if packed is not None else []
        return Certificate(setting, kind, moves, [setting.cards[name] for name in names], positions, reductions)

    def read_reductions(self, value: object) -> list[str]:
        """The names of reductions, sorted, each once."""
        names = words(value, "evidence.reductions", self.reductions, " or ".join(self.reductions))
        if names != sorted(set(names)):
            raise Malformed("evidence.reductions are not in order, each once")
        return names


def require_every_card_once(names: list[str], cards: Cards) -> None:
    """Every card of the deck is there, and none twice."""
    require_once(names)
    if missing := [name for name in cards if name not in set(names)]:
        raise Malformed(f"deal has no {missing[0]}")


def require_once(names: list[str]) -> None:
    """No card is there twice."""
    seen = set[str]()
    for name in names:
        if name in seen:
            raise Malformed(f"deal has {name} twice")
        seen.add(name)


def require_same(pairs: Iterable[tuple[str, object, object]]) -> None:
    """Raise Rejected with the first difference of what has to be the same, by name."""
    for name, ours, theirs in pairs:
        if ours != theirs:
            raise Rejected(f"other {name} is {shown(ours)} in the claim and {shown(theirs)} in the certificate")


def deck_and_rules(claim: Setting, certificate: Setting) -> Iterator[tuple[str, object, object]]:
    """What has to be the same before the deals are compared."""
    yield "deck: ranks", claim.ranks, certificate.ranks
    yield "deck: suits", claim.suits, certificate.suits
    for name, value in claim.options.items():
        yield f"rules: {name}", value, certificate.options[name]


def require_fitting(claim: Claim[S], certificate: Certificate[S, M]) -> None:
    """Raise Rejected unless such evidence is for the verdict of the claim."""
    verdict = "winnable" if certificate.kind == "moves" else "unwinnable"
    if claim.verdict != verdict:
        raise Rejected(f"{certificate.kind} is evidence for the verdict {verdict}, the claim says {claim.verdict}")


def require_each(positions: list[int], require: Callable[[int], None], often: int) -> None:
    """Require it of every position, with a word of progress now and then on a terminal, where there are many."""
    for number, key in enumerate(positions):
        if number % often == 0:
            report(number, len(positions), often)
        require(key)
    report(len(positions), len(positions), often)


def report(checked: int, size: int, often: int) -> None:
    """A word of progress on a terminal, where there is much to check."""
    if size <= often or sys.stderr is None or not sys.stderr.isatty():
        return
    line = f"checker: {checked} of {size} positions"
    sys.stderr.write(f"\r{line}" if checked < size else f"\r{' ' * len(line)}\r")
    sys.stderr.flush()


def established(game: str, claim: Claim[S], certificate: Certificate[S, M]) -> str:
    """What is established, in a sentence."""
    setting = claim.setting
    rules = ", ".join(f"{name} {value}" for name, value in setting.options.items() if value is not None)
    size = f"{setting.ranks} ranks and {setting.suits} suits"
    return f"this {game} deal of {size} is {claim.verdict}; by {in_words(certificate)}; rules: {rules}"


def in_words(certificate: Certificate[S, M]) -> str:
    """The evidence in a few words."""
    if certificate.kind == "moves":
        return f"{len(certificate.moves)} moves"
    if certificate.kind == "deadlock":
        return f"a deadlock of {len(certificate.cards)} cards"
    reductions = ", ".join(certificate.reductions)
    return f"a closed set of {len(certificate.positions)} positions" + (f" under {reductions}" if reductions else "")
