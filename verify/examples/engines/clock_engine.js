// Clock Patience for `verify conform`: a request a line on standard input, a reply a line on standard output.
const RANKS = "A23456789TJQK", SUITS = "SHDC";
let game = [];                                        // the positions from the deal to now

const now = () => game[game.length - 1];
const refused = (why) => ({ refused: why });

function deal({ deck, ranks, suits, rules }) {
  const cards = [...RANKS.slice(0, ranks)].flatMap((rank) => [...SUITS.slice(0, suits)].map((suit) => rank + suit));
  if ([...deck].sort().join() !== cards.sort().join()) return refused("this is no deck");
  const dealt = rules.listing === "bottom-first" ? [...deck].reverse() : deck;
  const piles = Array.from({ length: ranks }, () => ({ down: [], up: [] }));
  dealt.forEach((card, i) => piles[i % ranks].down.unshift(card));
  game = [{ piles, hand: piles[ranks - 1].down.shift(), last: null }];
  return { ok: true };
}

function apply({ move }) {
  if (move !== "turn" || !now().hand) return refused("this is not a legal move");
  const next = structuredClone(now()), home = next.piles[RANKS.indexOf(next.hand[0])];
  home.up.push(next.hand);
  [next.last, next.hand] = [next.hand, home.down.shift() ?? null];
  game.push(next);
  return { ok: true };
}

function result() {
  if (now().hand) return { result: "open" };
  const won = now().piles.every((pile) => pile.down.length === 0);
  return { result: won ? "won" : "lost", turned: game.length - 1, last: now().last };
}

const answers = {
  hello: () => ({ protocol: 1, engine: "clock", games: { clock: ["classic", "uva170"] }, decks: "any" }),
  deal, apply, result, state: now, moves: () => ({ moves: now().hand ? ["turn"] : [] }),
  undo: () => (game.length > 1 ? { ok: Boolean(game.pop()) } : refused("there is no move to undo")),
};
require("readline").createInterface({ input: process.stdin })
  .on("line", (line) => console.log(JSON.stringify(answers[JSON.parse(line).ask](JSON.parse(line)))));
