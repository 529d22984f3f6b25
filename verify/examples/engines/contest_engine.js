// Clock Patience as in the contest: decks of 52 cards until a #, each with its last card dealt first; `44,KD` for each.
const RANKS = "A23456789TJQK", KINGS = 12;

function play(deck) {
  const piles = Array.from({ length: 13 }, () => []);
  deck.reverse().forEach((card, i) => piles[i % 13].push(card));
  let turned = 0, card = "", pile = KINGS;
  while (piles[pile].length > 0) {
    card = piles[pile].pop();
    turned += 1;
    pile = RANKS.indexOf(card[0]);
  }
  return `${String(turned).padStart(2, "0")},${card}`;
}

const words = require("fs").readFileSync(0, "utf8").split("#")[0].split(/\s+/).filter((word) => word !== "");
for (let i = 0; i < words.length; i += 52) console.log(play(words.slice(i, i + 52)));
