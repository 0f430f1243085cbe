// The engine behind the line protocol: one request a line on standard input, one answer a line on standard output.

import { apply, deal, legal, publicState, view } from "./engine.js";

const EVENTS = ["released", "shown", "passed", "skipped", "parried", "taken", "inspected", "left", "drawn", "leads",
  "over", "points"];

let game; // the state of the one game that is going on

const asText = (flags) => Object.fromEntries(Object.entries(flags).map(([flag, reading]) => [flag, String(reading)]));

function act({ action }) {
  const { refused, state } = apply(game, action);
  if (refused) return { refused };
  game = state;
  return { state: publicState(game), events: game.events };
}

const ANSWERS = {
  hello: () => ({ engine: "daumen-drauf-javascript 1", protocol: 1, rules: ["all"], leaves_out: [], events: EVENTS }),
  new(request) {
    game = deal({ ...request, flags: asText(request.flags) });
    return { state: publicState(game) };
  },
  legal: () => ({ legal: legal(game) }),
  apply: act,
  view: ({ seat }) => ({ view: view(game, seat) }),
};

function answer(line) {
  try {
    const request = JSON.parse(line);
    if (request.message === "bye") return null;
    return JSON.stringify(ANSWERS[request.message](request));
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}

// All whole lines that have come in are answered with one write; nothing is held back after that.
let rest = "";
process.stdin.setEncoding("utf8").on("data", (text) => {
  const lines = (rest + text).split("\n");
  rest = lines.pop();
  const answers = lines.map(answer);
  const end = answers.indexOf(null);
  const told = end < 0 ? answers : answers.slice(0, end);
  process.stdout.write(told.map((line) => `${line}\n`).join(""), () => end < 0 || process.exit(0));
});
