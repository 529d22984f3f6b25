"""What ``verify check`` does with a deal of which some cards are unknown: decide, write the evidence, print."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import click

from verify.cards import Card, Notation
from verify.certificate.files import Written
from verify.cli.evidence import EvidenceWriter
from verify.cli.wrapping import entry
from verify.deals.partial_deals import PartialDeal
from verify.errors import shown
from verify.graph.bottom_map import decides
from verify.report.sentences import cycle_line
from verify.rules.clock_choice import Choice
from verify.rules.clock_sight import CardPlace
from verify.solvers.clock import ClockResult
from verify.solvers.partial import PartialResult, decide_partial, explain_partial

_COLUMN = 13
_EVERY = 1000  # completions played between two words on the progress
_NAMED = 4  # places named that tell as much as each other


def decided(deal: PartialDeal, choice: Choice, writer: EvidenceWriter | None) -> tuple[PartialResult, list[Written]]:
    """The result, and the evidence for its completions if it is to be written."""
    result = decide_partial(deal, choice, _progress)
    completions = [each for each in (result.winning, result.losing) if each is not None]
    return result, [writer.write(each) for each in completions] if writer else []


def _progress(done: int, of: int) -> None:
    """A word now and then, on a terminal."""
    if of > _EVERY and (done % _EVERY == 0 or done == of) and sys.stderr is not None and sys.stderr.isatty():
        ended = "\n" if done == of else ""
        click.echo(f"\rverify: {done:,} of {of:,} completions played{ended}", nl=False, err=True)


def explained(result: PartialResult, written: Sequence[Written], notation: Notation) -> str:
    """One deal: the verdict and its chance, what is known, why, and which unknown card would tell most."""
    rows = {
        "rules": f"{rules(result)}; read as {result.deal.format}",
        "unknown": _unknown(result),
        "missing": _missing(result, notation),
        "bottom map": _bottom_map(result, notation) if decides(result.rules) else "",
        "cycle": cycle_line(result.cycle, notation) if result.cycle else "",
        "why": explain_partial(result, notation),
        "won with": _completion(result, result.winning, notation),
        "lost with": _completion(result, result.losing, notation),
        "tells most": _tells(result, notation),
    }
    lines = [line for title, text in rows.items() if text for line in entry(2, title, text, _COLUMN)]
    return "\n".join([f"{_name(result)}: {_verdict(result)}", *lines, *_evidence(written)])


def line(result: PartialResult, notation: Notation) -> str:
    """One deal on one line."""
    parts = [f"{len(result.deal.unknown)} unknown"]
    if result.chance is not None and 0 < result.chance < 1:
        parts.insert(0, f"chance {_chance(result.chance)}")
    if result.cycle:
        parts.append(f"cycle {cycle_line(result.cycle, notation)}")
    return f"{_name(result)}: {result.verdict:<4} {', '.join(parts)}"


def json_line(result: PartialResult, written: Sequence[Written]) -> str:
    """The record of the result as one line of JSON."""
    import msgspec

    from verify.solvers.partial_record import partial_record

    return msgspec.json.encode(partial_record(result, written)).decode()


def rules(result: PartialResult) -> str:
    """The rules that the deal was decided by."""
    return result.choice.describe(result.rules, result.deal.layout)


def _name(result: PartialResult) -> str:
    name = shown(result.deal.name, 200)
    return f"{name} [{shown(result.deal.title, 60)}]" if result.deal.title else name


def _verdict(result: PartialResult) -> str:
    if result.chance is None:
        return str(result.verdict)
    if result.chance in (0, 1):
        return f"{result.verdict}, whatever the unknown cards are"
    return f"{result.verdict}, won with chance {_chance(result.chance)}"


def _chance(chance: Fraction) -> str:
    return f"{chance} ({float(chance):.1%})"


def _unknown(result: PartialResult) -> str:
    shape, bottoms = result.deal.shape, len(result.known.unknown_bottoms)
    bare = sum(card is not None and not card.suit for card in result.deal.cards) if result.deal.suited else 0
    text = f"{len(result.deal.unknown)} of {shape.cards} cards" + (f", and the suits of {bare} more" if bare else "")
    if not bottoms or not decides(result.rules):
        return text
    return f"{text}, among them {bottoms} of the {shape.ranks - 1} bottom cards that decide"


def _missing(result: PartialResult, notation: Notation) -> str:
    """The ranks of the missing cards, as in ``3 K``: how many of each."""
    numbers = enumerate(result.deal.missing, 1)
    return "  ".join(f"{notation.rank_label(rank)} {number}x" for rank, number in numbers if number)


def _bottom_map(result: PartialResult, notation: Notation) -> str:
    known, others = result.known, range(1, result.deal.shape.ranks + 1)
    homes = {pile: known.bottoms.get(pile) for pile in others if pile != known.start}
    names = {pile: notation.rank_label(home) if home else "?" for pile, home in homes.items()}
    return "  ".join(f"{notation.rank_label(pile)}→{name}" for pile, name in names.items())


def _completion(result: PartialResult, completion: ClockResult | None, notation: Notation) -> str:
    return _cards(result.completing(completion), notation) if completion else ""


def _cards(cards: Iterable[Card], notation: Notation) -> str:
    return " ".join(notation.write(card) for card in cards)


def _tells(result: PartialResult, notation: Notation) -> str:
    tells = result.tells
    if tells is None:
        return ""
    first, *others = [_place(place, result, notation) for place in tells.places]
    alike = f" (as much as {', '.join(others[:_NAMED])}{' ...' if len(others) > _NAMED else ''})" if others else ""
    return f"{first}{alike}: {_by_chance(tells.chances, notation)}"


def _place(place: CardPlace, result: PartialResult, notation: Notation) -> str:
    pile = notation.rank_label(place.pile)
    which = "the bottom card" if place.turn == result.deal.shape.suits else f"turn {place.turn}"
    return f"card {place.number}, {which} of {pile}"


def _by_chance(chances: Mapping[int, Fraction], notation: Notation) -> str:
    """The chances after a card is seen, the greatest first, each with the ranks that it goes with."""
    ranks: dict[Fraction, list[str]] = {}
    for rank, chance in chances.items():
        ranks.setdefault(chance, []).append(notation.rank_label(rank))
    return "; ".join(f"{chance} if {' '.join(ranks[chance])}" for chance in sorted(ranks, reverse=True))


def _evidence(written: Sequence[Written]) -> list[str]:
    """What was written, and the command that checks each, on one line however long, to be copied."""
    lines = []
    for each in written:
        lines.append(f"  evidence   {shown(str(each.certificate), 400)} ({each.kind})")
        command = shlex.join(["python", "-m", "verify.checker", str(each.claim), str(each.certificate)])
        if command.isprintable():
            lines.append(f"  check it   {command}")
    return lines
