"""What is seen in all deals of small decks. Each function looks for one thing and says whether it is there."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from verify.claims.evidence import Sight
from verify.claims.families import (
    CLASSIC,
    ONE,
    SIZES,
    Played,
    all_games,
    ends_with_all_kings,
    in_all,
    last_ranks,
    of_each_deck,
    one_deck,
    won_share,
)
from verify.counting import bottoms
from verify.graph.bottom_map import bottom_map
from verify.rules.clock_options import PRESETS

ONE_KING = PRESETS["one-king"].rules


def card_names_the_pile() -> Sight:
    """Every card turned names the pile that gives the next one, and there is nothing to choose."""
    return in_all(
        "every card turned names the pile whose next card is turned, and the last one a pile with none left",
        lambda game: game.sources[1:] == game.ranks[:-1] and not game.end.face_down(game.ranks[-1]),
    )


def fixed_by_the_deal() -> Sight:
    """The bottom cards of a deal tell how its game ends, before it begins."""
    return in_all(
        "how the game ends can be read off the bottom cards before it begins",
        lambda game: game.won == (not bottom_map(game.table, CLASSIC).cycles),
    )


def only_kings_lead_back() -> Sight:
    """The centre gives the next card after a king, and after no other card."""
    return in_all(
        "the centre gives the next card after every king but the last, and after no other card",
        lambda game: all(
            (card == game.centre) == (pile == game.centre)
            for card, pile in zip(game.ranks, game.sources[1:], strict=False)
        ),
    )


def ends_with_the_last_king() -> Sight:
    """Every game ends with the last king."""
    return in_all("the game ends when the last king is turned, and no earlier", ends_with_all_kings)


def won_if_king_is_last_of_all() -> Sight:
    """A game is won exactly if the last king is the n-th card."""
    return in_all(
        "the game is won exactly if the last king is the n-th card turned",
        lambda game: game.won == (len(game.turned) == game.table.shape.cards and game.ranks[-1] == game.centre),
    )


def own_cards_at_a_win() -> Sight:
    """A game is won exactly if all piles hold their own cards, face up."""
    return in_all(
        "the game is won exactly if every pile has all cards of its rank face up and none face down",
        lambda game: game.won == (len(game.done.completed) == game.centre),
    )


def centre_is_empty_at_a_loss() -> Sight:
    """No card is face down in the centre when the game stops."""
    return in_all(
        "when the game stops, the centre has no card face down",
        lambda game: not game.end.face_down(game.centre),
    )


def one_in_r() -> Sight:
    """Of all deals exactly one in r is won."""
    return of_each_deck(
        "exactly one deal in r is won", lambda size: won_share(size, CLASSIC) == Fraction(1, size[0]), SIZES
    )


def turned_is_the_place_of_the_last_king() -> Sight:
    """How many cards are turned is the place of the last king in the order that goes on to the last card."""

    def same(size: tuple[int, int]) -> bool:
        pairs = zip(all_games(*size), all_games(*size, ONE_KING), strict=True)
        return all(len(game.turned) == _place_of_last_king(whole) for game, whole in pairs)

    return of_each_deck("as many cards are turned as the place of the last king in the turn order", same, SIZES)


def _place_of_last_king(whole: Played) -> int:
    return len(whole.ranks) - whole.ranks[::-1].index(whole.centre)


def whole_orders_are_equally_frequent() -> Sight:
    """If play goes on after the stop, every order of the ranks belongs to as many deals as any other: one."""
    return of_each_deck(
        "if play goes on after a stop at the next pile clockwise, every order of the ranks belongs to one deal",
        lambda size: len({game.ranks for game in all_games(*size, ONE_KING)}) == len(all_games(*size)),
        SIZES,
    )


def every_rank_is_last_alike() -> Sight:
    """If play goes on after the stop, every rank is as often the last."""
    return of_each_deck(
        "if play goes on after a stop at the next pile clockwise, every rank is as often the last card",
        lambda size: set(last_ranks(size, ONE_KING).values()) == {len(all_games(*size)) // size[0]},
        SIZES,
    )


def kings_last_card_of_their_pile_matters() -> Sight:
    """The share of wins among deals with the same places of kings, by how many of these are bottoms of clock piles."""
    wins: dict[int, Counter[bool]] = {}
    for game in all_games(*ONE):
        kings = sum(pile[-1].rank == game.centre for pile in game.table.piles[:-1])
        wins.setdefault(kings, Counter())[game.won] += 1
    shares = {kings: Fraction(count[True], count.total()) for kings, count in sorted(wins.items())}
    words = ", ".join(f"{kings}: {share}" for kings, share in shares.items())
    law = {kings: bottoms.win_if_kings_lie(*ONE, kings) for kings in shares}
    return one_deck(
        len(set(shares.values())) > 1 and shares == law,
        f"by the number of clock piles with a king at the bottom the chance is {words}, as the law says",
    )


def own_bottom_loses() -> Sight:
    """No deal is won in which a clock pile has its own number at the bottom."""
    return in_all(
        "no deal is won in which a clock pile has a card of its own number at the bottom",
        lambda game: not (game.won and any(game.table.pile(p)[-1].rank == p for p in range(1, game.centre))),
    )


def tree_wins() -> Sight:
    """A deal is won exactly if from every clock pile the bottom cards lead to the centre."""
    return in_all(
        "the deal is won exactly if from every clock pile the bottom cards lead to the centre",
        lambda game: game.won == all(_leads_to_the_centre(game, pile) for pile in range(1, game.centre)),
    )


def _leads_to_the_centre(game: Played, pile: int) -> bool:
    for _ in range(game.centre):
        pile = pile if pile == game.centre else game.table.pile(pile)[-1].rank
    return pile == game.centre
