"""Clock Patience for `verify conform`: a request a line on standard input, a reply a line on standard output."""

import copy
import json
import sys

RANKS, SUITS = "A23456789TJQK", "SHDC"
HELLO = {"protocol": 1, "engine": "clock", "games": {"clock": ["classic", "uva170"]}, "decks": "any"}
game = []  # the positions from the deal to now


def answer(ask, deck=(), ranks=0, suits=0, rules=None, move="", **_):
    if ask == "deal":
        if sorted(deck) != sorted(rank + suit for rank in RANKS[:ranks] for suit in SUITS[:suits]):
            return {"refused": "this is no deck"}
        dealt = deck[::-1] if rules["listing"] == "bottom-first" else deck
        piles = [{"down": dealt[pile::ranks][::-1], "up": []} for pile in range(ranks)]
        game[:] = [{"piles": piles, "hand": piles[-1]["down"].pop(0), "last": None}]
    elif ask == "apply":
        if move != "turn" or not game[-1]["hand"]:
            return {"refused": "this is not a legal move"}
        now = copy.deepcopy(game[-1])
        home = now["piles"][RANKS.index(now["hand"][0])]
        home["up"].append(now["hand"])
        now["last"], now["hand"] = now["hand"], home["down"].pop(0) if home["down"] else None
        game.append(now)
    elif ask == "undo":
        if len(game) == 1:
            return {"refused": "there is no move to take back"}
        game.pop()
    elif ask == "result" and not game[-1]["hand"]:
        won = not any(pile["down"] for pile in game[-1]["piles"])
        return {"result": "won" if won else "lost", "turned": len(game) - 1, "last": game[-1]["last"]}
    looks = {"hello": HELLO, "state": game and game[-1], "result": {"result": "open"}}
    return {"moves": ["turn"] if game[-1]["hand"] else []} if ask == "moves" else looks.get(ask, {"ok": True})


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(**json.loads(line))), flush=True)
