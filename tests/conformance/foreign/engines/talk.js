// The talk with the bench, in JavaScript: `node talk.js GAME.js [OLD NEW]...` plays that game.
//
// Written from spec/protocol.md and spec/collection/protocol.md; nothing of the library is used.
// A fault is planted as OLD NEW: the text of the game with NEW where OLD stood.
"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");

function loaded(file, faults) {
  let text = fs.readFileSync(file, "utf-8");
  for (let i = 0; i < faults.length; i += 2) {
    const parts = text.split(faults[i]);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${faults[i]}`);
    text = parts.join(faults[i + 1]);
  }
  return new Function(`${text}\nreturn Table;`)();
}

function told(table) {
  const movers = table.movers();
  const over = movers.length === 0;
  const ending = over ? table.ending() : {};
  const fields = table.fields ? { fields: table.fields() } : {};
  const state = { over, movers, points: null, winners: null, payments: null, ...ending, ...fields };
  return { state };
}

function applied(table, { by, do: words }) {
  if (by === "nature") {
    const [verb, ...values] = words.split(" ");
    return table.movers().includes("nature") && table.nature(verb, values);
  }
  if (!table.legal().some(([seat, known]) => seat === by && known === words)) return false;
  table.act(by, ...words.split(" "));
  return true;
}

const [file, ...faults] = process.argv.slice(2);
const Table = loaded(file, faults);
const greeting = {
  engine: path.basename(file, ".js"),
  protocol: 1,
  leaves_out: Table.prototype.view ? [] : ["views"],
  fields: Table.prototype.fields ? Object.keys(new Table(2).fields()) : [],
  positions: Boolean(Table.prototype.lay),
};
let table = null;

function answered(request) {
  switch (request.message) {
    case "hello":
      return greeting;
    case "new":
      table = new Table(request.players);
      if (request.fields) table.lay(request.fields);
      return told(table);
    case "view":
      return { view: table.view(request.seat) };
    case "legal":
      return { legal: table.legal().map(([by, words]) => ({ by, do: words })) };
    default:
      return applied(table, request.action) ? told(table) : { refused: true };
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  if (request.message === "bye") process.exit(0);
  process.stdout.write(`${JSON.stringify(answered(request))}\n`);
});
