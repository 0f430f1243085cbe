import { clockwiseFrom, learn } from "./table.js";

// START-4, Q50: the place in the deck of card `i` of the seat that is served as number `k`
const PLACE = {
  single: (k, i, players) => i * players + k,
  packets: (k, i, players, handSize) => k * handSize + i,
};

export function deal({ flags, players, starter, hand_size: handSize, deck }) {
  const s = {
    flags, players, handSize, deck,
    drawn: players * handSize, // START-6: what is left is the draw pile
    hands: Array.from({ length: players }, () => []),
    captured: Array.from({ length: players }, () => []),
    knows: Array(players).fill(0),
    trick: [], colours: [],
    leader: starter, turn: starter, leadBy: "START-1", // START-1
    passes: 0, lastActor: null, over: false, points: null, events: [],
  };
  dealHands(s, starter);
  return s;
}

// START-3: as many cards for each as make a hand; START-5: the starter gets the first, then clockwise
function dealHands(s, starter) {
  clockwiseFrom(s, starter).forEach((seat, k) => {
    for (let i = 0; i < s.handSize; i += 1) s.hands[seat].push(s.deck[PLACE[s.flags.deal](k, i, s.players, s.handSize)]);
    learn(s, [seat], s.hands[seat]); // HAND-1
  });
}
