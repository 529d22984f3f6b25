// Klondike for `verify conform`: a request a line on standard input, a reply a line on standard output.
"use strict";

const RANKS = "A23456789TJQK", SUITS = "SHDC";
const PRESETS = ["classic", "draw-one", "three-passes", "under", "no-way-back", "vegas"];

const rank = (card) => RANKS.indexOf(card[0]) + 1;
const suit = (card) => SUITS.indexOf(card[1]);
const isRed = (card) => "HD".includes(card[1]);
const goesOn = (card, below) => rank(card) === rank(below) - 1 && isRed(card) !== isRed(below);
const last = (cards) => cards[cards.length - 1];
const refused = (why) => ({ refused: why });

let rules, ranks;
let game = [];                                        // the tables from the deal to now
const now = () => game[game.length - 1];

// Dealing.

function fullDeck(ranks, suits) {
  return [...RANKS.slice(0, ranks)].flatMap((rank) => [...SUITS.slice(0, suits)].map((suit) => rank + suit));
}

function dealingOrder() {                             // the columns that get the first card, the second, and so on
  const from = (first) => Array.from({ length: rules.columns - first }, (_, i) => first + i);
  const rows = Array.from({ length: rules.columns }, (_, row) => from(row));
  return (rules.deal === "face-up-last" ? [...rows.slice(1), from(0)] : rows).flat();
}

function deal(ask) {
  if ([...ask.deck].sort().join() !== fullDeck(ask.ranks, ask.suits).sort().join()) return refused("this is no deck");
  ({ rules, ranks } = ask);
  const cards = rules.listing === "bottom-first" ? [...ask.deck].reverse() : ask.deck;
  const columns = Array.from({ length: rules.columns }, () => ({ down: [], up: [] }));
  const order = dealingOrder();
  if (order.length > cards.length) return refused("there are too few cards for the columns");
  order.forEach((column, i) => columns[column].down.push(cards[i]));
  columns.forEach(turnUp);
  const stock = cards.slice(order.length), foundations = Array(ask.suits).fill(0);
  game = [{ columns, foundations, stock, waste: [], pass: 1 }];
  return { ok: true };
}

function turnUp(column) {
  if (!column.up.length && column.down.length) column.up.push(column.down.pop());
}

// What the rules allow.

function moves() {
  return [...stockMoves(), ...foundationMoves(), ...columnMoves()];
}

function stockMoves() {
  const { stock, waste, pass } = now();
  if (rules.recycle === "under") return stock.length || waste.length ? ["draw"] : [];
  if (stock.length) return ["draw"];
  const another = rules.passes === "unlimited" || pass < rules.passes;
  return waste.length && another ? ["redeal"] : [];
}

function foundationMoves() {
  const { columns, foundations, waste } = now();
  const open = [...columns.map((column) => column.up), waste].flatMap((cards) => cards.slice(-1));
  return open.filter((card) => foundations[suit(card)] === rank(card) - 1).map((card) => `${card}>`);
}

function columnMoves() {
  const { columns, foundations, waste } = now();
  const inColumns = columns.flatMap(({ up }) => (rules["partial-runs"] === "yes" ? up : up.slice(0, 1)));
  const back = rules["worrying-back"] === "yes" ? foundations : [];
  const tops = back.flatMap((height, suit) => (height ? [RANKS[height - 1] + SUITS[suit]] : []));
  return [...inColumns, ...waste.slice(-1), ...tops].flatMap((card) => columns.flatMap(({ up }, i) => {
    if (!up.length) return rank(card) === ranks ? [`${card}>${i + 1}`] : [];
    return goesOn(card, last(up)) ? [`${card}>${last(up)}`] : [];
  }));
}

// What a move does to the table.

function apply({ move }) {
  if (!moves().includes(move)) return refused("this is not a legal move");
  const table = structuredClone(now());
  if (move === "draw") draw(table);
  else if (move === "redeal") Object.assign(table, { stock: table.waste, waste: [], pass: table.pass + 1 });
  else carry(table, ...move.split(">"));
  game.push(table);
  return { ok: true };
}

function draw(table) {
  if (rules.recycle === "under") table.stock.push(...table.waste.splice(0));
  table.waste.push(...table.stock.splice(0, rules.draw));
}

function carry(table, card, to) {
  const cards = taken(table, card);
  if (to === "") table.foundations[suit(card)] += 1;
  else (table.columns.find(({ up }) => last(up) === to) ?? table.columns[to - 1]).up.push(...cards);
}

function taken(table, card) {                         // the card with all that lies on it, taken from where it lies
  const column = table.columns.find(({ up }) => up.includes(card));
  if (column) {
    const cards = column.up.splice(column.up.indexOf(card));
    turnUp(column);
    return cards;
  }
  if (last(table.waste) === card) return [table.waste.pop()];
  table.foundations[suit(card)] -= 1;
  return [card];
}

// Questions and answers.

const answers = {
  hello: () => ({ protocol: 1, engine: "klondike", games: { klondike: PRESETS }, decks: "any" }),
  deal, apply, state: now, moves: () => ({ moves: moves() }),
  undo: () => (game.length > 1 ? { ok: Boolean(game.pop()) } : refused("there is no move to take back")),
  result: () => ({ result: now().foundations.every((height) => height === ranks) ? "won" : "open" }),
};
require("readline").createInterface({ input: process.stdin })
  .on("line", (line) => console.log(JSON.stringify(answers[JSON.parse(line).ask](JSON.parse(line)))));
