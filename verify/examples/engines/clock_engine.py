"""Clock Patience for `verify conform`: a request a line on standard input, a reply a line on standard output."""

import copy
import json
import sys


def deal(game, ask):
    deck, ranks = ask["deck"], "A23456789TJQK"[: ask["ranks"]]
    if sorted(deck) != sorted(rank + suit for rank in ranks for suit in "SHDC"[: ask["suits"]]):
        return {"refused": "this is no deck"}
    dealt = deck[::-1] if ask["rules"]["listing"] == "bottom-first" else deck
    piles = [{"down": dealt[pile :: len(ranks)][::-1], "up": []} for pile in range(len(ranks))]
    game[:] = [{"piles": piles, "hand": piles[-1]["down"].pop(0), "last": None}]
    return {"ok": True}


def turn(game, ask):
    if ask["move"] != "turn" or game[-1]["hand"] is None:
        return {"refused": "this is not a legal move"}
    now = copy.deepcopy(game[-1])
    home = now["piles"]["A23456789TJQK".index(now["hand"][0])]
    home["up"].append(now["hand"])
    now["last"], now["hand"] = now["hand"], home["down"].pop(0) if home["down"] else None
    game.append(now)
    return {"ok": True}


def result(game, ask):
    if game[-1]["hand"]:
        return {"result": "open"}
    won = not any(pile["down"] for pile in game[-1]["piles"])
    return {"result": "won" if won else "lost", "turned": len(game) - 1, "last": game[-1]["last"]}


answers = {
    "hello": lambda game, ask: {"protocol": 1, "engine": "clock", "games": {"clock": ["classic", "uva170"]}, "decks": "any"},
    "deal": deal, "state": lambda game, ask: game[-1], "apply": turn, "result": result,
    "moves": lambda game, ask: {"moves": ["turn"] if game[-1]["hand"] else []},
    "undo": lambda game, ask: {"ok": bool(game.pop())} if len(game) > 1 else {"refused": "there is no move to undo"},
}  # fmt: skip
game = []
for line in sys.stdin:
    print(json.dumps(answers[json.loads(line)["ask"]](game, json.loads(line))), flush=True)
