"""One run of ``verify check`` for a game that is searched: deals one by one or together, with evidence and a tally."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Generic

import click

from verify.atomic import make_directory, write_whole
from verify.campaign.outcomes import Counts
from verify.certificate.files import Written, write_pair
from verify.cli.asking import Asked
from verify.cli.checking import CheckRun
from verify.cli.evidence import file_name
from verify.cli.searching import check_text
from verify.cli.searching.campaign import winnability_text
from verify.cli.searching.check_options import CheckOptions
from verify.cli.searching.game import D, M, P, R, SearchedGame
from verify.cli.searching.many import decided_together
from verify.cli.searching.tally import BAD, LETTERS, Line, line, tally
from verify.cli.searching.texts import summary
from verify.cli.searching.watching import Watch
from verify.errors import BadInput, Disagreement, VerifyError, shown
from verify.verdict import Verdict


class SearchedCheck(CheckRun, Generic[D, P, M, R]):
    """One run of the command: it prints each result as soon as it is known, and counts."""

    def __init__(self, game: SearchedGame[D, P, M, R], request: Asked[D, Any], options: CheckOptions) -> None:
        super().__init__(strict=options.strict)
        self.game, self.request, self.options = game, request, options
        self.lines = list[Line]()
        self.uncertified = 0
        if options.directory is not None:
            make_directory(options.directory)
        path = options.campaign.tally
        if path is not None and not (path.parent.is_dir() and not path.is_dir()):
            raise BadInput("the tally cannot be written there: expected a file in a directory", str(path))

    def run(self) -> int:
        """Decide, print, and write what is wanted; how the command ends."""
        self.decide_all()
        if self.options.campaign.tally is not None:
            self.write_tally(self.options.campaign.tally)
        return self.exit_code(self.options.expect)

    def decide_all(self) -> None:
        """Decide and print: a lone deal for people in full, many with a line each and a summary."""
        found = self.request.deals()
        first, second = next(found, None), next(found, None)
        if second is None and not (first is None or isinstance(first, BadInput) or self.options.as_json):
            answer = next(self._answers(iter([first])))
            if isinstance(answer, BadInput):
                raise answer
            click.echo(check_text.explained(self.game, answer, self._noted(answer), self.request.notation))
            return
        for answer in self._answers(chain((each for each in (first, second) if each is not None), found)):
            self._print_line(answer)
        if second is not None and not self.options.as_json:
            self._print_summary()

    def write_tally(self, path: Path) -> None:
        """Write what all deals came to."""
        shape, choice = self.request.reading.shape, self.request.choice
        asked = partial(
            self.game.records.tally,
            deals=[*self.request.files, *self.request.numbers],
            ranks=shape.ranks,
            suits=shape.suits,
            preset=choice.preset,
            rules=choice.rules.as_options(),
        )
        record = tally(asked, self.lines, self.options.limits, self.options.campaign.confidence)
        write_whole(path, json.dumps(asdict(record), indent=1).encode() + b"\n")

    def exit_code(self, expect: str | None) -> int:
        """How the command ends; a verdict without the evidence asked for is like none."""
        return super().exit_code(expect) or (3 if self.uncertified else 0)

    def _answers(self, outcomes: Iterator[D | BadInput]) -> Iterator[R | BadInput]:
        return self._together(outcomes) if self.options.campaign.is_wanted else self._one_by_one(outcomes)

    def _decided(self, deal: D) -> R:
        with Watch() as watch:
            how = self.options
            return self.game.decide(deal, self.request.choice, how.limits, fewest=how.shortest, progress=watch)

    def _one_by_one(self, outcomes: Iterator[D | BadInput]) -> Iterator[R | BadInput]:
        """What cannot be read and the answers for all other deals, each as soon as it is wanted."""
        for outcome in outcomes:
            answer: R | BadInput
            try:
                answer = outcome if isinstance(outcome, BadInput) else self._decided(outcome)
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
        how, choice = self.options, self.request.choice
        yield from decided_together(self.game, deals, choice, how.limits, how.campaign, fewest=how.shortest)

    def _print_line(self, answer: R | BadInput) -> None:
        try:
            if isinstance(answer, BadInput):
                raise answer
            click.echo(self._line(answer, self._noted(answer)))
        except BadInput as error:
            self.report(error)
            self.lines.append(Line(BAD))

    def _line(self, result: R, written: Written | None) -> str:
        if self.options.as_json:
            return check_text.json_line(self.game, result, written)
        return check_text.line(self.game, result)

    def _print_summary(self) -> None:
        click.echo(summary(self.verdicts, self.rules, self.bad))
        if self.options.campaign.is_wanted:
            counts = Counts(*(self.verdicts[verdict] for verdict in LETTERS))
            click.echo(winnability_text(counts, self.options.campaign.confidence))
        if self.options.directory:
            click.echo(f"claims and certificates: {shown(str(self.options.directory), 400)}")

    def _noted(self, result: R) -> Written | None:
        """Take note of a result; the evidence that was written for it."""
        self.count(result.answer.verdict, check_text.rules(result))
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
