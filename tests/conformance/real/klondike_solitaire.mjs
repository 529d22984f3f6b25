// klondike-solitaire (npm), asked as an engine: `node klondike_solitaire.mjs FOLDER`, where FOLDER/node_modules has it.
// It has no list of legal moves and takes no move back.
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const found = createRequire(join(process.argv[2], "here.js")).resolve("klondike-solitaire");
const klondike = await import(pathToFileURL(found));

const RANKS = "A23456789TJQK", SUITS = "SHDC", DRAW = { classic: 3, "draw-one": 1 };
const ORDER = [...klondike.RankSet];
const written = ({ rank, suit }) => RANKS[ORDER.indexOf(rank)] + suit[0];
const last = (cards) => cards[cards.length - 1];
const refused = (why) => ({ refused: why });

let game, pass;

// The library deals each column from the end of its pack, the last cards first: a stacked pack in place of a shuffle.
function deal({ preset, deck }) {
  const pack = klondike.newDeck(), own = new Map(pack.map((card) => [written(card), card]));
  if (deck.length !== 52 || new Set(deck).size !== 52 || !deck.every((card) => own.has(card))) return refused("no pack");
  const columns = Array.from({ length: 7 }, () => []), left = deck.map((card) => own.get(card));
  for (let row = 0; row < 7; row++) for (let column = row; column < 7; column++) columns[column].push(left.shift());
  game = klondike.Solitaire(Math.random, 0, DRAW[preset], 7);
  const stacked = [...left.reverse(), ...columns.reverse().flat()];
  for (const lane of game.tableau) lane.splice(0);
  game.stock.splice(0, game.stock.length, ...stacked);
  klondike.tableauDeal(game.tableau, game.stock);
  pass = 1;
  turnUp();
  return { ok: true };
}

function turnUp() {                                   // a face-down card at an end is turned by pointing at it
  for (const lane of game.tableau) if (last(lane)?.direction === "Down") klondike.solitairePoint(game, last(lane));
}

function state() {
  const facing = (cards, direction) => cards.filter((card) => card.direction === direction).map(written);
  const heights = Object.fromEntries(game.foundation.map((pile) => [pile[0]?.suit[0], pile.length]));
  return {
    columns: game.tableau.map((lane) => ({ down: facing(lane, "Down"), up: facing(lane, "Up") })),
    foundations: [...SUITS].map((suit) => heights[suit] ?? 0),
    stock: game.stock.map(written).reverse(), waste: game.waste.map(written), pass,
  };
}

function apply({ move }) {
  const [card, place] = move.split(">");
  const done = move === "draw" ? draw() : move === "redeal" ? redeal() : carry(card, place);
  return done ? { ok: true } : refused("klondike-solitaire does not do this");
}

function draw() {
  if (!game.stock.length) return false;
  klondike.solitairePoint(game, last(game.stock));
  return true;
}

function redeal() {
  if (game.stock.length || !game.waste.length) return false;
  klondike.solitaireDeal(game);
  pass += 1;
  return true;
}

function carry(name, place) {                         // the library is asked whether what it has picked up may go there
  const card = [...game.tableau, ...game.foundation, game.waste].flat().find((each) => written(each) === name);
  const x = game.tableau.findIndex((lane, i) => (lane.length ? written(last(lane)) : `${i + 1}`) === place);
  const raised = game.foundation.flat().includes(card);  // picked up and put down again, it has not gone up
  if (!card || (place && x < 0) || (raised && !place)) return false;
  klondike.solitairePoint(game, card);
  const at = place ? { type: "Tableau", x } : { type: "Foundation", x: 0 };
  const may = klondike.solitaireIsBuildable(game, at);
  if (may) klondike.solitaireBuild(game, at);
  klondike.solitaireDeselect(game);
  turnUp();
  return may;
}

const answers = {
  hello: () => ({
    protocol: 1, engine: "klondike-solitaire", games: { klondike: Object.keys(DRAW) }, asks: ["state", "apply", "result"],
  }),
  deal, apply, state, result: () => ({ result: klondike.solitaireIsWon(game) ? "won" : "open" }),
};
createInterface({ input: process.stdin })
  .on("line", (line) => console.log(JSON.stringify(answers[JSON.parse(line).ask](JSON.parse(line)))));
