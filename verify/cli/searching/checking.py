"""One run of ``verify check`` for a game that is searched: deals one by one or together, with evidence and a tally."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import click

from verify.atomic import make_directory, write_whole
from verify.campaign.outcomes import Counts
from verify.certificate.files import Pair, Written, write_pair
from verify.cli.asking import Asked
from verify.cli.checking import CheckRun
from verify.cli.evidence import file_name
from verify.cli.searching.campaign import CampaignOptions, winnability_text
from verify.cli.searching.tally import BAD, LETTERS, Line, line, tally
from verify.errors import BadInput, Disagreement, VerifyError, shown
from verify.solvers.answers import Decided, Limits
from verify.verdict import Verdict


class Named(Protocol):
    """A deal, as far as its name goes."""

    @property
    def name(self) -> str:
        """By which it can be asked for again."""


class Result(Protocol):
    """What a game says of a deal."""

    @property
    def deal(self) -> Named:
        """The deal."""

    @property
    def answer(self) -> Decided[Any]:
        """The verdict, and all that it rests on."""

    def certified(self) -> Pair:
        """Claim and certificate; raises VerifyError if there are none."""


D = TypeVar("D", bound=Named)
R = TypeVar("R", bound=Result)


@dataclass(frozen=True)
class CheckOptions:
    """How deals are decided, and what is written of them; ``directory`` is where the evidence goes, if it is wanted."""

    limits: Limits
    campaign: CampaignOptions
    directory: Path | None
    as_json: bool
    strict: bool


class SearchedCheck(CheckRun, Generic[D, R]):
    """One run of the command: it prints each result as soon as it is known, and counts.

    A game says how its deals are decided, and what is printed and recorded of them.
    """

    def __init__(self, request: Asked[D, Any], options: CheckOptions) -> None:
        super().__init__(strict=options.strict)
        self.request, self.options = request, options
        self.lines = list[Line]()
        self.uncertified = 0
        if options.directory is not None:
            make_directory(options.directory)
        path = options.campaign.tally
        if path is not None and not (path.parent.is_dir() and not path.is_dir()):
            raise BadInput("the tally cannot be written there: expected a file in a directory", str(path))

    @abstractmethod
    def decided(self, deal: D) -> R:
        """The answer for one deal. Raises BadInput if the rules do not fit it."""

    @abstractmethod
    def decided_together(self, deals: Sequence[D]) -> Iterator[R | BadInput]:
        """The answers for many deals, in order; a deal that the rules do not fit gives its error."""

    @abstractmethod
    def rules_of(self, result: R) -> str:
        """The rules that a deal was decided by, in words."""

    @abstractmethod
    def explained(self, result: R, written: Written | None) -> str:
        """One deal in full, for people."""

    @abstractmethod
    def line(self, result: R, written: Written | None) -> str:
        """One deal of many on a line, for people or as JSON."""

    @abstractmethod
    def summary(self) -> str:
        """How many deals were decided which way."""

    @abstractmethod
    def tally_record(self) -> Callable[..., Any]:
        """The record of the game's tallies, with all that was asked for."""

    def decide_all(self) -> None:
        """Decide and print: a lone deal for people in full, many with a line each and a summary."""
        found = self.request.deals()
        first, second = next(found, None), next(found, None)
        if second is None and not (first is None or isinstance(first, BadInput) or self.options.as_json):
            answer = next(self._answers(iter([first])))
            if isinstance(answer, BadInput):
                raise answer
            click.echo(self.explained(answer, self._noted(answer)))
            return
        for answer in self._answers(chain((each for each in (first, second) if each is not None), found)):
            self._print_line(answer)
        if second is not None and not self.options.as_json:
            self._print_summary()

    def write_tally(self, path: Path) -> None:
        """Write what all deals came to."""
        record = tally(self.tally_record(), self.lines, self.options.limits, self.options.campaign.confidence)
        write_whole(path, json.dumps(asdict(record), indent=1).encode() + b"\n")

    def exit_code(self, expect: str | None = None) -> int:
        """How the command ends; a verdict without the evidence asked for is like none."""
        return super().exit_code(expect) or (3 if self.uncertified else 0)

    def _answers(self, outcomes: Iterator[D | BadInput]) -> Iterator[R | BadInput]:
        return self._together(outcomes) if self.options.campaign.is_wanted else self._one_by_one(outcomes)

    def _one_by_one(self, outcomes: Iterator[D | BadInput]) -> Iterator[R | BadInput]:
        """What cannot be read and the answers for all other deals, each as soon as it is wanted."""
        for outcome in outcomes:
            answer: R | BadInput
            try:
                answer = outcome if isinstance(outcome, BadInput) else self.decided(outcome)
            except BadInput as error:
                answer = error
            yield answer

    def _together(self, outcomes: Iterator[D | BadInput]) -> Iterator[R | BadInput]:
        """What cannot be read, and then the answers for all other deals, in order."""
        deals = list[D]()
        for outcome in outcomes:
            if isinstance(outcome, BadInput):
                yield outcome
            else:
                deals.append(outcome)
        yield from self.decided_together(deals)

    def _print_line(self, answer: R | BadInput) -> None:
        try:
            if isinstance(answer, BadInput):
                raise answer
            click.echo(self.line(answer, self._noted(answer)))
        except BadInput as error:
            self.report(error)
            self.lines.append(Line(BAD))

    def _print_summary(self) -> None:
        click.echo(self.summary())
        if self.options.campaign.is_wanted:
            counts = Counts(*(self.verdicts[verdict] for verdict in LETTERS))
            click.echo(winnability_text(counts, self.options.campaign.confidence))
        if self.options.directory:
            click.echo(f"claims and certificates: {shown(str(self.options.directory), 400)}")

    def _noted(self, result: R) -> Written | None:
        """Take note of a result; the evidence that was written for it."""
        self.count(result.answer.verdict, self.rules_of(result))
        if self.options.campaign.tally is not None:
            self.lines.append(line(result.deal.name, result.answer))
        return self._written(result)

    def _written(self, result: R) -> Written | None:
        """The evidence, if it is wanted and there is any; a verdict may be found and its evidence be too large."""
        if self.options.directory is None or result.answer.verdict is Verdict.UNKNOWN:
            return None
        try:
            return write_pair(self.options.directory, file_name(result.deal.name), result.certified())
        except (BadInput, Disagreement):
            raise
        except VerifyError as error:
            self.uncertified += 1
            click.echo(f"verify: no certificate: {error}", err=True)
            return None
