import { kind, kindBit } from "./cards.js";
import { pileSize } from "./table.js";

// THUMB-2, THUMB-4: of a covered card the others are told the kind alone; RAISE-2: a released one lies open
const openly = ({ seat, card, covered }) => ({ seat, card: covered ? kind(card) : card, covered });

// END-4: captured cards lie face down
export const publicState = (s) => ({
  over: s.over,
  turn: s.turn,
  leader: s.leader,
  trick: s.trick.map(openly),
  hands: s.hands.map((hand) => hand.length),
  pile: pileSize(s),
  captured: s.captured.map((cards) => cards.map(kind)),
  points: s.points,
});

// HAND-1: one's own hand; HAND-2: no other before the end; Q03: each card whole whose fang the seat can tell
export function view(s, seat) {
  const known = (card) => (s.knows[seat] & kindBit(card) ? card : kind(card));
  return {
    hand: s.hands[seat],
    trick: s.trick.map((entry) => ({ ...entry, card: known(entry.card) })),
    captured: s.captured.map((cards) => cards.map(known)),
    hands: s.over ? s.hands : null,
  };
}
