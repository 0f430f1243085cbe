// The end of a trick and the end of the game.

import { isPoisonous } from "./cards.js";
import { refill } from "./refill.js";
import { allSeats, clockwiseFrom, held, highest, learn, pileSize, tell } from "./table.js";

// --- the trick is taken -------------------------------------------------------------------------------------------

// END-2, END-3, PARRY-4: every card of the trick, released and covered
function take(s, seat) {
  const cards = s.trick.map((entry) => entry.card);
  s.captured[seat] = [...s.captured[seat], ...cards];
  tell(s, { event: "taken", seat, cards: cards.length });
  inspect(s, seat, cards);
  clearTrick(s);
}

// END-6, END-4, Q01: who sees the trick before it lies face down
function inspect(s, taker, cards) {
  const seats = s.flags.inspection === "all" ? [...allSeats(s)] : [taker];
  learn(s, seats, cards);
  tell(s, { event: "inspected", seats });
}

// HIGH-4: the next trick makes its own order of colours
function clearTrick(s) {
  s.trick = [];
  s.colours = [];
}

// END-3 to NEXT-2 for a trick that has found its taker
export function complete(s, taker, refills) {
  take(s, taker);
  if (isTestedBeforeRefill(s) && isOver(s)) return finish(s);
  if (refills) refill(s, taker); // FILL-1
  if (isOver(s)) return finish(s);
  return lead(s, taker);
}

// NEXT-1, END-5, PARRY-5: the taker leads; NEXT-2: without cards, the next clockwise that has any; Q33: or it ends
function lead(s, taker) {
  const leader = clockwiseFrom(s, taker).find((seat) => s.hands[seat].length > 0);
  if (leader !== taker && s.flags.leader_without_cards === "game_ends") return finish(s);
  s.leader = s.turn = leader;
  s.leadBy = leader === taker ? "NEXT-1" : "NEXT-2";
  return tell(s, { event: "leads", seat: leader });
}

// --- the game is over ---------------------------------------------------------------------------------------------

// OVER-1: at most one seat has cards
const isOver = (s) => [...allSeats(s)].filter((seat) => held(s, seat) > 0).length <= 1;

// Q40: the readings that also ask before anybody draws, and within a trick
const isTestedBeforeRefill = ({ flags }) => flags.end_test === "before_refill" || flags.end_test === "any_moment";
const isTestedWithinTrick = (s) =>
  s.flags.end_test === "any_moment" || (s.flags.end_test === "any_moment_pile_empty" && pileSize(s) === 0);

export const endsWithinTrick = (s) => isTestedWithinTrick(s) && isOver(s);

// OVER-1, Q42: who gets a trick in which the game ends
export function finishWithinTrick(s) {
  if (s.flags.unfinished_trick === "highest_takes") take(s, highest(s).seat);
  else leave(s);
  finish(s);
}

function leave(s) {
  tell(s, { event: "left", cards: s.trick.length });
  clearTrick(s);
}

function finish(s) {
  s.over = true;
  s.turn = s.leader = null;
  learn(s, allSeats(s), s.hands.flat()); // all hands are laid open
  s.points = s.hands.map((hand, seat) => score(s.captured[seat], hand));
  tell(s, { event: "over" });
  s.points.forEach((points, seat) => tell(s, { event: "points", seat, points }));
}

// --- points -------------------------------------------------------------------------------------------------------

// VAL-1 one plus for a harmless card, VAL-2 one minus for a poisonous one
const cardPoints = (card) => (isPoisonous(card) ? -1 : 1);

// VAL-3, VAL-4: plus less minus, below zero too; OVER-2, OVER-4: one minus for each card in hand
const score = (captured, hand) => captured.reduce((sum, card) => sum + cardPoints(card), 0) - hand.length;
