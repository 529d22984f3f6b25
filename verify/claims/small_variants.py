"""What is seen in all deals of small decks when they are played by other rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from verify.cards import Card
from verify.claims.evidence import Sight
from verify.claims.families import (
    ONE,
    SIZES,
    Played,
    all_deals,
    all_games,
    ends_with_all_kings,
    games,
    in_all,
    last_ranks,
    of_each_deck,
    one_deck,
    played,
    won_share,
)
from verify.claims.figures import at_13x4
from verify.claims.stated import written
from verify.counting import exception_centre, restarts, sorted_win, watch
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Pile, Table

SORTED, CENTRE_TOO = ClockRules(win="sorted"), ClockRules(dead_end="exception-centre")
ONE_KING = PRESETS["one-king"].rules


def aside_is_the_same() -> Sight:
    """Cards that are set aside, or put anywhere, change nothing while the top face-down card is turned next."""
    aside = ClockRules(shuttle="aside")
    return of_each_deck(
        "if the card is put elsewhere and the top face-down card is turned all the same, every game goes as before",
        lambda size: [game.turned for game in all_games(*size)] == [game.turned for game in all_games(*size, aside)],
        SIZES,
    )


def one_king_always_wins() -> Sight:
    """Under the one-king rule every card comes home."""
    return in_all("under the one-king rule all cards are turned, in every deal", lambda game: game.won, ONE_KING)


def exception_never_fires() -> Sight:
    """Under the rules of [002] the exception never fires: every game goes as without it."""
    shakki = PRESETS["shakki"].rules
    return of_each_deck(
        "the exception never fires, and every game goes as without it",
        lambda size: all(
            not with_it.done.exceptions and with_it.turned == without.turned
            for with_it, without in zip(all_games(*size, shakki), all_games(*size), strict=True)
        ),
        SIZES,
    )


def king_never_last_from_the_aces() -> Sight:
    """Kings are one of r ranks, and are never last if play starts at another pile."""
    count = last_ranks(ONE, ClockRules(start=1))[ONE[0]]
    return one_deck(
        count == 0,
        f"start at the pile of the aces: kings are still one of {ONE[0]} ranks, and are the last card in {count} deals",
    )


def forced_but_not_one_in_r() -> Sight:
    """No choices, all fixed by the shuffle, and another chance: a card face down in its own pile counts as home."""
    found = won_share(ONE, SORTED)
    return one_deck(
        found != Fraction(1, ONE[0]) and found == sorted_win.win(*ONE),
        "let a card count as home that is face down in its own pile: still no choices and all is fixed by the shuffle, "
        f"but {written(found)} of deals are won; at 13x4 {written(at_13x4(sorted_win.win))}",
    )


def kings_in_the_deck_but_not_the_odds() -> Sight:
    """As many kings in as many cards, and another chance: a card that closes its own pile lets play go on."""
    found = won_share(ONE, CENTRE_TOO)
    return one_deck(
        found != Fraction(1, ONE[0]) and found == exception_centre.win(*ONE),
        "let play go on where a card closes the very pile it came from: the kings are as many of as many cards, "
        f"but {written(found)} of deals are won; at 13x4 {written(at_13x4(exception_centre.win))}",
    )


def centre_too_is_easier() -> Sight:
    """With the exception at the centre too more deals are won, as many as the law says."""
    found = won_share(ONE, CENTRE_TOO)
    return one_deck(
        found == exception_centre.win(*ONE) > Fraction(1, ONE[0]),
        f"with the exception at the centre too {written(found)} of deals are won, as the law says",
    )


def sorted_as_the_law_says() -> Sight:
    """With cards that count as home face down, as many deals are won as the law says."""
    return of_each_deck(
        f"as many deals are won as the law says, which gives {written(at_13x4(sorted_win.win))} at 13x4",
        lambda size: won_share(size, SORTED) == sorted_win.win(*size),
        SIZES,
    )


def ends_where_it_began() -> Sight:
    """From whatever pile play starts, it ends there."""
    starts = [(size, start) for size in SIZES for start in range(1, size[0] + 1)]
    ends = all(game.ranks[-1] == start for size, start in starts for game in all_games(*size, ClockRules(start=start)))
    return Sight(ends, "from whatever pile play starts, its last card leads back there", all_deals())


def renaming_start_and_centre() -> Sight:
    """Play that starts anywhere is play from the centre with two ranks changed over, in cards and in piles."""
    return Sight(
        all(_same_renamed(game, start) for game in games() for start in range(1, game.centre)),
        "change over the names of any pile and the centre, of their cards too: the game from that pile goes turn by "
        "turn like the one from the centre",
        all_deals(),
    )


def renaming_aces_and_kings() -> Sight:
    """Play that starts at the aces is play from the centre with aces and kings changed over, in cards and in piles."""
    return Sight(
        all(_same_renamed(game, 1) for game in games()),
        "change over the names of aces and kings, of the cards and of their piles: the game from the ace pile goes "
        "turn by turn like the one from the centre",
        all_deals(),
    )


def _same_renamed(game: Played, start: Pile) -> bool:
    """Whether the deal with ``start`` and centre changed over goes, from the start, like this game."""
    names = {start: game.centre, game.centre: start}
    piles = [tuple(Card(names.get(card.rank, card.rank)) for card in pile) for pile in game.table.piles]
    piles[start - 1], piles[-1] = piles[-1], piles[start - 1]
    other = played(Table(tuple(piles)), ClockRules(start=start))
    return other.ranks == tuple(names.get(rank, rank) for rank in game.ranks)


def restarts_from_the_lowest_pile() -> Sight:
    """If play begins again at the lowest pile that has a card, the restarts are as many as the law says."""

    def as_the_law_says(size: tuple[int, int]) -> bool:
        counts = Counter(_restarts(game) for game in all_games(*size))
        return {number: Fraction(count, counts.total()) for number, count in counts.items()} == restarts.restarts(*size)

    return of_each_deck(
        "play that begins again at the lowest pile with a face-down card does so as often as the law says",
        as_the_law_says,
        SIZES,
    )


def _restarts(game: Played) -> int:
    left = {pile: list(game.end.face_down(pile)) for pile in range(1, game.centre + 1)}
    pile, count = game.ranks[-1], 0
    while any(left.values()):
        if not left[pile]:
            pile, count = min(other for other, cards in left.items() if cards), count + 1
        pile = left[pile].pop(0).rank
    return count


def watch_always_ends() -> Sight:
    """After any exchange of the early last king it is always turned again, as the last card; how often that wins."""
    ends, wins, exchanges = True, Fraction(0), 0
    for game in all_games(*ONE):
        again = list(_exchanged(game))
        exchanges += len(again)
        ends &= all(ends_with_all_kings(other) and other.turned[: len(game.turned) - 1] == game.turned[:-1]
                    for other in again)  # fmt: skip
        wins += Fraction(sum(other.won for other in again), len(again)) if again else Fraction(1)
    share = wins / len(all_games(*ONE))
    return one_deck(
        ends and exchanges > 0 and share == watch.win_random(*ONE),
        f"after each of {exchanges} exchanges the king comes up again as the last card; a random exchange wins "
        f"{written(share)}, as the law says, which gives {written(at_13x4(watch.win_random))} at 13x4",
    )


def _exchanged(game: Played) -> Iterator[Played]:
    """The game of every deal in which the last king has changed places with a face-down card."""
    king_pile = game.sources[-1]
    king_place = game.table.shape.suits - len(game.end.face_down(king_pile)) - 1
    for pile in range(1, game.centre + 1):
        left = len(game.end.face_down(pile))
        for place in range(game.table.shape.suits - left, game.table.shape.suits):
            piles = [list(cards) for cards in game.table.piles]
            king, card = piles[king_pile - 1][king_place], piles[pile - 1][place]
            piles[king_pile - 1][king_place], piles[pile - 1][place] = card, king
            yield played(Table(tuple(map(tuple, piles))))
