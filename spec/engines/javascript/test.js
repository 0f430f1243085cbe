import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { apply, deal, legal, publicState, view } from "./engine.js";

// --- help ---------------------------------------------------------------------------------------------------------

const READINGS = {
  inspection: ["all", "taker_only"],
  colour_scope: ["trick", "lap"],
  refill_scope: ["trick", "lap"],
  must_show_scope: ["trick", "lap"],
  forced_pass: ["explicit", "skip_empty_hands", "skip_all"],
  parry_timing: ["own_turn", "any_time"],
  self_parry: ["false", "true"],
  parrier_releases_old_card: ["false", "true"],
  refill_after_parry: ["true", "false"],
  refill_first: ["winner", "last_actor"],
  refill_short: ["greedy", "all_or_nothing", "whole_need", "one_by_one"],
  leader_without_cards: ["next_clockwise", "game_ends"],
  end_test: ["after_refill", "before_refill", "any_moment", "any_moment_pile_empty"],
  covered_card_is_hand_card: ["true", "false"],
  unfinished_trick: ["highest_takes", "nobody"],
  deal: ["single", "packets"],
};
const GERMAN = Object.fromEntries(Object.entries(READINGS).map(([flag, [first]]) => [flag, first]));
const ENGLISH = { ...GERMAN, inspection: "taker_only", refill_first: "last_actor" };

const cards = (text) => text.split(" ").filter(Boolean);

// Hands and a pile as the deck that deals them one by one, beginning with seat 0
function table(hands, pile = "", flags = {}) {
  const dealt = hands.map(cards);
  const deck = [...dealt[0].flatMap((_, i) => dealt.map((hand) => hand[i])), ...cards(pile)];
  return deal({ flags: { ...GERMAN, ...flags }, players: hands.length, starter: 0, hand_size: dealt[0].length, deck });
}

// "0 Y3p", "1 pass", "2 parry Y3h"
function action(text) {
  const [seat, first, second] = text.split(" ");
  if (first === "pass") return { seat: Number(seat), do: "pass" };
  if (first === "parry") return { seat: Number(seat), do: "parry", card: second };
  return { seat: Number(seat), do: "show", card: first };
}

function play(state, moves) {
  return moves.reduce((before, move) => {
    const { state: after, refused } = apply(before, action(move));
    assert.equal(refused, undefined, `${move}: ${refused}`);
    return after;
  }, state);
}

const words = (a) => [a.seat, ...(a.do === "show" ? [] : [a.do]), ...(a.card ? [a.card] : [])].join(" ");
const allowed = (state) => legal(state).map(words).sort();
const refusal = (state, move) => [...apply(state, action(move)).refused].sort();
const told = (state) => state.events.map(({ event, ...fields }) => [event, ...Object.values(fields)].join(" "));

// --- the order of colours -----------------------------------------------------------------------------------------

describe("higher", () => {
  const four = table(["Y3p Y6h G1h B2h G2p", "Y5h Y1p G1p B3p G3p", "G4h Y1h Y2p B4p B5p", "B1h Y3h G4p B6p Y4p"]);

  test("yellow 3, yellow 5, green 4, black 1: now only black (EX-1, HIGH-5)", () => {
    const s = play(four, ["0 Y3p", "1 Y5h", "2 G4h", "3 B1h"]);
    assert.deepEqual(allowed(s), ["0 B2h", "0 pass"]);
    assert.deepEqual(refusal(s, "0 Y6h"), ["HIGH-5", "RAISE-3"]);
    assert.deepEqual(refusal(s, "0 G2p"), ["HIGH-5", "RAISE-3"]);
  });

  test("after a yellow 3: the twin, higher yellow, any green or black (EX-2)", () => {
    const s = play(table(["Y3p G5h", "Y3h Y4p", "B5h B4h"]), ["0 Y3p"]);
    assert.deepEqual(allowed(s), ["1 Y4p", "1 parry Y3h", "1 pass"]);
    const t = play(table(["Y3p G5h G4p G3p", "Y2h Y4p G1p B1h", "B5h B4h B3h B2h"]), ["0 Y3p"]);
    assert.deepEqual(allowed(t), ["1 B1h", "1 G1p", "1 Y4p", "1 pass"]);
  });

  test("not higher, and out of turn (HIGH-1, TURN-1, TURN-2)", () => {
    const s = play(four, ["0 Y3p"]);
    assert.deepEqual(refusal(s, "1 Y1p"), ["HIGH-1", "TURN-2"]);
    assert.deepEqual(refusal(s, "2 Y2p"), ["HIGH-1", "TURN-1", "TURN-2"]);
    assert.deepEqual(refusal(s, "2 pass"), ["TURN-1"]);
    assert.deepEqual(refusal(s, "1 Y6p"), ["THUMB-1"]);
  });
});

// --- lead, parry, end ---------------------------------------------------------------------------------------------

test("the starter leads and must (START-1, LEAD-2)", () => {
  const s = table(["Y1p Y2p", "Y1h Y2h"]);
  assert.deepEqual(refusal(s, "1 Y1h"), ["START-1"]);
  assert.deepEqual(refusal(s, "0 pass"), ["LEAD-2"]);
  assert.deepEqual(refusal(s, "0 parry Y1p"), ["PARRY-1"]);
});

describe("parry", () => {
  const s = play(table(["Y3p Y1h", "Y4h G1p", "Y3h Y4p"], "B1p B2p B3p B4p"), ["0 Y3p"]);

  test("on one's own turn only, and not one's own card (PARRY-1, PARRY-2)", () => {
    assert.deepEqual(refusal(s, "2 parry Y3h"), ["PARRY-2"]);
    assert.deepEqual(refusal(s, "1 parry Y4h"), ["PARRY-1"]);
  });

  test("the parrier takes all, draws first and leads; the old card stays covered (PARRY-4, PARRY-5)", () => {
    const end = play(s, ["1 Y4h", "2 parry Y4p"]);
    assert.deepEqual(told(end), [
      "parried 2 Y4", "taken 2 3", "inspected 0,1,2", "drawn 2 1", "drawn 0 1", "drawn 1 1", "leads 2",
    ]);
    assert.deepEqual(publicState(end).captured, [[], [], ["Y3", "Y4", "Y4"]]);
    assert.deepEqual(view(end, 2).hand, ["Y3h", "B1p"]);
    assert.equal(end.turn, 2);
  });

  test("Q24: the parrier releases", () => {
    const t = table(["Y1p Y2p", "Y2h Y3p"], "Y1h Y3h", { inspection: "taker_only", parrier_releases_old_card: "true" });
    const end = play(t, ["0 Y1p", "1 Y2h", "0 parry Y2p"]);
    assert.deepEqual(told(end).slice(0, 3), ["released 0 Y1p", "parried 0 Y2", "taken 0 3"]);
    assert.deepEqual(view(end, 1).captured[0], ["Y1p", "Y2h", "Y2p"]);
  });
});

test("last hand: one minus each, harmless or not (OVER-2)", () => {
  const end = play(table(["Y3h", "Y4p", "G1h"], ""), ["0 Y3h", "1 Y4p", "2 pass", "0 pass"]);
  assert.deepEqual(told(end), ["passed 0", "taken 1 2", "inspected 0,1,2", "over", "points 0 0", "points 1 0", "points 2 -1"]);
  assert.deepEqual(legal(end), []);
  assert.deepEqual(view(end, 0).hands, [[], [], ["G1h"]]);
  assert.deepEqual(refusal(end, "2 G1h"), ["OVER-1"]);
});

test("the next clockwise with cards leads (NEXT-2)", () => {
  const start = table(["Y1p Y2p", "Y1h Y2h", "Y3p Y3h"]);
  const end = play(start, ["0 Y1p", "1 Y2h", "2 pass", "0 parry Y2p"]);
  assert.deepEqual([end.turn, end.leader, end.over], [1, 1, false]);
  assert.deepEqual(refusal(end, "2 Y3p"), ["NEXT-2"]);
});

// --- refill -------------------------------------------------------------------------------------------------------

describe("who draws what", () => {
  // seat 2 takes with needs 2, seat 0 needs 2, seat 1 needs 1; three in the pile
  const hands = ["Y2p B2h Y5p Y5h B1h", "Y3h G3p G4p G4h G5p", "G1h B3h Y1p Y1h G3h"];
  const moves = ["0 Y2p", "1 Y3h", "2 G1h", "0 B2h", "1 pass", "2 B3h", "0 pass", "1 pass"];
  const drawn = (flags) => play(table(hands, "G2h B1p Y4h", flags), moves).hands.map((hand) => hand.slice(-2));
  const kept = [["Y5h", "B1h"], ["G4h", "G5p"], ["Y1h", "G3h"]];

  test("greedy", () => assert.deepEqual(drawn({}), [["B1h", "Y4h"], kept[1], ["G2h", "B1p"]]));
  test("all or nothing", () => assert.deepEqual(drawn({ refill_short: "all_or_nothing" }), kept));
  test("whole need", () =>
    assert.deepEqual(drawn({ refill_short: "whole_need" }), [kept[0], ["G5p", "Y4h"], ["G2h", "B1p"]]));
  test("one by one", () =>
    assert.deepEqual(drawn({ refill_short: "one_by_one" }), [["B1h", "B1p"], ["G5p", "Y4h"], ["G3h", "G2h"]]));
  test("who acted last (FILL-3)", () =>
    assert.deepEqual(drawn({ refill_first: "last_actor" }), [kept[0], ["G5p", "G2h"], ["B1p", "Y4h"]]));
});

// --- what a seat knows --------------------------------------------------------------------------------------------

test("Q01: who learns from a trick", () => {
  const hands = ["Y2p Y5p", "G1h Y5h", "Y1p B5h"];
  const moves = ["0 Y2p", "1 G1h", "2 pass", "0 pass"];
  const captured = (flags, seat) => view(play(table(hands, "", flags), moves), seat).captured[1];
  assert.deepEqual(captured({}, 2), ["Y2p", "G1h"]);
  assert.deepEqual(captured(ENGLISH, 2), ["Y2", "G1"]);
  assert.deepEqual(captured(ENGLISH, 0), ["Y2p", "G1"]);
});

// --- records ------------------------------------------------------------------------------------------------------

const RECORDS = new URL("../../daumen_drauf/", import.meta.url);

// The start, the moves and the score of the first game of a record
function read(path, flags = {}) {
  const lines = readFileSync(new URL(path, RECORDS), "utf8").split("\n").map((line) => line.split(/(?:^|\s)#/)[0].trim());
  const header = (word) => lines.find((line) => line.startsWith(`${word}:`))?.slice(word.length + 1).trim();
  const names = header("names").split(", ");
  const handSize = Number(header("pack")?.match(/h(\d)$/)[1] ?? 5);
  const named = (header("rules").split(" with ")[1] ?? "").split(", ").filter(Boolean).map((one) => one.split("="));
  const base = header("rules").startsWith("english") ? ENGLISH : GERMAN;
  const hands = names.map((name) => cards(header(`hand ${name}`) ?? ""));
  const deck = cards(header("deck") ?? `${hands[0].flatMap((_, i) => hands.map((hand) => hand[i])).join(" ")} ${header("pile")}`);
  const moves = lines.map((line) => line.split(": ")).filter(([name, rest]) => names.includes(name) && rest);
  return {
    start: deal({
      flags: { ...base, ...Object.fromEntries(named), ...flags }, players: names.length, starter: 0, hand_size: handSize, deck,
    }),
    moves: moves.map(([name, rest]) => `${names.indexOf(name)} ${rest}`),
    score: header("score")?.split(" ").map(Number),
  };
}

for (const path of ["games/two-seats.dd", "games/three-seats.dd"]) {
  test(path, () => {
    const { start, moves, score } = read(path);
    const end = play(start, moves);
    assert.equal(end.over, true);
    assert.deepEqual(end.points, score);
  });
}

test("records: a topped colour, a parry out of turn, the English refill", () => {
  const topped = read("records/broken-topped-colour.dd");
  assert.deepEqual(refusal(play(topped.start, topped.moves.slice(0, 7)), topped.moves[7]), ["HIGH-5", "RAISE-3"]);
  const early = read("records/broken-parry-out-of-turn.dd");
  assert.deepEqual(refusal(play(early.start, early.moves.slice(0, 1)), early.moves[1]), ["PARRY-2"]);
  const free = read("records/broken-parry-out-of-turn.dd", { parry_timing: "any_time" });
  assert.equal(play(free.start, free.moves).leader, 2);
  const english = read("records/english-refill.dd");
  play(english.start, english.moves);
});

// Each witness: what its page says of the two readings, here as allowed actions, turn, pile and points
const WITNESSES = [
  ["Q12-lap", "colour_scope", { trick: [["0 pass"]], lap: [["0 Y1h", "0 pass"]] }],
  ["Q13-lap", "refill_scope", { trick: [["0 pass"], 2], lap: [["0 parry Y4h", "0 pass"], 0] }],
  ["Q14-lap", "must_show_scope", { trick: [["0 parry Y2p", "0 pass"]], lap: [["0 parry Y2p"]] }],
  ["Q17-skip_all", "forced_pass", { explicit: [["1 pass"], 2], skip_all: [["0 Y1h"], 1] }],
  ["Q17-skip_empty_hands", "forced_pass", { explicit: [["0 pass"], 2], skip_empty_hands: [["1 Y1h"], 0] }],
  ["Q20-any_time", "parry_timing", { own_turn: [["1 Y2p", "1 pass"]], any_time: [["1 Y2p", "1 pass", "2 parry Y1h"]] }],
  ["Q21-true", "self_parry", {
    false: [["1 Y2h", "1 Y2p", "1 pass"]], true: [["0 parry Y1h", "1 Y2h", "1 Y2p", "1 pass"]],
  }],
  ["Q26-false", "refill_after_parry", { true: [["1 Y2p"], 0], false: [[], 2, [0, 0]] }],
  ["Q30-last_actor", "refill_first", { winner: [["1 Y1h"], 0], last_actor: [["1 Y2h"], 0] }],
  ["Q31-all_or_nothing", "refill_short", { greedy: [["1 Y2h"], 0], all_or_nothing: [[], 1, [0, 0, -1]] }],
  ["Q31-one_by_one", "refill_short", { greedy: [["0 Y3h", "0 Y3p"], 0], one_by_one: [["0 Y3p"], 0] }],
  ["Q31-whole_need", "refill_short", { greedy: [["0 B1h", "0 Y1h"], 0], whole_need: [["0 Y1h"], 0] }],
  ["Q33-game_ends", "leader_without_cards", { next_clockwise: [["1 Y1h"]], game_ends: [[], 0, [-1, -1, -2]] }],
  ["Q40-any_moment", "end_test", { after_refill: [["0 Y2p"], 1], any_moment: [[], 2, [-1, -1]] }],
  ["Q40-before_refill", "end_test", { after_refill: [["0 Y2p"], 1], before_refill: [[], 2, [-1, -1]] }],
  ["Q40-any_moment_pile_empty", "end_test", {
    after_refill: [["0 parry Y2h", "0 pass"], 0], any_moment_pile_empty: [[], 0, [-1, -1]],
  }],
  ["Q41-false", "covered_card_is_hand_card", { true: [["1 parry Y1h", "1 pass"], 2], false: [[], 2, [-1, -1]] }],
  ["Q42-nobody", "unfinished_trick", { highest_takes: [[], 2, [-1, -1]], nobody: [[], 2, [0, -1]] }],
  ["Q50-packets", "deal", { single: [["0 Y1p", "0 Y2p"]], packets: [["0 Y1h", "0 Y1p"]] }],
];

for (const [name, flag, readings] of WITNESSES) {
  for (const [reading, [actions, pile, points]] of Object.entries(readings)) {
    test(`witness ${name}, ${flag}=${reading}`, () => {
      const { start, moves } = read(`questions/${name}.dd`, { [flag]: reading });
      const end = play(start, moves);
      assert.deepEqual(allowed(end), actions);
      if (pile !== undefined) assert.equal(publicState(end).pile, pile);
      assert.deepEqual(end.points, points ?? null);
    });
  }
}

// --- random play --------------------------------------------------------------------------------------------------

function generator(seed) {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}

function shuffledDeck(players, random) {
  const deck = [..."YGB"].flatMap((c) => Array.from({ length: players + 2 }, (_, v) => [`${c}${v + 1}p`, `${c}${v + 1}h`]).flat());
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

function randomFlags(random) {
  const flags = Object.fromEntries(Object.entries(READINGS).map(([flag, all]) => [flag, all[random(all.length)]]));
  if (flags.parry_timing === "own_turn") flags.self_parry = "false";
  return flags;
}

function checkLaws(s, left) {
  const all = [...s.hands.flat(), ...s.captured.flat(), ...s.trick.map((e) => e.card), ...s.deck.slice(s.drawn), ...left];
  assert.deepEqual([...all].sort(), [...s.deck].sort());
  s.hands.forEach((hand, seat) => {
    assert.ok(hand.length <= s.handSize);
    const seen = view(s, seat);
    assert.deepEqual(seen.hand, hand);
    for (const [own, entry] of s.trick.map((entry, i) => [seen.trick[i], entry])) {
      if (entry.seat === seat || !entry.covered) assert.equal(own.card, entry.card);
    }
  });
  assert.equal(legal(s).length === 0, s.over);
}

test("random games: cards are kept, games end, the sum of points is right", () => {
  const random = generator(7);
  for (let game = 0; game < 400; game += 1) {
    const players = 2 + random(6);
    const flags = game % 3 === 0 ? GERMAN : randomFlags(random);
    let s = deal({ flags, players, starter: random(players), hand_size: 5, deck: shuffledDeck(players, random) });
    let left = [];
    while (!s.over) {
      const trick = s.trick.map((entry) => entry.card);
      const actions = legal(s);
      const chosen = actions[random(actions.length)];
      const before = JSON.stringify(s);
      const next = apply(s, chosen).state;
      assert.equal(JSON.stringify(s), before);
      if (next.events.some(({ event }) => event === "left")) left = chosen.card ? [...trick, chosen.card] : trick;
      s = next;
      checkLaws(s, left);
    }
    if (flags === GERMAN) {
      const harmless = s.hands.flat().filter((card) => card[2] === "h").length;
      assert.equal(s.points.reduce((a, b) => a + b, 2 * harmless), 0);
    }
  }
});

test("legal is all that is not refused", () => {
  const random = generator(11);
  for (let game = 0; game < 100; game += 1) {
    const players = 2 + random(3);
    const deck = shuffledDeck(players, random);
    let s = deal({ flags: randomFlags(random), players, starter: 0, hand_size: 5, deck });
    while (!s.over) {
      const every = s.hands.flatMap((_, seat) => [
        `${seat} pass`, ...deck.map((card) => `${seat} ${card}`), ...deck.map((card) => `${seat} parry ${card}`),
      ]);
      assert.deepEqual(every.filter((move) => !apply(s, action(move)).refused).sort(), allowed(s));
      const actions = legal(s);
      s = apply(s, actions[random(actions.length)]).state;
    }
  }
});

// --- the protocol -------------------------------------------------------------------------------------------------

test("the annotated session", async () => {
  const engine = spawn(process.execPath, [new URL("harness.js", import.meta.url).pathname]);
  let output = "";
  engine.stdout.setEncoding("utf8").on("data", (text) => { output += text; });
  const flags = { ...GERMAN, self_parry: false };
  const requests = [
    { message: "hello", protocol: 1, game: "daumen_drauf" },
    { message: "new", rules: "german", flags, players: 2, starter: 0, hand_size: 2, deck: cards("Y1p Y2h G1h Y1h Y3p G1p Y2p Y3h") },
    { message: "apply", action: { seat: 0, do: "show", card: "Y1p" } },
    { message: "view", seat: 1 },
    { message: "apply", action: { seat: 1, do: "parry", card: "Y1h" } },
    { message: "bye" },
  ];
  engine.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
  const status = await new Promise((resolve) => { engine.on("close", resolve); });
  assert.equal(status, 0);
  const answers = output.trim().split("\n").map((line) => JSON.parse(line));
  assert.equal(answers.length, 5);
  assert.deepEqual(answers[3].view, {
    hand: ["Y2h", "Y1h"], trick: [{ seat: 0, card: "Y1p", covered: true }], captured: [[], []], hands: null,
  });
  assert.deepEqual(answers[4].state, {
    over: false, turn: 1, leader: 1, trick: [], hands: [2, 2], pile: 2, captured: [[], ["Y1", "Y1"]], points: null,
  });
});
