"""What is seen in all deals of small decks. Each function looks for one thing and says whether it is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from verify.cards import Card
from verify.claims.evidence import Sight
from verify.claims.families import CLASSIC, SIZES, Played, all_games, games, in_all, named, played
from verify.claims.figures import at_13x4
from verify.claims.stated import written
from verify.counting import bottoms, exception_centre, restarts, sorted_win, watch
from verify.graph.bottom_map import bottom_map
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Pile, Table

SORTED, CENTRE_TOO, ONE_KING = ClockRules(win="sorted"), ClockRules(dead_end="exception-centre"), PRESETS["one-king"]
ONE = (3, 2)
"""The deck in which a law is seen to fail; one is enough."""


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
    return in_all("the game ends when the last king is turned, and no earlier", _ends_with_the_last_king)


def _ends_with_the_last_king(game: Played) -> bool:
    return game.ranks[-1] == game.centre and game.ranks.count(game.centre) == game.table.shape.suits


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
    return _of_each_deck(
        "exactly one deal in r is won", lambda size: _share(size, CLASSIC) == Fraction(1, size[0]), SIZES
    )


def aside_is_the_same() -> Sight:
    """Cards that are set aside, or put anywhere, change nothing while the top face-down card is turned next."""
    aside = ClockRules(shuttle="aside")
    return _of_each_deck(
        "if the card is put elsewhere and the top face-down card is turned all the same, every game goes as before",
        lambda size: [game.turned for game in all_games(*size)] == [game.turned for game in all_games(*size, aside)],
        SIZES,
    )


def one_king_always_wins() -> Sight:
    """Under the one-king rule every card comes home."""
    return in_all("under the one-king rule all cards are turned, in every deal", lambda game: game.won, ONE_KING.rules)


def exception_never_fires() -> Sight:
    """Under the rules of [002] the exception never fires: every game goes as without it."""
    shakki = PRESETS["shakki"].rules
    return _of_each_deck(
        "the exception never fires, and every game goes as without it",
        lambda size: all(
            not with_it.done.exceptions and with_it.turned == without.turned
            for with_it, without in zip(all_games(*size, shakki), all_games(*size), strict=True)
        ),
        SIZES,
    )


def turned_is_the_place_of_the_last_king() -> Sight:
    """How many cards are turned is the place of the last king in the order that goes on to the last card."""

    def same(size: tuple[int, int]) -> bool:
        pairs = zip(all_games(*size), all_games(*size, ONE_KING.rules), strict=True)
        return all(len(game.turned) == _place_of_last_king(whole) for game, whole in pairs)

    return _of_each_deck("as many cards are turned as the place of the last king in the turn order", same, SIZES)


def _place_of_last_king(whole: Played) -> int:
    return len(whole.ranks) - whole.ranks[::-1].index(whole.centre)


def whole_orders_are_equally_frequent() -> Sight:
    """If play goes on after the stop, every order of the ranks belongs to as many deals as any other: one."""
    return _of_each_deck(
        "if play goes on after a stop at the next pile clockwise, every order of the ranks belongs to one deal",
        lambda size: len({game.ranks for game in all_games(*size, ONE_KING.rules)}) == len(all_games(*size)),
        SIZES,
    )


def every_rank_is_last_alike() -> Sight:
    """If play goes on after the stop, every rank is as often the last."""
    return _of_each_deck(
        "if play goes on after a stop at the next pile clockwise, every rank is as often the last card",
        lambda size: set(_last_ranks(size, ONE_KING.rules).values()) == {len(all_games(*size)) // size[0]},
        SIZES,
    )


def _last_ranks(size: tuple[int, int], rules: ClockRules) -> Counter[int]:
    return Counter(game.ranks[-1] for game in all_games(*size, rules))


def king_never_last_from_the_aces() -> Sight:
    """Kings are one of r ranks, and are never last if play starts at another pile."""
    count = _last_ranks(ONE, ClockRules(start=1))[ONE[0]]
    return _one_deck(
        count == 0,
        f"start at the pile of the aces: kings are still one of {ONE[0]} ranks, and are the last card in {count} deals",
    )


def forced_but_not_one_in_r() -> Sight:
    """No choices, all fixed by the shuffle, and another chance: a card face down in its own pile counts as home."""
    share = _share(ONE, SORTED)
    return _one_deck(
        share != Fraction(1, ONE[0]) and share == sorted_win.win(*ONE),
        "let a card count as home that is face down in its own pile: still no choices and all is fixed by the shuffle, "
        f"but {written(share)} of deals are won; at 13x4 {written(at_13x4(sorted_win.win))}",
    )


def kings_in_the_deck_but_not_the_odds() -> Sight:
    """As many kings in as many cards, and another chance: a card that closes its own pile lets play go on."""
    share = _share(ONE, CENTRE_TOO)
    return _one_deck(
        share != Fraction(1, ONE[0]) and share == exception_centre.win(*ONE),
        "let play go on where a card closes the very pile it came from: the kings are as many of as many cards, "
        f"but {written(share)} of deals are won; at 13x4 {written(at_13x4(exception_centre.win))}",
    )


def centre_too_is_easier() -> Sight:
    """With the exception at the centre too more deals are won, as many as the law says."""
    share = _share(ONE, CENTRE_TOO)
    return _one_deck(
        share == exception_centre.win(*ONE) > Fraction(1, ONE[0]),
        f"with the exception at the centre too {written(share)} of deals are won, as the law says",
    )


def sorted_as_the_law_says() -> Sight:
    """With cards that count as home face down, as many deals are won as the law says."""
    return _of_each_deck(
        f"as many deals are won as the law says, which gives {written(at_13x4(sorted_win.win))} at 13x4",
        lambda size: _share(size, SORTED) == sorted_win.win(*size),
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
    return _one_deck(
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


def ends_where_it_began() -> Sight:
    """From whatever pile play starts, it ends there."""
    starts = [(size, start) for size in SIZES for start in range(1, size[0] + 1)]
    ends = all(game.ranks[-1] == start for size, start in starts for game in all_games(*size, ClockRules(start=start)))
    return Sight(ends, "from whatever pile play starts, its last card leads back there", _all_deals())


def renaming_start_and_centre() -> Sight:
    """Play that starts anywhere is play from the centre with two ranks changed over, in cards and in piles."""
    return Sight(
        all(_same_renamed(game, start) for game in games() for start in range(1, game.centre)),
        "change over the names of any pile and the centre, of their cards too: the game from that pile goes turn by "
        "turn like the one from the centre",
        _all_deals(),
    )


def renaming_aces_and_kings() -> Sight:
    """Play that starts at the aces is play from the centre with aces and kings changed over, in cards and in piles."""
    return Sight(
        all(_same_renamed(game, 1) for game in games()),
        "change over the names of aces and kings, of the cards and of their piles: the game from the ace pile goes "
        "turn by turn like the one from the centre",
        _all_deals(),
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

    return _of_each_deck(
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
        ends &= all(_ends_with_the_last_king(other) and other.turned[: len(game.turned) - 1] == game.turned[:-1]
                    for other in again)  # fmt: skip
        wins += Fraction(sum(other.won for other in again), len(again)) if again else Fraction(1)
    share = wins / len(all_games(*ONE))
    return _one_deck(
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


def _share(size: tuple[int, int], rules: ClockRules) -> Fraction:
    deals = all_games(*size, rules)
    return Fraction(sum(game.won for game in deals), len(deals))


def _of_each_deck(says: str, holds: Callable[[tuple[int, int]], bool], sizes: tuple[tuple[int, int], ...]) -> Sight:
    fails = [size for size in sizes if not holds(size)]
    return Sight(
        not fails, f"{says}{': not with ' + named(fails) if fails else ''}", f"all deals by rank of {named(sizes)}"
    )


def _one_deck(there: bool, says: str) -> Sight:
    return Sight(there, says, f"{named([ONE])}: all {len(all_games(*ONE))} deals by rank")


def _all_deals() -> str:
    return f"{named()}: all deals by rank"
