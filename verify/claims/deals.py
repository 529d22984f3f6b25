"""What is seen in deals of the real deck, each with the command that shows it again."""

from __future__ import annotations

from collections.abc import Callable

from verify.cards import Card
from verify.claims.evidence import Seen, Side, Sight
from verify.claims.families import Played, played
from verify.deals.deal import STANDARD, Deal, counted
from verify.deals.numbers import numbered
from verify.deals.reading import only
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import PRESETS
from verify.rules.clock_table import deal_out

CHAIN = (8, 12, 3, 11)
"""An eight, a queen, a three, a jack."""


def game(deal: str, preset: str = "classic", **options: str) -> Played:
    """A numbered deal, played; option names with underscores."""
    choice = Choice.named(preset, options)
    read = only(numbered(deal, STANDARD), deal)
    rules = choice.for_deal(read)
    return played(deal_out(read, rules), rules)


def chain() -> Sight:
    """A game that begins with the chain of the example."""
    begins = game("ms:5523")
    sources = begins.sources[:5]
    return Sight(
        begins.ranks[:4] == CHAIN and sources == (13, *CHAIN),
        f"ms:5523 turns {_cards(begins.turned[:4])} first, and goes on at the pile of the jacks",
    )


def king_last_in_a_lost_game() -> Sight:
    """A lost game whose last card is the fourth king all the same."""
    lost = game("ms:1")
    return Sight(
        not lost.won and lost.ranks[-1] == 13 and lost.ranks.count(13) == 4,
        f"ms:1 is {lost.done.verdict}: it turns {lost.turned[-1]}, the fourth king, last, as number {len(lost.turned)}",
    )


def everything_before_the_last_king() -> Sight:
    """A game in which all clock piles are complete before the last king is turned."""
    best = game("ms:12")
    return Sight(
        best.done.completed_clock_piles == 12 and len(best.turned) == 52 and best.ranks[-1] == 13,
        f"ms:12 completes all {best.done.completed_clock_piles} clock piles, and its last king is card 52",
    )


def on_top_changes_the_game() -> Sight:
    """A deal won or lost by where turned cards are put, if the card at the other end is turned next."""
    under, over = game("ms:12"), game("ms:12", shuttle="over-bottom")
    return Sight(
        under.won != over.won,
        f"ms:12 is {under.done.verdict}; with cards put on top and the bottom ones turned it is {over.done.verdict}",
    )


def home_face_down() -> Sight:
    """A deal that is won only if cards face down in their own piles count."""
    plain, counting = game("ms:11", "aisleriot"), game("ms:11", "aisleriot-2010")
    return Sight(
        not plain.won and counting.won and plain.turned == counting.turned,
        f"ms:11 stops with {counted(plain.done.face_down, 'card')} face down, at home: "
        f"{counting.done.verdict} if that counts, {plain.done.verdict} if not",
    )


def from_the_aces_it_ends_otherwise() -> Sight:
    """One and the same deal, won from one pile and lost from the other."""
    centre, aces = game("ms:9"), game("ms:9", start="A")
    return Sight(
        centre.won != aces.won, f"ms:9 is {centre.done.verdict} from the centre and {aces.done.verdict} from the aces"
    )


def pile_with_a_break() -> Sight:
    """A clock pile whose cards are not turned one straight after the other."""
    mixed = game("ms:1")
    turns = [turn for turn, pile in enumerate(mixed.sources, 1) if pile == 6]
    return Sight(
        len(turns) > 1 and turns[-1] - turns[0] >= len(turns),
        f"ms:1 turns the cards of pile 6 as numbers {', '.join(map(str, turns))}, with cards of other piles in between",
    )


def left_not_by_fours() -> Sight:
    """A game that leaves a number of cards face down that is no multiple of four."""
    lost = game("ms:1")
    return Sight(lost.done.face_down % 4 != 0, f"ms:1 leaves {lost.done.face_down} cards face down")


def last_dealt_is_first_turned() -> Sight:
    """By the rules of [002] the card dealt last is turned first, whatever the cards: it is a matter of places."""
    deck = tuple(Card(rank, suit) for suit in range(1, 5) for rank in range(1, 14))
    rules = PRESETS["shakki"].rules
    table = deal_out(Deal(deck), rules)
    return Sight(
        played(table, rules).turned[0] == deck[-1] == table.pile(13)[0],
        f"dealt in rounds, the 52nd card ({deck[-1]} in a deck in order) lies on top of the centre and is turned first",
    )


def shows(sight: Callable[[], Sight], deal: str, bears: Side = "for", *, bare: bool = False, options: str = "") -> Seen:
    """A piece of evidence from one deal."""
    return Seen("game", sight, f"verify show --deal {deal}{options}", bears, bare)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
