"""``verify vectors --perft``: how many games and positions a deal has, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from verify.cli.asking import Asked
from verify.conformance.perft import perft
from verify.conformance.reference.grandfathers_clock import DialPlay
from verify.conformance.reference.klondike import KlondikePlay
from verify.conformance.vectors.files import DEPTHS, depth_records
from verify.conformance.vectors.setting import Setting
from verify.deals import grandfathers_clock, klondike
from verify.deals.deal import Shape
from verify.deals.reading import Reading
from verify.errors import BadInput
from verify.records.perft import SCHEMA, PerftRecord
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.klondike_choice import KlondikeChoice


@dataclass(frozen=True)
class _Game:
    """A game's ways to read deals and to begin with one."""

    read: Callable[[str, Reading], Iterator[Any]]
    numbered: Callable[[str, Shape], Iterable[Any]]
    choose: Callable[[str, tuple[tuple[str, str], ...]], Any]
    play: Callable[[Any, Any], KlondikePlay | DialPlay]


_GAMES = {
    "klondike": _Game(klondike.read_file, klondike.numbered, KlondikeChoice, KlondikePlay),
    "grandfathers-clock": _Game(
        grandfathers_clock.read_file, grandfathers_clock.numbered, GrandfathersClockChoice, DialPlay
    ),
}


def count_moves(setting: Setting, files: tuple[str, ...], numbers: tuple[str, ...], depth: int) -> PerftRecord:
    """The counts for the only deal that is named.

    Raises BadInput for the clock, where moves hardly branch, for deals and options that are none, and for a depth that
    has too many positions.
    """
    if setting.game not in _GAMES:
        raise BadInput(f"--perft counts where there is a choice: expected --game {' or '.join(DEPTHS)}")
    game = _GAMES[setting.game]
    choice = game.choose(setting.preset, setting.named)
    deal = Asked(files, numbers, Reading(), choice, game.read, game.numbered).one_deal()
    rules, position = choice.laid(deal)
    play = game.play(position, rules)
    return PerftRecord(
        schema=SCHEMA,
        deal=deal.name,
        game=setting.game,
        preset=setting.preset,
        rules=rules.as_options(),
        ranks=deal.shape.ranks,
        suits=deal.shape.suits,
        state=play.state(),
        depths=depth_records(perft(play, depth)),
        version=version("patience-verify"),
    )
