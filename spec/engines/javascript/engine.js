// The rules of one game: `deal` makes the first state, `legal` lists what is allowed, `apply` makes the next state.

import { colour, kind } from "./cards.js";
import { complete, endsWithinTrick, finishWithinTrick } from "./ending.js";
import { broken, canOnlyPass } from "./legality.js";
import { refill } from "./refill.js";
import { allSeats, coveredCard, fork, highest, learn, nextSeat, tell } from "./table.js";

export { deal } from "./deal.js";
export { legal } from "./legality.js";
export { publicState, view } from "./view.js";

// {refused: ids} with all clauses that are broken, or {state}, whose `events` tell what happened
export function apply(state, action) {
  const refused = broken(state, action);
  if (refused.length > 0) return { refused };
  const s = fork(state);
  s.lastActor = action.seat;
  TRANSITIONS[action.do](s, action);
  return { state: s };
}

const TRANSITIONS = { show, pass, parry };

// THUMB-1: from the hand under the thumb
function cover(s, { seat, card }) {
  s.hands[seat] = s.hands[seat].filter((other) => other !== card);
  s.trick = [...s.trick, { seat, card, covered: true }];
}

// RAISE-2: the card shown so far is laid open for all
function release(s, seat) {
  const old = coveredCard(s, seat);
  if (old === undefined) return;
  s.trick = s.trick.map((entry) => (entry === old ? { ...old, covered: false } : entry));
  learn(s, allSeats(s), [old.card]);
  tell(s, { event: "released", seat, card: old.card });
}

// LEAD-1, TURN-2, RAISE-1
function show(s, action) {
  release(s, action.seat);
  cover(s, action);
  rank(s, colour(action.card));
  s.passes = 0;
  tell(s, { event: "shown", seat: action.seat, card: kind(action.card) });
  if (endsWithinTrick(s)) finishWithinTrick(s);
  else passTurn(s);
}

// HIGH-3: a new colour ranks above those before it
function rank(s, newest) {
  if (!s.colours.includes(newest)) s.colours = [...s.colours, newest];
}

// PASS-1
function pass(s, { seat }) {
  s.passes += 1;
  tell(s, { event: "passed", seat });
  passTurn(s);
}

// PARRY-4: the parrier captures the trick at once; Q24, Q26
function parry(s, action) {
  if (s.flags.parrier_releases_old_card === "true") release(s, action.seat);
  cover(s, action);
  tell(s, { event: "parried", seat: action.seat, card: kind(action.card) });
  complete(s, action.seat, s.flags.refill_after_parry === "true");
}

// END-2: all others have passed on the highest card; END-1, PASS-2, TURN-1: else the next seat, in any lap
function passTurn(s) {
  if (s.passes === s.players - 1) return complete(s, highest(s).seat, true);
  s.turn = nextSeat(s, s.turn);
  return s.turn === s.leader ? beginLap(s) : ask(s);
}

// What a new lap brings: Q13 cards, Q40 perhaps the end, Q12 a new order of colours
function beginLap(s) {
  if (s.flags.refill_scope === "lap") refill(s, highest(s).seat);
  if (endsWithinTrick(s)) return finishWithinTrick(s);
  if (s.flags.colour_scope === "lap") s.colours = [colour(highest(s).card)];
  return ask(s);
}

// PASS-3, Q17: who is not asked
const IS_JUMPED = {
  explicit: () => false,
  skip_empty_hands: (s) => s.hands[s.turn].length === 0,
  skip_all: canOnlyPass,
};

function ask(s) {
  if (IS_JUMPED[s.flags.forced_pass](s)) jump(s);
}

function jump(s) {
  s.passes += 1;
  tell(s, { event: "skipped", seat: s.turn });
  passTurn(s);
}
