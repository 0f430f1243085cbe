// What the other modules ask about a state, and the few changes that they share.
//
// A state is never changed once it has been handed out: `fork` copies its outer arrays, the functions that take a
// fork `s` replace what lies in them, and nothing is copied deeper than it changes.
//
//   flags, players, handSize      as in the request `new`, flag values as text
//   deck, drawn                   the whole deck, and how many of its cards have left the pile
//   hands, captured               cards by seat
//   knows                         by seat, a bit for each kind whose fangs it can tell (see kindBit)
//   trick                         {seat, card, covered} in the order shown; the last one is the highest card
//   colours                       colours of the trick, lowest first
//   leader, leadBy                who leads, and the clause that says so
//   turn, passes, lastActor       seat on turn, passes in a row, seat that acted last
//   over, points                  points is null until over
//   events                        what the last action brought about

import { kindBit } from "./cards.js";

export const fork = (state) => ({
  ...state,
  hands: [...state.hands],
  captured: [...state.captured],
  knows: [...state.knows],
  events: [],
});

export const tell = (s, event) => s.events.push(event);

export const pileSize = (s) => s.deck.length - s.drawn;

// TURN-1: clockwise
export const nextSeat = (s, seat) => (seat + 1) % s.players;

// All seats clockwise, beginning with `first`
export const clockwiseFrom = (s, first) => s.hands.map((_, i) => (first + i) % s.players);

export const highest = (s) => s.trick.at(-1);

export const coveredCard = (s, seat) => s.trick.find((entry) => entry.seat === seat && entry.covered);

// Q41: whether the card under the thumb is still in hand
const countsAsHeld = (s, seat) => s.flags.covered_card_is_hand_card === "true" && coveredCard(s, seat) !== undefined;

export const held = (s, seat) => s.hands[seat].length + (countsAsHeld(s, seat) ? 1 : 0);

export function learn(s, seats, cards) {
  const bits = cards.reduce((sum, card) => sum | kindBit(card), 0);
  for (const seat of seats) s.knows[seat] |= bits;
}

export const allSeats = (s) => s.hands.keys();
