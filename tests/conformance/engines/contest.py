"""A program for the contest's Clock Patience, written from the rules, and wrong in the way that its argument names.

The piles are lists; a card turned goes under its pile. Without an argument nothing is wrong.
"""

from __future__ import annotations

import os
import sys
import time

RANKS = "A23456789TJQK"
WRONG = sys.argv[1] if len(sys.argv) > 1 else "nothing"


def read_decks() -> list[list[str]]:
    decks: list[list[str]] = [[]]
    for line in sys.stdin:
        if line.strip() == "#":
            break
        decks[-1] += line.split()
        if len(decks[-1]) == 52:
            decks.append([])
    return decks[:-1]


def dealt(deck: list[str]) -> list[list[str]]:
    """The piles, the top card last; the card listed last is dealt first."""
    piles: list[list[str]] = [[] for _ in range(13)]
    order = deck if WRONG == "not-reversed" else deck[::-1]
    for number, card in enumerate(order):
        if WRONG == "blocks":
            piles[number // 4].append(card)
        elif WRONG == "anticlockwise":
            piles[12 if number % 13 == 12 else 11 - number % 13].append(card)
        else:
            piles[number % 13].append(card)
    return piles


def rank(card: str) -> int:
    if WRONG == "queens-are-kings" and card[0] == "Q":
        return 12
    return RANKS.index(card[0])


def played(deck: list[str], kings: int = 0) -> tuple[int, str, int]:
    """The number of cards turned, the last, and how many of them were kings."""
    if WRONG == "in-order":
        return in_order(deck)
    piles, pile, turned, last = dealt(deck), 12, 0, ""
    while piles[pile]:
        if kings == 4:
            break
        last = piles[pile].pop()
        turned += 1
        if WRONG == "own-pile" and rank(last) == pile != 12:
            break
        pile = rank(last)
        kings += pile == 12 and WRONG == "kings-kept"
    return turned, last, kings


def in_order(deck: list[str]) -> tuple[int, str, int]:
    """As if the cards were turned as they are listed."""
    kings = [number for number, card in enumerate(deck, 1) if card[0] == "K"]
    return kings[-1], deck[kings[-1] - 1], 0


def line(number: int, turned: int, last: str) -> str:
    match WRONG:
        case "no-zero":
            return f"{turned},{last}"
        case "spaces":
            return f"{turned:02}, {last}"
        case "both" if turned == 52:
            return f"{turned:02},{last}\n{turned - 1:02},{last}"
        case "both-on-a-line":
            return f"{turned:02},{last} {turned:02},{last}"
        case "off-by-one-at-52" if turned == 52:
            return f"51,{last}"
        case "index":
            return f"{turned - 1:02},{last}"
        case "suit":
            return f"{turned:02},{last[0]}S"
        case "blank-on-a-win" if turned == 52:
            return ""
        case "words":
            return "the game is lost"
        case "extra-at-20" if number == 20:
            return f"{turned:02},{last}\n"
    return f"{turned:02},{last}"


def before(number: int, turned: int) -> None:
    """What goes wrong beside the answers."""
    sys.stdout.flush()
    if WRONG == "crash-at-10" and number == 10:
        raise IndexError("pop from empty list")
    if WRONG == "crash-on-a-win" and turned == 52:
        os.abort()
    if WRONG == "hangs-below-10" and turned < 10:
        time.sleep(600)
    while WRONG == "flood-on-a-win" and turned == 52:
        print("x" * 1000)


def main() -> None:
    kings = 0
    for number, deck in enumerate(read_decks()[: 1 if WRONG == "only-the-first" else None], 1):
        turned, last, kings = played(deck, kings)
        before(number, turned)
        if WRONG == "nothing-on-a-win" and turned == 52:
            continue
        if WRONG == "no-last-end-of-line":
            print("\n" * (number > 1) + line(number, turned, last), end="")
        else:
            print(line(number, turned, last), end="\r\n" if WRONG == "windows-lines" else "\n")
    if WRONG == "exit-status":
        sys.exit(1)
    if WRONG == "a-summary":
        print("done")


if __name__ == "__main__":
    main()
