"""Clock Patience: the one game that a deal makes is played, and what is claimed of it is judged."""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from typing import NamedTuple

from .clock_reading import CHOICES, Certificate, Claim, Pile, Setting, Spot, Way
from .reading import Card, Rejected, label, shown


class Game(NamedTuple):
    """A game played to its stop."""

    turned: list[Card]  # a card turned twice only where it was turned last
    left: list[deque[Card]]  # by pile, the cards still face down; index 0 is not used
    restarts: int


# ---- Playing: from a deal to its one game -----------------------------------------------------------------------


def turn_orders(setting: Setting) -> list[deque[Card]]:
    """The dealt piles by number, each in its turn order; index 0 is not used."""
    piles = dealt(setting)
    if setting.rules["shuttle"] == "over-bottom":
        for pile in piles:
            pile.reverse()
        piles[setting.start].rotate(1)  # the first card of the game is this pile's top
    return piles


def dealt(setting: Setting) -> list[deque[Card]]:
    """The piles on the table, each from its top down."""
    piles: list[deque[Card]] = [deque() for _ in range(setting.ranks + 1)]
    deck = reversed(setting.cards) if setting.rules["listing"] == "bottom-first" else setting.cards
    for card, target in zip(deck, targets(setting), strict=True):
        piles[target].appendleft(card)
    if setting.rules["deal"] == "centre-last":
        piles[setting.ranks].reverse()  # here the first of the centre's cards lies on top
    if setting.rules["within-pile"] == "top-first":
        for pile in piles:
            pile.reverse()
    return piles


def targets(setting: Setting) -> list[Pile]:
    """The pile that each card goes to, in the order of dealing; given piles are dealt one after the other."""
    ranks, suits, step = setting.ranks, setting.suits, -1 if setting.rules["direction"] == "anticlockwise" else 1
    dial = [(setting.first_pile - 1 + step * hour) % (ranks - 1) + 1 for hour in range(ranks - 1)]
    if setting.rules["deal"] == "rounds":
        return [*dial, ranks] * suits
    if setting.rules["deal"] == "centre-last":
        return dial * suits + [ranks] * suits
    return [pile for pile in [*dial, ranks] for _ in range(suits)]


def play(setting: Setting) -> Game:
    """Turn cards until the game stops. Play ends where it began, so that it goes on from a pile at most once."""
    piles, pile, turned, restarts = turn_orders(setting), setting.start, list[Card](), 0
    while len(turned) < len(setting.cards):
        card = piles[pile].popleft()
        turned.append(card)
        source, pile = pile, setting.rank_of[card]
        if not piles[pile] and len(turned) < len(setting.cards):
            if not goes_on(setting, source, pile):
                break
            restarts += setting.rules["dead-end"] == "clockwise"
            clockwise = (*range(pile + 1, setting.ranks + 1), *range(1, pile))
            pile = next(later for later in clockwise if piles[later])
    return Game(turned, piles, restarts)


def goes_on(setting: Setting, source: Pile, dead: Pile) -> bool:
    """Whether play goes on clockwise after a card from `source` has led to the `dead` pile."""
    rule = setting.rules["dead-end"]
    if rule in ("stop", "clockwise"):
        return rule == "clockwise"
    return source == dead and (dead < setting.ranks or rule == "exception-centre")


def offered(setting: Setting, game: Game) -> bool:
    """Whether a second chance is taken where this game stops: in the start pile, and not won."""
    stops_at_start = setting.rank_of[game.turned[-1]] == setting.start
    return setting.rules["second-chance"] != "none" and stops_at_start and verdict_of(game, setting) == "lost"


def go_on(setting: Setting, stopped: Game, spot: Spot) -> Game:
    """The game that takes its second chance with this card, to the next dead end."""
    piles, (pile, place), turned = [deque(cards) for cards in stopped.left], spot, list(stopped.turned)
    if setting.rules["second-chance"] == "watch":
        turned.append(piles[pile][place - 1])
        piles[pile][place - 1] = turned.pop(-2)  # back it goes, not to be counted twice
        pile = setting.rank_of[turned[-1]]
    while piles[pile]:
        turned.append(piles[pile].popleft())
        pile = setting.rank_of[turned[-1]]
    return Game(turned, piles, stopped.restarts)


def allowed(setting: Setting, stopped: Game) -> list[Spot]:
    """The cards with which the second chance may be taken, by pile and place; they are equally likely."""
    left, policy = stopped.left, setting.rules["watch-card"]
    every = [(pile, place) for pile, cards in enumerate(left) for place in range(1, len(cards) + 1)]
    tops = [(pile, place) for pile, place in every if place == 1]
    spots = tops if setting.rules["second-chance"] == "extra-draw" or policy in ("next-top", "best-top") else every
    if policy in ("next-top", "next-bottom"):
        dead = setting.rank_of[stopped.turned[-1]]
        following = next(pile for pile in (*range(dead + 1, setting.ranks + 1), *range(1, dead)) if left[pile])
        return [spot for spot in spots if spot[0] == following][-1:]
    if policy in ("best-top", "best-any"):
        hopes = [hope(setting, left, spot) for spot in spots]
        return [spot for spot, chance in zip(spots, hopes, strict=True) if chance == max(hopes)]
    if policy == "clairvoyant":
        return [spot for spot in spots if verdict_of(go_on(setting, stopped, spot), setting) == "won"] or spots
    return spots


def hope(setting: Setting, left: list[deque[Card]], spot: Spot) -> int:
    """The chance of a card to win, as seen by one who knows what is face up, times the number of face-down cards.

    To him the m face-down cards are turned in a random order. An exchanged card wins if it is turned after all of
    them: so none may lie below it, and the last of the m must belong to its pile, as k do, where k are face down. An
    extra draw ends when the last card that belongs to its pile is turned, and wins if that is the last of the m.
    """
    pile, place = spot
    wins = setting.rules["second-chance"] == "extra-draw" or place == len(left[pile])
    return len(left[pile]) if wins else 0


def verdict_of(game: Game, setting: Setting) -> str:
    """Won when no card is still face down, or, under sorted, none away from its home."""
    left = [(card, pile) for pile, cards in enumerate(game.left) for card in cards]
    at_home = setting.rules["win"] == "sorted" and all(setting.rank_of[card] == pile for card, pile in left)
    return "won" if not left or at_home else "lost"


def facts_of(game: Game, setting: Setting) -> dict[str, str | int]:
    """Everything that a claim may state about a game."""
    return {
        "turned": len(game.turned),
        "last": game.turned[-1],
        "face_down": len(setting.cards) - len(game.turned),
        "completed_clock_piles": sum(not cards for cards in game.left[1 : setting.ranks]),
        "restarts": game.restarts,
    }


# ---- Judging: does this certificate establish that claim? -------------------------------------------------------


def judge(claim: Claim, certificate: Certificate) -> str:
    """What is established. Raises Rejected."""
    require_same(claim.setting, certificate.setting)
    if certificate.kind == "cycle":
        require_cycle(claim, certificate)
    else:
        require_game(claim, certificate)
    rules = ", ".join(f"{name} {value}" for name, value in claim.setting.rules.items() if value is not None)
    facts = "".join(f", {name} {value}" for name, value in claim.facts.items())
    size = f"{claim.setting.ranks} ranks and {claim.setting.suits} suits"
    verdict = f"won with chance {claim.chance}" if claim.verdict == "depends" else claim.verdict
    return f"this clock deal of {size} is {verdict}{facts}; by its {certificate.kind}; rules: {rules}"


def require_same(claim: Setting, certificate: Setting) -> None:
    """Raise Rejected with the first difference. (The form of the deal shows in the rules, null or not.)"""
    entries = enumerate(zip(claim.cards, certificate.cards, strict=False), 1)  # as many if ranks and suits are the same
    pairs: list[tuple[str, object, object]] = [
        ("deck: ranks", claim.ranks, certificate.ranks),
        ("deck: suits", claim.suits, certificate.suits),
        *((f"rules: {name}", claim.rules[name], certificate.rules[name]) for name in CHOICES),
        *((f"deal: entry {place}", card, other) for place, (card, other) in entries),
    ]
    for name, ours, theirs in pairs:
        if ours != theirs:
            raise Rejected(f"other {name} is {shown(ours)} in the claim and {shown(theirs)} in the certificate")


def require_cycle(claim: Claim, certificate: Certificate) -> None:
    """Raise Rejected unless the evidence is a cycle of bottom cards, and a cycle is evidence for this claim.

    A pile's bottom card is turned only after every card of its rank; so each pile of a cycle waits for the one
    before it, and none is ever finished. The start pile is not like that: one of its cards needs no card of its rank.
    """
    setting, piles = claim.setting, certificate.piles
    for rule, value in (("dead-end", "stop"), ("win", "exposed"), ("second-chance", "none")):
        if setting.rules[rule] != value:
            raise Rejected(f"a cycle is evidence only under {rule} {value}, the rule is {setting.rules[rule]}")
    if claim.verdict != "lost":
        raise Rejected(f"a cycle shows that a deal is lost, the claim says {claim.verdict}")
    if claim.facts:
        raise Rejected(f"a cycle establishes no facts, the claim states {', '.join(claim.facts)}")
    if not piles:
        raise Rejected("the cycle is empty")
    if setting.start in piles:
        raise Rejected(f"the cycle goes through the start pile {label(setting.start)}")
    require_arcs(certificate, turn_orders(setting))


def require_arcs(certificate: Certificate, orders: list[deque[Card]]) -> None:
    """Raise Rejected unless the piles are distinct and each one's bottom card leads to the next pile."""
    piles, seen = certificate.piles, set[Pile]()
    for pile, card, after in zip(piles, certificate.cards, piles[1:] + piles[:1], strict=True):
        name, home, bottom = label(pile), label(certificate.setting.rank_of[card]), orders[pile][-1]
        if pile in seen:
            raise Rejected(f"the cycle names pile {name} twice")
        seen.add(pile)
        if bottom != card:
            raise Rejected(f"the bottom card of pile {name} is {bottom}, not {card}")
        if home != label(after):
            raise Rejected(f"not a cycle: {card} at the bottom of pile {name} leads to pile {home}, not {label(after)}")


def require_game(claim: Claim, certificate: Certificate) -> None:
    """Raise Rejected unless the deal's game, or its games, are as the evidence and the claim say."""
    setting = claim.setting
    if certificate.kind == "win" and claim.verdict != "won":
        raise Rejected(f"win is evidence for the verdict won, the claim says {claim.verdict}")
    game = play(setting)
    if offered(setting, game) is not (certificate.kind == "games"):
        taken = f"is taken after turn {len(game.turned)}" if offered(setting, game) else "is not taken"
        raise Rejected(f"{certificate.kind} is no evidence where a second chance {taken}")
    if certificate.kind != "win":
        require_trace(certificate.cards, game.turned)
    chance = Fraction(verdict_of(game, setting) == "won")
    if certificate.kind == "games":
        games = require_ways(certificate.ways, setting, game)
        chance = Fraction(sum(verdict_of(end, setting) == "won" for end in games), len(games))
        game = games[0] if len(games) == 1 else game
    require_end(claim, chance, facts_of(game, setting))


def require_ways(ways: list[Way], setting: Setting, stopped: Game) -> list[Game]:
    """The games after the second chance. Raises Rejected unless they are the ways: all of them, with their chances."""
    spots = allowed(setting, stopped)
    share = Fraction(1, len(spots))
    if len(ways) != len(spots):
        raise Rejected(f"{len(ways)} games in the certificate, {len(spots)} by the rules")
    games = [go_on(setting, stopped, spot) for spot in spots]
    for number, (way, spot, game) in enumerate(zip(ways, spots, games, strict=True), 1):
        if way.spot != spot:
            places = [f"place {place} of pile {label(pile)}" for pile, place in (way.spot, spot)]
            raise Rejected(f"game {number} takes {places[0]} in the certificate and {places[1]} by the rules")
        if way.chance != share:
            raise Rejected(f"game {number} has chance {way.chance} in the certificate and {share} by the rules")
        since = len(stopped.turned) - (setting.rules["second-chance"] == "watch")
        require_trace(way.turned, game.turned[since:], f"game {number}: ")
    return games


def require_end(claim: Claim, chance: Fraction, facts: dict[str, str | int]) -> None:
    """Raise Rejected unless that is the chance of a win, and these are the facts."""
    if chance != claim.chance:
        stated = f"chance {claim.chance}" if claim.verdict == "depends" else claim.verdict
        verdict = f"won with chance {chance}" if 0 < chance < 1 else "won" if chance else "lost"
        end = f"{facts['turned']} cards turned, the last is {facts['last']}, {facts['face_down']} face down"
        raise Rejected(f"the claim says {stated}, the game is {verdict}: {end}")
    for name, value in claim.facts.items():
        if value != facts[name]:
            raise Rejected(f"other facts: {name} is {value} in the claim and {facts[name]} in the game")


def require_trace(trace: list[Card], turned: list[Card], which: str = "") -> None:
    """Raise Rejected at the first turn where the trace is not the game."""
    for place, (card, actual) in enumerate(zip(trace, turned, strict=False), 1):
        if card != actual:
            raise Rejected(f"{which}false trace: turn {place} is {card} in the certificate and {actual} in the game")
    if len(trace) != len(turned):
        raise Rejected(f"{which}false trace: {len(trace)} turns in the certificate and {len(turned)} in the game")
