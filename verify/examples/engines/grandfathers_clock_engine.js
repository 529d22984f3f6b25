// Grandfather's Clock for `verify conform`: a request a line on standard input, a reply a line on standard output.
"use strict";

const RANKS = "A23456789TJQK", SUITS = "SHDC";
const ROUND = { first: "SHCD", second: "HSDC" };      // the suits of the clock cards 2, 3, 4, 5, and so on round

const rank = (card) => RANKS.indexOf(card[0]) + 1;
const isRed = (card) => "HD".includes(card[1]);
const last = (cards) => cards[cards.length - 1];
const refused = (why) => ({ refused: why });

let rules, ranks;
let game = [];                                        // the tables from the deal to now
const now = () => game[game.length - 1];

// Dealing.

function fullDeck(ranks, suits) {
  return [...RANKS.slice(0, ranks)].flatMap((rank) => [...SUITS.slice(0, suits)].map((suit) => rank + suit));
}

function following(card) {                            // in suit, the ace after the king
  return RANKS[rank(card) % ranks] + card[1];
}

function clockCards(suits) {                          // that of one o'clock first: where the ace comes last
  const round = [...ROUND[rules["clock-suits"]]].filter((suit) => SUITS.indexOf(suit) < suits);
  const cards = [...RANKS.slice(1, ranks)].map((rank, i) => rank + round[i % round.length]);
  const hour = (card) => (cards.includes(following(card)) ? rank(card) : hour(following(card)));
  return cards.sort((one, other) => hour(one) - hour(other));
}

function deal(ask) {
  if ([...ask.deck].sort().join() !== fullDeck(ask.ranks, ask.suits).sort().join()) return refused("this is no deck");
  if (ask.ranks <= ask.suits) return refused("there are too few ranks for a dial");
  ({ rules, ranks } = ask);
  const foundations = clockCards(ask.suits), columns = Array.from({ length: rules.columns }, () => []);
  const cards = rules.listing === "bottom-first" ? [...ask.deck].reverse() : ask.deck;
  cards.filter((card) => !foundations.includes(card)).forEach((card, i) => columns[i % rules.columns].push(card));
  game = [{ columns, foundations }];
  return { ok: true };
}

// What the rules allow.

function goesOn(card, below) {
  if (rules.build === "alternating" && isRed(card) === isRed(below)) return false;
  return rank(card) === rank(below) - 1 || (rules.wrap === "yes" && rank(below) === 1 && rank(card) === ranks);
}

function hourFor(card) {                              // where the card goes up, from 0; -1 if it does not
  return now().foundations.findIndex((top) => following(top) === card);
}                                                     // what would follow at its hour is a clock card: in no column

function movable(column) {                            // the top card; if runs may move, what it is built on too
  let first = column.length - 1;
  while (rules.runs === "yes" && first > 0 && goesOn(column[first], column[first - 1])) first -= 1;
  return column.slice(Math.max(first, 0));
}

function moves() {
  return now().columns.flatMap((column) => [
    ...column.slice(-1).filter((card) => hourFor(card) >= 0).map((card) => `${card}>`),
    ...movable(column).flatMap((card) => columnMoves(card, column)),
  ]);
}

function columnMoves(card, from) {
  return now().columns.flatMap((column, i) => {
    if (column === from) return [];
    if (!column.length) return rules["empty-column"] === "any" ? [`${card}>${i + 1}`] : [];
    return goesOn(card, last(column)) ? [`${card}>${last(column)}`] : [];
  });
}

// What a move does to the table.

function apply({ move }) {
  if (!moves().includes(move)) return refused("this is not a legal move");
  const table = structuredClone(now()), [card, to] = move.split(">");
  const from = table.columns.find((column) => column.includes(card));
  const cards = from.splice(from.indexOf(card));
  if (to === "") table.foundations[hourFor(card)] = card;
  else (table.columns.find((column) => last(column) === to) ?? table.columns[to - 1]).push(...cards);
  game.push(table);
  return { ok: true };
}

// Questions and answers.

const games = { "grandfathers-clock": ["classic", "second-suits"] };
const answers = {
  hello: () => ({ protocol: 1, engine: "grandfathers-clock", games, decks: "any" }),
  deal, apply, state: now, moves: () => ({ moves: moves() }),
  undo: () => (game.length > 1 ? { ok: Boolean(game.pop()) } : refused("there is no move to take back")),
  result: () => ({ result: now().foundations.every((top, hour) => rank(top) === hour + 1) ? "won" : "open" }),
};
require("readline").createInterface({ input: process.stdin })
  .on("line", (line) => console.log(JSON.stringify(answers[JSON.parse(line).ask](JSON.parse(line)))));
