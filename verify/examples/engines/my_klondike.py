"""Klondike, one card at a time, as an engine in Python: `pytest --patience-engine=my_klondike:Klondike`."""

from copy import deepcopy

RANKS, SUITS = "A23456789TJQK", "SHDC"
DECK = [rank + suit for suit in SUITS for rank in RANKS]


def rank(card):
    return RANKS.index(card[0]) + 1


def goes_on(card, below):
    return rank(card) + 1 == rank(below) and (card[1] in "HD") != (below[1] in "HD")


def turn_up(column):
    if column["down"] and not column["up"]:
        column["up"].append(column["down"].pop())


class Klondike:
    def hello(self):
        return {"protocol": 1, "engine": "my klondike", "games": {"klondike": ["draw-one"]}}

    def deal(self, new):
        if sorted(new.deck) != sorted(DECK):
            raise ValueError("this is no deck")
        cards, columns = list(new.deck), [{"down": [], "up": []} for _ in range(7)]
        for row in range(7):
            for column in columns[row:]:
                column["down"].append(cards.pop(0))
        for column in columns:
            turn_up(column)
        self.game = [{"columns": columns, "foundations": [0] * 4, "stock": cards, "waste": [], "pass": 1}]

    def state(self):
        return self.game[-1]

    def moves(self):
        now = self.game[-1]
        stock = ["draw"] if now["stock"] else ["redeal"] if now["waste"] else []
        open_cards = [cards[-1] for cards in (now["waste"], *(column["up"] for column in now["columns"])) if cards]
        home = [f"{card}>" for card in open_cards if now["foundations"][SUITS.index(card[1])] + 1 == rank(card)]
        tops = [RANKS[height - 1] + suit for height, suit in zip(now["foundations"], SUITS, strict=True) if height]
        movable = [*now["waste"][-1:], *tops, *(card for column in now["columns"] for card in column["up"])]
        return [*stock, *home, *(move for card in movable for move in self.across(card))]

    def across(self, card):
        for number, column in enumerate(self.game[-1]["columns"], 1):
            if column["up"] and goes_on(card, column["up"][-1]):
                yield f"{card}>{column['up'][-1]}"
            elif not column["up"] and rank(card) == 13:
                yield f"{card}>{number}"

    def apply(self, move):
        if move not in self.moves():
            raise ValueError("this is not a legal move")
        now = deepcopy(self.game[-1])
        if move == "draw":
            now["waste"].append(now["stock"].pop(0))
        elif move == "redeal":
            now["stock"], now["waste"], now["pass"] = now["waste"], [], now["pass"] + 1
        else:
            self.carry(now, *move.split(">"))
        self.game.append(now)

    def carry(self, now, card, to):
        cards = self.taken(now, card)
        if not to:
            now["foundations"][SUITS.index(card[1])] += 1
        else:
            ends = [column["up"][-1:] or [str(number)] for number, column in enumerate(now["columns"], 1)]
            now["columns"][ends.index([to])]["up"] += cards

    def taken(self, now, card):
        for column in now["columns"]:
            if card in column["up"]:
                at = column["up"].index(card)
                cards, column["up"] = column["up"][at:], column["up"][:at]
                turn_up(column)
                return cards
        if card in now["waste"]:
            return [now["waste"].pop()]
        now["foundations"][SUITS.index(card[1])] -= 1
        return [card]

    def undo(self):
        if len(self.game) == 1:
            raise ValueError("there is no move to take back")
        self.game.pop()

    def result(self):
        return {"result": "won" if self.game[-1]["foundations"] == [13] * 4 else "open"}
