"""Which variants a method covers, each kind under a name."""

from __future__ import annotations

from verify.counting import second_chances
from verify.counting.variants import Variant
from verify.rules.clock_options import CENTRE


def alike(of: Variant) -> bool:
    """Every rank has as many cards, and every pile; jokers, if any, have a home that makes no difference."""
    return of.deck.suits > 0


def homes(of: Variant) -> bool:
    """Every card has a home."""
    return not of.deck.jokers


def ends_at_once(of: Variant) -> bool:
    """The first dead end ends the game, if there is no second chance: from the centre the exception never fires."""
    never_fires = of.rules.dead_end == "exception" and of.rules.start == CENTRE
    return (of.rules.dead_end == "stop" or never_fires) and homes(of)


def last_king(of: Variant) -> bool:
    """The game is won if the last card of all is a king, whatever the sizes of the piles."""
    return _plain(of) and of.rules.start == CENTRE and of.rules.win == "exposed"


def last_of_its_rank(of: Variant) -> bool:
    """The same from any pile of those that are alike."""
    return plain(of) and of.rules.win == "exposed"


def plain(of: Variant) -> bool:
    """The first dead end ends the game, from any pile of those that are alike."""
    return _plain(of) and alike(of)


def plain_from_centre(of: Variant) -> bool:
    """The same from the centre."""
    return plain(of) and of.rules.start == CENTRE


def no_exception(of: Variant) -> bool:
    """The rules have the exception, and it never fires."""
    return of.rules.dead_end == "exception" and of.rules.start == CENTRE and alike(of)


def sorted_win(of: Variant) -> bool:
    """The first dead end ends the game, and a card face down in its own pile counts as home."""
    return plain(of) and of.rules.win == "sorted"


def one_king(of: Variant) -> bool:
    """Play goes on from every dead end, so that every card comes home."""
    return of.rules.dead_end == "clockwise" and homes(of)


def one_king_alike(of: Variant) -> bool:
    """The same, all piles alike."""
    return one_king(of) and alike(of)


def clairvoyant(of: Variant) -> bool:
    """The place of the second chance is chosen by someone who knows all cards."""
    rules = of.rules
    chosen = rules.second_chance != "none" and rules.watch_card == "clairvoyant"
    return chosen and rules.win == "exposed" and ends_at_once(of) and alike(of)


def jokers(of: Variant) -> bool:
    """There are jokers without a home, and the first dead end ends the game."""
    rules = of.rules
    known = rules.dead_end == "stop" and rules.win == "exposed" and rules.second_chance == "none"
    return of.deck.jokers > 0 and known


def played_out(of: Variant) -> bool:
    """All endings of the game are known with their chances."""
    if of.rules.second_chance == "none":
        return homes(of)
    return second_chances.known(of.deck, of.rules.second_chance, of.rules.watch_card, of.rules.start)


def best_place(of: Variant) -> bool:
    """The place of the second chance is the best that a player sees, in a deck with too many cases for its endings."""
    known = of.rules.win == "exposed" and ends_at_once(of) and alike(of)
    return known and too_many_cases(of) and of.rules.watch_card in ("best-top", "best-any")


def too_many_cases(of: Variant) -> bool:
    """There is a method for the endings, and in a deck so large it would take too long."""
    chosen = of.rules.second_chance != "none" and of.rules.watch_card != "clairvoyant"
    return chosen and homes(of) and not played_out(of)


def _plain(of: Variant) -> bool:
    return ends_at_once(of) and of.rules.second_chance == "none"
